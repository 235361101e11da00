/** The selection's opacity: live while the slider is dragged, one step on release. */
import type { ReactNode } from 'react';
import { message } from '#messages/message.ts';
import { opacityCommand } from '../commands/opacity.ts';
import { useSelectedLayers, useSession } from '../session/session-context.tsx';
import { LabelledSlider } from './labelled-slider.tsx';
import { sharedValue } from './shared-value.ts';

export function OpacitySlider(): ReactNode {
  const session = useSession();
  const layers = useSelectedLayers();
  const [first] = layers;
  if (!first) return null;
  return (
    <LabelledSlider
      label={message('editor.opacity')}
      value={Math.round(first.opacity * 100)}
      mixed={sharedValue(layers, ({ opacity }) => opacity) === null}
      min={0}
      max={100}
      reset={100}
      format={(value) => message('editor.percent', { value })}
      onPreview={(value) => session.preview(opacityCommand, { opacity: value / 100 })}
      onCommit={(value) => session.run(opacityCommand, { opacity: value / 100 })}
    />
  );
}
