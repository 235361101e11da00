/** Flat colors to press. */
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** One color. Transparent colors show the chequered background. */
export function ColorSwatch({
  color,
  label,
  selected,
  onSelect,
  size = 24,
}: {
  color: string;
  label: string;
  selected?: boolean;
  onSelect?(): void;
  size?: number;
}): ReactNode {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={selected}
      onClick={onSelect}
      style={{ width: size, height: size }}
      className={classNames(
        'chequer shrink-0 overflow-hidden rounded-small border border-line-strong',
        selected && 'ring-2 ring-ink ring-offset-2 ring-offset-raised',
      )}
    >
      <span className="block size-full" style={{ backgroundColor: color }} />
    </button>
  );
}

/** A titled row of colors. */
export function ColorRow({
  title,
  colors,
  value,
  onSelect,
}: {
  title: string;
  colors: readonly string[];
  value: string | null;
  onSelect(color: string): void;
}): ReactNode {
  return (
    <div role="group" aria-label={title} className="grid gap-1.5">
      <p aria-hidden className="text-12 font-medium text-muted">
        {title}
      </p>
      <div className="grid grid-cols-8 justify-items-start gap-1.5">
        {colors.map((color) => (
          <ColorSwatch
            key={color}
            color={color}
            label={color}
            selected={color === value}
            onSelect={() => onSelect(color)}
          />
        ))}
      </div>
    </div>
  );
}
