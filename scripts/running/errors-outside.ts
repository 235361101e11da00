/**
 * A Vitest reporter for errors outside any test, which fail a run although no test does, and which its JSON report
 * omits.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, SerializedError } from 'vitest/node';
import { projectRoot } from '../../app/services/config/project-root.ts';

/** Its output: a list of texts, empty when all errors belong to tests. */
export const ERRORS_OUTSIDE = path.join(projectRoot(), 'test-results', 'vitest-outside.json');

export default class ErrorsOutside implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly SerializedError[]): void {
    writeFileSync(ERRORS_OUTSIDE, JSON.stringify(errors.map(told)));
  }
}

/**
 * Includes the cause: that a process ended is one error, what ended it its cause. Also includes the test that was
 * running, which Vitest keeps in two keys of the error.
 */
function told({ message, stack, cause, VITEST_TEST_PATH: file, VITEST_TEST_NAME: name }: SerializedError): string {
  const meanwhile = [file, name].filter((one) => typeof one === 'string').join(' › ');
  return [meanwhile && `While ${meanwhile}`, stack ?? message, cause && `Cause: ${cause.stack ?? cause.message}`]
    .filter(Boolean)
    .join('\n');
}
