/** Opinions with their reasons, from what can be measured: how large letters are on a phone, how they stand out, what covers what. */
import { contrast, LEGIBLE_LARGE } from '#design/layout/contrast.ts';
import { message } from '#messages/message.ts';
import { parseColor } from '#tools/inputs/color-input.ts';
import { groundOf } from '../ground/behind.ts';
import { areaOf, overlaps, type Page, type Thing } from '../ground/canvas.ts';
import type { Scene } from '../ground/resolve.ts';
import { colorName, joined, nameOf } from './names.ts';

/** How wide a page is shown on a phone, and from where on letters read there without effort; px. */
const PHONE = 390;
const READABLE = 11;
/** A headline so much larger than the next text, or so wide on the page, leaves little room for others. */
const MUCH_LARGER = 4;
const MOST_WIDE = 0.92;
/** More families on a page look restless. */
const MOST_FONTS = 3;

const and = (items: readonly string[]): string => joined(items, message('assistant.and'));
const names = (layers: readonly Thing[]): string => and(layers.map(nameOf));
const textsOn = ({ layers }: Page): Thing[] =>
  layers.filter(({ type, visible, text }) => type === 'text' && visible && text.trim() !== '');
const onPhone = (size: number, { width }: Page): number => Math.round((size * PHONE) / width);
const isHex = (color: string): boolean => /^#[0-9a-f]{6}/iu.test(color);

/** The smallest size that reads on a phone with ease, px of the page. */
export const sizeToRead = ({ width }: Page): number => Math.ceil((READABLE * EASE * width) / PHONE);
const EASE = 1.25;

interface Faults {
  small: Thing[];
  pale: Thing[];
}

/** Which of some texts are too small for a phone, or too close in color to what is behind them. */
export function faultsOf(texts: readonly Thing[], page: Page): Faults {
  const isPale = (text: Thing): boolean => {
    const ground = groundOf(text, page);
    return isHex(ground) && isHex(text.color) && contrast(text.color.slice(0, 7), ground.slice(0, 7)) < LEGIBLE_LARGE;
  };
  return { small: texts.filter(({ size }) => (size * PHONE) / page.width < READABLE), pale: texts.filter(isPale) };
}

function faultsSaid({ small, pale }: Faults, page: Page): string[] {
  const largest = Math.max(0, ...small.map(({ size }) => size));
  return [
    ...(small.length > 0
      ? [message('assistant.judge.small', { list: names(small), phone: onPhone(largest, page) })]
      : []),
    ...(pale.length > 0 ? [message('assistant.judge.pale', { list: names(pale) })] : []),
  ];
}

/** "can people read that?", "is the title too big?" `meant`: null asks about all there is to read. */
export function legibilitySaid(meant: readonly Thing[] | null, { page }: Scene): string {
  const all = textsOn(page);
  const texts = meant?.filter(({ type }) => type === 'text') ?? all;
  if (texts.length === 0) return message('assistant.judge.noLetters');
  const said = faultsSaid(faultsOf(texts, page), page);
  if (said.length > 0) return [...said, message('assistant.judge.offer')].join(' ');
  const [text] = texts;
  if (text && texts.length === 1 && all.length > 1) {
    const next = Math.max(...all.filter((one) => one !== text).map(({ size }) => size));
    const share = (text.box?.width ?? 0) / page.width;
    const isLargest = text.size > next;
    const shown = { layer: nameOf(text), size: text.size, phone: onPhone(text.size, page) };
    if (isLargest && (text.size > next * MUCH_LARGER || share > MOST_WIDE))
      return message('assistant.judge.large', { ...shown, next });
    if (isLargest) return message('assistant.judge.leads', { ...shown, next });
    return message('assistant.judge.reads', shown);
  }
  const [smallest] = texts.toSorted((a, b) => a.size - b.size);
  if (!smallest) return message('assistant.judge.noLetters');
  return message('assistant.judge.fine', {
    layer: nameOf(smallest),
    size: smallest.size,
    phone: onPhone(smallest.size, page),
  });
}

/** Texts of which one covers another. */
function coveredIn(texts: readonly Thing[]): [Thing, Thing] | null {
  for (const [index, one] of texts.entries()) {
    const other = texts.slice(index + 1).find(({ box }) => box && one.box && overlaps(box, one.box));
    if (other) return [one, other];
  }
  return null;
}

/** More things than these on a page look busy; so many and no more look plain. */
const BUSY = { things: 9, colors: 5, covered: 0.62 };
const PLAIN = { things: 4, colors: 2 };

/** Share of the page that things with something to see in them take up. */
const coveredShare = ({ layers, width, height }: Page): number =>
  layers
    .filter(({ type, visible }) => visible && type !== 'group' && type !== 'shape')
    .reduce((sum, layer) => sum + areaOf(layer), 0) /
  (width * height);

/** "does it look too busy?", "is it too plain?", "do the colours go together?": what can be counted. */
function aspectSaid(aspect: string, page: Page): string | null {
  const seen = page.layers.filter(({ type, visible }) => visible && type !== 'group');
  const colors = [
    ...new Set(
      seen
        .flatMap(({ color, highlight }) => [color, highlight])
        .filter(isHex)
        .map(colorName),
    ),
  ];
  const fonts = new Set(
    textsOn(page)
      .map(({ font }) => font)
      .filter(Boolean),
  ).size;
  const counts = { things: seen.length, fonts, colors: colors.length };
  switch (aspect) {
    case 'busy': {
      const isBusy =
        seen.length > BUSY.things ||
        colors.length > BUSY.colors ||
        coveredShare(page) > BUSY.covered ||
        fonts > MOST_FONTS;
      return message(isBusy ? 'assistant.judge.busy' : 'assistant.judge.notBusy', counts);
    }
    case 'plain': {
      const isPlain = seen.length <= PLAIN.things && colors.length <= PLAIN.colors;
      return message(isPlain ? 'assistant.judge.plain' : 'assistant.judge.notPlain', counts);
    }
    case 'colors': {
      const ground = isHex(page.background) ? colorName(page.background) : null;
      const { pale } = faultsOf(textsOn(page), page);
      const list = and([...new Set([...colors, ...(ground === null ? [] : [ground])])]);
      if (pale.length > 0) return message('assistant.judge.colorsPale', { list, texts: names(pale) });
      return message(colors.length > BUSY.colors ? 'assistant.judge.colorsMany' : 'assistant.judge.colorsGood', {
        list,
        count: colors.length,
      });
    }
    default:
      return null;
  }
}

/** "what do you think?" `aspects`: what it is asked about in particular. */
export function opinionSaid({ page }: Scene, aspects: readonly string[] = []): string {
  const texts = textsOn(page);
  const asked = aspects.flatMap((aspect) => (page.layers.length === 0 ? [] : (aspectSaid(aspect, page) ?? [])));
  if (asked.length > 0) return asked.join(' ');
  if (texts.length === 0)
    return message(page.layers.length === 0 ? 'assistant.emptyPage' : 'assistant.judge.noLetters');
  const fonts = [...new Set(texts.map(({ font }) => font).filter(Boolean))];
  const covered = coveredIn(texts);
  const faults = [
    ...faultsSaid(faultsOf(texts, page), page),
    ...(covered ? [message('assistant.judge.covered', { one: nameOf(covered[0]), other: nameOf(covered[1]) })] : []),
    ...(fonts.length > MOST_FONTS ? [message('assistant.judge.fonts', { count: fonts.length })] : []),
  ];
  if (faults.length > 0) return faults.join(' ');
  const sorted = texts.toSorted((a, b) => b.size - a.size);
  const [first, smallest] = [sorted[0], sorted.at(-1)];
  if (!first || !smallest) return message('assistant.judge.noLetters');
  return message('assistant.judge.good', {
    first: nameOf(first),
    layer: nameOf(smallest),
    phone: onPhone(smallest.size, page),
  });
}

const amountOf = (text: string): number | null => {
  const number = /^\D{0,4}(\d+(?:[.,]\d{1,2})?)\D{0,4}$/u.exec(text.trim())?.[1];
  return number === undefined ? null : Number(number.replace(',', '.'));
};

/** "48 or 47.99?", "red or green?", "which looks better?" */
export function choiceSaid(options: readonly string[], meant: readonly Thing[] | null, scene: Scene): string {
  const [one, other] = options;
  if (one === undefined || other === undefined) return `${opinionSaid(scene)} ${message('assistant.judge.compare')}`;
  const amounts = [amountOf(one), amountOf(other)];
  const [a, b] = amounts;
  if (a !== null && b !== null && a !== undefined && b !== undefined) {
    const [plain, long] = one.length <= other.length ? [one, other] : [other, one];
    if (a === b) return message('assistant.judge.samePrice', { plain, long });
    const low = a < b ? one : other;
    const high = a < b ? other : one;
    return Math.abs(a - b) < Math.max(a, b) * CLOSE
      ? message('assistant.judge.prices', { low, high, plain })
      : message('assistant.judge.farPrices', { low, high });
  }
  const [first, second] = [parseColor(one), parseColor(other)];
  const ground = meant?.[0] ? groundOf(meant[0], scene.page) : scene.page.background;
  if (first && second && isHex(ground)) {
    const [inFront, behind] =
      contrast(first.slice(0, 7), ground.slice(0, 7)) >= contrast(second.slice(0, 7), ground.slice(0, 7))
        ? [one, other]
        : [other, one];
    return message('assistant.judge.colors', { color: inFront, other: behind });
  }
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short.length === long.length
    ? message('assistant.judge.try', { one, other })
    : message('assistant.judge.shorter', { short, long });
}
/** Prices of about the same: what differs is how they look. */
const CLOSE = 0.05;
