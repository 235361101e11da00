/**
 * Clips the selected pictures to a frame. A frame with a shape of its own gives the box that shape, of the same area
 * and around the same center; the picture keeps its scale and center, and nothing is distorted.
 */
import { Frame } from 'lucide-react';
import type { ImageLayer } from '#design/document/layers.ts';
import { covering, croppedTo, partOf } from '#design/document/picture-crop.ts';
import type { Operation } from '#design/operations/operation.ts';
import type { FrameChoice } from '#tools/shapes/frames/frame-catalogue.ts';
import { canChangeSelection, defineCommand, roundPixel, selectedLeaves } from './command.ts';

export const frameShapeCommand = defineCommand<{ choice: FrameChoice }>({
  id: 'frame-shape',
  label: 'looks.changeFrame',
  icon: Frame,
  isEnabled: (context) =>
    canChangeSelection(context) && selectedLeaves(context).some((layer) => layer.type === 'image'),
  run: (context, { choice }) =>
    selectedLeaves(context).flatMap((layer) => (layer.type === 'image' ? framed(layer, choice) : [])),
});

function framed(layer: ImageLayer, { ratio, frameFor }: FrameChoice): Operation[] {
  const { width, height } = layer;
  if (ratio === null) return [{ type: 'layer.update', id: layer.id, patch: { frame: frameFor(layer) } }];
  const side = Math.sqrt(width * height);
  const box = {
    width: Math.max(1, roundPixel(side * Math.sqrt(ratio))),
    height: Math.max(1, roundPixel(side / Math.sqrt(ratio))),
  };
  const place = {
    x: roundPixel(layer.x + (width - box.width) / 2),
    y: roundPixel(layer.y + (height - box.height) / 2),
    ...box,
  };
  const crop = layer.asset === null ? {} : { crop: croppedTo(covering({ ...partOf(layer), box })).crop };
  return [{ type: 'layer.update', id: layer.id, patch: { ...place, ...crop, frame: frameFor(box) } }];
}
