/**
 * Requests that only make sense behind another one: "no, Tuesday", "not red, blue", "I meant the other one", "a bit less",
 * "same for the offer", "put it back". Read from the words of both; what they are about is settled on the canvas.
 */
import { readRecolor } from './abilities/recoloring.ts';
import { readReshape } from './abilities/reshaping.ts';
import { clausesOf, leadingVerb } from './clauses.ts';
import { factKind } from './facts.ts';
import type { Change, Intent, Reference } from './intents.ts';
import { A_BIT } from './lexicon.ts';
import { isChange, takeChange } from './read-change.ts';
import { readClause } from './read-clause.ts';
import { takeColor } from './read-color.ts';
import type { Exchange } from './read-prompt.ts';
import { readReference } from './read-reference.ts';
import { words } from './rules.ts';
import { Scan } from './scan.ts';

const NO = /^(?:(?:oh,? no+|oh|no+|nope|nah|sorry|oops|ups|wait|hmm+|hm|uh|ah|actually|wrong(?: one)?|not (?:that|this)(?: one)?|rather|correction|i mean(?:t)?(?: to say)?|i said|i wanted|make that|please|instead|but|(?:i )?(?:don'?t|do not|dont) (?:really )?like (?:it|that|this)(?: (?:one|font|colou?r|at all|so much))*|there'?s an? (?:typo|mistake|error|spelling mistake)(?: (?:in|on) (?:it|there|the [\p{L}]+))?|typo|that'?s (?:wrong|not (?:it|right|what i (?:meant|wanted)))|my (?:bad|mistake)|better)(?![\p{L}])[\s,.!:;–—-]*)+/iu;
const IT: Reference = { pronoun: true, said: 'it' };
const SPOKEN: Reference = { pronoun: true, several: true, said: 'them' };

const trimmed = (text: string) => text.trim().replace(/^[\s,.;:–—-]+|[\s,.;:!–—-]+$/g, '').replace(/\s+(?:please|pls|instead|rather|then|of course)$/i, '').trim();
const unquoted = (text: string) => new Scan(text).takeQuote() ?? text;

/** A colour, and nothing else. */
function colorOf(text: string): string | null {
  const scan = new Scan(text.replace(/^(?:in|to|the|a|an|make it)\s+/i, ''));
  const color = takeColor(scan);
  return color && scan.left().replace(/(?<!\p{L})(?:one|colou?r|please|a|the|maybe|but|more|it)(?!\p{L})/giu, '').trim() === '' ? color : null;
}

/** "the sneaker", "my old bag": an article and a word or two. */
const isNaming = (text: string) => /^(?:the|my|that|this)\s+[\p{L}-]+(?:\s+[\p{L}-]+)?$/iu.test(text.trim());

/** A thing on the page, and nothing else. */
function thingOf(text: string): Reference | null {
  const reference = readReference(text.replace(/^(?:for|on|with|to)\s+/i, ''));
  // "the other one" is no mere "it".
  if (!reference || (reference.pronoun && reference.pick === undefined && reference.color === undefined)) return null;
  const isThing = reference.kind !== undefined || ((reference.pick !== undefined || reference.color !== undefined) && words('one|ones').test(text));
  if (isThing && (reference.content === undefined || (reference.kind === 'image' || reference.kind === 'button'))) return reference;
  // "the sneaker": a thing by what it is, if nothing else is said of it.
  return isNaming(text) && leadingVerb(text) === null && changeOf(text) === null ? { ...reference, said: text } : null;
}

/** What should become of something, and nothing else. */
function changeOf(text: string): Change | null {
  const scan = new Scan(text);
  const change = takeChange(scan);
  const rest = scan.left().replace(/(?<!\p{L})(?:it|in|on|at|to|the|a|an|be|make|and|more|put|move)(?!\p{L})/giu, '').replace(/[\s,.]+/g, '');
  return isChange(change) && rest === '' ? change : null;
}

/** The wishes again, in another colour; null where none was about a colour. */
function recolored(wishes: readonly Intent[], color: string): Intent[] | null {
  const again = wishes.flatMap((intent): Intent[] => {
    if (intent.kind === 'background' && (intent.wish.color !== undefined || intent.wish.gradient)) return [{ kind: 'background', wish: { color } }];
    if (intent.kind === 'change' && intent.change.color !== undefined) return [{ ...intent, change: { color } }];
    if (intent.kind === 'change' && typeof intent.change.highlight === 'string') return [{ ...intent, change: { highlight: color } }];
    if (intent.kind === 'change' && intent.change.outline && intent.change.outline !== 'none') return [{ ...intent, change: { outline: { ...intent.change.outline, color } } }];
    if (intent.kind === 'add-text' || intent.kind === 'add-shape') return [{ kind: 'change', targets: [IT], change: intent.kind === 'add-text' && intent.pill ? { highlight: color } : { color } }];
    if (intent.kind === 'rework' && intent.wish.colors) return [{ kind: 'rework', wish: { colors: [color] } }];
    return [];
  });
  return again.length > 0 ? again.slice(-1) : null;
}

const isAbout = (intent: Intent) => intent.kind === 'change' || intent.kind === 'delete' || intent.kind === 'crop' || intent.kind === 'cutout' || intent.kind === 'duplicate';

const ofSameKind = (target: Reference, spoken: Reference | undefined): Reference => (target.kind === undefined && target.content === undefined && target.pick !== undefined && target.pick !== 'other' && spoken?.kind !== undefined ? { ...target, kind: spoken.kind } : target);

/** The wishes again, for something else. */
function redirected(wishes: readonly Intent[], target: Reference): Intent[] {
  const last = wishes.findLast(isAbout);
  return wishes.flatMap((intent): Intent[] => {
    if (intent !== last) return [];
    // "the second one": of what was spoken of.
    if (intent.kind === 'change' || intent.kind === 'delete' || intent.kind === 'duplicate') return [{ ...intent, targets: [ofSameKind(target, intent.targets[0])] }];
    return intent.kind === 'crop' || intent.kind === 'cutout' ? [{ ...intent, target }] : [];
  });
}

/** A change made stronger, weaker, or taken back a little: share 1 is once more, -0.4 nearly half of it back. */
function moderated(change: Change, share: number): Change {
  const next: Change = {};
  const { position, scale, filters } = change;
  if (scale !== undefined) next.scale = Math.round(scale ** share * 1000) / 1000;
  // Further the way that it went.
  const way = position?.to === 'edge' ? { left: [-1, 0], right: [1, 0], top: [0, -1], bottom: [0, 1], 'center-x': [0, 0], 'center-y': [0, 0] }[position.align] : undefined;
  if (way?.some((one) => one !== 0)) next.position = { to: 'shift', x: (way[0] ?? 0) * 0.06 * share || 0, y: (way[1] ?? 0) * 0.06 * share || 0, unit: 'page' };
  if (position?.to === 'shift') next.position = { ...position, x: Math.round(position.x * share * 1000) / 1000, y: Math.round(position.y * share * 1000) / 1000 };
  if (change.turn !== undefined) next.turn = Math.round(change.turn * share);
  if (change.tone !== undefined) next.tone = change.tone * share;
  if (change.spacing !== undefined) next.spacing = change.spacing * (share > 0 ? 1 + share * 0.5 : 0.5);
  if (change.opacity !== undefined) next.opacity = Math.min(1, Math.max(0.05, share > 0 ? change.opacity * 0.6 : (change.opacity + 1) / 2));
  // A look is on or off: less of it is made of its filters.
  const softer = change.look === undefined || share > 0 ? undefined : SOFTER[change.look];
  if (softer) Object.assign(next, { look: 'none', filters: softer });
  if (filters) next.filters = Object.fromEntries(Object.entries(filters).map(([key, value]) => [key, Math.round(value * share)]));
  if (change.shadow !== undefined && change.shadow !== 'none') next.shadow = share > 0 ? 'strong' : 'soft';
  if (change.reflection !== undefined && change.reflection !== 'none') next.reflection = share > 0 ? 'strong' : 'soft';
  if (change.outline && change.outline !== 'none') next.outline = { ...change.outline, width: Math.max(1, Math.round(change.outline.width * (share > 0 ? 1 + share * 0.6 : 0.6))) };
  return next;
}

const SOFTER: Partial<Record<NonNullable<Change['look']>, NonNullable<Change['filters']>>> = { mono: { saturation: -60 }, noir: { saturation: -70, contrast: 20 }, sepia: { warmth: 30, saturation: -30 }, vivid: { saturation: 20 }, warm: { warmth: 15 }, cool: { warmth: -15 }, faded: { contrast: -12 } };

const DEGREES: readonly (readonly [pattern: string, share: number])[] = [
  [`(?:${A_BIT} )less|(?:a bit|a little|slightly) too (?:much|strong|far)|less|not (?:so|that|quite so|quite that|as|this)(?: (?:much|strong|far|[\\p{L}]+))|${A_BIT} weaker|weaker|softer|tone it down(?: a bit)?|a bit too much|dial it (?:back|down)(?: a bit)?`, -0.4],
  ['(?:way |far |much )?too (?:much|strong|far)|much less|a lot less|way less', -0.65],
  [`(?:${A_BIT} )(?:more|stronger|further)|(?:more|further) ${A_BIT}|slightly more|just a bit more|${A_BIT}`, 0.45],
  ['(?:even|much|way|a lot|lots) (?:more|stronger|further)|more more|way more', 1.5],
  ['(?:some |once |one )?more(?: of that| please)?|again|once (?:more|again)|stronger|further|same again|do (?:it|that) again|one more time|keep going|not enough|still not enough|not (?:strong )?enough', 1],
];

/** "a bit less", "even more", "again". */
function readDegree(text: string): number | null {
  const plain = trimmed(text.replace(/\s+than (?:that|this|it|now|it is(?: now)?|before)$/iu, '').replace(/^(?:(?:make|do|and|now|just|it'?s|that'?s|try|please|is|go) (?:it |that |this )?)*/i, ''));
  return DEGREES.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'iu').test(plain))?.[1] ?? null;
}

const BACK = /^(?:please |ok |no[, ]+|now )*(?:put|move|bring|change|turn|set|make|take|switch) (?:it|that|this|them|everything) back(?: (?:where|how|to (?:how|where|what)) it was(?: before)?| again| to before| to normal)?[.!]*$|^(?:back )?(?:to )?(?:how|as|like) it was(?: before)?[.!]*$|^(?:please )?(?:bring|get) (?:the |my )?[\p{L} ]{2,24} back[.!]*$|^bring back (?:the |my )?[\p{L} ]{2,24}[.!]*$/iu;
/** "too big, go back": what is wrong, and then back. */
const TOO_MUCH = /^(?:(?:no|nah|nope|hm+|oh|ok|ugh|eh|yikes)[\s,.!]+)*(?:(?:that'?s|it'?s|this is|its|now it'?s)\s+)?(?:(?:way|a bit|much|far|really|just)\s+)*(?:too (?:much|strong|far|big|small|dark|light|bright|loud|heavy|bold|low|high|busy|close|\p{L}+)|worse|ugly|awful|not (?:good|better|nice|it))[\s,.!;–-]+(?:(?:please|just|so|and|let'?s|can you|can we)\s+)*(?:(?:go|put (?:it|that)|take (?:it|that)|bring it|change it|turn it|roll it|move it|set it) )?back(?: (?:please|again|to (?:before|how it was|what it was)|how it was))*[.!]*$/iu;
const PREFERRED = /^(?:(?:i think |honestly |hm+,? |i )*(?:really )?(?:liked?|preferred?|prefer) (?:the )?(?!it|this|that|these)[\p{L}]+(?: (?:one|background|colou?r|font|look))? (?:more|better|best)(?: before)?)[.!]*$|^(?:(?:i think |honestly |hm+,? )*(?:it|that|this)? ?(?:really )?(?:looked|was|were) (?:much |way |a lot )?(?:better|nicer|fine|good|prettier) (?:before|the way it was|as it was|earlier)|(?:i )?(?:liked|preferred) (?:it|that|this) (?:better |more )?(?:before|as it was|how it was|the way it was|earlier))[.!]*$|^(?:(?:i|we|please|rather) )?(?:(?:think|guess) )?(?:(?:actually|still|rather|really) )?(?:i )?(?:prefer(?:red)?|liked?|go(?: back)? (?:to|with)|back to|take|use|want|loved?|bring back|give me|put back) (?:the )?(?:first|previous|last|old|older|earlier|original|one before|other)(?: (?:one|version|layout|design|look|font|colou?r|text|size|photo|background))?(?: (?:better|more|again|back|please))*[.!]*$|^(?:the )?(?:first|previous|old|original) (?:one|version|layout|design) (?:was|is|looked) (?:better|nicer|best|good)[.!]*$/iu;
const SAME = new RegExp('^(?:please |now |and |also |do )*(?:the )?(?:same|likewise)(?: thing)?(?: again)?(?: (?:for|with|to|on)) (.+)$|^(?:and |also )+(?:for )?(the [\\p{L} ]+?|"[^"]+"|“[^”]+”|the other one)(?: (?:too|as well|also))?$|^(the [\\p{L} ]+?|“[^”]+”|"[^"]+") (?:too|as well|also)$', 'iu');
/** What leads to the right words: "it's 40%, not 30". */
const IT_IS = /^(?:it'?s|its|it is|that'?s|it should (?:be|say)|should be|i (?:want|wanted|meant)|(?:so |and |ok )*(?:the|my|our) [\p{L} ]{3,20}? (?:should|must|has to|needs? to) (?:say|read|be))\s+(?=\S)/iu;
const CONTRASTS: readonly (readonly [pattern: RegExp, from: number, to: number])[] = [
  [/^not (.+?)(?:\s*[,;–—-]+\s*(?:but\s+)?|\s+but\s+)(.+)$/i, 1, 2],
  [/^(.+?)\s*,?\s+(?:instead of|rather than|and not|not)\s+(.+)$/i, 2, 1],
  [/^(.+?)\s*(?:→|->|=>)\s*(.+)$/, 1, 2],
];

/** "the date in bold": a thing, and what should become of it. */
function wishOn(text: string): Intent | null {
  const match = /^(the |my |that |this )((?:[\p{L}]+ ){0,2}?[\p{L}]+)\s+((?:in|to|at|on|be|should be|a bit|much|more|bold|italic|bigger|smaller|larger|red|blue|green|black|white|left|right|centered|round)(?!\p{L}).*|(?:bold|bigger|smaller).*)$/iu.exec(text);
  const target = match ? thingOf(`${match[1]}${match[2]}`) : null;
  const change = match?.[3] ? changeOf(match[3]) : null;
  return target && change ? { kind: 'change', targets: [target], change } : null;
}

/** "30 instead of 20 %": the unit that stands at one belongs to both. */
function alike(from: string, to: string): { from: string; to: string } {
  const bare = (text: string) => /^\d[\d.,]*$/.test(text);
  const dressed = (number: string, like: string) => like.replace(/\d[\d.,]*/, number).replace(/(\d)\s+%/, '$1%');
  const plain = (text: string) => text.replace(/(\d)\s+%/, '$1%').replace(/(\d)\s?percent/i, '$1%');
  if (bare(to) && !bare(from) && /^\D?\s?\d[\d.,]*\s?\D{0,2}$/.test(from)) return { from: plain(from), to: dressed(to, plain(from)) };
  if (bare(from) && !bare(to) && /^\D?\s?\d[\d.,]*\s?\D{0,2}$/.test(to)) return { from: dressed(from, plain(to)), to: plain(to) };
  return { from: plain(from), to: plain(to) };
}

const setWords = (exchange: Exchange) => exchange.deeds.some(({ tool, ok, input }) => ok && (tool === 'add_text' || ((tool === 'edit_text' || tool === 'update_layer') && (input.text !== undefined || input.replace !== undefined))));

/** "do it again" after an undo, "keep the text but change the colour back", "smaller than that". */
function readAgain(text: string, last: Exchange, wishes: () => Intent[]): Intent[] | null {
  const undone = last.deeds.at(-1)?.tool === 'undo';
  if (undone && /^(?:(?:please|oh|wait|hm+|and|but|ok|no|sorry|actually|i changed my mind)[\s,.]+)*(?:re-?do(?: it| that)?|(?:do|apply|make|bring|put|try|change|get|keep) (?:it|that|this|the change)(?: (?:once )?(?:again|back(?: again)?))?|(?:bring|put|get|have|i want|give me) (?:it|that|this|the (?:new|second|last|latest) (?:one|version|price|text|date))(?: back)?|undo (?:the|that|your) undo|re-?apply(?: it| that)?|(?:the )?(?:new|second|last) (?:one|version) (?:was|is) (?:better|right|fine)(?: after all)?|again|i want it (?:again|back)|(?:it )?was better before(?: (?:the |you )?und(?:o|id).*)?)(?: (?:please|after all|then))*[.!]*$/iu.test(text)) return [{ kind: 'redo', times: 1 }];
  // "two more": of what was just added.
  const more = /^(?:(?:please|and|add|give me|i want|make|put)[\s,]+)*(another|one|two|three|four|five|\d|a few|some)(?: more)?(?: one)?(?: (?:of (?:them|those|these|it)|like (?:that|it)))?(?: please)?[.!]*$/iu.exec(text)?.[1];
  const added = more && /more|another/iu.test(text) ? wishes().findLast((intent) => intent.kind === 'add-sticker' || intent.kind === 'add-shape') : undefined;
  if (added?.kind === 'add-sticker' || added?.kind === 'add-shape') {
    const { position: _position, ...change } = added.change;
    const count = { another: 1, one: 1, two: 2, three: 3, four: 4, five: 5, 'a few': 3, some: 3 }[more?.toLowerCase() ?? ''] ?? Number(more);
    return Array.from({ length: Math.min(9, Math.max(1, count)) }, () => ({ ...added, change }));
  }
  const fewer = readFewer(text, last);
  if (fewer) return fewer;
  const kept = /^(?:please )?(?:keep|leave) (?:the |my )?(?:new )?(?:[\p{L} ]+?)(?: as it is)?,?\s+(?:but|and|just|only)\s+(?:please )?(?:change|put|turn|set|bring|make|give me|undo|revert|reset) (?:the |its |back the )?(?:old |new )?(colou?r|font|size|place|position|text|words?|background)(?: (?:back|change|to (?:how|what) it was|again|as before))*[.!]*$/iu.exec(text) ?? /^(?:(?:please|just|only|ok|but)[\s,]+)*(?:change|put|turn|set|bring|give me|undo|revert|reset) (?:only |just )?(?:the |its )?(?:old )?(colou?r|font|size|place|position|text|words?|background)(?: (?:back|change|again|to (?:how|what) it was|as before))+[.!]*$/iu.exec(text);
  const property = kept?.[1]?.toLowerCase();
  if (property === undefined) {
    const compared = /^((?:even |still |much |way |a bit |a little )*[\p{L}]+er|(?:more|less) [\p{L}]+) than (?:that|this|it|now|before|it is(?: now)?|it was)$/iu.exec(text)?.[1];
    const change = compared ? changeOf(compared) : null;
    return change ? [{ kind: 'change', targets: [SPOKEN], change }] : null;
  }
  // What was done is taken back, and all of it but that is done again.
  const rest = wishes().filter((intent) => !isAboutProperty(intent, property));
  return rest.length === wishes().length ? null : [{ kind: 'undo', times: 1, cautious: true }, ...rest];
}

/** "too many, just one": of what was added at once, those that are too many go. */
function readFewer(text: string, last: Exchange): Intent[] | null {
  const said = /^(?:(?:that'?s |it'?s )?(?:too|a bit too|way too) many[\s,.!;–-]*)?(?:(?:just|only|maybe|keep|leave|i (?:only )?(?:want(?:ed)?|need(?:ed)?)|make it|let'?s (?:do|keep)|one is enough)\s*)+(?:just |only )?(one|a single one|two|three|four|[1-9])?(?: (?:of (?:them|those|these)|is enough|are enough|will do|there|please|pls))*[.!]*$/iu.exec(text);
  const added = last.deeds.filter(({ ok, tool }) => ok && (tool === 'add_sticker' || tool === 'add_shape')).flatMap(({ output }) => (typeof output.id === 'string' ? [output.id] : []));
  const wanted = /many|one|single/iu.test(text) || said?.[1] ? ({ one: 1, two: 2, three: 3, four: 4 }[said?.[1]?.toLowerCase() ?? 'one'] ?? (Number(said?.[1]) || 1)) : 0;
  if (!said || wanted === 0 || added.length <= wanted) return null;
  return [{ kind: 'repeat', calls: [{ tool: 'delete', input: { layers: added.slice(wanted) } }] }];
}

function isAboutProperty(intent: Intent, property: string): boolean {
  if (intent.kind === 'background') return property === 'background';
  if (intent.kind !== 'change') return false;
  const { change } = intent;
  const fields = { c: [change.color, change.highlight, change.tone, change.gradient], f: [change.font], s: [change.scale, change.fontSize, change.fill], p: [change.position], t: [change.text, change.exchange, change.fact, change.append], w: [change.text, change.exchange, change.fact], b: [] }[property.charAt(0) as 'c'] ?? [];
  return fields.some((field) => field !== undefined);
}

/** A new thing in the place of the one that was just added: "no, a heart". */
function readdition(text: string, wishes: readonly Intent[]): Intent[] | null {
  const noun = /^(?:(?:i|we) (?:want|wanted|meant|said|need|would like|'d like)(?: it to be)? |(?:make|use|put|take|let it be|with|add)(?: it| that)? )?((?:an?|some|two|three) (?:[\p{L}-]+ ?){1,3}|\p{Extended_Pictographic}\ufe0f?)$/iu.exec(text)?.[1];
  const added = wishes.findLast((intent) => intent.kind === 'add-sticker' || intent.kind === 'add-shape');
  if (!noun || !added || colorOf(text)) return null;
  const name = noun.replace(/^(?:an?|some)\s+/i, '').replace(/\s+(?:sticker|emoji|shape|icon)s?$/i, '').trim();
  const undo: Intent = { kind: 'undo', times: 1, cautious: true };
  if (added.kind === 'add-sticker') return [undo, { ...added, sticker: name }];
  const [made] = clausesOf(`add ${noun}`).flatMap(readClause);
  return made?.kind === 'add-shape' ? [undo, { ...made, wish: { ...made.wish, ...(added.wish.behind ? { behind: added.wish.behind } : {}), ...(added.wish.under ? { under: added.wish.under } : {}) }, change: { ...added.change, ...made.change } }] : null;
}

/** What was said in place of what was understood. */
function corrected(text: string, denied: boolean, last: Exchange, wishes: readonly Intent[]): Intent[] | null {
  const color = colorOf(text);
  if (color) return recolored(wishes, color);
  const readded = denied || /^(?:i|we) /i.test(text) ? readdition(text, wishes) : null;
  if (readded) return readded;
  const thing = thingOf(text);
  // Taken back first: what was done was done to the wrong thing.
  if (thing && denied && wishes.some(isAbout)) return [{ kind: 'undo', times: 1, cautious: true }, ...redirected(wishes, thing)];
  if (factKind(unquoted(text)) && factKind(unquoted(text)) !== 'number') return [{ kind: 'change', targets: [SPOKEN_TEXT], change: { fact: unquoted(text) } }];
  const change = changeOf(text);
  if (change) {
    const { position } = change;
    const arranged = wishes.findLast((intent) => intent.kind === 'arrange' && intent.wish.align !== undefined);
    const edge = position?.to === 'edge' ? ALIGNED[position.align] : position?.to === 'center' ? 'center' : undefined;
    if (arranged?.kind === 'arrange' && edge) return [{ ...arranged, wish: { ...arranged.wish, align: edge } }];
    const placed = wishes.findLast((intent) => intent.kind === 'change' && intent.change.position !== undefined);
    if (position && placed?.kind === 'change') return [{ ...placed, targets: [SPOKEN], change }];
    return [{ kind: 'change', targets: [IT], change }];
  }
  if (factKind(unquoted(text)) === 'number') return [{ kind: 'change', targets: [SPOKEN_TEXT], change: { fact: text } }];
  const wish = denied ? wishOn(text) : null;
  if (wish) return [{ kind: 'undo', times: 1, cautious: true }, wish];
  // Whole sentences about something are told, not written.
  if (setWords(last) && text.length <= 120 && !/^(?:the|my|our|we|i|it|they)\s[^"“]*?(?:\s|')(?:is|are|was|were|has|have|starts?|ends?|costs?|s|re)\s/iu.test(text)) return [{ kind: 'change', targets: [IT], change: { text: unquoted(text) } }];
  return null;
}

const ALIGNED = { left: 'left', right: 'right', top: 'top', bottom: 'bottom', 'center-x': 'center', 'center-y': 'middle' } as const;
const SPOKEN_TEXT: Reference = { pronoun: true, said: 'it' };

const CHATTER = "(?:(?:oh|ok(?:ay)?|no|nope|wait|actually|hm+|sorry|oops|ah|please|pls|and|but|can you|could you)[\\s,!.]+)*";
/** "bring the handle back", "no, keep it": of what was deleted a moment ago. */
const BROUGHT = new RegExp(`^${CHATTER}(?:(?:bring|put|get|add|take|have|i (?:want|need|'d like)|we (?:want|need))\\s+(?:back\\s+)?((?:the|my|our|that|this|it|them|those)(?:\\s[^,.;]+?)?)\\s+back(?: (?:in|on|again|please|there|too))*|bring back ((?:the|my|our|that)\\s[^,.;]+?)|(keep|leave)(?: it| that| them| the [\\p{L} ]+?)?(?: (?:in|on|there|please|then|after all))*)[.!]*$`, 'iu');

/** "put it back where it was, but keep the colour". */
const BACK_BUT = new RegExp(`^${CHATTER}(?:put|move|bring|change|set|turn) (?:it|that|this|them) back(?: (?:where|how|to (?:where|how|what)) it was(?: before)?)?,?\\s*(?:but|and|just|only)\\s+(?:please )?(?:keep|leave) (?:the |its )?(?:new )?(colou?r|font|size|place|position|text|words?|weight|bold)(?: (?:as it is|though|please|the same))*[.!]*$`, 'iu');
const PROPERTIES: Readonly<Record<string, readonly string[]>> = { c: ['color', 'gradient', 'highlight'], f: ['font'], s: ['scale', 'fontSize', 'size', 'width', 'height'], p: ['x', 'y', 'moveX', 'moveY', 'place', 'alignToPage'], t: ['text', 'find', 'replace', 'append'], w: ['text', 'find', 'replace', 'append', 'weight'], b: ['weight'] };

/** Everything of the last turn is taken back but one property. */
export function backBut(request: string, last: Exchange): Intent[] | null {
  const property = BACK_BUT.exec(request)?.[1];
  if (!property) return null;
  const fields = PROPERTIES[property.charAt(0).toLowerCase()] ?? [];
  const kept = last.deeds.filter(({ ok }) => ok).flatMap(({ tool, input }) => {
    const own = Object.entries(input).filter(([field]) => fields.includes(field));
    return own.length > 0 && (tool === 'update_layer' || tool === 'edit_text') ? [{ tool, input: { layer: input.layer, ...Object.fromEntries(own) } }] : [];
  });
  return kept.length > 0 ? [{ kind: 'undo', times: 1 }, { kind: 'repeat', calls: kept }] : null;
}

/** What was deleted comes back; all else that was done with it stays done. */
function broughtBack(request: string, last: Exchange): Intent[] | null {
  const match = BROUGHT.exec(request);
  const done = last.deeds.filter(({ ok }) => ok);
  const deleted = done.filter(({ tool }) => tool === 'delete');
  const [only] = deleted;
  if (!match || !only || deleted.length > 1 || (Array.isArray(only.input.layers) && only.input.layers.length > 1)) return null;
  const others = done.filter((deed) => deed !== only && deed.tool !== 'look');
  return [{ kind: 'undo', times: 1 }, ...(others.length > 0 ? [{ kind: 'repeat' as const, calls: others.map(({ tool, input }) => ({ tool, input })) }] : [])];
}

/**
 * What a request comes to as an answer to what was done last, or null where it stands by itself. `wishes`: what the last
 * request came to.
 */
export function readFollowUp(request: string, last: Exchange | undefined, wishes: () => Intent[]): Intent[] | null {
  const whole = request.trim();
  if (whole === '' || whole.length > 200) return null;
  const did = last?.deeds.some(({ ok }) => ok) ?? false;
  const kept = last && did ? broughtBack(whole, last) : null;
  if (kept) return kept;
  // What was just taken back is wanted after all.
  const redone = last?.deeds.at(-1)?.tool === 'undo' && did ? readAgain(trimmed(whole.replace(NO, '')), last, wishes) : null;
  if (redone) return redone;
  if (BACK.test(whole) && last && !/background/i.test(whole)) return [{ kind: 'undo', times: 1 }];
  if (did && (TOO_MUCH.test(whole) || /^(?:back|go back|back please|back again)[.!]*$/i.test(whole))) return [{ kind: 'undo', times: 1, cautious: true }];
  if (did && PREFERRED.test(whole)) return [{ kind: 'undo', times: 1, cautious: true }];
  // "no italics": a look that is to go, and no contradiction.
  const unwanted = did && /^(?:no|not|without|remove (?:the )?|less)\s/iu.test(whole) ? changeOf(whole.replace(/[.!]+$/, '')) : null;
  if (unwanted && (unwanted.italic === false || unwanted.underline === false || unwanted.weight === 400 || unwanted.letterCase === 'as-typed' || unwanted.shadow === 'none' || unwanted.outline === 'none' || unwanted.highlight === 'none')) return [{ kind: 'change', targets: [IT], change: unwanted }];
  // "remove it again": the look that was given a moment ago.
  if (last && /^(?:(?:ok|no|nah|hm+|please|actually)[\s,]+)*(?:remove|take|get rid of|lose|undo|drop) (?:it|that|this|them)(?: off| away| out)? again(?: please)?[.!]*$/iu.test(whole) && last.deeds.filter(({ ok }) => ok).every(({ tool }) => tool === 'update_layer' || tool === 'style')) return [{ kind: 'undo', times: 1, cautious: true }];
  const no = NO.exec(whole)?.[0] ?? '';
  const text = trimmed(whole.slice(no.length));
  // A dislike alone is a wish for something else, not a contradiction.
  if (text === '' && /like/i.test(no)) return null;
  const denied = no !== '' && !/^(?:please|better|actually|instead)[\s,]*$/i.test(no);
  if (no !== '' && last && (BACK.test(text) || (did && PREFERRED.test(text))) && !/background of/i.test(text)) return [{ kind: 'undo', times: 1, cautious: !BACK.test(text) }];
  const again = did && last ? readAgain(text, last, wishes) : null;
  if (again) return again;
  if (text === '') return last && denied && did && !/^(?:please|instead)/i.test(no) ? [{ kind: 'remark', about: 'whatElse' }] : null;
  const degree = did ? (readDegree(text) ?? readDegree(whole)) : null;
  if (degree !== null) {
    const changed = wishes().findLast((intent) => intent.kind === 'change');
    const change = changed?.kind === 'change' ? moderated(changed.change, degree) : {};
    if (isChange(change)) return [{ kind: 'change', targets: [SPOKEN], change }];
  }
  const same = did ? SAME.exec(text.replace(/^(?:(?:now|then|and|ok|okay|great|cool|nice|next)[\s,]+)+(?=the .+ (?:too|as well|also)$)/iu, '')) : null;
  const on = same ? (same[1] ?? same[2] ?? same[3]) : undefined;
  if (on) {
    const things = on.split(/\s*(?:,|(?<!\p{L})and(?!\p{L}))\s*/iu).map((one) => readReference(one)).filter((one) => one !== null);
    const again = things.flatMap((thing) => redirected(wishes(), thing));
    if (again.length > 0 && things.every(({ kind, content, pick, color }) => kind !== undefined || content !== undefined || pick !== undefined || color !== undefined)) return again;
  }
  // "a star instead of the circle", "purple instead of yellow": things and colours that are there.
  const exchanged = readReshape(text) ?? (did ? null : readRecolor(text));
  if (exchanged) return [exchanged];
  for (const [pattern, fromAt, toAt] of CONTRASTS) {
    const match = pattern.exec(text);
    const [from = '', to = ''] = [match?.[fromAt], match?.[toAt]].map((part) => trimmed(part ?? '').replace(IT_IS, ''));
    // Several wishes of their own, and a complaint ("is not in the middle"), are no contrast.
    if (clausesOf(text).length > 1 || /(?:is|are|it'?s|was|do|does|did|should|can|could)$/iu.test(from)) continue;
    if (!from || !to || (leadingVerb(to) !== null && fromAt === 1)) continue;
    // "make it blue, not red": the first half is a wish of its own.
    if (leadingVerb(text) !== null) return null;
    const color = colorOf(to);
    if (color && did) return recolored(wishes(), color) ?? [{ kind: 'change', targets: [IT], change: { color } }];
    const thing = thingOf(to);
    if (thing && did && thingOf(from)) return [{ kind: 'undo', times: 1, cautious: true }, ...redirected(wishes(), thing)];
    const wanted = did && (thingOf(from) || isNaming(from)) ? wishOn(to) : null;
    if (wanted) return [{ kind: 'undo', times: 1, cautious: true }, wanted];
    const change = changeOf(to);
    if (change && changeOf(from)) return [{ kind: 'change', targets: [SPOKEN], change }];
    return [{ kind: 'change', targets: [{ content: alike(unquoted(from), unquoted(to)).from, said: from }], change: { exchange: alike(unquoted(from), unquoted(to)) } }];
  }
  if (no === '' || !did || !last) return null;
  const clauses = clausesOf(text);
  if (clauses.length !== 1 || (leadingVerb(text) !== null && !/^(?:put|the)\b/i.test(text))) return null;
  return corrected(text, denied, last, wishes());
}

/** A request without the words of contradiction in front: "no, make it blue" is "make it blue". */
export function withoutNo(request: string): string {
  const no = NO.exec(request.trim())?.[0] ?? '';
  const rest = request.trim().slice(no.length);
  return no !== '' && leadingVerb(rest) !== null && !/^(?:make that|i said|i meant|i wanted)/i.test(no) ? rest : request;
}
