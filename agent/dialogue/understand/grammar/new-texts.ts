/**
 * New things with their words, told in any order and without quotes: "add a round yellow badge that says NEW", "a red
 * circle in the corner with SALE in it", "my shop name Kicks By Dana at the bottom", "the old price $79 crossed out". Words
 * that come to those of a text, and words behind what a photo shows: "write WOW behind her".
 */
import type { Place } from '#tools/contract/page-space.ts';
import type { Where } from '../../acts/adding.ts';
import type { Change } from '../../acts/edits.ts';
import { reference, type Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import type { FreeText } from '../free-texts.ts';
import type { Term } from '../terms.ts';
import { add, both, sideOf, textOf, type Details, type Kind, type New } from './adding.ts';
import { changed, counted, it, setting, type Act, type Look, type Said, type Side } from './meanings.ts';
import { FACT_KINDS, TEXT_ROLES } from '../../acts/values.ts';
import { mayBePictures } from './pictures.ts';

/** A badge or a sticker to be; without a form it is a pill. */
interface Badge {
  form: string | null;
  /** The form that its name says: a stamp is round. */
  usual: string | null;
  looks: Change[];
}

const badge = (usual: string | null) => (): Badge => ({ form: null, usual, looks: [] });
const formed = (form: string, { form: own, usual, looks }: Badge): Badge | null =>
  own === null ? { form, usual, looks } : null;
const looking = (look: Change, one: Badge): Badge => ({ ...one, looks: [...one.looks, look] });

/** With its words on it. */
function badgeOf({ form, usual, looks }: Badge, says: string): New {
  const shape = form ?? usual;
  return shape === null || shape === 'button'
    ? textOf(says, { as: shape === null ? 'badge' : 'button', looks })
    : { addition: { is: 'shape', form: shape, says }, looks, isSure: true, isBare: false };
}
const shapeOf = ({ form, looks }: Kind, says: string): New | null =>
  form === null || form === 'line' || form === 'arrow' ? null : badgeOf({ form, usual: null, looks }, says);

const isName = ({ kind }: Said): boolean => kind === 'name' || kind === 'subtitle' || kind === 'tagline';

const MOST_STARS = 5;
/** As many stars as it rounds to, and the number; null: no rating out of five. */
function rated(said: string): string | null {
  const value = /^[0-9]/u.test(said) ? Number(said) : counted(said);
  if (!(value > 0 && value <= MOST_STARS)) return null;
  const full = Math.round(value);
  const stars = '★'.repeat(full) + '☆'.repeat(MOST_STARS - full);
  return Number.isInteger(value) ? stars : `${stars} ${said}`;
}

const STRUCK = setting('strikethrough', true);
const PRICE = reference({ kind: 'money' });
const struck = (price: string): New => textOf(price, { looks: [STRUCK] });
const besidePrice = (side: Side): Where => ({ to: 'side', side, of: PRICE });

/** An old price stands beside the new one, where nothing else is said. */
function oldPrice(price: string, details: Details | null): Act<'add'> | null {
  const where = details?.where ?? besidePrice('beside');
  return add(struck(price), { looks: [], ...details, where });
}

const says = (text: string, details: Details, some: Change[] = []): Act<'add'> | null =>
  details.where ? add(textOf(text, { looks: some }), details) : null;

export const NEW_TEXTS: Rule[] = [
  ...rules('FormSaid', 0, {
    'round|circular|circle': () => 'ellipse',
    'oval|elliptical': () => 'ellipse',
    'square|rectangular|rectangle|boxy': () => 'rectangle',
    'star|starry': () => 'star',
    'starburst|burst|spiky|explosion|pointy': () => 'burst',
    heart: () => 'heart',
    'scalloped|wavy|frilly': () => 'seal',
    'hexagon|hexagonal': () => 'hexagon',
    diamond: () => 'diamond',
    flower: () => 'flower',
    'FormSaid shaped|shape|style|form': (form: string) => form,
    'FormSaid - shaped|style': (form: string) => form,
  }),
  ...rules('BadgeSaid', 0.02, {
    'badge|label|tag|flag|pill': badge(null),
    'button|call to action|cta': badge('button'),
    'sticker|stamp|dot|bubble|medallion|patch': badge('ellipse'),
    'seal|rosette': badge('seal'),
    'burst|starburst|splash|flash': badge('burst'),
    'ribbon|sash': badge('ribbon'),
    'FormSaid BadgeSaid': formed,
    'Color BadgeSaid': (color: string, one: Badge) => looking(setting('color', color), one),
    'Step BadgeSaid': (step: Look, one: Badge) => looking(changed(step), one),
    'little|tiny BadgeSaid': (one: Badge) => looking(changed({ property: 'size', way: 'down' }), one),
    'nice|cute|cool|fun|simple|eye-catching BadgeSaid': (one: Badge) => one,
    'price|sale|promo|discount BadgeSaid': (one: Badge) => one,
  }),
  ...rules('Saying', 0, {
    'saying|reading|with|:': () => ({}),
    'that|which says|reads|say': () => ({}),
    'it|that? should|must say|read': () => ({}),
    'with the? text|word|words|letters|writing': () => ({}),
    'and write|put|have? in|on|inside it': () => ({}),
    'that|which has': () => ({}),
  }),
  ...rules('SaidOnIt', 0.02, {
    T: (text: string) => text,
    Term: ({ text }: Term) => text,
    'SaidOnIt in|on|inside|written it|them|there?': (text: string) => text,
  }),
  ...rules('ButtonSaid', 0.02, {
    Labelled: (text: string) => textOf(text, { as: 'button' }),
    'Color ButtonSaid': (color: string, one: New): New => ({ ...one, looks: [...one.looks, setting('color', color)] }),
    'Step ButtonSaid': (step: Look, one: New): New => ({ ...one, looks: [...one.looks, changed(step)] }),
    'little|tiny ButtonSaid': (one: New): New => ({
      ...one,
      looks: [...one.looks, changed({ property: 'size', way: 'down' })],
    }),
    'nice|simple|clear|new ButtonSaid': (one: New) => one,
  }),
  // "a 5 star rating", "a 4.9 rating with stars": stars as letters, and the number where it is no whole one.
  ...rules('RatingSaid', 0.01, {
    '5-star|five-star rating|review|score': () => rated('5'),
    '4-star|four-star rating|review|score': () => rated('4'),
    'Number|Count star|stars rating|review|score': rated,
    'star|stars|review rating|score? of|: Number out|of|/? of? 5?': rated,
    'rating of|:? Number out|/? of? 5?': rated,
    'Number rating|score': rated,
    'Number out? of|/ 5 stars|rating?': rated,
    'Number / 5': rated,
    'RatingSaid with|in|and stars': (stars: string) => stars,
    'RatingSaid stars': (stars: string) => stars,
  }),
  ...rules('New', 0.01, {
    'a|an|the|my|our|your? RatingSaid': (stars: string) => textOf(stars),
  }),
  ...rules('New', 0.02, {
    'a|an|another|one ButtonSaid': (one: New) => one,
    'a|an|another|one BadgeSaid ~Saying SaidOnIt': badgeOf,
    'a|an|another|one BadgeSaid Quote': badgeOf,
    'a|an|another|one ShapeKind ~Saying SaidOnIt': shapeOf,
    'a|an|another|one Shout|FreshFact|Fresh BadgeSaid': (text: string, one: Badge) => badgeOf(one, text),
    'a|an|another|one Color Shout|FreshFact|Fresh BadgeSaid': (color: string, text: string, one: Badge) =>
      badgeOf(looking(setting('color', color), one), text),
    'a|an|another|one FormSaid Shout|FreshFact|Fresh BadgeSaid': (form: string, text: string, one: Badge) =>
      badgeOf({ ...one, form: one.form ?? form }, text),
    'Price ~Struck': struck,
    'a|an|the|my? ~Struck Price': struck,
    OldPrice: struck,
  }),
  ...rules('NamingNoun', 0.02, {
    Noun: (noun: Said) => (isName(noun) ? {} : null),
    'NamingNoun of ~Determiner? shop|store|business|company|brand|cafe|salon|studio|page|club|band|team|market|stall':
      () => ({}),
  }),
  // Only behind a verb: "the shop name looked better on the left" is no name.
  ...rules('NameSaid', 0.02, { '~Determiner ~NamingNoun ,|:|which|is? Term': ({ text }: Term) => text }),
  ...rules('Price', 0.02, {
    'FreshFact|Value': (price: string) => (/\d/u.test(price) ? price : null),
  }),
  ...rules('Struck', 0, {
    'crossed|struck|striked out|through|off?': () => ({}),
    'strikethrough|scratched|slashed': () => ({}),
    'strike|cross through|out': () => ({}),
    'with a line|strike|slash through|across|over it?': () => ({}),
  }),
  ...rules('OldPrice', 0.02, {
    // "was $70 crossed out": written with the word.
    'was|rrp|before|originally Price ~Struck': (price: string) => `was ${price}`,
    'was|rrp|before|originally ~Struck Price': (price: string) => `was ${price}`,
    '~Determiner? old|previous|original|former|regular|usual|normal|full|rrp price|one|amount|cost? ,|:|of|was|is? Price ~Struck?':
      (price: string) => price,
    'a|an? old|previous|original|former|regular|usual|normal|full|rrp price|one|amount|cost ,|:|of|was|is? Price ~Struck?':
      (price: string) => price,
    'Price as ~Determiner? old|previous|original|former|regular|usual|normal price ~Struck?': (price: string) => price,
  }),
  ...rules('Detail', 0.02, { '~Struck': (): Details => ({ looks: [STRUCK] }) }),
  ...rules('Where', 0.05, {
    // Of what was spoken of last.
    'underneath|below|beneath|under': () => sideOf('below', it),
    above: () => sideOf('above', it),
    'in|into|inside ~Determiner Said': (words: string) => sideOf('over', [reference({ words })]),
    'in|into|inside ~Determiner ShapeKind': ({ form }: Kind) =>
      form === null || form === 'line' ? null : sideOf('over', [reference({ kind: 'shape', form })]),
  }),
  ...rules('Where', 0.01, {
    'across|along ~Determiner? Place': (place: Place): Where => ({ to: 'place', place }),
    'across|along ~Determiner? Place of ~Determiner page|design|poster|post|flyer': (place: Place): Where => ({
      to: 'place',
      place,
    }),
    'Side ~Determiner? new|current|sale|actual|reduced|discounted|lower price|one|amount': besidePrice,
    'before|after ~Determiner? new|current|sale|actual|reduced|discounted|lower price|one|amount': () =>
      besidePrice('beside'),
  }),
  ...rules('Act', 0.02, {
    '~Add ButtonSaid': (one: New) => add(one, null),
    'and|also|plus? a|an|another|one ButtonSaid ,? Details?': (one: New, details: Details | undefined) =>
      add(one, details ?? null),
    'and|also|plus? a|an|another|one BadgeSaid ~Saying SaidOnIt': (one: Badge, text: string) =>
      add(badgeOf(one, text), null),
    // "add a quote: “so soft” - Mia"
    '~Add a|an|the|my? TextKind ,|:? Quote -|–|—|by|from|, Term': (kind: Kind, quote: string, { text }: Term) =>
      add(textOf(`“${quote}”\n– ${text}`, kind), null),
    '~Add a|an|another|one BadgeSaid ,? Details ,? ~Saying SaidOnIt': (one: Badge, details: Details, text: string) =>
      add(badgeOf(one, text), details),
    '~Add a|an|another|one ShapeKind ,? Details ,? ~Saying SaidOnIt': (kind: Kind, details: Details, text: string) => {
      const made = shapeOf(kind, text);
      return made && add(made, details);
    },
    '~Add a|an|another|one BadgeSaid ,? Details ,? ~Saying SaidOnIt ,|and? Details': (
      one: Badge,
      some: Details,
      text: string,
      others: Details,
    ) => {
      const details = both(some, others);
      return details && add(badgeOf(one, text), details);
    },
    'a|an|another|one BadgeSaid ,? Details ,? ~Saying SaidOnIt': (one: Badge, details: Details, text: string) =>
      details.where ? add(badgeOf(one, text), details) : null,
    '~Add SaidOnIt in|on|inside|onto a|an|another BadgeSaid ,? Details?': (
      text: string,
      one: Badge,
      details: Details | undefined,
    ) => add(badgeOf(one, text), details ?? null),
    '~Add NameSaid': (name: string) => add(textOf(name), null),
    '~Add NameSaid ,? Details': (name: string, details: Details) => add(textOf(name), details),
    '~Add Details ,|:? NameSaid': (details: Details, name: string) => add(textOf(name), details),
    '~Determiner ~NamingNoun is Term ,|.|and? ~Add it|that|this? Details': ({ text }: Term, details: Details) =>
      add(textOf(text), details),
    'OldPrice ,|and|so? ~CrossOut Details?': (price: string, details: Details | undefined) =>
      oldPrice(price, details ?? null),
    '~Add|show OldPrice': (price: string) => oldPrice(price, null),
    '~Add|show OldPrice ,? Details': oldPrice,
    '~Add Price ~Struck': (price: string) => oldPrice(price, null),
    'it|that|this? was|used Price before|originally|once|first? ,|and|so? ~CrossOut Details?': (
      price: string,
      details: Details | undefined,
    ) => oldPrice(price, details ?? null),
    'it|that|this? used to be|cost Price ,|and|so|but? ~CrossOut Details?': (
      price: string,
      details: Details | undefined,
    ) => oldPrice(price, details ?? null),
  }),
  ...rules('CrossOut', 0, {
    'show|put|add|write? it|that|this? ~Struck': () => ({}),
    'cross|strike|scratch it|that|this out|through': () => ({}),
    'show|put|add|write it|that|this ~Struck': () => ({}),
  }),
  // A line of text, told with where it goes before what it says.
  ...rules('LineSaid', 0.02, {
    'line|note|bit|text|caption|sentence|message|remark': (): Change[] => [],
    'line|bit|piece of text|writing': (): Change[] => [],
    'Step LineSaid': (step: Look, looks: Change[]) => [...looks, changed(step)],
    'Look LineSaid': (look: Look, looks: Change[]) => [...looks, changed(look)],
    'Color LineSaid': (color: string, looks: Change[]) => [...looks, setting('color', color)],
    'little|tiny LineSaid': (looks: Change[]) => [...looks, changed({ property: 'size', way: 'down' })],
    'short|nice|extra|second|third LineSaid': (looks: Change[]) => looks,
  }),
  ...rules('Act', 0.02, {
    '~Add a|an|another|one LineSaid ,? Details ,? ~Saying SaidOnIt': (
      looks: Change[],
      details: Details,
      text: string,
    ) => says(text, details, looks),
    'and|also|plus? a|an|another|one LineSaid ,? Details ,? ~Saying SaidOnIt': (
      looks: Change[],
      details: Details,
      text: string,
    ) => says(text, details, looks),
    '~Add a|an|another|one LineSaid ~Saying SaidOnIt ,? Details': (looks: Change[], text: string, details: Details) =>
      says(text, details, looks),
    '~Add Free in|with|using Step letters|writing|type|print ,? Details?': (
      { text }: FreeText,
      step: Look,
      details: Details | undefined,
    ) => add(textOf(text, { looks: [changed(step)] }), details ?? null),
  }),
];

const TEXTUAL: ReadonlySet<unknown> = new Set([
  ...TEXT_ROLES,
  ...FACT_KINDS,
  'text',
  'line',
  'name',
  'button',
  'badge',
]);

export const APPENDING: Rule[] = [
  ...rules('MarkNamed', 0, {
    'a|an|the|one|another exclamation mark|point|sign?': () => '!',
    'exclamation mark|point|sign?': () => '!',
    'a|the? question mark': () => '?',
    'a|the? full stop': () => '.',
    'a|the? period': () => '.',
    'two|2|double exclamation marks|points': () => '!!',
    'three|3|triple exclamation marks|points': () => '!!!',
    'a|the? colon': () => ':',
    'three|3? dots': () => '…',
    'an? ellipsis': () => '…',
  }),
  ...rules('Appended', 0.02, {
    MarkNamed: (mark: string) => mark,
    Quote: (text: string) => text,
    'the? word|words|text Fresh|Quote|Shout|Unknown': (text: string) => text,
    Shout: (text: string) => text,
  }),
  ...rules('Act', 0, {
    '~Add|~Append Appended to|on|onto NP': (text: string, target: Reference[]) => append(text, target, 'end'),
    '~Add|~Append Appended at|to|on the? very? end of NP': (text: string, target: Reference[]) =>
      append(text, target, 'end'),
    '~Add|~Append Appended after NP': (text: string, target: Reference[]) => append(text, target, 'end'),
    '~Add|~Append Appended before NP': (text: string, target: Reference[]) => append(text, target, 'start'),
    '~Add|~Append Appended in front of NP': (text: string, target: Reference[]) => append(text, target, 'start'),
    '~Add|~Append Appended at|to the? very? start|beginning|front of NP': (text: string, target: Reference[]) =>
      append(text, target, 'start'),
    'NP needs|wants|should|must|could have|get? MarkNamed': (target: Reference[], text: string) =>
      append(text, target, 'end'),
    'end|finish NP with|on Appended': (target: Reference[], text: string) => append(text, target, 'end'),
    'start|begin NP with Appended': (target: Reference[], text: string) => append(text, target, 'start'),
  }),
  ...rules('Append', 0.02, { 'append|tack|attach': () => ({}) }),
];

/** Only to a text that is called so: to anything else it is put on the page. */
function append(text: string, [target, ...more]: Reference[], at: Act<'append'>['at']): Act<'append'> | null {
  const isText = target !== undefined && (target.kind === null ? target.words !== null : TEXTUAL.has(target.kind));
  return isText && more.length === 0 && target.quantity === null ? { type: 'append', target, text, at } : null;
}

interface Wording {
  text: string;
  looks: Change[];
}
const plain = (text: string): Wording => ({ text, looks: [] });
const colored = (color: string, said: Wording): Wording => ({
  ...said,
  looks: [...said.looks, setting('color', color)],
});
const PHOTO = reference({ kind: 'photo' });

interface Behind {
  of: Reference;
  at: Place | null;
}
const behind = ([of, ...more]: Reference[]): Behind | null =>
  of && more.length === 0 && mayBePictures([of]) && of.pronoun === null ? { of, at: null } : null;

const behindIt = ({ text, looks }: Wording, { of, at }: Behind, more: Change[] = []): Act<'add'> => ({
  type: 'add',
  addition: { is: 'text', text, as: 'text' },
  where: { to: 'side', side: 'behind', of, ...(at === null ? {} : { at }) },
  looks: [...looks, ...more],
  like: null,
});

export const TEXT_BEHIND: Rule[] = [
  ...rules('BehindIt', 0, {
    'right|just|directly? behind NP': behind,
    'right|just|directly? behind her|him|me|us|them|it|myself': (): Behind => ({ of: PHOTO, at: null }),
    'BehindIt ,? at|on|near the? Place': (said: Behind, at: Place): Behind | null => (said.at ? null : { ...said, at }),
    'BehindIt ,? a bit|little hidden?': (said: Behind) => said,
  }),
  ...rules('Wordy', 0.02, {
    'Quote|Shout|Proper': plain,
    Free: ({ text }: FreeText) => plain(text),
    'a|an|some|the? big|large|huge|giant|bold|tall|massive? word|words|text|lettering|letters|name|title saying|reading|: Quote|Shout|Proper|Said':
      plain,
    'a|an|some|the? big|large|huge|giant|bold|tall|massive? word|words|text|lettering|letters|name Quote|Shout|Proper|Said':
      plain,
    'a|an|some? big|large|huge|giant|bold|tall|massive Quote|Shout|Proper': plain,
    'Wordy in Color letters|text?': (said: Wording, color: string) => colored(color, said),
    'Color Wordy': colored,
  }),
  ...rules('Act', 0, {
    '~Add|~Write|print|show|set|have|want|need Wordy ,? BehindIt': (said: Wording, where: Behind) =>
      behindIt(said, where),
    '~Add|~Write|print|show|set|have|want|need Wordy ,? BehindIt ,? V': behindIt,
    '~Add|~Write|print|show|set BehindIt ,? : Quote|Shout|Rest': (where: Behind, text: string) =>
      behindIt(plain(text), where),
    'big|large|huge? text|words|word|lettering|writing BehindIt : Quote|Rest': (where: Behind, text: string) =>
      behindIt(plain(text), where),
  }),
  ...rules('Act', 0.2, {
    'Wordy BehindIt': (said: Wording, where: Behind) => behindIt(said, where),
    'Wordy BehindIt ,? V': behindIt,
  }),
];
