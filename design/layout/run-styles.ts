/**
 * Styles of ranges within a text: applies one to some letters or all, finds what letters share, keeps runs few and
 * tidy.
 */
import type { CharacterStyle, TextLayer, TextRun } from '../document/layers.ts';
import { baseStyle } from './stretches.ts';

/** A range of a text: UTF-16 offsets, end exclusive. */
export interface TextRange {
  start: number;
  end: number;
}

export const CHARACTER_KEYS = [
  'fontFamily',
  'fontSize',
  'fontWeight',
  'italic',
  'underline',
  'strikethrough',
  'fill',
] as const;
export type CharacterKey = (typeof CHARACTER_KEYS)[number];

/** A text with the properties that its runs depend on. */
export type StyledText = Pick<TextLayer, 'text' | 'runs' | CharacterKey>;

const same = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));

/** The whole text cut at the edges of its runs and at the given offsets, each part with its style beyond the base. */
function partsOf({ text, runs }: Pick<TextLayer, 'text' | 'runs'>, cuts: readonly number[]): TextRun[] {
  const edges = [...new Set([0, text.length, ...runs.flatMap(({ start, end }) => [start, end]), ...cuts])]
    .filter((offset) => offset >= 0 && offset <= text.length)
    .sort((a, b) => a - b);
  return edges.slice(0, -1).map((start, index) => {
    const end = edges[index + 1] ?? text.length;
    return { start, end, style: runs.find((run) => run.start <= start && run.end >= end)?.style ?? {} };
  });
}

/** Parts as runs: equal neighbours joined, and those that equal the base left out. */
function joined(parts: readonly TextRun[], base: CharacterStyle): TextRun[] {
  const runs: TextRun[] = [];
  for (const part of parts) {
    const style = Object.fromEntries(
      Object.entries(part.style).filter(([key, value]) => !same(value, base[key as CharacterKey])),
    ) as TextRun['style'];
    if (part.start >= part.end || Object.keys(style).length === 0) continue;
    const last = runs.at(-1);
    if (last && last.end === part.start && sameStyle(last.style, style)) last.end = part.end;
    else runs.push({ start: part.start, end: part.end, style });
  }
  return runs;
}

function sameStyle(a: TextRun['style'], b: TextRun['style']): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<CharacterKey>;
  return [...keys].every((key) => same(a[key], b[key]));
}

/** The runs after a range has been styled; letters outside it keep their styles. */
export function styleRange(layer: StyledText, { start, end }: TextRange, style: Partial<CharacterStyle>): TextRun[] {
  const parts = partsOf(layer, [start, end]).map((part) =>
    part.start >= start && part.end <= end ? { ...part, style: { ...part.style, ...style } } : part,
  );
  return joined(parts, baseStyle(layer as TextLayer));
}

/** The text with a style for all its letters: no run overrides it. */
export function styleAll<Text extends StyledText>(layer: Text, style: Partial<CharacterStyle>): Text {
  const parts = layer.runs.map((run) => ({
    ...run,
    style: Object.fromEntries(Object.entries(run.style).filter(([key]) => !(key in style))),
  }));
  const next = { ...layer, ...style };
  return { ...next, runs: joined(parts, baseStyle(next as unknown as TextLayer)) };
}

/** The style of one letter, or of text typed after the last one. */
export function styleAt(layer: StyledText, offset: number): CharacterStyle {
  const at = Math.max(0, Math.min(offset, layer.text.length - 1));
  const run = layer.runs.find(({ start, end }) => start <= at && at < end);
  return { ...baseStyle(layer as TextLayer), ...run?.style };
}

/**
 * Properties that all letters of a range share; null where they differ. For an empty range, the style of text typed
 * there.
 */
export function sharedStyle(
  layer: StyledText,
  { start, end }: TextRange,
): { [Key in CharacterKey]: CharacterStyle[Key] | null } {
  const first = styleAt(layer, start === end ? Math.max(0, start - 1) : start);
  if (start === end) return first;
  const styles = partsOf(layer, [start, end])
    .filter((part) => part.start >= start && part.end <= end)
    .map((part) => ({ ...baseStyle(layer as TextLayer), ...part.style }));
  return Object.fromEntries(
    CHARACTER_KEYS.map((key) => [key, styles.every((style) => same(style[key], first[key])) ? first[key] : null]),
  ) as ReturnType<typeof sharedStyle>;
}

/** The text without redundant runs: what all letters share becomes the text's own style. */
export function tidied<Text extends StyledText>(layer: Text): Text {
  if (layer.runs.length === 0 || layer.text === '') return { ...layer, runs: layer.text === '' ? [] : layer.runs };
  const parts = partsOf(layer, []).map((part) => ({
    ...part,
    style: { ...baseStyle(layer as unknown as TextLayer), ...part.style },
  }));
  const [first] = parts;
  if (!first) return layer;
  const common = Object.fromEntries(
    CHARACTER_KEYS.filter((key) => parts.every(({ style }) => same(style[key], first.style[key]))).map((key) => [
      key,
      first.style[key],
    ]),
  );
  const next = { ...layer, ...common };
  return { ...next, runs: joined(parts, baseStyle(next as unknown as TextLayer)) };
}

/** The part of a text's runs between two offsets, relative to the first. */
export function runsWithin(runs: readonly TextRun[], { start, end }: TextRange): TextRun[] {
  return runs
    .filter((run) => run.start < end && run.end > start)
    .map((run) => ({ ...run, start: Math.max(0, run.start - start), end: Math.min(end, run.end) - start }));
}
