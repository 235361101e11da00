/** References settled against the canvas: which layers are meant, or why that can't be told. */
import { UNLIKE, unlikeness } from './color-likeness.ts';
import { factIn } from './facts.ts';
import type { Reference } from './intents.ts';
import { COLOR_NAMES } from '#tools/inputs/color-names.ts';
import { nameOfEmoji } from '#tools/libraries/emoji/emoji-search.ts';
import type { Canvas, SeenLayer } from './read-canvas.ts';
import { carrierOf, labelledShapes, namesOfItems, nearest, rowsOfItems } from './things-together.ts';

/** What was spoken of and worked on, latest first. */
export interface Memory {
  /** In this very request. */
  justNow: readonly string[];
  /** In earlier ones. */
  before: readonly string[];
  /** What was last worked on in one go: what "them" means. */
  together: readonly string[];
}

export type Resolved = { layers: SeenLayer[] } | { ambiguous: SeenLayer[] } | { missing: Reference };

const OFFER = /%|[$€£¥₹₦₱₺₫฿₩]\s?\d|\d\s?[$€£¥₹₦₱₺₫฿₩]|\boff\b|\bfree\b|\bdiscount\b|\bsave\b|\bonly \d/i;
const MONEY = /[$€£¥₹₦₱₺₫฿₩]\s?\d|\d\s?[$€£¥₹₦₱₺₫฿₩]|\d (?:dollars?|euros?|pounds?)|^\s*\d{1,4}[.,]\d{2}\s*$/i;
const DATE = /\b(?:\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|(?:mon|tue|tues|wed|wednes|thu|thurs|thur|fri|sat|satur|sun)(?:days?)?)\b|\btoday\b|\btomorrow\b|\bweekend\b/i;

const plain = (text: string) => text.toLowerCase().replace(/['’]/g, '').replace(/[^\p{L}\p{N}%$€£]+/gu, ' ').trim();
const areaOf = (layer: SeenLayer) => (layer.box ? layer.box.width * layer.box.height : 0);
const centre = (layer: SeenLayer) => ({ x: (layer.box?.x ?? 0) + (layer.box?.width ?? 0) / 2, y: (layer.box?.y ?? 0) + (layer.box?.height ?? 0) / 2 });

const textsBySize = (layers: readonly SeenLayer[]) => layers.filter(({ type }) => type === 'text').sort((a, b) => b.size - a.size || centre(a).y - centre(b).y);

/** Texts that go by that name: compositions name what they make. Null when none does. */
function called(names: string, layers: readonly SeenLayer[]): SeenLayer[] | null {
  const found = layers.filter(({ type, name }) => type === 'text' && new RegExp(`^(?:${names})\\b`, 'i').test(name));
  return found.length > 0 ? found : null;
}

/** The first, and those that are set as large: none of them leads. */
const leading = (texts: readonly SeenLayer[]) => texts.filter(({ size }) => size === texts[0]?.size);

/** The layers that a kind may mean, best first. */
function ofKind(kind: Reference['kind'], layers: readonly SeenLayer[], form: string | undefined, page = 0): SeenLayer[] {
  const texts = textsBySize(layers);
  const offers = texts.filter(({ text }) => OFFER.test(text));
  switch (kind) {
    case 'headline': {
      // An offer may be set larger than the headline: it is still the offer.
      const plainTexts = texts.filter((layer) => !offers.includes(layer) && !layer.highlight);
      return (called('headline|title', layers) ?? (plainTexts.length > 0 ? plainTexts : texts)).slice(0, 1);
    }
    case 'subheading':
      return (called('sub', layers) ?? texts.filter((layer) => layer !== ofKind('headline', layers, undefined)[0])).slice(0, 1);
    case 'caption':
      return called('details|caption', layers) ?? texts.slice(-1);
    case 'price': {
      const priced = texts.filter(({ text }) => MONEY.test(text));
      return leading(priced.length > 0 ? priced : offers);
    }
    case 'logo':
      return layers.filter((layer) => layer.type !== 'text' && /logo/i.test(`${layer.name} ${layer.alt}`));
    case 'offer':
      return (called('offer|price|discount', layers) ?? offers).slice(0, 1);
    case 'badge': {
      const group = layers.filter(({ type, name }) => type === 'group' && /^badge\b/i.test(name));
      if (group.length > 0) return group.slice(0, 1);
      const pills = called('badge', layers) ?? texts.filter(({ highlight, name }) => highlight !== '' && !/^(?:call to action|button)/i.test(name));
      const shapes = labelledShapes(layers, page);
      // A bar with words is rather a button, a star with a price is a badge.
      if (pills.length === 0 && shapes.length > 0) return [...shapes].sort((a, b) => Number(a.shape === 'rectangle') - Number(b.shape === 'rectangle')).slice(0, 1);
      return (pills.length > 0 ? pills : offers.length > 0 ? offers : layers.filter(({ type }) => type === 'sticker')).slice(0, 1);
    }
    case 'button': {
      const pills = called('call to action|button', layers)?.slice(0, 1) ?? texts.filter(({ highlight }) => highlight !== '');
      return pills.length > 0 ? pills : [...labelledShapes(layers, page)].sort((a, b) => Number(b.shape === 'rectangle') - Number(a.shape === 'rectangle')).slice(0, 1);
    }
    case 'list':
      return allOfKind('list', layers, page);
    case 'item':
      return namesOfItems(layers);
    case 'place':
      return texts.filter(({ text }) => PLACE.test(text)).slice(0, 1);
    case 'web':
    case 'phone':
    case 'email':
    case 'handle':
      return texts.filter(({ text }) => factIn(text, kind) !== null).slice(0, 1);
    case 'hours': {
      const spans = texts.filter(({ text }) => factIn(text, 'hours') !== null);
      return (spans.length > 0 ? spans : texts.filter(({ text }) => factIn(text, 'time') !== null)).slice(0, 1);
    }
    case 'date':
      return leading(texts.filter(({ text }) => DATE.test(text)));
    case 'text':
      return layers.filter(({ type }) => type === 'text');
    case 'shape':
      return layers.filter((layer) => layer.type === 'shape' && (!form || isForm(layer, form)));
    case 'image':
    case 'sticker':
    case 'drawing':
    case 'group':
      return layers.filter(({ type }) => type === kind);
    default:
      return [...layers];
  }
}

const PLACE = /\b(?:streets?|st|roads?|rd|avenue|ave|lane|square|hall|club|bar|caf[eé]|warehouse|park|room|studio|theat(?:re|er)|cent(?:re|er)|church|school|museum|market|arena|house|hotel|beach|garden|plaza|court|pier|gallery|library|pub|mall)\b|^[\p{L}\d' ]+, [\p{Lu}][\p{L} ]+$/iu;

/** A bar is a line or a flat rectangle, a star whatever has points. */
function isForm(layer: SeenLayer, form: string): boolean {
  const box = layer.box ?? { width: 1, height: 1 };
  if (form === 'line') return layer.shape === 'line' || box.width > box.height * 12 || box.height > box.width * 12;
  return layer.shape === form || layer.name.toLowerCase().includes(form);
}

/** All that a kind of text may mean, where several or one of several are spoken of. */
function allOfKind(kind: Reference['kind'], layers: readonly SeenLayer[], page: number): SeenLayer[] {
  const texts = layers.filter(({ type }) => type === 'text');
  const some = (holds: (layer: SeenLayer) => boolean) => (texts.some(holds) ? texts.filter(holds) : texts);
  switch (kind) {
    case 'button':
    case 'badge': {
      const shapes = labelledShapes(layers, page);
      return texts.some(({ highlight }) => highlight !== '') || shapes.length === 0 ? some(({ highlight }) => highlight !== '') : shapes;
    }
    // "the items", where none is named: all that is there.
    case 'list': return rowsOfItems(layers).length > 0 ? rowsOfItems(layers) : texts.filter((layer) => layer !== ofKind('headline', layers, undefined)[0]);
    case 'item': return namesOfItems(layers).length > 0 ? namesOfItems(layers) : [...layers];
    case 'price': return some(({ text }) => MONEY.test(text));
    case 'offer': return some(({ text }) => OFFER.test(text));
    case 'date': return some(({ text }) => DATE.test(text));
    default: return texts;
  }
}

/** What photos show goes by many names: any of a line means the others too. */
const NAMES_OF_THINGS = ['shoe sneaker trainer boot sandal heel', 'bag handbag purse tote backpack', 'mug cup coffee', 'bottle perfume flacon cream serum', 'woman girl lady person model face portrait me', 'man guy boy person model face me', 'plant flower pot', 'burger cheeseburger sandwich food dish', 'watch clock', 'mountain landscape view scenery', 'dress skirt shirt tshirt top jacket', 'ring necklace earring bracelet jewellery jewelry', 'cake pastry cupcake', 'car vehicle', 'house home building', 'dog puppy pet', 'cat kitten pet'].map((line) => new Set(line.split(' ')));
const singular = (word: string) => word.replace(/(?<=\p{L}{3})s$/u, '');
const sameThing = (a: string, b: string) => a === b || NAMES_OF_THINGS.some((names) => names.has(a) && names.has(b));

/** Photos that go by these words, or by words for the same things: "the blue shoe" is blue-sneaker.jpg. Those that most of the words fit. */
export function photosCalled(content: string, layers: readonly SeenLayer[]): SeenLayer[] {
  const wanted = plain(content).split(' ').map(singular).filter((word) => word.length > 1);
  const scored = layers.filter(({ type }) => type === 'image').map((layer) => {
    const own = plain(`${layer.name.replace(/\.[a-z0-9]+$/i, '')} ${layer.alt}`).split(' ').map(singular);
    return { layer, score: wanted.filter((word) => own.some((one) => sameThing(one, word))).length };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ layer }) => layer);
}

function holds(layer: SeenLayer, content: string): boolean {
  const wanted = plain(content);
  if (wanted === '') return false;
  // "30" stands in "30% off".
  if (/^\d[\d.,]*$/.test(content)) return new RegExp(`(?<![\\d.,])${content.replace(/[.]/g, '\\.')}(?![\\d]|[.,]\\d)`).test(layer.text);
  const has = (text: string) => ` ${plain(text)} `.includes(` ${wanted} `) || (wanted.length >= 4 && plain(text).includes(wanted));
  return has(layer.text) || has(layer.name.replace(/\.[a-z0-9]+$/i, '')) || has(layer.alt) || layer.emoji === content || (wanted.length > 3 && wanted.endsWith('s') && has(layer.name.replace(/\.[a-z0-9]+$/i, '').concat('s')));
}

/** Stickers that show what is named: "the teddy" is 🧸. */
function stickersCalled(content: string, layers: readonly SeenLayer[]): SeenLayer[] {
  const wanted = plain(content).split(' ').map(singular).filter((word) => word.length > 2);
  return layers.filter(({ type, emoji }) => type === 'sticker' && emoji !== '' && plain(nameOfEmoji(emoji)).split(' ').map(singular).some((word) => wanted.includes(word)));
}

/** Texts that share most of these words, where at least half of them stand there: "the full colour row". */
function sharing(content: string, layers: readonly SeenLayer[]): SeenLayer[] {
  const wanted = plain(content).split(' ').filter((word) => word.length > 2).map(singular);
  const scored = layers.filter(({ type }) => type === 'text').map((layer) => ({ layer, score: wanted.filter((word) => plain(layer.text).split(' ').map(singular).includes(word)).length }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best > 0 && best * 2 >= wanted.length ? scored.filter(({ score }) => score === best).map(({ layer }) => layer) : [];
}

/** Of some layers the one that is told by its place or its size. */
export function picked(layers: readonly SeenLayer[], pick: NonNullable<Reference['pick']>, memory: Memory): SeenLayer[] {
  const by = (value: (layer: SeenLayer) => number) => [...layers].sort((a, b) => value(a) - value(b)).slice(0, 1);
  const reading = [...layers].sort((a, b) => centre(a).y - centre(b).y || centre(a).x - centre(b).x);
  switch (pick) {
    case 'left': return by((layer) => centre(layer).x);
    case 'right': return by((layer) => -centre(layer).x);
    case 'top': return by((layer) => centre(layer).y);
    case 'bottom': return by((layer) => -centre(layer).y);
    case 'middle': return reading.slice(Math.floor((reading.length - 1) / 2)).slice(0, 1);
    case 'first': return reading.slice(0, 1);
    case 'second': return reading.slice(1, 2);
    case 'third': return reading.slice(2, 3);
    case 'last': return layers.slice(-1);
    case 'largest': return by((layer) => -(layer.type === 'text' ? layer.size * 1000 : areaOf(layer)));
    case 'smallest': return by((layer) => (layer.type === 'text' ? layer.size * 1000 : areaOf(layer)));
    case 'other': {
      const last = layers.find(({ id }) => id === [...memory.justNow, ...memory.before].find((one) => layers.some((layer) => layer.id === one)));
      const rest = layers.filter((layer) => layer !== last);
      // The other one is one of its sort.
      const alike = rest.filter(({ type, highlight }) => type === last?.type && (highlight !== '') === (last.highlight !== ''));
      return alike.length > 0 ? alike : rest;
    }
  }
}

/** "them": what is selected, else what was worked on together, else what "it" would mean. */
function meantByThem(canvas: Canvas, memory: Memory): SeenLayer[] {
  const find = (ids: readonly string[]) => canvas.layers.filter(({ id }) => ids.includes(id));
  const selected = find(canvas.selected);
  if (selected.length > 1 && memory.justNow.every((id) => canvas.selected.includes(id))) return selected;
  const together = find(memory.together);
  return together.length > 1 ? together : meantByIt(canvas, memory);
}

/** "it": what was just spoken of, else what is selected, else what was worked on last, else the only thing there. */
function meantByIt(canvas: Canvas, memory: Memory): SeenLayer[] {
  const find = (ids: readonly string[]) => ids.map((id) => canvas.layers.find((layer) => layer.id === id)).filter((layer) => layer !== undefined);
  const justNow = find(memory.justNow).slice(0, 1);
  if (justNow.length > 0) return justNow;
  const selected = find(canvas.selected);
  if (selected.length > 0) return selected;
  const before = find(memory.before).slice(0, 1);
  if (before.length > 0) return before;
  return canvas.layers.length === 1 ? [...canvas.layers] : [];
}

/** The layers that a reference means on this canvas. */
export function resolve(reference: Reference, canvas: Canvas, memory: Memory): Resolved {
  const { except, ...rest } = reference;
  if (!except) return resolvePlain(reference, canvas, memory);
  const spared: SeenLayer[] = [];
  for (const one of except) {
    const found = resolve(one, canvas, memory);
    // Rather ask than touch what was to be spared.
    if (!('layers' in found)) return found;
    spared.push(...found.layers);
  }
  const most = resolvePlain(rest, canvas, memory);
  return 'layers' in most ? { layers: most.layers.filter((layer) => !spared.includes(layer)) } : most;
}

function resolvePlain(reference: Reference, canvas: Canvas, memory: Memory): Resolved {
  const { kind, content, color, pick, all, pronoun } = reference;
  if (canvas.layers.length === 0) return { missing: reference };
  if (reference.ids) {
    const layers = canvas.layers.filter(({ id }) => reference.ids?.includes(id));
    return layers.length > 0 ? { layers } : { missing: reference };
  }
  if (reference.byHand !== undefined) {
    const done = reference.byHand.replace(/^(?:changed|edited|made|touched|drew|put there|placed)$/, '').replace('enlarged', 'resized').replace('recolored', 'recoloured');
    const moved = canvas.hands.filter((line) => line.includes(done)).map((line) => canvas.layers.find(({ id }) => line.startsWith(`"${id} `) || line.startsWith(`${id} `))).filter((layer) => layer !== undefined && (kind === undefined || sameSort(layer, kind)));
    const layer = moved.at(-1);
    return layer ? { layers: [layer] } : { ambiguous: [...canvas.layers] };
  }
  if (all && kind === undefined && content === undefined && color === undefined && (pick === undefined || pronoun)) {
    // "all of them", "these": what is selected, or was worked on together.
    const them = pronoun ? meantByThem(canvas, memory) : [];
    return { layers: them.length > 1 ? them : [...canvas.layers] };
  }
  if (pronoun && kind === undefined && content === undefined && color === undefined && pick === undefined) {
    const layers = reference.several ? meantByThem(canvas, memory) : meantByIt(canvas, memory);
    return layers.length > 0 ? { layers } : { ambiguous: [...canvas.layers] };
  }
  const page = canvas.width * canvas.height;
  // "everything on the right": whatever stands on that half.
  const half = all && kind === undefined && content === undefined ? HALVES[pick ?? ''] : undefined;
  if (half) return { layers: canvas.layers.filter((layer) => layer.box && half(centre(layer), canvas)) };
  const isTimed = kind === 'price' && /(?<!\p{L})(?:old|original|previous|former|regular|new|sale|reduced)(?!\p{L})/iu.test(reference.said);
  const plural = all || color !== undefined || pick !== undefined || isTimed;
  // "the left headline": of several texts, not of the one that is largest.
  const pool = kind === undefined ? [...canvas.layers] : plural && isTextKind(kind) ? allOfKind(kind, canvas.layers, page) : ofKind(kind, canvas.layers, reference.form, page);
  let found = pool;
  // "the line": the one that is drawn, where one is.
  const drawn = kind === 'text' && reference.form === 'line' && content === undefined ? ofKind('shape', canvas.layers, 'line') : [];
  if (drawn.length > 0) found = drawn;
  if (reference.near) {
    const other = resolve(reference.near.of, canvas, memory);
    const beside = 'layers' in other ? nearest(reference.near.side, other.layers, found, canvas.layers) : [];
    if (beside.length > 0) found = beside;
  }
  if (content !== undefined) {
    const exact = canvas.layers.filter((layer) => holds(layer, content) && (kind === undefined || sameSort(layer, kind)));
    // Words beside a kind may be mere padding; without a kind they are all there is.
    const shown = exact.length === 0 && (kind === undefined || kind === 'image') ? photosCalled(content, canvas.layers) : [];
    // "the watch" is rather the one in the photo than the words "Classic Watch".
    const seen = kind === undefined && exact.length > 1 && /^(?:the|my|this|that)\s+\p{Ll}+$/u.test(reference.said.trim()) ? photosCalled(content, exact) : [];
    if (seen.length === 1) found = seen;
    else if (exact.length > 0) found = exact;
    else if (shown.length > 0) found = shown;
    else if (kind === undefined && stickersCalled(content, canvas.layers).length > 0) found = stickersCalled(content, canvas.layers);
    else if (kind === undefined && sharing(content, canvas.layers).length > 0) found = sharing(content, canvas.layers);
    else if (kind === undefined) {
      // "the shoe": what the only photo shows, whatever its file is called.
      const photos = canvas.layers.filter(({ type }) => type === 'image');
      return photos.length === 1 && /^(?:the|my|this|that)\s+[\p{L}-]+(?: [\p{L}-]+)?$/iu.test(reference.said) ? { layers: photos } : { missing: reference };
    }
  }
  if (kind === 'price' && found.length > 1) found = ofTime(found, reference.said);
  if (color !== undefined) {
    const off = (layer: SeenLayer) => Math.min(...[layer.color, layer.highlight].map((own) => unlikeness(own, color)));
    const named = photosCalled(colorWords(reference.said), found);
    const near = named.length > 0 ? named : found.filter((layer) => off(layer) < UNLIKE).sort((a, b) => off(a) - off(b));
    if (near.length === 0) return { missing: reference };
    found = all ? near : near.slice(0, 1);
  }
  if (pick !== undefined) found = picked(found, pick, memory);
  // "the shop now button": the bar that the words stand on.
  if ((kind === 'button' || kind === 'badge') && !/(?<!\p{L})(?:text|letter|word|label|writing)/iu.test(reference.said)) found = found.map((layer) => (layer.highlight === '' ? (carrierOf(layer, canvas.layers) ?? layer) : layer));
  if (found.length === 0) return { missing: reference };
  if (found.length === 1 || all || kind === 'list') return { layers: found };
  return narrowed(found, canvas, memory);
}

const HALVES: Readonly<Record<string, (at: { x: number; y: number }, page: Canvas) => boolean>> = {
  left: ({ x }, { width }) => x < width / 2, right: ({ x }, { width }) => x > width / 2, top: ({ y }, { height }) => y < height / 2, bottom: ({ y }, { height }) => y > height / 2,
};

const amountOf = ({ text }: SeenLayer) => Number(/\d[\d.,]*/.exec(text)?.[0].replace(',', '.') ?? 0);

/** "the old prices": those that say so; of a pair, the higher is the old one. */
function ofTime(prices: SeenLayer[], said: string): SeenLayer[] {
  const old = /(?<!\p{L})(?:old|original|previous|former|regular|full|before|was|higher)(?!\p{L})/iu;
  const fresh = /(?<!\p{L})(?:new|sale|now|current|reduced|discounted|lower)(?!\p{L})/iu;
  const asked = old.test(said) ? old : fresh.test(said) ? fresh : null;
  const saying = asked ? prices.filter(({ text }) => (asked === old ? /(?<!\p{L})(?:was|before|old|orig\w*|rrp|reg\w*|instead of)(?!\p{L})/iu : /(?<!\p{L})(?:now|only|new|sale|today)(?!\p{L})/iu).test(text)) : [];
  if (saying.length > 0 || asked === null || prices.length !== 2) return saying.length > 0 ? saying : prices;
  return [...prices].sort((a, b) => (amountOf(b) - amountOf(a)) * (asked === old ? 1 : -1)).slice(0, 1);
}

/** The words of a phrase that are colours: photos are told apart by their names. */
const colorWords = (said: string) => (said.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => COLOR_NAMES.has(word)).join(' ');

const TEXT_KINDS = new Set(['headline', 'subheading', 'caption', 'offer', 'price', 'badge', 'button', 'date', 'text', 'web', 'phone', 'email', 'handle', 'hours']);
const isTextKind = (kind: string) => TEXT_KINDS.has(kind);
const sameSort = (layer: SeenLayer, kind: string) => kind === 'layer' || (kind === 'logo' && layer.type !== 'text') || (isTextKind(kind) ? layer.type === 'text' : layer.type === kind);

/** One of several: the one that is selected, or the one that was last worked on. */
function narrowed(found: SeenLayer[], canvas: Canvas, memory: Memory): Resolved {
  const selected = found.filter(({ id }) => canvas.selected.includes(id));
  if (selected.length > 0) return { layers: selected };
  const last = [...memory.justNow, ...memory.before].map((id) => found.find((layer) => layer.id === id)).find((layer) => layer !== undefined);
  return last ? { layers: [last] } : { ambiguous: found };
}
