/**
 * Lines with every head and dots, round corners of polygons and stars, and brush strokes: alike in browser, server and
 * vector files.
 */
import { lineHeadSchema } from '#design/document/layers/shape-layer.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { SceneBuilder } from './scene-builder.ts';
import type { AddScene } from './scene.ts';

export const STROKE_SCENES = ['lines', 'strokes'] as const;

export function addStrokeScenes(measure: MeasureText, add: AddScene): void {
  const lines = new SceneBuilder(measure, 640, 420);
  lineHeadSchema.options.forEach((head, index) => {
    // Not black: printers draw straight edges a hair wider, and with so many lines nothing else would be compared.
    lines.shape({
      shape: { kind: 'line', startHead: 'none', endHead: head },
      x: 32,
      y: 32 + index * 40,
      width: 256,
      height: 8,
      stroke: { color: '#8a7560', width: 8, dash: [] },
    });
    lines.shape({
      shape: { kind: 'line', startHead: head, endHead: head },
      x: 350,
      y: 30 + index * 40,
      width: 240,
      height: 3,
      rotation: index * 4,
      opacity: 0.7,
      stroke: { color: '#f4502f', width: 3, dash: index % 2 === 0 ? [3, 2] : [0, 2] },
    });
  });
  lines.shape({
    shape: { kind: 'line', startHead: 'none', endHead: 'none' },
    x: 30,
    y: 270,
    width: 560,
    height: 12,
    stroke: { color: '#0f6b66', width: 12, dash: [0, 2] },
  });
  (
    [
      { kind: 'triangle', radius: 18 },
      { kind: 'polygon', sides: 6, radius: 22 },
      { kind: 'star', points: 5, inner: 0.45, radius: 9 },
      { kind: 'star', points: 16, inner: 0.8, radius: 400 },
      { kind: 'rectangle', radius: 30 },
    ] as const
  ).forEach((shape, index) =>
    lines.shape({
      shape,
      x: 24 + index * 122,
      y: 300,
      width: 106,
      height: 100,
      fill: { type: 'solid', color: '#e7b93c' },
      stroke: { color: '#8a7560', width: 5, dash: index === 4 ? [0, 1.6] : [] },
    }),
  );
  add('lines', lines);

  const strokes = new SceneBuilder(measure, 640, 420, { type: 'solid', color: '#fbfaf7' });
  const wave = Array.from({ length: 40 }, (_, index): [number, number] => [
    index / 39,
    0.5 + 0.4 * Math.sin(index / 4),
  ]);
  const pressures = wave.map((_, index) => 0.1 + 0.8 * Math.abs(Math.sin(index / 7)));
  strokes.drawing({
    x: 30,
    y: 30,
    width: 360,
    height: 120,
    paths: [{ color: '#f4502f', width: 30, brush: 'brush', pressures, points: wave }],
  });
  strokes.drawing({
    x: 420,
    y: 30,
    width: 190,
    height: 120,
    rotation: -12,
    paths: [
      { color: '#0f6b66', width: 24, brush: 'brush', points: wave },
      { color: '#17150f', width: 26, brush: 'brush', points: [[0.5, 0.5]] },
    ],
  });
  // There and back again: where a stroke overlaps itself it must not be darker.
  strokes.drawing({
    x: 30,
    y: 190,
    width: 560,
    height: 80,
    paths: [
      { color: '#ffd84d', width: 46, brush: 'highlighter', opacity: 0.45, points: [...wave, ...wave.toReversed()] },
    ],
  });
  strokes.drawing({
    x: 30,
    y: 310,
    width: 300,
    height: 70,
    opacity: 0.6,
    blend: 'multiply',
    paths: [
      { color: '#32507a', width: 18, opacity: 0.5, points: wave },
      {
        color: '#f4502f',
        width: 18,
        brush: 'highlighter',
        points: [
          [0, 0],
          [1, 1],
        ],
      },
    ],
  });
  strokes.drawing({
    x: 380,
    y: 300,
    width: 220,
    height: 90,
    drawnWidth: 110,
    flipX: true,
    shadow: { color: '#17150f88', x: 0, y: 6, blur: 10 },
    paths: [{ color: '#0f6b66', width: 10, brush: 'brush', pressures, points: wave }],
  });
  add('strokes', strokes);
}
