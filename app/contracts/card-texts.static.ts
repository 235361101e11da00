/**
 * The texts of all tools' cards. The build runs this module and replaces it by its value (see
 * scripts/building/static-modules.ts), so that the browser can show cards without loading the tools.
 */
import { readText } from '#messages/read-text.ts';
import type { Text } from '#messages/text.ts';
import { cardTexts } from '#tools/contract/tool-text.ts';
import { tools } from '#tools/index.ts';

/** By the key of a card. */
export const CARD_TEXTS: Readonly<Record<string, Text>> = Object.fromEntries(
  tools.flatMap(({ texts: words }) => cardTexts(words).map(({ key, text }) => [key, readText(text)])),
);
