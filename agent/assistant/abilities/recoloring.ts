/**
 * Other colours for what is there, everything else as it is: "bolder colours, same lettering", "change all the red to
 * navy", "blue instead of green".
 */
import { readableOn } from '#design/layout/contrast.ts';
import { message } from '#messages/message.ts';
import { parseColor } from '#tools/inputs/color-input.ts';
import { UNLIKE, unlikeness } from '../color-likeness.ts';
import { ask, calls, type Ground, type Grounded, type PlannedCall } from '../grounded.ts';
import type { Intent } from '../intents.ts';
import { words } from '../rules.ts';
import { Scan } from '../scan.ts';

const NAMED = "(#[0-9a-f]{3,8}|(?:(?:dark|light|pale|bright|deep|hot|baby|navy|royal|sky|forest|lime|mint|neon|pastel|off|warm) )?[\\p{L}]+)";
const PARTS = '(?: (?:parts?|bits?|stuff|things?|ones|elements?|areas?|shapes?|texts?|letters|words|colou?rs?|everywhere))*';
const POLITE = '^(?:(?:please|pls|can you|could you|can we|now|and|also|then|ok|let\'s)[\\s,]+)*';
/** "change all the red to navy", "the pink bits should be teal", "swap the green for gold". */
const FROM_TO: readonly RegExp[] = [
  new RegExp(`${POLITE}(?:change|turn|make|swap|replace|switch|recolou?r|paint|set)\\s+(?:all |every |everything |anything )*(?:of )?(?:the |that(?:'s| is) |in )*${NAMED}${PARTS}\\s+(?:to|into|with|for|in|be|a|by)?\\s*(?:an? )?${NAMED}(?: instead)?[.!]*$`, 'iu'),
  new RegExp(`${POLITE}(?:everything |all )?(?:the |that(?:'s| is) )+${NAMED}${PARTS}\\s+(?:should|must|could|needs? to|has to|have to) (?:all )?(?:be|become|go|turn)(?: in)?\\s+${NAMED}(?: instead)?[.!]*$`, 'iu'),
];
/** "everything that's green → orange". */
const ARROW = new RegExp(`${POLITE}(?:change |turn |make )?(?:everything |all |anything )?(?:of )?(?:the |that(?:'?s| is| are) |in )*${NAMED}${PARTS}\\s*(?:→|->|=>|>|to|into|in|should be)\\s*(?:an? )?${NAMED}(?: (?:please|pls|instead))*[.!]*$`, 'iu');
const INSTEAD = new RegExp(`${POLITE}(?:(?:use|make it|i want|i'd like|try|do|have|with|in)\\s+)?(?:the )?${NAMED} (?:instead of|not|rather than|in place of) (?:the |that )?${NAMED}${PARTS}[.!]*$`, 'iu');

/** One colour for another, wherever it is; null: something else is wished for. */
export function readRecolor(text: string): Intent | null {
  if (new Scan(text).quotesLeft > 0) return null;
  for (const pattern of FROM_TO) {
    const match = pattern.exec(text);
    const [from, to] = [parseColor(match?.[1] ?? ''), parseColor(match?.[2] ?? '')];
    if (match && from && to) return { kind: 'recolor', from, to, said: match[1] ?? '', written: match[2] ?? '' };
  }
  const arrow = /^.*(?:everything|(?<!\p{L})all(?!\p{L})|→|->|=>)/iu.test(text) ? ARROW.exec(text) : null;
  const [was, becomes] = [parseColor(arrow?.[1] ?? ''), parseColor(arrow?.[2] ?? '')];
  if (arrow && was && becomes) return { kind: 'recolor', from: was, to: becomes, said: arrow[1] ?? '', written: arrow[2] ?? '' };
  const instead = INSTEAD.exec(text);
  const [to, from] = [parseColor(instead?.[1] ?? ''), parseColor(instead?.[2] ?? '')];
  return instead && from && to ? { kind: 'recolor', from, to, said: instead[2] ?? '', written: instead[1] ?? '' } : null;
}


export function groundRecolor({ from, to, said, written }: Extract<Intent, { kind: 'recolor' }>, { canvas }: Ground): Grounded {
  // The word for the colour stands there to be read: it is exchanged.
  const worded = canvas.layers.filter(({ type, text }) => type === 'text' && words(said).test(text));
  if (worded.length > 0) return calls(...worded.map(({ id }): PlannedCall => ({ tool: 'edit_text', input: { layer: id, find: said, replace: written } })));
  const off = (color: string) => unlikeness(color, from);
  const least = Math.min(...[canvas.background, ...canvas.layers.flatMap(({ color, highlight, type }) => (type === 'image' ? [] : [color, highlight]))].map(off));
  if (least >= UNLIKE) return ask(message('assistant.missing', { what: said, list: canvas.layers.filter(({ type }) => type !== 'image').slice(-4).map(({ color }) => color).join(', ') }));
  const same = (color: string) => off(color) <= Math.max(30, least + 25);
  const planned: PlannedCall[] = same(canvas.background) ? [{ tool: 'set_background', input: { color: to } }] : [];
  for (const { id, type, color, highlight } of canvas.layers) {
    if (type === 'image' || type === 'group') continue;
    if (same(color) && type !== 'sticker') planned.push({ tool: 'update_layer', input: { layer: id, color: to } });
    if (same(highlight)) planned.push({ tool: 'update_layer', input: { layer: id, highlight: to, color: readableOn(to) } });
  }
  return calls(...planned);
}
