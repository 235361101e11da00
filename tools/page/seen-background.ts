/**
 * Finds the background of a box where free-form outlines are: rays, blobs and torn edges fill their boxes only in part,
 * so pixels decide.
 */
import { intersectionOf, type Box } from '#design/document/geometry.ts';
import type { ToolContext } from '../contract/context.ts';
import { backgroundBehind, type SeenBackground } from './background.ts';
import { overlapOf, standingOn } from '../contract/page-space.ts';

/** With more variation of brightness than this, a background is not plain. */
const EVEN = 0.12;

/** Like `backgroundBehind`, but samples pixels behind paths as well as behind pictures. */
export async function seenBackground(
  context: Pick<ToolContext, 'document' | 'page' | 'samplePixels'>,
  box: Box,
  below?: string,
): Promise<SeenBackground> {
  const { document, page } = context;
  const all = standingOn(document, page);
  const cut = below === undefined ? -1 : all.findIndex(({ layer }) => layer.id === below);
  const behind = cut === -1 ? all : all.slice(0, cut);
  const free = behind.some(
    ({ layer, box: other }) => layer.type === 'shape' && layer.shape.kind === 'path' && overlapOf(box, other) > 0,
  );
  const onPage = intersectionOf(box, { x: 0, y: 0, width: document.width, height: document.height });
  if (!free || !onPage) return backgroundBehind(context, box, below);
  const kept = new Set(behind.filter(({ layer }) => layer.type !== 'text').map(({ layer }) => layer.id));
  const layers = Object.fromEntries(
    Object.entries(document.layers).filter(([id, layer]) => layer.type === 'group' || kept.has(id)),
  );
  const seen = await context.samplePixels({ ...document, layers }, page, onPage);
  return seen ? { colors: [seen.color], busy: seen.spread > EVEN } : backgroundBehind(context, box, below);
}
