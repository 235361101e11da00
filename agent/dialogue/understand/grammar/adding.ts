/** What is put on the page anew, where it goes and how it is to look: the parts in any order. */
import type { Place } from '#tools/contract/page-space.ts';
import type { ContactType } from '#tools/contract/ports/brand-kit-port.ts';
import type { Addition, Where } from '../../acts/adding.ts';
import type { Change, Destination } from '../../acts/edits.ts';
import type { PageSaid, Reference } from '../../acts/reference.ts';
import { FACT_KINDS, TEXT_ROLES, type TextRole } from '../../acts/values.ts';
import { itemsOf } from '../../values/items.ts';
import { numberedLines } from '../../values/numbered.ts';
import { rules, type Rule } from '../chart.ts';
import type { FreeText } from '../free-texts.ts';
import { copies, furtherCopies } from './copies.ts';
import { changed, counted, it, setting, type Act, type Look, type Said, type Side } from './meanings.ts';

/** Something new, with the looks that stand before its noun. */
export interface New {
  addition: Addition;
  looks: Change[];
  /** A text that is surely one; another needs a list to go to. */
  isSure: boolean;
  /** It needs a place: "4 pm" may be meant instead of what is there. */
  isBare: boolean;
}

/** A text or a badge to be, without its words; or a shape. */
export interface Kind {
  as: 'text' | 'badge' | 'button' | null;
  form: string | null;
  looks: Change[];
  role?: TextRole;
  network?: ContactType;
}

export interface Details {
  where?: Where;
  looks: Change[];
  like?: Reference | null;
  page?: PageSaid;
}

const TEXTUAL: ReadonlySet<unknown> = new Set([...TEXT_ROLES, ...FACT_KINDS, 'text']);

const only = (some: Reference[]): Reference | null => (some.length === 1 ? (some[0] ?? null) : null);

function textKind({ kind, quantity, form }: Said): Kind | null {
  if (quantity !== undefined || form !== undefined) return null;
  if (kind === 'badge') return { as: 'badge', form: null, looks: [] };
  if (kind === 'callToAction') return { as: 'button', form: null, looks: [] };
  const role = TEXT_ROLES.find((one) => one === kind);
  return TEXTUAL.has(kind) ? { as: 'text', form: null, looks: [], ...(role ? { role } : {}) } : null;
}
const shapeKind = ({ kind, form, quantity }: Said): Kind | null =>
  kind === 'shape' && typeof form === 'string' && quantity === undefined ? { as: null, form, looks: [] } : null;

/** A frame or a box around all of the page is its border. */
const aroundPage = (kind: Kind): Kind | null =>
  kind.form === 'border' || kind.form === 'rectangle' ? { ...kind, form: 'border' } : null;

/** "three little stars": as many of them. */
function several(said: string, { addition, looks, isSure }: New): New | null {
  const count = counted(said);
  return (addition.is === 'shape' || addition.is === 'emoji') && Number.isInteger(count) && count > 1 && count <= 6
    ? { addition: { ...addition, count }, looks, isSure, isBare: false }
    : null;
}
const pluralKind = ({ kind, form, quantity }: Said): Kind | null =>
  kind === 'shape' && typeof form === 'string' && quantity === 'all' ? { as: null, form, looks: [] } : null;

const looking =
  (of: (said: never) => Change) =>
  (said: unknown, kind: Kind): Kind => ({ ...kind, looks: [...kind.looks, of(said as never)] });
const withColor = looking((color: string) => setting('color', color));
const withLook = looking((look: Look) => changed(look));

export const textOf = (text: string, { as, looks, role, network }: Partial<Kind> = {}): New => ({
  addition: {
    is: 'text',
    text: numberedLines(text),
    as: as ?? 'text',
    ...(role ? { role } : {}),
    ...(network ? { network } : {}),
  },
  looks: looks ?? [],
  isSure: true,
  isBare: false,
});
/** "add on this page: 6 nights, vegan food, sea view": a line for each. */
const listOf = (text: string, { page }: Details): New => {
  const items = itemsOf(text);
  return textOf(page !== undefined && items.length >= LEAST_ITEMS ? items.join('\n') : text);
};
const LEAST_ITEMS = 3;
export const shapeOf = ({ form, looks }: Kind): New | null =>
  form === null ? null : { addition: { is: 'shape', form }, looks, isSure: true, isBare: form === 'line' };
export const emojiOf = (emoji: string, looks: Change[] = []): New => ({
  addition: { is: 'emoji', emoji },
  looks,
  isSure: true,
  isBare: false,
});

const NEW: Rule[] = [
  ...rules('TextKind', 0.03, {
    Contact: (network: ContactType): Kind => ({ as: 'text', form: null, looks: [], network }),
    'quote|quotation|testimonial|review|note|notice|disclaimer': (): Kind => ({ as: 'text', form: null, looks: [] }),
    'customer|client|buyer|happy TextKind': (kind: Kind) => kind,
  }),
  ...rules('TextKind', 0.05, {
    Noun: textKind,
    'Color TextKind': withColor,
    'Step|Look TextKind': withLook,
    'new TextKind': (kind: Kind) => kind,
    // "a bundle offer"
    'Unknown TextKind': (_what: string, kind: Kind) => kind,
  }),
  ...rules('ShapeKind', 0.02, {
    Noun: shapeKind,
    line: (): Kind => ({ as: null, form: 'line', looks: [] }),
    'ShapeKind all? around|round|along ~Determiner? whole|entire? page|design|poster|post|flyer|edge|edges|outside|sides|everything|thing':
      aroundPage,
    'Color ShapeKind': withColor,
    'Step|Look ShapeKind': withLook,
    'ShapeKind shape': (kind: Kind) => kind,
  }),
  ...rules('ShapeKinds', 0.02, {
    Noun: pluralKind,
    'Color ShapeKinds': withColor,
    'Step|Look ShapeKinds': withLook,
    'little|tiny ShapeKinds': (kind: Kind): Kind => ({
      ...kind,
      looks: [...kind.looks, changed({ property: 'size', way: 'down' })],
    }),
  }),
  ...rules('New', 0.02, {
    'Number|Count ShapeKinds': (said: string, kind: Kind) => {
      const one = shapeOf(kind);
      return one && several(said, one);
    },
    'a few|couple of? ShapeKinds': (kind: Kind) => {
      const one = shapeOf(kind);
      return one && several('three', one);
    },
    'Number|Count Emoji emojis|emoji|stickers?': (said: string, emoji: string) => several(said, emojiOf(emoji)),
    Fresh: (text: string) => textOf(text),
    FreshFact: (text: string): New => ({ ...textOf(text), isBare: true }),
    'a|an|another TextKind Fresh|FreshFact': (kind: Kind, text: string) => textOf(text, kind),
    // "set the time 5 pm", without a place, is no addition.
    '~Determiner? TextKind FreshFact': (kind: Kind, text: string): New => ({ ...textOf(text, kind), isBare: true }),
    'the|my? TextKind Fresh': (kind: Kind, text: string): New => ({ ...textOf(text, kind), isBare: true }),
    'a|an|another? TextKind saying|reading|with|: T': (kind: Kind, text: string) => textOf(text, kind),
    'a|an|another? TextKind that|which says|reads T': (kind: Kind, text: string) => textOf(text, kind),
    'a|an|another? line saying|reading|with|: T': (text: string) => textOf(text),
    'a|an|another? line that|which says|reads T': (text: string) => textOf(text),
    'a|an TextKind to? say T': (kind: Kind, text: string) => textOf(text, kind),
    'a|an Fresh TextKind': (text: string, kind: Kind) => textOf(text, kind),
    'a|an Shout TextKind': (text: string, kind: Kind) => textOf(text, kind),
    'a|an Step|Look|Color Fresh TextKind': (_look: unknown, text: string, kind: Kind) => textOf(text, kind),
    'a|an? Step? Shout': (step: Look | undefined, text: string): New => ({
      ...textOf(text, { looks: step ? [changed(step)] : [] }),
      isBare: true,
    }),
    Free: ({ text, isSure, needsPlace }: FreeText): New => ({ ...textOf(text), isSure, isBare: needsPlace }),
    'a|an ShapeKind': shapeOf,
    Steps: (text: string) => textOf(text),
    Emoji: (emoji: string) => emojiOf(emoji),
    'a|an|another|one|the|that Emoji': (emoji: string) => emojiOf(emoji),
    'a|an? Step Emoji': (step: Look, emoji: string) => emojiOf(emoji, [changed(step)]),
  }),
];

const DETAILS: Rule[] = [
  ...rules('Where', 0.05, {
    To: (to: Destination): Where | null =>
      to.to === 'edge'
        ? { to: 'place', place: to.edge }
        : to.to === 'place' || to.to === 'side' || to.to === 'between' || to.to === 'within'
          ? to
          : null,
    'across over|on? NP': (of: Reference[]) => sideOf('over', of),
    Place: (place: Place): Where => ({ to: 'place', place }),
    'somewhere|directly|straight|exactly|immediately|right Where': (where: Where) => where,
    'behind NP': (of: Reference[]) => sideOf('behind', of),
    'around|round NP': (of: Reference[]) => sideOf('around', of),
    'after NP': (of: Reference[]) => sideOf('below', of),
    'before NP': (of: Reference[]) => sideOf('above', of),
    'on|onto NP': (of: Reference[]): Where | null => (only(of)?.kind === 'table' ? endOf(of) : sideOf('over', of)),
    'to|in NP': (of: Reference[]): Where | null => (only(of)?.kind === 'table' ? endOf(of) : null),
    'to|at|in the? end|bottom|foot of NP': (of: Reference[]): Where | null =>
      only(of)?.kind === 'table' ? endOf(of) : null,
    'in there|it': (): Where | null => sideOf('over', it),
    'in|into|at|to a|the|one? corner': (): Where => ({ to: 'place', place: 'top-right' }),
    'on|to the other|opposite side': (): Where => ({ to: 'opposite' }),
    'instead of NP': (of: Reference[]) => insteadOf(of),
    'in place of NP': (of: Reference[]) => insteadOf(of),
    'Side NP': (side: Side, of: Reference[]) => sideOf(side, of),
  }),
  ...rules('Alike', 0.05, {
    'like NP': (of: Reference[]) => only(of),
    'same as NP': (of: Reference[]) => only(of),
    'in|with? the? same ~Way|~Property|look|style|way|format|lettering|letters as NP': (of: Reference[]) => only(of),
  }),
  ...rules('Anywhere', 0.02, {
    'somewhere|anywhere|wherever': () => ({}),
    'wherever you like|want|think': () => ({}),
    'where there is|s? room|space': () => ({}),
    'on|in it|there|this|here Anywhere': () => ({}),
    'on the? page|design|poster|post|flyer Anywhere': () => ({}),
    'Anywhere on|in it|there|this|here': () => ({}),
    'Anywhere on the? page|design|poster|post|flyer': () => ({}),
  }),
  // "write free delivery somewhere", "change it to Tuesday everywhere"
  ...rules('Act', 0.01, {
    'Act ~Anywhere|~Everywhere': (act: { type: string }) => (WRITING.has(act.type) ? act : null),
  }),
  ...rules('Everywhere', 0.02, {
    'everywhere|throughout': () => ({}),
    'wherever|everywhere it says|is|appears|stands that|it|so?': () => ({}),
  }),
  ...rules('Detail', 0.02, {
    '~Anywhere': (): Details => ({ looks: [] }),
    V: (looks: Change[]): Details => ({ looks }),
    'in Step letters|type|print|text?': (step: Look): Details => ({ looks: [changed(step)] }),
    // Of something new they say how large it is, and not how it is written.
    'in small|tiny|little letters|type|print|writing': (): Details => ({
      looks: [changed({ property: 'size', way: 'down' })],
    }),
    'in Color letters|lettering|type|print|text|writing|font|ink': (color: string): Details => ({
      looks: [setting('color', color)],
    }),
    'in Step Color letters|lettering|type|print|text|writing': (step: Look, color: string): Details => ({
      looks: [changed(step), setting('color', color)],
    }),
    // "a heart in every corner, small ones"
    'Step one|ones': (step: Look): Details => ({ looks: [changed(step)] }),
    Where: (where: Where): Details => ({ where, looks: [] }),
    Alike: (like: Reference): Details => ({ like, looks: [] }),
    OnPage: (page: PageSaid): Details => ({ page, looks: [] }),
    'to Page': (page: PageSaid): Details | null => (page === 'front' || page === 'back' ? null : { page, looks: [] }),
    // Of what it is put beside, as it takes anyway.
    'in|with? the same ~Property|look|style|way|format|lettering': (): Details => ({ looks: [], like: null }),
  }),
  ...rules('Details', 0, {
    Detail: (detail: Details) => detail,
    'Details ,|and? Detail': both,
    'Details but Detail': both,
  }),
];

/** A list that nothing is called in yet: "new one at the end of the list". */
const ROWS: Rule[] = rules('RowNoun', 0.02, {
  'a? new|another|further one|item|row|line|entry|price?': () => ({}),
  'one more item|row|line|entry?': () => ({}),
  'a row|line|entry': () => ({}),
});

const ACTS: Rule[] = [
  ...rules('TextNoun', 0, { 'text|words|word|phrase|message|sentence|caption|note': () => ({}) }),
  ...rules('Act', 0.02, {
    '~Add ,|:? New': (what: New) => add(what, null),
    '~Add ShapeKinds': (kind: Kind) => {
      const some = shapeOf(kind);
      return some && add(several('three', some) ?? some, null);
    },
    'add|write|insert|include|type|put ~Determiner? ~Noun? FreshFact FreshFact': (first: string, second: string) =>
      add(textOf(`${first} ${second}`), null),
    'add|write|insert|include the|my TextKind Fresh': (kind: Kind, text: string) => add(textOf(text, kind), null),
    // With these verbs a place may be left open.
    'add|write|insert|include|type FreshFact': (fact: string) => add(textOf(fact), null),
    'add|write|insert|include|type ~Determiner? TextKind FreshFact': (kind: Kind, text: string) =>
      add(textOf(text, kind), null),
    '~Add Spelled': (text: string) => add(textOf(text), null),
    '~Add Spelled ,? Details': (text: string, details: Details) => add(textOf(text), details),
    '~Add ~Determiner? ~TextNoun Spelled': (text: string) => add(textOf(text), null),
    '~Add ~Determiner? ~TextNoun Spelled ,? Details': (text: string, details: Details) => add(textOf(text), details),
    '~Add New ,? Details': (what: New, details: Details) => add(what, details),
    '~Add Details ,|:? New': (details: Details, what: New) => add(what, details),
    '~Add ~RowNoun ,? Details ,|: New': (details: Details, what: New) => add(what, details),
    '~Add ~RowNoun ,|: New ,? Details': (what: New, details: Details) => add(what, details),
    'there should|must|could be New Details': (what: New, details: Details) => add(what, details),
    'New should|must|could|needs|has to? be|go|stand|appear on|in? there|here? ,? Details': (
      what: New,
      details: Details,
    ) => add(what, details),
    'Loose should|must|could|needs|has to? be|go|stand|appear on|in there|here|it ,? Details': (
      { text }: FreeText,
      details: Details,
    ) => add(textOf(text), details),
    'New goes|belongs|comes Details': (what: New, details: Details) => add(what, details),
    // Behind a colon stands what is to be written, whatever it is.
    '~Add also|too? : Rest|Listed': (text: string) => add(textOf(text), null),
    'Details ,? ~Add also|too? : Rest|Listed': (details: Details, text: string) => add(textOf(text), details),
    '~Add Details ,? : Rest|Listed': (details: Details, text: string) => add(listOf(text, details), details),
    'Details ,? write|type|print|say Dictated': (details: Details, text: string) =>
      details.where ? add(textOf(text), details) : null,
    '~Add a|an|another|the? TextKind ,? Details ,? : T': (kind: Kind, details: Details, text: string) =>
      add(textOf(text, kind), details),
    '~Add a|an|another|the? TextKind ,? Details saying|reading|with T': (kind: Kind, details: Details, text: string) =>
      add(textOf(text, kind), details),
    '~Add a|an|another|the? TextKind ,? Details that|which says|reads T': (
      kind: Kind,
      details: Details,
      text: string,
    ) => add(textOf(text, kind), details),
    'and|also? Details : Rest': (details: Details, text: string) => (details.where ? add(textOf(text), details) : null),
    'New also|too? put|add also|too? Details': (what: New, details: Details) => add(what, details),
    'i|we? forgot|missed ~Determiner? ~Noun ,|:|.? FreshFact ~GoesOn?': (fact: string) => add(textOf(fact), null),
    'i|we? forgot New Details': (what: New, details: Details) => add(what, details),
    // "(add a star) no, a heart"
    'no|nope|nah|rather ,|.|!? a|an New': (what: New) => replace(it, what),
    'not that ,|.|!? a|an New': (what: New) => replace(it, what),
    'i meant|mean|wanted a|an New': (what: New) => replace(it, what),
    'a|an New instead': (what: New) => replace(it, what),
    'no|nope|nah|rather ,|.|!? a|an ShapeKind': (kind: Kind) => replaceByShape(kind),
    'i meant|mean|wanted a|an ShapeKind': (kind: Kind) => replaceByShape(kind),
    'a|an ShapeKind instead': (kind: Kind) => replaceByShape(kind),
    '~Exchange|~Make NP to|into|with|by|for New': (target: Reference[], what: New) => replace(target, what),
  }),
  // Without a verb it must be said where.
  ...rules('Act', 0.2, {
    'New ,? Details': (what: New, details: Details) => (details.where ? add(what, details) : null),
    'Details ,|:? New': (details: Details, what: New) => (details.where ? add(what, details) : null),
    'Details ,|:? New ,? Details': (some: Details, what: New, others: Details) => {
      const details = both(some, others);
      return details?.where ? add(what, details) : null;
    },
    '~RowNoun ,? Details ,|: New': (details: Details, what: New) => (details.where ? add(what, details) : null),
    // Of what was added last.
    'Number|Count more': (said: string) => furtherCopies(said),
    'Number|Count more of it|that|this|those|these|them': (said: string) => furtherCopies(said),
    '~Add Number|Count more': (said: string) => furtherCopies(said),
    'Number|Count NP next to each|one other|another': copies,
    'Number|Count NP side by side': copies,
    'Number|Count NP beside each other': copies,
  }),
];

export const ADDING: Rule[] = [...NEW, ...DETAILS, ...ROWS, ...ACTS];

export function sideOf(side: Extract<Where, { to: 'side' }>['side'], of: Reference[]): Where | null {
  const one = only(of);
  // "on page 2", "on the first one": no thing that stands there.
  const isNoThing =
    one?.kind === 'page' || (one?.kind === null && one.words === null && one.ordinal !== null && side === 'over');
  return one && !isNoThing ? { to: 'side', side, of: one } : null;
}
function endOf(of: Reference[]): Where | null {
  const one = only(of);
  return one && { to: 'end', of: one };
}
function insteadOf(of: Reference[]): Where | null {
  const one = only(of);
  return one && { to: 'instead', of: one };
}

/** Two details; null when they contradict each other. */
export function both(some: Details, others: Details): Details | null {
  if (some.where && others.where) return null;
  if (some.like !== undefined && others.like !== undefined) return null;
  if (some.page !== undefined && others.page !== undefined) return null;
  if (some.looks.some(({ property }) => others.looks.some((other) => other.property === property))) return null;
  const where = some.where ?? others.where;
  const like = some.like === undefined ? others.like : some.like;
  const page = some.page ?? others.page;
  return {
    looks: [...some.looks, ...others.looks],
    ...(where ? { where } : {}),
    ...(like === undefined ? {} : { like }),
    ...(page === undefined ? {} : { page }),
  };
}

export function add({ addition, looks, isSure, isBare }: New, details: Details | null): Act<'add'> | null {
  const where = details?.where ?? null;
  // Other words instead of those that are there are no addition.
  if (addition.is === 'text' && where?.to === 'instead') return null;
  const page = details?.page;
  if (isBare && where === null && page === undefined) return null;
  if (!isSure && where?.to !== 'end') return null;
  return {
    type: 'add',
    addition,
    where,
    looks: [...looks, ...(details?.looks ?? [])],
    like: details?.like ?? null,
    ...(page === undefined ? {} : { page }),
  };
}

function replaceByShape(kind: Kind): Act<'add'> | null {
  const what = shapeOf(kind);
  return what && replace(it, what);
}

/** Acts that write, wherever that is. */
const WRITING = new Set(['add', 'correct', 'reword', 'append']);

export function replace(target: Reference[], what: New): Act<'add'> | null {
  const of = only(target);
  return of && what.addition.is !== 'text' ? add(what, { where: { to: 'instead', of }, looks: [] }) : null;
}
