/** Faces for things without one: eyes, cheeks and a mouth in a few strokes. */
import type { PathCommand } from '#design/document/outline-path.ts';
import { faded, type Drawing } from './drawing/drawing.ts';
import { circleAt, ovalAt } from './drawing/shapes.ts';
import type { MoodName } from './words/vocabulary.ts';

const INK = '#2a1a1f';

/** Whether an emoji shows food, a plant or a thing in the sky, on which a face can be drawn. */
export function takesFace(emoji: string): boolean {
  const code = emoji.codePointAt(0) ?? 0;
  const within = (from: number, to: number) => code >= from && code <= to;
  return (
    within(0x1f344, 0x1f37f) ||
    within(0x1f32d, 0x1f330) ||
    within(0x1f950, 0x1f96f) ||
    within(0x1f9c0, 0x1f9cb) ||
    within(0x1fad0, 0x1fadf) ||
    [0x2615, 0x2b50, 0x2601, 0x1f335, 0x1f33b, 0x1f4a7, 0x1fab4, 0x1f388, 0x2764, 0x1f4da, 0x1f31f].includes(code)
  );
}

const curve = (x: number, y: number, half: number, depth: number): PathCommand[] => [
  { type: 'M', x: x - half, y },
  { type: 'Q', x1: x, y1: y + depth, x: x + half, y },
];

/** The face at a place, with this distance from eye to eye. */
export function drawFace(drawing: Drawing, mood: MoodName, x: number, y: number, width: number): void {
  const half = width / 2;
  const eye = width * 0.13;
  const line = { stroke: { color: INK, width: Math.max(1, width * 0.055), dash: [] } };
  const mouthY = y + width * 0.17;
  drawing.group('Face', () => {
    drawing.path(
      [
        ...ovalAt(x - half * 1.38, y + width * 0.2, eye * 1.05, eye * 0.7),
        ...ovalAt(x + half * 1.38, y + width * 0.2, eye * 1.05, eye * 0.7),
      ],
      faded('#ff6f8a', 0.72),
      'Cheeks',
    );
    if (mood === 'sleepy')
      drawing.path(
        [...curve(x - half, y, eye * 1.05, eye * 1.3), ...curve(x + half, y, eye * 1.05, eye * 1.3)],
        null,
        'Eyes',
        line,
      );
    else if (mood === 'cool') {
      drawing.path(circleAt(x - half, y, eye), INK, 'Eye');
      drawing.path(curve(x + half, y, eye * 1.15, -eye * 1.2), null, 'Wink', line);
    } else
      drawing.path(
        [...circleAt(x - half, y, eye), ...circleAt(x + half, y, eye)],
        mood === 'love' ? '#d81f4c' : INK,
        'Eyes',
      );
    if (mood !== 'sleepy')
      drawing.path(
        [
          ...circleAt(x - half - eye * 0.32, y - eye * 0.36, eye * 0.38),
          ...(mood === 'cool' ? [] : circleAt(x + half - eye * 0.32, y - eye * 0.36, eye * 0.38)),
        ],
        '#ffffff',
        'Light in the eyes',
      );
    if (mood === 'angry')
      drawing.path(
        [
          { type: 'M', x: x - half * 1.35, y: y - eye * 2.1 },
          { type: 'L', x: x - half * 0.6, y: y - eye * 1.2 },
          { type: 'M', x: x + half * 1.35, y: y - eye * 2.1 },
          { type: 'L', x: x + half * 0.6, y: y - eye * 1.2 },
        ],
        null,
        'Brows',
        line,
      );
    if (mood === 'surprised') drawing.path(ovalAt(x, mouthY + eye * 0.5, eye * 0.62, eye * 0.85), INK, 'Mouth');
    else if (mood === 'sad' || mood === 'angry')
      drawing.path(curve(x, mouthY + eye * 0.9, half * 0.48, -width * 0.17), null, 'Mouth', line);
    else if (mood === 'sleepy') drawing.path(curve(x, mouthY, half * 0.3, width * 0.09), null, 'Mouth', line);
    else
      drawing.path(
        [
          { type: 'M', x: x - half * 0.5, y: mouthY },
          { type: 'Q', x1: x, y1: mouthY + width * 0.06, x: x + half * 0.5, y: mouthY },
          {
            type: 'C',
            x1: x + half * 0.42,
            y1: mouthY + width * 0.36,
            x2: x - half * 0.42,
            y2: mouthY + width * 0.36,
            x: x - half * 0.5,
            y: mouthY,
          },
          { type: 'Z' },
        ],
        '#7a1f33',
        'Mouth',
      );
    if (mood === 'happy' || mood === 'love')
      drawing.path(ovalAt(x, mouthY + width * 0.205, half * 0.24, width * 0.055), '#ff8296', 'Tongue');
  });
}
