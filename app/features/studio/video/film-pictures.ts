/** The photos of one screen, fetched and decoded once for the player and all tiles that show them. */
import { PictureStore } from '#design/fabric/sources.ts';
import type { VideoPhoto } from '#app/services/film/video-setup.ts';

/** Longer sides that are fetched, px: tiles share the small one, the player has the large one. */
const SIDES = [512, 1280, 2048] as const;

export class FilmPictures {
  readonly #photos = new Map<string, VideoPhoto>();
  /** What is asked for by asset; photos must be known before. */
  readonly store = new PictureStore({ picture: (asset, wanted) => this.#load(asset, wanted) }, () => undefined);

  know(photos: readonly VideoPhoto[]): void {
    for (const photo of photos) this.#photos.set(photo.asset, photo);
  }

  async #load(asset: string, wanted: number) {
    const photo = this.#photos.get(asset);
    const side = SIDES.find((one) => one >= wanted) ?? 2048;
    const response = await fetch(photo?.src ?? `/api/assets/${asset}?size=${side}`);
    if (!response.ok) throw new Error(`The picture answered ${response.status}`);
    const image = await createImageBitmap(await response.blob());
    return { image, width: image.width, height: image.height, naturalWidth: photo?.width ?? image.width, naturalHeight: photo?.height ?? image.height };
  }
}
