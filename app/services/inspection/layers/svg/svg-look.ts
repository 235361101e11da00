/** How an element of an SVG shows its nodes: name, opacity, blending. */
import { blendSchema, type Blend } from '#design/document/values.ts';
import { PLAIN, type ImportedNode } from '../imported.ts';
import type { Style } from './svg-style.ts';

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

/** Pictures are filled in later: their node must stay the same object. */
function keepIdentity(old: ImportedNode, changed: ImportedNode): ImportedNode {
  return old.kind === 'picture' || old.kind === 'group' ? Object.assign(old, changed) : changed;
}
