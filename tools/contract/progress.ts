/** How a slow call reports its progress. */

/** Told how far a slow thing is, 0..1; null: can't say. */
export type Progress = (share: number | null) => void;
