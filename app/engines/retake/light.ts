/** Converts between a picture's bytes and the light they encode (IEC 61966-2-1). */

/** Linear light of each byte, 0..1. */
export const LINEAR: Float32Array = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** A byte's position for linear light, 0..255, not rounded. */
export function encoded(light: number): number {
  if (light <= 0) return 0;
  if (light >= 1) return 255;
  return 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);
}

/** Luminance of linear red, green and blue (Rec. 709). */
export function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
