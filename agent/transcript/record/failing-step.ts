/**
 * Builds the step with which a replay fails as the recorded turn did. The model's output may not have been stored: then
 * an answer is made up that ends a turn with this error.
 */
import { message } from '#messages/message.ts';
import type { Step } from '../format/format.ts';
import type { AnsweredCall } from './answered-steps.ts';

/**
 * `new`: the step failed before it said anything. Null: time, the network or the server ended the turn, which no answer
 * can reproduce.
 */
export interface Failing {
  step: Pick<Step, 'raw' | 'status' | 'headers' | 'cut'>;
  new: boolean;
}

export interface Spoken {
  text: string;
  calls: readonly Pick<AnsweredCall, 'tool' | 'input'>[];
}

const event = (choices: unknown[], more: object = {}) =>
  `data: ${JSON.stringify({ id: 'chatcmpl-recorded', object: 'chat.completion.chunk', created: 0, model: 'recorded', choices, ...more })}\n\n`;
const delta = (fields: object, finish: string | null = null) =>
  event([{ index: 0, delta: fields, finish_reason: finish }]);

/** An answer in OpenAI's protocol, ended as given. */
function answer({ text, calls }: Spoken, end: string[]): string[] {
  return [
    delta({ role: 'assistant', content: '' }),
    ...(text === '' ? [] : [delta({ content: text })]),
    ...calls.map(({ tool, input }, index) =>
      delta({
        tool_calls: [
          {
            index,
            id: `call_${index}`,
            type: 'function',
            function: { name: tool, arguments: typeof input === 'string' ? input : JSON.stringify(input ?? {}) },
          },
        ],
      }),
    ),
    ...end,
    'data: [DONE]\n\n',
  ];
}

const refused = (status: number, headers: Record<string, string> = {}): Failing => ({
  step: {
    raw: '{"error":{"message":"recorded","type":"error"}}',
    status,
    ...(Object.keys(headers).length > 0 ? { headers } : {}),
  },
  new: true,
});

/** The number that leads to this error text. */
function numberIn(error: string, from: number, to: number, words: (number: number) => string): number | null {
  for (let number = from; number <= to; number += 1) if (words(number) === error) return number;
  return null;
}

/** Statuses that end a turn before the model has said anything. */
function refusal(error: string): Failing | null {
  if (error === message('agent.modelRefusedKey', { prefix: 'OPENAI' })) return refused(401);
  if (error === message('agent.modelMissing', { prefix: 'OPENAI' })) return refused(404);
  if (error === message('agent.modelBusy')) return refused(429);
  for (const status of [400, 413, 422])
    if (error === message('agent.modelRefusedRequest', { status, prefix: 'OPENAI' })) return refused(status);
  const failed = numberIn(error, 402, 599, (status) => message('agent.modelFailed', { status }));
  if (failed !== null) return refused(failed);
  const seconds = numberIn(error, 1, 119, (number) => message('agent.modelBusyFor', { seconds: number }));
  if (seconds !== null) return refused(429, { 'retry-after': String(seconds) });
  const minutes = numberIn(error, 1, 1_440, (number) => message('agent.modelBusyForMinutes', { minutes: number }));
  return minutes === null ? null : refused(429, { 'retry-after': String(minutes * 60) });
}

/** Turns that end that way by themselves when the same message is sent again. */
export function failsByItself(error: string): boolean {
  const repeated = message('agent.repeatedFailure', { error: '\u0001' }).split('\u0001');
  return (
    error === message('agent.outOfSteps') ||
    error === message('agent.saidNothing') ||
    (error.startsWith(repeated[0] ?? '') && error.endsWith(repeated[1] ?? ''))
  );
}

/** `last`: the contents of the last step. Null: this failure can't be reproduced. */
export function failingStep(error: string, last: Spoken): Failing | null {
  const end = (...lines: string[]): Failing => ({ step: { raw: answer(last, lines) }, new: false });
  switch (error) {
    case message('agent.cutOff'):
      // Truncated arguments: only recorded bytes end like this.
      if (typeof last.calls.at(-1)?.input === 'string')
        return { step: { raw: answer(last, []).slice(0, -1) }, new: false };
      return { step: { cut: true }, new: false };
    case message('agent.tooLong'):
      return end(delta({}, 'length'));
    case message('agent.filtered'):
      return end(delta({}, 'content_filter'));
    case message('agent.outOfTokens'):
      return end(
        delta({}, last.calls.length > 0 ? 'tool_calls' : 'stop'),
        event([], { usage: { prompt_tokens: 999_000_000, completion_tokens: 0, total_tokens: 999_000_000 } }),
      );
    case message('agent.modelGarbled'):
      return end('data: {"hello":"world"}\n\n');
    case message('agent.modelBrokeOff'):
      return end('data: {"error":{"message":"recorded","type":"server_error"}}\n\n');
    default:
      return refusal(error);
  }
}
