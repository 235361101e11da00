/** Choosing a paint: none, one colour, or a gradient of two. Gradients with more stops keep those between the ends. */
import type { ReactNode } from 'react';
import { ColorField } from '#app/ui/color-field.tsx';
import { NumberField } from '#app/ui/number-field.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import type { Background, Paint } from '#design/document/values.ts';
import { message } from '#messages/message.ts';

type Kind = 'none' | 'solid' | 'linear' | 'radial';

export interface PaintEditorProps {
  label: string;
  /** Null: none; undefined: several at once. A picture background shows as none of these. */
  value: Paint | Background | null | undefined;
  /** Whether there may be no paint at all. */
  allowNone: boolean;
  swatches: readonly string[];
  onPreview(paint: Paint): void;
  onCommit(paint: Paint | null): void;
}

export function PaintEditor({ label, value, allowNone, swatches, onPreview, onCommit }: PaintEditorProps): ReactNode {
  const paint = value && (value.type === 'solid' || value.type === 'linear' || value.type === 'radial') ? value : null;
  const kind: Kind | null = paint?.type ?? (value === null || value?.type === 'none' ? 'none' : null);
  const kinds: Kind[] = allowNone ? ['none', 'solid', 'linear', 'radial'] : ['solid', 'linear', 'radial'];
  return (
    <div className="grid gap-2">
      <Segmented<Kind>
        label={label}
        segments={kinds.map((one) => ({ value: one, label: message(`editor.${one}`) }))}
        value={kind}
        onValueChange={(next) => next !== kind && onCommit(paintOf(next, paint))}
        className="w-full"
      />
      {(paint?.type === 'solid' || value === undefined) && (
        <ColorField
          label={label}
          hideLabel
          alpha
          value={paint?.type === 'solid' ? paint.color : null}
          placeholder={message('editor.mixed')}
          swatches={swatches}
          onChange={(color) => onPreview({ type: 'solid', color })}
          onCommit={(color) => onCommit({ type: 'solid', color })}
        />
      )}
      {(paint?.type === 'linear' || paint?.type === 'radial') && <GradientFields paint={paint} swatches={swatches} onPreview={onPreview} onCommit={onCommit} />}
    </div>
  );
}

type Gradient = Extract<Paint, { type: 'linear' | 'radial' }>;

function GradientFields({ paint, swatches, onPreview, onCommit }: { paint: Gradient; swatches: readonly string[]; onPreview(paint: Paint): void; onCommit(paint: Paint): void }): ReactNode {
  const last = paint.stops.length - 1;
  const [start, end] = [paint.stops[0]?.color ?? null, paint.stops[last]?.color ?? null];
  const withStop = (index: number, color: string): Gradient => ({ ...paint, stops: paint.stops.map((stop, at) => (at === index ? { ...stop, color } : stop)) });
  return (
    <>
      <ColorField
        label={message('editor.gradientStart')}
        hideLabel
        alpha
        value={start}
        swatches={swatches}
        onChange={(color) => onPreview(withStop(0, color))}
        onCommit={(color) => onCommit(withStop(0, color))}
      />
      <ColorField
        label={message('editor.gradientEnd')}
        hideLabel
        alpha
        value={end}
        swatches={swatches}
        onChange={(color) => onPreview(withStop(last, color))}
        onCommit={(color) => onCommit(withStop(last, color))}
      />
      {paint.type === 'linear' && (
        <NumberField
          label={message('editor.gradientAngle')}
          sign="∠"
          value={paint.angle}
          min={-360}
          max={360}
          suffix="°"
          onPreview={(angle) => onPreview({ ...paint, angle })}
          onCommit={(angle) => onCommit({ ...paint, angle })}
        />
      )}
    </>
  );
}

/** Another kind of paint that begins with the colours of the one before. */
function paintOf(kind: Kind, before: Paint | null): Paint | null {
  const first = before?.type === 'solid' ? before.color : (before?.stops[0]?.color ?? '#f4502f');
  const stops = before && before.type !== 'solid' ? before.stops : [{ at: 0, color: first }, { at: 1, color: lighter(first) }];
  switch (kind) {
    case 'none':
      return null;
    case 'solid':
      return { type: 'solid', color: first };
    case 'linear':
      return { type: 'linear', angle: 180, stops };
    case 'radial':
      return { type: 'radial', centerX: 0.5, centerY: 0.5, radius: 1, stops };
  }
}

/** Half way to white, or for what is nearly white half way to black: a gradient that is seen at once. */
function lighter(color: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const to = channels.every((channel) => channel > 200) ? 0 : 255;
  return `#${channels.map((channel) => Math.round((channel + to) / 2).toString(16).padStart(2, '0')).join('')}`;
}
