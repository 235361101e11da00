/** Where a page will be shown: as chosen, as the design's title says, or as its size alone suggests. */
import type { DesignDocument } from '../../document/document.ts';
import type { Box } from '../../document/geometry.ts';
import { PLATFORMS, type CoverKind, type Platform } from './platforms.ts';

type Size = Pick<DesignDocument, 'width' | 'height'>;

/** How far a page's ratio may be from a platform's, relative to it. */
const SAME_RATIO = 0.018;

/** What users have said about where a design goes. */
export interface Destination {
  /** Chosen by hand; null or missing: left open. */
  platform?: Platform | null;
  /** The design's title. */
  title?: string;
}

export interface ShownOn {
  platforms: readonly Platform[];
  /** Whether it is shown on each of them; otherwise on one, which is unknown. */
  known: boolean;
}

/** The platforms that show pages of this shape. */
export function platformsOfShape({ width, height }: Size): Platform[] {
  return PLATFORMS.filter(({ ratio }) => Math.abs(width / height / ratio - 1) < SAME_RATIO);
}

/** What a title says. A copy for another platform ends in its name, whatever the first was made for. */
function saidBy(title: string, among: readonly Platform[]): Platform[] {
  const end = title.slice(title.lastIndexOf(' – ') + 1);
  const last = among.filter(({ said }) => said.test(end));
  return last.length > 0 ? last : among.filter(({ said }) => said.test(title));
}

export function shownOn(size: Size, { platform = null, title = '' }: Destination): ShownOn {
  const among = platformsOfShape(size);
  if (platform && among.includes(platform)) return { platforms: [platform], known: true };
  const said = saidBy(title, among);
  if (said.length > 0) return { platforms: said, known: true };
  const own = among.filter(({ ownSize }) => ownSize?.width === size.width && ownSize.height === size.height);
  if (own.length > 0) return { platforms: own, known: true };
  // One alone proves nothing: pages of that shape have many other uses.
  return { platforms: among.length > 1 && among.every(({ ownSize }) => ownSize === null) ? among : [], known: false };
}

/** A part of a page that is covered, px; `platform` null: wherever it is shown. */
export interface Covered {
  box: Box;
  kind: CoverKind;
  platform: Platform | null;
}

const isTop = ({ y, height, width }: Box): boolean => y === 0 && width === 1 && height < 1;
const isBottom = ({ y, height, width }: Box): boolean => y > 0 && width === 1 && Math.abs(y + height - 1) < 1e-9;

/**
 * The covered parts of a page: by each platform it is known to be shown on, or else at its ends by all those that it
 * may be shown on.
 */
export function coveredParts(size: Size, destination: Destination): Covered[] {
  const { platforms, known } = shownOn(size, destination);
  const scaled = ({ x, y, width, height }: Box): Box => ({
    x: x * size.width,
    y: y * size.height,
    width: width * size.width,
    height: height * size.height,
  });
  if (known)
    return platforms.flatMap((platform) =>
      platform.covers.map(({ kind, box }): Covered => ({ kind, box: scaled(box), platform })),
    );
  const least = (which: (box: Box) => boolean): number =>
    platforms.length === 0
      ? 0
      : Math.min(
          ...platforms.map(({ covers }) =>
            Math.max(0, ...covers.filter(({ box }) => which(box)).map(({ box }) => box.height)),
          ),
        );
  const [above, below] = [least(isTop), least(isBottom)];
  return [
    ...(above > 0
      ? [{ kind: 'tabs' as const, box: scaled({ x: 0, y: 0, width: 1, height: above }), platform: null }]
      : []),
    ...(below > 0
      ? [{ kind: 'caption' as const, box: scaled({ x: 0, y: 1 - below, width: 1, height: below }), platform: null }]
      : []),
  ];
}
