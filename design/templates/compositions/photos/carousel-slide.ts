/** Carousel slide: a rounded photo that continues over the right edge, dots and an arrow that ask to swipe on. */
import { around, type PageBuilder } from '#design/templates/page-builder.ts';
import { isDark, shade } from '#design/templates/color-mix.ts';
import { cropAbout, fitsBetter, wholeWidth } from '#design/templates/pictures.ts';
import { inkOn, onSurface, surfaceOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { photoName } from './photo-blocks.ts';
import { arrow } from './photo-outlines.ts';
import { stageFor } from './stage.ts';

function draw(builder: PageBuilder): boolean {
  const { input, width, margin } = builder;
  const { background } = input.palette;
  const [picture, next] = input.pictures;
  if (!picture) return false;
  const backgrounds = [background];
  const stage = stageFor(builder, {
    backgrounds,
    beside:
      !next &&
      builder.ratio >= 0.9 &&
      fitsBetter(picture, { width, height: builder.height * 0.46 }, { width: width * 0.42, height: width * 0.8 }),
    at: 'below',
    share: 0.4,
    most: 0.4,
    together: true,
    label: true,
    offer: 'pill',
    largest: builder.wide ? 16 : 14,
    gap: 0.8,
  });
  if (!stage || stage.box.height < builder.height * 0.31) return false;
  const { box } = stage;
  const sign = builder.mirrored ? -1 : 1;
  const surface = surfaceOn(builder, backgrounds);
  const radius = Math.round(input.energy === 'elegant' ? builder.u(1) : builder.u(5));
  // Below the photos: dots for the following pages.
  const dot = builder.u(1.5);
  const strip = dot * 3.4;
  const gap = builder.u(2.6);
  const peek = Math.min(margin * 1.5, box.width * 0.14);
  const high = box.height - strip;
  const most = box.width - peek * 0.4 - gap * 0.5;
  // A thing that a flat card would cut off gets a narrower one, and more of the next is in sight.
  const own = stage.beside || !next ? most : wholeWidth(picture, { width: most, height: high }, most * 0.6);
  const main = {
    x: stage.beside || !builder.mirrored ? box.x : box.x + box.width - own - gap * 0.5,
    y: box.y,
    width: own,
    height: high,
  };
  if (stage.beside && builder.mirrored) main.x = box.x + peek * 0.4 + gap * 0.5;
  builder.image(photoName(0), picture, main, { crop: cropAbout(picture, main), frame: { type: 'rectangle', radius } });
  const lower = main.height * 0.08;
  const other = {
    x: sign > 0 ? main.x + main.width + gap : main.x - gap - main.width,
    y: main.y + lower,
    width: main.width,
    height: main.height - 2 * lower,
  };
  const seen = sign > 0 ? width - other.x : other.x + other.width;
  if (seen > builder.u(1.2)) {
    // Only its edge is on this page.
    if (next)
      builder.image(photoName(1), next, other, { crop: cropAbout(next, other), frame: { type: 'rectangle', radius } });
    else
      builder.rectangle(
        'Next card',
        { ...other, width: seen + radius, x: sign > 0 ? other.x : -radius },
        isDark(background) ? shade(background, 0.12) : shade(background, -0.1),
        { radius },
      );
  }
  const knob = Math.min(builder.u(12), main.height * 0.24);
  const knobAt = around(sign > 0 ? main.x + main.width : main.x, main.y + main.height / 2, knob);
  builder.group('Swipe', () => {
    builder.ellipse('Knob', knobAt, surface, { stroke: { color: background, width: builder.u(0.9), dash: [] } });
    builder.outline(
      'Arrow',
      arrow(),
      around(knobAt.x + knob / 2, knobAt.y + knob / 2, knob * 0.4, knob * 0.42),
      onSurface(builder, surface),
      { rotation: sign > 0 ? 0 : 180 },
    );
  });
  const count = 5;
  const middle = main.x + main.width / 2;
  const y = main.y + main.height + strip - dot * 0.9;
  const quiet = isDark(background) ? shade(background, 0.22) : shade(background, -0.2);
  builder.group('Dots', () => {
    for (let index = 0; index < count; index += 1) {
      const at = sign > 0 ? index : count - 1 - index;
      const x = middle + (at - (count - 1) / 2) * dot * 2.2;
      builder.rectangle(
        `Dot ${index + 1}`,
        around(x, y, index === 0 ? dot * 1.9 : dot, dot),
        index === 0 ? inkOn(builder, backgrounds) : quiet,
        { radius: dot / 2 },
      );
    }
  });
  stage.put();
  return true;
}

export const carouselSlide: Composition = {
  id: 'carousel-slide',
  pictures: [1, 2],
  cutout: 'never',
  kinds: ['cover', 'news', 'product', 'shelf'],
  shapes: ['portrait', 'square', 'story'],
  suits: ({ ratio, energy }) =>
    (ratio > 0.7 && ratio < 1.1 ? 5 : 2.4) + (energy === 'clean' || energy === 'calm' ? 0.8 : 0),
  draw,
};
