/**
 * `npm run replay -- --model` against a server of the vendor's protocol, and against the built-in assistant: once as a
 * real process, else the command in this one.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { JsonReport } from '../../agent/transcript/report/json-report.ts';
import { message } from '#messages/message.ts';
import { openReplayHere, type Ended, type ReplayHere } from '#tests/fixtures/replay-here.ts';
import { startOpenAiServer, type OpenAiServer, type OpenAiStep } from '#tests/fakes/openai-server.ts';
import { isLongRun } from '#tests/fixtures/sample.ts';

const root = path.dirname(path.dirname(import.meta.dirname));
let folder: string;
let here: ReplayHere;
let server: OpenAiServer | null = null;

const prompt = (name: string, expect: object) => ({
  version: 1,
  name,
  // A live model need not follow the steps of a recording.
  turns: [
    {
      user: { text: 'Write HELLO' },
      steps: [{ calls: [{ tool: 'add_text', input: { text: 'RECORDED' } }] }, { text: 'Done.' }],
      expect,
    },
  ],
});

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'blend-evaluating-'));
  here = await openReplayHere(folder);
  writeFileSync(path.join(folder, 'hello.json'), JSON.stringify(prompt('hello', { contains: 'hello', layers: 1 })));
  writeFileSync(
    path.join(folder, 'polite.json'),
    JSON.stringify(prompt('polite', { says: 'you are welcome', changed: true })),
  );
});
afterEach(async () => {
  await server?.close();
  server = null;
});
afterAll(async () => {
  await here.close();
  rmSync(folder, { recursive: true, force: true });
});

type Replay = ReplayHere['replay'];
const replay: Replay = (parameters, env) => here.replay(parameters, env);

/**
 * The same, through npm's script: replay.test.ts covers how such a process begins and ends; the long run asks a model
 * through it.
 */
function replayProcess(parameters: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  const child = spawn(process.execPath, [path.join(root, 'scripts', 'run.mjs'), 'replay', ...parameters], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      SystemRoot: process.env.SystemRoot,
      INIT_CWD: folder,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

async function ask(steps: readonly OpenAiStep[], parameters: string[], as: Replay = replay) {
  server = await startOpenAiServer(...steps);
  return as(['--model', 'openai:test-model', '--jobs', '1', ...parameters], { OPENAI_BASE_URL: server.url });
}

const results = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as JsonReport;
const write = (text: string): OpenAiStep => ({ call: 'add_text', input: { text } });

describe('evaluating a model', { timeout: 400_000 }, () => {
  test('sends only the messages, scores every expectation, repeats, and keeps what it found', async () => {
    const steps: OpenAiStep[] = [
      write('HELLO'),
      { say: 'There it is.' },
      write('GOODBYE'),
      { say: 'There it is.' },
      write('HELLO'),
      { say: 'There.' },
    ];
    const { code, out, err } = await ask(
      steps,
      ['hello.json', '--repeat', '3', '--json', 'rates.json'],
      isLongRun ? replayProcess : replay,
    );
    expect([code, err]).toEqual([1, '']);
    expect(server!.requests.map(({ body }) => body.model)).toEqual(Array(6).fill('test-model'));
    expect(JSON.stringify(server!.requests[0]!.body.messages)).toContain('Write HELLO');
    expect(JSON.stringify(server!.requests[0]!.body.messages)).not.toContain('RECORDED');
    expect(out).toMatch(/^✗ hello\s+2\/3 · .*\n {4}turns\[0\]\.expect\.contains failed 1 of 3: /m);
    expect(out).toMatch(/^66\.7 % of 3 answered runs passed · 1\.0 calls and 2\.0 steps a run · 240 tokens · /m);
    expect(results('rates.json')).toMatchObject({
      total: 1,
      passed: 0,
      failed: 1,
      model: 'openai:test-model',
      repeat: 3,
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      rate: 2 / 3,
      cases: [
        {
          name: 'hello',
          passed: false,
          runs: 3,
          passes: 2,
          unanswered: 0,
          rate: 2 / 3,
          failures: [{ turn: 0, key: 'contains', times: 1 }],
          mean: { calls: 1, steps: 2, tokens: 240 },
        },
      ],
    });
  });

  test('tells what got better and worse since an earlier run', async () => {
    const before: JsonReport = {
      total: 3,
      passed: 1,
      failed: 2,
      date: '2026-01-01T00:00:00.000Z',
      cases: ['hello', 'polite', 'gone'].map((name, index) => ({
        name,
        file: `${name}.json`,
        passed: index === 1,
        divergence: null,
        ms: 1,
        calls: 1,
        rate: [0.5, 1, 0][index] ?? 0,
      })),
    };
    writeFileSync(path.join(folder, 'earlier.json'), JSON.stringify(before));
    const { code, out } = await ask(
      [write('HELLO'), { say: 'There.' }, write('HELLO'), { say: 'There.' }],
      ['hello.json', 'polite.json', '--compare', 'earlier.json'],
    );
    expect(code).toBe(1);
    expect(out).toMatch(
      /One case got better, 1 got worse\n↓ polite 100 % → 0 %\n↑ hello 50 % → 100 %\n- gone is gone\n/,
    );
    const { code: misused, err } = await replay(['hello.json', '--model', 'builtin', '--compare', 'hello.json']);
    expect([misused, err]).toEqual([1, expect.stringContaining('it was not written by --json')]);
  });

  test.each<[string, OpenAiStep, string]>([
    [
      'a wrong key',
      { always: { status: 401, error: 'no' } },
      'refused the key (401): set OPENAI_API_KEY to one that may use test-model',
    ],
    [
      'an unknown model',
      { always: { status: 404, error: 'no' } },
      'knows no model "test-model" (404): check the name after --model openai:, and OPENAI_BASE_URL',
    ],
  ])('%s ends it at once, in one line that says what to set', async (_, step, line) => {
    const { code, out, err } = await ask([step], ['hello.json', 'polite.json', '--json', 'ended.json']);
    expect(code).toBe(1);
    expect(err.trimEnd().split('\n')).toEqual([expect.stringContaining(line)]);
    expect(out).toContain('The model answered none of 1 run');
    expect(server!.requests).toHaveLength(1);
    expect(results('ended.json')).toMatchObject({
      ended: expect.stringContaining(line),
      rate: null,
      cases: [{ name: 'hello', unanswered: 1, runs: 0, rate: null }],
    });
  });

  test('nobody at the address ends it, too; nothing set is said before anything runs', async () => {
    const { code, err } = await replay(['--model', 'openai:x', 'hello.json'], {
      OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
    });
    expect([code, err]).toEqual([
      1,
      'Nobody answers at http://127.0.0.1:9/v1: check OPENAI_BASE_URL and the network\n',
    ]);
    const unset = await replay(['--model', 'openai:x', 'hello.json'], { OPENAI_BASE_URL: '', OPENAI_API_KEY: '' });
    expect([unset.code, unset.out, unset.err]).toEqual([
      1,
      '',
      "--model openai:x needs OPENAI_API_KEY, or OPENAI_BASE_URL for another server that speaks OpenAI's protocol\n",
    ]);
  });

  test('a limit is waited for where the server says how long, and counts as no answer where it goes on', async () => {
    const limit: OpenAiStep = { status: 429, error: 'slow down', headers: { 'Retry-After': '0.01' } };
    const { code, out } = await ask(
      [
        limit,
        limit,
        write('HELLO'),
        { say: 'There.' },
        { always: { status: 429, error: 'no', headers: { 'Retry-After': '900' } } },
      ],
      ['hello.json', 'polite.json'],
    );
    expect(code).toBe(1);
    // Two refused at the limit and two answered, then those told to wait too long.
    expect(server!.requests.length).toBeGreaterThan(4);
    expect(out).toMatch(/^✓ hello/m);
    expect(out).toMatch(/^✗ polite\s+0\/0, 1 unanswered .*\n {4}.*is at its limit \(429\): use fewer --jobs/m);
    expect(out).toMatch(/^100 % of 1 answered run passed .* · 1 unanswered$/m);
  });

  test('a failing server is asked again; an answer that breaks off is none, and the rest goes on', async () => {
    const { code, out } = await ask(
      [{ status: 502, error: 'bad gateway' }, write('HELLO'), { say: 'There.' }, { cut: 'Let me' }],
      ['hello.json', 'polite.json'],
    );
    expect(code).toBe(1);
    expect(server!.requests).toHaveLength(4);
    expect(out).toMatch(/^✓ hello/m);
    expect(out).toMatch(
      /^✗ polite\s+0\/0, 1 unanswered .*\n {4}The answer of http:\/\/127\.0\.0\.1:\d+\/v1 broke off or could not be read: /m,
    );
  });

  test('a server that takes no pictures is evaluated in words, and that is said', async () => {
    const refusing: OpenAiStep = { status: 400, error: 'test-model is not a multimodal model' };
    server = await startOpenAiServer(refusing, write('HELLO'), { say: 'There.' }, write('HELLO'), { say: 'There.' });
    const { code, err } = await replay(['--model', 'openai:test-model', '--jobs', '1', '--repeat', '2', 'hello.json'], {
      OPENAI_BASE_URL: server.url,
      OPENAI_PICTURES: 'on',
    });
    expect([code, err]).toEqual([
      0,
      `${message('agent.modelTakesNoPictures', { model: 'test-model', prefix: 'OPENAI' })}\n`,
    ]);
    expect(server.requests.map(({ body }) => JSON.stringify(body).includes('image_url'))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  test('the built-in assistant needs nothing set', async () => {
    writeFileSync(path.join(folder, 'page.json'), JSON.stringify(prompt('page', { contains: 'hello', changed: true })));
    const { code, out, err } = await replay(['--model', 'builtin', 'page.json', '--repeat', '2', '--jobs', '1']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/✓ page\s+2\/2 · /);
  });
});
