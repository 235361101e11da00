/** Several readers of the same cases: what each came to, and the result for programs. */
import type { CaseReport, ModelFailure, ModelUse } from '../../agent/transcript/report/case-report.ts';
import { jsonCase, jsonReport, type JsonReport } from '../../agent/transcript/report/json-report.ts';
import { readerSummary, type ReaderRun } from '../../agent/transcript/report/readers.ts';
import { costOf } from '../../app/services/costs/price.ts';
import type { LiveModel } from './protocol.ts';

export interface ComparedReader extends ReaderRun {
  /** Why it ended early. */
  ended: ModelFailure | null;
}

const MILLION = 1_000_000;

/** `name`: as --model gives it. */
export function readerRun(name: string, model: LiveModel, reports: readonly CaseReport[]): ReaderRun {
  return {
    model: name,
    reports,
    isHosted: model.kind === 'hosted',
    costOf(use: ModelUse) {
      const cost = model.kind === 'hosted' ? costOf(use, model.price ?? undefined) : null;
      return cost === null ? null : cost / MILLION;
    },
  };
}

/** The first reader's results as for one alone, and all of them in `readers`. */
export function comparisonReport(
  compared: readonly ComparedReader[],
  { date, repeat }: { date: string; repeat: number },
): JsonReport & Required<Pick<JsonReport, 'readers'>> {
  const [first] = compared;
  if (!first) throw new Error('Nobody was compared');
  const { model, ended, reports } = first;
  return {
    ...jsonReport(reports, { date, model, repeat, ...(ended ? { ended: ended.message } : {}) }),
    summary: readerSummary(first),
    readers: compared.map((reader) => ({
      ...readerSummary(reader, reader === first ? undefined : first),
      ...(reader.ended ? { ended: reader.ended.message } : {}),
      cases: reader.reports.map(jsonCase),
    })),
  };
}
