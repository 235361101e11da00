/** What transparent pictures are shown on, and downloaded with. */
import type { CSSProperties } from 'react';

/** `#rrggbb`; null: none, they stay transparent. */
export type Background = string | null;

/** Over a checkerboard; nothing if that should stay visible. */
export function backgroundOf(background: Background | undefined): CSSProperties | undefined {
  return background ? { background: background } : undefined;
}
