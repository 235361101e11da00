/** How an element of an SVG shows its nodes: name, opacity, blending. */
import { blendSchema, type Blend } from '#design/document/values.ts';
import { PLAIN, type ImportedNode } from '../imported.ts';
import type { Style } from './svg-style.ts';
import { fractionOf } from './svg-values.ts';

export function blendOf(style: Style): Blend {
  const read = blendSchema.safeParse(style['mix-blend-mode']);
  return read.success ? read.data : 'normal';
}

/** Nodes of one element under its name, with its opacity and blending: a group if there are several. */
export function looked(nodes: ImportedNode[], name: string, opacity: number, blend: Blend): ImportedNode[] {
  const [only, more] = nodes;
  if (!only) return [];
  if (!more)
    return [
      {
        ...only,
        name: only.name || name,
        opacity: only.opacity * opacity,
        blend: blend === 'normal' ? only.blend : blend,
      },
    ].map((node) => keepIdentity(only, node));
  return [{ ...PLAIN, kind: 'group', name, opacity, blend, children: nodes }];
}

/** Nodes of a drawing with the opacity and the blending of its root, grouped only if it has any. */
export function asWhole(nodes: ImportedNode[], style: Style): ImportedNode[] {
  const [opacity, blend] = [fractionOf(style.opacity, 1), blendOf(style)];
  return opacity === 1 && blend === 'normal' ? nodes : looked(nodes, '', opacity, blend);
}

/** Pictures are filled in later: their node must stay the same object. */
function keepIdentity(old: ImportedNode, changed: ImportedNode): ImportedNode {
  return old.kind === 'picture' || old.kind === 'group' ? Object.assign(old, changed) : changed;
}
