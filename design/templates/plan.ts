/** Chooses compositions, colors and fonts for a brief from its content and variant number. Deterministic. */
import { contrast } from '../layout/contrast.ts';
import { hslOf } from './color-mix.ts';
import { GENERAL_COMPOSITIONS, COMPOSITIONS, SPECIAL_COMPOSITIONS } from './compositions/all.ts';
import type { Composition, BriefFacts } from './compositions/composition.ts';
import { TABLES, TABLES_IN_COLORS } from './compositions/tables/index.ts';
import type { Content, Energy, Palette, Size, TypePair } from './composition-input.ts';
import { energySaid, moodOf } from './mood-of.ts';
import type { Mood } from './moods.ts';
import { moodPalette, paletteFromPicture, paletteOf } from './palettes.ts';
import { typePair } from './type-pairs.ts';

export interface PlanInput {
  page: Size;
  content: Content;
  /** Number of pictures, and how many of them could be cut out. */
  pictures: number;
  cutouts: number;
  /** Free text about the mood; may be empty. */
  mood: string;
  /** Requested colors, the background's first. */
  colors: readonly string[];
  fonts: { heading: string | null; body: string | null };
  brandColors: readonly string[];
  /** The color of the first picture's subject; null: unknown. */
  pictureColor: string | null;
  composition: string | null;
  /** Ids of the compositions to prefer, if one of them fits the copy; all if missing. */
  only?: readonly string[];
  /** 0…: each number gives another composition in other colors. */
  variant: number;
}

export interface Plan {
  mood: Mood;
  energy: Energy;
  /** Suitable compositions, best first; variants rotate through them. */
  suitable: readonly Composition[];
  /** Compositions for when nothing else fits. */
  rest: readonly Composition[];
  palette: Palette;
  type: TypePair;
  /** Derived from the brief, for free choices. */
  seed: number;
}

/** Hashes text: FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash;
}

/** All text of the content, joined by line breaks. */
export function wordsOf({ headline, subheading, offer, callToAction, lines, table }: Content): string {
  return [headline, subheading, offer, callToAction, ...lines, ...(table?.rows.flat() ?? [])]
    .filter(Boolean)
    .join(' \n ');
}

/** Random part of a score, so that similar briefs get different designs. */
const CHANCE = 1.5;
/** Lowest score of a suitable composition. */
const SUITABLE = 4.5;
/**
 * Lowest score for special compositions. They are left out if colors are requested or come from a brand, as many paint
 * the page in a color of their own.
 */
const MADE_FOR_IT = 7.4;

const suiting = (one: Composition, facts: BriefFacts): number => one.suitsBrief?.(facts) ?? one.suits(facts);

function ranked(
  planInput: PlanInput,
  energy: Energy,
  things: boolean,
  seed: number,
): { suitable: Composition[]; rest: Composition[] } {
  const { content, pictures, cutouts, page, composition, colors } = planInput;
  const facts = { pictures, cutouts, content, energy, things, ratio: page.width / page.height };
  // With pictures, only those that are built around one.
  const madeForIt =
    colors.length > 0 || planInput.brandColors.length > 0
      ? []
      : SPECIAL_COMPOSITIONS.filter(
          (one) => suiting(one, facts) >= MADE_FOR_IT && (pictures === 0 || one.pictures[0] > 0),
        );
  const tables = colors.length > 0 ? TABLES_IN_COLORS : TABLES;
  const general = content.table ? tables : GENERAL_COMPOSITIONS;
  const fitting = [...general, ...(content.table ? [] : madeForIt)]
    .filter(
      ({ pictures: [least, most], cutout }) =>
        least <= pictures && (pictures <= most || most >= 1) && (cutout !== 'needed' || cutouts > 0),
    )
    .filter(({ pictures: [, most] }) => pictures <= 1 || most > 1 || pictures > 4)
    .map((one) => ({ one, score: suiting(one, facts) + ((hashOf(`${seed} ${one.id}`) % 1000) / 1000) * CHANCE }))
    .sort((a, b) => b.score - a.score);
  const chosen = ({ one, score }: (typeof fitting)[number]) => planInput.only?.includes(one.id) ?? score >= SUITABLE;
  const suitable = fitting.filter(chosen).map(({ one }) => one);
  const rest = fitting.filter((each) => !chosen(each)).map(({ one }) => one);
  // More pictures than any composition shows: add those that show one.
  const fewer =
    pictures > 1
      ? general.filter(({ pictures: [least, most], cutout }) => least <= 1 && most === 1 && cutout !== 'needed')
      : [];
  const others = [...rest, ...fewer.filter((one) => !fitting.some((other) => other.one === one))];
  // A requested composition must show all given pictures.
  const asked = (content.table ? TABLES : COMPOSITIONS).find(
    ({ id, pictures: [least, most] }) => id === composition && least <= pictures && pictures <= most,
  );
  if (!asked) return { suitable, rest: others };
  return { suitable: [asked], rest: [...suitable, ...others].filter((one) => one !== asked) };
}

/** Scores how well a color contrasts with a palette's large surfaces. */
function standsOff({ background, panel }: Palette, color: string): number {
  const far = (surface: string) => {
    const [a, b] = [hslOf(surface), hslOf(color)];
    const hue =
      (Math.min(Math.abs(a.hue - b.hue), 360 - Math.abs(a.hue - b.hue)) / 180) * Math.min(a.saturation, b.saturation);
    return Math.min(3, contrast(surface, color)) / 3 + hue;
  };
  return Math.min(far(background), far(panel));
}

function paletteFor(planInput: PlanInput, mood: Mood, seed: number): Palette {
  const { colors, brandColors, pictureColor, variant } = planInput;
  if (colors.length > 0) return paletteOf(colors, variant);
  if (brandColors.length > 0) return paletteOf(brandColors, variant);
  const own = mood.palettes.map((_, index) => moodPalette(mood, index));
  const pictured = pictureColor ? [0, 1].flatMap((which) => paletteFromPicture(pictureColor, which) ?? []) : [];
  const all = mood.id === 'plain' ? [...pictured, ...own] : [...own, ...pictured.slice(0, 1)];
  // The order depends on the brief, but palettes that hide the picture come last.
  const turned = all.map((_, index) => all[(index + seed) % all.length] as Palette);
  const sorted =
    pictureColor && planInput.cutouts > 0
      ? [
          ...turned.filter((one) => standsOff(one, pictureColor) >= 0.45),
          ...turned.filter((one) => standsOff(one, pictureColor) < 0.45),
        ]
      : turned;
  return sorted[variant % sorted.length] as Palette;
}

/** Plans what to try for a brief, best first. */
export function planFor(planInput: PlanInput): Plan {
  const written = wordsOf(planInput.content);
  const seed = hashOf(written.toLowerCase());
  const mood = moodOf(planInput.mood, written);
  const energy = energySaid(planInput.mood) ?? mood.energies[seed % mood.energies.length] ?? mood.energies[0];
  const { suitable, rest } = ranked(planInput, energy, mood.things, seed);
  return {
    mood,
    energy,
    suitable,
    rest,
    palette: paletteFor(planInput, mood, seed % 97),
    type: typePair(energy, (seed % 89) + planInput.variant, planInput.fonts),
    seed: seed % 83,
  };
}
