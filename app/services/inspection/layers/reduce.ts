/**
 * Makes a file fit a design: a page has so many layers, a document so many bytes. Shapes of one colour are joined, then
 * runs of shapes become pictures, then whole pages.
 */
import type { PathCommand } from '#design/document/outline-path.ts';
import { LIMITS } from '#design/document/limits.ts';
import { fillStyleOf } from '#design/fabric/paint/paint-style.ts';
import type { Context } from '#design/fabric/paint/tools.ts';
import { createCanvas } from '#app/services/rendering/canvas-library.ts';
import { normalisePicture, type NormalisedPicture } from '../pictures/normalise.ts';
import { invert, multiply, rotation, translation } from './matrix.ts';
import { boundsOf, boxOfBounds, outlineOf, overlap, skiaPath, transformed, type Bounds } from './outlines.ts';
import {
  ImportRefused,
  LossCount,
  PLAIN,
  type ImportedFile,
  type ImportedNode,
  type ImportedPage,
  type PictureNode,
  type ShapeNode,
} from './imported.ts';

/** What a design has room for, with some left for its owner. */
const MOST_LAYERS = LIMITS.layersPerPage - 40;
const MOST_BYTES = LIMITS.documentBytes * 0.85;
/** Bytes of layers as JSON, apart from what is written in them. */
const COST = { group: 280, shape: 620, text: 950, picture: 1_100, table: 1_200, cell: 90, run: 130, line: 45 };
/** Longer side of a picture of a page, px. */
const PICTURE_SIDE = 2160;

/** Draws a page whole, as the file's own kind does. Null: it can't. */
export type DrawPage = (page: number) => Promise<NormalisedPicture | null>;

const pathLength = (commands: readonly PathCommand[], digits: number): number =>
  commands.reduce(
    (sum, { type }) => sum + 1 + (type === 'Z' ? 0 : type === 'C' ? 6 : type === 'Q' ? 4 : 2) * digits,
    0,
  );

function bytesOf(node: ImportedNode): number {
  switch (node.kind) {
    case 'group':
      return COST.group + sum(node.children, bytesOf);
    case 'shape':
      return COST.shape + (node.shape.type === 'path' ? pathLength(node.shape.commands, 6) : 0);
    case 'text':
      return (
        COST.text +
        sum(
          node.runs,
          ({ text }) => COST.run + Buffer.byteLength(text) * 1.1 + COST.line * (text.split('\n').length - 1),
        )
      );
    case 'picture':
      return COST.picture + (node.frame.type === 'path' ? pathLength(node.frame.commands, 6) : 0);
    case 'table':
      return COST.table + sum(node.cells.flat(), ({ text }) => COST.cell + COST.line + Buffer.byteLength(text));
  }
}

const layersOf = (node: ImportedNode): number => (node.kind === 'group' ? 1 + sum(node.children, layersOf) : 1);

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}

interface Room {
  layers: number;
  bytes: number;
}

const isWithinRoom = (nodes: readonly ImportedNode[], room: Room): boolean =>
  sum(nodes, layersOf) <= room.layers && sum(nodes, bytesOf) <= room.bytes;

/** Whether an outline is longer than a layer may hold. */
const isTooLong = (node: ImportedNode): boolean =>
  node.kind === 'shape' && node.shape.type === 'path' && pathLength(node.shape.commands, 4.5) > LIMITS.outlinePath;

/** Brings all pages within the limits. Throws ImportRefused if that can't be. */
export async function reduceFile(file: ImportedFile, drawPage: DrawPage): Promise<void> {
  const room = roomOf(file);
  for (const [index, page] of file.pages.entries()) {
    const losses = new LossCount(file.losses).onPage(index);
    page.nodes = await Promise.all(page.nodes.map((node) => withoutLong(file, page, node, losses)));
    if (isWithinRoom(page.nodes, room)) continue;
    page.nodes = joinAlike(page.nodes);
    if (!isWithinRoom(page.nodes, room)) await drawRuns(file, page, room, losses);
    if (isWithinRoom(page.nodes, room)) continue;
    const picture = await drawPage(index);
    if (!picture) throw new ImportRefused('import_elements');
    losses.add('pageDrawn');
    page.nodes = [pictureNode(file, picture, { left: 0, top: 0, right: page.width, bottom: page.height })];
  }
}

/** What each page may take: more than its share, if others take less. */
function roomOf({ pages }: ImportedFile): Room {
  const sizes = pages.map(({ nodes }) => sum(nodes, bytesOf) + 400).toSorted((a, b) => a - b);
  let [left, pagesLeft] = [MOST_BYTES, sizes.length];
  for (const size of sizes) {
    if (size > left / pagesLeft) break;
    left -= size;
    pagesLeft -= 1;
  }
  return { layers: MOST_LAYERS, bytes: pagesLeft === 0 ? MOST_BYTES : left / pagesLeft };
}

async function withoutLong(
  file: ImportedFile,
  page: ImportedPage,
  node: ImportedNode,
  losses: LossCount,
): Promise<ImportedNode> {
  if (node.kind === 'group')
    return {
      ...node,
      children: await Promise.all(node.children.map((child) => withoutLong(file, page, child, losses))),
    };
  if (node.kind !== 'shape' || !isTooLong(node)) return node;
  const parts = splitOutline(node);
  if (parts)
    return { ...PLAIN, kind: 'group', name: node.name, opacity: node.opacity, blend: node.blend, children: parts };
  losses.add('shapesDrawn');
  return drawShapes(file, page, [node]);
}

/** A long outline as several, if its contours don't lie over each other. Null: they do, or one alone is too long. */
function splitOutline(node: ShapeNode): ShapeNode[] | null {
  const { shape } = node;
  if (shape.type !== 'path') return null;
  const contours: PathCommand[][] = [];
  for (const command of shape.commands)
    if (command.type === 'M') contours.push([command]);
    else contours.at(-1)?.push(command);
  // Contours that touch each other stay together: holes, mostly.
  const clusters: { bounds: Bounds; commands: PathCommand[] }[] = [];
  for (const commands of contours) {
    let own = { bounds: boundsOf(commands) ?? { left: 0, top: 0, right: 0, bottom: 0 }, commands };
    for (let at = clusters.findIndex(({ bounds }) => overlap(bounds, own.bounds)); at >= 0;) {
      const [other] = clusters.splice(at, 1);
      if (other) own = { bounds: union(other.bounds, own.bounds), commands: [...other.commands, ...own.commands] };
      at = clusters.findIndex(({ bounds }) => overlap(bounds, own.bounds));
    }
    clusters.push(own);
    if (clusters.length > 2_000) return null;
  }
  const parts: PathCommand[][] = [];
  for (const { commands } of clusters) {
    if (pathLength(commands, 4.5) > LIMITS.outlinePath) return null;
    const last = parts.at(-1);
    if (last && pathLength(last, 4.5) + pathLength(commands, 4.5) <= LIMITS.outlinePath) last.push(...commands);
    else parts.push([...commands]);
  }
  return parts.map((commands) => ({
    ...node,
    opacity: 1,
    blend: 'normal',
    shape: { type: 'path', commands, rule: shape.rule },
    box: boxOfBounds(boundsOf(commands) ?? { left: 0, top: 0, right: 0, bottom: 0 }),
  }));
}

function union(one: Bounds, other: Bounds): Bounds {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

const boundsOfShape = (node: ShapeNode): Bounds => {
  const bounds = boundsOf(outlineOf(node.shape, node.box).commands) ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const grown = node.stroke ? node.stroke.width * 1.5 : 0;
  return {
    left: bounds.left - grown,
    top: bounds.top - grown,
    right: bounds.right + grown,
    bottom: bounds.bottom + grown,
  };
};

/** Neighbours of one colour that don't overlap, as one shape: it looks the same and is one layer. */
function joinAlike(nodes: readonly ImportedNode[]): ImportedNode[] {
  const joined: ImportedNode[] = [];
  for (const node of nodes) {
    if (node.kind === 'group') {
      joined.push({ ...node, children: joinAlike(node.children) });
      continue;
    }
    const before = joined.at(-1);
    const one = before?.kind === 'shape' && node.kind === 'shape' ? joinedShape(before, node) : null;
    if (one) joined[joined.length - 1] = one;
    else joined.push(node);
  }
  return joined;
}

function joinedShape(one: ShapeNode, other: ShapeNode): ShapeNode | null {
  const alike =
    one.fill?.type === 'solid' &&
    other.fill?.type === 'solid' &&
    one.fill.color === other.fill.color &&
    one.opacity === 1 &&
    other.opacity === 1 &&
    one.blend === 'normal' &&
    other.blend === 'normal' &&
    !one.stroke &&
    !other.stroke &&
    !one.shadow &&
    !other.shadow;
  if (!alike || overlap(boundsOfShape(one), boundsOfShape(other))) return null;
  const [first, second] = [outlineOf(one.shape, one.box), outlineOf(other.shape, other.box)];
  if (first.rule !== second.rule) return null;
  const commands = [...first.commands, ...second.commands];
  if (pathLength(commands, 5) > LIMITS.outlinePath) return null;
  const bounds = boundsOf(commands);
  return bounds && { ...one, name: '', shape: { type: 'path', commands, rule: first.rule }, box: boxOfBounds(bounds) };
}

function isDrawable(node: ImportedNode): boolean {
  if (node.blend !== 'normal') return false;
  return node.kind === 'shape' || (node.kind === 'group' && node.children.every(isDrawable));
}

interface Run {
  siblings: ImportedNode[];
  nodes: ImportedNode[];
}

/** Stretches of shapes that nothing else interrupts. */
function runsIn(siblings: ImportedNode[]): Run[] {
  const runs: Run[] = [];
  let nodes: ImportedNode[] = [];
  const end = (): void => {
    if (sum(nodes, layersOf) > 1) runs.push({ siblings, nodes });
    nodes = [];
  };
  for (const node of siblings) {
    if (isDrawable(node)) nodes.push(node);
    else {
      end();
      if (node.kind === 'group') runs.push(...runsIn(node.children));
    }
  }
  end();
  return runs;
}

/** Draws the largest stretches of shapes until the page has room. */
async function drawRuns(file: ImportedFile, page: ImportedPage, room: Room, losses: LossCount): Promise<void> {
  const weight = ({ nodes }: Run): number => sum(nodes, layersOf) * 500 + sum(nodes, bytesOf);
  const runs = runsIn(page.nodes).toSorted((a, b) => weight(b) - weight(a));
  for (const { siblings, nodes } of runs) {
    if (isWithinRoom(page.nodes, room)) return;
    const [first] = nodes;
    if (!first) continue;
    const picture = await drawShapes(file, page, nodes);
    siblings.splice(siblings.indexOf(first), nodes.length, picture);
    losses.add('shapesDrawn', sum(nodes, layersOf));
  }
}

function leavesOf(nodes: readonly ImportedNode[]): ShapeNode[] {
  return nodes.flatMap((node) =>
    node.kind === 'group' ? leavesOf(node.children) : node.kind === 'shape' ? [node] : [],
  );
}

/** A picture of shapes, as a node in their place. */
async function drawShapes(
  file: ImportedFile,
  page: ImportedPage,
  nodes: readonly ImportedNode[],
): Promise<PictureNode> {
  const all = leavesOf(nodes).map(boundsOfShape);
  const bounds = all.slice(1).reduce(union, all[0] ?? { left: 0, top: 0, right: 1, bottom: 1 });
  const margin = Math.max(page.width, page.height);
  const seen = {
    left: Math.max(bounds.left, -margin / 4),
    top: Math.max(bounds.top, -margin / 4),
    right: Math.min(bounds.right, page.width + margin / 4),
    bottom: Math.min(bounds.bottom, page.height + margin / 4),
  };
  const scale = PICTURE_SIDE / margin;
  const width = Math.min(4_000, Math.max(1, Math.ceil((seen.right - seen.left) * scale)));
  const height = Math.min(4_000, Math.max(1, Math.ceil((seen.bottom - seen.top) * scale)));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d') as unknown as Context;
  context.scale(scale, scale);
  context.translate(-seen.left, -seen.top);
  paintAll(context, nodes, 1);
  const picture = await normalisePicture(new Uint8Array(await canvas.encode('png')));
  return pictureNode(file, picture, { ...seen, right: seen.left + width / scale, bottom: seen.top + height / scale });
}

/** A group's opacity is that of each of its shapes: nobody sees where thousands overlap. */
function paintAll(context: Context, nodes: readonly ImportedNode[], opacity: number): void {
  for (const node of nodes) {
    if (node.kind === 'group') paintAll(context, node.children, opacity * node.opacity);
    else if (node.kind === 'shape') paintShape(context, node, opacity * node.opacity);
  }
}

function paintShape(context: Context, node: ShapeNode, opacity: number): void {
  const { box, fill, stroke, shape } = node;
  const middle = multiply(translation(box.x + box.width / 2, box.y + box.height / 2), rotation(box.rotation));
  const back = invert(middle);
  const outline = outlineOf(shape, box);
  if (!back) return;
  const path = skiaPath(transformed(outline.commands, back), outline.rule) as unknown as Path2D;
  context.save();
  context.transform(...middle);
  context.globalAlpha = opacity;
  if (fill && shape.type !== 'line') {
    context.fillStyle = fillStyleOf(context, fill, box);
    context.fill(path, outline.rule);
  }
  if (stroke) {
    context.strokeStyle = stroke.color;
    context.lineWidth = stroke.width;
    context.lineJoin = 'round';
    context.setLineDash([...stroke.dash]);
    context.stroke(path);
  }
  context.restore();
}

function pictureNode(file: ImportedFile, picture: NormalisedPicture, bounds: Bounds): PictureNode {
  return {
    ...PLAIN,
    kind: 'picture',
    picture: file.pictures.push(picture) - 1,
    box: boxOfBounds(bounds),
    flipX: false,
    flipY: false,
    crop: { x: 0, y: 0, width: 1, height: 1 },
    frame: { type: 'rectangle', radius: 0 },
    alt: '',
    shadow: null,
  };
}
