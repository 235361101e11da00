/** How a turn ended, and in which words: whatever a model or a network does becomes one of three visible states. */
import { APICallError, NoOutputGeneratedError, type FinishReason } from 'ai';
import { message } from '#messages/message.ts';

export interface TurnEnd {
  state: 'finished' | 'stopped' | 'failed';
  /** For the user, when it failed. */
  error?: string;
}

/** What was seen of a turn by the time that its stream closed. */
export interface TurnTrace {
  /** The user's stop. */
  stopped: boolean;
  /** A budget ran out. */
  exhausted: 'steps' | 'tokens' | 'ms' | 'silence' | null;
  /** The same call failed again and again: the error that it gave. */
  repeatedFailure: string | null;
  /** What the stream threw or carried. */
  error: unknown;
  finishReason: FinishReason | null;
  rawFinishReason: string | undefined;
  /** Whether the last step said something. */
  spoke: boolean;
  /** Calls that took effect. */
  succeeded: number;
  /** Calls of the last step that were never answered. */
  unanswered: number;
}

function failed(error: string): TurnEnd {
  return { state: 'failed', error };
}

/** What a failing model call means to a user. */
export function modelErrorText(error: unknown): string {
  if (APICallError.isInstance(error)) {
    const status = error.statusCode;
    if (status === 401 || status === 403) return message('agent.modelRefusedKey');
    if (status === 429) return message('agent.modelBusy');
    if (status === 404) return message('agent.modelMissing');
    if (status === undefined) return message('agent.modelUnreachable');
    return message('agent.modelFailed', { status });
  }
  if (NoOutputGeneratedError.isInstance(error)) return message('agent.cutOff');
  return message('agent.failed');
}

/** The end of a turn. The order matters: what the user did comes before what went wrong because of it. */
export function turnEnd(trace: TurnTrace): TurnEnd {
  if (trace.stopped) return { state: 'stopped' };
  if (trace.exhausted === 'ms') return failed(message('agent.tookTooLong'));
  if (trace.exhausted === 'silence') return failed(message('agent.modelSilent'));
  if (trace.exhausted === 'tokens') return failed(message('agent.outOfTokens'));
  if (trace.repeatedFailure !== null) return failed(message('agent.repeatedFailure', { error: trace.repeatedFailure }));
  if (trace.error !== null) return failed(modelErrorText(trace.error));
  if (trace.exhausted === 'steps') return failed(message('agent.outOfSteps'));
  if (trace.finishReason === 'length') return failed(message('agent.tooLong'));
  if (trace.finishReason === 'content-filter') return failed(message('agent.filtered'));
  // A finished answer names its reason; one that was cut off has none.
  const cutOff = trace.finishReason === null || (trace.finishReason === 'other' && trace.rawFinishReason === undefined);
  if (cutOff || trace.finishReason === 'interrupted' || trace.unanswered > 0) return failed(message('agent.cutOff'));
  if (trace.finishReason === 'error') return failed(message('agent.failed'));
  if (!trace.spoke && trace.succeeded === 0) return failed(message('agent.saidNothing'));
  return { state: 'finished' };
}
