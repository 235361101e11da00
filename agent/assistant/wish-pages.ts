/** Pages taken away, moved, copied, or added with words of their own, by wishes whose words are told apart. */
import { findColor } from './read-color.ts';
import { likePage } from './abilities/paging.ts';
import type { Ground, PlannedCall } from './grounded.ts';
import { pageNumbered } from './page-numbers.ts';
import type { Canvas } from './read-canvas.ts';
import { Scan } from './scan.ts';
import { slotsOf, type ToldWish } from './told-wish.ts';
import { wordsOf } from './wish-words.ts';

const PAGE = '(?:page|slide|artboard)';
const GONE = /(?<!\p{L})(?:delete|remove|drop|lose|kill|bin|scrap|ditch|erase|get rid|rid of|chuck|throw|cut|out|off|away|not needed|don'?t need|go)(?!\p{L})/iu;
const MOVED = /(?<!\p{L})(?:move[ds]?|comes?|goes|swap|switch|follows?|reorder|first|start|opener|front|before|after|ahead of|to the (?:very )?end|earlier|later|up|down|behind|between|(?:make|made|should be|shall be|be|to|as|=) (?:it |that |this )?(?:the )?(?:new )?(?:page|slide|number|\d+(?:st|nd|rd|th)?|second|third|fourth|last))(?!\p{L})/iu;
const COPIED = /(?<!\p{L})(?:cop(?:y|ies|ied)|duplicate|clone|repeat|twice|same (?:thing|again|page|slide|one|as this)|like (?:it|this(?: one)?|that(?: one)?)|just like)(?!\p{L})/iu;
const ALIKE = /(?<!\p{L})(?:same|identical|matching) (?:look|style|design|layout|colou?rs?|vibe|everything)(?!\p{L})/iu;
/** "copy the offer": a thing on the page, not the page. */
const OF_THING = new RegExp(`(?<!\\p{L})(?:copy|duplicate|clone|repeat)(?: of)? (?:the|my|our|that|this|these|both) (?!design|whole|same|lot|${PAGE})\\p{L}+(?!.*(?<!\\p{L})${PAGE}s?(?!\\p{L}))`, 'iu');
const ADDED = new RegExp(`(?<!\\p{L})(?:an?|another|one more|new|extra|more|\\d(?:nd|rd|th)|second|third|fourth|fifth|final|closing|last)(?: \\p{L}+)? ${PAGE}|${PAGE} (?:two|three|four|five|\\d)(?!\\p{L})|(?:add|one more|another|new one)`, 'iu');

/** The pages on which all words of a text that tell something stand. */
function pagesWith(text: string, { layers, elsewhere, page, pageNames }: Canvas): number[] {
  const words = wordsOf(text).filter((word) => word.length > 2 && !/^(?:the|this|that|one|page|slide|with|about|says?|which|before|after|our|and|for)$/u.test(word));
  if (words.length === 0) return [];
  const texts = new Map<number, string>(Object.entries(pageNames).map(([number, name]) => [Number(number), name]));
  for (const layer of [...layers, ...elsewhere]) texts.set(layer.page ?? page, `${texts.get(layer.page ?? page) ?? ''} ${layer.text} ${layer.cells.flat().join(' ')} ${layer.alt} ${layer.name}`);
  const share = (own: string) => words.filter((word) => wordsOf(own).some((one) => one === word || one === `${word}s` || `${one}s` === word)).length;
  const most = Math.max(0, ...[...texts.values()].map(share));
  return most === 0 ? [] : [...texts].filter(([, own]) => share(own) === most).map(([number]) => number);
}

/** The page that a wish is about: by its number, by what stands on it, else where the things are that are meant. */
function pageMeant(wish: ToldWish, canvas: Canvas): number | null {
  const [thing] = slotsOf(wish, 'R');
  if (thing !== undefined) {
    const numbered = pageNumbered(thing, canvas.pages, true);
    if (numbered !== null) return numbered;
    if (new RegExp(`^(?:this|the|that) (?:whole )?${PAGE}$`, 'iu').test(thing)) return canvas.page;
    const [named, ...others] = pagesWith(thing, canvas);
    if (named !== undefined && others.length === 0) return named;
  }
  const numbered = thing === undefined && slotsOf(wish, 'V').length === 0 ? pageNumbered(wish.text, canvas.pages) : null;
  if (numbered !== null) return numbered;
  const [where, ...others] = new Set(wish.meant.layers.map(({ page }) => page ?? canvas.page));
  if (where !== undefined && others.length === 0) return where;
  return thing === undefined && slotsOf(wish, 'V').length === 0 ? canvas.page : null;
}

/** Where a page shall go: its number among all, once it is there; null: it is not told. */
function placeFor(wish: ToldWish, from: number | null, canvas: Canvas): number | null {
  const { pages } = canvas;
  const things = slotsOf(wish, 'R');
  const ways = [...slotsOf(wish, 'V'), things.reduce((text, thing) => text.replace(thing, ' '), wish.text)];
  // Where there are as many pages as before, whatever stands behind it moves up.
  const beside = (way: string) => {
    const match = /(?<!\p{L})(before|ahead of|in front of|after|behind|follow(?:ing|s)?)(?: right)?(?: the| our| my)? (.+)$/iu.exec(way);
    const [at, ...others] = match ? [pageNumbered(match[2] ?? '', pages, true), ...pagesWith(match[2] ?? '', canvas)].filter((one) => one !== null) : [];
    if (!match || at === undefined || others.some((other) => other !== at)) return null;
    const shift = from !== null && from < at ? -1 : 0;
    return (/^(?:before|ahead|in front)/iu.test(match[1] ?? '') ? at : at + 1) + shift;
  };
  const numbered = ways.map((way) => (/(?<!\p{L})(?:before|after|behind|between|ahead)(?!\p{L})/iu.test(way) ? null : pageNumbered(way, pages, true))).find((one) => one !== null);
  if (numbered !== undefined && numbered !== null) return numbered;
  const next = ways.map(beside).find((one) => one !== null);
  if (next !== undefined && next !== null) return next;
  if (ways.some((way) => /(?<!\p{L})(?:first|start|opener|front|beginning)(?!\p{L})/iu.test(way))) return 1;
  return ways.some((way) => /(?<!\p{L})(?:end|last|close|closing)(?!\p{L})/iu.test(way)) ? pages : null;
}

/** "swap slide 3 and slide 4". */
function swapped(wish: ToldWish, canvas: Canvas): PlannedCall[] | null {
  const numbers = slotsOf(wish, 'R').flatMap((thing) => pageNumbered(thing, canvas.pages, true) ?? []);
  const [low, high, ...others] = [...numbers].sort((a, b) => a - b);
  if (!/(?<!\p{L})(?:swap|switch|exchange)(?!\p{L})/iu.test(wish.text) || low === undefined || high === undefined || others.length > 0 || low === high) return null;
  const move = (page: number, to: number): PlannedCall => ({ tool: 'pages', input: { action: 'move', page, to } });
  return [move(high, low), ...(high > low + 1 ? [move(low + 1, high)] : [])];
}

/** Whether a page is wished for that is a copy of one, with whatever else shall be on it. */
export function isCopied(wish: ToldWish, { layers }: Canvas): boolean {
  if (wish.label !== 'page' || OF_THING.test(wish.text)) return false;
  const news = slotsOf(wish, 'N').length;
  return (COPIED.test(wish.text) && !ALIKE.test(wish.text)) || (ALIKE.test(wish.text) && news > 0 && news === layers.filter(({ type, visible }) => type === 'text' && visible).length);
}

/** A new page with words on it, in the look of the one that is seen, or on a ground of its own. */
export function newPage(words: readonly string[], ground: Ground, more: { color?: string; to?: number } = {}): PlannedCall[] {
  const told = words.flatMap((text) => {
    const [title = '', rest] = text.split(/:\s+/u);
    // "What to bring: apron, appetite"; "tiramisu 5.80, panna cotta 5.20".
    if (words.length === 1 && rest !== undefined) return [title, ...rest.split(/\s*[,;]\s+/u)];
    const parts = text.split(/\s*[,;]\s+/u);
    return parts.length > 1 && parts.every((part) => /\p{L}{3}.*\d/u.test(part)) ? parts : [text];
  }).filter((text) => text !== '');
  const [headline, ...lines] = told;
  const { color, to } = more;
  const look = color === undefined ? likePage(ground.canvas, ground.deeds) : { colors: [color] };
  return [{ tool: 'pages', input: { action: 'add', ...(to === undefined ? {} : { to }), ...(color === undefined ? {} : { background: 'white' }) } }, { tool: 'compose_design', input: { headline, ...(lines.length > 0 ? { lines } : {}), ...look } }];
}

/** The colour of the ground that a new page shall have. */
export const paperOf = (wish: ToldWish): string | undefined => slotsOf(wish, 'V').flatMap((way) => (/(?<!\p{L})(?:back ?ground|bg|backdrop)(?!\p{L})/iu.test(way) ? (findColor(new Scan(way))?.color ?? []) : []))[0];

/** The calls of a wish about pages; null: it is not told which page, or where to. */
export function pageCalls(wish: ToldWish, ground: Ground): PlannedCall[] | null {
  const { canvas } = ground;
  const { text } = wish;
  const news = slotsOf(wish, 'N');
  const page = pageMeant(wish, canvas);
  const stands = (number: number | null): number is number => number !== null && number >= 1 && number <= canvas.pages;
  if (isCopied(wish, canvas)) {
    const to = placeFor(wish, null, canvas);
    const of = stands(page) ? page : canvas.page;
    const at = to === null ? undefined : /(?<!\p{L})(?:end|last)(?!\p{L})/iu.test(text) ? canvas.pages + 1 : to;
    return [{ tool: 'pages', input: { action: 'duplicate', page: of, ...(at === undefined || at === of + 1 || at > canvas.pages + 1 ? {} : { to: at }) } }];
  }
  if (news.length > 0) {
    if (news.some((one) => new RegExp(`(?<!\\p{L})${PAGE}s?(?!\\p{L})`, 'iu').test(one)) || /(?<!\p{L})(?:rename|call)(?!\p{L})/iu.test(text)) return null;
    const to = /(?<!\p{L})(?:at|to) the (?:very )?(?:end|back)(?!\p{L})/iu.test(text) ? canvas.pages + 1 : undefined;
    const color = paperOf(wish);
    return newPage(news, ground, { ...(color === undefined ? {} : { color }), ...(to === undefined ? {} : { to }) });
  }
  const exchanged = swapped(wish, canvas);
  if (exchanged) return exchanged;
  const to = placeFor(wish, stands(page) ? page : null, canvas);
  if (slotsOf(wish, 'V').length === 0 && GONE.test(text) && !MOVED.test(text.replace(/(?<!\p{L})(?:(?:comes?|goes|go) )?(?:out|off|away)(?!\p{L})/giu, ' ').replace(slotsOf(wish, 'R')[0] ?? ' ', ' '))) {
    return stands(page) && canvas.pages > 1 ? [{ tool: 'pages', input: { action: 'remove', page } }] : null;
  }
  if (MOVED.test(text) && (slotsOf(wish, 'R').length > 0 || wish.meant.layers.length > 0)) return stands(page) && stands(to) && to !== page ? [{ tool: 'pages', input: { action: 'move', page, to } }] : null;
  // Nothing is told of what shall stand there.
  return ADDED.test(text) && slotsOf(wish, 'R').length === 0 && wish.meant.layers.length === 0 ? [{ tool: 'pages', input: { action: 'add', ...(/(?<!\p{L})(?:at|to) the (?:very )?(?:end|back)(?!\p{L})/iu.test(text) ? { to: canvas.pages + 1 } : {}) } }] : null;
}
