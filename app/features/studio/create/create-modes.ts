/** What users may want to make, and the tools and page formats that come first then. */
import type { MessageKey } from '#messages/message.ts';
import type { StudioToolId } from '../parts/studio-tools.ts';

/** A tool of the studio, or the chat. */
export type CardId = StudioToolId | 'ai-design';

export interface CreateMode {
  id: 'all' | 'logo' | 'product' | 'photo' | 'social' | 'poster' | 'video';
  title: MessageKey;
  /** In display order; others are left out. */
  tools: readonly CardId[];
  /** Titles of the groups of formats; others are left out. */
  formats: readonly MessageKey[];
}

/** All tools by what they are for, each group as whole rows of two, and of three or four. */
export const TOOL_GROUPS: readonly { id: string; title: MessageKey; tools: readonly CardId[] }[] = [
  { id: 'make', title: 'create.groupMake', tools: ['ai-design', 'logo-generator', 'text-2-image', 'ai-video'] },
  {
    id: 'product',
    title: 'create.groupProduct',
    tools: ['remove-background', 'ai-backgrounds', 'lifestyle-shot', 'try-on', 'try-on-jewellery', 'ai-model'],
  },
  { id: 'photo', title: 'create.groupPhoto', tools: ['magic-erase', 'retake', 'upscale', 'text-on-image'] },
];

const [social, listing, print, plain] = [
  'home.formatSocial',
  'home.formatListing',
  'home.formatPrint',
  'home.formatPlain',
] as const;

export const CREATE_MODES: readonly CreateMode[] = [
  {
    id: 'all',
    title: 'create.modeAll',
    tools: TOOL_GROUPS.flatMap(({ tools }) => tools),
    formats: [social, listing, print, plain],
  },
  {
    id: 'logo',
    title: 'logoStudio.mode',
    tools: ['logo-generator', 'ai-design', 'text-2-image'],
    formats: [print, plain],
  },
  {
    id: 'product',
    title: 'create.modeProduct',
    tools: [
      'lifestyle-shot',
      'ai-backgrounds',
      'try-on',
      'try-on-jewellery',
      'remove-background',
      'retake',
      'magic-erase',
      'upscale',
    ],
    formats: [listing, plain],
  },
  {
    id: 'photo',
    title: 'create.modePhoto',
    tools: ['retake', 'magic-erase', 'upscale', 'remove-background', 'text-on-image', 'ai-backgrounds'],
    formats: [plain, social],
  },
  {
    id: 'social',
    title: 'create.modeSocial',
    tools: ['ai-design', 'text-on-image', 'text-2-image', 'remove-background', 'ai-backgrounds', 'ai-video'],
    formats: [social, plain],
  },
  {
    id: 'poster',
    title: 'create.modePoster',
    tools: ['ai-design', 'text-2-image', 'text-on-image', 'remove-background'],
    formats: [print, plain],
  },
  { id: 'video', title: 'create.modeVideo', tools: ['ai-video', 'ai-design'], formats: [social, plain] },
];

/** The mode of an address; all of them if it names no known one. */
export function modeOf(asked: string | undefined): CreateMode {
  const [all] = CREATE_MODES;
  const found = CREATE_MODES.find(({ id }) => id === asked) ?? all;
  if (!found) throw new Error('No modes');
  return found;
}
