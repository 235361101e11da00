/** How a slow call reports its progress. */

/**
 * Called with the progress of something slow, 0..1; null: unknown. `step`: what is being done, in words for people;
 * absent: as before.
 */
export type Progress = (share: number | null, step?: string) => void;
