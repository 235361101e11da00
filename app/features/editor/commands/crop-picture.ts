/** Gives a picture the frame and the part that crop mode has found. */
import { Crop } from 'lucide-react';
import { findLayer } from '#design/document/tree.ts';
import type { CropDraft } from '../modes/crop/crop-geometry.ts';
import { defineCommand, isLocked, roundPixel } from './command.ts';
import { differenceOf } from './patch-difference.ts';

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
