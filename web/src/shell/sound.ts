/** The sounds of stone, wood and paper, made on the spot. Each has a visible twin, so nothing is lost in silence. */
import { settings } from './settings.svelte';

export type Sound =
  'select' | 'move' | 'dice' | 'hit' | 'damage' | 'destroyed' | 'magic' | 'card' | 'turn' | 'victory' | 'defeat';

const PEAK = 0.36; // at full volume; as loud as it is set at first -12 dB
/** What calls the visitor; the rest is what happens at the table. */
const BELLS: readonly Sound[] = ['turn', 'victory', 'defeat'];

let context: AudioContext | null = null;
let peak = PEAK;

/** Play a sound; `amount` is the distance of a move, the number of dice or hits, or the magic gained. */
export function play(sound: Sound, amount = 1): void {
  const volume = BELLS.includes(sound) ? settings.bell : settings.volume;
  if (!settings.sound || volume === 0 || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  peak = PEAK * volume;
  RECIPES[sound](context, Math.max(1, amount));
}

const RECIPES: Record<Sound, (audio: AudioContext, amount: number) => void> = {
  select: (audio) => noise(audio, { at: 0, length: 0.05, pitch: 900, sharpness: 3, level: 0.5 }),
  move: (audio, squares) => noise(audio, { at: 0, length: 0.1 + 0.05 * squares, pitch: 420 - 30 * squares, level: 0.6 }),
  dice: (audio, dice) => {
    for (let n = 0; n < Math.min(dice, 3); n++)
      noise(audio, { at: 0.07 * n, length: 0.05, pitch: 1500 + 180 * n, sharpness: 6, level: 0.7 });
  },
  hit: (audio, hits) => {
    for (let n = 0; n < Math.min(hits, 5); n++)
      noise(audio, { at: 0.06 * n, length: 0.03, pitch: 2400, sharpness: 8, level: 0.4 });
  },
  damage: (audio, points) => {
    for (let n = 0; n < Math.min(points, 3); n++)
      noise(audio, { at: 0.09 * n, length: 0.08, pitch: 260, sharpness: 2, level: 0.9 });
  },
  destroyed: (audio) => {
    noise(audio, { at: 0, length: 0.09, pitch: 1800, sharpness: 1, level: 0.8 });
    noise(audio, { at: 0.05, length: 0.28, pitch: 380, sharpness: 1, level: 0.7 });
  },
  magic: (audio, total) => tone(audio, { at: 0, length: 0.4, pitch: 880 * 2 ** (Math.min(total, 15) / 24), level: 0.35 }),
  card: (audio) => noise(audio, { at: 0, length: 0.14, pitch: 3200, sharpness: 0.6, level: 0.3 }),
  turn: (audio) => bell(audio, 0, 220),
  victory: (audio) => [262, 330, 392].forEach((pitch, n) => bell(audio, 0.28 * n, pitch)),
  defeat: (audio) => bell(audio, 0, 196),
};

interface Shape {
  at: number;
  length: number;
  pitch: number;
  level: number;
  sharpness?: number;
}

/** Filtered noise: everything that is struck or slides. */
function noise(audio: AudioContext, { at, length, pitch, level, sharpness = 1 }: Shape): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: sharpness });
  const start = audio.currentTime + at;
  source
    .connect(filter)
    .connect(fading(audio, start, length, level))
    .connect(audio.destination);
  source.start(start);
}

/** A pure note that dies away. */
function tone(audio: AudioContext, { at, length, pitch, level }: Shape): void {
  const start = audio.currentTime + at;
  const source = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
  source.connect(fading(audio, start, length, level)).connect(audio.destination);
  source.start(start);
  source.stop(start + length);
}

/** A bell: a note with two overtones that are not quite in tune. */
function bell(audio: AudioContext, at: number, pitch: number): void {
  tone(audio, { at, length: 1.4, pitch, level: 0.55 });
  tone(audio, { at, length: 0.9, pitch: pitch * 2.76, level: 0.2 });
  tone(audio, { at, length: 0.5, pitch: pitch * 5.4, level: 0.1 });
}

function fading(audio: AudioContext, start: number, length: number, level: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(peak * level, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  return gain;
}
