/**
 * The built-in assistant: a language model like any other to the agent's loop, with no key and no network. It reads the
 * prompt, and answers with tool calls and words.
 */
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
  LanguageModelV4FinishReason,
  LanguageModelV4GenerateResult,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import { streamOf } from '#agent/stream-of.ts';
import type { Answered, NextStep, Question } from './answer.ts';

/** Reads one question. Rejects with the signal's reason when that ends first. */
export type Read = (question: Question, signal?: AbortSignal) => Promise<Answered>;

export interface AssistantOptions {
  /** Where it is read: left out, in this thread and without a deadline. */
  read?: Read;
  /** Between two chunks of words, ms: so that one can read along. */
  pauseMs?: number;
}

/** The provider's name of the assistant. */
export const BUILT_IN_PROVIDER = 'blend';

/** Words a chunk. */
const CHUNK = /(?:\S+\s*){1,3}/g;

function reasonOf(step: NextStep): LanguageModelV4FinishReason {
  const unified = 'calls' in step ? 'tool-calls' : 'stop';
  return { unified, raw: unified };
}

/** About four characters a token, as elsewhere; nobody is billed for these. */
function usageOf(options: LanguageModelV4CallOptions, step: NextStep): LanguageModelV4Usage {
  const input = Math.ceil(JSON.stringify(options.prompt).length / 4);
  const output = Math.ceil(JSON.stringify(step).length / 4);
  return {
    inputTokens: { total: input, noCache: input, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: output, text: output, reasoning: 0 },
  };
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  if (ms <= 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason ?? new DOMException('The answer was stopped', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

/** Loaded when it is needed: whoever has it read elsewhere spares the memory of its patterns and learnt weights. */
const readHere: Read = async (question) => (await import('./answer.ts')).answer(question);

function questionOf({ prompt, tools }: LanguageModelV4CallOptions): Question {
  return { prompt, tools: tools?.map(({ name }) => name) ?? null };
}

async function* play(
  step: NextStep,
  options: LanguageModelV4CallOptions,
  pauseMs: number,
): AsyncGenerator<LanguageModelV4StreamPart> {
  yield { type: 'stream-start', warnings: [] };
  if ('calls' in step) {
    for (const { id, tool, input } of step.calls) {
      const json = JSON.stringify(input);
      yield { type: 'tool-input-start', id, toolName: tool };
      yield { type: 'tool-input-delta', id, delta: json };
      yield { type: 'tool-input-end', id };
      yield { type: 'tool-call', toolCallId: id, toolName: tool, input: json };
    }
  } else if (step.say !== '') {
    yield { type: 'text-start', id: 'words' };
    for (const [index, delta] of (step.say.match(CHUNK) ?? [step.say]).entries()) {
      if (index > 0) await pause(pauseMs, options.abortSignal);
      yield { type: 'text-delta', id: 'words', delta };
    }
    yield { type: 'text-end', id: 'words' };
  }
  yield { type: 'finish', usage: usageOf(options, step), finishReason: reasonOf(step) };
}

/** Makes the assistant. Tests take `pauseMs: 0`. */
export function createAssistant({ pauseMs = 24, read = readHere }: AssistantOptions = {}): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: BUILT_IN_PROVIDER,
    modelId: 'built-in',
    supportedUrls: {},
    async doGenerate(options): Promise<LanguageModelV4GenerateResult> {
      const { step } = await read(questionOf(options), options.abortSignal);
      const content: LanguageModelV4Content[] =
        'calls' in step
          ? step.calls.map(({ id, tool, input }) => ({
              type: 'tool-call',
              toolCallId: id,
              toolName: tool,
              input: JSON.stringify(input),
            }))
          : step.say === ''
            ? []
            : [{ type: 'text', text: step.say }];
      return { content, finishReason: reasonOf(step), usage: usageOf(options, step), warnings: [] };
    },
    async doStream(options) {
      const { step } = await read(questionOf(options), options.abortSignal);
      return { stream: streamOf(play(step, options, pauseMs)) };
    },
  };
}
