/** What is told where all colors of a design were exchanged: as one thing. */
import { message } from '#messages/message.ts';
import { colorName, joined } from '#agent/dialogue/say/names.ts';
import type { Deed } from './read-prompt.ts';
import { textOf } from './reply-update.ts';

const FIELDS = new Set(['layer', 'color', 'highlight']);
/** So many things in new colors on a new ground are the design. */
const MANY = 2;
const MOST_TOLD = 3;

/** The deeds that gave the design other colors, and what they did together; null: none. */
export function recoloring(deeds: readonly Deed[]): { deeds: readonly Deed[]; said: string } | null {
  const ground = deeds.find(({ tool, input }) => tool === 'set_background' && typeof input.color === 'string');
  const layers = deeds.filter(
    ({ tool, input }) =>
      tool === 'update_layer' &&
      typeof input.color === 'string' &&
      Object.keys(input).every((field) => FIELDS.has(field)),
  );
  if (!ground || layers.length < MANY || new Set(layers.map(({ input }) => input.layer)).size < MANY) return null;
  const on = colorName(textOf(ground.input.color));
  const colors = layers.map(({ input }) => colorName(textOf(input.color))).filter((name) => name !== on);
  if (colors.length === 0) return null;
  const list = joined([...new Set(colors)].slice(0, MOST_TOLD), message('assistant.and'));
  return { deeds: [ground, ...layers], said: message('assistant.did.recolored', { list, ground: on }) };
}
