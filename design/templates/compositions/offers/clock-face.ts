/** Clock face: a large clock cut by the page's edge, its hands just before the hour; what ends soon next to it. */
import { around, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { footOf } from '#design/templates/blocks.ts';
import { onSurface, surfaceOn, wordsOn } from '#design/templates/words.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import type { Composition } from '../composition.ts';

/** What runs out. */
const ENDING = /hour|minute|midnight|tonight|today|ends|until|last|flash|24|48|week|deadline|h(?=\W|$)/i;

/** Twelve marks around a face of 1000 units. */
function marks(): { path: string; viewWidth: number; viewHeight: number } {
  const parts = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const [long, half] = [index % 3 === 0 ? 96 : 54, index % 3 === 0 ? 16 : 10];
    const at = (r: number, side: number) =>
      `${Math.round(500 + sin * r + cos * side)} ${Math.round(500 - cos * r + sin * side)}`;
    return `M${at(450, -half)}L${at(450, half)}L${at(450 - long, half)}L${at(450 - long, -half)}Z`;
  });
  return { path: parts.join(''), viewWidth: 1000, viewHeight: 1000 };
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width, height } = builder;
  const { palette, content } = input;
  if (
    !ENDING.test(
      `${content.headline ?? ''} ${content.subheading ?? ''} ${content.lines.join(' ')} ${content.callToAction ?? ''}`,
    )
  )
    return false;
  builder.background = solid(palette.background);
  const backgrounds = [palette.background];
  const beside = builder.ratio >= 1.2;
  const size = beside ? Math.min(height * 1.12, width * 0.56) : Math.min(width * 0.92, height * 0.56);
  const cx = beside
    ? builder.mirrored
      ? size * 0.36
      : width - size * 0.36
    : builder.mirrored
      ? size * 0.34
      : width - size * 0.34;
  const cy = beside ? height / 2 : Math.max(size * 0.36, safe.y + size * 0.24);
  const face = surfaceOn(builder, backgrounds);
  const on = onSurface(builder, face);
  const words = beside
    ? {
        ...safe,
        x: builder.mirrored ? cx + size / 2 + margin * 0.6 : safe.x,
        width: width - margin * 1.6 - (size * 0.5 + size * 0.36),
      }
    : { ...safe, y: cy + size / 2 + margin * 0.6, height: safe.y + safe.height - cy - size / 2 - margin * 0.6 };
  const foot = footOf(builder, words.x, words.width, backgrounds, 'left', undefined, words.height * 0.34);
  if (!foot) return false;
  const stack = stackIn(
    builder,
    wordsOn(builder, backgrounds, {
      without: ['details', 'call-to-action'],
      label: true,
      offer: 'pill',
      headlineLines: 3,
    }),
    { ...words, height: words.height - (foot.height > 0 ? foot.height + margin * 0.5 : 0) },
    { align: 'left', valign: beside ? 'middle' : 'top', largest: beside ? 15 : 16, smallest: 5 },
  );
  if (!stack) return false;
  builder.ellipse('Clock', around(cx, cy, size), face);
  builder.outline('Hours', marks(), around(cx, cy, size), on);
  const hand = (name: string, length: number, thick: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    builder.rectangle(
      name,
      {
        x: cx + (Math.sin(angle) * length) / 2 - thick / 2,
        y: cy - (Math.cos(angle) * length) / 2 - length / 2,
        width: thick,
        height: length,
      },
      on,
      { rotation: degrees, radius: thick },
    );
  };
  const side = builder.mirrored ? 1 : -1;
  hand('Hour hand', size * 0.22, size * 0.034, side * 8);
  hand('Minute hand', size * 0.34, size * 0.024, side * 62);
  builder.ellipse('Pin', around(cx, cy, size * 0.075), palette.pop === face ? palette.background : palette.pop);
  putStack(builder, stack);
  foot.put(beside ? safe.y + safe.height - foot.height : safe.y + safe.height - foot.height);
  return true;
}

export const clockFace: Composition = {
  id: 'clock-face',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['offer', 'event'],
  shapes: ['square', 'story', 'wide', 'portrait', 'banner'],
  suits: ({ content }) => (ENDING.test(`${content.headline ?? ''} ${content.lines.join(' ')}`) ? 6.2 : 0),
  draw,
};
