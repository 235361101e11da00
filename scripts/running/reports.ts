/** Reads the test runners' reports: how many passed, and what failed and why, to be repeated at the very end. */
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** A test that failed: its file and name, and the first lines of its error. */
export interface Red {
  name: string;
  why: string;
}

export interface Outcome {
  passed: number;
  failed: number;
  red?: readonly Red[];
}

/** Lines shown of an error: enough for a difference and the place, not for a page's whole text. */
const LINES = 12;
const COLUMNS = 240;

/** Names failures that belong to no test. */
const OUTSIDE = 'Outside of any test';

const firstLines = (text: string) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES)
    .map((line) => line.slice(0, COLUMNS))
    .join('\n');

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

const outsideReport = z.array(z.string());

/**
 * Reads `vitest --reporter=json`, and the errors outside any test. A file that can't be loaded fails without a failed
 * test, as those do: see `ok`.
 */
export function readVitest(report: unknown, outside: unknown, ok: boolean): Outcome {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report);
  const red = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [{ name, why: firstLines(message ?? '') }];
    return failed.map((one) => ({
      name: `${name} › ${one.fullName}`,
      why: firstLines((one.failureMessages ?? []).join('\n')),
    }));
  });
  red.push(...outsideReport.parse(outside ?? []).map((error) => ({ name: OUTSIDE, why: firstLines(error) })));
  return { passed: numPassedTests, failed: Math.max(numFailedTests, red.length) || (ok ? 0 : 1), red };
}

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(
        z.object({ error: z.object({ message: z.string().optional(), stack: z.string().optional() }).optional() }),
      ),
    }),
  ),
});

interface PlaywrightSuite {
  specs?: z.infer<typeof playwrightSpec>[] | undefined;
  suites?: PlaywrightSuite[] | undefined;
}

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  specs: z.array(playwrightSpec).optional(),
  suites: z.lazy(() => z.array(playwrightSuite)).optional(),
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.object({ message: z.string().optional() })),
  suites: z.array(playwrightSuite),
});

const specsOf = (suite: PlaywrightSuite): z.infer<typeof playwrightSpec>[] => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
];

/** Reads Playwright's `json` reporter. A test that passed only on a retry counts as failed. */
export function readPlaywright(report: unknown, ok: boolean): Outcome {
  const { stats, errors, suites } = playwrightReport.parse(report);
  const red = suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const error = results.find((result) => result.error)?.error;
        return { name: `${file}:${line} › ${title}`, why: firstLines(error?.stack ?? error?.message ?? '') };
      }),
  );
  const outside = errors.map(({ message }) => ({ name: OUTSIDE, why: firstLines(message ?? '') }));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky || (ok ? 0 : 1), red: [...red, ...outside] };
}

const replayReport = z.object({
  passed: z.number(),
  failed: z.number(),
  cases: z.array(z.object({ file: z.string(), passed: z.boolean(), divergence: z.unknown() })),
});

/** Reads `npm run replay -- --json`. */
export function readReplay(report: unknown, ok: boolean): Outcome {
  const { passed, failed, cases } = replayReport.parse(report);
  const red = cases
    .filter((one) => !one.passed)
    .map(({ file, divergence }) => ({ name: file, why: firstLines(JSON.stringify(divergence, null, 1)) }));
  return { passed, failed: failed || (ok ? 0 : 1), red };
}

const mutantsReport = z.object({ killed: z.number(), survived: z.number(), red: z.array(z.unknown()) });

/** Reads `npm run test:mutants -- --json`: survivors, and transcripts that are red with nothing broken. */
export function readMutants(report: unknown, ok: boolean): Outcome {
  const { killed, survived, red } = mutantsReport.parse(report);
  return { passed: killed, failed: survived + red.length || (ok ? 0 : 1) };
}
