/** Scenes that are mirrored, rotated, or drawn at another size, and one without a background. */
import type { MeasureText } from '#design/document/measure.ts';
import { SceneBuilder } from './scene-builder.ts';
import type { SceneAsset } from './scene-pictures.ts';
import { SCALED, type AddScene } from './scene.ts';

export function addTransformScenes(
  measure: MeasureText,
  add: AddScene,
  { photo, fruit, dots }: { photo: SceneAsset; fruit: SceneAsset; dots: SceneAsset },
): void {
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
}
