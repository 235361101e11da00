/** Width and height of a picture, px, by number. */
import type { ReactNode } from 'react';
import { LIMITS } from '#design/document/limits.ts';
import { NumberField } from '#app/ui/number-field.tsx';

export interface DimensionFieldsProps {
  size: { width: number; height: number };
  labels: { width: string; height: string };
  /** Whole numbers within the limits of a page. */
  onChange(change: { width?: number; height?: number }): void;
  /** Below both. */
  children?: ReactNode;
}

const SIGNS = { width: 'W', height: 'H' } as const;

export function DimensionFields({ size, labels, onChange, children }: DimensionFieldsProps): ReactNode {
  return (
    <div className="grid grid-cols-2 gap-2">
      {(['width', 'height'] as const).map((side) => (
        <NumberField
          key={side}
          label={labels[side]}
          sign={SIGNS[side]}
          suffix="px"
          value={size[side]}
          min={LIMITS.minDimension}
          max={LIMITS.maxDimension}
          onCommit={(next) => onChange({ [side]: Math.round(next) })}
        />
      ))}
      {children}
    </div>
  );
}
