/** Opacity, blending and corners of the selection. */
import { SquareRoundCorner } from 'lucide-react';
import type { ReactNode } from 'react';
import { NumberField } from '#app/ui/number-field.tsx';
import { Select } from '#app/ui/select.tsx';
import { blendSchema, type Blend } from '#design/document/values.ts';
import { message } from '#messages/message.ts';
import { blendCommand } from '../commands/blend.ts';
import { selectedLeaves } from '../commands/command.ts';
import { frameCommand, frameOf } from '../commands/frame.ts';
import { LabelledRow } from '../fields/labelled-row.tsx';
import { OpacitySlider } from '../fields/opacity-slider.tsx';
import { sharedValue } from '../fields/shared-value.ts';
import { useSelectedLayers, useSession, useShownContext } from '../session-context.tsx';
import { Section } from './section.tsx';

const BLENDS = blendSchema.options.map((value) => ({ value, label: message(`editor.blend.${value}`) }));

export function LookSection(): ReactNode {
  const session = useSession();
  const layers = useSelectedLayers();
  const leaves = selectedLeaves(useShownContext());
  // Pictures have their corners beside their frames.
  const frames = leaves.map((layer) => (layer.type === 'image' ? null : frameOf(layer)));
  const radius = frames.every((frame) => frame?.type === 'rectangle') ? sharedValue(frames, (frame) => (frame?.type === 'rectangle' ? frame.radius : 0)) : null;
  const rounded = frames.length > 0 && frames.every((frame) => frame?.type === 'rectangle');
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
      {rounded && (
        <LabelledRow label={message('editor.cornerRadius')}>
          <NumberField
            label={message('editor.cornerRadius')}
            sign={SquareRoundCorner}
            value={radius}
            min={0}
            max={2000}
            className="w-24"
            onPreview={(value) => session.preview(frameCommand, { frame: { type: 'rectangle', radius: value } })}
            onCommit={(value) => session.run(frameCommand, { frame: { type: 'rectangle', radius: value } })}
          />
        </LabelledRow>
      )}
    </Section>
  );
}
