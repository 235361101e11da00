/**
 * Parts shared by several compositions: words in a box, a foot of details and button, an offer that is a badge if it
 * can be.
 */
import type { Box } from '../document/geometry.ts';
import type { PageBuilder } from './page-builder.ts';
import { badgeBox, putBadge, type BadgeKind } from './badges.ts';
import type { Role } from './composition-input.ts';
import { putStack, shifted, stackIn, type Item, type Stack, type StackOptions } from './text-stack.ts';
import { surfaceOn, wordsOn, type WordsOptions } from './words.ts';

/** Sets all words except the omitted ones into a box and places them; null if they do not fit. */
export function putWords(
  builder: PageBuilder,
  box: Box,
  backgrounds: readonly string[],
  words: WordsOptions,
  options: StackOptions,
): Stack | null {
  const stack = stackIn(builder, wordsOn(builder, backgrounds, words), box, options);
  if (stack) putStack(builder, stack);
  return stack;
}

/** From this ratio of width to height on, words may be on two sides of a box. */
const LOW = 2;

/**
 * The leading words on one side of a box, with the larger of these shares of it, and everything else on the other, both
 * vertically centered. Null: they fit with no share.
 */
export function abreast(
  builder: PageBuilder,
  [leading, following]: readonly [readonly Item[], readonly Item[]],
  box: Box,
  shares: readonly number[],
  options: StackOptions,
): Stack | null {
  const gap = builder.margin * 1.2;
  const side = { ...options, align: 'left', valign: 'middle' } as const;
  const ways = shares.flatMap((share) => {
    const width = (box.width - gap) * share;
    const lead = stackIn(builder, leading, { ...box, width }, side);
    const rest =
      lead &&
      stackIn(
        builder,
        following,
        { ...box, width: box.width - gap - width },
        { ...side, largest: (lead.size / builder.unit) * 100 },
      );
    return rest ? [[lead, rest] as const] : [];
  });
  const [way] = ways.sort(([a], [b]) => b.size - a.size);
  if (!way) return null;
  const [lead, rest] = way;
  const height = Math.max(lead.box.height, rest.box.height);
  const width = options.align === 'center' ? lead.box.width + gap + rest.box.width : box.width;
  const spare = box.height - height;
  const whole = {
    x: box.x + (box.width - width) / 2,
    y: box.y + (options.valign === 'middle' ? spare / 2 : options.valign === 'bottom' ? spare : 0),
    width,
    height,
  };
  const dy = whole.y - box.y - spare / 2;
  const [first, last] = builder.mirrored ? [rest, lead] : [lead, rest];
  const sides = [
    shifted(first, whole.x - first.box.x, dy),
    shifted(last, whole.x + whole.width - last.box.x - last.box.width, dy),
  ];
  return { texts: sides.flatMap(({ texts }) => texts), box: whole, size: lead.size };
}

/**
 * Words in a box: below each other, or side by side in a low one if the leading words get no smaller. Null: they fit
 * neither way.
 */
export function stackAbreast(
  builder: PageBuilder,
  items: readonly Item[],
  box: Box,
  options: StackOptions,
): Stack | null {
  const below = stackIn(builder, items, box, options);
  const leading = items.findIndex(({ share }) => share === 1) + 1;
  if (box.width < box.height * LOW || leading === 0 || leading === items.length) return below;
  const beside = abreast(builder, [items.slice(0, leading), items.slice(leading)], box, [0.66, 0.58, 0.5], options);
  return beside && beside.size >= (below?.size ?? 0) ? beside : below;
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

/**
 * Maximum size of details at the foot of a page, as a share of its leading size and in hundredths of the unit: the room
 * above has another use.
 */
const SMALL = { share: 0.28, most: 4.2 } as const;

const NOTHING: Foot = { height: 0, put: () => undefined };

/**
 * Details on one side and the button on the other, or below each other if the width doesn't allow it. `roles`: which
 * words go there; `larger`: than on other pages. Null if it does not fit.
 */
export function footOf(
  builder: PageBuilder,
  x: number,
  width: number,
  backgrounds: readonly string[],
  align: 'left' | 'center',
  roles: readonly Role[] = FOOT,
  most = builder.height * 0.3,
  larger = 1,
): Foot | null {
  const items = wordsOn(builder, backgrounds, {
    without: ALL.filter((role) => !roles.includes(role)),
    offer: 'pill',
  }).map((item) => ({
    ...item,
    share: Math.min(item.share, item.role === 'details' && item.share < 1 ? SMALL.share : 0.99),
    most: (item.role === 'details' ? SMALL.most : item.most) * larger,
  }));
  if (items.length === 0) return NOTHING;
  const room = { x, y: 0, width, height: most };
  const options: StackOptions = { align, valign: 'top', largest: 11 * larger, smallest: 6 * larger };
  const [last] = items.slice(-1);
  if (items.length === 2 && last && align === 'left' && width > builder.u(62)) {
    const button = stackIn(builder, [last], { ...room, width: width * 0.44 }, { ...options, align: 'right' });
    const rest =
      button &&
      stackIn(builder, items.slice(0, -1), { ...room, width: width - button.box.width - builder.u(4) }, options);
    if (button && rest) {
      const height = Math.max(button.box.height, rest.box.height);
      return {
        height,
        put(y) {
          const down = (stack: Stack) => y + (height - stack.box.height) / 2;
          putStack(
            builder,
            shifted(rest, builder.mirrored ? x + width - (rest.box.x + rest.box.width) : 0, down(rest)),
          );
          putStack(
            builder,
            shifted(
              button,
              builder.mirrored ? x - button.box.x : x + width - (button.box.x + button.box.width),
              down(button),
            ),
          );
        },
      };
    }
  }
  const stack = stackIn(builder, items, room, options);
  if (!stack) return null;
  return {
    height: stack.box.height,
    put: (y) => putStack(builder, shifted(stack, 0, y)),
  };
}

/** Whether an offer is short enough for a badge. */
export function isBadgeable(builder: PageBuilder): boolean {
  const { offer } = builder.input.content;
  return offer !== null && offer.length <= 22 && !offer.includes('\n');
}

/** Places the offer as a badge around a center; false if there is none or it does not fit. */
export function putOffer(
  builder: PageBuilder,
  kind: BadgeKind,
  cx: number,
  cy: number,
  size: number,
  backgrounds: readonly string[],
  rotation = -8,
): boolean {
  const { offer } = builder.input.content;
  if (!offer || !isBadgeable(builder)) return false;
  return putBadge(builder, offer, badgeBox(kind, cx, cy, size), {
    kind,
    surface: surfaceOn(builder, backgrounds),
    rotation,
  });
}
