/** Scenes of partly shown pictures: cropped, masked, straightened. */
import { NEUTRAL_FILTERS } from '#design/document/create.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { SceneBuilder } from './scene-builder.ts';
import type { SceneAsset } from './scene-pictures.ts';
import { SCALED, type AddScene } from './scene.ts';

export function addCropScenes(
  measure: MeasureText,
  add: AddScene,
  { photo, arch }: { photo: SceneAsset; arch: SceneAsset },
): void {
  const crops = new SceneBuilder(measure, 640, 420);
  crops.image({ asset: photo.id, x: 30, y: 30, width: 270, height: 180 });
  crops.image({
    asset: photo.id,
    x: 330,
    y: 30,
    width: 180,
    height: 180,
    crop: { x: 0.45, y: 0.1, width: 0.4, height: 0.6 },
  });
  crops.image({
    asset: photo.id,
    x: 530,
    y: 30,
    width: 80,
    height: 180,
    crop: { x: 0.6, y: 0, width: 0.12, height: 0.4 },
    frame: { type: 'rectangle', radius: 24 },
  });
  crops.image({
    asset: photo.id,
    x: 30,
    y: 230,
    width: 170,
    height: 170,
    crop: { x: 0.3, y: 0.05, width: 0.6, height: 0.9 },
    frame: { type: 'ellipse' },
    stroke: { color: '#f4502f', width: 8, dash: [] },
  });
  crops.image({
    asset: photo.id,
    x: 230,
    y: 240,
    width: 220,
    height: 150,
    rotation: 10,
    flipX: true,
    frame: { type: 'rectangle', radius: 12 },
    stroke: { color: '#ffffff', width: 10, dash: [] },
    shadow: { color: '#17150f77', x: 0, y: 8, blur: 20 },
  });
  crops.image({
    asset: photo.id,
    x: 480,
    y: 240,
    width: 130,
    height: 150,
    crop: { x: 0, y: 0.4, width: 0.3, height: 0.5 },
    flipY: true,
    opacity: 0.7,
  });
  add('crop', crops, [photo], SCALED);

  const masks = new SceneBuilder(measure, 640, 420, { type: 'solid', color: '#cfe3df' });
  masks.image({ asset: photo.id, x: 20, y: 20, width: 290, height: 190, mask: { asset: arch.id, strokes: [] } });
  masks.image({
    asset: photo.id,
    x: 330,
    y: 20,
    width: 290,
    height: 190,
    mask: {
      asset: arch.id,
      strokes: [
        {
          id: 's1',
          mode: 'restore',
          size: 90,
          hardness: 1,
          points: [
            [80, 90],
            [180, 140],
            [260, 100],
          ],
        },
        {
          id: 's2',
          mode: 'erase',
          size: 60,
          hardness: 0.2,
          points: [
            [250, 250],
            [330, 300],
            [420, 250],
            [470, 180],
          ],
        },
        { id: 's3', mode: 'restore', size: 24, hardness: 0.9, points: [[330, 300]] },
      ],
    },
  });
  masks.image({
    asset: photo.id,
    x: 20,
    y: 220,
    width: 290,
    height: 190,
    crop: { x: 0.25, y: 0.25, width: 0.5, height: 0.5 },
    mask: {
      asset: null,
      strokes: [
        {
          id: 's1',
          mode: 'erase',
          size: 120,
          hardness: 0,
          points: [
            [200, 160],
            [300, 200],
            [400, 170],
          ],
        },
      ],
    },
    shadow: { color: '#17150f99', x: 6, y: 10, blur: 16 },
  });
  masks.image({
    asset: photo.id,
    x: 360,
    y: 230,
    width: 220,
    height: 160,
    rotation: -8,
    flipX: true,
    frame: { type: 'ellipse' },
    mask: {
      asset: arch.id,
      strokes: [
        {
          id: 's1',
          mode: 'erase',
          size: 40,
          hardness: 1,
          points: [
            [100, 50],
            [500, 380],
          ],
        },
      ],
    },
  });
  add('mask', masks, [photo, arch], SCALED);

  const straight = new SceneBuilder(measure, 640, 420);
  const part = { x: 0.2, y: 0.2, width: 0.6, height: 0.6 };
  straight.image({ asset: photo.id, x: 20, y: 20, width: 270, height: 180, crop: part, straighten: 12 });
  straight.image({
    asset: photo.id,
    x: 330,
    y: 20,
    width: 270,
    height: 180,
    crop: part,
    straighten: -25,
    flipX: true,
    frame: { type: 'ellipse' },
    filters: { ...NEUTRAL_FILTERS, saturation: -0.6, brightness: 0.1 },
  });
  straight.image({
    asset: photo.id,
    x: 40,
    y: 225,
    width: 255,
    height: 170,
    rotation: 8,
    crop: part,
    straighten: 20,
    mask: {
      asset: arch.id,
      strokes: [
        {
          id: 's1',
          mode: 'erase',
          size: 50,
          hardness: 0.6,
          points: [
            [150, 120],
            [420, 300],
          ],
        },
      ],
    },
  });
  straight.image({
    asset: photo.id,
    x: 340,
    y: 225,
    width: 170,
    height: 170,
    crop: { x: 0.4, y: 0.25, width: 0.3, height: 0.45 },
    straighten: 33,
    stroke: { color: '#f4502f', width: 6, dash: [] },
    shadow: { color: '#17150f77', x: 4, y: 8, blur: 16 },
  });
  add('straightened', straight, [photo, arch], SCALED);
}
