/**
 * Which hint has its layers outlined on the canvas: the one under the pointer, else the one whose buttons have the
 * focus or that was shown last.
 */
import { useEffect, useState, type FocusEvent } from 'react';
import { hintKey, type Hint } from '#design/lint/hint.ts';
import { useSession } from '../session/session-context.tsx';

const NONE: readonly string[] = [];

export interface PointedOut {
  /** For what holds a hint. */
  row(hint: Hint): { onPointerEnter(): void; onPointerLeave(): void };
  /** For each of its buttons. */
  button(hint: Hint): { onFocus(event: FocusEvent): void; onBlur(): void };
  /** Outlines its layers until the focus moves elsewhere. */
  show(hint: Hint): void;
  /** Nothing is outlined any more. */
  end(): void;
}

export function usePointedOut(hints: readonly Hint[] | null): PointedOut {
  const { pointedOut } = useSession();
  const [under, setUnder] = useState<string | null>(null);
  const [held, setHeld] = useState<string | null>(null);
  const key = under ?? held;
  const layers = (key !== null && hints?.find((hint) => hintKey(hint) === key)?.layers) || NONE;
  const ids = layers.join(' ');

  useEffect(() => {
    pointedOut.set(ids === '' ? NONE : ids.split(' '));
  }, [pointedOut, ids]);
  useEffect(() => () => pointedOut.set(NONE), [pointedOut]);

  const end = (): void => {
    setUnder(null);
    setHeld(null);
  };
  return {
    row: (hint) => ({ onPointerEnter: () => setUnder(hintKey(hint)), onPointerLeave: () => setUnder(null) }),
    // A press focuses a button too, but then the pointer decides.
    button: (hint) => ({
      onFocus: ({ target }) => target.matches(':focus-visible') && setHeld(hintKey(hint)),
      onBlur: () => setHeld(null),
    }),
    show: (hint) => setHeld(hintKey(hint)),
    end,
  };
}
