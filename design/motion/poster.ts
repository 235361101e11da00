/**
 * The moment that represents a playing design: every entrance is over, nothing leaves, and no transition is running.
 */
import type { DesignDocument, Page } from '../document/document.ts';
import { descendantsOf } from '../document/tree.ts';
import { momentAt, playingTime } from './playing.ts';
import { isPassing } from './pose-at.ts';

/** The share of its time at which a film usually shows most: all has entered, nothing leaves yet. */
const USUAL = 0.6;
/** Candidate moments, as shares of the whole. */
const FIRST = 0.3;
const LAST = 0.95;
const LOOKS = 120;
/** Cost of a moment as far as possible from the usual one, relative to one layer that is entering or leaving. */
const AWAY = 0.5;

/** ms since the first of the pages began. */
export function posterMoment(document: DesignDocument, pages: readonly Page[]): number {
  const duration = playingTime(pages);
  const layers = new Map(
    pages.map(({ id }) => [id, descendantsOf(document, id).filter(({ animation }) => animation !== null)]),
  );
  function wrong(share: number): number {
    const { page, at, over } = momentAt(pages, share * duration);
    const passing = (layers.get(page.id) ?? []).filter(({ animation }) =>
      isPassing(animation, { at, duration: page.duration }),
    ).length;
    return (over ? 1 : 0) + passing + AWAY * Math.abs(share - USUAL);
  }
  let best = USUAL;
  for (let look = 0; look <= LOOKS; look += 1) {
    const share = FIRST + ((LAST - FIRST) * look) / LOOKS;
    if (wrong(share) < wrong(best) - 1e-9) best = share;
  }
  return best * duration;
}
