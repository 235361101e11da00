/** Beats of music generated here, so that their times are known. */
import { describe, expect, it } from 'vitest';
import { beatsOf } from './beats.ts';

/** A drum on each beat and a weaker one in between, over a sustained chord; seeded noise. */
function song(bpm: number, rate: number, { first = 0.2, seconds = 20 } = {}): Float32Array {
  let state = 7;
  const noise = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 1_073_741_824 - 1;
  const samples = Float32Array.from(
    { length: seconds * rate },
    (_, at) =>
      [220, 277, 330].reduce((sum, pitch) => sum + 0.06 * Math.sin((2 * Math.PI * pitch * at) / rate), 0) +
      0.01 * noise(),
  );
  for (let beat = 0; first + (beat * 30) / bpm < seconds; beat += 1) {
    const from = Math.round((first + (beat * 30) / bpm) * rate);
    const [loud, pitch] = beat % 2 === 0 ? [0.7, 65] : [0.12, 0];
    for (let at = 0; at < 0.12 * rate && from + at < samples.length; at += 1) {
      const fades = Math.exp((-at / rate) * 35);
      samples[from + at] =
        (samples[from + at] ?? 0) +
        loud * fades * (pitch === 0 ? noise() : 0.7 * Math.sin((2 * Math.PI * pitch * at) / rate) + 0.3 * noise());
    }
  }
  return samples;
}

describe('beats of music', () => {
  it.each([
    [84, 44_100],
    [100, 48_000],
    [120, 44_100],
    [128, 44_100],
    [150, 22_050],
  ])('%i a minute at %i samples a second', (bpm, rate) => {
    const beats = beatsOf(song(bpm, rate), rate);
    const period = 60_000 / bpm;
    const off = beats.map((beat) => Math.abs(((beat - 200 + period * 1.5) % period) - period / 2));
    expect(beats.length).toBeGreaterThan((19_000 / period) * 0.9);
    expect(beats.length).toBeLessThan((20_500 / period) * 1.1);
    // Nobody sees a cut that is a frame early or late (33 ms).
    expect(off.filter((by) => by > 33).length).toBeLessThanOrEqual(1);
  });

  it('are none in silence, in a tone, and in what is over at once', () => {
    expect(beatsOf(new Float32Array(44_100 * 5), 44_100)).toEqual([]);
    expect(
      beatsOf(
        Float32Array.from({ length: 44_100 * 5 }, (_, at) => 0.5 * Math.sin((2 * Math.PI * 440 * at) / 44_100)),
        44_100,
      ).length,
    ).toBeLessThan(2);
    expect(beatsOf(new Float32Array(100), 44_100)).toEqual([]);
  });
});
