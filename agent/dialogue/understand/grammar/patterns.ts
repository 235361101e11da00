/** Backgrounds with a pattern: "a polka dot background in pink", "stripes behind everything". */
import type { PatternName } from '#design/document/values.ts';
import { rules, type Rule } from '../chart.ts';

import { entries, type Entry } from './entry.ts';
import type { Act } from './meanings.ts';

/** Names of patterns as people say them. */
export const PATTERN_WORDS: readonly Entry[] = entries<PatternName>('PatternName', [
  ['polka dot|polka dots|polkadot|polkadots|polka-dot|polka|dotted|spotted', 'polka'],
  ['striped|stripes|stripe|stripey|stripy', 'stripes'],
  ['pinstripes|pinstripe|pinstriped', 'pinstripes'],
  ['diagonal stripes|diagonal lines', 'diagonal'],
  ['checkered|checkerboard|chequered|checks|checked', 'checks'],
  ['gingham|picnic cloth', 'gingham'],
  ['plaid|tartan', 'plaid'],
  ['wavy|waves', 'waves'],
  ['zigzag|zig zag|chevron|chevrons', 'zigzag'],
  ['grid|gridded', 'grid'],
  ['bricks|brick wall', 'bricks'],
  ['herringbone', 'herringbone'],
  ['scalloped|scallops', 'scallops'],
  ['hexagons|honeycomb', 'hexagons'],
  ['sunburst|sun rays|sunrays', 'rays'],
]);

interface Patterned {
  pattern: PatternName;
  color: string | null;
}

const patterned = ({ pattern, color }: Patterned): Act<'pattern'> => ({ type: 'pattern', pattern, color, page: null });

export const PATTERNS: Rule[] = [
  ...rules('Patterned', 0.02, {
    PatternName: (pattern: PatternName) => ({ pattern, color: null }),
    'PatternName pattern|print|design': (pattern: PatternName) => ({ pattern, color: null }),
    'Color Patterned': (color: string, one: Patterned) => (one.color === null ? { ...one, color } : null),
    'Patterned in Color': (one: Patterned, color: string) => (one.color === null ? { ...one, color } : null),
  }),
  ...rules('PatternGround', 0.02, {
    'a|an|some|the|my? Patterned background|backdrop|bg|ground|wallpaper': (one: Patterned) => one,
    'a|an|the? Color Patterned background|backdrop|bg|ground': (color: string, one: Patterned) => ({ ...one, color }),
    'a|an|the? background|backdrop|bg of|with|in Patterned': (one: Patterned) => one,
    'PatternGround in Color': (one: Patterned, color: string) => (one.color === null ? { ...one, color } : null),
  }),
  ...rules('Act', 0.02, {
    'add|~Make|use|try PatternGround': patterned,
    PatternGround: patterned,
    '~Make|~Exchange the|my? background|backdrop|bg to|into? Patterned': patterned,
    'background|backdrop|bg should|must be Patterned': patterned,
    'add|put|use|want Patterned behind everything|all': patterned,
    'add|put|use|want Patterned in|on|for|as the|my? background|backdrop|bg': patterned,
  }),
];
