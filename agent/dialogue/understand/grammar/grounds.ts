/** What lies behind a text, its pill or the shape that holds it: removed or recolored. */
import type { Change } from '../../acts/edits.ts';
import type { Reference } from '../../acts/reference.ts';
import { rules, type Rule } from '../chart.ts';
import { change, setting, type Act, type Ground } from './meanings.ts';

/** "the box around the date", "the blue behind it". */
export const GROUNDS: Rule[] = [
  ...rules('Ground', 0.2, {
    '~Determiner? Color? box|badge|pill|bubble|background|bg|block|rectangle|panel behind|around|under|of NP': (
      color: string | undefined,
      ground: Reference[],
    ): Ground => ({ ground, color: color ?? null }),
    '~Determiner Color behind|around|under NP': (color: string, ground: Reference[]): Ground => ({ ground, color }),
  }),
  ...rules('Act', 0.1, {
    '~Remove Ground': without,
    'no|without Ground': without,
    'take Ground off|away|out': without,
    'Ground away|off|gone': without,
    'Ground should|can|must|has|have|needs to? go': without,
    '~Make Ground V': colored,
    '~Make Ground to|in|into|as|be V': colored,
    'Ground V': colored,
    'Ground should|must|could be V': colored,
  }),
];

function without({ ground, color }: Ground): Act<'change'> {
  return change(ground, [{ ...setting('highlight', 'none'), was: color }]);
}

/** The color is that of the ground, never that of the letters on it. */
function colored({ ground, color }: Ground, changes: Change[]): Act<'change'> | null {
  return changes.every(({ property }) => property === 'color')
    ? change(
        ground,
        changes.map((one) => ({ ...one, property: 'highlight', was: color })),
      )
    : null;
}
