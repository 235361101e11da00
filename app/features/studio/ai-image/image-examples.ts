/** Suggested words, and pictures of the types. */
import type { MessageKey } from '#messages/message.ts';
import type { ImageType } from '#tools/contract/image-types.ts';

export const EXAMPLES: Readonly<Record<ImageType, readonly MessageKey[]>> = {
  image: [
    'imageStudio.try.sunset',
    'imageStudio.try.aurora',
    'imageStudio.try.pattern',
    'imageStudio.try.stillLife',
    'imageStudio.try.marble',
  ],
  sticker: ['imageStudio.try.avocado', 'imageStudio.try.catCoffee', 'imageStudio.try.goodBoy', 'imageStudio.try.moon'],
  typography: ['imageStudio.try.vibes', 'imageStudio.try.wild', 'imageStudio.try.shop', 'imageStudio.try.thanks'],
  signature: ['imageStudio.try.anna', 'imageStudio.try.jonathan', 'imageStudio.try.studio'],
  poster: ['imageStudio.try.jazz', 'imageStudio.try.sale', 'imageStudio.try.yoga', 'imageStudio.try.market'],
};

/** The thumbnail of a style, made by the engine itself. */
export const stylePicture = (type: ImageType, style: string): string => `/image-styles/${type}-${style}.webp`;

/** The background of a type's pictures: ink and cut edges show on light paper, in either look. */
export const backgroundFor = (type: ImageType): string =>
  type === 'sticker' || type === 'signature' ? 'paper-background' : 'dot-background';

/** Which styles represent a type. */
export const FACES: Readonly<Record<ImageType, string>> = {
  image: 'scene',
  sticker: 'die-cut',
  typography: 'stripes',
  signature: 'underlined',
  poster: 'bold',
};

/** Width ÷ height of the thumbnails. */
export const FACE_RATIO: Readonly<Record<ImageType, string>> = {
  image: 'aspect-square',
  sticker: 'aspect-square',
  typography: 'aspect-square',
  signature: 'aspect-[8/5]',
  poster: 'aspect-[4/5]',
};
