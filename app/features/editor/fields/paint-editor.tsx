/** Choosing a paint: none, one color, or a gradient. */
import type { ReactNode } from 'react';
import { ColorField } from '#app/ui/color-field.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import type { Background, Paint } from '#design/document/values.ts';
import { message } from '#messages/message.ts';
import { GradientEditor } from './gradient-editor.tsx';
import { lighter } from './gradient-stops.ts';

type Kind = 'none' | 'solid' | 'linear' | 'radial';

export interface PaintEditorProps {
  label: string;
  /** Null: none; undefined: several. A picture background shows as none of these. */
  value: Paint | Background | null | undefined;
  /** Whether "no paint" is allowed. */
  allowNone: boolean;
  swatches: readonly string[];
  onPreview(paint: Paint): void;
  onCommit(paint: Paint | null): void;
  /** A note about a color, below the picker. */
  note?(color: string): ReactNode;
}

export function PaintEditor({
  label,
  value,
  allowNone,
  swatches,
  onPreview,
  onCommit,
  note,
}: PaintEditorProps): ReactNode {
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
          note={note}
          onChange={(color) => onPreview({ type: 'solid', color })}
          onCommit={(color) => onCommit({ type: 'solid', color })}
        />
      )}
      {(paint?.type === 'linear' || paint?.type === 'radial') && (
        <GradientEditor paint={paint} swatches={swatches} onPreview={onPreview} onCommit={onCommit} />
      )}
    </div>
  );
}

/** Another kind of paint, starting with the previous one's colors. */
function paintOf(kind: Kind, before: Paint | null): Paint | null {
  const first = before?.type === 'solid' ? before.color : (before?.stops[0]?.color ?? '#f4502f');
  const stops =
    before && before.type !== 'solid'
      ? before.stops
      : [
          { at: 0, color: first },
          { at: 1, color: lighter(first) },
        ];
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
