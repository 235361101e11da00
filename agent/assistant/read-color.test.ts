/** Colours as people name them: a shade is another colour than the plain one, and its words are taken with it. */
import { expect, it } from 'vitest';
import { colorName } from '#agent/dialogue/say/names.ts';
import { takeColor } from './read-color.ts';
import { Scan } from './scan.ts';

const read = (words: string) => {
  const scan = new Scan(`make it ${words}`);
  return { color: takeColor(scan), left: scan.left().replace('make it', '').trim() };
};

const lightness = (color: string | null) => [1, 3, 5].reduce((sum, at) => sum + Number.parseInt((color ?? '').slice(at, at + 2), 16), 0);

it.each([
  ['deep red', 'red'], ['deep purple', 'purple'], ['dark mustard', 'mustard'], ['rich purple', 'purple'], ['burnt orange', 'orange'],
])('%s is darker than %s', (shade, plain) => {
  expect(read(shade).left).toBe('');
  expect(lightness(read(shade).color)).toBeLessThan(lightness(read(plain).color) * 0.9);
});

it.each([
  ['pastel blue', 'blue'], ['pale lilac', 'lilac'], ['soft green', 'green'], ['icy blue', 'blue'], ['pastel mint', 'mint'], ['very pale teal', 'teal'],
])('%s is lighter than %s', (shade, plain) => {
  expect(read(shade).left).toBe('');
  expect(lightness(read(shade).color)).toBeGreaterThan(lightness(read(plain).color) * 1.1);
});

it.each([['muted teal', 'teal'], ['faded red', 'red'], ['earthy brown', 'brown'], ['warm yellow', 'yellow'], ['cool grey', 'grey']])('%s is not plain %s', (shade, plain) => {
  expect(read(shade).left).toBe('');
  expect(read(shade).color).toMatch(/^#[0-9a-f]{6}$/);
  expect(read(shade).color).not.toBe(read(plain).color);
});

it.each([['bright red', '#ff0000'], ['really bold red', '#ff0000'], ['pastel pink', '#ffc0cb'], ['navy blue', '#000080'], ['hot pink', '#ff69b4'], ['dark green', '#006400']])('%s is %s', (words, color) => {
  expect(read(words)).toEqual({ color, left: '' });
});

it.each(['pastel yellow', 'warm yellow', 'icy blue', 'burnt orange', 'deep purple', 'hot pink'])('%s is called so in words', (words) => {
  expect(colorName(read(words).color ?? '')).toMatch(/^\p{L}+ \p{L}+$/u);
});
