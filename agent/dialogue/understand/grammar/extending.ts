/** Pictures that go on beyond their edges: "extend it upwards", "make room for text on the left of the photo". */
import type { Place } from '#tools/contract/page-space.ts';
import type { Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import type { Act } from './meanings.ts';
import { mayBePictures } from './pictures.ts';

type Side = Act<'extend'>['sides'][number];
type By = Act<'extend'>['by'];

const extend = (target: Reference[], sides: readonly Side[], more: Partial<Act<'extend'>> = {}): Act<'extend'> | null =>
  mayBePictures(target)
    ? { type: 'extend', target, sides: [...sides], ratio: null, fillsPage: false, degree: 1, by: null, ...more }
    : null;

export const EXTENDING: Rule[] = [
  ...rules('MoreRoom', 0, {
    'room|space': () => ({}),
    'make|add|leave|give|need|want|me|some|a|more|bit|extra|of ~MoreRoom': () => ({}),
    '~MoreRoom for text|words|writing|headline|title|copy': () => ({}),
    '~MoreRoom for the|some|my text|words|writing|headline|title|copy': () => ({}),
  }),
  ...rules('OnSide', 0.05, {
    'to|at|on|in the? Place|Way side|edge?': (where: Place | 'up' | 'down') => sideOf(where),
    'Place|Way|Edge': (where: Place | 'up' | 'down') => sideOf(where),
    'above|upwards': (): Side[] => ['top'],
    'below|underneath|downwards': (): Side[] => ['bottom'],
    'on|to both|either? sides|side': (): Side[] => ['left', 'right'],
    'around|all around|sides': (): Side[] => [],
    'OnSide and OnSide': (some: Side[], others: Side[]) => [...some, ...others],
  }),
  ...rules('Widened', 0.02, {
    'wider|broader': (): Side[] => ['left', 'right'],
    'taller|higher|longer': (): Side[] => ['top', 'bottom'],
    'bigger|larger': (): Side[] => [],
  }),
  ...rules('ByExtending', 0, {
    'by adding|continuing|extending|generating|making more|some|extra|the|up? ~BgNoun': () => ({}),
    'by ~Extending it|the|this ~BgNoun|photo|picture|image?': () => ({}),
    'by ~Extending': () => ({}),
    'with|through? more|extra ~BgNoun': () => ({}),
  }),
  ...rules('By', 0.05, {
    'by|about|around|roughly|like? Percentage': (amount: number) => ({ amount, unit: '%' as const }),
    'by|about|around|roughly|like? Pixels': (amount: number) => ({ amount, unit: 'px' as const }),
    'by|about|around|roughly|like? Number px|pixels|pixel': (amount: string) => ({
      amount: Number(amount),
      unit: 'px' as const,
    }),
    'by|about|around|roughly|like? Number percent|per cent?': (amount: string) => ({
      amount: Number(amount),
      unit: '%' as const,
    }),
  }),
  ...rules('Act', 0.02, {
    '~Extend NP|BgOf By OnSide': (target: Reference[], by: By, sides: Side[]) => extend(target, sides, { by }),
    '~Extend NP|BgOf OnSide By': (target: Reference[], sides: Side[], by: By) => extend(target, sides, { by }),
    '~Extend NP|BgOf By': (target: Reference[], by: By) => extend(target, [], { by }),
    '~Make NP Degree? Widened ~ByExtending': (target: Reference[], degree: number | undefined, sides: Side[]) =>
      extend(target, sides, { degree: degree ?? 1 }),
    '~Make|let NP to? fill|fit|cover|match ~AllOfIt ~ByExtending': (target: Reference[]) =>
      extend(target, [], { fillsPage: true }),
    '~Extend NP': (target: Reference[]) => extend(target, []),
    '~Extend BgOf': (target: Reference[]) => extend(target, []),
    '~Extend NP|BgOf Degree? OnSide Degree?': (
      target: Reference[],
      before: number | undefined,
      sides: Side[],
      behind: number | undefined,
    ) => extend(target, sides, { degree: before ?? behind ?? 1 }),
    '~Extend NP|BgOf to|into RatioSaid': (target: Reference[], ratio: string) => extend(target, [], { ratio }),
    '~Extend NP|BgOf to|until|so|till it|that? fill|fills|cover|covers|fit|fits ~AllOfIt': (target: Reference[]) =>
      extend(target, [], { fillsPage: true }),
    '~MoreRoom OnSide of? NP?': (sides: Side[], target: Reference[] | undefined) => extend(target ?? [], sides),
    'Act for text|words|writing|copy': (act: Act<'extend'>) => (act.type === 'extend' ? act : null),
    'Act so|for|that ~MoreRoom': (act: Act<'extend'>) => (act.type === 'extend' ? act : null),
    'Act so|for|that theres|there is? ~MoreRoom': (act: Act<'extend'>) => (act.type === 'extend' ? act : null),
    '~Add more sky|ceiling|headroom above|on|at? top?': () => extend([], ['top']),
  }),
];

function sideOf(where: Place | 'up' | 'down'): Side[] | null {
  const sides: Partial<Record<string, Side>> = {
    up: 'top',
    down: 'bottom',
    left: 'left',
    right: 'right',
    top: 'top',
    bottom: 'bottom',
  };
  const side = sides[where];
  return side ? [side] : null;
}
