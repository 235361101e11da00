/** Errors in the form of a transcript are reported with their place and what was expected. */
import { describe, expect, test } from 'vitest';
import { errorOf, linesOf, mistakes, user } from '#tests/fixtures/transcript-mistakes.ts';
import { pathText } from '../format/transcript-error.ts';

describe('mistakes in the form', () => {
  test.each<[string, unknown, string]>([
    ['an unknown key', [{ user, expct: {} }], 'turns[0].expct: there is no such key here; did you mean "expect"?'],
    [
      'one like none',
      [{ user, expect: { zzzzzz: 1, lint: 0 } }],
      'turns[0].expect.zzzzzz: there is no such key here; known: tools, document,',
    ],
    [
      'a limit',
      [{ user, expect: { lint: -1 } }],
      'turns[0].expect.lint: expected a whole number from 0 to 10000; this is -1',
    ],
    [
      'a fraction',
      [{ user, stopAfter: 0.5, steps: [{}] }],
      'turns[0].stopAfter: expected a whole number from 0; this is 0.5',
    ],
    [
      'a share',
      [{ user, expect: { preview: { file: 'a.png', maxDiffRatio: 2 } } }],
      'turns[0].expect.preview.maxDiffRatio: expected a number from 0 to 1; this is 2',
    ],
    [
      'a word',
      [{ user, expect: { state: 'Finish' } }],
      'turns[0].expect.state: expected one of "finished", "stopped", "failed"; this is "Finish"; did you mean "finished"?',
    ],
    [
      'a form of several',
      [{ user, expect: { tools: 'look' } }],
      'turns[0].expect.tools: expected a list of texts, an object with "subset", or an object with "unordered"; this is "look"',
    ],
    [
      'within one of several',
      [{ user, expect: { tools: { subset: ['look', 5] } } }],
      'turns[0].expect.tools.subset[1]: expected a text; this is 5',
    ],
    [
      'a key within one of several',
      [{ user, expect: { tools: { subset: [], order: 1 } } }],
      'turns[0].expect.tools.order: there is no such key here; known: subset',
    ],
    [
      'an input',
      [{ user, steps: [{ calls: [{ tool: 'look', input: ['a'] }] }] }],
      'turns[0].steps[0].calls[0].input: expected an object, or a text; this is a list of one item',
    ],
    [
      'a missing key',
      [{ user, steps: [{ calls: [{ input: {} }] }] }],
      'turns[0].steps[0].calls[0].tool: this is missing; expected a text of 1 to 100 characters',
    ],
    [
      'a name',
      [{ user, chat: '2nd' }],
      'turns[0].chat: must be a name: letters, digits, "-" and "_", beginning with a letter; this is "2nd"',
    ],
    [
      'a pair',
      [{ user, expect: { alignedX: ['a', 'b', 'c'] } }],
      'turns[0].expect.alignedX: expected a list of exactly 2 items; this is a list of 3 items',
    ],
    [
      'a unit',
      [{ user, expect: { credits: { vidoe: 1 } } }],
      'turns[0].expect.credits.vidoe: there is no such key here; did you mean "video"?',
    ],
    ['a switch', [{ user, retry: 'yes' }], 'turns[0].retry: expected true; this is "yes"'],
    ['no turn', [], 'turns: expected a list of objects, 1 to 200 items; this is a list of nothing'],
    [
      'turns that are none',
      { user },
      'turns: expected a list of objects, 1 to 200 items; this is an object with "user"',
    ],
  ])('%s', (_, turns, answer) => {
    expect(mistakes(turns)).toEqual([expect.stringContaining(answer)]);
  });

  test('a design of neither form', () => {
    expect(mistakes([{ user }], { design: { width: 500 } })).toEqual([
      'start.design.height: this is missing; expected a whole number from 100 to 4000',
    ]);
    expect(mistakes([{ user }], { design: { width: 50, height: 500 } })).toEqual([
      'start.design.width: expected a whole number from 100 to 4000; this is 50',
    ]);
    expect(mistakes([{ user }], { design: { width: 500, height: 500, colour: 1 } })).toEqual([
      'start.design.colour: there is no such key here; known: width, height, background',
    ]);
    expect(mistakes([{ user }], { design: 'large' })).toEqual([
      'start.design: expected an object with "width", "height" and optionally "background", or an object with "version", "pages", "layers"; this is "large"',
    ]);
    expect(mistakes([{ user }], { design: { version: 1, width: 50, height: 50, pages: {}, layers: {} } })).toEqual([
      'start.design.width: expected a whole number from 100 to 4000; this is 50',
      'start.design.height: expected a whole number from 100 to 4000; this is 50',
    ]);
    const layers = {
      dot: { id: 'dot', type: 'shap' },
      word: { id: 'word', type: 'text', fill: { type: 'solid', color: 'red' }, rotation: 'left' },
    };
    const told = errorOf(
      JSON.stringify({
        version: 1,
        name: 'a',
        start: { design: { version: 1, width: 500, height: 500, pages: {}, layers } },
        turns: [{ user }],
      }),
    )
      .problems.map(({ path, text }) => `${pathText(path)}: ${text}`)
      .join('\n');
    expect(told).toContain(
      'start.design.layers.dot.type: expected one of "text", "image", "shape", "drawing", "sticker", "table", "group"; this is "shap"; did you mean "shape"?',
    );
    expect(told).toContain('start.design.layers.word.fill.color: Enter valid hex code; this is "red"');
    expect(told).toContain('start.design.layers.word.rotation: expected a number from');
    expect(told).toContain('start.design.layers.word.text: this is missing; expected a text');
    expect(
      mistakes([{ user }], { design: { version: 1, width: 500, height: 500, pages: {}, layers: {} } }).join(),
    ).toMatch(/^start\.design\.pages: this is not a complete document: \S/);
    expect(
      mistakes([{ user }], { design: { version: 9, width: 500, height: 500, pages: {}, layers: {} } }).join(),
    ).toMatch(/^start\.design\.version: this is not a complete document: \S/);
  });

  test('are all told at once, in the order of the lines', () => {
    const lines = linesOf(
      '{\n "version": 1,\n "nam": "a",\n "turns": [\n  { "user": { "text": 5 } }\n ],\n "extra": 1\n}',
    );
    expect(lines).toEqual([
      'post.json:1:1 name: this is missing; expected a text of 1 to 120 characters',
      'post.json:3:2 nam: there is no such key here; did you mean "name"?',
      'post.json:5:23 turns[0].user.text: expected a text of at most 5000 characters; this is 5',
      'post.json:7:2 extra: there is no such key here; known: $schema, version, name, about, start, turns',
    ]);
  });

  test('end after twenty lines', () => {
    expect(mistakes(Array.from({ length: 30 }, () => ({ user, nonsense: 1 }))).at(-1)).toBe(
      'post.json: 10 more problems',
    );
  });
});
