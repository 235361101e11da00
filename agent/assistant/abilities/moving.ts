/** Layers and pages that are to move: "animate this", "make the headline slide in", "let the logo spin", "fade between the pages", "remove the animations". */
import type { EntranceEffect, LoopEffect, TextPart, TransitionEffect } from '#design/document/animation.ts';
import { message } from '#messages/message.ts';
import { calls, say, targets, type Ground, type Grounded } from '../grounded.ts';
import type { Intent, Reference } from '../intents.ts';
import { readReferences } from '../read-reference.ts';
import { Scan } from '../scan.ts';
import { secondsIn } from './films.ts';

type MovingIntent = Extract<Intent, { kind: 'moving' }>;
type Wish = MovingIntent['wish'];

const LEAD = "^(?:(?:please|pls|plz|now|also|then|and|ok|okay|so|hey|can (?:you|u)|could you|would you|i'?d like|i would like|i want|i wanna|let'?s|maybe|just|to|you)[\\s,]+)*";
const END = '(?: please| pls| plz| thx| thanks)?[.!?]*$';
const HOW = '(?<how>(?:slide|fly|float|move|swoop|swipe|come|fade|pop|bounce|drop|fall|rise|zoom|grow|scale|shrink|spin|turn|flip|wipe|appear|type|enter|go|roll|jump|reveal)(?:s|es|ing|ping|ding)?(?: (?:slowly|quickly|fast|nicely|smoothly|gently|itself))? ?(?:in|up|down|out|away|on|from|into)(?!\\p{L})[^,.;!?]*)';
const ALWAYS = '(?<always>(?:spin|rotate|turn|puls(?:e|ate)|throb|beat|wiggle|shake|float|hover|sway|swing|blink|flash|breathe|bounce|jiggle|wobble|move)(?:s|es|ing)?(?: (?:around|slowly|quickly|fast|gently|a (?:bit|little)|continuously|constantly|forever|all the time|in a loop|softly|like a heart(?:beat)?|up and down|left and right))*)';
const MAKES = '(?:make|let|have|get|set|want)';

const LET_COME = new RegExp(`${LEAD}${MAKES} (?<what>.+?) (?:to )?${HOW}${END}`, 'iu');
const SHOULD_COME = new RegExp(`${LEAD}(?<what>(?:the|my|this|that|it|all|each|every|both|everything|headline|title|price|logo|photo|picture|text|button|product|sticker)(?!\\p{L}).*?) ?(?:should|must|needs? to|has to|shall|can|could) ${HOW}${END}`, 'iu');
const LET_ALWAYS = new RegExp(`${LEAD}(?:${MAKES} (?<what>.+?) (?:to )?|(?<other>(?:the|my|this|it|all)(?!\\p{L}).*?) (?:should|must|needs? to) )${ALWAYS}${END}`, 'iu');
/** "slide the headline in", "pop in the price", "fade the photo in from the left". */
const COME_THING = new RegExp(`${LEAD}(?<verb>slide|fly|fade|pop|bounce|drop|zoom|wipe|flip)(?: (?<early>in|up|out))? (?<what>(?:the|my|this|it|all|each|both|everything)(?!\\p{L})[^,.;]*?)(?: (?<late>in|out|up)(?<more>(?: (?:from|slowly|fast|quickly|one|word|letter|line|after|by)[^,.;]*)?))?${END}`, 'iu');
const SPUN = new RegExp(`${LEAD}(?<always>spin|pulse|wiggle|shake|blink) (?<what>(?:the|my|this|it|all)(?!\\p{L})[^,.;]*?)(?: around| slowly| forever| all the time)*${END}`, 'iu');
const ANIMATED = new RegExp(`${LEAD}(?:(?:animate|aminate|animat|animte)(?: in)? ?(?<what>[^,.;]*?)|(?:add|put|give|use|do|make|create)(?: me)? (?:(?:some|an?|nice|cool|little|simple|subtle|more|the)\\s+)*(?:animations?|motion|movement)(?: (?:to|on|for|of) (?<onto>[^,.;]*?))?|(?:give|make) (?<gets>.+?) (?:an? |some )?(?:(?:nice|cool|little|subtle)\\s+)*(?:animations?|animated|motion|movement|move|come alive|come to life)|bring (?<alive>.+?) to life)(?<tail>(?: |, ?)(?:word by word|letter by letter|line by line|one (?:by|after) (?:one|another|the other)|slowly|fast|quickly|all at once|together|with .*|so .*|nicely))*${END}`, 'iu');
const STILLED = new RegExp(`${LEAD}(?:(?:remove|delete|stop|take (?:away|off|out)|turn off|get rid of|clear|kill|undo|drop|cancel|no(?: more)?)(?: all)?(?: of)? ?(?:the |my |this |these |those |any |every )?(?:[\\p{L}]+(?:'s)? )?(?:animations?|anims?|movements?|motion|moving|effects? that move)(?: (?:of|from|on|in|for) (?<what>[^.;]*?))?|(?:stop|no more) (?<stops>(?:the|my|it|this) ?[^.;]*?) ?(?:from )?(?:spinning|moving|pulsing|shaking|blinking|floating|bouncing|rotating)|(?:make|set) (?<makes>.+?) (?:still|static)(?: again)?|(?<dont>nothing) should move(?: any ?more)?)${END}`, 'iu');
const TIMED = new RegExp(`${LEAD}(?:show|display|keep|hold|let|make|set|leave|have|play|give)?(?: me)? ?(?<which>(?:(?:this|the|that|each|every|all(?: the)?|current|it|both)(?: (?:page|slide|screen|pages|slides|one))?|pages?|slides?)(?: (?:time|duration|length))?)\\s*(?:be |is |to |stay |should (?:be|stay|last) |shown? |lasts? |visible |on |up |at )*(?:for |to )?(?:about |only |exactly |just )?(?=\\d|two|three|four|five|six|seven|eight|ten)[\\p{L}\\d.,-]+ ?-?(?:s|secs?|seconds?)(?: each| long| only| per page)?${END}`, 'iu');
const EFFECT = '(?<effect>cross ?fade|dissolve|fade|slide|swipe|push|wipe|zoom|iris|circle|flash)';
const CHANGED = new RegExp(`${LEAD}(?:(?:add|use|put|make|do|have|set|give me|with|want|i need|let (?:the|it))? ?(?:(?:an?|the|some|nice|smooth|soft|pages?|slides?)\\s+)*${EFFECT}(?:s|ing)?(?: (?:transitions?|effects?|animations?))?(?: (?:between|from page to page|from one page to the next|for|to|on|when)(?: (?:the|my|all|all the|each|every|changing|next|of))* ?(?:pages?|slides?)?| (?:the |my |all )?(?:pages|slides)| into each other| to the next page)?|${EFFECT.replace('effect', 'second')} transitions?)${END}`, 'iu');
const OF_PAGES = /(?<!\p{L})(?:transitions?|between|pages|slides|into each other|next page|from page to page|from one page)(?!\p{L})/iu;
const UNCHANGED = new RegExp(`${LEAD}(?:remove|delete|no(?: more)?|without|take away) (?:all )?(?:the |any )?(?:page )?transitions?.*$`, 'iu');

const WHOLE = /^(?:(?:this|it|that|all|all of (?:it|this|them)|everything|every ?thing(?: on (?:the|this) page)?|(?:the|this|my)(?: whole| entire)? (?:page|design|post|thing|canvas|layers?|story|poster|flyer|slide|ad|elements?|picture post)|(?:all )?(?:the |my )?(?:layers|elements|objects|parts|stuff|things)|them)?(?: all)?(?: here)?)$/iu;

function entrance(how: string): { effect: EntranceEffect; out: boolean } {
  const out = /(?<!\p{L})(?:out|away|off)(?!\p{L})/iu.test(how);
  const side = /from (?:the )?(right|left|top|above|bottom|below)/iu.exec(how)?.[1]?.toLowerCase();
  const verb = how.toLowerCase();
  const by = (): EntranceEffect => {
    if (/^(?:pop|bounc|jump)/.test(verb)) return 'pop';
    if (/^(?:drop|fall)/.test(verb)) return 'drop';
    if (/^fad|^appear/.test(verb) && !side) return 'fade';
    if (/^(?:zoom|grow|scal)/.test(verb)) return 'grow';
    if (verb.startsWith('shrink')) return 'shrink';
    if (/^(?:spin|turn|roll)/.test(verb)) return 'turn';
    if (verb.startsWith('flip')) return 'flip';
    if (/^(?:wip|reveal|typ|swip)/.test(verb)) return 'wipe';
    if (side === 'right') return 'from-right';
    if (side === 'left') return 'from-left';
    if (side === 'top' || side === 'above' || /(?<!\p{L})down(?!\p{L})/u.test(verb)) return 'sink';
    if (side === 'bottom' || side === 'below' || /^ris|(?<!\p{L})up(?!\p{L})/u.test(verb)) return 'rise';
    return /^(?:slid|fly|mov|swoop)/.test(verb) ? 'from-left' : 'rise';
  };
  return { effect: by(), out };
}

function loop(always: string): LoopEffect {
  const verb = always.toLowerCase();
  if (/heart|^beat|^throb/.test(verb)) return 'beat';
  if (/^(?:spin|rotat|turn)/.test(verb)) return 'spin';
  if (/^(?:wiggl|shak|jiggl|wobbl)/.test(verb)) return 'shake';
  if (/^(?:float|hover|bounc|mov)/.test(verb)) return 'float';
  if (/^(?:sway|swing)/.test(verb)) return 'sway';
  if (/^(?:blink|flash)/.test(verb)) return 'blink';
  return 'pulse';
}

/** Words on how it moves that go with any of these. */
function manner(text: string): { by?: TextPart; speed?: 'slow' | 'fast' } {
  const by = /(word|letter|line)s?[ -]?by[ -]?(?:word|letter|line)|(?:one )?(word|letter|line) (?:after|at a time)|type ?writer/iu.exec(text);
  const part = (by?.[1] ?? by?.[2] ?? (by ? 'letter' : undefined))?.toLowerCase() as TextPart | undefined;
  const speed = /(?<!\p{L})(?:slow(?:ly)?|gently|calm(?:ly)?)(?!\p{L})/iu.test(text) ? 'slow' : /(?<!\p{L})(?:fast|quick(?:ly)?|snappy)(?!\p{L})/iu.test(text) ? 'fast' : undefined;
  return { ...(part && { by: part }), ...(speed && { speed }) };
}

/** Null: everything that the tool takes by itself. Undefined: nothing on a page goes by these words. */
function things(what: string | undefined): Reference[] | null {
  const plain = (what ?? '').trim().replace(/^(?:in|of|on|to) /iu, '').replace(/,? (?:word by word|letter by letter|line by line|one (?:by|after) (?:one|another|the other)|slowly|fast|quickly|nicely|all at once)$/iu, '').trim();
  return WHOLE.test(plain) ? null : readReferences(plain);
}

/** What only sounds like movement: pictures that are turned, words that shall stand out. */
const NOT_MOVING = /(?<!\p{L})(?:degrees?|°|\d+\s?%|upside|clockwise|stand out|bigger|smaller|to the (?:left|right|top|bottom|cent(?:er|re)|middle|corner|front|back)|behind|in front|shadow|background (?:to|into))(?!\p{L})/iu;
const SOUNDS = /(?<!\p{L})(?:gifs?|videos?|reels?|mp4|music|sound|dance|sing|talk|walk|wave)(?!\p{L})/iu;

/** A wish for movement; null: the words are about something else. */
export function readMoving(given: string): MovingIntent | null {
  const text = given.trim().replaceAll('’', "'").replace(/\s+/g, ' ');
  const scan = new Scan(text);
  if (/^(?:please )?(?:write|type|print|add the (?:text|words?))(?!\p{L})/iu.test(text) || SOUNDS.test(scan.rest)) return null;
  const moving = (wish: Wish): MovingIntent => ({ kind: 'moving', wish });
  if (UNCHANGED.test(text)) return moving({ do: 'pages', input: { transition: 'none', pages: 'all' } });
  const stilled = STILLED.exec(text)?.groups;
  if (stilled) return moving({ do: 'still', targets: things(stilled.what ?? stilled.stops ?? stilled.makes) });
  const seconds = secondsIn(text);
  const timed = seconds === null ? undefined : TIMED.exec(text)?.groups;
  if (timed && seconds !== null) return moving({ do: 'pages', input: { pageSeconds: seconds, ...(/each|every|all|both|pages|slides/iu.test(timed.which ?? '') && { pages: 'all' }) } });
  if (OF_PAGES.test(text)) {
    const changed = CHANGED.exec(text)?.groups;
    const name = (changed?.effect ?? changed?.second)?.toLowerCase().replaceAll(' ', '');
    if (name) return moving({ do: 'pages', input: { transition: (/crossfade|dissolve/.test(name) ? 'fade' : name === 'swipe' ? 'slide' : name === 'circle' ? 'iris' : name) as TransitionEffect, pages: 'all' } });
    if (/transition|between (?:the |my )?(?:pages|slides)/iu.test(text)) return /^(?:add|use|put|make|nice|smooth|some|page|transitions?)/iu.test(text.replace(new RegExp(LEAD, 'iu'), '')) ? moving({ do: 'pages', input: { transition: 'fade', pages: 'all' } }) : null;
  }
  if (NOT_MOVING.test(scan.rest)) return null;
  const come = LET_COME.exec(text)?.groups ?? SHOULD_COME.exec(text)?.groups;
  if (come?.how !== undefined) return moving(entering(come.how, come.what, text));
  const animated = ANIMATED.exec(text)?.groups;
  if (animated) return moving({ do: 'animate', targets: things(animated.what ?? animated.onto ?? animated.gets ?? animated.alive), input: { in: manner(text).by ? 'rise' : 'auto', ...manner(text) } });
  const always = LET_ALWAYS.exec(text)?.groups ?? SPUN.exec(text)?.groups;
  if (always?.always !== undefined && !/^(?:bigger|more)/.test(always.what ?? '')) return moving({ do: 'animate', targets: things(always.what ?? always.other), input: { loop: loop(always.always), ...speedOf(text) } });
  const thing = COME_THING.exec(text)?.groups;
  if (thing && (thing.early ?? thing.late) !== undefined && !(thing.verb === 'zoom' && thing.early === 'in' && thing.late === undefined)) return moving(entering(`${thing.verb} ${thing.early ?? thing.late ?? 'in'}${thing.more ?? ''}`, thing.what, text));
  return null;
}

const speedOf = (text: string) => { const { speed } = manner(text); return speed ? { speed } : {}; };

function entering(how: string, what: string | undefined, text: string): Wish {
  const { effect, out } = entrance(how);
  return { do: 'animate', targets: things(what), input: { [out ? 'out' : 'in']: effect, ...manner(text) } };
}

/** What suits a layer of which nobody said how it shall move. */
const AUTO = { text: 'rise', image: 'fade', shape: 'grow', sticker: 'pop', drawing: 'wipe', table: 'rise', group: 'pop' } as const satisfies Record<string, EntranceEffect>;

/** "the photo" beside a logo is the photo. */
function withoutLogo(target: Reference, { canvas }: Ground): Reference {
  if (target.kind !== 'image' || target.content !== undefined || target.pick || target.all || target.color) return target;
  const photos = canvas.layers.filter(({ type, name }) => type === 'image' && !/^logo/i.test(name));
  return photos.length === 1 && photos[0]?.name ? { ...target, content: photos[0].name } : target;
}

export function groundMoving({ wish }: MovingIntent, ground: Ground): Grounded {
  const { canvas } = ground;
  if (wish.do === 'pages') {
    if (wish.input.transition !== undefined && wish.input.transition !== 'none' && canvas.pages < 2) return say(message('assistant.onePageOnly'));
    if (wish.input.pageSeconds !== undefined && (wish.input.pageSeconds < 0.5 || wish.input.pageSeconds > 60)) return say(message('assistant.pageSeconds'));
    return calls({ tool: 'animate_layers', input: { ...wish.input } });
  }
  if (canvas.layers.length === 0) return say(message('assistant.emptyPage'));
  if (wish.targets === null) {
    if (wish.do === 'still') return calls({ tool: 'animate_layers', input: { remove: true, ...(canvas.selected.length === 0 && { pages: 'all' }) } });
    return calls({ tool: 'animate_layers', input: { ...wish.input, ...(wish.input.in === 'auto' && { in: 'rise' }) } });
  }
  const found = targets(wish.targets.map((target) => withoutLogo(target, ground)), ground);
  if ('answer' in found) return found.answer;
  const layers = found.layers.map(({ id }) => id);
  if (wish.do === 'still') return calls({ tool: 'animate_layers', input: { layers, remove: true } });
  const [first] = found.layers;
  return calls({ tool: 'animate_layers', input: { layers, ...wish.input, ...(wish.input.in === 'auto' && { in: first ? AUTO[first.type] : 'rise' }) } });
}
