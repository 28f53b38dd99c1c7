"""Reading pages back: strictly, as a browser and a guard would."""

from __future__ import annotations

from xml.etree.ElementTree import Element

import html5lib

HTML = "{http://www.w3.org/1999/xhtml}"


def read(page: str) -> Element:
    """The page as a tree; bad HTML raises."""
    parser = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False)
    is_page = page.lstrip().lower().startswith("<!doctype")
    return parser.parse(page if is_page else f"<!doctype html><title>.</title>{page}")


def all_of(tree: Element, attribute: str) -> list[str]:
    """The values of an attribute, wherever it stands."""
    return [value for element in tree.iter() if (value := element.get(attribute)) is not None]


def check(page: str) -> Element:
    """Valid, safe under a strict policy, and complete."""
    tree = read(page)
    ids = all_of(tree, "id")
    assert len(ids) == len(set(ids)), [one for one in ids if ids.count(one) > 1]
    for element in tree.iter():
        tag = str(element.tag).rpartition("}")[2]
        assert element.get("style") is None, tag
        assert not [name for name in element.attrib if str(name).lower().startswith("on")], tag
        assert tag != "style"
        if tag == "script":
            assert element.get("src", "").startswith("/static/")
            assert not (element.text or "").strip()
        for name in ("src", "href", "action"):
            assert not (element.get(name) or "").lower().startswith(("data:", "javascript:"))
        if tag in ("input", "select", "textarea") and element.get("type") != "hidden":
            assert _has_label(tree, element), element.attrib
    for href in all_of(tree, "href"):
        if href.startswith("#") and "<html" in page:
            assert href.removeprefix("#") in ids, href
    assert "None" not in "".join(tree.itertext())
    return tree


def _has_label(tree: Element, field: Element) -> bool:
    if field.get("aria-label"):
        return True
    for label in tree.iter("label"):
        if label.get("for") == field.get("id") or field in list(label.iter()):
            return True
    return False
