/**
 * What belonged to a product's old background: whatever was painted behind it, or over the whole page, to make a plain
 * ground of it. Told by what a layer does on the page and not by what it is called: words and what carries them, marks
 * beside words, rules, borders, and whatever somebody added or locked are none of it.
 */
import type { DesignDocument } from '#design/document/document.ts';
import { unionOf, type Box } from '#design/document/geometry.ts';
import type { LeafLayer, ShapeLayer } from '#design/document/layers.ts';
import { ancestorsOf } from '#design/document/tree.ts';
import { areaOf, isBackdrop, overlapOf, standingOn, type Size, type Standing } from '../contract/page-space.ts';
import { inkBoxOf } from './text-boxes.ts';

/** Share of a thing that must lie on a shape which carries it. */
const CARRIED = 0.6;
/** Share of a shape on another one from which both are one thing: the ring of a badge, the edge of a card. */
const PART = 0.55;
/** Share of the product that a panel of words may lie under and still be theirs alone. */
const SHARED = 0.3;
/** Share of the page from which a shape is a part of its ground. */
const LARGE = 0.04;
/** Of the page's shorter side: a rule between words is no wider. */
const THIN = 0.014;
/** So many shapes of one name are a pattern. */
const PATTERN = 3;
/** Of a text's font size: marks this close and this small belong to the words. */
const NEAR = 0.9;
const MARK = 2.6;

const right = ({ x, width }: Box): number => x + width;
const bottom = ({ y, height }: Box): number => y + height;
const meetsEdge = (box: Box, page: Size): boolean =>
  box.x < 1 || box.y < 1 || right(box) > page.width - 1 || bottom(box) > page.height - 1;
const grown = (box: Box, by: number): Box => ({
  x: box.x - by,
  y: box.y - by,
  width: box.width + 2 * by,
  height: box.height + 2 * by,
});
const shareOn = (box: Box, other: Box): number => overlapOf(box, other) / Math.max(1, areaOf(box));

/** Something that shapes may be there for. */
const isContent = ({ layer }: Standing): boolean =>
  layer.type === 'text' ||
  layer.type === 'table' ||
  layer.type === 'sticker' ||
  layer.type === 'drawing' ||
  (layer.type === 'shape' && (layer.name === '' || layer.shape.kind === 'qr'));

/** A ring or a frame: an outline with nothing inside. */
const isHollow = ({ shape, fill }: ShapeLayer): boolean =>
  fill === null || (shape.kind === 'path' && shape.rule === 'evenodd' && shape.path.lastIndexOf('M') > 0);

/**
 * The layers to remove, bottom first.
 * @param product its layer; null: it is new on the page
 * @param home its place until now, page px; null: it had none
 */
export function oldBackdrop(
  document: DesignDocument,
  page: string,
  product: LeafLayer | null,
  home: Box | null,
): LeafLayer[] {
  const own = home ?? { x: 0, y: 0, width: 0, height: 0 };
  const standing = standingOn(document, page, new Set(product ? [product.id] : [])).map(({ layer, box }): Standing => ({
    layer,
    box: layer.type === 'text' ? (inkBoxOf(layer) ?? box) : box,
  }));
  const all = standingOn(document, page);
  const levels = new Map(all.map(({ layer }, at) => [layer.id, at]));
  const levelOf = ({ id }: LeafLayer): number => levels.get(id) ?? -1;
  const isBelow = (layer: LeafLayer): boolean => product === null || levelOf(layer) < levelOf(product);
  const isLocked = (layer: LeafLayer): boolean =>
    layer.locked || ancestorsOf(document, layer.id).some(({ locked }) => locked);
  const contents = standing.filter(isContent);
  const pictures = standing.filter(({ layer }) => layer.type === 'image');
  const productArea = Math.max(1, areaOf(own));

  const carries = ({ layer, box }: Standing): boolean =>
    [...contents, ...pictures].some(
      (one) => one.layer.id !== layer.id && levelOf(one.layer) > levelOf(layer) && shareOn(one.box, box) >= CARRIED,
    );
  /** A tick, a bullet, a bar beside words that stand free. */
  const isMark = ({ layer, box }: Standing): boolean =>
    contents.some(
      (one) =>
        one.layer.type === 'text' &&
        one.layer.box === null &&
        !carriers.some((carrier) => shareOn(one.box, carrier.box) >= CARRIED) &&
        Math.min(box.width, box.height) <= one.layer.fontSize * MARK &&
        areaOf(box) < areaOf(document) * LARGE &&
        one.layer.id !== layer.id &&
        overlapOf(grown(box, one.layer.fontSize * NEAR), one.box) > 0,
    );

  const isShape = (one: Standing): one is { layer: ShapeLayer; box: Box } =>
    one.layer.type === 'shape' && one.layer.shape.kind !== 'qr';
  const shapes = standing.filter(isShape);
  /** Panels, pills and badges of words. */
  const carriers = shapes.filter(
    (one) =>
      !isHollow(one.layer) &&
      !isBackdrop(document, one.box) &&
      overlapOf(one.box, own) / productArea < SHARED &&
      carries(one),
  );
  const isOfCarrier = ({ layer, box }: Standing): boolean =>
    carriers.some((one) => one.layer.id === layer.id || shareOn(box, one.box) >= PART);
  const sameName = new Map<string, number>();
  for (const { layer } of shapes) sameName.set(layer.name, (sameName.get(layer.name) ?? 0) + 1);

  const isOldShape = (one: { layer: ShapeLayer; box: Box }): boolean => {
    const { layer, box } = one;
    const isWhole = isBackdrop(document, box);
    // What hides the whole page hides the scene, whoever made it.
    if (isWhole && !isHollow(layer) && (isBelow(layer) || layer.name !== '')) return true;
    if (
      layer.name === '' ||
      isOfCarrier(one) ||
      Math.min(box.width, box.height) < Math.min(document.width, document.height) * THIN
    )
      return false;
    const isBehind = isBelow(layer) && overlapOf(box, own) > 0;
    if (isHollow(layer)) return isBehind && !isFrame(box, document);
    if (isBehind) return true;
    if (isMark(one)) return false;
    return (
      meetsEdge(box, document) || areaOf(box) >= areaOf(document) * LARGE || (sameName.get(layer.name) ?? 0) >= PATTERN
    );
  };
  const isOldPicture = ({ layer, box }: Standing): boolean =>
    layer.type === 'image' &&
    isBelow(layer) &&
    (isBackdrop(document, box) ||
      (product?.type === 'image' && layer.asset === product.asset && overlapOf(box, own) > 0));
  return standing
    .filter((one) => !isLocked(one.layer) && ((isShape(one) && isOldShape(one)) || isOldPicture(one)))
    .map(({ layer }) => layer);
}

/** An outline around most of the page. */
const isFrame = (box: Box, page: Size): boolean =>
  areaOf(unionOf(box, { x: page.width / 2, y: page.height / 2, width: 1, height: 1 })) === areaOf(box) &&
  box.width > page.width * 0.75 &&
  box.height > page.height * 0.75;
