/** Several readers of the same cases, one after the other: the table, and what it leaves for programs. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonReport } from '../../agent/transcript/report/json-report.ts';
import { startOpenAiServer } from '#tests/fakes/openai-server.ts';
import { openReplayHere, type ReplayHere } from '#tests/fixtures/replay-here.ts';

let folder: string;
let here: ReplayHere;
const file = (name: string, turns: object[]) =>
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify({ version: 1, name, turns }));

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'blend-comparing-'));
  here = await openReplayHere(folder);
  file('hello', [{ user: { text: 'Add the text "HELLO"' }, expect: { contains: 'HELLO' } }]);
  // Nobody passes its first turn; its second is played all the same.
  file('two', [
    { user: { text: 'Add the text "ONE"' }, expect: { contains: 'NEVER' } },
    { user: { text: 'Add the text "TWO"' }, expect: { contains: 'TWO' } },
  ]);
});
afterAll(async () => {
  await here.close();
  rmSync(folder, { recursive: true, force: true });
});

const results = () => JSON.parse(readFileSync(path.join(folder, 'all.json'), 'utf8')) as JsonReport;

test('readers are compared in one table, with their tokens and money', async () => {
  const add = (text: string) => ({ call: 'add_text', input: { text } });
  const done = { say: 'Done.' };
  const server = await startOpenAiServer(add('GOODBYE'), done, add('ONE'), done, add('TWO'), done);
  try {
    const { code, out, err } = await here.replay(
      ['hello.json', 'two.json', '--model', 'builtin,openai:test-model', '--json', 'all.json', '--jobs', '1'],
      { OPENAI_BASE_URL: server.url, MODEL_PRICES: 'test-model=100/10/500' },
    );
    expect([code, err]).toEqual([1, '']);
    expect(server.requests).toHaveLength(6);
    expect(out).toMatch(/^builtin +50 % \(9\.5 … 90\.5\) +1\/2 +– /m);
    // Two calls a turn of 100 and 20 tokens.
    expect(out).toMatch(
      /^openai:test-model +0 % \(0\.0 … 65\.8\) +0\/2 +−50\.0 \(−\d+\.\d … \+\d+\.\d\) .* 200 \(0\) \+ 40 +\$0\.0400$/m,
    );
    // Each case is told as it ends, under its reader.
    expect(out.indexOf('\nbuiltin\n')).toBeLessThan(out.indexOf('\nopenai:test-model\n'));
    const json = results();
    expect(json).toMatchObject({ total: 2, passed: 1, failed: 1, model: 'builtin', rate: 0.5 });
    expect(json.summary).toMatchObject({ model: 'builtin', turns: 3 });
    expect(json.readers).toMatchObject([
      {
        model: 'builtin',
        difference: null,
        use: null,
        cases: [
          { name: 'hello', passes: 1 },
          { name: 'two', passes: 0 },
        ],
      },
      {
        model: 'openai:test-model',
        rate: 0,
        turns: 3,
        use: { inputTokens: 600, outputTokens: 120 },
        difference: { mean: -0.5, cases: 2 },
        cases: [{ name: 'hello' }, { name: 'two', failures: [{ turn: 0, key: 'contains' }] }],
      },
    ]);
    expect(json.readers?.[1]?.cost).toBeCloseTo(0.12, 10);
  } finally {
    await server.close();
  }
});

test('a small model that reads along is a reader of its own: silent, it is the built-in assistant', async () => {
  // It never answers in a form that can be read.
  const server = await startOpenAiServer({ always: { say: 'I would rather not.' } });
  try {
    const { out } = await here.replay(
      ['hello.json', '--model', 'builtin', '--model', 'local', '--json', 'all.json', '--jobs', '1'],
      { OPENAI_BASE_URL: server.url, OPENAI_MODEL: 'small', MODEL_TIER: 'small', MODEL_ROLE: 'always' },
    );
    expect(server.requests.length).toBeGreaterThan(0);
    expect(out).toMatch(/^local +100 % /m);
    expect(results().readers).toMatchObject([
      { model: 'builtin', passed: 1 },
      { model: 'local', passed: 1, use: null },
    ]);
  } finally {
    await server.close();
  }
});

test('what is not set is said before anything is played', async () => {
  const nothing = { OPENAI_BASE_URL: '', MODEL_FILE: '', ANTHROPIC_API_KEY: '' };
  const local = await here.replay(['hello.json', '--model', 'builtin,local'], nothing);
  expect(local).toEqual({
    code: 1,
    out: '',
    err: '--model local needs MODEL_FILE, or OPENAI_BASE_URL with MODEL_TIER=small\n',
  });
  const claude = await here.replay(['hello.json', '--model', 'anthropic:claude-x'], nothing);
  expect(claude).toMatchObject({ code: 1, out: '', err: '--model anthropic:claude-x needs ANTHROPIC_API_KEY\n' });
});
