/**
 * Changes the look of the selected texts: letters, alignment, spacing, lists, curve, outline, echoes. Breaks lines
 * again immediately.
 */
import { Type } from 'lucide-react';
import type { CharacterStyle, TextLayer } from '#design/document/layers.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { withoutLevels } from '#design/fabric/list-typing.ts';
import { CHARACTER_KEYS, styleAll } from '#design/layout/run-styles.ts';
import { unwrappedWidth, withLines } from '#design/layout/text-lines.ts';
import { anchoredPosition } from './anchor.ts';
import { canChangeSelection, defineCommand, selectedLeaves, type CommandContext } from './command.ts';
import { differenceOf } from './patch-difference.ts';

/**
 * The style properties of a text; each applies to the whole text, those of letters also to part of it while it is
 * edited.
 */
export const TEXT_LOOK = [
  ...CHARACTER_KEYS,
  'align',
  'verticalAlign',
  'lineHeight',
  'letterSpacing',
  'letterCase',
  'direction',
  'curve',
  'list',
  'autoSize',
  'echoes',
  'stroke',
  'box',
  'shadow',
] as const satisfies readonly (keyof TextLayer)[];

export type TextStyle = Partial<Pick<TextLayer, (typeof TEXT_LOOK)[number]>>;

/** From this weight on a font counts as bold. */
export const BOLD = 600;

export const styleTextCommand = defineCommand<{ style: TextStyle }>({
  id: 'style-text',
  label: 'editor.styleText',
  icon: Type,
  isEnabled: (context) => canChangeSelection(context) && selectedTexts(context).length > 0,
  letters: ({ style }) =>
    Object.fromEntries(CHARACTER_KEYS.filter((key) => style[key] !== undefined).map((key) => [key, style[key]])),
  run: (context, { style }) =>
    selectedTexts(context).flatMap((layer) => differenceOf(layer, styledText(layer, style, context.measureText))),
});

/** The texts in the selection, including those inside selected groups. */
export function selectedTexts(context: Pick<CommandContext, 'document' | 'selection'>): TextLayer[] {
  return selectedLeaves(context).filter((layer) => layer.type === 'text');
}

/** A text with another look, laid out again in place. */
export function styledText(layer: TextLayer, style: TextStyle, measure: MeasureText): TextLayer {
  const letters = Object.fromEntries(
    CHARACTER_KEYS.filter((key) => style[key] !== undefined).map((key) => [key, style[key]]),
  ) as Partial<CharacterStyle>;
  const others = Object.fromEntries(Object.entries(style).filter(([key]) => !(key in letters))) as TextStyle;
  const next: TextLayer = { ...styleAll(layer, letters), ...others };
  // An arc that is straightened becomes a line as long as its words, not one broken by the arc's narrower box.
  if (layer.curve !== 0 && next.curve === 0) next.width = Math.ceil(unwrappedWidth(next, measure)) + 2;
  if (layer.list !== 'none' && next.list === 'none')
    Object.assign(next, withoutLevels(layer), { runs: styleAll({ ...layer, ...withoutLevels(layer) }, letters).runs });
  return relaid(next, layer, measure);
}

/**
 * A text with its lines broken again whose top edge stays where it was on the page, rotated or not; an arc keeps its
 * center too.
 */
export function relaid(next: TextLayer, before: TextLayer, measure: MeasureText): TextLayer {
  const laid = withLines(next, measure);
  if (laid.height === before.height && laid.width === before.width) return laid;
  const bent = next.curve !== 0 || before.curve !== 0;
  return { ...laid, ...anchoredPosition(before, laid, { x: bent ? 0.5 : 0, y: 0 }) };
}
