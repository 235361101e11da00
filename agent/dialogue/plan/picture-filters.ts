/** How a picture is shown: looks and steps as percentages of its filters. */
import type { Change } from '../acts/edits.ts';
import type { Thing } from '../ground/canvas.ts';

/** A plain step of each filter, percent. */
const STEP: Readonly<Record<string, number>> = {
  brightness: 25,
  saturation: 30,
  warmth: 30,
  contrast: 25,
  blur: 30,
};
const STRONGEST = 100;
/** Filters that are there or not, as strong as they are meant to be by name alone. */
const PLAIN: Readonly<Record<string, number>> = { grayscale: 100, sepia: 70, blur: 30 };
/** How strong a filter is that was asked for by name alone, percent. */
export const filterStrength = (filter: string): number => PLAIN[filter] ?? STRONGEST;
/** Colors of light, which "warmer" and "cooler" are steps toward. */
const WARM = '#ff8c1a';
const COOL = '#2f7fff';

/** Which filter a change of a picture is about, and which way; null: it is about something else. */
function filterOf({ property, way, value }: Change): { filter: string; sign: 1 | -1 } | null {
  const sign = way === 'down' ? -1 : 1;
  if (way === 'set') return null;
  if (property === 'filter') return typeof value === 'string' ? { filter: value, sign } : null;
  // What a picture shows can hardly be seen: it is too dark.
  if (property === 'emphasis') return value === 'legible' ? { filter: 'brightness', sign } : null;
  if (property === 'saturation') return { filter: 'saturation', sign };
  if (property !== 'color') return null;
  if (value === null) return { filter: 'brightness', sign };
  if (value === WARM) return { filter: 'warmth', sign };
  return value === COOL ? { filter: 'warmth', sign: -1 } : null;
}

/** The filters that a change of a picture sets, percent; null: it is no matter of filters. */
export function filtersFor(change: Change, { type, filters }: Thing): Record<string, number> | null {
  if (type !== 'image' || change.like !== null) return null;
  if (change.property === 'filter' && change.way === 'set' && typeof change.value === 'string')
    return {
      [change.value]: Math.round(
        Math.min(STRONGEST, filterStrength(change.value) * (change.value === 'blur' ? change.degree : 1)),
      ),
    };
  const step = filterOf(change);
  if (!step) return null;
  const least = step.filter === 'blur' ? 0 : -STRONGEST;
  const wanted = (filters[step.filter] ?? 0) + step.sign * (STEP[step.filter] ?? 25) * change.degree;
  return { [step.filter]: Math.round(Math.min(STRONGEST, Math.max(least, wanted))) };
}
