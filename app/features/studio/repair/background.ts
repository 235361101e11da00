/** What see-through pictures are shown on, and downloaded with. */
import type { CSSProperties } from 'react';

/** `#rrggbb`; null: nothing, they stay see-through. */
export type Background = string | null;

/** Over a chequered background; nothing where it shall be seen. */
export function backgroundOf(background: Background | undefined): CSSProperties | undefined {
  return background ? { background: background } : undefined;
}
