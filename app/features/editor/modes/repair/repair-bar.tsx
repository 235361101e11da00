/** The controls of a repair: a bar at the foot of the stage if it uses the canvas, else a panel at the side. */
import type { ReactNode } from 'react';
import { isPicture } from '#design/document/is-picture.ts';
import { findLayer } from '#design/document/tree.ts';
import { useCell, useDocument, useSession } from '../../session/session-context.tsx';
import type { ModeOf, RepairKind } from '../../session/mode.ts';
import { modeControlsOf } from '../mode-controls.ts';
import { EraseBar } from './erase-bar.tsx';
import { ExpandBar } from './expand-bar.tsx';
import { PickBar } from './pick-bar.tsx';
import type { RepairProps } from './repair-props.ts';
import { RetakePanel } from './retake-panel.tsx';
import { ScenePanel } from './scene-panel.tsx';
import { TextBehindPanel } from './text-behind-panel.tsx';
import { UpscalePanel } from './upscale-panel.tsx';

const CONTROLS: Readonly<Record<RepairKind, (props: RepairProps) => ReactNode>> = {
  pick: PickBar,
  'magic-erase': EraseBar,
  expand: ExpandBar,
  retake: RetakePanel,
  upscale: UpscalePanel,
  scene: ScenePanel,
  'text-behind': TextBehindPanel,
};

export default function RepairBar({ mode }: { mode: ModeOf<'repair'> }): ReactNode {
  const controls = useCell(modeControlsOf(useSession()));
  const picture = findLayer(useDocument(), mode.layer);
  if (controls?.kind !== 'repair' || controls.repair !== mode.repair || !picture || !isPicture(picture)) return null;
  const Controls = CONTROLS[mode.repair];
  return <Controls key={mode.layer} controls={controls} picture={picture} />;
}
