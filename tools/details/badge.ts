/** A badge with words: in the page's type and colors, at the corner of its picture or in a corner that is free. */
import { createTextLayer } from '#design/document/create.ts';
import { intersectionOf, unionOf, type Box } from '#design/document/geometry.ts';
import type { Energy } from '#design/templates/composition-input.ts';
import { badgeBox, putBadge, type BadgeKind } from '#design/templates/badges.ts';
import { setIn } from '#design/layout/fit-text.ts';
import { UNPLACED } from '#design/templates/page-builder.ts';
import { surfaceOn } from '#design/templates/words.ts';
import { safeArea } from '../arranging/column-room.ts';
import { targetOf } from '../arranging/target-layer.ts';
import type { ToolContext } from '../contract/context.ts';
import {
  anchorOf,
  areaOf,
  isBackdrop,
  marginOf,
  overlapOf,
  standingOn,
  type Place,
  type Size,
} from '../contract/page-space.ts';
import { backgroundBehind } from '../page/background.ts';
import { wordsOn } from '../page/words-on.ts';
import { drawn, type MadeDetail } from './detail.ts';
import { builderFor, pageLook, type PageLook } from './page-look.ts';

export const BADGE_FORMS = ['burst', 'seal', 'disc', 'tag', 'ribbon', 'pill'] as const satisfies readonly BadgeKind[];

/** The form of a badge by what shapes are called. */
export const FORM_OF_BADGE: Readonly<Partial<Record<string, BadgeKind>>> = {
  ellipse: 'disc',
  burst: 'burst',
  seal: 'seal',
  ribbon: 'ribbon',
  tag: 'tag',
  pill: 'pill',
};

export interface BadgeWish {
  text: string;
  form?: BadgeKind;
  color?: string;
  size?: 'small' | 'medium' | 'large';
  place?: Place;
  /** A layer at whose corner it is put. */
  on?: string;
}

/** The round form of an energy, and how much it is turned, deg. */
const ROUND: Record<Energy, { form: BadgeKind; turned: number }> = {
  loud: { form: 'burst', turned: -10 },
  playful: { form: 'seal', turned: -8 },
  elegant: { form: 'disc', turned: 0 },
  calm: { form: 'disc', turned: 0 },
  clean: { form: 'disc', turned: 0 },
};
/** Letters that fit well in a round form; longer words get a low one. */
const ROUND_LETTERS = 18;
/** Longer side, as a share of the page's shorter side. */
const SIDES = { small: 0.17, medium: 0.23, large: 0.31 };
/** Sizes to try, as shares of the wanted one. */
const SCALES = [1, 0.85, 0.7, 0.56];
/** Steps of a search over the page. */
const STEPS = 14;
/**
 * Costs of covering a share of a picture, and of being away from the wanted point, or from the nearer edge where no
 * picture holds the badge, by the page's shorter side. A named place weighs more.
 */
const COST = { picture: 1.6, away: 0.7, named: 2, smaller: 0.8, inward: 0.5 };
/** A picture smaller than this share of the page gets no badge at its corner. */
const PICTURE = 0.05;

interface Spot {
  box: Box;
  cost: number;
}
/** What a form costs that the page's energy does not suggest. */
const OTHER = 0.25;

/** Where a badge goes without a place: to the upper right corner of the largest picture, else of the page. */
function wantedPoint(
  { place, on }: BadgeWish,
  safe: Box,
  context: ToolContext,
): { x: number; y: number } | { error: string } {
  const { document, page } = context;
  const corner = ({ x, y, width, height }: Box, { x: across, y: down }: { x: number; y: number }, by: number) => ({
    x: x + width * (0.5 + (across / 2) * by),
    y: y + height * (0.5 + (down / 2) * by),
  });
  if (on !== undefined) {
    const target = targetOf(on, context);
    return 'error' in target ? target : corner(target.box, { x: 1, y: -1 }, 0.86);
  }
  if (place) return corner(safe, anchorOf(place), 1);
  const pictures = standingOn(document, page).filter(
    ({ layer, box }) =>
      layer.type === 'image' && !isBackdrop(document, box) && areaOf(box) > document.width * document.height * PICTURE,
  );
  const [largest] = pictures.toSorted((a, b) => areaOf(b.box) - areaOf(a.box));
  const shown = largest && intersectionOf(largest.box, safe);
  return shown ? corner(shown, { x: 1, y: -1 }, 0.92) : corner(safe, { x: 1, y: -1 }, 1);
}

/** The size of a low badge that holds its words in one line, in two when they are many. */
function lowSize(text: string, side: number, { document, measureText }: ToolContext, look: PageLook): Size {
  const { family, weight } = look.type.heading;
  const fontSize = side * LETTERS;
  const plain = createTextLayer({ ...UNPLACED, text, fontFamily: family, fontWeight: weight, fontSize });
  const lines = text.length > LINE ? 2 : 1;
  const width = setIn(plain, 100_000, measureText).lines.reduce((most, line) => Math.max(most, line.width), 0);
  return {
    width: Math.min(document.width * 0.8, (width / lines) * (lines > 1 ? 1.15 : 1) * WIDER + fontSize),
    height: fontSize * (1.15 * lines + 1.05),
  };
}
/** Letters of a low badge, of the side that a round one would have; most letters of one line; room at the ends. */
const LETTERS = 0.19;
const LINE = 30;
const WIDER = 1.36;

/** The box of that size nearest to the point that covers no words, and of pictures no more than an edge; null: none. */
function spotNear(
  point: { x: number; y: number },
  size: Size,
  safe: Box,
  isNamed: boolean,
  { document, page }: ToolContext,
): Spot | null {
  const shorter = Math.min(document.width, document.height);
  const standing = standingOn(document, page).filter(({ box }) => !isBackdrop(document, box));
  const words = wordsOn({ document, page }).map((box) => grown(box, shorter * 0.018));
  const things = standing
    .filter(({ layer }) => layer.type === 'image' || layer.type === 'sticker')
    .map(({ box }) => box);
  const hasPicture = things.some((one) => areaOf(one) > document.width * document.height * PICTURE);
  let best: Spot | null = null;
  for (const scale of SCALES) {
    const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
    const [wide, high] = [safe.width - width, safe.height - height];
    if (wide < 0 || high < 0) continue;
    const home = { x: within(point.x - width / 2, safe.x, wide), y: within(point.y - height / 2, safe.y, high) };
    for (const [x, y] of [[home.x, home.y], ...grid(safe, wide, high)] as [number, number][]) {
      const box = { x: Math.round(x), y: Math.round(y), width, height };
      if (words.some((one) => overlapOf(one, box) > 0)) continue;
      const covered = things.reduce((sum, one) => sum + overlapOf(one, box) / areaOf(one), 0);
      const away = Math.hypot(x - home.x, y - home.y) / shorter;
      const inward = hasPicture ? 0 : Math.min(x - safe.x, safe.x + wide - x) / shorter;
      const cost =
        covered * COST.picture +
        away * (isNamed ? COST.named : COST.away) +
        (1 - scale) * COST.smaller +
        inward * COST.inward;
      if (!best || cost < best.cost) best = { box, cost };
    }
  }
  return best;
}
const within = (at: number, from: number, length: number): number => Math.min(from + length, Math.max(from, at));
const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});
const grid = ({ x, y }: Box, wide: number, high: number): [number, number][] =>
  Array.from({ length: (STEPS + 1) ** 2 }, (_, index) => [
    x + (wide * (index % (STEPS + 1))) / STEPS,
    y + (high * Math.floor(index / (STEPS + 1))) / STEPS,
  ]);

/** Null: there is no room, or the words don't fit a badge at a legible size; an error: why the layer can't be used. */
export async function badge(wish: BadgeWish, context: ToolContext): Promise<MadeDetail | { error: string } | null> {
  const { document, page } = context;
  const whole = { x: 0, y: 0, width: document.width, height: document.height };
  const look = pageLook(context, await backgroundBehind(context, whole));
  const builder = builderFor(look, context);
  const { form: round, turned } = ROUND[look.energy];
  const isLong = wish.text.length > ROUND_LETTERS;
  const low = turned === 0 ? 'pill' : 'ribbon';
  // Where the round form is too small for its words, a low one may hold them.
  const forms: readonly BadgeKind[] = wish.form ? [wish.form] : isLong ? [low] : [round, low];
  const shorter = Math.min(document.width, document.height);
  const margin = marginOf(document) * 0.6;
  const within0 = safeArea(document, page);
  const edges = { x: margin, y: margin, width: document.width - 2 * margin, height: document.height - 2 * margin };
  // A badge may come nearer to the edge than words, but not over the border.
  const safe = within0.x > marginOf(document) ? within0 : unionOf(edges, within0);
  const point = wantedPoint(wish, safe, context);
  if ('error' in point) return point;
  const side = shorter * SIDES[wish.size ?? 'medium'];
  const spots = forms.flatMap((form, index) => {
    const isLow = form === 'ribbon' || form === 'pill' || form === 'tag';
    const size = isLow ? lowSize(wish.text, side, context, look) : badgeBox(form, 0, 0, side);
    const spot = spotNear(point, size, safe, wish.place !== undefined, context);
    return spot
      ? [{ form, rotation: isLow && form !== 'ribbon' ? 0 : turned, ...spot, cost: spot.cost + index * OTHER }]
      : [];
  });
  for (const { form, rotation, box } of spots.toSorted((one, other) => one.cost - other.cost)) {
    const seen = await backgroundBehind(context, box);
    const surface = wish.color ?? surfaceOn(builder, seen.colors);
    if (putBadge(builder, wish.text, box, { kind: form, surface, rotation })) return drawn(builder, box, context);
  }
  return null;
}
