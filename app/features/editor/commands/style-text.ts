/** Changes the letters of the selected texts: font, size, weight, alignment, spacing. Lines are broken anew at once. */
import { Type } from 'lucide-react';
import type { TextLayer } from '#design/document/layers.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { withLines } from '#design/layout/text-lines.ts';
import { anchoredPosition } from './anchor.ts';
import { canChangeSelection, defineCommand, selectedLeaves, type CommandContext } from './command.ts';
import { differenceOf } from './patch-difference.ts';

/** What can be said about a text's letters; each is said for the whole text. */
export type TextStyle = Partial<
  Pick<
    TextLayer,
    | 'fontFamily' | 'fontSize' | 'fontWeight' | 'italic' | 'underline' | 'strikethrough'
    | 'align' | 'verticalAlign' | 'lineHeight' | 'letterSpacing' | 'letterCase' | 'direction'
  >
>;

export const styleTextCommand = defineCommand<{ style: TextStyle }>({
  id: 'style-text',
  label: 'editor.styleText',
  icon: Type,
  isEnabled: (context) => canChangeSelection(context) && selectedTexts(context).length > 0,
  run: (context, { style }) => selectedTexts(context).flatMap((layer) => differenceOf(layer, styled(layer, style, context.measureText))),
});

/** The texts in the selection, those inside selected groups included. */
export function selectedTexts(context: Pick<CommandContext, 'document' | 'selection'>): TextLayer[] {
  return selectedLeaves(context).filter((layer) => layer.type === 'text');
}

function styled(layer: TextLayer, style: TextStyle, measure: MeasureText): TextLayer {
  const runs = layer.runs
    .map((run) => ({ ...run, style: Object.fromEntries(Object.entries(run.style).filter(([property]) => !(property in style))) }))
    .filter((run) => Object.keys(run.style).length > 0);
  return relaid({ ...layer, ...style, runs }, layer, measure);
}

/** A text with its lines broken anew whose upper edge stays where it was on the page, turned or not. */
export function relaid(next: TextLayer, before: TextLayer, measure: MeasureText): TextLayer {
  const laid = withLines(next, measure);
  if (laid.height === before.height && laid.width === before.width) return laid;
  return { ...laid, ...anchoredPosition(before, laid, { x: 0, y: 0 }) };
}
