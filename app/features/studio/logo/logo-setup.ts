/** The settings of a batch of logos, as stored in the screen's address, and the resulting input. */
import { LOGO_STYLES, type LogoStyle } from '#design/logo/brief.ts';
import type { LogoPlan } from '#design/logo/logo-plan.ts';
import type { GenerationView } from '#app/contracts/generation.ts';
import type { LogoInput } from '#app/services/generations/kinds/logo-input.ts';
import { LOGO_LIMITS } from '#app/services/logos/logo-limits.ts';

export interface LogoSetup {
  name: string;
  description: string;
  style: LogoStyle;
  elements: readonly string[];
}

export const EMPTY_LOGO: LogoSetup = { name: '', description: '', style: 'assorted', elements: [] };

/** Ignores everything in the address that makes no sense. */
export function readLogo(search: URLSearchParams): LogoSetup {
  const style = LOGO_STYLES.find((known) => known === search.get('style'));
  return {
    name: (search.get('name') ?? '').slice(0, LOGO_LIMITS.name),
    description: (search.get('description') ?? '').slice(0, LOGO_LIMITS.description),
    style: style ?? 'assorted',
    elements: [
      ...new Set(
        search
          .getAll('element')
          .map((one) => one.trim().slice(0, LOGO_LIMITS.element))
          .filter(Boolean),
      ),
    ].slice(0, LOGO_LIMITS.elements),
  };
}

/** Only what differs from an empty setup: "?name=Luna". */
export function writeLogo({ name, description, style, elements }: LogoSetup): string {
  const search = new URLSearchParams();
  if (name.trim()) search.set('name', name.trim());
  if (description.trim()) search.set('description', description.trim());
  if (style !== 'assorted') search.set('style', style);
  for (const element of elements) search.append('element', element);
  return search.size > 0 ? `?${search}` : '';
}

/** Safe: kept by a declaration that had checked it. */
export const logoInputOf = ({ input }: Pick<GenerationView, 'input'>): LogoInput => input as LogoInput;

export const logoSetupOf = (view: Pick<GenerationView, 'input'>): LogoSetup => {
  const { name, description, style, elements } = logoInputOf(view);
  return { name, description, style, elements };
};

const plain = ({ name, description, style, elements }: LogoSetup) =>
  JSON.stringify([name.trim(), description.trim(), style, elements]);
export const sameWords = (a: LogoSetup, b: LogoSetup): boolean => plain(a) === plain(b);

const VARIANTS = 100;

/** The request. The words of the current batch get twelve different ones. */
export function logoRequest(setup: LogoSetup, shown: Pick<GenerationView, 'input' | 'results'> | null) {
  const { name, description, style, elements } = setup;
  const before =
    shown && shown.results.variations.length > 0 && sameWords(setup, logoSetupOf(shown)) ? logoInputOf(shown) : null;
  return {
    kind: 'logo',
    input: {
      name: name.trim(),
      description: description.trim(),
      style,
      elements: [...elements],
      colors: before?.colors ?? [],
      variant: before ? (before.variant + 1) % VARIANTS : 0,
      from: null,
    },
  };
}

/** A changed logo, alone or with twelve like it. */
export function remixRequest(
  brief: Pick<LogoInput, 'name' | 'description' | 'style' | 'elements' | 'colors' | 'variant'>,
  logo: string,
  plan: LogoPlan,
  make: 'more' | 'this',
) {
  const { name, description, style, elements, colors, variant } = brief;
  return {
    kind: 'logo',
    input: {
      name,
      description,
      style,
      elements: [...elements],
      colors: [...colors],
      variant,
      from: { logo, plan, make },
    },
  };
}
