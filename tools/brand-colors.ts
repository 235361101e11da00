/**
 * A design's colours turned into a brand's: grounds and shapes by their luminance, letters by what reads on the ground
 * that they then have.
 */
import type { DesignDocument } from '#design/document/document.ts';
import { boundsOfLayers } from '#design/document/geometry.ts';
import type { Layer, LeafLayer, TextLayer } from '#design/document/layers.ts';
import { ancestorsOf, leavesInPaintOrder, pagesInOrder } from '#design/document/tree.ts';
import type { Background, Paint } from '#design/document/values.ts';
import { contrast, INK, LEGIBLE, LEGIBLE_LARGE, luminance, PAPER } from '#design/layout/contrast.ts';
import { applyOperations } from '#design/operations/apply.ts';
import type { Operation } from '#design/operations/operation.ts';
import type { ToolContext } from './context.ts';
import { worstContrast, type Ground } from './ground.ts';
import { updateBetween } from './layer-patch.ts';
import { extentOf } from './page-space.ts';
import { seenGround } from './seen-ground.ts';
import { withReadableCells, withTableFills } from './table-colors.ts';

/** Names of groups and pictures that bring colours of their own. */
const OWN_COLORS = /^(?:logo\b|contacts$)/i;

/** A brand colour on that share of a page is seen. */
const BRANDED_SHARE = 0.03;

/** A shape with less contrast than this to what is behind it is not seen; one that is chosen anew gets more. */
const SEEN = 1.2;
const RAISED = 1.5;

const opaque = (color: string) => color.slice(0, 7);
const alphaOf = (color: string) => color.slice(7);

/** 0 grey to 1 pure. */
function chroma(color: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  return Math.max(...parts) - Math.min(...parts);
}

/** Greys, black and white have no colour to lose. */
const isNeutral = (color: string) => chroma(color) < 0.1;
/** A colour that calls: a badge, a button. */
const isVivid = (color: string) => chroma(color) > 0.5;

function stopsOf(paint: Paint | Background | null): string[] {
  if (!paint) return [];
  if (paint.type === 'solid') return [paint.color];
  return paint.type === 'linear' || paint.type === 'radial' ? paint.stops.map(({ color }) => color) : [];
}

function painted<Given extends Paint | Background>(paint: Given, to: (color: string) => string): Given {
  if (paint.type === 'solid') return { ...paint, color: to(paint.color) };
  if (paint.type === 'linear' || paint.type === 'radial')
    return { ...paint, stops: paint.stops.map((stop) => ({ ...stop, color: to(stop.color) })) };
  return paint;
}

/** A logo that fills the page is the design, not a mark on it. */
export const MARK_SHARE = 0.15;

/** Whether a layer is a small thing on the page that brings its own colours. */
function bringsColors(document: DesignDocument, layer: Layer): boolean {
  if (!OWN_COLORS.test(layer.name)) return false;
  const box = boundsOfLayers(layer.type === 'group' ? leavesInPaintOrder(document, layer.id) : [layer]);
  return box !== null && box.width * box.height < document.width * document.height * MARK_SHARE;
}

/** Leaves whose colours may be changed: nothing locked, nothing of a logo. */
function recolorable(document: DesignDocument, page: string): LeafLayer[] {
  return leavesInPaintOrder(document, page).filter((leaf) =>
    [leaf, ...ancestorsOf(document, leaf.id)].every((layer) => !layer.locked && !bringsColors(document, layer)),
  );
}

/** Colours of grounds and shapes by the area that they fill. */
function areaColors(document: DesignDocument): Map<string, number> {
  const areas = new Map<string, number>();
  const add = (colors: readonly string[], area: number) => {
    for (const color of colors) areas.set(opaque(color), (areas.get(opaque(color)) ?? 0) + area / colors.length);
  };
  const whole = document.width * document.height;
  for (const { id, background } of pagesInOrder(document)) {
    add(stopsOf(background), whole);
    for (const leaf of recolorable(document, id)) {
      const area = Math.min(whole, leaf.width * leaf.height);
      if (leaf.type === 'shape') {
        add(stopsOf(leaf.fill), area);
        if (leaf.stroke) add([leaf.stroke.color], area * 0.01);
      } else if (leaf.type === 'table')
        add(
          [leaf.header.fill, leaf.body.fill, leaf.body.stripe].filter((color) => color !== null),
          area,
        );
      else if (leaf.type === 'text' && leaf.box) add(stopsOf(leaf.box.fill), area);
      else if (leaf.type === 'image' && leaf.stroke) add([leaf.stroke.color], area * 0.01);
    }
  }
  return areas;
}

/**
 * A tone beside the ground keeps its distance to it, below this contrast and from that share of a page on: rays and
 * panels behind texts stay calm.
 */
const TONE = 1.7;
const TONE_SHARE = 0.05;

function mixed(from: string, to: string, share: number): string {
  const at = (color: string, index: number) => Number.parseInt(color.slice(index, index + 2), 16);
  return `#${[1, 3, 5]
    .map((index) =>
      Math.round(at(from, index) * (1 - share) + at(to, index) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The ground made lighter or darker until it has that contrast to itself; the other way where it can't go on. */
function toneOf(ground: string, ratio: number, lighter: boolean): string {
  for (const end of lighter ? [PAPER, '#000000'] : ['#000000', PAPER]) {
    if (contrast(ground, end) < ratio) continue;
    let [low, high] = [0, 1];
    while (high - low > 0.004) {
      const middle = (low + high) / 2;
      if (contrast(mixed(ground, end, middle), ground) < ratio) low = middle;
      else high = middle;
    }
    return mixed(ground, end, high);
  }
  return ground;
}

/** What each old colour becomes. Neutral ones stay, but for blacks where the brand has a dark colour of its own. */
export function colorMap(document: DesignDocument, brand: readonly string[]): (color: string) => string {
  const map = new Map<string, string>();
  const used = new Set<string>();
  const areas = [...areaColors(document)].sort((a, b) => b[1] - a[1]);
  const whole = document.width * document.height * pagesInOrder(document).length;
  for (const [color] of areas) {
    if (brand.includes(color)) {
      map.set(color, color);
      used.add(color);
    }
  }
  const [ground] = pagesInOrder(document).flatMap(({ background }) => stopsOf(background));
  // On a ground of the brand's blacks are tones beside it, or were chosen there.
  const dark =
    ground !== undefined && brand.includes(opaque(ground)) ? undefined : brand.find((color) => luminance(color) < 0.05);
  const isBlackened = (color: string) =>
    dark !== undefined && !brand.includes(color) && isNeutral(color) && luminance(color) < 0.03;
  const blackGround = dark !== undefined && ground !== undefined && isBlackened(opaque(ground)) ? dark : null;
  if (ground !== undefined && blackGround !== null) map.set(opaque(ground), blackGround);
  // A tone made here stays below the limit, rounding included, so that it is known as one again.
  const toneBeside = (newGround: string, color: string): string => {
    const old = opaque(ground ?? newGround);
    return newGround === old
      ? color
      : toneOf(newGround, Math.min(contrast(color, old), TONE * 0.95), luminance(color) > luminance(old));
  };
  for (const [color] of areas) {
    if (map.has(color)) continue;
    if (isNeutral(color)) {
      // Panels in other blacks than the ground's are still seen on it.
      if (blackGround !== null && isBlackened(color)) map.set(color, toneBeside(blackGround, color));
      continue;
    }
    const oldGround = ground === undefined ? null : opaque(ground);
    const newGround = oldGround === null ? null : (map.get(oldGround) ?? oldGround);
    // What stood out from the ground must go on standing out.
    const stoodOut = oldGround !== null && oldGround !== color && contrast(color, oldGround) >= 1.25;
    const apart = oldGround === null || oldGround === color ? TONE : contrast(color, oldGround);
    if (
      apart < TONE &&
      oldGround !== null &&
      newGround !== null &&
      (areas.find(([one]) => one === color)?.[1] ?? 0) >= whole * TONE_SHARE
    ) {
      const alike = brand.find(
        (candidate) => candidate !== newGround && Math.abs(contrast(candidate, newGround) / apart - 1) < 0.12,
      );
      map.set(color, alike !== undefined && newGround !== oldGround ? alike : toneBeside(newGround, color));
      continue;
    }
    const cost = (candidate: string) =>
      Math.abs(Math.sqrt(luminance(candidate)) - Math.sqrt(luminance(color))) * 1.3 +
      (used.has(candidate) ? 0.35 : 0) +
      brand.indexOf(candidate) * 0.04 +
      (stoodOut && newGround !== null && contrast(candidate, newGround) < 1.25 ? 2 : 0) +
      (isNeutral(candidate) ? (isVivid(color) ? 0.45 : 0.12) : 0);
    const [best] = [...brand].sort((a, b) => cost(a) - cost(b));
    if (best === undefined) continue;
    // On a ground that all brand colours sink into, black or white stands out, and what was a tone beside the old
    // ground is one beside the new.
    const sinks = stoodOut && newGround !== null && contrast(best, newGround) < 1.25;
    const raised = (on: string) =>
      apart < TONE ? toneBeside(on, color) : contrast(PAPER, on) >= contrast(INK, on) ? PAPER : INK;
    const chosen = sinks ? raised(newGround) : best;
    map.set(color, chosen);
    used.add(chosen);
  }
  return (color) => {
    const plain = opaque(color);
    // A veil stays black.
    if (alphaOf(color) !== '' && isBlackened(plain)) return color;
    return `${map.get(plain) ?? (isBlackened(plain) ? dark : plain)}${alphaOf(color)}`;
  };
}

function withAreas(leaf: LeafLayer, to: (color: string) => string): LeafLayer {
  switch (leaf.type) {
    case 'shape':
      return {
        ...leaf,
        fill: leaf.fill && painted(leaf.fill, to),
        stroke: leaf.stroke && { ...leaf.stroke, color: to(leaf.stroke.color) },
      };
    case 'text':
      return leaf.box ? { ...leaf, box: { ...leaf.box, fill: painted(leaf.box.fill, to) } } : leaf;
    case 'image':
      return leaf.stroke ? { ...leaf, stroke: { ...leaf.stroke, color: to(leaf.stroke.color) } } : leaf;
    case 'drawing':
      return { ...leaf, paths: leaf.paths.map((path) => ({ ...path, color: to(path.color) })) };
    case 'table':
      return withReadableCells(withTableFills(leaf, to), null);
    case 'sticker':
      return leaf;
  }
}

/** The contrast that letters of this size need; WCAG's large text, on a page that is seen whole. */
function neededBy({ fontSize, fontWeight }: TextLayer, document: DesignDocument): number {
  const share = fontSize / Math.min(document.width, document.height);
  return share >= 0.045 || (share >= 0.034 && fontWeight >= 700) ? LEGIBLE_LARGE : LEGIBLE;
}

/**
 * The ink for a text: a brand colour like the one it had where that reads, another one of the brand, black or white as
 * the last resort.
 */
function inkFor(
  text: TextLayer,
  old: string,
  wanted: readonly string[],
  ground: Ground,
  brand: readonly string[],
  needed: number,
): string {
  const reads = (color: string) => worstContrast(color, ground) >= needed;
  const nearest = [...brand].sort(
    (a, b) => Math.abs(luminance(a) - luminance(old)) - Math.abs(luminance(b) - luminance(old)),
  );
  // Cream and nearly black are light and dark before they are a colour.
  const pale = luminance(old) > 0.7 || luminance(old) < 0.04;
  const colorful = isNeutral(old) || pale ? [] : nearest.filter((color) => !isNeutral(color));
  const order = [...wanted, ...(isNeutral(old) ? [old] : []), ...colorful, ...nearest];
  const fallback = worstContrast(PAPER, ground) >= worstContrast(INK, ground) ? PAPER : INK;
  if (ground.busy) {
    // Over a photo only light or dark letters are safe; what read there goes on reading.
    return (
      order.find((color) => worstContrast(color, ground) >= Math.max(needed, LEGIBLE)) ?? (text.shadow ? old : fallback)
    );
  }
  return order.find(reads) ?? fallback;
}

/** Whether two texts look alike but for their words, as rows of a list do. */
function areOneLook(one: TextLayer, other: TextLayer): boolean {
  const lookOf = ({ fontFamily, fontSize, fontWeight, fill, box }: TextLayer): string =>
    JSON.stringify([fontFamily, fontSize, fontWeight, fill, box]);
  return lookOf(one) === lookOf(other);
}

/** Only what differs by itself: a gradient or a run keeps its own colours where they still read. */
function withInk(text: TextLayer, ink: (old: string) => string): TextLayer {
  return {
    ...text,
    fill: painted(text.fill, (color) => `${ink(opaque(color))}${alphaOf(color)}`),
    runs: text.runs.map((run) =>
      run.style.fill
        ? {
            ...run,
            style: { ...run.style, fill: painted(run.style.fill, (color) => `${ink(opaque(color))}${alphaOf(color)}`) },
          }
        : run,
    ),
  };
}

/** A fill of one colour of a shape or of a text's pill; null for everything else. */
function fillOf(leaf: LeafLayer | undefined): string | null {
  const fill = leaf?.type === 'shape' ? leaf.fill : leaf?.type === 'text' ? (leaf.box?.fill ?? null) : null;
  return fill?.type === 'solid' && alphaOf(fill.color) === '' ? fill.color : null;
}

/**
 * Shapes and pills that stood out from what is behind them and have sunk into it: another brand colour raises them
 * again. Bottom first, as one that is raised is the ground of others.
 */
async function raisedOperations(
  before: DesignDocument,
  recolored: DesignDocument,
  page: string,
  brand: readonly string[],
  { samplePixels }: Pick<ToolContext, 'samplePixels'>,
): Promise<Operation[]> {
  const operations: Operation[] = [];
  let now = recolored;
  for (const leaf of recolorable(recolored, page)) {
    const color = fillOf(leaf);
    const old = before.layers[leaf.id];
    const oldColor = old && old.type !== 'group' ? fillOf(old) : null;
    if (color === null || oldColor === null) continue;
    const ground = await seenGround({ document: now, page, samplePixels }, extentOf(leaf), leaf.id);
    if (ground.busy || ground.colors.length !== 1 || worstContrast(color, ground) >= SEEN) continue;
    const oldGround = await seenGround({ document: before, page, samplePixels }, extentOf(leaf), leaf.id);
    // A tone that is as far from its ground as it was is meant to be so.
    const had = worstContrast(oldColor, oldGround);
    if (had < SEEN || worstContrast(color, ground) >= had * 0.97) continue;
    const raised =
      [...brand]
        .sort((a, b) => Math.abs(luminance(a) - luminance(oldColor)) - Math.abs(luminance(b) - luminance(oldColor)))
        .find((one) => worstContrast(one, ground) >= RAISED) ??
      (worstContrast(PAPER, ground) >= worstContrast(INK, ground) ? PAPER : INK);
    const update = updateBetween(
      leaf,
      withAreas(leaf, (one) => (one === color ? raised : one)),
    );
    if (!update) continue;
    operations.push(update);
    now = applyOperations(now, [update]).document;
  }
  return operations;
}

/** The operations that recolour every page. Photos and logos keep their colours. */
export async function brandColorOperations(
  document: DesignDocument,
  brand: readonly string[],
  context: Pick<ToolContext, 'samplePixels'>,
): Promise<Operation[]> {
  const to = colorMap(document, brand);
  const operations: Operation[] = [];
  for (const { id, background } of pagesInOrder(document)) {
    const changed = painted(background, to);
    if (JSON.stringify(changed) !== JSON.stringify(background))
      operations.push({ type: 'page.update', id, patch: { background: changed } });
    for (const leaf of recolorable(document, id)) {
      const update = updateBetween(leaf, withAreas(leaf, to));
      if (update) operations.push(update);
    }
  }
  let now = applyOperations(document, operations).document;
  for (const { id } of pagesInOrder(now)) {
    const raised = await raisedOperations(document, now, id, brand, context);
    operations.push(...raised);
    now = applyOperations(now, raised).document;
  }
  // Whether the brand's colours are seen by now: on a stretch of the page, or in letters that had them before.
  const inks = pagesInOrder(document)
    .flatMap(({ id }) => recolorable(document, id))
    .flatMap((leaf) => (leaf.type === 'text' ? stopsOf(leaf.fill).map(opaque) : []));
  const stretches = [...areaColors(now)].flatMap(([color, area]) =>
    area >= document.width * document.height * BRANDED_SHARE ? [color] : [],
  );
  const colored = [...stretches, ...inks].some((color) => brand.includes(color) && !isNeutral(color));
  for (const { id: page } of pagesInOrder(now)) {
    const texts = recolorable(now, page).filter((leaf): leaf is TextLayer => leaf.type === 'text');
    const leading = texts.toSorted((a, b) => b.fontSize - a.fontSize)[0];
    for (const table of recolorable(now, page)) {
      if (table.type !== 'table') continue;
      const behind = await seenGround(
        { document: now, page, samplePixels: context.samplePixels },
        extentOf(table),
        table.id,
      );
      const update = updateBetween(table, withReadableCells(table, behind.colors[0] ?? null, brand));
      if (update) operations.push(update);
    }
    const grounds = new Map<TextLayer, Ground>();
    for (const text of texts)
      grounds.set(
        text,
        text.box
          ? { colors: stopsOf(text.box.fill).map(opaque), busy: false }
          : await seenGround({ document: now, page, samplePixels: context.samplePixels }, extentOf(text), text.id),
      );
    for (const [text, ground] of grounds) {
      const fellows = texts.filter((other) => areOneLook(text, other));
      const all = fellows.flatMap((other) => grounds.get(other) ?? []);
      const everywhere: Ground = {
        colors: [...new Set(all.flatMap(({ colors }) => colors))],
        busy: all.some(({ busy }) => busy),
      };
      const needed = neededBy(text, now);
      // Where nothing else carries the brand's colour, the headline does.
      const lead =
        !colored && leading && fellows.includes(leading) && !text.box
          ? (brand.find((color) => !isNeutral(color)) ?? null)
          : null;
      const ink = (old: string) => {
        const wanted = [lead, isNeutral(old) ? to(old) : brand.includes(old) ? old : null].filter(
          (one) => one !== null,
        );
        // Rows of one list go on having one ink where there is one that reads in all of them.
        const shared = inkFor(text, old, wanted, everywhere, brand, needed);
        return worstContrast(shared, everywhere) >= needed ? shared : inkFor(text, old, wanted, ground, brand, needed);
      };
      const update = updateBetween(text, withInk(text, ink));
      if (update) operations.push(update);
    }
  }
  return operations;
}
