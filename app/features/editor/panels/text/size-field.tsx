/** The size of letters: typed, stepped, dragged, or chosen from the usual ones. */
import { ChevronDown, Minus, Plus, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Menu, MenuItem } from '#app/ui/menu.tsx';
import { NumberField } from '#app/ui/number-field.tsx';
import { message } from '#messages/message.ts';

/** The usual choices, px. */
const SIZES = [12, 16, 20, 24, 32, 40, 48, 64, 80, 96, 128, 160, 200] as const;

export interface SizeFieldProps {
  /** Null: several sizes. */
  value: number | null;
  sign?: LucideIcon;
  min: number;
  max: number;
  disabled?: boolean;
  onPreview(size: number): void;
  onCommit(size: number): void;
}

/** The next larger or smaller size: by one for small letters, by a tenth for large ones. */
export function steppedSize(size: number, direction: 1 | -1): number {
  const step = Math.max(1, Math.round(size * 0.1));
  return direction > 0 ? Math.round(size) + step : Math.round(size) - Math.max(1, Math.round((size / 1.1) * 0.1));
}

export function SizeField({ value, sign, min, max, disabled = false, onPreview, onCommit }: SizeFieldProps): ReactNode {
  const step = (direction: 1 | -1): void => {
    if (value !== null) onCommit(Math.max(min, Math.min(max, steppedSize(value, direction))));
  };
  return (
    <div className="flex items-center gap-0.5">
      <IconButton
        label={message('text.smaller')}
        icon={Minus}
        size="tiny"
        disabled={disabled || value === null}
        onClick={() => step(-1)}
      />
      <div className="relative">
        <NumberField
          label={message('editor.fontSize')}
          sign={sign}
          value={value}
          min={min}
          max={max}
          disabled={disabled}
          placeholder="–"
          className="w-22 pe-4"
          onPreview={onPreview}
          onCommit={onCommit}
        />
        <Menu
          align="end"
          trigger={
            <button
              type="button"
              aria-label={message('text.sizes')}
              disabled={disabled}
              className="absolute end-0.5 top-1 grid size-6 place-items-center rounded-small text-faint hover:bg-tint hover:text-ink"
            >
              <ChevronDown size={13} strokeWidth={1.75} aria-hidden />
            </button>
          }
        >
          {SIZES.map((size) => (
            <MenuItem key={size} onSelect={() => onCommit(size)}>
              {String(size)}
            </MenuItem>
          ))}
        </Menu>
      </div>
      <IconButton
        label={message('text.larger')}
        icon={Plus}
        size="tiny"
        disabled={disabled || value === null}
        onClick={() => step(1)}
      />
    </div>
  );
}
