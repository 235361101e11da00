/** Three directions for a vague brief: the same wish in three tempers, a page each, to choose among. */
import { message } from '#messages/message.ts';
import { isBrief, readBrief, type Brief } from '../compose/brief.ts';
import { capital, subjectOf, titled } from '../compose/copy.ts';
import type { PlannedCall } from '../grounded.ts';
import type { Intent } from '../intents.ts';
import type { Canvas, SeenPicture } from '../read-canvas.ts';
import type { Deed, Exchange } from '../read-prompt.ts';
import { composeInput } from '../compose/compose.ts';

export interface Directions {
  brief: Brief;
  /** Only who or what it is about was told: each direction says something else about it. */
  vague: boolean;
}

/** Tempers that look nothing alike, in the words of the layout engine's own table. */
const TEMPERS = ['bold', 'elegant', 'playful'] as const;

const POLITE = "(?:(?:hi|hey|hello|ok|okay|so|please|pls|well|just|maybe|hmm+|um+|not (?:really )?sure (?:yet )?(?:what i want|yet)|i'?m not sure(?: what i want)?|idk|no idea)[\\s,.!–-]+)*";
const ASKING = "(?:(?:can|could|would|will) (?:you|u)(?: please)? |i (?:need|want|would like|could use|'d like|am looking for) |i'?d like |i'?m looking for |we (?:need|want) |let'?s |help me (?:to )?|please |help (?=promot)){0,2}(?:(?:show|give|make|create|design|do|get|pitch|propose|suggest|bring|draft|try|come up with|think of|see)(?: me| us| up)? )?";
const MANY = '(?:a few|some|several|a couple of|multiple|two|three|four|2|3|4|different|various)';
const COUNT = `(?:(?:${MANY}|any|new) ){0,2}`;
const IDEAS = '(?:(?:different |design |creative |post |layout |possible )?(?:ideas?|directions|options|concepts|proposals|suggestions|approaches|variations|alternatives|takes|drafts))';
/** Only several of these are ideas: "a version of it" is something else. */
const SEVERAL = `(?:${MANY} (?:different )?(?:versions|designs|layouts|looks|styles))`;
/** "three directions for …", "ideas for my jewellery brand?". */
const ASKED = new RegExp(`^${POLITE}(?:${ASKING}|(?:do you have |have you got |got ))(?:${COUNT}${IDEAS}|${SEVERAL})(?: (?:of|for|about|on|around) (?:an? |my |our |the )?)(.+?)[\\s?.!]*$`, 'iu');
/** "something nice for my candle shop", "help me promote my shop". */
const SOMETHING = new RegExp(`^${POLITE}(?:${ASKING}(?:something|anything|sth|smth|it|some(?:thing)? content|content|stuff|a design|designs|some designs?)(?: (?:nice|cool|beautiful|pretty|good|great|fun|catchy|eye[- ]catching|new|fresh|special))*(?: (?:to post|to share))? (?:for|about|to promote|promoting)|${ASKING}(?:promote|advertise|market)) ((?:(?:my|our|the|an?) )?.+?)[\\s?.!]*$`, 'iu');
/** "I sell handmade soap, what can you make?". */
const SELLING = new RegExp(`^${POLITE}(?:(?:i|we) (?:sell|make|bake|run|own|have|offer)|i'?m selling|we'?re selling)\\s+(.+?)[\\s,.;:–-]+(?:so )?(?:what (?:can|could|would) (?:you|u|we) (?:make|do|design|create|suggest|propose)|(?:any|got) ideas|(?:show|give) me (?:some )?ideas|(?:can|could) (?:you|u) help|make (?:me )?something|design something|surprise me)(?: (?:for|with|about) (?:it|that|them|me|us|this))?[\\s?.!]*$`, 'iu');

/** "… but idk what". */
const UNDECIDED = /[\s,.–-]*(?:but |and )?(?:i (?:really )?)?(?:(?:idk|dunno|don'?t know|do not know|not sure|am not sure|have no idea|have no clue|no idea|can'?t decide)(?: yet)?(?: (?:exactly |really )?(?:what|how|which)(?: (?:exactly|yet|to (?:do|make|post|put|say)|i want|it should (?:be|say|look like)))*)?|any (?:ideas?|suggestions?|thoughts?)|what do (?:you|u) (?:think|suggest)|you (?:decide|choose|tell me)|surprise me|what (?:can|could) (?:you|u) do)[\s?.!]*$/iu;

/** What a design would be about if somebody only said whose it is. */
const trade = (subject: string) => subjectOf(subject).replace(/^(?:an?|the|our|new)\s+/iu, '').trim();

/** Whose it is without what they do: "my shop". */
export const NOBODY = /^(?:(?:new |small |little |own )?(?:business|shop|store|brand|company|page|account|profile|instagram|(?:etsy|online|web) ?(?:shop|store)|team|client))$/iu;

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
  const about = SOMETHING.exec(text.replace(UNDECIDED, ''))?.[1] ?? SELLING.exec(text)?.[1];
  if (!about) return null;
  const brief = readBrief(`a design for ${about}`);
  return isBare(brief) && trade(about) !== '' ? { brief: { ...brief, headline: titled(trade(about)), about: text }, vague: /(?:^|\s)(?:my|our)\s/iu.test(text) || SELLING.test(text) } : null;
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

/** The calls: a composition a page, in three tempers, and then back to the first. */
export function directionCalls({ brief, vague }: Directions, photos: readonly SeenPicture[], { page }: Pick<Canvas, 'page'>): PlannedCall[] {
  const briefs = vague ? anglesOf(brief) : TEMPERS.map(() => brief);
  const layouts = LAYOUTS[photos.length > 0 ? 'photos' : 'words'];
  return [
    ...briefs.flatMap((each, index): PlannedCall[] => [
      ...(index === 0 ? [] : [{ tool: 'pages', input: { action: 'add', background: 'white' } }]),
      { tool: 'compose_design', input: { ...composeInput(each, photos), mood: `${TEMPERS[index] ?? ''}: ${brief.about}`, composition: layouts[index] ?? layouts[0], variant: index } },
    ]),
    { tool: 'pages', input: { action: 'show', page } },
  ];
}

/** What is said behind them, of what was made. */
export function directionsSaid(deeds: readonly Deed[], vague: boolean): string | null {
  const made = deeds.filter(({ tool, ok }) => tool === 'compose_design' && ok);
  if (made.length < TEMPERS.length) return null;
  return `${message('assistant.directions', { list: `${TEMPERS.slice(0, -1).join(', ')} ${message('assistant.and')} ${TEMPERS.at(-1) ?? ''}` })} ${message(vague ? 'assistant.directionsVague' : 'assistant.directionsNext')}`;
}

const BEGINNING = message('assistant.directions', { list: '§' }).split('§')[0] ?? '';
const ORDER: readonly RegExp[] = [/(?<!\p{L})(?:first|1st|one|1|bold|loud)(?!\p{L})/iu, /(?<!\p{L})(?:second|2nd|two|2|middle|elegant|classy)(?!\p{L})/iu, /(?<!\p{L})(?:third|3rd|three|3|last|playful|fun)(?!\p{L})/iu];
const CHOOSING = /^(?:(?:ok|okay|yes|great|nice|cool|hm+|well|oh|love it|perfect|i think|let'?s)[\s,.!]+)*(?:(?:i )?(?:like|love|prefer|choose|pick|take|want|go (?:with|for)|going with|use|keep|continue with|show me|let'?s (?:go with|take|use|do))\s+)?(?:the\s+)?(?:(?:direction|option|number|no\.?|page|design|idea|version)\s*)?#?(first|second|third|last|middle|1st|2nd|3rd|one|two|three|[123]|bold|loud|elegant|classy|playful|fun)(?:\s+(?:one|direction|option|design|version|page|idea))?(?:\s+(?:please|pls|is (?:the )?(?:best|nicest|great|good|perfect|nice|it)|then|best|looks (?:best|great|good|nice)))?[\s.!]*$/iu;
const OTHERS = /^(?:please |and |now )*(?:delete|remove|drop|throw away|get rid of|discard) (?:the )?(?:others?|other (?:two|ones|pages|directions|options|versions|designs)|rest)(?: please)?[\s.!]*$/iu;

/** The answer to proposed directions: which one to go on with, or that the others may go. Null: something else. */
export function readDirectionChoice(request: string, earlier: readonly Exchange[], { pages }: Canvas): Intent[] | null {
  const proposed = earlier.slice(-3).some(({ said }) => BEGINNING !== '' && said.startsWith(BEGINNING));
  if (!proposed || pages < 2) return null;
  if (OTHERS.test(request.trim())) return [{ kind: 'pages', wish: { action: 'keep' } }];
  const word = CHOOSING.exec(request.trim())?.[1];
  const at = word === undefined ? -1 : ORDER.findIndex((pattern) => pattern.test(word));
  return at === -1 || at >= pages ? null : [{ kind: 'pages', wish: { action: 'show', page: at + 1 } }];
}

/** "surprise me", "make me an ad": no word about what. */
const OPEN = new RegExp(`^${POLITE}(?:surprise me|inspire me|${ASKING}(?:${COUNT}${IDEAS}|something|anything|sth)(?: (?:nice|cool|beautiful|pretty|good|great|fun|for me))*|what (?:can|could|should) (?:you|i|we) (?:make|do|design|create|post))[\\s?.!]*$`, 'iu');

/** Whether a request on an empty page says nothing about what the design is for. */
export function isOpen(request: string): boolean {
  return OPEN.test(request.trim());
}

/** The answer to the question what it is about: three directions of that, in the format that was asked for before. */
export function answeredDirections(request: string, before: string): Directions | null {
  const subject = trade(request.replace(/[.!?]+$/, '').replace(/^(?:it'?s|it is|for|about|i sell|we sell|i make|we make|i run|we run|i have|we have|selling)\s+/iu, ''));
  if (subject === '' || request.length > 220) return null;
  const { format, size } = readBrief(before);
  const brief = readBrief(`a design for ${subject}`);
  if (brief.headline === null) return null;
  return { brief: { ...brief, format: brief.format ?? format, size: brief.size ?? size, about: request }, vague: isBare(brief) };
}
