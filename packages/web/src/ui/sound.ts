/** A few soft sounds, synthesised: a move, my turn, the end. Browsers allow none before the first input. */
export type Sound = 'move' | 'turn' | 'end';

const notes: Readonly<Record<Sound, readonly number[]>> = { move: [196], turn: [261.6, 329.6], end: [196, 261.6, 329.6, 392] };

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [i, pitch] of notes[sound].entries()) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const begins = now + i * 0.14;
    tone.type = 'sine';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, begins);
    volume.gain.linearRampToValueAtTime(0.08, begins + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, begins + 0.45);
    tone.connect(volume).connect(context.destination);
    tone.start(begins);
    tone.stop(begins + 0.5);
  }
}
