/** The words of one tool, kept beside what it does: no other file has to know of them. */
import { message, type MessageValues, type OwnText } from '#messages/message.ts';

/** What the chat says of every call: plain words, without values. */
interface CallWords<Text> {
  /** Names the tool: "Add text". */
  title: Text;
  /** While it runs: "Adding text". */
  doing: Text;
  /** Above the reason when it failed: "Could not add text". */
  failed: Text;
}

/** What goes on cards is named by its `key`; `message` takes a word as it is. */
export type ToolWords = CallWords<OwnText> & Readonly<Record<string, OwnText>>;

/** Said by several tools. */
export const CHANGED: OwnText = { key: 'tools.updateLayer.done', text: 'Changed {what} of {layer}' };

/**
 * Gives each text, an ICU message, its key `area.name`; a word that several tools share has one already. Conversations
 * keep cards by that key: the area and the names of what goes on cards must not change.
 */
export function toolWords<Texts extends CallWords<string> & Record<string, string | OwnText>>(
  area: string,
  texts: Texts,
): Readonly<Record<keyof Texts, OwnText>> {
  const words = Object.entries(texts).map(([name, text]) => [
    name,
    typeof text === 'string' ? { key: `${area}.${name}`, text } : text,
  ]);
  return Object.fromEntries(words) as Record<keyof Texts, OwnText>;
}

/** What a card says, in the words of the tool that made it. Any other card throws: it is a bug. */
export function spokenCard(words: ToolWords, { key, values }: { key: string; values?: MessageValues }): string {
  const word = Object.values(words).find((one) => one.key === key);
  if (!word) throw new Error(`The tool “${words.title.text}” has no word “${key}” for its card`);
  return message(word, values);
}
