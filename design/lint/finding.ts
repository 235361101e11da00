/** What the lint reports about a page. */
import type { DesignDocument } from '../document/document.ts';
import type { LeafLayer, TextLayer } from '../document/layers.ts';
import type { SamplePixels } from '../document/sample-pixels.ts';

export const LINT_RULES = [
  'overflow',
  'off-page',
  'overlap',
  'covered',
  'contrast',
  'tiny-text',
  'missing-letters',
] as const;
export type LintRule = (typeof LINT_RULES)[number];

/** Findings of one rule on a page: nobody reads more, and once some are mended the next are found. */
export const MOST_FINDINGS = 200;

/** A nearly invisible text is decoration: a word mark behind the headline. */
export const GHOST = 0.25;

export interface Finding {
  rule: LintRule;
  /** The layers that it concerns, the one to fix first. */
  layers: string[];
  /** In one sentence, for people and models. */
  words: string;
}

export interface LintPorts {
  samplePixels: SamplePixels;
  /** Whether an uploaded family has a character. Absent: those are taken to have what the shipped fonts lack. */
  ownFontHas?(family: string, character: string): boolean;
}

/** A page as the rules look at it. */
export interface LintedPage {
  document: DesignDocument;
  page: string;
  /** Visible leaves, bottom first. */
  leaves: readonly LeafLayer[];
  texts: readonly TextLayer[];
}

/**
 * A text size as on a page whose shorter side is 1080 px: rules are about what a viewer sees, not about page pixels.
 */
export function seenSize(document: Pick<DesignDocument, 'width' | 'height'>, px: number): number {
  return (px * 1080) / Math.min(document.width, document.height);
}
