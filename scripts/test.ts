/**
 * `npm test`: everything that can be checked, in order, summed up in one last line. `--long` runs the slow suites in full.
 * A part that fails does not keep the others from running.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ensureChromium } from '../tests/fixtures/chromium.ts';
import { projectRoot } from '../app/services/config/project-root.ts';
import { linesOf } from '../app/services/config/start-error.ts';
import { prepareBuild, prepareClient } from './running/prepare.ts';
import { onStop } from './running/stopping.ts';
import { prepareTestDatabase } from './running/test-database.ts';

interface Outcome {
  passed: number;
  failed: number;
}

const root = projectRoot();
const results = path.join(root, 'test-results');
const long = process.argv.includes('--long');
const total: Outcome = { passed: 0, failed: 0 };
const failedParts: string[] = [];
let running: ReturnType<typeof spawn> | undefined;

onStop(async () => {
  running?.kill('SIGTERM');
}, 1);

/** One part under its heading. A part that throws counts as one failure. */
async function part(title: string, check: () => Promise<Outcome>): Promise<boolean> {
  const startedAt = performance.now();
  console.log(`\n── ${title} ${'─'.repeat(Math.max(0, 76 - title.length))}`);
  let outcome: Outcome;
  try {
    outcome = await check();
  } catch (error) {
    for (const line of linesOf(error) ?? [error instanceof Error ? (error.stack ?? error.message) : String(error)]) console.error(line);
    outcome = { passed: 0, failed: 1 };
  }
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  if (outcome.failed > 0) failedParts.push(title);
  console.log(`${title}: ${outcome.passed} passed, ${outcome.failed} failed (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
  return outcome.failed === 0;
}

/** A check that is one thing: it went well or it did not. */
const single = (check: () => Promise<unknown>) => async (): Promise<Outcome> => {
  const ok = await check();
  return ok === false ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 };
};

/** Runs a package's command with its output shown; true when it exits with 0. */
const run = (file: string, parameters: string[], env: Record<string, string> = {}) => runScript(path.join(root, 'node_modules', file), parameters, env);

async function runScript(file: string, parameters: string[], env: Record<string, string> = {}): Promise<boolean> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...parameters], {
    cwd: root,
    env: { ...process.env, ...(long ? { BLEND_LONG: '1' } : {}), ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  running = child;
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
}

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number(), numFailedTestSuites: z.number() });

async function vitest(): Promise<Outcome> {
  const file = path.join(results, 'vitest.json');
  const ok = await run('vitest/vitest.mjs', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`], { NODE_ENV: 'test' });
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = vitestReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  // A file that can't be loaded, or an error outside of any test, fails without a failed test.
  return { passed: report.numPassedTests, failed: report.numFailedTests || (ok ? 0 : 1) };
}

const playwrightReport = z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }), errors: z.array(z.unknown()) });

async function playwright(): Promise<Outcome> {
  ensureChromium();
  const file = path.join(results, 'playwright.json');
  const ok = await run('@playwright/test/cli.js', ['test', '--reporter=list,json', '--pass-with-no-tests'], { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats } = playwrightReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: failed || (ok ? 0 : 1) };
}

const replayReport = z.object({ passed: z.number(), failed: z.number() });

/** The whole shipped set through the command itself; what failed can be looked at in test-results/transcripts. */
async function transcripts(): Promise<Outcome> {
  const [file, report] = [path.join(results, 'transcripts.json'), path.join(results, 'transcripts')];
  const ok = await runScript(path.join(root, 'scripts', 'replay.ts'), ['tests/transcripts', '--json', file, '--report', report], {
    INIT_CWD: root,
    // Results of the slow engines are kept; the long run makes every one anew.
    ...(long ? { BLEND_UNCACHED: '1' } : {}),
  });
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { passed, failed } = replayReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { passed, failed: failed || (ok ? 0 : 1) };
}

const mutantsReport = z.object({ killed: z.number(), survived: z.number(), red: z.array(z.unknown()) });

/** Every tool and operation broken in every way: each must turn a transcript red. */
async function mutants(): Promise<Outcome> {
  const file = path.join(results, 'mutants.json');
  const ok = await runScript(path.join(root, 'scripts', 'mutants.ts'), ['--json', file], { INIT_CWD: root });
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { killed, survived, red } = mutantsReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { passed: killed, failed: survived + red.length || (ok ? 0 : 1) };
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const generated = await part('Database client', single(prepareClient));
const built = generated && (await part('Build', single(prepareBuild)));
await part('Types', single(async () => (await run('@react-router/dev/bin.cjs', ['typegen'])) && (await run('typescript/bin/tsc', ['--noEmit']))));
await part('Lint', single(() => run('oxlint/bin/oxlint', ['--deny-warnings', '.'])));
prepareTestDatabase();
await part('Unit, property, contract and architecture tests', vitest);
await part('Transcripts', transcripts);
if (long) await part('Mutants', mutants);
if (built) await part('Browser tests', playwright);
else await part('Browser tests', async () => Promise.reject(new Error('Not run: there is no build to test.')));

console.log(failedParts.length > 0 ? `\nFailed: ${failedParts.join(' · ')}` : '');
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
