/** Parsing colors as people write them, and converting them to other notations and back. */
import { describe, expect, it } from 'vitest';
import { COLOR_NAMES } from './color-names.ts';
import { hexOf, hslOf, opacityOf, rgbOf, rgbOfHsl } from './color-space.ts';
import { parseHexColor } from './hex-color.ts';

describe('what is typed or pasted', () => {
  it('may have 3, 6 or 8 digits, with # or without', () => {
    for (const written of ['f40', '#F40', ' #ff4400 ', 'FF4400', '#ff4400;'])
      expect(parseHexColor(written), written).toBe('#ff4400');
    expect(parseHexColor('#ff440080')).toBe('#ff440080');
    expect(parseHexColor('f408')).toBe('#ff440088');
  });

  it('may be a name', () => {
    expect(parseHexColor('Tomato')).toBe('#ff6347');
    expect(parseHexColor('forest green')).toBe('#228b22');
    expect(COLOR_NAMES.size).toBe(148);
    for (const [name, digits] of COLOR_NAMES) expect(parseHexColor(name)).toBe(`#${digits}`);
  });

  it('is nothing else', () => {
    for (const written of ['', '#', 'ff', '12345', '1234567', 'zzz', 'url(#a)', 'rgb(1,2,3)', 'not a colour'])
      expect(parseHexColor(written), written).toBeNull();
  });
});

describe('numbers', () => {
  it('of red, green and blue come back exactly', () => {
    for (const color of ['#000000', '#ffffff', '#f4502f', '#0f6b66', '#123456'])
      expect(hexOf(rgbOf(color))).toBe(color);
    expect([opacityOf('#12345600'), opacityOf('#12345680'), opacityOf('#123456')]).toEqual([0, 50, 100]);
    expect(hexOf(rgbOf('#123456'), 50)).toBe('#12345680');
  });

  it('of hue, saturation and lightness come back within their rounding', () => {
    expect(hslOf(rgbOf('#ff0000'))).toEqual({ hue: 0, saturation: 100, lightness: 50 });
    expect(hslOf(rgbOf('#0000ff'))).toEqual({ hue: 240, saturation: 100, lightness: 50 });
    expect(hslOf(rgbOf('#808080'))).toEqual({ hue: 0, saturation: 0, lightness: 50 });
    for (const color of ['#f4502f', '#0f6b66', '#fde68a', '#3b0764']) {
      const [before, after] = [rgbOf(color), rgbOfHsl(hslOf(rgbOf(color)))];
      for (const channel of ['red', 'green', 'blue'] as const)
        expect(Math.abs(before[channel] - after[channel]), `${color} ${channel}`).toBeLessThanOrEqual(4);
    }
  });
});
