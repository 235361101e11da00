/** Palettes to try a design in: taken from its photo, from the brand, and some that go with most things. */
import type { Palette } from '#design/templates/composition-input.ts';
import { paletteFromPicture } from '#design/templates/palettes.ts';
import type { PaletteChoice } from '#app/contracts/assisted.ts';
import { seePhoto } from '#app/services/generations/kinds/photo-colors.ts';

const asList = ({ background, accent, panel, pop }: Palette): string[] => [
  ...new Set([background, accent, panel, pop]),
];

/** Light, dark, warm and fresh: for photos without a color of their own. */
const CLASSICS: readonly (readonly string[])[] = [
  ['#fbf7f0', '#17150f', '#e9dfcf', '#c2562f'],
  ['#17150f', '#f4c95d', '#2b2822', '#f6f1e4'],
  ['#ffe14d', '#1d1a2b', '#ffc81f', '#f0321e'],
  ['#e3ece6', '#1f4a3f', '#c4d8cb', '#d9733f'],
];

/** Up to four palettes in the hues of a photo: the most visible one first, pale and deep in turn. */
export async function photoPalettes(bytes: Uint8Array): Promise<string[][]> {
  const { colors: seen } = await seePhoto(bytes);
  return seen
    .slice(0, 2)
    .flatMap((color) => [0, 1].flatMap((which) => paletteFromPicture(color, which) ?? []))
    .map(asList);
}

/** All that are offered, the template's own first. `photo`: a small version of it. */
export async function paletteChoices(
  photo: Uint8Array | null,
  brandColors: readonly string[],
): Promise<PaletteChoice[]> {
  const seen = photo ? await photoPalettes(photo).catch(() => []) : [];
  return [
    { from: 'recipe', colors: [] },
    ...(brandColors.length > 0 ? [{ from: 'brand', colors: brandColors.slice(0, 4) } as const] : []),
    ...seen.map((colors): PaletteChoice => ({ from: 'photo', colors })),
    ...CLASSICS.map((colors): PaletteChoice => ({ from: 'classic', colors })),
  ];
}
