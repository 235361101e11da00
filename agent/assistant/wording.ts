/**
 * Wishes as people word them, brought into the forms that the grammar reads: a place said first, a reason said last, a thing
 * told by where it stands, a wish said as a remark. Only the words around a wish are touched, never those in quotation marks.
 */
import { FACT_PATTERNS } from './facts.ts';
import { BIGGER, LAYER_NOUNS, PICTURE_NOUNS, PLACE_WORDS, SMALLER, TEXT_NOUNS } from './lexicon.ts';
import { Scan } from './scan.ts';
import { NEGATED } from './wording-negations.ts';
import { TALKED } from './wording-talk.ts';

type Rewording = (text: string) => string;

const whole = (pattern: string, flags = 'iu') => new RegExp(`(?<![\\p{L}\\p{N}'-])(?:${pattern})(?![\\p{L}\\p{N}'-])`, flags);
const POLITE = '(?:(?:please|pls|can you|could you|maybe|just|also|now|and|ok|so)[\\s,]+)*';
const WRITES = new RegExp(`^${POLITE}(?:write|type|say|print)(?!\\p{L})`, 'iu');
const COMPARATIVE = `(?:(?:much|way|a bit|a little|slightly|far|even) )?(?:(?:more|less) [\\p{L}-]+|${BIGGER}|${SMALLER}|[\\p{L}]{3,}er)`;

/** "…, so that it stands out", "because nobody can read it", "can't see it on my phone": why, and not what. */
const REASON = new RegExp(
  "(?:[\\s,;–-]+(?:because|cause|cuz|bc|since|so that|so)\\s+(?:it|its|it's|they|we|i|you|people|everyone|everybody|nobody|one|that|the \\p{L}+|there|my \\p{L}+)(?!\\p{L}|'?ll)[^,.;!?]*|[,;–-]+\\s*(?:(?:i|you|we|people|nobody|one)\\s+)?(?:can ?not|can['’]?t|cannot|can hardly|can barely|barely)\\s+(?:read|see|make)[^,.;!?]*)(?=[,.;!?]|$)",
  'giu',
);
/** What of a reason is a wish all the same. */
const WISHFUL = whole('fill|fills|fit|fits|cover|covers|say|says|read|reads|match|matches|bigger|smaller|page|full');

const withoutReasons: Rewording = (text) => (WRITES.test(text) ? text : text.replace(REASON, (reason) => (WISHFUL.test(reason.replace(/(?:can['’]?t|cannot|can hardly|barely) read/i, '')) || /["“‹]/.test(reason) ? reason : '')));

/** "don't touch the logo, make the rest smaller": everything but the logo. */
const ALL_BUT = /^(?:(?:please|pls|ok|and) )*(?:don['’]?t (?:touch|change|move)|leave|keep)\s+((?:the|my|this|that)\s[^,.;]{2,40}?)(?:\s+(?:alone|as (?:it|they) (?:is|are)|as is|the same|there|where (?:it|they) (?:is|are)))?\s*(?:[,.;]|\s+(?:and|but)\s)\s*(?:but |and |please )*([^,.;]*?)(?:the rest|everything else|all the (?:others?|rest)|the others)(?: of (?:it|them))?(?!\p{L})(.*)$/iu;
const allBut: Rewording = (text) => text.replace(ALL_BUT, (_, spared: string, before: string, after: string) => `${before}everything${/\p{L}/u.test(after) ? after : ''} except ${spared}`);

/** "…, the rest is fine", "but keep the text as it is", "leave page one alone": nothing to be done. */
const SPARED = /(?:^|[,.;–-]\s*|\s+(?:but|and)\s+)(?:but |and |please |just )*(?:(?:the rest|everything else|all (?:the )?(?:other|rest)|the others?|all else)(?: of (?:it|the [\p{L}]+))?\s+(?:is|are|looks?|stays?|can stay|should stay|remains?|as)\b[^,.;!?]*|(?:leave|keep)\s+(?!(?:the )?(?:background|ratio))[^,.;!?]{2,40}?\s+(?:alone|as (?:it|they|that) (?:is|are|was|were)|as is|the same|like (?:it|that|they)(?: (?:is|was|are|were))?|unchanged|untouched|there)|(?:keep|leave)\s+(?:the )?[\p{L}]+ (?:in front|on top|visible|where it is)|(?:keep|leave)\s+(?:all |the |its )*[\p{L} ]*?(?:colou?rs?|texts?|words?|fonts?|rest|everything else)|(?:don['’]?t|do not|dont|without)\s+(?:touch|chang|mov)(?:e|ing)?\s+[^,.;!?]*)(?=[,.;!?]|$)/giu;
/** "…, names stay": but for what is to stay in a photo. */
const STAYS = /[,;–-]\s*(?:but |and )?(?:the |my |all |both )?(?:[\p{L}]+ )?[\p{L}]+ (?:stays?|can stay|should stay|must stay|remains?)(?: (?:put|there|the same|unchanged|untouched|as (?:it|they) (?:is|are)|as is|like (?:that|now|this)|where (?:it|they) (?:is|are)))?(?=[,.;!?]|$)/giu;
const withoutSpared: Rewording = (text) => {
  const rest = (/background|cut/i.test(text) ? text : text.replace(STAYS, ' ')).replace(SPARED, ' ').trim();
  return /[\p{L}\p{N}]/u.test(rest) ? rest : text;
};

/** "… but keep the original": a copy is wanted. */
const KEPT = /[,.;–-]*\s*(?:but |and |please )*(?:keep|leave)\s+(?:this(?: one)?|that(?: one)?|it|the (?:original|old|first|current|square|post)(?: one| version)?|both)(?: (?:too|as well|also|please|there|as it is|as is))*(?=[,.;!?]|$)/iu;
const copying: Rewording = (text) => (/(?:story|post|format|size|cover|version|banner|portrait|landscape|square|pin|reel|thumbnail|\d{3,4} ?[x×])/i.test(text) && !/^\s*(?:keep|leave)/i.test(text) ? text.replace(KEPT, ' too') : text);

/** "the text at the bottom is too small": the bottom text. Only where something else is said of it too. */
const PLACES = PLACE_WORDS.map(([pattern]) => pattern).join('|');
const STANDING = new RegExp(`(?<![\\p{L}'-])(the|that|this|my|those|these|both|all)\\s+((?:[\\p{L}]+ )??(?:${LAYER_NOUNS}))\\s+(?:(?:that|which) (?:is|are|stands?|sits?)\\s+)?(?:at|on|in) (?:the )?(?:very )?(${PLACES})(?=\\s+(?!and(?!\\p{L})|left|right|corner|side|edge|half|part|hand|with(?!\\p{L})|in (?:${PLACES})|of(?!\\p{L}))[\\p{L}])`, 'giu');
/** "the shoe on the right is too small": what a photo shows, told by its side. */
const SIDED = /(?<![\p{L}'-])(the|that|this|my)\s+(?!(?:left|right|top|bottom|page|background|canvas|design|end|side)(?!\p{L}))([\p{L}-]{3,})\s+(?:at|on|in) the (left|right|top|bottom|middle)(?: side)?(?=\s+(?!and(?!\p{L})|with(?!\p{L})|of(?!\p{L})|left|right|corner|side|edge|half|part|hand|in (?:the )?)[\p{L}])/giu;
const PUTS = new RegExp(`^${POLITE}(?:put|place|add|write|insert|set|align|position)(?!\\p{L})`, 'iu');
const asPick: Rewording = (text) => (PUTS.test(text) ? text : text.replace(SIDED, '$1 $3 $2').replace(STANDING, (_, article: string, noun: string, place: string) => `${article} ${place.replace(/ (?:corner|side|edge|part|half)$/i, '').replace(/ of the (?:page|design)$/i, '').replace(/[ -]/g, ' ')} ${noun}`));

/** "the words on the start button": the start button words. */
const LETTERS_ON = /(?:the |its |all )?(words?|texts?|letters?|lettering|label|writing|font) (?:on|in|of|inside) ((?:the|my|this|that|both|all|those|these)(?: the)? (?:[\p{L}]+ ){0,3}?(?:buttons?|badges?|labels?|pills?|tags?))(?!\p{L})/giu;
const lettersOf: Rewording = (text) => text.replace(LETTERS_ON, (_, letters: string, thing: string) => `${thing} ${letters === 'font' ? 'font' : 'text'}`);

/** "write in small letters at the bottom: terms apply": the words stand behind the colon. */
const HOW_FIRST = new RegExp(`^(${POLITE})(write|put|add|type|print)\\s+((?:in|at|on|under(?:neath)?|below|above|over|next to|between|small|big|large|bold)(?!\\p{L})[^:"“]{2,70}?)\\s*:\\s+(.+)$`, 'iu');
/** "put a price tag on it: 249 €". */
const LABELLED = /^((?:please |can you )*(?:put|add|stick|place|make)) (an? (?:[\p{L}]+ )??(?:tag|label|badge|banner|button|note|caption|headline|title|line))((?: (?:on|at|in|under|above|below|to) [^:]{2,40})?)\s*:\s+(.+)$/iu;
/** "show the price again". */
const SHOWN_AGAIN = /^((?:please |can you |could you )*)(?:show|display)\s+((?:the|my|that|this|it)(?:\s[\p{L} ]+?)?)\s+(?:again|back)[.!]*$/iu;

/** "between the title and the photo put: Handmade": the place comes last. */
const FRONTED = new RegExp(`^(${POLITE})((?:(?:in )?between|right above|right below|above|below|under(?:neath)?|over|next to|beside|behind|on top of|in the|at the|on the|into the|to the)\\s+[^:"“]{2,70}?)\\s*[,:]?\\s+(?:please |you can |i want you to )?(put|write|add|place|insert|type|there should be|should be|i want|i need)(\\s*:)?\\s+(.+)$`, 'iu');
const INSIDE_TEXT = new RegExp(`^in the (?:[\\p{L}]+ )?(?:${TEXT_NOUNS})$`, 'iu');
const quoted = (words: string) => (/["“]/.test(words) ? words : `"${words.replace(/[.]$/, '')}"`);
const placeLast: Rewording = (text) => {
  const match = FRONTED.exec(text);
  const [, polite = '', place = '', verb = '', colon, rest = ''] = match ?? [];
  if (!match || new RegExp(`(?<!\\p{L})(?:make|change|move|delete|remove)(?!\\p{L})`, 'iu').test(place)) return text;
  const said = colon !== undefined || /^(?:write|type)$/i.test(verb) ? quoted(rest) : rest;
  if (INSIDE_TEXT.test(place) && said.startsWith('"')) return `${polite}change ${place.slice(3)} to ${said}`;
  return `${polite}${/^(?:put|write|add|place|insert|type)$/i.test(verb) ? verb : 'add'} ${said} ${place}`;
};

const NICE = '(?:nice|nicer|great|cool|lovely|good|perfect|better|best|awesome|amazing|sweet|fun)';
/** "some sparkles around it would be nice", "how about a frame", "a bigger headline please". */
const remarked: Rewording = (text) => {
  const wished = new RegExp(`^${POLITE}(?:i think )?(.{4,80}?)\\s+(?:would|could|might) (?:be|look) (?:so |really |very |pretty |even )?${NICE}(?: (?:here|too|there|i think|as well))?[.!?]*$`, 'iu').exec(text)?.[1]
    ?? new RegExp(`^${POLITE}(?:how|what) about (?:adding |putting |having )?((?:an?|some|a few)\\s.+?)[.!?]*$`, 'iu').exec(text)?.[1]
    ?? /^(?:it|this|that|the (?:page|post|design|corner|top|bottom)) (?:could use|needs|is missing|misses|lacks|wants|deserves) ((?:an?|some|a few|more)\s.+?)[.!?]*$/iu.exec(text)?.[1];
  const wish = wished ?? text;
  const compared = new RegExp(`^(?:${POLITE}(?:(?:i|we) (?:want|need|would like|'d like)|can (?:i|we) (?:have|get)|could (?:i|we) (?:have|get)|give (?:me|it|us)|use|make it|i'd like)\\s+)?(?:an?|some)\\s+(${COMPARATIVE})\\s+((?:[\\p{L}]+ )??(?:${LAYER_NOUNS}|background))[.!]*$`, 'iu').exec(wish);
  if (compared?.[1] && compared[2]) return `make the ${compared[2]} ${compared[1]}`;
  if (wished === undefined) return text;
  return /^(?:an?|some|a few|more|two|three)\s/i.test(wished) ? `add ${wished}` : `make it ${wished}`;
};

/** "I don't need the date anymore, remove it". */
const UNNEEDED = /^(?:(?:ok|so|actually|and|also|no)[\s,]+)*(?:i|we)\s+(?:don['’]?t|do not|dont|no longer|don['’]?t really)\s+(?:need|want)(?: to (?:have|see|show))?\s+((?:the|that|this|those|these|my|both|any of the)\s[^,.;!?]*?)(?:\s+(?:any ?more|any longer|at all|here|on (?:it|there|this)|after all))*(?:[,.;!?]\s*|\s+so\s+|$)(?:(?:so |please |just |you can )*(?:remove|delete|drop|take|get rid of|kick|hide)\s+(?:it|them|both|that|those|these)(?: (?:out|away|off|please))*[.!]*)?/iu;
/** "I don't like the shadow, take it away". */
const DISLIKED = /^(?:(?:ok|so|actually|hm+)[\s,]+)*(?:i|we)\s+(?:don['’]?t|do not|dont|hate|dislike)\s*(?:like|want|need|love)?\s+the\s+((?:drop )?shadow|border|outline|frame|glow|reflection|high ?light|underline|gradient|pill)s?((?:\s(?:on|of|behind|around)\s[^,.;]+)?)(?:[,.;]\s*.*)?$/iu;
const unneeded: Rewording = (text) => text.replace(DISLIKED, 'remove the $1$2').replace(UNNEEDED, (sentence, thing: string) => (/(?:that|so|too) (?:big|small|large|much|dark|bright|bold|long)|(?<!\p{L})to(?!\p{L})/iu.test(thing) ? sentence : `remove ${thing}. `)).trim();
/** "remove page 2 i don't need it". */
const NEEDLESS = /[\s,;–-]+(?:i|we)\s+(?:don['’]?t|do not|dont|no longer)\s+(?:need|want|like)\s+(?:it|them|that|those)(?:\s+(?:any ?more|there|here|at all))*(?=[.!?]*$)/iu;

/** "no button" among wishes; "we're out of carrot cake". */
const NO_THING = new RegExp(`(^|[,;]\\s*|\\s+(?:and|but)\\s+)(?:with )?no (?:more )?((?:[\\p{L}]+ )??(?:${LAYER_NOUNS}))(?=\\s*(?:[,.;!]|$|and(?!\\p{L})|then(?!\\p{L})|please))`, 'giu');
const SOLD_OUT = /^(?:(?:sorry|oh|hey|btw|so)[\s,]+)*(?:we['’]?re|we are|i['’]?m|i am) (?:all |completely )?(?:out of|sold out of|no longer (?:selling|serving|offering|doing))\s+(.+?)(?:[,;.]\s*.*|\s+(?:so|and)\s+.*)?$/iu;
const withoutThings: Rewording = (text) => text.replace(SOLD_OUT, 'remove $1').replace(NO_THING, '$1remove the $2');

/** "I just deleted the button by accident, bring it back": what happened stands in the log. */
const MISHAP = /^(?:(?:oh no|oops|ups|argh|shit|damn|sorry|ah|oh)[\s,!.]+)*(?:i|we|my \p{L}+)\s+(?:(?:have|just|accidentally|by accident|by mistake)\s+)*(?:deleted|removed|lost|erased|killed|threw (?:out|away)|messed up|destroyed|broke)\s+[^,.;!]*[,.;!]+\s*(?:and |so )?(?=(?:please |pls |can you |could you )*(?:bring|put|get|restore|give|undo|take))/iu;

/** "on page 2 …": there first. "on this page …", "on the copy …": there already. */
const HERE = /(?:^|(?<=[,.;]\s*|(?<!\p{L})(?:and|then)\s+))(?:on|in) (?:this|the (?:copy|duplicate|copied one|new (?:page|one)|current page)|that (?:page|one|copy))(?:\s+page)?(?:,)?\s+(?=(?:please |can you )*\p{L}+ )/giu;
const HERE_LAST = /\s+(?:on|in) (?:the (?:copy|duplicate|copied one|new (?:page|one))|that (?:page|copy))(?=[,.;!?]|$)/giu;
const ON_PAGE = /^(.*?)(?:^|\s)(?:on|in) (?:the )?((?:first|second|third|fourth|last) (?:page|slide)|(?:page|slide) (?:\d+|one|two|three|four|five))(?:,)?(?:\s+(.+))?$/iu;
const onPage: Rewording = (text) => {
  const here = text.replace(HERE, '').replace(HERE_LAST, '');
  const match = ON_PAGE.exec(here);
  const rest = `${match?.[1] ?? ''} ${match?.[3] ?? ''}`.trim();
  if (!match?.[2] || rest === '' || /^(?:put|copy|duplicate|place|paste|what|which|how|is|are|repeat)(?!\p{L})/iu.test(rest)) return here;
  return `go to ${match[2]}. ${rest}`;
};

/** "…, write me at a@b.com": how to reach somebody, nothing to be written. */
const REACHED = new RegExp(`(?<=[,;]\\s+(?:and\\s+)?|\\sand\\s+)(?:(?:you can|just|please)\\s+)?(?:write|drop|shoot|send|ping|reach|email|e-mail|mail)\\s+(?:to\\s+)?(?:me|us)(?:\\s+(?:a|an)\\s+(?:line|message|e-?mail|note|dm|text))?(?:\\s+(?:at|on|via|to|under))?:?\\s+(?=${FACT_PATTERNS.email}|${FACT_PATTERNS.handle}|${FACT_PATTERNS.phone})`, 'giu');

/** "add my blog a.example at the bottom": such a line stands low on a design anyway. */
const AT_THE_BOTTOM = new RegExp(`[,;.]?\\s+(?:and\\s+)?(?:please\\s+)?(?:add|put|include|with)\\s+(?:my|our|the)\\s+(?:[\\p{L}-]+\\s+){0,2}(${FACT_PATTERNS.email}|${FACT_PATTERNS.web}|${FACT_PATTERNS.handle}|${FACT_PATTERNS.phone})\\s+(?:(?:small|tiny|smaller)\\s+)?(?:at|on|in) the (?:very )?bottom(?=[,.;!]|$)`, 'giu');

/** A brief with ways to reach somebody in the form that is read as such. */
export const withContacts: Rewording = (brief) => brief.replace(REACHED, 'contact us at ').replace(AT_THE_BOTTOM, ', $1');

/** "instead of Monday write Friday". */
const INSTEAD = /^(?:(?:please|and|no|ok)[\s,]+)*instead of\s+(.+?),?\s+(?:please )?(?:write|put|say|use|make it|set|type|i want|it should (?:say|be|read)|should be|we (?:want|need)|do)\s+(.+?)[.!]*$/iu;
const exchanged: Rewording = (text) => text.replace(INSTEAD, (_, from: string, to: string) => `replace ${from} with ${to}`);

/** "there are spots on the wall, remove them": what is there is said first. */
const THERE = new RegExp(`^${POLITE}there(?:['’]s| is| are)\\s+(?:still )?(?:an? |some |a few |these |this |that |the )?([\\p{L} -]{3,40}?)((?:\\s(?:on|in|at|near|behind|around|across)\\s[^,.;!?]+?)?)(?:[,.;!]\\s*|\\s+)(?:(?:and|so|please|pls|can you|could you|just)\\s+)*(?:remove|erase|delete|get rid of|take|clean|wipe)\\s+(?:it|them|that|this|those)(?: (?:out|away|off|up|please))*[.!]*$`, 'iu');
/** "brighten up the photo": nothing goes up. */
const UP = /(?<!\p{L})(brighten|lighten|liven|sharpen|straighten)(?:ing)? up(?!\p{L})/giu;
/** "brighten the photo a bit". */
const BRIGHTENED = new RegExp(`^(${POLITE})brighten ((?:the|my|this|that|all|both) (?:[\\p{L}-]+ )??(?:${PICTURE_NOUNS})|it)((?: (?:a bit|a little|a lot|slightly|much))?)(?=[,.;!]|$| and)`, 'iu');
/** "add a soft shadow below the shoe". */
const SHADOWED = new RegExp(`^(${POLITE})(?:(?:add|put|place|insert|now|with) )?(?:an? |some )((?:[\\p{L}]+ ){0,2}shadow)s? (?:below|under|underneath|beneath|behind|to|for|on) ((?:the|my|this|that) [\\p{L} -]{2,40}|it)[.!]*$`, 'iu');
/** "make the photo look like it was taken by a professional". */
const BY_PRO = /look (?:like|as if|as though) (?:it(?:['’]s| is| was| were)? |they were )?(?:taken|shot|made|photographed) by an? (?:pro|professional|(?:professional )?photographer)(?!\p{L})/iu;
const ofPhotos: Rewording = (text) => text.replace(BY_PRO, 'look professional').replace(THERE, 'remove the $1$2').replace(UP, '$1').replace(BRIGHTENED, '$1make $2 brighter$3').replace(SHADOWED, '$1give $3 a $2');

/** "title n date", "headline smaller n in red". */
const N = /(?<=[\p{L}\d]) '?n'? (?=\p{L})/giu;
/** "quick q, …", "by the way, …?": said before a question. */
const BEFORE_QUESTION = /^(?:(?:hi|hey|hiya|hello|ok|okay|thanks?(?: you)?|btw|by the way|just|quick(?: |-)?(?:q(?:uestion)?)|one question|question)(?:\s*[,.!:?-]+\s*|\s+))+(?=(?:what|which|how|is|are|does|do)(?!\p{L}))/iu;

/** Only where nobody quotes: what is written is not worded anew. */
const PLAIN: readonly Rewording[] = [
  (text) => text.replace(N, ' and ').replace(BEFORE_QUESTION, ''),
  ...NEGATED, ...TALKED, (text) => text.replace(MISHAP, ''), (text) => text.replace(NEEDLESS, ''), ofPhotos, unneeded, withoutThings, allBut, copying, withoutReasons, withoutSpared, exchanged, remarked, (text) => text.replace(SHOWN_AGAIN, '$1unhide $2').replace(LABELLED, (_, verb: string, label: string, where: string, words: string) => `${verb} ${label} ${quoted(words)}${where}`).replace(HOW_FIRST, (_, polite: string, verb: string, how: string, words: string) => `${polite}${verb} ${quoted(words)} ${how}`), onPage, placeLast, lettersOf, asPick,
];

/** A request in the forms that the grammar reads. */
export function plainWording(request: string): string {
  const hasQuotes = new Scan(request).quotesLeft > 0;
  return (hasQuotes ? [exchanged, onPage, placeLast, lettersOf] : PLAIN).reduce((text, reword) => reword(text), request.trim());
}
