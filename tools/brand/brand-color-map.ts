/** Maps the colors of a design to those of a brand, by luminance, area and contrast to the background. */
import type { DesignDocument } from '#design/document/document.ts';
import { pagesInOrder } from '#design/document/tree.ts';
import { contrast, INK, luminance, PAPER } from '#design/layout/contrast.ts';
import { alphaOf, isNeutral, isVivid, opaque, stopsOf } from './paint-colors.ts';
import { areaColors } from './recolorable-layers.ts';

/**
 * A tone close to the background keeps its distance to it below this contrast and above that share of a page, so that
 * rays and panels behind texts stay subtle.
 */
const TONE = 1.7;
const TONE_SHARE = 0.05;

function mixed(from: string, to: string, share: number): string {
  const at = (color: string, index: number) => Number.parseInt(color.slice(index, index + 2), 16);
  return `#${[1, 3, 5]
    .map((index) =>
      Math.round(at(from, index) * (1 - share) + at(to, index) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/**
 * The background made lighter or darker until it reaches that contrast with the original; in the other direction if the
 * range ends.
 */
function toneOf(background: string, ratio: number, lighter: boolean): string {
  for (const end of lighter ? [PAPER, '#000000'] : ['#000000', PAPER]) {
    if (contrast(background, end) < ratio) continue;
    let [low, high] = [0, 1];
    while (high - low > 0.004) {
      const middle = (low + high) / 2;
      if (contrast(mixed(background, end, middle), background) < ratio) low = middle;
      else high = middle;
    }
    return mixed(background, end, high);
  }
  return background;
}

/**
 * The replacement of each old color. Neutral ones stay, except for blacks where the brand has a dark color of its own.
 */
export function colorMap(document: DesignDocument, brand: readonly string[]): (color: string) => string {
  const map = new Map<string, string>();
  const used = new Set<string>();
  const areas = [...areaColors(document)].sort((a, b) => b[1] - a[1]);
  const whole = document.width * document.height * pagesInOrder(document).length;
  for (const [color] of areas) {
    if (brand.includes(color)) {
      map.set(color, color);
      used.add(color);
    }
  }
  const [background] = pagesInOrder(document).flatMap(({ background }) => stopsOf(background));
  // On a background in one of the brand's colors, blacks are tones close to it, or were chosen to go with it.
  const dark =
    background !== undefined && brand.includes(opaque(background))
      ? undefined
      : brand.find((color) => luminance(color) < 0.05);
  const isBlackened = (color: string) =>
    dark !== undefined && !brand.includes(color) && isNeutral(color) && luminance(color) < 0.03;
  const blackBackground =
    dark !== undefined && background !== undefined && isBlackened(opaque(background)) ? dark : null;
  if (background !== undefined && blackBackground !== null) map.set(opaque(background), blackBackground);
  // A tone made here stays below the limit, even after rounding, so that it is recognised as one next time.
  const toneBeside = (newBackground: string, color: string): string => {
    const old = opaque(background ?? newBackground);
    return newBackground === old
      ? color
      : toneOf(newBackground, Math.min(contrast(color, old), TONE * 0.95), luminance(color) > luminance(old));
  };
  for (const [color] of areas) {
    if (map.has(color)) continue;
    if (isNeutral(color)) {
      // Panels in other blacks than the background's stay visible on it.
      if (blackBackground !== null && isBlackened(color)) map.set(color, toneBeside(blackBackground, color));
      continue;
    }
    const oldBackground = background === undefined ? null : opaque(background);
    const newBackground = oldBackground === null ? null : (map.get(oldBackground) ?? oldBackground);
    // Contrast with the background must be kept.
    const stoodOut = oldBackground !== null && oldBackground !== color && contrast(color, oldBackground) >= 1.25;
    const apart = oldBackground === null || oldBackground === color ? TONE : contrast(color, oldBackground);
    if (
      apart < TONE &&
      oldBackground !== null &&
      newBackground !== null &&
      (areas.find(([one]) => one === color)?.[1] ?? 0) >= whole * TONE_SHARE
    ) {
      const alike = brand.find(
        (candidate) => candidate !== newBackground && Math.abs(contrast(candidate, newBackground) / apart - 1) < 0.12,
      );
      map.set(color, alike !== undefined && newBackground !== oldBackground ? alike : toneBeside(newBackground, color));
      continue;
    }
    const cost = (candidate: string) =>
      Math.abs(Math.sqrt(luminance(candidate)) - Math.sqrt(luminance(color))) * 1.3 +
      (used.has(candidate) ? 0.35 : 0) +
      brand.indexOf(candidate) * 0.04 +
      (stoodOut && newBackground !== null && contrast(candidate, newBackground) < 1.25 ? 2 : 0) +
      (isNeutral(candidate) ? (isVivid(color) ? 0.45 : 0.12) : 0);
    const [best] = [...brand].sort((a, b) => cost(a) - cost(b));
    if (best === undefined) continue;
    // If no brand color is visible on the background, black or white replaces colors that stood out, and a tone close
    // to the old background becomes one close to the new.
    const sinks = stoodOut && newBackground !== null && contrast(best, newBackground) < 1.25;
    const raised = (on: string) =>
      apart < TONE ? toneBeside(on, color) : contrast(PAPER, on) >= contrast(INK, on) ? PAPER : INK;
    const chosen = sinks ? raised(newBackground) : best;
    map.set(color, chosen);
    used.add(chosen);
  }
  return (color) => {
    const plain = opaque(color);
    // A veil stays black.
    if (alphaOf(color) !== '' && isBlackened(plain)) return color;
    return `${map.get(plain) ?? (isBlackened(plain) ? dark : plain)}${alphaOf(color)}`;
  };
}
