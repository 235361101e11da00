/** Keys that move the cursor through a text being edited: by words, to the edge of a line or of the whole text. */
import type { TextObject } from '#design/fabric/layer-object.ts';

export function walkWord(object: TextObject, direction: -1 | 1, extend: boolean): boolean {
  const to =
    direction < 0
      ? object.findWordBoundaryLeft(object.selectionStart)
      : object.findWordBoundaryRight(object.selectionEnd);
  return walkTo(object, to, extend);
}

/** To the edge of the line as drawn, or of the whole text. */
export function walkLine(object: TextObject, direction: -1 | 1, extend: boolean, whole: boolean): boolean {
  const from = direction < 0 ? object.selectionStart : object.selectionEnd;
  const { lineIndex, charIndex } = object.get2DCursorLocation(from);
  const start = from - charIndex;
  if (whole) return walkTo(object, direction < 0 ? 0 : object._text.length, extend);
  return walkTo(object, direction < 0 ? start : start + (object._textLines[lineIndex]?.length ?? 0), extend);
}

function walkTo(object: TextObject, place: number, extend: boolean): boolean {
  if (extend) object.setSelectionStartEndWithShift(object.selectionStart, object.selectionEnd, place);
  else object.selectionStart = object.selectionEnd = place;
  object._fireSelectionChanged();
  object._updateTextarea();
  object.initDelayedCursor();
  object.renderCursorOrSelection();
  return true;
}
