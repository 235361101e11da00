/** What clips and viewports leave of their elements, in page coordinates. */
import type { Element } from '@xmldom/xmldom';
import { joined, shared, skiaPath, transformed, areaOf, type Area, type Bounds } from '../outlines.ts';
import { EMPTY } from '../plain-area.ts';
import { multiply, scaling, translation, type Matrix } from '../matrix.ts';
import { elementsIn } from './svg-source.ts';
import { geometryOf, outlineOfGeometry, SHAPES } from './svg-geometry.ts';
import { withTransform, type Place, type Scene } from './svg-scene.ts';
import type { View } from './svg-values.ts';

export function boxArea(box: View, matrix: Matrix): Area {
  const outline = outlineOfGeometry({ type: 'rectangle', ...box, rx: 0, ry: 0 });
  return { commands: transformed(outline, matrix), rule: 'nonzero' };
}

const DEPTH = 6;

/**
 * The area of a `clipPath` for an element at a place. Null: it clips nothing that can be told (text, or a box that is
 * unknown).
 */
export function clipArea(scene: Scene, clip: Element, place: Place, own: Bounds | null, depth = 0): Area | null {
  if (depth > DEPTH) return EMPTY;
  const style = scene.styles.within(clip);
  let matrix = withTransform(place, clip, style);
  if (clip.getAttribute('clipPathUnits') === 'objectBoundingBox') {
    if (!own) return null;
    matrix = multiply(
      matrix,
      multiply(translation(own.left, own.top), scaling(own.right - own.left, own.bottom - own.top)),
    );
  }
  let area: Area | null = null;
  for (const child of elementsIn(clip)) {
    const part = shapeArea(scene, child, { ...place, matrix, style }, depth);
    if (part === 'unknown') return null;
    if (part) area = area ? joined(area, part) : part;
  }
  const inner = scene.byUrl(style['clip-path']);
  if (inner && area) {
    const within = clipArea(scene, inner, place, own, depth + 1);
    if (within) area = shared(area, within);
  }
  return area ?? EMPTY;
}

function shapeArea(scene: Scene, element: Element, place: Place, depth: number): Area | 'unknown' | null {
  if (depth > DEPTH) return null;
  scene.count();
  const style = scene.styles.of(element, place.style);
  if (style.display === 'none' || style.visibility === 'hidden') return null;
  const matrix = withTransform(place, element, style);
  if (element.localName === 'use') {
    const target = scene.linked(element);
    if (!target) return null;
    const [x, y] = [Number(element.getAttribute('x') ?? 0) || 0, Number(element.getAttribute('y') ?? 0) || 0];
    return shapeArea(scene, target, { ...place, matrix: multiply(matrix, translation(x, y)), style }, depth + 1);
  }
  if (element.localName === 'text') return 'unknown';
  if (element.localName === 'g') {
    let all: Area | null = null;
    for (const child of elementsIn(element)) {
      const part = shapeArea(scene, child, { ...place, matrix, style }, depth + 1);
      if (part === 'unknown') return part;
      if (part) all = all ? joined(all, part) : part;
    }
    return all;
  }
  const geometry = SHAPES.has(element.localName ?? '') ? geometryOf(element, place.view) : null;
  if (!geometry) return null;
  const rule = style['clip-rule'] === 'evenodd' ? 'evenodd' : 'nonzero';
  const area: Area = { commands: transformed(outlineOfGeometry(geometry), matrix), rule };
  const nested = scene.byUrl(style['clip-path']);
  const within = nested && clipArea(scene, nested, { ...place, matrix, style }, null, depth + 1);
  const seen = within ? shared(area, within) : area;
  // Open outlines are closed, as a fill is.
  return seen && (areaOf(skiaPath(seen.commands, seen.rule)) ?? null);
}
