/**
 * The steps of an erasing: the original picture, and the result of every generation. Users go back to any of them, and
 * continue from there.
 */
import { useState } from 'react';
import type { GenerationView } from '#app/contracts/generation.ts';
import type { MagicEraseInput } from '#app/services/generations/kinds/magic-erase-input.ts';

export interface EraseStep {
  asset: string;
  /** What made it; null: the original picture. */
  view: GenerationView | null;
}

export interface Steps {
  steps: readonly EraseStep[];
  /** The one that is shown. */
  at: number;
  current: EraseStep;
  go(index: number): void;
  /** A generation has succeeded: it follows the step that it was based on. */
  add(view: GenerationView): void;
  /** A step and all that follow it are gone. */
  drop(index: number): void;
}

/** The chain with this generation after the one it is based on; anything else after that one is dropped. */
export function withStep(steps: readonly EraseStep[], view: GenerationView): readonly EraseStep[] {
  const asset = view.results.variations[0]?.asset;
  if (asset === undefined || steps.some((step) => step.view?.id === view.id)) return steps;
  const { after } = view.input as MagicEraseInput;
  const from = after === null ? 0 : steps.findIndex((step) => step.view?.id === after);
  return [...steps.slice(0, from < 0 ? steps.length : from + 1), { asset, view }];
}

/** `chain`: the generations that led to the current one, oldest first. */
export function useSteps(original: string, chain: readonly GenerationView[]): Steps {
  const [{ steps, at }, setState] = useState(() => {
    const known = chain.reduce(withStep, [{ asset: original, view: null }] as readonly EraseStep[]);
    return { steps: known, at: known.length - 1 };
  });
  const current = steps[at] ?? { asset: original, view: null };
  return {
    steps,
    at,
    current,
    go: (index) => setState((now) => ({ ...now, at: Math.max(0, Math.min(now.steps.length - 1, index)) })),
    add: (view) =>
      setState((now) => {
        const next = withStep(now.steps, view);
        return next === now.steps ? now : { steps: next, at: next.length - 1 };
      }),
    drop: (index) => setState((now) => ({ steps: now.steps.slice(0, Math.max(1, index)), at: Math.max(0, index - 1) })),
  };
}
