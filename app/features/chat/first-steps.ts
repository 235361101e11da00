/**
 * What one may well begin with: whole designs on a blank page, else edits that fit what the design holds. The assistant
 * understands each.
 */
import { message, type MessageKey } from '#messages/message.ts';
import { editsFor, type NextStep, type Situation } from './next-steps.ts';

const DESIGNS = ['poster', 'post', 'hours'] as const;

/** Words that complete what the design is about come from people: these stand in the prompt box first. */
export function firstSteps(situation: Omit<Situation, 'last'>): NextStep[] {
  if (Object.keys(situation.document.layers).length > 0) return editsFor(situation);
  return DESIGNS.map((id) => ({
    id,
    label: message(`chat.first.${id}` as MessageKey),
    prompt: message(`chat.first.${id}Prompt` as MessageKey),
  }));
}
