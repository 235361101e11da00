/** Where pictures of the studio are found. */

/** The address of a picture, its longer side no larger than `size` px. */
export const pictureAt = (asset: string, size: number): string => `/api/assets/${asset}?size=${size}`;
