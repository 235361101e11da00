/**
 * Carries a composed page over to another size by laying it out again in the same composition, with its own words,
 * pictures, colors and letters. Only while the page is as it was composed: automatic layout must not undo what users
 * have moved.
 */
import type { DesignDocument } from '#design/document/document.ts';
import type { ImageLayer, LeafLayer, TableLayer, TextLayer } from '#design/document/layers.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { ancestorsOf, childrenOf, leavesInPaintOrder, orderBetween } from '#design/document/tree.ts';
import type { Paint } from '#design/document/values.ts';
import { audit } from '#design/templates/audit.ts';
import { PageBuilder } from '#design/templates/page-builder.ts';
import { leading } from '#design/templates/compose.ts';
import { COMPOSITIONS } from '#design/templates/compositions/all.ts';
import type { Composition } from '#design/templates/compositions/composition.ts';
import { TABLES } from '#design/templates/compositions/tables/index.ts';
import type { Energy, Face, CompositionInput, Piece } from '#design/templates/composition-input.ts';
import { putLogo } from '#design/templates/logo.ts';
import { withTableLines } from '#design/layout/table-layout.ts';
import type { Operation } from '#design/operations/operation.ts';
import { updateBetween } from '../page/layer-patch.ts';
import { contentsOf, leadingTable, type PagePicture } from '../page/page-contents.ts';
import type { Size } from '../contract/page-space.ts';

const ENERGIES: readonly Energy[] = ['loud', 'playful', 'elegant', 'clean', 'calm'];
/** Number of twists after which every composition repeats itself. */
const TWISTS = 12;
/** Most layouts to try when looking for the page's; more would take longer than a user waits. */
const MOST_TRIED = 160;
/** How far a layer may be from its composed place, as a share of the page's shorter side: rounding, not an edit. */
const MOVED = 0.004;

const solidOf = (paint: Paint | null | undefined) => (paint?.type === 'solid' ? paint.color.slice(0, 7) : null);

function faceOf({ fontFamily, fontWeight, italic, letterCase, letterSpacing, lineHeight }: TextLayer): Face {
  return { family: fontFamily, weight: fontWeight, italic, letterCase, letterSpacing, lineHeight };
}

/** The input that the page was composed from, as far as the page shows it; null if it was not composed. */
function kitOf(
  document: DesignDocument,
  page: string,
  leaves: readonly LeafLayer[],
  sizes: ReadonlyMap<string, Size>,
  measure: MeasureText,
): Omit<CompositionInput, 'energy' | 'twist'> | null {
  const texts = leaves.filter((layer): layer is TextLayer => layer.type === 'text');
  const named = (name: string) => texts.find((layer) => layer.name === name);
  const headline = named('Headline');
  if (!headline || leaves.some(({ visible, locked, name }) => !visible || locked || name === '')) return null;
  const { content, pictures, logo } = contentsOf(document, page);
  const table = leadingTable(document, page);
  const small =
    named('Details') ??
    texts.find(({ name, letterCase }) => name === 'Subheading' && letterCase !== 'upper') ??
    named('Call to action') ??
    headline;
  // Without details the cells alone have the face of the body.
  const body = {
    ...faceOf(small),
    letterCase: 'as-typed' as const,
    ...(table && !named('Details') ? { family: table.fontFamily, weight: table.fontWeight } : {}),
  };
  const caps = texts.find(({ name, letterCase }) => name === 'Subheading' && letterCase === 'upper');
  const shapes = leaves.filter((layer) => layer.type === 'shape');
  const background = document.pages[page]?.background;
  const pageColor = background?.type === 'solid' ? background.color.slice(0, 7) : '#ffffff';
  const ink = solidOf(headline.fill) ?? '#16161d';
  const accent =
    solidOf(named('Call to action')?.box?.fill) ??
    solidOf(shapes.find(({ name }) => name === 'Badge shape')?.fill) ??
    ink;
  const panel = solidOf(shapes.find(({ name }) => name !== 'Badge shape')?.fill) ?? pageColor;
  const picture = (one: PagePicture) => {
    const size = sizes.get(one.asset) ?? { width: 1, height: 1 };
    return {
      asset: one.asset,
      name: one.name,
      alt: one.alt,
      ...size,
      subject: one.mask ? trimmed(one.crop) : null,
      mask: one.mask,
      filters: one.filters,
    };
  };
  const plated = shapes.some(({ name }) => name === 'Logo plate');
  const byName = [...pictures].sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  return {
    page: document,
    content: leading(content),
    pictures: byName.map(picture),
    logo: logo && { ...picture(logo), parts: plated ? [pageColor] : [] },
    palette: { background: pageColor, ink, panel, accent, pop: accent },
    measure,
    type: {
      heading: faceOf(headline),
      body,
      label: caps
        ? faceOf(caps)
        : { ...body, weight: Math.max(600, body.weight), letterCase: 'upper', letterSpacing: 140, lineHeight: 1.3 },
    },
  };
}

/** The subject that a cutout's crop was made around: the crop without the room around it. */
function trimmed({ x, y, width, height }: ImageLayer['crop']): ImageLayer['crop'] {
  const room = 0.012;
  const [left, top] = [x <= 0 ? 0 : x + room, y <= 0 ? 0 : y + room];
  const [right, bottom] = [x + width >= 1 ? 1 : x + width - room, y + height >= 1 ? 1 : y + height - room];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function drawn(composition: Composition, input: CompositionInput): readonly Piece[] | null {
  const board = new PageBuilder(input);
  if (!composition.draw(board)) return null;
  putLogo(board);
  return audit(board).some((finding) => !finding.endsWith('faint')) ? null : board.arrangement.pieces;
}

/** Whether the pieces are the page's leaves, each in its place. */
function stands(pieces: readonly Piece[], leaves: readonly LeafLayer[], slack: number): boolean {
  return (
    pieces.length === leaves.length &&
    pieces.every(({ layer }, index) => {
      const leaf = leaves[index];
      return (
        leaf !== undefined &&
        leaf.type === layer.type &&
        leaf.name === layer.name &&
        (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(leaf[side] - layer[side]) <= slack) &&
        Math.abs(leaf.rotation - layer.rotation) < 0.5
      );
    })
  );
}

/** The compositions, sorted by how many layer names they share with the page. */
function byLikeness(
  compositions: readonly Composition[],
  input: Omit<CompositionInput, 'energy' | 'twist'>,
  leaves: readonly LeafLayer[],
): Composition[] {
  const names = new Set(leaves.map(({ name }) => name));
  const likeness = (composition: Composition) => {
    const pieces =
      drawn(composition, { ...input, energy: 'loud', twist: 0 }) ??
      drawn(composition, { ...input, energy: 'elegant', twist: 1 }) ??
      [];
    const own = new Set(pieces.map(({ layer }) => layer.name));
    return [...names].filter((name) => own.has(name)).length / Math.max(1, new Set([...names, ...own]).size);
  };
  const rated = compositions.map((composition) => ({ composition, like: likeness(composition) }));
  return rated.sort((a, b) => b.like - a.like).map(({ composition }) => composition);
}

interface Layout {
  composition: Composition;
  energy: Energy;
  twist: number;
}

/**
 * The inputs from which the page may have been composed: some free choices only show on pages of other shapes, so
 * several may fit. None: it was not composed, or has changed since.
 */
function* recognised(
  input: Omit<CompositionInput, 'energy' | 'twist'>,
  leaves: readonly LeafLayer[],
): Generator<Layout> {
  const slack = Math.max(1.5, Math.min(input.page.width, input.page.height) * MOVED);
  const cut = leaves.some((layer) => layer.type === 'image' && layer.mask !== null);
  const serving = input.content.table ? TABLES : COMPOSITIONS;
  const possible = serving.filter(
    ({ pictures: [least, most], cutout }) =>
      least <= input.pictures.length &&
      input.pictures.length <= most &&
      (cut ? cutout !== 'never' : cutout !== 'needed'),
  );
  let tried = 0;
  for (const composition of byLikeness(possible, input, leaves)) {
    for (let twist = 0; twist < TWISTS; twist += 1) {
      for (const energy of ENERGIES) {
        if ((tried += 1) > MOST_TRIED) return;
        const pieces = drawn(composition, { ...input, energy, twist });
        if (pieces && stands(pieces, leaves, slack)) yield { composition, energy, twist };
      }
    }
  }
}

/** How opaque a color is, 0 to 255. */
const opacityOf = (color: string) => (color.length > 7 ? Number.parseInt(color.slice(7), 16) : 255);

/** A gradient with the stops of one paint and the color of the other: layouts fade out one color. */
function recolored(paint: Paint | null, colors: Paint | null): Paint | null {
  if (!paint || !colors || paint.type === 'solid' || colors.type === 'solid') return colors;
  const [strongest] = [...colors.stops].sort((a, b) => opacityOf(b.color) - opacityOf(a.color));
  return {
    ...paint,
    stops: paint.stops.map((stop) => ({
      ...stop,
      color: `${(strongest ?? stop).color.slice(0, 7)}${stop.color.slice(7)}`,
    })),
  };
}

/** A leaf at the place and size of a piece, with its own colors, letters and picture. */
function carried(leaf: LeafLayer, { layer }: Piece, measure: MeasureText): LeafLayer | null {
  const { x, y, width, height, rotation, shadow } = layer;
  const place = {
    x,
    y,
    width,
    height,
    rotation,
    shadow: leaf.shadow && shadow ? { ...shadow, color: leaf.shadow.color } : leaf.shadow,
  };
  if (leaf.type === 'text' && layer.type === 'text') {
    const { fontSize, lines, align, runs, box } = layer;
    // Sizes within a badge belong to the layout; any other style of a part of the text is a user's.
    if (leaf.runs.some(({ style }) => Object.keys(style).some((key) => key !== 'fontSize'))) return null;
    // If the other size sets these words in another face, its measures don't apply to this one.
    if (
      (['fontFamily', 'fontWeight', 'italic', 'letterCase', 'letterSpacing', 'lineHeight'] as const).some(
        (key) => leaf[key] !== layer[key],
      )
    )
      return null;
    // Details are in one line or below each other, depending on room.
    return {
      ...leaf,
      ...place,
      text: layer.text,
      fontSize,
      lines,
      align,
      runs,
      box: leaf.box && box ? { ...box, fill: leaf.box.fill } : leaf.box,
    };
  }
  if (leaf.type === 'image' && layer.type === 'image')
    return { ...leaf, ...place, crop: layer.crop, frame: layer.frame };
  if (leaf.type === 'shape' && layer.type === 'shape') {
    return {
      ...leaf,
      ...place,
      shape: layer.shape,
      fill: recolored(layer.fill, leaf.fill),
      stroke: leaf.stroke && layer.stroke ? { ...leaf.stroke, width: layer.stroke.width } : leaf.stroke,
    };
  }
  if (leaf.type === 'table' && layer.type === 'table')
    return withTableLines(carriedTable({ ...leaf, ...place }, layer), measure);
  return null;
}

/** A table with the measures of another, and its own cells, colors and emphases. */
function carriedTable(
  table: TableLayer,
  {
    columns,
    rows,
    fontSize,
    lineHeight,
    padding,
    radius,
    header,
    borders,
  }: Omit<TableLayer, 'id' | 'parent' | 'order'>,
): TableLayer {
  const rule = (own: TableLayer['borders']['rows'], other: TableLayer['borders']['rows']) =>
    own && other && { ...own, width: other.width };
  return {
    ...table,
    rows,
    fontSize,
    lineHeight,
    padding,
    radius,
    columns: table.columns.map((column, index) => ({ ...column, width: columns[index]?.width ?? column.width })),
    header: { ...table.header, fontSize: header.fontSize },
    borders: {
      outer: rule(table.borders.outer, borders.outer),
      rows: rule(table.borders.rows, borders.rows),
      columns: rule(table.borders.columns, borders.columns),
    },
  };
}

/**
 * The page laid out again for another size with every layer kept; null if that is impossible, and the page must be
 * carried over as it is. `sizes`: of the pictures, px, by asset.
 */
export function relayoutPage(
  document: DesignDocument,
  page: string,
  to: Size,
  sizes: ReadonlyMap<string, Size>,
  measure: MeasureText,
): Operation[] | null {
  const leaves = leavesInPaintOrder(document, page);
  const input = kitOf(document, page, leaves, sizes, measure);
  if (!input) return null;
  for (const { composition, energy, twist } of recognised(input, leaves)) {
    const pieces = drawn(composition, { ...input, page: to, energy, twist });
    const operations = pieces && carriedTo(pieces, document, page, leaves, measure);
    if (operations) return operations;
  }
  return null;
}

/** Puts the leaves at the places of these pieces; null if they don't correspond. */
function carriedTo(
  pieces: readonly Piece[],
  document: DesignDocument,
  page: string,
  leaves: readonly LeafLayer[],
  measure: MeasureText,
): Operation[] | null {
  if (pieces.length !== leaves.length) return null;
  const waiting = [...leaves];
  const operations: Operation[] = [];
  const roots: string[] = [];
  for (const piece of pieces) {
    const at = waiting.findIndex(({ type, name }) => type === piece.layer.type && name === piece.layer.name);
    const [leaf] = at === -1 ? [] : waiting.splice(at, 1);
    const after = leaf && carried(leaf, piece, measure);
    if (!leaf || !after) return null;
    const update = updateBetween(leaf, after);
    if (update) operations.push(update);
    const root = ancestorsOf(document, leaf.id).at(-1)?.id ?? leaf.id;
    if (!roots.includes(root)) roots.push(root);
  }
  return [...operations, ...inOrder(document, page, roots)];
}

/** Puts the layers of a page into this order, bottom first. */
function inOrder(document: DesignDocument, page: string, roots: readonly string[]): Operation[] {
  const now = childrenOf(document, page).map(({ id }) => id);
  if (now.length !== roots.length || now.every((id, index) => id === roots[index])) return [];
  let order: string | null = null;
  return roots.map((id): Operation => ({
    type: 'layer.move',
    id,
    parent: page,
    order: (order = orderBetween(order, null)),
  }));
}
