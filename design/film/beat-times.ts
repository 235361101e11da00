/** Aligns events of presets with the beats of the music, or of the fallback tempo. */
import type { FilmRequest } from './preset.ts';

/** The default beats without music: 120 a minute, ms. */
const BEAT = 500;

type Timed = Pick<FilmRequest, 'beats' | 'duration'>;

/** The beats within the film, ms from its beginning. */
export function beatsFor({ beats, duration }: Timed): readonly number[] {
  const within = beats.filter((beat) => beat < duration);
  return within.length > 0
    ? within
    : Array.from({ length: Math.floor(duration / BEAT) }, (_, index) => (index + 1) * BEAT);
}

/**
 * The beat nearest to a moment, ms. Returns the moment itself without music, or when the music has no beat within
 * `most` ms.
 */
export function onBeat({ beats, duration }: Timed, moment: number, most: number): number {
  const near = beats.filter((beat) => beat < duration && Math.abs(beat - moment) <= most);
  return near.reduce(
    (best, beat) => (Math.abs(beat - moment) < Math.abs(best - moment) ? beat : best),
    near[0] ?? moment,
  );
}
