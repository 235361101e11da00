/**
 * `npm run replay`: exit codes, lines, and the files it writes. As real processes where those matter, else the command
 * in this one.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DOMParser } from '@xmldom/xmldom';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonReport } from '../../agent/transcript/report/json-report.ts';
import { openReplayHere, type Ended, type ReplayHere } from '#tests/fixtures/replay-here.ts';
import { isLongRun } from '#tests/fixtures/sample.ts';

const root = path.dirname(path.dirname(import.meta.dirname));
let folder: string;
let here: ReplayHere;

const say = { text: 'Done.' };
const title = { tool: 'add_text', input: { text: 'SUMMER SALE' }, as: 'title' };

function transcript(name: string, turns: readonly object[], more: object = {}): object {
  return { version: 1, name, ...more, turns: turns.map((turn) => ({ user: { text: 'Write SUMMER SALE' }, ...turn })) };
}

const FILES: Record<string, object | string> = {
  'good/title.json': transcript('title', [
    { steps: [{ calls: [title] }, say], expect: { contains: 'summer sale', layers: 1 } },
  ]),
  'good/moved.json': transcript('moved', [
    { steps: [{ calls: [title] }, say], expect: { changed: true } },
    {
      steps: [{ calls: [{ tool: 'update_layer', input: { layer: '$title', opacity: 0.5 } }] }, say],
      expect: { document: { layers: [{ type: 'text', opacity: 0.5 }] }, undoRestores: true },
    },
  ]),
  'good/deeper/again.json': transcript('again', [{ steps: [{ calls: [title] }, say], expect: { lint: 0 } }]),
  'bad/layers.json': transcript('wrong <number> of "layers"', [
    { steps: [{ calls: [title] }, say], expect: { layers: 3 } },
  ]),
  'bad/unreadable.json': '{\n  "version": 1,\n  "name": "unreadable",\n  "turns": [{ "user": { "text": 7 } }]\n}\n',
  'prompt/added.json': transcript('added', [{ expect: { contains: 'summer sale' } }]),
  'prompt/said.json': transcript('said', [{ expect: { says: 'hello', layers: 0 } }]),
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'blend-replay-'));
  here = await openReplayHere(folder);
  mkdirSync(path.join(folder, 'empty'));
  for (const [name, content] of Object.entries(FILES)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
  }
});
afterAll(async () => {
  await here.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the command from the test's folder, as npm would. */
function replayProcess(parameters: readonly string[], onFirstLine?: (child: ChildProcess) => void): Promise<Ended> {
  const child = spawn(process.execPath, [path.join(root, 'scripts', 'run.mjs'), 'replay', ...parameters], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, SystemRoot: process.env.SystemRoot, INIT_CWD: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (out === '') onFirstLine?.(child);
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

const replay = (...parameters: string[]) => here.replay(parameters);
const readText = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const readJson = (name: string) => JSON.parse(readText(name)) as JsonReport;

describe('npm run replay', { timeout: 400_000 }, () => {
  test('passes: a line each as it ends, a summary, exit code 0, nothing but results, no colors in a pipe', async () => {
    // Interruption and help are tested on a real process in every run.
    const { code, out, err } = await (isLongRun
      ? replayProcess(['good', '--jobs', '1'])
      : replay('good', '--jobs', '1'));
    expect([code, err]).toEqual([0, '']);
    const lines = out.trimEnd().split('\n');
    expect(
      lines
        .slice(0, 3)
        .map((line) => line.replace(/\s+[\d.]+ m?s$/, ''))
        .sort(),
    ).toEqual(['✓ again', '✓ moved', '✓ title']);
    expect(lines.slice(3)).toEqual([
      '',
      expect.stringMatching(/^3 passed · 4 calls in [\d.]+ m?s \(\d+ a second, 1 process\)$/),
    ]);
    expect(out).not.toContain('\u001b');
  });

  test('fails: what differs and where, in words and files; the rest runs; exit code 1', async () => {
    const { code, out, err } = await replay(
      'bad',
      'good/title.json',
      '--jobs',
      '1',
      '--json',
      'out/results.json',
      '--junit',
      'out/junit.xml',
    );
    expect([code, err]).toEqual([1, '']);
    expect(out).toContain('✓ title');
    expect(out).toMatch(/✗ wrong <number> of "layers".*\n {4}document turns\[0\] Expected 3 layers; there is 1.*\n/);
    expect(out).toMatch(/^ {4}bad\/layers\.json:\d+:\d+$/m);
    expect(out).toMatch(/^✗ unreadable\s*.*\n {4}bad\/unreadable\.json:4:\d+ turns\[0\]\.user\.text: /m);
    expect(out).toMatch(/^1 passed, 2 failed · /m);

    const results = readJson('out/results.json');
    expect(results).toMatchObject({ total: 3, passed: 1, failed: 2 });
    expect(
      results.cases.map(({ name, file, passed, divergence, ms }) => ({ name, file, passed, divergence, ms })),
    ).toEqual([
      {
        name: 'wrong <number> of "layers"',
        file: 'bad/layers.json',
        passed: false,
        divergence: { kind: 'document', turn: 0, step: null, message: expect.stringContaining('Expected 3 layers') },
        ms: expect.any(Number),
      },
      {
        name: 'unreadable',
        file: 'bad/unreadable.json',
        passed: false,
        divergence: { kind: 'error', turn: 0, step: null, message: expect.stringContaining('bad/unreadable.json:4:') },
        ms: 0,
      },
      { name: 'title', file: 'good/title.json', passed: true, divergence: null, ms: expect.any(Number) },
    ]);
    expect(results.cases[0]?.checks).toContainEqual(
      expect.objectContaining({ turn: 0, key: 'layers', passed: false, at: 'turns[0].expect.layers' }),
    );

    const suites = new DOMParser().parseFromString(readText('out/junit.xml'), 'text/xml').documentElement;
    expect(['tests', 'failures', 'errors'].map((name) => suites?.getAttribute(name))).toEqual(['3', '1', '1']);
    expect([...(suites?.getElementsByTagName('testsuite') ?? [])].map((suite) => suite.getAttribute('name'))).toEqual([
      'bad',
      'good',
    ]);
    expect([...(suites?.getElementsByTagName('testcase') ?? [])].map((one) => one.getAttribute('name'))).toEqual([
      'wrong <number> of "layers"',
      'unreadable',
      'title',
    ]);
    expect(suites?.getElementsByTagName('failure')[0]?.getAttribute('message')).toContain(
      'turns[0]: Expected 3 layers',
    );

    // Processes that share the work: worker-pool.test.ts covers them, too.
    if (isLongRun) {
      const two = await replayProcess(['bad', 'good/title.json', '--jobs', '2', '--json', 'out/two.json']);
      const plain = ({ cases, total, passed, failed }: JsonReport) => ({
        total,
        passed,
        failed,
        cases: cases.map(({ ms: _, ...rest }) => rest),
      });
      expect(plain(readJson('out/two.json'))).toEqual(plain(results));
      expect(two.code).toBe(1);
    }
  });

  test('writes a report: one file that asks for nothing from outside', async () => {
    const { out } = await replay('bad', 'good/title.json', '--jobs', '1', '--report', 'report');
    expect(out).toContain('Report: report/index.html');
    const page = readText('report/index.html');
    expect(page).toContain('✗ 1 of 3 passed');
    expect(page).toContain('wrong &lt;number&gt; of &quot;layers&quot;');
    expect(page).not.toMatch(/(?:src|href)="(?!#|data:)/);
    expect(page).not.toMatch(/url\((?!data:)/);
  });

  test('--only says when there is nothing to pick', async () => {
    const { code, out, err } = await replay('good', 'bad', '--only', 'nothing-*');
    expect([code, err]).toEqual([1, 'None of 5 transcripts matches --only nothing-*\n']);
    expect(out).toMatch(/^\n?0 passed/);
  });

  test.each([
    [[], 'Name at least one file or folder with transcripts'],
    [['good', '--jobs', 'many'], '--jobs is "many", but must be a number from 1 to 256'],
    [['good', '--json'], '--json'],
    [['good', '--model', 'gpt'], '--model is "gpt", but must be builtin, local, openai:<model>'],
    [['good', '--model', 'builtin', '--update'], '--update writes what a replay produced'],
    [['good', '--repeat', '3'], '--repeat asks a live model again'],
  ])('wrong usage: %j', async (parameters, line) => {
    expect(await replay(...parameters)).toEqual({ code: 2, out: '', err: expect.stringContaining(line) });
  });

  test('wrong usage is one line of the process, too, which names the help; help is no failure', async () => {
    const { code, out, err } = await replayProcess(['good', '--wat']);
    expect([code, out, err]).toEqual([2, '', "Unknown option '--wat'. What it can do: npm run replay -- --help\n"]);
    const help = await replayProcess(['--help']);
    expect([help.code, help.err]).toEqual([0, '']);
    expect(help.out).toContain('--report DIR');
  });

  test('finding nothing is a failure said in words', async () => {
    const nothing = await replay('empty');
    expect(nothing.code).toBe(1);
    expect(nothing.out).toContain('empty');
    const missing = await replay('nowhere.json');
    expect(missing.code).toBe(1);
    expect(missing.out).toContain('nowhere.json');
  });
});

/** Descendants of a process, from /proc. */
function processesBelow(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const parent = /^\d+ \(.*\) \S (\d+)/s.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))?.[1];
        return parent === undefined ? [] : [{ pid: Number(name), parent: Number(parent) }];
      } catch {
        // It has just ended.
        return [];
      }
    });
  const below = (of: number): number[] =>
    parents.filter(({ parent }) => parent === of).flatMap((child) => [child.pid, ...below(child.pid)]);
  return below(pid);
}

const isThere = (pid: number) => existsSync(`/proc/${pid}`);

/** The most that a transcript may have. */
const MOST_TURNS = 200;

describe.skipIf(process.platform !== 'linux')('processes', { timeout: 400_000 }, () => {
  /** Short cases, one worker; calls `act` in the middle of the second, which is long enough for the busiest machine. */
  async function midway(
    act: (child: ChildProcess, below: number[]) => void,
    ...more: string[]
  ): Promise<Ended & { below: number[] }> {
    mkdirSync(path.join(folder, 'many'), { recursive: true });
    for (const [name, count] of [
      ['case-0', 1],
      ['case-1', MOST_TURNS],
      ['case-2', 1],
    ] as const) {
      const turns = Array.from({ length: count }, () => ({
        steps: [{ calls: [{ tool: 'add_text', input: { text: 'A' } }] }, say],
      }));
      writeFileSync(path.join(folder, 'many', `${name}.json`), JSON.stringify(transcript(name, turns)));
    }
    let below: number[] = [];
    const ended = await replayProcess(['many', '--jobs', '1', ...more], (child) => {
      below = processesBelow(child.pid ?? 0);
      act(child, below);
    });
    return { ...ended, below };
  }

  test.runIf(isLongRun)('Ctrl-C ends all of them', async () => {
    const { code, out, below } = await midway((child) => child.kill('SIGINT'));
    expect(code).toBe(130);
    expect(out).not.toContain('passed');
    // The command and its worker.
    expect(below.length).toBeGreaterThanOrEqual(2);
    await expect.poll(() => below.filter(isThere), { timeout: 20_000 }).toEqual([]);
  });

  // worker-pool.test.ts covers how a pool survives that.
  test.runIf(isLongRun)('a worker that dies fails its file, and the rest is replayed', async () => {
    const { code } = await midway((_, below) => process.kill(below.at(-1) ?? 0, 'SIGKILL'), '--json', 'killed.json');
    expect(code).toBe(1);
    const { cases, failed } = readJson('killed.json');
    expect([cases.length, failed]).toEqual([3, 1]);
    expect(cases.find(({ passed }) => !passed)).toMatchObject({
      name: 'case-1',
      divergence: { kind: 'error', message: 'The process that replayed it ended (SIGKILL)' },
      trouble: { kind: 'died' },
    });
  });
});

describe('--update', { timeout: 400_000 }, () => {
  test('writes what came out, with previews, and leaves alone what did not go as recorded', async () => {
    const file = (name: string, content: object) =>
      writeFileSync(path.join(folder, 'update', name), JSON.stringify(content, null, 2));
    mkdirSync(path.join(folder, 'update'));
    file(
      'layers.json',
      transcript('layers', [
        { steps: [{ calls: [title] }, say], expect: { layers: 3, preview: { file: 'previews/layers.png' } } },
      ]),
    );
    const stays = transcript('stays', [
      {
        steps: [{ calls: [{ tool: 'add_text', input: { text: 'SALE' }, error: 'never' }] }, say],
        expect: { layers: 3 },
      },
    ]);
    file('stays.json', stays);
    const { code, out } = await replay('update', '--jobs', '1', '--update', '--json', 'updated.json');
    expect(code).toBe(1);
    expect(JSON.parse(readText('update/layers.json'))).toMatchObject({ turns: [{ expect: { layers: 1 } }] });
    expect(await sharp(path.join(folder, 'update', 'previews', 'layers.png')).metadata()).toMatchObject({
      format: 'png',
    });
    expect(JSON.parse(readText('update/stays.json'))).toEqual(stays);
    expect(out).toMatch(/✓ layers[^\n]*\n {4}Updated .*turns\[0\]\.expect\.layers/);
    expect(out).toMatch(/✗ stays[\s\S]*Not updated: /);
    expect(readJson('updated.json').cases.map(({ updated }) => updated)).toEqual([
      expect.arrayContaining([expect.stringContaining('turns[0].expect.layers')]),
      null,
    ]);
    // The written file passes from now on, also when run alone.
    const again = await replay('update', '--jobs', '1', '--only', 'l*');
    expect([again.code, again.out]).toEqual([0, expect.stringMatching(/^✓ layers[^✓✗]*\n1 passed · /)]);
  });
});
