/**
 * The gist of a request that was not understood word by word: what it wants done, told by cues that stand anywhere in it, and to
 * what, told by evidence. Only asked where the exact reading ends in a question; where the gist can't be told either, that stands.
 */
import { evidentLayers } from './evidence.ts';
import type { Ground } from './grounded.ts';
import type { Change, Intent, Reference } from './intents.ts';
import { BACKGROUND_NOUNS } from './lexicon.ts';
import type { SeenLayer } from './read-canvas.ts';
import { isChange, takeChange } from './read-change.ts';
import { takeReferenceColor } from './read-clause.ts';
import { takeColor } from './read-color.ts';
import { escaped, words } from './rules.ts';
import { Scan } from './scan.ts';
import { nearestWord } from './slips.ts';

/** Where one thing that is said ends and another begins; emojis close sentences too. */
const ENDS = /(?<=[^\d])[.;…](?=\s|$)|[.](?=\s|$)|[!?\n]+|,(?!\d)|\p{Extended_Pictographic}\uFE0F?|\s[–—-]\s|(?<!\p{L})(?:and then|and|but|then|plus|also|&)(?!\p{L})/giu;
/** "behind the plant, not in front of it": what is not wanted. */
const CONTRAST = /\s+(?:and |but )?(?:not|rather than|instead of)\s+(?:(?:in front|behind|above|below|under|over|on|at|the|in|so|as)(?!\p{L})).*$/iu;
/** Nothing is to happen to what such words speak of. */
const SPARED = words("stays?|(?:can|may|should) stay|leave|left alone|keep|keeps|don'?t (?:touch|change|move)|do not (?:touch|change|move)|as (?:it|they) (?:is|are|was|were)|the rest|everything else|is (?:fine|good|ok|okay|perfect)|no change");
const GOES = words("lose|ditch|drop|scrap|bin|axe|kill|chuck|dump|nix|cut|strip|delete|remove|erase|get rid|take (?:away|out|off|down)|(?:has|have|needs?) to go|must go|should go|gone|goes|out|off|away|without|no need (?:for|of)|don'?t (?:need|want)|doesn'?t need|not needed|no (?:more|longer)");
const MISSPELT = words("spell(?:ed|t|ing)?|mis-?spell(?:ed|t|ing)?|mis-?spelt|typos?");
const BRANDED = words("brand|branding|brand kit|rebrand(?:ed)?|house style|our (?:colou?rs|palette|fonts?)|my (?:colou?rs|palette|fonts?)");
const THE_GROUND = words(BACKGROUND_NOUNS);
/** Words in capitals that are to stand there: "put a big SOLD OUT on it". */
const SHOUTED = /(?:put|add|write|slap|stick|place|want|need|say|says|saying|with|pop)\b[^"“]*?(?<!\p{L})((?:\p{Lu}[\p{Lu}\d%'&!-]+)(?:\s+[\p{Lu}\d%$€£'&!-]+)*)(?!\p{Ll})/u;

const named = (layers: readonly SeenLayer[], said: string): Reference => ({ ids: layers.map(({ id }) => id), said });

/** A misspelt word of the page, as it is spelled in what was said. */
function respelled(request: string, { canvas }: Ground): Intent | null {
  if (!MISSPELT.test(request)) return null;
  for (const word of request.match(/\p{L}{4,}/gu) ?? []) {
    const bearer = canvas.layers.find(({ type, text }) => type === 'text' && !new RegExp(`(?<!\\p{L})${escaped(word)}(?!\\p{L})`, 'iu').test(text) && nearestWord(text, word) !== null);
    if (bearer) return { kind: 'change', targets: [named([bearer], bearer.text)], change: { spelling: word } };
  }
  return null;
}

/** A change of the looks of something: what is not a wish by itself ("make", "bigger") counts only with its thing. */
function lookOf(part: string, before: SeenLayer[] | null, ground: Ground): { intent: Intent; layers: SeenLayer[] | null } | null {
  const { canvas, memory } = ground;
  if (THE_GROUND.test(part)) {
    const color = takeColor(new Scan(part));
    return color ? { intent: { kind: 'background', wish: { color } }, layers: null } : null;
  }
  const scan = new Scan(part.replace(CONTRAST, ''));
  // "the green circle behind the plant": the colour tells which, and is no wish.
  const telling = takeReferenceColor(scan)?.said;
  const change: Change = takeChange(scan, { moving: true });
  if (telling) {
    const at = scan.source.indexOf(telling);
    scan.rest = scan.rest.slice(0, at) + telling.toLowerCase() + scan.rest.slice(at + telling.length);
  }
  if (!isChange(change) || change.text !== undefined) return null;
  const layers = evidentLayers(scan.left(), canvas, memory.justNow.length === 0 && before ? { ...memory, justNow: before.map(({ id }) => id) } : memory);
  return layers && layers.length > 0 ? { intent: { kind: 'change', targets: [named(layers, part.trim())], change }, layers } : null;
}

/** What a request comes to, in its order; empty: it can't be told. */
export function gistOf(request: string, ground: Ground): Intent[] {
  const { canvas, memory } = ground;
  if (canvas.layers.length === 0 || new Scan(request).quotesLeft > 0) return [];
  const spelled = respelled(request, ground);
  const intents: Intent[] = spelled ? [spelled] : [];
  let before: SeenLayer[] | null = null;
  for (const part of request.split(ENDS).filter((one) => /\p{L}{2}/u.test(one))) {
    if (spelled && MISSPELT.test(part)) continue;
    const shouted = SHOUTED.exec(part)?.[1];
    if (shouted && !canvas.layers.some(({ text }) => text.toLowerCase().includes(shouted.toLowerCase()))) {
      const change = takeChange(new Scan(part.replace(shouted, ' ')), { fresh: true });
      intents.push({ kind: 'add-text', text: shouted, change: { ...(change.position ? { position: change.position } : {}), ...(change.color ? { color: change.color } : {}), ...(change.scale !== undefined ? { scale: change.scale } : {}) } });
    } else if (SPARED.test(part)) continue;
    else if (BRANDED.test(part) && words('colou?rs?|palette|fonts?|style|look').test(part)) {
      intents.push({ kind: 'brand', what: words('fonts?').test(part) ? ['fonts'] : ['colors'] });
    } else {
      const look = lookOf(part, before, ground);
      if (look) {
        intents.push(look.intent);
        before = look.layers ?? before;
      } else if (GOES.test(part)) {
        const layers = evidentLayers(part.replace(new RegExp(GOES.source, 'giu'), ' '), canvas, memory);
        if (layers && layers.length < canvas.layers.length) intents.push({ kind: 'delete', targets: [named(layers, part.trim())] });
      }
    }
  }
  return intents;
}
