/**
 * Which language model answers: one that speaks OpenAI's protocol when it is configured, else the built-in assistant.
 */
import { createOpenAI } from '@ai-sdk/openai';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { LanguageModel } from 'ai';
import { heartbeat } from '#agent/heartbeat.ts';
import { createAssistant, type Read } from '#agent/assistant/assistant-model.ts';
import type { Config } from '#app/services/config/config.ts';
import { message } from '#messages/message.ts';
import { lenientStream } from './lenient-stream.ts';
import { tolerantFetch } from './tolerant-fetch.ts';

/** The model that answers. */
export interface ConversationModel {
  languageModel: LanguageModel;
  /** Whether it can look at pictures; asked before each step, because a server may turn out to take none. */
  readonly takesPictures: boolean;
  /** It may say that it did what it did not do: turns that changed nothing are marked. */
  marksUnchanged?: boolean;
}

/** Compatible servers on this machine often want no key, but the client insists on one. */
const NO_KEY = 'none';

/**
 * fetch, telling the turn that asks of every byte that comes (some servers stream their thoughts beside the protocol
 * for minutes), and fixing streams that nearly keep to it.
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
  /** How its servers are asked; what a recording gives instead of them. */
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

/** Whether a key or a base URL chooses a hosted model. */
export function isHosted({ openaiApiKey, openaiBaseUrl }: Pick<Config, 'openaiApiKey' | 'openaiBaseUrl'>): boolean {
  return openaiApiKey !== undefined || openaiBaseUrl !== undefined;
}

export interface ModelSurroundings {
  /** What is put around fetch where answers are kept. It sees the answers alone that the model is given in the end. */
  keep?(ask: typeof fetch): typeof fetch;
  /** Where the built-in assistant reads: left out, in this thread and without a deadline. */
  read?: Read | undefined;
  /** Told what whoever runs the server should know. */
  report?(error: unknown, context: Record<string, unknown>): void;
}

/** The model that the configuration names, or else the built-in assistant. */
export function chooseModel(
  config: Pick<Config, 'openaiApiKey' | 'openaiBaseUrl' | 'openaiModel' | 'openaiPictures'>,
  { keep = (ask) => ask, read, report = () => undefined }: ModelSurroundings = {},
): ConversationModel {
  const { openaiApiKey: apiKey, openaiBaseUrl: baseUrl, openaiModel: model, openaiPictures } = config;
  if (!isHosted(config)) return { languageModel: createAssistant(read ? { read } : {}), takesPictures: false };
  const tolerant = tolerantFetch(fetch, () =>
    report(new Error(message('agent.modelTakesNoPictures', { model })), { area: 'model' }),
  );
  return {
    languageModel: hostedModel({ apiKey, baseUrl, model, ask: keep(tolerant.ask) }),
    marksUnchanged: true,
    get takesPictures() {
      return openaiPictures && !tolerant.refusesPictures;
    },
  };
}
