/** Wraps a live model to count tokens and record why it gave no answer. Waits when a server asks for it. */
import { APICallError, wrapLanguageModel } from 'ai';
import type { LanguageModelV4Usage } from '@ai-sdk/provider';
import { heartbeat } from '../../agent/heartbeat.ts';
import { NO_USE, type ModelFailure, type ModelUse } from '../../agent/transcript/report/case-report.ts';
import type { Vendor } from '../../app/services/config/model-settings.ts';
import type { ConversationModel } from '../../app/services/models/conversation-model.ts';

export interface MeteredModel {
  model: ConversationModel;
  /** Usage since the last call, and the first failure. */
  take(): { use: ModelUse | null; failure: ModelFailure | null };
}

/** Tries of a server at its limit, and of one that fails; and the longest total wait, ms. */
const TRIES_AT_LIMIT = 5;
const TRIES_AT_FAILURE = 3;
const LONGEST_WAIT = 60_000;
/** Doubled each time, unless the server says how long to wait, ms. */
const FIRST_WAIT = 1_000;
/** While waiting, the turn gets a sign of life this often, ms. */
const SIGN_EVERY = 1_000;

export interface Asked {
  /** Of the model. */
  name: string;
  /** Null: the built-in assistant, which is asked nowhere. */
  vendor: Vendor | null;
  /** Null: the vendor's own. */
  baseUrl: string | null;
}

const VENDOR_NAMES: Record<Vendor, string> = { openai: 'OpenAI', anthropic: 'Anthropic', gemini: 'Google' };

/** An address fit for printing: without a password. */
function shownAddress({ baseUrl, vendor }: Asked): string {
  if (baseUrl === null) return VENDOR_NAMES[vendor ?? 'openai'];
  const url = new URL(baseUrl);
  return `${url.origin}${url.pathname}`;
}

/** Explains a failed request for an evaluation, and says what to set. */
export function modelFailure(error: unknown, asked: Asked): ModelFailure {
  const where = shownAddress(asked);
  const { name: id } = asked;
  const vendor = asked.vendor ?? 'openai';
  const prefix = vendor.toUpperCase();
  const status = APICallError.isInstance(error) ? (error.statusCode ?? null) : null;
  const told = (message: string, lasting: boolean): ModelFailure => ({ status, message, lasting });
  if (status === 401 || status === 403)
    return told(`${where} refused the key (${status}): set ${prefix}_API_KEY to one that may use ${id}`, true);
  if (status === 404)
    return told(
      `${where} knows no model "${id}" (404): check the name after --model ${vendor}:, and ${prefix}_BASE_URL`,
      true,
    );
  if (status === 429)
    return told(`${where} is at its limit (429): use fewer --jobs, or raise the limit of the key`, false);
  if (status === 400 || status === 413 || status === 422)
    return told(
      `${where} did not accept the request (${status}): ${prefix}_PICTURES=off helps where a model takes no pictures`,
      false,
    );
  if (status !== null && status >= 500) return told(`${where} answered with an error (${status})`, false);
  if (status === null && APICallError.isInstance(error))
    return told(`Nobody answers at ${where}: check ${prefix}_BASE_URL and the network`, true);
  return brokenAnswer(error, asked);
}

/** An answer that began but didn't finish. */
function brokenAnswer(error: unknown, asked: Asked): ModelFailure {
  const reason =
    error instanceof Error ? error.message : typeof error === 'string' ? error : (JSON.stringify(error) ?? '');
  return {
    status: null,
    message: `The answer of ${shownAddress(asked)} broke off or could not be read: ${reason.slice(0, 300)}`,
    lasting: false,
  };
}

/** How long to wait before the next try, ms; null when there is none. */
function waitBefore(attempt: number, error: unknown, now: number): number | null {
  const status = APICallError.isInstance(error) ? (error.statusCode ?? null) : null;
  const isAtLimit = status === 429 || status === 503;
  if (!isAtLimit && (status === null || status < 500)) return null;
  if (attempt > (isAtLimit ? TRIES_AT_LIMIT : TRIES_AT_FAILURE) - 1) return null;
  const header = APICallError.isInstance(error) ? error.responseHeaders?.['retry-after']?.trim() : undefined;
  const asked =
    header === undefined
      ? Number.NaN
      : /^\d+(\.\d+)?$/.test(header)
        ? Number(header) * 1_000
        : Date.parse(header) - now;
  return Number.isFinite(asked) ? Math.max(asked, 0) : FIRST_WAIT * 2 ** (attempt - 1);
}

/** Resolves after `ms`, sending the turn signs of life meanwhile; rejects when the turn ends. */
async function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  const alive = heartbeat.getStore();
  for (let left = ms; left > 0; left -= SIGN_EVERY) {
    signal?.throwIfAborted();
    alive?.();
    await new Promise((resolve) => setTimeout(resolve, Math.min(left, SIGN_EVERY)));
  }
  signal?.throwIfAborted();
}

/** The same stream; reports each part, and the error that it ends with. */
function watched<Part>(
  stream: ReadableStream<Part>,
  onPart: (part: Part) => void,
  onError: (error: unknown) => void,
): ReadableStream<Part> {
  const reader = stream.getReader();
  return new ReadableStream<Part>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        onPart(value);
        controller.enqueue(value);
      } catch (error) {
        onError(error);
        controller.error(error);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** The usage so far with that of one more answer, as the model reports it. */
function added(use: ModelUse | null, { inputTokens, outputTokens }: LanguageModelV4Usage): ModelUse {
  const { inputTokens: input, cachedTokens, cacheWriteTokens, outputTokens: output } = use ?? NO_USE;
  return {
    inputTokens: input + (inputTokens.total ?? 0),
    cachedTokens: cachedTokens + (inputTokens.cacheRead ?? 0),
    cacheWriteTokens: cacheWriteTokens + (inputTokens.cacheWrite ?? 0),
    outputTokens: output + (outputTokens.total ?? 0),
  };
}

/** Counts a model's usage. It is never a name, because this program always passes a model. */
export function meteredModel({ languageModel, takesPictures, by }: ConversationModel, asked: Asked): MeteredModel {
  if (typeof languageModel === 'string') throw new TypeError('The model is a mere name');
  let use: ModelUse | null = null;
  let failure: ModelFailure | null = null;
  const model = wrapLanguageModel({
    model: languageModel,
    middleware: {
      specificationVersion: 'v4',
      async wrapStream({ doStream, params }) {
        let waited = 0;
        for (let attempt = 1; ; attempt += 1) {
          try {
            const { stream, ...rest } = await doStream();
            const counting = watched(
              stream,
              (part) => {
                if (part.type === 'finish') use = added(use, part.usage);
                if (part.type === 'error') failure ??= brokenAnswer(part.error, asked);
              },
              (error) => {
                // A turn that was stopped needs no more of the answer.
                if (!params.abortSignal?.aborted) failure ??= brokenAnswer(error, asked);
              },
            );
            return { stream: counting, ...rest };
          } catch (error) {
            if (params.abortSignal?.aborted) throw error;
            const ms = waitBefore(attempt, error, Date.now());
            if (ms === null || waited + ms > LONGEST_WAIT) {
              failure ??= modelFailure(error, asked);
              throw error;
            }
            waited += ms;
            await wait(ms, params.abortSignal);
          }
        }
      },
    },
  });
  return {
    model: { languageModel: model, takesPictures, by },
    take() {
      const taken = { use, failure };
      [use, failure] = [null, null];
      return taken;
    },
  };
}
