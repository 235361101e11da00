/** What may be done of calls, whoever planned them. */
import { describe, expect, it } from 'vitest';
import { UNKNOWN_THING, type Page, type Thing } from '../ground/canvas.ts';
import type { Call } from '../plan/planned.ts';
import { mayBeDone } from './verify.ts';

const text = (id: string, words: string): Thing => ({ ...UNKNOWN_THING, id, type: 'text', text: words, name: '' });
const page: Page = {
  page: 1,
  pages: 1,
  pageNames: {},
  width: 1080,
  height: 1080,
  background: '#ffffff',
  selected: [],
  layers: [
    text('days', 'Saturday & Sunday'),
    text('badge', 'Just Listed'),
    text('date', 'Thu 12 March, 8 pm'),
    text('price', '$429,000'),
    text('head', 'Garage sale'),
    { ...UNKNOWN_THING, id: 'photo', type: 'image', name: 'couch.jpg' },
    { ...UNKNOWN_THING, id: 'star', type: 'sticker', emoji: '⭐' },
  ],
};
const may = (message: string, calls: Call[], known: string[] = [], isAnswer = false): boolean =>
  mayBeDone(calls, { message, known, page, isAnswer });
const put = (layer: string, find: string, replace: string): Call[] => [
  { tool: 'edit_text', input: { layer, find, replace } },
];
const add = (words: string): Call[] => [{ tool: 'add_text', input: { text: words } }];
const remove = (...layers: string[]): Call[] => [{ tool: 'delete', input: { layers } }];

describe('words that are written', () => {
  it.each([
    ['moved to friday the 13th, 9 pm', put('date', 'Thu 12 March, 8 pm', 'Fri 13 March, 9 pm')],
    ['price dropped to 415k', put('price', '429,000', '415,000')],
    ['its under offer now, badge should say that', put('badge', 'Just Listed', 'under offer')],
    ['add: please ring the bell', add('please ring the bell')],
    ['put “It is not too late” at the top', add('It is not too late')],
    ['check the spelling', put('badge', 'Listed', 'Listted')],
    ['push it back a week', put('date', '12 March', '19 March')],
    ['an empty line please', add(' ')],
    ['only sunday', put('days', 'Saturday & Sunday', 'Sunday only')],
    ['under that: 1. send me a photo 2. pay half', add('1. send me a photo\n2. pay half')],
  ])('may be: %s', (message, calls) => expect(may(message, calls)).toBe(true));

  it.each([
    ['its SOLD, change the badge to that', put('badge', 'Just Listed', 'that')],
    ['its only sunday now not saturday', put('days', 'Saturday', 'Sunday')],
    ['theyre sold, badge should say so', put('badge', 'Just Listed', 'so')],
    ['its 9 am', put('date', '8 pm', '98 am')],
    ['make the price red please', add('please')],
    ['only the word sale red', put('head', 'Garage sale', 'sale only the word sale red, this one')],
    ['make it nicer', add('Grand opening')],
  ])('may not be: %s', (message, calls) => expect(may(message, calls)).toBe(false));

  it('may come from what was said before', () => {
    expect(may('put it at the bottom', add('Ring the bell'))).toBe(false);
    expect(may('put it at the bottom', add('Ring the bell'), ['ring the bell'])).toBe(true);
  });
});

describe('things that are taken away', () => {
  it.each([
    ['lose the badge text just listed', remove('badge')],
    ['no photo please', remove('photo')],
    ['take the star away', remove('star')],
    ['delete it', remove('head')],
    ['remove the price and the date', remove('price', 'date')],
  ])('may be: %s', (message, calls) => expect(may(message, calls)).toBe(true));

  it.each([
    ['make the price red', remove('head')],
    ['remove the price', remove('price', 'photo')],
    ['the date in bold', [{ tool: 'update_layer', input: { layer: 'photo', visible: false } }]],
  ])('may not be: %s', (message, calls) => expect(may(message, calls)).toBe(false));

  it('need not be named again in an answer', () => expect(may('yes', remove('head'), [], true)).toBe(true));
});
