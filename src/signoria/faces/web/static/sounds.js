// Quiet sounds, made here: dice, brick, coin, seal, your turn. One switch turns them off, and the
// browser remembers it. Before somebody has pressed anything, browsers keep silent anyway.

let context = null;
export const isAudible = () => localStorage.getItem("sound") !== "off";

function tone(pitch, at, length, volume, shape = "triangle", bend = 1) {
  const [source, gain, start] = [context.createOscillator(), context.createGain(), context.currentTime + at];
  source.type = shape;
  source.frequency.setValueAtTime(pitch, start);
  source.frequency.exponentialRampToValueAtTime(pitch * bend, start + length);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(volume, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(gain).connect(context.destination);
  source.start(start);
  source.stop(start + length + 0.02);
}

function knock(at, pitch, volume) {
  const length = 0.05;
  const buffer = context.createBuffer(1, context.sampleRate * length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = (Math.random() * 2 - 1) * (1 - index / samples.length) ** 3;
  const [source, filter, gain] = [context.createBufferSource(), context.createBiquadFilter(), context.createGain()];
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = volume;
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(context.currentTime + at);
}

const SOUNDS = {
  roll: () => [0, 0.07, 0.13, 0.21, 0.3].forEach((at) => knock(at, 1500 + 500 * Math.random(), 0.3)),
  fall: () => { knock(0.12, 420, 0.4); tone(150, 0.12, 0.09, 0.05, "sine", 0.6); },
  press: () => { knock(0.1, 240, 0.4); tone(96, 0.1, 0.14, 0.07, "sine", 0.7); },
  coin: () => { tone(2093, 0.1, 0.16, 0.025); tone(2637, 0.15, 0.2, 0.02); },
  turn: () => { tone(523.25, 0, 0.5, 0.07); tone(783.99, 0.13, 0.5, 0.07); },
};

// *kinds*: what was seen to happen; each is heard once.
export function play(...kinds) {
  if (!isAudible() || document.hidden || !kinds.length || !navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    for (const kind of new Set(kinds)) SOUNDS[kind]?.();
  } catch { /* a browser without sound */ }
}
