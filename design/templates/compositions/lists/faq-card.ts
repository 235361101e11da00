/**
 * Questions and answers: each pair an opened card: the question in bold letters with an icon next to it, its answer
 * below.
 */
import type { Box } from '#design/document/geometry.ts';
import { around, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { inkOn, onSurface, surfaceOn } from '#design/templates/words.ts';
import { putStack, stackIn, type Item, type Stack } from '#design/templates/text-stack.ts';
import type { Composition } from '../composition.ts';
import { listRoom, tint } from './list-page.ts';
import { question } from '../words/word-outlines.ts';

interface Pair {
  asked: string;
  answered: string;
}

/** "Do you ship abroad? Yes, to all of Europe": question and answer in one line each. */
const ASKED = /^.{3,90}?[?？؟]/su;

function pairsOf(lines: readonly string[]): Pair[] | null {
  const pairs = lines.flatMap((line): Pair[] => {
    const asked = ASKED.exec(line)?.[0];
    const answered = line
      .slice(asked?.length ?? 0)
      .replace(/^[\s:–-]+/u, '')
      .trim();
    return asked && answered !== '' ? [{ asked: asked.trim(), answered }] : [];
  });
  return pairs.length >= 2 && pairs.length <= 8 && pairs.length === lines.length ? pairs : null;
}

/** The cards in columns, each as high as its words need. Null: they do not fit at this size. */
function setCards(
  builder: PageBuilder,
  pairs: readonly Pair[],
  area: Box,
  columns: number,
  size: number,
  look: { card: string; ink: string; pad: number; gap: number; sign: number },
): { box: Box; stack: Stack }[] | null {
  const { type } = builder.input;
  const { card, ink, pad, gap, sign } = look;
  const width = (area.width - gap * (columns - 1)) / columns;
  const each = Math.ceil(pairs.length / columns);
  const set: { box: Box; stack: Stack }[] = [];
  const left = builder.mirrored ? pad : pad * 1.7 + sign;
  for (let column = 0; column < columns; column += 1) {
    let y = area.y;
    const at = builder.mirrored ? columns - 1 - column : column;
    for (const { asked, answered } of pairs.slice(column * each, (column + 1) * each)) {
      const x = area.x + at * (width + gap);
      const item = (words: string, strong: boolean): Item => ({
        role: 'details',
        name: strong ? 'Details' : 'Value',
        texts: [words],
        face: strong ? { ...type.body, weight: 700 } : type.body,
        heading: strong,
        share: strong ? 1 : 0.84,
        least: 2.7,
        most: 100,
        lines: strong ? 2 : 4,
        color: ink,
        backgrounds: [card],
        gap: 0.5,
      });
      const stack = stackIn(
        builder,
        [item(asked, true), item(answered, false)],
        { x: x + left, y: y + pad, width: width - pad * 2.7 - sign, height: area.height },
        { align: 'left', valign: 'top', largest: size, smallest: size },
      );
      if (!stack) return null;
      const height = Math.max(sign, stack.box.height) + 2 * pad;
      set.push({ box: { x, y, width, height }, stack });
      y += height + gap;
    }
    if (y - gap > area.y + area.height + 0.5) return null;
  }
  return set;
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin } = builder;
  const { palette, content } = input;
  const pairs = pairsOf(content.lines);
  if (!pairs) return false;
  const backgrounds = [palette.background];
  const ink = inkOn(builder, backgrounds);
  builder.background = solid(palette.background);
  const card = builder.softPanel === palette.background ? tint(builder, palette.background, ink) : builder.softPanel;
  const beside = builder.ratio >= 1.3;
  const third = safe.width * 0.32;
  const room = listRoom(
    builder,
    beside ? { ...safe, x: builder.mirrored ? safe.x + safe.width - third : safe.x, width: third } : safe,
    backgrounds,
    { share: beside ? 0.85 : 0.3, largest: beside ? 15 : builder.tall ? 9.5 : 12, row: 12 },
  );
  if (!room) return false;
  const area = beside
    ? { ...safe, x: builder.mirrored ? safe.x : safe.x + third + margin, width: safe.width - third - margin }
    : room.box;
  const on = onSurface(builder, card);
  const strong = surfaceOn(builder, [card]);
  const gap = builder.u(2);
  let cards: ReturnType<typeof setCards> = null;
  let sign = 0;
  // One column if its letters have a good size, else two next to a title.
  const ways =
    beside && pairs.length > 2
      ? ([
          [1, 5.4, 3.9],
          [2, 5.1, 3],
          [1, 3.6, 3],
        ] as const)
      : ([[1, builder.tall ? 7 : 5.4, 3]] as const);
  for (const [columns, largest, smallest] of ways) {
    for (let size: number = largest; size >= smallest && !cards; size -= 0.3) {
      sign = builder.u(size * 1.7);
      cards = setCards(builder, pairs, area, columns, size, {
        card,
        ink: on,
        pad: builder.u(Math.max(1.8, size * 0.55)),
        gap,
        sign,
      });
    }
  }
  if (!cards) return false;
  const bottom = Math.max(...cards.map(({ box }) => box.y + box.height));
  // The remaining space goes between the cards, and around them if they are next to the title.
  const spare = area.y + area.height - bottom;
  const rowsIn = new Set(cards.map(({ box }) => box.x)).size === 1 ? cards.length : Math.ceil(cards.length / 2);
  const more = beside ? 0 : Math.min(spare / Math.max(1, rowsIn - 1), builder.u(builder.tall ? 4 : 2.6));
  const down = beside ? spare / 2 : 0;
  for (const [index, { box, stack }] of cards.entries()) {
    const dy = down + more * (index % rowsIn);
    const at = { ...box, y: box.y + dy };
    builder.rectangle(`Card ${index + 1}`, at, card, {
      radius: input.energy === 'elegant' ? builder.u(0.6) : builder.u(3),
    });
    const pad = stack.box.y - box.y;
    const cx = builder.mirrored ? at.x + at.width - pad - sign / 2 : at.x + pad + sign / 2;
    const cy = at.y + pad + sign / 2;
    builder.ellipse(`Sign ${index + 1}`, around(cx, cy, sign), strong);
    builder.outline(
      `Question mark ${index + 1}`,
      question(),
      around(cx, cy, sign * 0.36, sign * 0.58),
      onSurface(builder, strong),
    );
    putStack(builder, {
      ...stack,
      texts: stack.texts.map((text) => ({ ...text, layer: { ...text.layer, y: text.layer.y + dy } })),
    });
  }
  room.put();
  return true;
}

export const faqCard: Composition = {
  id: 'faq-card',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['rows', 'news'],
  shapes: ['portrait', 'square', 'story', 'paper', 'wide'],
  suits: ({ content }) => (pairsOf(content.lines) ? 10 : 0),
  draw,
};
