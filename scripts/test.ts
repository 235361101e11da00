/** `npm test`: all checks, in order, summed up in one last line. `--long` runs the slow suites in full. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { oneIn } from '../tests/fixtures/sample.ts';
import { WORKERS } from '../tests/fixtures/workers.ts';
import { projectRoot } from '../app/services/config/project-root.ts';
import { linesOf } from '../app/services/config/start-error.ts';
import NODE_FLAGS from './node-flags.json' with { type: 'json' };
import { ERRORS_OUTSIDE } from './running/errors-outside.ts';
import { PART_NEEDS } from './running/machine-needs.ts';
import { prepareBuild, prepareClient } from './running/prepare.ts';
import { readMutants, readPlaywright, readReplay, readVitest, type Outcome } from './running/reports.ts';
import { onStop } from './running/stopping.ts';
import { runParts, type Part, type Say } from './running/run-parts.ts';
import { temporaryFolder } from './running/temporary-folder.ts';

const root = projectRoot();
const results = path.join(root, 'test-results');
const long = process.argv.includes('--long');
/** Maximum number of failures repeated at the end. */
const TOLD = 20;
const begunAt = performance.now();
const running = new Set<ReturnType<typeof spawn>>();

onStop(async () => {
  for (const child of running) child.kill('SIGTERM');
}, 1);

const aloud: Say = (text) => process.stdout.write(text);

/** A check with a single result: passed or failed. */
const single =
  (check: (say: Say) => Promise<unknown>) =>
  async (say: Say): Promise<Outcome> => {
    const ok = await check(say);
    return ok === false ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 };
  };

/**
 * Test processes produce much short-lived garbage: with a semi-space of 64 MiB instead of V8's 16 they need a tenth
 * less CPU time (measured on the tests of the assistant, of layouts and of imaging).
 */
const ROOM = '--max-semi-space-size=64';
const NODE_OPTIONS =
  `${process.env.NODE_OPTIONS ?? ''} ${process.allowedNodeEnvironmentFlags.has('--max-semi-space-size') ? ROOM : ''}`.trim();

const temporary = temporaryFolder();

/** Runs a package's command with its output shown; true when it exits with 0. */
const run = (file: string, parameters: string[], env: Record<string, string> = {}, say: Say = aloud) =>
  runScript(path.join(root, 'node_modules', file), parameters, env, say);

async function runScript(
  file: string,
  parameters: string[],
  env: Record<string, string> = {},
  say: Say = aloud,
): Promise<boolean> {
  const child = spawn(process.execPath, [...NODE_FLAGS, file, ...parameters], {
    cwd: root,
    env: {
      ...process.env,
      NODE_OPTIONS,
      ...(temporary === null ? {} : { TMPDIR: temporary }),
      ...(long ? { BLEND_LONG: '1' } : {}),
      ...env,
    },
    stdio: say === aloud ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', say);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      running.delete(child);
      resolve(code === 0);
    });
  });
}

/** A runner's report; undefined when it did not get that far. */
const written = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

async function types(say: Say): Promise<boolean> {
  return (
    (await run('@react-router/dev/bin.cjs', ['typegen'], {}, say)) && run('typescript/bin/tsc', ['--noEmit'], {}, say)
  );
}

async function vitest(): Promise<Outcome> {
  const file = path.join(results, 'vitest.json');
  const ok = await run(
    'vitest/vitest.mjs',
    [
      'run',
      '--reporter=default',
      '--reporter=json',
      '--reporter=./scripts/running/errors-outside.ts',
      `--outputFile.json=${file}`,
    ],
    { NODE_ENV: 'test' },
  );
  const report = written(file);
  return report === null ? { passed: 0, failed: 1 } : readVitest(report, written(ERRORS_OUTSIDE), ok);
}

async function playwright(): Promise<Outcome> {
  const file = path.join(results, 'playwright.json');
  const ok = await run('@playwright/test/cli.js', ['test', '--reporter=list,json', '--pass-with-no-tests'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    // Node reads TypeScript itself: Playwright would translate everything that tests import once more, for 15 s.
    PW_DISABLE_TS_ESM: '1',
  });
  const report = written(file);
  return report === null ? { passed: 0, failed: 1 } : readPlaywright(report, ok);
}

/** Conversations that were once new to the assistant: of all kinds, and as many as all other prompts together. */
const HELD_OUT = `${path.sep}held-out`;
/** An ordinary run takes every nth of those. */
const HELD_OUT_STEP = 6;
/**
 * Conversations for the long run: each has the networks look at a photo that the others of an ordinary run don't need,
 * or people dressed and scenes drawn once more, for many seconds.
 */
const LONG_TRANSCRIPTS = [
  'chat/front-page',
  'prompts/composing/camera-thumbnail',
  'prompts/conversations/dev-nursery-plant-cutout',
  'prompts/followups/another-layout-keeps-stickers',
  'prompts/held-out-5/fifth-quit-my-job-thumbnail',
  'prompts/held-out-9/ninth-adire-drop-story',
  'prompts/photos/fix-this-photo',
  'prompts/photos/scene-and-what-follows',
  'prompts/photos/shirt-on-her',
  'prompts/several/both-products-cut-out',
  'prompts/several/watch-just-in',
  'tools/expand-page',
  'tools/expand-sides',
  'tools/place-in-scene-words',
  'tools/remove-background-picked',
  'tools/text-behind-choice',
  'tools/try-on',
  'tools/try-on-model',
].map((name) => `${path.normalize(name)}.json`);

function shippedTranscripts(): string[] {
  const folder = path.join('tests', 'transcripts');
  if (long) return [folder];
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort();
  const missing = LONG_TRANSCRIPTS.filter((name) => !files.includes(name));
  if (missing.length > 0) throw new Error(`Not in ${folder}, but left to the long run: ${missing.join(', ')}`);
  const short = files.filter((name) => !LONG_TRANSCRIPTS.includes(name));
  const isHeldOut = (name: string) => name.includes(HELD_OUT);
  return [...short.filter((name) => !isHeldOut(name)), ...oneIn(HELD_OUT_STEP, short.filter(isHeldOut))].map((name) =>
    path.join(folder, name),
  );
}

/** Engines work beside the processes that replay, and each of those takes 20 s of the processor to get warm. */
const REPLAYING = WORKERS - 1;

/** The shipped set through the command itself; failures are shown in test-results/transcripts. */
async function transcripts(): Promise<Outcome> {
  const [file, report] = [path.join(results, 'transcripts.json'), path.join(results, 'transcripts')];
  const replay = (paths: readonly string[], options: readonly string[]) =>
    runScript(path.join(root, 'scripts', 'replay.ts'), [...paths, ...options], {
      INIT_CWD: root,
      // Results of the slow engines are cached; the long run computes every one again.
      ...(long ? { BLEND_UNCACHED: '1' } : {}),
    });
  const ok = await replay(shippedTranscripts(), [
    '--jobs',
    String(REPLAYING),
    '--json',
    file,
    ...(long ? ['--report', report] : []),
  ]);
  const answer = written(file);
  if (answer === null) return { passed: 0, failed: 1 };
  const outcome = readReplay(answer, ok);
  // The pictures of every turn take as long as the replay: an ordinary run draws them for failures only.
  const cases = (outcome.red ?? []).map((one) => one.name);
  if (!long && cases.length > 0) await replay(cases, ['--report', report]);
  return outcome;
}

/** Every tool and operation broken in every way: each must turn a transcript red. */
async function mutants(): Promise<Outcome> {
  const file = path.join(results, 'mutants.json');
  const ok = await runScript(path.join(root, 'scripts', 'mutants.ts'), ['--json', file], { INIT_CWD: root });
  const report = written(file);
  return report === null ? { passed: 0, failed: 1 } : readMutants(report, ok);
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const [CLIENT, BUILD] = ['Database client', 'Build'];

const parts: Part[] = [
  { title: CLIENT, check: single(() => prepareClient()) },
  // Neither the build nor the parallel checks keep two cores busy for long.
  { title: BUILD, after: [CLIENT], place: 'behind', check: single(prepareBuild) },
  { title: 'Types', place: 'beside', check: single(types) },
  {
    title: 'Lint',
    place: 'beside',
    check: single((say) => run('oxlint/bin/oxlint', ['--deny-warnings', '.'], {}, say)),
  },
  {
    title: 'Unused code',
    place: 'beside',
    check: single((say) => run('knip/bin/knip.js', ['--no-progress', '--no-config-hints'], {}, say)),
  },
  { title: 'Format', place: 'beside', check: single((say) => run('oxfmt/bin/oxfmt', ['--check', '.'], {}, say)) },
  { title: 'Unit, property, contract and architecture tests', needs: PART_NEEDS.unit, check: vitest },
  { title: 'Transcripts', check: transcripts },
  ...(long ? [{ title: 'Mutants', check: mutants }] : []),
  { title: 'Browser tests', needs: PART_NEEDS.browser, after: [BUILD], check: playwright },
];

const sum = await runParts(parts, aloud).catch((error: unknown): never => {
  for (const line of linesOf(error) ?? [error instanceof Error ? error.stack : error]) console.log(line);
  console.log('0 passed, 1 failed');
  process.exit(1);
});

/** Shows growth where it happens. */
function timesTable(): string {
  const rows = sum.times.map(({ title, seconds, processor }) => [
    title,
    `${seconds.toFixed(0)} s`,
    processor === null ? '' : `${processor.toFixed(0)} s`,
  ]);
  rows.push(['Altogether', `${((performance.now() - begunAt) / 1000).toFixed(0)} s`, '']);
  const width = Math.max(...rows.map(([title = '']) => title.length));
  return [
    '',
    ...[['Part', 'took', 'of processors'], ...rows].map(([title = '', took = '', processor = '']) =>
      `${title.padEnd(width)} ${took.padStart(7)} ${processor.padStart(14)}`.trimEnd(),
    ),
  ].join('\n');
}

/** Repeats failures and their reasons for readers of the end of a long run. */
function failures(): string {
  return sum.red
    .slice(0, TOLD)
    .map(
      ({ name, why }) =>
        `\n✗ ${path.isAbsolute(name) ? path.relative(root, name) : name}\n${why.replace(/^/gm, '    ')}`,
    )
    .join('\n');
}

if (sum.red.length > 0) console.log(failures());
console.log(timesTable());
console.log(sum.failedParts.length > 0 ? `\nFailed: ${sum.failedParts.join(' · ')}` : '');
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed > 0 ? 1 : 0);
