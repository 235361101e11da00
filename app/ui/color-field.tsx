/** A color: its swatch opens a picker, its code can be typed. */
import type { ReactNode } from 'react';
import { ColorPanel } from './color-panel.tsx';
import { useColorSources } from './color-sources.tsx';
import { HexField } from './hex-field.tsx';
import { useUiLabels } from './labels.tsx';
import { Popover } from './popover.tsx';

export interface ColorFieldProps {
  label: string;
  hideLabel?: boolean;
  /** `#rrggbb` or `#rrggbbaa`; null: several colors, or none. */
  value: string | null;
  /** Called while the user drags in the picker. */
  onChange?(color: string): void;
  /** Called once, when the choice is made. */
  onCommit(color: string): void;
  /** Offered below the picker, such as the design's own colors. */
  swatches?: readonly string[];
  alpha?: boolean;
  placeholder?: string;
  disabled?: boolean;
  className?: string;
  /** A note about a color, below the picker. */
  note?(color: string): ReactNode;
}

const noSwatches: readonly string[] = [];

export function ColorField({
  label,
  hideLabel,
  value,
  onChange,
  onCommit,
  swatches = noSwatches,
  alpha = false,
  placeholder,
  disabled,
  className,
  note,
}: ColorFieldProps): ReactNode {
  const labels = useUiLabels();
  const sources = useColorSources();
  return (
    <HexField
      label={label}
      hideLabel={hideLabel}
      value={value}
      alpha={alpha}
      placeholder={placeholder}
      disabled={disabled}
      className={className}
      onCommit={onCommit}
      leading={
        <Popover
          label={label}
          align="start"
          // Next to a panel everything fits; below its field it rarely does.
          side={sources ? 'left' : 'bottom'}
          className="w-66"
          trigger={
            <button
              type="button"
              disabled={disabled}
              aria-label={`${label}: ${value ?? labels.customColor}`}
              className="chequer size-6 overflow-hidden rounded-small border border-line-strong"
            >
              <span className="block size-full" style={{ backgroundColor: value ?? 'transparent' }} />
            </button>
          }
        >
          <ColorPanel
            label={label}
            value={value}
            alpha={alpha}
            swatches={swatches}
            onPreview={onChange}
            onCommit={onCommit}
            note={note}
          />
        </Popover>
      }
    />
  );
}
