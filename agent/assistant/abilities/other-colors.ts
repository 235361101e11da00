/** "another colour, anything but pink", "no white background please": a colour that is left to us, and those that it may not be. */
import { colorDistance } from '#design/layout/color-difference.ts';
import { contrast, LEGIBLE } from '#design/layout/contrast.ts';
import { message } from '#messages/message.ts';
import { calls, say, targets, type Ground, type Grounded } from '../grounded.ts';
import type { Intent } from '../intents.ts';
import { BACKGROUND_NOUNS } from '../lexicon.ts';
import { takeColor } from '../read-color.ts';
import { readReference, readReferences } from '../read-reference.ts';
import { words } from '../rules.ts';
import { Scan } from '../scan.ts';

const CHATTER = "(?:(?:please|pls|can you|could you|ok|oh|hmm+|and|but|so|now|actually|maybe|just|no)[\\s,]+)*";
const OTHER = "(?:(?:an?|some|the|any|give (?:me|it)|to|in|use|try|pick|choose)\\s+)*(?:other|another|different|new|any(?: other)?|some other|whatever)\\s+colou?rs?(?: (?:for|of|on))?";
const LEFT_TO_US = "(?:any(?:thing|one| colou?r)?|whatever|whichever|something)(?: (?:else|different|colou?r|(?:that )?(?:you|u) (?:like|want|think|choose|prefer)(?: is (?:best|good|nice))?|is fine|works|goes))*|(?:you|u) (?:choose|decide|pick)|up to you|surprise me";
const BUT = "(?:(?:just |only |but |except |and |really |definitely |please )*(?:not|no|never|nothing)|but(?: (?:please )?(?:not|no))?|except(?: for)?|other than|apart from|besides|without|instead of)";
const SHADE = '[\\p{L}#\\d]+(?: (?!(?:please|pls|again|for|on|of|this|one|or|and|nor|colou?rs?)(?!\\p{L}))[\\p{L}]+)?';
const SHORT_OF = new RegExp(`(?:[\\s,;–-]+(?:${LEFT_TO_US}))?[\\s,;–-]*(?:(?<!\\p{L})${BUT})\\s+(?:in |the |an? |too |so |colou?r )*(${SHADE}(?:(?:,| or| and| nor)+ (?:in |no )?${SHADE})*?)(?: (?:again|please|pls|one|colou?rs?|this time))*((?: (?:for|on|of) (?:the|my) [\\p{L} ]{3,24})?)[.!]*$`, 'iu');
const ASKED = new RegExp(`(?<!\\p{L})(?:(?:other|another|different|new|any|some other|whatever|change|switch|swap|replace)(?!\\p{L}).*(?:colou?r|shade|background|${BACKGROUND_NOUNS})|(?:colou?r|shade)(?!\\p{L})|${LEFT_TO_US})`, 'iu');
const ALONE = new RegExp(`(?:[\\s,;–-]+)(?:${LEFT_TO_US})(?: (?:please|pls|then))*[.!]*$`, 'iu');
/** "I don't want it white", "no white background". */
const REFUSED = new RegExp(`^${CHATTER}(?:(?:i|we) (?:don'?t|do not|dont) (?:want|like|need) (it|this|that|the [\\p{L} ]+?)(?: (?:to be|in|being|so|that))* ([\\p{L}]+(?: [\\p{L}]+)?)|no ([\\p{L}]+(?: [\\p{L}]+)?) (${BACKGROUND_NOUNS}|text|title|headline|letters|price)|(?:the )?(${BACKGROUND_NOUNS}|text|title|headline|price) (?:should(?: not|n'?t)|must not|can(?:'|no)t) be ([\\p{L}]+(?: [\\p{L}]+)?))(?: (?:please|pls|anymore|any more|at all))*[.!]*$`, 'iu');

/** The colours in some words, and whether nothing else stands there. */
function colorsIn(text: string): string[] | null {
  const scan = new Scan(text);
  const colors: string[] = [];
  for (let color = takeColor(scan); color; color = takeColor(scan)) colors.push(color);
  const rest = scan.left().replace(/(?<!\p{L})(?:or|and|nor|no|not|in|the|a|bright|dark|light)(?!\p{L})|[,&]/giu, '').trim();
  return colors.length > 0 && rest === '' ? colors : null;
}

/** What it is about: the page's ground, or things on it. */
function aboutOf(text: string): Extract<Intent, { kind: 'other-color' }>['targets'] {
  if (words(BACKGROUND_NOUNS).test(text)) return null;
  const rest = text.replace(new RegExp(`(?<!\\p{L})(?:${OTHER}|change|make|give|switch|set|swap|replace|pick|choose|use|try|i want|i need|can you|please|pls|have|do|in|to|for|of|a|an|another|different|other|new|any|colou?rs?|shade)(?!\\p{L})`, 'giu'), ' ').replace(/\s+/g, ' ').trim();
  const named = rest === '' ? null : readReference(rest);
  return named ? readReferences(rest) : [{ pronoun: true, said: 'it' }];
}

/** A wish for a colour that is left to us; null: it is another wish. */
export function readOtherColor(text: string): Intent | null {
  const scan = new Scan(text);
  if (scan.quotesLeft > 0 || text.length > 160) return null;
  const refused = REFUSED.exec(text);
  if (refused) {
    const not = colorsIn(refused[2] ?? refused[3] ?? refused[6] ?? '');
    const thing = refused[1] ?? refused[4] ?? refused[5] ?? 'it';
    if (not) return { kind: 'other-color', targets: aboutOf(thing), not };
  }
  const except = SHORT_OF.exec(text);
  const not = except?.[1] ? colorsIn(except[1]) : null;
  if (except && not) {
    const wish = text.slice(0, except.index);
    const asked = ASKED.test(text.slice(0, except.index + except[0].length - (except[1]?.length ?? 0) - (except[2]?.length ?? 0)));
    if (asked && takeColor(new Scan(wish.replace(/(?<!\p{L})(?:background|colou?r)s?(?!\p{L})/giu, ' '))) === null) return { kind: 'other-color', targets: aboutOf(`${wish}${except[2] ?? ''}`), not };
  }
  const alone = ALONE.exec(text);
  const wish = alone ? text.slice(0, alone.index) : null;
  return wish !== null && /(?<!\p{L})(?:colou?r|shade)(?!\p{L})/iu.test(wish) && takeColor(new Scan(wish)) === null ? { kind: 'other-color', targets: aboutOf(wish), not: [] } : null;
}

/** Grounds and inks that go with most things. */
const GROUNDS = ['#f7efe2', '#dfeaf2', '#e3eedd', '#fbe9c6', '#e9e2f3', '#f6dcd2', '#fffdf8', '#9fd3c7', '#f4c95d', '#f2a48f', '#12343b', '#3c1f3d', '#1c2b4a'];
const INKS = ['#1c2b4a', '#7a1f2b', '#0f5c4d', '#5a189a', '#8a4b08', '#16161d', '#ffffff', '#ffd98a', '#bfe3d0', '#ffc9d6'];
/** CIEDE2000 from which nobody calls it that colour. */
const ANOTHER = 22;
const isHex = (color: string) => /^#[0-9a-f]{6}/i.test(color);
const plain = (color: string) => color.slice(0, 7);

const far = (color: string, others: readonly string[]) => others.filter(isHex).every((other) => colorDistance(color, plain(other)) >= ANOTHER);

export function groundOtherColor({ targets: about, not }: Extract<Intent, { kind: 'other-color' }>, ground: Ground): Grounded {
  const { canvas } = ground;
  const spoken = about?.every(({ pronoun, kind }) => pronoun && kind === undefined) ?? false;
  // "I don't want it white": what is white is the page.
  const isPage = about === null || (spoken && canvas.selected.length === 0 && ground.memory.justNow.length === 0 && isHex(canvas.background) && not.some((color) => !far(color, [canvas.background])));
  if (isPage) {
    const texts = canvas.layers.filter(({ type, highlight, color }) => type === 'text' && highlight === '' && isHex(color)).map(({ color }) => plain(color));
    const candidates = GROUNDS.filter((color) => far(color, not) && (!isHex(canvas.background) || colorDistance(color, plain(canvas.background)) >= 6));
    const best = candidates.find((color) => texts.every((ink) => contrast(color, ink) >= LEGIBLE)) ?? candidates[0];
    return best ? calls({ tool: 'set_background', input: { color: best } }) : say(message('assistant.askColor'));
  }
  const found = targets(about ?? [], ground);
  if ('answer' in found) return found.answer;
  const below = isHex(canvas.background) ? plain(canvas.background) : '#ffffff';
  return calls(...found.layers.flatMap((layer) => {
    const on = isHex(layer.highlight) ? plain(layer.highlight) : below;
    const candidates = INKS.filter((color) => far(color, [...not, layer.color]));
    const color = candidates.find((one) => contrast(one, on) >= LEGIBLE) ?? candidates[0];
    return color ? [{ tool: 'update_layer', input: { layer: layer.id, color } }] : [];
  }));
}
