/** Pictures for the canvas: fetched from the asset route in the size shown, decoded off the main thread. */
import { variantFor } from '#app/contracts/picture-variants.ts';
import type { Sources } from '#design/fabric/sources.ts';
import type { Picture } from '#design/fabric/paint/tools.ts';
import { isOpaqueFile } from './opaque-picture.ts';

/** The asset route as the view's source of pictures. The browser caches what it has fetched: assets never change. */
export function createPictureSource(): Sources {
  return {
    async picture(asset, wantedSide) {
      // By the variant's own size: the browser's cache knows requests by their address alone.
      const variant = variantFor(wantedSide);
      const query = variant === null ? '' : `?size=${variant}`;
      const response = await fetch(`/api/assets/${asset}${query}`, { credentials: 'same-origin' });
      if (!response.ok) {
        void response.body?.cancel();
        throw new Error(`The picture answered ${response.status}`);
      }
      const file = await response.blob();
      const [image, opaque] = await Promise.all([createImageBitmap(file), isOpaqueFile(file)]);
      return {
        image,
        width: image.width,
        height: image.height,
        opaque,
        ...naturalSize(response, image),
      } satisfies Picture;
    },
  };
}

function naturalSize(response: Response, image: ImageBitmap): Pick<Picture, 'naturalWidth' | 'naturalHeight'> {
  return {
    naturalWidth: Number(response.headers.get('X-Picture-Width')) || image.width,
    naturalHeight: Number(response.headers.get('X-Picture-Height')) || image.height,
  };
}
