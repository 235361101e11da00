/**
 * Crate: the page is the side of a wooden crate: planks with nails, corner irons, the words stencilled on them, a round
 * stamp in one corner.
 */
import { around, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { isDark, legibleOn, shade } from '#design/templates/color-mix.ts';
import { mix } from '#design/layout/contrast.ts';
import { onSurface, wordsOn } from '#design/templates/words.ts';
import { isBadgeable } from '#design/templates/blocks.ts';
import { badgeBox, putBadge } from '#design/templates/badges.ts';
import { putStack, stackIn, type Stack } from '#design/templates/text-stack.ts';
import type { Composition } from '../composition.ts';
import { cornerIron, planks } from './delivery-outlines.ts';

/**
 * Joints that don't cross small letters: between the texts, and as many more as give planks about the wanted width, px.
 */
function jointsBetween({ texts }: Stack, height: number, broad: number): number[] {
  const boxes = texts.map(({ layer }) => ({
    top: layer.y - (layer.box?.paddingY ?? 0),
    bottom: layer.y + layer.height + (layer.box?.paddingY ?? 0),
    tall: layer.height,
  }));
  const edges = [0];
  for (const [index, box] of boxes.entries()) {
    const next = boxes[index + 1];
    const from = edges.at(-1) ?? 0;
    // Above the first text, and through large letters, joints are unrestricted.
    if (index === 0 && box.top > broad * 0.8) edges.push(box.top - Math.min(box.top * 0.2, broad * 0.2));
    if (next && (box.bottom + next.top) / 2 - from > broad * 0.42) edges.push((box.bottom + next.top) / 2);
    if (!next && height - box.bottom > broad * 0.6)
      edges.push(box.bottom + Math.min((height - box.bottom) * 0.3, broad * 0.25));
  }
  edges.push(height);
  return edges
    .slice(0, -1)
    .flatMap((from, index) => {
      const to = edges[index + 1] ?? height;
      const small = boxes.some(({ top, bottom, tall }) => tall < broad * 0.5 && top < to && bottom > from);
      const parts = small ? 1 : Math.max(1, Math.round((to - from) / broad));
      return Array.from({ length: parts }, (_, part) => from + ((to - from) * part) / parts);
    })
    .slice(1);
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width, height } = builder;
  const { palette, content } = input;
  if (!content.headline) return false;
  // Wood in the design's own colors: the background, slightly browner.
  const wood = mix(palette.background, isDark(palette.background) ? '#5a3a1e' : '#c99a5b', 0.3);
  const other = shade(wood, isDark(wood) ? 0.035 : -0.03);
  const backgrounds = [wood, other];
  const ink = legibleOn(backgrounds, [palette.ink, onSurface(builder, wood)]);
  builder.background = solid(wood);
  const iron = builder.u(15);
  const badged = isBadgeable(builder);
  const beside = builder.wide && badged;
  const stampSize = builder.u(beside ? 40 : 31);
  const inner = {
    x: Math.max(safe.x, builder.u(6.4)),
    y: safe.y + (builder.bar > 0 ? 0 : margin * 0.4),
    width: 0,
    height: 0,
  };
  inner.width = width - 2 * inner.x;
  inner.height = safe.y + safe.height - inner.y - (builder.bar > 0 ? 0 : margin * 0.4);
  const words = beside
    ? {
        ...inner,
        x: builder.mirrored ? inner.x + stampSize + margin * 0.5 : inner.x,
        width: inner.width - stampSize - margin * 0.5,
      }
    : { ...inner, height: inner.height - (badged ? stampSize * 0.94 + margin * 0.2 : 0) };
  const stack = stackIn(
    builder,
    wordsOn(builder, backgrounds, {
      without: badged ? ['offer'] : [],
      label: true,
      offer: 'large',
      ink,
      headline: ink,
      headlineLines: 4,
    }),
    words,
    { align: builder.wide ? 'left' : 'center', valign: 'middle', largest: 26, smallest: 5.8, airy: 1.1 },
  );
  if (!stack) return false;
  const groove = shade(wood, isDark(wood) ? -0.07 : -0.16);
  const joints = jointsBetween(stack, height, builder.u(19));
  const nails = builder.u(2.6);
  for (const [name, part, color] of [
    ['Other planks', 'planks', other],
    ['Joints', 'joints', groove],
    ['Nails', 'nails', shade(groove, -0.08)],
  ] as const)
    builder.outline(name, planks(width, height, joints, part, nails), builder.page, color);
  const metal = mix(palette.accent, '#3a3a40', 0.3);
  for (const [index, [x, y]] of (
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const
  ).entries())
    builder.outline(
      `Corner iron ${index + 1}`,
      cornerIron(),
      {
        x: x === 0 ? 0 : width - iron * 0.62,
        y: y === 0 ? 0 : height - iron * 0.62,
        width: iron * 0.62,
        height: iron * 0.62,
      },
      metal,
      { rotation: index * 90, rule: 'evenodd' },
    );
  putStack(builder, stack);
  if (badged && content.offer) {
    const cx = beside
      ? builder.mirrored
        ? inner.x + stampSize / 2
        : inner.x + inner.width - stampSize / 2
      : width / 2;
    const cy = beside ? inner.y + inner.height / 2 : inner.y + inner.height - stampSize * 0.42;
    const surface =
      [palette.accent, palette.pop, palette.ink].find((color) => color !== palette.background) ?? palette.accent;
    const box = badgeBox('disc', cx, cy, stampSize * 0.84);
    builder.ellipse('Stamp ring', around(cx, cy, stampSize * 0.95), null, {
      stroke: { color: surface, width: Math.max(2, builder.u(0.6)), dash: [] },
    });
    if (!putBadge(builder, content.offer, box, { kind: 'disc', surface, rotation: -10 })) return false;
  }
  return true;
}

export const crate: Composition = {
  id: 'crate',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['offer', 'news', 'event'],
  shapes: ['wide', 'banner', 'square', 'portrait', 'paper'],
  suits: ({ content, energy }) =>
    ({ calm: 5.4, playful: 5, loud: 4.6, clean: 3.2, elegant: 1.6 })[energy] +
    (/pre-?order|market|harvest|crate|arriv|fresh|box|batch|handmade|restock|workshop|craft|wood|coffee|drop|shop|studio/i.test(
      `${content.headline ?? ''} ${content.subheading ?? ''} ${content.callToAction ?? ''}`,
    )
      ? 2.2
      : 0),
  draw,
};
