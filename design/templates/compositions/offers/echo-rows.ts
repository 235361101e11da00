/**
 * Echo rows: the headline repeated in rows from edge to edge, one of them lit up on a bar of color; the other words
 * below them.
 */
import { bannerStack, sided } from '#design/templates/banner.ts';
import { inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { footOf } from '#design/templates/blocks.ts';
import { contrast, mix } from '#design/layout/contrast.ts';
import { inkOn, onSurface, surfaceOn, wordsOn } from '#design/templates/words.ts';
import { putStack, stackIn, type Item } from '#design/templates/text-stack.ts';
import type { Composition } from '../composition.ts';

/** Large letters that differ from their background at a glance. */
function onBackground(color: string, background: string): boolean {
  return contrast(color, background) >= 4.3;
}

interface Echo {
  bar: string;
  /** A row: the lit one, or one of its echoes. */
  item(name: string, lit: boolean): Item;
}

function echoOf(builder: PageBuilder, headline: string): Echo {
  const { palette, type } = builder.input;
  const ink = inkOn(builder, [palette.background]);
  const bar = surfaceOn(builder, [palette.background]);
  // Faint rows may be legible, but need not be.
  const faint =
    [0.5, 0.6, 0.7, 0.8, 1]
      .map((share) => mix(palette.background, ink, share))
      .find((color) => onBackground(color, palette.background)) ?? ink;
  // Written letters reach into the lines above and below them.
  const { lineHeight } = type.heading;
  const face = { ...type.heading, lineHeight: lineHeight > 1.2 ? lineHeight * 1.12 : 1.06 };
  return {
    bar,
    item: (name, lit) => ({
      role: name === 'Headline' ? 'headline' : 'decoration',
      name,
      texts: [headline],
      face,
      heading: true,
      share: 1,
      least: 0,
      most: 100,
      lines: 1,
      color: lit ? onSurface(builder, bar) : faint,
      backgrounds: [lit ? bar : palette.background],
    }),
  };
}

/** Rows on a banner, at least and at most. */
const ROWS = [3, 4, 5] as const;

/**
 * On banners: rows from edge to edge, short words several times in each; the lit one runs into a field of its color
 * with everything else.
 */
function drawAcross(builder: PageBuilder, headline: string): boolean {
  const { input, safe, margin, width, height } = builder;
  const { bar, item } = echoOf(builder, headline);
  const at = sided(builder);
  const rest = wordsOn(builder, [bar], { without: ['headline'], ink: onSurface(builder, bar) });
  const field = rest.length > 0 ? { x: width * 0.66, y: 0, width: width * 0.34, height } : null;
  const said =
    field &&
    bannerStack(
      builder,
      rest,
      at(
        inset(
          { ...field, y: safe.y, height: safe.height, width: field.width - safe.x + margin * 0.8 },
          margin * 0.8,
          0,
        ),
      ),
      { align: 'left', valign: 'middle', largest: 13, smallest: 3.4 },
    );
  if (field && !said) return false;
  const edge = input.covers ? safe.y : margin * 0.4;
  const area = {
    x: safe.x,
    y: edge,
    width: (field ? field.x - margin * 0.7 : safe.x + safe.width) - safe.x,
    height: height - 2 * edge,
  };
  const ways = ROWS.flatMap((count) => {
    const pitch = area.height / count;
    const one = stackIn(
      builder,
      [item('Headline', true)],
      { ...area, height: pitch },
      { align: 'left', valign: 'top', largest: 60, smallest: 5.8 },
    );
    if (!one) return [];
    const times = Math.max(1, Math.floor((area.width + one.size * 0.4) / (one.box.width + one.size * 0.4)));
    return [
      {
        count,
        pitch,
        one,
        times,
        filled: ((times * one.box.width) / area.width) * (one.box.height / pitch) - count * 0.06,
      },
    ];
  });
  const [way] = ways.sort((a, b) => b.filled - a.filled);
  if (!way) return false;
  const { count, pitch, one, times } = way;
  const lit = Math.floor(count / 2);
  builder.rectangle('Bar', { x: 0, y: area.y + lit * pitch, width, height: pitch }, bar);
  if (field) builder.rectangle('Field', at(field), bar);
  const size = (one.size / builder.unit) * 100;
  const step = times > 1 ? (area.width - one.box.width) / (times - 1) : 0;
  for (let index = 0; index < count * times; index += 1) {
    const [row, column] = [Math.floor(index / times), index % times];
    const name = row === lit && column === 0 ? 'Headline' : `Echo ${index}`;
    const copy = stackIn(
      builder,
      [item(name, row === lit)],
      at({ ...area, x: area.x + column * step, width: one.box.width * 1.01, y: area.y + row * pitch, height: pitch }),
      { align: 'left', valign: 'middle', largest: size, smallest: size * 0.97 },
    );
    if (!copy) return false;
    putStack(builder, copy);
  }
  if (said) putStack(builder, said);
  return true;
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width } = builder;
  const { palette, content } = input;
  const { headline } = content;
  if (!headline || headline.length > 20 || builder.ratio < 0.45) return false;
  const backgrounds = [palette.background];
  builder.background = solid(palette.background);
  if (builder.low) return drawAcross(builder, headline);
  const foot = footOf(
    builder,
    safe.x,
    safe.width,
    backgrounds,
    'left',
    ['subheading', 'offer', 'details', 'call-to-action'],
    safe.height * 0.36,
  );
  if (!foot) return builder.wide && drawAcross(builder, headline);
  const bottom = safe.y + safe.height - (foot.height > 0 ? foot.height + margin * 0.6 : 0);
  const area = { ...safe, height: bottom - safe.y };
  const { bar, item } = echoOf(builder, headline);
  const one = stackIn(
    builder,
    [item('Headline', true)],
    { ...area, y: 0, height: area.height * 0.3 },
    { align: 'left', valign: 'top', largest: 60, smallest: 5.8 },
  );
  if (!one) return false;
  const pitch = one.box.height * 1.02;
  const count = Math.min(7, Math.floor(area.height / pitch));
  if (count < 3) return false;
  const top = area.y + (area.height - count * pitch) / 2;
  const lit = Math.min(count - 2, Math.max(1, Math.round(count * 0.4)));
  const size = (one.size / builder.unit) * 100;
  builder.rectangle('Bar', { x: 0, y: top + lit * pitch - pitch * 0.02, width, height: pitch }, bar);
  for (let index = 0; index < count; index += 1) {
    const row = stackIn(
      builder,
      [index === lit ? item('Headline', true) : item(`Echo ${index < lit ? index + 1 : index}`, false)],
      { ...area, y: top + index * pitch, height: pitch },
      { align: 'left', valign: 'middle', largest: size, smallest: size * 0.97 },
    );
    if (!row) return false;
    putStack(builder, row);
  }
  foot.put(safe.y + safe.height - foot.height);
  return true;
}

export const echoRows: Composition = {
  id: 'echo-rows',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['offer', 'cover', 'news'],
  shapes: ['portrait', 'story', 'paper'],
  suits: ({ content, energy }) =>
    ((content.headline ?? '').length <= 20 ? 3.6 : 0) +
    { loud: 2.4, clean: 1.6, playful: 1, calm: -1, elegant: -2 }[energy],
  draw,
};
