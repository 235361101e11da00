/** Quote: one sentence on a separate field under large quotation marks; announcements too, without the marks. */
import type { Box } from '#design/document/geometry.ts';
import { bannerStack, sided } from '../banner.ts';
import { around, inset, type PageBuilder } from '../page-builder.ts';
import { blob, quoteMark } from '../outlines.ts';
import { marksName, quotedIn } from '../quotation.ts';
import { putStack, stackIn, type Item } from '../text-stack.ts';
import { strongOn, wordsOn, type WordsOptions } from '../words.ts';
import type { Composition } from './composition.ts';

/** Whether a headline is a quotation. */
export const isSaid = (headline: string | null) =>
  headline !== null && (/^["“„«].+["”“»]$/su.test(headline.trim()) || headline.length > 70);

/** The words for a page with drawn marks, which replace the typed ones, and the name of the drawn ones. */
export function withoutMarks(
  builder: PageBuilder,
  backgrounds: readonly string[],
  options: WordsOptions,
): { items: Item[]; name: string } {
  const { headline, subheading } = builder.input.content;
  const role = quotedIn(headline) ? 'headline' : 'subheading';
  const quoted = quotedIn(headline) ?? quotedIn(subheading);
  const items = wordsOn(builder, backgrounds, options).map((item): Item =>
    quoted && item.role === role ? { ...item, texts: [quoted.words] } : item,
  );
  return { items, name: quoted ? marksName(quoted.marks) : 'Quotation marks' };
}

/** On banners: the marks next to the words, both as high as the card. `name`: of the marks; null: there are none. */
function putAcross(builder: PageBuilder, inner: Box, items: readonly Item[], name: string | null): boolean {
  const {
    input: { palette },
    safe,
  } = builder;
  const at = sided(builder);
  const box = { x: Math.max(inner.x, safe.x), y: Math.max(inner.y, safe.y), width: 0, height: 0 };
  box.width = Math.min(inner.x + inner.width, safe.x + safe.width) - box.x;
  box.height = Math.min(inner.y + inner.height, safe.y + safe.height) - box.y;
  const high = Math.min(box.height * 0.5, builder.u(26));
  const left = name === null ? 0 : high * 1.4 + builder.u(6);
  const stack = bannerStack(builder, items, at({ ...box, x: box.x + left, width: box.width - left }), {
    align: name === null ? 'center' : 'left',
    valign: 'middle',
    largest: name === null ? 24 : 18,
    smallest: 3.6,
  });
  if (!stack) return false;
  if (name !== null)
    builder.outline(
      name,
      quoteMark(),
      at({ x: box.x, y: Math.max(box.y, stack.box.y + builder.u(0.8)), width: high * 1.4, height: high }),
      strongOn(builder, [palette.background]),
      builder.mirrored ? { rotation: 180 } : {},
    );
  putStack(builder, stack);
  return true;
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin } = builder;
  const { palette, content } = input;
  // “Yes” or “no” contains marks of its own: no more are drawn.
  const said =
    isSaid(content.headline) && (quotedIn(content.headline) !== null || !/^["“„«»]/u.test(content.headline ?? ''));
  const align = input.twist % 2 === 0 && said ? 'left' : 'center';
  builder.background = { type: 'solid', color: palette.panel };
  const field = inset(builder.page, margin * (builder.low ? 0.5 : 0.8));
  const pad = margin * (builder.low ? 0.7 : 1.1);
  if (input.energy === 'playful') {
    builder.outline(
      'Blob',
      blob(input.twist),
      around(builder.width * 0.04, builder.height * 0.92, builder.u(52)),
      palette.pop,
    );
    builder.outline(
      'Small blob',
      blob(input.twist + 1),
      around(builder.width * 0.97, builder.height * 0.07, builder.u(38)),
      palette.accent,
    );
  }
  builder.rectangle('Card', field, palette.background, { radius: input.energy === 'elegant' ? 0 : builder.u(5) });
  const inner = inset(field, pad);
  const options = { label: !said, headlineLines: 7 };
  const { items, name } = said
    ? withoutMarks(builder, [palette.background], options)
    : { items: wordsOn(builder, [palette.background], options), name: '' };
  if (builder.low) return putAcross(builder, inner, items, said ? name : null);
  const top = Math.max(inner.y, safe.y);
  const markHeight = said ? builder.u(10) : 0;
  const room = {
    ...inner,
    y: top + markHeight * 1.2,
    height: Math.min(inner.y + inner.height, safe.y + safe.height) - top - markHeight * 1.2,
  };
  const stack = stackIn(builder, items, room, {
    align,
    valign: 'middle',
    largest: said ? 15 : 20,
    smallest: 3.6,
    airy: 1.25,
  });
  if (!stack) return false;
  if (said) {
    const width = markHeight * 1.4;
    const x =
      align === 'left' ? (builder.mirrored ? inner.x + inner.width - width : inner.x) : builder.width / 2 - width / 2;
    builder.outline(
      name,
      quoteMark(),
      { x, y: Math.max(top, stack.box.y - markHeight * 1.35), width, height: markHeight },
      strongOn(builder, [palette.background]),
    );
  }
  putStack(builder, stack);
  return true;
}

export const quote: Composition = {
  id: 'quote',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['quote', 'greeting'],
  shapes: ['square', 'portrait'],
  suits: ({ content, energy }) =>
    (isSaid(content.headline) ? 9.5 : 3.2) +
    (energy === 'calm' || energy === 'playful' ? 1 : energy === 'loud' ? -1.6 : 0),
  draw,
};
