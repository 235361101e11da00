/** A model of a test as one that conversations take, in the place of a hosted one. */
import type { LanguageModel } from 'ai';
import type { ConversationModel } from '#app/services/models/model.server.ts';

export function answering(languageModel: LanguageModel, takesPictures = false): ConversationModel {
  const name = typeof languageModel === 'string' ? languageModel : languageModel.modelId;
  return { languageModel, takesPictures, by: { kind: 'hosted', name } };
}

/** The same for every turn. */
export function alwaysAnswering(languageModel: LanguageModel, takesPictures = false): () => ConversationModel {
  const model = answering(languageModel, takesPictures);
  return () => model;
}
