/** The tools of the studio, as cards, menus and headings name them. */
import {
  Clapperboard,
  Eraser,
  Gem,
  ImageUpscale,
  Images,
  PenTool,
  PersonStanding,
  Scissors,
  Shapes,
  Shirt,
  Sparkle,
  Type,
  WandSparkles,
  type LucideIcon,
} from 'lucide-react';
import type { MessageKey } from '#messages/message.ts';

export interface StudioTool {
  id: string;
  title: MessageKey;
  text: MessageKey;
  icon: LucideIcon;
  path: string;
  /** The address of the tool with a picture already chosen; null: it begins without one. */
  withPicture: ((asset: string) => string) | null;
}

const byQuery = (path: string) => (asset: string) => `${path}?picture=${asset}`;

export const studioTools = [
  {
    id: 'remove-background',
    title: 'studio.tool.removeBackground',
    text: 'studio.tool.removeBackgroundText',
    icon: Scissors,
    path: '/remove-background',
    withPicture: byQuery('/remove-background'),
  },
  {
    id: 'ai-backgrounds',
    title: 'studio.tool.aiBackgrounds',
    text: 'studio.tool.aiBackgroundsText',
    icon: Images,
    path: '/ai-backgrounds',
    withPicture: byQuery('/ai-backgrounds'),
  },
  {
    id: 'lifestyle-shot',
    title: 'studio.tool.lifestyleShot',
    text: 'studio.tool.lifestyleShotText',
    icon: Sparkle,
    path: '/lifestyle-shot/create',
    withPicture: (asset) => `/lifestyle-shot/image/${asset}`,
  },
  {
    id: 'magic-erase',
    title: 'studio.tool.magicErase',
    text: 'studio.tool.magicEraseText',
    icon: Eraser,
    path: '/magic-erase',
    withPicture: byQuery('/magic-erase'),
  },
  {
    id: 'upscale',
    title: 'studio.tool.upscale',
    text: 'studio.tool.upscaleText',
    icon: ImageUpscale,
    path: '/upscale',
    withPicture: byQuery('/upscale'),
  },
  {
    id: 'retake',
    title: 'studio.tool.retake',
    text: 'studio.tool.retakeText',
    icon: WandSparkles,
    path: '/retake',
    withPicture: byQuery('/retake'),
  },
  {
    id: 'text-on-image',
    title: 'studio.tool.textOnImage',
    text: 'studio.tool.textOnImageText',
    icon: Type,
    path: '/text-on-image',
    withPicture: byQuery('/text-on-image'),
  },
  {
    id: 'logo-generator',
    title: 'logoStudio.title',
    text: 'logoStudio.cardText',
    icon: Shapes,
    path: '/logo-generator',
    withPicture: null,
  },
  {
    id: 'text-2-image',
    title: 'studio.tool.aiImage',
    text: 'studio.tool.aiImageText',
    icon: PenTool,
    path: '/text-2-image',
    withPicture: null,
  },
  {
    id: 'ai-model',
    title: 'personModels.cardTitle',
    text: 'personModels.cardText',
    icon: PersonStanding,
    path: '/models',
    withPicture: null,
  },
  {
    id: 'try-on',
    title: 'tryOnStudio.card',
    text: 'tryOnStudio.cardText',
    icon: Shirt,
    path: '/try-on/create',
    withPicture: (asset) => `/try-on/image/${asset}`,
  },
  {
    id: 'try-on-jewellery',
    title: 'tryOnStudio.cardJewellery',
    text: 'tryOnStudio.cardJewelleryText',
    icon: Gem,
    path: '/try-on/create?mode=jewellery',
    withPicture: null,
  },
  {
    id: 'ai-video',
    title: 'videoStudio.title',
    text: 'videoStudio.cardText',
    icon: Clapperboard,
    path: '/ai-video/create',
    withPicture: (asset) => `/ai-video/image/${asset}`,
  },
] as const satisfies readonly StudioTool[];

export type StudioToolId = (typeof studioTools)[number]['id'];
