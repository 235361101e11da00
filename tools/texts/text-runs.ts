/** Rewrites a text with styled parts: every character keeps its style through replacing, adding and listing. */
import type { CharacterStyle, TextLayer, TextRun } from '#design/document/layers.ts';
import { LIMITS } from '#design/document/limits.ts';
import { paragraphsOf } from '#design/document/text-consistency.ts';
import { effectStyle, type TextEffect } from '#design/looks/text-effects.ts';
import { phrasePattern } from './phrase-pattern.ts';

type Style = Partial<CharacterStyle>;
type Styled = Pick<TextLayer, 'text' | 'runs'>;

export interface Stretch {
  /** UTF-16 offsets, end exclusive. */
  start: number;
  end: number;
}

const NONE: Style = {};

/** The style of each UTF-16 unit. */
function stylesOf({ text, runs }: Styled): Style[] {
  const styles = Array.from({ length: text.length }, () => NONE);
  for (const { start, end, style } of runs) styles.fill(style, start, end);
  return styles;
}

const same = (a: Style, b: Style) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Runs of equal style; unstyled parts have none. */
function runsOf(styles: readonly Style[]): TextRun[] {
  const runs: TextRun[] = [];
  for (const [index, style] of styles.entries()) {
    const last = runs.at(-1);
    if (last && last.end === index && same(last.style, style)) last.end = index + 1;
    else if (Object.keys(style).length > 0) runs.push({ start: index, end: index + 1, style });
  }
  return runs.slice(0, LIMITS.textRuns);
}

/**
 * Replaces parts (sorted, without overlaps) by other words. New words take the style of the first character that they
 * replace, or of the one before them.
 */
export function rewritten(layer: Styled, stretches: readonly Stretch[], words: (old: string) => string): Styled {
  const styles = stylesOf(layer);
  const next: Style[] = [];
  let text = '';
  let reached = 0;
  for (const { start, end } of stretches) {
    text += layer.text.slice(reached, start);
    next.push(...styles.slice(reached, start));
    const put = words(layer.text.slice(start, end));
    const style = (start < end ? styles[start] : (styles[start - 1] ?? styles[start])) ?? NONE;
    text += put;
    for (let index = 0; index < put.length; index += 1) next.push(style);
    reached = end;
  }
  text += layer.text.slice(reached);
  next.push(...styles.slice(reached));
  return { text, runs: runsOf(next) };
}

/** All occurrences of words in a text: as written, else ignoring case. */
export function occurrencesOf(text: string, words: string): Stretch[] {
  for (const pattern of [new RegExp(phrasePattern(words), 'gu'), new RegExp(phrasePattern(words), 'giu')]) {
    const found = [...text.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
    }));
    if (found.length > 0) return found;
  }
  return [];
}

/** Adds a style to parts of the text; leaves out properties that the whole text has anyway. */
export function withStyle(layer: TextLayer, stretches: readonly Stretch[], style: Style): TextRun[] {
  const styles = stylesOf(layer);
  const base = layer as unknown as Record<string, unknown>;
  for (const { start, end } of stretches) {
    for (let index = start; index < end; index += 1) {
      const merged = { ...styles[index], ...style };
      styles[index] = Object.fromEntries(
        Object.entries(merged).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(base[key])),
      );
    }
  }
  return runsOf(styles);
}

/** Removes properties from the runs, so that those of the whole text apply again. */
export function withoutStyle(runs: readonly TextRun[], keys: ReadonlySet<string>): TextRun[] {
  return runs
    .map(({ start, end, style }) => ({
      start,
      end,
      style: Object.fromEntries(Object.entries(style).filter(([key]) => !keys.has(key))),
    }))
    .filter(({ style }) => Object.keys(style).length > 0);
}

/** A list mark typed before an item. */
const MARK = /^[^\S\n]*(?:[•‣◦▪●–—*-]|\d{1,3}[.)])[^\S\n]+/u;

/** A text whose lines become items: without marks typed before them, and without empty lines between them. */
export function asItems(layer: Styled): Styled {
  const unmarked = withoutMarks(layer);
  const gaps = [...unmarked.text.matchAll(/\n[^\S\n]*(?=\n)/g)].map(({ index, 0: gap }) => ({
    start: index,
    end: index + gap.length,
  }));
  return rewritten(unmarked, gaps, () => '');
}

/** A text without marks typed before its lines. */
export function withoutMarks(layer: Styled): Styled {
  const marks = paragraphsOf(layer.text).flatMap(({ start, end }) => {
    const mark = MARK.exec(layer.text.slice(start, end))?.[0].length ?? 0;
    return mark > 0 ? [{ start, end: start + mark }] : [];
  });
  return rewritten(layer, marks, () => '');
}

/**
 * The text in an effect that derives from its color. Colors of single words would show through an effect that hollows
 * the letters.
 */
export function inEffect(layer: TextLayer, effect: TextEffect | undefined): TextLayer {
  if (effect === undefined) return layer;
  const look = effectStyle(effect, layer);
  return {
    ...layer,
    ...look,
    runs: look.fill === layer.fill ? layer.runs : withoutStyle(layer.runs, new Set(['fill'])),
  };
}
