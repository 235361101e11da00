/** Reads the results of an earlier --json run, for --compare. */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { ComparedCase } from '../../agent/transcript/report/evaluation.ts';
import { StartError } from '../../app/services/config/start-error.ts';

/** The fields that a comparison reads; the rest may be of any version. */
const earlierSchema = z.looseObject({
  cases: z.array(
    z.looseObject({
      name: z.string(),
      file: z.string(),
      passed: z.boolean(),
      rate: z.number().min(0).max(1).nullable().optional(),
    }),
  ),
});

/** Throws a StartError that says why the file can't be used. */
export async function readEarlier(file: string): Promise<{ cases: ComparedCase[] }> {
  try {
    return earlierSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    const reason =
      error instanceof z.ZodError
        ? `it was not written by --json (${error.issues[0]?.path.join('.') || 'top'}: ${error.issues[0]?.message})`
        : error instanceof Error
          ? error.message
          : String(error);
    throw new StartError(`--compare: ${file} can't be used: ${reason}`, error);
  }
}
