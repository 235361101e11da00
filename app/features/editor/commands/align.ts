/** Aligns layers: one layer (or group) to the page, several to the box around them. */
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignStartHorizontal,
  AlignStartVertical,
  type LucideIcon,
} from 'lucide-react';
import { boundsOfLayers, type Box } from '#design/document/geometry.ts';
import type { Operation } from '#design/operations/operation.ts';
import type { MessageKey } from '#messages/message.ts';
import { canChangeSelection, defineCommand, selectedLeaves, type CommandContext } from './command.ts';
import { selectedUnits, shiftUnit } from './units.ts';

type Edge = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';

/** How far to move a box so that its edge meets the frame's. */
const DISTANCES: Record<Edge, (frame: Box, box: Box) => { dx: number; dy: number }> = {
  left: (frame, box) => ({ dx: frame.x - box.x, dy: 0 }),
  center: (frame, box) => ({ dx: frame.x + frame.width / 2 - box.x - box.width / 2, dy: 0 }),
  right: (frame, box) => ({ dx: frame.x + frame.width - box.x - box.width, dy: 0 }),
  top: (frame, box) => ({ dx: 0, dy: frame.y - box.y }),
  middle: (frame, box) => ({ dx: 0, dy: frame.y + frame.height / 2 - box.y - box.height / 2 }),
  bottom: (frame, box) => ({ dx: 0, dy: frame.y + frame.height - box.y - box.height }),
};

function alignCommand(edge: Edge, label: MessageKey, icon: LucideIcon) {
  return defineCommand({
    id: `align-${edge}`,
    label,
    icon,
    isEnabled: canChangeSelection,
    run: (context) => align(context, edge),
  });
}

export const alignCommands = [
  alignCommand('left', 'editor.alignLeft', AlignStartVertical),
  alignCommand('center', 'editor.alignCenter', AlignCenterVertical),
  alignCommand('right', 'editor.alignRight', AlignEndVertical),
  alignCommand('top', 'editor.alignTop', AlignStartHorizontal),
  alignCommand('middle', 'editor.alignMiddle', AlignCenterHorizontal),
  alignCommand('bottom', 'editor.alignBottom', AlignEndHorizontal),
] as const;

function align(context: CommandContext, edge: Edge): Operation[] {
  const units = selectedUnits(context);
  const { width, height } = context.document;
  const frame = units.length > 1 ? boundsOfLayers(selectedLeaves(context)) : { x: 0, y: 0, width, height };
  if (!frame) return [];
  return units.flatMap((unit) => {
    const { dx, dy } = DISTANCES[edge](frame, unit.box);
    return shiftUnit(unit, dx, dy);
  });
}
