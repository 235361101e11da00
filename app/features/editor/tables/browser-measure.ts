/**
 * Text widths where no canvas of the editor is available: thumbnails, handles. The same engine, so the same numbers.
 */
import { createMeasureText } from '#design/fabric/measure-text.ts';

export const browserMeasure = createMeasureText(() => {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('No 2d context');
  return context;
});
