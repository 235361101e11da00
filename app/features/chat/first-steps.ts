/**
 * Suggestions for a first message: whole designs on a blank page, otherwise edits that fit the design's contents. The
 * assistant understands each.
 */
import { message, type MessageKey } from '#messages/message.ts';
import { editsFor, type NextStep, type Situation } from './next-steps.ts';

const DESIGNS = ['poster', 'post', 'hours'] as const;

/** Words that state what the design is about come from the user: these go into the prompt box first. */
export function firstSteps(situation: Omit<Situation, 'last'>): NextStep[] {
  if (Object.keys(situation.document.layers).length > 0) return editsFor(situation);
  return DESIGNS.map((id) => ({
    id,
    label: message(`chat.first.${id}` as MessageKey),
    prompt: message(`chat.first.${id}Prompt` as MessageKey),
  }));
}
