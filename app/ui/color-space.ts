/** A color's red, green and blue, its hue, saturation and lightness, and its opacity. */

export interface Rgb {
  /** 0..255 */
  red: number;
  green: number;
  blue: number;
}

export interface Hsl {
  /** 0..359 degrees */
  hue: number;
  /** 0..100 percent */
  saturation: number;
  lightness: number;
}

/** Parses `#rrggbb` or `#rrggbbaa`. */
export function rgbOf(color: string): Rgb {
  const channel = (at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  return { red: channel(1), green: channel(3), blue: channel(5) };
}

/** Percent; 100 for colors without alpha. */
export function opacityOf(color: string): number {
  return color.length === 9 ? Math.round((Number.parseInt(color.slice(7), 16) / 255) * 100) : 100;
}

const hex = (value: number) =>
  Math.min(255, Math.max(0, Math.round(value)))
    .toString(16)
    .padStart(2, '0');

/** `opacity`: percent. An opaque color has no alpha. */
export function hexOf({ red, green, blue }: Rgb, opacity = 100): string {
  return `#${hex(red)}${hex(green)}${hex(blue)}${opacity >= 100 ? '' : hex((opacity / 100) * 255)}`;
}

export function hslOf({ red, green, blue }: Rgb): Hsl {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const spread = most - least;
  const lightness = (most + least) / 2;
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1));
  const sixth =
    spread === 0
      ? 0
      : most === r
        ? ((g - b) / spread + 6) % 6
        : most === g
          ? (b - r) / spread + 2
          : (r - g) / spread + 4;
  return {
    hue: Math.round(sixth * 60) % 360,
    saturation: Math.round(saturation * 100),
    lightness: Math.round(lightness * 100),
  };
}

export function rgbOfHsl({ hue, saturation, lightness }: Hsl): Rgb {
  const [s, l] = [saturation / 100, lightness / 100];
  const strength = s * Math.min(l, 1 - l);
  const channel = (offset: number) => {
    const at = (offset + hue / 30) % 12;
    return Math.round((l - strength * Math.max(-1, Math.min(at - 3, 9 - at, 1))) * 255);
  };
  return { red: channel(0), green: channel(8), blue: channel(4) };
}
