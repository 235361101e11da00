/** A business card on a table: its face with the whole logo above its back with the mark alone. */
import type { DesignDocument } from '../../document/document.ts';
import { schemeFor } from '../palettes.ts';
import { darker, gradient, LIFTED, light, lighter, PICTURE, Scene, shade, solid, type MockupLogo } from './scene.ts';

/** 85 × 55 mm. */
const CARD = { width: 560, height: 362 };

interface Lying {
  x: number;
  y: number;
  degrees: number;
  color: string;
}

/** A card centered at x, y. Its bottom edges show its thickness. */
function card(
  scene: Scene,
  { x, y, degrees, color }: Lying,
  name: string,
): { center: { x: number; y: number }; degrees: number } {
  const box = { x: x - CARD.width / 2, y: y - CARD.height / 2, ...CARD };
  scene.rectangle({ ...box, x: box.x + 4, y: box.y + 6 }, 5, {
    name: `${name}, shadow`,
    fill: solid(darker(color, 0.25)),
    shadow: { color: shade(0.26), x: 22, y: 38, blur: 60 },
    rotation: degrees,
  });
  scene.rectangle({ ...box, x: box.x + 2, y: box.y + 4 }, 5, {
    name: `${name}, edge`,
    fill: solid(darker(color, 0.16)),
    shadow: LIFTED,
    rotation: degrees,
  });
  scene.rectangle(box, 4, {
    name,
    fill: gradient(130, [0, lighter(color, 0.1)], [0.55, color], [1, darker(color, 0.05)]),
    rotation: degrees,
  });
  return { center: { x, y }, degrees };
}

export function cardMockup(logo: MockupLogo): DesignDocument {
  const { palette } = logo.plan;
  const table = lighter(palette.secondary, 0.62);
  const scene = new Scene({
    type: 'linear',
    angle: 140,
    stops: [
      { at: 0, color: lighter(table, 0.25) },
      { at: 1, color: darker(table, 0.1) },
    ],
  });
  // Light through a window.
  scene.path(
    [
      { type: 'M', x: 120, y: 0 },
      { type: 'L', x: 560, y: 0 },
      { type: 'L', x: 60, y: PICTURE.height },
      { type: 'L', x: -380, y: PICTURE.height },
      { type: 'Z' },
    ],
    { name: 'light', fill: gradient(100, [0, light(0.02)], [0.5, light(0.3)], [1, light(0.02)]) },
  );
  scene.path(
    [
      { type: 'M', x: 680, y: 0 },
      { type: 'L', x: 980, y: 0 },
      { type: 'L', x: 480, y: PICTURE.height },
      { type: 'L', x: 180, y: PICTURE.height },
      { type: 'Z' },
    ],
    { name: 'light', fill: gradient(100, [0, light(0.02)], [0.5, light(0.24)], [1, light(0.02)]) },
  );
  const backColor = schemeFor(palette, logo.plan.ground === 'full' ? 'full' : 'dark').background;
  const back = card(scene, { x: 776, y: 282, degrees: 9, color: backColor }, 'back');
  scene.logo(
    {
      ...logo,
      plan: {
        ...logo.plan,
        layout: logo.plan.mark.kind === 'emblem' || logo.plan.layout === 'words' ? logo.plan.layout : 'mark',
      },
    },
    backColor,
    { x: 776 - 88, y: 282 - 88, width: 176, height: 176 },
    back,
  );
  const faceColor = '#fdfcfa';
  const face = card(scene, { x: 444, y: 594, degrees: -6, color: faceColor }, 'face');
  scene.logo(logo, faceColor, { x: 444 - 178, y: 594 - 98, width: 356, height: 196 }, face);
  return scene.document;
}
