/**
 * A prompt as the built-in assistant reads it: without what only costs it time. Long runs of blanks and of one sign say nothing, and
 * the assistant's patterns take quadratic time on them. Messages that were given up once would be given up again with every
 * later message, because the whole conversation is read each time.
 */
import type { LanguageModelV4Message, LanguageModelV4Prompt } from '@ai-sdk/provider';
import { GIVEN_UP } from './given-up.ts';
import { isCanvas } from './read-canvas.ts';

/** Longer than the dot leaders and lines to write on that people type: what is printed keeps its own characters. */
const LONGEST_RUN = 40;
const BLANKS = new RegExp(`\\s{${LONGEST_RUN + 1},}`, 'gu');
const SIGNS = new RegExp(`([^\\p{L}\\p{N}\\s])\\1{${LONGEST_RUN},}`, 'gu');

/** Blanks become one, signs three; a break between paragraphs stays one. */
export function foldRuns(text: string): string {
  return text.replace(BLANKS, (run) => (run.includes('\n') ? '\n\n' : ' ')).replace(SIGNS, '$1$1$1');
}

function isGivenUp({ role, content }: LanguageModelV4Message): boolean {
  if (role !== 'assistant') return false;
  const said = content
    .map((part) => (part.type === 'text' ? part.text : '\0'))
    .join('')
    .trim();
  return said === GIVEN_UP.slow() || said === GIVEN_UP.resting();
}

const textOf = (one: LanguageModelV4Message) =>
  one.role === 'user' ? one.content.map((part) => (part.type === 'text' ? part.text : '')).join('\n') : '';

/** The canvas stays as it is: what is looked for on it has to be found there. */
function folded(one: LanguageModelV4Message): LanguageModelV4Message {
  if (one.role !== 'user' || isCanvas(textOf(one))) return one;
  return {
    ...one,
    content: one.content.map((part) => (part.type === 'text' ? { ...part, text: foldRuns(part.text) } : part)),
  };
}

/** The prompt with its runs folded, without the messages that were given up. */
export function readablePrompt(prompt: LanguageModelV4Prompt): LanguageModelV4Prompt {
  const isAnswered = (at: number) => {
    const next = prompt[at + 1];
    return next === undefined || !isGivenUp(next);
  };
  return prompt.filter((one, at) => !isGivenUp(one) && (one.role !== 'user' || isAnswered(at))).map(folded);
}
