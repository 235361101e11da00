/**
 * A slider with its name and value above it; previews while it is dragged, commits on release. A double click resets
 * it.
 */
import { useState, type ReactNode } from 'react';
import { Slider } from '#app/ui/slider.tsx';
import { message } from '#messages/message.ts';

export interface LabelledSliderProps {
  label: string;
  value: number;
  /** Several values differ: shows the first, and says so. */
  mixed?: boolean;
  min: number;
  max: number;
  step?: number;
  /** The value in words. */
  format(value: number): string;
  onPreview(value: number): void;
  onCommit(value: number): void;
  /** Where the filled part begins; a double click resets the value to this. */
  neutral?: number;
  /** What a double click resets the value to, if that is not where the filled part begins. */
  reset?: number;
}

export function LabelledSlider({
  label,
  value,
  mixed = false,
  min,
  max,
  step,
  format,
  onPreview,
  onCommit,
  neutral,
  reset = neutral,
}: LabelledSliderProps): ReactNode {
  const [held, setHeld] = useState<number | null>(null);
  const shown = held ?? value;
  const words = mixed && held === null ? message('editor.mixed') : format(shown);
  return (
    <div role="presentation" onDoubleClick={() => reset !== undefined && reset !== value && onCommit(reset)}>
      <div className="flex justify-between text-12">
        <span className="text-muted">{label}</span>
        <span className="tabular text-faint">{words}</span>
      </div>
      <Slider
        label={label}
        value={shown}
        min={min}
        max={max}
        step={step}
        origin={neutral}
        valueText={words}
        onChange={(next) => {
          setHeld(next);
          onPreview(next);
        }}
        onCommit={(next) => {
          setHeld(null);
          onCommit(next);
        }}
      />
    </div>
  );
}
