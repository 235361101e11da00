/**
 * Bundle sum: the things of a set on large tiles with plus signs between them, and what they cost together on a bar
 * under the equals sign.
 */
import type { Box } from '#design/document/geometry.ts';
import { around, columns, inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { footOf } from '#design/templates/blocks.ts';
import type { Content } from '#design/templates/composition-input.ts';
import { figuresFace, inkOn, onSurface, surfaceOn, wordsOn } from '#design/templates/words.ts';
import { type Item, putStack, stackIn } from '#design/templates/text-stack.ts';
import { putText } from '#design/templates/put-text.ts';
import type { Composition } from '../composition.ts';
import { fallenPrice, figuresIn, putThing, struck } from './offer-parts.ts';
import { tint } from '../lists/list-page.ts';

/** A sign on a disc: two bars, crossed or one above the other. */
function putSign(
  builder: PageBuilder,
  cx: number,
  cy: number,
  size: number,
  kind: 'plus' | 'equals',
  surface: string,
): void {
  const on = onSurface(builder, surface);
  const [long, thick] = [size * 0.46, size * 0.12];
  builder.group(kind === 'plus' ? 'Plus' : 'Equals', () => {
    builder.ellipse('Disc', around(cx, cy, size), surface);
    if (kind === 'plus') {
      builder.rectangle('Bar', around(cx, cy, long, thick), on);
      builder.rectangle('Upright bar', around(cx, cy, thick, long), on);
    } else {
      builder.rectangle('Upper bar', around(cx, cy - thick, long, thick), on);
      builder.rectangle('Lower bar', around(cx, cy + thick, long, thick), on);
    }
  });
}

/** Whether one price buys all of them. */
const isSet = ({ headline, subheading, offer }: Content) =>
  figuresIn(offer).length > 1 ||
  /(?<!\p{L})(?:set|bundle|together|kit|pack|duo|trio)(?!\p{L})/iu.test(
    `${headline ?? ''} ${subheading ?? ''} ${offer ?? ''}`,
  );

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin } = builder;
  const { palette, type, content } = input;
  const pictures = input.pictures.slice(0, 3);
  const [price] = figuresIn(content.offer);
  if (pictures.length < 2 || !price || !content.offer || !isSet(content)) return false;
  const backgrounds = [palette.background];
  builder.background = solid(palette.background);
  const beside = builder.ratio >= 1.2;
  const words = beside
    ? { ...safe, x: builder.mirrored ? safe.x + safe.width * 0.64 : safe.x, width: safe.width * 0.36 }
    : safe;
  const foot = footOf(
    builder,
    words.x,
    words.width,
    backgrounds,
    beside ? 'left' : 'center',
    undefined,
    safe.height * 0.2,
  );
  if (!foot) return false;
  const footRoom = foot.height > 0 ? foot.height + margin * 0.6 : 0;
  const head = stackIn(
    builder,
    wordsOn(builder, backgrounds, { without: ['offer', 'details', 'call-to-action'], label: true, headlineLines: 3 }),
    { ...words, height: beside ? words.height - footRoom : words.height * 0.3 },
    { align: beside ? 'left' : 'center', valign: beside ? 'middle' : 'top', largest: 13, smallest: 5.7 },
  );
  if (!head) return false;
  const top = beside || head.texts.length === 0 ? safe.y : head.box.y + head.box.height + margin * 0.6;
  const area = beside
    ? { ...safe, x: builder.mirrored ? safe.x : safe.x + safe.width * 0.41, width: safe.width * 0.59 }
    : { ...safe, y: top, height: safe.y + safe.height - footRoom - top };
  // The things side by side (below each other on tall pages), and their total price as one bar under them.
  const gap = builder.u(2);
  const sum = { ...area, height: Math.min(area.height * 0.3, builder.u(26)), y: 0 };
  sum.y = area.y + area.height - sum.height;
  const shelf = { ...area, height: area.height - sum.height - gap };
  const down = shelf.height > shelf.width * 1.45;
  const count = pictures.length;
  const each = down
    ? { width: shelf.width, height: (shelf.height - gap * (count - 1)) / count }
    : { width: (shelf.width - gap * (count - 1)) / count, height: shelf.height };
  if (Math.min(each.width, each.height) < builder.u(15)) return false;
  const strong = surfaceOn(builder, backgrounds);
  const plain =
    builder.softPanel === palette.background
      ? tint(builder, palette.background, inkOn(builder, backgrounds))
      : builder.softPanel;
  const tile = (index: number): Box => {
    const at = builder.mirrored && !down ? count - 1 - index : index;
    return {
      ...each,
      x: shelf.x + (down ? 0 : at * (each.width + gap)),
      y: shelf.y + (down ? at * (each.height + gap) : 0),
    };
  };
  const radius = input.energy === 'elegant' ? 0 : builder.u(3);
  for (const [index, picture] of pictures.entries()) {
    const box = tile(index);
    builder.rectangle(`Tile ${index + 1}`, box, plain, { radius });
    putThing(builder, picture, inset(box, box.width * 0.12, box.height * 0.1));
  }
  builder.rectangle('Sum', sum, strong, { radius });
  const on = { color: onSurface(builder, strong), backgrounds: [strong] };
  const inner = inset(sum, builder.u(4), builder.u(3));
  const fallen = fallenPrice(content);
  const rest = fallen ? fallen.before : content.offer.replace(price, ' ').replace(/\s+/g, ' ').trim();
  const [near, far] = columns(inner, 0.62, builder.u(3));
  const [large, small] = builder.mirrored ? columns(inner, 0.38, builder.u(3)).toReversed() : [near, far];
  if (
    !putText(builder, 'offer', fallen?.now ?? price, rest === '' ? inner : (large ?? inner), {
      ...on,
      face: { ...figuresFace(type.heading), lineHeight: 1.05 },
      heading: true,
      align: rest === '' ? 'center' : 'left',
      valign: 'middle',
      largest: 22,
      smallest: 5.7,
    })
  )
    return false;
  if (rest !== '') {
    const item: Item = {
      role: 'offer',
      name: fallen ? 'Old price' : 'Value',
      texts: [rest],
      face: fallen ? { ...figuresFace(type.body), weight: 600 } : type.body,
      heading: false,
      share: 1,
      least: 2.8,
      most: 9,
      lines: 2,
      ...on,
    };
    const set = stackIn(builder, [item], small ?? inner, {
      align: 'right',
      valign: 'middle',
      largest: fallen ? 9 : 5,
      smallest: 2.8,
    });
    if (!set) return false;
    putStack(builder, fallen ? struck(set) : set);
  }
  const size = builder.u(8);
  const sign =
    palette.pop === strong || palette.pop === palette.background || palette.pop === plain
      ? inkOn(builder, backgrounds)
      : palette.pop;
  for (let index = 1; index < count; index += 1) {
    const [a, b] = [tile(index - 1), tile(index)];
    if (down) putSign(builder, shelf.x + shelf.width / 2, Math.max(a.y, b.y) - gap / 2, size, 'plus', sign);
    else putSign(builder, Math.max(a.x, b.x) - gap / 2, shelf.y + shelf.height / 2, size, 'plus', sign);
  }
  putSign(builder, sum.x + sum.width / 2, sum.y - gap / 2, size, 'equals', sign);
  putStack(builder, head);
  foot.put(safe.y + safe.height - foot.height);
  return true;
}

export const bundleSum: Composition = {
  id: 'bundle-sum',
  pictures: [2, 3],
  cutout: 'welcome',
  kinds: ['product', 'offer'],
  shapes: ['square', 'portrait', 'wide', 'banner', 'story', 'paper'],
  suits: ({ content, pictures }) => (pictures > 1 && figuresIn(content.offer).length > 0 && isSet(content) ? 7 : 0),
  draw,
};
