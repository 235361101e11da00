/**
 * What tools say of themselves. Their keys come from the server while the page is open, so no code names them one by
 * one: the areas that they may be of stand here, and with them the browser has all of those texts.
 */
import { textOf, type MessageKey } from './catalogue.ts';
import { message, type MessageValues } from './message.ts';

export const TOOL_AREAS = ['tools.', 'brandKit.', 'compose.', 'logo.'] as const;

/** The title of a tool or the words of its card; null when the catalogue has none, as for a card older than it. */
export function toolMessage(key: string, values?: MessageValues): string | null {
  if (!TOOL_AREAS.some((area) => key.startsWith(area)) || textOf(key) === undefined) return null;
  return message(key as MessageKey, values);
}
