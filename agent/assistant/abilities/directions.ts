/** Three directions for a vague brief: the same wish in three tempers, a page each, to choose among. */
import { message } from '#messages/message.ts';
import { isBrief, readBrief, type Brief } from '../compose/brief.ts';
import { capital, subjectOf, titled } from '../compose/copy.ts';
import type { PlannedCall } from '../grounded.ts';
import type { SeenPicture } from '../read-canvas.ts';
import type { Deed } from '../read-prompt.ts';
import { composeInput } from '../compose/compose.ts';

export interface Directions {
  brief: Brief;
  /** Only who or what it is about was told: each direction says something else about it. */
  vague: boolean;
}

/** Tempers that look nothing alike, in the words of the layout engine's own table. */
const TEMPERS = ['bold', 'elegant', 'playful'] as const;

const POLITE = "(?:(?:hi|hey|hello|ok|okay|so|please|pls|well|just|maybe|hmm+|um+|not (?:really )?sure (?:yet )?(?:what i want|yet)|i'?m not sure(?: what i want)?|idk|no idea)[\\s,.!–-]+)*";
const ASKING = "(?:(?:can|could|would|will) (?:you|u)(?: please)? |(?:i )?(?:need|want|would like|could use|'d like|am looking for) (?:to )?|i'?d like |i'?m looking for |we (?:need|want) |let'?s |help me (?:to )?|please |help (?=promot)|i (?:have|need|want|should|must|got|gotta|ought)(?: to)? (?=post|share|upload|make|create|promote|advertise)){0,2}(?:(?:post|share|upload|show|give|make|create|design|do|get|pitch|propose|suggest|bring|draft|try|come up with|think of|see)(?: me| us| up)? )?";
const MANY = '(?:a few|some|several|a couple of|multiple|two|three|four|2|3|4|different|various)';
const COUNT = `(?:(?:${MANY}|any|new) ){0,2}`;
const IDEAS = '(?:(?:different |design |creative |post |layout |possible )?(?:ideas?|directions|options|concepts|proposals|suggestions|approaches|variations|alternatives|takes|drafts))';
/** Where it is to be seen. */
const FORMAT_WORD = '(?:instagram|insta|ig|facebook|fb|tik ?tok|pinterest|story|stories|etsy|social media|socials)';
/** Only several of these are ideas: "a version of it" is something else. */
const SEVERAL = `(?:${MANY} (?:different )?(?:versions|designs|layouts|looks|styles))`;
/** "three directions for …", "ideas for my jewellery brand?". */
const ASKED = new RegExp(`^${POLITE}(?:${ASKING}|(?:do you have |have you got |got ))(?:${COUNT}${IDEAS}|${SEVERAL})(?: to (?:choose|pick|select) from)?(?: (?:of|for|about|on|around) (?:an? |my |our |the )?)(.+?)[\\s?.!]*$`, 'iu');
/** "something nice for my candle shop", "help me promote my shop". */
const SOMETHING = new RegExp(`^${POLITE}(?:${ASKING}(?:something|anything|sth|smth|it|some(?:thing)? content|content|stuff|a design|designs|some designs?)(?: (?:nice|cool|beautiful|pretty|good|great|fun|catchy|eye[- ]catching|new|fresh|special))*(?: (?:to post|to share|today|tonight|tomorrow|this week|soon|asap))* (?:for|about|to promote|promoting)|${ASKING}(?:promote|advertise|market)|(?:can you |please )?help(?: me| us)?(?: out)? with) ((?:(?:my|our|the|an?) )?.+?)[\\s?.!]*$`, 'iu');
/** "what would you suggest for my jewellery store?". */
const SUGGESTED = new RegExp(`^${POLITE}what (?:would|do|could|can|should) (?:you|u|i|we) (?:suggest|recommend|propose|do|make|design|create|come up with|post)(?: me)? (?:for|about|on) (.+?)[\\s?.!]*$`, 'iu');
/** "I have a small bakery and need something for Instagram": whose it is, and in what format. */
const OWNING = new RegExp(`^${POLITE}(?:i|we)(?:'ve| have|'m| am| are|'re)?(?: got| running| selling| making)? ?(?:have|own|run|sell|make|bake|do|started|opened)? ?(?:(?:my own|our own|just opened|an?|some) )?(.{3,60}?)(?:\\s*[,.;:!–-]+\\s*|\\s+)(?:and |so )?(?:(?:i|we) )?(?:need|want|would like|'d like|am looking for|are looking for|looking for|could use)(?: to (?:post|make|have))? (?:something|sth|smth|anything|some content|content|a (?:nice |cool |good )?(?:post|story|design|graphic|flyer|ad|poster|banner))(?: (?:nice|cool|good|new|pretty))*(?: (?:for|on) (?:it|that|my ${FORMAT_WORD}|${FORMAT_WORD}|the (?:feed|page)))?[\\s?.!]*$`, 'iu');
/** "I sell handmade soap, what can you make?". */
const SELLING = new RegExp(`^${POLITE}(?:(?:i|we) (?:sell|make|bake|run|own|have|offer)|i'?m selling|we'?re selling)\\s+(.+?)[\\s,.;:–-]+(?:so )?(?:what (?:can|could|would) (?:you|u|we) (?:make|do|design|create|suggest|propose)|(?:any|got) ideas|(?:show|give) me (?:some )?ideas|(?:can|could) (?:you|u) help|make (?:me )?something|design something|surprise me)(?: (?:for|with|about) (?:it|that|them|me|us|this))?[\\s?.!]*$`, 'iu');

/** "… but idk what". */
const UNDECIDED = /[\s,.–-]*(?:but |and )?(?:i (?:really )?)?(?:(?:idk|dunno|don'?t know|do not know|not sure|am not sure|have no idea|have no clue|no idea|can'?t decide)(?: yet)?(?: (?:exactly |really )?(?:what|how|which)(?: (?:exactly|yet|to (?:do|make|post|put|say)|i want|it should (?:be|say|look like)))*)?|(?:please |pls )?help(?: me)?(?: please| pls)?|any (?:ideas?|suggestions?|thoughts?)|what do (?:you|u) (?:think|suggest)|you (?:decide|choose|tell me)|surprise me|what (?:can|could) (?:you|u) do)[\s?.!]*$/iu;

/** What a design would be about if somebody only said whose it is. */
const trade = (subject: string) => subjectOf(subject.replace(/\p{Extended_Pictographic}\uFE0F?/gu, ' ').replace(/[\s?.!]+$/u, '')).replace(/^(?:an?|the|our|new)\s+/iu, '').trim();

/** Whose it is without what they do: "my shop". */
export const NOBODY = /^(?:(?:new |small |little |own )?(?:business|shop|store|brand|company|page|account|profile|instagram|(?:youtube |yt )?channel|blog|socials?|(?:etsy|online|web) ?(?:shop|store)|team|client))$/iu;

/** Nothing but a subject: no offer, no details, no second thing to say. */
const isBare = ({ headline, subheading, offer, lines, callToAction }: Brief) => headline !== null && subheading === null && offer === null && lines.length === 0 && (callToAction === null || headline.split(' ').length < 5);

/** The directions that a request asks for; null: it asks for something else. */
export function readDirections(request: string): Directions | null {
  const text = request.trim();
  if (/["“«]/u.test(text) || text.length > 220) return null;
  const asked = ASKED.exec(text)?.[1];
  if (asked) {
    const brief = readBrief(isBrief(`make ${asked}`) || /^(?:an?|the) /iu.test(asked) ? asked : `a design for ${asked}`);
    return brief.headline === null ? null : { brief: { ...brief, about: text }, vague: isBare(brief) && /(?:^|\s)(?:my|our)\s/iu.test(text) };
  }
  const owning = OWNING.exec(text);
  const about = SOMETHING.exec(text.replace(UNDECIDED, ''))?.[1] ?? SUGGESTED.exec(text)?.[1] ?? SELLING.exec(text)?.[1] ?? owning?.[1];
  // Whose it is and no word of what they do: better asked.
  if (!about || NOBODY.test(trade(about))) return null;
  const brief = { ...readBrief(`a design for ${about}`), ...(owning ? { format: readBrief(`a design for ${text.slice(text.indexOf(about) + about.length)}`).format } : {}) };
  return isBare(brief) && trade(about) !== '' ? { brief: { ...brief, headline: titled(trade(about)), about: text }, vague: /(?:^|\s)(?:my|our)\s/iu.test(text) || SELLING.test(text) || OWNING.test(text) } : null;
}

/** What each direction says of a shop of which only the trade is known: nothing that may not be true. */
function anglesOf(brief: Brief): Brief[] {
  const name = brief.headline ?? '';
  const ours = name.charAt(0).toLowerCase() + name.slice(1);
  const bare = { ...brief, offer: null, callToAction: null, lines: [] };
  return [
    { ...bare, headline: message('assistant.direction.look'), subheading: name, callToAction: message('assistant.direction.lookAction') },
    { ...bare, headline: name, subheading: message('assistant.direction.welcome') },
    { ...bare, headline: message('assistant.direction.treat'), subheading: capital(ours), callToAction: message('assistant.direction.treatAction') },
  ];
}

/** A layout of each temper, without and with photos: another is taken where the words do not fit it. */
const LAYOUTS = { words: ['type-poster', 'editorial', 'confetti'], photos: ['giant-type', 'arch-window', 'snapshots'] } as const;

/** What sets one direction apart; all else they share. */
const OWN_FIELDS = new Set(['headline', 'subheading', 'callToAction', 'mood', 'colors', 'fonts', 'composition', 'variant']);
const partOf = (input: Record<string, unknown>, isOwn: boolean): Record<string, unknown> => Object.fromEntries(Object.entries(input).filter(([field]) => OWN_FIELDS.has(field) === isOwn));

/** The call: three tempers of the same brief to choose from. */
export function directionCalls({ brief, vague }: Directions, photos: readonly SeenPicture[]): PlannedCall[] {
  const briefs = vague ? anglesOf(brief) : TEMPERS.map(() => brief);
  const layouts = LAYOUTS[photos.length > 0 ? 'photos' : 'words'];
  const inputs = briefs.map((each, index) => ({ ...composeInput(each, photos), mood: `${TEMPERS[index] ?? ''}: ${brief.about}`, composition: layouts[index] ?? layouts[0], variant: index }));
  return [{ tool: 'propose_designs', input: { brief: partOf(inputs[0] ?? {}, false), directions: inputs.map((input, index) => ({ label: TEMPERS[index] ?? '', wishes: partOf(input, true) })) } }];
}

/** What is said behind them, of what was made. */
export function directionsSaid(deeds: readonly Deed[], vague: boolean): string | null {
  if (!deeds.some(({ tool, ok }) => tool === 'propose_designs' && ok)) return null;
  return `${message('assistant.directions', { list: `${TEMPERS.slice(0, -1).join(', ')} ${message('assistant.and')} ${TEMPERS.at(-1) ?? ''}` })} ${message(vague ? 'assistant.directionsVague' : 'assistant.directionsNext')}`;
}

/** "surprise me", "make me an ad": no word about what. */
const OPEN = new RegExp(`^${POLITE}(?:(?:my|our) (?:instagram|insta|ig|facebook|page|feed|shop|store|profile|grid|socials?|account)(?: (?:page|feed|account))? (?:looks?|is|feels?|are) (?:so |really |very |a bit |kinda |super )*(?:boring|dull|sad|empty|bad|ugly|dead|meh|messy|outdated)(?:[\\s,.!😩😭🙈😅-]+(?:can|could) (?:you|u) (?:please )?(?:help|fix (?:it|that)|do something)(?: (?:me|us|out|with (?:it|that)))*)?|surprise me|inspire me|(?:can you )?help(?: me| us)?(?: out)?|${ASKING}(?:${COUNT}${IDEAS}|something|anything|sth|smth|some content|content|help)(?: (?:nice|cool|beautiful|pretty|good|great|fun|for me|for us|to post|to choose from))*|what (?:can|could|should) (?:you|i|we) (?:make|do|design|create|post))[\\s?.!]*$`, 'iu');

/** Whether a request on an empty page says nothing about what the design is for. */
export function isOpen(request: string): boolean {
  const text = request.trim();
  const about = ASKED.exec(text)?.[1] ?? SOMETHING.exec(text)?.[1] ?? SUGGESTED.exec(text)?.[1] ?? SELLING.exec(text)?.[1] ?? OWNING.exec(text)?.[1];
  return OPEN.test(text) || (about !== undefined && NOBODY.test(trade(about)));
}

/** "idk what", "not sure yet", "whatever you think": said by who has not made up their mind, and nothing to be read. */
const UNSURE = "(?:(?:i'?m |i am |we'?re )?(?:not (?:really |quite |very |so |100% )?sure|unsure|undecided|no (?:idea|clue))|(?:i |we )?(?:really |honestly )?(?:don'?t|do not) (?:really |quite )?know|idk|dunno|i have no (?:idea|clue))(?: (?:yet|exactly|really|tbh|honestly))*(?: (?:what|how|which|where to)(?: (?:exactly|kind|sort))?(?:(?: (?:i|we|it|to|would|could|should|want|need|like|make|do|post|put|say|write|design|start|look|looks|good|best|works?|be|have|is|of|one))+)?)?(?: (?:yet|exactly|tbh))*";
const UNSURE_FOR = new RegExp(`(?:^|(?<=[.!?,;]\\s*))${UNSURE} (?:for|about) (?=(?:my|our|the|an?) )`, 'iu');
const UNSURE_ALONE = new RegExp(`(?:^|[\\s,.;–-]+)(?:but |and |so |just |hmm+ )*(?:${UNSURE}|(?:whatever|anything) you (?:think|like|want|prefer)(?: (?:is|looks) (?:best|good|nice))?|(?:you|u) (?:choose|decide|pick)|(?:it'?s )?up to you|(?:or|and) (?:something|sth|whatever|so)(?: like (?:that|this))?)(?=\\s*(?:[.,;!?]|$|but\\s))[.,;]*`, 'giu');
const CHOICE_ASKED = /[\s,.;]+(?:so |and |can you |please |pls )*(?:give|show|make|send|suggest|propose)(?: me| us)? (?:(?:a few|some|several|two|three|four|[2-5]) )?(?:different )?(?:ideas?|options|versions|suggestions|directions|choices|drafts)(?: (?:to (?:choose|pick|select) from|please|pls|first))*[.!?]*$/iu;

/** A request without the words of somebody who has not made up their mind: "not sure what I want for my café, show me options" is ideas for it. */
export function withoutDoubts(request: string): string {
  // "another colour, you choose" is left to us.
  if (/["“«]|(?<!\p{L})(?:colou?r|shade)s?(?!\p{L})/iu.test(request)) return request;
  const asked = CHOICE_ASKED.test(request);
  const about = UNSURE_FOR.exec(request);
  const rest = request.replace(UNSURE_FOR, 'ideas for ').replace(UNSURE_ALONE, ' ');
  if (rest === request && !asked) return request;
  const decided = (about ?? asked ? rest.replace(CHOICE_ASKED, '') : rest).replace(/^(?:[\s,.;!–-]|(?:maybe|perhaps|possibly|but|so|and|well|hm+)(?!\p{L}))+/iu, '').trim();
  if (decided === '' || decided === request.trim()) return decided === '' && !asked ? request : decided || 'give me ideas';
  if (!asked && !about && /^an? [\p{L} ]+[?.!]*$/iu.test(decided)) return `i need ${decided.replace(/[?.!]+$/, '')}`;
  return asked && !about && /^(?:something|an?|my|our|for)\s/iu.test(decided) ? `three ideas for ${decided.replace(/^(?:something )?for\s/iu, '')}` : decided;
}

/** "it should say GRAND OPENING": the words are told, and there is nothing to choose from. */
const SAYS = /(?<!\p{L})(?:(?:should|must|has to|needs to|to) (?:say|read)|(?:it|that|which) (?:says|reads)|saying|with the (?:words?|text|title|headline))(?!\p{L})/iu;

/** The answer to the question what it is about: three directions of that, in the format that was asked for before. */
export function answeredDirections(request: string, before: string): Directions | null {
  const subject = trade(request.replace(/[.!?]+$/, '').replace(/^(?:it'?s|it is|for|about|(?:i|we) (?:sell|make|run|have|do|offer|bake|teach|own|am an?|are an?)|i'?m an?|selling)\s+/iu, ''));
  if (subject === '' || request.length > 220 || SAYS.test(request)) return null;
  const { format, size } = readBrief(before);
  const brief = readBrief(`a design for ${subject}`);
  if (brief.headline === null) return null;
  return { brief: { ...brief, format: brief.format ?? format, size: brief.size ?? size, about: request }, vague: isBare(brief) };
}
