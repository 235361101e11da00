/** The floating toolbar's items for paint: color, outline, opacity. */
import { Blend, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { NumberField } from '#app/ui/number-field.tsx';
import { Popover } from '#app/ui/popover.tsx';
import { message } from '#messages/message.ts';
import { contrastNote } from '../colors/contrast-note.tsx';
import { selectedLeaves } from '../commands/command.ts';
import { fillCommand, fillOf } from '../commands/fill.ts';
import { NEW_STROKE, strokeCommand, strokeOf } from '../commands/stroke.ts';
import { documentColors } from '#design/layout/document-colors.ts';
import { ColorButton } from '../fields/color-button.tsx';
import { OpacitySlider } from '../fields/opacity-slider.tsx';
import { sharedValue } from '../fields/shared-value.ts';
import { useDocument, useSession, useShownContext, useTyping } from '../session/session-context.tsx';

export function FillItem(): ReactNode {
  const session = useSession();
  const document = useDocument();
  const typing = useTyping();
  const layers = selectedLeaves(useShownContext()).filter((layer) => fillOf(layer) !== undefined);
  if (layers.length === 0) return null;
  const paint = typing ? typing.letters.fill : sharedValue(layers, (layer) => fillOf(layer) ?? null);
  const color = paint === null ? null : paint.type === 'solid' ? paint.color : (paint.stops[0]?.color ?? null);
  const [first] = layers;
  const text = layers.length === 1 && first?.type === 'text' ? first : null;
  return (
    <ColorButton
      label={message('editor.color')}
      value={color}
      alpha
      swatches={documentColors(document)}
      note={text ? contrastNote(text) : undefined}
      onPreview={(next) => session.preview(fillCommand, { fill: { type: 'solid', color: next } })}
      onCommit={(next) => session.run(fillCommand, { fill: { type: 'solid', color: next } })}
    />
  );
}

/** The outline of shapes: its color and width, or none. */
export function StrokeItem(): ReactNode {
  const session = useSession();
  const document = useDocument();
  const shapes = selectedLeaves(useShownContext()).filter((layer) => layer.type === 'shape');
  if (shapes.length === 0) return null;
  const stroke = sharedValue(shapes, (layer) => strokeOf(layer) ?? null);
  const line = shapes.every((layer) => layer.shape.kind === 'line');
  return (
    <Popover
      label={message('editor.outline')}
      className="grid w-52 gap-3"
      trigger={<IconButton label={message('editor.outline')} icon={Square} />}
    >
      <div className="flex items-center gap-2">
        {!line && (
          <ColorButton
            label={message('editor.outlineColor')}
            value={stroke?.color ?? null}
            alpha
            swatches={documentColors(document)}
            onPreview={(color) => session.preview(strokeCommand, { stroke: { color } })}
            onCommit={(color) => session.run(strokeCommand, { stroke: { color } })}
          />
        )}
        <NumberField
          label={message('editor.outlineWidth')}
          value={stroke?.width ?? (line ? null : 0)}
          min={line ? 0.5 : 0}
          max={200}
          suffix="px"
          className="flex-1"
          onPreview={(width) => session.preview(strokeCommand, { stroke: width > 0 ? { width } : null })}
          onCommit={(width) =>
            session.run(strokeCommand, {
              stroke: width > 0 ? { color: stroke?.color ?? NEW_STROKE.color, width } : null,
            })
          }
        />
      </div>
    </Popover>
  );
}

export function OpacityItem(): ReactNode {
  return (
    <Popover
      label={message('editor.opacity')}
      className="w-52"
      trigger={<IconButton label={message('editor.opacity')} icon={Blend} />}
    >
      <OpacitySlider />
    </Popover>
  );
}
