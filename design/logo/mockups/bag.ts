/** A paper bag on a shelf: front and side, handles, folds, and its shadow on the floor and the wall. */
import type { DesignDocument } from '../../document/document.ts';
import type { PathCommand } from '../../document/outline-path.ts';
import { luminance } from '../../layout/contrast.ts';
import { polygon } from '../outlines.ts';
import { schemeFor } from '../palettes.ts';
import { darker, gradient, light, lighter, PICTURE, Scene, shade, solid, upright, type MockupLogo } from './scene.ts';

const FLOOR = 706;
/** Corners of the front, px. */
const FRONT = { left: 352, right: 752, top: 236, bottom: 790 };
/** How far the side reaches back. */
const SIDE = { width: 118, rise: 40 };

export function bagMockup(logo: MockupLogo): DesignDocument {
  const { palette, ground: name } = logo.plan;
  const own = schemeFor(palette, name).background;
  const color = luminance(own) > 0.92 ? '#f4f1ea' : own;
  const wall = lighter(palette.secondary, luminance(color) > 0.5 ? 0.5 : 0.7);
  const scene = new Scene({
    type: 'linear',
    angle: 165,
    stops: [
      { at: 0, color: lighter(wall, 0.22) },
      { at: 1, color: darker(wall, 0.08) },
    ],
  });
  scene.rectangle({ x: 0, y: FLOOR, width: PICTURE.width, height: PICTURE.height - FLOOR }, 0, {
    name: 'shelf',
    fill: gradient(180, [0, darker(wall, 0.05)], [0.25, lighter(wall, 0.3)], [1, lighter(wall, 0.12)]),
  });
  shadows(scene);
  handles(scene, color, { dx: 58, dy: -30 }, 0.28);
  faces(scene, color);
  handles(scene, color, { dx: 0, dy: 0 }, 0);
  const middle = (FRONT.left + FRONT.right) / 2;
  scene.logo(upright(logo), color, { x: middle - 140, y: 384, width: 280, height: 250 });
  return scene.document;
}

function shadows(scene: Scene): void {
  const { left, right, bottom } = FRONT;
  // On the wall, soft; on the shelf, from the bag's base.
  scene.path(
    polygon([
      { x: right + 40, y: 300 },
      { x: right + 210, y: 330 },
      { x: right + 236, y: FLOOR },
      { x: right + 30, y: FLOOR },
    ]),
    {
      name: 'shadow on the wall',
      fill: gradient(90, [0, shade(0.16)], [1, shade(0)]),
      shadow: { color: shade(0.1), x: 16, y: 8, blur: 60 },
    },
  );
  scene.path(
    polygon([
      { x: left + 30, y: bottom - 8 },
      { x: right, y: bottom - 6 },
      { x: right + SIDE.width, y: bottom - SIDE.rise },
      { x: right + SIDE.width + 210, y: bottom - SIDE.rise - 12 },
      { x: right + 160, y: bottom + 14 },
      { x: right - 40, y: bottom + 3 },
    ]),
    {
      name: 'shadow on the shelf',
      fill: gradient(90, [0, shade(0.3)], [0.62, shade(0.24)], [1, shade(0)]),
      shadow: { color: shade(0.28), x: 6, y: 6, blur: 26 },
    },
  );
  scene.path(
    polygon([
      { x: left + 6, y: bottom - 6 },
      { x: right + 2, y: bottom - 6 },
      { x: right + 2, y: bottom + 1 },
      { x: left + 6, y: bottom - 1 },
    ]),
    { name: 'contact', fill: solid(shade(0.4)), shadow: { color: shade(0.5), x: 6, y: 4, blur: 12 } },
  );
}

function faces(scene: Scene, color: string): void {
  const { left, right, top, bottom } = FRONT;
  const back = { x: right + SIDE.width, top: top - 24, bottom: bottom - SIDE.rise };
  const fold = { x: right + SIDE.width * 0.54, top: top - 8, bottom: bottom - SIDE.rise * 0.5 };
  const deep = luminance(color) < 0.1 ? 0.9 : 1;
  // Inside, seen above the rim.
  scene.path(
    polygon([
      { x: left, y: top },
      { x: left + SIDE.width - 8, y: top - 24 },
      { x: back.x, y: back.top },
      { x: right, y: top },
    ]),
    { name: 'inside', fill: gradient(180, [0, darker(color, 0.34 * deep)], [1, darker(color, 0.5 * deep)]) },
  );
  scene.path(
    polygon([
      { x: right - 1, y: top },
      { x: back.x, y: back.top },
      { x: fold.x, y: fold.top + 11 },
    ]),
    { name: 'inside of the side', fill: solid(darker(color, 0.44 * deep)) },
  );
  // The side is folded inwards along its middle.
  scene.path(
    polygon([
      { x: right, y: top },
      { x: fold.x, y: fold.top + 10 },
      { x: fold.x - 4, y: fold.bottom - 90 },
      { x: right, y: bottom },
    ]),
    { name: 'side, front half', fill: gradient(90, [0, darker(color, 0.24)], [1, darker(color, 0.4)]) },
  );
  scene.path(
    polygon([
      { x: fold.x, y: fold.top + 10 },
      { x: back.x, y: back.top },
      { x: back.x, y: back.bottom },
      { x: fold.x - 4, y: fold.bottom - 90 },
    ]),
    { name: 'side, back half', fill: gradient(90, [0, darker(color, 0.3)], [1, darker(color, 0.2)]) },
  );
  scene.path(
    polygon([
      { x: right, y: bottom },
      { x: fold.x - 4, y: fold.bottom - 90 },
      { x: back.x, y: back.bottom },
    ]),
    { name: 'side, foot', fill: gradient(150, [0, darker(color, 0.22)], [1, darker(color, 0.36)]) },
  );
  scene.path(
    polygon([
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left + 4, y: bottom - 2 },
    ]),
    { name: 'front', fill: gradient(100, [0, lighter(color, 0.1)], [0.6, color], [1, darker(color, 0.07)]) },
  );
  // The turned-in rim, and where the bottom was folded.
  scene.rectangle({ x: left, y: top, width: right - left, height: 46 }, 0, {
    name: 'rim',
    fill: gradient(180, [0, light(0.14)], [0.94, light(0.02)], [1, shade(0.13)]),
  });
  scene.path(
    polygon([
      { x: left + 3, y: bottom - 96 },
      { x: right, y: bottom - 96 },
      { x: right, y: bottom - 93 },
      { x: left + 3, y: bottom - 93 },
    ]),
    { name: 'fold', fill: gradient(90, [0, shade(0.1)], [0.5, shade(0.04)], [1, shade(0.1)]) },
  );
  scene.rectangle({ x: left, y: top, width: 3, height: bottom - top - 4 }, 0, {
    name: 'lit edge',
    fill: solid(light(0.4)),
  });
}

/** A twisted paper handle, by two strokes and its twist. */
function handles(scene: Scene, color: string, { dx, dy }: { dx: number; dy: number }, depth: number): void {
  const [from, to, foot, height] = [FRONT.left + 126 + dx, FRONT.right - 126 + dx, FRONT.top + 24 + dy, 168];
  const curve: PathCommand[] = [
    { type: 'M', x: from, y: foot },
    {
      type: 'C',
      x1: from - 6,
      y1: foot - height * 0.86,
      x2: from + 18,
      y2: foot - height,
      x: from + 58,
      y: foot - height,
    },
    { type: 'L', x: to - 58, y: foot - height },
    { type: 'C', x1: to - 18, y1: foot - height, x2: to + 6, y2: foot - height * 0.86, x: to, y: foot },
  ];
  const cord = darker(lighter(color, 0.05), 0.18 + depth);
  scene.path(curve, {
    name: 'handle',
    fill: null,
    stroke: { color: darker(cord, 0.3), width: 12, dash: [] },
    ...(depth === 0 ? { shadow: { color: shade(0.28), x: 6, y: 9, blur: 10 } } : {}),
  });
  scene.path(curve, { name: 'handle', fill: null, stroke: { color: cord, width: 9, dash: [] } });
  scene.path(curve, {
    name: 'handle, twist',
    fill: null,
    stroke: { color: lighter(cord, 0.24), width: 9, dash: [0.22, 0.8] },
    opacity: 0.5,
  });
}
