/** Garland: strings of flags across the top of the page (and the foot of tall ones), a large greeting between them. */
import type { Box } from '#design/document/geometry.ts';
import { solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { putWords } from '#design/templates/blocks.ts';
import { inkOn, saidIn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { garlandFlags, garlandString, strewn } from './celebration-outlines.ts';

function putGarland(
  builder: PageBuilder,
  box: { x: number; y: number; width: number },
  sag: number,
  fall: number,
  count: number,
  colors: readonly string[],
): void {
  const line = garlandString(sag, fall, 0.004);
  const whole: Box = { ...box, height: (box.width * line.viewHeight) / line.viewWidth };
  builder.group('Garland', () => {
    for (const [index, color] of colors.entries())
      builder.outline(
        'Flags',
        garlandFlags(sag, fall, count, index, colors.length, builder.input.twist % 2 === 1),
        whole,
        color,
      );
    builder.outline('String', line, whole, inkOn(builder, [builder.input.palette.background]));
  });
}

/** What is being celebrated. */
const FEAST =
  /\b(?:birthday|party|fair|f[eê]te|fiesta|festival|carnival|celebrat\w*|anniversary|opening|new year\w*|turns|housewarming|graduation|kermes|sommerfest)\b/i;

function draw(builder: PageBuilder): boolean {
  const { input, safe, width, height } = builder;
  const { palette } = input;
  builder.background = solid(palette.background);
  const colors = [...new Set([palette.accent, palette.pop, palette.panel, palette.ink])]
    .filter((color) => color !== palette.background)
    .slice(0, input.energy === 'elegant' || input.energy === 'calm' ? 2 : 4);
  const count = builder.wide ? 18 : 9;
  const flag = (width * 1.1) / count;
  const sag = builder.wide ? 0.05 : 0.12;
  const upper = { x: -width * 0.04, y: -builder.u(1), width: width * 1.08 };
  const drop = (sag + 1.2 / count) * upper.width;
  const top = upper.y + drop + flag * 0.15;
  const second = !builder.wide && builder.ratio < 1.1;
  if (second)
    putGarland(
      builder,
      { x: -width * 0.3, y: upper.y - builder.u(3), width: width * 0.92 },
      0.16,
      -0.02,
      8,
      colors.toReversed(),
    );
  putGarland(builder, upper, sag, 0, count, colors);
  const festive = input.energy === 'playful' || input.energy === 'loud';
  const foot = festive ? height * 0.11 : height * 0.05;
  const bottom = Math.min(safe.y + safe.height, height - foot);
  const from = Math.max(safe.y, top) + builder.u(1.5);
  if (festive) {
    const strip = { x: 0, y: bottom + builder.u(2), width, height: height - bottom };
    for (const [index, color] of colors.slice(0, 3).entries())
      builder.outline(
        'Confetti',
        strewn('confetti', strip.width, strip.height, index + input.twist, builder.wide ? 16 : 10, {
          top: 0.5,
          bottom: 0.5,
        }),
        strip,
        color,
      );
  }
  return (
    putWords(
      builder,
      {
        x: safe.x,
        y: from,
        width: safe.width,
        height: bottom - from - (festive ? builder.u(builder.wide ? 5 : 3) : 0),
      },
      [palette.background],
      { label: true, offer: 'pill', headlineLines: 3 },
      { align: 'center', valign: 'middle', largest: 24, smallest: 4.8, airy: 1.1 },
    ) !== null
  );
}

export const garland: Composition = {
  id: 'garland',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['greeting', 'event', 'news'],
  shapes: ['square', 'portrait', 'story', 'wide', 'banner'],
  suits: ({ energy, content }) =>
    ({ playful: 7.6, loud: 5.4, calm: 5, clean: 4.4, elegant: 3.6 })[energy] -
    ((content.headline?.length ?? 0) > 50 ? 3 : 0),
  suitsBrief: ({ energy, content }) =>
    ({ playful: 6.6, loud: 5.4, calm: 5, clean: 4.4, elegant: 3.6 })[energy] +
    (FEAST.test(saidIn(content)) ? 1.6 : 0) -
    ((content.headline?.length ?? 0) > 50 ? 3 : 0),
  draw,
};
