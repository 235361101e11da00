/** How a slow call reports its progress. */

/** Called with the progress of something slow, 0..1; null: unknown. */
export type Progress = (share: number | null) => void;
