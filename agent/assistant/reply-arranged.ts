/** What things came to do with one another, in words: aligned, in a row, one beside the other. */
import { message } from '#messages/message.ts';
import type { Deed } from './read-prompt.ts';
import { record } from './reply-pages.ts';
import { textOf } from './reply-update.ts';

/** Names of layers by their ids, as they are on the canvas now. */
export type Namer = (ids: unknown) => string;

const EDGES: Record<string, string> = {
  left: 'on the left',
  right: 'on the right',
  top: 'at the top',
  bottom: 'at the bottom',
  center: 'in the centre',
  middle: 'in the middle',
};
const SIDES: Record<string, string> = {
  above: 'above',
  below: 'below',
  'left-of': 'to the left of',
  'right-of': 'to the right of',
  over: 'over',
  inside: 'into',
};
export function arranged({ input, output }: Deed, named: Namer): string {
  const list = named(input.layers);
  if (output.unchanged === true) return message('assistant.did.unchanged', { layer: list });
  const relative = record(input.relative);
  const match = record(input.matchSize);
  if (input.swap === true) return message('assistant.did.swapped', { list });
  if (match.of !== undefined) return message('assistant.did.matched', { list, other: named([match.of]) });
  if (relative.of !== undefined)
    return message('assistant.did.beside', {
      list,
      side: SIDES[textOf(relative.side)] ?? 'beside',
      other: named([relative.of]),
    });
  if (input.distribute !== undefined) return message('assistant.did.spaced', { list });
  if (input.stack !== undefined)
    return message(input.stack === 'down' ? 'assistant.did.stacked' : 'assistant.did.inRow', { list });
  if (input.align !== undefined)
    return message('assistant.did.aligned', { list, edge: EDGES[textOf(input.align)] ?? textOf(input.align) });
  return message('assistant.did.moved', { layer: list });
}
