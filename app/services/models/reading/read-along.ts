/**
 * A small model that reads along with the built-in assistant: what the parser is unsure of, or every message, is put to
 * it. Its answers are kept while the turn runs, so that the later steps go on with the same reading. Whatever goes wrong
 * with the model, the parser's own answer stands.
 */
import { heartbeat } from '#agent/heartbeat.ts';
import type { Read } from '#agent/assistant/assistant-model.ts';
import type { ReaderRole } from '#agent/assistant/next-step.ts';
import { message } from '#messages/message.ts';
import { turnScope } from '#app/services/models/turn-scope.ts';
import { ReadingModelError, type OwnedRequest, type ReadingModel } from './reading-model.ts';

export interface ReadAlongOptions {
  /** Reads by itself: the parser. */
  read: Read;
  model: ReadingModel;
  role: ReaderRole;
  report(error: unknown, context: Record<string, unknown>): void;
  /** Answers that take longer are not waited for, ms. */
  timeLimit?: number;
  now?: () => number;
}

/** The likeliest answer is mostly the one; where it is of no use, three others are judged. */
const ROUNDS = [
  { from: 0, count: 1 },
  { from: 1, count: 3 },
] as const;
/** Somebody waits; on two cores a model of a billion weights takes some five. */
const TIME_LIMIT = 20_000;
/** After a failure it is left alone for so long: nobody else waits in vain, ms. */
const REST = 60_000;
/** Turns whose answers are kept; more never run at once. */
const MOST_TURNS = 200;
/** Between two signs of life while the model works, ms. */
const ALIVE_MS = 1_000;

export function readAlong({
  read,
  model,
  role,
  report,
  timeLimit = TIME_LIMIT,
  now = Date.now,
}: ReadAlongOptions): Read {
  const kept = new Map<string, readonly string[]>();
  let restsUntil = -Infinity;

  function keep(turnId: string, answers: readonly string[]): void {
    kept.set(turnId, answers);
    const [oldest] = kept.keys();
    if (kept.size > MOST_TURNS && oldest !== undefined) kept.delete(oldest);
  }

  /** Empty: it does not answer. Rejects when the user stops the turn. */
  async function ask(request: OwnedRequest, signal: AbortSignal | undefined): Promise<readonly string[]> {
    if (now() < restsUntil) return [];
    const late = AbortSignal.timeout(timeLimit);
    const alive = heartbeat.getStore();
    const timer = setInterval(() => alive?.(), ALIVE_MS);
    try {
      return await model.complete(request, signal ? AbortSignal.any([signal, late]) : late);
    } catch (error) {
      signal?.throwIfAborted();
      restsUntil = now() + REST;
      const seconds = Math.round(timeLimit / 1000);
      report(late.aborted ? new ReadingModelError(message('reader.tooLong', { model: model.name, seconds })) : error, {
        area: 'reading model',
      });
      return [];
    } finally {
      clearInterval(timer);
    }
  }

  return async (question, signal) => {
    const scope = turnScope.getStore();
    // Without a turn nothing would tie later steps to the reading that the first one chose.
    if (!scope) return read(question, signal);
    const known = kept.get(scope.turnId) ?? null;
    const first = await read({ ...question, reader: { role, answers: known } }, signal);
    if (first.asks === null) {
      if (first.step.isByModel) scope.readBy = model.name;
      return first;
    }
    let second = first;
    const answers: string[] = [];
    for (const { from, count } of ROUNDS) {
      const more = await ask({ ...first.asks, from, count, owner: scope.userId }, signal);
      if (more.length === 0) break;
      answers.push(...more);
      keep(scope.turnId, answers);
      second = await read({ ...question, reader: { role, answers } }, signal);
      if (second.step.isByModel) {
        scope.readBy = model.name;
        break;
      }
    }
    return second;
  };
}
