/**
 * Pages: how they are spoken of, what is done to them, and on which of them the rest of a sentence happens; the words of
 * pages and of files.
 */
import type { Destination } from '../../acts/edits.ts';
import { reference, type PageSaid, type Reference } from '../../acts/reference.ts';
import type { Place } from '#tools/contract/page-space.ts';
import { itemsOf } from '../../values/items.ts';
import { rules, type Rule } from '../chart.ts';
import type { Term } from '../terms.ts';
import { keepNothing } from './keeping.ts';
import { change, move, remove, setting, together, type Act, type Look, type Said } from './meanings.ts';

const aPage = (page: PageSaid): Reference[] => [reference({ kind: 'page', page })];
const isPages = (target: readonly Reference[]): boolean => target.every(({ kind }) => kind === 'page');
const isPageNumber = (written: string): boolean => /^[1-9]\d?$/u.test(written);
const counted = (word: string): number | null => {
  const at = ['one', 'two', 'three', 'four', 'five', 'six'].indexOf(word);
  return at === -1 ? null : at + 1;
};

/** Which page: a number or a word for it. */
export const PAGES: Rule[] = [
  ...rules('PageNumber', 0.1, {
    '~PageNoun Number': (number: string) => (isPageNumber(number) ? Number(number) : null),
    '~PageNoun Count': (word: string) => counted(word),
    '~PageNoun one': () => 1,
    '~PageNoun number|no|nr Number': (number: string) => (isPageNumber(number) ? Number(number) : null),
  }),
  ...rules('Page', 0.1, {
    PageNumber: (page: PageSaid) => page,
    PageName: (page: PageSaid) => page,
    '~Determiner PageName': (page: PageSaid) => page,
    '~Determiner? Adjective ~PageNoun': ({ ordinal }: Said) => ordinal ?? null,
    '~Determiner ~PageNoun': () => 'this',
    'the? next ~PageNoun': () => 'next',
    'the? previous ~PageNoun': () => 'previous',
    'Quantity ~PageNoun': ({ quantity }: Said) => (quantity === 'other' || quantity === 'all' ? quantity : null),
    'Quantity ~PagesNoun': ({ quantity }: Said) => (quantity === 'both' || quantity === 'all' ? quantity : null),
    '~PageNoun|~PagesNoun Number and|&|, Number': (one: string, other: string) =>
      isPageNumber(one) && isPageNumber(other) && one !== other ? [Number(one), Number(other)] : null,
    'all Number|Count ~PagesNoun': () => 'all',
    '~Determiner? ~PagesNoun': () => 'all',
  }),
  ...rules('OnPage', 0.1, {
    // Behind "copy this page": by then the copy is the one that is seen.
    'on|in|of the|that? copy|duplicate': () => 'this',
    'on|in|of the|that new one|page|slide': () => 'this',
    'on Page': (page: PageSaid) => page,
    'of|from Page': (page: PageSaid) => page,
    'in|at Page': (page: PageSaid) => (page === 'front' || page === 'back' ? null : page),
  }),
  // "on page 2 no dot, and the heading red"; "second page: heading red".
  ...rules('Scope', 0.1, {
    OnPage: (page: PageSaid) => page,
    'for Page': (page: PageSaid) => page,
    // After pages were spoken of.
    'on the Adjective one ,|:?': ({ ordinal }: Said) => ordinal ?? null,
  }),
  ...rules('Scope', 0.6, { Page: (page: PageSaid) => (page === 'front' || page === 'back' ? null : page) }),
  ...rules('N', 0.2, {
    'PageNumber N': (page: PageSaid, noun: Said) => together({ page }, noun),
  }),
  ...rules('NP', 0.2, {
    Page: aPage,
    'the? background|color|colour of Page': (page: PageSaid) => aPage(page),
    'the? background|bg of only? this|that one': () => aPage('this'),
    'NP OnPage': (target: Reference[], page: PageSaid) =>
      isPages(target) || target.some((one) => one.page !== null) ? null : target.map((one) => ({ ...one, page })),
  }),
];

/** What is done to pages beyond what is done to any thing. */
export const PAGE_ACTS: Rule[] = [
  ...rules('PageTo', 0.1, {
    'to? the? start|beginning|first|front': (): Destination => ({ to: 'number', number: 1 }),
    'as|to|the Adjective one|place|position|spot?': ({ ordinal }: Said): Destination | null =>
      ordinal === undefined || ordinal === null ? null : { to: 'number', number: ordinal },
    Adjective: ({ ordinal }: Said): Destination | null =>
      ordinal === undefined || ordinal === null ? null : { to: 'number', number: ordinal },
    'to|at the very? end': (): Destination => ({ to: 'number', number: -1 }),
    'to? place|position|number|spot Number': (number: string): Destination => ({
      to: 'number',
      number: Number(number),
    }),
    'before Page': (of: PageSaid): Destination => ({ to: 'turn', turn: 'before', of }),
    'after|behind Page': (of: PageSaid): Destination => ({ to: 'turn', turn: 'after', of }),
  }),
  ...rules('Act', 0.1, {
    '~Move|~Make NP PageTo': (target: Reference[], to: Destination) => (isPages(target) ? move(target, to) : null),
    '~Move|~Make NP be PageTo': (target: Reference[], to: Destination) => (isPages(target) ? move(target, to) : null),
    '~Move|~Make it|this|that to|as|be? the? Adjective ~PageNoun': ({ ordinal }: Said): Act<'move'> | null =>
      ordinal === undefined || ordinal === null ? null : move(aPage('this'), { to: 'number', number: ordinal }),
    'NP should|must|has|needs to? be|become PageNumber': (target: Reference[], page: PageSaid) =>
      isPages(target) && typeof page === 'number' ? move(target, { to: 'number', number: page }) : null,
    'give Page a|an Color background|bg': (page: PageSaid, color: string) =>
      change([reference({ kind: 'background', page })], [setting('color', color)]),
    'NP should|must|can|could|has|have|needs|need to? be|go|come|move PageTo': (target: Reference[], to: Destination) =>
      isPages(target) ? move(target, to) : null,
    'NP goes|comes|first PageTo': (target: Reference[], to: Destination) => (isPages(target) ? move(target, to) : null),
    "don't|dont need|want NP anymore?": (target: Reference[]) => (isPages(target) ? remove(target) : null),
    'NP Again': (target: Reference[]): Act<'duplicate'> | null =>
      isPages(target) ? { type: 'duplicate', target, count: 1 } : null,
    '~Move NP over? to|onto Page': onto,
    'NP should|must|can go|be? on|to|onto Page instead?': onto,
    'NP to Page': onto,
    'swap|reverse|flip the? order of NP': (target: Reference[]): Act<'arrange'> | null =>
      isPages(target) ? { type: 'arrange', target, how: 'swap' } : null,
    '~NamePage Page Quote|PageTitle': (page: PageSaid, name: string): Act<'namePage'> => ({
      type: 'namePage',
      page,
      name,
    }),
    '~NamePage Page to|as|: Quote|PageTitle': (page: PageSaid, name: string): Act<'namePage'> => ({
      type: 'namePage',
      page,
      name,
    }),
    'show|open|see me? Page': (page: PageSaid): Act<'showPage'> => ({ type: 'showPage', page }),
    'go|switch|jump|flip back|over? to ~Determiner Adjective one|version|design|copy': ({ ordinal }: Said) =>
      shownPage(ordinal),
    'show|open me? ~Determiner Adjective one|version|design|copy': ({ ordinal }: Said) => shownPage(ordinal),
    'go|switch|jump|turn back|over? to Page': (page: PageSaid): Act<'showPage'> => ({ type: 'showPage', page }),
  }),
  ...rules('Kept', 0.1, {
    "don't|dont|not touch|change the? first|original|other|old one|page": keepNothing,
  }),
  ...rules('Again', 0.1, {
    'again|twice': () => ({}),
    'one more time': () => ({}),
    'as a copy|duplicate': () => ({}),
    'ForSomebody Again': () => ({}),
    'Again Again': () => ({}),
    'Again ForSomebody': () => ({}),
  }),
  ...rules('ForSomebody', 0.1, { 'for ~Determiner? Unknown': () => ({}), 'for me|us|him|her|them': () => ({}) }),
  ...rules('NewPage', 0.1, {
    'a|an|another|one new|blank|empty|extra|further|more|plain? ~PageNoun': (): number | null => 0,
    'a|an|another|one new|extra blank|empty|plain ~PageNoun': (): number | null => 0,
    'the? new|extra|additional ~PageNoun': (): number | null => 0,
    'a final|closing|last ~PageNoun': (): number | null => -1,
    'a|one Adjective ~PageNoun': ({ ordinal }: Said) => ordinal ?? null,
    'one more|extra|additional ~PageNoun': (): number | null => 0,
    'one more? ~PageNoun more|extra': (): number | null => 0,
    'NewPage after|behind this|that|it one|page?': (number: number) => number,
    'NewPage in|at the end': (): number | null => -1,
  }),
  // Several texts, each in quotes or a value: "with “Save this” and my handle @lucas".
  ...rules('PageText', 0.05, {
    Quote: (text: string) => [text],
    'my|our|the|your|a? ~Noun? Fact|Value': (text: string) => [text],
  }),
  ...rules('PageTexts', 0, {
    'PageText ,|and|&|plus|+ PageText': (some: string[], more: string[]) => [...some, ...more],
    'PageText , and PageText': (some: string[], more: string[]) => [...some, ...more],
    'PageText and|, then|below|under|underneath it? PageText': (some: string[], more: string[]) => [...some, ...more],
    'PageTexts ,|and|&|plus|+ PageText': (some: string[], more: string[]) => [...some, ...more],
    'PageTexts , and PageText': (some: string[], more: string[]) => [...some, ...more],
  }),
  ...rules('Written', 0.1, {
    'just|only? Quote': (text: string) => ({ text, size: null, place: null }),
    'Written Step|Look': (written: NonNullable<Act<'addPage'>['text']>, { property, way }: Look) =>
      property === 'size' && written.size === null ? { ...written, size: way === 'up' ? 'large' : 'small' } : null,
    'Written in|at|on the Place': (written: NonNullable<Act<'addPage'>['text']>, place: Place) =>
      written.place === null ? { ...written, place } : null,
    'Written Place': (written: NonNullable<Act<'addPage'>['text']>, place: Place) =>
      written.place === null ? { ...written, place } : null,
  }),
  ...rules('Act', 0.2, {
    'add|create|make|insert|need|want|give me? NewPage': (number: number) => adding(number),
    NewPage: (number: number) => adding(number),
    'add|create|make|insert|need|want|give me? a|an|another|one new|further|extra? Color ~PageNoun': (color: string) =>
      adding(0, color),
    'Act ,? with|in|on a|an? Color background|bg|backdrop?': (act: Act<'addPage'>, color: string) => on(act, color),
    'Act ,? background|bg Color': (act: Act<'addPage'>, color: string) => on(act, color),
    'Act ,? with|saying|says|: Written': (act: Act<'addPage'>, text: Act<'addPage'>['text']) => written(act, text),
    'Act ,? that|which? only|just? says|saying|reads|reading|say :? Rest': (act: Act<'addPage'>, text: string) =>
      written(act, { text, size: null, place: null }),
    'Act ,? that|which says|reads|say Written': (act: Act<'addPage'>, text: Act<'addPage'>['text']) =>
      written(act, text),
    'Act ,|. on|in it|there|that ,|:? Rest': (act: Act<'addPage'>, text: string) => listed(act, null, text),
    'Act ,|. on|in it|there|that just|only ,|:? Rest': (act: Act<'addPage'>, text: string) => listed(act, null, text),
    'Act ,|. on|in it|there|that Written': (act: Act<'addPage'>, text: Act<'addPage'>['text']) => written(act, text),
    // What it is about, before what it says: "with our opening hours: …".
    'Act ,? with|w|for|about|on|listing /? all|the|our|my|some|your|more? Term : Rest|Listed': (
      act: Act<'addPage'>,
      { text: heading }: Term,
      text: string,
    ) => listed(act, heading, text),
    'Act ,? with|for|about|listing? : Rest|Listed': (act: Act<'addPage'>, text: string) => listed(act, null, text),
    'Act ,|and? but? just|only? with|saying|says|reading|: PageTexts': (act: Act<'addPage'>, texts: string[]) =>
      copied(act, null, texts),
    'Act ,? that|which just|only? says|reads|say PageTexts': (act: Act<'addPage'>, texts: string[]) =>
      copied(act, null, texts),
    'Act ,|and? but with|saying|says Written': (act: Act<'addPage'>, text: Act<'addPage'>['text']) =>
      written(act, text),
    'Act , Written': (act: Act<'addPage'>, text: Act<'addPage'>['text']) => written(act, text),
    'Act ,? with|in? the? same background|bg|look|color|colour|style|design': (act: Act<'addPage'>) =>
      act.type === 'addPage' ? act : null,
  }),
  // "third page same background, …": whether it is there already decides whether it is a new one.
  ...rules('Act', 0.2, {
    'Page ,? with|in? the? same background': (page: PageSaid) => (typeof page === 'number' ? adding(page) : null),
    'Page with|saying|: Written': (page: PageSaid, text: Act<'addPage'>['text']) =>
      typeof page === 'number' ? written(adding(page), text) : null,
  }),
];

const shownPage = (ordinal: Said['ordinal']): Act<'showPage'> | null =>
  ordinal === undefined || ordinal === null ? null : { type: 'showPage', page: ordinal };

/** "to the back" is a place in the stack. */
function onto(target: Reference[], page: PageSaid): Act<'move'> | null {
  return isPages(target) || page === 'back' || page === 'front' ? null : move(target, { to: 'page', page });
}

const adding = (number: number, background: Act<'addPage'>['background'] = 'same'): Act<'addPage'> => ({
  type: 'addPage',
  number: number === 0 ? null : number,
  background,
  text: null,
  copy: null,
});

/** "add a white page": white is what a page has that has no background of its own. */
const on = (act: Act<'addPage'>, color: string): Act<'addPage'> | null =>
  act.type === 'addPage' && act.background === 'same' ? { ...act, background: color } : null;

const isBlank = (act: Act<'addPage'>): boolean => act.type === 'addPage' && act.text === null && act.copy === null;

const written = (act: Act<'addPage'>, text: Act<'addPage'>['text']): Act<'addPage'> | null =>
  isBlank(act) ? { ...act, text } : null;

const copied = (act: Act<'addPage'>, heading: string | null, lines: string[]): Act<'addPage'> | null =>
  isBlank(act) ? { ...act, copy: { heading, lines } } : null;

/** A text of one piece stands alone; a list stands below what it is about. */
function listed(act: Act<'addPage'>, heading: string | null, text: string): Act<'addPage'> | null {
  const items = itemsOf(text);
  return items.length > 1 ? copied(act, heading, items) : written(act, { text, size: null, place: null });
}
