/** A live model that is counted: tokens, and why it gave no answer. It waits where a server asks it to wait. */
import { APICallError, wrapLanguageModel } from 'ai';
import { heartbeat } from '../../agent/heartbeat.ts';
import type { ModelFailure } from '../../agent/transcript/report/case-report.ts';
import type { ConversationModel } from '../../app/services/models/model.server.ts';

export interface MeteredModel {
  model: ConversationModel;
  /** What was used since it was asked last, and the first failure. */
  take(): { tokens: number | null; failure: ModelFailure | null };
}

/**
 * A server at its limit is asked this often, one that fails this often; they are waited for this long altogether, ms.
 */
const TRIES_AT_LIMIT = 5;
const TRIES_AT_FAILURE = 3;
const LONGEST_WAIT = 60_000;
/** Doubled each time, where the server does not say how long, ms. */
const FIRST_WAIT = 1_000;
/** While it waits, the turn hears this often that it has not been forgotten, ms. */
const SIGN_EVERY = 1_000;

export interface Asked {
  /** As it was given: `openai:gpt-…`, `builtin`. */
  name: string;
  /** Null: OpenAI's own. */
  baseUrl: string | null;
}

/** An address as it may be printed: without a password. */
function shownAddress(baseUrl: string | null): string {
  if (baseUrl === null) return 'OpenAI';
  const url = new URL(baseUrl);
  return `${url.origin}${url.pathname}`;
}

/** What a failing request means for an evaluation, and what to set. */
export function modelFailure(error: unknown, { name, baseUrl }: Asked): ModelFailure {
  const where = shownAddress(baseUrl);
  const id = name.replace(/^openai:/, '');
  const status = APICallError.isInstance(error) ? (error.statusCode ?? null) : null;
  const told = (message: string, lasting: boolean): ModelFailure => ({ status, message, lasting });
  if (status === 401 || status === 403)
    return told(`${where} refused the key (${status}): set OPENAI_API_KEY to one that may use ${id}`, true);
  if (status === 404)
    return told(
      `${where} knows no model "${id}" (404): check the name after --model openai:, and OPENAI_BASE_URL`,
      true,
    );
  if (status === 429)
    return told(`${where} is at its limit (429): use fewer --jobs, or raise the limit of the key`, false);
  if (status === 400 || status === 413 || status === 422)
    return told(
      `${where} did not accept the request (${status}): OPENAI_PICTURES=off helps where a model takes no pictures`,
      false,
    );
  if (status !== null && status >= 500) return told(`${where} answered with an error (${status})`, false);
  if (status === null && APICallError.isInstance(error))
    return told(`Nobody answers at ${where}: check OPENAI_BASE_URL and the network`, true);
  return brokenAnswer(error, { name, baseUrl });
}

/** An answer that began, and did not come to its end. */
function brokenAnswer(error: unknown, { baseUrl }: Asked): ModelFailure {
  const reason =
    error instanceof Error ? error.message : typeof error === 'string' ? error : (JSON.stringify(error) ?? '');
  return {
    status: null,
    message: `The answer of ${shownAddress(baseUrl)} broke off or could not be read: ${reason.slice(0, 300)}`,
    lasting: false,
  };
}

/** How long to wait before the next try, ms; null: there is none. */
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

/** Resolves after `ms`, letting the turn know meanwhile that it continues; rejects when the turn ends. */
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

/** Counts what a model uses. A name instead of a model can't be: this program always hands one in. */
export function meteredModel({ languageModel, takesPictures }: ConversationModel, asked: Asked): MeteredModel {
  if (typeof languageModel === 'string') throw new TypeError('The model is a mere name');
  let tokens: number | null = null;
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
                if (part.type === 'finish')
                  tokens = (tokens ?? 0) + (part.usage.inputTokens.total ?? 0) + (part.usage.outputTokens.total ?? 0);
                if (part.type === 'error') failure ??= brokenAnswer(part.error, asked);
              },
              (error) => {
                // Whoever stops a turn has heard enough.
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
    model: { languageModel: model, takesPictures },
    take() {
      const taken = { tokens, failure };
      [tokens, failure] = [null, null];
      return taken;
    },
  };
}
