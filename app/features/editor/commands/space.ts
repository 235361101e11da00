/** Sets the spacing between the selected layers in px, along their row or column. */
import { StretchHorizontal } from 'lucide-react';
import { mainAxis, sharedGap, shiftsToGap, type Axis } from '#design/layout/even-spacing.ts';
import { canChangeSelection, defineCommand, selectedLayers, type CommandContext } from './command.ts';
import { selectedUnits, shiftUnit } from './units.ts';

export const spaceCommand = defineCommand<{ axis: Axis; gap: number }>({
  id: 'space',
  label: 'canvas.spaceOut',
  icon: StretchHorizontal,
  isEnabled: (context) => selectedLayers(context).length > 1 && canChangeSelection(context),
  run(context, { axis, gap }) {
    const units = selectedUnits(context);
    const shifts = shiftsToGap(
      units.map(({ box }) => box),
      axis,
      gap,
    );
    return units.flatMap((unit, index) =>
      axis === 'x' ? shiftUnit(unit, shifts[index] ?? 0, 0) : shiftUnit(unit, 0, shifts[index] ?? 0),
    );
  },
});

/**
 * The axis along which the selected layers are arranged, and the spacing between them (null if it differs); null for
 * fewer than two.
 */
export function spacingOf(
  context: Pick<CommandContext, 'document' | 'selection'>,
): { axis: Axis; gap: number | null } | null {
  const boxes = selectedUnits(context).map(({ box }) => box);
  if (boxes.length < 2) return null;
  const axis = mainAxis(boxes);
  return { axis, gap: sharedGap(boxes, axis) };
}
