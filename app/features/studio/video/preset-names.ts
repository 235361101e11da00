/** How presets are called. */
import type { PresetName } from '#design/film/preset.ts';
import { message } from '#messages/message.ts';

export const presetTitle = (name: PresetName): string => message(`videoStudio.preset.${name}`);
