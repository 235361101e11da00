/** Parts that several compositions share: words in a box, a foot of details and button, an offer that is a badge if it can be. */
import type { Box } from '../../document/geometry.ts';
import type { Board } from './board.ts';
import { badgeBox, putBadge, type BadgeKind } from './badges.ts';
import type { Role } from './kit.ts';
import { putStack, stackIn, type Stack, type StackOptions } from './text-stack.ts';
import { surfaceOn, wordsOn, type WordsOptions } from './words.ts';

/** Sets all words but those left out into a box and puts them down; null when they do not fit. */
export function putWords(board: Board, box: Box, grounds: readonly string[], words: WordsOptions, options: StackOptions): Stack | null {
  const stack = stackIn(board, wordsOn(board, grounds, words), box, options);
  if (stack) putStack(board, stack);
  return stack;
}

const FOOT: readonly Role[] = ['details', 'call-to-action'];
const ALL: readonly Role[] = ['headline', 'subheading', 'offer', 'details', 'call-to-action'];

/** All roles but these. */
export function allBut(...roles: readonly Role[]): Role[] {
  return ALL.filter((role) => !roles.includes(role));
}

export interface Foot {
  height: number;
  /** Puts it down with its top there. */
  put(y: number): void;
}

const NOTHING: Foot = { height: 0, put: () => undefined };

/**
 * Details at one side and the button at the other, or below each other where the width does not serve. `roles`: what of
 * the words goes there. Null when it does not fit.
 */
export function footOf(board: Board, x: number, width: number, grounds: readonly string[], align: 'left' | 'center', roles: readonly Role[] = FOOT, most = board.height * 0.3): Foot | null {
  const items = wordsOn(board, grounds, { without: ALL.filter((role) => !roles.includes(role)), offer: 'pill' }).map((item) => (item.share === 1 ? { ...item, share: 0.99 } : item));
  if (items.length === 0) return NOTHING;
  const room = { x, y: 0, width, height: most };
  const options: StackOptions = { align, valign: 'top', largest: 11, smallest: 6 };
  const [last] = items.slice(-1);
  if (items.length === 2 && last && align === 'left' && width > board.u(62)) {
    const button = stackIn(board, [last], { ...room, width: width * 0.44 }, { ...options, align: 'right' });
    const rest = button && stackIn(board, items.slice(0, -1), { ...room, width: width - button.box.width - board.u(4) }, options);
    if (button && rest) {
      const height = Math.max(button.box.height, rest.box.height);
      return {
        height,
        put(y) {
          const shifted = (stack: Stack, dx: number): Stack => ({
            ...stack,
            texts: stack.texts.map((text) => ({ ...text, layer: { ...text.layer, x: text.layer.x + dx, y: text.layer.y + y + (height - stack.box.height) / 2 } })),
          });
          putStack(board, shifted(rest, board.mirrored ? x + width - (rest.box.x + rest.box.width) : 0));
          putStack(board, shifted(button, board.mirrored ? x - button.box.x : x + width - (button.box.x + button.box.width)));
        },
      };
    }
  }
  const stack = stackIn(board, items, room, options);
  if (!stack) return null;
  return {
    height: stack.box.height,
    put: (y) => putStack(board, { ...stack, texts: stack.texts.map((text) => ({ ...text, layer: { ...text.layer, y: text.layer.y + y } })) }),
  };
}

/** Whether an offer is short enough for a badge. */
export function isBadgeable(board: Board): boolean {
  const { offer } = board.kit.content;
  return offer !== null && offer.length <= 22 && !offer.includes('\n');
}

/** Puts the offer down as a badge around a middle; false when there is none or it does not fit. */
export function putOffer(board: Board, kind: BadgeKind, cx: number, cy: number, size: number, grounds: readonly string[], rotation = -8): boolean {
  const { offer } = board.kit.content;
  if (!offer || !isBadgeable(board)) return false;
  return putBadge(board, offer, badgeBox(kind, cx, cy, size), { kind, surface: surfaceOn(board, grounds), rotation });
}
