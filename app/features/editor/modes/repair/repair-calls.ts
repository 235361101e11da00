/** The tool calls for what has been set on the canvas. */
import type { PictureLayer } from '#design/document/layers.ts';
import type { RepairKind } from '../../session/mode.ts';
import { growthInput, grows } from './growth.ts';
import { markInput } from './marks.ts';
import { pickedInput } from './picking.ts';
import type { RepairCall, RepairControls } from './repair-controls.ts';

/** Whether a tool changes more than the picture: then the page is compared. */
export const changesPage = (repair: RepairKind): boolean => repair === 'scene' || repair === 'text-behind';

/** What Enter on the canvas starts; null while nothing has been set there. */
export function callOf(
  {
    repair,
    layer,
    marking,
    growth,
    picking,
  }: Pick<RepairControls, 'repair' | 'layer' | 'marking' | 'growth' | 'picking'>,
  picture: PictureLayer,
): RepairCall | null {
  const marks = marking.marks.get();
  const picked = picking.get();
  if (repair === 'pick' && picked)
    return {
      tool: 'remove_background',
      input: { layer, ...pickedInput(picked, picture) },
      label: 'pick.finding',
      failed: 'pick.notFound',
    };
  if (repair === 'magic-erase' && marks.length > 0)
    return {
      tool: 'magic_erase',
      input: { layer, ...markInput(marks) },
      label: 'aiTools.erasing',
      failed: 'aiTools.notErased',
    };
  if (repair === 'expand' && grows(growth.get()))
    return {
      tool: 'expand',
      input: { layer, ...growthInput(growth.get(), picture) },
      label: 'aiTools.expanding',
      failed: 'aiTools.notExpanded',
    };
  return null;
}
