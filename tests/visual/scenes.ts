/**
 * The documents whose pictures must be equal in the browser and on the server, each with the allowed difference and the
 * reason for it.
 */
import type { MeasureText } from '#design/document/measure.ts';
import { EQUAL, type AddScene, type Scene } from './scene.ts';
import { archMask, cutout, landscape, tile } from './scene-pictures.ts';
import { addBlendingScenes } from './scenes-of-blending.ts';
import { addCropScenes } from './scenes-of-crops.ts';
import { addDrawingScenes } from './scenes-of-drawings.ts';
import { addLookScenes, LOOK_SCENES } from './scenes-of-looks.ts';
import { addScriptScenes } from './scenes-of-scripts.ts';
import { addShapeScenes } from './scenes-of-shapes.ts';
import { addStrokeScenes, STROKE_SCENES } from './scenes-of-strokes.ts';
import { addTableScenes } from './scenes-of-tables.ts';
import { addTextScenes } from './scenes-of-text.ts';
import { addTransformScenes } from './scenes-of-transforms.ts';

/** Known before the scenes are built, so that each can be a separate test. */
export const SCENE_NAMES = [
  'latin',
  'arabic',
  'devanagari',
  'chinese',
  'emoji',
  'runs',
  'curves',
  'lists',
  'scripts 1',
  'scripts 2',
  'scripts 3',
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
  const add: AddScene = (name, builder, assets = [], tolerance = EQUAL, scale) =>
    scenes.push({ name, document: builder.document, assets, tolerance, scale });

  addTextScenes(measure, add);
  addScriptScenes(measure, add);
  addTableScenes(measure, add);
  addShapeScenes(measure, add, { fruit });
  addCropScenes(measure, add, { photo, arch });
  addBlendingScenes(measure, add, { photo });
  addDrawingScenes(measure, add, { fruit });
  addTransformScenes(measure, add, { photo, fruit, dots });
  addLookScenes(measure, add, { photo, fruit, arch });
  addStrokeScenes(measure, add);

  const listed = SCENE_NAMES.join();
  if (scenes.map((scene) => scene.name).join() !== listed)
    throw new Error(`SCENE_NAMES must list ${scenes.map((scene) => scene.name).join()}`);
  return scenes;
}
