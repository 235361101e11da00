/**
 * The assistant in threads: whatever one is asked, it ends, others are answered meanwhile, and it answers as in this
 * thread.
 */
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { answer, type Question } from '#agent/assistant/answer.ts';
import { GIVEN_UP } from '#agent/assistant/given-up.ts';
import { projectRoot } from '#app/services/config/project-root.ts';
import { turnScope } from '#app/services/models/turn-scope.ts';
import { isLongRun } from '#tests/fixtures/sample.ts';
import { createAssistantReader, type AssistantReader, type AssistantReaderOptions } from './assistant-reader.server.ts';
import { WARM_UP } from './assistant-warm-up.ts';

const script = path.join(projectRoot(), 'tests/fixtures/reading-thread.mjs');
const asks = (text: string): Question => ({
  prompt: [{ role: 'user', content: [{ type: 'text', text }] }],
  tools: null,
});
const saying = (say: string) => ({ step: { say }, asks: null });
const slow = saying(GIVEN_UP.slow());

let reader: AssistantReader | null = null;
let reports: unknown[] = [];
function open(options: Partial<AssistantReaderOptions> = {}): AssistantReader {
  reports = [];
  reader = createAssistantReader({ report: (error) => reports.push(error), script, limitMs: 40, ...options });
  return reader;
}
afterEach(() => reader?.close());

/** Asks in the name of a user. */
const by = (userId: string, text: string, signal?: AbortSignal) =>
  turnScope.run({ turnId: 'turn', userId, asked: 0, storing: [] }, () => (reader ?? open()).read(asks(text), signal));

it('gives up what does not end, and reads on', async () => {
  open();
  expect(await by('ann', 'spin')).toEqual(slow);
  expect(await by('ann', 'hello')).toEqual(saying('hello'));
  expect(reports).toEqual([]);
});

it('answers others while a user asks for what does not end, again and again', async () => {
  // Her messages are too far apart to block her.
  let time = 0;
  open({ now: () => (time += 40_000) });
  const heard: string[] = [];
  const spinning = Promise.all(Array.from({ length: 5 }, () => by('ann', 'spin').then(() => heard.push('ann'))));
  for (let round = 0; round < 5; round += 1) {
    expect(await by('bob', `round ${round}`)).toEqual(saying(`round ${round}`));
    heard.push('bob');
  }
  await spinning;
  // Bob's five are over before the second of Ann's is.
  expect(heard.indexOf('ann', heard.indexOf('ann') + 1)).toBeGreaterThan(heard.lastIndexOf('bob'));
});

it('stops reading a user whose messages are slow one after the other, for a while', async () => {
  let time = 0;
  open({ now: () => time });
  for (let round = 0; round < 3; round += 1) expect(await by('ann', 'spin')).toEqual(slow);
  expect(await by('ann', 'hello')).toEqual(saying(GIVEN_UP.resting()));
  expect(await by('bob', 'hello')).toEqual(saying('hello'));
  time = 10 * 60_000;
  expect(await by('ann', 'hello')).toEqual(saying('hello'));
});

it('outlives a thread that ends or takes all memory, and tells of it', async () => {
  open({ limitMs: 20_000 });
  expect(await by('ann', 'crash')).toEqual(slow);
  expect(await by('bob', 'hello')).toEqual(saying('hello'));
  expect(reports).toHaveLength(1);
  if (isLongRun) expect(await by('cat', 'grow')).toEqual(slow);
});

it('a fault of the assistant fails that message alone', async () => {
  open();
  await expect(by('ann', 'fault')).rejects.toThrow('planted');
  expect(await by('ann', 'hello')).toEqual(saying('hello'));
});

it('lets go of whoever stops, and counts what they asked for', async () => {
  open({ now: () => 0 });
  const next: unknown[] = [];
  for (let round = 0; round < 3; round += 1) {
    const stop = new AbortController();
    const asked = by('ann', 'spin', stop.signal);
    stop.abort(new Error('stopped'));
    await expect(asked).rejects.toThrow('stopped');
    // Waits until the previous one is abandoned.
    next.push(await by('ann', 'hello'));
  }
  expect(next).toEqual([saying('hello'), saying('hello'), saying(GIVEN_UP.resting())]);
});

it('fails what is under way when it is closed', async () => {
  open({ limitMs: 20_000 });
  const asked = by('ann', 'spin');
  await by('bob', 'hello');
  const failed = asked.then(
    () => null,
    (error: unknown) => error,
  );
  await reader?.close();
  expect(await failed).toMatchObject({ message: 'The assistant is closed' });
  await expect(by('bob', 'hello')).rejects.toThrow('closed');
});

// Loading the assistant takes seconds. Browser tests of the server exercise such a thread too.
it.runIf(isLongRun)('reads in a thread as in this one, and gives up what hostile messages ask', async () => {
  open({ script: undefined, limitMs: undefined });
  for (const prompt of WARM_UP) {
    const question = { prompt, tools: null };
    expect(await reader?.read(question)).toEqual(answer(question));
  }
  expect(await by('ann', `${'so much '.repeat(30)}x`)).toEqual(slow);
  expect(await by('bob', 'find out '.repeat(111))).toEqual(slow);
});
