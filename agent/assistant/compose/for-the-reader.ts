/**
 * Which statements of a brief are to be read: what is said to whoever designs, of looks and by courtesy is not. Each comes without
 * what leads to it, and names that were given by the way come apart.
 */
import { subjectOf, tidy, titled } from './copy.ts';
import { DESIGN_NOUNS } from './design-nouns.ts';
import { peel, saysNoFact } from './facts-said.ts';
import { isNotice, tellsOfSought } from './notices.ts';
import { ADJECTIVES, isLook, LOOKS_AT_END, lookStatement, THEME } from './looks.ts';
import { statementsOf, type Statement } from './statements.ts';
import { LAYER_NOUNS } from '../lexicon.ts';

export interface ForTheReader {
  statements: Statement[];
  /** Colours that a statement of their own named. */
  colors: string[];
  /** Whose it is, where that was said beside. */
  names: string[];
}

const SOME = '(?:an?|the|some|one|another|my|our)';
const MAKES = '(?:make|create|design|do|prepare|need|want|build|generate|give me|write)';
const LOOKING = `(?:(?:that|which) (?:looks?|feels?|is|stands|pops|screams|goes)|in|with|using)(?!\\p{L})`;
/** "make it a story for Luma", "post please", "use my brand colours", "something soft": said to whoever designs, not to who will read it. */
const TO_THE_DESIGNER = new RegExp(
  `^(?:please |pls |and |also |then |just |but |so |maybe |ok |i (?:want|would like|like|need|prefer)(?: it| you)? to |i'?d like (?:it |you )?to )*(?:${[
    '(?:make|put|place|set|keep|do|turn|format|style|design|show|use|write|have|arrange|lay|frame|bundle|combine|feature) (?:it|this|that|them|these|those|both|everything|all)(?!\\p{L})',
    `${MAKES} (?:(?:for )?(?:me|us) )?(?:${SOME} )?(?:[\\p{L}-]+\\s+){0,3}(?:${DESIGN_NOUNS}|picture|image|pic)(?!\\p{L})(?: (?:please|pls|for (?:it|this|me|us|that)|of (?:it|this|that)|with (?:it|this|that|these|them|all (?:this|that)(?: info)?)))*$`,
    `${MAKES} (?:(?:for )?(?:me|us) )?${SOME} (?:[\\p{L}-]+\\s+){0,2}(?:${DESIGN_NOUNS})(?!\\p{L})`,
    `(?:make|create|design|do|give|need|want|make for)(?: me| us)?(?: an?| the| some)?(?: ${ADJECTIVES})*(?: ${LOOKING}.*)?$`,
    '(?:use|apply|follow) (?:brand|logo|photos?|pics?|pictures?|company) ?(?:colou?rs?|fonts?|style|kit)?$',
    '(?:put|use|show|add) (?:both |my |the |these |this |all )*(?:photos?|pics?|pictures?|images?)(?: (?:in|on|there|too|please|pls|of .*))*$',
    '(?:use|with|add|include|apply|in) (?:my|our|the|both|all|these|those|all the|all my|this|that)(?: (?:own|two|three|four|\\d|attached|same))? ?(?:brand|logo|photos?|pics?|pictures?|images?|fonts?|colou?rs?|style|background)(?!\\p{L})',
    '(?:see )?(?:the |my )?(?:photos?|pics?|pictures?|images?)(?: (?:is|are))? (?:attached|below|above|here|included)|see (?:the )?attach(?:ed|ment)|(?:i )?(?:have )?(?:attached|uploaded|added|sent)(?: you)? (?:an?|the|my|some) (?:photo|pic|picture|image)s?.*',
    '(?:no (?:text|words|photos?|pictures?|emojis?|logo|prices?|date)|(?:there\'?s |there is )?no need (?:for|of|to)(?!\\p{L}).*|(?:i |we |it )?(?:don\'?t|do not|dont|doesn\'?t|never) (?:really )?(?:need|want|add|put|include|use|mention|write|show|make)(?!\\p{L}).*|(?:leave out|skip|without|nothing about) (?:an?|any|the|my|our) .*)(?:$| (?:on|in) )',
    '(?:side by side|(?:next to|above|below|beside) each other|(?:with|and) labels|labell?ed)$|(?:the )?(?:first|second|third|other|left|right|top|bottom) (?:pics?|photos?|pictures?|images?|ones?)(?: (?:is|on|as|in|for|should|shows?))? (?:the )?(?:before|after|left|right|top|bottom|first|second|big|small|background)(?!\\p{L})',
    `(?:an? )?(?:${DESIGN_NOUNS})(?: please| pls)?$`,
    '(?:i|we) (?:need|want|would like|like)(?: it| this| that| them| both)?(?: (?:as|in|for|and|an?|both|please))*$',
    '(?:please make|make|give me|both)(?: it| this| that| them| both)?(?: (?:as|in|for|and|an?|both|please))*$',
    '(?:can|could|would|will) (?:you|u|ya) (?:please )?(?:help|make|do|create|design|put|use|write|turn|add|show|give)',
    `(?:it|this|the (?:design|post|whole thing|style|look|text|font|background|photo|vibe)) (?:should|must|needs? to|has to|can|could) (?:be|look|feel|have|say nothing|stand out|pop|match|fit|go|stay)(?!\\p{L})`,
    `(?:i (?:want|need|like|love|am thinking(?: of)?|was thinking)(?: it)? )?(?:something|anything|sth)(?: (?:${ADJECTIVES}|very|really|super|nice|and|but|not too|in|with|like|that|which|looks?|[\\p{L}-]+)){1,9}$`,
    '(?:surprise me|up to you|you (?:can )?(?:choose|decide|pick)|your choice|whatever (?:you|u) think|i trust you|be creative|go wild|go crazy|do your (?:thing|best|magic)|as you like|the rest is up to you|any (?:style|colou?rs?) (?:is|are) (?:fine|ok(?:ay)?))',
    '(?:idk|i don\'?t know|dont know|not sure|no idea)(?: (?:what|how|which|about|yet).*)?$',
    '(?:very |nice and |keep it )?(?:polite|short|friendly|professional|formal|informal|simple|sweet|clear|fun|honest|direct|kind|warm|catchy)(?:,? (?:and|&|but) (?:polite|short|friendly|professional|formal|informal|simple|sweet|clear|fun|honest|direct|kind|warm|catchy|to the point))+$',
    '(?:a |my |our |one )?(?:customers?|clients?|buyers?|reviewers?|someone|she|he|they)(?: just)? (?:said|says|wrote|left|told|sent)(?: (?:this|me|us|about it|in a review|a review|me this|us this))*$',
    '(?:help|help me|help pls|help please|pls help|please help)$',
    '(?:just|only) (?:the |my )?(?:names?|headline|title|logo|photo|product|text|basics|facts|info)(?: (?:and|&|plus|with).*)?$',
    `(?:in|for|as|on) (?:an? |the )?(?:${DESIGN_NOUNS}|square|portrait|landscape|vertical|horizontal)(?: (?:format|size|shape|orientation|layout))?$|(?:square|portrait|landscape|vertical|horizontal|upright)(?: (?:format|size|shape|orientation|layout|please|pls))*$`,
    '(?:print(?: it|able)?|for print(?:ing)?|ready to print|high res(?:olution)?|easy to read|readable(?: from (?:a )?(?:distance|far(?: away)?))?|big (?:enough|and readable)|not too (?:much|crowded|busy|long|serious|formal|salesy|pushy)(?: text)?|keep (?:it|things|the text) .*|with (?:the|this|these|that|my) \\p{Ll}+)$',
  ].join('|')})`,
  'iu',
);
const FOR_WHOM = /(?:^|\s)(?:it'?s|it is|this is|that'?s)?\s*(?:for|from)\s+((?:(?:my|our|the)\s+)?(?:\p{Ll}+ )?(?:\p{Lu}[\p{L}\p{N}&'’.]*)(?:\s+(?:\p{Lu}|&|and )[\p{L}\p{N}&'’.]*)*)$/u;
/** "name is Momo", "with my shop name Luna Knits", "we're called Crumb". */
const NAME = /(?:^|[\s,])(?:(?:with|and|use|using)\s+)?(?:(?:my|our|the|its?|his|her|shop|store|brand|business|company|channel|studio|salon|cat|dog)(?:'s)?\s+)*(?:name(?:'s|d)?(?:\s+is)?|(?:we'?re|it'?s|is|are) called|called)\s*:?\s+(\p{L}[\p{L}\p{N}&'’.]*(?:\s+(?:\p{Lu}|&)[\p{L}\p{N}&'’.]*)*)\s*$/iu;
/** "… I can put in my parcels", "to hang in my window": what it is for, not what it says. */
const USE = /\s+(?:(?:that|which)\s+)?(?:i|we|you|they)\s+(?:can|could|want to|will|would)\s+(?:put|use|add|print|post|send|share|give|hand|stick|include|hang|place|show|upload|slip|tuck|pop|drop|throw|slide)(?!\p{L})[^,.;:!]*$|\s+to\s+(?:put|hang|post|share|send|print|hand out|stick|include|upload|place)\s+(?:up |out )?(?:in|on|at|to|with|into|by)(?!\p{L})[^,.;:!]*$|\s+for\s+(?:my|our)\s+(?:parcels|packages|window|shop window|feed|grid|story|stories|profile|website|orders)$|\s+for\s+(?:the|my|our)\s+(?:[\p{L}]+ )?(?:door|window|wall|fridge|counter|table|tables|noticeboard|notice board|bathroom|entrance|lobby)$/iu;
/** "with a shocked face": drawn, not written. */
const DRAWN = /^(?:and )?with (?:an? |my |some |the )?(?:[\p{L}-]+ ){0,2}(?:face|expression|emojis?|icons?|arrows?|border|frame|pattern|illustrations?|doodles?|confetti)$/iu;
/** "… so i would love a post announcing our bouquets": a request in the middle, with what it is about behind it. */
const REQUEST = new RegExp(
  `(?:^|(?<=[\\s,.]))(?:(?:so|and|but|therefore|thats why|that's why)\\s+)?(?:(?:please|pls|now|just|maybe)\\s+)*(?:(?:(?:can|could|would|will) (?:you|u|ya)(?: please| pls)?|help me(?: to)?|i(?:'d| would| wanna| want to| need to)?(?: really| just)? (?:like|love) (?:you |u )?to|(?:i|we) (?:want|need)(?: you| u)? to)\\s+${MAKES}|${MAKES}|(?:i|we)(?:'d| would)?(?: really| just)? (?:love|like|need|want|could use)|(?:i'?m|i am|we'?re|we are) (?:looking for|in need of|after)|looking for)(?: (?:for )?(?:me|us))?\\s+(?:${SOME}\\s+)(?:${ADJECTIVES}[\\s,]+(?:and )?)*(?:[\\p{L}-]+\\s+)?(?:${DESIGN_NOUNS}|graphic|picture|image)?(?: for (?:my|our|the) [\\p{L}]+(?: [\\p{L}]+)?(?= that says| saying| to say| announcing))?\\s*(?:,\\s*)?(?<![\\p{L}])(?:that says|that tells|that announces|that(?! (?:looks?|feels?|is|stands?|pops?)(?!\\p{L}))|which says|saying|about|for|announcing|announce|promoting|advertising|showing|with|of|to (?:say|announce|promote|advertise|tell|show|sell|let|celebrate|share|post))\\s+`,
  'iu',
);
export const NOUN_FIRST = new RegExp(`^(?:an? )?(?:${DESIGN_NOUNS})\\s+(?:for|about|of|announcing)\\s+(?=\\p{L})`, 'iu');
/** "add that we ship worldwide", "it should say closed": what stands behind is to be read. */
const TO_BE_SAID = /^(?:(?:also|please|pls|and|then|plus|oh|but)[\s,]+)*(?:(?:make sure|be sure|remember)(?: (?:to|that|it|you))* (?:say|mention|include|add|write|put|show|clear)s?|(?:don'?t|do not|dont) forget(?: to (?:add|mention|put|say|write|include)| that| about)?|(?:it|the (?:post|card|flyer|sign|story|poster|text)) (?:should|must|needs to|has to) (?:say|mention|include|read|tell|have)|should (?:say|mention|include|have)|(?:i|we) (?:want|need) (?:it )?to (?:say|mention|include|write|announce|tell)|(?:add|write|put|include|mention|state|tell (?:people|them|everyone|customers)|let (?:people|them|everyone|customers|my customers) know))(?: also| down| in(?: there)?(?= that|:)| on (?:it|there)| too| somewhere)?(?: (?:that|about)(?!\p{L}))?(?: (?:the|a|my|our) (?:words?|text|lines?|info(?:rmation)?|details?|following|note|sentence))?(?: (?:that|saying|that says))?:?\s+(?=\S)/iu;
/** "add a second pet +£15": an offer. */
const ADDED_PRICE = /^add .*(?:[$€£¥₹₦₱₺₫฿₩]|\+)\s?\d/iu;
const LANGUAGE = /^in (?:english|french|german|spanish|italian|portuguese|dutch|polish|turkish|arabic|hindi|chinese|japanese)$/iu;
/** "my bakery with the text": what introduced words in quotation marks, which were taken out. */
const INTRODUCTION = new RegExp(`\\s+(?:with|saying|that says|which says|using|and)(?:\\s+(?:the|a|an|my))?(?:\\s+(?:text|words?|message|${LAYER_NOUNS}))?$`, 'iu');
/** "the headline and", "big headline", "below it", "warm background": what is left when the words themselves stood in quotation marks. */
const ONLY_NOUNS = new RegExp(`^(?:(?:and|with|the|a|an|text|lines?|words?|below|under|above|underneath|beneath|next to|over|just|only|names?|at the (?:top|bottom)|on top|it|that|this|warm|cold|dark|light|soft|tiny|large|huge|says?|saying|then|${ADJECTIVES}|${LAYER_NOUNS}|colou?rs?|background|theme|palette|vibes?|by|from)(?![\\p{L}])\\s*)+$`, 'iu');
export const FILLER = /^(?:an?|my|our|it|about|order via|book via|for|this|that|them|too|also|please|pls|thanks|etc|now|today|me|us|on|at|in|from|to|and|with|or|by|the|is|are|sale price|price|prices?|value|offer|discount|deal|deals|big|small|here|there|ok|okay|yes|something|stuff|only|just|get|off|each|have|has|its|it's|they|so|no|(?:the )?(?:attached|uploaded)(?: (?:photo|picture|image))?|tickets?|contact|order|call|available|nice|good|great|cool|photo|picture|image|text|logo|starting|starts|from now|when|where|hours)$/iu;
/** "Black Friday banner" is about Black Friday. */
export const NOUN_AT_END = new RegExp(`\\s+(?:${DESIGN_NOUNS})$`, 'iu');
/** "i run a small flower shop called Petal & Stem", "we are Anna and Tom from Bloom": who says it. */
const SELLER = /^(?:(?:hi|hello|so|and) )?(?:i|we) (?:run|own|have|opened|started|work (?:at|for)|manage|represent)(?: up)? (?:an? |my |our |the )?(.+?)(?:,? (?:called|named|which is called|by the name of|under the name)(?: of)? (.+))?$/iu;
const OWN_NAME = /^(?:(?:my|our) (?:shop|store|brand|business|company|channel|studio|salon|restaurant|caf[eé]|bakery|label|etsy(?: shop)?|page|project|name)(?:['’]s name)? (?:is|are|name is)(?: called| named)?|(?:we are|we're|were) called|(?:the )?(?:name of (?:my|our|the) [\p{L}]+|(?:shop|store|brand|business|company|caf[eé]|salon|studio|channel|restaurant) ?(?:name)?) is(?: called)?|(?:shop|store|brand|business|company|channel|salon|studio) name:?) (.{2,40})$/iu;
/** "Mother's Day is coming up on the 10th of May". */
const NEARS = /^(?:(?:because|since|as|so|and|now) )?(.{3,30}?) (?:is|are) (?:just )?(?:coming(?: up)?(?: soon)?|around the corner|almost here|approaching|nearly here|upon us)(?: soon| again)?,?(?: (?:on |this |next )?(?:the )?(.+))?$/iu;
const BARE_COLOR = /^(?:black|white|gold|silver|red|green|blue|navy|pink|beige|cream|purple|orange|yellow|brown|teal|gr[ea]y)$/iu;

/** "put it on a post with 5 stars and my handle @x": what is to stand there is said within an order. */
function withinOrders(statements: readonly Statement[]): Statement[] {
  return statements.flatMap((one): Statement[] => {
    const given = TO_THE_DESIGNER.test(one.text) ? /\s(?:with|w|w\/|including|plus|and (?:add|include|put|write))\s+(.+)$/iu.exec(one.text)?.[1] : undefined;
    const parts = given?.split(/\s+(?:and|&|plus)\s+|,\s*/iu).filter((part) => /@|\d/u.test(part)) ?? [];
    return parts.length === 0 ? [one] : parts.map((part) => ({ text: part.replace(/^(?:with |and )?(?:my|our|the) (?:handle|number|phone|website|site|email|insta(?:gram)?|name|ig)(?: is)?:?\s+/iu, ''), introduces: false }));
  });
}

/** Statements in which something is asked for, cut at the request: what it is about stands by itself. */
function withoutRequests(statements: readonly Statement[]): Statement[] {
  return statements.flatMap((one): Statement[] => {
    const found = REQUEST.exec(one.text);
    if (!found || QUOTED_REQUEST.test(one.text.slice(0, found.index))) return [one];
    const before = one.text.slice(0, found.index).trim();
    const behind = one.text.slice(found.index + found[0].length).trim();
    return [...(before === '' ? [] : [{ text: before, introduces: false }]), ...(behind === '' ? [] : [{ text: behind, introduces: one.introduces }])];
  });
}
/** "we want", "they need …": so it goes on, said to the reader. */
const QUOTED_REQUEST = /(?<!\p{L})(?:that|if|when|what|who|which|where|don'?t|everything)\s*$/iu;

/** Who says it, told by the way: "I run a flower shop called Petal & Stem", "my shop is called Luna". Null: it says something else. */
function sellerIn(text: string, isAsked: boolean): string[] | null {
  const own = OWN_NAME.exec(text)?.[1];
  if (own && !/(?<!\p{L})(?:open|closed|moving|back|now|on|at|in|having|closing|turning|hiring|sold)(?!\p{L})/iu.test(own)) return [own];
  const seller = SELLER.exec(text);
  if (!seller?.[1]) return null;
  if (seller[2]) return [seller[2]];
  return isAsked ? [titled(seller[1].replace(/^(?:small|little|tiny|new|local) /i, ''))] : null;
}

/** The statements of what is left of a brief; `called`: whether it said what kind of design. */
export function forTheReader(left: string, called: boolean, request: string): ForTheReader {
  const colors: string[] = [];
  const names: string[] = [];
  const cut = withoutRequests(withinOrders(statementsOf(left))).flatMap((one, index, all): Statement[] => {
    const seller = all.length > 1 ? sellerIn(one.text, new RegExp(`(?<!\\p{L})${MAKES}(?!\\p{L})`, 'iu').test(request.slice(one.text.length))) : null;
    if (!seller) return [one];
    names.push(...seller);
    return [];
  });
  const plain = introducedLists(cut).map((one, index) => ({ ...one, text: plainly(one.text, index === 0, names) }));
  const notice = isNotice(request);
  const looks = plain.map(({ text }, index) => ((index > 0 || called) && text !== '' && !(notice && tellsOfSought(request, text, Math.max(0, request.toLowerCase().indexOf(text.toLowerCase())))) ? (THEME.test(text) ? [] : lookStatement(text)) : null));
  const named = called || new RegExp(`(?<!\\p{L})(?:${DESIGN_NOUNS}|square|portrait|landscape|insta(?:gram)?|facebook|linkedin|tiktok|youtube|pinterest|whatsapp)(?!\\p{L})`, 'iu').test(request) || NOUN_AT_END.test(plain[0]?.text ?? '') || looks.some((look) => look !== null);
  const isAside = plain.map(({ text }, index) => index > 0 && (text === '' || (looks[index] ?? null) !== null));
  const statements = plain.filter(({ text, introduces }, index) => {
    if (text === '') return index === 0 && introduces;
    const bare = index > 0 && named && !notice && BARE_COLOR.test(text) && (isAside[index - 1] === true || isAside[index + 1] === true || isAside.slice(index + 1).every(Boolean));
    const look = bare ? lookStatement(`in ${text} colours`) : (looks[index] ?? null);
    if (look !== null) {
      colors.push(...look);
      return false;
    }
    return !TO_THE_DESIGNER.test(text) && !ONLY_NOUNS.test(text) && !FILLER.test(text) && !text.split(/[\s,]+(?:and\s+)?/u).every((word) => isLook(word));
  });
  return { statements, colors, names };
}

/** A statement without what leads to it, what it is for, and names that were given by the way. */
function plainly(text: string, leading: boolean, names: string[]): string {
  let plain = tidy(text).replace(/^(?:and )?then\s+/i, '').replace(USE, '');
  plain = plain.replace(/\s*\([^)]*(?:goes|put|on top|at the (?:top|bottom)|name|big|small|optional)[^)]*\)/giu, '').replace(/^(?:and )?(?:they|customers|everyone|you|people) (?:get|gets|save|receive)\s+(?=.*\d)/iu, '');
  if (LANGUAGE.test(plain) || DRAWN.test(plain) || (TO_THE_DESIGNER.test(plain) && !FOR_WHOM.test(plain))) return '';
  // "this weekend only": facts and nothing else are said as they are.
  const { core, facts } = peel(plain);
  if (core === '' && facts.length > 0) return plain.replace(/^(?:and|it'?s|for|with|plus|so)\s+/iu, '');
  plain = plain.replace(/^(?:new )?blog post(?: on (?:my|our|the) [\p{L}]+)?$/iu, 'new blog post').replace(/^(?:for (?:my|our|the) (?:\p{L}+ ){1,2})?(?:that says|which says|saying|to say)\s+/iu, '').replace(ADDED_PRICE.test(plain) ? /$^/ : TO_BE_SAID, '').replace(/^(?:i'?m|i am|we'?re|we are|it'?s)\s+(?=@)/iu, '').replace(NOUN_FIRST, '').replace(NEARS, (_, feast: string, when?: string) => (when ? `${feast} on ${when}` : feast));
  const whom = TO_THE_DESIGNER.test(plain) || /^(?:it'?s|it is|this is|that'?s) (?:for|from) /i.test(plain) ? FOR_WHOM.exec(plain) : null;
  if (whom?.[1]) {
    names.push(subjectOf(whom[1]));
    return '';
  }
  const named = /^lost /i.test(plain) ? null : NAME.exec(plain);
  if (named?.[1] && (!leading || (named.index > 0 && !/(?:called|named)/i.test(named[0]))) && !/(?:video|article|post|book|song|blog|course|workshop|event) (?:called|named)/i.test(plain)) {
    names.push(named[1]);
    plain = plain.slice(0, named.index);
  }
  return subjectOf(plain.replace(INTRODUCTION, '').replace(leading ? LOOKS_AT_END : /$^/, ''));
}

/** "rules: follow, like, tag a friend" within a brief is one thing to say. */
function introducedLists(statements: readonly Statement[]): Statement[] {
  const result: Statement[] = [];
  for (let index = 0; index < statements.length; index += 1) {
    const one = statements[index] as Statement;
    const points: string[] = [];
    if (index > 0 && one.introduces && one.text.split(' ').length <= 2) for (let next = statements[index + 1]; next && next.text.split(' ').length <= 3 && saysNoFact(next.text) && points.length < 6; next = statements[index + 1 + points.length]) points.push(next.text);
    if (points.length >= 2) {
      result.push({ text: `${one.text}: ${points.join(', ')}`, introduces: false });
      index += points.length;
    } else result.push(one);
  }
  return result;
}

