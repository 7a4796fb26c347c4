/*
 * A few soft, low sounds, synthesised: nothing is loaded. Browsers allow none before the first input.
 */
export type Sound = 'card' | 'pearl' | 'key' | 'coins' | 'turn' | 'end';

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  context ??= new AudioContext();
  sounds[sound](context, context.currentTime);
}

const sounds: Readonly<Record<Sound, (to: AudioContext, now: number) => void>> = {
  /** A card on felt: a breath of filtered noise. */
  card: (to, now) => rustle(to, now, 900, 0.09, 0.11),
  /** A pearl on stone. */
  pearl: (to, now) => [1318.5, 1975.5].forEach((pitch, i) => tone(to, now + i * 0.05, pitch, 0.03, 0.25)),
  /** A key turning: two dull clicks. */
  key: (to, now) => [0, 0.11].forEach((later, i) => rustle(to, now + later, 2400 - 700 * i, 0.07, 0.05)),
  coins: (to, now) => [0, 0.06, 0.1].forEach((later, i) => tone(to, now + later, 2093 + 330 * i, 0.018, 0.12)),
  turn: (to, now) => [261.6, 329.6].forEach((pitch, i) => tone(to, now + i * 0.14, pitch, 0.07, 0.45)),
  end: (to, now) => [196, 261.6, 329.6, 392].forEach((pitch, i) => tone(to, now + i * 0.16, pitch, 0.07, 0.9)),
};

/** A tone that fades away. */
function tone(to: AudioContext, at: number, pitch: number, loud: number, seconds: number): void {
  const source = to.createOscillator();
  source.frequency.value = pitch;
  source.connect(fading(to, at, loud, seconds));
  source.start(at);
  source.stop(at + seconds);
}

/** Noise around a pitch that fades away. */
function rustle(to: AudioContext, at: number, pitch: number, loud: number, seconds: number): void {
  const source = to.createBufferSource();
  source.buffer = noise(to, seconds);
  const filter = to.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  source.connect(filter).connect(fading(to, at, loud, seconds));
  source.start(at);
}

function fading(to: AudioContext, at: number, loud: number, seconds: number): GainNode {
  const volume = to.createGain();
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  volume.connect(to.destination);
  return volume;
}

/** The same noise each time: a simple generator is enough. */
function noise(to: AudioContext, seconds: number): AudioBuffer {
  const buffer = to.createBuffer(1, Math.ceil(to.sampleRate * seconds), to.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let i = 0; i < samples.length; i++) {
    state = (state * 16807) % 2147483647;
    samples[i] = (state / 2147483647) * 2 - 1;
  }
  return buffer;
}
