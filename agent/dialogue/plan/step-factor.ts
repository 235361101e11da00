/** How much larger or smaller something new is that is asked to be so. */
import type { Change } from '../acts/edits.ts';

/** Of a small thing and a big one, relative to plain ones. */
const STEP = { down: 0.6, up: 1.5 };

/** The factor of a step in size. */
export const factorOf = ({ way, degree }: Pick<Change, 'way' | 'degree'>): number =>
  way === 'set' ? 1 : STEP[way] ** Math.min(2, degree);
