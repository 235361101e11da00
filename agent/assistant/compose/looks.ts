/** What a brief says of the looks: colours, moods, letters. It is seen, not read, so it is taken out before the words are looked for. */
import { findFont } from '#tools/inputs/font-input.ts';
import { takeColor } from '../read-color.ts';
import { Scan } from '../scan.ts';
import { tidy } from './copy.ts';

export const ADJECTIVES = '(?:nice|beautiful|modern|simple|clean|cool|professional|minimal(?:ist(?:ic)?)?|elegant|fun|bold|great|catchy|eye[ -]catching|stylish|quick|new|pretty|good|striking|colou?rful|bright|social media|promo(?:tional)?|square|vertical|portrait|landscape|big|small|little|tiny|short|[\\p{L}]+-like|attractive|creative|cute|lovely|matching|summery|wint(?:e)?ry|autumnal|beachy|cyberpunk)';
export const COLOR_WORDS = '(?:colou?rs?|tones?|theme|palette|background|vibes?|shades?|scheme)';
const COLOR_WORD = new RegExp(`(?<!\\p{L})${COLOR_WORDS}(?!\\p{L})`, 'iu');

/** The colours with which a text begins: "navy, gold and off-white theme"; and how much of it they take up. */
function colorsAt(text: string): { colors: string[]; length: number } {
  const colors: string[] = [];
  let length = 0;
  for (let rest = text; ; rest = text.slice(length)) {
    const joint = colors.length === 0 ? /^(?:an? |the |some |my |nice |soft |bright |warm |cool |kraft |rich |muted |faded |classic |plain |pure |simple |vintage |retro |calm |calming |earthy |cheerful |elegant |all )*/u.exec(rest) : /^(?:\s*,\s*(?:and )?|\s+(?:and|&|with|on|plus|n|'n'|\+|\/)\s+)(?:an? |the |some |soft |warm |bright |rich |a bit of |a little |touches of |hints of )?/u.exec(rest);
    const from = joint?.[0].length ?? 0;
    const found = /^(?:#[0-9a-f]{3,8}|[\p{L}]+(?:[ -][\p{L}]+){0,2})/iu.exec(rest.slice(from))?.[0].split(/(?=[ -])/u) ?? [];
    let color: string | null = null;
    for (let count = found.length; count > 0 && !color; count -= 1) {
      const words = found.slice(0, count).join('');
      const probe = new Scan(words);
      color = takeColor(probe);
      if (color && probe.left() !== '') color = null;
      if (color) length += from + words.length;
    }
    if (!color || (joint === null && colors.length > 0)) return { colors, length };
    colors.push(color);
  }
}

export function takeColors(scan: Scan): string[] {
  const colors: string[] = [];
  for (const lead of [...scan.rest.matchAll(/(?<![\p{L}])(?:in|with|using|use|on|colou?rs?:?|something|anything)\s+/giu)]) {
    const start = lead.index + lead[0].length;
    const found = colorsAt(scan.rest.slice(start));
    const tail = new RegExp(`^(?: ${COLOR_WORDS})*(?=\\s*(?:[,.;!\\n]|$)|\\s+(?:and|with|for|make|please|pls|plus|use|style)(?![\\p{L}]))`, 'iu').exec(scan.rest.slice(start + found.length));
    if (found.colors.length === 0 || !tail) continue;
    // "new in: overshirt in olive": the colour of a thing.
    if (found.colors.length === 1 && /(?:in|with)\s+$/i.test(lead[0]) && /:[^.!?\n]*[\p{L}]\s*$/u.test(scan.rest.slice(0, lead.index)) && !COLOR_WORD.test(tail[0])) continue;
    colors.push(...found.colors);
    scan.cut(lead.index, start + found.length + tail[0].length);
  }
  const ground = new RegExp(`((?:#[0-9a-f]{3,8}|[\\p{L}]+(?: [\\p{L}]+)?)) (?:${COLOR_WORDS})`, 'iu').exec(scan.rest);
  // "a reminder pink background": only the words of the colour go.
  const named = ground?.[1] ?? '';
  const from = [0, named.indexOf(' ') + 1].find((at) => (at === 0 || named.includes(' ')) && colorsAt(named.slice(at)).length === named.length - at && named !== '') ?? null;
  const color = ground && (from === null ? takeColor(new Scan(named)) : colorsAt(named.slice(from)).colors[0]);
  if (ground && color) {
    colors.push(color);
    scan.blank(ground.index + (from ?? 0), ground.index + ground[0].length);
  }
  return colors;
}

/** "calm greens", "earthy browns and creams": a temper, which the mood is read from, and no colour to be kept to. */
const SHADES = /^(?:(?:in|with|some|lots of) )*(?:[\p{L}-]+ ){0,2}(?:greens|blues|reds|pinks|purples|oranges|yellows|browns|greys|grays|golds|whites|teals|beiges|creams|neutrals|pastels)(?:,? (?:and|&|with) (?:[\p{L}-]+ )?(?:greens|blues|reds|pinks|purples|oranges|yellows|browns|greys|grays|golds|whites|teals|beiges|creams|neutrals|pastels))*$/iu;
const shadesIn = (text: string): string[] | null => (SHADES.test(tidy(text)) ? [] : null);

/** What has a colour or a size on a design. */
const LOOK_NOUNS = '(?:texts?|letters?|lettering|writing|words?|fonts?|head ?lines?|titles?|headings?|type|typography|back ?grounds?|bg|backdrop|borders?|frames?|accents?|details?|touches|elements?|layout|design|style|look|everything|colou?rs?|tones?|theme|palette|vibes?|shades?|scheme|feel|gradients?)';
/** "big yellow text", "black background with gold letters": what is to be seen, each with its look; null: it says something else. */
function lookOfThings(text: string): string[] | null {
  const plain = tidy(text).toLowerCase();
  if (!new RegExp(`(?<!\\p{L})${LOOK_NOUNS}$|(?<!\\p{L})${LOOK_NOUNS} (?:on|in|with|over) `, 'iu').test(plain)) return null;
  const colors: string[] = [];
  let looks = 0;
  for (let rest = plain; rest !== ''; ) {
    const joint = new RegExp(`^(?:[\\s,&+]+|(?:and|with|on|in|over|for|the|an?|some|use|using|my|all|very|really|super|nice|of|please|pls|make|it|${LOOK_NOUNS})(?![\\p{L}-]))`, 'iu').exec(rest)?.[0];
    if (joint) {
      rest = rest.slice(joint.length);
      continue;
    }
    const found = colorsAt(rest);
    const word = /^[\p{L}-]+/u.exec(rest)?.[0] ?? '';
    if (found.colors.length > 0) {
      const behind = rest.slice(found.length);
      // The ground comes first.
      if (/^ (?:back ?ground|bg|backdrop)/iu.test(behind) || /(?:on|over)(?: an?)? $/iu.test(plain.slice(0, plain.length - rest.length))) colors.unshift(...found.colors);
      else colors.push(...found.colors);
      rest = behind;
    } else if (word !== '' && isLook(word)) rest = rest.slice(word.length);
    else return null;
    looks += 1;
  }
  return looks > 0 ? colors : null;
}

/** The colours of a statement that speaks of looks and of nothing else: "pink and gold", "calm colours", "dark and bold"; null: it says more. One bare colour may be what is spoken of. */
export function lookStatement(text: string): string[] | null {
  const shades = shadesIn(text) ?? lookOfThings(text);
  if (shades !== null) return shades;
  if (/(?:vibes?|aesthetic|palette|theme|mood|tones|neutrals|pastels)$/iu.test(text.trim()) && text.trim().split(/\s+/).length <= 5) return colorsAt(text.trim().toLowerCase()).colors;
  const plain = tidy(text).toLowerCase().replace(new RegExp(`(?<!\\p{L})(?:very|really|super|quite|a bit|not too|kind of|all|in|with|an?|the|some|use|using|colou?rs?:|style:?|mood:?|${COLOR_WORDS})(?!\\p{L})`, 'giu'), ' ').replace(/\s+/g, ' ').trim();
  const said = COLOR_WORD.test(text);
  if (plain === '') return said ? [] : null;
  const found = colorsAt(plain);
  const rest = plain.slice(found.length).replace(/^(?:\s|,|and\b|&|\+)+/u, '');
  const felt = (words: string) => words.split(/[\s,]+(?:(?:and|but|&)\s+)?/u).filter(Boolean).every((word) => isLook(word));
  if (found.colors.length > 0) return rest === '' || felt(rest) ? (/[\s-]/.test(plain) || said ? found.colors : null) : null;
  const last = plain.split(' ');
  const tail = colorsAt(last.slice(1).join(' '));
  if (last.length > 1 && isLook(last[0] ?? '') && tail.colors.length > 0 && tail.length === last.slice(1).join(' ').length) return tail.colors;
  const first = colorsAt(last[0] ?? '');
  if (last.length > 1 && first.colors.length > 0 && felt(last.slice(1).join(' '))) return first.colors;
  return felt(plain) ? [] : null;
}

/** One of several looks in a row: "elegant, black and gold". */
export const isLookItem = (item: string): boolean => lookStatement(item.trim()) !== null || lookStatement(`in ${item.trim()} colours`) !== null;

/** What should be felt, and is not to be read. */
const MOOD = new RegExp("(?:,?\\s*(?:and\\s+)?(?:make it|keep it|it should (?:be|feel|look)|should (?:be|feel|look)|i want it(?: to be| to look)?|style:?|mood:?|vibe:?|look:?|tone:?|feel:?|in an?|with an?|using an?)\\s+)((?:(?:very|really|super|quite|a bit|more|nice|and|but|,|&|not too|kind of|clean|looking)\\s*|[\\p{L}-]+\\s*){1,5}?)(?:\\s*(?:style|look|vibe|vibes|feel|feeling|mood|aesthetic|design|theme|way|colou?rs|tones|and (?:simple|clean|modern)))?(?=[,.;:!\\n]|$|\\s+(?:for|about)(?![\\p{L}]))", 'giu');
const LOOK = `(?:${ADJECTIVES}|minimal|playful|luxur(?:y|ious)|premium|vintage|retro|rustic|cute|cozy|cosy|warm|dark|light|bright|soft|festive|romantic|loud|trendy|sleek|fresh|classy|fancy|serious|youthful|feminine|masculine|dramatic|moody|pastel|neon|boho|scandinavian|industrial|grunge|editorial|handmade|happy|summery|autumnal|wintery|spooky|aesthetic|calm|airy|earthy|natural|friendly|energetic|urban|street|exciting|urgent|sophisticated|chic|high[ -]end|mysterious|cheerful|delicate|dreamy|muted|subtle|understated|powerful|artsy|funky|groovy|kawaii|gothic|tropical|nautical|regal|timeless|calming|relaxing|soothing|clean|eye[ -]catching|big|huge|large|thick|thin|readable|legible|trustworthy|professional[- ]looking|cosy|inviting|mature|grown[- ]up|simple)`;
const ADJECTIVE = new RegExp(`^${LOOK}$`, 'iu');
/** "dog grooming, friendly and playful": several looks behind the subject. */
/** Looks before what they are said of. */
export const LOOKS_AT_START = new RegExp(`^(?:${LOOK}[\\s,]+(?:and\\s+)?)+`, 'iu');
export const LOOKS_AT_END = new RegExp(`\\s+${LOOK}(?:\\s*(?:,|and|&)\\s*${LOOK})+$`, 'iu');
/** "unicorn theme" is how it should look. */
export const THEME = /^(?:(?:with |in )?an? )?[\p{L}-]+(?: [\p{L}-]+)? theme$/iu;

export const isLook = (word: string): boolean => ADJECTIVE.test(word);

/** Takes wishes for a look: "make it elegant", "in a minimal style". They tell the mood with the rest of the brief. */
export function takeMoods(scan: Scan): void {
  for (const match of [...scan.rest.matchAll(MOOD)]) {
    const said = (match[1] ?? '').replace(/(?<!\p{L})(?:very|really|super|quite|a bit|more|and|but|not too|kind of|looking)(?!\p{L})|[,&]/giu, ' ').trim().split(/\s+/).filter(Boolean);
    const styled = /(?:style|look|vibes?|feel(?:ing)?|mood|aesthetic|theme|colou?rs|tones)\s*$/iu.test(match[0]);
    const felt = /(?:^|\s)(?:with|in) an? .*(?:feel(?:ing)?|vibes?|look|mood|aesthetic)\s*$/iu.test(match[0]);
    if (said.length > 0 && (styled ? said.length <= 3 : true) && (felt || said.some((word) => ADJECTIVE.test(word))) && (styled || said.every((word) => ADJECTIVE.test(word)))) scan.cut(match.index, match.index + match[0].length);
  }
}

/** Takes the letters that were asked for: "in a handwritten font", "use Playfair Display". */
export function takeFont(scan: Scan): string | null {
  const match = /(?:(?:in|with|using|use|and)\s+)?(?:(?:an?|the)\s+)?([\p{L}-]+(?: [\p{L}-]+){0,2})\s+(?:fonts?|typeface|lettering|typography)(?!\p{L})/iu.exec(scan.rest);
  const words = match?.[1]?.split(' ') ?? [];
  for (let from = 0; from < words.length; from += 1) {
    const font = findFont(words.slice(from).join(' '));
    if (!match || !font) continue;
    scan.blank(match.index, match.index + match[0].length);
    return font;
  }
  return null;
}
