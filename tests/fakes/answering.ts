/** A model of a test as one that conversations take: in the place of a hosted one unless it is the built-in assistant. */
import { BUILT_IN_PROVIDER } from '#agent/assistant/assistant-model.ts';
import type { LanguageModel } from 'ai';
import type { ConversationModel } from '#app/services/models/model.server.ts';

export function answering(languageModel: LanguageModel, takesPictures = false): ConversationModel {
  const { provider, modelId: name } =
    typeof languageModel === 'string' ? { provider: '', modelId: languageModel } : languageModel;
  return { languageModel, takesPictures, by: { kind: provider === BUILT_IN_PROVIDER ? 'built-in' : 'hosted', name } };
}

/** The same for every turn. */
export function alwaysAnswering(languageModel: LanguageModel, takesPictures = false): () => ConversationModel {
  const model = answering(languageModel, takesPictures);
  return () => model;
}
