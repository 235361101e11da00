/**
 * Edition number: a numbered plate in a double frame, as on prints: the number of pieces large, the product above it.
 */
import type { Box } from '#design/document/geometry.ts';
import { bannerStack, sided } from '#design/templates/banner.ts';
import { inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { cutoutRatio } from '#design/templates/pictures.ts';
import { figuresFace, inkOn, strongOn, wordsOn } from '#design/templates/words.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import { putText } from '#design/templates/put-text.ts';
import type { Composition } from '../composition.ts';
import { putThing } from './offer-parts.ts';

/** How many there are: "Only 100 boxes", "Drop 04". */
const PIECES = /(?<![\d.,%$€£¥₹])(\d{1,4})(?![\d.,]*\s?(?:%|\p{Sc}|h|am|pm|hours?|days?|min))/u;

/** The frame of a print: a line and a fine one within it. */
function putFrame(builder: PageBuilder, frame: Box, strong: string): void {
  builder.rectangle('Frame', frame, null, { stroke: { color: strong, width: Math.max(1, builder.u(0.5)), dash: [] } });
  builder.rectangle('Inner frame', inset(frame, builder.u(1.3)), null, {
    stroke: { color: strong, width: Math.max(1, builder.u(0.2)), dash: [] },
  });
}

/** On banners: the product as high as the plate, the number as large as it fits, the words after a rule. */
function drawAcross(builder: PageBuilder, edition: string): boolean {
  const { input, safe, margin } = builder;
  const backgrounds = [input.palette.background];
  const strong = strongOn(builder, backgrounds);
  const at = sided(builder);
  const [picture] = input.pictures;
  const inner = inset(safe, margin * 0.5, margin * 0.22);
  const gap = margin * 0.9;
  const thing = picture
    ? Math.min(inner.width * 0.26, inner.height * (picture.mask ? Math.max(0.6, cutoutRatio(picture)) : 1))
    : 0;
  const from = inner.x + (picture ? thing + gap : 0);
  const plate = { ...inner, x: from, width: (inner.x + inner.width - from - gap * 2) * 0.5 };
  const words = {
    ...inner,
    x: plate.x + plate.width + gap * 2,
    width: inner.x + inner.width - plate.x - plate.width - gap * 2,
  };
  const stack = bannerStack(
    builder,
    wordsOn(builder, backgrounds, { label: true, offer: 'large', headlineLines: 2 }),
    at(words),
    { align: 'left', valign: 'middle', largest: 13, smallest: 4.2 },
  );
  if (!stack) return false;
  putFrame(builder, inset(builder.page, margin * 0.4), strong);
  if (
    !putText(builder, 'decoration', edition, at(plate), {
      face: figuresFace(input.type.heading),
      heading: true,
      color: strong,
      backgrounds,
      align: 'center',
      valign: 'middle',
      largest: 40,
      smallest: 7,
      name: 'Edition',
    })
  )
    return false;
  builder.line(
    'Rule',
    { x: at({ ...plate, x: plate.x + plate.width + gap, width: 0 }).x, y: inner.y + inner.height * 0.1 },
    inner.height * 0.8,
    'down',
    strong,
  );
  if (picture) putThing(builder, picture, at({ ...inner, width: thing }));
  putStack(builder, stack);
  return true;
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin } = builder;
  const { palette, type, content } = input;
  const count = PIECES.exec(content.headline ?? '')?.[1];
  const [picture] = input.pictures;
  if (!count) return false;
  // "Only 100 boxes" are a run of so many; "Drop 04" is the fourth.
  const isRun = /^\s*\p{L}/u.test((content.headline ?? '').split(count)[1] ?? '');
  const backgrounds = [palette.background];
  const ink = inkOn(builder, backgrounds);
  const strong = strongOn(builder, backgrounds);
  builder.background = solid(palette.background);
  const edition = isRun ? `№ 1–${count}` : `№ ${count}`;
  if (builder.low) return drawAcross(builder, edition);
  const inner = inset(safe, margin * 0.5, builder.bar > 0 ? 0 : margin * 0.5);
  const beside = builder.ratio >= 1.2;
  const words = beside
    ? { ...inner, x: builder.mirrored ? inner.x : inner.x + inner.width * 0.5, width: inner.width * 0.5 }
    : inner;
  const stack = stackIn(
    builder,
    wordsOn(builder, backgrounds, { label: true, offer: 'large', headlineLines: 2 }),
    { ...words, y: words.y + words.height * (beside ? 0.42 : 0.62), height: words.height * (beside ? 0.58 : 0.38) },
    { align: 'center', valign: beside ? 'top' : 'bottom', largest: 10, smallest: 4.2 },
  );
  if (!stack) return false;
  putFrame(builder, inset(builder.page, margin * 0.6), strong);
  const above = beside
    ? { ...words, height: words.height * 0.38 }
    : { ...words, y: stack.box.y - words.height * 0.2, height: words.height * 0.17 };
  if (
    !putText(builder, 'decoration', edition, above, {
      face: figuresFace(type.heading),
      heading: true,
      color: strong,
      backgrounds,
      align: 'center',
      valign: 'bottom',
      largest: 19,
      smallest: 7,
      name: 'Edition',
    })
  )
    return false;
  const stage = beside
    ? { ...inner, x: builder.mirrored ? inner.x + inner.width * 0.52 : inner.x, width: inner.width * 0.46 }
    : { ...inner, height: above.y - inner.y - margin * 0.2 };
  if (picture) putThing(builder, picture, inset(stage, stage.width * 0.1, stage.height * 0.06));
  else if (!beside && stage.height > builder.u(30))
    builder.line(
      'Rule',
      { x: stage.x + stage.width * 0.4, y: stage.y + stage.height * 0.5 },
      stage.width * 0.2,
      'across',
      ink,
    );
  putStack(builder, stack);
  return true;
}

export const editionNumber: Composition = {
  id: 'edition-number',
  pictures: [0, 1],
  cutout: 'welcome',
  kinds: ['product', 'offer', 'news', 'greeting'],
  shapes: ['portrait', 'square', 'story'],
  suits: ({ content, energy }) => (PIECES.test(content.headline ?? '') ? 5.6 : 0) + (energy === 'elegant' ? 1.4 : 0),
  draw,
};
