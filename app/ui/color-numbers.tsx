/** A color as three numbers, and its opacity. */
import type { ReactNode } from 'react';
import { hexOf, hslOf, opacityOf, rgbOf, rgbOfHsl, type Hsl, type Rgb } from './color-space.ts';
import { useUiLabels } from './labels.tsx';
import { NumberField } from './number-field.tsx';

export type NumbersView = 'rgb' | 'hsl';

export interface ColorNumbersProps {
  view: NumbersView;
  value: string;
  alpha: boolean;
  onPreview(color: string): void;
  onCommit(color: string): void;
}

export function ColorNumbers({ view, value, alpha, onPreview, onCommit }: ColorNumbersProps): ReactNode {
  const labels = useUiLabels();
  const rgb = rgbOf(value);
  const hsl = hslOf(rgb);
  const opacity = opacityOf(value);
  const ofRgb = (part: Partial<Rgb>): string => hexOf({ ...rgb, ...part }, opacity);
  const ofHsl = (part: Partial<Hsl>): string => hexOf(rgbOfHsl({ ...hsl, ...part }), opacity);
  const field = (label: string, sign: string, now: number, max: number, make: (next: number) => string): ReactNode => (
    <NumberField
      key={label}
      label={label}
      sign={sign}
      value={now}
      min={0}
      max={max}
      onPreview={(next) => onPreview(make(next))}
      onCommit={(next) => onCommit(make(next))}
    />
  );
  const [hue, saturation, lightness] = [labels.hue, labels.saturation, labels.lightness];
  return (
    <div className="grid grid-cols-2 gap-2">
      {view === 'rgb'
        ? [
            field(labels.red, 'R', rgb.red, 255, (red) => ofRgb({ red })),
            field(labels.green, 'G', rgb.green, 255, (green) => ofRgb({ green })),
            field(labels.blue, 'B', rgb.blue, 255, (blue) => ofRgb({ blue })),
          ]
        : [
            field(hue, 'H', hsl.hue, 359, (next) => ofHsl({ hue: next })),
            field(saturation, 'S', hsl.saturation, 100, (next) => ofHsl({ saturation: next })),
            field(lightness, 'L', hsl.lightness, 100, (next) => ofHsl({ lightness: next })),
          ]}
      {alpha && field(labels.opacity, 'A', opacity, 100, (next) => hexOf(rgb, next))}
    </div>
  );
}
