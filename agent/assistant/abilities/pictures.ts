/** What is done to a photo itself: cutting it out, cropping it, frames of all forms. */
import { message } from '#messages/message.ts';
import type { Place } from '#tools/contract/page-space.ts';
import { ask, calls, type Ground, type Grounded } from '../grounded.ts';
import type { Frame, Intent, Reference } from '../intents.ts';
import { BACKGROUND_NOUNS, PICTURE_NOUNS } from '../lexicon.ts';
import { listOf } from '#agent/dialogue/say/names.ts';
import { isChange, takeChange } from '../read-change.ts';
import { readReference } from '../read-reference.ts';
import { resolve } from '../resolve.ts';
import { words } from '../rules.ts';
import { Scan } from '../scan.ts';
import { groundPicked } from './picked-cutouts.ts';

const PHOTO: Reference = { kind: 'image', said: 'the photo' };
const AWAY = '(?:remove|delete|erase|take (?:away|out|off)|get rid of|clear|strip|drop|lose|cut (?:away|off)|knock out|rm|kill)';
const BG = `(?:${BACKGROUND_NOUNS})`;
const RESTORE = words(`(?:restore|bring back|put back|get back|undo|show|keep|i want|give (?:it|me) back) (?:the |its |my )?(?:original )?(?:${BG}|cut ?out)(?: again| back)?|(?:un ?cut|uncut ?out)|(?:bring|put|get) (?:the |its )?(?:original )?${BG} back|(?:un|don't )(?:remove|cut out) (?:the )?${BG}|with (?:its|the) (?:original )?${BG} (?:again|back)|original photo back`);
/** The photo's own background. */
const OF_PHOTO = words(
  `${AWAY} (?:the |its |his |her |my )?(?:(?:white|messy|old|whole|photo|picture|image|ugly) )*${BG} (?:of|from|in|behind|on|around) .*|(?:${PICTURE_NOUNS})(?:'?s)? ${BG}(?= (?:away|out|off|removed|gone)|$)|${AWAY} (?:the |its |my )?(?:${PICTURE_NOUNS})(?:'?s)? ${BG}|${AWAY} (?:what(?:ever|'?s| is)?(?: stuff| all)?(?: that)?(?: is|'s)?|everything|all|the (?:\\p{L}+ )?(?:stuff|things?|mess|junk|clutter|bits?|parts?|room|kitchen|table|wall|shelf|shelves)) (?:that'?s |which is )?behind (?:the |my |this |that )?[\\p{L}]+|cut ?outs?|cut (?:it|them|this|that|the [\\p{L} ]+?|my [\\p{L} ]+?|her|him) out|(?:isolate|extract|knock out) (?:the|it|this|my|that) ?[\\p{L} ]*|background ?remov(?:al|er|ed)|(?:make|turn|get) (?:the |its |my )?(?:${PICTURE_NOUNS})(?:'?s)? (?:${BG} )?(?:transparent|see[ -]?through)|(?:without|no) (?:its |the )?${BG}(?= (?:of|behind)|$)`,
);
const BARE = words(`${AWAY} (?:the |its |this |my |both |all (?:the |of the )?|their |both the )?(?:(?:white|messy|old|whole|ugly|photo) )*${BG}|(?:no|without) ${BG}`);

/** What is cut out: "cut out the shoe", "the background behind the bag". */
function subjectIn(text: string): Reference {
  const named = new RegExp(`(?:cut ?out|isolate|extract|knock out)\\s+(?!of|from)(.+?)(?:\\s+(?:from|of|in|out of) .*)?$|cut\\s+(.+?)\\s+out|${BG}\\s+(?:of|from|in|behind|on|around)\\s+(.+)$|(?:${AWAY}|make|turn)\\s+((?:the|my|this|that) [\\p{L}]+?)(?:'s)? (?:${BG}|transparent)`, 'iu').exec(text);
  const phrase = named?.slice(1).find((part) => part !== undefined) ?? '';
  const reference = readReference(phrase.replace(/\s+(?:please|pls)$/i, ''));
  if (!reference || reference.pronoun) return reference ?? PHOTO;
  // "the shoe" need not be the file's name: it is what the photo shows.
  return { ...reference, kind: 'image', ...(reference.all ? { all: true } : {}) };
}

/** "remove the background of the photo", "cut out the shoe", "bring the background back". */
export function readCutout(text: string): Intent | null {
  const scan = new Scan(text);
  const bare = scan.rest.replace(/[.!?]+$/, '').trim();
  if (RESTORE.test(bare) && !/page|canvas|colou?r|white again|undo/i.test(bare)) return { kind: 'cutout', target: PHOTO, restore: true };
  // "see-through, like 50 %": that is how it is shown.
  if (/(?:transparent|see[ -]?through)/i.test(bare) && /\d ?%|percent|half|semi|a bit|a little|slightly|more |less /i.test(bare)) return null;
  if (OF_PHOTO.test(bare)) return { kind: 'cutout', target: subjectIn(text.replace(/[.!?]+$/, '')), restore: false };
  if (BARE.test(bare) && !/page|canvas|colou?r|gradient|design/i.test(bare)) return { kind: 'cutout', target: /(?:both|all|their|backgrounds)(?!\p{L})/iu.test(bare) ? { ...PHOTO, all: true, said: 'the photos' } : PHOTO, restore: false };
  return null;
}

export function groundCutout({ target, restore, keep }: Extract<Intent, { kind: 'cutout' }>, ground: Ground): Grounded {
  if (keep) return groundPicked(keep, target, ground);
  const { canvas, memory, attached } = ground;
  const images = canvas.layers.filter(({ type, empty }) => type === 'image' && !empty);
  const cut = (layer: string): Grounded => calls({ tool: 'remove_background', input: { layer, ...(restore ? { restore: true } : {}) } });
  const wanted = restore ? images.filter(({ cutout }) => cutout) : images;
  // "the red shoe" need not be a file's name as it stands.
  const shown = target.content === undefined ? null : resolve({ ...target, kind: 'image' }, { ...canvas, layers: wanted }, memory);
  if (shown && 'layers' in shown && shown.layers.length === 1 && shown.layers[0] && wanted.length > 1) return cut(shown.layers[0].id);
  const named = target.content === undefined ? undefined : [...wanted].reverse().find(({ name, alt }) => `${name} ${alt}`.toLowerCase().includes(target.content?.toLowerCase() ?? ''));
  if (named) return cut(named.id);
  const fresh = attached.filter((name) => !images.some((layer) => layer.name === name));
  if (!restore && fresh.length > 0) return calls(...fresh.map((picture) => ({ tool: 'remove_background', input: { picture } })));
  if (restore && wanted.length === 0) return ask(message(images.length === 0 ? 'assistant.askPicture' : 'assistant.nothingCutOut'));
  if (wanted.length === 1 && wanted[0]) return cut(wanted[0].id);
  if (wanted.length === 0) {
    const waiting = canvas.pictures.at(-1);
    return waiting ? calls({ tool: 'remove_background', input: { picture: waiting.asset } }) : ask(message('assistant.askPicture'));
  }
  // Words that are no file's name say what the photo shows: which of several can't be told.
  const { content: _content, ...plain } = target;
  const found = resolve({ ...plain, kind: 'image' }, { ...canvas, layers: wanted }, memory);
  if ('layers' in found && found.layers.length > 0) return calls(...found.layers.map(({ id }) => ({ tool: 'remove_background', input: { layer: id, ...(restore ? { restore: true } : {}) } })));
  return ask(message('assistant.askWhich', { list: listOf(wanted.slice(-6)) }));
}

const RATIOS: readonly (readonly [pattern: string, ratio: string])[] = [
  ['(\\d{1,2}) ?[:x/] ?(\\d{1,2})', ''],
  ['squares?', '1:1'],
  ['(?:instagram )?portrait|upright|vertical', '4:5'],
  ['story|9 by 16|tall', '9:16'],
  ['widescreen|landscape|wide|horizontal', '16:9'],
  ['panorama|banner', '3:1'],
];

const FRAMES: readonly (readonly [pattern: string, frame: Frame])[] = [
  ['arch(?:es|ed)?|archway|arch[ -]shaped', 'arch'],
  ['hexagons?|hexagonal|honeycomb', 'hexagon'],
  ['hearts?|heart[ -]shaped', 'heart'],
  ['stars?|star[ -]shaped', 'star'],
  ['blobs?|organic(?: shape)?|blobby', 'blob'],
  ['clouds?|cloud[ -]shaped', 'cloud'], ['flowers?|flower[ -]shaped', 'flower'], ['(?:tear|rain|water)?drops?|drop[ -]shaped', 'drop'], ['(?:half |crescent )?moons?|moon[ -]shaped', 'moon'], ['diamonds?|rhombus', 'diamond'], ['octagons?|octagonal', 'octagon'],
  ['triangles?|triangular', 'triangle'], ['pentagons?', 'pentagon'], ['torn(?: paper)?', 'torn'], ['brush(?: ?strokes?)?', 'brush'], ['splash(?:es)?|paint splash', 'splash'], ['bottle[ -]shaped?', 'bottle'], ['eggs?|egg[ -]shaped', 'egg'], ['squircles?', 'squircle'], ['pill[ -]shaped?', 'pill'],
  ['shields?', 'shield'], ['(?:postage )?stamps?', 'stamp'], ['tickets?', 'ticket'], ['lea(?:f|ves)|leaf[ -]shaped', 'leaf'], ['gears?|cogs?', 'gear'], ['speech bubbles?', 'speech-bubble'],
  ['circles?|circular|round', 'circle'],
  ['rounded(?: corners?| rectangle)?', 'rounded'],
  ['rectangles?|rectangular|no frame|without (?:a )?frame', 'rectangle'],
];

const FOCUS: readonly (readonly [pattern: string, place: Place])[] = [
  ['top left', 'top-left'], ['top right', 'top-right'], ['bottom left', 'bottom-left'], ['bottom right', 'bottom-right'],
  ['top|upper(?: part| half)?', 'top'], ['bottom|lower(?: part| half)?', 'bottom'], ['left(?: side| half)?', 'left'], ['right(?: side| half)?', 'right'], ['middle|cent(?:er|re)', 'center'],
];

/** "crop to square", "zoom in on the left", "put the photo in an arch". */
export function readCrop(text: string, verb: string): Intent[] | null {
  const scan = new Scan(text);
  const bare = scan.rest;
  const cropping = words('crop(?:ped|ping)?|trim|uncrop|recrop|cut (?:it|the (?:photo|picture|image)) (?:to|down)').test(bare);
  const zooming = words(`zoom(?:ed)? (?:in|out)|(?:focus|concentrate) on|zoom|close[ -]?up of`).test(bare);
  const frame = FRAMES.find(([pattern]) => words(`(?:(?:in(?:to|side)?|as|with|to|use|add|give (?:it|the (?:photo|picture|image))) )?(?:an? )?(?:${pattern})(?:[ -](?:frame|mask|crop|shape)d?)`).test(bare))
    ?? (words(PICTURE_NOUNS).test(bare) ? FRAMES.find(([pattern]) => words(`(?:in(?:to|side)?|as${cropping ? '|to' : ''}) an? (?:${pattern})`).test(bare)) : undefined);
  const whole = words('uncrop|(?:show|see|use) (?:the )?(?:whole|full|entire|complete|original) (?:photo|picture|image)|remove (?:the )?crop|not cropped|original (?:ratio|crop)|(?:un)?crop back').test(bare);
  if (!cropping && !zooming && !frame && !whole) return null;
  if (zooming && !cropping && words('page|canvas|screen').test(bare)) return null;
  if (/^(?:add|draw|insert|create)/i.test(verb) && !words(`frame|${PICTURE_NOUNS}`).test(bare)) return null;
  const rest = bare.replace(/^(?:please |can you |could you )*/, '');
  const target = targetIn(text, rest);
  const intent: Extract<Intent, { kind: 'crop' }> = { kind: 'crop', target };
  if (whole) return [{ ...intent, whole: true }];
  if (frame && !cropping && !zooming) {
    // "in a circle with a white border"
    const { outline, shadow } = takeChange(new Scan(text));
    const looks = { ...(outline === undefined ? {} : { outline }), ...(shadow === undefined ? {} : { shadow }) };
    return [{ ...intent, frame: frame[1] }, ...(isChange(looks) ? [{ kind: 'change' as const, targets: [target], change: looks }] : [])];
  }
  for (const [pattern, ratio] of RATIOS) {
    const match = new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'iu').exec(bare);
    if (!match || intent.ratio) continue;
    intent.ratio = ratio || `${match[1]}:${match[2]}`;
  }
  if (frame) intent.frame = frame[1];
  else if (words('circle|round').test(bare)) intent.frame = 'circle';
  const focus = FOCUS.find(([pattern]) => words(`(?:to|on|at|from|of|in|keep)(?: the)? (?:${pattern})|the (?:${pattern})(?= (?:part|side|half))`).test(bare));
  if (focus) intent.focus = focus[1];
  const out = words('zoom(?:ed)? out|(?:less|wider) crop|looser|wider').test(bare);
  const strong = words('much|way|a lot|really|tight(?:er|ly)?').test(bare);
  const factor = /(\d(?:\.\d+)?) ?(?:x|times)/.exec(bare)?.[1];
  if (zooming || words('tight(?:er|ly)?|closer|in').test(bare.replace(/in (?:an?|the)/g, ''))) intent.zoom = factor ? Math.max(1, Number(factor)) : out ? 1 : strong ? 1.8 : words('a bit|slightly|a little').test(bare) ? 1.2 : 1.4;
  const shown = /(?:zoom(?:ed)? in (?:on|to)|focus on|close[ -]?up of|crop (?:it |the photo )?to)\s+(?:(?:the|her|his|my|its) )?(?!(?:top|bottom|left|right|middle|cent|upper|lower|photo|picture|image|square|it\b|portrait|landscape|wide|an?\b|\d))([\p{L}]+(?: [\p{L}]+)?)/iu.exec(text)?.[1];
  // What a photo shows can't be seen: the middle is what can be done, and said.
  const blind = shown !== undefined && intent.ratio === undefined && !focus;
  if (blind && intent.zoom === undefined) intent.zoom = 1.4;
  return [intent, ...(blind ? [{ kind: 'remark' as const, about: 'face' as const }] : [])];
}

function targetIn(text: string, rest: string): Reference {
  const noun = new RegExp(`(?:(?:the|my|this|that|its|both|all(?: the)?|left|right|top|bottom|first|second|third|last|big|small|other|two) )*(?:${PICTURE_NOUNS})`, 'iu').exec(text)?.[0];
  if (noun) return readReference(noun) ?? PHOTO;
  const named = /(?:crop|zoom (?:in|out) on|trim)\s+(the [\p{L}-]+)/iu.exec(rest)?.[1];
  if (named && !FOCUS.some(([pattern]) => words(pattern).test(named))) return { ...PHOTO, content: named.replace(/^the /, ''), said: named };
  return /(?<!\p{L})(?:it|this|that)(?!\p{L})/iu.test(rest) ? { pronoun: true, said: 'it' } : PHOTO;
}

export function groundCrop(intent: Extract<Intent, { kind: 'crop' }>, ground: Ground): Grounded {
  const { canvas, memory } = ground;
  const images = canvas.layers.filter(({ type, empty }) => type === 'image' && !empty);
  if (images.length === 0) return ask(message('assistant.askPicture'));
  const found = resolve(intent.target, canvas, memory);
  let chosen = 'layers' in found ? found.layers.filter(({ type }) => type === 'image') : [];
  // "it", and that is a text, or words that no photo is called: the only photo is meant.
  if (chosen.length === 0) chosen = images.length === 1 ? images : [];
  if (chosen.length === 0) return ask(message('assistant.askWhich', { list: listOf(images.slice(-6)) }));
  const { ratio, focus, zoom, frame, whole } = intent;
  return calls(
    ...chosen.map(({ id }) => ({
      tool: 'crop',
      input: {
        layer: id, ...(whole ? { ratio: 'original' } : ratio ? { ratio } : {}), ...(focus ? { focus } : {}), ...(zoom === undefined ? {} : { zoom }), ...(frame ? { frame } : {}),
        ...(frame === 'rounded' ? { radius: Math.round(Math.min(canvas.width, canvas.height) * 0.04) } : {}),
        ...(!ratio && !zoom && !frame && !whole && !focus ? { ratio: '1:1' } : {}),
      },
    })),
  );
}
