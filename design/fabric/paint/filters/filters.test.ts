/** What each filter does to plain pixels. */
import { describe, expect, it } from 'vitest';
import { NEUTRAL_FILTERS } from '#design/document/create.ts';
import { isNeutral } from './apply.ts';
import { recolorPixels } from './recolor.ts';
import { sharpenPixels } from './sharpen.ts';
import { duotoneTable, toneTable } from './tones.ts';
import { vignettePixels } from './vignette.ts';

const grey = (...levels: number[]): Uint8ClampedArray =>
  new Uint8ClampedArray(levels.flatMap((level) => [level, level, level, 255]));
const levelsOf = (data: Uint8ClampedArray): number[] =>
  Array.from({ length: data.length / 4 }, (_, index) => data[index * 4] ?? 0);

function toned(filters: { highlights?: number; shadows?: number }, ...levels: number[]): number[] {
  const data = grey(...levels);
  recolorPixels(data, { matrix: null, tones: toneTable({ highlights: 0, shadows: 0, ...filters }), duotone: null });
  return levelsOf(data);
}

describe('filters', () => {
  it('know when nothing is set, a duotone of no amount included', () => {
    expect(isNeutral(NEUTRAL_FILTERS)).toBe(true);
    expect(isNeutral({ ...NEUTRAL_FILTERS, duotone: { dark: '#000000', light: '#ffffff', amount: 0 } })).toBe(true);
    expect(isNeutral({ ...NEUTRAL_FILTERS, sharpen: 0.1 })).toBe(false);
    expect(isNeutral({ ...NEUTRAL_FILTERS, duotone: { dark: '#000000', light: '#ffffff', amount: 0.1 } })).toBe(false);
  });

  it('move lights and darks by themselves and keep black, white and the order of tones', () => {
    const [black, dark, light, white] = toned({ shadows: 0.8 }, 0, 60, 200, 255);
    expect([black, light, white]).toEqual([0, 200, 255]);
    expect(dark).toBeGreaterThan(75);
    const recovered = toned({ highlights: -0.8 }, 0, 60, 200);
    expect(recovered.slice(0, 2)).toEqual([0, 60]);
    expect(recovered[2]).toBeLessThan(185);
    for (const filters of [
      { shadows: 1 },
      { shadows: -1 },
      { highlights: 1 },
      { highlights: -1 },
      { shadows: 1, highlights: -1 },
    ]) {
      const steps = toned(filters, ...Array.from({ length: 256 }, (_, level) => level));
      expect(
        steps.every((level, index) => index === 0 || level >= (steps[index - 1] ?? 0) - 1),
        JSON.stringify(filters),
      ).toBe(true);
    }
  });

  it('tone a picture from one color to the other', () => {
    const data = grey(0, 255);
    recolorPixels(data, {
      matrix: null,
      tones: null,
      duotone: duotoneTable({ dark: '#102030', light: '#f0e0d0', amount: 1 }),
    });
    expect([...data]).toEqual([16, 32, 48, 255, 240, 224, 208, 255]);
  });

  it('sharpen edges, leave flat parts alone, and give a cutout no halo', () => {
    const width = 24;
    const edge = grey(...Array.from({ length: width * 3 }, (_, index) => (index % width < 12 ? 80 : 160)));
    sharpenPixels(edge, width, 3, 1, 1.2);
    const row = levelsOf(edge).slice(width, 2 * width);
    expect(row[11]).toBeLessThan(75);
    expect(row[12]).toBeGreaterThan(165);
    expect([row[2], row[21]]).toEqual([80, 160]);
    const cut = grey(...Array.from({ length: width * 3 }, () => 120));
    for (let index = 0; index < cut.length / 4; index += 1) if (index % width > 11) cut.set([0, 0, 0, 0], index * 4);
    sharpenPixels(cut, width, 3, 1, 1.2);
    expect(
      levelsOf(cut)
        .slice(0, 12)
        .every((level) => Math.abs(level - 120) <= 1),
    ).toBe(true);
  });

  it('darken or lighten corners and leave the middle', () => {
    const side = 41;
    const middle = Math.floor((side * side) / 2);
    const dark = grey(...Array.from({ length: side * side }, () => 150));
    vignettePixels(dark, side, side, 0.8);
    expect(levelsOf(dark)[middle]).toBe(150);
    expect(levelsOf(dark)[0]).toBeLessThan(80);
    const light = grey(...Array.from({ length: side * side }, () => 150));
    vignettePixels(light, side, side, -0.8);
    expect(levelsOf(light)[0]).toBeGreaterThan(200);
  });
});
