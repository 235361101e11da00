/** The logo: small, at the top of the page, on a plate where a picture is behind it. */
import { boundsOf, intersectionOf, type Box } from '../../document/geometry.ts';
import { contrast, INK, PAPER } from '../contrast.ts';
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

/** A logo of less contrast than this is lost on its ground. */
const SEEN = 1.9;

/** The colours that may be behind a box: those of the shapes and the page. */
function groundsOf(board: Board, box: Box): string[] {
  const under = board.arrangement.pieces.filter(({ layer }) => layer.type === 'shape' && layer.opacity > 0.2 && intersectionOf(boundsOf(layer), box) !== null);
  const page = board.background.type === 'solid' ? [board.background.color] : [];
  return [...page, ...under.flatMap(({ layer }) => (layer.type === 'shape' && layer.fill?.type === 'solid' ? [layer.fill.color.slice(0, 7)] : []))];
}

/** Puts the logo into the strip that the board keeps free for it: where no picture is behind it if that can be. */
export function putLogo(board: Board): void {
  const { logo, energy } = board.kit;
  const strip = board.logoStrip;
  if (!logo || !strip) return;
  const size = logoSize(logo, board.unit);
  const centered = energy === 'elegant' || energy === 'calm';
  const start = board.mirrored ? 1 : 0;
  const spots = (centered ? [0.5, start, 1 - start] : [start, 1 - start]).map((share): Box => ({ x: strip.x + (strip.width - size.width) * share, y: strip.y + (strip.height - size.height) / 2, ...size }));
  const onPicture = (box: Box) => board.arrangement.pieces.some(({ layer }) => layer.type === 'image' && intersectionOf(layer, box) !== null);
  // On a picture that reaches all over, a corner hides less of it than the middle.
  const box = spots.find((spot) => !onPicture(spot)) ?? spots[centered ? 1 : 0];
  if (!box) return;
  const { color } = logo;
  const lost = color !== null && groundsOf(board, box).some((ground) => contrast(color, ground) < SEEN);
  if (onPicture(box) || lost) {
    const plate = color !== null && contrast(color, PAPER) < contrast(color, INK) ? INK : PAPER;
    const rim = board.u(1.4);
    // The plate, not the logo, keeps to the margin then.
    box.x = Math.min(strip.x + strip.width - rim - box.width, Math.max(strip.x + rim, box.x));
    board.rectangle('Logo plate', inset(box, -rim), plate, { radius: board.u(1.6), role: 'logo' });
  }
  board.image('Logo', logo, box, {}, { role: 'logo' });
}
