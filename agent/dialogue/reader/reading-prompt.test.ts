/** What a small model is told: short whatever is on the page, the same at its beginning, with examples as the parser reads. */
import { expect, it } from 'vitest';
import { UNKNOWN_THING, type Page } from '../ground/canvas.ts';
import { understandEdits } from '../understand/understand-edits.ts';
import { fullActs } from './compact-acts.ts';
import { readingRequest } from './reading-prompt.ts';

const layers = Array.from({ length: 80 }, (_, at) => ({
  ...UNKNOWN_THING,
  id: `layer-${at}`,
  type: 'text' as const,
  text: `Line ${at}: homemade lemonade and cake by the slice`,
  color: '#6a5acd',
  size: 40,
  box: { x: 90, y: 10 + at * 12, width: 800, height: 40 },
}));
const page = (count: number): Page => ({
  page: 1,
  pages: 3,
  pageNames: {},
  width: 1080,
  height: 1350,
  background: '#f6efe6',
  selected: ['layer-79'],
  layers: layers.slice(layers.length - count),
});
const LONG =
  'could you please make the whole thing look a bit more like the flyers of the bakery down the road, '.repeat(3);

/** Measured with o200k on the longest prompt below: instructions 4.0 characters a token, the page 3.6. */
const CHARACTERS_A_TOKEN = 3.8;

it('takes 1,500 tokens with the fullest page, a long conversation and a message of 200 characters', () => {
  const { instructions, prompt } = readingRequest(LONG.slice(0, 200), page(80), { typed: LONG, said: LONG });
  expect((instructions.length + prompt.length) / CHARACTERS_A_TOKEN).toBeLessThanOrEqual(1_500);
});

it('begins the same for every page and message', () => {
  const one = readingRequest('make it red', page(1), null);
  const other = readingRequest(LONG, page(80), { typed: 'hello', said: 'Hello.' });
  expect(one.instructions).toBe(other.instructions);
  expect(one.grammar).toBe(other.grammar);
});

it('shows each thing in a line, and counts the rest', () => {
  const { prompt } = readingRequest('make it red', page(16), { typed: 'bigger', said: 'I made it bigger.' });
  const lines = prompt.split('\n');
  expect(lines[0]).toBe('page 1 of 3, 1080x1350 px, background cream');
  expect(lines[1]).toMatch(/^text "Line 79: homemade lemonade an…" slateblue 40px .* selected$/);
  expect(lines.slice(-4)).toEqual([
    'and 2 more',
    'before: bigger',
    'answer: I made it bigger.',
    'message: make it red',
  ]);
});

it('has no example that is read in part, and says how each is written', () => {
  const lines = readingRequest('x', page(1), null).instructions.split('\n');
  const examples = lines.flatMap((line, at) =>
    line.startsWith('message: ') ? [[line.slice(9), lines[at + 1] ?? '']] : [],
  );
  expect(examples.length).toBeGreaterThan(8);
  for (const [message = '', answer = ''] of examples) {
    expect(fullActs(answer, message), message).not.toBeNull();
    if (!answer.includes('"compose"')) expect(understandEdits(message, { texts: [] }).unread, message).toEqual([]);
  }
});
