/** What on the page a noun may mean: roles of texts, kinds of facts, kinds of layers. */
import { recognizeValues } from '../values/recognize.ts';
import type { Reference } from '../acts/reference.ts';
import { FACT_KINDS, type FactKind } from '../acts/values.ts';
import { areaOf, holdersOf, middleOf, type Thing } from './canvas.ts';
import { holdsWords, plainWords } from '../values/plain-words.ts';

const factsOf = new Map<string, ReadonlySet<string>>();
/** Most texts whose facts are kept. */
const MOST_KEPT = 500;

/** Kinds of the facts that stand in a text. */
export function factsIn(text: string): ReadonlySet<string> {
  let found = factsOf.get(text);
  if (!found) {
    found = new Set(recognizeValues(text).map(({ type }) => type));
    if (factsOf.size >= MOST_KEPT) factsOf.clear();
    factsOf.set(text, found);
  }
  return found;
}

/** Times as large as its text that a button is at most. */
const BUTTON = 8;

/** The shape that a text stands on like a button; of several the smallest. */
export function holderOf(text: Thing, layers: readonly Thing[]): Thing | null {
  const most = (text.box?.height ?? 0) * BUTTON;
  const holders = holdersOf(text, layers).filter(({ shape, box }) => shape !== 'line' && (box?.height ?? 0) <= most);
  return holders.toSorted((a, b) => areaOf(a) - areaOf(b))[0] ?? null;
}

/** Names that compositions give to what they make, by role. */
const NAMED: Readonly<Record<string, RegExp>> = {
  title: /^(?:headline|title|heading)\b/iu,
  subtitle: /^(?:sub|tagline)/iu,
  tagline: /^(?:tagline|sub)/iu,
  detail: /^(?:details?|caption|body)\b/iu,
  caption: /^(?:caption|details?)\b/iu,
  callToAction: /^(?:call to action|button|cta)\b/iu,
  badge: /^badge\b/iu,
  offer: /^(?:offer|discount)\b/iu,
  author: /^author\b/iu,
};

/** Kinds of facts that a word for one of them may mean as well. */
const RELATED: Readonly<Partial<Record<string, readonly FactKind[]>>> = {
  offer: ['offer', 'percent'],
  percent: ['percent', 'offer'],
  money: ['money'],
  address: ['address', 'place'],
  handle: ['handle'],
  web: ['web'],
  date: ['date'],
};

/** Kinds of facts that a noun means; none: it is no noun of facts. */
export const factKindsOf = (kind: string): readonly FactKind[] =>
  RELATED[kind] ?? ((FACT_KINDS as readonly string[]).includes(kind) ? [kind as FactKind] : []);

const bySize = (things: readonly Thing[]): Thing[] =>
  things.toSorted((a, b) => b.size - a.size || middleOf(a).y - middleOf(b).y);

const isFact = (kind: string): kind is FactKind => (FACT_KINDS as readonly string[]).includes(kind);

const isLogo = ({ type, name, alt }: Thing): boolean => type !== 'text' && /logo/iu.test(`${name} ${alt}`);

/** Words that a price stands among. */
const BESIDE_PRICES = new Set('only now just from each for was today per piece pc pp up to'.split(' '));

/** Whether a text says nothing but a fact, or a price: "Only $85". */
function isValueAlone({ text }: Thing): boolean {
  const facts = recognizeValues(text);
  if (facts.some(({ span }) => span[1] - span[0] >= text.trim().length * 0.8)) return true;
  const prices = facts.filter(({ type }) => type === 'money');
  const rest = prices.reduceRight((left, { span: [from, to] }) => `${left.slice(0, from)} ${left.slice(to)}`, text);
  return (
    prices.length > 0 &&
    plainWords(rest)
      .split(' ')
      .every((word) => word === '' || BESIDE_PRICES.has(word))
  );
}

/** Texts that a role means: named so, or by their look. */
function ofRole(role: string, texts: readonly Thing[], onShapes: readonly Thing[] = []): Thing[] {
  const named = texts.filter(({ name }) => NAMED[role]?.test(name));
  if (named.length > 0) return named;
  const pills = texts.filter(({ highlight }) => highlight !== '');
  const buttons = pills.length > 0 || role !== 'callToAction' ? pills : [...onShapes];
  if (role === 'callToAction') return buttons;
  if (role === 'badge') return buttons.filter(({ name }) => !NAMED.callToAction?.test(name));
  const plain = bySize(texts.filter((text) => !buttons.includes(text)));
  // An offer or a price may be set larger than the headline: it is still the offer.
  const worded = plain.filter((text) => !isValueAlone(text));
  const ranked = worded.length > 0 ? worded : plain;
  if (role === 'title') return ranked.slice(0, 1);
  if (role === 'subtitle' || role === 'tagline') return ranked.slice(1, 2);
  return ranked.length > 1 ? ranked.slice(-1) : [];
}

/** Lines are written or drawn: which of them is meant only a place can say. */
export const linesOf = (layers: readonly Thing[]): Thing[] =>
  layers.filter((layer) => layer.type === 'text' || (layer.type === 'shape' && isForm(layer, 'line')));

/** The layers that the kind and the form of a reference may mean. */
export function ofKind({ kind, form }: Pick<Reference, 'kind' | 'form'>, layers: readonly Thing[]): Thing[] {
  const texts = layers.filter(({ type }) => type === 'text');
  // "the star": only shapes have a form.
  const own = kind ?? (form === null ? null : 'shape');
  switch (own) {
    case null:
    case 'layer':
      return [...layers];
    case 'text':
    case 'line':
      return texts;
    case 'photo':
    case 'picture':
      return layers.filter((layer) => layer.type === 'image' && !isLogo(layer));
    case 'logo':
      return layers.filter(isLogo);
    case 'code':
      return layers.filter(({ shape }) => shape === 'qr');
    case 'shape':
      return layers.filter((layer) => layer.type === 'shape' && (form === null || isForm(layer, form)));
    case 'name':
      return properNames(texts);
    case 'sticker':
    case 'drawing':
    case 'table':
    case 'group':
      return layers.filter(({ type }) => type === kind);
    case 'background':
    case 'page':
    case 'list':
    case 'button':
    case 'row':
    case 'column':
      return [];
    default: {
      const onShapes = texts.filter((text) => holderOf(text, layers) !== null);
      const named = NAMED[own] ? ofRole(own, texts, onShapes) : [];
      if (!isFact(own)) return named;
      const kinds = RELATED[own] ?? [own];
      const stating = texts.filter(
        ({ text }) => kinds.some((one) => factsIn(text).has(one)) || (kind === 'time' && CLOCK.test(text)),
      );
      // "Saturday & Sunday" tells a time as well, but "9 am - 3 pm" is what is called so.
      const clock = kind === 'time' ? stating.filter(({ text }) => /\d/u.test(text)) : [];
      // Days alone are opening times as well: "Thursdays & Saturdays".
      const days = kind === 'date' && stating.length === 0 ? texts.filter(({ text }) => factsIn(text).has('time')) : [];
      const stated = clock.length > 0 ? clock : stating.length > 0 ? stating : days;
      if (stated.length > 0) return stated;
      return kind === 'offer' ? named : kind === 'address' ? texts.filter(({ text }) => isLikeAddress(text)) : [];
    }
  }
}

/** "Thurs 2.30pm": a time within a date. */
const CLOCK = /\d\s?[ap]\.?m\b|\b\d{1,2}:\d{2}\b/iu;

/** "24 Bode Thomas, Surulere": a number and names, where no street is called one. */
function isLikeAddress(text: string): boolean {
  const [number = '', ...names] = text.trim().split(/\s+/u);
  return (
    /^\d{1,4}[a-z]?$/iu.test(number) &&
    names.length > 1 &&
    text.includes(',') &&
    names.every((one) => /^\p{Lu}/u.test(one))
  );
}

/** "Hannah & Tomas": capitalized words without a fact; those named so, if there are any. */
function properNames(texts: readonly Thing[]): Thing[] {
  const named = texts.filter(({ name }) => /\bname\b/iu.test(name));
  if (named.length > 0) return named;
  const isName = ({ text }: Thing): boolean => {
    const words = text.trim().split(/\s+/u);
    return (
      words.length > 1 &&
      words.length <= 5 &&
      // "Moss & Marrow": a color is no fact.
      ![...factsIn(text)].some(isFact) &&
      words.every((word) => /^\p{Lu}[\p{L}'’.-]*$/u.test(word) || /^(?:&|and|of|the|\+)$/iu.test(word))
    );
  };
  const found = texts.filter((text) => text.highlight === '' && isName(text));
  if (found.length > 0) return found;
  // "Plant Shop, Moss & Marrow": the name of a shop as a headline.
  const [title] = ofRole('title', texts);
  const isSingle = title !== undefined && /^\p{Lu}[\p{L}'’-]+$/u.test(title.text.trim());
  return title && (isSingle || isName({ ...title, text: title.text.replaceAll(',', ' ') })) ? [title] : [];
}

/** A single thing, or the lines of one border. */
export const areOneThing = (things: readonly Thing[]): boolean =>
  things.length === 1 || things.every((thing) => thing.type === 'shape' && isForm(thing, 'border'));

function isForm({ shape, name, box }: Thing, form: string): boolean {
  const { width, height } = box ?? { width: 1, height: 1 };
  if (form === 'border') return holdsWords(name, 'border') || holdsWords(name, 'frame');
  if (form === 'line' || form === 'divider') return shape === 'line' || width > height * 12 || height > width * 12;
  return shape === form || holdsWords(name, form) || (form === 'arrow' && shape === 'line');
}
