/**
 * Which layers of a page are aligned together: those that look like one kind, on the same background or on similar
 * ones.
 */
import { boundsOf, intersectionOf, type Box } from '../document/geometry.ts';
import type { LeafLayer } from '../document/layers.ts';
import type { LintedPage } from './finding.ts';

/** For a layer: this much of it is on what it is on. */
const ON = 0.95;
/** Of the page: what takes up more is the page's own background. */
const WHOLE = 0.85;
/** px that boxes of one size may differ by. */
const ROUNDING = 1;
/** Sizes of letters that look the same, as a ratio. */
const SAME_SIZE = 1.02;
/** As a share of its length: what is thinner is a rule between other things, and is placed in their gaps. */
const THIN = 0.05;

/** A layer that may be aligned with others, and the card, button or photo that it is on; null: the page. */
export interface Standing {
  layer: LeafLayer;
  background: LeafLayer | null;
}

const area = ({ width, height }: Box): number => width * height;

/** Possible backgrounds of others, bottom first, with their place among the page's layers. */
interface Background {
  layer: LeafLayer;
  at: number;
  box: Box;
}

function backgroundsIn({ document, leaves }: LintedPage): Background[] {
  return leaves.flatMap((layer, at): Background[] => {
    const box = layer.type === 'shape' || layer.type === 'image' ? boundsOf(layer) : null;
    return box && area(box) <= document.width * document.height * WHOLE ? [{ layer, at, box }] : [];
  });
}

function backgroundOf(backgrounds: readonly Background[], layer: LeafLayer, at: number): LeafLayer | null {
  if (layer.type === 'text' && layer.box) return layer;
  const box = boundsOf(layer);
  return (
    backgrounds.findLast((background) => {
      if (background.at >= at || area(background.box) <= area(box)) return false;
      const shared = intersectionOf(box, background.box);
      return shared !== null && area(shared) >= area(box) * ON;
    })?.layer ?? null
  );
}

/** Texts, pictures with edges of their own, and shapes that are no rules. What is rotated is not aligned. */
function stands(layer: LeafLayer): boolean {
  if (layer.rotation !== 0) return false;
  if (layer.type === 'text') return layer.curve === 0 && layer.text.trim() !== '';
  if (layer.type === 'image') return layer.mask === null;
  return (
    layer.type === 'shape' &&
    layer.shape.kind !== 'line' &&
    Math.min(layer.width, layer.height) >= Math.max(layer.width, layer.height) * THIN
  );
}

export function standings(page: LintedPage): Standing[] {
  const backgrounds = backgroundsIn(page);
  return page.leaves.flatMap((layer, at) =>
    stands(layer) ? [{ layer, background: backgroundOf(backgrounds, layer, at) }] : [],
  );
}

const sameSize = (one: Box, other: Box): boolean =>
  Math.abs(one.width - other.width) < ROUNDING && Math.abs(one.height - other.height) < ROUNDING;

/** Whether two are on the same background, or on two of a kind: two cards, two buttons. */
function sameBackground({ layer, background }: Standing, other: Standing): boolean {
  if (background === other.background) return true;
  if (!background || !other.background || background === layer || other.background === other.layer) return false;
  return background.type === other.background.type && sameSize(background, other.background);
}

/**
 * Whether two are of one kind on one background. Shapes are only if one is the other's copy: everything else is
 * decoration.
 */
export function areFellows(one: Standing, other: Standing): boolean {
  if (one.layer.type !== other.layer.type || one.layer.parent !== other.layer.parent || !sameBackground(one, other))
    return false;
  if (one.layer.type !== 'shape' || other.layer.type !== 'shape') return true;
  return one.layer.shape.kind === other.layer.shape.kind && sameSize(one.layer, other.layer);
}

/** Whether two texts share size, weight and number of lines; true for what is no text. */
export function areSetAlike(one: LeafLayer, other: LeafLayer): boolean {
  if (one.type !== 'text' || other.type !== 'text') return true;
  const [small, large] = [Math.min(one.fontSize, other.fontSize), Math.max(one.fontSize, other.fontSize)];
  return (
    large <= small * SAME_SIZE &&
    one.fontFamily === other.fontFamily &&
    one.fontWeight === other.fontWeight &&
    one.lines.length === other.lines.length
  );
}
