/** Undo and redo through the server, each after the own changes made before it. */
import type { HistoryOutcome } from '#app/contracts/change.ts';
import type { DesignApi } from './design-api.ts';
import type { DesignNotice } from './design-notice.ts';
import type { PendingChange } from './design-state.ts';
import { RefusedError } from './send-errors.ts';

interface HistoryRequest {
  direction: 'undo' | 'redo';
  /** Own changes made before: they are sent first. */
  after: ReadonlySet<string>;
  resolve(answer: HistoryOutcome | null): void;
}

export interface StepQueueOptions {
  api: Pick<DesignApi, 'step'>;
  tell(notice: DesignNotice): void;
  /** Takes in the result of an undo or redo; null: there was nothing to undo or redo. */
  take(direction: 'undo' | 'redo', answer: HistoryOutcome | null): Promise<void>;
}

export function createStepQueue({ api, tell, take }: StepQueueOptions) {
  const requests: HistoryRequest[] = [];
  let sending = false;

  async function sendFirst(request: HistoryRequest): Promise<void> {
    let answer: HistoryOutcome | null;
    try {
      answer = await api.step(request.direction);
    } catch (error) {
      if (!(error instanceof RefusedError)) {
        fail();
        throw error;
      }
      requests.shift();
      request.resolve(null);
      tell({ type: 'refused', reason: error.message });
      return;
    }
    requests.shift();
    try {
      await take(request.direction, answer);
    } finally {
      // The step was taken, whether or not this page could follow it.
      request.resolve(answer);
    }
  }

  /** A step is never retried automatically: perhaps only its answer was lost, and twice is too often. */
  function fail(): void {
    for (const request of requests.splice(0)) {
      tell({ type: 'step-unreachable', direction: request.direction });
      request.resolve(null);
    }
  }

  return {
    isWaiting: (): boolean => requests.length > 0,
    /** Whether a step is under way. */
    isSending: (): boolean => sending,
    /** Whether a step goes before the next own change. */
    isDue: (next: PendingChange | null): boolean =>
      requests[0] !== undefined && (!next || !requests[0].after.has(next.id)),
    /** Resolves to null if the step was not taken. */
    add: (direction: 'undo' | 'redo', after: ReadonlySet<string>): Promise<HistoryOutcome | null> =>
      new Promise((resolve) => requests.push({ direction, after, resolve })),
    /** Sends the first step. */
    async send(): Promise<void> {
      const [request] = requests;
      if (!request) return;
      sending = true;
      await sendFirst(request).finally(() => (sending = false));
    },
    fail,
  };
}
