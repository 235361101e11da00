/**
 * The documents whose pictures must be the same in the browser and on the server, each with the difference that is
 * allowed and why.
 */
import { NEUTRAL_FILTERS } from '#design/document/create.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { SceneBuilder } from './scene-builder.ts';
import { EQUAL, SCALED, type Scene, type Tolerance } from './scene.ts';
import { archMask, cutout, landscape, tile, type SceneAsset } from './scene-pictures.ts';
import { addLookScenes, LOOK_SCENES } from './scenes-of-looks.ts';
import { addStrokeScenes, STROKE_SCENES } from './scenes-of-strokes.ts';
import { addTableScenes } from './scenes-of-tables.ts';
import { addTextScenes } from './scenes-of-text.ts';

/** Known before the scenes are built, so that each is a test of its own. */
export const SCENE_NAMES = [
  'latin',
  'arabic',
  'devanagari',
  'chinese',
  'emoji',
  'runs',
  'curves',
  'lists',
  'table',
  'qr',
  'shapes',
  'gradients',
  'shadow',
  'crop',
  'mask',
  'straightened',
  'group',
  'blend',
  'filter',
  'sticker',
  'drawing',
  'reflection',
  'turned',
  'doubled',
  'transparent',
  ...LOOK_SCENES,
  ...STROKE_SCENES,
];

export async function buildScenes(measure: MeasureText): Promise<Scene[]> {
  const [photo, fruit, arch, dots] = await Promise.all([landscape(), cutout(), archMask(), tile()]);
  const scenes: Scene[] = [];
  const add = (
    name: string,
    builder: SceneBuilder,
    assets: SceneAsset[] = [],
    tolerance: Tolerance = EQUAL,
    scale?: number,
  ) => scenes.push({ name, document: builder.document, assets, tolerance, scale });

  addTextScenes(measure, add);
  addTableScenes(measure, add);

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

  const mirrors = new SceneBuilder(measure, 640, 420, {
    type: 'radial',
    centerX: 0.5,
    centerY: 0.4,
    radius: 1.1,
    stops: [
      { at: 0, color: '#ffffff' },
      { at: 1, color: '#d9d4c8' },
    ],
  });
  mirrors.image({
    asset: fruit.id,
    x: 60,
    y: 60,
    width: 180,
    height: 180,
    reflection: { opacity: 0.5, gap: -6, size: 0.6 },
  });
  mirrors.text({
    text: 'Mirror',
    x: 270,
    y: 140,
    width: 340,
    fontSize: 96,
    fontFamily: 'Anton',
    reflection: { opacity: 0.4, gap: 0, size: 0.7 },
  });
  mirrors.shape({
    shape: { kind: 'rectangle', radius: 14 },
    x: 320,
    y: 40,
    width: 90,
    height: 70,
    rotation: 14,
    fill: { type: 'solid', color: '#0f6b66' },
    reflection: { opacity: 0.8, gap: 6, size: 1 },
    shadow: { color: '#17150f88', x: 0, y: 4, blur: 10 },
  });
  add('reflection', mirrors, [fruit], SCALED);

  const turned = new SceneBuilder(measure, 640, 420, {
    type: 'image',
    asset: dots.id,
    fit: 'tile',
    scale: 1,
    opacity: 0.35,
    blur: 0,
  });
  turned.text({ text: 'Turned by 30°', x: 40, y: 120, width: 300, fontSize: 40, fontWeight: 700, rotation: 30 });
  turned.text({ text: 'flipped X', x: 360, y: 40, width: 240, fontSize: 44, flipX: true });
  turned.text({ text: 'flipped Y', x: 360, y: 110, width: 240, fontSize: 44, flipY: true, rotation: -10 });
  turned.image({ asset: photo.id, x: 330, y: 230, width: 240, height: 150, rotation: 200, flipX: true, flipY: true });
  turned.shape({
    shape: { kind: 'triangle' },
    x: 60,
    y: 270,
    width: 160,
    height: 120,
    rotation: 75,
    flipY: true,
    fill: {
      type: 'linear',
      angle: 0,
      stops: [
        { at: 0, color: '#f4502f' },
        { at: 1, color: '#ffffff' },
      ],
    },
  });
  add('turned', turned, [photo, dots], SCALED);

  const backdrop = new SceneBuilder(measure, 420, 300, {
    type: 'image',
    asset: photo.id,
    fit: 'contain',
    scale: 1,
    opacity: 0.8,
    blur: 0,
  });
  backdrop.text({
    text: 'Twice the size',
    x: 30,
    y: 110,
    width: 360,
    fontSize: 42,
    fontWeight: 600,
    align: 'center',
    fill: { type: 'solid', color: '#ffffff' },
    shadow: { color: '#000000aa', x: 0, y: 2, blur: 6 },
  });
  add('doubled', backdrop, [photo], SCALED, 2);

  const clear = new SceneBuilder(measure, 300, 220, { type: 'none' });
  clear.shape({
    shape: { kind: 'ellipse' },
    x: 30,
    y: 30,
    width: 160,
    height: 160,
    opacity: 0.5,
    fill: { type: 'solid', color: '#f4502f' },
  });
  clear.shape({
    shape: { kind: 'ellipse' },
    x: 110,
    y: 30,
    width: 160,
    height: 160,
    fill: {
      type: 'radial',
      centerX: 0.5,
      centerY: 0.5,
      radius: 0.7,
      stops: [
        { at: 0, color: '#0f6b66' },
        { at: 1, color: '#0f6b6600' },
      ],
    },
  });
  add('transparent', clear);

  addLookScenes(measure, add, { photo, fruit, arch });
  addStrokeScenes(measure, add);

  const listed = SCENE_NAMES.join();
  if (scenes.map((scene) => scene.name).join() !== listed)
    throw new Error(`SCENE_NAMES must list ${scenes.map((scene) => scene.name).join()}`);
  return scenes;
}
