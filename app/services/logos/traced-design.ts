/** A traced picture as a design: its background as the page's, each color a shape with an editable outline. */
import { createDocument, createShapeLayer } from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { croppedOutline, pathBounds } from '#design/document/path-geometry.ts';
import { firstPage, orderBetween } from '#design/document/tree.ts';
import type { Traced } from '#design/logo/trace/trace.ts';
import { applyOperations } from '#design/operations/apply.ts';

export function tracedDesign(
  { width, height, areas, background }: Traced,
  name: string,
  newId: () => string,
): DesignDocument {
  const empty = createDocument({
    width,
    height,
    newId,
    background: background === null ? { type: 'none' } : { type: 'solid', color: background },
  });
  const parent = firstPage(empty).id;
  let order: string | null = null;
  const layers = areas.flatMap(({ color, commands }) => {
    const [outline, box] = [croppedOutline(commands), pathBounds(commands)];
    if (!outline || !box) return [];
    order = orderBetween(order, null);
    return [
      createShapeLayer({
        id: newId(),
        parent,
        order,
        name: `${name} ${color}`.slice(0, 120),
        ...box,
        shape: { kind: 'path', ...outline, rule: 'evenodd' },
        fill: { type: 'solid', color },
        stroke: null,
      }),
    ];
  });
  return applyOperations(
    empty,
    layers.map((layer) => ({ type: 'layer.add' as const, layer })),
  ).document;
}
