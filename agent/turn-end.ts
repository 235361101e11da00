/**
 * Decides how a turn ended, and the message for it: any behavior of a model or a network becomes one of three visible
 * states.
 */
import {
  APICallError,
  EmptyResponseBodyError,
  InvalidResponseDataError,
  JSONParseError,
  NoOutputGeneratedError,
  StreamProviderError,
  TypeValidationError,
  type FinishReason,
} from 'ai';
import { message } from '#messages/message.ts';
import { CallRefused } from './turn-use.ts';
import { refusalOf, refusesKey } from './model-refusals.ts';
import type { Exhaustion } from './turn-timers.ts';

/** Anthropic's status for a server that has too much to do. */
const OVERLOADED = 529;

export interface TurnEnd {
  state: 'finished' | 'stopped' | 'failed';
  /** For the user, if it failed. */
  error?: string;
}

/** The observations of a turn until its stream closed. */
export interface TurnTrace {
  /** The user's stop. */
  stopped: boolean;
  /** A budget ran out. */
  exhausted: Exhaustion | 'steps' | null;
  /** Error of a call that failed the same way again and again. */
  repeatedFailure: string | null;
  /** The error that the stream threw or carried. */
  error: unknown;
  finishReason: FinishReason | null;
  rawFinishReason: string | undefined;
  /** Whether the last step contained text. */
  spoke: boolean;
  /** Calls that took effect. */
  succeeded: number;
  /** Calls of the last step that were never answered. */
  unanswered: number;
  /** Its text consists of calls in a form that its server did not parse, and it made none. */
  wroteCalls: boolean;
}

function failed(error: string): TurnEnd {
  return { state: 'failed', error };
}

/** How long a server asks clients to wait, s; null: it does not say. The header holds seconds or a date (RFC 9110). */
function retryAfter(headers: Record<string, string> | undefined, now: number): number | null {
  const value = headers?.['retry-after']?.trim();
  if (!value) return null;
  const seconds = /^\d+(\.\d+)?$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null;
}

/** The same in the body of Google's errors: `"retryDelay": "34s"`. */
function retryDelay(body: string): number | null {
  const seconds = /"retryDelay"\s*:\s*"(\d{1,6})(?:\.\d{1,9})?s"/.exec(body)?.[1];
  return seconds === undefined || Number(seconds) === 0 ? null : Number(seconds);
}

function busyText(seconds: number | null): string {
  if (seconds === null) return message('agent.modelBusy');
  return seconds < 120
    ? message('agent.modelBusyFor', { seconds })
    : message('agent.modelBusyForMinutes', { minutes: Math.ceil(seconds / 60) });
}

/** Explains a failing model call to a user. Shows none of the server's own words: they may quote the key. */
export function modelErrorText(error: unknown, now: number = Date.now(), prefix = 'OPENAI'): string {
  if (error instanceof CallRefused) return error.message;
  if (APICallError.isInstance(error)) {
    const { statusCode: status, responseHeaders, responseBody = '' } = error;
    const wait = retryAfter(responseHeaders, now) ?? retryDelay(responseBody);
    if (status === 401 || status === 403 || refusesKey(status, responseBody))
      return message('agent.modelRefusedKey', { prefix });
    if (status === 429 || status === OVERLOADED || (status === 503 && wait !== null)) return busyText(wait);
    if (status !== undefined && refusalOf(status, responseBody) === 'length')
      return message('agent.modelContextFull', { prefix });
    if (status === 404) return message('agent.modelMissing', { prefix });
    if (status === 400 || status === 413 || status === 422)
      return message('agent.modelRefusedRequest', { status, prefix });
    if (status === undefined) return message('agent.modelUnreachable');
    if (status >= 400) return message('agent.modelFailed', { status });
    // It started well: the connection was lost, or the body did not follow the protocol.
    return error.cause instanceof TypeError ? message('agent.cutOff') : message('agent.modelGarbled');
  }
  // Reported in the middle of an answer: then the protocol puts the status into one of its fields.
  if (StreamProviderError.isInstance(error))
    return error.statusCode === 429 || error.statusCode === OVERLOADED
      ? busyText(null)
      : message('agent.modelBrokeOff');
  if (NoOutputGeneratedError.isInstance(error)) return message('agent.cutOff');
  if (
    JSONParseError.isInstance(error) ||
    TypeValidationError.isInstance(error) ||
    InvalidResponseDataError.isInstance(error) ||
    EmptyResponseBodyError.isInstance(error)
  )
    return message('agent.modelGarbled');
  return message('agent.failed');
}

/**
 * The end of a turn, `now` in ms; `prefix` begins the variables that set the model up. The order matters: the user's actions take precedence over the failures they cause.
 */
export function turnEnd(trace: TurnTrace, now: number = Date.now(), prefix = 'OPENAI'): TurnEnd {
  if (trace.stopped) return { state: 'stopped' };
  if (trace.exhausted === 'ms') return failed(message('agent.tookTooLong'));
  if (trace.exhausted === 'silence') return failed(message('agent.modelSilent'));
  if (trace.exhausted === 'characters') return failed(message('agent.tooLong'));
  if (trace.exhausted === 'tokens') return failed(message('agent.outOfTokens'));
  if (trace.repeatedFailure !== null) return failed(message('agent.repeatedFailure', { error: trace.repeatedFailure }));
  if (trace.error !== null) return failed(modelErrorText(trace.error, now, prefix));
  if (trace.exhausted === 'steps') return failed(message('agent.outOfSteps'));
  if (trace.finishReason === 'length') return failed(message('agent.tooLong'));
  if (trace.finishReason === 'content-filter') return failed(message('agent.filtered'));
  // A finished answer names its reason; one that was cut off has none.
  const cutOff = trace.finishReason === null || (trace.finishReason === 'other' && trace.rawFinishReason === undefined);
  if (cutOff || trace.finishReason === 'interrupted' || trace.unanswered > 0) return failed(message('agent.cutOff'));
  if (trace.finishReason === 'error') return failed(message('agent.failed'));
  if (trace.wroteCalls) return failed(message('agent.modelWroteCalls', { prefix }));
  if (!trace.spoke && trace.succeeded === 0) return failed(message('agent.saidNothing'));
  return { state: 'finished' };
}
