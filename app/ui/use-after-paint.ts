/**
 * What a press opens, once the browser has painted the press itself: a button looks pressed at once, however much it
 * opens.
 */
import { startTransition, useEffect, useState } from 'react';

/** The value as of the last painted frame: a new one arrives after the frame that shows its first consequences. */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Frame callbacks precede the painting of their frame: a task from there follows it.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(() => value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
}
