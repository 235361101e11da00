/** Border or outline, shadows and reflection of the selection: adds, changes and removes them. */
import type { ReactNode } from 'react';
import { ColorField } from '#app/ui/color-field.tsx';
import { NumberField } from '#app/ui/number-field.tsx';
import type { LeafLayer } from '#design/document/layers.ts';
import type { Stroke } from '#design/document/values.ts';
import { message } from '#messages/message.ts';
import { selectedLeaves } from '../commands/command.ts';
import { isLineLayer } from '../commands/shape-look.ts';
import { canBeSticker } from '../commands/sticker-border.ts';
import { strokeCommand, strokeOf } from '../commands/stroke.ts';
import { documentColors } from '#design/layout/document-colors.ts';
import { StrokeStyle } from '../fields/stroke-style.tsx';
import { useDocument, useEnabled, useSession, useShownContext } from '../session/session-context.tsx';
import { BorderSection } from './effects/border-section.tsx';
import { ContactSection } from './effects/contact-section.tsx';
import { EffectToggle } from './effects/effect-toggle.tsx';
import { ReflectionSection } from './effects/reflection-section.tsx';
import { ShadowSection } from './effects/shadow-section.tsx';
import { Section } from '../panel-parts/section.tsx';

/** Texts and tables lie flat on the page; everything else can stand on a ground. */
const canStand = (layer: LeafLayer): boolean => layer.type !== 'text' && layer.type !== 'table';

export default function EffectSections(): ReactNode {
  const leaves = selectedLeaves(useShownContext());
  if (leaves.length === 0) return null;
  const outlined = leaves.filter((layer) => strokeOf(layer) !== undefined && !isLineLayer(layer));
  const stroke = outlined.map(strokeOf).find((found) => found != null) ?? null;
  return (
    <>
      {leaves.every(canBeSticker) ? (
        <BorderSection leaves={leaves} />
      ) : (
        outlined.length > 0 && (
          <OutlineSection stroke={stroke} dashes={outlined.every(({ type }) => type === 'shape')} />
        )
      )}
      <ShadowSection leaves={leaves} />
      {leaves.every(canStand) && <ContactSection leaves={leaves} />}
      <ReflectionSection leaves={leaves} />
    </>
  );
}

/** `dashes`: whether the outline may be dashed. */
function OutlineSection({ stroke, dashes }: { stroke: Stroke | null; dashes: boolean }): ReactNode {
  const session = useSession();
  const document = useDocument();
  const enabled = useEnabled(strokeCommand);
  const title = message('editor.outline');
  const change = (next: Partial<Stroke> | null): void => session.run(strokeCommand, { stroke: next });
  const preview = (next: Partial<Stroke>): void => session.preview(strokeCommand, { stroke: next });
  return (
    <Section
      title={title}
      aside={enabled && <EffectToggle on={stroke !== null} title={title} onToggle={() => change(stroke ? null : {})} />}
    >
      {stroke && (
        <>
          <div className="grid grid-cols-[1fr_5.5rem] gap-2">
            <ColorField
              label={message('editor.outlineColor')}
              hideLabel
              alpha
              value={stroke.color}
              swatches={documentColors(document)}
              onChange={(color) => preview({ color })}
              onCommit={(color) => change({ color })}
            />
            <NumberField
              label={message('editor.outlineWidth')}
              suffix="px"
              value={stroke.width}
              min={0}
              max={500}
              onPreview={(width) => preview({ width })}
              onCommit={(width) => change({ width })}
            />
          </div>
          {dashes && <StrokeStyle dash={stroke.dash} onChange={(dash) => change({ dash })} />}
        </>
      )}
    </Section>
  );
}
