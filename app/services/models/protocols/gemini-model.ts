/** A model behind Google's protocol, which caches beginnings by itself. */
import type { LanguageModelV4 } from '@ai-sdk/provider';
import { versioned, type HostedModel } from './hosted-model.ts';
import { lazyModel } from './lazy-model.ts';
import { watchedFetch } from './watched-fetch.ts';

export function geminiModel({ apiKey, baseUrl, model, ask = fetch }: HostedModel): LanguageModelV4 {
  return lazyModel('google.generative-ai', model, async () => {
    const { createGoogle } = await import('@ai-sdk/google');
    return createGoogle({
      apiKey: apiKey ?? '',
      fetch: watchedFetch(ask),
      ...(baseUrl === undefined ? {} : { baseURL: versioned(baseUrl, 'v1beta') }),
    })(model);
  });
}
