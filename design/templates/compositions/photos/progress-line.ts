/** Progress: photos in a row like stations on a line, each with its dot and its word, read from first to last. */
import { around, type PageBuilder } from '#design/templates/page-builder.ts';
import { putText } from '#design/templates/put-text.ts';
import { inkOn, onSurface, surfaceOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { captionsFor, fieldsOf, putPhoto } from './photo-blocks.ts';
import { stageFor } from './stage.ts';

function draw(builder: PageBuilder): boolean {
  const { input } = builder;
  const { background } = input.palette;
  const pictures = input.pictures.slice(0, 4);
  const count = pictures.length;
  if (count < 2) return false;
  const captions = captionsFor(builder, count);
  const backgrounds = [background];
  const ink = inkOn(builder, backgrounds);
  const surface = surfaceOn(builder, backgrounds);
  const stage = stageFor(builder, {
    backgrounds,
    share: count > 2 ? 0.32 : 0.36,
    most: 0.34,
    label: true,
    offer: 'pill',
    without: captions ? ['details'] : [],
    largest: builder.wide ? 13 : 14,
  });
  if (!stage || stage.box.height < builder.height * 0.36) return false;
  const { box } = stage;
  const down = box.height > box.width * (count > 2 ? 0.98 : 1.5);
  const dot = builder.u(5.4);
  const strip = captions ? dot * 2.5 : dot * 1.2;
  const gap = builder.u(2.4);
  const radius = input.energy === 'elegant' ? 0 : Math.round(builder.u(input.energy === 'playful' ? 4 : 2));
  const order = builder.mirrored && !down ? [...pictures.keys()].reverse() : [...pictures.keys()];
  // Photos in a row are no higher than slim portraits; the remaining space is split above and below.
  const high = Math.min(box.height - strip - gap, ((box.width - gap * (count - 1)) / count) * 2.2);
  const photos = down
    ? fieldsOf({ ...box, x: builder.mirrored ? box.x : box.x + dot * 1.6, width: box.width - dot * 1.6 }, 1, count, gap)
    : fieldsOf({ ...box, y: box.y + (box.height - high - strip - gap) / 2, height: high }, count, 1, gap);
  const lineAt = down
    ? builder.mirrored
      ? box.x + box.width - dot / 2
      : box.x + dot / 2
    : (photos[0]?.y ?? box.y) + (photos[0]?.height ?? 0) + gap + dot / 2;
  const [one, last] = [photos[0], photos.at(-1)];
  if (!one || !last) return false;
  const middle = (field: typeof one) => (down ? field.y + field.height / 2 : field.x + field.width / 2);
  builder.line(
    'Line',
    down ? { x: lineAt, y: middle(one) } : { x: middle(one), y: lineAt },
    middle(last) - middle(one),
    down ? 'down' : 'across',
    surface,
    builder.u(0.7),
  );
  for (const [at, field] of photos.entries()) {
    const index = order[at] ?? at;
    const picture = pictures[index];
    if (!picture) continue;
    putPhoto(builder, picture, field, index, { type: 'rectangle', radius });
    const spot = down ? around(lineAt, middle(field), dot) : around(middle(field), lineAt, dot);
    builder.ellipse(`Dot ${index + 1}`, spot, surface, {
      stroke: { color: background, width: builder.u(0.8), dash: [] },
    });
    if (
      !putText(builder, 'details', String(index + 1), spot, {
        name: 'Number',
        face: { ...input.type.body, weight: 700 },
        color: onSurface(builder, surface),
        backgrounds: [surface],
        align: 'center',
        valign: 'middle',
        largest: 3,
        smallest: 2.2,
      })
    )
      return false;
    const caption = captions?.[index];
    if (!caption) continue;
    const room = down
      ? { ...field, x: field.x + builder.u(2), width: field.width - builder.u(4), height: field.height - builder.u(2) }
      : { x: field.x, y: lineAt + dot * 0.7, width: field.width, height: strip - dot * 1.2 };
    const set = putText(builder, 'details', caption, room, {
      face: { ...input.type.body, weight: Math.max(600, input.type.body.weight) },
      color: down ? onSurface(builder, background) : ink,
      backgrounds,
      align: down ? 'left' : 'center',
      valign: down ? 'bottom' : 'top',
      largest: down ? 3.2 : 3.8,
      smallest: 2.4,
      lines: 2,
      ...(down ? { pill: background } : {}),
    });
    if (!set) return false;
  }
  stage.put();
  return true;
}

export const progressLine: Composition = {
  id: 'progress-line',
  pictures: [2, 4],
  cutout: 'never',
  kinds: ['compare'],
  shapes: ['square', 'wide', 'story', 'portrait'],
  suits: ({ pictures, content }) => (pictures === content.lines.length ? 6 : 2.5),
  draw,
};
