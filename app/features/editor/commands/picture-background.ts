/** Makes the one selected picture the page's background, centered on its visible part; its layer is deleted. */
import { Wallpaper } from 'lucide-react';
import type { PictureLayer } from '#design/document/layers.ts';
import { isPicture } from '#design/document/is-picture.ts';
import type { ImagePaint } from '#design/document/values.ts';
import { canChangeSelection, defineCommand, selectedLayers, type CommandContext } from './command.ts';

export const pictureBackgroundCommand = defineCommand({
  id: 'picture-background',
  label: 'looks.useAsBackground',
  icon: Wallpaper,
  isEnabled: (context) => canChangeSelection(context) && onlyPicture(context) !== null,
  run(context) {
    const layer = onlyPicture(context);
    if (!layer) return [];
    return [
      {
        type: 'page.update',
        id: context.page,
        patch: {
          background: {
            type: 'image',
            asset: layer.asset,
            fit: 'cover',
            scale: 1,
            opacity: layer.opacity,
            blur: layer.filters.blur,
            ...focusOfCrop(layer),
          },
        },
      },
      { type: 'layer.remove', id: layer.id },
    ];
  },
  selectAfter: () => [],
});

/** The center of what a cropped picture shows; unknown for a whole one. */
function focusOfCrop({ crop }: PictureLayer): Pick<ImagePaint, 'focus'> {
  return crop.width === 1 && crop.height === 1
    ? {}
    : { focus: { x: roundShare(crop.x + crop.width / 2), y: roundShare(crop.y + crop.height / 2) } };
}

const roundShare = (share: number): number => Math.round(share * 1000) / 1000;

function onlyPicture(context: CommandContext): PictureLayer | null {
  const [layer, ...more] = selectedLayers(context);
  return layer && more.length === 0 && isPicture(layer) ? layer : null;
}
