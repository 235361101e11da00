/** The pictures that a document shows: backgrounds, pictures, stickers of pictures. */
import type { DesignDocument } from './document.ts';
import { isPicture } from './is-picture.ts';

/** Ids of assets, in no order that means anything; some may come twice. */
export function picturesIn({ pages, layers }: DesignDocument): string[] {
  const behind = Object.values(pages).flatMap(({ background }) =>
    background.type === 'image' ? [background.asset] : [],
  );
  const laid = Object.values(layers).flatMap((layer) => {
    if (isPicture(layer)) return [layer.asset];
    return layer.type === 'sticker' && layer.source.type === 'asset' ? [layer.source.asset] : [];
  });
  return [...behind, ...laid];
}
