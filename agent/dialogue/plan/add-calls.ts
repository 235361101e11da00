/** Plans additions: texts that match their neighbors, table rows, copies. Shapes and emoji have a file of their own. */
import type { ActOf } from '../acts/act.ts';
import type { Addition, Where } from '../acts/adding.ts';
import type { Change } from '../acts/edits.ts';
import { reference, type Reference } from '../acts/reference.ts';
import { textsOn, type Page, type Thing, type Box } from '../ground/canvas.ts';
import { factsIn } from '../ground/kinds.ts';
import { onlyLayer, resolve, type Scene } from '../ground/resolve.ts';
import { isOnPage, boxAt, cornersOf } from './several-boxes.ts';
import { captionBox } from './caption-box.ts';
import { lineAbove } from './line-place.ts';
import { buttonCalls, pillCalls } from './pill-calls.ts';
import { bodyText, secondSize, shorterOf, textFields, usualText, type Fields } from './text-fields.ts';
import { oldPriceFields } from './old-price.ts';
import { badgeCalls, footCalls, handleCalls } from './detail-calls.ts';
import { ornamentCalls } from './ornament-calls.ts';
import { heldBy } from './holding.ts';
import { behindCalls, putInside, roomOn } from './place-calls.ts';
import { NEW_LAYER, type Call, type Planned } from './planned.ts';
import { factorOf } from './compared.ts';
import { addRow, rowOf } from './row-calls.ts';

/** The smallest letters, as a share of the page's shorter side. */
const SMALLEST = 0.02;
/** The least of a text that is asked to be big, as such a share. */
const BIG = 0.08;
/** A line beside one this many times larger than usual explains it, and is smaller. */
const LARGE = 1.6;
const BESIDE_LARGE = 0.45;

/** Lines that make a list, and its size beside a heading. */
const LIST = 3;
const BESIDE_HEADING = 0.55;

/** Height of a line of text, of its size. */
const LINE = 1.2;

type SideWhere = Extract<Where, { to: 'side' }>;

const planned = (calls: Call[]): Planned => ({ calls, spoken: [NEW_LAYER] });

/** The distance of lines like this one from each other, where it is one of a list; null: it is none. */
function gapInList({ id, box, size }: Thing, page: Page): number | null {
  const gaps = textsOn(page).flatMap((other) => {
    if (!box || !other.box || other.id === id || Math.abs(other.size - size) > 1) return [];
    const isAligned =
      Math.abs(other.box.x - box.x) < 8 || Math.abs(other.box.x + other.box.width / 2 - box.x - box.width / 2) < 8;
    const gap = other.box.y > box.y ? other.box.y - box.y - box.height : box.y - other.box.y - other.box.height;
    return isAligned && gap >= 0 && gap < size * 2 ? [gap] : [];
  });
  return gaps.length > 0 ? Math.round(Math.min(...gaps)) : null;
}

/** The text whose look the new one takes; null: none is there; undefined: the one that was named is not. */
function modelOf(like: Reference | null, anchor: Thing | null, scene: Scene): Thing | null | undefined {
  if (like && !(like.quantity === 'other' && anchor?.type === 'text')) {
    const named = onlyLayer(resolve(like, { ...scene, spoken: { ...scene.spoken, now: anchor ? [anchor.id] : [] } }));
    return named && (named.type === 'text' || named.type === 'table') ? named : undefined;
  }
  const isModel = anchor?.type === 'table' || (anchor?.type === 'text' && (like !== null || anchor.highlight === ''));
  return isModel ? anchor : usualText(scene.page);
}

/** The font size where the model's own would be too large, or another was asked for; null: the model's own. */
function fontSize(model: Thing | null, isLike: boolean, looks: readonly Change[], page: Page): number | null {
  const step = looks.find(({ property, way, like }) => property === 'size' && way !== 'set' && !like);
  const usual = usualText(page)?.size ?? shorterOf(page) * 0.04;
  const own =
    model?.type === 'table' ? (model.box?.height ?? 0) / Math.max(1, model.cells.length) / 2 : (model?.size ?? usual);
  const isLarge = !isLike && model?.type === 'text' && own > usual * LARGE;
  const wanted = (isLarge ? Math.max(usual, own * BESIDE_LARGE) : own) * (step ? factorOf(step) : 1);
  const least = shorterOf(page) * (step?.way === 'up' ? BIG : SMALLEST);
  return isLarge || step ? Math.round(Math.max(least, wanted)) : null;
}

type TextAct = ActOf<'add'> & { addition: Extract<Addition, { is: 'text' }> };

const largestOn = (page: Page): number => Math.max(...textsOn(page).map(({ size }) => size));

/** `room`: of the gap that it goes into, px; `above`: the line that it goes below when the message names no place. */
function textCalls(
  { addition, where: asked, looks, like }: TextAct,
  scene: Scene,
  { room = null, above = null }: { room?: number | null; above?: Thing | null } = {},
): Planned {
  const { text } = addition;
  const where: Where | null = above ? { to: 'side', side: 'below', of: reference({}) } : asked;
  const anchor = above ?? (where?.to === 'side' ? onlyLayer(resolve(where.of, scene)) : null);
  if (where?.to === 'side' && where.side === 'behind')
    return like ? null : behindCalls(text, where.of, where.at ?? null, looks, scene);
  if (where?.to === 'side' && (!anchor || where.side === 'around')) return null;
  // A text on a text covers it.
  if (where?.to === 'side' && where.side === 'over' && anchor?.type === 'text') return null;
  if (where?.to === 'opposite' || where?.to === 'end' || where?.to === 'instead') return null;
  const held = where?.to === 'side' && where.side === 'over' && anchor ? heldBy(anchor, text, scene.page) : null;
  // Without a place of its own, a line explains what is above it.
  const isSecond = above !== null && isSecondFact(addition, above, scene.page);
  const model = isSecond
    ? secondModel(above, scene.page)
    : above?.size === largestOn(scene.page)
      ? usualText(scene.page)
      : modelOf(like, anchor, scene);
  const looked = textFields(looks, scene, false);
  if (model === undefined || !looked) return null;
  const old = where?.to === 'side' && anchor && like === null ? oldPriceFields(text, anchor, scene.page) : null;
  // Its words are read as they are, whatever small line its look is from.
  const plainly = isSecond && model !== above ? { letterCase: 'as-typed', letterSpacing: 0 } : {};
  const fields: Fields = { ...plainly, ...old, ...looked };
  if (held && like === null && fields.size === undefined)
    return planned(
      held.map((call) => (call.tool === 'add_text' ? { ...call, input: { ...call.input, ...fields } } : call)),
    );
  const isPlain = like === null && old === null && fields.like === undefined && fields.size === undefined;
  const caption = isPlain && where?.to === 'side' && anchor ? captionBox(where.side, anchor, scene.page) : null;
  const isSized = looks.some(({ property }) => property === 'size');
  if (caption && !isSized) return planned([{ tool: 'add_text', input: { text, ...caption, ...fields } }]);
  // A line below a large one explains it; a price beside a price is as large.
  const isLike =
    like !== null ||
    fields.like !== undefined ||
    (where?.to === 'side' && !isUpright(where)) ||
    (model !== null && [...factsIn(text)].some((kind) => factsIn(model.text).has(kind)));
  // A list below the only heading of its page is no heading.
  const isHeading = where === null && like === null && text.split('\n').length >= LIST && model?.type === 'text';
  const isLargest = isHeading && textsOn(scene.page).every(({ size: own }) => own >= model.size);
  const size = isLargest
    ? Math.round(model.size * BESIDE_HEADING)
    : isSecond && model && !isSized
      ? secondSize(model.size, scene.page)
      : fontSize(model, isLike, looks, scene.page);
  const gap =
    anchor?.type === 'text' && (where?.to !== 'side' || where.side !== 'over') ? gapInList(anchor, scene.page) : null;
  const isList = gap !== null && size === null && fields.size === undefined && model === anchor;
  const height = (typeof fields.size === 'number' ? fields.size : (size ?? model?.size ?? 0)) * LINE;
  const apart = room === null ? (isList && where?.to === 'side' && isUpright(where) ? gap : null) : (room - height) / 2;
  const beside =
    where?.to === 'side' && anchor
      ? {
          beside: {
            side: where.side,
            of: anchor.id,
            ...(apart === null ? {} : { gap: Math.max(0, Math.round(apart)) }),
          },
        }
      : {};
  return planned([
    {
      tool: 'add_text',
      input: {
        text,
        ...(where?.to === 'place' ? { place: where.place } : {}),
        ...beside,
        ...(model ? { like: model.id } : {}),
        ...(size === null ? {} : { size }),
        ...fields,
      },
    },
  ]);
}
/** What a line of its own says large: a price, an offer. */
const LOUD: ReadonlySet<string> = new Set(['money', 'percent', 'offer']);
const HEADS: ReadonlySet<string | undefined> = new Set(['title', 'subtitle', 'tagline']);

/** A line without a place of its own that explains the page: hours, an address, a note. Lines of a list are as the list. */
function isSecondFact({ text, role }: TextAct['addition'], above: Thing, page: Page): boolean {
  const isLoud = [...factsIn(text)].some((kind) => LOUD.has(kind));
  return !isLoud && !HEADS.has(role) && text.split('\n').length < LIST && gapInList(above, page) === null;
}

/** A line below the title takes the look of the small lines, any other that of the line above it. */
const secondModel = (above: Thing, page: Page): Thing | null =>
  above.size === largestOn(page) ? (bodyText(page) ?? above) : above;

const isUpright = ({ side }: SideWhere): boolean => side === 'above' || side === 'below';

/** A row, where a text is to go into a table; undefined: it is to go somewhere else. */
function rowCalls({ addition, where, looks }: ActOf<'add'>, scene: Scene): Planned | undefined {
  if (addition.is !== 'text' || addition.as !== 'text') return undefined;
  if (where?.to === 'end') {
    const table = onlyLayer(resolve(where.of, scene));
    return table?.type === 'table' && looks.length === 0 ? addRow(table, null, addition.text) : null;
  }
  if (where?.to !== 'side' || !isUpright(where)) return undefined;
  const row = rowOf(where.of, scene);
  if (!row) return undefined;
  return looks.length === 0 ? addRow(row.table, row.number + (where.side === 'below' ? 1 : 0), addition.text) : null;
}

/** A text in the middle of the gap between two things. */
function betweenCalls(act: ActOf<'add'>, of: readonly Reference[], scene: Scene): Planned {
  const ends = of.flatMap((reference) => {
    const box = onlyLayer(resolve(reference, scene))?.box;
    return box ? [{ reference, box }] : [];
  });
  const [upper, lower] = ends.toSorted((a, b) => a.box.y - b.box.y);
  const { addition } = act;
  if (!upper || !lower || addition.is !== 'text') return null;
  const room = lower.box.y - upper.box.y - upper.box.height;
  if (room <= 0) return null;
  return textCalls({ ...act, addition, where: { to: 'side', side: 'below', of: upper.reference } }, scene, { room });
}

/** Something new inside another thing: as it is anywhere, but for where it stands. */
function withinCalls(act: ActOf<'add'>, { place, of }: Extract<Where, { to: 'within' }>, scene: Scene): Planned {
  const holder = onlyLayer(resolve(of, scene));
  if (holder && place === 'center' && act.addition.is === 'text' && roomOn(holder))
    return addCalls({ ...act, where: { to: 'side', side: 'over', of } }, scene);
  const box = holder?.box;
  const [call, ...more] = addCalls({ ...act, where: null }, scene)?.calls ?? [];
  if (!box || !call || more.length > 0 || act.addition.is === 'copies') return null;
  const usual = usualText(scene.page)?.size ?? shorterOf(scene.page) * 0.04;
  return planned([putInside(call, place, box, usual)]);
}

function addedText(act: TextAct, scene: Scene): Planned {
  const { addition, where, looks, like } = act;
  if (addition.as === 'button') return buttonCalls(act, scene);
  if (addition.as === 'badge')
    return (like ? undefined : badgeCalls(addition.text, { where, looks }, scene)) ?? pillCalls(act, scene);
  const above = lineAbove(act, scene.page);
  const foot = above === null && where?.to === 'place' && where.place === 'bottom' ? footCalls(act, scene) : undefined;
  return handleCalls(act, scene) ?? foot ?? textCalls(act, scene, { above });
}

/** Among lines that are not there. */
const isAmongLines = (where: Where | null): boolean => where?.to === 'end' && where.of.kind === 'list';

/** The calls that put something on the page; null: it can't be done as it was understood. */
export function addCalls(said: ActOf<'add'>, scene: Scene): Planned {
  const act = isOnPage(said.where) || isAmongLines(said.where) ? { ...said, where: null } : said;
  if (act.where?.to === 'within') return withinCalls(act, act.where, scene);
  if (act.where?.to === 'between' && act.addition.is === 'text') return betweenCalls(act, act.where.of, scene);
  const row = rowCalls(act, scene);
  if (row !== undefined) return row;
  const { addition } = act;
  switch (addition.is) {
    case 'text':
      return addedText({ ...act, addition }, scene);
    case 'shape':
    case 'emoji':
    case 'icon':
      return ornamentCalls(act, scene);
    case 'copies':
      return copyCalls(act, scene);
  }
}

/** Px between copies, as a share of their width. */
const BETWEEN = 0.1;

const at = ({ id }: Thing, from: Box, to: Box): Call => ({
  tool: 'duplicate',
  input: { layers: [id], dx: to.x - from.x, dy: to.y - from.y },
});

/** Itself in the first corner, a copy in each of the others. */
function cornerCalls(layer: Thing, box: Box, where: Extract<Where, { to: 'corners' }>, scene: Scene): Call[] {
  const boxes = cornersOf(where).map((place) => boxAt(place, box, scene.page));
  // It goes to the corner that is nearest, and the copies to the others.
  const distance = (other: Box): number => Math.hypot(other.x - box.x, other.y - box.y);
  const [own, ...others] = boxes.toSorted((a, b) => distance(a) - distance(b));
  return [
    ...others.map((other) => at(layer, box, other)),
    ...(own ? [{ tool: 'update_layer', input: { layer: layer.id, x: own.x, y: own.y } }] : []),
  ];
}

/** So many copies in a row at a place of the page; the thing itself stays where it is. Null: there is no room. */
function alongCalls(layer: Thing, box: Box, count: number, where: Extract<Where, { to: 'place' }>, scene: Scene) {
  const step = Math.round(box.width * (1 + BETWEEN));
  const width = step * (count - 1) + box.width;
  if (width > scene.page.width) return null;
  const first = boxAt(where.place, { width, height: box.height }, scene.page);
  return Array.from({ length: count }, (_, index) => at(layer, box, { ...first, x: first.x + index * step }));
}

/** Several of a thing, itself included unless they go somewhere else; null: there is no room. */
export function copyCalls({ addition, where }: ActOf<'add'>, scene: Scene): Planned {
  if (addition.is !== 'copies') return null;
  // "three more of those stars", and there is one of them or more.
  const meant = resolve(addition.of, scene);
  const [any] = 'layers' in meant ? meant.layers : 'ambiguous' in meant && where ? meant.ambiguous : [];
  const layer = where ? any : onlyLayer(meant);
  if (!layer?.box || layer.locked) return null;
  const made =
    where?.to === 'corners'
      ? cornerCalls(layer, layer.box, where, scene)
      : where?.to === 'place'
        ? alongCalls(layer, layer.box, addition.count, where, scene)
        : undefined;
  if (made !== undefined) return made && { calls: made, spoken: [NEW_LAYER] };
  const { x, width } = layer.box;
  const step = Math.round(width * (1 + BETWEEN));
  const more = addition.count - 1;
  const hasRight = x + step * more + width <= scene.page.width;
  if (!hasRight && x - step * more < 0) return null;
  const input = { layers: [layer.id], ...(more === 1 ? {} : { count: more }), dx: hasRight ? step : -step };
  return { calls: [{ tool: 'duplicate', input }], spoken: [NEW_LAYER] };
}
