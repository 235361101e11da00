/** Finds the mood and the energy of a brief. The first mood whose words are in the brief wins. */
import type { Energy } from './composition-input.ts';
import { lookSaid, seasonSaid } from './themes.ts';
import { type Mood, MOODS, PLAIN } from './moods.ts';

const PATTERNS = new Map(
  MOODS.map((mood) => [mood, new RegExp(`(?<![\\p{L}\\p{N}])(?:${mood.pattern})s?(?![\\p{L}\\p{N}])`, 'iu')]),
);

const matches = (mood: Mood, text: string): boolean => PATTERNS.get(mood)?.test(text) === true;

/** Subjects with colors that everybody expects. */
const OCCASIONS: ReadonlySet<string> = new Set(['black-friday', 'christmas', 'halloween', 'valentine']);

/**
 * The mood of some words: those about the mood take precedence over those on the design. A requested look determines
 * the colors whatever the trade is, and the season of something ("winter menu") gives the colors of the season, except
 * for weddings.
 */
export function moodOf(said: string, written: string): Mood {
  const told = MOODS.find((mood) => matches(mood, said));
  const about = told ?? MOODS.find((mood) => matches(mood, written)) ?? PLAIN;
  const occasion = OCCASIONS.has(about.id);
  const look = lookSaid(said, { trade: told !== undefined, occasion });
  if (look) return { ...about, id: look.id, energies: look.energies, palettes: look.palettes };
  const season = occasion || about.id === 'wedding' ? null : seasonSaid(said);
  return season === null ? about : { ...about, ...MOODS.find(({ id }) => id === season), things: about.things };
}

const TEMPERS: readonly { energy: Energy; pattern: RegExp }[] = [
  {
    energy: 'loud',
    pattern:
      /\b(?:bold|loud|energetic|powerful|strong|urgent|street|edgy|dramatic|striking|eye[- ]catching|thumbnails?)\b/i,
  },
  {
    energy: 'elegant',
    pattern: /\b(?:elegant|classy|luxur(?:y|ious)|sophisticated|chic|refined|romantic|premium|editorial)\b/i,
  },
  { energy: 'clean', pattern: /\b(?:clean|minimal(?:ist(?:ic)?)?|simple|modern|professional|corporate|sleek|tech)\b/i },
  { energy: 'playful', pattern: /\b(?:playful|fun|cute|friendly|happy|cheerful|colou?rful|quirky|whimsical|retro)\b/i },
  { energy: 'calm', pattern: /\b(?:calm|soft|gentle|natural|cosy|cozy|earthy|organic|peaceful|warm|serene|boho)\b/i },
];

/** The energy that was explicitly requested, or null. */
export function energySaid(said: string): Energy | null {
  return TEMPERS.find(({ pattern }) => pattern.test(said))?.energy ?? null;
}
