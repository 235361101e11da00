/** The border of pictures and stickers: along the silhouette of a cutout, along the frame of everything else. */
import type { ReactNode } from 'react';
import { Segmented } from '#app/ui/segmented.tsx';
import type { LeafLayer } from '#design/document/layers.ts';
import type { Stroke } from '#design/document/values.ts';
import { message } from '#messages/message.ts';
import { stickerBorderCommand } from '../../commands/sticker-border.ts';
import { strokeCommand, strokeOf } from '../../commands/stroke.ts';
import { documentColors } from '#design/layout/document-colors.ts';
import { ColorButton } from '#app/features/editor/fields/color-button.tsx';
import { LabelledSlider } from '../../fields/labelled-slider.tsx';
import { useDocument, useEnabled, useSession } from '../../session/session-context.tsx';
import { Section } from '../../panel-parts/section.tsx';

type Style = 'none' | 'line' | 'sticker';
const LABELS = { none: 'looks.borderNone', line: 'looks.borderLine', sticker: 'looks.borderSticker' } as const;

/** A white border with a shadow is what makes a picture look like a sticker. */
function styleOf(layer: LeafLayer): Style {
  const stroke = strokeOf(layer);
  if (!stroke || stroke.width === 0) return 'none';
  return stroke.color === '#ffffff' && layer.shadow !== null ? 'sticker' : 'line';
}

export function BorderSection({ leaves }: { leaves: readonly LeafLayer[] }): ReactNode {
  const session = useSession();
  const document = useDocument();
  const enabled = useEnabled(strokeCommand);
  const [first] = leaves;
  if (!first) return null;
  const stroke = leaves.map(strokeOf).find((found) => found != null) ?? null;
  const styles = new Set(leaves.map(styleOf));
  const side = Math.min(first.width, first.height);
  const change = (next: Partial<Stroke> | null): void => session.run(strokeCommand, { stroke: next });
  const preview = (next: Partial<Stroke>): void => session.preview(strokeCommand, { stroke: next });
  const choose = (style: Style): void => {
    if (style === 'none') change(null);
    else if (style === 'sticker') session.run(stickerBorderCommand);
    else
      change(
        stroke?.color === '#ffffff'
          ? { color: '#17150f' }
          : { width: stroke?.width || Math.max(2, Math.round(side * 0.012)) },
      );
  };
  return (
    <Section title={message('looks.border')}>
      <Segmented<Style>
        label={message('looks.borderStyle')}
        disabled={!enabled}
        segments={(['none', 'line', 'sticker'] as const).map((value) => ({ value, label: message(LABELS[value]) }))}
        value={styles.size === 1 ? styleOf(first) : null}
        onValueChange={choose}
        className="w-full"
      />
      {stroke && (
        <div className="flex items-end gap-2">
          <div className="flex-1">
            <LabelledSlider
              label={message('looks.borderWidth')}
              value={stroke.width}
              min={0}
              max={Math.max(60, stroke.width, Math.round(side * 0.12))}
              step={0.5}
              format={(value) => message('looks.pixels', { value })}
              onPreview={(width) => preview({ width })}
              onCommit={(width) => change({ width })}
            />
          </div>
          <ColorButton
            label={message('looks.borderColor')}
            alpha
            value={stroke.color}
            swatches={documentColors(document)}
            onPreview={(color) => preview({ color })}
            onCommit={(color) => change({ color })}
          />
        </div>
      )}
    </Section>
  );
}
