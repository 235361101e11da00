/**
 * Recolors a design with a brand's colors: backgrounds and shapes by their luminance, letters by what is legible on
 * their new background.
 */
import type { DesignDocument } from '#design/document/document.ts';
import type { LeafLayer, TextLayer } from '#design/document/layers.ts';
import { pagesInOrder } from '#design/document/tree.ts';
import { INK, LEGIBLE, LEGIBLE_LARGE, luminance, PAPER } from '#design/layout/contrast.ts';
import { applyOperations } from '#design/operations/apply.ts';
import type { Operation } from '#design/operations/operation.ts';
import type { ToolContext } from '../contract/context.ts';
import { type SeenBackground, worstContrast } from '../page/background.ts';
import { updateBetween } from '../page/layer-patch.ts';
import { extentOf } from '../contract/page-space.ts';
import { seenBackground } from '../page/seen-background.ts';
import { withReadableCells, withTableFills } from '../tables/table-colors.ts';
import { alphaOf, isNeutral, opaque, painted, stopsOf } from './paint-colors.ts';
import { areaColors, recolorable } from './recolorable-layers.ts';
import { colorMap } from './brand-color-map.ts';

/** A brand color that covers this share of a page is noticeable. */
const BRANDED_SHARE = 0.03;

/** A shape with less contrast than this to its background is invisible; a newly chosen color needs more. */
const SEEN = 1.2;
const RAISED = 1.5;

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

/** The contrast that letters of this size need by WCAG's limit for large text, on a page that is seen whole. */
function neededBy({ fontSize, fontWeight }: TextLayer, document: DesignDocument): number {
  const share = fontSize / Math.min(document.width, document.height);
  return share >= 0.045 || (share >= 0.034 && fontWeight >= 700) ? LEGIBLE_LARGE : LEGIBLE;
}

/**
 * The ink for a text: a brand color similar to the old one if legible, else another brand color, and black or white as
 * a last resort.
 */
function inkFor(
  text: TextLayer,
  old: string,
  wanted: readonly string[],
  background: SeenBackground,
  brand: readonly string[],
  needed: number,
): string {
  const reads = (color: string) => worstContrast(color, background) >= needed;
  const nearest = [...brand].sort(
    (a, b) => Math.abs(luminance(a) - luminance(old)) - Math.abs(luminance(b) - luminance(old)),
  );
  // Cream and near-black count as light and dark rather than as colors.
  const pale = luminance(old) > 0.7 || luminance(old) < 0.04;
  const colorful = isNeutral(old) || pale ? [] : nearest.filter((color) => !isNeutral(color));
  const order = [...wanted, ...(isNeutral(old) ? [old] : []), ...colorful, ...nearest];
  const fallback = worstContrast(PAPER, background) >= worstContrast(INK, background) ? PAPER : INK;
  if (background.busy) {
    // Over a photo only light or dark letters are safe; what was legible there stays legible.
    return (
      order.find((color) => worstContrast(color, background) >= Math.max(needed, LEGIBLE)) ??
      (text.shadow ? old : fallback)
    );
  }
  return order.find(reads) ?? fallback;
}

/** Whether two texts look alike except for their words, like rows of a list. */
function areOneLook(one: TextLayer, other: TextLayer): boolean {
  const lookOf = ({ fontFamily, fontSize, fontWeight, fill, box }: TextLayer): string =>
    JSON.stringify([fontFamily, fontSize, fontWeight, fill, box]);
  return lookOf(one) === lookOf(other);
}

/** Writes only what differs: a gradient or a run keeps its own colors where they are still legible. */
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

/** The solid fill of a shape or of a text's pill; null for everything else. */
function fillOf(leaf: LeafLayer | undefined): string | null {
  const fill = leaf?.type === 'shape' ? leaf.fill : leaf?.type === 'text' ? (leaf.box?.fill ?? null) : null;
  return fill?.type === 'solid' && alphaOf(fill.color) === '' ? fill.color : null;
}

/**
 * Gives shapes and pills that lost their contrast with what is behind them another brand color. Bottom first, since a
 * recolored shape is the background of others.
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
    const background = await seenBackground({ document: now, page, samplePixels }, extentOf(leaf), leaf.id);
    if (background.busy || background.colors.length !== 1 || worstContrast(color, background) >= SEEN) continue;
    const oldBackground = await seenBackground({ document: before, page, samplePixels }, extentOf(leaf), leaf.id);
    // A tone as close to its background as before is intended.
    const had = worstContrast(oldColor, oldBackground);
    if (had < SEEN || worstContrast(color, background) >= had * 0.97) continue;
    const raised =
      [...brand]
        .sort((a, b) => Math.abs(luminance(a) - luminance(oldColor)) - Math.abs(luminance(b) - luminance(oldColor)))
        .find((one) => worstContrast(one, background) >= RAISED) ??
      (worstContrast(PAPER, background) >= worstContrast(INK, background) ? PAPER : INK);
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

/** The operations that recolor every page. Photos and logos keep their colors. */
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
  // Whether the brand's colors are noticeable yet: on a large enough area, or in letters that already had them.
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
      const behind = await seenBackground(
        { document: now, page, samplePixels: context.samplePixels },
        extentOf(table),
        table.id,
      );
      const update = updateBetween(table, withReadableCells(table, behind.colors[0] ?? null, brand));
      if (update) operations.push(update);
    }
    const backgrounds = new Map<TextLayer, SeenBackground>();
    for (const text of texts)
      backgrounds.set(
        text,
        text.box
          ? { colors: stopsOf(text.box.fill).map(opaque), busy: false }
          : await seenBackground({ document: now, page, samplePixels: context.samplePixels }, extentOf(text), text.id),
      );
    for (const [text, background] of backgrounds) {
      const fellows = texts.filter((other) => areOneLook(text, other));
      const all = fellows.flatMap((other) => backgrounds.get(other) ?? []);
      const everywhere: SeenBackground = {
        colors: [...new Set(all.flatMap(({ colors }) => colors))],
        busy: all.some(({ busy }) => busy),
      };
      const needed = neededBy(text, now);
      // Where nothing else has the brand's color, the headline gets it.
      const lead =
        !colored && leading && fellows.includes(leading) && !text.box
          ? (brand.find((color) => !isNeutral(color)) ?? null)
          : null;
      const ink = (old: string) => {
        const wanted = [lead, isNeutral(old) ? to(old) : brand.includes(old) ? old : null].filter(
          (one) => one !== null,
        );
        // Rows of one list keep sharing one ink if one is legible in all of them.
        const shared = inkFor(text, old, wanted, everywhere, brand, needed);
        return worstContrast(shared, everywhere) >= needed
          ? shared
          : inkFor(text, old, wanted, background, brand, needed);
      };
      const update = updateBetween(text, withInk(text, ink));
      if (update) operations.push(update);
    }
  }
  return operations;
}
