/** Returns the text of a tool's card. */
import { speak } from '#messages/text.ts';
import type { ToolCard } from '#tools/contract/tool.ts';
import { CARD_TEXTS } from './card-texts.static.ts';

/** The text of a card; null if no tool has it, as for a card older than the code. */
export function cardText({ key, values }: Pick<ToolCard, 'key' | 'values'>): string | null {
  const text = Object.hasOwn(CARD_TEXTS, key) ? CARD_TEXTS[key] : undefined;
  return text === undefined ? null : speak(text, values);
}
