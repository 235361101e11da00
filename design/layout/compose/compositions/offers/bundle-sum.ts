/** Bundle sum: the things of a set in a row with plus signs between them, and what they cost together behind the equals sign. */
import type { Box } from '../../../../document/geometry.ts';
import { around, inset, solid, type Board } from '../../board.ts';
import { footOf } from '../../blocks.ts';
import type { Content } from '../../kit.ts';
import { figuresFace, inkOn, onSurface, surfaceOn, wordsOn } from '../../words.ts';
import { putStack, putText, stackIn } from '../../text-stack.ts';
import type { Composition } from '../composition.ts';
import { figuresIn, putThing } from './offer-parts.ts';
import { tint } from '../lists/list-page.ts';

/** A sign on a disc: two bars, crossed or one above the other. */
function putSign(board: Board, cx: number, cy: number, size: number, kind: 'plus' | 'equals', surface: string): void {
  const on = onSurface(board, surface);
  const [long, thick] = [size * 0.46, size * 0.12];
  board.group(kind === 'plus' ? 'Plus' : 'Equals', () => {
    board.ellipse('Disc', around(cx, cy, size), surface);
    if (kind === 'plus') {
      board.rectangle('Bar', around(cx, cy, long, thick), on);
      board.rectangle('Upright bar', around(cx, cy, thick, long), on);
    } else {
      board.rectangle('Upper bar', around(cx, cy - thick, long, thick), on);
      board.rectangle('Lower bar', around(cx, cy + thick, long, thick), on);
    }
  });
}

/** Whether one price buys all of them. */
const isSet = ({ headline, subheading, offer }: Content) => figuresIn(offer).length > 1 || /(?<!\p{L})(?:set|bundle|together|kit|pack|duo|trio)(?!\p{L})/iu.test(`${headline ?? ''} ${subheading ?? ''} ${offer ?? ''}`);

function draw(board: Board): boolean {
  const { kit, safe, margin } = board;
  const { palette, type, content } = kit;
  const pictures = kit.pictures.slice(0, 3);
  const [price] = figuresIn(content.offer);
  if (pictures.length < 2 || !price || !content.offer || !isSet(content)) return false;
  const grounds = [palette.ground];
  board.background = solid(palette.ground);
  const foot = footOf(board, safe.x, safe.width, grounds, 'center', undefined, safe.height * 0.2);
  const head = stackIn(board, wordsOn(board, grounds, { without: ['offer', 'details', 'call-to-action'], label: true, headlineLines: 2 }), { ...safe, height: safe.height * 0.36 }, { align: 'center', valign: 'top', largest: 12, smallest: 4.6 });
  if (!foot || !head) return false;
  const top = (head.texts.length > 0 ? head.box.y + head.box.height + margin * 0.7 : safe.y);
  const bottom = safe.y + safe.height - (foot.height > 0 ? foot.height + margin * 0.7 : 0);
  const area = { x: safe.x, y: top, width: safe.width, height: bottom - top };
  const count = pictures.length;
  const strong = surfaceOn(board, grounds);
  const plain = tint(board, palette.ground, inkOn(board, grounds));
  const gap = board.u(2.6);
  // A column of tiles on narrow pages, a row on wide ones; the sum is a tile as well.
  const across = area.width > area.height * 1.5 ? count + 1 : 2;
  const lines = Math.ceil((count + 1) / across);
  const each = { width: (area.width + gap) / across - gap, height: Math.min((area.height + gap) / lines - gap, ((area.width + gap) / across - gap) * 1.35) };
  if (each.height < board.u(16)) return false;
  const y0 = area.y + (area.height - (each.height + gap) * lines + gap) / 2;
  const tile = (index: number): Box => {
    const line = Math.floor(index / across);
    const inLine = Math.min(across, count + 1 - line * across);
    const column = board.mirrored ? inLine - 1 - (index % across) : index % across;
    // Two tiles and their sum: the sum stands alone in its line, over its whole width.
    const alone = inLine === 1 && across === 2;
    return { x: area.x + (alone ? 0 : column * (each.width + gap)), y: y0 + line * (each.height + gap), width: alone ? area.width : each.width, height: each.height };
  };
  for (const [index, picture] of pictures.entries()) {
    const box = tile(index);
    board.rectangle(`Tile ${index + 1}`, box, plain, { radius: board.u(2.4) });
    putThing(board, picture, inset(box, box.width * 0.1, box.height * 0.1));
  }
  const sum = tile(count);
  board.rectangle('Sum', sum, strong, { radius: board.u(2.4) });
  const rest = content.offer.replace(price, ' ').replace(/\s+/g, ' ').trim();
  const on = { color: onSurface(board, strong), grounds: [strong], align: 'center' as const };
  // The sign on its edge takes some of the tile.
  const inner = inset(sum, board.u(4.6), board.u(3.6));
  const upper = rest === '' ? inner.height : inner.height * 0.62;
  if (!putText(board, 'offer', price, { ...inner, height: upper }, { ...on, face: figuresFace(type.heading), heading: true, valign: rest === '' ? 'middle' : 'bottom', largest: 15, smallest: 4.6 })) return false;
  if (rest !== '' && !putText(board, 'offer', rest, { ...inner, y: inner.y + upper, height: inner.height - upper }, { ...on, face: type.body, valign: 'top', largest: 4, smallest: 2.5, lines: 2, name: 'Value' })) return false;
  const size = board.u(7);
  for (let index = 1; index <= count; index += 1) {
    const [a, b] = [tile(index - 1), tile(index)];
    const sameLine = Math.abs(a.y - b.y) < 1;
    const [cx, cy] = sameLine ? [(Math.min(a.x + a.width, b.x + b.width) + Math.max(a.x, b.x)) / 2, a.y + a.height / 2] : [area.x + area.width / 2, b.y - gap / 2];
    putSign(board, cx, cy, size, index === count ? 'equals' : 'plus', palette.pop === strong || palette.pop === palette.ground ? inkOn(board, grounds) : palette.pop);
  }
  putStack(board, head);
  foot.put(safe.y + safe.height - foot.height);
  return true;
}

export const bundleSum: Composition = {
  id: 'bundle-sum',
  pictures: [2, 3],
  cutout: 'welcome',
  kinds: ['product', 'offer'],
  shapes: ['square', 'portrait', 'wide', 'banner'],
  suits: ({ content, pictures }) => (pictures > 1 && figuresIn(content.offer).length > 0 && isSet(content) ? 7 : 0),
  draw,
};
