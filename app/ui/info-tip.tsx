/** A small "i" next to a label that explains it: shown above on hover, on keyboard focus, and by a tap. */
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tooltip } from './tooltip.tsx';

/** px. */
export const INFO_ICON_SIZE = 15;

/** `about`: what it explains, for screen readers. */
export function InfoTip({ about, children }: { about: string; children: ReactNode }): ReactNode {
  return (
    <Tooltip label={children} toggles>
      <button
        type="button"
        aria-label={about}
        className="relative grid size-5 shrink-0 cursor-help place-items-center rounded-full text-muted before:absolute before:-inset-2 hover:text-ink"
      >
        <Info size={INFO_ICON_SIZE} strokeWidth={1.75} aria-hidden />
      </button>
    </Tooltip>
  );
}
