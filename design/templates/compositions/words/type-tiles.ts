/**
 * Type tiles: a typographic grid: the headline a word or two per row, the rest of each row filled with geometric tiles.
 */
import { upperCase } from '#design/layout/letter-case.ts';
import { createTextLayer } from '#design/document/create.ts';
import { LEGIBLE } from '#design/layout/contrast.ts';
import { around, solid, UNPLACED, type PageBuilder } from '#design/templates/page-builder.ts';
import { footOf } from '#design/templates/blocks.ts';
import { worstOn } from '#design/templates/color-mix.ts';
import type { Box } from '#design/document/geometry.ts';
import { glint, quarter } from '#design/templates/outlines.ts';
import { hasRightToLeft } from '#design/layout/scripts.ts';
import { faceFor } from '#design/templates/type-pairs.ts';
import { inkOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { setIn } from '#design/layout/fit-text.ts';

/** The words in this many rows, as even as possible. */
function rowsOfWords(words: readonly string[], count: number): string[] {
  const whole = words.join(' ').length;
  const rows: string[] = [];
  let row: string[] = [];
  for (const [index, word] of words.entries()) {
    const left = words.length - index;
    const full =
      row.length > 0 && ([...row, word].join(' ').length > whole / count + 1 || left <= count - rows.length - 1);
    if (full && rows.length < count - 1) {
      rows.push(row.join(' '));
      row = [];
    }
    row.push(word);
  }
  return [...rows, row.join(' ')];
}

function putTile(builder: PageBuilder, box: Box, which: number): void {
  const { palette } = builder.input;
  const colors = [palette.accent, palette.pop, palette.panel].filter((color) => color !== palette.background);
  const color = colors[which % colors.length] ?? palette.ink;
  const under = colors[(which + 1) % colors.length] ?? palette.ink;
  const cx = box.x + box.width / 2;
  const cy = box.y + box.height / 2;
  // One form per page: colors and rotations vary from tile to tile.
  const form = builder.input.twist % 5;
  if (form === 0) builder.ellipse('Tile disc', box, color);
  else if (form === 1) {
    builder.rectangle('Tile', box, under);
    builder.outline('Tile quarter', quarter(), box, color, { rotation: (which % 4) * 90 });
  } else if (form === 2) {
    builder.rectangle('Tile', box, color);
    builder.ellipse('Tile hole', around(cx, cy, box.width * 0.44), palette.background);
  } else if (form === 3) builder.outline('Tile glint', glint(), box, color);
  else
    builder.shape(
      'Tile triangle',
      { kind: 'path', path: 'M0 0L100 0L0 100Z', viewWidth: 100, viewHeight: 100, rule: 'nonzero' },
      box,
      color,
      { rotation: (which % 4) * 90 },
    );
}

function draw(builder: PageBuilder): boolean {
  const { input, safe } = builder;
  const { palette, content } = input;
  const backgrounds = [palette.background];
  builder.background = solid(palette.background);
  const foot = footOf(
    builder,
    safe.x,
    safe.width,
    backgrounds,
    'left',
    ['subheading', 'offer', 'details', 'call-to-action'],
    safe.height * 0.34,
  );
  if (!foot) return false;
  const gap = foot.height > 0 ? builder.u(5) : 0;
  const high = safe.height - foot.height - gap;
  const words = (content.headline ?? '').split(/\s+/).filter(Boolean);
  if (words.length > 9) return false;
  const face = faceFor(input.type.heading, content.headline ?? '', true);
  const ink = inkOn(builder, backgrounds);
  const cased = (text: string) => (face.letterCase === 'upper' ? upperCase(text) : text);
  // The number of rows with the largest letters; rows of tiles alone fill the remaining height.
  let best: { rows: string[]; size: number; pitch: number } | null = null;
  for (let count = 1; count <= Math.min(6, Math.max(1, words.length)); count += 1) {
    const rows = words.length > 0 ? rowsOfWords(words, count) : [];
    if (words.length > 0 && rows.length !== count) continue;
    const at = 100;
    const widest = Math.max(
      1,
      ...rows.map(
        (row) =>
          builder.measure(cased(row), {
            fontFamily: face.family,
            fontWeight: face.weight,
            italic: face.italic,
            fontSize: at,
          }) +
          (row.length * face.letterSpacing * at) / 1000,
      ),
    );
    const size = Math.min((safe.width * 0.965 * at) / widest, high / count / 1.12, builder.u(40));
    if (!best || size > best.size * 1.12)
      best = { rows, size, pitch: Math.min(high / Math.max(count, 1), size * 1.16) };
  }
  if (!best || best.size < builder.u(8)) return false;
  if (words.length === 0) best = { rows: [], size: builder.u(18), pitch: builder.u(20) };
  // Some row must leave room for a tile.
  else if (best.size * 1.16 * (best.rows.length + 1) > high && best.size * 0.84 >= builder.u(8))
    best = { ...best, size: best.size * 0.84, pitch: best.size * 0.84 * 1.16 };
  const lineHeight = Math.max(face.lineHeight > 1.3 ? 1.3 : 1.04, best.pitch / best.size);
  const pitch = best.size * lineHeight;
  const total = Math.max(1, Math.floor((high + pitch * 0.08) / pitch));
  const spread = Math.min(pitch * 1.12, high / total);
  const cell = Math.min(pitch, spread) * 0.9;
  const text = best.rows.join('\n');
  const first = words.length === 0 ? 0 : total > best.rows.length ? total - best.rows.length : 0;
  const top = safe.y + Math.max(0, high - total * pitch);
  const layer =
    words.length === 0
      ? null
      : setIn(
          createTextLayer({
            ...UNPLACED,
            name: 'Headline',
            text,
            fontFamily: face.family,
            fontWeight: face.weight,
            italic: face.italic,
            letterCase: face.letterCase,
            letterSpacing: face.letterSpacing,
            fontSize: Math.floor(best.size * 10) / 10,
            lineHeight,
            fill: solid(ink),
            align: builder.mirrored ? 'right' : 'left',
            x: safe.x,
            y: top + first * pitch,
            width: safe.width,
            ...(hasRightToLeft(text) ? { direction: 'rtl' as const } : {}),
          }),
          safe.width,
          builder.measure,
        );
  if (layer && layer.lines.length !== best.rows.length) return false;
  let which = input.twist;
  for (let row = 0; row < total; row += 1) {
    const line = layer?.lines[row - first];
    const from = line ? line.width + pitch * 0.14 : 0;
    // Tiles are flush with the far side.
    const count = Math.min(Math.floor((safe.width - from + pitch * 0.02) / pitch), line ? 6 : 12);
    for (let index = 0; index < count; index += 1) {
      const far = safe.x + safe.width - cell - index * pitch;
      const x = builder.mirrored ? 2 * safe.x + safe.width - cell - far : far;
      putTile(builder, { x, y: top + row * pitch + (pitch - cell) / 2, width: cell, height: cell }, (which += 1));
    }
  }
  if (layer) {
    if (worstOn(ink, backgrounds) < LEGIBLE) return false;
    builder.text('headline', layer, backgrounds);
  }
  foot.put(safe.y + safe.height - foot.height);
  return true;
}

export const typeTiles: Composition = {
  id: 'type-tiles',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['cover', 'event', 'news'],
  shapes: ['portrait', 'square', 'paper', 'wide'],
  suits: ({ content, energy }) =>
    ((content.headline ?? '').split(/\s+/).length <= 6 ? 6.2 : 2) +
    (energy === 'clean' || energy === 'playful' ? 1.4 : energy === 'elegant' ? -2.4 : 0) -
    (content.lines.length > 3 ? 2 : 0),
  suitsBrief: () => 0,
  draw,
};
