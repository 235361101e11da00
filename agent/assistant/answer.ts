/** One reading of the built-in assistant: a prompt in, its next step out. Plain data both ways, so that it can run in a thread of its own. */
import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import type { NextStep } from './named-calls.ts';
import { nextStep } from './next-step.ts';
import { readPrompt } from './read-prompt.ts';
import { readablePrompt } from './readable-prompt.ts';

export interface Question {
  prompt: LanguageModelV4Prompt;
  /** Names of the tools that the caller has; null: not known, all. */
  tools: readonly string[] | null;
}

export type { NextStep };

/** The next step with the tools that the caller has; what there is no tool for is said in words. */
export function answer({ prompt, tools }: Question): NextStep {
  return nextStep(readPrompt(readablePrompt(prompt)), tools && new Set(tools));
}
