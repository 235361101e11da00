/** The layer list as rows, top of the stack first, and what dropping a row between two others means. Pure. */
import type { DesignDocument } from '#design/document/document.ts';
import type { Layer } from '#design/document/layers.ts';
import { childrenOf, isWithin } from '#design/document/tree.ts';
import type { StackPlace } from '../commands/reorder.ts';

export interface LayerRow {
  layer: Layer;
  /** How many groups are around it. */
  depth: number;
  /** Whether its children follow it. */
  open: boolean;
  /** It or a group around it is locked. */
  locked: boolean;
}

/** The rows of a page; collapsed groups hide their contents. */
export function layerRows(document: DesignDocument, page: string, openGroups: ReadonlySet<string>): LayerRow[] {
  const rows: LayerRow[] = [];
  const visit = (parent: string, depth: number, held: boolean): void => {
    for (const layer of [...childrenOf(document, parent)].reverse()) {
      const open = layer.type === 'group' && openGroups.has(layer.id);
      const locked = held || layer.locked;
      rows.push({ layer, depth, open, locked });
      if (open) visit(layer.id, depth + 1, locked);
    }
  };
  visit(page, 0, false);
  return rows;
}

/** Where a dragged row goes if dropped before row `index` (or after the last one); null if it can't go there. */
export function dropPlace(
  document: DesignDocument,
  page: string,
  rows: readonly LayerRow[],
  dragged: string,
  index: number,
): StackPlace | null {
  const before = rows[index];
  const after = rows[index - 1];
  const place = after?.open
    ? topOf(document, after.layer.id, dragged)
    : before && sameParent(after, before)
      ? { parent: before.layer.parent, above: aboveOf(document, before.layer, dragged) }
      : belowRow(document, page, after, dragged);
  return place && isWithin(document, place.parent, dragged) ? null : place;
}

/** Between two rows of one parent, or at the very top. */
function sameParent(after: LayerRow | undefined, before: LayerRow): boolean {
  return after === undefined || after.layer.parent === before.layer.parent;
}

function topOf(document: DesignDocument, group: string, dragged: string): StackPlace {
  const others = childrenOf(document, group).filter((layer) => layer.id !== dragged);
  return { parent: group, above: others.at(-1)?.id ?? null };
}

/** The sibling that the dropped layer will be above: the row itself, unless that is the one being dragged. */
function aboveOf(document: DesignDocument, row: Layer, dragged: string): string | null {
  if (row.id !== dragged) return row.id;
  const siblings = childrenOf(document, row.parent);
  return siblings[siblings.findIndex((layer) => layer.id === dragged) - 1]?.id ?? null;
}

/** Right below a row, on its level: after the last row of a group, or at the bottom of the page. */
function belowRow(document: DesignDocument, page: string, row: LayerRow | undefined, dragged: string): StackPlace {
  if (!row) return { parent: page, above: null };
  const siblings = childrenOf(document, row.layer.parent).filter(
    (layer) => layer.id === row.layer.id || layer.id !== dragged,
  );
  const at = siblings.findIndex((layer) => layer.id === row.layer.id);
  return { parent: row.layer.parent, above: siblings[at - 1]?.id ?? null };
}
