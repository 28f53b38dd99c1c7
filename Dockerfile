# The table as a container: compiled in the first stage, small and without rights in the second.
#
#   docker build -t signoria .
#   docker run -p 8000:8000 -v signoria:/data signoria

FROM python:3.11-slim AS build
# The compiler of the day: nothing of it comes into the image.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY . .
RUN python -m venv /opt/signoria \
    && SIGNORIA_COMPILE=1 PIP_CONSTRAINT=/build/constraints.txt \
       /opt/signoria/bin/pip install --no-cache-dir ".[web]" \
    && /opt/signoria/bin/python -m signoria games

FROM python:3.11-slim
RUN useradd --system --uid 10001 --home-dir /data --create-home signoria
COPY --from=build /opt/signoria /opt/signoria
USER 10001
WORKDIR /data
VOLUME /data
ENV PATH=/opt/signoria/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    SIGNORIA_SERVER_DATABASE=sqlite:////data/tables.sqlite
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
CMD ["signoria", "serve", "--host", "0.0.0.0", "--port", "8000"]
