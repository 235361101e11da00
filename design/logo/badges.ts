/** The forms of emblems. */

/** The name runs around. */
export const ROUND_BADGES = ['seal', 'disc', 'rings', 'band'] as const;
export type RoundBadge = (typeof ROUND_BADGES)[number];

/** The name is on straight lines, in any script. */
export const STRAIGHT_BADGES = ['plaque', 'crest', 'arch', 'roundel', 'hexagon', 'ribbon', 'ticket'] as const;
export type StraightBadge = (typeof STRAIGHT_BADGES)[number];

export const BADGES = [...ROUND_BADGES, ...STRAIGHT_BADGES] as const;
export type Badge = (typeof BADGES)[number];

export function isStraight(badge: Badge): badge is StraightBadge {
  return (STRAIGHT_BADGES as readonly Badge[]).includes(badge);
}
