/** Neon sign: glowing letters and a glowing tube around them on a dark brick wall. */
import { inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { isDark, shade, worstOn } from '#design/templates/color-mix.ts';
import { INK, mix } from '#design/layout/contrast.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import { wordsOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { bricks } from './news-outlines.ts';

/** Light of a lamp in this color: bright enough to glow. */
function lit(color: string, wall: string): string {
  for (const share of [0, 0.25, 0.45, 0.65, 0.8]) {
    const tried = mix(color, '#ffffff', share);
    if (worstOn(tried, [wall]) >= 7) return tried;
  }
  return '#ffffff';
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, width, height, margin } = builder;
  const { palette } = input;
  const base = isDark(palette.background) ? palette.background : isDark(palette.ink) ? palette.ink : INK;
  const wall = mix(base, '#08070c', 0.45);
  builder.background = solid(wall);
  const joints = shade(wall, 0.055);
  const vivid = [palette.accent, palette.pop, palette.panel].filter(
    (color) => !isDark(color) || worstOn(color, [wall]) > 2,
  );
  const first = lit(vivid[0] ?? '#ff4fa3', wall);
  const second = lit(vivid.find((color) => color !== vivid[0]) ?? '#4de1ff', wall);
  builder.outline('Bricks', bricks(width, height, builder.u(5.4)), builder.page, joints);
  // Light on the wall behind the sign.
  const halo = { x: width * 0.02, y: height * 0.06, width: width * 0.96, height: height * 0.88 };
  builder.ellipse('Glow', halo, {
    type: 'radial',
    centerX: 0.5,
    centerY: 0.5,
    radius: 0.72,
    stops: [
      { at: 0, color: `${first}2e` },
      { at: 1, color: `${first}00` },
    ],
  });
  const backgrounds = [wall, joints];
  const tube = { x: margin * 1.1, y: Math.max(safe.y, margin * 1.1), width: width - margin * 2.2, height: 0 };
  tube.height = Math.min(height - margin * 1.1, safe.y + safe.height) - tube.y;
  const inner = inset(tube, builder.u(builder.wide ? 7 : 6), builder.u(6));
  const items = wordsOn(builder, backgrounds, {
    ink: '#ffffff',
    label: true,
    headline: first,
    headlineLines: 4,
    offer: 'plain',
  }).map((item) => {
    if (item.role === 'headline') return { ...item, color: mix(first, '#ffffff', 0.55) };
    if (item.role === 'offer') return { ...item, color: mix(second, '#ffffff', 0.3) };
    if (item.role === 'call-to-action')
      return { ...item, pill: second, color: worstOn(wall, [second]) >= 4.5 ? wall : '#000000', backgrounds: [second] };
    return { ...item, color: mix(second, '#ffffff', 0.6) };
  });
  const stack = stackIn(builder, items, inner, {
    align: 'center',
    valign: 'middle',
    largest: 22,
    smallest: 4.6,
    airy: 1.3,
  });
  if (!stack) return false;
  const glow = (color: string, size: number) => ({
    color: `${color}d0`,
    x: 0,
    y: 0,
    blur: Math.round(Math.min(180, size)),
  });
  // The tube surrounds the words: a short sign is a small one.
  const frame = {
    ...tube,
    height: Math.min(tube.height, Math.max(stack.box.height + builder.u(16), tube.width * (builder.wide ? 0.3 : 0.5))),
  };
  frame.y = tube.y + (tube.height - frame.height) / 2;
  const radius = input.energy === 'elegant' ? builder.u(1.5) : Math.min(builder.u(9), frame.height / 2);
  builder.rectangle('Tube glow', frame, null, {
    radius,
    stroke: { color: second, width: builder.u(1.1), dash: [] },
    shadow: glow(second, builder.u(4)),
  });
  builder.rectangle('Tube', frame, null, {
    radius,
    stroke: { color: mix(second, '#ffffff', 0.7), width: builder.u(0.45), dash: [] },
  });
  putStack(builder, {
    ...stack,
    texts: stack.texts.map((text) => ({
      ...text,
      layer: text.role === 'headline' ? { ...text.layer, shadow: glow(first, text.layer.fontSize * 0.34) } : text.layer,
    })),
  });
  return true;
}

export const neonSign: Composition = {
  id: 'neon-sign',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['event', 'news', 'greeting', 'cover'],
  shapes: ['square', 'story', 'wide', 'portrait', 'banner'],
  suits: ({ energy, content }) =>
    ({ loud: 7, playful: 5.8, clean: 4.4, elegant: 3, calm: 1.5 })[energy] +
    (/\b(?:live|tonight|night|open|party|club|bar|music|sale)\b/i.test(content.headline ?? '') ? 1.6 : 0) -
    ((content.headline?.length ?? 0) > 40 ? 2 : 0),
  suitsBrief: ({ energy, content }) =>
    ({ loud: 7, playful: 5.8, clean: 4.4, elegant: 3, calm: 1.5 })[energy] +
    (/\b(?:live|tonight|night|open|party|club|bar|music)\b/i.test(content.headline ?? '') ? 1.6 : 0) -
    ((content.headline?.length ?? 0) > 40 ? 2 : 0),
  draw,
};
