/**
 * Scratch card: a silver field that a coin has scratched open, with the offer under it; the words above, the coin still
 * there.
 */
import { around, fade, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { mix } from '#design/layout/contrast.ts';
import { footOf } from '#design/templates/blocks.ts';
import { onSurface, surfaceOn, wordsOn } from '#design/templates/words.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import type { Composition } from '../composition.ts';
import { SHEET } from '../words/paper.ts';
import { scratched } from './offer-outlines.ts';
import { lying, offerItems } from './offer-parts.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin } = builder;
  const { palette, content } = input;
  if (!content.offer || !content.headline) return false;
  const backgrounds = [palette.background];
  const background = palette.background;
  builder.background = solid(background);
  const beside = builder.ratio >= 1.2;
  const foot = beside
    ? null
    : footOf(builder, safe.x, safe.width, backgrounds, 'center', undefined, safe.height * 0.27);
  if (!beside && !foot) return false;
  const head = stackIn(
    builder,
    wordsOn(builder, backgrounds, {
      without: beside ? ['offer'] : ['offer', 'details', 'call-to-action'],
      label: true,
      headlineLines: 3,
    }),
    beside
      ? { ...safe, x: builder.mirrored ? safe.x + safe.width * 0.56 : safe.x, width: safe.width * 0.44 }
      : { ...safe, height: safe.height * 0.38 },
    { align: beside ? 'left' : 'center', valign: beside ? 'middle' : 'top', largest: 16, smallest: 5.7, airy: 1.1 },
  );
  if (!head) return false;
  const top = beside ? safe.y : head.box.y + head.box.height + margin * 0.7;
  const bottom = beside
    ? safe.y + safe.height
    : safe.y + safe.height - (foot && foot.height > 0 ? foot.height + margin * 0.7 : 0);
  const field = {
    x: beside ? (builder.mirrored ? safe.x : safe.x + safe.width * 0.5) : safe.x,
    y: top,
    width: beside ? safe.width * 0.5 : safe.width,
    height: bottom - top,
  };
  const tall = Math.min(field.height, field.width * 0.74);
  field.y += (field.height - tall) / 2;
  field.height = tall;
  if (tall < builder.u(24)) return false;
  const under = SHEET;
  const ink = onSurface(builder, under);
  const strong = surfaceOn(builder, [under]);
  const said = stackIn(
    builder,
    offerItems(builder, [under], ink, { lines: 2 }),
    around(field.x + field.width / 2, field.y + field.height / 2, field.width * 0.62, field.height * 0.5),
    { align: 'center', valign: 'middle', largest: 26, smallest: 5 },
  );
  if (!said) return false;
  // Silver with a tint of the design's own background.
  const [light, dark] = [mix('#dfe1e6', background, 0.12), mix('#a9adb8', background, 0.16)];
  builder.rectangle('Silver', field, fade(115, [0, light], [0.45, dark], [0.6, light], [1, dark]), {
    radius: builder.u(3),
    shadow: lying(builder, 0.8),
  });
  builder.outline(
    'Scratched open',
    scratched(),
    around(field.x + field.width / 2, field.y + field.height / 2, field.width * 0.86, field.height * 0.8),
    under,
  );
  const coin = builder.u(15);
  const at = around(
    builder.mirrored ? field.x + field.width * 0.1 : field.x + field.width * 0.9,
    field.y + field.height * 0.9,
    coin,
  );
  const metal = palette.accent === background ? palette.pop : strong;
  builder.group('Coin', () => {
    builder.ellipse('Coin edge', at, metal, { shadow: lying(builder, 0.8) });
    builder.ellipse('Coin rim', around(at.x + coin / 2, at.y + coin / 2, coin * 0.8), null, {
      stroke: { color: onSurface(builder, metal), width: Math.max(2, builder.u(0.5)), dash: [] },
    });
    builder.shape(
      'Star',
      { kind: 'star', points: 5, inner: 0.45 },
      around(at.x + coin / 2, at.y + coin / 2, coin * 0.46),
      onSurface(builder, metal),
      { rotation: 12 },
    );
  });
  putStack(builder, said);
  putStack(builder, head);
  foot?.put(safe.y + safe.height - foot.height);
  return true;
}

export const scratchCard: Composition = {
  id: 'scratch-card',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['offer'],
  shapes: ['square', 'portrait', 'story', 'wide', 'card'],
  suits: ({ content, energy }) =>
    (content.offer ? 4.2 : 0) +
    (/win|surprise|treat|lucky|code|scratch|gift|welcome|first|meet/i.test(
      `${content.headline ?? ''} ${content.subheading ?? ''}`,
    )
      ? 2.4
      : 0) +
    { playful: 1.2, loud: 1, clean: 0, calm: -0.6, elegant: -1.6 }[energy],
  draw,
};
