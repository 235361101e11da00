/**
 * A small model whose weights are random reads along with the built-in assistant, by the real library: whatever it
 * writes, the prompt cases end as they end without it, whether it is asked where the parser is unsure or always.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer, type Question } from '#agent/assistant/answer.ts';
import type { ReaderRole } from '#agent/assistant/next-step.ts';
import { projectRoot } from '#app/services/config/project-root.ts';
import { createLocalModel, type LocalModel } from '#app/services/models/local-model/local-model.server.ts';
import { builtInModel } from '#app/services/models/model.server.ts';
import { readAlong } from '#app/services/models/reading/read-along.ts';
import { readTranscripts } from '#app/services/transcripts/read-transcripts.server.ts';
import { openStage, type Stage } from '#app/services/transcripts/stage.server.ts';
import { message } from '#messages/message.ts';
import { CHATML, writeRandomModel } from '#tests/fixtures/random-model.ts';
import { isLongRun } from '#tests/fixtures/sample.ts';

const hasLibrary = await import('node-llama-cpp').then(
  () => true,
  () => false,
);
/** Every nth case in every run, all of them in the long one. */
const EVERY = isLongRun ? 1 : 120;
/** Its tokens are bytes: the instructions are four times as long as in words. */
const CONTEXT = 8_192;
const USELESS = message('reader.useless', { model: 'random', count: 20 });
/** Random texts hardly ever end by themselves. */
const MOST_TOKENS = 100;

let folder: string;
let stage: Stage;
let model: LocalModel;
const failures: string[] = [];
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'blend-random-reader-'));
  stage = await openStage({ report: () => undefined });
  if (!hasLibrary) return;
  const file = path.join(folder, 'random.gguf');
  await writeRandomModel(file, { seed: 3, chatTemplate: CHATML, contextLength: CONTEXT });
  model = createLocalModel({
    file,
    cacheFolder: path.join(folder, 'states'),
    contextSize: CONTEXT,
    report: (error) => failures.push(error.message),
  });
}, 120_000);
afterAll(async () => {
  await model?.close();
  await stage.close();
  rmSync(folder, { recursive: true, force: true });
});

test.skipIf(!hasLibrary).each<ReaderRole>(['unsure', 'always'])(
  'the prompt cases end as they end without it: asked %s',
  { timeout: isLongRun ? 7_200_000 : 300_000 },
  async (role) => {
    const { loaded } = await readTranscripts([path.join(projectRoot(), 'tests', 'transcripts', 'prompts')]);
    const cases = loaded.filter((_, index) => index % EVERY === 0);
    let answers = 0;
    const along = readAlong({
      read: async (question: Question) => answer(question),
      role,
      model: {
        name: 'random',
        async complete(request, signal) {
          const texts = await model.complete({ ...request, maxTokens: MOST_TOKENS }, signal);
          answers += texts.length;
          return texts;
        },
        close: () => Promise.resolve(),
      },
      report(error) {
        // The report that it is never of use is true.
        if (!(error instanceof Error && error.message === USELESS)) failures.push(String(error));
      },
      timeLimit: 120_000,
    });
    const differ: string[] = [];
    for (const one of cases) {
      const outcomes = [];
      for (const languageModel of [builtInModel(), builtInModel(along)]) {
        const { checks } = await stage.replay(one, { keepGoing: true, model: languageModel });
        outcomes.push(checks.map(({ turn, key, divergence }) => `${turn} ${key} ${divergence === null}`).join('\n'));
      }
      if (outcomes[0] !== outcomes[1]) differ.push(path.basename(one.file));
    }
    expect(failures).toEqual([]);
    expect(differ).toEqual([]);
    if (role === 'always') expect(answers).toBeGreaterThan(cases.length);
  },
);
