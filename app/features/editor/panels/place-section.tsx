/** Position, size and rotation of the selection, its alignment, and the spacing between several layers. */
import { Link2, Link2Off, MoveHorizontal, MoveVertical, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { NumberField } from '#app/ui/number-field.tsx';
import type { Box } from '#design/document/geometry.ts';
import type { LeafLayer } from '#design/document/layers.ts';
import { LIMITS } from '#design/document/limits.ts';
import { message } from '#messages/message.ts';
import { ALIGN_ACTIONS, SPACING_ACTIONS } from '../actions/arrange-actions.ts';
import { flipHorizontalCommand, flipVerticalCommand } from '../commands/flip.ts';
import { alwaysKeepsRatio, placeCommand, type Placing } from '../commands/place.ts';
import { boxOfSelection, singleLeaf } from '../commands/command.ts';
import { spaceCommand, spacingOf } from '../commands/space.ts';
import { useCell, useEnabled, useSession, useShownContext } from '../session/session-context.tsx';
import { useHeldBox } from './use-held-box.ts';
import { Section } from '../panel-parts/section.tsx';

const COORDINATES = { min: -LIMITS.coordinate, max: LIMITS.coordinate };
const LENGTHS = { min: 1, max: LIMITS.layerDimension };

export function PlaceSection(): ReactNode {
  const session = useSession();
  const shown = useShownContext();
  const enabled = useEnabled(placeCommand);
  const box = boxOfSelection(shown);
  if (!box) return null;
  return (
    <Section title={message('editor.position')}>
      <div
        role="group"
        aria-label={message(shown.selection.length > 1 ? 'editor.align' : 'canvas.alignToPage')}
        dir="ltr"
        className="flex justify-between"
      >
        {ALIGN_ACTIONS.map((action) => (
          <IconButton
            key={action.id}
            label={message(action.label)}
            icon={action.icon}
            shortcut={action.shortcuts?.[0]}
            disabled={!enabled}
            onClick={() => action.run(session)}
          />
        ))}
      </div>
      {shown.selection.length > 1 && <SpacingRow />}
      <PlaceFields kept={box} only={singleLeaf(shown)} enabled={enabled} />
    </Section>
  );
}

/** The numbers: those of the document or, during a drag, resize or rotation, the current ones. */
function PlaceFields({ kept, only, enabled }: { kept: Box; only: LeafLayer | null; enabled: boolean }): ReactNode {
  const session = useSession();
  const keepRatio = useCell(session.stageView.keepRatio);
  const held = useHeldBox();
  const box = held ?? kept;
  const bound = only === null || alwaysKeepsRatio(only);
  const field = (placing: (value: number) => Placing) => ({
    disabled: !enabled,
    onPreview: (value: number) => session.preview(placeCommand, placing(value)),
    onCommit: (value: number) => session.run(placeCommand, placing(value)),
  });
  return (
    <div className="grid grid-cols-[1fr_1fr_2rem] gap-x-1.5 gap-y-2">
      <NumberField
        label={message('editor.horizontal')}
        sign="X"
        value={box.x}
        {...COORDINATES}
        {...field((x) => ({ x }))}
      />
      <NumberField
        label={message('editor.vertical')}
        sign="Y"
        value={box.y}
        {...COORDINATES}
        {...field((y) => ({ y }))}
      />
      <span />
      <NumberField
        label={message('editor.width')}
        sign="W"
        value={box.width}
        {...LENGTHS}
        {...field((width) => ({ width, keepRatio }))}
      />
      <NumberField
        label={message('editor.height')}
        sign="H"
        value={box.height}
        {...LENGTHS}
        {...field((height) => ({ height, keepRatio }))}
        disabled={!enabled || only?.type === 'text'}
      />
      {only?.type === 'text' ? (
        <span />
      ) : (
        <IconButton
          label={message('canvas.keepRatio')}
          icon={bound || keepRatio ? Link2 : Link2Off}
          // Without an alternative it is no switch.
          pressed={bound ? undefined : keepRatio}
          disabled={bound || !enabled}
          tooltipSide="left"
          onClick={() => session.stageView.keepRatio.set(!keepRatio)}
        />
      )}
      {only && (
        <NumberField
          label={message('editor.rotation')}
          sign={RotateCw}
          value={held?.rotation ?? only.rotation}
          min={-360}
          max={360}
          suffix="°"
          {...field((rotation) => ({ rotation }))}
        />
      )}
      <div className="flex gap-1">
        {[flipHorizontalCommand, flipVerticalCommand].map((command) => (
          <IconButton
            key={command.id}
            label={message(command.label)}
            icon={command.icon}
            shortcut={command.shortcuts?.[0]}
            disabled={!enabled}
            onClick={() => session.run(command)}
          />
        ))}
      </div>
    </div>
  );
}

/** Even spacing between several layers, or this many px along their row or column. */
function SpacingRow(): ReactNode {
  const session = useSession();
  const shown = useShownContext();
  const enabled = useEnabled(spaceCommand);
  const spacing = spacingOf(shown);
  if (!spacing) return null;
  const { axis, gap } = spacing;
  return (
    <div role="group" aria-label={message('canvas.spacing')} className="flex items-center justify-between gap-1">
      {SPACING_ACTIONS.map((action) => (
        <IconButton
          key={action.id}
          label={message(action.label)}
          icon={action.icon}
          shortcut={action.shortcuts?.[0]}
          disabled={!action.isEnabled(session)}
          onClick={() => action.run(session)}
        />
      ))}
      <NumberField
        label={message('canvas.spacing')}
        sign={axis === 'x' ? MoveHorizontal : MoveVertical}
        value={gap}
        placeholder={message('canvas.mixed')}
        min={-LIMITS.coordinate}
        max={LIMITS.coordinate}
        suffix="px"
        disabled={!enabled}
        className="w-28"
        onPreview={(value) => session.preview(spaceCommand, { axis, gap: value })}
        onCommit={(value) => session.run(spaceCommand, { axis, gap: value })}
      />
    </div>
  );
}
