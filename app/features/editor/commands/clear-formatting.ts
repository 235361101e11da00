/** Removes all styles that differ within the selected texts: every letter gets the style of the whole text. */
import { RemoveFormatting } from 'lucide-react';
import { baseStyle } from '#design/layout/stretches.ts';
import { canChangeSelection, defineCommand } from './command.ts';
import { differenceOf } from './patch-difference.ts';
import { relaid, selectedTexts } from './style-text.ts';

export const clearFormattingCommand = defineCommand({
  id: 'clear-formatting',
  label: 'text.clearStep',
  icon: RemoveFormatting,
  shortcuts: ['Ctrl+\\'],
  isEnabled: (context) => canChangeSelection(context) && selectedTexts(context).length > 0,
  letters: (_input, layer) => baseStyle(layer),
  run: (context) =>
    selectedTexts(context).flatMap((layer) => {
      const plain = { ...layer, runs: [], italic: false, underline: false, strikethrough: false };
      return differenceOf(layer, relaid(plain, layer, context.measureText));
    }),
});
