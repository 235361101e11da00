/** A swatch that opens a color picker: for places with no room for a field. */
import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { ColorPanel } from '#app/ui/color-panel.tsx';
import { Popover } from '#app/ui/popover.tsx';
import { Tooltip } from '#app/ui/tooltip.tsx';

export interface ColorButtonProps {
  label: string;
  /** Null: several colors, or none. */
  value: string | null;
  swatches: readonly string[];
  alpha?: boolean;
  /** While the user drags in the picker. */
  onPreview(color: string): void;
  onCommit(color: string): void;
  /** A note about a color, below the picker. */
  note?(color: string): ReactNode;
}

export function ColorButton({
  label,
  value,
  swatches,
  alpha = false,
  onPreview,
  onCommit,
  note,
}: ColorButtonProps): ReactNode {
  return (
    <Tooltip label={label}>
      {/* The tooltip's anchor: the popover's trigger has a slot of its own. */}
      <span className="inline-grid">
        <Popover
          label={label}
          className="w-66"
          trigger={
            <button
              type="button"
              aria-label={label}
              data-color={value ?? ''}
              className="grid size-8 place-items-center rounded-control hover:bg-tint data-[state=open]:bg-tint-strong"
            >
              <span
                className={classNames(
                  'chequer block size-5 overflow-hidden rounded-full border border-line-strong',
                  value === null && 'opacity-40',
                )}
              >
                <span className="block size-full" style={{ backgroundColor: value ?? 'transparent' }} />
              </span>
            </button>
          }
        >
          <ColorPanel
            label={label}
            value={value}
            alpha={alpha}
            swatches={swatches}
            onPreview={onPreview}
            onCommit={onCommit}
            note={note}
          />
        </Popover>
      </span>
    </Tooltip>
  );
}
