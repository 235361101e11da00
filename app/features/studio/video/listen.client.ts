/** Analyses a music file in the browser: its length, its loudness for display, its beats. */
import { beatsOf } from '#design/motion/beats.ts';
import { FILM_LIMITS } from '#design/film/preset.ts';
import { BARS_A_SECOND, type Song } from './song.ts';

/** More than the longest film needs, so that the tempo is reliable, s. */
const HEARD = 20;
/** Rejects if the file is gone, or this browser can't decode it. */
export async function listenTo(asset: string, signal: AbortSignal): Promise<Song> {
  const src = `/api/assets/${asset}`;
  const response = await fetch(`${src}?download=`, { signal });
  if (!response.ok) throw new Error(`The music answered ${response.status}`);
  const [, written = ''] = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
  // An offline context: a page may use it without a press of a button.
  const sound = await new OfflineAudioContext(1, 1, 44_100).decodeAudioData(await response.arrayBuffer());
  signal.throwIfAborted();
  const samples = oneChannel(sound);
  const longest = FILM_LIMITS.maxSeconds;
  return {
    name: decodeURIComponent(written),
    src,
    seconds: sound.duration,
    beats: beatsOf(samples, sound.sampleRate).filter((beat) => beat <= longest * 1000),
    bars: barsOf(samples.subarray(0, longest * sound.sampleRate), sound.sampleRate),
  };
}

function oneChannel(sound: AudioBuffer): Float32Array {
  const length = Math.min(sound.length, Math.round(HEARD * sound.sampleRate));
  const samples = new Float32Array(length);
  for (let channel = 0; channel < sound.numberOfChannels; channel += 1) {
    const part = sound.getChannelData(channel);
    for (let at = 0; at < length; at += 1) samples[at] = (samples[at] ?? 0) + (part[at] ?? 0) / sound.numberOfChannels;
  }
  return samples;
}

/** Root mean squares, the loudest as 1. */
function barsOf(samples: Float32Array, rate: number): number[] {
  const step = Math.floor(rate / BARS_A_SECOND);
  const bars = Array.from({ length: Math.floor(samples.length / step) }, (_, bar) => {
    const part = samples.subarray(bar * step, (bar + 1) * step);
    return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / step);
  });
  const most = Math.max(0.001, ...bars);
  return bars.map((bar) => bar / most);
}
