/** Which language model answers: a hosted one if configured, else the built-in assistant. */
import { createAssistant, type Read } from '#agent/assistant/assistant-model.ts';
import type { ConversationModel } from './conversation-model.ts';
import { hostedSettings, openHosted, type HostedConfig, type HostedSurroundings } from './hosted-models.ts';

export type { ConversationModel };

export interface ModelSurroundings extends HostedSurroundings {
  /** Where the built-in assistant reads: absent, in this thread and without a deadline. */
  read?: Read | undefined;
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
export function chooseModel(config: HostedConfig, { read, ...around }: ModelSurroundings = {}): ConversationModel {
  const [chosen] = hostedSettings(config);
  return chosen ? openHosted(chosen, around) : builtInModel(read);
}
