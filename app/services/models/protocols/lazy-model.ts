/** A language model whose vendor's package is loaded with its first question: most servers never ask it. */
import type { LanguageModelV4 } from '@ai-sdk/provider';

/** `load` is called once, unless it fails. */
export function lazyModel(provider: string, modelId: string, load: () => Promise<LanguageModelV4>): LanguageModelV4 {
  let loading: Promise<LanguageModelV4> | null = null;
  const loaded = (): Promise<LanguageModelV4> => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  return {
    specificationVersion: 'v4',
    provider,
    modelId,
    // Pictures are sent with the request, never as addresses for the vendor to open.
    supportedUrls: {},
    doGenerate: async (options) => (await loaded()).doGenerate(options),
    doStream: async (options) => (await loaded()).doStream(options),
  };
}
