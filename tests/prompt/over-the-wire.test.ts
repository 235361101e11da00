/**
 * Models can do the same over OpenAI's protocol as in this program: the built-in assistant answers the prompt cases
 * once here and once as a server, and nothing that it reads, calls or receives may get lost.
 */
import { readFileSync, rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '#app/services/config/project-root.ts';
import { readTranscripts } from '#app/services/transcripts/read-transcripts.server.ts';
import { startAssistantServer } from '#tests/fakes/assistant-server.ts';
import type { OpenAiServer } from '#tests/fakes/openai-server.ts';
import { openReplayHere, type ReplayHere } from '#tests/fixtures/replay-here.ts';
import { isLongRun } from '#tests/fixtures/sample.ts';
import type { JsonReport } from '../../agent/transcript/report/json-report.ts';

/** Every nth case in every run, all of them in the long one. */
const EVERY = isLongRun ? 1 : 200;

let folder: string;
let here: ReplayHere;
let server: OpenAiServer;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'blend-wire-'));
  here = await openReplayHere(folder);
  // Requests are not examined here, and some hold pictures.
  server = await startAssistantServer(() => server.requests.splice(0));
});
afterAll(async () => {
  await server.close();
  await here.close();
  rmSync(folder, { recursive: true, force: true });
});

test('the prompt cases end over the wire as they end without it', { timeout: 600_000 }, async () => {
  const { loaded } = await readTranscripts([path.join(projectRoot(), 'tests', 'transcripts', 'prompts')]);
  const files = loaded.map(({ file }) => file).filter((_, index) => index % EVERY === 0);
  const play = async (name: string, model: string, env: Record<string, string>) => {
    await here.replay([...files, '--model', model, '--jobs', '1', '--json', name], env);
    const { cases } = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as JsonReport;
    return cases.map(({ file, passed, failures = [] }) => ({
      file: path.basename(file),
      passed,
      failures: failures.map(({ turn, key }) => `${turn} ${key}`),
    }));
  };
  const over = await play('over.json', 'openai:assistant', { OPENAI_BASE_URL: server.url, OPENAI_PICTURES: 'on' });
  const without = await play('without.json', 'builtin', {});
  expect(over).toHaveLength(files.length);
  expect(over).toEqual(without);
  expect(over.filter(({ passed }) => passed).length).toBeGreaterThan(over.length / 2);
});
