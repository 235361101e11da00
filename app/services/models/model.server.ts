/** Which language model answers: one that speaks OpenAI's protocol if configured, else the built-in assistant. */
import { createOpenAI } from '@ai-sdk/openai';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { LanguageModel } from 'ai';
import type { AnsweredBy } from '#agent/chat-message.ts';
import { heartbeat } from '#agent/heartbeat.ts';
import { createAssistant, type Read } from '#agent/assistant/assistant-model.ts';
import type { Config } from '#app/services/config/config.ts';
import { message } from '#messages/message.ts';
import { lenientStream } from './lenient-stream.ts';
import { tolerantFetch } from './tolerant-fetch.ts';

/** The model that answers. */
export interface ConversationModel {
  languageModel: LanguageModel;
  /** What it is called beside its answers. */
  readonly by: AnsweredBy & { kind: 'built-in' | 'hosted' };
  /** Whether it accepts pictures; checked before each step, because a server may turn out not to. */
  readonly takesPictures: boolean;
}

/** Compatible servers on this machine often need no key, but the client insists on one. */
const NO_KEY = 'none';

/**
 * fetch, reporting every byte to the asking turn (some servers stream their thoughts outside the protocol for minutes),
 * and repairing streams that nearly follow the protocol.
 */
function modelFetch(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    const alive = heartbeat.getStore();
    const response = await ask(input, init);
    if (!response.ok || !response.body) return response;
    const telling = new TransformStream<Uint8Array, Uint8Array>({
      transform(bytes, controller) {
        alive?.();
        controller.enqueue(bytes);
      },
    });
    const body = response.body.pipeThrough(telling).pipeThrough(lenientStream());
    return new Response(body, { status: response.status, statusText: response.statusText, headers: response.headers });
  };
}

export interface HostedModel {
  apiKey?: string | undefined;
  /** Undefined: OpenAI's own. */
  baseUrl?: string | undefined;
  model: string;
  /** How its servers are called; a recording replaces them. */
  ask?: typeof fetch;
}

/**
 * A model behind OpenAI's protocol. Chat completions are used everywhere: OpenAI, Ollama, vLLM, llama.cpp and LocalAI
 * all speak them.
 */
export function hostedModel({ apiKey = NO_KEY, baseUrl, model, ask = fetch }: HostedModel): LanguageModelV4 {
  const provider = createOpenAI({
    apiKey,
    fetch: modelFetch(ask),
    ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
  });
  return provider.chat(model);
}

/** Whether a key or a base URL selects a hosted model. */
export function isHosted({ openaiApiKey, openaiBaseUrl }: Pick<Config, 'openaiApiKey' | 'openaiBaseUrl'>): boolean {
  return openaiApiKey !== undefined || openaiBaseUrl !== undefined;
}

export interface ModelSurroundings {
  /** Wraps fetch if answers are stored. It only sees the answers that finally reach the model. */
  keep?(ask: typeof fetch): typeof fetch;
  /** Where the built-in assistant reads: absent, in this thread and without a deadline. */
  read?: Read | undefined;
  /** Reports what the operator should know. */
  report?(error: unknown, context: Record<string, unknown>): void;
}

/** The built-in assistant. */
export function builtInModel(read?: Read): ConversationModel {
  return {
    languageModel: createAssistant(read ? { read } : {}),
    by: { kind: 'built-in', name: 'Blend' },
    takesPictures: false,
  };
}

/** The model that the configuration names, or else the built-in assistant. */
export function chooseModel(
  config: Pick<Config, 'openaiApiKey' | 'openaiBaseUrl' | 'openaiModel' | 'openaiPictures'>,
  { keep = (ask) => ask, read, report = () => undefined }: ModelSurroundings = {},
): ConversationModel {
  const { openaiApiKey: apiKey, openaiBaseUrl: baseUrl, openaiModel: model, openaiPictures } = config;
  if (!isHosted(config)) return builtInModel(read);
  const tolerant = tolerantFetch(fetch, () =>
    report(new Error(message('agent.modelTakesNoPictures', { model })), { area: 'model' }),
  );
  return {
    languageModel: hostedModel({ apiKey, baseUrl, model, ask: keep(tolerant.ask) }),
    by: { kind: 'hosted', name: model },
    get takesPictures() {
      return openaiPictures && !tolerant.refusesPictures;
    },
  };
}
