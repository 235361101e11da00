/** Checks that a text's runs and lines fit their text. Offsets that are off by one draw the wrong characters. */
import type { Issue } from './issue.ts';
import type { TextLayer, TextLine } from './layers.ts';

/** White space and the zero-width space, which also allows a line break. */
const SPACE = /^[\s\u200b]*$/;
/** Line endings of a text as typed. */
export const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/;
/** All line endings, for matchAll. */
export const LINE_BREAKS = new RegExp(LINE_BREAK, 'g');

/** Whether an offset is between the halves of a surrogate pair. */
function splitsCharacter(text: string, offset: number): boolean {
  if (offset <= 0 || offset >= text.length) return false;
  const before = text.charCodeAt(offset - 1);
  const after = text.charCodeAt(offset);
  return before >= 0xd800 && before <= 0xdbff && after >= 0xdc00 && after <= 0xdfff;
}

/**
 * One line for each typed line of the text, unmeasured: valid, and replaced by the line breaker wherever text can be
 * measured.
 */
export function unwrappedLines(text: string): TextLine[] {
  const lines: TextLine[] = [];
  for (const { start, end } of paragraphsOf(text)) lines.push({ start, end, width: 0 });
  return lines;
}

/** The ranges between line breaks, at least one. */
export function paragraphsOf(text: string): { start: number; end: number }[] {
  const paragraphs: { start: number; end: number }[] = [];
  let start = 0;
  for (const found of text.matchAll(LINE_BREAKS)) {
    paragraphs.push({ start, end: found.index });
    start = found.index + found[0].length;
  }
  paragraphs.push({ start, end: text.length });
  return paragraphs;
}

/**
 * Findings about the runs and lines of a text: both must lie inside the text, sorted, without overlaps or split
 * characters, and the lines must draw everything but white space, none of them across a line break.
 */
export function textFindings(layer: Pick<TextLayer, 'id' | 'text' | 'runs' | 'lines'>): Issue[] {
  const { text, runs, lines } = layer;
  const findings: Issue[] = [];
  const found = (field: string, reason: string) =>
    findings.push({ key: 'kernel.invalid', field: `layers.${layer.id}.${field}`, values: { reason } });

  let reached = 0;
  for (const [index, run] of runs.entries()) {
    if (run.start >= run.end) found(`runs.${index}`, 'must not be empty');
    if (run.start < reached) found(`runs.${index}`, 'must be sorted and must not overlap');
    if (run.end > text.length) found(`runs.${index}.end`, `must be at most ${text.length}`);
    if (splitsCharacter(text, run.start) || splitsCharacter(text, run.end))
      found(`runs.${index}`, 'must not cut a character in two');
    reached = Math.max(reached, run.end);
  }

  reached = 0;
  for (const [index, line] of lines.entries()) {
    if (line.start > line.end) found(`lines.${index}`, 'must not end before it starts');
    if (line.start < reached) found(`lines.${index}`, 'must be sorted and must not overlap');
    if (line.end > text.length) found(`lines.${index}.end`, `must be at most ${text.length}`);
    if (splitsCharacter(text, line.start) || splitsCharacter(text, line.end))
      found(`lines.${index}`, 'must not cut a character in two');
    if (LINE_BREAK.test(text.slice(line.start, line.end))) found(`lines.${index}`, 'must not run across a line break');
    if (!SPACE.test(text.slice(reached, line.start)))
      found(`lines.${index}.start`, 'must leave out nothing but white space');
    reached = Math.max(reached, line.end);
  }
  if (!SPACE.test(text.slice(reached))) found('lines', 'must draw the whole text');
  return findings;
}
