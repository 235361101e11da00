/**
 * A model behind OpenAI's protocol. Chat completions are used everywhere: OpenAI, Ollama, vLLM, llama.cpp and LocalAI
 * all speak them.
 */
import { createOpenAI } from '@ai-sdk/openai';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import { lenientStream } from '../lenient-stream.ts';
import type { HostedModel } from './hosted-model.ts';
import { watchedFetch } from './watched-fetch.ts';

/** Compatible servers on this machine often need no key, but the client insists on one. */
const NO_KEY = 'none';

export function openAiModel({ apiKey = NO_KEY, baseUrl, model, ask = fetch }: HostedModel): LanguageModelV4 {
  const provider = createOpenAI({
    apiKey,
    fetch: watchedFetch(ask, lenientStream),
    ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
  });
  return provider.chat(model);
}
