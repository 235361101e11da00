/** From a brief to tool calls: the composition of the page, and then the looks that single texts were given. */
import type { Brief, Fact } from '../acts/brief.ts';
import type { Box } from '#design/document/geometry.ts';
import { contrast } from '#design/layout/contrast.ts';
import { anchorOf, boxAt, overlapOf, type Place, type Size } from '#tools/contract/page-space.ts';
import type { TextLook } from '../acts/values.ts';
import { capitalized } from './copy-grammar.ts';
import { writeCopy, type PageCopy } from './copywriter.ts';
import { begun } from './fact-calls.ts';

export interface PlannedCall {
  tool: string;
  input: Record<string, unknown>;
}

/** A text of the page after its composition. */
export interface SeenText {
  id: string;
  text: string;
  /** Font size, px. */
  size: number;
  /** `#rrggbb`, or with its opacity. */
  color: string;
  /** px; null: unknown. */
  box: Box | null;
  /** The color behind it; empty: a picture, or unknown. */
  ground?: string;
}

const FONT_KINDS: Readonly<Record<string, string>> = { script: 'handwritten', mono: 'monospace', display: 'display' };

/**
 * The words by which a layout, its colors and its fonts are chosen. What was said of the look counts before what it is
 * about: "autumn look" makes an autumnal wedding.
 */
function moodOf({ look, subjects, who, deliverable, imagery, aside }: Brief): string {
  const looks = [...look.mood, aside.tone].filter((words) => words !== null).map((words) => `${words} look`);
  // Nobody celebrates a lost cat.
  if (isSought(subjects)) return ['clean look', ...looks].join(', ');
  const others = [deliverable.noun, ...subjects.map(({ text }) => text), who.business, ...imagery];
  return [...looks, ...new Set(others.filter((words) => words !== null))].join(', ');
}

const isSought = (subjects: Brief['subjects']): boolean =>
  subjects.some(({ kind, text }) => kind === 'announcement' && /^(?:lost|missing|stolen|found)\b/iu.test(text));

const MOST_LINES = 12;

/** What is held at a time, though it is no event: its day matters more than its prices. */
const TIMED =
  /\b(?:boot|garage|yard|jumble|bake|cake|rummage|tag|plant|book|table ?top) sale$|\b(?:cancellations?|appointments?|slots?|spots?)\b/iu;
/** Longer lines stay small, in characters. */
const LONGEST_WHEN = 48;

/** Day and time of what is held then are as large as an offer would be; the offer becomes a line. */
function withWhen(brief: Brief, copy: PageCopy): PageCopy {
  const isTimed =
    brief.rows.length === 0 && brief.subjects.some(({ kind, text }) => kind === 'event' || TIMED.test(text));
  const isOfShop =
    brief.deliverable.noun === 'flyer' && copy.offer === null && brief.subjects.some(({ kind }) => kind === 'business');
  const begins = brief.facts.flatMap(({ kinds: [first], text }) =>
    first === 'date' || first === 'time' ? [begun(text)] : [],
  );
  const phone = isSought(brief.subjects) ? brief.facts.find(({ kinds }) => kinds.includes('phone')) : undefined;
  // Whom to call is what a notice of something lost is for.
  if (phone && copy.offer === null && phone.text.length <= LONGEST_WHEN)
    return {
      ...copy,
      offer: begun(phone.text),
      lines: copy.lines.filter((line) => line !== begun(phone.text)),
    };
  const when = copy.lines.find((line) => line.length <= LONGEST_WHEN && begins.some((text) => line.startsWith(text)));
  if (when === undefined || !(isTimed || isOfShop)) return copy;
  const others = copy.lines.filter((line) => line !== when);
  return { ...copy, offer: when, lines: copy.offer === null ? others : [copy.offer, ...others] };
}

/** The words of a page as compose_design takes them. */
function copyInput(brief: Brief, variant: number): Record<string, unknown> {
  if (brief.without.includes('text')) return {};
  const { lines, ...copy } = withWhen(brief, writeCopy(brief, variant));
  const said = Object.entries(copy).filter(([, text]) => text !== null);
  return { ...Object.fromEntries(said), ...(lines.length > 0 ? { lines: lines.slice(0, MOST_LINES) } : {}) };
}

/** Lines of a long list for which a page has no room. */
export const linesLeft = (brief: Brief): string[] =>
  brief.without.includes('text') ? [] : writeCopy(brief).lines.slice(MOST_LINES);

const DARK = '#1b2230';

/** A dark page for texts that are to be light, where no color of the page was said. */
function groundFor({ look, texts, facts }: Brief): string | null {
  if (look.colors.length > 0) return null;
  const light = [...texts, ...facts].some((one) => one.look.color !== null && contrast(one.look.color, '#ffffff') < 3);
  return light || (look.textColor !== null && contrast(look.textColor, '#ffffff') < 3) ? DARK : null;
}

/** Rows begin with a capital. Columns with names have a row of them on top; the first one's is that of the chart: "Size". */
function tableOf({ rows, columns }: Brief) {
  const cells = rows.map(([label = '', ...rest]) => [begun(label), ...rest.slice(0, -1).map(begun), ...rest.slice(-1)]);
  return columns.length > 0
    ? { rows: [['Size', ...columns.map(capitalized)], ...cells], headerRow: true }
    : { rows: cells, headerRow: false };
}

const COVERING = /\b(?:cover|hide|block|over)\b/u;

/** Layouts that show a picture on that side, wherever the page is wide enough. */
const SIDES = { left: 'split', right: 'editorial' } as const;
function layoutFor(
  { picture: { place }, rows, aside, deliverable }: Brief,
  pictures: readonly string[],
): string | null {
  // "don't cover the cake"
  const isFree = aside.instructions.some((text) => COVERING.test(text));
  const isShown = place === null && pictures.length === 1 && rows.length === 0;
  if (isShown && (isFree || (deliverable.noun ?? '').includes('listing'))) return SIDES.left;
  if (place === null || pictures.length !== 1 || rows.length > 0) return null;
  return place.endsWith('left') ? SIDES.left : place.endsWith('right') ? SIDES.right : null;
}

/** `pictures`: names of the pictures to show. `variant`: another headline and another layout. */
export function compositionCall(brief: Brief, pictures: readonly string[], variant: number): PlannedCall {
  const { deliverable, look, rows, picture } = brief;
  const [format] = deliverable.formats;
  const layout = layoutFor(brief, pictures);
  const colors = [look.background ?? groundFor(brief), ...look.colors, look.textColor].filter(
    (color) => color !== null,
  );
  return {
    tool: 'compose_design',
    input: {
      ...(deliverable.size ? { ...deliverable.size } : format === undefined ? {} : { format }),
      ...copyInput(brief, variant),
      ...(rows.length > 0 ? { table: tableOf(brief) } : {}),
      ...(pictures.length > 0 ? { pictures: pictures.slice(0, 4) } : {}),
      ...(pictures.length > 0 && picture.cutout !== null ? { cutout: picture.cutout } : {}),
      ...(colors.length > 0 ? { colors: [...new Set(colors)].slice(0, 6) } : {}),
      ...(look.headingFont === null ? {} : { fonts: { heading: look.headingFont } }),
      ...(layout === null ? {} : { composition: layout }),
      mood: moodOf(brief),
      ...(variant > 0 ? { variant } : {}),
    },
  };
}

/** The calls for a whole brief: further pages follow in the look of the first, which is shown again at the end. */
export function compositionCalls(brief: Brief, pictures: readonly string[], variant = 0): PlannedCall[] {
  const further = brief.pages.flatMap((page): PlannedCall[] => [
    { tool: 'pages', input: { action: 'add', background: 'white' } },
    {
      tool: 'compose_design',
      input: copyInput({ ...brief, ...page, subjects: [], who: { name: null, business: null }, rows: [] }, variant),
    },
  ]);
  const copies = brief.deliverable.formats
    .slice(1)
    .map((format): PlannedCall => ({ tool: 'resize', input: { format, copy: true } }));
  const first = compositionCall(brief, pictures, variant);
  if (further.length === 0) return [first, ...copies];
  return [first, ...further, { tool: 'pages', input: { action: 'show', page: 1 } }, ...copies];
}

/** Font sizes grow and shrink by this factor when a text is to be "large" or "small". */
const SIZE_STEP = 1.3;

function changeOf(
  { place, color, size, bold, italic, letterCase, font }: TextLook,
  was: number,
): Record<string, unknown> {
  return {
    ...(color === null ? {} : { color }),
    ...(size === null ? {} : { size: Math.round(size === 'large' ? was * SIZE_STEP : was / SIZE_STEP) }),
    ...(bold === null ? {} : { weight: bold ? 700 : 400 }),
    ...(italic === null ? {} : { italic }),
    ...(letterCase === null ? {} : { letterCase }),
    ...(font === null ? {} : { font: FONT_KINDS[font] ?? font }),
    ...(place === null ? {} : { place }),
  };
}

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** Less, and a text can't be told from what it stands on: then it keeps the color that it has. */
const LEAST_CONTRAST = 2;
/** Capitals and larger letters take more lines. */
const GROWTH = 1.5;

/** Whether a text with that look can be moved there without covering another one. */
function isFree(place: Place, look: TextLook, { id, box }: SeenText, seen: readonly SeenText[], page: Size): boolean {
  if (!box) return false;
  const grows = look.letterCase === 'upper' || look.size === 'large';
  const target = boxAt(page, { ...box, height: box.height * (grows ? GROWTH : 1) }, place);
  return seen.every((other) => other.id === id || !other.box || overlapOf(target, other.box) === 0);
}

/**
 * The calls that give single texts the looks they were given in the brief. A look goes to the layer that holds the text
 * and nothing else: a line shared with other facts stays as it is. A text stays where it is when another one stands in
 * the place that it was given.
 */
export function textLookCalls(brief: Brief, seen: readonly SeenText[], page: Size): PlannedCall[] {
  return [...brief.texts, ...brief.facts, ...ownHeadline(brief)].flatMap(({ text, look }) => {
    const layer = seen.find((one) => plain(one.text) === plain(text));
    if (!layer) return [];
    const isThere = look.place !== null && layer.box !== null && isIn(look.place, layer.box, page);
    const place = look.place !== null && !isThere && isFree(look.place, look, layer, seen, page) ? look.place : null;
    // The headline is large as it is.
    const isExtreme =
      look.size !== null && seen.every(({ size }) => (look.size === 'large' ? size <= layer.size : size >= layer.size));
    const isSeen = look.color === null || !layer.ground || contrast(look.color, layer.ground) >= LEAST_CONTRAST;
    const color = layer.color.slice(0, 7) === look.color || !isSeen ? null : look.color;
    const change = changeOf({ ...look, place, color, size: isExtreme ? null : look.size }, layer.size);
    return Object.keys(change).length === 0 ? [] : [{ tool: 'update_layer', input: { layer: layer.id, ...change } }];
  });
}

/** The copywriter's headline with the look that was asked for; letters have their color on a ground of that brief alone. */
function ownHeadline(brief: Brief): Pick<Fact, 'text' | 'look'>[] {
  const { headline, textColor, background } = brief.look;
  const color = headline.color ?? (background === null ? null : textColor);
  const text = brief.without.includes('text') ? null : writeCopy(brief).headline;
  return text === null ? [] : [{ text, look: { ...headline, color } }];
}

/** Stickers of several are small. Each has its place where that is free, else one that the tool finds. */
export function stickerCalls({ stickers }: Brief, seen: readonly SeenText[], page: Size): PlannedCall[] {
  return stickers.flatMap(({ name, count, place }) => {
    const isTight =
      count === 1 &&
      place === null &&
      freeCorner(seen, page, Math.min(page.width, page.height) * STICKER.medium) === null;
    const size = count > 1 || isTight ? 'small' : 'medium';
    const length = Math.min(page.width, page.height) * STICKER[size];
    const isFreeThere =
      place !== null &&
      seen.every(({ box }) => !box || overlapOf(boxAt(page, { width: length, height: length }, place), box) === 0);
    const at = isFreeThere
      ? place
      : place === null && count === 1 && seen.length > 0
        ? freeCorner(seen, page, length)
        : null;
    const input = { sticker: name, size, ...(at !== null && count === 1 ? { place: at } : {}) };
    return Array.from({ length: Math.min(count, MOST_STICKERS) }, () => ({ tool: 'add_sticker', input }));
  });
}
/** The corner farthest from all words; null: words stand in each. */
const freeCorner = (seen: readonly SeenText[], page: Size, length: number): Place | null =>
  CORNERS.find((corner) =>
    seen.every(
      ({ box }) => !box || overlapOf(boxAt(page, { width: length * 1.3, height: length * 1.3 }, corner), box) === 0,
    ),
  ) ?? null;
const CORNERS: readonly Place[] = ['top-right', 'top-left', 'bottom-right', 'bottom-left'];
const STICKER = { small: 0.12, medium: 0.2 } as const;
const MOST_STICKERS = 4;

/** Whether the middle of a box lies in that part of the page, cut in thirds. */
function isIn(place: Place, box: Box, page: Size): boolean {
  const third = (middle: number, length: number): -1 | 0 | 1 =>
    middle < length / 3 ? -1 : middle > (length * 2) / 3 ? 1 : 0;
  const anchor = anchorOf(place);
  const across = third(box.x + box.width / 2, page.width);
  const down = third(box.y + box.height / 2, page.height);
  // "at the top" is any part of the top.
  return (
    (anchor.x === 0 && anchor.y !== 0 ? true : across === anchor.x) &&
    (anchor.y === 0 && anchor.x !== 0 ? true : down === anchor.y)
  );
}

/** The given texts and facts that are on the page in a layer of their own, but not in the place that was asked for. */
export function keptPlaces({ texts, facts }: Brief, seen: readonly SeenText[], page: Size): string[] {
  return [...texts, ...facts].flatMap(({ text, look: { place } }) => {
    const box = seen.find((one) => plain(one.text) === plain(text))?.box;
    return place !== null && box && !isIn(place, box, page) ? [text] : [];
  });
}
