/** Layers that are one thing to whoever looks: a shape and the words on it, a row of names and what each costs. */
import type { Side } from './intents.ts';
import type { SeenLayer } from './read-canvas.ts';

type Box = NonNullable<SeenLayer['box']>;

const areaOf = ({ width, height }: Box) => Math.max(1, width * height);
const middleOf = (box: Box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

function shareWithin(inner: Box, outer: Box): number {
  const width = Math.min(inner.x + inner.width, outer.x + outer.width) - Math.max(inner.x, outer.x);
  const height = Math.min(inner.y + inner.height, outer.y + outer.height) - Math.max(inner.y, outer.y);
  return width <= 0 || height <= 0 ? 0 : (width * height) / areaOf(inner);
}

/** What a shape carries: words and signs that stand on it, where it is no ground of the whole page. */
export function ridersOf(shape: SeenLayer, layers: readonly SeenLayer[]): SeenLayer[] {
  const { box } = shape;
  if (shape.type !== 'shape' || !box || shape.shape === 'line') return [];
  const above = layers.slice(layers.indexOf(shape) + 1);
  const riders = above.filter((layer) => (layer.type === 'text' || layer.type === 'sticker') && layer.box && areaOf(layer.box) < areaOf(box) && shareWithin(layer.box, box) > 0.8);
  // A panel with half of the design on it is a ground, no button.
  return riders.length <= 3 ? riders : [];
}

/** The shape that a text stands on, if it is one of few on it. */
export function carrierOf(text: SeenLayer, layers: readonly SeenLayer[]): SeenLayer | undefined {
  return layers.filter((shape) => ridersOf(shape, layers).includes(text)).sort((a, b) => areaOf(a.box ?? NO_BOX) - areaOf(b.box ?? NO_BOX))[0];
}

const NO_BOX: Box = { x: 0, y: 0, width: 0, height: 0 };
const MONEY = /[$€£¥₹₦₱₺₫฿₩]\s?\d|\d\s?[$€£¥₹₦₱₺₫฿₩]|^\d{1,4}(?:[.,]\d{2})?$/;

/** Shapes with words on them, small enough to be a button or a badge. */
export function labelledShapes(layers: readonly SeenLayer[], page: number): SeenLayer[] {
  return layers.filter((layer) => layer.type === 'shape' && layer.box && areaOf(layer.box) < page * 0.25 && ridersOf(layer, layers).some(({ type }) => type === 'text'));
}

/** Those of some things that stand on a side of others, or with them; the nearest first where one is meant. */
export function nearest(side: Side | 'with', others: readonly SeenLayer[], among: readonly SeenLayer[], layers: readonly SeenLayer[]): SeenLayer[] {
  const [other] = others;
  const at = other?.box;
  if (!other || !at) return [];
  const candidates = among.filter((layer) => !others.includes(layer) && layer.box);
  if (side === 'with' || side === 'inside' || side === 'over') {
    const joined = candidates.filter((layer) => ridersOf(layer, layers).some((rider) => others.includes(rider)) || ridersOf(other, layers).includes(layer));
    if (joined.length > 0 || side !== 'with') return joined;
    // "the line with the price": that is the line.
    const same = among.filter((layer) => others.includes(layer));
    if (same.length > 0) return same;
  }
  const a = middleOf(at);
  const holds = ({ x, y }: { x: number; y: number }) => (side === 'below' ? y > a.y : side === 'above' ? y < a.y : side === 'left-of' ? x < a.x : side === 'right-of' ? x > a.x : true);
  const off = (layer: SeenLayer) => {
    const b = middleOf(layer.box ?? NO_BOX);
    return Math.hypot(b.x - a.x, b.y - a.y);
  };
  return candidates.filter((layer) => holds(middleOf(layer.box ?? NO_BOX))).sort((one, two) => off(one) - off(two)).slice(0, 1);
}

/** Texts that name what is sold: each has a price beside it or under it. */
export function namesOfItems(layers: readonly SeenLayer[]): SeenLayer[] {
  const texts = layers.filter((layer) => layer.type === 'text' && layer.box);
  const isPrice = ({ text }: SeenLayer) => MONEY.test(text.trim()) && text.replace(/[^\p{L}]/gu, '').length <= 4;
  const prices = texts.filter(isPrice);
  const named = texts.filter((layer) => !isPrice(layer) && prices.some((price) => isBeside(layer.box ?? NO_BOX, price.box ?? NO_BOX)));
  // "Tomato soup 5.50": name and price in one line.
  const priced = texts.filter(({ text }) => /\p{L}{3}.*(?:[$€£¥₹₦₱₺₫฿₩]\s?\d|\d[.,]\d{2}|\d\s?[$€£])\s*$/u.test(text.trim()));
  if (named.length === 0 && priced.length > 1) return priced;
  // One size for all of them: a headline above a price is no item.
  const sizes = named.map(({ size }) => size).sort((a, b) => a - b);
  const usual = sizes[Math.floor((sizes.length - 1) / 2)] ?? 0;
  return named.filter(({ size }) => size <= usual * 1.25);
}

/** Names and prices of a list. */
export function rowsOfItems(layers: readonly SeenLayer[]): SeenLayer[] {
  const names = namesOfItems(layers);
  const prices = layers.filter((layer) => layer.type === 'text' && layer.box && !names.includes(layer) && MONEY.test(layer.text.trim()) && names.some((name) => isBeside(name.box ?? NO_BOX, layer.box ?? NO_BOX)));
  return [...names, ...prices];
}

function isBeside(name: Box, price: Box): boolean {
  const [a, b] = [middleOf(name), middleOf(price)];
  if (Math.abs(a.y - b.y) < Math.max(name.height, price.height) * 0.5) return true;
  const gap = price.y - (name.y + name.height);
  return gap > -4 && gap < Math.max(name.height, price.height) * 1.2 && Math.abs(a.x - b.x) < Math.max(name.width, price.width) * 0.6;
}
