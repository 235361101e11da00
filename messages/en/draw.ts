/** Texts of freehand drawing. */
export const drawMessages = {
  'draw.draw': 'Draw',
  'draw.words': 'pen brush pencil marker highlighter eraser doodle freehand sketch',
  'draw.tool': 'Draw with',
  'draw.pen': 'Pen',
  'draw.brush': 'Brush',
  'draw.highlighter': 'Highlighter',
  'draw.eraser': 'Eraser',
  'draw.eraserSize': 'Eraser size',
  'draw.color': 'Stroke colour',
  'draw.width': 'Width',
  'draw.pixels': '{value} px',
  'draw.done': 'Done',
  'draw.stroke': 'Draw',
  'draw.eraseStrokes': 'Erase strokes',
} as const;
