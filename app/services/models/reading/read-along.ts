/**
 * A small model that reads along with the built-in assistant: what the parser is unsure of, or every message, is put to
 * it. Its answers are kept while the turn runs, so that the later steps go on with the same reading. Whatever goes wrong
 * with the model, the parser's own answer stands.
 */
import { heartbeat } from '#agent/heartbeat.ts';
import type { Read } from '#agent/assistant/assistant-model.ts';
import type { ReaderRole } from '#agent/assistant/next-step.ts';
import { message } from '#messages/message.ts';
import { turnScope, type TurnScope } from '#app/services/models/turn-scope.ts';
import { ReadingModelError, type OwnedRequest, type ReadingModel } from './reading-model.ts';

export interface ReadAlongOptions {
  /** Reads by itself: the parser. */
  read: Read;
  model: ReadingModel;
  role: ReaderRole;
  report(error: unknown, context: Record<string, unknown>): void;
  /** Answers that take longer are not waited for, ms. */
  timeLimit?: number;
  /** The same of its very first answer, which goes on while others are answered without it, ms. */
  startLimit?: number;
  now?: () => number;
}

/** The likeliest answer is mostly the one; where it is of no use, three others are judged. */
const ROUNDS = [
  { from: 0, count: 1 },
  { from: 1, count: 3 },
] as const;
/** Somebody waits; on two cores a model of a billion weights takes some five. */
const TIME_LIMIT = 20_000;
/** It is loaded, and reads its instructions: half a minute on a busy machine. */
const START_LIMIT = 180_000;
/** After a failure it is left alone for so long: nobody else waits in vain, ms. */
const REST = 60_000;
/** Messages in a row of which a model reads nothing that can be done, before operators are told. */
const MOST_MISSES = 20;
/** Between two signs of life while the model works, ms. */
const ALIVE_MS = 1_000;

export function readAlong({
  read,
  model,
  role,
  report,
  timeLimit = TIME_LIMIT,
  startLimit = START_LIMIT,
  now = Date.now,
}: ReadAlongOptions): Read {
  const kept = new WeakMap<TurnScope, readonly string[]>();
  let restsUntil = -Infinity;
  let misses = 0;
  let state: 'new' | 'starting' | 'ready' = 'new';

  /** Reports a model that is never of use, once: it may be the wrong one. */
  function note(isUseful: boolean): void {
    misses = isUseful ? 0 : misses + 1;
    if (misses === MOST_MISSES)
      report(new ReadingModelError(message('reader.useless', { model: model.name, count: misses })), {
        area: 'reading model',
      });
  }

  /** Loading a model and reading its instructions for the first time goes on when nobody waits any more. */
  function goOnStarting(work: Promise<unknown>, stop: AbortController): void {
    state = 'starting';
    const limit = setTimeout(() => stop.abort(new ReadingModelError(tooLong(startLimit))), startLimit);
    work
      .then(
        () => (state = 'ready'),
        (error: unknown) => {
          state = 'new';
          rest(error);
        },
      )
      .finally(() => clearTimeout(limit));
  }

  function rest(error: unknown): void {
    restsUntil = now() + REST;
    report(error, { area: 'reading model' });
  }

  const tooLong = (ms: number): string =>
    message('reader.tooLong', { model: model.name, seconds: Math.round(ms / 1000) });

  /** Empty: it does not answer. Rejects when the user stops the turn. */
  async function ask(request: OwnedRequest, signal: AbortSignal | undefined): Promise<readonly string[]> {
    if (state === 'starting' || now() < restsUntil) return [];
    const stop = new AbortController();
    const work = model.complete(request, signal ? AbortSignal.any([signal, stop.signal]) : stop.signal);
    const late = Promise.withResolvers<null>();
    const limit = setTimeout(() => late.resolve(null), timeLimit);
    const alive = heartbeat.getStore();
    const living = setInterval(() => alive?.(), ALIVE_MS);
    try {
      const answers = await Promise.race([work, late.promise]);
      if (answers !== null) {
        state = 'ready';
        return answers;
      }
      if (state === 'new') goOnStarting(work, stop);
      else {
        work.catch(() => undefined);
        stop.abort(new ReadingModelError(tooLong(timeLimit)));
        rest(stop.signal.reason);
      }
      return [];
    } catch (error) {
      signal?.throwIfAborted();
      rest(error);
      return [];
    } finally {
      clearTimeout(limit);
      clearInterval(living);
    }
  }

  return async (question, signal) => {
    const scope = turnScope.getStore();
    // Without a turn nothing would tie later steps to the reading that the first one chose.
    if (!scope) return read(question, signal);
    const known = kept.get(scope) ?? null;
    const first = await read({ ...question, reader: { role, answers: known } }, signal);
    if (first.asks === null) {
      if (first.step.isByModel) scope.readBy = model.name;
      return first;
    }
    let second = first;
    let isUseful = false;
    const answers: string[] = [];
    for (const { from, count } of ROUNDS) {
      const more = await ask({ ...first.asks, from, count, owner: scope.userId }, signal);
      if (more.length === 0) break;
      answers.push(...more);
      kept.set(scope, answers);
      second = await read({ ...question, reader: { role, answers } }, signal);
      if (second.step.isByModel) {
        scope.readBy = model.name;
        isUseful = true;
        break;
      }
    }
    if (answers.length > 0) note(isUseful);
    return second;
  };
}
