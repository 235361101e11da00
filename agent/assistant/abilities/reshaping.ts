/** A shape that becomes another one: "turn the circle into a star", "can the badge be a hexagon", "a heart instead of the square". */
import { message } from '#messages/message.ts';
import { SHAPE_NAMES, type ShapeName } from '#tools/shapes/shape-kinds.ts';
import { ask, calls, targets, type Ground, type Grounded } from '../grounded.ts';
import type { Intent } from '../intents.ts';
import { readReference } from '../read-reference.ts';
import { words } from '../rules.ts';
import { carrierOf } from '../things-together.ts';

/** What people call the shapes of add_shape. */
const NAMES: readonly (readonly [pattern: string, shape: ShapeName])[] = [
  ['star ?burst|explosion|splash', 'burst'], ['speech ?bubble|chat bubble', 'speech-bubble'], ['thought bubble', 'thought-bubble'], ['rounded (?:rectangle|box|square)', 'rounded'], ['box', 'rectangle'], ['oval', 'ellipse'], ['round|disc|dot', 'circle'],
  ['ribbon|banner', 'ribbon'], ['sticker|seal', 'seal'], ['price ?tag|tag', 'tag'], ['badge', 'seal'], ['pill(?: shape)?|capsule', 'pill'],
  ...SHAPE_NAMES.filter((name) => name !== 'line' && name !== 'frame').map((name) => [name.replaceAll('-', '[ -]'), name] as const),
];
const LEAD = "^(?:(?:please|pls|now|also|and|then|maybe|ok|can you|could you|can we|could we|i want|i'd like|let's|what if|how about)[\\s,]+)*";
const THING = '((?:the|that|this|my|those|both|all)(?: the)? [\\p{L} ]{3,40}?|it)';
const INTO = new RegExp(`${LEAD}(?:(?:turn|change|make|convert|transform|swap|replace|switch|reshape|have)\\s+)?(?:can |could |should )?${THING}(?: out)?\\s+(?:(?:should|could|must|needs? to|has to)\\s+)?(?:into|to|for|with|be|become|being|was|were|as)?\\s*(?:into\\s+|be\\s+|more like\\s+)?(?:an?|one|some)\\s+((?:[\\p{L}-]+ ){0,2}?[\\p{L}-]+?)(?: shapes?)?(?: (?:instead|please|pls|shape|now|then|rather)| instead of .+)*[.!?]*$`, 'iu');
const INSTEAD = new RegExp(`${LEAD}(?:(?:use|make it|put|have|try|do)\\s+)?(?:an?\\s+)?([\\p{L}-]+(?: [\\p{L}-]+)?) (?:shape )?(?:instead of|rather than|in place of) (?:the|that|this|a) ([\\p{L} ]{3,30}?)[.!]*$`, 'iu');

const shapeCalled = (name: string): ShapeName | null => NAMES.find(([pattern]) => new RegExp(`^(?:${pattern})s?$`, 'iu').test(name.trim()))?.[1] ?? null;

/** Reads such a wish; null: none. Photos are framed and words are worded by others. */
export function readReshape(text: string): Intent | null {
  const into = INTO.exec(text);
  const instead = into ? null : INSTEAD.exec(text);
  const [thing, name] = into ? [into[1], into[2]] : [instead ? `the ${instead[2] ?? ''}` : undefined, instead?.[1]];
  const target = thing === undefined ? null : readReference(thing);
  const shape = shapeCalled((name ?? '').replace(/^(?:nice|big|small|little|simple|real|proper) /iu, ''));
  if (!target || !shape || !(target.kind === 'shape' || target.kind === 'badge' || target.kind === 'button' || (target.pronoun && words('turn|change|convert|shape').test(text)))) return null;
  return { kind: 'reshape', target, shape };
}

/** The other shape in the place, the colour and the layer of the one that is there. */
export function groundReshape({ target, shape }: Extract<Intent, { kind: 'reshape' }>, ground: Ground): Grounded {
  const found = targets([target], ground);
  if ('answer' in found) return found.answer;
  const shapes = found.layers.map((layer) => (layer.type === 'shape' ? layer : carrierOf(layer, ground.canvas.layers))).filter((layer) => layer !== undefined);
  if (shapes.length === 0) return ask(message('assistant.missing', { what: message('assistant.kind.shape'), list: found.layers.map(({ text }) => text).join(', ') }));
  return calls(...shapes.flatMap(({ id, box, color, rotation }) => {
    const size = box && { width: Math.max(1, box.width), height: Math.max(1, box.height) };
    // What wants another ratio keeps the middle: a star in the place of a bar is as high as that was.
    const side = size && (shape === 'rectangle' || shape === 'rounded' || shape === 'pill' || shape === 'ellipse' || shape === 'ribbon' || shape === 'tag' ? size : { width: Math.max(size.width, size.height), height: Math.max(size.width, size.height) });
    const place = box && side ? { x: Math.round(box.x + (box.width - side.width) / 2), y: Math.round(box.y + (box.height - side.height) / 2), ...side } : {};
    return [
      { tool: 'add_shape', input: { shape, ...place, ...(color.startsWith('#') ? { color: color.slice(0, 7) } : {}), ...(rotation === 0 ? {} : { rotation }), behind: id } },
      { tool: 'delete', input: { layers: [id] } },
    ];
  }));
}
