/**
 * Line card: a name on one side of a fine vertical line, the contacts on the other, all on one quiet background with
 * space around.
 */
import { inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { inkOn, strongOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { putContacts, putName } from './card-parts.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width } = builder;
  const { palette, content } = input;
  if (!content.headline || content.headline.length > 40) return false;
  const backgrounds = [palette.background];
  const ink = inkOn(builder, backgrounds);
  const strong = strongOn(builder, backgrounds);
  builder.background = solid(palette.background);
  const inner = inset(safe, margin * 0.5);
  if (builder.ratio >= 1.15) {
    const half = inner.width / 2 - margin * 0.7;
    const [left, right] = [
      { ...inner, width: half },
      { ...inner, x: inner.x + inner.width - half, width: half },
    ];
    builder.line(
      'Line',
      { x: width / 2, y: inner.y + inner.height * 0.16 },
      inner.height * 0.68,
      'down',
      strong,
      Math.max(1, builder.u(0.5)),
    );
    return (
      putName(builder, builder.mirrored ? right : left, {
        color: ink,
        second: strong,
        backgrounds,
        align: 'right',
        valign: 'middle',
        largest: 11,
      }) &&
      putContacts(builder, builder.mirrored ? left : right, {
        color: ink,
        backgrounds,
        align: 'left',
        valign: 'middle',
        largest: 5,
      })
    );
  }
  const cut = inner.y + inner.height * 0.5;
  builder.line(
    'Line',
    { x: width / 2 - builder.u(9), y: cut },
    builder.u(18),
    'across',
    strong,
    Math.max(1, builder.u(0.5)),
  );
  return (
    putName(
      builder,
      { ...inner, height: inner.height * 0.5 - margin * 0.7 },
      { color: ink, second: strong, backgrounds, align: 'center', valign: 'bottom', largest: 13 },
    ) &&
    putContacts(
      builder,
      { ...inner, y: cut + margin * 0.7, height: inner.height * 0.5 - margin * 0.7 },
      { color: ink, backgrounds, align: 'center', valign: 'top' },
    )
  );
}

export const lineCard: Composition = {
  id: 'line-card',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['card'],
  shapes: ['card'],
  suits: ({ content, ratio, energy }) =>
    (content.lines.length > 1 && ratio > 1.4 ? 4.4 : 0.5) + (energy === 'elegant' || energy === 'clean' ? 1.4 : 0),
  draw,
};
