/** Texts with values: the parsed form of the catalogue's syntax. */
import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { readText } from './read-text.ts';
import { speak } from './text.ts';

const say = (written: string, values?: Record<string, string | number | boolean>): string =>
  speak(readText(written), values);

describe('a text is spoken', () => {
  test('as it is, with nothing of its syntax and no markup read', () => {
    expect(readText('Back')).toBe('Back');
    expect(readText('')).toBe('');
    expect(say("It’s '{'here'}' <b>now</b>")).toBe('It’s {here} <b>now</b>');
  });

  test('with values as they are, and numbers in the language’s groups', () => {
    expect(
      say('“{name}” {count} {count, number} {done, number, percent}', { name: 'Sun', count: 12000, done: 0.256 }),
    ).toBe('“Sun” 12000 12,000 26%');
    expect(say('{left}|{right}', { left: false, right: true })).toBe('|true');
  });

  test('by how many there are: exactly, by the language’s word, else like all others', () => {
    const layers = '{count, plural, =0 {no layers} one {# layer of {all}} other {# layers of {all}}}';
    expect([0, 1, 2, 1500].map((count) => say(layers, { count, all: 9 }))).toEqual([
      'no layers',
      '1 layer of 9',
      '2 layers of 9',
      '1,500 layers of 9',
    ]);
  });

  test('by which one it is, a case in a case', () => {
    const kind = '{kind, select, text {{count, plural, one {a text} other {# texts}}} other {something}}';
    expect([say(kind, { kind: 'text', count: 3 }), say(kind, { kind: 'toString', count: 1 })]).toEqual([
      '3 texts',
      'something',
    ]);
  });

  test('only with all its values', () => {
    expect(() => say('{name}')).toThrow('name');
    expect(() => say('{toString}', {})).toThrow('toString');
    expect(() => say('{count, plural, other {#}}', {})).toThrow('count');
  });
});

test.each([
  '{when, date}',
  '{count, selectordinal, other {#}}',
  '{count, plural, offset:1 other {#}}',
  '{count, number, ::compact-short}',
])('what no text needs is refused: %s', (written) => {
  expect(() => readText(written)).toThrow('Texts don’t speak');
});

test('every text of the catalogue can be read', () => {
  for (const written of Object.values(en)) expect(() => readText(written)).not.toThrow();
});
