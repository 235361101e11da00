/** What moved, in words: where it went, and what only made room for it. */
import { message } from '#messages/message.ts';
import { joined } from '#agent/dialogue/say/names.ts';
import type { Deed } from './read-prompt.ts';

type Input = Readonly<Record<string, unknown>>;

const MOVES = ['x', 'y', 'moveX', 'moveY', 'place', 'alignToPage'];
export const isMoved = (input: Input): boolean => MOVES.some((field) => input[field] !== undefined);

/** Text that moves to a side is aligned to that side; the reply doesn't mention it. */
export const isLinedByMove = ({ align, place, alignToPage }: Input): boolean =>
  (typeof place === 'string' && typeof align === 'string' && place.includes(align)) ||
  (typeof alignToPage === 'string' && typeof align === 'string' && alignToPage.startsWith(align));

const WAYS = { up: 'up', down: 'down', left: 'to the left', right: 'to the right' };

function wayOf({ moveX, moveY }: Input): string | null {
  const [x, y] = [typeof moveX === 'number' ? moveX : 0, typeof moveY === 'number' ? moveY : 0];
  if (x !== 0 && y !== 0) return null;
  if (x !== 0) return x < 0 ? WAYS.left : WAYS.right;
  return y === 0 ? null : y < 0 ? WAYS.up : WAYS.down;
}

/** "moved “SALE” to the top". */
export function movedSaid(input: Input, layer: string): string {
  const { place, alignToPage } = input;
  if (alignToPage === 'center-x' || place === 'center') return message('assistant.did.centred', { layer });
  const to = typeof place === 'string' ? place : typeof alignToPage === 'string' ? alignToPage : null;
  const where = to === null ? wayOf(input) : to === 'center-y' ? 'to the middle' : `to the ${to.replace('-', ' ')}`;
  return where === null
    ? message('assistant.did.moved', { layer })
    : message('assistant.did.movedTo', { layer, where });
}

const keysOf = ({ input }: Deed): string[] => Object.keys(input).filter((key) => key !== 'layer');

/** Whether something was only moved so that there was room for what the turn put there, or made larger, afterwards. */
export function isMakingRoom(deed: Deed, deeds: readonly Deed[]): boolean {
  const later = deeds.slice(deeds.indexOf(deed) + 1).find((one) => !isShiftOnly(one));
  if (!isShiftOnly(deed) || !deed.ok || !later?.ok || later.input.layer === deed.input.layer) return false;
  const { tool, input } = later;
  const isGrowing = tool === 'update_layer' && input.scale !== undefined;
  if (keysOf(deed).join() !== 'moveY') return isGrowing;
  return isGrowing || tool === 'arrange' || tool === 'add_text' || (tool === 'update_layer' && isMoved(input));
}
const SHIFTS = new Set(['moveY', 'x,y']);
const isShiftOnly = (deed: Deed): boolean => deed.tool === 'update_layer' && SHIFTS.has(keysOf(deed).join());

/** Most that are named one by one. */
const MOST_NAMED = 4;

/** Names in a row; many are counted, and those of all that is there are "everything". */
export function namesOf(names: readonly string[], all = Infinity): string {
  if (names.length <= MOST_NAMED) return joined(names, message('assistant.and'));
  return names.length === all ? message('assistant.everything') : message('assistant.layers', { count: names.length });
}
