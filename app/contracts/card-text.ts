/** What a tool's card says, in words. */
import { speak } from '#messages/text.ts';
import type { ToolCard } from '#tools/contract/tool.ts';
import { CARD_TEXTS } from './card-texts.static.ts';

/** The words of a card; null where no tool has them, as for a card older than the code. */
export function cardText({ key, values }: Pick<ToolCard, 'key' | 'values'>): string | null {
  const text = Object.hasOwn(CARD_TEXTS, key) ? CARD_TEXTS[key] : undefined;
  return text === undefined ? null : speak(text, values);
}
