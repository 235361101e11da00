/** Makes the one selected picture the page's background; its layer goes. */
import { Wallpaper } from 'lucide-react';
import { isPicture, type PictureLayer } from '#design/document/layers.ts';
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
      { type: 'page.update', id: context.page, patch: { background: { type: 'image', asset: layer.asset, fit: 'cover', scale: 1, opacity: layer.opacity, blur: layer.filters.blur } } },
      { type: 'layer.remove', id: layer.id },
    ];
  },
  selectAfter: () => [],
});

function onlyPicture(context: CommandContext): PictureLayer | null {
  const [layer, ...more] = selectedLayers(context);
  return layer && more.length === 0 && isPicture(layer) ? layer : null;
}
