/** Fonts by name or by kind ("serif", "handwriting"), limited to the shipped ones. */
import { z } from 'zod';
import { FONT_FAMILIES, fontFamily } from '#design/fonts/catalogue.ts';
import { message } from '#messages/message.ts';

const offered = FONT_FAMILIES.filter((family) => family.offered).map((family) => family.name);

const kinds = new Map(
  Object.entries({
    sans: 'Inter',
    'sans-serif': 'Inter',
    'sans serif': 'Inter',
    modern: 'Instrument Sans',
    clean: 'Inter',
    simple: 'Inter',
    plain: 'Inter',
    serif: 'Playfair Display',
    elegant: 'Playfair Display',
    classic: 'Playfair Display',
    classy: 'Playfair Display',
    luxury: 'Playfair Display',
    handwriting: 'Caveat',
    handwritten: 'Caveat',
    script: 'Caveat',
    cursive: 'Caveat',
    display: 'Anton',
    condensed: 'Anton',
    impact: 'Anton',
    poster: 'Anton',
    heavy: 'Anton',
    mono: 'Space Mono',
    monospace: 'Space Mono',
    monospaced: 'Space Mono',
    typewriter: 'Space Mono',
    code: 'Space Mono',
    slab: 'Alfa Slab One',
    'slab serif': 'Alfa Slab One',
    calligraphy: 'Great Vibes',
    brush: 'Caveat Brush',
    curly: 'Great Vibes',
    curvy: 'Great Vibes',
    swirly: 'Great Vibes',
    fancy: 'Great Vibes',
    comic: 'Bangers',
    retro: 'Righteous',
    rounded: 'Nunito',
    roman: 'Cinzel',
    friendly: 'Bricolage Grotesque',
    playful: 'Bricolage Grotesque',
    quirky: 'Bricolage Grotesque',
  }),
);

/** Kinds of font that people name. */
export const FONT_KINDS: readonly string[] = [...kinds.keys()];

/** The shipped family for a name or a kind, or null. */
export function findFont(written: string): string | null {
  const plain = written
    .trim()
    .toLowerCase()
    .replace(/^(?:a|an|the)\s+/, '')
    .replace(/(?<!\s)\s+(?:font|typeface)$/, '');
  const exact = fontFamily(plain);
  if (exact?.offered) return exact.name;
  const kind = kinds.get(plain);
  if (kind) return kind;
  return offered.find((name) => name.toLowerCase().startsWith(plain) && plain.length >= 4) ?? null;
}

export const fontInput = z
  .string()
  .max(100)
  .transform((written, context) => {
    const family = findFont(written);
    if (family) return family;
    context.addIssue({
      code: 'custom',
      message: message('tools.unknownFont', { font: written, list: offered.join(', ') }),
    });
    return z.NEVER;
  })
  .describe(`Font family: ${offered.join(', ')}`);

const weights: Record<string, number> = {
  thin: 200,
  light: 300,
  regular: 400,
  normal: 400,
  medium: 500,
  semibold: 600,
  bold: 700,
  black: 900,
  heavy: 900,
};

/** A weight by number or by name; the tool receives a number. */
export const weightInput = z
  .union([z.number().int().min(100).max(900), z.enum(Object.keys(weights) as [string, ...string[]])])
  .transform((weight) => (typeof weight === 'number' ? weight : (weights[weight] ?? 400)))
  .describe('Font weight, 100–900 or a name such as "bold"');
