/** A pattern of icons in a half-drop repeat. */
import { parsePath, type PathCommand } from '#design/document/outline-path.ts';
import { transformPath } from '#design/document/path-geometry.ts';
import { iconPath } from '#tools/libraries/icons/icon-path.ts';
import { circleAt } from '#app/engines/images/drawing/shapes.ts';
import type { Backdrop } from '../backdrops.ts';
import { at, halfDrop, inColors, tones } from './half-drop.ts';

function iconCommands(name: string, x: number, y: number, size: number, degrees: number): PathCommand[] {
  const outline = iconPath(name, 'fill');
  const commands = outline && parsePath(outline.path);
  if (!outline || !commands) return circleAt(x, y, size / 4);
  const scale = size / Math.max(outline.viewWidth, outline.viewHeight);
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180) * scale, Math.sin((degrees * Math.PI) / 180) * scale];
  const [mx, my] = [outline.viewWidth / 2, outline.viewHeight / 2];
  return transformPath(commands, [cos, sin, -sin, cos, x - mx * cos + my * sin, y - mx * sin - my * cos]);
}

export function iconPattern(backdrop: Backdrop, icons: readonly string[]): void {
  const { unit } = backdrop.drawing;
  const pitch = unit * backdrop.chance.pick([150, 180]);
  const colors = tones(backdrop);
  inColors(
    backdrop,
    halfDrop(backdrop, pitch).flatMap(({ x, y, index, column, row }) => [
      {
        commands: iconCommands(at(icons, column + row * 2), x, y, pitch * 0.56, [-16, 10, -4, 18][index % 4] ?? 0),
        color: at(colors, column + row),
      },
      { commands: circleAt(x + pitch / 2, y + pitch * 0.25, unit * 7), color: at(colors, index + 1) },
    ]),
    'Motifs',
  );
}
