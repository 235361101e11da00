/** One reading of the built-in assistant: a prompt in, its next step out. Plain data both ways, so that it can run in a thread of its own. */
import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import { readingRequest, type ReadingRequest } from '#agent/dialogue/reader/reading-prompt.ts';
import type { NextStep } from './named-calls.ts';
import { nextStep, type ReaderRole } from './next-step.ts';
import { readPrompt } from './read-prompt.ts';
import { readablePrompt } from './readable-prompt.ts';

export interface Question {
  prompt: LanguageModelV4Prompt;
  /** Names of the tools that the caller has; null: not known, all. */
  tools: readonly string[] | null;
  /** Of a small model that reads along: when it is asked, and what it answered about this message; null: not asked. */
  reader?: { role: ReaderRole; answers: readonly string[] | null };
}

export interface Answered {
  step: NextStep;
  /** What a small model is to be asked about the message before this step is taken; null: nothing. */
  asks: ReadingRequest | null;
}

export type { NextStep };

/** The next step with the tools that the caller has; what there is no tool for is said in words. */
export function answer({ prompt, tools, reader }: Question): Answered {
  const conversation = readPrompt(readablePrompt(prompt));
  const model = reader?.answers ? { role: reader.role, answers: reader.answers } : null;
  const step = nextStep(conversation, tools && new Set(tools), model);
  const { now, earlier, canvas } = conversation;
  const mayAsk = reader?.answers === null && now.deeds.length === 0 && now.typed !== '';
  const isWanted = mayAsk && (reader.role === 'always' || step.isUnsure === true);
  return { step, asks: isWanted ? readingRequest(now.typed, canvas, earlier.at(-1) ?? null) : null };
}
