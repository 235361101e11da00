/** Megaphone: a megaphone in a corner calls the headline out along a beam that widens across the page. */
import { around, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { worstOn } from '#design/templates/color-mix.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import { surfaceOn, wordsOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { LEGIBLE } from '#design/layout/contrast.ts';
import { beam, horn } from './news-outlines.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, width, height } = builder;
  const { palette } = input;
  builder.background = solid(palette.background);
  const ink = wordsOn(builder, [palette.background]).find(({ role }) => role === 'headline')?.color ?? palette.ink;
  // The beam is a second surface on which the same ink is legible.
  const beamColor =
    [palette.panel, palette.pop, palette.accent].find(
      (color) => color !== palette.background && worstOn(ink, [color]) >= LEGIBLE,
    ) ?? builder.softPanel;
  const backgrounds = [palette.background, beamColor];
  const body = surfaceOn(builder, [palette.background, beamColor]);
  const side = builder.mirrored ? -1 : 1;
  const size = builder.wide ? Math.min(height * 0.8, width * 0.34) : Math.min(width * 0.5, height * 0.34);
  const bottom = builder.bar > 0 ? safe.y + safe.height + builder.u(4) : height;
  const cx = builder.mirrored ? width - size * 0.4 : size * 0.4;
  const cy = builder.wide ? height * 0.58 : bottom - size * 0.42;
  const room = builder.wide
    ? {
        x: builder.mirrored ? safe.x : size * 0.98,
        y: safe.y,
        width: width - size * 0.98 - safe.x,
        height: safe.height,
      }
    : { ...safe, height: cy - size * 0.5 - safe.y };
  const stack = stackIn(
    builder,
    wordsOn(builder, backgrounds, {
      without: builder.wide ? [] : ['details', 'call-to-action'],
      label: true,
      offer: 'pill',
      headlineLines: 4,
      ink,
    }),
    room,
    { align: 'left', valign: 'middle', largest: 26, smallest: 5 },
  );
  const lower = builder.wide
    ? null
    : {
        x: builder.mirrored ? safe.x : size * 0.98,
        y: cy - size * 0.34,
        width: width - size * 0.98 - safe.x,
        height: Math.min(bottom, safe.y + safe.height) - cy + size * 0.34,
      };
  const small = lower
    ? stackIn(
        builder,
        wordsOn(builder, backgrounds, { without: ['headline', 'subheading', 'offer'], ink }).map((item) => ({
          ...item,
          share: 0.99,
          ...(item.role === 'details' ? { texts: [input.content.lines.join('\n')] as const } : {}),
        })),
        lower,
        { align: 'left', valign: 'bottom', largest: 5, smallest: 2.9 },
      )
    : null;
  if (!stack || (lower && !small)) return false;
  const angle = builder.wide ? 0 : -52;
  const mouth = {
    x: cx + side * Math.cos((angle * Math.PI) / 180) * size * 0.36,
    y: cy + Math.sin((angle * Math.PI) / 180) * size * 0.36,
  };
  builder.outline(
    'Beam',
    beam(width, height, mouth.x / width, mouth.y / height, angle, builder.wide ? 30 : 40, builder.mirrored),
    builder.page,
    beamColor,
  );
  builder.outline('Megaphone', horn(builder.mirrored), around(cx, cy, size), body, { rotation: (angle + 8) * side });
  putStack(builder, stack);
  if (small) putStack(builder, small);
  return true;
}

export const megaphone: Composition = {
  id: 'megaphone',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['news', 'event', 'cover'],
  shapes: ['square', 'portrait', 'wide', 'story'],
  suits: ({ energy, content }) =>
    ({ playful: 6.8, loud: 6.8, clean: 6, calm: 2, elegant: 1 })[energy] +
    (/\b(?:hiring|wanted|new|news|join|moved|coming)\b/i.test(content.headline ?? '') ? 1 : 0) -
    (content.lines.length > 3 ? 2 : 0),
  draw,
};
