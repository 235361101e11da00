/**
 * Loading: something is coming: a long bar of blocks that is nearly full, as large as the page is wide, the headline
 * above it.
 */
import { solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { footOf, stackAbreast } from '#design/templates/blocks.ts';
import { inkOn, saidIn, surfaceOn, wordsOn } from '#design/templates/words.ts';
import { putStack } from '#design/templates/text-stack.ts';
import type { Composition } from '../composition.ts';
import { barBlocks } from './gauge-outlines.ts';

const ON_THE_WAY =
  /soon|coming|loading|pre-?order|drop|launch|almost|wait|back in|arriv|new|tomorrow|next week|stay tuned|reveal/i;

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin } = builder;
  const { palette, content } = input;
  if (!content.headline || !ON_THE_WAY.test(saidIn(content))) return false;
  const backgrounds = [palette.background];
  builder.background = solid(palette.background);
  const strong = surfaceOn(builder, backgrounds);
  const ink = inkOn(builder, backgrounds);
  const foot = footOf(builder, safe.x, safe.width, backgrounds, 'left', undefined, safe.height * 0.28);
  if (!foot) return false;
  const bottom = safe.y + safe.height - (foot.height > 0 ? foot.height + margin * 0.8 : builder.wide ? 0 : margin * 2);
  const tall = Math.min(builder.u(builder.tall ? 17 : 16), safe.height * 0.22);
  const bar = { ...safe, y: bottom - tall, height: tall };
  const stack = stackAbreast(
    builder,
    wordsOn(builder, backgrounds, {
      without: ['details', 'call-to-action'],
      label: true,
      offer: 'pill',
      headlineLines: 4,
    }),
    { ...safe, height: bar.y - safe.y - margin * 0.7 },
    { align: 'left', valign: 'bottom', largest: 26, smallest: 5.7 },
  );
  if (!stack) return false;
  const edge = Math.max(2, builder.u(0.8));
  const pad = edge * 2.2;
  const inside = { x: bar.x + pad, y: bar.y + pad, width: bar.width - 2 * pad, height: bar.height - 2 * pad };
  const count = Math.min(40, Math.max(6, Math.round(inside.width / (inside.height * 0.72))));
  const filled = Math.max(count - 3, Math.round(count * 0.75));
  const gap = inside.height * 0.14;
  const each = (inside.width + gap) / count;
  const long = filled * each - gap;
  const soft = input.energy === 'elegant' ? 0 : input.energy === 'clean' || input.energy === 'calm' ? 0.5 : 0.22;
  builder.rectangle('Frame', bar, null, { radius: soft * tall, stroke: { color: ink, width: edge, dash: [] } });
  builder.outline(
    'Blocks',
    barBlocks(filled, long, inside.height, gap, soft * inside.height * 0.5),
    { ...inside, x: builder.mirrored ? inside.x + inside.width - long : inside.x, width: long },
    strong,
  );
  putStack(builder, stack);
  foot.put(safe.y + safe.height - foot.height);
  return true;
}

export const loadingBar: Composition = {
  id: 'loading-bar',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['offer', 'news', 'cover'],
  shapes: ['square', 'banner', 'story', 'wide', 'portrait'],
  suits: ({ content, energy }) =>
    (/soon|coming|loading|pre-?order|drop|almost|wait|stay tuned|reveal/i.test(saidIn(content))
      ? 7.6
      : ON_THE_WAY.test(saidIn(content))
        ? 3.2
        : 0) + (energy === 'clean' || energy === 'loud' || energy === 'playful' ? 0.6 : -1),
  suitsBrief: ({ content, energy }) =>
    (/coming soon|loading|pre-?order|almost (?:here|there|ready)|stay tuned|reveal|(?:opening|launching|back) soon/i.test(
      saidIn(content),
    )
      ? 7.6
      : ON_THE_WAY.test(saidIn(content))
        ? 3.2
        : 0) + (energy === 'clean' || energy === 'loud' || energy === 'playful' ? 0.6 : -1),
  draw,
};
