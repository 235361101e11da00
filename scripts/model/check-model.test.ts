/** `npm run model -- --check` with a model of random weights: it reads all requests, and says what they came to. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { hasLlama } from '#tests/fixtures/llama.ts';
import { CHATML, writeRandomModel } from '#tests/fixtures/random-model.ts';
import { checkModel } from './check-model.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'blend-check-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function linesOf(modelFile: string | undefined): Promise<string[]> {
  const lines: string[] = [];
  await checkModel({ modelFile, dataDir: folder, print: (line) => lines.push(line) });
  return lines;
}

it.skipIf(!hasLlama)(
  'prints what the model is, ten readings with their time and tokens, and how many are of use',
  async () => {
    const file = path.join(folder, 'tiny.gguf');
    writeRandomModel(file, { chatTemplate: CHATML, layers: 1, width: 64, hidden: 64 });
    const lines = await linesOf(file);
    expect(lines[0]).toMatch(/^tiny\.gguf: random 1, .* 4096 tokens at once\.$/);
    expect(lines[1]).toContain('which later starts find on disk');
    const readings = lines.filter((line) =>
      /^\d+\. “.+”: \d+\.\d s; \d+ tokens, \d+ of them read now, \d+ written$/.test(line),
    );
    expect(readings).toHaveLength(10);
    for (const [index, line] of lines.slice(2, -1).entries())
      if (index % 2 === 1) expect(line).toMatch(/^ {3}(?:would be left out, .*: )?\{"acts":\[/);
    expect(lines.at(-1)).toMatch(/^\d+ of 10 answers/);
    expect(readdirSync(path.join(folder, 'model-states'))).toHaveLength(1);
    expect((await linesOf(file))[1]).toContain('its instructions were on disk');
  },
);

it('says in one line what is missing', async () => {
  await expect(linesOf(undefined)).rejects.toThrow('MODEL_FILE is not set');
  const missing = path.join(folder, 'missing.gguf');
  await expect(linesOf(missing)).rejects.toThrow(`MODEL_FILE is ${missing}, but there is no such file`);
});
