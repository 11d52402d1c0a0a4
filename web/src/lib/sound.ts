/** Small sounds made on the spot, so that nothing has to be loaded. Off until somebody wants them. */

import { settings } from './settings.svelte';

export type Sound =
  | 'step'
  | 'stone'
  | 'dice'
  | 'hit'
  | 'win'
  | 'lose'
  | 'coin'
  | 'key'
  | 'heal'
  | 'card'
  | 'shuffle'
  | 'turn'
  | 'end';

/** One voice of a sound. Times are seconds from its start, pitches are Hertz; noise is a breath around its pitch. */
type Voice = {
  at: number;
  lasts: number;
  loud: number;
  wave: OscillatorType | 'noise';
  pitch: number;
  to?: number;
};

function note(at: number, pitch: number, lasts = 0.35, loud = 0.22): Voice {
  return { at, lasts, loud, wave: 'triangle', pitch };
}

function knock(at: number, pitch: number, lasts = 0.07, loud = 0.5): Voice {
  return { at, lasts, loud, wave: 'noise', pitch };
}

const SOUNDS: Record<Sound, Voice[]> = {
  step: [knock(0, 320, 0.06, 0.3), knock(0.12, 260, 0.06, 0.22)],
  stone: [{ at: 0, lasts: 0.5, loud: 0.5, wave: 'noise', pitch: 180, to: 90 }, knock(0.46, 120, 0.12, 0.6)],
  dice: [0, 0.07, 0.13, 0.22, 0.34, 0.5].map((at, turn) =>
    knock(at, 1900 - turn * 150, 0.04, 0.5 - turn * 0.05),
  ),
  hit: [knock(0, 900, 0.09, 0.7), { at: 0, lasts: 0.22, loud: 0.4, wave: 'square', pitch: 150, to: 60 }],
  win: [note(0, 523), note(0.12, 659), note(0.24, 784), note(0.36, 1047, 0.6)],
  lose: [note(0, 392), note(0.16, 349), note(0.32, 262, 0.7)],
  coin: [note(0, 1319, 0.12), note(0.08, 1760, 0.45)],
  key: [knock(0, 2600, 0.04, 0.35), knock(0.11, 3100, 0.04, 0.35), note(0.2, 988, 0.3)],
  heal: [0, 0.09, 0.18, 0.27, 0.36].map((at, turn) => note(at, 440 * 2 ** ((turn * 2.4) / 12), 0.5, 0.14)),
  card: [knock(0, 2200, 0.05, 0.35), knock(0.05, 1400, 0.04, 0.2)],
  shuffle: [0, 0.05, 0.1, 0.15, 0.2, 0.25].map((at) => knock(at, 2400, 0.04, 0.25)),
  turn: [note(0, 659, 0.3), note(0.15, 880, 0.5)],
  end: [
    note(0, 392),
    note(0.18, 523),
    note(0.36, 659),
    note(0.54, 784),
    note(0.54, 1047, 1.2),
    note(0.54, 659, 1.2),
  ],
};

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;
let isWaking = false;

/** Plays a sound, if sounds are wanted. */
export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  // Browsers let a page sound only after a first click; what happened before is not made up for.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'running') sing(context, sound);
  else if (!isWaking) void wake(context, sound);
}

/** What wakes the device up is heard once it is awake, and only that: the rest would come all at once. */
async function wake(context: AudioContext, sound: Sound): Promise<void> {
  isWaking = true;
  await context.resume().catch(() => {});
  isWaking = false;
  if (context.state === 'running') sing(context, sound);
}

function sing(context: AudioContext, sound: Sound): void {
  for (const voice of SOUNDS[sound]) raise(context, voice);
}

function raise(context: AudioContext, voice: Voice): void {
  const begin = context.currentTime + voice.at;
  const end = begin + voice.lasts;
  const volume = context.createGain();
  volume.gain.setValueAtTime(voice.loud, begin);
  volume.gain.exponentialRampToValueAtTime(0.001, end);
  volume.connect(context.destination);
  const { source, pitch } =
    voice.wave === 'noise' ? breath(context, volume) : tone(context, voice.wave, volume);
  pitch.setValueAtTime(voice.pitch, begin);
  if (voice.to) pitch.exponentialRampToValueAtTime(voice.to, end);
  source.start(begin);
  source.stop(end);
}

function tone(context: AudioContext, wave: OscillatorType, out: AudioNode) {
  const source = context.createOscillator();
  source.type = wave;
  source.connect(out);
  return { source, pitch: source.frequency };
}

function breath(context: AudioContext, out: AudioNode) {
  const source = context.createBufferSource();
  source.buffer = noise ??= whiteNoise(context);
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  source.connect(band).connect(out);
  return { source, pitch: band.frequency };
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
