/** "Is this ok for Amazon?", "check it for eBay", "make it pass Google Shopping": a page as a listing's main picture. */
import { marketNamed, MARKETS, SILENT_MARKETS } from '#design/lint/markets/markets.ts';
import { message } from '#messages/message.ts';
import { calls, say, type Ground, type Grounded, type PlannedCall } from '../grounded.ts';
import type { Intent } from '../intents.ts';
import type { Exchange } from '../read-prompt.ts';
import { escaped } from '../rules.ts';

type ListingCheck = Extract<Intent, { kind: 'listing-check' }>;

/** Marketplaces that are asked about and whose rules nobody wrote down here: the answer says so. */
const OTHERS = ['vinted', 'mercari', 'facebook marketplace', 'fb marketplace', 'aliexpress', 'alibaba', 'temu', 'shopify', 'zalando', 'allegro', 'rakuten', 'flipkart', 'wayfair', 'target', 'otto', 'olx'];
const NAMES = [...MARKETS.flatMap(({ also }) => also), ...SILENT_MARKETS.map((name) => name.toLowerCase()), ...OTHERS].sort((a, b) => b.length - a.length);
const MARKET = `(?<market>${NAMES.map(escaped).join('|')})(?:'s|s')?(?!\\p{L})`;
const THING = '(?:(?:the|this|that|my|our) (?:design|page|photo|picture|image|listing|post|(?:main|product|listing) (?:photo|picture|image))|it|this(?: one)?|that)';
const RULES = '(?:(?:listing |image |photo |picture |product |main[ -]image )*(?:rules?|requirements?|guidelines?|polic(?:y|ies)|standards?|specs?|specifications?|terms|checks?|review)?)';
const FINE = "(?:ok(?:ay)?|fine|good(?: enough)?|all ?right|allowed|acceptable|accepted|valid|compliant|suitable|ready|approved|legal|safe|large enough|big enough|up to (?:standard|scratch))";
const LEAD = "^(?:(?:please|now|also|then|and|so|ok|okay|hey|hi|quick question|can you|could you|would you|will you|i'd like you to|i want you to|i need you to|tell me|let me know|do you know|do you think|you think)[\\s,:]+)*(?:if |whether )?";
const lead = (pattern: string) => new RegExp(`${LEAD}${pattern}`, 'iu');

/** Whether it is fine as it is. */
const CHECKS = [
  lead(`(?:is|are|was|will|would|does|do) ${THING}(?: be)?(?: now| already| still| really)* (?:${FINE}|against|(?:pass|meet|comply|conform|follow|fulfil|satisfy|break|violate|work|do)(?: with| to)?)(?: as (?:an? )?[\\p{L} ]+?)?(?: for| on| with| by| to| at| in| against)?(?: the| my| our)? ${MARKET} ?(?:listings?|shop|store)?${RULES}(?: or (?:not|no))?$`),
  lead(`${THING}(?: is|'s)? ${FINE} (?:for|on|with|by) ${MARKET} ?${RULES}(?:,? (?:right|no|yes|isn't it))?$`),
  lead(`${FINE} (?:for|on|with|by) ${MARKET} ?${RULES}(?: or (?:not|no))?$`),
  lead(`(?:will|would|does|do|can|could|might) ${MARKET} (?:accept|take|allow|approve|reject|refuse|like|mind|complain about|remove|block|be (?:ok|fine|happy) with|have (?:a )?problems? with|object to) (?:of )?${THING}(?: like this| as it is| now)?$`),
  lead(`(?:can|could|may|should) i (?:use|list|upload|put|sell with|post|have) ${THING}(?: up)?(?: like this| as it is)? (?:on|to|at|in|for|with) (?:my )?${MARKET}(?: (?:listings?|shop|store|main (?:picture|image|photo)))?(?: like this| as it is)?$`),
  lead(`(?:check|test|verify|validate|inspect|review|audit|double[ -]?check|look at|see|run) (?:${THING} )?(?:out )?(?:for|against|with|on|by|as) (?:an? |the )?${MARKET} ?(?:listings?|shop|store)?${RULES}(?: (?:problems?|issues|errors))?$`),
  lead(`(?:check|test|verify|see|find out|tell me)(?: if| whether| that) ${MARKET} (?:would |will |could |can |might )?(?:accepts?|takes?|allows?|approves?|rejects?|likes?) ${THING}$`),
  lead(`(?:check|test|verify|see|find out)(?: if| whether| that) ${THING} (?:is|would be|will be|passes|meets|works|complies|fits)(?: with| to| for)?(?: ${FINE})?(?: for| on| with| by| to| at)?(?: the)? ${MARKET} ?${RULES}$`),
  lead(`(?:(?:do|run|make|give me|give it|i need|i want) )?(?:an? |the )?${MARKET} (?:check|compliance check|test|review|audit|listing check)(?: (?:on|of|for) ${THING})?$`),
  lead(`(?:what(?:'s| is| are|s)?|is there|are there|anything|any)(?: anything| the)? (?:wrong|missing|problems?|issues?|not ok|against the rules)(?: here)?(?: with ${THING})? (?:for|on|with|at|according to|by) ${MARKET} ?${RULES}$`),
  lead(`what (?:would|will|does|could) ${MARKET} (?:say|think|object to|complain about|dislike|not like|reject|want changed)(?: (?:about|of|in|on|to|here)? ?${THING})?$`),
];
const MEND = "(?:fix|mend|correct|repair|sort out|clean up|prepare|prep|get|make|change|adjust|adapt|edit|bring)";
/** That it is to be made so. */
const FIXES = [
  lead(`make ${THING}(?: so(?: that)?(?: it)?)?(?: fully| completely| properly)? (?:pass(?:es)?|meets?|compl(?:y|ies)|conforms?|follows?|fulfils?|satisf(?:y|ies)|${FINE})(?: with| to| for| on| by| at| as)?(?: the| my| an?)? ${MARKET} ?(?:listings?|shop|store)?${RULES}$`),
  lead(`make ${THING}(?: fully| completely| properly)? ${MARKET}[ -](?:compliant|ready|ok|proof|conform|approved|friendly|safe|compatible|acceptable)$`),
  lead(`make ${THING} so (?:that )?${MARKET} (?:would |will |can |should )?(?:accepts?|takes?|allows?|approves?|likes?|won't (?:reject|remove|complain about)) (?:it|this|that)$`),
  lead(`(?:fix|mend|correct|repair|sort out) ${THING} (?:up )?(?:for|so that it passes|to pass|to meet|according to|to comply with|to be ok for) ${MARKET} ?${RULES}$`),
  lead(`(?:fix|mend|correct|repair|sort out|change|remove) (?:everything |anything |whatever |what |all )(?:that )?${MARKET} (?:would |will |might |could )?(?:doesn't like|does not like|not like|dislikes?|objects? to|complains? about|rejects?|minds?|not (?:accept|allow)|doesn't allow|finds? wrong)(?: in it| about it| here)?$`),
  lead(`${MEND} ${THING}(?: up)? (?:ready|fit|approved|accepted|through|past|in line|up to (?:standard|scratch))(?: by| for| at| on| with| to)?(?: the)? ${MARKET} ?${RULES}$`),
  lead(`${MEND} ${THING} (?:to|for|so that it) (?:pass(?:es)?|meets?|compl(?:y|ies) with|conforms? to|follows?|fulfils?|satisf(?:y|ies))(?: the)? ${MARKET} ?${RULES}$`),
];
/** Behind a check: the same once more, mended, or for another marketplace. */
const GO_ON = /^(?:(?:ok(?:ay)?|yes|yeah|yep|sure|please|great|then|so|and|can you|could you)[\s,.!]*)*(?:(?:fix|mend|correct|repair|sort|solve|change|do|handle|take care of)(?: out)?(?: (?:it|that|this|them|these|those|all|everything|all of (?:it|them|that)|the (?:problems?|issues|objections?|rest)))*(?: (?:for me|then|now|please|up))*|(?:make|let) (?:it|this) (?:pass|comply|ok(?:ay)?|compliant)|go ahead|do it)[\s.!?]*$|^(?:yes|yeah|yep|sure)(?:[\s,]+please)?[\s.!]*$/iu;
const ANOTHER = new RegExp(`^(?:(?:ok(?:ay)?|and|so|also|then|now|what about|how about|or)[\\s,]+)*(?:(?:for|on|with) )?${MARKET}(?: too| as well| then)?$`, 'iu');

const plain = (request: string): string => request.replaceAll('’', "'").replace(/\s+/g, ' ').trim().replace(/(?:[\s,]+(?:please|pls|plz|thanks|thank you|thx))*[\s.!?]*$/iu, '').trim();
const marketIn = (said: string, patterns: readonly RegExp[]): string | null => patterns.map((pattern) => pattern.exec(said)?.groups?.['market']).find((name) => name !== undefined)?.toLowerCase() ?? null;

/** The check or the mending that a request asks for; null: something else. Size and format by themselves are another question. */
export function readListingCheck(request: string): ListingCheck | null {
  if (/["“«]/.test(request)) return null;
  const said = plain(request);
  const mended = marketIn(said, FIXES);
  if (mended) return { kind: 'listing-check', market: mended, fix: true };
  const checked = marketIn(said, CHECKS);
  return checked ? { kind: 'listing-check', market: checked, fix: false } : null;
}

/** What is said behind a check: "fix it", "and for ebay?". */
export function readCheckFollowUp(request: string, last: Exchange | undefined): ListingCheck | null {
  const check = last?.deeds.findLast(({ tool }) => tool === 'check_listing');
  if (!check) return null;
  const said = plain(request);
  const other = ANOTHER.exec(said)?.groups?.['market'];
  if (other) return { kind: 'listing-check', market: other.toLowerCase(), fix: check.input.fix === true };
  const problems = Array.isArray(check.output.problems) ? check.output.problems.length : 0;
  return check.ok && problems > 0 && check.input.fix !== true && GO_ON.test(said) ? { kind: 'listing-check', market: String(check.input.market), fix: true } : null;
}

/** The layer whose background stands in the way, as the check told. */
function toBeCutOut(problems: unknown): string | null {
  const mends = Array.isArray(problems) ? problems.map((one: unknown) => (typeof one === 'object' && one !== null && 'mend' in one ? String(one.mend) : '')) : [];
  return mends.map((mend) => /^remove_background layer (\S+),/.exec(mend)?.[1]).find((id) => id !== undefined) ?? null;
}

export function groundListingCheck({ market, fix }: ListingCheck, { canvas, attached, deeds }: Ground): Grounded {
  const last = deeds.at(-1);
  const waiting = canvas.layers.length === 0 ? attached.slice(-1) : [];
  if (canvas.layers.length === 0 && waiting.length === 0 && last?.tool !== 'add_image') return say(message('assistant.emptyPage'));
  const placed: PlannedCall[] = waiting.map((asset) => ({ tool: 'add_image', input: { asset, size: 'full' } }));
  const check: PlannedCall = { tool: 'check_listing', input: { market, ...(fix ? { fix: true } : {}) } };
  if (!fix || !marketNamed(market)) return calls(...placed, check);
  // Looked at first: what is cut out has to be known before the rest is mended.
  const looked = last?.tool === 'check_listing' && last.input.fix !== true && marketNamed(String(last.input.market)) === marketNamed(market) ? last : null;
  if (!looked) return { calls: [...placed, { tool: 'check_listing', input: { market } }], looking: true };
  const layer = toBeCutOut(looked.output.problems);
  return calls(...(layer === null ? [] : [{ tool: 'remove_background', input: { layer } }]), check);
}
