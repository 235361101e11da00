/** Which language model answers: one that speaks OpenAI's protocol when it is configured, else the built-in assistant. */
import { createOpenAI } from '@ai-sdk/openai';
import { createAssistant } from '#agent/assistant/assistant-model.ts';
import type { Config } from '#app/services/config/config.ts';
import type { ConversationModel } from '#app/services/conversations/running-turn.server.ts';

/** Compatible servers on this machine often want no key, but the client insists on one. */
const NO_KEY = 'none';

/**
 * A key or a base URL chooses the hosted model. Chat completions are used everywhere: OpenAI, Ollama, vLLM, llama.cpp and
 * LocalAI all speak them. Pictures are only sent to OpenAI itself, whose models are known to take them.
 */
export function chooseModel(config: Pick<Config, 'openaiApiKey' | 'openaiBaseUrl' | 'openaiModel'>): ConversationModel {
  const { openaiApiKey, openaiBaseUrl, openaiModel } = config;
  if (openaiApiKey === undefined && openaiBaseUrl === undefined) return { languageModel: createAssistant(), takesPictures: false };
  const provider = createOpenAI({ apiKey: openaiApiKey ?? NO_KEY, ...(openaiBaseUrl === undefined ? {} : { baseURL: openaiBaseUrl }) });
  return { languageModel: provider.chat(openaiModel), takesPictures: openaiBaseUrl === undefined };
}
