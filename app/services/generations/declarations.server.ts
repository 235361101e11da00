/** The one list of declarations. */
import type { GenerationDeclaration } from './declaration.ts';
import type { GenerationKind } from './kinds.ts';
import { aiVideo } from './kinds/ai-video.server.ts';
import { aiImage } from './kinds/ai-image.server.ts';
import { expand } from './kinds/expand.server.ts';
import { logo } from './kinds/logo.server.ts';
import { logoPicture } from './kinds/logo-picture.server.ts';
import { magicErase } from './kinds/magic-erase.server.ts';
import { removeBackground } from './kinds/remove-background.server.ts';
import { aiBackgrounds, lifestyleShot } from './kinds/scenes.server.ts';
import { retake } from './kinds/retake.server.ts';
import { textOnImage } from './kinds/text-on-image.server.ts';
import { tryOn } from './kinds/try-on.server.ts';
import { upscale } from './kinds/upscale.server.ts';

export const declarations: Readonly<Record<GenerationKind, GenerationDeclaration>> = {
  'remove-background': removeBackground,
  'ai-backgrounds': aiBackgrounds,
  'lifestyle-shot': lifestyleShot,
  'ai-image': aiImage,
  'magic-erase': magicErase,
  upscale,
  expand,
  retake,
  'ai-video': aiVideo,
  'try-on': tryOn,
  logo,
  'logo-picture': logoPicture,
  'text-on-image': textOnImage,
};
