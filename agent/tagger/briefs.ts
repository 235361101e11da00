/** Which words of a brief are to be printed, and which are talk: learnt from the labelled messages of briefs/. */
import stored from './briefs.json' with { type: 'json' };
import type { Field } from './crf.ts';
import { fieldOf } from './stored-field.ts';
import { tag, type Tagged } from './tag.ts';

/**
 * H: what is set largest. B: whose it is. T: all else that is printed. S: begins a slide. F: format and kind. L: how it looks.
 * P: of pictures and the brand kit. -: talk.
 */
export type BriefLabel = 'H' | 'B' | 'T' | 'S' | 'F' | 'L' | 'P' | '-';

let field: Field | null = null;
/** The last one: a brief is asked about several times in a turn. */
let latest: { text: string; tagged: Tagged<BriefLabel> } | null = null;

/** Tags a brief. */
export function tagBrief(text: string): Tagged<BriefLabel> {
  field ??= fieldOf(stored);
  if (latest?.text !== text) latest = { text, tagged: tag<BriefLabel>(field, text) };
  return latest.tagged;
}
