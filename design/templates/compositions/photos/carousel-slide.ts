/** Carousel slide: a rounded photo that goes on over the right edge, dots and an arrow that ask to swipe on. */
import { around, type Board } from '#design/templates/board.ts';
import { isDark, shade } from '#design/templates/color-mix.ts';
import { cropAbout } from '#design/templates/pictures.ts';
import { inkOn, onSurface, surfaceOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { photoName } from './photo-blocks.ts';
import { arrow } from './photo-outlines.ts';
import { stageFor } from './stage.ts';

function draw(board: Board): boolean {
  const { kit, width, margin } = board;
  const { ground } = kit.palette;
  const [picture, next] = kit.pictures;
  if (!picture) return false;
  const grounds = [ground];
  const stage = stageFor(board, {
    grounds,
    at: 'below',
    share: 0.4,
    most: 0.4,
    together: true,
    label: true,
    offer: 'pill',
    largest: board.wide ? 16 : 14,
    gap: 0.8,
  });
  if (!stage || stage.box.height < board.height * 0.31) return false;
  const { box } = stage;
  const sign = board.mirrored ? -1 : 1;
  const surface = surfaceOn(board, grounds);
  const radius = Math.round(kit.energy === 'elegant' ? board.u(1) : board.u(5));
  // Below the photos: dots for the pages to come.
  const dot = board.u(1.5);
  const strip = dot * 3.4;
  const gap = board.u(2.6);
  const peek = Math.min(margin * 1.5, box.width * 0.14);
  const main = {
    x: stage.beside || !board.mirrored ? box.x : box.x + peek * 0.4,
    y: box.y,
    width: box.width - peek * 0.4 - gap * 0.5,
    height: box.height - strip,
  };
  if (stage.beside && board.mirrored) main.x = box.x + peek * 0.4 + gap * 0.5;
  board.image(photoName(0), picture, main, { crop: cropAbout(picture, main), frame: { type: 'rectangle', radius } });
  const lower = main.height * 0.08;
  const other = {
    x: sign > 0 ? main.x + main.width + gap : main.x - gap - main.width,
    y: main.y + lower,
    width: main.width,
    height: main.height - 2 * lower,
  };
  const seen = sign > 0 ? width - other.x : other.x + other.width;
  if (seen > board.u(1.2)) {
    // Only its edge is on this page.
    if (next)
      board.image(photoName(1), next, other, { crop: cropAbout(next, other), frame: { type: 'rectangle', radius } });
    else
      board.rectangle(
        'Next card',
        { ...other, width: seen + radius, x: sign > 0 ? other.x : -radius },
        isDark(ground) ? shade(ground, 0.12) : shade(ground, -0.1),
        { radius },
      );
  }
  const knob = Math.min(board.u(12), main.height * 0.24);
  const knobAt = around(sign > 0 ? main.x + main.width : main.x, main.y + main.height / 2, knob);
  board.group('Swipe', () => {
    board.ellipse('Knob', knobAt, surface, { stroke: { color: ground, width: board.u(0.9), dash: [] } });
    board.outline(
      'Arrow',
      arrow(),
      around(knobAt.x + knob / 2, knobAt.y + knob / 2, knob * 0.4, knob * 0.42),
      onSurface(board, surface),
      { rotation: sign > 0 ? 0 : 180 },
    );
  });
  const count = 5;
  const middle = main.x + main.width / 2;
  const y = main.y + main.height + strip - dot * 0.9;
  const quiet = isDark(ground) ? shade(ground, 0.22) : shade(ground, -0.2);
  board.group('Dots', () => {
    for (let index = 0; index < count; index += 1) {
      const at = sign > 0 ? index : count - 1 - index;
      const x = middle + (at - (count - 1) / 2) * dot * 2.2;
      board.rectangle(
        `Dot ${index + 1}`,
        around(x, y, index === 0 ? dot * 1.9 : dot, dot),
        index === 0 ? inkOn(board, grounds) : quiet,
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
