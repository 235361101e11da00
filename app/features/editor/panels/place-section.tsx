/** Position, size and turn of the selection, and lining it up. */
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { NumberField } from '#app/ui/number-field.tsx';
import { LIMITS } from '#design/document/limits.ts';
import { message } from '#messages/message.ts';
import { alignCommands } from '../commands/align.ts';
import { flipHorizontalCommand, flipVerticalCommand } from '../commands/flip.ts';
import { boxOfSelection, placeCommand, singleLeaf, type Placing } from '../commands/place.ts';
import { useEnabled, useSession, useShownContext } from '../session-context.tsx';
import { Section } from './section.tsx';

const COORDINATES = { min: -LIMITS.coordinate, max: LIMITS.coordinate };
const LENGTHS = { min: 1, max: LIMITS.layerDimension };

export function PlaceSection(): ReactNode {
  const session = useSession();
  const shown = useShownContext();
  const enabled = useEnabled(placeCommand);
  const box = boxOfSelection(shown);
  if (!box) return null;
  const only = singleLeaf(shown);
  const field = (placing: (value: number) => Placing) => ({
    disabled: !enabled,
    onPreview: (value: number) => session.preview(placeCommand, placing(value)),
    onCommit: (value: number) => session.run(placeCommand, placing(value)),
  });
  return (
    <Section title={message('editor.position')}>
      <div role="group" aria-label={message('editor.align')} className="flex justify-between">
        {alignCommands.map((command) => (
          <IconButton key={command.id} label={message(command.label)} icon={command.icon} disabled={!enabled} onClick={() => session.run(command)} />
        ))}
      </div>
      <div className="grid grid-cols-2 gap-2">
        <NumberField label={message('editor.horizontal')} sign="X" value={box.x} {...COORDINATES} {...field((x) => ({ x }))} />
        <NumberField label={message('editor.vertical')} sign="Y" value={box.y} {...COORDINATES} {...field((y) => ({ y }))} />
        <NumberField label={message('editor.width')} sign="W" value={box.width} {...LENGTHS} {...field((width) => ({ width }))} />
        <NumberField label={message('editor.height')} sign="H" value={box.height} {...LENGTHS} {...field((height) => ({ height }))} disabled={!enabled || only?.type === 'text'} />
        {only && <NumberField label={message('editor.rotation')} sign={RotateCw} value={only.rotation} min={-360} max={360} suffix="°" {...field((rotation) => ({ rotation }))} />}
        <div className="flex gap-1">
          {[flipHorizontalCommand, flipVerticalCommand].map((command) => (
            <IconButton key={command.id} label={message(command.label)} icon={command.icon} shortcut={command.shortcuts?.[0]} disabled={!enabled} onClick={() => session.run(command)} />
          ))}
        </div>
      </div>
    </Section>
  );
}
