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

/** A text that a card names by its key, and that the browser therefore has to know. */
export interface CardText extends OwnText {
  card: true;
}

/** `message` takes a text itself: only cards are spoken elsewhere, by the key of their text. */
export type ToolTexts = CallTexts<OwnText> & Readonly<Record<string, OwnText>>;

/** On the cards of several tools. */
export const CHANGED: OwnText = { key: 'tools.updateLayer.done', text: 'Changed {what} of {layer}' };

/**
 * Gives each text, an ICU message, its key `area.name`; a text shared by several tools has one already. `cards` are the
 * texts of the tool's cards. Conversations store cards by that key: the area and the names of card texts must not
 * change.
 */
export function toolTexts<
  Texts extends CallTexts<string> & Record<string, string>,
  Cards extends Record<string, string | OwnText> = Record<never, never>,
>(
  area: string,
  texts: Texts,
  cards?: Cards,
): Readonly<Record<keyof Texts, OwnText>> & Readonly<Record<keyof Cards, CardText>> {
  const own = (name: string, text: string | OwnText): OwnText =>
    typeof text === 'string' ? { key: `${area}.${name}`, text } : text;
  return Object.fromEntries([
    ...Object.entries(texts).map(([name, text]) => [name, own(name, text)]),
    ...Object.entries(cards ?? {}).map(([name, text]) => [name, { ...own(name, text), card: true }]),
  ]) as Record<keyof Texts, OwnText> & Record<keyof Cards, CardText>;
}

/** The texts of a tool's cards. */
export const cardTexts = (texts: ToolTexts): CardText[] =>
  Object.values(texts).filter((text): text is CardText => 'card' in text);

/** The text of a card, from the texts of the tool that made it. Throws for any other card, which is a bug. */
export function spokenCard(texts: ToolTexts, { key, values }: { key: string; values?: MessageValues }): string {
  const text = cardTexts(texts).find((one) => one.key === key);
  if (!text) throw new Error(`The tool “${texts.title.text}” has no text “${key}” for its card`);
  return message(text, values);
}
