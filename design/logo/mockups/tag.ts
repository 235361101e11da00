/** A swing tag on cloth: card with cut corners, an eyelet, and its string. */
import type { DesignDocument } from '../../document/document.ts';
import type { PathCommand } from '../../document/outline-path.ts';
import { transformPath } from '../../document/path-geometry.ts';
import { circle, ring } from '../outlines.ts';
import { darker, gradient, lighter, LIFTED, light, Scene, shade, solid, upright, type MockupLogo } from './scene.ts';

const MIDDLE = { x: 600, y: 470 };
const TAG = { width: 372, height: 610, cut: 74 };
const TURN = -7;
const HOLE = { x: MIDDLE.x, y: MIDDLE.y - TAG.height / 2 + 58 };

/** Turned about the tag's middle. */
function turned(commands: readonly PathCommand[], degrees = TURN): PathCommand[] {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return transformPath(commands, [
    cos,
    sin,
    -sin,
    cos,
    MIDDLE.x - MIDDLE.x * cos + MIDDLE.y * sin,
    MIDDLE.y - MIDDLE.x * sin - MIDDLE.y * cos,
  ]);
}

function tagForm(dx = 0, dy = 0): PathCommand[] {
  const [left, right, top, bottom] = [
    MIDDLE.x - TAG.width / 2 + dx,
    MIDDLE.x + TAG.width / 2 + dx,
    MIDDLE.y - TAG.height / 2 + dy,
    MIDDLE.y + TAG.height / 2 + dy,
  ];
  return [
    { type: 'M', x: left + TAG.cut, y: top },
    { type: 'L', x: right - TAG.cut, y: top },
    { type: 'L', x: right, y: top + TAG.cut },
    { type: 'L', x: right, y: bottom },
    { type: 'L', x: left, y: bottom },
    { type: 'L', x: left, y: top + TAG.cut },
    { type: 'Z' },
    ...circle({ x: HOLE.x + dx, y: HOLE.y + dy }, 13, true),
  ];
}

export function tagMockup(logo: MockupLogo): DesignDocument {
  const { palette } = logo.plan;
  const cloth = lighter(palette.dark, 0.16);
  const scene = new Scene({
    type: 'pattern',
    pattern: 'herringbone',
    color: lighter(cloth, 0.07),
    ground: cloth,
    scale: 0.34,
    angle: 0,
    seed: 1,
  });
  // Folds: light and shade that run over the cloth.
  for (const [x, width, strength] of [
    [-60, 420, 0.2],
    [400, 380, 0.14],
    [900, 460, 0.24],
  ] as const) {
    scene.rectangle({ x: x - width / 2 + 60, y: -200, width, height: 1300 }, 0, {
      name: 'fold',
      rotation: -11,
      fill: gradient(90, [0, shade(0)], [0.44, shade(strength)], [0.56, light(strength * 0.4)], [1, light(0)]),
    });
  }
  // Tags are light card, whatever the logo's background elsewhere.
  const background = logo.plan.ground === 'paper' ? '#ffffff' : palette.tint;
  const color = background === '#ffffff' ? '#fbfaf6' : background;
  scene.path(
    turned(tagForm(6, 9)),
    { name: 'tag, shadow', fill: solid(darker(color, 0.3)), shadow: { color: shade(0.42), x: 26, y: 40, blur: 58 } },
    'evenodd',
  );
  scene.path(turned(tagForm(2, 4)), { name: 'tag, edge', fill: solid(darker(color, 0.2)), shadow: LIFTED }, 'evenodd');
  scene.path(
    turned(tagForm()),
    { name: 'tag', fill: gradient(150, [0, lighter(color, 0.35)], [0.5, color], [1, darker(color, 0.07)]) },
    'evenodd',
  );
  const eye = turned(ring(HOLE, 25, 13));
  scene.path(
    eye,
    {
      name: 'eyelet',
      fill: gradient(140, [0, '#f3dfae'], [0.45, '#c59a4e'], [1, '#8a6428']),
      shadow: { color: shade(0.3), x: 1, y: 2, blur: 3 },
    },
    'evenodd',
  );
  strings(scene, color);
  scene.logo(
    upright(logo),
    color,
    { x: MIDDLE.x - 132, y: MIDDLE.y - 120, width: 264, height: 320 },
    { center: MIDDLE, degrees: TURN },
  );
  return scene.document;
}

/** A looped string: each strand a line with a lighter one on it. */
function strings(scene: Scene, color: string): void {
  const hole = transformPath(turned([{ type: 'M', ...HOLE }]), [1, 0, 0, 1, 0, 0])[0];
  if (!hole || hole.type === 'Z') return;
  const strand = (bend: number, end: number): PathCommand[] => [
    { type: 'M', x: hole.x, y: hole.y - 4 },
    { type: 'C', x1: hole.x + bend, y1: hole.y - 70, x2: end - bend * 0.6, y2: 70, x: end, y: -30 },
  ];
  const cord = darker(lighter(color, 0.1), 0.14);
  for (const [bend, end] of [
    [-70, 640],
    [46, 706],
  ] as const) {
    scene.path(strand(bend, end), {
      name: 'string',
      fill: null,
      stroke: { color: darker(cord, 0.34), width: 8, dash: [] },
      shadow: { color: shade(0.4), x: 7, y: 11, blur: 9 },
    });
    scene.path(strand(bend, end), { name: 'string', fill: null, stroke: { color: cord, width: 5.5, dash: [] } });
    scene.path(strand(bend, end), {
      name: 'string, twist',
      fill: null,
      stroke: { color: darker(cord, 0.28), width: 5.5, dash: [0.35, 0.9] },
      opacity: 0.5,
    });
  }
}
