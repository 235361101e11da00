/**
 * Drop arrow: a giant arrow falls into the page from its top edge, the reduction in its shaft, its tip pointing at the
 * call to action.
 */
import { solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { footOf } from '#design/templates/blocks.ts';
import { onSurface, surfaceOn, wordsOn } from '#design/templates/words.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import type { Composition } from '../composition.ts';
import { downArrow } from './offer-outlines.ts';
import { dealItems, figuresIn, offerItems } from './offer-parts.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width, height } = builder;
  const { palette, content } = input;
  if (figuresIn(content.offer).length === 0) return false;
  const backgrounds = [palette.background];
  const arrow = surfaceOn(builder, backgrounds);
  const ink = onSurface(builder, arrow);
  builder.background = solid(palette.background);
  const beside = builder.ratio >= 1.2;
  const [shaft, head] = beside ? [0.68, 0.32] : [0.7, 0.27];
  if (beside) {
    const size = { width: Math.min(safe.width * 0.46, height * 0.86), height: height * 0.95 };
    const x = builder.mirrored ? margin * 0.8 : width - margin * 0.8 - size.width;
    const within = size.width * shaft * 0.84;
    const inside = stackIn(
      builder,
      offerItems(builder, [arrow], ink, { lines: 3 }),
      {
        x: x + (size.width - within) / 2,
        y: margin * 0.8,
        width: within,
        height: size.height * (1 - head) - margin * 0.7,
      },
      { align: 'center', valign: 'middle', largest: 24, smallest: 5 },
    );
    const words = stackIn(
      builder,
      wordsOn(builder, backgrounds, { without: ['offer'], label: true, headlineLines: 3 }),
      {
        ...safe,
        x: builder.mirrored ? x + size.width + margin * 0.7 : safe.x,
        width: safe.width - size.width - margin * 0.6,
      },
      { align: 'left', valign: 'middle', largest: 17, smallest: 5.7, airy: 1.1 },
    );
    if (!inside || !words) return false;
    builder.outline('Arrow', downArrow(size.width, size.height, shaft, head), { x, y: 0, ...size }, arrow);
    putStack(builder, inside);
    putStack(builder, words);
    return true;
  }
  const foot = footOf(builder, safe.x, safe.width, backgrounds, 'center', undefined, safe.height * 0.27);
  if (!foot) return false;
  const tip = safe.y + safe.height - (foot.height > 0 ? foot.height + margin * 0.5 : -margin * 0.3);
  const size = { width: width * 0.94, height: tip };
  const x = (width - size.width) / 2;
  const within = size.width * shaft - margin;
  const bottom = size.height * (1 - head) + size.height * head * 0.2;
  const stack = stackIn(
    builder,
    dealItems(builder, [arrow], ink, { without: ['details', 'call-to-action'], shares: [0.36, 0.18] }),
    { x: (width - within) / 2, y: safe.y, width: within, height: bottom - safe.y },
    { align: 'center', valign: 'middle', largest: 34, smallest: 6 },
  );
  if (!stack) return false;
  builder.outline('Arrow', downArrow(size.width, size.height, shaft, head), { x, y: 0, ...size }, arrow);
  putStack(builder, stack);
  foot.put(safe.y + safe.height - foot.height);
  return true;
}

export const dropArrow: Composition = {
  id: 'drop-arrow',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['offer'],
  shapes: ['portrait', 'square', 'story', 'wide', 'banner'],
  suits: ({ content, energy }) =>
    (figuresIn(content.offer).length > 0 ? 4.8 : 0) +
    (/drop|less|lower|reduced|off\b|down/i.test(`${content.headline ?? ''} ${content.offer ?? ''}`) ? 1 : 0) +
    { loud: 1.2, clean: 0.6, playful: 0.4, calm: -1.6, elegant: -3 }[energy],
  draw,
};
