/** Maps the colors of a design to those of a brand, by luminance, area and contrast to the background. */
import type { DesignDocument } from '#design/document/document.ts';
import { pagesInOrder } from '#design/document/tree.ts';
import { contrast, INK, luminance, PAPER } from '#design/layout/contrast.ts';
import { alphaOf, isNeutral, isVivid, opaque, stopsOf } from './paint-colors.ts';
import { areaColors } from './recolorable-layers.ts';

/**
 * A tone beside the ground keeps its distance to it, below this contrast and from that share of a page on: rays and
 * panels behind texts stay calm.
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

/** The ground made lighter or darker until it has that contrast to itself; the other way where it can't go on. */
function toneOf(ground: string, ratio: number, lighter: boolean): string {
  for (const end of lighter ? [PAPER, '#000000'] : ['#000000', PAPER]) {
    if (contrast(ground, end) < ratio) continue;
    let [low, high] = [0, 1];
    while (high - low > 0.004) {
      const middle = (low + high) / 2;
      if (contrast(mixed(ground, end, middle), ground) < ratio) low = middle;
      else high = middle;
    }
    return mixed(ground, end, high);
  }
  return ground;
}

/** What each old color becomes. Neutral ones stay, but for blacks where the brand has a dark color of its own. */
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
  const [ground] = pagesInOrder(document).flatMap(({ background }) => stopsOf(background));
  // On a ground of the brand's blacks are tones beside it, or were chosen there.
  const dark =
    ground !== undefined && brand.includes(opaque(ground)) ? undefined : brand.find((color) => luminance(color) < 0.05);
  const isBlackened = (color: string) =>
    dark !== undefined && !brand.includes(color) && isNeutral(color) && luminance(color) < 0.03;
  const blackGround = dark !== undefined && ground !== undefined && isBlackened(opaque(ground)) ? dark : null;
  if (ground !== undefined && blackGround !== null) map.set(opaque(ground), blackGround);
  // A tone made here stays below the limit, rounding included, so that it is known as one again.
  const toneBeside = (newGround: string, color: string): string => {
    const old = opaque(ground ?? newGround);
    return newGround === old
      ? color
      : toneOf(newGround, Math.min(contrast(color, old), TONE * 0.95), luminance(color) > luminance(old));
  };
  for (const [color] of areas) {
    if (map.has(color)) continue;
    if (isNeutral(color)) {
      // Panels in other blacks than the ground's are still seen on it.
      if (blackGround !== null && isBlackened(color)) map.set(color, toneBeside(blackGround, color));
      continue;
    }
    const oldGround = ground === undefined ? null : opaque(ground);
    const newGround = oldGround === null ? null : (map.get(oldGround) ?? oldGround);
    // What stood out from the ground must go on standing out.
    const stoodOut = oldGround !== null && oldGround !== color && contrast(color, oldGround) >= 1.25;
    const apart = oldGround === null || oldGround === color ? TONE : contrast(color, oldGround);
    if (
      apart < TONE &&
      oldGround !== null &&
      newGround !== null &&
      (areas.find(([one]) => one === color)?.[1] ?? 0) >= whole * TONE_SHARE
    ) {
      const alike = brand.find(
        (candidate) => candidate !== newGround && Math.abs(contrast(candidate, newGround) / apart - 1) < 0.12,
      );
      map.set(color, alike !== undefined && newGround !== oldGround ? alike : toneBeside(newGround, color));
      continue;
    }
    const cost = (candidate: string) =>
      Math.abs(Math.sqrt(luminance(candidate)) - Math.sqrt(luminance(color))) * 1.3 +
      (used.has(candidate) ? 0.35 : 0) +
      brand.indexOf(candidate) * 0.04 +
      (stoodOut && newGround !== null && contrast(candidate, newGround) < 1.25 ? 2 : 0) +
      (isNeutral(candidate) ? (isVivid(color) ? 0.45 : 0.12) : 0);
    const [best] = [...brand].sort((a, b) => cost(a) - cost(b));
    if (best === undefined) continue;
    // On a ground that all brand colors sink into, black or white stands out, and what was a tone beside the old
    // ground is one beside the new.
    const sinks = stoodOut && newGround !== null && contrast(best, newGround) < 1.25;
    const raised = (on: string) =>
      apart < TONE ? toneBeside(on, color) : contrast(PAPER, on) >= contrast(INK, on) ? PAPER : INK;
    const chosen = sinks ? raised(newGround) : best;
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
