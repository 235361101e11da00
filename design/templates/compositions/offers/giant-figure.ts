/**
 * Giant figure: the percentage or the price fills the page from edge to edge; everything else is small print around it.
 */
import { solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { footOf } from '#design/templates/blocks.ts';
import { figuresFace, inkOn, strongOn, wordsOn } from '#design/templates/words.ts';
import { putStack, shifted, stackIn } from '#design/templates/text-stack.ts';
import { putText } from '#design/templates/put-text.ts';
import type { Composition } from '../composition.ts';
import { figuresIn } from './offer-parts.ts';

/** Line height of a figure: it has no descenders, so that the words around stay close; currency signs reach further. */
const lineOf = (figure: string): number => (/\p{Sc}/u.test(figure) ? 1.02 : 0.84);

/** The most that the words after the figure may have of its size. */
const FOLLOWING = 0.36;

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin } = builder;
  const { palette, type, content } = input;
  const [figure] = figuresIn(content.offer);
  if (!figure || !content.offer) return false;
  const backgrounds = [palette.background];
  const ink = inkOn(builder, backgrounds);
  const strong = strongOn(builder, backgrounds);
  builder.background = solid(palette.background);
  const foot = footOf(builder, safe.x, safe.width, backgrounds, 'left', undefined, safe.height * 0.24);
  const head = stackIn(
    builder,
    wordsOn(builder, backgrounds, { without: ['offer', 'details', 'call-to-action'], label: true, headlineLines: 2 }),
    { ...safe, height: safe.height * 0.34 },
    { align: 'left', valign: 'top', largest: 10, smallest: 4.4 },
  );
  if (!foot || !head) return false;
  const at = content.offer.indexOf(figure);
  const [before, behind] = [content.offer.slice(0, at).trim(), content.offer.slice(at + figure.length).trim()];
  const top = head.box.y + (head.texts.length > 0 ? head.box.height + margin * 0.3 : 0);
  const bottom = safe.y + safe.height - (foot.height > 0 ? foot.height + margin * 0.4 : 0);
  const firstLine = builder.u(6.4);
  const lastLine = builder.u(12);
  // Figures extend beyond their line: dollar signs do.
  const air = builder.u(4.6);
  const [above, below] = [before === '' ? 0 : firstLine, behind === '' ? 0 : lastLine];
  const room = { x: safe.x, y: top + above + air, width: safe.width, height: bottom - top - above - below - 2 * air };
  if (room.height < builder.u(22)) return false;
  const number = stackIn(
    builder,
    [
      {
        role: 'offer',
        name: 'Offer',
        texts: [figure],
        face: { ...figuresFace(type.heading), lineHeight: lineOf(figure), letterSpacing: -40 },
        heading: true,
        share: 1,
        least: 0,
        most: 130,
        lines: 1,
        color: strong,
        backgrounds,
      },
    ],
    room,
    { align: 'left', valign: 'middle', largest: 130, smallest: 16 },
  );
  // On too wide a page the figure is not giant.
  if (!number || number.box.width < safe.width * 0.62) return false;
  const look = {
    face: { ...type.heading, letterSpacing: 0 },
    heading: true,
    color: ink,
    backgrounds,
    valign: 'middle' as const,
    largest: 6,
    smallest: 2.8,
    name: 'Value',
  };
  // What follows belongs to the figure: close to it, and as large as the room allows.
  const spare = room.height - number.box.height;
  const gap = Math.max(air * 0.6, number.size * 0.05);
  const last = behind === '' ? 0 : Math.min(number.size * FOLLOWING, lastLine + spare * 0.7);
  const high = above + air * 0.5 + number.box.height + (behind === '' ? 0 : gap + last);
  const y = top + (bottom - top - high) / 2 + above + air * 0.5;
  const line = { x: safe.x, width: safe.width };
  if (before !== '' && !putText(builder, 'offer', before, { ...line, y: y - air * 0.5 - above, height: above }, look))
    return false;
  putStack(builder, shifted(number, 0, y - number.box.y));
  if (
    behind !== '' &&
    !putText(
      builder,
      'offer',
      behind,
      { ...line, y: y + number.box.height + gap, height: last },
      { ...look, valign: 'top', largest: (last / builder.unit) * 86 },
    )
  )
    return false;
  putStack(builder, head);
  foot.put(safe.y + safe.height - foot.height);
  return true;
}

export const giantFigure: Composition = {
  id: 'giant-figure',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['offer'],
  shapes: ['portrait', 'story', 'square'],
  suits: ({ content, energy }) =>
    (figuresIn(content.offer).length > 0 ? 6.4 : 0) + (energy === 'loud' || energy === 'clean' ? 1 : -0.6),
  draw,
};
