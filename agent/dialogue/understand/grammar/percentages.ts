/** Looks in percent: "20% bigger", "opacity 40%", "see-through, like 30%", "brighten it by 15%". */
import type { Change } from '../../acts/edits.ts';
import type { Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import { change, changed, setting, type Act, type Look, type PropertyOf } from './meanings.ts';

/** What a plain step comes to, percent. */
const PLAIN = 25;

/** A step of so many percent: how much larger or smaller, lighter or stronger. */
function stepOf({ property, way, value }: Look, percent: number): Change[] | null {
  if (way === 'set' || percent <= 0) return null;
  // Smaller by a half is what twice as large was.
  const isSmaller = property === 'size' && way === 'down';
  if (isSmaller && percent >= 100) return null;
  const degree = isSmaller ? (100 / (100 - percent) - 1) * (100 / PLAIN) : percent / PLAIN;
  return [changed({ property, way, value: value ?? null }, degree)];
}

const opacity = (percent: number): Change[] | null =>
  percent >= 0 && percent <= 100 ? [setting('opacity', percent)] : null;
const transparency = (percent: number): Change[] | null => opacity(100 - percent);

/** "scale it to 80%": of what it measures. */
function scaled(target: Reference[], percent: number): Act<'change'> | null {
  const way = percent > 100 ? 'up' : 'down';
  const changes = percent === 100 ? null : stepOf({ property: 'size', way }, Math.abs(percent - 100));
  return changes && change(target, changes);
}

function ofProperty({ property, target }: PropertyOf, percent: number): Act<'change'> | null {
  if (property === 'size') return scaled(target, percent);
  const changes = property === 'opacity' ? opacity(percent) : null;
  return changes && change(target, changes);
}

const changing = (target: Reference[], changes: Change[] | null): Act<'change'> | null =>
  changes && change(target, changes);

export const PERCENTAGES: Rule[] = [
  ...rules('Share', 0, {
    Percentage: (percent: number) => percent,
    'like|about|around|roughly|maybe|say|ca Share': (percent: number) => percent,
    'Number percent': (percent: string) => Number(percent),
  }),
  ...rules('V', 0, {
    'by? Share Step': (percent: number, step: Look) => stepOf(step, percent),
    'Step ,? by? Share': (step: Look, percent: number) => stepOf(step, percent),
    'Share opacity|opaque|visible|visibility': opacity,
    'opacity|visibility of|at|to|:? Share': opacity,
    'Share transparent|see-through|transparency|translucent': transparency,
    'with|at Share opacity': opacity,
    'Look ,? to|at|by? Share': ({ property, value }: Look, percent: number) =>
      property === 'opacity' && typeof value === 'number' ? opacity(percent) : null,
  }),
  ...rules('Act', 0, {
    '~Make PropertyOf to|at|be? Share': ofProperty,
    'PropertyOf to|at|is|should|:|= be? Share': ofProperty,
    'PropertyOf Share': ofProperty,
    'PropertyOf to|at|: Amount': (of: PropertyOf, amount: number) =>
      of.property === 'opacity' ? ofProperty(of, amount) : null,
    'Doing NP by? Share': (doing: Look, target: Reference[], percent: number) =>
      changing(target, stepOf(doing, percent)),
    'Doing PropertyOf by Share': (doing: Look, { property, target }: PropertyOf, percent: number) =>
      doing.property === property ? changing(target, stepOf(doing, percent)) : null,
    '~Make NP Share the|of its? size': scaled,
    'scale|size|resize|enlarge|shrink|reduce NP up|down? to Share': scaled,
    'scale NP by? Share': scaled,
    'fade NP out|back|down? to Share': (target: Reference[], percent: number) => changing(target, opacity(percent)),
  }),
];
