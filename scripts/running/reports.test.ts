/** The end of a test run names what failed, taken from its runners' reports. */
import { expect, test } from 'vitest';
import { readMutants, readPlaywright, readReplay, readVitest } from './reports.ts';

test('of Vitest: failed tests, files that can’t be loaded, errors outside of tests', () => {
  const passed = { fullName: 'adds', status: 'passed' };
  const failed = {
    fullName: 'subtracts',
    status: 'failed',
    failureMessages: ['\u001B[31mAssertionError\u001B[39m: 1 is not 2\n\n    at a.test.ts:3'],
  };
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      { name: 'a.test.ts', status: 'failed', assertionResults: [passed, failed] },
      { name: 'b.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
    ],
  };
  expect(readVitest(report, [], false)).toEqual({
    passed: 1,
    failed: 2,
    red: [
      { name: 'a.test.ts › subtracts', why: 'AssertionError: 1 is not 2\n    at a.test.ts:3' },
      { name: 'b.test.ts', why: 'No such module' },
    ],
  });
  expect(readVitest({ numPassedTests: 1, numFailedTests: 0, testResults: [] }, null, false)).toMatchObject({
    passed: 1,
    failed: 1,
  });
  expect(readVitest({ numPassedTests: 1, numFailedTests: 0, testResults: [] }, [], true)).toMatchObject({
    passed: 1,
    failed: 0,
  });
  const outside = ['Error: The process ended\nCause: no memory'];
  expect(readVitest({ numPassedTests: 1, numFailedTests: 0, testResults: [] }, outside, false)).toEqual({
    passed: 1,
    failed: 1,
    red: [{ name: 'Outside of any test', why: 'Error: The process ended\nCause: no memory' }],
  });
});

test('of Playwright: specs in suites of suites, and those that passed only the second time', () => {
  const spec = (title: string, status: string, error?: { message: string }) => ({
    title,
    file: 'a.spec.ts',
    line: 7,
    tests: [{ status, results: [error ? { error } : {}, {}] }],
  });
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    errors: [],
    suites: [
      {
        specs: [spec('opens', 'expected')],
        suites: [
          {
            specs: [
              spec('closes', 'unexpected', { message: 'no door' }),
              spec('locks', 'flaky', { message: 'no key' }),
            ],
          },
        ],
      },
    ],
  };
  expect(readPlaywright(report, false)).toEqual({
    passed: 1,
    failed: 2,
    red: [
      { name: 'a.spec.ts:7 › closes', why: 'no door' },
      { name: 'a.spec.ts:7 › locks', why: 'no key' },
    ],
  });
});

test('of the replay: the cases and where they differ', () => {
  const outcome = readReplay(
    {
      passed: 1,
      failed: 1,
      cases: [
        { file: 'a.json', passed: true, divergence: null },
        { file: 'b.json', passed: false, divergence: { turn: 2 } },
      ],
    },
    false,
  );
  expect(outcome).toMatchObject({ passed: 1, failed: 1, red: [{ name: 'b.json' }] });
  expect(outcome.red?.[0]?.why).toContain('"turn": 2');
});

test('of the mutants: those that live, and what was red before', () => {
  expect(readMutants({ killed: 3, survived: 1, red: ['a.json'] }, false)).toEqual({ passed: 3, failed: 2 });
  expect(readMutants({ killed: 3, survived: 0, red: [] }, true)).toEqual({ passed: 3, failed: 0 });
});
