/** References that could mean more than was said. */
import { expect, test } from 'vitest';
import { reference } from '../acts/reference.ts';
import { UNKNOWN_THING, type Thing } from './canvas.ts';
import { EMPTY_STUDIO } from './studio.ts';
import { onlyLayer, resolve, type Scene } from './resolve.ts';

const thing = (id: string, more: Partial<Thing>): Thing => ({
  ...UNKNOWN_THING,
  id,
  type: 'text',
  box: { x: 0, y: 0, width: 100, height: 50 },
  size: 40,
  color: '#111111',
  ...more,
});
const menu = thing('menu', {
  type: 'table',
  color: '',
  cells: [
    ['Avocado toast', '8.50'],
    ['Flat white', '3.80'],
  ],
});
const [left, right] = [
  thing('left', { type: 'image', name: 'red-shoe.jpg', box: { x: 50, y: 400, width: 300, height: 300 } }),
  thing('right', { type: 'image', name: 'blue-shoe.jpg', box: { x: 700, y: 400, width: 300, height: 300 } }),
];
const scene = (spoken: Scene['spoken'] = { now: [], before: [] }): Scene => ({
  page: {
    page: 1,
    pages: 1,
    pageNames: {},
    width: 1080,
    height: 1080,
    background: '#ffffff',
    selected: [],
    layers: [menu, left, right],
  },
  others: [],
  spoken,
  deeds: [],
  turns: 0,
  studio: EMPTY_STUDIO,
});

test('words in a cell do not mean the whole table', () => {
  expect(resolve(reference({ words: 'avocado toast' }), scene())).toHaveProperty('missing');
  expect(onlyLayer(resolve(reference({ kind: 'table' }), scene()))).toBe(menu);
});

test('one of two is ambiguous, unless place, words or what was spoken of tell which', () => {
  const photo = { kind: 'photo' } as const;
  expect(resolve(reference(photo), scene())).toEqual({ ambiguous: [left, right] });
  expect(onlyLayer(resolve(reference({ ...photo, place: 'right' }), scene()))).toBe(right);
  expect(onlyLayer(resolve(reference({ words: 'blue shoe' }), scene()))).toBe(right);
  expect(onlyLayer(resolve(reference({ words: 'sneaker', place: 'left' }), scene()))).toBe(left);
  const spoken = { now: [], before: [{ last: ['left'], all: ['left'] }] };
  expect(onlyLayer(resolve(reference(photo), scene(spoken)))).toBe(left);
  expect(onlyLayer(resolve(reference({ ...photo, quantity: 'other' }), scene(spoken)))).toBe(right);
});
