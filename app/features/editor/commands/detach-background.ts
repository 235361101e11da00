/**
 * Turns the page's background picture into a layer at the bottom, with the same place and look. The page becomes white.
 */
import { Layers2 } from 'lucide-react';
import { createImageLayer, NEUTRAL_FILTERS } from '#design/document/create.ts';
import { coverAt } from '#design/document/picture-crop.ts';
import { childrenOf, findPage, orderBetween } from '#design/document/tree.ts';
import type { ImagePaint } from '#design/document/values.ts';
import { defineCommand, roundPixel } from './command.ts';
import { topLevelAdded } from './duplicate.ts';

interface Size {
  width: number;
  height: number;
}

const MIDDLE = { x: 0.5, y: 0.5 };

/** `natural`: the picture's size in pixels, which the document does not know. */
export const detachBackgroundCommand = defineCommand<{ natural: Size }>({
  id: 'detach-background',
  label: 'looks.detach',
  icon: Layers2,
  isEnabled: ({ document, page }) => findPage(document, page)?.background.type === 'image',
  run({ document, page, newId }, { natural }) {
    const background = findPage(document, page)?.background;
    if (background?.type !== 'image') return [];
    const [lowest] = childrenOf(document, page);
    const layer = createImageLayer({
      id: newId(),
      parent: page,
      order: orderBetween(null, lowest?.order ?? null),
      asset: background.asset,
      opacity: background.opacity,
      filters: { ...NEUTRAL_FILTERS, blur: background.blur },
      ...placed(background, natural, document),
    });
    return [
      { type: 'page.update', id: page, patch: { background: { type: 'solid', color: '#ffffff' } } },
      { type: 'layer.add', layer },
    ];
  },
  selectAfter: (_context, operations) => topLevelAdded(operations),
});

/** Where the picture is on the page; for a tiled one, its first tile. */
function placed({ fit, scale, focus }: ImagePaint, natural: Size, page: Size) {
  if (fit === 'tile')
    return { x: 0, y: 0, width: roundPixel(natural.width * scale), height: roundPixel(natural.height * scale) };
  if (fit === 'contain') {
    const ratio = Math.min(page.width / natural.width, page.height / natural.height);
    const [width, height] = [roundPixel(natural.width * ratio), roundPixel(natural.height * ratio)];
    return { x: roundPixel((page.width - width) / 2), y: roundPixel((page.height - height) / 2), width, height };
  }
  const whole = { x: 0, y: 0, width: page.width, height: page.height };
  return fit === 'stretch' ? whole : { ...whole, crop: coverAt(natural, page, focus ?? MIDDLE) };
}
