/**
 * Finds corners and edges where something small, such as a logo or a line of contacts, covers nothing: of the page, or
 * of the panel behind its contents.
 */
import type { DesignDocument } from '#design/document/document.ts';
import type { Box } from '#design/document/geometry.ts';
import {
  areaOf,
  boxAt,
  isBackdrop,
  overlapOf,
  roomAt,
  standingOn,
  type Place,
  type Room,
  type Size,
} from '../contract/page-space.ts';

/** A shape with at least this share of the page serves as a surface, not as a neighbour. */
const PANEL = 0.42;

/** The free places on a page, and its obstacles. */
export interface Stage {
  box: Box;
  obstacles: Box[];
}

/** The panel or frame around a page's contents, or the page itself. `except` are layers that don't count. */
export function stageOf(document: DesignDocument, page: string, except: ReadonlySet<string> = new Set()): Stage {
  const standing = standingOn(document, page, except);
  const whole = { x: 0, y: 0, width: document.width, height: document.height };
  const shapes = standing.filter(
    ({ layer }) =>
      layer.type === 'shape' &&
      layer.rotation === 0 &&
      (layer.shape.kind === 'rectangle' || layer.shape.kind === 'path'),
  );
  const panels = shapes
    .filter(({ box }) => overlapOf(box, whole) >= areaOf(whole) * PANEL && areaOf(box) < areaOf(whole) * 0.985)
    .sort((a, b) => areaOf(a.box) - areaOf(b.box));
  const panel = panels[0]?.box;
  // Layers painted before the panel are under it.
  const above = panels[0] ? standing.slice(standing.indexOf(panels[0]) + 1) : standing;
  const box = panel
    ? {
        x: Math.max(0, panel.x),
        y: Math.max(0, panel.y),
        width: Math.min(document.width, panel.x + panel.width) - Math.max(0, panel.x),
        height: Math.min(document.height, panel.y + panel.height) - Math.max(0, panel.y),
      }
    : whole;
  // The surface under the stage, and the stage itself, are no obstacles on it.
  const around = (other: Box) => overlapOf(other, box) >= areaOf(box) * 0.9;
  return {
    box,
    obstacles: above.map((one) => one.box).filter((other) => !isBackdrop(document, other) && !around(other)),
  };
}

/**
 * The free place with the least distance from its edge, the first on ties; if none is free, the place that covers
 * least.
 */
export function freeCorner({ box: stage, obstacles }: Stage, size: Size, places: readonly Place[], gap?: number): Room {
  const inside = obstacles.map((box) => ({ ...box, x: box.x - stage.x, y: box.y - stage.y }));
  const rooms = places.map((place) => {
    const room = roomAt(stage, size, place, inside, gap);
    return { room, pushed: Math.abs(room.box.y - boxAt(stage, size, place).y) };
  });
  const free = rooms.filter(({ room }) => room.covered === 0).sort((a, b) => a.pushed - b.pushed);
  const best =
    (free[0] ?? rooms.sort((a, b) => a.room.covered - b.room.covered)[0])?.room ??
    roomAt(stage, size, 'bottom-right', inside, gap);
  return { box: { ...best.box, x: best.box.x + stage.x, y: best.box.y + stage.y }, covered: best.covered };
}
