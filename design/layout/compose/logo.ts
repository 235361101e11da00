/** The logo: small, at the top of the page, on a plate where a picture is behind it. */
import { intersectionOf, type Box } from '../../document/geometry.ts';
import { inset, type Board } from './board.ts';
import type { Kit } from './kit.ts';

/** Height and greatest width, hundredths of the unit. */
const HEIGHT = 6.4;
const WIDTH = 22;

/** The size of the logo on a page with this unit, px. */
export function logoSize(logo: NonNullable<Kit['logo']>, unit: number): { width: number; height: number } {
  const scale = Math.min((HEIGHT * unit) / 100 / logo.height, (WIDTH * unit) / 100 / logo.width);
  return { width: logo.width * scale, height: logo.height * scale };
}

/** Puts the logo into the strip that the board keeps free for it. */
export function putLogo(board: Board): void {
  const { logo, energy } = board.kit;
  const strip = board.logoStrip;
  if (!logo || !strip) return;
  const size = logoSize(logo, board.unit);
  const centered = energy === 'elegant' || energy === 'calm';
  const x = centered ? strip.x + (strip.width - size.width) / 2 : board.mirrored ? strip.x + strip.width - size.width : strip.x;
  const box: Box = { x, y: strip.y + (strip.height - size.height) / 2, ...size };
  const behind = board.arrangement.pieces.some(({ layer }) => layer.type === 'image' && intersectionOf(layer, box) !== null);
  if (behind) board.rectangle('Logo plate', inset(box, -board.u(1.4)), '#ffffff', { radius: board.u(1.6), role: 'logo' });
  board.image('Logo', logo, box, {}, { role: 'logo' });
}
