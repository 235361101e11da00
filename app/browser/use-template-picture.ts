/**
 * A template's picture on its way: its turn, its coming, and the one before it, which stays until the next is there.
 */
import { useEffect, useRef, useState } from 'react';
import { createTurns } from './turns.ts';

/**
 * A new picture takes the server a while, and browsers open few connections to one place: some stay free for the work
 * itself.
 */
const pictures = createTurns(4);
/** How often a picture is asked for that did not come. */
const TRIES = 3;
/** Wait before it is asked for again, ms. */
const PAUSE = 1_500;

export interface TemplatePicture {
  /** What is shown; null: nothing yet. */
  there: string | null;
  /** What is being fetched: its `img` tells when it ended. Null: it has no turn yet, or is there. */
  coming: string | null;
  failed: boolean;
  onLoad(): void;
  onError(): void;
}

/**
 * Whoever goes away before their turn leaves the queue; whoever goes away after it ends the request by taking the `img`
 * away.
 */
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
      // What is shown already needs no turn: no `img` would tell that it ended, and the turn would be lost to all
      // others.
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
    // One that was on its way for another source had given its turn back: the turn is that of the next, which may still
    // wait.
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
