/** Scenes of stickers and drawings. */
import type { MeasureText } from '#design/document/measure.ts';
import { SceneBuilder } from './scene-builder.ts';
import type { SceneAsset } from './scene-pictures.ts';
import { SCALED, type AddScene } from './scene.ts';

export function addDrawingScenes(measure: MeasureText, add: AddScene, { fruit }: { fruit: SceneAsset }): void {
  const stickers = new SceneBuilder(measure, 640, 380, { type: 'solid', color: '#0f6b66' });
  ['😀', '👩🏽‍🚀', '❤️', '🇨🇭', '👍🏿'].forEach((emoji, index) =>
    stickers.sticker({
      source: { type: 'emoji', emoji },
      x: 20 + index * 122,
      y: 24,
      width: 110,
      height: 110,
      rotation: index * 6,
    }),
  );
  stickers.sticker({
    source: { type: 'emoji', emoji: '🦊' },
    x: 40,
    y: 170,
    width: 170,
    height: 170,
    stroke: { color: '#ffffff', width: 10, dash: [] },
    shadow: { color: '#00000088', x: 0, y: 8, blur: 16 },
  });
  stickers.sticker({
    source: { type: 'asset', asset: fruit.id },
    x: 250,
    y: 170,
    width: 170,
    height: 170,
    stroke: { color: '#fbfaf7', width: 12, dash: [] },
  });
  stickers.sticker({
    source: { type: 'emoji', emoji: '🎉' },
    x: 460,
    y: 180,
    width: 150,
    height: 150,
    flipX: true,
    opacity: 0.8,
  });
  add('sticker', stickers, [fruit], SCALED);

  const drawings = new SceneBuilder(measure, 640, 320);
  const wave = Array.from({ length: 40 }, (_, index): [number, number] => [
    index / 39,
    0.5 + 0.4 * Math.sin(index / 4),
  ]);
  drawings.drawing({
    x: 40,
    y: 40,
    width: 360,
    height: 160,
    paths: [
      { color: '#f4502f', width: 12, points: wave },
      {
        color: '#0f6b66cc',
        width: 26,
        points: [
          [0.1, 0.9],
          [0.5, 0.1],
          [0.9, 0.9],
        ],
      },
      { color: '#17150f', width: 20, points: [[0.5, 0.5]] },
    ],
  });
  drawings.drawing({
    x: 430,
    y: 60,
    width: 180,
    height: 200,
    rotation: 20,
    drawnWidth: 360,
    opacity: 0.6,
    paths: [
      {
        color: '#32507a',
        width: 30,
        points: [
          [0, 0],
          [1, 1],
        ],
      },
      {
        color: '#32507a',
        width: 30,
        points: [
          [1, 0],
          [0, 1],
        ],
      },
    ],
  });
  add('drawing', drawings);
}
