/**
 * Lookbook: one photo large and bleeding off the page, two small ones stepped next to it, the words quiet in the free
 * corner.
 */
import type { Box } from '#design/document/geometry.ts';
import type { PageBuilder } from '#design/templates/page-builder.ts';
import { cropAbout } from '#design/templates/pictures.ts';
import { putStack, stackIn, type Stack } from '#design/templates/text-stack.ts';
import { wordsOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { PLAIN, photoName, putPhoto } from './photo-blocks.ts';

/**
 * On a tall page: shares of the room that the words may take, the first that holds them at a size (hundredths of the
 * unit), and a small photo's share of the height.
 */
const TALL = { words: [0.3, 0.37, 0.44], comfortable: 9, small: 0.25 };

/**
 * On tall pages: the large photo across the page, the small ones stepped over its foot and side by side, the words
 * below all of them.
 */
function drawTall(builder: PageBuilder): boolean {
  const { input, safe, margin, width, height } = builder;
  const { background } = input.palette;
  const [large, second, third] = input.pictures;
  if (!large || !second) return false;
  const gap = builder.u(2.2);
  const at = (box: Box): Box => (builder.mirrored ? { ...box, x: width - box.x - box.width } : box);
  const items = wordsOn(builder, [background], { label: true, offer: 'plain', headlineLines: 3 });
  const stacks = TALL.words.flatMap(
    (share) =>
      stackIn(
        builder,
        items,
        { ...safe, y: safe.y + safe.height * (1 - share), height: safe.height * share },
        { align: 'left', valign: 'bottom', largest: 15, smallest: 5.7 },
      ) ?? [],
  );
  const stack = stacks.find(({ size }) => size >= builder.u(TALL.comfortable)) ?? stacks.at(-1);
  if (!stack) return false;
  // Without words the small ones are at the foot of the page.
  const foot = stack.texts.length > 0 ? stack.box.y - margin * 0.8 : height - margin;
  const side = height * TALL.small;
  const step = third ? side * 0.34 : 0;
  const edge = foot - side * (third ? 0.93 : 0.6);
  const right = third ? width * 0.52 : width * 0.4;
  builder.rectangle(
    'Strip',
    at({ x: right - gap, y: edge, width: width - right + gap, height: foot - step - edge + gap }),
    builder.softPanel,
  );
  const upper = { x: right, y: foot - side - step, width: width - right, height: side };
  // Its thing is above the small ones.
  const field = { x: 0, y: 0, width, height: edge };
  builder.image(photoName(0), large, field, {
    crop: cropAbout(large, field, { ...field, height: upper.y - gap }),
    frame: PLAIN,
  });
  builder.rectangle(
    'Edge',
    at({ ...upper, x: right - gap, y: upper.y - gap, width: upper.width + gap, height: edge - upper.y + gap }),
    background,
  );
  putPhoto(builder, second, at(upper), 1);
  if (third)
    putPhoto(
      builder,
      third,
      at({ x: margin, y: edge + gap, width: right - gap - margin, height: foot - edge - gap }),
      2,
    );
  putStack(builder, stack);
  return true;
}

/** The least share of an upright page's height that the large photo has. */
const LEAST_MAIN = 0.54;

function draw(builder: PageBuilder): boolean {
  if (builder.tall) return drawTall(builder);
  const { input, safe, margin, width, height } = builder;
  const { background } = input.palette;
  const [large, second, third] = input.pictures;
  if (!large || !second) return false;
  const gap = builder.u(2.2);
  const at = (box: Box): Box => (builder.mirrored ? { ...box, x: width - box.x - box.width } : box);
  const { headline, subheading, offer, callToAction, lines } = input.content;
  const silent = !headline && !subheading && !offer && !callToAction && lines.length === 0;
  const items = wordsOn(builder, [background], { label: true, offer: 'plain' });
  let main: Box;
  let small: Box[];
  let stack: Stack | null;
  if (builder.wide) {
    // A spread: the left page is the photo, the right page carries the rest.
    main = { x: 0, y: 0, width: width * (silent ? 0.62 : 0.42), height };
    const page = { x: main.width + margin * 0.8, width: width - main.width - margin * 1.8 };
    const side = silent ? page.width : Math.min((page.width - gap) * 0.46, height * 0.42);
    small = [
      { x: page.x + page.width - side, y: margin, width: side, height: (height - 2 * margin - gap) * 0.56 },
      {
        x: page.x + page.width - side,
        y: margin + (height - 2 * margin - gap) * 0.56 + gap,
        width: side,
        height: (height - 2 * margin - gap) * 0.44,
      },
    ];
    stack = stackIn(
      builder,
      items,
      at({ x: page.x, y: safe.y, width: page.width - side - margin * 0.7, height: safe.height }),
      { align: 'left', valign: 'bottom', largest: 12, smallest: 5.7 },
    );
  } else {
    const column = width * 0.31;
    const right = width - margin - column;
    const edge = third ? right - gap : right - column * 0.3;
    const least = height * LEAST_MAIN;
    stack = stackIn(
      builder,
      items,
      at({
        x: safe.x,
        y: least + margin * 0.6,
        width: edge - gap - safe.x,
        height: safe.y + safe.height - least - margin * 0.6,
      }),
      { align: 'left', valign: 'bottom', largest: 13, smallest: 5.7 },
    );
    // The photo reaches down to the words.
    const high = silent || !stack ? height : stack.box.y - margin * 0.6;
    main = { x: 0, y: 0, width: right - gap, height: high };
    const first = Math.max(safe.y, builder.bar, margin);
    const last = height - Math.max(margin, builder.bar);
    const upper = Math.min((last - first - gap) * 0.54, column * 1.7);
    const lower = Math.min(last - first - upper - gap, column * 1.7);
    const start = first + (last - first - upper - gap - lower) / 2;
    // A strip of the page's second color carries the small ones; a single one is low, over the large photo's edge.
    builder.rectangle('Strip', at({ x: right - gap, y: 0, width: width - right + gap, height }), builder.softPanel);
    small = third
      ? [
          { x: right, y: start, width: column - margin + margin * 0.5, height: upper },
          {
            x: right,
            y: start + upper + gap,
            width: column - margin + margin * 0.5,
            height: lower,
          },
        ]
      : [
          {
            x: right - column * 0.3,
            y: high - column * 0.9,
            width: column * 1.3 - margin * 0.5,
            height: Math.min(column * 1.8, last - high + column * 0.9),
          },
        ];
  }
  if (!stack) return false;
  putPhoto(builder, large, at(main), 0);
  for (const [index, picture] of [second, third].entries()) {
    const box = small[index];
    if (picture && box) putPhoto(builder, picture, at(box), index + 1);
  }
  putStack(builder, stack);
  return true;
}

export const lookbook: Composition = {
  id: 'lookbook',
  pictures: [2, 3],
  cutout: 'never',
  kinds: ['shelf', 'news', 'product'],
  shapes: ['portrait', 'wide', 'paper', 'square'],
  suits: ({ pictures, energy }) =>
    (pictures === 2 || pictures === 3 ? 6 : 2) + (energy === 'elegant' || energy === 'calm' ? 1.2 : 0),
  draw,
};
