/**
 * Scenes of how pictures and pages look: filters beyond a color matrix, borders along silhouettes, ground shadows,
 * patterns, soft backgrounds.
 */
import { NEUTRAL_FILTERS } from '#design/document/create.ts';
import type { Filters } from '#design/document/layers.ts';
import type { MeasureText } from '#design/document/measure.ts';
import type { PatternName } from '#design/document/values.ts';
import { filtersOfLook } from '#design/looks/looks.ts';
import { SceneBuilder } from './scene-builder.ts';
import { SCALED, type AddScene } from './scene.ts';
import type { SceneAsset } from './scene-pictures.ts';

/** One pattern for each way of painting: bands, lines, shapes that share a path, pieces scattered by a seed. */
const PATTERNS: readonly PatternName[] = ['plaid', 'waves', 'polka', 'terrazzo'];

export const LOOK_SCENES = ['look', 'border', 'ground', 'softened', ...PATTERNS.map((name) => `pattern-${name}`)];

export interface LookPictures {
  photo: SceneAsset;
  fruit: SceneAsset;
  arch: SceneAsset;
}

export function addLookScenes(measure: MeasureText, add: AddScene, { photo, fruit, arch }: LookPictures): void {
  const looks = new SceneBuilder(measure, 640, 430);
  const some: Partial<Filters>[] = [
    { highlights: -0.8 },
    { highlights: 0.8 },
    { shadows: 0.9 },
    { shadows: -0.7 },
    { sharpen: 1 },
    { vignette: 0.8 },
    { vignette: -0.7 },
    { duotone: { dark: '#1f2a6b', light: '#ffd9c7', amount: 0.9 } },
    { sharpen: 0.6, blur: 2, vignette: 0.4 },
    filtersOfLook('film'),
    filtersOfLook('porcelain', 0.7),
    filtersOfLook('riso', 0.5),
  ];
  some.forEach((filters, index) =>
    looks.image({
      asset: index % 5 === 4 ? fruit.id : photo.id,
      x: 16 + (index % 4) * 156,
      y: 14 + Math.floor(index / 4) * 138,
      width: 140,
      height: 120,
      filters: { ...NEUTRAL_FILTERS, ...filters },
    }),
  );
  add('look', looks, [photo, fruit], SCALED);

  const borders = new SceneBuilder(measure, 640, 420, { type: 'solid', color: '#0f6b66' });
  const white = { color: '#ffffff', width: 12, dash: [] };
  borders.image({
    asset: fruit.id,
    x: 40,
    y: 40,
    width: 150,
    height: 150,
    stroke: white,
    shadow: { color: '#00000088', x: 0, y: 6, blur: 14 },
  });
  borders.image({
    asset: photo.id,
    x: 240,
    y: 30,
    width: 260,
    height: 170,
    rotation: 8,
    mask: { asset: arch.id, strokes: [] },
    stroke: { color: '#ffd166', width: 5, dash: [] },
  });
  borders.image({
    asset: photo.id,
    x: 40,
    y: 240,
    width: 220,
    height: 150,
    mask: {
      asset: arch.id,
      strokes: [
        {
          id: 's1',
          mode: 'erase',
          size: 90,
          hardness: 1,
          points: [
            [200, 380],
            [400, 120],
          ],
        },
      ],
    },
    stroke: { ...white, color: '#f4502fcc' },
    opacity: 0.8,
  });
  borders.image({
    asset: photo.id,
    x: 330,
    y: 240,
    width: 120,
    height: 140,
    frame: { type: 'ellipse' },
    stroke: white,
  });
  borders.image({
    asset: fruit.id,
    x: 490,
    y: 250,
    width: 110,
    height: 110,
    flipX: true,
    frame: { type: 'rectangle', radius: 20 },
    stroke: { color: '#17150f', width: 2, dash: [] },
  });
  add('border', borders, [photo, fruit, arch], SCALED);

  const background = new SceneBuilder(measure, 640, 420, { type: 'solid', color: '#efe9df' });
  const contact = { color: '#17150f', opacity: 0.6, softness: 0.5, spread: 1, angle: 0 };
  background.image({ asset: fruit.id, x: 30, y: 30, width: 140, height: 140, contactShadow: contact });
  background.image({
    asset: fruit.id,
    x: 230,
    y: 30,
    width: 140,
    height: 140,
    contactShadow: { ...contact, angle: 55, softness: 1, spread: 1.6 },
    opacity: 0.7,
  });
  background.image({
    asset: photo.id,
    x: 420,
    y: 20,
    width: 190,
    height: 150,
    rotation: 14,
    flipX: true,
    mask: { asset: arch.id, strokes: [] },
    contactShadow: { ...contact, angle: -40, softness: 0.1 },
  });
  const group = background.group({ opacity: 0.5 });
  background.sticker(
    {
      source: { type: 'emoji', emoji: '🧸' },
      x: 60,
      y: 220,
      width: 140,
      height: 140,
      contactShadow: { ...contact, spread: 0.6 },
    },
    group.id,
  );
  background.shape({
    shape: { kind: 'rectangle', radius: 12 },
    x: 260,
    y: 230,
    width: 120,
    height: 120,
    rotation: 20,
    fill: { type: 'solid', color: '#0f6b66' },
    contactShadow: { ...contact, color: '#4a1042' },
    reflection: { opacity: 0.4, gap: 10, size: 0.4 },
  });
  background.image({
    asset: fruit.id,
    x: 450,
    y: 220,
    width: 140,
    height: 140,
    stroke: white,
    contactShadow: { ...contact, angle: 30 },
    shadow: { color: '#00000055', x: 4, y: 6, blur: 10 },
  });
  add('ground', background, [photo, fruit, arch], SCALED);

  const softened = new SceneBuilder(measure, 420, 300, {
    type: 'image',
    asset: photo.id,
    fit: 'cover',
    scale: 1,
    opacity: 0.8,
    blur: 9,
  });
  softened.shape({
    shape: { kind: 'ellipse' },
    x: 140,
    y: 80,
    width: 140,
    height: 140,
    fill: { type: 'solid', color: '#ffffff' },
  });
  add('softened', softened, [photo], SCALED);

  PATTERNS.forEach((pattern, index) => {
    const page = new SceneBuilder(measure, 300, 240, {
      type: 'pattern',
      pattern,
      color: '#0f6b66',
      ground: '#fdece6',
      scale: pattern === 'waves' ? 2.4 : 0.7 + index * 0.3,
      angle: index * 25,
      seed: 7,
    });
    page.shape({
      shape: { kind: 'ellipse' },
      x: 90,
      y: 60,
      width: 120,
      height: 120,
      fill: { type: 'solid', color: '#ffffff' },
    });
    add(`pattern-${pattern}`, page, [], SCALED, 2);
  });
}
