/** What see-through pictures are shown on, and downloaded with. */
import type { CSSProperties } from 'react';

/** `#rrggbb`; null: nothing, they stay see-through. */
export type Ground = string | null;

/** Over a chequered ground; nothing where it shall be seen. */
export function groundOf(ground: Ground | undefined): CSSProperties | undefined {
  return ground ? { background: ground } : undefined;
}
