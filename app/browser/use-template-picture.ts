/**
 * Loads a template's picture: its turn, its arrival, and the previous picture, which stays until the next is loaded.
 */
import { useEffect, useRef, useState } from 'react';
import { createTurns } from './turns.ts';

/**
 * A new picture takes the server a while, and browsers open few connections to one host: some stay free for the work
 * itself.
 */
const pictures = createTurns(4);
/** How often a failed picture is requested. */
const TRIES = 3;
/** Wait before a retry, ms. */
const PAUSE = 1_500;

export interface TemplatePicture {
  /** The visible picture; null: none yet. */
  there: string | null;
  /** The picture being fetched: its `img` reports the end. Null: it has no turn yet, or has loaded. */
  coming: string | null;
  failed: boolean;
  onLoad(): void;
  onError(): void;
}

/** Unmounting before the turn leaves the queue; unmounting after it ends the request by removing the `img`. */
export function useTemplatePicture(source: string): TemplatePicture {
  const [{ there, coming, failed }, setPicture] = useState<{
    there: string | null;
    coming: string | null;
    failed: boolean;
  }>({ there: null, coming: null, failed: false });
  const [attempt, setAttempt] = useState({ source, number: 0 });
  const done = useRef<() => void>(() => undefined);
  const shown = useRef(there);
  shown.current = there;
  const number = attempt.source === source ? attempt.number : 0;
  useEffect(() => {
    const begin = (): void => {
      // A visible picture needs no turn: no `img` would report its end, and the turn would be lost.
      if (shown.current === source) setPicture({ there: source, coming: null, failed: false });
      else
        done.current = pictures.take(() =>
          setPicture(({ there: before }) => ({ there: before, coming: source, failed: false })),
        );
    };
    const timer = number === 0 ? null : setTimeout(begin, PAUSE * number);
    if (timer === null) begin();
    return () => {
      if (timer !== null) clearTimeout(timer);
      done.current();
    };
  }, [source, number]);
  return {
    there,
    coming,
    failed,
    // A picture loading for another source has already returned its turn: this turn belongs to the next one, which may
    // still wait.
    onLoad() {
      if (coming === source) done.current();
      setPicture({ there: coming, coming: null, failed: false });
    },
    onError() {
      if (coming !== source) return setPicture({ there, coming: null, failed: false });
      done.current();
      const gaveUp = number + 1 >= TRIES;
      setPicture({ there: gaveUp ? null : there, coming: null, failed: gaveUp });
      if (!gaveUp) setAttempt({ source, number: number + 1 });
    },
  };
}
