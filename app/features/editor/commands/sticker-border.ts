/**
 * Makes the selected pictures and stickers look cut out of paper: a white border along the silhouette and a soft
 * shadow.
 */
import { Sticker } from 'lucide-react';
import type { LeafLayer } from '#design/document/layers.ts';
import { canChangeSelection, defineCommand, selectedLeaves } from './command.ts';

export const stickerBorderCommand = defineCommand({
  id: 'sticker-border',
  label: 'looks.makeSticker',
  icon: Sticker,
  isEnabled: (context) => canChangeSelection(context) && selectedLeaves(context).some(canBeSticker),
  run(context) {
    return selectedLeaves(context)
      .filter(canBeSticker)
      .map((layer) => {
        const side = Math.min(layer.width, layer.height);
        const width = Math.max(3, Math.round(side * 0.03));
        return {
          type: 'layer.update',
          id: layer.id,
          patch: {
            stroke: { color: '#ffffff', width, dash: [] },
            shadow: {
              color: '#17150f52',
              x: 0,
              y: Math.max(2, Math.round(side * 0.012)),
              blur: Math.max(6, Math.round(side * 0.035)),
            },
          },
        };
      });
  },
});

export function canBeSticker(layer: LeafLayer): boolean {
  return layer.type === 'image' || layer.type === 'sticker';
}
