/** Which language model answers: one that speaks OpenAI's protocol when it is configured, else the built-in assistant. */
import { createOpenAI } from '@ai-sdk/openai';
import { signOfLife } from '#agent/sign-of-life.ts';
import { createAssistant } from '#agent/assistant/assistant-model.ts';
import type { Config } from '#app/services/config/config.ts';
import type { ConversationModel } from '#app/services/conversations/running-turn.server.ts';
import { lenientStream } from './lenient-stream.ts';

/** Compatible servers on this machine often want no key, but the client insists on one. */
const NO_KEY = 'none';

/**
 * fetch, telling the turn that asks of every byte that comes (some servers stream their thoughts beside the protocol for
 * minutes), and mending streams that nearly keep to it.
 */
const modelFetch: typeof fetch = async (input, init) => {
  const alive = signOfLife.getStore();
  const response = await fetch(input, init);
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

/**
 * A key or a base URL chooses the hosted model. Chat completions are used everywhere: OpenAI, Ollama, vLLM, llama.cpp and
 * LocalAI all speak them.
 */
export function chooseModel(config: Pick<Config, 'openaiApiKey' | 'openaiBaseUrl' | 'openaiModel' | 'openaiPictures'>): ConversationModel {
  const { openaiApiKey, openaiBaseUrl, openaiModel, openaiPictures } = config;
  if (openaiApiKey === undefined && openaiBaseUrl === undefined) return { languageModel: createAssistant(), takesPictures: false };
  const provider = createOpenAI({ apiKey: openaiApiKey ?? NO_KEY, fetch: modelFetch, ...(openaiBaseUrl === undefined ? {} : { baseURL: openaiBaseUrl }) });
  return { languageModel: provider.chat(openaiModel), takesPictures: openaiPictures };
}
