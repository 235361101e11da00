/** One clause, one intent (or a few, where a clause lists several texts). Words only: the canvas comes later. */
import { leadingVerb, type Clause } from './clauses.ts';
import type { Change, Inability, Intent, Reference } from './intents.ts';
import { BACKGROUND_NOUNS, LAYER_NOUNS, PADDING, PICTURE_NOUNS, TEXT_NOUNS } from './lexicon.ts';
import { isChange, takeChange } from './read-change.ts';
import { findColor } from './read-color.ts';
import { readBackground, readExport, readResize } from './read-page.ts';
import { readReference } from './read-reference.ts';
import { readAddedTexts } from './read-text.ts';
import { words } from './rules.ts';
import { Scan } from './scan.ts';

const INABILITIES: readonly (readonly [pattern: string, what: Inability])[] = [
  [`(?:remove|delete|cut out|erase|take (?:away|out)|get rid of|change|replace|blur) (?:the |its )?(?:back ?ground|bg|backdrop) (?:of|from|in|behind) (?:the|my|this|that) .*|(?:${PICTURE_NOUNS})'?s? (?:back ?ground|bg)|cut ?out|cut (?:it|the \\w+|them) out|(?:remove|erase) (?:the )?bg`, 'cutout'],
  ['(?:generate|draw|paint|imagine|create|make|design|give me) (?:me )?(?:an? |some )?(?:ai )?(?:[\\p{L}]+ )?(?:photo|picture|image|illustration|drawing|painting)s? (?:of|with|showing)|generate .*(?:photo|picture|image|illustration)s?|stock (?:photo|image)s?', 'generate'],
  ['video|animate|animation|animated|gif|movie|reel video|motion', 'video'],
  ['(?:generate|create|design|make|invent) (?:me )?(?:an? |my |our |some )?(?:new )?logos?', 'logo'],
  ['try[ -]?on|wear(?:ing)?|dress (?:her|him|them)|on a model', 'try-on'],
  ['crop|trim', 'crop'],
  ['duplicate|copy (?:it|this|that|the)|clone|make a copy', 'duplicate'],
  ['(?:un)?group (?:the|them|these|all|it|everything)', 'group'],
  ['redo|do (?:it|that) again', 'redo'],
  ['(?:add|new|another|second|next|insert)(?: an?)?(?: new| another)? (?:page|slide|carousel)s?|carousel', 'pages'],
  ['(?:add|draw|insert|put|place|create|include)(?: an?| some| another)?(?: [\\p{L}#]+){0,2} (?:shape|rectangle|square|circle|oval|ellipse|triangle|star|heart|arrow|line|divider|frame)s?(?! (?:of text|saying|that))', 'shape'],
  ['(?:add|insert|put|place|include)(?: an?| some| another)?(?: [\\p{L}]+){0,2} (?:sticker|emoji|icon)s?', 'sticker'],
  ['translate|in (?:spanish|french|german|italian|portuguese|hindi|arabic|chinese|japanese)', 'translate'],
  ['upscale|enhance|sharpen|improve (?:the )?quality|4k', 'upscale'],
  ['(?:apply|add|use) (?:an? |some )?(?:[\\p{L}]+ )?filters?|(?:make|turn|convert|set) (?:it|the|this|that|my)[^,]* (?:black (?:and|&) white|sepia|gr[ae]yscale)|blur|saturat(?:e|ion)|brightness|contrast|vintage (?:look|effect)', 'filter'],
  ['erase|magic eras(?:e|er)|retouch', 'erase'],
  ['(?:as|to|in|an?) (?:pdf|svg|eps|ai file|psd)', 'vector'],
  ['(?:post|publish|share|upload|send) (?:it|this|that)? ?(?:to|on|with|via) (?:instagram|facebook|twitter|x|tiktok|my|whatsapp|email|the internet)|schedule', 'share'],
  ['(?:search|google|look up|browse|from the (?:web|internet)|https?:|www\\.)', 'web'],
];

const UNDO = words('undo|revert|take (?:that|it|this) back|take back|go back|roll back|back to (?:how it was|before)|never ?mind that');
const TIMES = /(?:(\d+|twice|two|three|four|five)(?: times| steps| changes| things)?)/;
const COUNTS: Record<string, number> = { twice: 2, two: 2, three: 3, four: 4, five: 5 };
const EVERYTHING = words('(?:delete|remove|clear|erase|wipe|drop|get rid of) (?:everything|all(?: of it| the layers)?(?= *$)|the (?:whole )?(?:page|canvas|design))|clear (?:it )?(?:all|out)|start (?:over|again|from scratch|fresh)|empty (?:the )?(?:page|canvas)');
const DELETES = /^(?:delete|remove|erase|get rid of|take (?:away|off|out|the)|drop|clear|lose|kill|scrap)/i;
const ADDS = /^(?:add|write|insert|include|type|print|put|place|create|use|give|say|have)/i;
/** Verbs that say nothing beyond "change": what they change to is said behind them. */
const EMPTY_VERBS = words("make|change|set|turn|update|edit|give (?:it|them)|give|put|place|move|bring|send|push|drag|shift|nudge|let|have|use|colou?r|recolou?r|paint|should(?: be| go| have)?|must be|needs? to be|can be|could be|to be|be|is|are|want|need|i|you|to look|look|rotate|tilt|spin|flip|mirror|hide|unhide|show|lock|unlock|align|underline|lighten|darken|embolden|capitali[sz]e|center|centre|so that|again");
const MOTION = /^(?:move|shift|nudge|drag|push|bring|send|raise|lower)/i;
const LEADING = new RegExp(`^(?:(?:${PADDING})[\\s,]+)+`, 'iu');

const VAGUE = words('pop|nicer|better|prettier|cooler|more (?:colou?rful|modern|elegant|professional|interesting|exciting|fun|stylish|attractive|beautiful|creative|eye[ -]catching|appealing)|improve|beautify|fix (?:it|the layout|this)|spice it up|jazz it up');
const DISLIKE = /^(?:i (?:don't|do not|dont|really don't) (?:like|want|love|need)|i (?:dislike|hate)|not (?:a fan of|happy with)|what about|about|regarding|look at|see)\s+/i;

const GREETING = /^(?:hi|hello|hey|yo|good (?:morning|afternoon|evening)|howdy)(?: there)?[\s!.,]*$/i;
const THANKS = /^(?:(?:many |ok |okay |great |perfect |cool |nice |super )*(?:thanks|thank you|thx|cheers|ty)(?: (?:so much|a lot|very much))?|(?:that(?:'s| is) |looks |very )*(?:great|perfect|good|nice|awesome|lovely|cool|beautiful)|ok|okay|love it|i like it|well done|good job)[\s!.,]*$/i;
const HELP = /^(?:help|what (?:can|do) you do|how (?:does this|do you) work|what (?:should|can) i (?:say|ask|do)|who are you)(?: (?:for )?me)?[\s?!.]*$/i;
const LOOK = words('(?:describe|list|tell me (?:about|what)|what(?:\'s| is| are)? (?:on|in|there|the)|show me what|how many|which (?:layers|texts|photos)|what do you see)');

/** The intents of a clause. */
export function readClause(clause: Clause): Intent[] {
  const text = clause.text.replace(LEADING, '').trim() || clause.text;
  const verb = (leadingVerb(clause.text) ?? clause.inherited ?? '').toLowerCase();
  const whole = clause.inherited && !leadingVerb(clause.text) ? `${clause.inherited} ${text}` : text;
  return readTalk(clause.text.trim()) ?? readDeed(whole, verb);
}

function readTalk(text: string): Intent[] | null {
  if (GREETING.test(text)) return [{ kind: 'talk', about: 'hello' }];
  if (THANKS.test(text)) return [{ kind: 'talk', about: 'thanks' }];
  return HELP.test(text) ? [{ kind: 'talk', about: 'help' }] : null;
}

function readDeed(text: string, verb: string): Intent[] {
  const scan = new Scan(text);
  // What stands in quotation marks is content, whatever it says.
  const bare = scan.rest;
  if (UNDO.test(bare) && !ADDS.test(verb)) return [{ kind: 'undo', times: timesIn(bare) }];
  if (EVERYTHING.test(bare) && !words('except|but|other than|apart from').test(bare)) return [{ kind: 'clear' }];
  const adds = ADDS.test(verb) && !/^(?:use|give|have)/.test(verb);
  const writes = /^(?:write|type|print|say)/.test(verb) || (adds && (scan.quotesLeft > 0 || words(TEXT_NOUNS).test(bare)));
  const staged = adds && !writes ? readStaged(text, verb) : null;
  if (staged) return staged;
  if (!writes) {
    const cannot = INABILITIES.find(([pattern]) => words(pattern).test(bare));
    if (cannot) return [{ kind: 'cannot', what: cannot[1] }];
    const page = readExport(text) ?? readBackground(text) ?? (adds ? null : readResize(text));
    if (page) return [page];
  }
  const said = readRewording(text, verb);
  if (said) return [said];
  if (LOOK.test(bare) && !adds) return [{ kind: 'look' }];
  const picture = readPicture(text, verb);
  if (picture) return [picture];
  if (DELETES.test(verb)) return [readDelete(text, verb)];
  if (adds || (writes && verb !== '')) return readAddition(text, verb);
  return [readStateChange(text, verb)];
}

/** "put this shoe on a sunny background": the picture, and what it stands on. */
function readStaged(text: string, verb: string): Intent[] | null {
  const match = new RegExp(`\\s+(?:on|onto|against|over|in front of)\\s+(?:an?|the)\\s+([^,]*?(?:${BACKGROUND_NOUNS})[^,]*)$`, 'iu').exec(text);
  const background = match?.[1] ? readBackground(match[1]) : null;
  const picture = match && readPicture(text.slice(0, match.index), verb);
  return background?.kind === 'background' && Object.keys(background.wish).length > 0 && picture ? [background, picture] : null;
}

function timesIn(text: string): number {
  const match = TIMES.exec(text.replace(/(?:last|previous) (?:one|step|change|thing)\b/, ''));
  const count = match?.[1] ? (COUNTS[match[1]] ?? Number(match[1])) : 1;
  return Math.min(20, Math.max(1, Number.isFinite(count) ? count : 1));
}

/** "change the headline to SALE", "replace X with Y", "the title should say …", "make it say …", "headline: SALE". */
function readRewording(text: string, verb: string): Intent | null {
  const scan = new Scan(text);
  const says = /^(?:make |let |have )?(.*?)(?:\s+(?:should|must|has to|needs to|to|shall))?\s+(?:say|says|read|reads)\s+(?:instead\s+)?(.+)$/i.exec(text);
  if (says?.[2] && !ADDS.test(verb)) return reworded(readReference(says[1] ?? '') ?? it(), says[2]);
  const exchange = /^(?:replace|swap|exchange|substitute|change|update|edit|rename|correct|fix|set)\s+(.+?)\s+(?:with|by|for|to|into|->|→)\s+(.+)$/i.exec(text);
  if (exchange?.[1] && exchange[2]) return readExchange(exchange[1], exchange[2], /^(?:replace|swap|exchange|substitute)/i.test(text));
  // "the price should be $20": words, unless they say how.
  const be = new RegExp(`^(?:the |my |our )((?:[\\p{L}]+ )?(?:${TEXT_NOUNS}))\\s+(?:should be|must be|is now|has to be|needs to be)\\s+(.+)$`, 'iu').exec(scan.source);
  if (be?.[1] && be[2] && !isChange(takeChange(new Scan(be[2])))) return reworded({ ...(readReference(be[1]) ?? it()), all: false }, be[2]);
  const colon = new RegExp(`^(?:the )?((?:${TEXT_NOUNS}))\\s*[:=]\\s*(.+)$`, 'iu').exec(scan.source);
  if (colon?.[1] && colon[2]) return reworded({ ...(readReference(colon[1]) ?? it()), all: false }, colon[2]);
  return null;
}

const it = (): Reference => ({ pronoun: true, said: 'it' });
const unquoted = (text: string) => {
  const scan = new Scan(text.trim());
  return scan.takeQuote() ?? text.trim().replace(/[.!?]+$/, (marks) => (marks === '.' ? '' : marks));
};

function reworded(target: Reference, to: string): Intent {
  return { kind: 'change', targets: [target], change: { text: unquoted(to) } };
}

function readExchange(from: string, to: string, exchanging: boolean): Intent | null {
  const target = readReference(from);
  if (!target) return null;
  if (target.kind === 'image' && words(`(?:${PICTURE_NOUNS})|this|that|it|these|the (?:new|other|attached) one`).test(to)) return { kind: 'swap-picture', target };
  const quotedTo = new Scan(to).quotesLeft > 0;
  const about = new Scan(to);
  const change = takeChange(about);
  // "change the headline to red": the rest says how, not what.
  if (!quotedTo && isChange(change) && about.left().replace(/(?<![\p{L}])(?:the|a|an|be|colou?r|something|more)(?![\p{L}])/giu, '').trim() === '') return { kind: 'change', targets: [target], change };
  const isText = target.kind === undefined || !['image', 'shape', 'sticker', 'drawing', 'group', 'layer'].includes(target.kind);
  if (!isText) return null;
  if (words('colou?r').test(from) && !quotedTo) return null;
  // Words for words: "change Monday to Tuesday".
  if (target.content !== undefined && target.kind === undefined) return { kind: 'change', targets: [target], change: { exchange: { from: target.content, to: unquoted(to) } } };
  if (words('font|size|colou?r|position|place|opacity|alignment').test(from) && !quotedTo) return null;
  return exchanging || quotedTo || target.kind !== undefined || target.pronoun ? reworded({ ...target, all: false }, to) : null;
}

/** Pictures that come onto the page, or go elsewhere on it. */
function readPicture(text: string, verb: string): Intent | null {
  if (!/^(?:add|put|place|insert|include|use|upload|have|show)/i.test(verb)) return null;
  const scan = new Scan(text);
  if (scan.quotesLeft > 0 && !words(PICTURE_NOUNS).test(scan.rest)) return null;
  const noun = words(`(?:(?:the|my|this|that|these|those|our|an?|another|all(?: the| my| of the)?|both|attached|uploaded|new|second|first|other) )*(?:attached |uploaded |new |second |first |other |product )*(?:${PICTURE_NOUNS}|attachments?|uploads?|files?)(?: (?:i|that i|which i) (?:attached|uploaded|sent|added))?`).exec(scan.rest);
  const pronoun = /^(?:put|place|use|add|insert|include|drop)\s+(?:it|this|that|these|them|those)(?![\p{L}])/iu.exec(text);
  if (!noun && !pronoun) return null;
  const first = noun ?? pronoun;
  // "add text over the photo": the picture is only where the text goes.
  if (noun && words(TEXT_NOUNS).test(scan.rest.slice(0, noun.index))) return null;
  if (noun && words('over|on|of|inside|within|below|under|above|next to|beside|behind|in front of').test(scan.rest.slice(0, noun.index))) return null;
  if (first) scan.blank(first.index, first.index + first[0].length);
  const change = takeChange(scan, { fresh: true });
  const target = readReference(first?.[0].replace(/^(?:put|place|use|add|insert|include|drop)\s+/i, '') ?? '') ?? it();
  const name = scan.takeQuote();
  return { kind: 'put-picture', target: name ? { ...target, content: name } : target, change };
}

function readDelete(text: string, verb: string): Intent {
  const scan = new Scan(text);
  const change = takeChange(new Scan(text));
  // "remove the shadow": a change of looks, not a layer.
  const looks: Change = {};
  for (const key of ['shadow', 'outline', 'highlight', 'underline', 'rotation'] as const) if (change[key] !== undefined) Object.assign(looks, { [key]: change[key] });
  if (looks.shadow === 'none' || looks.outline === 'none' || looks.highlight === 'none' || looks.underline === false) {
    const rest = text.replace(/^.*?(?:shadows?|out ?lines?|borders?|strokes?|high ?light|pill|underline)\s*(?:from|of|on|behind|around)?/i, '');
    return { kind: 'change', targets: [readReference(rest) ?? it()], change: looks };
  }
  scan.take(new RegExp(verb.replace(/ the$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  const color = takeReferenceColor(scan);
  return { kind: 'delete', targets: colored(readReferences(scan.left()), color) };
}

/** "add …": a text to add, unless what is put somewhere is on the page already ("put the headline at the top"). */
function readAddition(text: string, verb: string): Intent[] {
  if (/^(?:put|place)/i.test(verb)) {
    const scan = new Scan(text);
    const named = words(`(?:the|my|this|that|it|its)(?: (?:[\\p{L}\\d%$'-]+ ){0,2}?(?:${TEXT_NOUNS}))?`).exec(scan.rest);
    const moved = takeChange(scan, { moving: true });
    scan.take(EMPTY_VERBS);
    const rest = readReference(scan.left());
    const onlyNamed = named && rest && (rest.pronoun || rest.kind !== undefined) && rest.content === undefined;
    if (onlyNamed && (moved.position ?? moved.order) !== undefined) return [{ kind: 'change', targets: [rest], change: moved }];
  }
  // "add a shadow to the headline": looks, no text.
  const looks = new Scan(text);
  const change = takeChange(looks);
  const added = change.shadow ?? change.outline ?? change.highlight;
  if (added !== undefined && looks.quotesLeft === 0 && !/^(?:write|type|print|say)/i.test(verb)) {
    looks.take(words('add|put|give|insert|include'));
    const target = readReference(looks.left().replace(/^(?:to|on|behind|around)\s+/i, ''));
    if (!target || target.content === undefined) return [{ kind: 'change', targets: [target ?? it()], change }];
  }
  const appended = readAppended(text);
  if (appended) return [appended];
  const texts = readAddedTexts(text);
  const [only] = texts;
  // What begins with a place is no text: better asked than written.
  if (looks.quotesLeft === 0 && only?.text && /^(?:in|on|at|to|of|behind|under|over|below|above|next to|into)\s+(?:the|my|a|it)\b/.test(only.text)) return [{ kind: 'unclear' }];
  // "write the headline in lower case": the one that is there.
  const standing = new RegExp(`^\\w+ (?:the|my|this|that) ((?:[\\p{L}]+ )?(?:${TEXT_NOUNS}))`, 'iu').exec(text)?.[1];
  if (texts.length === 1 && only?.text === null && standing && isChange(only.change)) return [{ kind: 'change', targets: [readReference(standing) ?? it()], change: only.change }];
  return texts;
}

const MARKS: Record<string, string> = { 'exclamation mark': '!', 'exclamation point': '!', 'question mark': '?', dot: '.', period: '.', ellipsis: '…' };
const COUNTED: Record<string, number> = { a: 1, an: 1, one: 1, two: 2, three: 3, '': 1 };

/** "add an exclamation mark to the headline", "add 'today' to the title": behind what stands there. */
function readAppended(text: string): Intent | null {
  const match = new RegExp(`^(?:add|append|put)\\s+(.+?)\\s+(?:to|behind|after|at the end of)\\s+((?:the|my|that|this)\\s+(?:[\\p{L}]+ )?(?:${TEXT_NOUNS}))[.!]?$`, 'iu').exec(text);
  const target = match?.[2] ? readReference(match[2]) : null;
  if (!match?.[1] || !target) return null;
  const marks = /^(an?|one|two|three)?\s*(exclamation (?:mark|point)|question mark|dot|period|ellipsis)s?$/i.exec(match[1]);
  const mark = marks ? MARKS[marks[2]?.toLowerCase() ?? ''] : undefined;
  const append = mark ? mark.repeat(COUNTED[marks?.[1]?.toLowerCase() ?? ''] ?? 1) : unquoted(match[1].replace(/^(?:the )?(?:words?|text)\s+/i, ''));
  return { kind: 'change', targets: [{ ...target, all: false }], change: { append } };
}

/** Takes a colour that tells which thing is meant: "the red text", "my blue headline". */
function takeReferenceColor(scan: Scan): string | null {
  const found = findColor(scan);
  if (!found) return null;
  const before = scan.rest.slice(0, found.start);
  const behind = scan.rest.slice(found.end);
  if (!/(?:the|my|this|that|these|those|both|all)\s+$/i.test(before) || !new RegExp(`^\\s+(?:${LAYER_NOUNS}|ones?)(?![\\p{L}])`, 'iu').test(behind)) return null;
  scan.blank(found.start, found.end);
  return found.color;
}

const colored = (targets: Reference[], color: string | null) => (color ? targets.map((target, index) => (index === 0 ? { ...target, color } : target)) : targets);

/** "the headline and the photo": each thing by itself, unless the words belong together. */
function readReferences(phrase: string): Reference[] {
  const joints = [...new Scan(phrase).rest.matchAll(/\s*(?:,|(?<![\p{L}])and(?![\p{L}])|&)\s*/giu)];
  const starts = [0, ...joints.map((joint) => joint.index + joint[0].length)];
  const parts = starts.map((start, index) => phrase.slice(start, joints[index]?.index)).filter((part) => part.trim() !== '');
  const each = parts.map(readReference);
  if (each.length > 1 && each.every((one) => one !== null && (one.kind !== undefined || /["“‘]/.test(one.said)))) return each.filter((one) => one !== null);
  return [readReference(phrase) ?? it()];
}

/** Everything else: a thing and what should become of it. */
function readStateChange(text: string, verb: string): Intent {
  const scan = new Scan(text);
  const color = takeReferenceColor(scan);
  const centred = /^(?:please )?cent(?:er|re)(?:d|ed)?\b/i.test(text) && !/horizontal|vertical/i.test(text);
  if (centred) scan.take(words('cent(?:er|re)(?:d|ed)?'));
  const aligned = scan.take(words('align(?:ed)?|left-align|right-align'));
  const change = takeChange(scan, { moving: MOTION.test(verb) });
  if (centred && change.position === undefined) change.position = { to: 'center' };
  const middle = change.position?.to === 'place' && change.position.place === 'center' && !/middle|page|canvas|in the|into the|to the/i.test(text);
  if (middle) change.position = { to: 'center' };
  for (let match = scan.take(EMPTY_VERBS); match; match = scan.take(EMPTY_VERBS));
  if (!isChange(change)) {
    if (VAGUE.test(text)) return { kind: 'vague', about: 'look' };
    if (words('fonts?|typeface').test(text)) return { kind: 'vague', about: 'font' };
    const named = DISLIKE.test(text) ? readReferences(text.replace(DISLIKE, '')) : [];
    return named.length > 0 ? { kind: 'mention', targets: colored(named, color) } : { kind: 'unclear' };
  }
  const targets = colored(readReferences(scan.left()), color);
  // Lines of a text are aligned with the text itself.
  const { position } = change;
  if (aligned && position?.to === 'edge' && (position.align === 'left' || position.align === 'right') && targets.every(({ kind }) => kind !== 'image' && kind !== 'shape')) change.align = position.align;
  return { kind: 'change', targets, change };
}
