/** The drop shadow of the selection: a preset to start with, then its position, blur, strength and color. */
import type { ReactNode } from 'react';
import { ColorField } from '#app/ui/color-field.tsx';
import { NumberField } from '#app/ui/number-field.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import type { LeafLayer } from '#design/document/layers.ts';
import type { Shadow } from '#design/document/values.ts';
import { message } from '#messages/message.ts';
import { shadowCommand } from '../../commands/shadow.ts';
import { documentColors } from '#design/layout/document-colors.ts';
import { LabelledSlider } from '../../fields/labelled-slider.tsx';
import { useDocument, useEnabled, useSession } from '../../session/session-context.tsx';
import { Section } from '../../panel-parts/section.tsx';
import { EffectToggle } from './effect-toggle.tsx';
import { ShadowPad } from './shadow-pad.tsx';
import { angleOf, distanceOf, offsetOf, opacityOf, withOpacity } from './shadow-polar.ts';
import { kindOfShadow, shadowOfKind, SHADOW_KINDS, type ShadowKind } from './shadow-presets.ts';

const KIND_LABELS = {
  soft: 'looks.shadowSoft',
  hard: 'looks.shadowHard',
  lifted: 'looks.shadowLifted',
  glow: 'looks.shadowGlow',
} as const;

/** Shadows grow with their caster: for a text with its letters. */
function sideOf(layer: LeafLayer): number {
  return layer.type === 'text' ? layer.fontSize * 1.5 : Math.min(layer.width, layer.height);
}

export function ShadowSection({ leaves }: { leaves: readonly LeafLayer[] }): ReactNode {
  const session = useSession();
  const enabled = useEnabled(shadowCommand);
  const shadow = leaves.map((layer) => layer.shadow).find((found) => found !== null) ?? null;
  const title = message('editor.shadow');
  const side = Math.max(...leaves.map(sideOf));
  return (
    <Section
      title={title}
      aside={
        enabled && (
          <EffectToggle
            on={shadow !== null}
            title={title}
            onToggle={() => session.run(shadowCommand, { shadow: shadow ? null : shadowOfKind('soft', side) })}
          />
        )
      }
    >
      {shadow && <ShadowFields shadow={shadow} side={side} />}
    </Section>
  );
}

function ShadowFields({ shadow, side }: { shadow: Shadow; side: number }): ReactNode {
  const session = useSession();
  const document = useDocument();
  const change = (next: Partial<Shadow>): void => session.run(shadowCommand, { shadow: next });
  const preview = (next: Partial<Shadow>): void => session.preview(shadowCommand, { shadow: next });
  const angle = angleOf(shadow);
  const distance = distanceOf(shadow);
  const opacity = opacityOf(shadow.color);
  return (
    <>
      <Segmented<ShadowKind>
        label={message('looks.shadowStyle')}
        segments={SHADOW_KINDS.map((value) => ({ value, label: message(KIND_LABELS[value]) }))}
        value={kindOfShadow(shadow)}
        onValueChange={(kind) => change(shadowOfKind(kind, side))}
        className="w-full"
      />
      <div className="flex gap-2">
        <ShadowPad
          value={shadow}
          reach={Math.max(24, Math.round(side * 0.2), distance)}
          onPreview={preview}
          onCommit={change}
        />
        <div className="grid flex-1 content-between gap-1">
          <NumberField
            label={message('looks.angle')}
            sign="∠"
            suffix="°"
            value={angle}
            min={0}
            max={360}
            onPreview={(value) => preview(offsetOf(value, distance))}
            onCommit={(value) => change(offsetOf(value, distance))}
          />
          <NumberField
            label={message('looks.distance')}
            sign="↗"
            suffix="px"
            value={distance}
            min={0}
            max={1000}
            onPreview={(value) => preview(offsetOf(angle, value))}
            onCommit={(value) => change(offsetOf(angle, value))}
          />
          <ColorField
            label={message('editor.shadowColor')}
            hideLabel
            value={shadow.color.slice(0, 7)}
            swatches={documentColors(document)}
            onChange={(color) => preview({ color: withOpacity(color, opacity) })}
            onCommit={(color) => change({ color: withOpacity(color, opacity) })}
          />
        </div>
      </div>
      <LabelledSlider
        label={message('looks.blur')}
        value={shadow.blur}
        min={0}
        max={Math.max(100, shadow.blur, Math.round(side * 0.3))}
        format={(value) => message('looks.pixels', { value })}
        onPreview={(blur) => preview({ blur })}
        onCommit={(blur) => change({ blur })}
      />
      <LabelledSlider
        label={message('looks.opacity')}
        value={Math.round(opacity * 100)}
        min={0}
        max={100}
        format={(value) => message('editor.percent', { value })}
        onPreview={(value) => preview({ color: withOpacity(shadow.color, value / 100) })}
        onCommit={(value) => change({ color: withOpacity(shadow.color, value / 100) })}
      />
    </>
  );
}
