/** Everything about the selected lines: color, width, style, and their ends. */
import { ArrowLeftRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ColorField } from '#app/ui/color-field.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { NumberField } from '#app/ui/number-field.tsx';
import { Select } from '#app/ui/select.tsx';
import { lineHeadSchema } from '#design/document/layers/shape-layer.ts';
import type { LineHead } from '#design/document/layers.ts';
import type { Stroke } from '#design/document/values.ts';
import { message } from '#messages/message.ts';
import { selectedLeaves } from '../commands/command.ts';
import { isLineLayer, shapeLookCommand, shapeOfKind } from '../commands/shape-look.ts';
import { strokeCommand, strokeOf } from '../commands/stroke.ts';
import { documentColors } from '#design/layout/document-colors.ts';
import { sharedValue } from '../fields/shared-value.ts';
import { StrokeStyle } from '../fields/stroke-style.tsx';
import { useDocument, useSession, useShownContext } from '../session/session-context.tsx';
import { Section } from '../panel-parts/section.tsx';

const HEADS = lineHeadSchema.options;

export function LineSection(): ReactNode {
  const session = useSession();
  const document = useDocument();
  const layers = selectedLeaves(useShownContext());
  if (layers.length === 0 || !layers.every(isLineLayer)) return null;
  const lines = layers.map((layer) => shapeOfKind(layer, 'line'));
  const strokes = layers.map((layer) => strokeOf(layer) ?? null);
  const startHead = sharedValue(lines, (line) => line?.startHead ?? 'none');
  const endHead = sharedValue(lines, (line) => line?.endHead ?? 'none');
  const dash = sharedValue(strokes, (stroke) => JSON.stringify(stroke?.dash ?? []));
  const change = (stroke: Partial<Stroke>): void => session.run(strokeCommand, { stroke });
  const preview = (stroke: Partial<Stroke>): void => session.preview(strokeCommand, { stroke });
  const head = (end: 'startHead' | 'endHead', value: LineHead | null): ReactNode => (
    <Select<LineHead>
      label={message(`library.${end}`)}
      size="small"
      value={value}
      placeholder={message('editor.mixed')}
      options={HEADS.map((option) => ({ value: option, label: message(`library.head.${option}`) }))}
      onValueChange={(next) => session.run(shapeLookCommand, { [end]: next })}
    />
  );
  return (
    <Section title={message('library.lineSection')}>
      <div className="grid grid-cols-[1fr_5.5rem] gap-2">
        <ColorField
          label={message('library.lineColor')}
          hideLabel
          alpha
          value={sharedValue(strokes, (stroke) => stroke?.color ?? '') ?? ''}
          swatches={documentColors(document)}
          onChange={(color) => preview({ color })}
          onCommit={(color) => change({ color })}
        />
        <NumberField
          label={message('library.lineWidth')}
          suffix="px"
          value={sharedValue(strokes, (stroke) => stroke?.width ?? 0)}
          min={0.5}
          max={500}
          onPreview={(width) => preview({ width })}
          onCommit={(width) => change({ width })}
        />
      </div>
      <StrokeStyle
        dash={dash === null ? null : (JSON.parse(dash) as number[])}
        onChange={(next) => change({ dash: next })}
      />
      <div className="grid grid-cols-[1fr_auto_1fr] items-end gap-1">
        {head('startHead', startHead)}
        <IconButton
          label={message('library.swapHeads')}
          icon={ArrowLeftRight}
          disabled={startHead === null || endHead === null || startHead === endHead}
          onClick={() =>
            startHead !== null &&
            endHead !== null &&
            session.run(shapeLookCommand, { startHead: endHead, endHead: startHead })
          }
        />
        {head('endHead', endHead)}
      </div>
    </Section>
  );
}
