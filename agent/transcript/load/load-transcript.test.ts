/** Loading files: hand-written ones run unchanged; older versions are migrated. */
import { describe, expect, test } from 'vitest';
import { FILE, linesOf, user } from '#tests/fixtures/transcript-mistakes.ts';
import { loadTranscript } from './load-transcript.ts';

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
    ['// nothing', /^post\.json:1:\d+ this is not JSON/],
    ['{\n  "version": 1\n  "name": "a"\n}', 'post.json:3:3 this is not JSON: a comma is missing before this'],
    ['{\n  "version" 1\n}', 'post.json:2:13 this is not JSON: a colon was expected after the key'],
    ['{\n  name: 1\n}', /^post\.json:2:3 this is not JSON: .*double quotes/],
    ['{ "name": \'a\' }', /^post\.json:1:11 this is not JSON: a text needs double quotes/],
    ['{ "turns": [ { }', /^post\.json:1:17 this is not JSON: a closing (\}|\]) is missing/],
    ['{ "name": "a\n" }', /^post\.json:1:11 this is not JSON: the text that begins here is not closed/],
    ['{ "name": "\\q" }', /^post\.json:1:\d+ this is not JSON: there is no such escape/],
    ['{ "a": 1 } { }', /^post\.json:1:12 this is not JSON: the file should have ended/],
    ['{ /* }', /^post\.json:1:3 this is not JSON: the comment/],
    [
      '{\n "name": "a",\n "turns": [],\n "name": "b" }',
      'post.json:4:2 name: this key appears twice here; which of the two is meant?',
    ],
    [
      '['.repeat(100_000),
      /^post\.json:1:1 (this is nested too deeply|this is not JSON)|^post\.json:1:\d+ this is not JSON/,
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
    expect(versioned(7)).toBe('post.json:1:12 version: this file is version 7, but the newest known here is 1');
    expect(versioned(0)).toBe('post.json:1:12 version: version 0 is unknown here; the newest is 1');
    expect(versioned(-3)).toContain('version -3 is unknown here');
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
    expect(linesOf(old)[0]).toContain('version -1 is unknown here');
  });

  test('of which a step fails, or makes something wrong', () => {
    expect(linesOf('{"version":-1,"title":"old"}', { migrations })[0]).toBe(
      'post.json:1:12 version: this file could not be migrated from version -1 to version 0: "messages" must be a list',
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
