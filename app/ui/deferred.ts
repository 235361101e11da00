/**
 * Defers interface code that a page doesn't need until somebody interacts with it: it is fetched at the first pointer,
 * wheel or key event, a moment before anything can be chosen, or as soon as it is needed.
 */
import { createElement, useEffect, useSyncExternalStore, type ComponentType } from 'react';
import { whenIdle } from '#app/browser/when-idle.ts';

/** Events that happen before anything can be chosen. */
const EVENTS = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const;

/** Longest wait of each deferred part after the previous one, ms. */
const PATIENCE_MS = 300;

let seen = false;
let watching = false;
const waiting = new Set<() => void>();

/** Runs them one at a time while the browser is idle, so that the interaction itself comes first. */
function runNext(): void {
  const [run] = waiting;
  if (!run) return;
  waiting.delete(run);
  run();
  whenIdle(runNext, PATIENCE_MS);
}

function see(): void {
  seen = true;
  for (const type of EVENTS) window.removeEventListener(type, see, true);
  whenIdle(runNext, PATIENCE_MS);
}

function watch(): void {
  if (watching) return;
  watching = true;
  for (const type of EVENTS) window.addEventListener(type, see, { capture: true, passive: true });
}

/** Runs soon after the first interaction, never on the server; returns the function that cancels it. */
export function onFirstInteraction(run: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  watch();
  waiting.add(run);
  if (seen) whenIdle(runNext, PATIENCE_MS);
  return () => waiting.delete(run);
}

/** `onFirstInteraction` as a promise. */
export const firstInteraction = (): Promise<void> => new Promise((resolve) => void onFirstInteraction(resolve));

/**
 * A part whose code is fetched at the first interaction or as soon as it is `needed`, and which renders nothing until
 * then. A failed fetch is retried the next time the part is needed. Call it at module level.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { needed: boolean }> {
  let loaded: ComponentType<Props> | null = null;
  let requested = false;
  const listeners = new Set<() => void>();
  const fetch = (): void => {
    if (requested) return;
    requested = true;
    load().then(
      (part) => {
        loaded = part;
        for (const listener of listeners) listener();
      },
      () => (requested = false),
    );
  };
  onFirstInteraction(fetch);
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return function Deferred({ needed, ...props }) {
    useEffect(() => {
      if (needed) fetch();
    }, [needed]);
    const part = useSyncExternalStore(
      subscribe,
      () => loaded,
      () => null,
    );
    return part && createElement(part, props as unknown as Props);
  };
}
