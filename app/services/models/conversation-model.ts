/** A model as conversations take it. */
import type { LanguageModel } from 'ai';
import type { AnsweredBy } from '#agent/chat-message.ts';

/** The model that answers. */
export interface ConversationModel {
  languageModel: LanguageModel;
  /** What it is called beside its answers. */
  readonly by: AnsweredBy & { kind: 'built-in' | 'hosted' };
  /** How the variables that set it up begin, for words to operators: OPENAI. */
  readonly settingsPrefix?: string;
  /** Whether it accepts pictures; checked before each step, because a server may turn out not to. */
  readonly takesPictures: boolean;
}
