/**
 * A small model behind a server that speaks OpenAI's chat completions (Ollama, llama.cpp, LocalAI, vLLM), reading under
 * structured output. Servers that know no schemas are asked for JSON, and those that don't know that either for an
 * answer in words: whatever comes is checked before anything is done.
 */
import { createOpenAI } from '@ai-sdk/openai';
import type { JSONSchema7, LanguageModelV4CallOptions } from '@ai-sdk/provider';
import { APICallError } from 'ai';
import { refusalOf } from '#agent/model-refusals.ts';
import { message } from '#messages/message.ts';
import { ReadingModelError, type ReadingModel, type OwnedRequest } from './reading-model.ts';

export interface ServedModelOptions {
  apiKey?: string | undefined;
  /** "http://127.0.0.1:11434/v1" */
  baseUrl: string;
  model: string;
  ask?: typeof fetch;
}

/** Servers on this machine need no key, but the client insists on one. */
const NO_KEY = 'none';
/** Of answers after the likeliest one. */
const TEMPERATURE = 0.7;

type Format = NonNullable<LanguageModelV4CallOptions['responseFormat']>;
/** Ways to ask for an answer, the strictest first. */
const FORMATS = [
  ({ schema }: OwnedRequest): Format => ({ type: 'json', schema: schema as JSONSchema7, name: 'reading' }),
  (): Format => ({ type: 'json' }),
  (): Format => ({ type: 'text' }),
] as const;

const refusalIn = (error: unknown) =>
  APICallError.isInstance(error) && error.statusCode !== undefined
    ? refusalOf(error.statusCode, `${error.message} ${error.responseBody ?? ''}`)
    : null;

/** Why it did not answer, for operators. */
function failure(error: unknown, model: string, where: string): ReadingModelError {
  const status = APICallError.isInstance(error) ? error.statusCode : undefined;
  const text =
    refusalIn(error) === 'length'
      ? message('reader.contextTooSmall', { model })
      : status === 404
        ? message('reader.unknownModel', { model, where })
        : status === 401 || status === 403
          ? message('reader.refusedKey', { where })
          : status === undefined
            ? message('reader.unreachable', { where })
            : message('reader.refused', { model, status });
  return new ReadingModelError(text);
}

export function createServedModel({ apiKey = NO_KEY, baseUrl, model, ask = fetch }: ServedModelOptions): ReadingModel {
  const provider = createOpenAI({ apiKey, fetch: ask, baseURL: baseUrl });
  const languageModel = provider.chat(model);
  const where = new URL(baseUrl).host;
  /** The strictest way that the server takes. */
  let way = 0;

  async function answer(request: OwnedRequest, number: number, signal: AbortSignal): Promise<string> {
    for (;;) {
      const tried = way;
      const responseFormat = FORMATS[tried]?.(request);
      try {
        const { content } = await languageModel.doGenerate({
          prompt: [
            { role: 'system', content: request.instructions },
            { role: 'user', content: [{ type: 'text', text: request.prompt }] },
          ],
          ...(responseFormat ? { responseFormat } : {}),
          maxOutputTokens: request.maxTokens,
          temperature: number === 0 ? 0 : TEMPERATURE,
          seed: number,
          // Properties that were not said are left out, which OpenAI's strict schemas forbid.
          providerOptions: { openai: { strictJsonSchema: false } },
          abortSignal: signal,
        });
        return content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('');
      } catch (error) {
        signal.throwIfAborted();
        const isFormat = refusalIn(error) !== null && refusalIn(error) !== 'length';
        if (!isFormat || tried >= FORMATS.length - 1) throw failure(error, model, where);
        way = Math.max(way, tried + 1);
      }
    }
  }

  return {
    name: model,
    async complete(request, signal) {
      const answers: string[] = [];
      // One after the other: servers of this kind have one model and few slots.
      for (let number = request.from; number < request.from + request.count; number += 1)
        answers.push(await answer(request, number, signal));
      return [...new Set(answers)];
    },
    close: () => Promise.resolve(),
  };
}
