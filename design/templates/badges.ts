/** The offer as a badge: a seal, a disc, a tag or a ribbon with the words in it, grouped so that both move together. */
import type { Box } from '../document/geometry.ts';
import type { TextLayer } from '../document/layers.ts';
import { hug, setIn, widestPiece } from '../layout/fit-text.ts';
import { around, type PageBuilder } from './page-builder.ts';
import { ribbon, scallop, tag } from './outlines.ts';
import { plainText } from './text-stack.ts';
import { figuresFace, onSurface } from './words.ts';

export type BadgeKind = 'burst' | 'seal' | 'disc' | 'tag' | 'ribbon' | 'pill';

export interface BadgeOptions {
  kind: BadgeKind;
  surface: string;
  rotation?: number;
}

/** Share of the badge's box in which words fit. */
const ROOM: Record<BadgeKind, { x: number; y: number; shift: number }> = {
  burst: { x: 0.64, y: 0.56, shift: 0 },
  seal: { x: 0.7, y: 0.58, shift: 0 },
  disc: { x: 0.74, y: 0.6, shift: 0 },
  tag: { x: 0.68, y: 0.74, shift: 0.09 },
  ribbon: { x: 0.74, y: 0.7, shift: 0 },
  pill: { x: 0.84, y: 0.66, shift: 0 },
};

/** The number in an offer is what people look for: "30%", "$49", "2 for 1" … */
const NUMBER = /[-–−+]?[$€£¥₹]\s?\d[\d.,]*|[-–−+]?\d[\d.,]{0,20}\s?(?:%|[$€£¥₹])/u;

/** The words with the number in them larger, which breaks them into lines around it. */
function emphasised(layer: TextLayer, size: number, tall: boolean): TextLayer {
  const found = NUMBER.exec(layer.text);
  const sized = { ...layer, fontSize: size };
  if (!found || found[0].length === layer.text.length || !tall) return sized;
  return {
    ...sized,
    fontSize: size * 0.5,
    runs: [{ start: found.index, end: found.index + found[0].length, style: { fontSize: size } }],
  };
}

/** The whole words that a stretch of a text touches. */
function wordsAround(text: string, start: number, end: number): string {
  const before = text.slice(0, start).search(/(?<!\S)\S*$/);
  const behind = /^\S*/.exec(text.slice(end))?.[0].length ?? 0;
  return text.slice(before, end + behind);
}

/** The words as large as they fit a room; null: not at a legible size. */
function wordsIn(
  builder: PageBuilder,
  text: string,
  color: string,
  room: { width: number; height: number },
): TextLayer | null {
  const { measure } = builder;
  const { type } = builder.input;
  const plain = plainText(text, figuresFace(type.heading), true, color, 'Offer');
  const tall = room.height > room.width * 0.45;
  const least = builder.u(2.8);
  for (const grown of tall ? [true, false] : [false]) {
    for (let size = Math.min(room.height, builder.u(26)); size >= least * (grown ? 2 : 1); size *= 0.94) {
      const layer = emphasised(plain, Math.round(size * 10) / 10, grown);
      const plainWidest = widestPiece({ ...layer, runs: [] }, measure);
      const numbers = layer.runs.map(({ start, end }) => wordsAround(layer.text, start, end));
      const widest =
        layer.runs.length === 0
          ? plainWidest
          : Math.max(
              plainWidest,
              ...numbers.map((words) => widestPiece({ ...layer, text: words, fontSize: size, runs: [] }, measure)),
            ) *
              1.04 +
            4;
      if (widest > room.width) continue;
      // As narrow as the widest word: the number is alone on its line.
      const set = setIn(layer, layer.runs.length > 0 ? widest : room.width, measure);
      if (set.height <= room.height) return { ...hug(set, measure), align: 'center' };
    }
  }
  return null;
}

/** The box of a badge of this kind around a center; `size` is its longer side. */
export function badgeBox(kind: BadgeKind, cx: number, cy: number, size: number): Box {
  const flat = { tag: 0.46, ribbon: 0.3, pill: 0.34 } as const;
  return around(cx, cy, size, kind in flat ? size * flat[kind as keyof typeof flat] : size);
}

/** Places the words as a badge in a box. Places nothing and returns false if they do not fit at a legible size. */
export function putBadge(
  builder: PageBuilder,
  text: string,
  box: Box,
  { kind, surface, rotation = 0 }: BadgeOptions,
): boolean {
  const { x, y, shift } = ROOM[kind];
  const ink = onSurface(builder, surface);
  const words = wordsIn(builder, text, ink, { width: box.width * x, height: box.height * y });
  if (!words) return false;
  builder.group('Badge', () => {
    const options = { rotation, role: 'badge' as const, backdrop: false };
    if (kind === 'burst')
      builder.shape('Badge shape', { kind: 'star', points: 18, inner: 0.84 }, box, surface, options);
    else if (kind === 'seal') builder.outline('Badge shape', scallop(14), box, surface, options);
    else if (kind === 'disc') builder.ellipse('Badge shape', box, surface, options);
    else if (kind === 'tag')
      builder.outline('Badge shape', tag(box.width, box.height), box, surface, { ...options, rule: 'evenodd' });
    else if (kind === 'ribbon') builder.outline('Badge shape', ribbon(box.width, box.height), box, surface, options);
    else builder.rectangle('Badge shape', box, surface, { ...options, radius: box.height / 2 });
    const cx = box.x + box.width / 2 + box.width * shift * Math.cos((rotation * Math.PI) / 180);
    const cy = box.y + box.height / 2 + box.width * shift * Math.sin((rotation * Math.PI) / 180);
    builder.text('offer', { ...words, x: cx - words.width / 2, y: cy - words.height / 2, rotation }, [surface]);
  });
  return true;
}
