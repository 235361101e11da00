/** Units that move to another page size together: groups, overlapping layers, texts close together. */
import type { DesignDocument } from '#design/document/document.ts';
import { unionOf, type Box } from '#design/document/geometry.ts';
import type { LeafLayer } from '#design/document/layers.ts';
import { ancestorsOf } from '#design/document/tree.ts';
import { extentOf, overlapOf, type Size } from '../contract/page-space.ts';

export interface Unit {
  layers: LeafLayer[];
  box: Box;
}

type Joined = Unit & { group: string | null };

/** Texts and related layers are this close, as a share of the page's shorter side. */
const CLOSE = 0.045;

const isWording = (unit: Unit) =>
  unit.layers.some((layer) => layer.type === 'text') && unit.layers.every((layer) => layer.type !== 'image');

/** Whether two texts are close enough, one above the other or side by side, to be read as one block. */
function isNear(a: Joined, b: Joined, reach: number): boolean {
  if (!isWording(a) || !isWording(b)) return false;
  const shared = (start: number, length: number, other: number, otherLength: number) =>
    Math.min(start + length, other + otherLength) - Math.max(start, other);
  const sideways = shared(a.box.x, a.box.width, b.box.x, b.box.width);
  const upright = shared(a.box.y, a.box.height, b.box.y, b.box.height);
  return (sideways > 0 && upright > -reach) || (upright > 0 && sideways > -reach);
}

/** Joins units by `belongs` until nothing changes: joining widens the box, which may then reach others. */
function joined(given: readonly Joined[], belongs: (a: Joined, b: Joined) => boolean): Joined[] {
  const units: Joined[] = [];
  for (const one of given) {
    let unit = one;
    for (let index = 0; index < units.length;) {
      const other = units[index];
      if (other && belongs(other, unit)) {
        unit = {
          layers: [...other.layers, ...unit.layers],
          box: unionOf(other.box, unit.box),
          group: unit.group ?? other.group,
        };
        units.splice(index, 1);
        index = 0;
      } else index += 1;
    }
    units.push(unit);
  }
  return units;
}

/** A shape that hangs over the edge of the page behind other layers decorates the page, not them. */
function isOrnament(layer: LeafLayer, box: Box, page: Size): boolean {
  if (layer.type !== 'shape' && layer.type !== 'drawing') return false;
  return box.x < -1 || box.y < -1 || box.x + box.width > page.width + 1 || box.y + box.height > page.height + 1;
}

/** The units that layers form. None overlaps another, ornaments aside. */
export function unitsOf(document: DesignDocument, layers: readonly LeafLayer[]): Unit[] {
  const all = layers.map((layer) => ({
    layers: [layer],
    box: extentOf(layer),
    group: ancestorsOf(document, layer.id).at(-1)?.id ?? null,
  }));
  const ornaments = all.filter(
    ({ layers: [layer], box, group }) => layer !== undefined && group === null && isOrnament(layer, box, document),
  );
  const single = all.filter((one) => !ornaments.includes(one));
  const touching = (a: Joined, b: Joined) => (a.group !== null && a.group === b.group) || overlapOf(a.box, b.box) > 0;
  const reach = Math.min(document.width, document.height) * CLOSE;
  const blocks = joined(joined(single, touching), (a, b) => isNear(a, b, reach));
  // A joined block may enclose a unit that was between its parts.
  return [...ornaments, ...joined(blocks, touching)];
}
