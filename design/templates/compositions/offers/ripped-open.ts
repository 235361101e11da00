/**
 * Ripped open: wrapping paper covers the page and is torn open across its middle; the offer shows through the tear.
 */
import { columns, inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { mix } from '#design/layout/contrast.ts';
import { isDark, shade } from '#design/templates/color-mix.ts';
import { footOf } from '#design/templates/blocks.ts';
import { dots, stripes } from '#design/templates/outlines.ts';
import { onSurface, strongOn, surfaceOn, wordsOn } from '#design/templates/words.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import type { Composition } from '../composition.ts';
import { torn } from '../words/paper-outlines.ts';
import { dealItems, lying, offerItems } from './offer-parts.ts';

/** The torn edge of paper, which is lighter than its print. */
const RIM = '#fffdf7';

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width, height } = builder;
  const { palette, content } = input;
  if (!content.headline) return false;
  const inside = palette.background;
  const wrap = surfaceOn(builder, [inside]);
  builder.background = solid(inside);
  const quiet = input.energy === 'elegant' || input.energy === 'calm' || input.energy === 'clean';
  // Small print is on the lower sheet, on a plain strip of it.
  const foot = footOf(builder, safe.x, safe.width, [wrap], 'center', undefined, safe.height * 0.27);
  if (!foot) return false;
  const lower =
    safe.y + safe.height - (foot.height > 0 ? foot.height + margin * 0.8 : builder.u(builder.wide ? 5 : 10));
  const upper = safe.y + builder.u(builder.wide ? 4 : 12);
  const deep = builder.u(3.4);
  const rim = builder.u(1.5);
  const room = { x: safe.x, y: upper + deep + rim, width: safe.width, height: lower - upper - 2 * (deep + rim) };
  if (room.height < builder.u(24)) return false;
  const ink = onSurface(builder, inside);
  const without = ['details', 'call-to-action'] as const;
  // In a low tear the offer is next to the words instead of below them.
  const apart = builder.wide && content.offer !== null;
  const [first, second] = columns(room, 0.56, margin);
  const [words, deal] = builder.mirrored ? columns(room, 0.44, margin).toReversed() : [first, second];
  const stack = apart
    ? stackIn(
        builder,
        wordsOn(builder, [inside], { without: [...without, 'offer'], label: true, ink, headlineLines: 2 }),
        words ?? room,
        { align: 'left', valign: 'middle', largest: 18, smallest: 5.7 },
      )
    : stackIn(
        builder,
        dealItems(builder, [inside], ink, { without, shares: [0.4, 0.18] }),
        inset(room, 0, builder.u(2)),
        {
          align: 'center',
          valign: 'middle',
          largest: 36,
          smallest: 5.8,
        },
      );
  const beside = apart
    ? stackIn(builder, offerItems(builder, [inside], strongOn(builder, [inside]), { lines: 2 }), deal ?? room, {
        align: 'right',
        valign: 'middle',
        largest: 26,
        smallest: 5,
      })
    : null;
  if (!stack || (apart && !beside)) return false;
  const printed = mix(wrap, isDark(wrap) ? '#ffffff' : '#000000', 0.1);
  const over = builder.u(4);
  const sheet = (name: string, box: { y: number; height: number }, edge: 'top' | 'bottom', seed: number) => {
    const full = { x: -over, width: width + 2 * over, ...box };
    builder.group(name, () => {
      builder.outline(
        'Rim',
        torn(full.width, full.height, deep, [edge], seed + 5),
        { ...full, y: full.y + (edge === 'bottom' ? rim : -rim) },
        RIM,
        { shadow: lying(builder, 0.9) },
      );
      builder.outline('Paper', torn(full.width, full.height, deep, [edge], seed), full, wrap);
      const pattern =
        edge === 'bottom'
          ? { x: 0, y: 0, width, height: Math.max(1, full.y + full.height - deep * 1.1) }
          : { x: 0, y: full.y + deep * 1.1, width, height: Math.max(1, height - full.y - deep * 1.1) };
      // Dots only where there are no words.
      if (edge === 'bottom' || foot.height === 0) {
        // Not more dots than one path holds.
        const cell = Math.max(builder.u(4.6), Math.sqrt((pattern.width * pattern.height) / 120));
        if (!quiet)
          builder.outline(
            'Pattern',
            dots(Math.max(2, Math.round(pattern.width / cell)), Math.max(1, Math.round(pattern.height / cell))),
            pattern,
            printed,
          );
        else
          builder.outline(
            'Pattern',
            stripes(Math.max(4, Math.round(pattern.width / builder.u(5)))),
            pattern,
            shade(wrap, isDark(wrap) ? 0.03 : -0.03),
          );
      }
    });
  };
  sheet('Upper sheet', { y: -over, height: upper + deep + over }, 'bottom', input.twist);
  sheet('Lower sheet', { y: lower - deep, height: height - lower + deep + over }, 'top', input.twist + 11);
  putStack(builder, stack);
  if (beside) putStack(builder, beside);
  foot.put(safe.y + safe.height - foot.height);
  return true;
}

export const rippedOpen: Composition = {
  id: 'ripped-open',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['offer', 'news', 'cover'],
  shapes: ['square', 'wide', 'portrait', 'story'],
  suits: ({ content, energy }) =>
    (content.offer ? 4.8 : 3.4) +
    (/coming|secret|surprise|reveal|gift|open|unwrap|new/i.test(`${content.headline ?? ''} ${content.subheading ?? ''}`)
      ? 1.6
      : 0) +
    { loud: 1.2, playful: 1, clean: 0.2, calm: -0.4, elegant: -1 }[energy],
  draw,
};
