/** The limits of the user's plan. */

export interface EntitlementsPort {
  /** Longest permitted shorter side of an export, px. */
  exportShorterSide: number;
  watermark: boolean;
  /** SVG and vector PDF. */
  vectorExport: boolean;
  /** Enlarging pictures. */
  upscale: boolean;
}
