/** Named looks of pictures: sets of filters, each with a strength. Users and the agent choose from the same list. */
import { NEUTRAL_FILTERS } from '#design/document/create.ts';
import type { Filters } from '#design/document/layers.ts';

export const LOOK_NAMES = [
  'bright',
  'crisp',
  'vivid',
  'warm',
  'golden',
  'cool',
  'soft',
  'porcelain',
  'film',
  'faded',
  'vintage',
  'sepia',
  'dramatic',
  'mono',
  'noir',
  'riso',
] as const;
export type LookName = (typeof LOOK_NAMES)[number];

/** Chosen by eye on portraits, food and product photos. */
const LOOKS: Readonly<Record<LookName, Partial<Filters>>> = {
  bright: { brightness: 0.08, highlights: 0.12, shadows: 0.35, saturation: 0.08 },
  crisp: { contrast: 0.1, shadows: 0.12, saturation: 0.1, sharpen: 0.55 },
  vivid: { saturation: 0.38, contrast: 0.14 },
  warm: { temperature: 0.3, saturation: 0.08, brightness: 0.02 },
  golden: { temperature: 0.45, saturation: 0.15, sepia: 0.12, brightness: 0.04 },
  cool: { temperature: -0.32, saturation: -0.05, brightness: 0.02 },
  soft: { contrast: -0.12, brightness: 0.07, saturation: -0.06 },
  porcelain: { brightness: 0.06, contrast: -0.1, shadows: 0.3, saturation: -0.16, temperature: -0.06, vignette: -0.14 },
  film: { contrast: 0.08, shadows: 0.3, highlights: -0.14, saturation: -0.14, temperature: 0.1, vignette: 0.14 },
  faded: { contrast: -0.22, brightness: 0.07, saturation: -0.18 },
  vintage: { sepia: 0.35, contrast: -0.1, temperature: 0.15, saturation: -0.1, brightness: 0.03 },
  sepia: { sepia: 0.85, contrast: -0.04 },
  dramatic: { contrast: 0.34, saturation: -0.18, brightness: -0.05 },
  mono: { grayscale: 1, contrast: 0.08 },
  noir: { grayscale: 1, contrast: 0.4, brightness: -0.06 },
  riso: { contrast: 0.16, duotone: { dark: '#1f2a6b', light: '#ffd9c7', amount: 1 } },
};

/** Filters are kept to thousandths. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** The filters of a look at a strength of 0..1; they replace earlier filters. */
export function filtersOfLook(look: LookName, strength = 1): Filters {
  const { duotone, ...amounts } = LOOKS[look];
  const scaled = Object.fromEntries(Object.entries(amounts).map(([name, value]) => [name, rounded(value * strength)]));
  const toned = duotone && strength > 0 ? { ...duotone, amount: rounded(duotone.amount * strength) } : null;
  return { ...NEUTRAL_FILTERS, ...scaled, duotone: toned };
}

/** The look that matches a picture's filters, with its strength; null for no look or custom filters. */
export function lookOfFilters(filters: Filters): { look: LookName; strength: number } | null {
  for (const look of LOOK_NAMES) {
    const strength = strengthOf(LOOKS[look], filters);
    if (strength <= 0 || strength > 1) continue;
    if (isSame(filtersOfLook(look, strength), filters)) return { look, strength };
  }
  return null;
}

/** The strength of a look that gives these amounts, judged by its largest amount. In hundredths, like the slider. */
function strengthOf({ duotone, ...amounts }: Partial<Filters>, filters: Filters): number {
  if (duotone) return Math.round((filters.duotone?.amount ?? 0) * 100) / 100;
  const [name, most] = Object.entries(amounts).reduce((one, other) =>
    Math.abs(other[1]) > Math.abs(one[1]) ? other : one,
  );
  return Math.round(((filters[name as keyof typeof amounts] ?? 0) / most) * 100) / 100;
}

function isSame({ duotone: one, ...amounts }: Filters, { duotone: other, ...others }: Filters): boolean {
  if (
    one?.dark !== other?.dark ||
    one?.light !== other?.light ||
    Math.abs((one?.amount ?? 0) - (other?.amount ?? 0)) > 0.0015
  )
    return false;
  return Object.entries(amounts).every(
    ([name, value]) => Math.abs(value - others[name as keyof typeof others]) <= 0.0015,
  );
}
