/** The look of a figure: its measures, colors and posture. */

/** Metres; x to the picture's right, y up from the floor, z towards the camera. */
export type V = readonly [number, number, number];

export interface FigureLook {
  /** Linear-looking sRGB, 0..255. */
  skin: V;
  hair: V;
  suit: V;
  background: V;
  /** Metres tall. */
  tall: number;
  /** Widths of the body: 1 is standard. */
  wide: number;
  /** Hips relative to shoulders: 1 is straight. */
  curve: number;
  hairStyle: 'short' | 'bun' | 'long' | 'bald';
  pose: PoseName;
}

export type PoseName = 'stand' | 'relaxed' | 'hip' | 'wave' | 'fold' | 'walk';
