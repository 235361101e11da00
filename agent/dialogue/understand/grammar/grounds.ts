/** What lies behind a text, its pill or the shape that holds it: removed or recolored. */
import type { Change } from '../../acts/edits.ts';
import { reference, type PageSaid, type Reference } from '../../acts/reference.ts';
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
  // A pill that is to be there: "a yellow highlight behind the offer", "highlight the offer in yellow".
  ...rules('Pill', 0.02, { 'highlight|highlighter|pill|marker|highlighting|bubble': () => ({}) }),
  ...rules('PillOrBox', 0.02, {
    '~Pill': () => ({}),
    'background|bg|backdrop|box|badge|block|label|banner': () => ({}),
  }),
  ...rules('Act', 0.02, {
    '~Add|~Make a|an|the|some? Color ~Pill behind|under|around|to|on|for|over NP': (
      color: string,
      target: Reference[],
    ) => pill(target, color),
    'a|an? Color ~Pill behind|under|around|on|for NP': (color: string, target: Reference[]) => pill(target, color),
    '~Add|~Make a|an|the|some? Color background|bg behind|under|around|to|for NP': (
      color: string,
      target: Reference[],
    ) => pill(target, color),
    'give|highlight|mark NP in|with? a|an? Color ~Pill': (target: Reference[], color: string) => pill(target, color),
    'give NP a|an? Color ~PillOrBox': (target: Reference[], color: string) => pill(target, color),
    'highlight|mark NP in|with Color': (target: Reference[], color: string) => pill(target, color),
    '~Make NP highlighted|marked in|with Color': (target: Reference[], color: string) => pill(target, color),
    '~Move|~Make NP on|in|into a|an Color ~PillOrBox': (target: Reference[], color: string) => pill(target, color),
    'NP on|in|with a|an Color ~PillOrBox': (target: Reference[], color: string) => pill(target, color),
  }),
  // "try it with a black background", "black background looks more rich".
  ...rules('Backdrop', 0.05, { 'background|bg|backdrop|ground': () => ({}) }),
  ...rules('Nicer', 0.05, {
    'rich|elegant|classy|premium|expensive|richer|nicer|better|cooler|good|great|cool|nice|best|prettier|lovely':
      () => ({}),
    'looks|look|is|be|would|feels|more|so|much|way|a|lot|work|works Nicer': () => ({}),
  }),
  ...rules('Act', 0.1, {
    'try|see|do|show|put|what|how it|this|that|me|about? with|on|in? a|an? whole|full|solid|plain? Color ~Backdrop': (
      color: string,
    ) => backdrop(color),
    '~Exchange out? ~Determiner? Color? ~Backdrop with|for|by|to|into a|an|some? Color': (
      _was: string | undefined,
      color: string,
    ) => backdrop(color),
    '~Exchange ~Determiner? ~Backdrop from Color to|into a? Color': (_was: string, color: string) => backdrop(color),
    'give Page a|an? Color ~Backdrop': (page: PageSaid, color: string) =>
      change([reference({ kind: 'page', page })], [setting('color', color)]),
    'a|an|the? Color ~Backdrop ~Nicer': (color: string) => backdrop(color),
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

function backdrop(color: string): Act<'change'> {
  return change([reference({ kind: 'background' })], [setting('color', color)]);
}

/** Texts have one: what stands behind pictures is another tool's. */
const PICTURES = new Set(['photo', 'picture', 'logo', 'sticker', 'drawing', 'shape', 'page', 'background', 'code']);
function pill(target: Reference[], color: string): Act<'change'> | null {
  return target.some(({ kind }) => kind !== null && PICTURES.has(kind))
    ? null
    : change(target, [setting('highlight', color)]);
}

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
