/** The page in a gradient: a gallery, and the stops of the current one. */
import type { ReactNode } from 'react';
import type { Background, Paint } from '#design/document/values.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { backgroundCommand } from '../../commands/background.ts';
import { documentColors } from '#design/layout/document-colors.ts';
import { PaintEditor } from '../../fields/paint-editor.tsx';
import { useDocument, useSession } from '../../session/session-context.tsx';
import { BACKGROUND_GRADIENTS } from './background-presets.ts';
import { PresetGrid, type Preset } from './preset-grid.tsx';

export function GradientTab({ background, kept }: { background: Background; kept: Background }): ReactNode {
  const session = useSession();
  const swatches = documentColors(useDocument());
  const presets = BACKGROUND_GRADIENTS.map(({ id, paint }): Preset => ({
    id,
    label: message(`looks.gradient.${id}` as MessageKey),
    background: paint,
    pressed: JSON.stringify(kept) === JSON.stringify(paint),
    face: <span className="block size-full" style={{ background: cssOf(paint) }} />,
  }));
  return (
    <div className="grid gap-3">
      <PresetGrid label={message('looks.gradients')} presets={presets} columns={4} />
      {(background.type === 'linear' || background.type === 'radial') && (
        <PaintEditor
          label={message('editor.background')}
          value={background}
          allowNone={false}
          swatches={swatches}
          onPreview={(paint) => session.preview(backgroundCommand, { background: paint })}
          onCommit={(paint) => paint && session.run(backgroundCommand, { background: paint })}
        />
      )}
    </div>
  );
}

/** A paint as CSS draws it in a square tile. */
function cssOf(paint: Paint): string {
  if (paint.type === 'solid') return paint.color;
  const stops = paint.stops.map(({ at, color }) => `${color} ${at * 100}%`).join(', ');
  return paint.type === 'linear'
    ? `linear-gradient(${paint.angle}deg, ${stops})`
    : `radial-gradient(circle at ${paint.centerX * 100}% ${paint.centerY * 100}%, ${paint.stops.map(({ at, color }) => `${color} ${at * paint.radius * 70}%`).join(', ')})`;
}
