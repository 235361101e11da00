/**
 * The hard limits of a design. Schemas, operations, guards, UI and tests read them here; nothing else repeats these
 * numbers.
 */
export const LIMITS = {
  /** Page edge, px. From the specification: 'Dimension should be between 100 and 4000'. */
  minDimension: 100,
  maxDimension: 4000,
  pagesPerDesign: 50,
  layersPerPage: 500,
  /** Size of the document as JSON in UTF-8, bytes. */
  documentBytes: 1_000_000,
  textLength: 5_000,
  nameLength: 120,
  /** Layer coordinates may leave the page, within a bound, px. */
  coordinate: 20_000,
  /** A layer's edge, px. */
  layerDimension: 20_000,
  minFontSize: 1,
  maxFontSize: 2_000,
  gradientStops: 12,
  textRuns: 500,
  textEchoes: 8,
  drawingPoints: 20_000,
  /** Characters of a shape's path data. */
  outlinePath: 20_000,
  tableColumns: 12,
  tableRows: 60,
  tableCellLength: 500,
  /**
   * Bytes in UTF-8 that a QR code holds. The largest code takes 1,273 at the highest correction (ISO/IEC 18004, version
   * 40-H).
   */
  qrBytes: 1_000,
  /** Maximum rotation of a picture in its box in either direction, degrees. */
  straighten: 45,
  maskStrokes: 500,
  maskStrokePoints: 2_000,
  /** Other things in a picture that are offered instead of what its cutout keeps. */
  maskOthers: 4,
  operationsPerChange: 2_000,
} as const;
