/**
 * What the loader makes of files: hand-written ones run as they are, and every mistake is answered with its place and
 * what was expected.
 */
import { describe, expect, test } from 'vitest';
import { loadTranscript, type LoadOptions } from './load-transcript.ts';
import { pathText, TranscriptError } from '../format/transcript-error.ts';

const FILE = 'post.json';

function errorOf(text: string, options?: LoadOptions): TranscriptError {
  try {
    loadTranscript(text, FILE, options);
  } catch (error) {
    if (error instanceof TranscriptError) return error;
    throw error;
  }
  throw new Error('The file was taken as it is');
}

const linesOf = (text: string, options?: LoadOptions) => errorOf(text, options).message.split('\n');

/** Lines for a transcript that is right but for what is given. */
function mistakes(turns: unknown, start: unknown = {}, more: Record<string, unknown> = {}): string[] {
  return linesOf(JSON.stringify({ version: 1, name: 'a post', start, turns, ...more })).map((line) =>
    line.replace(/^post\.json:\d+:\d+ /, ''),
  );
}

const user = { text: 'Hello' };

describe('what a person writes by hand', () => {
  const written = `\uFEFF// A sale post.
{
  "version": 1,
  "name": "summer sale", /* the headline
     comes second */
  "start": { "assets": { "shoe": "assets/shoe.jpg", }, },
  "turns": [
    {
      "user": { "text": "A shoe, please", "attachments": ["shoe"] },
      "steps": [
        { "calls": [ { "tool": "add_image", "input": { "asset": "shoe" }, "as": "photo" }, ] },
        { "calls": [ { "tool": "update_layer", "input": { "layers": ["$photo"] } } ] },
        { "text": "Done." },
      ],
      "expect": { "document": { "layers": [ { "id": "$photo", "type": "image" } ] } },
    },
  ],
}
`;

  test('has comments, commas at the end and defaults', () => {
    const { transcript } = loadTranscript(written, FILE);
    expect(transcript.start).toMatchObject({ design: { width: 1080, height: 1080 }, plan: 'free', seed: 1 });
    expect(transcript.turns[0]).toMatchObject({ hand: [], approve: {}, undo: 0, redo: 0 });
  });

  test('keeps its places, missing values having that of what they are missing from', () => {
    const { place } = loadTranscript(written, FILE);
    expect(place(['name'])).toEqual({ line: 4, column: 11 });
    expect(place(['turns', 0, 'steps', 1, 'calls', 0, 'tool'])).toEqual({ line: 12, column: 32 });
    expect(place(['turns', 0, 'expect', 'lint'])).toEqual({ line: 15, column: 17 });
    expect(place([])).toEqual({ line: 2, column: 1 });
  });

  test('says so in the file when it is of the format', () => {
    expect(
      loadTranscript(
        '{"$schema":"../docs/transcript.schema.json","version":1,"name":"a","turns":[{"user":{"text":"a"}}]}',
        FILE,
      ).transcript.name,
    ).toBe('a');
  });
});

describe('JSON that is none', () => {
  test.each([
    ['', 'post.json:1:1 the file is empty'],
    ['  \n', 'post.json:1:1 the file is empty'],
    ['// nothing', /^post\.json:1:\d+ this is no JSON/],
    ['{\n  "version": 1\n  "name": "a"\n}', 'post.json:3:3 this is no JSON: a comma is missing before this'],
    ['{\n  "version" 1\n}', 'post.json:2:13 this is no JSON: a colon was expected after the key'],
    ['{\n  name: 1\n}', /^post\.json:2:3 this is no JSON: .*double quotes/],
    ['{ "name": \'a\' }', /^post\.json:1:11 this is no JSON: a text needs double quotes/],
    ['{ "turns": [ { }', /^post\.json:1:17 this is no JSON: a closing (\}|\]) is missing/],
    ['{ "name": "a\n" }', /^post\.json:1:11 this is no JSON: the text that begins here is not closed/],
    ['{ "name": "\\q" }', /^post\.json:1:\d+ this is no JSON: there is no such escape/],
    ['{ "a": 1 } { }', /^post\.json:1:12 this is no JSON: the file should have ended/],
    ['{ /* }', /^post\.json:1:3 this is no JSON: the comment/],
    [
      '{\n "name": "a",\n "turns": [],\n "name": "b" }',
      'post.json:4:2 name: this key stands here twice; which of the two is meant?',
    ],
    [
      '['.repeat(100_000),
      /^post\.json:1:1 (this is nested too deeply|this is no JSON)|^post\.json:1:\d+ this is no JSON/,
    ],
  ])('%j', (text, answer) => {
    const lines = linesOf(text);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      answer instanceof RegExp ? answer : new RegExp(`^${answer.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`),
    );
  });
});

describe('versions', () => {
  const versioned = (version: unknown) => linesOf(JSON.stringify({ version, name: 'a', turns: [{ user }] }))[0];

  test('that are not there, or none', () => {
    expect(versioned(undefined)).toBe('post.json:1:1 version: "version" is missing; the newest is 1');
    expect(versioned('1')).toBe('post.json:1:12 version: a version number was expected; this is "1"');
    expect(versioned(1.5)).toContain('a version number was expected');
    expect(linesOf('[1]')[0]).toBe(
      'post.json:1:1 a transcript was expected: an object with "version", "name" and "turns"; this is a list of one item',
    );
  });

  test('newer than known, or unknown', () => {
    expect(versioned(7)).toBe(
      'post.json:1:12 version: this file is of version 7, but the newest that is known here is 1',
    );
    expect(versioned(0)).toBe('post.json:1:12 version: nothing is known here of version 0; the newest is 1');
    expect(versioned(-3)).toContain('nothing is known here of version -3');
  });

  const migrations = {
    /** A version in which turns were called messages. */
    [-1]: ({ messages, ...rest }: Readonly<Record<string, unknown>>) => {
      if (!Array.isArray(messages)) throw new Error('"messages" must be a list');
      return { ...rest, turns: messages };
    },
    0: ({ title, ...rest }: Readonly<Record<string, unknown>>) => ({ ...rest, name: title }),
  };

  test('that are older, step by step', () => {
    const old = JSON.stringify({ version: -1, title: 'old', messages: [{ user }] });
    expect(loadTranscript(old, FILE, { migrations }).transcript).toMatchObject({
      version: 1,
      name: 'old',
      turns: [{ user }],
    });
    expect(linesOf(old)[0]).toContain('nothing is known here of version -1');
  });

  test('of which a step fails, or makes something wrong', () => {
    expect(linesOf('{"version":-1,"title":"old"}', { migrations })[0]).toBe(
      'post.json:1:12 version: this file of version -1 could not be brought to version 0: "messages" must be a list',
    );
    expect(linesOf('{"version":0,"title":5,"turns":[{"user":{"text":"a"}}]}', { migrations })[0]).toBe(
      'post.json:1:1 name: expected a text of 1 to 120 characters; this is 5',
    );
  });
});

describe('former names of tools', () => {
  const formerNames = { make_text: 'add_text', wipe: 'delete' };
  const old = JSON.stringify({
    version: 1,
    name: 'old',
    start: { calls: [{ tool: 'make_text', input: { text: 'a' } }] },
    turns: [
      {
        user,
        approve: { wipe: true },
        expect: { tools: ['make_text', 'add_image'] },
        steps: [
          { calls: [{ tool: 'make_text' }] },
          { raw: 'data: {"function":{"name":"make_text","arguments":"{\\"name\\":\\"wipe\\"}"}}' },
          { raw: ['{"na', 'me" : "ma', 'ke', '_te', 'xt", "name":"w', 'ipe"} wipe'] },
        ],
      },
      { user, expect: { tools: { subset: ['wipe'] } } },
      { user, expect: { tools: { unordered: ['wipe'] } } },
    ],
  });

  test('are brought to those of today wherever they stand', () => {
    const {
      start,
      turns: [first, second, third],
    } = loadTranscript(old, FILE, { formerNames }).transcript;
    expect(start.calls[0]?.tool).toBe('add_text');
    expect(first?.approve).toEqual({ delete: true });
    expect([first, second, third].map((turn) => turn?.expect.tools)).toEqual([
      ['add_text', 'add_image'],
      { subset: ['delete'] },
      { unordered: ['delete'] },
    ]);
    expect(first?.steps?.[0]?.calls?.[0]?.tool).toBe('add_text');
    expect(first?.steps?.[1]?.raw).toBe('data: {"function":{"name":"add_text","arguments":"{\\"name\\":\\"wipe\\"}"}}');
    expect(first?.steps?.[2]?.raw).toEqual(['{"na', 'me" : "add_text', '', '', '", "name":"delete', '"} wipe']);
  });

  test('are mistakes where nobody knows them', () => {
    expect(linesOf(old).join('\n')).toMatch(/start\.calls\[0\]\.tool: there is no tool "make_text"/);
  });
});

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
      'start.design: expected an object with "width", "height" and, if wanted, "background", or an object with "version", "pages", "layers"; this is "large"',
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
    ).toMatch(/^start\.design\.pages: this is no whole document: \S/);
    expect(
      mistakes([{ user }], { design: { version: 9, width: 500, height: 500, pages: {}, layers: {} } }).join(),
    ).toMatch(/^start\.design\.version: this is no whole document: \S/);
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

describe('parts that do not fit', () => {
  const call = (more: object) => ({ user, steps: [{ calls: [{ tool: 'add_text', ...more }] }] });
  const assets = { shoe: 'shoe.jpg' };

  test.each<[string, unknown, unknown, string]>([
    [
      'a name before its call',
      [call({ input: { layers: ['$b'] } }), call({ as: 'b' })],
      {},
      'turns[0].steps[0].calls[0].input.layers[0]: nothing is called "b" yet: the call that makes it comes later (turns[1].steps[0].calls[0])',
    ],
    [
      'a name that nothing has',
      [{ user, expect: { document: { layers: [{ id: '$x' }] } } }],
      {},
      'turns[0].expect.document.layers[0].id: nothing is called "x" by then: a call that comes before it needs "as": "x"',
    ],
    [
      'a name as a key',
      [{ user, expect: { quadrant: { $x: 'center' } } }],
      {},
      'turns[0].expect.quadrant.$x: nothing is called "x"',
    ],
    [
      'a hand that is too early',
      [{ ...call({ as: 'a' }), hand: [{ operations: [{ type: 'layer.remove', id: '$a' }] }] }],
      {},
      'turns[0].hand[0].operations[0].id: nothing is called "a" yet',
    ],
    [
      'a name given twice',
      [
        {
          user,
          steps: [
            {
              calls: [
                { tool: 'look', as: 'a' },
                { tool: 'look', as: 'a' },
              ],
            },
          ],
        },
      ],
      {},
      'turns[0].steps[0].calls[1].as: the name "a" is given twice in this turn',
    ],
    [
      'a name for nothing',
      [call({ as: 'a', error: '' })],
      {},
      'as: a call that fails makes nothing that could be called "a"',
    ],
    [
      'both outcomes',
      [call({ error: '', output: {} })],
      {},
      'output: a call either fails ("error") or succeeds ("output")',
    ],
    [
      'an attachment',
      [{ user: { text: 'a', attachments: ['sho'] } }],
      { assets },
      'turns[0].user.attachments[0]: there is no picture "sho" in "start.assets"; did you mean "shoe"?',
    ],
    [
      'an attachment without pictures',
      [{ user: { text: 'a', attachments: ['sho'] } }],
      {},
      'turns[0].user.attachments[0]: there is no picture "sho" in "start.assets"',
    ],
    [
      'a logo',
      [{ user }],
      { assets, brandKit: { logos: ['logo'] } },
      'start.brandKit.logos[0]: there is no picture "logo" in "start.assets"; known: shoe',
    ],
    [
      'a picture of a document',
      [{ user }],
      { design: { version: 1, pages: { p: { background: { asset: 'sun' } } }, layers: {} } },
      'start.design.pages.p.background.asset: there is no picture "sun"',
    ],
    [
      'words beside bytes',
      [{ user, steps: [{ raw: '', text: 'a' }] }],
      {},
      'turns[0].steps[0].text: "raw" stands for the whole answer of the model; it can\'t stand beside "text"',
    ],
    [
      'a status without bytes',
      [{ user, steps: [{ status: 429 }] }],
      {},
      'turns[0].steps[0].status: "status" belongs to "raw", which is missing here',
    ],
    [
      'a late hand',
      [{ user, steps: [{}], hand: [{ at: 1, operations: [{}] }] }],
      {},
      'turns[0].hand[0].at: the turn has one step, so this can only be 0; this is 1',
    ],
    [
      'a late stop',
      [{ user, steps: [{}, {}], stopAfter: 2 }],
      {},
      'turns[0].stopAfter: the turn has 2 steps, so this can be 0 to 1; this is 2',
    ],
    [
      'a stop of nothing',
      [{ user, steps: [], stopAfter: 0 }],
      {},
      'turns[0].stopAfter: the turn has no steps; this is 0',
    ],
    ['nobody speaking', [{}], {}, 'turns[0]: a turn needs a message ("user") or "retry": true'],
    [
      'both speaking',
      [{ user }, { user, retry: true }],
      {},
      'turns[1].retry: a turn has either a message ("user") or "retry", not both',
    ],
    ['an empty message', [{ user: { text: ' ' } }], {}, 'turns[0].user: a message needs a "text" or "attachments"'],
    [
      'a retry of nothing',
      [{ user }, { chat: 'b', retry: true }],
      {},
      'turns[1].retry: there is no message in this conversation yet',
    ],
    [
      'replacing oneself',
      [{ user: { text: 'a', replaces: 0 } }],
      {},
      'turns[0].user.replaces: only a message of an earlier turn can be replaced; this is turn 0',
    ],
    [
      'replacing elsewhere',
      [{ user }, { chat: 'b', user: { text: 'a', replaces: 0 } }],
      {},
      'turns[1].user.replaces: turn 0 belongs to another conversation',
    ],
    [
      'replacing a retry',
      [{ user }, { retry: true }, { user: { text: 'a', replaces: 1 } }],
      {},
      'turns[2].user.replaces: turn 1 has no message of its own',
    ],
    [
      'replacing what is gone',
      [{ user }, { user }, { user: { text: 'a', replaces: 0 } }, { user: { text: 'a', replaces: 1 } }],
      {},
      'turns[3].user.replaces: the message of turn 1 has been taken back by then',
    ],
    [
      'an answer for no tool',
      [{ user, approve: { exprt: true } }],
      {},
      'turns[0].approve.exprt: there is no tool "exprt"; did you mean "export"?',
    ],
    [
      'an expected tool',
      [{ user, expect: { tools: { subset: ['add_txt'] } } }],
      {},
      'turns[0].expect.tools.subset[0]: there is no tool "add_txt"; did you mean "add_text"?',
    ],
    [
      'a tool at the start',
      [{ user }],
      { calls: [{ tool: 'add_txt' }] },
      'start.calls[0].tool: there is no tool "add_txt"; did you mean "add_text"?',
    ],
    ['redo without undo', [{ user, redo: 1 }], {}, 'turns[0].redo: "redo" is 1, but "undo" is only 0'],
    [
      'an id twice',
      [
        { user, id: 'a' },
        { user, id: 'a' },
      ],
      {},
      'turns[1].id: turn 0 has this id already',
    ],
    [
      'a preview twice',
      [
        { user, expect: { preview: { file: 'a.png' } } },
        { user, expect: { preview: { file: 'a.png' } } },
      ],
      {},
      'turns[1].expect.preview.file: turns[0] has this file already',
    ],
    [
      'a preview elsewhere',
      [{ user, expect: { preview: { file: '/tmp/a.png' } } }],
      {},
      'turns[0].expect.preview.file: expected a path relative to this file',
    ],
    [
      'a preview of another kind',
      [{ user, expect: { preview: { file: 'a.jpg' } } }],
      {},
      'turns[0].expect.preview.file: expected the name of a PNG file; this is "a.jpg"',
    ],
    [
      'a picture anywhere',
      [{ user }],
      { assets: { a: 'C:\\a.jpg' } },
      'start.assets.a: expected a path relative to this file, with / between folders; this is "C:\\\\a.jpg"',
    ],
    [
      'an address',
      [{ user }],
      { assets: { a: 'https://example.com/a.jpg' } },
      'start.assets.a: expected a path relative to this file',
    ],
  ])('%s', (_, turns, start, answer) => {
    expect(mistakes(turns, start).filter((line) => line.includes(answer))).toHaveLength(1);
  });

  test.each<[string, unknown, unknown]>([
    [
      'a name within its own step',
      [
        {
          user,
          steps: [
            {
              calls: [
                { tool: 'look', as: 'a' },
                { tool: 'look', input: { layers: ['$a', '$a.2'] } },
              ],
            },
          ],
        },
      ],
      {},
    ],
    [
      'a name from the start',
      [{ user: { text: 'a', selection: ['$a'] }, hand: [{ operations: [{ id: '$a' }] }] }],
      { calls: [{ tool: 'look', as: 'a' }] },
    ],
    [
      'a name from another turn, given anew',
      [call({ as: 'a' }), call({ as: 'a' }), { user, expect: { order: ['$a', 'Summer'] } }],
      {},
    ],
    ['a picture with a dollar', [{ user, hand: [{ operations: [{ asset: '$shoe' }] }] }], { assets }],
    [
      'amounts of money',
      [call({ input: { text: '$5' } }), call({ input: { text: 'only $five' } }), call({ input: '{"text":"$five"}' })],
      {},
    ],
    ['words that are looked for', [{ user, expect: { contains: '$five', says: '$five', error: '$five' } }], {}],
    [
      'an unknown tool that fails',
      [{ user, steps: [{ calls: [{ tool: 'fly', error: '' }] }], expect: { tools: ['fly'] } }],
      {},
    ],
    ['a hand without steps', [{ user, hand: [{ at: 3, operations: [{}] }] }], {}],
    ['editing the edited', [{ user }, { user: { text: 'a', replaces: 0 } }, { user: { text: 'b', replaces: 1 } }], {}],
    ['a picture beside the folder', [{ user }], { assets: { a: '../assets/ä b.jpg' } }],
  ])('%s is fine', (_, turns, start) => {
    expect(
      loadTranscript(JSON.stringify({ version: 1, name: 'a', start, turns }), FILE).transcript.turns.length,
    ).toBeGreaterThan(0);
  });
});
