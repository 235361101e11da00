/** `--update`: recorded expectations are updated to today's results, and hold then; those that a person wrote stay. */
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadTranscript } from '#agent/transcript/load/load-transcript.ts';
import { expectationUpdates, type ExpectationUpdates } from '#agent/transcript/update/update-expectations.ts';
import { updateTranscript } from '#agent/transcript/update/update-transcript.ts';
import { openStage, type Stage } from '#app/services/transcripts/stage.server.ts';
import { memoryTemplate } from '#tests/fixtures/database-templates.ts';

let stage: Stage;
let folder: string;
beforeAll(async () => {
  stage = await openStage({ template: await memoryTemplate(), report: () => undefined });
  folder = await mkdtemp(path.join(tmpdir(), 'blend-updating-'));
});
afterAll(async () => {
  await stage.close();
  await rm(folder, { recursive: true });
});

interface Updated extends ExpectationUpdates {
  text: string;
  /** Remaining divergences when the updated file is replayed. */
  left: string[];
}

async function update(text: string): Promise<Updated> {
  const file = path.join(folder, 'post.json');
  const replay = async (written: string) => stage.replay(loadTranscript(written, file), { keepGoing: true });
  const updates = expectationUpdates(loadTranscript(text, file).transcript, await replay(text));
  for (const preview of updates.previews) {
    await mkdir(path.dirname(path.join(folder, preview.file)), { recursive: true });
    await writeFile(path.join(folder, preview.file), preview.bytes);
  }
  const after = updateTranscript(text, updates.edits);
  const { checks } = await replay(after);
  return { ...updates, text: after, left: checks.flatMap(({ key, divergence }) => (divergence ? [key] : [])) };
}

/** A box, a word in it, and these expectations. */
const withExpectations = (expectations: string) => `// Kept.
{
  "version": 1,
  "name": "post",
  "turns": [
    {
      "user": { "text": "A box and a word" },
      "steps": [
        {
          "calls": [
            { "tool": "add_shape", "input": { "shape": "rounded", "x": 100, "y": 100, "width": 400, "height": 300, "color": "#2a9d8f" }, "as": "box" },
            { "tool": "add_text", "input": { "text": "Sale", "x": 120, "y": 140, "size": 60, "color": "#ffffff" }, "as": "word" }
          ]
        },
        { "text": "Done." }
      ],
      "expect": {
        ${expectations}
      }
    }
  ]
}
`;

test('single values, in the form in which they were written', async () => {
  const { text, said, left } = await update(
    withExpectations(`"document": { // the whole page
          "width": 1000,
          "background": "#000000",
          "layers": [
            { "id": "$box", "x": "~300", "color": "~#ff0000", "shape": "star" }, // moves
            { "text": "Sale", "size": 61, "x": 120 }
          ]
        }`),
  );
  expect(left).toEqual([]);
  expect(text).toBe(
    withExpectations(`"document": { // the whole page
          "width": 1080,
          "background": "#ffffff",
          "layers": [
            { "id": "$box", "x": "~100", "color": "~#2a9d8f", "shape": "rectangle" }, // moves
            { "text": "Sale", "size": 60, "x": 120 }
          ]
        }`),
  );
  expect(said).toEqual([
    'turns[0].expect.document.width: 1000 → 1080',
    'turns[0].expect.document.background: "#000000" → "#ffffff"',
    'turns[0].expect.document.layers[0].x: "~300" → "~100"',
    'turns[0].expect.document.layers[0].color: "~#ff0000" → "~#2a9d8f"',
    'turns[0].expect.document.layers[0].shape: "star" → "rectangle"',
    'turns[0].expect.document.layers[1].size: 61 → 60',
  ]);
});

test('layers of which there is nothing are taken away', async () => {
  const { text, said, left } = await update(
    withExpectations(
      '"document": { "layers": [{ "type": "sticker" }, { "id": "$word", "text": "Sale" }, { "type": "image", "cutout": true }] }',
    ),
  );
  expect(text).toBe(withExpectations('"document": { "layers": [{ "id": "$word", "text": "Sale" }] }'));
  expect(said.join('\n')).toContain('turns[0].expect.document.layers[2]: an object with "type", "cutout" is removed');
  expect(left).toEqual([]);
});

test('an empty document is written in as a whole, and holds to the last value', async () => {
  const { text, left } = await update(withExpectations('"document": {}'));
  expect(left).toEqual([]);
  const { document } = loadTranscript(text, path.join(folder, 'post.json')).transcript.turns[0]?.expect ?? {};
  expect(document).toMatchObject({
    width: 1080,
    height: 1080,
    pages: [{ layers: [{ type: 'shape' }, { type: 'text', text: 'Sale' }] }],
  });
  const wrong = text.replace('"opacity": 1', '"opacity": 0.9');
  expect((await update(wrong)).said).toEqual(['turns[0].expect.document.pages[0].layers[0].opacity: 0.9 → 1']);
});

test('numbers, tools, credits and pictures', async () => {
  const { text, said, previews, left } = await update(
    withExpectations(
      '"lint": 3, "layers": 7, "tools": ["add_text"], "credits": { "logo": 2 }, "preview": { "file": "previews/post.png" }',
    ),
  );
  expect(left).toEqual([]);
  expect(text).toBe(
    withExpectations(
      '"lint": 0, "layers": 2, "tools": ["add_shape", "add_text"], "credits": { "logo": 0 }, "preview": { "file": "previews/post.png" }',
    ),
  );
  expect(previews.map(({ file }) => file)).toEqual(['previews/post.png']);
  expect(said).toContain('previews/post.png: written');
});

test('wishes stay, and what holds already', async () => {
  const wishes = withExpectations(
    '"contains": "winter", "minLayers": 5, "says": "Gladly", "undoRestores": true, "tools": { "subset": ["delete"] }, "layers": 2',
  );
  const { text, said, left } = await update(wishes);
  expect(text).toBe(wishes);
  expect(said).toEqual([]);
  expect(left.sort()).toEqual(['contains', 'minLayers', 'says', 'tools']);
});
