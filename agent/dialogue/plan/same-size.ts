/** Plans pictures and shapes of one size: where each stands if there is room for it, else close by, else side by side. */
import { areaOf, overlaps, type Box, type Page, type Thing } from '../ground/canvas.ts';
import { neighborsOf, onPage, steppedAside } from './growing.ts';
import { gapOn, grown, isWordy, marginOn, nearest, shifted } from './making-room.ts';
import type { Call } from './planned.ts';

const put = ({ id }: Thing, { x, y }: Box, more: Record<string, unknown> = {}): Call => ({
  tool: 'update_layer',
  input: { layer: id, ...more, x: Math.round(x), y: Math.round(y) },
});

/** The tool crops pictures of another shape to that of the model. */
const matched = (model: Thing, others: readonly Thing[]): Call => ({
  tool: 'arrange',
  input: {
    layers: others.map(({ id }) => id),
    matchSize: { of: model.id, what: others.every(({ type }) => type === 'image') ? 'both' : 'width' },
  },
});

/** Each at its own place or next to it; null: one of them finds none. */
function closeBy(model: Thing, others: readonly Thing[], near: readonly Box[], page: Page): Call[] | null {
  const size = model.box;
  if (!size) return null;
  const gap = gapOn(page) / 2;
  const taken = [size, ...near];
  const calls = [matched(model, others)];
  for (const other of others) {
    if (!other.box) return null;
    const plain = {
      x: other.box.x + (other.box.width - size.width) / 2,
      y: other.box.y + (other.box.height - size.height) / 2,
      width: size.width,
      height: size.height,
    };
    const home = onPage(plain, page, marginOn(page));
    const isFree = taken.every((one) => !overlaps(grown(home, gap), one));
    const way = isFree ? { dx: 0, dy: 0 } : nearest(home, taken, page, false);
    if (!way) return null;
    const to = shifted(home, way.dx, way.dy);
    taken.push(to);
    calls.push(put(other, to));
  }
  return calls;
}

/** All of them in one row, as large as there is room for between the texts above and below; other things step aside. */
function sideBySide(layers: readonly Thing[], model: Thing, own: Box, page: Page): Call[] {
  const [gap, margin] = [gapOn(page), 2 * marginOn(page)];
  const words = neighborsOf(layers, page).filter(({ thing }) => isWordy(thing));
  const middle = own.y + own.height / 2;
  const above = words.flatMap(({ box }) => (box.y + box.height <= middle ? [box.y + box.height + gap] : []));
  const below = words.flatMap(({ box }) => (box.y >= middle ? [box.y - gap] : []));
  const [top, bottom] = [Math.max(margin, ...above), Math.min(page.height - margin, ...below)];
  const room = (page.width - 2 * margin - gap * (layers.length - 1)) / layers.length;
  const scale = Math.min(1, room / own.width, (bottom - top) / own.height);
  const size = { width: own.width * scale, height: own.height * scale };
  const y = Math.min(Math.max(top, middle - size.height / 2), bottom - size.height);
  const whole = size.width * layers.length + gap * (layers.length - 1);
  const boxes = layers
    .toSorted((a, b) => (a.box?.x ?? 0) - (b.box?.x ?? 0))
    .map((layer, at) => ({ layer, box: { ...size, y, x: (page.width - whole) / 2 + at * (size.width + gap) } }));
  const aside = steppedAside(
    boxes.map(({ box }) => box),
    layers,
    page,
  );
  const isModel = ({ layer }: (typeof boxes)[number]): boolean => layer === model;
  return [
    ...(aside ?? []).map(({ id, ...to }): Call => ({ tool: 'update_layer', input: { layer: id, ...to } })),
    ...boxes.filter(isModel).map(({ layer, box }) => put(layer, box, { scale: Math.round(scale * 1000) / 1000 })),
    matched(
      model,
      layers.filter((layer) => layer !== model),
    ),
    ...boxes.filter((one) => !isModel(one)).map(({ layer, box }) => put(layer, box)),
  ];
}

/** `model`: the one whose size the others get. */
export function sameSize(layers: readonly Thing[], model: Thing, page: Page): Call[] {
  if (!model.box) return [];
  const others = layers.filter((layer) => layer !== model).toSorted((a, b) => areaOf(b) - areaOf(a));
  const near = neighborsOf(layers, page).map(({ box }) => box);
  return closeBy(model, others, near, page) ?? sideBySide([model, ...others], model, model.box, page);
}
