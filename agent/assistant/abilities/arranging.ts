/** Several layers put in order: aligned, spaced, stacked, swapped, made alike; grouped; copied. */
import { message } from '#messages/message.ts';
import { gapOf } from '../ground-change.ts';
import { ask, calls, targets, type Ground, type Grounded, type PlannedCall } from '../grounded.ts';
import type { ArrangeWish, Intent, Reference } from '../intents.ts';
import { LAYER_NOUNS } from '../lexicon.ts';
import { takeChange } from '../read-change.ts';
import type { SeenLayer } from '../read-canvas.ts';
import { readReference, readReferences } from '../read-reference.ts';
import { resolve } from '../resolve.ts';
import { words } from '../rules.ts';
import { Scan } from '../scan.ts';

const EVERYTHING: Reference = { kind: 'layer', all: true, said: 'everything' };
const THEM: Reference = { pronoun: true, several: true, all: true, said: 'them' };

const EDGES: Record<string, NonNullable<ArrangeWish['align']>> = { left: 'left', right: 'right', top: 'top', bottom: 'bottom', middle: 'middle', center: 'center', centre: 'center' };

/** The things that are to be arranged; "them" when none are named. */
function thingsIn(text: string): Reference[] {
  const plain = text.replace(/(?<!\p{L})(?:please|pls|now|again|all over|on the page|the whole page|on the canvas|nicely|neatly|properly|evenly|equally|a bit|more|with each other|to each other|together|along|so that|they|are|is)(?!\p{L})/giu, ' ').trim();
  if (/^(?:everything|all(?: of it| layers| elements| objects| things)?|it all|the (?:whole )?(?:design|page|layout)|all of them)?$/i.test(plain)) return [plain === '' ? THEM : EVERYTHING];
  if (/^(?:them|these|those|both(?: of them)?|they)$/i.test(plain)) return [THEM];
  return readReferences(plain).map((reference) => (reference.pronoun && reference.said !== 'it' ? { ...reference, several: true } : reference));
}

const isSeveral = (references: readonly Reference[]) => references.length > 1 || references.some(({ all, several }) => all === true || several === true);

const VERB = '(?:please )?(?:can you |could you )?';

/** A swap of places, not of words: "swap the photo and the headline", "swap the two photos", "switch their places". */
function readSwap(text: string): Intent | null {
  // "the date and the offer should switch places"
  const should = /^(.+?\s+(?:and|with)\s+.+?)\s+(?:should|must|need to|have to|can|could)\s+(?:swap|switch|trade|exchange|change)(?:\s+(?:their )?(?:places?|positions?|around))*$/iu.exec(text)?.[1];
  if (should) return readSwap(`swap the places of ${should}`);
  // "date and price the other way round"
  const turned = /^(?:(?:put|have|make|set)\s+)?(.+?\s+and\s+.+?)\s+(?:the other way (?:a?round|about)|swapped(?: a?round)?|switched(?: a?round)?|in reverse order)[.!]*$/iu.exec(text)?.[1];
  if (turned) return readSwap(`swap the places of ${turned.replace(/^(?!the |my |this )/i, 'the ').replace(/ and (?!the |my |this )/i, ' and the ')}`);
  const match = new RegExp(`^${VERB}(?:swap|switch|exchange|trade)\\s+(.+)$`, 'iu').exec(text);
  const rest = match?.[1]?.replace(/\s+around$/i, '');
  if (!rest) return null;
  if (/^(?:(?:the|their|its) )?(?:places?|positions?)(?: of)?\s*$|^(?:them|these|those|both)(?: around)?$/i.test(rest)) return { kind: 'arrange', targets: [THEM], wish: { swap: true } };
  const places = /^(?:the )?(?:places?|positions?) of (.+)$/i.exec(rest)?.[1] ?? /^(.+?)(?:'s?)? (?:places?|positions?)$/i.exec(rest)?.[1] ?? rest;
  const two = new RegExp(`^(?:the |my |these |those |both )?(?:two )?(?:both )?((?:${LAYER_NOUNS}))$`, 'iu').exec(places);
  if (two?.[1]) return { kind: 'arrange', targets: [{ ...(readReference(two[1]) ?? { said: two[1] }), all: true }], wish: { swap: true } };
  const pair = /^(.+?)\s+(?:and|with|for|&)\s+(.+)$/i.exec(places);
  if (!pair?.[1] || !pair[2]) return null;
  const [a, b] = [readReference(pair[1]), readReference(pair[2])];
  const named = (reference: Reference | null) => reference !== null && !reference.pronoun && (reference.kind !== undefined || reference.content !== undefined);
  if (!a || !b || !named(a) || !named(b)) return null;
  // Words for words, unless places were spoken of or both are things.
  const bothThings = [pair[1], pair[2]].every((one) => /^(?:the|my|that)\s+[\p{L}-]+(?: [\p{L}-]+)?$/iu.test(one.trim()));
  if (places === rest && (a.kind === undefined || b.kind === undefined) && !bothThings && !/"|“/.test(rest)) return null;
  if (/(?:^|\s)(?:this|that|another|a new|the new|the attached)\b/i.test(pair[2])) return null;
  return { kind: 'arrange', targets: [a, b], wish: { swap: true } };
}

function readMatch(text: string): Intent | null {
  const match = /^(?:please )?(?:make|set|give|resize|scale)?\s*(.+?)\s+(?:be\s+)?(?:at\s+)?(?:to\s+)?(?:the )?(?:same|equal) (size|width|height|dimensions)(?:\s+(?:as|like|of)\s+(.+))?$/i.exec(text)
    ?? /^(?:please )?(?:make|set|resize|scale)?\s*(.+?)\s+as (big|large|wide|tall|high) as\s+(the .+|my .+|it|that.*|".+")$/i.exec(text)
    ?? /^(?:please )?(?:(?:make|give|use|want|i want|i'd like|can we have) )?(?:the )?()(?:same|equal|one|matching) (size|width|height|dimensions)s? (?:for|on|of|between) (.+)$/i.exec(text)?.map((part, index, all) => (index === 1 ? all[3] : index === 3 ? undefined : part) as string)
    ?? /^(?:please )?(?:make|set|get|have|resize|even out|even|equali[sz]e|match|want) (.+?) (?:be |to be |look )?(?:equal(?:ly)?|even(?:ly)?|uniform(?:ly)?|matching|identical|consistent)?(?: in)?()(?:(?:equally|evenly) (?:big|large|sized)|(?:equal|even|uniform|identical|matching|consistent)(?: in)? size[sd]?|out in size|match in size|in (?:one|the same) size)$/i.exec(text)?.map((part, index) => (index === 2 ? 'size' : part))
    ?? /^(?:please )?match (?:the )?()(size|width|height)s?(?: of (.+))?$/i.exec(text);
  if (!match?.[2]) return null;
  const of = match[3] ? readReference(match[3]) : null;
  if (match[3] && /possible|page|canvas|it (?:can|gets)/i.test(match[3])) return null;
  const kind = match[2].toLowerCase();
  return { kind: 'arrange', targets: thingsIn(match[1] ?? ''), wish: { match: { ...(of ? { of } : {}), what: /width|wide/.test(kind) ? 'width' : /height|tall|high/.test(kind) ? 'height' : 'both' } } };
}

function readSpacing(text: string): Intent | null {
  const scan = new Scan(text);
  // "spread them out a bit more": further apart, and not evenly.
  const apart = /(?<!\p{L})(?:spread|space)[sd]?(?!\p{L}).*(?<!\p{L})(?:out|apart)(?!\p{L})/iu.test(text) && /(?<!\p{L})(?:more|bit|little|further|some)(?!\p{L})/iu.test(text) && !/even|equal/i.test(text);
  const even = apart ? null : scan.take(words('(?:distribute|space(?: out)?|spread(?: out)?)(?=.*(?:even|equal|out))|even(?:ly)? (?:out )?(?:the )?(?:spac(?:e|ing|ed)|distribut(?:e|ed)|spread)|(?:even|equal|the same|same) (?:spac(?:e|es|ing)|gaps?|distances?)(?: between)?|distribute'));
  if (even) {
    const axis = scan.take(words('horizontal(?:ly)?|across|side by side')) ? 'horizontally' : scan.take(words('vertical(?:ly)?|from top to bottom')) ? 'vertically' : 'evenly';
    for (let match = scan.take(words('evenly|equally|out|with|make|put|between|give|spac(?:e|ing)|have|the (?=even|equal|same)')); match; match = scan.take(words('evenly|equally|out|with|make|put|between|give|spac(?:e|ing)|have')));
    return { kind: 'arrange', targets: thingsIn(scan.left()), wish: { distribute: axis } };
  }
  const stacked = scan.take(words('(?:stack(?=s?(?: |$))|(?:one )?(?:below|under|above) (?:one another|each other|the other)|in (?:a|one) (?:column|stack|list)|on top of each other|vertically in a row)'));
  const row = stacked ? null : scan.take(words('(?:side by side|next to (?:each other|one another)|in (?:a|one) (?:row|line)|beside each other)'));
  if ((stacked || row) && !words('line[ -]?height|lines').test(text)) {
    for (let match = scan.take(words('stack|put|place|arrange|line up|set|move|lay out|order|vertically|horizontally|up')); match; match = scan.take(words('stack|put|place|arrange|line up|set|move|lay out|order|vertically|horizontally|up')));
    return { kind: 'arrange', targets: thingsIn(scan.left()), wish: { stack: stacked ? 'down' : 'across' } };
  }
  const beside = /^(?:(?:please|can you|could you|add|leave|give|put|make|there should be|i want|we need|a bit|a little|some) )*(more|less|extra|bigger|smaller|some|too little|not enough|too much|no) (?:space|room|gap|distance|air|breathing room|margin|padding)s? (?:(?:right |directly )?(under(?:neath)?|below|beneath|above|over|on top of|beneath)) ((?:the|my|that|this) [\p{L} ]+?)[.!]*$/iu.exec(text);
  const about = beside?.[3] ? readReference(beside[3]) : null;
  if (beside && about) return { kind: 'arrange', targets: [about], wish: { room: { side: /above|over|top/i.test(beside[2] ?? '') ? 'above' : 'below', more: !/less|smaller|too much/i.test(beside[1] ?? '') } } };
  const cramped = scan.take(words('(?:too (?:little|small|tight|narrow|few)|not enough|hardly any|no|barely any) (?:space|room|gaps?|distance|air|breathing room|margin)s?(?: in)? ?(?:between)?|(?:a bit |too |so |very |really |all )*(?:cramped|crammed|squashed|squeezed|squished|crowded|tight|jammed|packed)(?: together| up| in)?|(?:spread|space|move|pull)(?= .*(?:out|apart))(?:.*?(?=(?:out|apart)))?(?:out|apart)(?: (?:a bit|a little|some|more|further|a touch))*|(?:some |more |a bit (?:more )?)*(?:room|space) to breathe|breathe(?: more)?|breathing (?:room|space)'));
  if (cramped && !/\b(?:letters?|characters?|line[ -]?height|margins?|edges?|border)\b/i.test(text)) {
    const named = /between (?:all )?((?:the|my|these|those|each|both) [\p{L} ]+?)(?=$|[,.;]| is| are)/iu.exec(text)?.[1] ?? /(?:spread|space|move|pull) ((?:the|my|these|those|all|both) [\p{L} ]+?|them|everything|it) (?:further |a bit )?(?:out|apart)/iu.exec(text)?.[1];
    const rest = (named ?? scan.left()).replace(/(?<!\p{L})(?:there(?:'s| is)|is|are|looks?|feels?|seems?|needs?|give|let|between|want|it'?s|make|have|a bit|too|bit|little|more|further|again)(?!\p{L})/giu, ' ').trim();
    return { kind: 'arrange', targets: thingsIn(rest), wish: { spread: 1.8 } };
  }
  const nearer = scan.take(words('(?:a bit |a little |much |slightly )?(?:closer|nearer|tighter)(?: together| to each other)?|less (?:space|room|distance|gap)s? between|(?:too far|far) (?:apart|away)'));
  const further = nearer ? null : scan.take(words('(?:a bit |a little |much |slightly )?(?:further|farther|more) apart|(?:(?:some|a bit of|a little|a bit|extra|more) )+(?:space|room|distance|air|breathing room|gap)(?: between)?|too close(?: together| to each other)?'));
  if (!nearer && !further) return null;
  if (/\b(?:letters?|lines?|margins?|edges?|border)\b|\b(?:top|bottom|left|right)$/i.test(text)) return null;
  const towards = /(?:closer|nearer) to (the .+|my .+|it|".+"|“.+”)$/i.exec(text)?.[1];
  const what = towards ? text.slice(0, text.toLowerCase().lastIndexOf(towards.toLowerCase())).replace(/(?:a bit |a little |much )?(?:closer|nearer) to\s*$/i, '') : scan.left();
  const target = towards ? readReference(towards) : null;
  const things = thingsIn(what.replace(/^(?:please )?(?:move|bring|put|make|push|give|set|pull|get|add|leave)\s*/i, '').replace(/(?<!\p{L})(?:between|to|too|are|is|stand|look)(?!\p{L})/giu, ' '));
  return { kind: 'arrange', targets: things, wish: { spread: nearer ? 0.4 : 1.8, ...(target ? { towards: target } : {}) } };
}

function readAlign(text: string): Intent | null {
  const match = new RegExp(`^${VERB}(?:(left|right|top|bottom|cent(?:er|re)|middle)[ -](?:align|justify)|align|line up|cent(?:er|re)|line)(?:\\s+up)?(?:\\s+(.*))?$`, 'iu').exec(text);
  if (!match) return null;
  const centring = /^(?:please )?(?:can you |could you )?cent/i.test(text);
  let rest = match[2] ?? '';
  const withThing = /\s+(?:with|to|on)\s+((?:the|my|this|that)\s+(?!(?:left|right|top|bottom|middle|cent(?:er|re)|page|canvas|edge|same|grid|margin)\b).+|it)$/i.exec(rest);
  const to = withThing?.[1] ? readReference(withThing[1]) : null;
  if (to && withThing) rest = rest.slice(0, withThing.index);
  const scan = new Scan(rest);
  const page = scan.take(words('(?:on|to|in|with) (?:the )?(?:page|canvas|design)|to the (?:page )?margins?')) !== null;
  const edge = match[1] ?? scan.take(words('(?:(?:at|to|on|along|by) (?:the(?:ir)? )?)?(?:very )?(left|right|top|bottom|middle|cent(?:er|re)(?:ed|d)?)(?: edges?| side| hand side)?(?: of the page)?'))?.[1];
  const axis = scan.take(words('horizontal(?:ly)?|vertical(?:ly)?'))?.[0];
  scan.take(words('(?:at|to|on|by|along|with)(?: the)?$'));
  const things = thingsIn(scan.left().replace(/(?:^|\s)(?:up|properly|nicely|neatly|straight|better)(?=\s|$)/giu, ' '));
  const align = centring || edge?.startsWith('cent') ? (axis?.startsWith('v') ? 'middle' : 'center') : edge ? (EDGES[edge] ?? 'left') : 'line';
  // One text is set left or right itself; that is no arranging.
  if (!to && !isSeveral(things)) return null;
  return { kind: 'arrange', targets: things, wish: { align: align === 'line' && to ? 'center' : align, ...(to ? { to } : centring || page ? { to: 'page' as const } : {}) } };
}

/** "align the texts left", "space them evenly", "swap the two photos", "make the logo as wide as the photo". */
export function readArrange(text: string): Intent | null {
  const plain = text.replace(/[.!?]+$/, '');
  return readSwap(plain) ?? readMatch(plain) ?? readSpacing(plain) ?? readAlign(plain);
}

/** "group the headline and the price", "ungroup them". */
export function readGroup(text: string): Intent | null {
  const match = /^(?:please )?(?:can you |could you )?(un)?(?:group|combine|join|tie|link)(?:\s+together)?(?:\s+(.*?))?(?:\s+together)?[.!?]*$/i.exec(text) ?? /^(?:please )?(?:make|put)()\s+(.+?)\s+(?:into\s+)?(?:a|one) group[.!?]*$/i.exec(text) ?? /^(?:please )?(break up|dissolve|split)\s+(?:the )?group()[.!?]*$/i.exec(text);
  if (!match) return null;
  const ungroup = Boolean(match[1]);
  const rest = (match[2] ?? '').replace(/\s+(?:as|called|named)\s+.*$/i, '');
  const name = /\s+(?:as|called|named)\s+["“]?([^"”]+)["”]?$/i.exec(match[2] ?? '')?.[1];
  const things = rest === '' || /^(?:it|this|that|the group|group)$/i.test(rest) ? [ungroup ? { kind: 'group' as const, said: 'the group' } : THEM] : thingsIn(rest);
  return { kind: 'group', targets: things, ungroup, ...(name ? { name } : {}) };
}

const TIMES: Record<string, number> = { once: 1, twice: 2, a: 1, an: 1, one: 1, another: 1, two: 2, three: 3, four: 4, five: 5, six: 6, ten: 10 };
const countOf = (word: string | undefined) => (word === undefined ? 1 : Math.min(20, Math.max(1, TIMES[word.toLowerCase()] ?? (Number(word) || 1))));

/** "duplicate the photo", "copy it three times", "two more of those". */
export function readDuplicate(text: string): Intent | null {
  const copies = /^(?:please )?(?:can you |could you )?(?:make|create|give me|add|i want|i need)?\s*(an?|another|one|two|three|four|five|six|ten|\d+)(?: more)? (?:cop(?:y|ies)|duplicates?|clones?) of (.+)$/i.exec(text);
  const more = copies ?? /^(?:please )?(?:add|make|give me|put|i want|and)?\s*(another|one|two|three|four|five|six|\d+)(?: more)?(?: one)? (?:of (?:it|them|those|these|that|this)|like (?:it|that|this|these|those))(.*)$/i.exec(text);
  const verb = /^(?:please )?(?:can you |could you )?(?:duplicate|copy|clone|repeat|double)\s+(.+)$/i.exec(text);
  if (!more && !verb) return null;
  let rest = (more ? (copies ? (more[2] ?? '') : `it${more[3] ?? ''}`) : (verb?.[1] ?? '')).replace(/[.!?]+$/, '');
  if (/^(?:this |the )?(?:page|slide|design|whole|size)/i.test(rest) || /^(?:the )?(?:style|colou?r|look|text) (?:of|from|to)/i.test(rest)) return null;
  const times = /\s+(once|twice|two|three|four|five|six|ten|\d+)(?: more)?(?: times)?$|\s+(\d+|two|three|four|five)\s?x$/i.exec(rest);
  if (times && verb) rest = rest.slice(0, times.index);
  const scan = new Scan(rest);
  const change = takeChange(scan, { fresh: true });
  const left = scan.left().replace(/(?<!\p{L})(?:and|put|place|it|one)\s*$/iu, '');
  return { kind: 'duplicate', targets: left === '' || /^(?:it|that|this)$/i.test(left) ? [{ pronoun: true, said: 'it' }] : thingsIn(left), count: countOf(more?.[1] ?? times?.[1] ?? times?.[2]), change };
}

const centreOf = (layer: SeenLayer) => ({ x: (layer.box?.x ?? 0) + (layer.box?.width ?? 0) / 2, y: (layer.box?.y ?? 0) + (layer.box?.height ?? 0) / 2 });

/** Whether the layers stand rather below each other than beside each other. */
function standsDown(layers: readonly SeenLayer[]): boolean {
  const xs = layers.map((layer) => centreOf(layer).x);
  const ys = layers.map((layer) => centreOf(layer).y);
  return Math.max(...ys) - Math.min(...ys) >= Math.max(...xs) - Math.min(...xs);
}

/** The mean gap between neighbours along the way that they stand in, px. */
function gapBetween(layers: readonly SeenLayer[], down: boolean): number {
  const spans = layers.map(({ box }) => (down ? { start: box?.y ?? 0, length: box?.height ?? 0 } : { start: box?.x ?? 0, length: box?.width ?? 0 })).sort((a, b) => a.start - b.start);
  const gaps = spans.slice(1).map(({ start }, index) => start - (spans[index]?.start ?? 0) - (spans[index]?.length ?? 0));
  return gaps.reduce((sum, gap) => sum + gap, 0) / Math.max(1, gaps.length);
}

const SIDES = { below: 'below', above: 'above', left: 'left-of', right: 'right-of' } as const;

function sideOf(layer: SeenLayer, other: SeenLayer): (typeof SIDES)[keyof typeof SIDES] {
  const [a, b] = [centreOf(layer), centreOf(other)];
  const width = ((layer.box?.width ?? 0) + (other.box?.width ?? 0)) / 2;
  const height = ((layer.box?.height ?? 0) + (other.box?.height ?? 0)) / 2;
  if (Math.abs(a.y - b.y) / Math.max(1, height) >= Math.abs(a.x - b.x) / Math.max(1, width)) return a.y >= b.y ? SIDES.below : SIDES.above;
  return a.x >= b.x ? SIDES.right : SIDES.left;
}

function closer(layers: readonly SeenLayer[], wish: ArrangeWish, ground: Ground): Grounded {
  const gap = gapOf(ground.canvas);
  if (wish.towards) {
    const found = resolve(wish.towards, ground.canvas, ground.memory);
    const other = 'layers' in found ? found.layers[0] : undefined;
    const layer = layers.find(({ id }) => id !== other?.id);
    if (!other || !layer) return ask(message('assistant.askWhere'));
    return calls({ tool: 'arrange', input: { layers: [layer.id], relative: { side: sideOf(layer, other), of: other.id, gap: Math.round(gap * 0.6) } } });
  }
  const free = layers.filter(({ locked, box }) => !locked && box !== null);
  const down = standsDown(free);
  const rows = down ? rowsOf(free, ground.canvas.layers) : null;
  if (rows) return calls(...spreadRows(rows, wish.spread ?? 1, ground));
  const now = gapBetween(free, down);
  const wanted = (wish.spread ?? 1) < 1 ? Math.max(gap * 0.4, now * (wish.spread ?? 1)) : Math.max(gap, now * (wish.spread ?? 1));
  return calls({ tool: 'arrange', input: { layers: free.map(({ id }) => id), stack: down ? 'down' : 'across', gap: Math.round(Math.min(wanted, now > 0 && (wish.spread ?? 1) < 1 ? now : Infinity)) } });
}

/** Names with what each costs beside it: rows that move as one. Null where nothing stands beside them. */
function rowsOf(layers: readonly SeenLayer[], all: readonly SeenLayer[]): SeenLayer[][] | null {
  const isBeside = (one: SeenLayer, other: SeenLayer) => one !== other && one.box !== null && other.box !== null && Math.abs(centreOf(one).y - centreOf(other).y) < Math.min(one.box.height, other.box.height) * 0.5;
  const rows: SeenLayer[][] = [];
  for (const layer of [...layers].sort((a, b) => centreOf(a).y - centreOf(b).y)) {
    const row = rows.find(([first]) => first !== undefined && isBeside(first, layer));
    if (row) row.push(layer);
    else rows.push([layer, ...all.filter((other) => !layers.includes(other) && other.type === 'text' && !other.locked && isBeside(layer, other))]);
  }
  return rows.length > 1 && rows.some((row) => row.length > 1) ? rows : null;
}

/** Rows further apart or nearer to each other, as far as there is room above and below them. */
function spreadRows(rows: readonly SeenLayer[][], factor: number, { canvas }: Ground): PlannedCall[] {
  const members = rows.flat();
  const spans = rows.map((row) => ({ top: Math.min(...row.map(({ box }) => box?.y ?? 0)), bottom: Math.max(...row.map(({ box }) => (box?.y ?? 0) + (box?.height ?? 0))) }));
  const [first, last] = [spans[0]?.top ?? 0, spans.at(-1)?.bottom ?? 0];
  const gaps = spans.slice(1).map(({ top }, index) => top - (spans[index]?.bottom ?? top));
  const gap = gapOf(canvas);
  const others = canvas.layers.filter((layer) => layer.box && !members.includes(layer) && (layer.box.height < canvas.height * 0.6));
  const above = first - Math.max(gap, ...others.filter(({ box }) => box && box.y + box.height <= first + 2).map(({ box }) => (box?.y ?? 0) + (box?.height ?? 0))) - gap;
  const below = Math.min(canvas.height - gap, ...others.filter(({ box }) => box && box.y >= last - 2).map(({ box }) => box?.y ?? 0)) - last - gap;
  const wanted = gaps.reduce((sum, one) => sum + Math.max(one, gap * 0.5) * (factor - 1), 0);
  const extra = Math.max(-gaps.reduce((sum, one) => sum + Math.max(0, one - gap * 0.4), 0), Math.min(wanted, Math.max(0, above) + Math.max(0, below)));
  const step = extra / Math.max(1, gaps.length);
  const shift = extra > 0 ? -Math.max(0, extra - Math.max(0, below)) : 0;
  return rows.flatMap((row, index) => {
    const moveY = Math.round(shift + step * index);
    return moveY === 0 ? [] : row.map(({ id }): PlannedCall => ({ tool: 'update_layer', input: { layer: id, moveY } }));
  });
}

const among = (references: readonly Reference[], layers: readonly SeenLayer[], ground: Ground): readonly SeenLayer[] =>
  // "everything": what fills the page is the ground of the others, not one of them.
  references.some(({ kind, all, pronoun }) => (kind === 'layer' && all) || pronoun) && layers.length > 2
    ? layers.filter(({ box, locked }) => !locked && (box === null || box.width * box.height < ground.canvas.width * ground.canvas.height * 0.8))
    : layers;

/** What stands on that side makes way, as far as the page goes; then the thing itself. */
function roomBeside(layers: readonly SeenLayer[], { side, more }: NonNullable<ArrangeWish['room']>, { canvas }: Ground): Grounded {
  const [thing] = layers;
  if (!thing?.box) return ask(message('assistant.askWhere'));
  const { box } = thing;
  const gap = gapOf(canvas);
  const step = Math.round(gap * 1.6) * (more ? 1 : -1);
  const down = side === 'below';
  const beyond = canvas.layers.filter((layer) => layer !== thing && layer.box && !layer.locked && layer.box.height < canvas.height * 0.7 && (down ? layer.box.y >= box.y + box.height - 4 : layer.box.y + layer.box.height <= box.y + 4));
  if (beyond.length === 0) return ask(message('assistant.askWhere'));
  const room = down ? canvas.height - gap - Math.max(...beyond.map((layer) => (layer.box?.y ?? 0) + (layer.box?.height ?? 0))) : Math.min(...beyond.map((layer) => layer.box?.y ?? 0)) - gap;
  const move = (ids: readonly SeenLayer[], by: number) => ids.map(({ id }): PlannedCall => ({ tool: 'update_layer', input: { layer: id, moveY: by } }));
  return calls(...(room >= step ? move(beyond, down ? step : -step) : move([thing], down ? -step : step)));
}

/** On which edge or middle layers come nearest to a line as they stand. */
function lineOf(layers: readonly SeenLayer[]): 'left' | 'center' | 'middle' {
  if (!standsDown(layers)) return 'middle';
  const spread = (of: (layer: SeenLayer) => number) => Math.max(...layers.map(of)) - Math.min(...layers.map(of));
  return spread((layer) => layer.box?.x ?? 0) < spread((layer) => centreOf(layer).x) ? 'left' : 'center';
}

const MARGINS = { left: 'left', right: 'right', top: 'top', bottom: 'bottom', center: 'center-x', middle: 'center-y' } as const;

/** What an arrangement comes to. */
export function groundArrange({ targets: references, wish }: Extract<Intent, { kind: 'arrange' }>, ground: Ground): Grounded {
  const found = targets(references, ground);
  if ('answer' in found) return found.answer;
  // Members move with their group.
  const whole = found.layers.filter((layer) => !layer.group || !found.layers.some(({ id }) => id === layer.group));
  let layers = among(references, whole, ground);
  // "them", and only one is known: all the layers of its kind are meant.
  const [only] = layers;
  if (layers.length === 1 && only && references.some(({ several }) => several) && !wish.towards) layers = ground.canvas.layers.filter(({ type, id }) => type === only.type || id === only.id);
  const ids = layers.map(({ id }) => id);
  const arrange = (input: Record<string, unknown>, of = ids): Grounded => calls({ tool: 'arrange', input: { layers: of, ...input } });
  if (wish.room) return roomBeside(layers, wish.room, ground);
  if (wish.swap) {
    if (layers.length === 2) return arrange({ swap: true });
    return ask(message('assistant.askSwap'));
  }
  // "both" of more than two: which of them was not said.
  if (wish.match && layers.length > 2 && references.some(({ said }) => /(?<!\p{L})both(?!\p{L})/iu.test(said))) return ask(message('assistant.askSwap'));
  if (wish.match) {
    const of = wish.match.of ? resolve(wish.match.of, ground.canvas, ground.memory) : null;
    const model = of === null ? layers[0] : 'layers' in of ? of.layers[0] : undefined;
    if (!model) return ask(message('assistant.askWhere'));
    const others = ids.filter((id) => id !== model.id);
    return others.length === 0 ? ask(message('assistant.askChange')) : arrange({ matchSize: { of: model.id, what: wish.match.what } }, others);
  }
  if (wish.spread !== undefined) return layers.length < 2 && !wish.towards ? ask(message('assistant.askSwap')) : closer(layers, wish, ground);
  if (wish.distribute) {
    if (layers.length < 3) return layers.length === 2 ? arrange({ stack: standsDown(layers) ? 'down' : 'across' }) : ask(message('assistant.askSwap'));
    return arrange({ distribute: wish.distribute === 'evenly' ? (standsDown(layers) ? 'vertically' : 'horizontally') : wish.distribute });
  }
  if (wish.stack) return layers.length < 2 ? ask(message('assistant.askSwap')) : arrange({ stack: wish.stack, gap: gapOf(ground.canvas) });
  const to = wish.to === undefined || wish.to === 'page' ? wish.to : resolve(wish.to, ground.canvas, ground.memory);
  if (to !== undefined && to !== 'page') {
    const other = 'layers' in to ? to.layers[0] : undefined;
    return other ? arrange({ align: wish.align, to: other.id }, ids.filter((id) => id !== other.id)) : ask(message('assistant.askWhere'));
  }
  // A margin is kept from the page's edges, and texts in boxes of one width look aligned only when their lines are.
  const align = wish.align === 'line' ? lineOf(layers) : wish.align;
  const onTexts = layers.every(({ type }) => type === 'text');
  const edge = align === undefined ? undefined : MARGINS[align];
  if (edge && wish.align !== 'line' && (onTexts || layers.length < 2 || (to === 'page' && edge !== 'center-x' && edge !== 'center-y'))) {
    const lines = align === 'left' || align === 'right' || align === 'center' ? { align } : {};
    const free = layers.length > 1 ? layers.filter(({ group, highlight }) => group === '' && (highlight === '' || align === 'center')) : layers;
    return calls(...(free.length > 0 ? free : layers).map(({ id, type }): PlannedCall => ({ tool: 'update_layer', input: { layer: id, ...(type === 'text' ? lines : {}), alignToPage: edge } })));
  }
  return arrange({ align, ...(to === 'page' ? { to: 'page' } : layers.length < 2 ? { to: 'page' } : {}) });
}

export function groundGroup({ targets: references, ungroup, name }: Extract<Intent, { kind: 'group' }>, ground: Ground): Grounded {
  const { canvas } = ground;
  const groups = canvas.layers.filter(({ type }) => type === 'group');
  if (ungroup && groups.length > 0 && references.some(({ pronoun, kind }) => pronoun || kind === 'group')) {
    const found = resolve({ kind: 'group', said: 'the group' }, canvas, ground.memory);
    const chosen = 'layers' in found ? found.layers : groups;
    return calls({ tool: 'group', input: { layers: chosen.map(({ id }) => id), ungroup: true } });
  }
  const found = targets(references, ground);
  if ('answer' in found) return found.answer;
  const ids = among(references, found.layers, ground).filter(({ group }) => !group).map(({ id }) => id);
  if (!ungroup && ids.length < 2) return ask(message('assistant.askGroup'));
  return calls({ tool: 'group', input: { layers: ids, ...(ungroup ? { ungroup: true } : {}), ...(name ? { name } : {}) } });
}

export function groundDuplicate({ targets: references, count, change }: Extract<Intent, { kind: 'duplicate' }>, ground: Ground): Grounded {
  const found = targets(references, ground);
  if ('answer' in found) return found.answer;
  const { canvas } = ground;
  const ids = found.layers.map(({ id }) => id);
  const [first] = found.layers;
  const box = first?.box;
  const gap = gapOf(canvas);
  const input: Record<string, unknown> = { layers: ids, ...(count > 1 ? { count } : {}) };
  const { position } = change;
  if (box && found.layers.length === 1) {
    // Beside the first where there is room, below it otherwise.
    const across = { dx: Math.round(box.width + gap), dy: 0 };
    const down = { dx: 0, dy: Math.round(box.height + gap) };
    const fits = (way: { dx: number; dy: number }) => box.x + box.width + way.dx * count <= canvas.width && box.y + box.height + way.dy * count <= canvas.height;
    if (position?.to === 'side' && position.side === 'below') Object.assign(input, down);
    else if (position?.to === 'side' && position.side === 'right-of') Object.assign(input, across);
    else if (fits(across)) Object.assign(input, across);
    else if (fits(down)) Object.assign(input, down);
  }
  const planned: PlannedCall[] = [{ tool: 'duplicate', input }];
  return calls(...planned);
}
