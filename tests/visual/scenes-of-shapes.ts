/** Scenes of shapes: every kind, gradients, shadows. */
import type { MeasureText } from '#design/document/measure.ts';
import { SceneBuilder } from './scene-builder.ts';
import type { SceneAsset } from './scene-pictures.ts';
import { SCALED, type AddScene } from './scene.ts';

export function addShapeScenes(measure: MeasureText, add: AddScene, { fruit }: { fruit: SceneAsset }): void {
  const shapes = new SceneBuilder(measure, 640, 440);
  const kinds = [
    { kind: 'rectangle', radius: 22 },
    { kind: 'ellipse' },
    { kind: 'triangle' },
    { kind: 'polygon', sides: 6 },
    { kind: 'star', points: 5, inner: 0.45 },
    { kind: 'star', points: 16, inner: 0.8 },
    { kind: 'heart' },
    { kind: 'polygon', sides: 3 },
    {
      kind: 'path',
      path: 'M0 50C0 -10 100 -10 100 50Q50 120 0 50ZM30 50L50 30L70 50L50 70Z',
      viewWidth: 100,
      viewHeight: 100,
      rule: 'evenodd',
    },
  ] as const;
  kinds.forEach((shape, index) =>
    shapes.shape({
      shape,
      x: 30 + (index % 4) * 150,
      y: 30 + Math.floor(index / 4) * 140,
      width: 120,
      height: 110,
      fill: { type: 'solid', color: ['#f4502f', '#0f6b66', '#e7b93c', '#32507a'][index % 4]! },
      stroke: index % 2 === 1 ? { color: '#17150f', width: 5, dash: index === 3 ? [2, 1] : [] } : null,
    }),
  );
  shapes.shape({
    shape: { kind: 'line', startHead: 'none', endHead: 'arrow' },
    x: 40,
    y: 330,
    width: 240,
    height: 1,
    stroke: { color: '#17150f', width: 6, dash: [] },
  });
  shapes.shape({
    shape: { kind: 'line', startHead: 'arrow', endHead: 'arrow' },
    x: 340,
    y: 330,
    width: 240,
    height: 1,
    rotation: 12,
    stroke: { color: '#f4502f', width: 3, dash: [3, 2] },
  });
  shapes.shape({
    shape: { kind: 'line', startHead: 'none', endHead: 'none' },
    x: 40,
    y: 400,
    width: 540,
    height: 1,
    stroke: { color: '#0f6b66', width: 10, dash: [1, 1] },
  });
  add('shapes', shapes);

  const gradients = new SceneBuilder(measure, 640, 420, {
    type: 'linear',
    angle: 160,
    stops: [
      { at: 0, color: '#fbe9d7' },
      { at: 1, color: '#f6d5f7' },
    ],
  });
  [0, 45, 90, 200].forEach((angle, index) =>
    gradients.shape({
      x: 30 + index * 150,
      y: 30,
      width: 130,
      height: 90,
      fill: {
        type: 'linear',
        angle,
        stops: [
          { at: 0, color: '#f4502f' },
          { at: 0.5, color: '#ffd9a0' },
          { at: 1, color: '#0f6b66' },
        ],
      },
    }),
  );
  gradients.shape({
    shape: { kind: 'ellipse' },
    x: 30,
    y: 150,
    width: 280,
    height: 230,
    fill: {
      type: 'radial',
      centerX: 0.35,
      centerY: 0.3,
      radius: 1,
      stops: [
        { at: 0, color: '#ffffff' },
        { at: 0.6, color: '#f4502f' },
        { at: 1, color: '#5c1206' },
      ],
    },
  });
  gradients.shape({
    shape: { kind: 'rectangle', radius: 30 },
    x: 340,
    y: 150,
    width: 270,
    height: 230,
    fill: {
      type: 'linear',
      angle: 90,
      stops: [
        { at: 0, color: '#0f6b6600' },
        { at: 1, color: '#0f6b66ff' },
      ],
    },
  });
  add('gradients', gradients);

  const shadows = new SceneBuilder(measure, 640, 420);
  shadows.shape({
    shape: { kind: 'rectangle', radius: 18 },
    x: 40,
    y: 40,
    width: 160,
    height: 120,
    fill: { type: 'solid', color: '#ffffff' },
    shadow: { color: '#17150f66', x: 0, y: 10, blur: 30 },
  });
  shadows.shape({
    shape: { kind: 'ellipse' },
    x: 250,
    y: 40,
    width: 130,
    height: 120,
    fill: null,
    stroke: { color: '#f4502f', width: 12, dash: [] },
    shadow: { color: '#000000', x: 8, y: 8, blur: 0 },
  });
  shadows.shape({
    shape: { kind: 'star', points: 5, inner: 0.5 },
    x: 430,
    y: 30,
    width: 150,
    height: 140,
    rotation: 24,
    fill: { type: 'solid', color: '#e7b93c' },
    shadow: { color: '#0f6b66cc', x: 14, y: 14, blur: 6 },
  });
  shadows.text({
    text: 'Shadow on letters',
    x: 40,
    y: 200,
    width: 560,
    fontSize: 64,
    fontFamily: 'Playfair Display',
    fontWeight: 700,
    shadow: { color: '#f4502f99', x: 4, y: 6, blur: 8 },
  });
  shadows.image({
    asset: fruit.id,
    x: 60,
    y: 290,
    width: 110,
    height: 110,
    shadow: { color: '#17150f88', x: 10, y: 16, blur: 24 },
  });
  shadows.shape({
    x: 240,
    y: 300,
    width: 120,
    height: 80,
    opacity: 0.5,
    fill: { type: 'solid', color: '#32507a' },
    shadow: { color: '#17150f', x: 12, y: 12, blur: 12 },
  });
  shadows.shape({
    x: 430,
    y: 300,
    width: 140,
    height: 80,
    flipX: true,
    rotation: -15,
    fill: { type: 'solid', color: '#0f6b66' },
    shadow: { color: '#17150faa', x: 16, y: 0, blur: 60 },
  });
  add('shadow', shadows, [fruit], SCALED);
}
