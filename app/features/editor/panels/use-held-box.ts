/** The current box of the selection during a gesture, for the number fields. */
import { useDeferredValue, useEffect, useState } from 'react';
import type { HeldBox } from '../session/editor-session.ts';
import { usePhase, useSession } from '../session/session-context.tsx';

const same = (a: HeldBox | null, b: HeldBox | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * How often the numbers follow a gesture, ms: nobody reads faster, and each update renders their fields while the
 * canvas is moving.
 */
const PACE = 100;

/** Polls during a gesture; whole px and degrees, so that jitter below them renders nothing. */
export function useHeldBox(): HeldBox | null {
  const session = useSession();
  const gesturing = usePhase() === 'gesturing';
  // The gesture's result reaches the panel a moment after its end: the numbers wait for that.
  const lingering = useDeferredValue(gesturing);
  const [box, setBox] = useState<HeldBox | null>(null);
  useEffect(() => {
    if (!gesturing) return;
    let shown: HeldBox | null = null;
    const look = (): void => {
      const now = rounded(session.stage.get()?.held() ?? null);
      if (now && !same(shown, now)) setBox((shown = now));
    };
    const timer = setInterval(look, PACE);
    return () => clearInterval(timer);
  }, [session, gesturing]);
  const over = !gesturing && !lingering;
  useEffect(() => {
    if (over) setBox(null);
  }, [over]);
  return over ? null : box;
}

function rounded(box: HeldBox | null): HeldBox | null {
  return (
    box && {
      x: Math.round(box.x),
      y: Math.round(box.y),
      width: Math.max(1, Math.round(box.width)),
      height: Math.max(1, Math.round(box.height)),
      rotation: box.rotation === null ? null : Math.round(box.rotation),
    }
  );
}
