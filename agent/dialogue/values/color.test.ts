/** Colors by name, shade and code, and names of things that only sound like colors. */
import { describe, expect, test } from 'vitest';
import { recognizeColor } from './color.ts';
import { remark } from './marked.ts';

describe('colors', () => {
  test.each([
    'make it [green]',
    '[dark green] background',
    'a [pale pink] box',
    '[navy blue] text',
    '[forest green]',
    '[dark forest green]',
    '[warm yellow]',
    '[Light-blue] letters',
    '[#ff6600] for the title',
    '[#FFF]',
    '[rgb(255, 0, 0)]',
    '[cream] and [burgundy]',
    '[neon green] on [black]',
    '[dusty rose] please',
    '[rose gold]',
    '[off-white]',
    'nothing here',
    'order #12345',
    '&#039;',
  ])('%s', (marked) => expect(remark(recognizeColor, marked)).toBe(marked));

  test.each([
    ['navy blue', '#000080'],
    ['forest green', '#228b22'],
    ['#F60', '#ff6600'],
    ['rgb(255 0 0)', '#ff0000'],
  ])('%s is %s', (text, value) => expect(recognizeColor(text)[0]?.value).toBe(value));

  test('shades differ from their color', () => {
    const values = ['green', 'deep green', 'pale green', 'bright green'].map((text) => recognizeColor(text)[0]?.value);
    expect(new Set(values).size).toBe(4);
  });

  test.each([
    'green tea',
    'Green Thumb Gardening',
    'orange juice',
    'Black Friday',
    'gold members',
    'White House',
    'red wine',
    'lavender soy candles',
    'the Blue Door cafe',
    'coffee mugs',
  ])('%s is a name', (text) => expect(recognizeColor(text).map(({ inName }) => inName)).toEqual([true]));

  test.each([
    'Green background',
    'orange title',
    'make it coral and bigger',
    'a lavender background',
    'Title in Red',
    'red',
    'Make it red. Then stop',
  ])('%s is a color', (text) => expect(recognizeColor(text).map(({ inName }) => inName)).toEqual([false]));
});
