/** Pictures themselves: what is behind their subject, which ones are put on the page, how large they are to be. */
import type { Place } from '#tools/contract/page-space.ts';
import type { Where } from '../../acts/adding.ts';
import type { Change } from '../../acts/edits.ts';
import { isSingular, reference, type Reference } from '../../acts/reference.ts';
import { isFactAlone } from '../../values/beside-facts.ts';
import { rules, type Rule } from '../chart.ts';
import { keepNothing } from './keeping.ts';
import { change, counted, it, setting, whole, type Act, type Said } from './meanings.ts';

type Details = { where?: Where; looks: Change[] };

/** Whether a reference may mean pictures. A value is none: "put 30% in the star". */
export const mayBePictures = (target: readonly Reference[]): boolean =>
  target.every(
    ({ kind, words, pronoun, quantity, form }) =>
      (kind === 'photo' || kind === 'picture' || kind === 'logo' || kind === null) &&
      form === null &&
      !(kind === null && words !== null && isFactAlone(words)) &&
      (kind !== null || words !== null || pronoun !== null || quantity !== 'all'),
  );

export const pictures = (target: Reference[]): Reference[] | null => (mayBePictures(target) ? target : null);

export const cutOut = (target: Reference[], more: Partial<Act<'cutOut'>> = {}): Act<'cutOut'> | null =>
  mayBePictures(target) ? { type: 'cutOut', target, restore: false, keep: null, on: null, ...more } : null;
const instead = (what: 'other' | 'both') => (): Act<'cutOut'> | null => cutOut([], { instead: what });
const restored = (target: Reference[]): Act<'cutOut'> | null => cutOut(target, { restore: true });

/** Of the page, where no picture is named. */
const seenThrough = (of: Reference[]): Act<'cutOut'> | Act<'change'> | null =>
  of.every(({ kind }) => kind === 'page')
    ? change([reference({ kind: 'background' })], [setting('color', 'none')])
    : cutOut(of);

/** What a picture shows most of, whatever it is. */
const MAIN = new Set(['product', 'subject', 'object', 'item', 'thing', 'person', 'model', 'foreground']);

/** A cutout of which only this is kept; what stands out anyway needs no naming. */
function keeping(act: Act<'cutOut'> | null, kept: KeptSaid): Act<'cutOut'> | null {
  if (act?.type !== 'cutOut' || act.restore || act.keep !== null) return null;
  const { words, place: where, ordinal } = kept.thing;
  const isPlain = where === null && ordinal === null && (words === null || MAIN.has(words.toLowerCase()));
  return isPlain ? act : { ...act, keep: kept };
}
type KeptSaid = NonNullable<Act<'cutOut'>['keep']>;

/** One of several things that a picture shows; null: it is no such thing. */
function keptThing([thing, ...more]: Reference[], of: number | null = null): KeptSaid | null {
  return thing && more.length === 0 && thing.kind === null && thing.pronoun === null && thing.quantity === null
    ? { thing, of }
    : null;
}

const isPlaced = ({ thing }: KeptSaid): boolean => thing.place !== null || thing.ordinal !== null;

/** Counted from that side: the second from the right is the last but one. */
const countedFrom = (kept: KeptSaid, isRight: boolean): KeptSaid | null =>
  kept.thing.ordinal === null
    ? null
    : { ...kept, thing: { ...kept.thing, ordinal: isRight ? -kept.thing.ordinal : kept.thing.ordinal, place: null } };

const CUTOUTS: Rule[] = [
  /** After a cutout that found two things. */
  ...rules('Act', 0.02, {
    'take|keep|use|want|cut|show the other one|thing|object|product|item out? instead?': instead('other'),
    'i? meant|want|mean the other thing|object|product|item': instead('other'),
    'cut out the other one|thing|object|product|item instead?': instead('other'),
    'keep|take|show|use both of? them|things|products? in? the? cutout?': instead('both'),
    'cut out both of? them|things|products?': instead('both'),
  }),
  ...rules('KeptThing', 0.05, {
    NP: (of: Reference[]) => keptThing(of),
    'a|an N': (said: Said) => keptThing(whole(said)),
    'KeptThing from the? left': (kept: KeptSaid) => countedFrom(kept, false),
    'KeptThing from the? right': (kept: KeptSaid) => countedFrom(kept, true),
    'the? Adjective of the|these|those? Count|Number N?': (said: Said, count: string) =>
      said.ordinal ? keptThing(whole(said), counted(count)) : null,
    'KeptThing in|on|of the|my|this photo|picture|image|pic': (kept: KeptSaid) => kept,
  }),
  ...rules('OnlyKept', 0.05, {
    'keep|leave|show|save only KeptThing': (kept: KeptSaid) => kept,
    'only|just keep|leave|show|save KeptThing': (kept: KeptSaid) => kept,
    'keep|leave|show|save KeptThing only|alone': (kept: KeptSaid) => kept,
    'only|just KeptThing should|must|can|to? be? left|remain|stay|visible|kept': (kept: KeptSaid) => kept,
    'i? only|just want|need KeptThing': (kept: KeptSaid) => kept,
    'want|need only KeptThing': (kept: KeptSaid) => kept,
  }),
  ...rules('Sparing', 0.05, {
    OnlyKept: (kept: KeptSaid) => kept,
    'keep|leave|save KeptThing': (kept: KeptSaid) => kept,
    'except|besides for? KeptThing': (kept: KeptSaid) => kept,
    'apart from KeptThing': (kept: KeptSaid) => kept,
    'but not? KeptThing': (kept: KeptSaid) => kept,
    'KeptThing should|must|can|has stay|remain': (kept: KeptSaid) => kept,
  }),
  // Its place tells that it is something in a picture; else the page has to tell.
  ...rules('Act', 0.05, {
    OnlyKept: (kept: KeptSaid) => (isPlaced(kept) ? keeping(cutOut([]), kept) : null),
  }),
  ...rules('Act', 0.6, {
    OnlyKept: (kept: KeptSaid) => (isPlaced(kept) || kept.thing.words === null ? null : keeping(cutOut([]), kept)),
  }),
  ...rules('Cut', 0.02, {
    'Cut ,|.|;|and|but|then? but|and|then? Sparing': keeping,
    'Sparing and|,|then|& Cut': (kept: KeptSaid, act: Act<'cutOut'>) => keeping(act, kept),
    '~Remove everything|all else? from|in|on|of NP Sparing': (of: Reference[], kept: KeptSaid) =>
      keeping(cutOut(of), kept),
    '~Cutout only KeptThing': (kept: KeptSaid) => keeping(cutOut([]), kept),
    '~Cutout JustThing': (words: string) => keeping(cutOut([]), { thing: reference({ words }), of: null }),
    '~Cutout KeptThing': (kept: KeptSaid) => (kept.thing.ordinal === null ? null : keeping(cutOut([]), kept)),
  }),
  // Whose background it is; of none: of the picture that is meant by itself.
  ...rules('BgHead', 0, {
    '~BgNoun': () => ({}),
    'whole|original|old|entire|photo|picture ~BgHead': () => ({}),
  }),
  ...rules('BgHead', 0.1, { '~Adjective|~Color|~Look|~Step|~Unknown ~BgHead': () => ({}) }),
  ...rules('BgOf', 0.05, {
    '~Determiner? ~BgHead': (): Reference[] => [],
    '~Determiner? ~BgHead of|from|behind|in|around|on|off NP': pictures,
    'NP ~BgNoun': pictures,
    "NP 's ~BgNoun": pictures,
    'Quantity ~BgNoun': (): Reference[] => [reference({ kind: 'photo', quantity: 'all' })],
  }),
  ...rules('Behind', 0.1, {
    '~BehindNoun': () => ({}),
    '~Unknown': () => ({}),
    '~Look|~Step|~Color|~Unknown|~Adjective ~Behind': () => ({}),
  }),
  ...rules('BgOf', 0.3, {
    '~Determiner? ~Behind behind|around NP': pictures,
    '~Determiner? ~Behind behind|around her|him|me|us|them|myself': (): Reference[] => [],
    'everything|all|stuff behind|around her|him|me|us|them|myself': (): Reference[] => [],
    "what|whats|what's|everything|all|anything|stuff is|that|thats|that's? is? behind|around NP": pictures,
  }),
  ...rules('Conn', 0, {
    'and|,|&|n|+|then|plus': () => ({}),
    ', and|then': () => ({}),
    'and then|also': () => ({}),
  }),
  ...rules('Cut', 0, {
    '~Remove BgOf': (of: Reference[]) => cutOut(of),
    'take|cut|strip|clean|wipe|throw BgOf out|off|away': (of: Reference[]) => cutOut(of),
    'take|get|cut|pull ~Determiner? ~BgHead off|from|out|of NP': (of: Reference[]) => cutOut(of),
    'take|get ~Determiner? ~BgHead away|out from|of|off NP': (of: Reference[]) => cutOut(of),
    'no|without ~Determiner? ~BgNoun': () => cutOut([]),
    'no|without ~Determiner? ~BgHead of|from|behind|in|around NP': (of: Reference[]) => cutOut(of),
    'BgOf away|off|gone|out|removed': (of: Reference[]) => cutOut(of),
    'BgOf should|must|has|needs to? be? go|gone|disappear|removed': (of: Reference[]) => cutOut(of),
    '~Make? BgOf transparent|see-through|invisible': seenThrough,
    'cut NP out': (of: Reference[]) => cutOut(of),
    '~Cutout of? NP': (of: Reference[]) => cutOut(of),
    'NP ~Cutout': (of: Reference[]) => cutOut(of),
    '~Make|~Add NP ~Cutout': (of: Reference[]) => cutOut(of),
    'only|just NP ,? and? without|no ~Determiner? ~BgNoun': (of: Reference[]) => cutOut(of),
    'Cut only|please': (act: Act<'cutOut'>) => act,
    'NP ,? without|no ~Determiner? ~BgNoun': (of: Reference[]) => cutOut(of),
    'NP with|on a|an? transparent ~BgNoun': (of: Reference[]) => cutOut(of),
    '~Neatly Cut': (act: Act<'cutOut'>) => act,
    'Cut ~Neatly': (act: Act<'cutOut'>) => act,
    'Cut again|first': (act: Act<'cutOut'>) => act,
  }),
  // Behind "keep the one" it says which.
  ...rules('Cut', 0.9, {
    'Cut ,? in|into the? middle|center|centre': (act: Act<'cutOut'>) => act,
  }),
  ...rules('Cut', 0.05, {
    'Color ~BgNoun for|behind|around NP': (on: string, of: Reference[]) => cutOut(of, { on }),
    'a|an Color ~BgNoun for|behind|around NP': (on: string, of: Reference[]) => cutOut(of, { on }),
    'NP on|with|in|against a|an|the? Color ~BgNoun': (of: Reference[], on: string) => cutOut(of, { on }),
    '~Make BgOf a|an? Color': (of: Reference[], on: string) => (of.length > 0 ? cutOut(of, { on }) : null),
    'Cut ~Conn ~Put a|an|the? Color ~BgNoun?': onto,
    'Cut ~Conn? on|onto a|an|the? Color ~BgNoun?': onto,
    'Cut ~Conn ~Make it|them|that Color': onto,
    'Cut ~Conn a|an? Color ~BgNoun': onto,
    'Cut ~Conn ~Make|~Add|with a|an? Color ~BgNoun': onto,
  }),
  ...rules('Put', 0, {
    'put|place|set|stick|pop|stand|lay it|them|that on|onto|against|over': () => ({}),
    'placed|put|set|standing? on|onto': () => ({}),
  }),
  ...rules('Act', 0, {
    'a|an? transparent|see-through|clear ~BgNoun': () => seenThrough([]),
    '~Make|~Add|~Shows a|an? transparent|see-through|clear ~BgNoun': () => seenThrough([]),
    '~Make? the|a|an? transparent|see-through ~BgNoun of|for|on|behind NP': seenThrough,
    Cut: (act: Act<'cutOut'>) => act,
    '~Restore BgOf': restored,
    'put|bring|get|want|need|have|give BgOf back': restored,
    '~Undo BgOf removal': restored,
    'i liked|like|preferred|prefer BgOf better|more ,? put|bring|get|give it|that back': restored,
    'i liked|like|preferred|prefer BgOf better|more': restored,
    'BgOf back': restored,
    'BgOf back again|in|there': restored,
    'with BgOf again|back': restored,
  }),
  // Of what is cut out already, the page.
  ...rules('Act', 0.02, {
    'put|place|set|stick|pop NP on|onto|against a|an|the? Color ~BgNoun': (
      what: Reference[],
      on: string,
    ): Act<'placePicture'> | Act<'change'> | null =>
      mayBePictures(what)
        ? { type: 'placePicture', target: what, where: null, looks: [], on }
        : change([reference({ kind: 'background' })], [setting('color', on)]),
  }),
  ...rules('Act', 0.4, {
    'NP is|are|looks|look ~Quite? ~Dull': (target: Reference[]): Act<'mention'> => ({ type: 'mention', target }),
  }),
  ...rules('NP', 0.1, { 'the|my? ~Whole ~BgNoun': () => [reference({ kind: 'background' })] }),
  // What is to remain is what is cut out anyway.
  ...rules('Kept', 0.05, {
    'NP only|alone should|must remain|stay|be': keepNothing,
    'no text|words|writing|logos|props': keepNothing,
    'no text|words|writing|logos|props on|in it|there|this': keepNothing,
    'only|just her|him|me|it|them should|must|can be? left|remain|stay': keepNothing,
    'NP must|should|has|have to? stay|remain ~Legible': keepNothing,
    'nothing else on|in it|there|that': keepNothing,
  }),
];

function onto(act: Act<'cutOut'>, on: string): Act<'cutOut'> | null {
  return act.type === 'cutOut' && act.on === null && !act.restore ? { ...act, on } : null;
}

const place = (target: Reference[], details: Details | null): Act<'placePicture'> | null =>
  mayBePictures(target)
    ? { type: 'placePicture', target, where: details?.where ?? null, looks: details?.looks ?? [] }
    : null;
const exchange = (target: Reference[], [by, ...more]: Reference[]): Act<'exchange'> | null =>
  by && more.length === 0 && mayBePictures(target) && mayBePictures([by]) ? { type: 'exchange', target, by } : null;
const byIt = (target: Reference[]): Act<'exchange'> | null => exchange(target, it);
/** By something that was sent along, which nothing on the page goes by. */
const isPointedAt = ({ pronoun, kind, words }: Reference): boolean =>
  isSingular(pronoun) || (kind === 'photo' && words === null);
const byThat = (target: Reference[], by: Reference[]): Act<'exchange'> | null =>
  by.every(isPointedAt) ? exchange(target, by) : null;

/** Pictures that come with the message. */
const ATTACHED: Rule[] = [
  ...rules('Shown', 0, { 'one|photo|pic|picture|image|file|version': () => ({}) }),
  ...rules('NP', 0.05, {
    'the|this|that ~Shown i|we just? attached|uploaded|sent|added': () => it,
    'the|my|this? attached|uploaded ~Shown': () => it,
  }),
  ...rules('Where', 0.02, {
    'in|at|on|into|to|onto the|that? ~Empty ~Room At': ({ place: where }: Said): Where | null =>
      where ? { to: 'place', place: where } : null,
    'in|at|on|into|to the|that? Place ~Empty ~Room': (where: Place): Where => ({ to: 'place', place: where }),
    'in|at|on|into|to the|that? Place ~Room': (where: Place): Where => ({ to: 'place', place: where }),
  }),
  ...rules('Act', 0.25, {
    '~Add NP': (target: Reference[]) => place(target, null),
    '~Add|show|use NP on|onto|in|to the|my|this? page|design|canvas|post|it|there|here': (target: Reference[]) =>
      place(target, null),
    '~Add|show|use NP on there|here|it too|as|well?': (target: Reference[]) => place(target, null),
    '~Add NP where there|it is|has ~Empty? ~Room': (target: Reference[]) => place(target, null),
    '~Add NP in|into the|that? ~Empty ~Room': (target: Reference[]) => place(target, null),
    '~Add NP too|also? ,? Details': place,
    'NP ,? Details': (target: Reference[], details: Details) => (details.where ? place(target, details) : null),
    'NP should|must|can|could go|be|come Details': place,
    'here is|are NP': (target: Reference[]) => place(target, null),
  }),
  ...rules('ItIs', 0, {
    "its|it's|that's|thats|heres|here's": () => ({}),
    'it|this|that|here is|was|must|should be?': () => ({}),
    'here are|comes': () => ({}),
  }),
  ...rules('Act', 0.03, {
    'replace|change|exchange NP with|by|for NP': exchange,
    'use|take|put|have NP instead': (by: Reference[]) => exchange([], by),
    'use|take|put|have|show NP instead of NP': (by: Reference[], of: Reference[]) => exchange(of, by),
    'use|take NP for NP': (by: Reference[], of: Reference[]) => byThat(of, by),
    '~Exchange NP for|with|by|to|against|into NP': byThat,
    '~Exchange NP out|over for|with NP': byThat,
    'swap|switch|exchange out NP for|with NP': byThat,
    '~Exchange NP for NP': exchange,
    'NP to NP': byThat,
    'ItIs NP ,? not NP': (_is: unknown, by: Reference[], of: Reference[]) => exchange(of, by),
    'not NP but NP': exchange,
    'i meant|mean NP': (by: Reference[]) => (by.every(isPointedAt) ? exchange([], by) : null),
    '~ItIs the|a? right|correct|new|better|nicer|other ~Shown?': () => byIt([]),
  }),
  ...rules('Act', 0.3, {
    'NP instead': (by: Reference[]) => exchange([], by),
    'NP instead of NP': (by: Reference[], of: Reference[]) => exchange(of, by),
    'ItIs NP': (_is: unknown, by: Reference[]) => (by.every(isPointedAt) ? exchange([], by) : null),
    'use|take NP': (by: Reference[]) => (by.every(isPointedAt) ? exchange([], by) : null),
    '~Exchange NP': (target: Reference[]) => byIt(target),
    'swap|switch|exchange out NP': (target: Reference[]) => byIt(target),
  }),
  ...rules('Kept', 0.1, {
    'wrong NP': keepNothing,
    'that|this|it is|was the wrong NP|one': keepNothing,
    'in|at|on|to? the? same spot|place|size|position': keepNothing,
    'in|at|on? the? same spot|place|size|position and|,|& size|spot|place|position': keepNothing,
    'NP stays|stay exactly|right? where|how|as|like it|they is|are': keepNothing,
    'NP stays|stay exactly? the? same': keepNothing,
    'keep|leave NP exactly? the? same': keepNothing,
    'new|another ~Shown attached|here|uploaded|below': keepNothing,
    'here it|they|you is|are|go': keepNothing,
    'see attached|below': keepNothing,
    'i? uploaded|sent|attached|posted|used|gave you|u? the wrong one|photo|pic|picture|file': keepNothing,
    'NP stays|stay on|in|at top|front': keepNothing,
    'with NP on top|it|front': keepNothing,
    'NP on top': keepNothing,
  }),
];

const spread = (target: Reference[], as: Act<'spread'>['as']): Act<'spread'> | null =>
  mayBePictures(target) ? { type: 'spread', target, as } : null;
const asBackground = (target: Reference[]) => spread(target, 'background');
const filling = (target: Reference[]) => spread(target, 'picture');

const SPREAD: Rule[] = [
  ...rules('PageGround', 0, {
    'a|the|my|our|its? page|full|whole? ~BgNoun': () => ({}),
    'the ~BgNoun of|for|on ~Determiner? ~Whole? page|design|post|canvas|thing|poster|flyer|story': () => ({}),
  }),
  ...rules('AllOfIt', 0, {
    'the|my|this? ~Whole page|canvas|screen|design|post|background|thing|format|story|poster|flyer|card': () => ({}),
    'the|my|this page|canvas|screen|design|post|format': () => ({}),
    'everything|it': () => ({}),
    'the|my? page|canvas|screen|post completely|fully|entirely': () => ({}),
  }),
  ...rules('Act', 0, {
    'use|set|make|put|have|take|want|turn|place NP as|into|for|to be? ~PageGround': asBackground,
    'NP as|for ~PageGround': asBackground,
    'make|set NP ~PageGround': asBackground,
    'NP should|must|can|could be|become ~PageGround': asBackground,
    'use|set|put NP in the background': asBackground,
    '~Make|let|want NP to? fill|cover|take|span up? ~AllOfIt': filling,
    'NP should|must|can|could|has to? fill|cover|take|span up? ~AllOfIt': filling,
    'can|could|may NP fill|cover|take|span up? ~AllOfIt': filling,
    '~Make NP bigger|larger|big so|until|till it|that? fills|covers|fill|cover ~AllOfIt': filling,
    'fill|cover ~AllOfIt with|by NP': filling,
    '~Make NP full page|screen|size|bleed|width': filling,
    'NP full page|screen|size|bleed': filling,
    'NP across|over ~AllOfIt': filling,
    'stretch|extend|enlarge|scale|blow NP up? to|over|across ~AllOfIt': filling,
    '~Make NP as big|large as ~AllOfIt': filling,
  }),
];

const found = (words: string, more: Partial<Act<'findPicture'>> = {}): Act<'findPicture'> => ({
  type: 'findPicture',
  words,
  asPicture: true,
  target: [],
  where: null,
  ...more,
});
const foundFor = (target: Reference[], words: string): Act<'findPicture'> | null =>
  mayBePictures(target) ? found(words, { target }) : null;

/** Pictures that somebody does not have: "add a picture of a bike". */
const LOOKED_FOR: Rule[] = [
  ...rules('Finds', 0, {
    'find|get|search|fetch|show me|us? for?': () => ({}),
    'look|search for': () => ({}),
    'i|we need|want|would|like|have to? have?': () => ({}),
    'give me|us': () => ({}),
    'add|put|insert|include|use|place|show|drop|stick|pop me|us|in|here?': () => ({}),
    'find|search|look ,? and|& add|insert|use|place': () => ({}),
  }),
  ...rules('AnyFound', 0, {
    'photo|photos|photograph|picture|pictures|pic|pics|image|images|illustration|drawing|clipart|graphic': () => ({}),
    'stock ~AnyFound': () => ({}),
  }),
  ...rules('FoundPicture', 0, {
    'a|an|some|the? nice|good|free|cute|better|little|small|big|simple|real|beautiful? ~AnyFound of|showing ShownThing':
      (words: string) => words,
    'a|an|some|the? nice|good|free|cute|better|little|small|big|simple|stock? ThingPicture': (words: string) => words,
  }),
  ...rules('Act', 0.02, {
    '~Finds FoundPicture': (words: string) => found(words),
    '~Finds FoundPicture on|onto|in|to the|my|this? page|design|canvas|post|it|there|here': (words: string) =>
      found(words),
    '~Finds FoundPicture ,? Where': (words: string, where: Where) => found(words, { where }),
    '~Finds FoundPicture ,? Place': (words: string, place: Place) => found(words, { where: { to: 'place', place } }),
    '~Finds FoundPicture instead of NP': (words: string, of: Reference[]) => foundFor(of, words),
    'replace|change|exchange|swap NP with|by|for|to FoundPicture': (of: Reference[], words: string) =>
      foundFor(of, words),
  }),
  ...rules('Act', 0.4, {
    'a|an nice|good|free|cute|simple|real? ~AnyFound of ShownThing': (words: string) => found(words),
  }),
  // Without a word for a picture it may as well be an emoji or an icon.
  ...rules('Act', 0.3, {
    '~Add|insert|include NamedThing': (words: string) => found(words, { asPicture: false }),
    '~Add|insert|include NamedThing ,? Where': (words: string, where: Where) =>
      found(words, { asPicture: false, where }),
    '~Add|insert|include NamedThing on|onto|to the|my|this? page|design|canvas|post|it|there|here': (words: string) =>
      found(words, { asPicture: false }),
  }),
];

export const PICTURES: Rule[] = [...CUTOUTS, ...ATTACHED, ...SPREAD, ...LOOKED_FOR];
