/** A logo on its own page: what its picture shows, and what opens in the editor. */
import { createDocument } from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { firstPage, orderBetween } from '#design/document/tree.ts';
import type { DrawnLogo } from '#design/logo/brief.ts';
import { placedIn } from '#design/logo/draw-logo.ts';
import { applyOperations } from '#design/operations/apply.ts';
import type { FullLogoPorts } from './logo-ports.server.ts';

export interface PageSize {
  width: number;
  height: number;
}

/** px: wide enough for marks with their words next to them. */
export const LOGO_PAGE: PageSize = { width: 1200, height: 900 };

/** Shares of the page that the logo may fill. */
const FILLED = { width: 0.72, height: 0.62 };

/** The logo centered on a page in its background's color. */
export function logoOnPage(
  drawn: DrawnLogo,
  ports: Pick<FullLogoPorts, 'measureText' | 'textOutline'>,
  newId: () => string,
  { width, height } = LOGO_PAGE,
  filled = FILLED,
): DesignDocument {
  const empty = createDocument({ width, height, newId, background: { type: 'solid', color: drawn.background } });
  const parent = firstPage(empty).id;
  const room = { width: width * filled.width, height: height * filled.height };
  const box = { x: (width - room.width) / 2, y: (height - room.height) / 2, ...room };
  let order: string | null = null;
  const layers = placedIn(drawn.layers, box, ports.measureText, ports.textOutline).map((layer) => ({
    ...layer,
    id: newId(),
    parent,
    order: (order = orderBetween(order, null)),
  }));
  return applyOperations(
    empty,
    layers.map((layer) => ({ type: 'layer.add' as const, layer })),
  ).document;
}
