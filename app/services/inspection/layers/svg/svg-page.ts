/** The size of a drawing and the view it shows. */
import type { Element } from '@xmldom/xmldom';
import type { ImportedNode } from '../imported.ts';
import { boundsOf, boundsOfBox, outlineOf } from '../outlines.ts';
import { lengthOf, viewBoxOf, type View } from './svg-values.ts';

/** The size of the drawing in px, and the view it shows. */
export function pageOf(root: Element): { width: number; height: number; view: View; sized: boolean } {
  const view = viewBoxOf(root.getAttribute('viewBox'));
  const [w, h] = [root.getAttribute('width'), root.getAttribute('height')];
  const width = w?.trim().endsWith('%') ? null : lengthOf(w, 0);
  const height = h?.trim().endsWith('%') ? null : lengthOf(h, 0);
  const ratio = view ? view.height / view.width : 0.5;
  const pageWidth = width && width > 0 ? width : height && height > 0 && view ? height / ratio : (view?.width ?? 300);
  const pageHeight = height && height > 0 ? height : view ? pageWidth * ratio : 150;
  return {
    width: pageWidth,
    height: pageHeight,
    view: view ?? { x: 0, y: 0, width: pageWidth, height: pageHeight },
    sized: view !== null || (width !== null && height !== null),
  };
}

/** The size of a drawing that tells none: to the far ends of what is on it. */
export function extentOf(nodes: readonly ImportedNode[]): { width: number; height: number } {
  const ends = leavesOf(nodes).map((node) =>
    node.kind === 'shape'
      ? boundsOf(outlineOf(node.shape, node.box).commands)
      : node.kind === 'picture'
        ? boundsOfBox(node.box)
        : null,
  );
  return {
    width: Math.max(1, ...ends.map((end) => end?.right ?? 0)),
    height: Math.max(1, ...ends.map((end) => end?.bottom ?? 0)),
  };
}

const leavesOf = (nodes: readonly ImportedNode[]): ImportedNode[] =>
  nodes.flatMap((node) => (node.kind === 'group' ? leavesOf(node.children) : [node]));
