/**
 * What people say in a roundabout way, put as most say it before a request is read: "more big", "left to right" of what is
 * centred, what is wrong before the wish; and why a question is asked, which asks for nothing. What stands in quotation marks is
 * left alone.
 */
import { COMPLAINED } from './wording-complaints.ts';
import { EXCHANGED_GROUND } from './wording-grounds.ts';

const COMPARED: Readonly<Record<string, string>> = { big: 'bigger', large: 'larger', small: 'smaller', tiny: 'smaller', high: 'higher', low: 'lower', bright: 'brighter', dark: 'darker', wide: 'wider', bigger: 'bigger', smaller: 'smaller', larger: 'larger' };
/** What may stand behind it: "more big savings" speaks of savings. */
const ENDS = "(?=\\s*(?:[,.;:!?)]|$)|\\s+(?:and|but|or|please|pls|plz|than|so|then|now|too|also|for|because|cause|if|in|at|on|thanks?|it|the|my|that|this|is)(?!\\p{L}))";
/** "the title must be more big", "make it more small". */
const MORE = new RegExp(`(?<=(?:make|be|is|are|get|it|them|that|this|bit|little|much|lot|have|(?:the|my|our|that|this) [\\p{L} ]{2,30}?|^[\\p{L}]{3,20}) )(?:more|much more) (${Object.keys(COMPARED).join('|')})${ENDS}`, 'giu');
/** "the star is too much big". */
const TOO_MUCH = /(?<=(?:is|are|looks?|'s) )too much (big|large|small|high|low|bright|dark|wide)(?!\p{L})/giu;

const REMARK = "(?:way |so |really |very |super |pretty |a bit |kinda |kind of |rather |just |still |absolutely |much |far |too )*";
/** "the title is tiny": a complaint, where nothing says that it is to be so. */
const TINY = new RegExp(`(?<=(?<!\\p{L})(?:is|are|looks?|seems?|feels?|came out|turned out|it's|that's|['’]s|['’]re) )${REMARK}(?:tiny|minuscule|microscopic|teeny|itsy[ -]bitsy|mini)(?! (?:bit|text|print|logo|heart|star|dot|one|line|letters)(?!\\p{L}))(?!\\p{L})`, 'giu');

const CENTRED = /(?<!\p{L})(?:cent(?:er|re)(?:d|ed)?|middle)(?!\p{L})/iu;
/** Where the words tell of something else that goes from side to side. */
const OTHER_WAYS = /(?<!\p{L})(?:gradient|fade|spread|distribut\p{L}*|flip|mirror|reads?|order|slide|run|runs|go from|goes)(?!\p{L})/iu;
const ACROSS = /(?:from )?(?:left[ -](?:to|and)[ -]right|side[ -]to[ -]side)(?: wise)?(?:,? (?:i mean|that is))?(?!\p{L})/iu;
/** "…, up and down is ok": nothing to be done that way. */
const OTHER_WAY_FINE = /[,;.–-]+\s*(?:but )?(?:the )?(?:up and down|top to bottom|vertical(?:ly)?|height) (?:is|are|was|can stay|stays?)(?: (?:ok(?:ay)?|fine|good|right|like that|as is|as it is))?(?=[,.;!?]|$)/giu;

const ASKS = /^(?:(?:and|so|ok(?:ay)?|hey|hi|also|oh|wait|grand|btw|great|thanks?|cool|sorry)[\s,.!]+)*(?:what|whats|what's|which|how|is|are|does)(?!\p{L})/iu;
const ALSO_ASKS = /^(?:(?:and|so|also|oh|wait|grand|cool)[\s,.!]+)+(?=(?:what|whats|what's|which|how)(?!\p{L}))/iu;
/** "…, printer is asking", "only asking, don't change it", "i forgot". */
const WHY_ASKED = /[\s,;.?!–-]+(?:(?:i(?:'m| am)? )?(?:just|only) (?:asking|curious|wondering|checking)|(?:(?:the|my|our) )?(?:[\p{L}']+ ){1,3}?(?:asks|asked|(?:is|are|was|keeps?) asking|wants? to know|needs? to know)(?: me| it| for it)?|i(?:'ve)? forgot(?:ten)?(?: (?:it|already))?|(?:please )?(?:don'?t|do not) (?:change|touch|move) (?:it|anything|a thing))(?:[\s,;.!–-]+(?:please |but )?(?:don'?t|do not) (?:change|touch|move) (?:it|anything|a thing)(?: yet| please)?)?[\s.!?]*$/iu;

/** A request in plainer words. */
export function saidPlainly(request: string): string {
  if (/["“«]/u.test(request)) return request;
  const sized = request.replace(MORE, (_, how: string) => COMPARED[how.toLowerCase()] ?? how).replace(TOO_MUCH, 'too $1').replace(TINY, 'too small');
  const across = CENTRED.test(sized) && !OTHER_WAYS.test(sized) && ACROSS.test(sized) ? sized.replace(OTHER_WAY_FINE, '').replace(ACROSS, 'horizontally') : sized;
  const asked = ASKS.test(across) && WHY_ASKED.test(across) ? across.replace(WHY_ASKED, '?') : across;
  return [...EXCHANGED_GROUND, ...COMPLAINED].reduce((text, reword) => reword(text), asked.replace(ALSO_ASKS, ''));
}
