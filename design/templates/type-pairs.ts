/** Matching fonts, by the energy of a design; other scripts get families that have their characters. */
import { fontFamily, type FontScript } from '../fonts/catalogue.ts';
import { letterRuns, SIGNS } from '../layout/letter-runs.ts';
import type { Energy, Face, TypePair } from './composition-input.ts';

const face = (
  family: string,
  weight: number,
  letterCase: Face['letterCase'],
  letterSpacing: number,
  lineHeight: number,
  italic = false,
): Face => ({ family, weight, letterCase, letterSpacing, lineHeight, italic });

const text = (family: string, weight = 500) => face(family, weight, 'as-typed', 0, 1.32);
const label = (family: string, weight = 600) => face(family, weight, 'upper', 140, 1.3);

const pair = (heading: Face, body: string, weight?: number): TypePair => ({
  heading,
  body: text(body, weight),
  label: label(body, Math.max(600, weight ?? 0)),
});

const PAIRS: Record<Energy, readonly TypePair[]> = {
  loud: [
    pair(face('Anton', 400, 'upper', 4, 1.02), 'DM Sans', 600),
    pair(face('Archivo Black', 400, 'upper', -20, 1), 'DM Sans', 600),
    pair(face('Bebas Neue', 400, 'upper', 4, 0.88), 'Montserrat', 600),
    pair(face('Unbounded', 800, 'as-typed', -30, 1.06), 'DM Sans', 600),
    pair(face('Oswald', 700, 'upper', -5, 1.02), 'Inter', 500),
  ],
  playful: [
    pair(face('Bricolage Grotesque', 800, 'as-typed', -25, 0.98), 'DM Sans', 600),
    pair(face('Poppins', 800, 'as-typed', -25, 1.04), 'Poppins', 600),
    pair(face('Fraunces', 800, 'as-typed', -20, 1.02), 'DM Sans', 600),
    pair(face('Pacifico', 400, 'as-typed', 0, 1.3), 'Poppins', 600),
  ],
  elegant: [
    pair(face('Playfair Display', 600, 'as-typed', -12, 1.06), 'Instrument Sans', 500),
    pair(face('Cormorant Garamond', 600, 'as-typed', -10, 0.98), 'Montserrat', 500),
    pair(face('DM Serif Display', 400, 'as-typed', -8, 1.04), 'DM Sans', 500),
    pair(face('Fraunces', 400, 'as-typed', -20, 1.04), 'Instrument Sans', 500),
    pair(face('Playfair Display', 500, 'as-typed', -12, 1.06, true), 'Instrument Sans', 500),
  ],
  clean: [
    pair(face('DM Sans', 800, 'as-typed', -35, 1.02), 'DM Sans', 500),
    pair(face('Space Grotesk', 700, 'as-typed', -30, 1.04), 'Space Grotesk', 500),
    pair(face('Montserrat', 800, 'as-typed', -25, 1.06), 'Montserrat', 500),
    pair(face('Syne', 800, 'as-typed', -20, 1.04), 'DM Sans', 500),
  ],
  calm: [
    pair(face('Fraunces', 500, 'as-typed', -18, 1.06), 'DM Sans', 500),
    pair(face('DM Serif Display', 400, 'as-typed', -5, 1.06), 'Instrument Sans', 500),
    pair(face('Cormorant Garamond', 600, 'as-typed', -8, 1), 'DM Sans', 500),
  ],
};

/** Scripts and how to detect them, with families that have their characters, bold enough for headlines. */
const SCRIPTS: readonly { script: FontScript; letters: RegExp; family: string; heading: number; lineHeight: number }[] =
  [
    { script: 'arabic', letters: /\p{Script=Arabic}/u, family: 'Noto Sans Arabic', heading: 800, lineHeight: 1.42 },
    {
      script: 'devanagari',
      letters: /\p{Script=Devanagari}/u,
      family: 'Noto Sans Devanagari',
      heading: 800,
      lineHeight: 1.36,
    },
    {
      script: 'japanese',
      letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
      family: 'Noto Sans JP',
      heading: 800,
      lineHeight: 1.18,
    },
    { script: 'korean', letters: /\p{Script=Hangul}/u, family: 'Noto Sans KR', heading: 800, lineHeight: 1.18 },
    { script: 'chinese', letters: /\p{Script=Han}/u, family: 'Noto Sans SC', heading: 700, lineHeight: 1.18 },
    { script: 'hebrew', letters: /\p{Script=Hebrew}/u, family: 'Noto Sans Hebrew', heading: 800, lineHeight: 1.16 },
    { script: 'thai', letters: /\p{Script=Thai}/u, family: 'Noto Sans Thai', heading: 800, lineHeight: 1.4 },
    { script: 'cyrillic', letters: /\p{Script=Cyrillic}/u, family: 'Montserrat', heading: 800, lineHeight: 1.1 },
    { script: 'greek', letters: /\p{Script=Greek}/u, family: 'Inter', heading: 800, lineHeight: 1.1 },
  ];

/** Letters with marks above and below that another family fills in beside any face, as heavy as that is. */
const hasOtherLetters = (written: string): boolean =>
  letterRuns(written).some(({ letters }) => letters !== null && !SIGNS.has(letters));

const withRoom = (one: Face, heading: boolean): Face => ({
  ...one,
  italic: false,
  letterSpacing: 0,
  lineHeight: Math.max(one.lineHeight, heading ? 1.36 : 1.46),
});

/** The same face, or another if it lacks characters of the text. */
export function faceFor(one: Face, written: string, heading: boolean): Face {
  const found = SCRIPTS.find(({ letters }) => letters.test(written));
  if (!found) return hasOtherLetters(written) ? withRoom(one, heading) : one;
  // A family of several scripts draws both; letters of another would come from a fallback of another weight.
  if (fontFamily(one.family)?.scripts.includes(found.script))
    return heading && found.lineHeight > 1.2 ? { ...one, lineHeight: found.lineHeight } : one;
  const lineHeight = Math.max(one.lineHeight, heading ? found.lineHeight : found.lineHeight * 1.08);
  return {
    ...one,
    family: found.family,
    weight: heading ? found.heading : Math.min(700, one.weight),
    italic: false,
    letterSpacing: 0,
    lineHeight,
  };
}

/** The pair for an energy; another number, another pair. Requested families replace those in it. */
export function typePair(
  energy: Energy,
  which: number,
  asked: { heading: string | null; body: string | null },
): TypePair {
  const list = PAIRS[energy];
  const chosen = list[which % list.length] as TypePair;
  const body = asked.body ? { ...chosen.body, family: asked.body } : chosen.body;
  const small = asked.body ? { ...chosen.label, family: asked.body } : chosen.label;
  if (!asked.heading) return { heading: chosen.heading, body, label: small };
  const known = Object.values(PAIRS)
    .flat()
    .find(({ heading }) => heading.family === asked.heading)?.heading;
  return { heading: known ?? face(asked.heading, 700, 'as-typed', 0, 1.1), body, label: small };
}

/** What a headline in this family says of a design: the energy of the pairs that use it, else what its kind suggests. */
export function energyOfFace(family: string, weight: number): Energy {
  const energies = Object.keys(PAIRS) as Energy[];
  const known = energies.filter((energy) => PAIRS[energy].some(({ heading }) => heading.family === family));
  // A family of several energies is calm in its light weights and playful in its heavy ones.
  const near = known.toSorted((a, b) => distance(a, family, weight) - distance(b, family, weight))[0];
  if (near) return near;
  const category = fontFamily(family)?.category;
  if (category === 'serif' || category === 'handwriting') return 'elegant';
  return category === 'display' ? (weight >= 700 ? 'loud' : 'playful') : 'clean';
}
const distance = (energy: Energy, family: string, weight: number): number =>
  Math.min(
    ...PAIRS[energy].flatMap(({ heading }) => (heading.family === family ? [Math.abs(heading.weight - weight)] : [])),
  );
