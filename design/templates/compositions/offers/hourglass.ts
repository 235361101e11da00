/**
 * Hourglass: a large hourglass with little sand left at the top, the words about what ends next to it (or below it).
 */
import { solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { footOf } from '#design/templates/blocks.ts';
import { mix } from '#design/layout/contrast.ts';
import { inkOn, saidIn, surfaceOn, wordsOn } from '#design/templates/words.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import type { Composition } from '../composition.ts';
import { glassBulbs, sand } from './gauge-outlines.ts';

const ENDING =
  /\d.?hour|midnight|tonight|ends|until|last chance|last day|flash|deadline|closes|hurry|only this|weekend only|countdown|one day/i;

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width, height } = builder;
  const { palette, content } = input;
  if (!content.headline || !ENDING.test(saidIn(content))) return false;
  const backgrounds = [palette.background];
  builder.background = solid(palette.background);
  const beside = builder.ratio >= 0.95;
  // Next to the words it takes the page's whole height; on tall pages it is above them.
  const tall = beside ? Math.min(height - margin * 1.3, width * 0.62) : safe.height * 0.46;
  const wide = tall * 0.62;
  const glass = {
    x: beside ? (builder.mirrored ? margin : width - margin - wide) : (width - wide) / 2,
    y: beside ? (height - tall) / 2 : safe.y,
    width: wide,
    height: tall,
  };
  const words = beside
    ? { ...safe, x: builder.mirrored ? glass.x + wide + margin * 0.8 : safe.x, width: safe.width - wide - margin * 0.8 }
    : { ...safe, y: glass.y + tall + margin * 0.6, height: safe.y + safe.height - glass.y - tall - margin * 0.6 };
  const foot = footOf(
    builder,
    words.x,
    words.width,
    backgrounds,
    beside ? 'left' : 'center',
    undefined,
    words.height * 0.4,
  );
  if (!foot) return false;
  const stack = stackIn(
    builder,
    wordsOn(builder, backgrounds, {
      without: ['details', 'call-to-action'],
      label: true,
      offer: 'pill',
      headlineLines: beside ? 4 : 3,
    }),
    { ...words, height: words.height - (foot.height > 0 ? foot.height + margin * 0.5 : 0) },
    { align: beside ? 'left' : 'center', valign: beside ? 'middle' : 'top', largest: beside ? 17 : 14, smallest: 5.7 },
  );
  if (!stack) return false;
  const strong = surfaceOn(builder, backgrounds);
  const ink = inkOn(builder, backgrounds);
  const cap = tall * 0.075;
  const inside = { ...glass, x: glass.x + wide * 0.09, width: wide * 0.82, y: glass.y + cap, height: tall - 2 * cap };
  builder.outline('Glass', glassBulbs(), inside, mix(palette.background, ink, 0.12));
  builder.outline('Sand', sand(), inside, strong);
  for (const [name, y] of [
    ['Upper board', glass.y],
    ['Lower board', glass.y + tall - cap],
  ] as const)
    builder.rectangle(name, { x: glass.x, y, width: wide, height: cap }, ink, { radius: cap * 0.4 });
  for (const [index, share] of [0.045, 0.955].entries())
    builder.rectangle(
      `Post ${index + 1}`,
      { x: glass.x + wide * share - wide * 0.018, y: glass.y + cap * 0.5, width: wide * 0.036, height: tall - cap },
      ink,
    );
  putStack(builder, stack);
  foot.put(safe.y + safe.height - foot.height);
  return true;
}

export const hourglass: Composition = {
  id: 'hourglass',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['offer', 'event'],
  shapes: ['square', 'story', 'wide', 'portrait', 'card'],
  suits: ({ content }) => (ENDING.test(saidIn(content)) ? 6.8 : 0),
  suitsBrief: ({ content }) =>
    /\d.?hour|midnight|tonight|last chance|last day|flash|hurry|countdown/i.test(saidIn(content))
      ? 7.4
      : ENDING.test(saidIn(content))
        ? 6.2
        : 0,
  draw,
};
