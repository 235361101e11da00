/** Grounds that go from one color to another: "a gradient from pink to orange as background", "fade the background to navy". */
import type { Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import type { Act } from './meanings.ts';

interface Gradient {
  from: string;
  to: string;
  angle: number | null;
  kind: 'linear' | 'radial';
}

const blend = (from: string, to: string): Gradient | null =>
  from === to ? null : { from, to, angle: null, kind: 'linear' };
const ACROSS = 90;
const UP = 0;

export const GRADIENTS: Rule[] = [
  ...rules('Blend', 0, {
    'from? Color to|into|and|& Color': blend,
    'of|in|with|between Color and|&|to Color': blend,
    'Color -|/|–|→ Color': blend,
    'Color Color': blend,
  }),
  ...rules('GradientNoun', 0, {
    'gradient|ombre|ombré|fade|blend': () => ({}),
    'color|colour|soft|smooth|subtle|nice|linear gradient|ombre|fade|blend': () => ({}),
  }),
  ...rules('GradientSaid', 0, {
    'a|the|some? ~GradientNoun Blend': (said: Gradient) => said,
    'a|the|some? Blend ~GradientNoun': (said: Gradient) => said,
    'a|the|some? radial|circular|round ~GradientNoun Blend': (said: Gradient): Gradient => ({
      ...said,
      kind: 'radial',
    }),
    'GradientSaid from left to right': (said: Gradient): Gradient => ({ ...said, angle: ACROSS }),
    'GradientSaid left to right': (said: Gradient): Gradient => ({ ...said, angle: ACROSS }),
    'GradientSaid sideways|horizontally|across': (said: Gradient): Gradient => ({ ...said, angle: ACROSS }),
    'GradientSaid from bottom to top': (said: Gradient): Gradient => ({ ...said, angle: UP }),
    'GradientSaid from top to bottom': (said: Gradient) => said,
    'GradientSaid top to bottom': (said: Gradient) => said,
    'GradientSaid diagonally': (said: Gradient): Gradient => ({ ...said, angle: 135 }),
  }),
  ...rules('Act', 0, {
    '~Make|~Add|use|apply|try|create GradientSaid as|for|in|on ~PageGround': gradient,
    '~Make|~Add|use|apply|try|create GradientSaid behind everything|all|it': gradient,
    '~Make|~Add|use|apply|try|create GradientSaid ~BgNoun': gradient,
    'GradientSaid as|for|in|on ~PageGround': gradient,
    'GradientSaid behind everything|all|it': gradient,
    'a|the? GradientSaid ~BgNoun': gradient,
    '~Make|~Exchange NP to|into|be|in? GradientSaid': (of: Reference[], said: Gradient) =>
      of.every(({ kind, page }) => kind === 'background' || (kind === 'page' && (page === null || page === 'this')))
        ? gradient(said)
        : null,
    '~Make|~Exchange NP fade|go|blend Blend': (of: Reference[], said: Gradient) =>
      of.every(({ kind }) => kind === 'background') ? gradient(said) : null,
    'NP :|=|should|must|could be? GradientSaid': (of: Reference[], said: Gradient) =>
      of.every(({ kind }) => kind === 'background') ? gradient(said) : null,
  }),
];

function gradient(said: Gradient): Act<'gradient'> {
  return { type: 'gradient', ...said };
}
