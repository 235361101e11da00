/** Other words on what stands on the page: "change the headline to SALE", "the price should be $20", "it's spelled Katherine". */
import { capital } from './compose/copy.ts';
import { factKind } from './facts.ts';
import type { Intent, Reference } from './intents.ts';
import { PICTURE_NOUNS, TEXT_NOUNS } from './lexicon.ts';
import { isChange, isOnlyLooks, takeChange } from './read-change.ts';
import { readReference } from './read-reference.ts';
import { words } from './rules.ts';
import { Scan } from './scan.ts';
import { CANNOT } from './wording-complaints.ts';

const ADDS = /^(?:add|write|insert|include|type|print|put|place|create|use|give|say|have)/i;

/** "change the headline to SALE", "replace X with Y", "the title should say …", "make it say …", "headline: SALE". */
export function readRewording(text: string, verb: string): Intent | null {
  const scan = new Scan(text);
  const swapped = new RegExp(`^(?:change|replace|swap|switch|exchange|update|use (?:a |an )?(?:different|another|other|new)) ((?:(?:the|my|this|that|left|right|first|second|other) )*(?:${PICTURE_NOUNS}))(?: (?:please|out|with this|for this(?: one)?))*[.!]*$`, 'iu').exec(text);
  if (swapped?.[1]) return { kind: 'swap-picture', target: readReference(swapped[1]) ?? { kind: 'image', said: 'the photo' } };
  // "use this photo instead": in the place of the one that stands there.
  const another = /^(?:(?:please|no|actually|ok) )*(?:use|take|put|try|show|have|with) (?:this|that|the (?:new|attached|other|second) |my new |these)\s*(?:one|photos?|pictures?|pics?|images?|shots?)?(?: here)? instead(?: of (.+?))?[.!]*$/iu.exec(text);
  if (another) return { kind: 'swap-picture', target: (another[1] ? readReference(another[1]) : null) ?? { kind: 'image', said: 'the photo' } };
  const spelled = /^(?:(?:no|oops|sorry|btw|hey),? )*(?:it'?s |its |it is |that'?s |(?:the |my |our )?(?:name|word)(?: is|'s) |should be )?(?:spelled|spelt|written|misspelled)(?: as| like)?[:,]? ["“]?(\p{L}[\p{L}'’-]*)["”]?(?: (?:with|not) .*)?[.!]*$/iu.exec(text)?.[1];
  if (spelled) return { kind: 'change', targets: [it()], change: { spelling: spelled } };
  const wrong = /^(?:(?:no|oops|sorry|hey|hm),? )*(?:the |my |our )?(.+?) (?:is|are|was|looks?) (?:wrong|incorrect|not right|not correct|outdated|false|a mistake|old)[,;.:–-]*\s+(?:it'?s |it is |its |it should be |should be |make it |now |actually |must be )+(.+?)[.!]*$/iu.exec(text);
  if (wrong?.[1] && wrong[2]) {
    const target = { ...(readReference(wrong[1]) ?? it()), all: false };
    return factKind(wrong[2]) ? { kind: 'change', targets: [target], change: { fact: wrong[2] } } : reworded(target, wrong[2]);
  }
  const says = /^(?:make |let |have )?(.*?)(?:\s+(?:should|must|has to|needs to|to|shall))?\s+(?:say|says|read|reads)\s+(?:instead\s+)?(.+)$/i.exec(text);
  if (says?.[2] && !CANNOT.test(says[1] ?? '') && !ADDS.test(verb) && !/^(?:does|do|did|what|is|are|can|where|which)(?!\p{L})/iu.test(text) && !/^(?:i|we) (?:need|want|would like|'d like) (?:an?|some) /i.test(text)) return reworded(readReference(says[1] ?? '') ?? it(), says[2]);
  const exchange = /^(?:replace|swap|exchange|substitute|change|update|edit|rename|correct|fix|set)\s+(.+?)\s+(?:with|by|for|to|into|->|→)\s+(.+)$/i.exec(text);
  if (exchange?.[1] && exchange[2]) return readExchange(exchange[1], exchange[2], /^(?:replace|swap|exchange|substitute)/i.test(text));
  const raised = /^(?:raise|increase|lower|drop|reduce|bump|put|set)\s+(?:up |down )?((?:the |my |our )?.+?)\s+(?:up |down )?to\s+([$€£]?\d.*?)(?:\s+(?:please|now))*[.!]*$/iu.exec(text);
  if (raised?.[1] && raised[2] && ['number', 'money', 'percent'].includes(factKind(raised[2]) ?? '')) return readExchange(raised[1], raised[2], false);
  // "the price should be $20": words, unless they say how.
  const be = new RegExp(`^(?:the |my |our )((?:[\\p{L}]+ )?(?:${TEXT_NOUNS}))\\s+(?:should be|must be|is now|has to be|needs to be)\\s+(.+)$`, 'iu').exec(scan.source);
  if (be?.[1] && be[2] && (factKind(be[2]) || !isChange(takeChange(new Scan(be[2]))))) {
    const target = { ...(readReference(be[1]) ?? it()), all: false };
    return factKind(be[2]) ? { kind: 'change', targets: [target], change: { fact: be[2] } } : reworded(target, be[2]);
  }
  // "make the title Crumb Coffee": words with a capital, and not only a colour or a size.
  const titled = new RegExp(`^(?:make|have|let) (?:the |my |our )?((?:head ?line|title|heading|sub-?title|sub-?heading|tag ?line|caption|button|offer))\\s+((?!In\\b)\\p{Lu}.+)$`, 'u').exec(text);
  if (titled?.[1] && titled[2]) {
    const rest = new Scan(titled[2]);
    takeChange(rest);
    if (rest.left() !== '') return reworded({ ...(readReference(titled[1]) ?? it()), all: false }, titled[2]);
  }
  const name = /^(?:the |our |my )?(?:(?:shop|business|brand|company|bakery|caf[eé]|restaurant|store|event)(?:'s)? )?name is (?:called )?(.+)$|^(?:it'?s|its|it is|we are|we'?re) called (.+)$/iu.exec(text);
  if (name?.[1] ?? name?.[2]) return reworded({ kind: 'headline', said: 'the headline' }, name?.[1] ?? name?.[2] ?? '');
  const place = /^(?:the |our |my )?(?:address|location|venue|place)(?: is|:| =)?\s+(?:at )?(?!(?:to|on|in|at|the|it|below|above)\b)(.{4,80})$/iu.exec(text) ?? /^(?:the |our |my )?((?:opening (?:day|hours)|doors open|open)(?: is| are|:)?\s+.*\d.*)$/iu.exec(text);
  // "venue in italics" is how it looks, not where it is.
  if (place?.[1] && !isOnlyLooks(place[1])) return { kind: 'add-text', text: capital(place[1].replace(/ (?:is|are) /, ' ')), role: 'caption', change: {} };
  // "the sale goes until 19 July now"
  const lasts = /^(?:the |our |my |it |this )?[\p{L} ]{2,40}? (?:now )?(?:goes|runs|lasts|ends?|starts?|begins?|opens?|closes?|(?:is|are) (?:valid|on|open|moved)) (?:on|until|till|through|to|at|from) (.+?)(?: now| instead)?[.!]*$/iu.exec(text)?.[1];
  if (lasts && factKind(lasts) && verb === '') return { kind: 'change', targets: [it()], change: { fact: lasts } };
  const costs = /^(?:the |our )?(price|tickets?|offer|discount|date|time|day|hours)s?\s+(?:is|are|costs?|cost|will be|changed to|went (?:up|down) to|moved to)\s+(?:now |only |on |at )?(.+?)(?:\s+(?:now|instead|off))*$/i.exec(text);
  if (costs?.[1] && costs[2] && factKind(costs[2])) return { kind: 'change', targets: [it()], change: { fact: costs[2] } };
  // "cappuccino is 3.80 now": the number in the line that names it.
  const item = /^(?:the |our |my |a )?([\p{L}][\p{L}' -]{2,40}?)s?(?: now)? (?:is|are|costs?|cost|should be|should cost|goes? (?:up|down) to|went (?:up|down) to) (?:now |only |at )?(.+?)(?: now| instead| from now on| each)*[.!]*$/iu.exec(text);
  if (item?.[1] && item[2] && factKind(item[2]) && !/^(?:it|this|that|which|what|here|there|size|font|page|everything)$/i.test(item[1]) && readReference(item[1])?.kind === undefined) return { kind: 'change', targets: [{ content: item[1], said: item[1] }], change: { fact: item[2] } };
  // "make it 40% off", "it's $39 now": the fact among the words.
  const fact = /^(?:make (?:it|that)|its|it(?:'s| is| should be)|change (?:it|that) to|set (?:it|that) to)\s+(?:actually |now |only )?(.+?)(?:\s+(?:off|now|instead|please))*$/i.exec(text);
  if (fact?.[1] && factKind(fact[1]) && factKind(fact[1]) !== 'number' && !new Scan(text).has(/px|point|size|opacity|bigger|smaller/)) return { kind: 'change', targets: [it()], change: { fact: fact[1] } };
  const colon = new RegExp(`^(?:the )?((?:${TEXT_NOUNS}))\\s*[:=]\\s*(.+)$`, 'iu').exec(scan.source);
  if (colon?.[1] && colon[2]) {
    const target = { ...(readReference(colon[1]) ?? it()), all: false };
    // "the offer: smaller and green"
    const looks = new Scan(colon[2]);
    const change = takeChange(looks);
    if (looks.quotesLeft === 0 && isChange(change) && looks.left().replace(/(?<!\p{L})(?:and|in|a|the|it|make)(?!\p{L})|,/giu, '').trim() === '') return { kind: 'change', targets: [target], change };
    return factKind(colon[2]) && target.kind !== 'headline' ? { kind: 'change', targets: [target], change: { fact: colon[2] } } : reworded(target, colon[2]);
  }
  return null;
}

/** What was just spoken of. */
export const it = (): Reference => ({ pronoun: true, said: 'it' });
/** Words without their quotation marks, and without what people say behind them. */
export const unquoted = (text: string) => {
  const scan = new Scan(text.trim());
  return scan.takeQuote() ?? text.trim().replace(/\s+(?:everywhere|throughout|instead|please|pls)$/i, '').replace(/[.!?]+$/, (marks) => (marks === '.' ? '' : marks));
};

function reworded(target: Reference, to: string): Intent {
  // What stands behind the quotation says how: “…” in all caps.
  const behind = new Scan(to.trim());
  const quoted = behind.takeQuote();
  const looks = quoted === null ? {} : takeChange(behind);
  return { kind: 'change', targets: [target], change: { ...looks, text: unquoted(to) } };
}

function readExchange(from: string, to: string, exchanging: boolean): Intent | null {
  const target = readReference(from);
  if (!target) return null;
  const to_ = unquoted(to);
  if (target.kind === 'image' && words(`(?:${PICTURE_NOUNS})|this|that|it|these|the (?:new|other|attached) one`).test(to)) return { kind: 'swap-picture', target };
  const quotedTo = new Scan(to).quotesLeft > 0;
  const about = new Scan(to);
  const change = takeChange(about);
  // "change the headline to red": the rest says how, not what.
  if (!quotedTo && isChange(change) && about.left().replace(/(?<![\p{L}])(?:the|a|an|be|colou?r|something|more)(?![\p{L}])/giu, '').trim() === '') return { kind: 'change', targets: [target], change };
  const isText = target.kind === undefined || !['image', 'shape', 'sticker', 'drawing', 'group', 'layer'].includes(target.kind);
  if (!isText) return null;
  if (words('colou?r').test(from) && !quotedTo) return null;
  // "change the price to $39": the rest of the text stays.
  if ((target.kind === 'price' || target.kind === 'date' || target.kind === 'offer') && factKind(to_)) return { kind: 'change', targets: [{ ...target, all: false }], change: { fact: to_ } };
  // "change the espresso to 2.50": the number in the line that names it.
  if (target.content !== undefined && target.kind === undefined && !/\d/.test(target.content) && ['number', 'money'].includes(factKind(to_) ?? '')) return { kind: 'change', targets: [target], change: { fact: to_ } };
  // Words for words: "change Monday to Tuesday".
  if (target.content !== undefined && target.kind === undefined) return { kind: 'change', targets: [target], change: { exchange: { from: target.content, to: unquoted(to) } } };
  if (words('font|size|colou?r|position|place|opacity|alignment|page|format|layout|design').test(from) && !quotedTo) return null;
  return exchanging || quotedTo || target.kind !== undefined || target.pronoun ? reworded({ ...target, all: false }, to) : null;
}
