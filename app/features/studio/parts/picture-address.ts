/** Addresses of the studio's pictures. */

/** The address of a picture, its longer side at most `size` px. */
export const pictureAt = (asset: string, size: number): string => `/api/assets/${asset}?size=${size}`;
