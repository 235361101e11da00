/** What is done to a picture, by wishes whose words are told apart: cut out, another in its place, cropped, brighter, mirrored, rounded. */
import { groundIntent } from './ground.ts';
import type { Ground, PlannedCall } from './grounded.ts';
import type { Change, Intent } from './intents.ts';
import { BACKGROUND_NOUNS } from './lexicon.ts';
import { readCrop } from './abilities/pictures.ts';
import { isChange, takeChange } from './read-change.ts';
import type { SeenLayer } from './read-canvas.ts';
import { findColor } from './read-color.ts';
import { Scan } from './scan.ts';
import { slotsOf, type ToldWish } from './told-wish.ts';
import { SWAPPED } from './wish-words.ts';

const BG = `(?:${BACKGROUND_NOUNS}|(?:dark |white |grey |messy |whole )*(?:bit|bits|stuff|part|thing|things|area|room|wall|rest|everything|all|whatever|what(?:'s| is)?)(?: (?:that'?s |that is |which is )?)?(?:around|behind)|behind)`;
const AWAY = "(?:remove|rid|take|taken|delete|erase|lose|drop|strip|clear|cut|clean|chop|kill|no|without|off|away|out|gone|go|goes|nothing)";
const CUT = new RegExp(`(?<!\\p{L})(?:cut[ -]?outs?|cut (?:(?!down|off)\\p{L}+ ){0,4}out|isolate|knock(?:ed)? out|${AWAY}(?!\\p{L})[^.!?]*?(?<!\\p{L})${BG}|${BG}[^.!?]*?(?<!\\p{L})${AWAY}|(?:transparent|see[ -]?through) ${BG}|nothing around)(?!\\p{L})`, 'iu');
/** Whether words wish for what a picture shows without its ground; what is in the ground may go alone. */
export const isCutOut = (text: string): boolean => CUT.test(text.replace(new RegExp(`(?<!\\p{L})in the (?:${BACKGROUND_NOUNS})(?!\\p{L})`, 'giu'), ' '));
const RESTORED = /(?<!\p{L})(?:back|restore|original|again|uncut|undo)(?!\p{L})/iu;
const GIVEN = /(?<!\p{L})(?:this|these|attached|uploaded|sent|new|nicer|better|here'?s)(?!\p{L})/iu;
/** What a picture may be given. */
const OF_PICTURES: readonly (keyof Change)[] = ['look', 'filters', 'tone', 'frame', 'radius', 'flip', 'outline', 'shadow', 'reflection', 'opacity', 'rotation', 'turn', 'scale', 'width', 'height', 'fill', 'position', 'glow', 'order'];

/** The pictures that a wish is about: those meant, else the only one. */
function picturesMeant({ meant }: ToldWish, { canvas }: Ground): SeenLayer[] {
  const pictures = canvas.layers.filter(({ type, empty, visible }) => type === 'image' && !empty && visible);
  const own = pictures.filter(({ id }) => meant.layers.some((layer) => layer.id === id));
  if (own.length > 0) return meant.isSure || own.length === 1 ? own : [];
  const shown = pictures.filter(({ name }) => !/logo/iu.test(name));
  return pictures.length === 1 ? pictures : shown.length === 1 ? shown : [];
}

const asked = (intent: Exclude<Intent, { kind: 'compose' }>, ground: Ground): PlannedCall[] | null => {
  const grounded = groundIntent(intent, ground);
  return 'calls' in grounded && !grounded.looking && grounded.calls.length > 0 ? grounded.calls : null;
};

/** How a picture should look, with nothing in it that pictures don't have. */
function lookOf(wish: ToldWish): Change | null {
  const ways = slotsOf(wish, 'V');
  for (const said of [wish.text, ways.join(', ')]) {
    const change = takeChange(new Scan(slotsOf(wish, 'R').reduce((text, thing) => text.replace(thing, ' '), said)));
    if (isChange(change) && Object.keys(change).every((key) => OF_PICTURES.some((one) => one === key))) return change;
  }
  return null;
}

/** The calls of a wish about a picture; null: it is not told which, or what. */
export function photoCalls(wish: ToldWish, ground: Ground): PlannedCall[] | null {
  const { text } = wish;
  const pictures = picturesMeant(wish, ground);
  const [picture, ...others] = pictures;
  if (!picture) return null;
  const ids = pictures.map(({ id }) => id);
  if (ground.attached.length === 1 && others.length === 0 && (SWAPPED.test(text) || GIVEN.test(text)) && !isCutOut(text)) return asked({ kind: 'swap-picture', target: { ids: [picture.id], said: 'it' } }, ground);
  if (isCutOut(text)) {
    const cut = pictures.filter(({ cutout }) => cutout);
    if (RESTORED.test(text)) return cut.length > 0 ? cut.map(({ id }) => ({ tool: 'remove_background', input: { layer: id, restore: true } })) : null;
    const color = slotsOf(wish, 'V').flatMap((way) => findColor(new Scan(way))?.color ?? [])[0];
    const whole = pictures.filter(({ cutout }) => !cutout);
    return whole.length === 0 ? null : [...whole.map(({ id }) => ({ tool: 'remove_background', input: { layer: id } })), ...(color === undefined ? [] : [{ tool: 'set_background', input: { color } }])];
  }
  const cropped = readCrop(text, '');
  if (cropped) {
    const planned = cropped.map((intent) => (intent.kind === 'crop' ? asked({ ...intent, target: { ids, said: 'it' } }, ground) : intent.kind === 'change' ? asked({ ...intent, targets: [{ ids, said: 'it' }] }, ground) : []));
    return planned.some((one) => one === null) ? null : planned.flatMap((one) => one ?? []);
  }
  const change = lookOf(wish);
  return change ? asked({ kind: 'change', targets: [{ ids, said: slotsOf(wish, 'R')[0] ?? 'it' }], change }, ground) : null;
}
