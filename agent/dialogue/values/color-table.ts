/** The colors that names stand for in a conversation: those of the tools, but brown as people mean it, and not the red of CSS. */
import { COLOR_NAMES as TOOL_NAMES } from '#tools/inputs/color-names.ts';

/** Lower-case name without spaces or hyphens → `#rrggbb`. */
export const COLOR_NAMES: ReadonlyMap<string, string> = new Map([...TOOL_NAMES, ['brown', '#7a4a26']]);
