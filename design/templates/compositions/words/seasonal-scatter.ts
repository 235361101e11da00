/**
 * Seasonal scatter: leaves, snow, hearts, petals or confetti drift down the page, dense at the top, with the words in
 * the quiet middle.
 */
import { solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { hslOf, isDark, shade } from '#design/templates/color-mix.ts';
import { bulging } from '#design/templates/outlines.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import { wordsOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { strewn, type Season } from './celebration-outlines.ts';

/** Words for each season. */
const SAID: readonly (readonly [Season, RegExp])[] = [
  ['confetti', /\b(?:lunar|chinese) new year/i],
  ['snow', /\b(?:christmas|xmas|winter|snow|december|advent|santa|frost|ski|new year)/i],
  ['heart', /\b(?:love|valentine|heart|mum|mom|mother|wedding|dear)/i],
  ['leaf', /\b(?:autumn|fall|harvest|october|november|thanksgiving|leaf|leaves|plant|garden|tree)/i],
  ['petal', /\b(?:spring|easter|flower|blossom|bloom|april|may|bouquet)/i],
  ['star', /\b(?:night|eid|ramadan|diwali|star|gala|evening)/i],
];

/** The season of the words; if they leave it open, that of the colors. */
function seasonOf(builder: PageBuilder): Season {
  const { content, palette, energy } = builder.input;
  const words = [content.headline, content.subheading, content.offer, ...content.lines].join(' ');
  const said = SAID.find(([, pattern]) => pattern.test(words));
  if (said) return said[0];
  const { hue, saturation } = hslOf(palette.accent);
  if (energy === 'playful' || energy === 'loud') return 'confetti';
  if (saturation < 0.25 || (hue > 180 && hue < 260)) return 'star';
  if (hue > 320 || hue < 12) return 'petal';
  return hue < 160 ? 'leaf' : 'star';
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, width, height } = builder;
  const { palette } = input;
  builder.background = solid(palette.background);
  const season = seasonOf(builder);
  const backgrounds = [palette.background];
  const room = builder.wide
    ? {
        x: safe.x + safe.width * 0.1,
        y: safe.y + safe.height * 0.06,
        width: safe.width * 0.8,
        height: safe.height * 0.88,
      }
    : {
        x: safe.x + builder.u(1.5),
        y: safe.y + safe.height * 0.16,
        width: safe.width - builder.u(3),
        height: safe.height * 0.7,
      };
  const stack = stackIn(
    builder,
    wordsOn(builder, backgrounds, { label: true, offer: 'pill', headlineLines: 4 }),
    room,
    {
      align: 'center',
      valign: 'middle',
      largest: 24,
      smallest: 4.8,
      airy: 1.15,
    },
  );
  if (!stack) return false;
  const none = stack.texts.length === 0;
  const [from, until] = none
    ? [height * 0.5, height * 0.5]
    : [stack.box.y - builder.u(3.5), stack.box.y + stack.box.height + builder.u(3.5)];
  const colors = [
    ...new Set([
      palette.accent,
      palette.pop,
      season === 'snow' && isDark(palette.background) ? '#ffffff' : palette.panel,
    ]),
  ].filter((color) => color !== palette.background);
  // Snow lies at the bottom for winter, otherwise a low hill of the second color if the page has room for it.
  const low = height - until;
  if (low > builder.u(18) && !builder.wide) {
    const hill = { x: 0, y: height - low * 0.42, width, height: low * 0.42 + 2 };
    builder.outline(
      'Hill',
      bulging(hill.width, hill.height, 0.34, 'top'),
      hill,
      season === 'snow'
        ? isDark(palette.background)
          ? '#ffffff'
          : shade(palette.background, -0.1)
        : builder.softPanel,
    );
  }
  const hole = {
    top: Math.min(0.5, Math.max(0.06, from / height - 0.02)),
    bottom: Math.max(0.5, Math.min(0.95, until / height + 0.02)),
  };
  const dense = builder.wide ? 26 : builder.tall ? 24 : 22;
  for (const [index, color] of colors.entries())
    builder.outline(
      `${season[0]?.toUpperCase() ?? ''}${season.slice(1)}`,
      strewn(season, width, height, index + (input.twist % 7) * 3, dense, hole),
      builder.page,
      color,
    );
  putStack(builder, stack);
  return true;
}

export const seasonalScatter: Composition = {
  id: 'seasonal-scatter',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['greeting', 'event', 'news'],
  shapes: ['square', 'portrait', 'story', 'wide'],
  suits: ({ content, energy }) =>
    4.8 +
    (SAID.some(([, pattern]) => pattern.test(content.headline ?? '')) ? 2.4 : 0) +
    (energy === 'calm' || energy === 'playful' ? 0.6 : 0) -
    ((content.headline?.length ?? 0) > 50 ? 2 : 0),
  draw,
};
