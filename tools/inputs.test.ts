/** Colors, fonts, formats and bad input as models write them. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { colorSchema } from '#design/document/values.ts';
import { PLATFORMS } from '#design/lint/platforms/platforms.ts';
import { platformsOfShape } from '#design/lint/platforms/shown-on.ts';
import { COLOR_NAMES } from './inputs/color-names.ts';
import { parseColor } from './inputs/color-input.ts';
import { findFont, FONT_KINDS } from './inputs/font-input.ts';
import { findFormat, FORMAT_NAMES, PAGE_FORMATS } from './inputs/formats.ts';
import { inputErrorText } from './contract/input-errors.ts';

describe('colors', () => {
  it.each([
    ['red', '#ff0000'],
    ['Dark Blue', '#00008b'],
    ['off-white', '#faf7f2'],
    ['rose gold', '#b76e79'],
    ['#F60', '#ff6600'],
    ['ff6600', '#ff6600'],
    ['#ff660080', '#ff660080'],
    ['rgb(255, 102, 0)', '#ff6600'],
    ['rgba(0 0 0 / 50%)', '#00000080'],
    ['#ffff', '#ffffff'],
  ])('%s', (written, color) => expect(parseColor(written)).toBe(color));

  it.each(['', 'blurple', '#12', '#ggg', '123', 'rgb(300,0,0)', 'url(x)', 'var(--x)', 'red;'])(
    'refuses %j',
    (written) => expect(parseColor(written)).toBeNull(),
  );

  it('has only kernel colors in its table', () => {
    for (const [name, color] of COLOR_NAMES) expect(colorSchema.safeParse(color).success, `${name}`).toBe(true);
    expect(COLOR_NAMES.size).toBeGreaterThan(190);
  });
});

it('finds fonts by name and kind, shipped ones only', () => {
  expect(findFont('playfair display')).toBe('Playfair Display');
  expect(findFont('a serif font')).toBe('Playfair Display');
  expect(findFont('Noto Sans JP')).toBe('Noto Sans JP');
  expect(['mono', 'a monospaced font', 'typewriter', 'script', 'slab serif'].map(findFont)).toEqual([
    'Space Mono',
    'Space Mono',
    'Space Mono',
    'Caveat',
    'Alfa Slab One',
  ]);
  expect(findFont('Bricolage')).toBe('Bricolage Grotesque');
  expect(findFont('Comic Sans')).toBeNull();
  expect(findFont('Noto Color Emoji')).toBeNull();
  for (const kind of FONT_KINDS) expect(findFont(kind), `${kind}`).not.toBeNull();
});

it('finds formats by every name, each within what a design may be', () => {
  for (const name of FORMAT_NAMES) expect(findFormat(name), `${name}`).not.toBeNull();
  for (const { width, height } of PAGE_FORMATS)
    expect(Math.min(width, height) >= 100 && Math.max(width, height) <= 4000).toBe(true);
  expect(findFormat('INSTAGRAM_STORY')?.height).toBe(1920);
  expect(new Set(PAGE_FORMATS.map(({ id }) => id)).size).toBe(PAGE_FORMATS.length);
});

it('puts wrong input in words', () => {
  const schema = z.strictObject({
    size: z.number().min(1).max(10),
    kind: z.enum(['a', 'b']),
    either: z.union([z.literal('none'), z.number()]).optional(),
  });
  const text = (input: unknown) => {
    const { error } = schema.safeParse(input);
    return error ? inputErrorText(error) : '';
  };
  expect(text({})).toBe('size is missing; kind must be one of "a", "b"');
  expect(text({ size: 11, kind: 'a' })).toBe('size: Must be at most 10');
  expect(text({ size: 1, kind: 'c', colour: 1 })).toBe('kind must be one of "a", "b"; there is no field "colour"');
  expect(text({ size: 1, kind: 'a', either: 'some' })).toContain('either must be one of "none", or ');
});

it('has a format of the same name and shape for every platform that covers parts of a page', () => {
  for (const { id, name, ratio } of PLATFORMS) {
    const format = PAGE_FORMATS.find((one) => one.id === id);
    expect([format?.name, format && platformsOfShape(format).some((one) => one.id === id)], id).toEqual([name, true]);
    expect(format && Math.abs(format.width / format.height / ratio - 1)).toBeLessThan(0.001);
  }
});
