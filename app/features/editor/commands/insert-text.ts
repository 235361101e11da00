/** Adds a text in one of three sizes, ready to be overwritten. */
import { Type } from 'lucide-react';
import { createTextLayer } from '#design/document/create.ts';
import type { Point } from '#design/document/geometry.ts';
import { topOrder } from '#design/document/tree.ts';
import { nearestWeight } from '#design/fonts/catalogue.ts';
import { LEGIBLE } from '#design/layout/contrast.ts';
import { withLines } from '#design/layout/text-lines.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { defineCommand, roundPixel } from './command.ts';
import { topLevelAdded } from './duplicate.ts';
import { freePlace } from './free-place.ts';
import { INKS, visibleOn } from './visible-on.ts';

export type TextPreset = 'heading' | 'subheading' | 'body';

interface PresetLook {
  label: MessageKey;
  words: MessageKey;
  /** Font size and box width as shares of the page's shorter side and width. */
  size: number;
  width: number;
  weight: number;
}

export const TEXT_PRESETS: Readonly<Record<TextPreset, PresetLook>> = {
  heading: { label: 'editor.heading', words: 'editor.newHeading', size: 1 / 10, width: 0.8, weight: 700 },
  subheading: { label: 'editor.subheading', words: 'editor.newSubheading', size: 1 / 18, width: 0.7, weight: 600 },
  body: { label: 'editor.bodyText', words: 'editor.newBody', size: 1 / 30, width: 0.6, weight: 400 },
};

/**
 * `at`: where its center goes, page px; where there is room by default. `text`: other words than the preset's.
 * `fontFamily`: from the catalogue.
 */
export const insertTextCommand = defineCommand<{ preset: TextPreset; text?: string; at?: Point; fontFamily?: string }>({
  id: 'insert-text',
  label: 'editor.insertText',
  icon: Type,
  isEnabled: () => true,
  run(context, { preset, text, at, fontFamily }) {
    const { document, page, newId, measureText } = context;
    const look = TEXT_PRESETS[preset];
    const fontSize = Math.max(8, Math.round(Math.min(document.width, document.height) * look.size));
    const width = Math.round(document.width * look.width);
    const layer = withLines(
      createTextLayer({
        id: newId(),
        parent: page,
        order: topOrder(document, page),
        text: text ?? message(look.words),
        width,
        fontSize,
        fontWeight: fontFamily === undefined ? look.weight : nearestWeight(fontFamily, look.weight),
        ...(fontFamily !== undefined && { fontFamily }),
        align: 'center',
        fill: { type: 'solid', color: visibleOn(document, page, INKS, LEGIBLE) },
      }),
      measureText,
    );
    const center = at ?? freePlace(context, layer);
    return [
      {
        type: 'layer.add',
        layer: { ...layer, x: roundPixel(center.x - width / 2), y: roundPixel(center.y - layer.height / 2) },
      },
    ];
  },
  selectAfter: (_context, operations) => topLevelAdded(operations),
});
