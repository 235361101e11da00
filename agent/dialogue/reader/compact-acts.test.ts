/**
 * Acts as small models write them: every reading of our own parser can be written that way and read back unchanged, and
 * the schema and the grammar that models are held to allow just that.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { gbnfMatcher } from '#tests/fixtures/gbnf-matcher.ts';
import { understandEdits } from '../understand/understand-edits.ts';
import { COMPACT_ANSWER, compactActs, fullActs } from './compact-acts.ts';
import { gbnfOf } from './gbnf.ts';

const PROMPTS = path.join(import.meta.dirname, '../../../tests/transcripts/prompts');
const textsIn = (file: string): string[] => {
  const { turns = [] } = JSON.parse(readFileSync(file, 'utf8')) as { turns?: { user?: { text?: string } }[] };
  return turns.flatMap(({ user }) => user?.text ?? []);
};
/** More are none that a model may write. */
const MOST_ACTS = COMPACT_ANSWER.properties?.acts?.maxItems ?? 0;
/** All that is said in our transcripts. */
const said = readdirSync(PROMPTS, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => textsIn(path.join(PROMPTS, name)));
const read = said
  .map((message) => ({ message, acts: understandEdits(message, { texts: ['Summer sale', 'Size 42'] }).acts }))
  .filter(({ acts }) => acts.length > 0 && acts.length <= MOST_ACTS);

describe('readings of the parser, as a model writes them', () => {
  it('are read back unchanged', () => {
    expect(read.length).toBeGreaterThan(200);
    const changed = read.filter(({ message, acts }) => {
      // Where words stand twice a quote means their first place.
      const places = (all: typeof acts): unknown =>
        JSON.parse(
          JSON.stringify(all, (key, value) =>
            key === 'span' ? message.slice(...(value as [number, number])).toLowerCase() : (value as unknown),
          ),
        );
      const back = fullActs(JSON.stringify(compactActs(acts, message)), message);
      return back === null || !isDeepStrictEqual(places(back), places(acts));
    });
    expect(changed.map(({ message }) => message)).toEqual([]);
  });

  it('follow the schema', () => {
    const validate = new Ajv({ strict: false }).compile(COMPACT_ANSWER);
    const wrong = read.filter(({ message, acts }) => !validate(compactActs(acts, message)));
    expect(wrong.map(({ message }) => message)).toEqual([]);
  });

  it('are in the language of the grammar', () => {
    const isIn = gbnfMatcher(gbnfOf(COMPACT_ANSWER));
    const outside = read.filter(({ message, acts }) => !isIn(JSON.stringify(compactActs(acts, message))));
    expect(outside.map(({ message }) => message)).toEqual([]);
  });

  it('say nothing that was not said', () => {
    const [act] = understandEdits('make the headline red', { texts: [] }).acts;
    expect(compactActs(act ? [act] : [], 'make the headline red')).toEqual({
      acts: [
        {
          type: 'change',
          quote: 'make the headline red',
          target: [{ kind: 'title' }],
          changes: [{ property: 'color', way: 'set', value: '#ff0000' }],
        },
      ],
    });
  });
});

describe('answers of models', () => {
  const act = (fields: object): string =>
    JSON.stringify({ acts: [{ type: 'remove', quote: 'lose the date', ...fields }] });
  const target = [{ kind: 'date' }];
  const message = 'please lose the date';

  it.each([
    ['in a fence', `\`\`\`json\n${act({ target })}\n\`\`\``],
    ['behind thoughts', `<think>{maybe}</think>${act({ target })}`],
    ['with words around it', `Sure: ${act({ target })} That is it.`],
    ['quoted in other capitals', act({ quote: 'Lose  the Date', target })],
    ['with null for what was not said', act({ target: [{ kind: 'date', words: null }] })],
  ])('are read %s', (_, answer) => {
    expect(fullActs(answer, message)).toMatchObject([{ type: 'remove', target: [{ kind: 'date' }], span: [7, 20] }]);
  });

  it.each([
    ['', 'empty'],
    [act({ target }).slice(0, -3), 'cut off'],
    ['I will remove the date.', 'words'],
    ['{"acts":[]}', 'nothing'],
    ['[1]', 'another kind of JSON'],
    [act({ target, quote: 'delete everything' }), 'a quote that nobody said'],
    [act({ target, quote: 'ose the dat' }), 'a quote that ends within words'],
    [act({ target: [{ kind: 'elephant' }] }), 'a kind that there is none of'],
    [act({ target, layers: ['a'] }), 'a property that there is none of'],
    [act({ target, type: 'obliterate' }), 'an act that there is none of'],
  ])('are refused: %s (%s)', (answer) => expect(fullActs(answer, message)).toBeNull());

  it('may name colors by words', () => {
    const answer = JSON.stringify({
      acts: [
        {
          type: 'change',
          quote: 'title navy',
          target: [{ kind: 'title', color: 'red' }],
          changes: [{ property: 'color', way: 'set', value: 'navy' }],
        },
      ],
    });
    expect(fullActs(answer, 'title navy')).toMatchObject([
      { target: [{ color: '#ff0000' }], changes: [{ value: '#000080' }] },
    ]);
  });
});
