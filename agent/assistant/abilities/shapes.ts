/** Shapes, lines, icons and stickers: "add a red circle behind the price", "put a star sticker top right". */
import { gapOf, roomBetween } from '../ground-change.ts';
import { ask, calls, type Ground, type Grounded, type PlannedCall } from '../grounded.ts';
import type { Change, Intent, Reference, ShapeWish } from '../intents.ts';
import { PICTURE_NOUNS } from '../lexicon.ts';
import { takeChange } from '../read-change.ts';
import type { Canvas, SeenLayer } from '../read-canvas.ts';
import { readReference } from '../read-reference.ts';
import { resolve } from '../resolve.ts';
import { words } from '../rules.ts';
import { Scan } from '../scan.ts';
import { message } from '#messages/message.ts';

/** Names of add_shape by what people say; the first that fits speaks. */
const SHAPES: readonly (readonly [pattern: string, wish: ShapeWish])[] = [
  ['speech ?bubbles?|chat bubbles?|word bubbles?|thought bubbles?', { shape: 'speech-bubble' }],
  ['(?:star ?)?bursts?|sun ?bursts?|explosions?', { shape: 'burst' }],
  ['rounded (?:rectangles?|box(?:es)?|bars?|squares?|panels?|cards?)|(?:text )?pills?(?= shape)', { shape: 'rounded' }],
  ['(?<=(?:round|circular) (?:[\\p{L}]+ )?)(?:badges?|seals?|stamps?|labels?)', { shape: 'circle' }],
  ['circles?|dots?|dis[ck]s?|round shapes?|circular shapes?|blobs? of colou?r', { shape: 'circle' }],
  ['ovals?|ellipses?', { shape: 'ellipse' }],
  ['squares?', { shape: 'rectangle', square: true }],
  ['(?:frames?|borders?)(?= (?:all )?(?:around|round|on) (?:the (?:whole |entire )?(?:page|design|canvas|edge|edges|post|outside|card|poster|flyer|thing|menu|story|ad|banner|label|invite|invitation)|it(?: all)?|everything|the lot)|$)', { shape: 'rectangle', framing: true }],
  ['rectangles?|rectangular shapes?|box(?:es)?|blocks?|panels?|bars?|stripes?|bands?|strips?|colou?r (?:areas?|fields?)|backing', { shape: 'rectangle' }],
  ['triangles?', { shape: 'triangle' }],
  ['pentagons?|hexagons?|octagons?|polygons?|diamonds?', { shape: 'polygon' }],
  ['stars?', { shape: 'star' }],
  ['hearts?', { shape: 'heart' }],
  ['arrows?', { shape: 'arrow' }],
  ['(?:dividers?|separators?|divider lines?|(?:thin |thick |horizontal |vertical |straight )*lines?|underline bars?|underlines?|rules?)', { shape: 'line' }],
  ['arch(?:es)?|arcs?', { shape: 'arch' }],
  ['blobs?|organic shapes?|splash(?:es)?', { shape: 'blob' }],
  ['ribbons?|banners?', { shape: 'ribbon' }],
  ['waves?|wavy (?:edge|shape)', { shape: 'wave' }],
  ['squiggles?|scribbles?|wavy lines?', { shape: 'squiggle' }],
];

const ADDING = "add|draw|put|insert|place|create|include|give (?:me|it|us)|make|want|need|use|have|stick|throw in|drop|paint";
const LEAD = new RegExp(`^(?:(?:please|now|also|then|and|can you|could you|i'd like|i want|i need|we need|let's)[\\s,]+)*(?:(?:${ADDING})\\s+)?(?:in\\s+)?`, 'iu');
const COUNTS: Record<string, number> = { a: 1, an: 1, another: 1, one: 1, some: 3, two: 2, three: 3, four: 4, five: 5, six: 6, 'a couple of': 2, 'a few': 3 };
const COUNT = '(?:(an?|another|one|some|two|three|four|five|six|a couple of|a few|\\d)(?: more)? )';
/** Words that say what it looks like stand between the article and the noun. */
const ADJECTIVES = '(?:(?!(?:text|photo|picture|headline|saying|with|behind|under|on|in|at|to|of)\\b)[\\p{L}#\\d-]+ ){0,4}?';
const BEHIND = /\s+(?:(?:right |just )?(?:behind|around|round(?= (?:the|my|this|that|it|them)(?!\p{L}))|beneath)|surrounding|enclosing|circling|framing)\s+(.+?)$/iu;
const UNDER = /\s+(?:(?:right |just )?(?:under(?:neath)?|below|beneath))\s+(.+?)$/i;
const BARE = /^(?!(?:the|my|this|that|these|both|all|move|put|make)\s)[\p{L}#\d -]{3,40}? (?:behind|around|under(?:neath)?|below|next to|beside) (?:the|my|this|it|everything)(?!\p{L})/iu;
const SAYS = /\s+(?:(?:that |which )?(?:says?|saying|reads?|reading)|with (?:the )?(?:text|words?))\s+(.+)$/i;

function nounIn(text: string): { wish: ShapeWish; index: number; length: number; count: number } | null {
  for (const [pattern, wish] of SHAPES) {
    const match = new RegExp(`^${COUNT}(${ADJECTIVES})(${pattern})(?: shapes?)?(?![\\p{L}'-])`, 'iu').exec(text);
    if (!match) continue;
    const noun = match[3] ?? '';
    const index = (match[0].toLowerCase().lastIndexOf(noun.toLowerCase()));
    return { wish, index, length: match[0].length - index, count: COUNTS[match[1]?.toLowerCase() ?? ''] ?? (Number(match[1]) || 1) };
  }
  return null;
}

const unquoted = (text: string) => new Scan(text).takeQuote() ?? text.trim().replace(/[.]$/, '');

/** "add a red circle behind the price", "draw an arrow from …", "a thin white line under the headline". Null: no shape. */
export function readShape(clause: string, verb: string): Intent[] | null {
  // "put the offer inside a yellow circle"
  const inside = /^(?:put|place|set|have|show|move) ((?:the|my|this|that) .+?|it|“[^”]+”|"[^"]+") (?:in|inside|into|within|on|onto) (?:of )?(an? (?!.*\b(?:page|corner|column|row|line|group|background|pill|frame)\b).+)$/iu.exec(clause);
  const held = inside?.[1] && inside[2] && nounIn(inside[2]) && !words(PICTURE_NOUNS).test(inside[1]) ? readReference(inside[1]) : null;
  // "$12 in a red circle": the shape first, then the words on it.
  const lettered = held ? null : /^(?:please )?(?:write|put|add|place|print|type|set|insert)\s+(?!(?:the|my|this|that|it|them|an?)\b)(.{1,40}?)\s+(?:in|on|inside|onto)\s+(an?\s+.+)$/iu.exec(clause);
  if (lettered?.[1] && lettered[2] && nounIn(new Scan(lettered[2]).rest)) {
    const [first] = readShape(`add ${lettered[2]}`, 'add') ?? [];
    const text = unquoted(lettered[1]);
    if (first?.kind === 'add-shape' && first.wish.shape !== 'line' && !first.wish.framing) return [first, { kind: 'add-text', text, role: 'badge', change: { position: { to: 'side', side: 'inside', of: { pronoun: true, said: 'it' } } } }];
  }
  // "yellow circle behind the shoe": with a place of its own it is a new one.
  const unled = clause.replace(/^(?:an?|some|another)\s+/i, '');
  const bare = verb === '' && BARE.test(unled) && nounIn(`a ${new Scan(unled).rest}`) ? `add a ${unled}` : null;
  const lead = held ? '' : (LEAD.exec(bare ?? clause)?.[0] ?? '');
  const body = held ? (inside?.[2] ?? '') : (bare ?? clause).slice(lead.length);
  if (/^(?:write|type|print|say)/i.test(verb) && !held) return null;
  const noun = nounIn(new Scan(body).rest);
  if (!noun || (verb === '' && lead.trim() === '' && !held)) return null;
  // "make a star", yes; "make a square post", "turn it into a square", "a line of text": no.
  const behindNoun = body.slice(noun.index + noun.length);
  if (/^\s+(?:stickers?|emojis?|icons?|post|photos?|images?|picture|version|format|design|layout|of (?:text|copy|words)|ads?|poster|flyer|for (?:instagram|facebook|pinterest))(?!\p{L})/iu.test(behindNoun)) return null;
  if (/^(?:make|change|turn|set|use|have)/i.test(verb) && /^(?:it|this|that|the|them)\b/i.test(body)) return null;
  const wish: ShapeWish = { ...noun.wish, ...(noun.count > 1 ? { count: Math.min(12, noun.count) } : {}) };
  const said = SAYS.exec(body);
  // A line that says something is a line of text.
  if (said && wish.shape === 'line') return null;
  let text = body.slice(0, said?.index);
  if (said?.[1]) wish.text = unquoted(said[1]);
  const behind = BEHIND.exec(text);
  const under = wish.shape === 'line' || /underline|bar/.test(body.slice(0, noun.index + noun.length)) ? UNDER.exec(text) : null;
  const thing = behind ?? under;
  if (thing?.[1] && !wish.framing) {
    const reference = readReference(thing[1].replace(/\s+(?:please|too|as well)$/i, ''));
    if (reference && !/^(?:the )?(?:page|canvas|design|whole|edge)/i.test(thing[1])) {
      if (behind) wish.behind = { ...reference, ...(reference.several ? {} : { all: reference.all ?? false }) };
      else wish.under = reference;
      text = text.slice(0, thing.index);
    }
  }
  const scan = new Scan(text);
  scan.blank(noun.index, Math.min(text.length, noun.index + noun.length));
  const seen = scan.take(words('semi[ -]?transparent|see[ -]?through|translucent|half transparent|transparent'));
  const change = takeChange(scan, { fresh: true });
  if (seen && change.opacity === undefined) change.opacity = 0.5;
  if (held) Object.assign(wish, { behind: held, holds: true });
  // "in a circle": what was just spoken of.
  else if (/^(?:put )?(?:it )?in(?:side)? an? /i.test(clause.trim())) wish.behind = { pronoun: true, said: 'it' };
  const shape: Intent = { kind: 'add-shape', wish, change };
  const it: Reference = { pronoun: true, said: 'it' };
  return wish.text === undefined ? [shape] : [shape, { kind: 'add-text', text: wish.text, role: 'badge', change: { position: { to: 'side', side: 'inside', of: it } } }];
}

const PICTOGRAPHS = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f|\s)+$/u;

/** Things that people want as a sticker without saying so. */
const THINGS = '(?:confetti|snow ?flakes?|balloons?|flowers?|roses?|leaves|leaf|sparkles?|fireworks?|check ?marks?|ticks?|crowns?|gifts?|presents?|flames?|suns?|moons?|clouds?|rainbows?|(?:christmas |palm )?trees?|pumpkins?|ghosts?|coffee cups?|cups? of coffee|(?:birthday )?cakes?|cupcakes?|shopping (?:bag|cart)s?|megaphones?|bells?|(?:location )?pins?|envelopes?|music(?:al)? notes?|smil(?:ey|eys|ies)|thumbs up|party poppers?|lightning(?: bolts?)?|diamonds? ring|trophy|trophies|medals?|paw prints?|butterfl(?:y|ies)|footprints?|kisses|lips|snowman|snowmen|bunny|bunnies|easter eggs?)';

/** "add a fire sticker", "put 🔥 next to the price", "a shopping cart icon". */
export function readSticker(clause: string, verb: string): Intent[] | null {
  const lead = LEAD.exec(clause)?.[0] ?? '';
  let body = clause.slice(lead.length).trim();
  if (verb === '' && lead.trim() === '' && !/(?:sticker|emoji|icon)/i.test(body)) return null;
  const picture = /(?:\p{Extended_Pictographic}(?:\u200d|\ufe0f|\p{Emoji_Modifier}|\p{Extended_Pictographic})*|\p{Regional_Indicator}{2})/u.exec(body);
  const without = picture ? body.replace(picture[0], ' ').replace(/(?<!\p{L})(?:an?|emojis?|stickers?|some|one|to it|please|pls)(?!\p{L})/giu, ' ') : '';
  const noun = new RegExp(`^${COUNT}?(?:(?:the|my) )?((?:(?!(?:text|saying)\\b)[\\p{L}#\\d'&-]+ ){0,5}?)(stickers?|emojis?|icons?|symbols?|pictograms?)(?: (?:of|with|showing|like) (?:an?|the|some)? ?([\\p{L} -]+?)(?= (?:in|on|at|to|next|above|below|under|over|behind|beside|near|top|bottom)(?!\\p{L})|,|$))?(?!\\p{L})`, 'iu').exec(body);
  if (noun && /^(?:change|make|move|delete|remove|recolou?r|rotate|resize|set|bring|send|scale|flip|duplicate|copy|group|crop|align)/i.test(verb) && !/^(?:make|create) (?:me )?an?\b/i.test(clause)) return null;
  if (picture) {
    // Words beside it, and no noun: a text with an emoji in it.
    const scan = new Scan(without);
    const change = takeChange(scan, { fresh: true });
    if (!noun && scan.left().replace(/(?<!\p{L})(?:and|on|in|at|the|it)(?!\p{L})|\p{Extended_Pictographic}|\ufe0f|,/giu, '').trim() !== '') return null;
    const others = [...body.replace(picture[0], '').matchAll(/\p{Extended_Pictographic}(?:\u200d|\ufe0f|\p{Emoji_Modifier})*/gu)].map(([emoji]): Intent => ({ kind: 'add-sticker', sticker: emoji, change: {} }));
    return [{ kind: 'add-sticker', sticker: picture[0], change }, ...others.slice(0, 5)];
  }
  const thing = noun ? null : new RegExp(`^${COUNT}?(?:(?:the|big|small|little|large|cute|nice|golden|red) )*(${THINGS})(?![\\p{L}])`, 'iu').exec(body);
  if (thing?.[2] && verb !== '' && /^(?:add|put|place|insert|include|draw|throw|stick|drop|give|create)/i.test(verb)) {
    const around = /^\s+(?:all )?(?:around|round) ((?:the|my|this|that) [\p{L} ]+?|it)[.!]*$/iu.exec(body.slice(thing[0].length))?.[1];
    const of = around ? readReference(around) : null;
    // Round about it: at its corners.
    if (of) return (['top-left', 'top-right', 'bottom-right'] as const).map((place) => ({ kind: 'add-sticker', sticker: thing[2] ?? '', change: { position: { to: 'within', place, of } } }));
    const scan = new Scan(body.slice(thing[0].length));
    const change = takeChange(scan, { fresh: true });
    const many = COUNTS[thing[1]?.toLowerCase() ?? ''] ?? (Number(thing[1]) || 1);
    if (scan.left().replace(/(?<!\p{L})(?:please|pls|to it|on it|and|in|on|at|the)(?!\p{L})/giu, '').trim() === '') return [{ kind: 'add-sticker', sticker: thing[2], ...(many > 1 ? { count: many } : {}), change }];
  }
  if (!noun) return PICTOGRAPHS.test(body) && body !== '' ? [{ kind: 'add-sticker', sticker: body, change: {} }] : null;
  if (new RegExp(`^(?:${PICTURE_NOUNS})`, 'iu').test(noun[2] ?? '')) return null;
  body = body.slice(noun[0].length);
  const describing = new Scan(noun[2] ?? '');
  const described = takeChange(describing, { fresh: true });
  // "a red heart": the colour belongs to the thing in an emoji's name.
  const name = (noun[4] ?? (noun[3]?.startsWith('icon') ? describing.left() : (noun[2] ?? '').replace(/(?<!\p{L})(?:big|small|large|huge|tiny|little|nice|cute)(?!\p{L})/giu, ''))).replace(/^(?:an?|the|my|some)\s+/i, '').trim();
  if (name === '') return [{ kind: 'add-sticker', sticker: '', change: {} }];
  const scan = new Scan(body);
  const change = { ...described, ...takeChange(scan, { fresh: true }) };
  const count = COUNTS[noun[1]?.toLowerCase() ?? ''] ?? (Number(noun[1]) || 1);
  if (noun[3]?.startsWith('icon') || noun[3]?.startsWith('symbol') || noun[3]?.startsWith('pictogram')) return [{ kind: 'add-shape', wish: { icon: name }, change }];
  return [{ kind: 'add-sticker', sticker: name, ...(count > 1 ? { count: Math.min(12, count) } : {}), change }];
}

const px = (value: number) => Math.round(value);

/** Where something new goes: a place of the page, or beside what was named. */
function placeOf(change: Change, size: { width: number; height: number }, ground: Ground): Record<string, unknown> | { missing: Reference } {
  const { position } = change;
  const { canvas, memory } = ground;
  if (!position) return {};
  if (position.to === 'place') return { place: position.place };
  if (position.to === 'edge') return { place: position.align.startsWith('center') ? 'center' : position.align };
  if (position.to === 'center') return { place: 'center' };
  if (position.to === 'point') return { x: position.x, y: position.y };
  if (position.to === 'between') {
    const room = roomBetween(position.of, canvas, memory);
    return room ? { x: px(room.x + (room.width - size.width) / 2), y: px(room.y + (room.height - size.height) / 2) } : { missing: position.of[0] };
  }
  if (position.to !== 'side' && position.to !== 'within') return {};
  const found = resolve(position.of, canvas, memory);
  const box = 'layers' in found ? found.layers[0]?.box : null;
  if (!box) return { missing: position.of };
  const gap = gapOf(canvas);
  const middle = { x: box.x + (box.width - size.width) / 2, y: box.y + (box.height - size.height) / 2 };
  const side = position.to === 'within' ? null : position.side;
  if (side === null && position.to === 'within') {
    const horizontal = position.place.endsWith('left') ? box.x : position.place.endsWith('right') ? box.x + box.width - size.width : middle.x;
    const vertical = position.place.startsWith('top') ? box.y : position.place.startsWith('bottom') ? box.y + box.height - size.height : middle.y;
    return { x: px(horizontal), y: px(vertical) };
  }
  const kept = (x: number, y: number) => ({ x: px(Math.min(canvas.width - size.width, Math.max(0, x))), y: px(Math.min(canvas.height - size.height, Math.max(0, y))) });
  switch (side) {
    case 'above': return kept(middle.x, box.y - gap - size.height);
    case 'below': return kept(middle.x, box.y + box.height + gap);
    case 'left-of': return kept(box.x - gap - size.width, middle.y);
    case 'right-of':
      // At the page's edge there may be no room: then on the other side.
      return box.x + box.width + gap + size.width > canvas.width && box.x - gap - size.width >= 0 ? kept(box.x - gap - size.width, middle.y) : kept(box.x + box.width + gap, middle.y);
    default: return kept(middle.x, middle.y);
  }
}

const looksOf = (change: Change): Record<string, unknown> => ({
  ...(change.color === undefined ? {} : { color: change.color }),
  ...(change.gradient === undefined ? {} : { gradient: change.gradient }),
  ...(change.outline === undefined || change.outline === 'none' ? {} : { outline: change.outline }),
  ...(change.opacity === undefined ? {} : { opacity: change.opacity }),
  ...(change.rotation === undefined && change.turn === undefined ? {} : { rotation: change.rotation ?? change.turn }),
  ...(change.radius === undefined ? {} : { radius: change.radius }),
});

/** Where the letters of a short text may lie in its wide box; what is not known is taken generously. */
function inkOf({ type, text, size, box }: SeenLayer): SeenLayer['box'] {
  if (type !== 'text' || !box) return box;
  const longest = Math.max(...text.split('\n').map((line) => line.length));
  return { ...box, width: Math.min(box.width, longest * size * 0.62) };
}

/** A round or pointed shape that holds all of a large text would not fit the page: then as large as the page allows. */
function keptSmall(box: { x: number; y: number; width: number; height: number } | null, shape: string, canvas: Canvas): Record<string, unknown> {
  const short = Math.min(canvas.width, canvas.height);
  if (!box || !['circle', 'star', 'burst', 'heart', 'polygon', 'blob'].includes(shape)) return {};
  const needed = Math.hypot(box.width, box.height) * (shape === 'circle' ? 1.1 : 1.5);
  if (needed <= short * 0.9) return {};
  const side = px(short * 0.86);
  return { width: side, height: side, x: px(box.x + (box.width - side) / 2), y: px(box.y + (box.height - side) / 2) };
}

/** A shape, or several beside each other. */
/** "put the mug in a heart", and that is a photo: it is cut to the heart instead of standing on one. */
function cutInstead({ wish, change }: Extract<Intent, { kind: 'add-shape' }>, { canvas, memory }: Ground): Grounded | null {
  if (!wish.holds || !wish.behind || !wish.shape || !CUTTING.has(wish.shape) || Object.keys(change).length > 0) return null;
  const found = resolve(wish.behind, canvas, memory);
  const pictures = 'layers' in found ? found.layers : [];
  return pictures.length > 0 && pictures.every(({ type, empty }) => type === 'image' && !empty) ? calls(...pictures.map(({ id }) => ({ tool: 'crop', input: { layer: id, frame: wish.shape } }))) : null;
}

/** Shapes that are outlines of pictures too. */
const CUTTING = new Set(['heart', 'star', 'circle', 'triangle', 'arch', 'blob']);

export function groundShape({ wish, change }: Extract<Intent, { kind: 'add-shape' }>, ground: Ground): Grounded {
  const cut = cutInstead({ kind: 'add-shape', wish, change }, ground);
  if (cut) return cut;
  const { canvas, memory } = ground;
  const short = Math.min(canvas.width, canvas.height);
  const what: Record<string, unknown> = wish.icon === undefined ? { shape: wish.shape } : { icon: wish.icon };
  const input: Record<string, unknown> = { ...what, ...looksOf(wish.framing ? { ...change, outline: 'none' } : change) };
  if (wish.framing) return calls({ tool: 'add_shape', input: { ...input, ...(change.color === undefined && change.outline && change.outline !== 'none' ? { color: change.outline.color } : {}), shape: 'frame' } });
  const beside = wish.behind ?? wish.under;
  if (beside) {
    const found = resolve(beside, canvas, memory);
    if (!('layers' in found) || !found.layers[0]) return ask(message('assistant.askWhere'));
    if (wish.under) {
      const box = found.layers[0].box ?? { x: 0, y: 0, width: canvas.width, height: 0 };
      const height = Math.max(4, px(short * 0.008));
      const space = px(Math.max(6, height * 1.5));
      return calls({ tool: 'add_shape', input: { ...input, shape: wish.shape === 'line' ? 'line' : 'rectangle', x: box.x, y: px(box.y + box.height + space), width: box.width, height } });
    }
    return calls(...found.layers.map((layer): PlannedCall => ({ tool: 'add_shape', input: { ...input, ...keptSmall(inkOf(layer), wish.shape ?? '', canvas), behind: layer.id } })));
  }
  const base = short * (wish.icon === undefined ? 0.28 : 0.14) * (change.scale ?? 1);
  const flat = wish.shape === 'line' || wish.shape === 'ribbon' || (wish.shape === 'rectangle' && !wish.square) || wish.shape === 'rounded' || wish.shape === 'arrow';
  const width = change.fill ? canvas.width : px(change.width ?? change.fontSize ?? (wish.shape === 'line' ? short * 0.5 : base * (flat ? 1.5 : 1)));
  const height = px(change.height ?? (wish.shape === 'line' ? Math.max(4, short * 0.006) : change.fill ? base * 0.6 : change.width !== undefined && !flat ? width : flat ? width * 0.45 : width));
  const place = placeOf(change, { width, height }, ground);
  if ('missing' in place) return ask(message('assistant.askWhere'));
  if (change.width !== undefined || change.height !== undefined || change.fontSize !== undefined || change.scale !== undefined || change.fill || wish.square || place.x !== undefined) Object.assign(input, { width, height });
  if (change.fill && place.x === undefined) Object.assign(input, { x: 0 }, place.place === undefined ? {} : { y: place.place === 'top' ? 0 : place.place === 'bottom' ? canvas.height - height : px((canvas.height - height) / 2) });
  else Object.assign(input, place);
  return calls(...spreadOut(wish.count ?? 1, 'add_shape', input, { width, height }, canvas));
}

/** Several of a kind, side by side. */
function spreadOut(count: number, tool: string, input: Record<string, unknown>, size: { width: number; height: number }, canvas: Canvas): PlannedCall[] {
  if (count < 2) return [{ tool, input }];
  const gap = gapOf(canvas);
  const all = count * size.width + (count - 1) * gap;
  const shrink = Math.min(1, (canvas.width * 0.88) / all);
  const width = size.width * shrink;
  const { place, ...rest } = input;
  const left = typeof input.x === 'number' ? input.x : (canvas.width - all * shrink) / 2;
  const top = typeof input.y === 'number' ? input.y : typeof place === 'string' && place.startsWith('top') ? canvas.height * 0.06 : typeof place === 'string' && place.startsWith('bottom') ? canvas.height * 0.94 - size.height * shrink : (canvas.height - size.height * shrink) / 2;
  return Array.from({ length: count }, (_, index) => ({
    tool,
    input: { ...rest, x: px(left + index * (width + gap * shrink)), y: px(top), ...(tool === 'add_sticker' ? { size: px(width) } : { width: px(width), height: px(size.height * shrink) }) },
  }));
}

/** A sticker by emoji or by words. */
export function groundSticker({ sticker, change, count }: Extract<Intent, { kind: 'add-sticker' }>, ground: Ground): Grounded {
  if (sticker === '') return ask(message('assistant.askSticker'));
  const { canvas } = ground;
  const size = px(change.width ?? change.fontSize ?? Math.min(canvas.width, canvas.height) * 0.18 * (change.scale ?? 1));
  const place = placeOf(change, { width: size, height: size }, ground);
  if ('missing' in place) return ask(message('assistant.askWhere'));
  const input: Record<string, unknown> = { sticker, ...place };
  if (change.scale !== undefined || change.width !== undefined || change.fontSize !== undefined || place.x !== undefined) input.size = size;
  if (change.rotation !== undefined || change.turn !== undefined) input.rotation = change.rotation ?? change.turn;
  if (change.outline && change.outline !== 'none') input.outline = change.outline;
  return calls(...spreadOut(count ?? 1, 'add_sticker', input, { width: size, height: size }, canvas));
}
