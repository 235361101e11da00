/** Answers to what the assistant asked: which one, what colour, where to, what it should say; and what was held back until then. */
import { message } from '#messages/message.ts';

type Question = 'assistant.directionsVague' | 'assistant.askScene' | 'assistant.askText' | 'assistant.askColor' | 'assistant.askPlace' | 'assistant.askHeadline' | 'assistant.askSticker' | 'assistant.askLogoName' | 'assistant.askFont' | 'assistant.remark.newDesign' | 'assistant.remark.whatAbout';
export const asked = (said: string, key: Question) => said.trimEnd().endsWith(message(key));
