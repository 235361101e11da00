/** Nodes whose pictures could be had. */
import type { ImportedNode } from './imported.ts';

/** Without pictures that came to nothing. */
export function withPictures(node: ImportedNode): ImportedNode[] {
  if (node.kind === 'picture') return node.picture < 0 ? [] : [node];
  if (node.kind !== 'group') return [node];
  const children = node.children.flatMap(withPictures);
  return children.length === 0 ? [] : [{ ...node, children }];
}
