/** The wishes of a request, told by what the words of such messages are for (agent/tagger): each with its words, and the things on the page that it is about. */
import { tagChange, type SlotLabel, type TaggedChange, type WishLabel } from '#agent/tagger/changes.ts';
import type { Span } from '#agent/tagger/tag.ts';
import { exchangeFact } from './facts.ts';
import type { Ground } from './grounded.ts';
import type { Canvas } from './read-canvas.ts';
import { wordsOn } from './read-prompt.ts';
import { readReference } from './read-reference.ts';
import { withoutSlips } from './slips.ts';
import { thingsMeant, thingText, type Meant } from './things-meant.ts';
import type { ToldWish } from './told-wish.ts';
import { PRONOUN } from './wish-words.ts';

/** All that stands on the page, as the tagger reads it. */
export function pageText({ layers, elsewhere }: Canvas): string {
  return [...layers, ...elsewhere].map(thingText).filter((text) => text !== '').join(' / ') || '<nothing>';
}

/** Words that end what shall stand there, said behind it. */
const TRAILING = /^[\s,]*(?:then|obvs|obviously|pls|plz|please|instead|now|too|also|thx|thanks|thank|ok|lol|haha|again|asap|tho|though|cheers|ta|and|but|or|so|in|on|at|with|under|above|below|by|as|to|for|from|where|when|because|cause|since|not|next|near|it|i|we|you|if|that|kindly|right)(?!\p{L})/iu;
const SAYS = /(?<!\p{L})(?:says?|saying|reads?|reading|write|writes|called|titled)\s*:?\s*["“]?$/iu;

/** Tags a request on a canvas. What is announced by a colon goes on to the end of its sentence; what it "says", as long as no other word takes over. */
export function tagRequest(request: string, canvas: Canvas): TaggedChange {
  const tagged = tagChange(request, pageText(canvas));
  const { tokens, spans } = tagged.slots;
  for (const span of [...spans]) {
    if (span.label !== 'N' || !spans.includes(span)) continue;
    const lead = request.slice(0, span.start);
    const behind = request.slice(span.end);
    const sentence = span.end + (/\.(?!\d)|[!?\n"”]|\p{Extended_Pictographic}|$/u.exec(behind)?.index ?? 0);
    const piece = span.end + (/[.,](?!\d)|[;!?\n"”]|\p{Extended_Pictographic}|$/u.exec(behind)?.index ?? 0);
    const rest = request.slice(span.end, piece);
    // "saying Shop now": a call to action.
    const acts = SAYS.test(lead) && /(?<!\p{L})(?:shop|order|book|buy|call|open|available|join|start|apply|sign up)$/iu.test(span.text.trim()) ? /^\s+now(?!\p{L})/iu.exec(behind)?.[0] : undefined;
    const says = SAYS.test(lead) && rest.trim() !== '' && rest.trim().split(/\s+/u).length <= 3 && !TRAILING.test(rest);
    const end = /:\s*["“]?$/u.test(lead) ? sentence : acts !== undefined ? span.end + acts.length : says ? piece : span.end;
    if (end === span.end || spans.some(({ start, label }) => start >= span.end && start < end && label !== 'V' && label !== 'N')) continue;
    spans.splice(0, spans.length, ...spans.filter(({ start }) => start < span.end || start >= end));
    for (const token of tokens.filter(({ start }) => start >= span.end && start < end)) Object.assign(token, { label: 'N', beliefs: { ...token.beliefs, N: Math.max(0.6, (token.beliefs.N ?? 0)) } });
    Object.assign(span, { end, text: request.slice(span.start, end).trim() });
  }
  // "on it only Parents evening, Thu 19 Nov": the first of what is listed belongs to it.
  for (const span of spans) {
    const first = span.label === 'N' ? /(?<!\p{L})(?:only|just|saying|says|with|reading|:)\s+(\p{Lu}[^,.;:!?"\n]{2,40},\s*)$/u.exec(request.slice(0, span.start))?.[1] : undefined;
    const start = span.start - (first?.length ?? 0);
    if (first !== undefined && !spans.some((other) => other !== span && other.end > start && other.start < span.start)) Object.assign(span, { start, text: request.slice(start, span.end) });
  }
  return { slots: tagged.slots, wishes: { ...tagged.wishes, spans: joined(tagged, request) } };
}

/** "title in caps and the name bigger", taken for one wish: it is cut before the second thing. */
function apart(wish: Span<WishLabel>, slots: readonly Span<SlotLabel>[], request: string): Span<WishLabel>[] {
  const own = slots.filter(({ start, end }) => start < wish.end && end > wish.start);
  const second = own.findIndex(({ label, text }, at) => label === 'R' && !PRONOUN.test(text) && own.slice(0, at).some((slot) => slot.label === 'R') && own.slice(0, at).some((slot) => slot.label === 'V') && own.slice(at).some((slot) => slot.label === 'V'));
  const [before, thing] = [own[second - 1], own[second]];
  if (wish.label !== 'look' || !before || !thing) return [wish];
  const joint = /(?:,|;|\.|!|(?<!\p{L})(?:and|but|then|n|&|also)(?!\p{L}))[^]*$/iu.exec(request.slice(before.end, thing.start));
  if (!joint) return [wish];
  const cut = before.end + joint.index;
  return [{ ...wish, end: before.end, text: request.slice(wish.start, before.end) }, { ...wish, start: cut, text: request.slice(cut, wish.end) }];
}

/** "and at the bottom: dress code formal": where it goes, and what, are one wish. */
function joined({ slots, wishes }: TaggedChange, request: string): Span<WishLabel>[] {
  const within = (wish: Span<WishLabel>) => slots.spans.filter(({ start, end }) => start < wish.end && end > wish.start);
  const told: Span<WishLabel>[] = [];
  for (const wish of wishes.spans.flatMap((one) => apart(one, slots.spans, request))) {
    const before = told.at(-1);
    const both = before && request.slice(before.start, wish.end);
    // Signs among words that shall stand there, taken for another wish.
    const isWithin = before && slots.spans.some((slot) => slot.label === 'N' && slot.start < before.end && slot.end >= wish.end);
    const announces = before && /:\s*$/u.test(request.slice(before.start, wish.start)) && within(before).every(({ label }) => label === 'V') && within(wish).some(({ label }) => label === 'N');
    // "put it at the | bottom left": cut in the middle of where it goes.
    const isCut = before?.label === 'add' && /(?<!\p{L})(?:at|in|on|to|under|above|below|near|into)(?: the)?\s*$/iu.test(request.slice(before.start, wish.start));
    // "add sundays under it, 10 am - 2 pm": more of the same.
    const [only, ...further] = within(wish);
    const isMore = before?.label === 'add' && wish.label === 'change' && only?.label === 'N' && further.length === 0 && only.text.length >= wish.text.trim().length - 1 && /^[\s,]*$/u.test(request.slice(before.end, wish.start));
    if (before && both !== undefined && (isWithin || announces || isCut || isMore)) Object.assign(before, { label: isWithin || isCut || isMore ? before.label : 'add', end: wish.end, text: both });
    else told.push({ ...wish });
  }
  return told;
}

/** What ends a wish on either side. */
const BOUNDARY = /[.!?;\n,]|\p{Extended_Pictographic}/u;
const JOINT = /(?<!\p{L})(?:and|but|then|also|so|plus|&)(?!\p{L})/iu;

/** The words of a wish up to the marks around it, or to the wish beside it: spans may be cut too short. */
function wholeOf({ start, end }: Span<WishLabel>, request: string, others: readonly Span<WishLabel>[]): string {
  const [before, after] = [Math.max(0, ...others.filter((one) => one.end <= start).map((one) => one.end)), Math.min(request.length, ...others.filter((one) => one.start >= end).map((one) => one.start))];
  const lead = request.slice(before, start);
  const tail = request.slice(end, after);
  const from = Math.max(...[...lead.matchAll(new RegExp(`${BOUNDARY.source}|${JOINT.source}`, 'giu'))].map(({ 0: mark, index }) => index + mark.length), 0);
  const to = new RegExp(`${BOUNDARY.source}|${JOINT.source}`, 'iu').exec(tail)?.index ?? tail.length;
  // A comma within a wish cuts it no more than a full stop at its end.
  return `${lead.slice(from)}${request.slice(start, end)}${after < request.length ? tail.slice(0, to) : BOUNDARY.test(tail) ? tail.slice(0, to) : tail}`.trim();
}

const GOES = /(?<!\p{L})(?:go(?!\s+(?:\p{L}+\s)?(?:to|in|on|at|under|above|below|behind|next|left|right|up|down|big|small|with|bold|higher|lower|back))|get rid|disappear|lose|ditch|bin|scrap|throw|chuck|remove|delete|erase)(?!\p{L})/iu;

/** What is wished for, where its other words tell it better than the label alone. */
function kindOf({ label, slots }: Pick<ToldWish, 'label' | 'slots'>, text: string, meant: Meant): WishLabel {
  const has = (slot: SlotLabel) => slots.some((one) => one.label === slot);
  if (label === 'look' && !has('V') && !has('N') && GOES.test(text)) return 'delete';
  // "the names should read …".
  if (label === 'add' && has('N') && has('R') && meant.isSure && /(?<!\p{L})(?:should|must|needs? to|has to|have to|to) (?:read|say|be)(?!\p{L})/iu.test(text)) return 'change';
  if (label === 'page' && has('N') && /(?<!\p{L})on (?:this|the same) (?:page|slide)(?!\p{L})/iu.test(text)) return 'add';
  return label === 'change' && has('N') && !has('O') && !has('R') && meant.layers.length === 0 && /^[\s,:]*(?:(?:and|also|then|add|put|write|at|in|on|under|below|above)(?!\p{L})|:)/iu.test(text) ? 'add' : label;
}

/** "I don't like the headline, make it navy": the last thing before a wish. */
const MENTIONED = /(?<!\p{L})((?:the|my|our|this|that) [\p{L} ]{3,24}?)[,.;!?]?\s*(?:and |so |please |can you |could you )*$/iu;
const CROSSED = /(?<!\p{L})(?:cross(?:ed|es)? (?:it )?(?:out|through)|struck(?: ?through| out)?|strike ?through|strike(?:s|d)? (?:it )?(?:out|through)|line through|slashed)(?!\p{L})/iu;

/** The wishes of a request as it was typed, each with its words, their slips put right, and the things that it is about. What shall stand on the page stays as it was typed. */
export function toldWishes({ slots, wishes }: TaggedChange, request: string, { canvas, memory }: Ground): ToldWish[] {
  const spared = wordsOn(canvas);
  const right = (text: string) => withoutSlips(text, spared);
  let just: readonly string[] = memory.justNow;
  const sure = ({ label, start, end }: Span<WishLabel>) => wishes.tokens.filter((token) => token.start >= start && token.end <= end).every(({ beliefs }) => (beliefs[label] ?? 0) > 0.7);
  const slotsIn = (wish: Span<WishLabel>) => slots.spans.filter(({ start, end }) => start < wish.end && end > wish.start);
  // Talk that was half taken for a wish, beside what surely is one.
  const spans = wishes.spans.filter((wish, _, all) => slotsIn(wish).length > 0 || sure(wish) || all.every((one) => slotsIn(one).length === 0));
  return spans.map((wish) => {
    // "to 80px", "to #00aa88": how large and which colour, no words.
    const isHow = (slot: Span<SlotLabel>) => slot.label === 'N' && ((wish.label === 'look' && /^\d+\s?(?:px|pt|%|percent|deg\p{L}*)$/iu.test(slot.text)) || (wish.label === 'change' && /^(?:\d+\s?(?:px|pt)|#[\da-f]{3,8})$/iu.test(slot.text)));
    const own = slotsIn(wish).map((slot) => ({ ...slot, label: isHow(slot) ? ('V' as const) : slot.label, ...(slot.label === 'N' ? {} : { text: right(slot.text) }) }));
    // "the colour of the title": of the title.
    for (const slot of own) {
      const of = /^(?:the )?(?:colou?r|size|font|style|look) of (the .+)$/iu.exec(slot.text)?.[1];
      if (of !== undefined && slot.label === 'V') Object.assign(slot, { label: 'R', text: of });
    }
    const isLook = wish.label === 'change' && own.some((slot) => slot.label === 'V') && own.every((slot) => slot.label !== 'N');
    const label = isLook ? 'look' : wish.label;
    const of = (slot: SlotLabel) => own.filter((one) => one.label === slot).map(({ text }) => text);
    // "I don't like the headline, make it navy": what "it" was called before.
    const called = slots.spans.findLast(({ label: slot, start, end, text: said }) => slot === 'R' && start < wish.start && !PRONOUN.test(said) && !wishes.spans.some((other) => start < other.end && end > other.start));
    const mentioned = called ? null : MENTIONED.exec(request.slice(Math.max(0, ...wishes.spans.filter(({ end }) => end <= wish.start).map(({ end }) => end)), wish.start))?.[1];
    const spoken = called?.text ?? (mentioned != null && readReference(mentioned)?.kind !== undefined ? mentioned : undefined);
    const things = spoken !== undefined && of('R').every((thing) => PRONOUN.test(thing)) && of('R').length > 0 ? [right(spoken)] : of('R');
    const text = right(wholeOf(wish, request, wishes.spans));
    const meant = thingsMeant({ label, text, things, olds: of('O'), news: of('N'), ways: of('V') }, canvas, memory, just);
    just = meant.layers.map(({ id }) => id);
    return { label: kindOf({ label, slots: own }, text, meant), text, said: right(wish.text), slots: own, meant };
  }).map((wish, index, all) => {
    // "its 199 now, keep the old one but crossed out": the new one stands below.
    const isKept = wish.label === 'change' && all.some((one) => one !== wish && one.label === 'look' && one.meant.layers[0]?.id === wish.meant.layers[0]?.id && one.slots.some(({ label, text }) => label === 'V' && CROSSED.test(text)));
    if (isKept) return { ...wish, label: 'add' as const, slots: wish.slots.flatMap((slot) => (slot.label === 'N' ? [{ ...slot, text: exchangeFact(wish.meant.layers[0]?.text ?? '', slot.text)?.replace ?? slot.text }] : [])) };
    // "date to the bottom left, and in white": of the same.
    const before = all[index - 1];
    const isMore = wish.label === 'look' && before?.label === 'look' && !wish.meant.isSure && !wish.meant.isNone && wish.slots.length > 0 && wish.slots.every(({ label }) => label === 'V');
    return isMore ? { ...wish, meant: before.meant } : wish;
  });
}
