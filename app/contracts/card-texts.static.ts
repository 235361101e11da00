/**
 * The words of all tools. The build runs this module and puts its value in its place (see
 * scripts/building/static-modules.ts), so that the browser speaks cards without the tools.
 */
import { readText } from '#messages/read-text.ts';
import type { Text } from '#messages/text.ts';
import { tools } from '#tools/index.ts';

/** By the key that cards have. */
export const CARD_TEXTS: Readonly<Record<string, Text>> = Object.fromEntries(
  tools.flatMap(({ texts: words }) => Object.values(words).map(({ key, text }) => [key, readText(text)])),
);
