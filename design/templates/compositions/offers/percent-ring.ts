/** Percent ring: the discount as a ring filled by just that share, the figure in its middle. */
import { around, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { footOf } from '#design/templates/blocks.ts';
import { inkOn, strongOn, wordsOn } from '#design/templates/words.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import type { Composition } from '../composition.ts';
import { arcRing } from './gauge-outlines.ts';
import { amountOf, figuresIn, footAlign, offerItems } from './offer-parts.ts';

/** The one percentage of an offer, 1..99; null: there is none. */
function percentOf(offer: string | null): number | null {
  const [figure, more] = figuresIn(offer);
  if (!figure?.endsWith('%') || more) return null;
  const amount = amountOf(figure);
  return amount >= 1 && amount <= 99 ? amount : null;
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width, height } = builder;
  const { palette, content } = input;
  const percent = percentOf(content.offer);
  if (percent === null) return false;
  const backgrounds = [palette.background];
  builder.background = solid(palette.background);
  const beside = builder.ratio >= 1.2;
  const foot = beside
    ? null
    : footOf(builder, safe.x, safe.width, backgrounds, footAlign(content), undefined, safe.height * 0.24);
  if (!beside && !foot) return false;
  const words = beside
    ? { ...safe, x: builder.mirrored ? safe.x + safe.width * 0.56 : safe.x, width: safe.width * 0.44 }
    : { ...safe, height: safe.height * 0.27 };
  const head = stackIn(
    builder,
    wordsOn(builder, backgrounds, {
      without: beside ? ['offer'] : ['offer', 'details', 'call-to-action'],
      label: true,
      headlineLines: 3,
    }),
    words,
    {
      align: beside ? 'left' : 'center',
      valign: beside ? 'middle' : 'top',
      largest: beside ? 17 : 12,
      smallest: 5.7,
      airy: 1.1,
    },
  );
  if (!head) return false;
  const top = beside ? margin * 0.7 : head.box.y + head.box.height + margin * 0.6;
  const bottom = beside
    ? height - margin * 0.7
    : safe.y + safe.height - (foot && foot.height > 0 ? foot.height + margin * 0.6 : 0);
  const size = Math.min(bottom - top, beside ? safe.width * 0.5 : safe.width);
  if (size < builder.u(34)) return false;
  const [cx, cy] = [
    beside ? (builder.mirrored ? margin * 0.8 + size / 2 : width - margin * 0.8 - size / 2) : width / 2,
    (top + bottom) / 2,
  ];
  const inner = 0.7;
  const inside = stackIn(
    builder,
    offerItems(builder, backgrounds, inkOn(builder, backgrounds), { small: 0.26 }),
    around(cx, cy, size * inner * 0.8, size * inner * 0.72),
    { align: 'center', valign: 'middle', largest: 34, smallest: 6 },
  );
  if (!inside) return false;
  const strong = strongOn(builder, backgrounds);
  const share = (percent / 100) * (builder.mirrored ? -1 : 1);
  const box = around(cx, cy, size);
  builder.outline(
    'Whole',
    arcRing(0, 1, inner),
    box,
    builder.softPanel === palette.background ? palette.panel : builder.softPanel,
  );
  builder.outline('Saved', arcRing(share < 0 ? 1 + share : 0, Math.abs(share), inner), box, strong);
  putStack(builder, inside);
  putStack(builder, head);
  foot?.put(safe.y + safe.height - foot.height);
  return true;
}

export const percentRing: Composition = {
  id: 'percent-ring',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['offer'],
  shapes: ['square', 'portrait', 'wide', 'story', 'banner'],
  suits: ({ content, energy }) =>
    (percentOf(content.offer) === null ? 0 : 5.8) +
    { clean: 1.4, loud: 0.2, playful: 0.6, calm: 0.4, elegant: 0.2 }[energy],
  draw,
};
