/** Gives a picture the frame and crop found in crop mode. */
import { Crop } from 'lucide-react';
import type { ImageLayer } from '#design/document/layers.ts';
import { findLayer } from '#design/document/tree.ts';
import { defineCommand, isLocked, roundPixel } from './command.ts';
import { differenceOf } from './patch-difference.ts';

/** What crop mode changes in a layer. */
export type CropDraft = Pick<
  ImageLayer,
  'x' | 'y' | 'width' | 'height' | 'rotation' | 'flipX' | 'flipY' | 'crop' | 'straighten'
>;

export const cropPictureCommand = defineCommand<{ id: string; draft: CropDraft }>({
  id: 'crop-picture',
  label: 'pictures.crop',
  icon: Crop,
  isEnabled: () => true,
  run({ document }, { id, draft }) {
    const layer = findLayer(document, id);
    if (layer?.type !== 'image' || isLocked(document, id)) return [];
    const box = {
      x: roundPixel(draft.x),
      y: roundPixel(draft.y),
      width: Math.max(1, roundPixel(draft.width)),
      height: Math.max(1, roundPixel(draft.height)),
    };
    return differenceOf(layer, { ...layer, ...draft, ...box, straighten: roundPixel(draft.straighten) });
  },
});
