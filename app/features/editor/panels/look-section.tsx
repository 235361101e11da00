/** Opacity and blending of the selection. */
import type { ReactNode } from 'react';
import { Select } from '#app/ui/select.tsx';
import { blendSchema, type Blend } from '#design/document/values.ts';
import { message } from '#messages/message.ts';
import { blendCommand } from '../commands/blend.ts';
import { LabelledRow } from '../fields/labelled-row.tsx';
import { OpacitySlider } from '../fields/opacity-slider.tsx';
import { sharedValue } from '../fields/shared-value.ts';
import { useSelectedLayers, useSession } from '../session/session-context.tsx';
import { Section } from '../panel-parts/section.tsx';

const BLENDS = blendSchema.options.map((value) => ({ value, label: message(`editor.blend.${value}`) }));

export function LookSection(): ReactNode {
  const session = useSession();
  const layers = useSelectedLayers();
  if (layers.length === 0) return null;
  return (
    <Section title={message('editor.look')}>
      <OpacitySlider />
      <LabelledRow label={message('editor.blend')}>
        <Select<Blend>
          label={message('editor.blend')}
          hideLabel
          size="small"
          value={sharedValue(layers, (layer) => layer.blend)}
          placeholder={message('editor.mixed')}
          options={BLENDS}
          onValueChange={(blend) => session.run(blendCommand, { blend })}
          className="w-36"
        />
      </LabelledRow>
    </Section>
  );
}
