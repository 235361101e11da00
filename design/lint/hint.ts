/** What could be better on a page: the lint's findings, which are wrong, and hints, which are matters of care. */
import type { ReadCode } from '../document/read-code.ts';
import type { Finding, LintPorts, LintRule } from './finding.ts';
import type { Market } from './markets/markets.ts';
import type { Destination } from './platforms/shown-on.ts';

export const HINT_RULES = [
  'unreadable-code',
  'stretched',
  'low-resolution',
  'near-miss',
  'uneven-gaps',
  'many-fonts',
  'many-colors',
  'unsafe-zone',
  'market-photo',
  'market-ground',
  'market-fill',
  'market-plain',
  'market-size',
  'market-shape',
] as const;
export type HintRule = (typeof HINT_RULES)[number];

/** `wrong`: never intended. `hint`: worth a look, but may be intended. */
export type Severity = 'wrong' | 'hint';

export interface Hint extends Omit<Finding, 'rule'> {
  rule: LintRule | HintRule;
  severity: Severity;
  /** The measured and the required value, if a rule has them. */
  measured?: { has: string | number; asks: string | number };
}

export interface HintPorts extends LintPorts, Destination {
  /** Looks at codes; absent: they are not looked at. */
  readCode?: ReadCode;
  /** The marketplace whose rules are checked as well; none by default. */
  market?: Market | null;
  /** The size of a picture as uploaded, px; null if unknown. */
  pictureSize(asset: string): Promise<{ width: number; height: number } | null>;
}

/** Identifies a hint: the same rule about the same layers. */
export function hintKey({ rule, layers }: Pick<Hint, 'rule' | 'layers'>): string {
  return [rule, ...layers.toSorted()].join(' ');
}
