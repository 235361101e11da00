/** Questions whether something can be read: "is that big enough for a phone?", "can people read the small text?", answered by measure; "do it" mends it. */
import { contrast, LEGIBLE_LARGE } from '#design/layout/contrast.ts';
import { message } from '#messages/message.ts';
import { calls, say, targets, type Ground, type Grounded, type PlannedCall } from '../grounded.ts';
import type { Intent, Reference } from '../intents.ts';
import { joined, nameOf } from '#agent/dialogue/say/names.ts';
import type { SeenLayer } from '../read-canvas.ts';
import { readReference } from '../read-reference.ts';
import { carrierOf } from '../things-together.ts';

/** How wide a page is shown on a phone, and from where on letters read there without effort; px. */
const PHONE = 390;
const READABLE = 11;

const ASIDES = /^(?:(?:hey|hi|so|ok|okay|and|but|hm+|quick (?:q|question)|do you think|would you say|you think|just wondering|tell me|what do you think)[\s,:?]+)+|[\s,]+(?:do you think|you think|or not|or what|or no|in your opinion|right|at all|honestly|tho(?:ugh)?)(?=\s*\?|\s*$)/giu;
const THING = '((?:the|my|this|that|it|these|those|all|both|they)(?: [\\p{L}\\d%$€£\'-]+){0,6}?)';
const WHERE = '(?:(?: to be)? (?:on|from|in|for|at) (?:an? |the |my )?(?:\\p{L}+ ){0,3}?(?:phones?|mobiles?|screens?|feed|thumbnail|distance|far|afar|print|people|everyone|customers))*';
const GOOD = '(?:big|large|readable|legible|clear|visible|bold|thick|dark|bright|strong|contrasty|easy|ok(?:ay)?|fine|good|hard|difficult|small|tiny|thin|light|pale)';
const QUESTIONS: readonly RegExp[] = [
  new RegExp(`^(?:is|are|isn't|aren't|will|would|does|do)(?: there)? ${THING} (?:be |look |still )*(?:big|large|readable|legible|clear|visible|bold|thick|dark|bright|strong|ok(?:ay)?|fine|good|easy|hard|difficult)(?: enough)?(?: (?:to|for) (?:be )?(?:read|see|seen|reading)(?: it)?)?${WHERE}$`, 'iu'),
  new RegExp(`^(?:is|are|isn't|aren't) ${THING} (?:a bit |way |maybe )?too (?:small|tiny|thin|light|pale|dark|faint)(?: (?:to|for) (?:read|see|reading))?${WHERE}$`, 'iu'),
  new RegExp(`^(?:can|could|will|would) (?:i|you|u|people|anyone|anybody|someone|they|one|customers|buyers|it|the \\p{L}+) (?:still |actually |easily |even |be )*(?:read|see|make out)? ?${THING}(?: (?:ok|okay|well|easily|properly|clearly))?${WHERE}$`, 'iu'),
  new RegExp(`^(?:will|can|could|would) ${THING} (?:still |even )?be (?:read|seen|readable|legible|visible|clear)(?: enough)?${WHERE}$`, 'iu'),
  new RegExp(`^(?:is there|is the|does it have|has it|do we have) (?:there )?(?:enough )?(?:contrast|legibility|readability)(?: (?:enough|ok|okay|good|fine))?(?: (?:on|for|in|between|of) ${THING})?${WHERE}$`, 'iu'),
];

/** Reads such a question; null: something else is asked. */
export function readJudgement(text: string): Extract<Intent, { kind: 'judge' }> | null {
  const plain = text.trim().replace(ASIDES, '').replace(ASIDES, '').replace(/[?!.\s]+$/, '').trim();
  if (!new RegExp(`(?<!\\p{L})(?:${GOOD}|read|see|contrast|legibility|readability)`, 'iu').test(plain)) return null;
  // "can you see the photo?", "is the photo good?": not about letters.
  if (/(?<!\p{L})(?:photo|picture|image|format|size|resolution|quality|instagram|story|idea)(?!\p{L})/iu.test(plain) || /^(?:can|could) you (?:make|add|put|move|change|please)/iu.test(plain)) return null;
  const match = QUESTIONS.map((pattern) => pattern.exec(plain)).find((found) => found !== null);
  if (!match) return null;
  const named = match[1]?.trim();
  const whole = named === undefined || /^(?:it|this|that|they|all|(?:the|this|my) (?:design|page|post|poster|whole thing|thing|contrast|ad|text)|everything|it all)$/iu.test(named);
  const reference = whole ? null : readReference(named);
  return { kind: 'judge', target: reference ?? (/^(?:it|this|that|they)$/iu.test(named ?? '') ? { pronoun: true, said: 'it' } : null) };
}

/** What "do it" behind such an answer means; null: nothing was judged. */
export function mendingOf(request: string): Intent | null {
  const judged = readJudgement(request);
  return judged && { ...judged, mend: true };
}

const ALL: Reference = { kind: 'text', all: true, said: 'the texts' };

/** What is wrong with how a text reads. */
function faultsOf(layer: SeenLayer, { canvas }: Ground): { small: boolean; pale: boolean } {
  const ground = layer.highlight || carrierOf(layer, canvas.layers)?.color || canvas.background;
  const solid = /^#[0-9a-f]{6}/iu;
  return { small: (layer.size * PHONE) / canvas.width < READABLE, pale: solid.test(ground) && solid.test(layer.color) && contrast(layer.color.slice(0, 7), ground.slice(0, 7)) < LEGIBLE_LARGE };
}

export function groundJudgement({ target, mend }: Extract<Intent, { kind: 'judge' }>, ground: Ground): Grounded {
  const { canvas } = ground;
  const named = target === null ? null : targets([target], ground);
  // "is it readable?", and nothing in particular was spoken of: all there is to read.
  const found = named === null || (target?.pronoun && 'answer' in named) ? targets([ALL], ground) : named;
  if ('answer' in found) return found.answer;
  const texts = found.layers.flatMap((layer) => (layer.type === 'shape' ? canvas.layers.filter((one) => one.type === 'text' && carrierOf(one, canvas.layers) === layer) : layer.type === 'text' ? [layer] : []));
  if (texts.length === 0) return say(message('assistant.judge.noLetters'));
  const faults = texts.map((layer) => ({ layer, ...faultsOf(layer, ground) }));
  const bad = faults.filter(({ small, pale }) => small || pale);
  const list = (layers: readonly SeenLayer[]) => joined(layers.map(nameOf), message('assistant.and'));
  if (mend) {
    // Asked for all the same: what is fine already becomes a little larger.
    const mended = bad.length > 0 ? bad : faults.map((fault) => ({ ...fault, small: true }));
    return calls(...mended.map(({ layer, small, pale }): PlannedCall => ({ tool: 'update_layer', input: { layer: layer.id, ...(small ? { scale: Math.max(1.25, Math.round(((READABLE * 1.25 * canvas.width) / PHONE / Math.max(1, layer.size)) * 100) / 100) } : {}), ...(pale ? { color: 'auto' } : {}) } })));
  }
  const smallest = [...texts].sort((a, b) => a.size - b.size)[0] ?? texts[0];
  const shown = { layer: nameOf(smallest as SeenLayer), size: smallest?.size ?? 0, phone: Math.round(((smallest?.size ?? 0) * PHONE) / canvas.width) };
  if (bad.length === 0) return say(message('assistant.judge.fine', shown));
  const small = bad.filter((one) => one.small).map(({ layer }) => layer);
  const pale = bad.filter((one) => one.pale).map(({ layer }) => layer);
  return say([...(small.length > 0 ? [message('assistant.judge.small', { list: list(small), phone: Math.round((Math.max(...small.map(({ size }) => size)) * PHONE) / canvas.width) })] : []), ...(pale.length > 0 ? [message('assistant.judge.pale', { list: list(pale) })] : []), message('assistant.judge.offer')].join(' '));
}
