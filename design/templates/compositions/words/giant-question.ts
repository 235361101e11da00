/**
 * Giant question: one enormous question (or exclamation) mark cut by the edge of the page, the words below or next to
 * it.
 */
import { solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import { surfaceOn, wordsOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { exclamation, question } from './word-outlines.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, width, height } = builder;
  const { palette, content } = input;
  const asked = /[?？؟]/u.test(content.headline ?? '') || content.headline === null;
  // A quiet sentence should not be shouted.
  if (!asked && !/[!¡！]/u.test(content.headline ?? '') && input.energy !== 'loud' && input.energy !== 'playful')
    return false;
  builder.background = solid(palette.background);
  const backgrounds = [palette.background];
  const quiet = input.energy === 'elegant' || input.energy === 'calm';
  const color = quiet && builder.softPanel !== palette.background ? palette.panel : surfaceOn(builder, backgrounds);
  const mark = asked ? question() : exclamation();
  const ratio = mark.viewWidth / mark.viewHeight;
  // A question mark extends off the page at the side, an exclamation mark is free.
  const kept = asked ? 0.88 : 1.7;
  const items = wordsOn(builder, backgrounds, { headlineLines: 4 });
  const lean = input.energy === 'clean' || quiet ? 0 : 12;
  const side = builder.mirrored ? -1 : 1;
  if (builder.wide) {
    const high = height * 1.16;
    const wide = high * ratio;
    const shown = Math.min(wide * (asked ? 0.98 : 1.4), width * 0.4);
    const room = {
      x: builder.mirrored ? shown + builder.u(4) : safe.x,
      y: safe.y,
      width: width - shown - builder.u(4) - safe.x,
      height: safe.height,
    };
    const stack = stackIn(builder, items, room, { align: 'left', valign: 'middle', largest: 24, smallest: 4.2 });
    if (!stack) return false;
    builder.outline(
      'Mark',
      mark,
      { x: builder.mirrored ? shown - wide : width - shown, y: -height * 0.08, width: wide, height: high },
      color,
      { rotation: lean * 0.6 * side },
    );
    putStack(builder, stack);
    return true;
  }
  const stack = stackIn(
    builder,
    items,
    { ...safe, y: safe.y + safe.height * 0.42, height: safe.height * 0.58 },
    { align: 'left', valign: 'bottom', largest: 17, smallest: 4.6, airy: 1 },
  );
  if (!stack) return false;
  // A fifth of the mark is above the page, and some of it beyond the side.
  const bottom = (items.length > 0 ? stack.box.y : height) - builder.u(5);
  const high = Math.min(bottom / 0.8, (width * 1.02) / ratio);
  const wide = high * ratio;
  const x = width - wide * kept;
  builder.outline(
    'Mark',
    mark,
    { x: builder.mirrored ? width - x - wide : x, y: bottom - high, width: wide, height: high },
    color,
    { rotation: lean * side },
  );
  putStack(builder, stack);
  return true;
}

export const giantQuestion: Composition = {
  id: 'giant-question',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['cover', 'news'],
  shapes: ['square', 'portrait', 'story', 'wide', 'banner'],
  suits: ({ content, energy }) =>
    /[?？؟]/u.test(content.headline ?? '')
      ? 9
      : /!/.test(content.headline ?? '')
        ? 6.4
        : energy === 'loud' || energy === 'playful'
          ? 3.4
          : 0,
  draw,
};
