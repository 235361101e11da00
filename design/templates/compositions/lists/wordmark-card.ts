/**
 * Wordmark card: the name as large as the card is wide, low on strong color; contacts in small type in a row at the
 * top.
 */
import { solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { inkOn, strongOn } from '#design/templates/words.ts';
import { putText } from '#design/templates/put-text.ts';
import type { Composition } from '../composition.ts';
import { putContacts } from './card-parts.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin } = builder;
  const { palette, type, content } = input;
  const { headline, subheading } = content;
  if (!headline) return false;
  const backgrounds = [palette.background];
  const ink = inkOn(builder, backgrounds);
  builder.background = solid(palette.background);
  const low = builder.wide ? safe.height * 0.46 : safe.height * 0.4;
  const name = putText(
    builder,
    'headline',
    headline,
    { ...safe, y: safe.y + safe.height - low, height: low },
    {
      face: type.heading,
      heading: true,
      color: ink,
      backgrounds,
      valign: 'bottom',
      largest: 46,
      smallest: 7,
      lines: builder.wide ? 1 : 3,
    },
  );
  if (!name) return false;
  const upper = { ...safe, height: name.y - safe.y - margin * 0.5 };
  const half = builder.wide ? upper.width / 2 - margin * 0.4 : upper.width;
  const strong = strongOn(builder, backgrounds);
  if (
    subheading &&
    !putText(
      builder,
      'subheading',
      subheading,
      {
        ...upper,
        x: builder.mirrored ? upper.x + upper.width - half : upper.x,
        width: half,
        height: builder.wide ? upper.height : upper.height * 0.34,
      },
      {
        face: { ...type.body, weight: Math.max(600, type.body.weight) },
        color: strong,
        backgrounds,
        largest: 4.6,
        smallest: 2.7,
        lines: 3,
      },
    )
  )
    return false;
  const contacts = builder.wide
    ? { ...upper, x: builder.mirrored ? upper.x : upper.x + upper.width - half, width: half }
    : { ...upper, y: upper.y + upper.height * 0.38, height: upper.height * 0.62 };
  return putContacts(builder, contacts, {
    color: ink,
    backgrounds,
    align: builder.wide ? 'right' : 'left',
    valign: 'top',
    largest: 3.6,
  });
}

export const wordmarkCard: Composition = {
  id: 'wordmark-card',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['card'],
  shapes: ['card'],
  suits: ({ content, ratio, energy }) =>
    (content.lines.length > 1 && ratio > 1.4 && (content.headline ?? '').length < 20 ? 4.6 : 0.5) +
    (energy === 'loud' || energy === 'playful' ? 1.4 : 0),
  draw,
};
