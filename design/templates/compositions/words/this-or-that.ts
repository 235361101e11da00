/** This or that: the page in two halves, one for each answer to a question, with the "or" in a disc on the seam. */
import { upperCase } from '#design/layout/letter-case.ts';
import { contrast, INK, LEGIBLE, PAPER } from '#design/layout/contrast.ts';
import { createTextLayer } from '#design/document/create.ts';
import { around, solid, UNPLACED, type PageBuilder } from '#design/templates/page-builder.ts';
import { worstOn } from '#design/templates/color-mix.ts';
import { slanted, wave } from '#design/templates/outlines.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import { faceFor } from '#design/templates/type-pairs.ts';
import { wordsOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { shadowOf, sizesFrom } from './paper.ts';

/** Two things with a word for "or" between them. */
const CHOICE = /^(.{2,40}?)\s+(or|oder|ou|oppure|of|eller|czy|vs\.?|versus|أم|أو|или|o)\s+(.{2,40})$/iu;

/** Two fields and a disc of the palette on which one ink is legible. */
function fieldsFor(builder: PageBuilder): { ink: string; first: string; second: string; disc: string } {
  const { background, panel, accent, pop, ink } = builder.input.palette;
  const all = [...new Set([accent, pop, background, panel])];
  let best = { ink, first: background, second: builder.softPanel, disc: background, score: 0 };
  for (const letters of [ink, PAPER, INK, background]) {
    const bearing = all.filter((color) => worstOn(letters, [color]) >= LEGIBLE);
    for (const first of bearing) {
      for (const second of bearing) {
        const score = contrast(first, second) + (first === background || second === background ? 0.3 : 0);
        if (first !== second && score > best.score)
          best = {
            ink: letters,
            first,
            second,
            disc: bearing.find((color) => color !== first && color !== second) ?? first,
            score,
          };
      }
    }
  }
  return builder.input.twist % 2 === 0 ? best : { ...best, first: best.second, second: best.first };
}

/**
 * The maximum spacing of lines within one text, as a share of their size: on very tall pages its halves would need
 * more.
 */
const MOST_APART = 4;

function draw(builder: PageBuilder): boolean {
  const { input, safe, width, height } = builder;
  const [, one, or, other] = CHOICE.exec(input.content.headline?.trim() ?? '') ?? [];
  if (!one || !or || !other || builder.ratio > 2) return false;
  const { ink, first, second, disc } = fieldsFor(builder);
  builder.background = solid(first);
  const lower = stackIn(
    builder,
    wordsOn(builder, [second], { without: ['headline'], offer: 'pill' }).map((item) =>
      item.share === 1 ? { ...item, share: 0.99 } : item,
    ),
    { ...safe, y: safe.y + safe.height * 0.78, height: safe.height * 0.22 },
    { align: 'center', valign: 'bottom', largest: 5, smallest: 3 },
  );
  if (!lower) return false;
  const seam = lower.texts.length > 0 ? height * 0.47 : height * 0.5;
  const half = { x: 0, y: seam, width, height: height - seam };
  const edge = builder.u(8);
  const over = { ...half, y: seam - edge, height: half.height + edge };
  if (input.energy === 'playful' || input.energy === 'calm')
    builder.outline('Half', wave(over.width, over.height, 1, (2 * edge) / over.height), over, second);
  else if (input.energy === 'elegant') builder.rectangle('Half', half, second);
  else builder.outline('Half', slanted(over.width, over.height, (2 * edge) / over.height, 'top'), over, second);
  const text = [one, or, other].join('\n');
  const face = faceFor(input.type.heading, text, true);
  const until = lower.texts.length > 0 ? lower.box.y - builder.u(2) : safe.y + safe.height;
  // The words are centered in the free part of each half.
  const upperMiddle = (safe.y + seam - builder.u(4)) / 2;
  const lowerMiddle = (seam + builder.u(4) + until) / 2;
  const small = builder.u(5.4);
  for (const size of sizesFrom(builder.u(30), builder.u(9))) {
    const lineHeight = (lowerMiddle - upperMiddle) / (size + small);
    const layer = createTextLayer({
      ...UNPLACED,
      name: 'Headline',
      text,
      fontFamily: face.family,
      fontWeight: face.weight,
      italic: face.italic,
      letterCase: face.letterCase,
      letterSpacing: face.letterSpacing,
      fontSize: size,
      lineHeight,
      fill: solid(ink),
      align: 'center',
      x: safe.x,
      width: safe.width,
      y: upperMiddle - (size * lineHeight) / 2,
      runs: [{ start: one.length + 1, end: one.length + 1 + or.length, style: { fontSize: small } }],
    });
    const widest = Math.max(
      ...[one, other].map((words) =>
        builder.measure(face.letterCase === 'upper' ? upperCase(words) : words, { ...layer, fontSize: size }),
      ),
    );
    if (
      widest > safe.width * 0.96 ||
      size * 1.1 > seam - safe.y - builder.u(10) ||
      lineHeight < 0.6 ||
      lineHeight > MOST_APART
    )
      continue;
    const middle = upperMiddle + (size * lineHeight) / 2 + (small * lineHeight) / 2;
    builder.ellipse('Disc', around(width / 2, middle, builder.u(14)), disc, {
      shadow: shadowOf(builder, 0.6),
      ...(disc === first || disc === second ? { stroke: { color: ink, width: builder.u(0.5), dash: [] } } : {}),
    });
    builder.text('headline', layer, [first, second, disc]);
    putStack(builder, lower);
    return true;
  }
  return false;
}

export const thisOrThat: Composition = {
  id: 'this-or-that',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['cover'],
  shapes: ['square', 'story', 'portrait'],
  suits: ({ content }) => (CHOICE.test(content.headline?.trim() ?? '') ? 9.8 : 0),
  draw,
};
