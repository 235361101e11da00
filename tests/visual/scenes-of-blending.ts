/** Scenes of how pixels are blended and changed: groups, blend modes, filters. */
import { NEUTRAL_FILTERS } from '#design/document/create.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { SceneBuilder } from './scene-builder.ts';
import type { SceneAsset } from './scene-pictures.ts';
import { SCALED, type AddScene } from './scene.ts';

export function addBlendingScenes(measure: MeasureText, add: AddScene, { photo }: { photo: SceneAsset }): void {
  const groups = new SceneBuilder(measure, 640, 300);
  const overlapping = (parent: string, x: number) => {
    groups.shape(
      { shape: { kind: 'ellipse' }, x, y: 60, width: 130, height: 130, fill: { type: 'solid', color: '#f4502f' } },
      parent,
    );
    groups.shape(
      {
        shape: { kind: 'ellipse' },
        x: x + 70,
        y: 60,
        width: 130,
        height: 130,
        fill: { type: 'solid', color: '#0f6b66' },
      },
      parent,
    );
  };
  groups.shape({ x: 0, y: 110, width: 640, height: 24, fill: { type: 'solid', color: '#17150f' } });
  overlapping(groups.group({ opacity: 0.5 }).id, 20);
  overlapping(groups.group({ blend: 'multiply' }).id, 230);
  const outer = groups.group({ opacity: 0.8 });
  overlapping(groups.group({ opacity: 0.6, blend: 'screen' }, outer.id).id, 430);
  groups.text({ text: 'half, multiplied, nested', x: 20, y: 220, width: 600, fontSize: 34, align: 'center' }, outer.id);
  const hidden = groups.group({ visible: false });
  overlapping(hidden.id, 300);
  add('group', groups);

  const blends = new SceneBuilder(measure, 640, 420, {
    type: 'image',
    asset: photo.id,
    fit: 'cover',
    scale: 1,
    opacity: 1,
    blur: 0,
  });
  const modes = [
    'multiply',
    'screen',
    'overlay',
    'darken',
    'lighten',
    'color-dodge',
    'color-burn',
    'hard-light',
    'soft-light',
    'difference',
    'exclusion',
    'hue',
    'saturation',
    'color',
    'luminosity',
    'normal',
  ] as const;
  modes.forEach((blend, index) =>
    blends.shape({
      x: 16 + (index % 4) * 156,
      y: 14 + Math.floor(index / 4) * 100,
      width: 140,
      height: 88,
      blend,
      fill: {
        type: 'linear',
        angle: 90,
        stops: [
          { at: 0, color: '#f4502f' },
          { at: 1, color: '#1d9a93' },
        ],
      },
      shape: { kind: 'rectangle', radius: 14 },
      stroke: index % 3 === 0 ? { color: '#ffffff', width: 4, dash: [] } : null,
    }),
  );
  add('blend', blends, [photo], SCALED);

  const filters = new SceneBuilder(measure, 640, 430);
  const neutral = NEUTRAL_FILTERS;
  [
    {},
    { brightness: 0.3 },
    { contrast: 0.5 },
    { saturation: 0.8 },
    { hue: 120 },
    { temperature: 0.8 },
    { blur: 3 },
    { blur: 18 },
    { grayscale: 1 },
    { sepia: 1 },
    { brightness: -0.4, contrast: -0.4 },
    { temperature: -0.9, saturation: -0.5 },
  ].forEach((some, index) =>
    filters.image({
      asset: photo.id,
      x: 16 + (index % 4) * 156,
      y: 14 + Math.floor(index / 4) * 138,
      width: 140,
      height: 120,
      crop: { x: 0.2, y: 0, width: 0.7, height: 0.9 },
      filters: { ...neutral, ...some },
    }),
  );
  add('filter', filters, [photo], SCALED);
}
