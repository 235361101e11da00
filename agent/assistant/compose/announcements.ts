/** What sellers announce: words that are a headline by themselves, and how the rest of a lead stands below them. */
import { capital, FEASTS, leadOf, persons, titled, type Lead } from './copy.ts';
import { DESIGN_NOUNS } from './design-nouns.ts';

/** They lead, and what they are about follows: "price drop on the walnut desk". */
const NEWS = "price drops?|restock(?:ed)?(?: alert| day)?|back in stock|sold out|almost gone|coming soon|now (?:open|available|live)|new (?:arrivals?|in(?: stock)?|opening hours|address|menu|website|drop|collection alert)|last (?:chance|call|days?)|flash sale|pre-?orders?(?: now)?(?: open| now open)?|giveaway(?: time| alert)?|clearance(?: sale)?|opening hours|open(?:ing)? times|size (?:chart|guide)|shipping (?:times?|info(?:rmation)?|update)|return policy|before (?:and|&) after|thank(?:s| you)(?: so much)?|happy (?:new year|easter|halloween|holidays|thanksgiving|birthday|anniversary|diwali|mother'?s day|father'?s day|valentine'?s(?: day)?)|merry christmas|season'?s greetings|save the date|lost (?:cat|dog)|gift (?:card|voucher|certificate)s?|customer (?:review|feedback|love)|loyalty card|order update|behind the scenes|meet the maker|how to (?:order|care|use|wash|style)";
/** These only say that something is new or for sale: the thing leads. */
const OF_A_THING = 'new (?:listing|product|item|release)|just (?:in|listed|dropped)|bundle(?: deals?| offer)?|product|item of the (?:day|week)|deal of the (?:day|week)|now available';

const NOUN = `(?:\\s+(?:${DESIGN_NOUNS}))?`;
const ANNOUNCED = new RegExp(`^(${NEWS})${NOUN}(!?)(?:\\s*(?:(?::|–|-|(?<!\\p{L})(?:on|of|for|about|from|to|in)(?!\\p{L}))\\s*)?(.+))?$`, 'iu');
const LISTED = new RegExp(`^(${OF_A_THING})${NOUN}(!?)$`, 'iu');

/** Whether words announce something by themselves. */
export const announces = (text: string): boolean => new RegExp(`^(?:our |my |the )?(?:${NEWS})(?!\\p{L})|^(?:we'?re|we are|we have|we've|now|is|are) `, 'iu').test(text);
export const isListing = (text: string): boolean => LISTED.test(text);

/** The prepositions that stay: "from the team", "to our customers"; "for my cleaning service" only tells whose it is. */
function follower(joint: string, rest: string): string | null {
  if (/^for$/i.test(joint) && /^(?:a|an|some)\s/i.test(rest) && /(?:shop|store|bakery|caf[eé]|salon|studio|restaurant|business|company|service|brand|bar|gym|spa|client)$/i.test(rest)) return null;
  const plain = rest.replace(/^(?:an?|this|that|these|those)\s+/i, '').replace(/^(?:my|our)\s+/i, (own) => (/^(?:to|from)$/i.test(joint) ? own.replace(/my/i, 'our') : '')).replace(/^the\s+(?=\p{Ll})/u, (own) => (/^(?:to|from)$/i.test(joint) ? own : ''));
  const named = leadOf(plain);
  // "for my shop Fern & Fable": the name alone.
  if (named.rest !== null && /^\p{Lu}/u.test(named.headline) && plain.endsWith(named.headline)) return named.headline;
  return /^(?:to|from|in)$/i.test(joint) || (/^for$/i.test(joint) && /^(?:your|all|every|the|being|shopping|buying|order)/i.test(rest)) ? capital(`${joint.toLowerCase()} ${plain}`) : titled(plain);
}

/** A lead that announces: "sold out post", "coming soon teaser for our knitwear", "thank you for your order card". */
export function announcementOf(lead: string): Lead | null {
  const found = ANNOUNCED.exec(lead);
  if (!found?.[1]) return null;
  const headline = titled(found[1]) + (found[2] ?? '');
  const sentence = /^((?:is|are|was|were|has|have|will|opens?|starts?|closes?|ends?)\s.+?)(?:\s+(for|on|of)\s+(.+))?$/iu.exec(found[3] ?? '');
  // "pre-orders are open for the Moth set": it says so in a sentence.
  if (sentence?.[1] && !found[2]) return { headline: capital(`${found[1]} ${sentence[1]}`), rest: sentence[3] ? capital(`${sentence[2] ?? 'for'} ${sentence[3]}`) : null };
  const rest = found[3]?.replace(new RegExp(`\\s+(?:${DESIGN_NOUNS})$`, 'iu'), '').trim();
  if (!rest) return { headline, rest: null };
  const joint = /(?<!\p{L})(on|of|for|about|from|to|in)\s+$/iu.exec(lead.slice(0, lead.length - (found[3]?.length ?? 0)))?.[1] ?? '';
  // "new in our shop" and "opening hours of the library" go on; "sold out tonight" is one.
  return { headline, rest: joint === '' ? capital(rest) : follower(joint, rest) };
}

/** Occasions that stand before the noun: "birthday invitation", "hiring post". */
const OCCASIONS = '(?:(?:retirement|graduation|housewarming|farewell|gender reveal|engagement)(?: party)?|bridal shower|christening|baptism|save the date|sale|giveaway|hiring|thank you|thank-you|birthday(?: party)?|wedding|workshop|event|lost (?:dog|cat)|garage sale|open house|black friday|christmas|halloween|easter|valentine\'?s?(?: day)?|mother\'?s day|father\'?s day|new year\'?s?(?: eve)?|back to school|grand opening|webinar|fundraiser|charity|concert|graduation|baby shower|engagement|anniversary|holiday|summer sale|winter sale|spring sale|clearance|flash sale|reminder|welcome|quote|motivational|testimonial|review|customer review|product|promo(?:tional)?|launch|product launch|business|sales|marketing|instagram|announcement)';
const DROPPED = /^(?:quote|motivational|testimonial|product|promo(?:tional)?|launch|product launch|business|sales|marketing|event|instagram|announcement|reminder|info|information|content|feed|listing|catalog(?:ue)?)$/i;
const KIND = new RegExp(`^(?:the |my |our )?(${OCCASIONS})\\s+(?:${DESIGN_NOUNS})(?=\\s*$|\\s+(?:for|about|with|of|to|that)(?![\\p{L}]))`, 'iu');
/** Whether an occasion stands right before a noun that `before` leads up to: "thank you" before "postcard for my customers". Nobody is invited by a post. */
export const endsInOccasion = (before: string): boolean => AT_END.test(before);
const AT_END = new RegExp(`(?:^|\\s)(?!(?:${FEASTS})\\s)(?:${OCCASIONS})\\s+$`, 'iu');
/** Some words before the noun, then whom it is for: "before and after post for my cleaning service". */
const WORDS_BEFORE = new RegExp(`^((?!(?:${DESIGN_NOUNS})(?!\\p{L}))[\\p{L}\\p{N}'’&-]+(?: [\\p{L}\\p{N}'’&-]+){0,3}?) (?:${DESIGN_NOUNS})(?:\\s+(for|about|from|of|to)\\s+(.+))?$`, 'iu');

/** Takes the occasion before the noun of the design, and the noun: "sale post for …" is for a sale. */
export function takeKind(lead: string): { kind: string | null; rest: string } {
  const match = KIND.exec(lead);
  if (!match?.[1]) return { kind: null, rest: lead };
  return { kind: DROPPED.test(match[1]) ? null : match[1], rest: lead.slice(match[0].length).trim() };
}

/** A lead that names its design in the middle. */
export function namedDesign(lead: string): Lead | null {
  const found = WORDS_BEFORE.exec(lead);
  if (/^(?:[\p{L}\p{N}'’&-]+ ){1,3}(?:timetable|schedule|programme|checklist)$/iu.test(lead)) return { headline: titled(lead), rest: null };
  if (!found?.[1] || /(?<!\p{L})(?:i|we|you|is|are|that|which|need|want|make|a|an|the|in|as|for|of|to|on)(?!\p{L})/iu.test(found[1])) return null;
  if (DROPPED.test(found[1])) return found[3] ? leadOf(found[3]) : null;
  if (/^(?:recipe|care|care instructions)$/i.test(found[1]) && found[3]) return { headline: follower('', found[3]) ?? titled(found[1]), rest: titled(found[1]) };
  return { headline: titled(found[1]), rest: found[3] ? follower(found[2] ?? '', found[3]) : null };
}

/** Whom a card thanks: several by what they are ("To our customers"), one by name ("To Maria"). */
function thanked(whom: string): string {
  const isSaid = /^(?:all|every|our|you)/iu.test(whom);
  return isSaid || /s$/iu.test(whom) ? `To ${isSaid ? '' : 'our '}${whom.charAt(0).toLowerCase()}${whom.slice(1)}` : `To ${whom}`;
}

/** The subject with the occasion that it is for. */
export function ledBy(kind: string | null, lead: Lead, hasOffer: boolean): Lead {
  if (!kind || lead.headline.toLowerCase() === kind.toLowerCase()) return lead;
  if (new RegExp(`^${FEASTS}`, 'iu').test(kind)) return lead.headline.split(' ').length <= 6 ? { headline: persons(lead.headline), rest: /turns \d/.test(persons(lead.headline)) ? titled(kind) : `${capital(kind)} ${/save the date/i.test(kind) ? '' : 'invitation'}`.trim() } : lead;
  if (/^hiring$/i.test(kind)) return { headline: 'We’re hiring', rest: lead.headline };
  if (/^thank[ -]you$/i.test(kind)) return { headline: 'Thank You', rest: thanked(lead.headline) };
  if (/^sale$/i.test(kind)) return hasOffer || /sale/i.test(lead.headline) ? lead : { headline: `${lead.headline} Sale`, rest: lead.rest };
  if (/sale$|giveaway|opening|friday|christmas|open house|review/i.test(kind)) return { headline: titled(kind), rest: lead.headline };
  return { headline: lead.headline, rest: lead.rest ?? titled(kind) };
}
