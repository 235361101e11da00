/** The photos of one screen, fetched and decoded once for the player and all tiles that show them. */
import { contextOf } from '#design/fabric/paint/tools.ts';
import { PictureStore } from '#design/fabric/sources.ts';
import { PAPER } from '#design/layout/contrast.ts';
import { lightPlacesOf, type LightPlaces } from '#design/film/light-places.ts';
import type { VideoPhoto } from '#app/services/film/video-setup.ts';

/** Longer sides that are fetched, px: tiles share the small one, the player uses the large one. */
const SIDES = [512, 1280, 2048] as const;

/** px of a photo whose light is measured. */
const SEEN_SIDE = 64;

export class FilmPictures {
  readonly #photos = new Map<string, VideoPhoto>();
  readonly #light = new Map<string, Promise<LightPlaces | null>>();
  /** Requests go by asset; photos must be known before. */
  readonly store = new PictureStore({ picture: (asset, wanted) => this.#load(asset, wanted) }, () => undefined);

  know(photos: readonly VideoPhoto[]): void {
    for (const photo of photos) this.#photos.set(photo.asset, photo);
  }

  /** Where dark words are legible on a photo; null: it failed to load. */
  light(asset: string): Promise<LightPlaces | null> {
    const known =
      this.#light.get(asset) ??
      this.#load(asset, 1).then(
        ({ image }) => seenLight(image),
        () => null,
      );
    this.#light.set(asset, known);
    // The next request retries.
    void known.then((light) => light === null && this.#light.delete(asset));
    return known;
  }

  async #load(asset: string, wanted: number) {
    const photo = this.#photos.get(asset);
    const side = SIDES.find((one) => one >= wanted) ?? 2048;
    const response = await fetch(photo?.src ?? `/api/assets/${asset}?size=${side}`);
    if (!response.ok) throw new Error(`The picture answered ${response.status}`);
    const image = await createImageBitmap(await response.blob());
    return {
      image,
      width: image.width,
      height: image.height,
      naturalWidth: photo?.width ?? image.width,
      naturalHeight: photo?.height ?? image.height,
    };
  }
}

function seenLight(image: ImageBitmap): LightPlaces {
  const context = contextOf(
    Object.assign(document.createElement('canvas'), { width: SEEN_SIDE, height: SEEN_SIDE }),
  ) as CanvasRenderingContext2D;
  context.fillStyle = PAPER;
  context.fillRect(0, 0, SEEN_SIDE, SEEN_SIDE);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, SEEN_SIDE, SEEN_SIDE);
  image.close();
  return lightPlacesOf(context.getImageData(0, 0, SEEN_SIDE, SEEN_SIDE).data, SEEN_SIDE, 4);
}
