/**
 * What of a small model's readings may be done: a model may write anything, and only what the message bears out counts.
 * Each case is a reading that a model could write about that message.
 */
import { describe, expect, it } from 'vitest';
import { fullActs } from './compact-acts.ts';
import { supported } from './supported.ts';

const TEXTS = ['Spring Clearance', '€45', 'Saturday 12 May'];

/** The words that are left; null: nothing is done. */
function judge(message: string, ...acts: object[]): readonly string[] | null {
  const full = fullActs(JSON.stringify({ acts }), message);
  expect(full, 'the reading itself is well formed').not.toBeNull();
  return supported(full ?? [], message, TEXTS)?.left ?? null;
}

const title = [{ kind: 'title' }];
const change = (quote: string, property: string, value: unknown) => ({
  type: 'change',
  quote,
  target: title,
  changes: [{ property, way: 'set', value }],
});
const remove = (quote: string, target: object[] = title) => ({ type: 'remove', quote, target });
const add = (quote: string, text: string) => ({ type: 'add', quote, addition: { is: 'text', text, as: 'text' } });

describe('what is done', () => {
  it.each<[string, object[], string[]]>([
    ['colour that heading like the sea', [change('colour that heading like the sea', 'color', '#006994')], []],
    ['gib dem Titel die Farbe Rot', [change('gib dem Titel die Farbe Rot', 'color', '#ff0000')], []],
    ['the heading wants to be navy, says my aunt', [change('the heading wants to be navy', 'color', 'navy')], ['aunt']],
    ['get rid of the heading', [remove('get rid of the heading')], []],
    ['no heading please', [remove('no heading')], []],
    ['put “not only for kids” on it', [add('put “not only for kids” on it', 'not only for kids')], []],
    [
      'all but the price in red',
      [
        {
          ...change('all but the price in red', 'color', 'red'),
          target: [{ quantity: 'all', except: [{ kind: 'money' }] }],
        },
      ],
      [],
    ],
  ])('%s', (message, acts, left) => {
    const kept = judge(message, ...acts);
    expect(kept).not.toBeNull();
    expect((kept ?? []).join(' ')).toContain(left.join(' '));
  });
});

describe('what is not done', () => {
  it.each<[string, string, object[]]>([
    ['takes away what nobody asked to take away', 'make the heading nicer', [remove('make the heading nicer')]],
    ['undoes what nobody wanted undone', 'the heading in blue', [{ type: 'undo', quote: 'the heading in blue' }]],
    ['hides it', 'the heading is quite long', [change('the heading is quite long', 'visible', false)]],
    ['overlooks a “not”', 'don’t make the heading red', [change('make the heading red', 'color', 'red')]],
    ['overlooks an exception', 'everything red except the price', [change('everything red', 'color', 'red')]],
    ['overlooks a condition', 'if it fits make the heading red', [change('make the heading red', 'color', 'red')]],
    ['prints what nobody said', 'add something catchy', [add('add something catchy', 'Best deals in town')]],
    ['prints what only stands in its reading', 'write the price again', [add('write the price again', 'Only €44')]],
    [
      'rewords with words from nowhere',
      'the date has changed',
      [{ type: 'reword', quote: 'the date has changed', target: { kind: 'date' }, to: 'Sunday 13 May' }],
    ],
    [
      'guesses from one word of many',
      'my brother says blue is what flyers of bakers here always have on them',
      [change('blue', 'color', 'blue')],
    ],
    [
      'takes away after reading half',
      'get rid of the heading and the thing my cousin put there',
      [remove('get rid of the heading')],
    ],
    [
      'films what was read in half',
      'make a video that starts with my old shop sign',
      [{ type: 'film', quote: 'make a video' }],
    ],
  ])('%s: %s', (_, message, acts) => expect(judge(message, ...acts)).toBeNull());
});
