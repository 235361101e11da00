/** The texts of one tool, kept next to its code, so that no other file needs to know them. */
import { message, type MessageValues, type OwnText } from '#messages/message.ts';

/** The chat's texts for every call: plain texts without values. */
interface CallTexts<Text> {
  /** Names the tool: "Add text". */
  title: Text;
  /** While it runs: "Adding text". */
  doing: Text;
  /** Above the reason when it failed: "Could not add text". */
  failed: Text;
}

/** A card names its text by `key`; `message` takes the text itself. */
export type ToolTexts = CallTexts<OwnText> & Readonly<Record<string, OwnText>>;

/** Used by several tools. */
export const CHANGED: OwnText = { key: 'tools.updateLayer.done', text: 'Changed {what} of {layer}' };

/**
 * Gives each text, an ICU message, its key `area.name`; a text shared by several tools has one already. Conversations
 * store cards by that key: the area and the names of card texts must not change.
 */
export function toolTexts<Texts extends CallTexts<string> & Record<string, string | OwnText>>(
  area: string,
  texts: Texts,
): Readonly<Record<keyof Texts, OwnText>> {
  const keyed = Object.entries(texts).map(([name, text]) => [
    name,
    typeof text === 'string' ? { key: `${area}.${name}`, text } : text,
  ]);
  return Object.fromEntries(keyed) as Record<keyof Texts, OwnText>;
}

/** The text of a card, from the texts of the tool that made it. Throws for any other card, which is a bug. */
export function spokenCard(texts: ToolTexts, { key, values }: { key: string; values?: MessageValues }): string {
  const text = Object.values(texts).find((one) => one.key === key);
  if (!text) throw new Error(`The tool “${texts.title.text}” has no text “${key}” for its card`);
  return message(text, values);
}
