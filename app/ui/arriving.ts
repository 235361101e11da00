/**
 * Code of the interface that a page does without until somebody is there: it comes at the first sign of a hand, which
 * is a moment before a hand has chosen anything, or as soon as it is needed.
 */
import { createElement, useEffect, useSyncExternalStore, type ComponentType } from 'react';

/** What a hand does before it can choose anything. */
const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const;

/** What is waited for comes at the latest so long after the one before it. */
const PATIENCE_MS = 300;

let seen = false;
const waiting = new Set<() => void>();

/** One after the other, whenever the browser has nothing better to do: what the hand does goes first. */
function runNext(): void {
  const [run] = waiting;
  if (!run) return;
  waiting.delete(run);
  run();
  whenIdle(runNext);
}

function whenIdle(run: () => void): void {
  // Not every browser says when it is idle.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: PATIENCE_MS });
  else setTimeout(run, 0);
}

function see(): void {
  seen = true;
  for (const sign of SIGNS) window.removeEventListener(sign, see, true);
  whenIdle(runNext);
}

if (typeof window !== 'undefined')
  for (const sign of SIGNS) window.addEventListener(sign, see, { capture: true, passive: true });

/** Runs soon after a hand has shown itself; answers how to stop waiting. On the server never. */
export function onFirstSign(run: () => void): () => void {
  waiting.add(run);
  if (seen) whenIdle(runNext);
  return () => waiting.delete(run);
}

/** The same as a promise. */
export const firstSign = (): Promise<void> => new Promise((resolve) => void onFirstSign(resolve));

/**
 * A part whose code comes at the first sign of a hand, or as soon as it is `needed`; until then it shows nothing. Code
 * that could not be had is asked for again the next time it is needed. Made once a module, beside what uses it.
 */
export function arriving<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { needed: boolean }> {
  let here: ComponentType<Props> | null = null;
  let asked = false;
  const listeners = new Set<() => void>();
  const fetch = (): void => {
    if (asked) return;
    asked = true;
    load().then(
      (part) => {
        here = part;
        for (const listener of listeners) listener();
      },
      () => (asked = false),
    );
  };
  if (typeof window !== 'undefined') onFirstSign(fetch);
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return function Arriving({ needed, ...props }) {
    useEffect(() => {
      if (needed) fetch();
    }, [needed]);
    const part = useSyncExternalStore(
      subscribe,
      () => here,
      () => null,
    );
    return part && createElement(part, props as unknown as Props);
  };
}
