/** An object drawn as vectors, to be photographed in one of our own scenes. */
export interface Still {
  /** Its position on a sheet of 1000 × 1200 px. */
  box: { x: number; y: number; width: number; height: number };
  /** SVG of the subject. */
  draw: string;
}
