/** Contrast against the reference values of WCAG, and readable ink for backgrounds. */
import { describe, expect, it } from 'vitest';
import { colorsOf, contrast, INK, luminance, over, PAPER, readableOn } from './contrast.ts';

describe('contrast', () => {
  it('gives the reference values of WCAG', () => {
    expect(luminance('#ffffff')).toBeCloseTo(1, 5);
    expect(luminance('#000000')).toBe(0);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 2);
    expect(contrast('#0000ff', '#ffffff')).toBeCloseTo(8.592, 2);
    expect(contrast('#ff0000', '#00ff00')).toBe(contrast('#00ff00', '#ff0000'));
  });

  it('chooses an ink that reads, for every grey and strong colors', () => {
    for (let level = 0; level < 256; level += 5) {
      const grey = `#${level.toString(16).padStart(2, '0').repeat(3)}`;
      expect(contrast(readableOn(grey), grey)).toBeGreaterThanOrEqual(3);
    }
    expect(readableOn('#ffffff')).toBe(INK);
    expect(readableOn('#ffd700')).toBe(INK);
    expect(readableOn('#000080')).toBe(PAPER);
    expect(readableOn('#d7263d')).toBe(PAPER);
  });

  it('lays translucent colors on what is below', () => {
    expect(over('#00000080', '#ffffff')).toBe('#7f7f7f');
    expect(over('#ff0000', '#ffffff', 0)).toBe('#ffffff');
    expect(colorsOf({ type: 'none' }, '#ffffff')).toEqual(['#ffffff']);
    expect(
      colorsOf({ type: 'image', asset: 'a'.repeat(64), fit: 'cover', scale: 1, opacity: 1, blur: 0 }, '#ffffff'),
    ).toBeNull();
  });
});
