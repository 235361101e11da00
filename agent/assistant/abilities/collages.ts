/** Collages: "make a 2x2 collage of my photos", "no gap in the grid", "swap the first and the third photo". */
import { findGrid, PHOTO_GRIDS } from '#design/layout/photo-grids.ts';
import { message } from '#messages/message.ts';
import { ask, calls, type Ground, type Grounded } from '../grounded.ts';
import type { CollageWish, Intent } from '../intents.ts';
import type { Canvas, SeenLayer } from '../read-canvas.ts';

const LEAD = "(?:(?:please|now|also|then|and|ok|can you|could you|i'd like|i would like|i want|i need|we need|let's)[\\s,]+)*(?:(?:you )?to )?";
const MAKE = '(?:make|create|build|do|add|insert|put|place|arrange|lay out|show|turn|combine|set|give me|use|need|want)';
const GRID = '(?:collages?|(?:photo |picture |image )?(?:grids?|mosaics?|montages?))';
const PHOTOS = "(?:(?:all(?: of)?(?: the| my| these)?|both(?: the)?|my|the|these|those|our|some|\\d|two|three|four|five|six|seven|eight|nine|attached|uploaded|product) ?)*(?:photos?|pictures?|pics?|images?|shots?|them|cells?)";
/** What may follow: nothing of a brief. */
const DETAILS = '(?:,?\\s*(?:please|(?:with|and|in|of|from|using|out of|that has|without)\\s.*|one .*|side by side.*|\\d.*|no .*|round.*|as .*))?';
const NEW = new RegExp(`^${LEAD}(?:${MAKE}\\s+)?(?:${PHOTOS}\\s+(?:in(?:to)?|as|together in)\\s+)?(?:me )?(?:an?|another|the)?\\s*(?:(?:new|nice|simple|quick|${'\\d ?(?:x|×|by) ?\\d'}|\\d|two|three|four|five|six|seven|eight|nine)[- ]?(?:photo|picture|image|pic)?s?\\s+)*${GRID}${DETAILS}$`, 'iu');
const TOGETHER = new RegExp(`^${LEAD}(?:turn|combine|put|arrange|lay out|show|make)\\s+${PHOTOS}\\s+(?:in(?:to)?|as)\\s+an?\\s+.*${GRID}${DETAILS}$`, 'iu');
/** Speaks of the one that is there. */
const OLD = new RegExp(`(?<!\\p{L})(?:the|this|my|that) (?:photo |picture )?${GRID}|between the (?:photos|pictures|images|cells)`, 'iu');
const BRIEF = /(?<!\p{L})(?:sale|offer|post for|story for|flyer|poster|announc|birthday|saying|says|headline|title)/iu;

const NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 };
const ORDER = '(first|second|third|fourth|fifth|sixth|last|left|right|top|bottom|\\d(?:st|nd|rd|th)?)';
const PLACES: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, left: 1, top: 1, right: -1, bottom: -1, last: -1 };
const placeOf = (word: string) => PLACES[word.toLowerCase()] ?? Number.parseInt(word, 10);

const numberIn = (word: string | undefined) => (word === undefined ? undefined : (NUMBERS[word.toLowerCase()] ?? Number(word)));

/** Layout, gap and corners that a request speaks of. */
function detailsIn(text: string): CollageWish {
  const wish: CollageWish = {};
  const by = /(\d) ?(?:x|×|by) ?(\d)/i.exec(text);
  if (by) Object.assign(wish, { columns: Number(by[1]), rows: Number(by[2]) });
  const count = /(?<!\p{L}|\d|x|×)(two|three|four|five|six|seven|eight|nine|[2-9])[- ]?(?:(?:photo|picture|image|pic|cell)s?|(?:\p{L}+ )?(?:photos?|pictures?|pics?|images?))(?!\p{L})/iu.exec(text.replace(/\d ?(?:x|×|by) ?\d/gi, ' '));
  if (count) wish.count = numberIn(count[1]);
  const hero = /(?:(?:one|a|the)?(?: very)? ?(?:large|big|bigger|larger|main|hero)(?: (?:one|photo|picture|image))?|hero)\s*(?:is |stands? )?(?:on|at|to)? ?(?:the )?(left|right|top|bottom|middle|cent(?:er|re)|corner)/i.exec(text)?.[1]?.toLowerCase();
  if (hero) wish.form = `hero-${hero.startsWith('cent') ? 'middle' : hero}`;
  else if (/pinwheel/i.test(text)) wish.form = 'pinwheel';
  else if (/pyramid/i.test(text)) wish.form = 'pyramid';
  else if (/mosaic|uneven|irregular|staggered/i.test(text)) wish.form = 'mosaic';
  const lines = /(two|three|four|five|[2-5])? ?(columns?|rows?)(?!\p{L})/iu.exec(text);
  if (!wish.form && !by && (lines || /side by side|next to each other/i.test(text))) {
    const lined = lines?.[2]?.toLowerCase().startsWith('row') ? 'rows' : 'columns';
    wish.form = lined;
    if (lines?.[1] && wish.count === undefined) wish.count = numberIn(lines[1]);
  }
  const px = /(\d+) ?(?:px|pixels?)/i.exec(text);
  if (/(?:no|without(?: any)?|zero|remove the|take (?:out|away) the) (?:gaps?|spac(?:e|ing)|borders? between|room|margins?)|gapless|touching/i.test(text)) wish.gap = 0;
  else if (px && /gap|spac|between|apart/i.test(text)) wish.gap = Number(px[1]);
  else if (/gap|spac(?:e|ing)|apart|room|closer/i.test(text)) {
    if (/closer|(?:small|thin|narrow|tight|less|tin)/i.test(text)) wish.gapScale = 0.5;
    else if (/wide|big|large|more|further|thick|increase/i.test(text)) wish.gapScale = 2.5;
  }
  if (/round(?:ed)?(?:er)? (?:corners|edges)|corners? round/i.test(text)) wish.rounded = true;
  else if (/(?:sharp|square|straight) corners/i.test(text)) wish.rounded = false;
  return wish;
}

/** A wish for a collage or about the one that is there; null: the clause is about neither. */
export function readCollage(text: string): Intent | null {
  const said = text.trim().replace(/[.!?]+$/, '');
  const swap = new RegExp(`(?:swap|exchange|switch|change places of)\\s+(?:the )?(?:two (?:photos|pictures|images)|${ORDER}(?: (?:one|photo|picture|image|cell))?\\s+(?:and|with)\\s+(?:the )?${ORDER})(?: (?:one|photo|picture|image|cell)s?)?(.*)$`, 'iu').exec(said);
  if (swap && (OLD.test(said) || new RegExp(`in the ${GRID}`, 'iu').test(said))) return { kind: 'collage', wish: { swap: swap[1] && swap[2] ? [placeOf(swap[1]), placeOf(swap[2])] : [1, 2] } };
  if (OLD.test(said) && /^(?:\s*please\s+)?(?:make|change|set|turn|give|use|add|put|remove|take|no|with|without|increase|decrease|reduce|round|lay|switch)/iu.test(said)) {
    const wish = detailsIn(said);
    if (Object.keys(wish).length > 0) return { kind: 'collage', wish: { ...wish, there: true } };
    return null;
  }
  if (BRIEF.test(said) || !(NEW.test(said) || TOGETHER.test(said))) return null;
  return { kind: 'collage', wish: detailsIn(said) };
}

const isGrid = (canvas: Canvas, id: string) => {
  const inside = canvas.layers.filter(({ group }) => group === id);
  return inside.length >= 2 && inside.every(({ type }) => type === 'image');
};

/** The collage on the page: the selected one, or the newest. */
function gridOn(canvas: Canvas): { id: string; cells: SeenLayer[] } | null {
  const grids = canvas.layers.filter(({ id, type }) => type === 'group' && isGrid(canvas, id));
  const chosen = grids.find(({ id }) => canvas.selected.includes(id) || canvas.layers.some((cell) => cell.group === id && canvas.selected.includes(cell.id))) ?? grids.at(-1);
  return chosen ? { id: chosen.id, cells: canvas.layers.filter(({ group }) => group === chosen.id) } : null;
}

/** The layout of so many cells in the form that was wished for; undefined: any will do, null: there is none. */
function layoutOf({ columns, rows, form }: CollageWish, count: number): string | null | undefined {
  if (columns !== undefined && rows !== undefined) {
    const lattices: Readonly<Record<string, string>> = { '2x1': '2-columns', '1x2': '2-rows', '3x1': '3-columns', '1x3': '3-rows', '4x1': '4-columns', '2x2': '4-squares', '3x2': '6-three-two', '2x3': '6-two-three', '4x2': '8-four-two', '3x3': '9-squares' };
    return lattices[`${columns}x${rows}`] ?? null;
  }
  if (form === undefined) return undefined;
  if (findGrid(`${count}-${form}`)) return `${count}-${form}`;
  const near: Readonly<Record<string, string>> = { 'hero-left': `${count}-wide-left`, 'hero-top': `${count}-high-top` };
  return findGrid(near[form] ?? '') ? (near[form] ?? null) : null;
}

const layoutsOf = (count: number) => PHOTO_GRIDS.filter(({ cells }) => cells.length === count).map(({ id }) => id.replace(/^\d-/, '').replaceAll('-', ' ')).join(', ');

export function groundCollage({ wish }: Extract<Intent, { kind: 'collage' }>, ground: Ground): Grounded {
  const { canvas, attached } = ground;
  const shorter = Math.min(canvas.width, canvas.height);
  const present = gridOn(canvas);
  if (wish.swap || wish.there) {
    if (!present) return ask(message('assistant.noCollage'));
    if (wish.swap) {
      const [one, other] = wish.swap.map((place) => present.cells.at(place < 0 ? place : place - 1));
      return one && other && one !== other ? calls({ tool: 'photo_grid', input: { layer: present.id, swap: [one.id, other.id] } }) : ask(message('assistant.collageCells', { count: present.cells.length }));
    }
    const filled = present.cells.filter(({ empty }) => !empty).length;
    const count = wish.count ?? (wish.columns ?? 0) * (wish.rows ?? 0);
    const layout = layoutOf(wish, count > 0 ? count : present.cells.length);
    if (layout === null) return ask(message('assistant.noLayout', { count: count > 0 ? count : present.cells.length, list: layoutsOf(count > 0 ? count : present.cells.length) }));
    const even = layout ?? (wish.count !== undefined && wish.count !== present.cells.length ? PHOTO_GRIDS.find(({ cells }) => cells.length === Math.max(filled, wish.count ?? 0))?.id : undefined);
    return calls({ tool: 'photo_grid', input: { layer: present.id, ...(even === undefined ? {} : { layout: even }), ...spacing(wish, shorter, gapOf(present.cells)) } });
  }
  const inGrids = new Set(canvas.layers.filter(({ id, type }) => type === 'group' && isGrid(canvas, id)).map(({ id }) => id));
  const standing = canvas.layers.filter(({ type, empty, locked, group, name, alt }) => type === 'image' && !empty && !locked && !inGrids.has(group) && !/logo/i.test(`${name} ${alt}`));
  const onPage = new Set(standing.flatMap(({ name, asset }) => [name, asset]));
  const waiting = (attached.length > 0 ? attached : canvas.pictures.map(({ name }) => name)).filter((name) => !onPage.has(name));
  const wanted = wish.columns !== undefined && wish.rows !== undefined ? wish.columns * wish.rows : wish.count;
  const all = [...standing.map(({ id }) => id), ...new Set(waiting)];
  const pictures = all.slice(0, Math.min(9, wanted ?? 9));
  const count = wanted ?? pictures.length;
  if (count < 2) return ask(message('assistant.collageNeedsPictures', { count: all.length }));
  if (count > 9) return ask(message('assistant.collageTooLarge'));
  const layout = layoutOf(wish, count);
  if (layout === null) return ask(message('assistant.noLayout', { count, list: layoutsOf(count) }));
  const even = layout ?? (pictures.length < count ? PHOTO_GRIDS.find(({ id }) => id.startsWith(`${count}-`) && /squares|columns|two-three|three-two|four-two/.test(id))?.id : undefined);
  return calls({ tool: 'photo_grid', input: { ...(pictures.length > 0 ? { pictures } : {}), ...(even === undefined ? {} : { layout: even }), ...spacing(wish, shorter, Math.round(shorter * 0.015)) } });
}

function gapOf(cells: readonly SeenLayer[]): number {
  const boxes = cells.flatMap(({ box }) => box ?? []);
  const gaps = boxes.flatMap((one) => boxes.flatMap((other) => [other.x - one.x - one.width, other.y - one.y - one.height])).filter((gap) => gap > 0);
  return gaps.length > 0 ? Math.min(...gaps) : 0;
}

function spacing({ gap, gapScale, rounded }: CollageWish, shorter: number, present: number): Record<string, number> {
  const scaled = gapScale === undefined ? undefined : Math.round(Math.max(gapScale > 1 ? shorter * 0.012 : 0, present) * gapScale);
  const wanted = gap ?? scaled;
  return { ...(wanted === undefined ? {} : { gap: wanted }), ...(rounded === undefined ? {} : { radius: rounded ? Math.round(shorter * 0.03) : 0 }) };
}
