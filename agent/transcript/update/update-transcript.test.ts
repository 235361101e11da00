/** Values are rewritten, and nothing else of a file is touched. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJsonText } from '../format/json-text.ts';
import { updateTranscript } from './update-transcript.ts';
import { writtenJson } from '../format/written-json.ts';

const text = `// A file.
{
  "version": 1,
  "name": "post", // its name
  "turns": [
    {
      "user": { "text": "a" },
      "expect": {
        "lint": 0, /* none */
        "document": { "layers": [ { "text": "A",   "x": 1 }, { "text": "B" }, ] },
      },
    },
  ],
}
`;
const expectPath = ['turns', 0, 'expect'];

test('a value is replaced where it is', () => {
  expect(updateTranscript(text, [{ path: [...expectPath, 'lint'], value: 12 }])).toBe(
    text.replace('"lint": 0', '"lint": 12'),
  );
  expect(updateTranscript(text, [{ path: [...expectPath, 'document', 'layers', 0, 'x'], value: null }])).toBe(
    text.replace('"x": 1', '"x": null'),
  );
});

test('several, each seeing the ones before it', () => {
  const edits = [
    { path: [...expectPath, 'document', 'layers', 1], value: undefined },
    { path: [...expectPath, 'document', 'layers', 0, 'text'], value: 'C "c"' },
    { path: [...expectPath, 'lint'], value: 1 },
  ];
  const after = updateTranscript(text, edits);
  expect(parseJsonText(after, '').value).toMatchObject({
    turns: [{ expect: { lint: 1, document: { layers: [{ text: 'C "c"', x: 1 }] } } }],
  });
  expect(after).toContain('// A file.');
  expect(after).toContain('"name": "post", // its name');
  expect(after).toContain('"lint": 1, /* none */');
});

test('what is taken away takes its comma along', () => {
  const list = (items: string) => text.replace('[ { "text": "A",   "x": 1 }, { "text": "B" }, ]', items);
  const layers = [...expectPath, 'document', 'layers'];
  const take = (written: string, ...indexes: number[]) =>
    updateTranscript(
      list(written),
      indexes.map((index) => ({ path: [...layers, index], value: undefined })),
    );
  expect(take('[1, 2, 3]', 2)).toBe(list('[1, 2]'));
  expect(take('[1, 2, 3]', 1)).toBe(list('[1, 3]'));
  expect(take('[1, 2, 3]', 0)).toBe(list('[2, 3]'));
  expect(take('[1, 2, 3]', 2, 1, 0)).toBe(list('[]'));
  expect(take('[ 1, ]', 0)).toBe(list('[  ]'));
  expect(take('[{ "a": [1] }, { "b": 2 } /* two */, ]', 1)).toBe(list('[{ "a": [1] } /* two */, ]'));
  expect(updateTranscript(text, [{ path: [...expectPath, 'lint'], value: undefined }])).toBe(
    text.replace('"lint": 0, /* none */\n        ', ''),
  );
  expect(updateTranscript(text, [{ path: [...expectPath, 'nothing'], value: undefined }])).toBe(text);
});

test('a large value is broken up and indented as its place is', () => {
  const value = {
    width: 1080,
    layers: Array.from({ length: 3 }, (_, x) => ({
      type: 'text',
      text: 'A long line of words that is to be broken up in the end',
      x,
    })),
  };
  const after = updateTranscript(text, [{ path: [...expectPath, 'document'], value }]);
  expect(after).toContain(`        "document": {
          "width": 1080,
          "layers": [
            { "type": "text", "text": "A long line of words that is to be broken up in the end", "x": 0 },
            { "type": "text", "text": "A long line of words that is to be broken up in the end", "x": 1 },
            { "type": "text", "text": "A long line of words that is to be broken up in the end", "x": 2 }
          ]
        },
      },`);
});

test('a key that is not there yet is added', () => {
  const after = updateTranscript(text, [{ path: [...expectPath, 'credits'], value: { logo: 2 } }]);
  expect(parseJsonText(after, '').value).toMatchObject({ turns: [{ expect: { lint: 0, credits: { logo: 2 } } }] });
  expect(after.startsWith(text.slice(0, text.indexOf('"document"')))).toBe(true);
});

test('a file of an older version is brought to the current one first', () => {
  const older =
    '// Lost.\n{ "version": 0, "title": "post", "turns": [{ "user": { "text": "a" }, "expect": { "lint": 0 } }] }';
  const migrations = { 0: ({ title, ...rest }: Readonly<Record<string, unknown>>) => ({ name: title, ...rest }) };
  expect(updateTranscript(older, [], migrations)).toBe(older);
  expect(updateTranscript(older, [{ path: [...expectPath, 'lint'], value: 2 }], migrations)).toBe(
    '{ "name": "post", "version": 1, "turns": [{ "user": { "text": "a" }, "expect": { "lint": 2 } }] }\n',
  );
});

test('byte order marks, tabs and line ends stay', () => {
  const other = `\uFEFF${text.replaceAll('  ', '\t').replaceAll('\n', '\r\n')}`;
  expect(updateTranscript(other, [{ path: [...expectPath, 'lint'], value: 3 }])).toBe(
    other.replace('"lint": 0', '"lint": 3'),
  );
  expect(updateTranscript(other, [])).toBe(other);
});

test('whatever is written can be read, and is the same', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const after = updateTranscript(text, [{ path: [...expectPath, 'document'], value }]);
      const found = parseJsonText(after, '').value as { turns: { expect: { document: unknown } }[] };
      expect(found.turns[0]?.expect.document).toEqual(JSON.parse(JSON.stringify(value)));
      expect(JSON.parse(writtenJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    { numRuns: 200 },
  );
});
