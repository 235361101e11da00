/** Analyses a music file in the browser: its length, its loudness for display, the beats of the part that is used. */
import { beatsOf } from '#design/motion/beats.ts';
import { FILM_LIMITS } from '#design/film/preset.ts';
import { BARS_A_SECOND, type Song } from './song.ts';

/** Every so many samples are enough for the height of a bar. */
const STRIDE = 8;
/** More than the longest film needs, so that the tempo is reliable, s. */
const HEARD = 20;
/** Music that was decoded once; from it the part that begins at a moment, ms, is heard at once. */
export type Heard = (from: number) => Song;

/** Rejects if the file is gone, or this browser can't decode it. */
export async function listenTo(asset: string, signal: AbortSignal): Promise<Heard> {
  const src = `/api/assets/${asset}`;
  const response = await fetch(`${src}?download=`, { signal });
  if (!response.ok) throw new Error(`The music answered ${response.status}`);
  const [, written = ''] = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
  // An offline context: a page may use it without a press of a button.
  const sound = await new OfflineAudioContext(1, 1, 44_100).decodeAudioData(await response.arrayBuffer());
  signal.throwIfAborted();
  const whole = { name: decodeURIComponent(written), src, seconds: sound.duration, bars: barsOf(sound) };
  return (from) => {
    const part = oneChannel(sound, from / 1000);
    const beats = beatsOf(part, sound.sampleRate).filter((beat) => beat <= FILM_LIMITS.maxSeconds * 1000);
    return { ...whole, from, beats };
  };
}

/** All channels as one, from a moment on, s. */
function oneChannel(sound: AudioBuffer, from: number): Float32Array {
  const begin = Math.min(sound.length, Math.round(from * sound.sampleRate));
  const length = Math.min(sound.length - begin, Math.round(HEARD * sound.sampleRate));
  const samples = new Float32Array(length);
  for (let channel = 0; channel < sound.numberOfChannels; channel += 1) {
    const part = sound.getChannelData(channel).subarray(begin);
    for (let at = 0; at < length; at += 1) samples[at] = (samples[at] ?? 0) + (part[at] ?? 0) / sound.numberOfChannels;
  }
  return samples;
}

/** Root mean squares, the loudest as 1. */
function barsOf(sound: AudioBuffer): number[] {
  const samples = sound.getChannelData(0);
  const step = Math.floor(sound.sampleRate / BARS_A_SECOND);
  const bars = Array.from({ length: Math.floor(samples.length / step) }, (_, bar) => {
    let sum = 0;
    for (let at = bar * step; at < (bar + 1) * step; at += STRIDE) sum += (samples[at] ?? 0) ** 2;
    return Math.sqrt((sum * STRIDE) / step);
  });
  const most = Math.max(0.001, ...bars);
  return bars.map((bar) => bar / most);
}
