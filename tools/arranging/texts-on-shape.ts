/** Texts that stand on a new shape: their inks, and which of them it makes hard to read. */
import type { ShapeLayer } from '#design/document/layers.ts';
import { contrast, LEGIBLE_LARGE } from '#design/layout/contrast.ts';
import type { ToolContext } from '../contract/context.ts';
import type { Json } from '../contract/tool.ts';
import { leavesOf } from '../page/chosen-layers.ts';
import { inkOn } from '../page/background.ts';
import type { Target } from './target-layer.ts';

/** Inks of texts that will be on the shape. */
export function inksOn(target: Target | null, { document }: ToolContext): string[] {
  if (!target) return [];
  return leavesOf(document, target.layer).flatMap((leaf) =>
    leaf.type === 'text' && !leaf.box && leaf.fill.type === 'solid' ? [leaf.fill.color.slice(0, 7)] : [],
  );
}

/** Texts that the new shape makes hard to read. */
export function hardToRead(target: Target | null, fill: ShapeLayer['fill'], { document }: ToolContext): Json[] {
  if (!target || fill?.type !== 'solid') return [];
  const background = fill.color.slice(0, 7);
  return leavesOf(document, target.layer).flatMap((leaf): Json[] => {
    if (
      leaf.type !== 'text' ||
      leaf.box ||
      leaf.fill.type !== 'solid' ||
      contrast(leaf.fill.color, background) >= LEGIBLE_LARGE
    )
      return [];
    return [{ id: leaf.id, color: leaf.fill.color, better: inkOn({ colors: [background], busy: false }) }];
  });
}
