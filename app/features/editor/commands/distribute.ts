/** Distributes three or more layers evenly: the outermost stay, those between move. */
import { AlignHorizontalDistributeCenter, AlignVerticalDistributeCenter } from 'lucide-react';
import { evenShifts, type Axis } from '#design/layout/even-spacing.ts';
import { canChangeSelection, defineCommand, selectedLayers, type CommandContext } from './command.ts';
import { selectedUnits, shiftUnit } from './units.ts';

export const distributeHorizontallyCommand = defineCommand({
  id: 'distribute-horizontally',
  label: 'canvas.distributeHorizontally',
  icon: AlignHorizontalDistributeCenter,
  shortcuts: ['Alt+Shift+H'],
  isEnabled: hasThree,
  run: (context) => distribute(context, 'x'),
});

export const distributeVerticallyCommand = defineCommand({
  id: 'distribute-vertically',
  label: 'canvas.distributeVertically',
  icon: AlignVerticalDistributeCenter,
  shortcuts: ['Alt+Shift+V'],
  isEnabled: hasThree,
  run: (context) => distribute(context, 'y'),
});

function hasThree(context: CommandContext): boolean {
  return selectedLayers(context).length > 2 && canChangeSelection(context);
}

function distribute(context: CommandContext, axis: Axis) {
  const units = selectedUnits(context);
  const shifts = evenShifts(
    units.map(({ box }) => box),
    axis,
  );
  return units.flatMap((unit, index) =>
    axis === 'x' ? shiftUnit(unit, shifts[index] ?? 0, 0) : shiftUnit(unit, 0, shifts[index] ?? 0),
  );
}
