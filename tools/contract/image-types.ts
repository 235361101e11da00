/**
 * The types of generated images and the styles of each, shared by the tool, its port, the generations and the screens.
 */
import type { MessageKey } from '#messages/message.ts';

/** The specification's generation types. */
export const IMAGE_TYPES = ['image', 'sticker', 'typography', 'signature', 'poster'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

/** Characters that lettering may have. */
export const MOST_LETTERS = 120;

export interface ImageStyle {
  id: string;
  title: MessageKey;
}

const styles = (...ids: string[]): readonly ImageStyle[] =>
  ids.map((id) => ({ id, title: `images.style.${id}` as MessageKey }));

/** Without one of these, each variation takes a different one that suits the words. */
export const IMAGE_STYLES: Readonly<Record<ImageType, readonly ImageStyle[]>> = {
  image: styles(
    'scene',
    'still-life',
    'pattern',
    'mesh',
    'shapes',
    'paper-cut',
    'waves',
    'marble',
    'watercolour',
    'bokeh',
  ),
  sticker: styles('die-cut', 'badge', 'retro', 'holographic', 'line'),
  typography: styles(
    'layered',
    'block',
    'outline',
    'arched',
    'wavy',
    'stacked',
    'neon',
    'stripes',
    'gradient',
    'script',
  ),
  signature: styles('flowing', 'classic', 'brush', 'casual', 'underlined', 'monogram'),
  poster: styles('illustrated', 'bold', 'playful', 'elegant', 'minimal'),
};

/** Most pictures of one request. */
export const MOST_IMAGES = 4;

/** Most reference pictures of one request, if a hosted model paints. */
export const MOST_REFERENCES = 8;

/** The size in which each type is made by default, px. */
export const IMAGE_SIZES: Readonly<Record<ImageType, { width: number; height: number }>> = {
  image: { width: 1080, height: 1080 },
  sticker: { width: 1024, height: 1024 },
  typography: { width: 1080, height: 1080 },
  signature: { width: 1200, height: 600 },
  poster: { width: 1080, height: 1350 },
};

export function isImageType(text: string): text is ImageType {
  return (IMAGE_TYPES as readonly string[]).includes(text);
}

export function hasStyle(type: ImageType, style: string): boolean {
  return IMAGE_STYLES[type].some(({ id }) => id === style);
}
