/** Lettering on a wave, letter by letter. */
import { upperCase } from '#design/layout/letter-case.ts';
import { luminance, mix } from '#design/layout/contrast.ts';
import { unwrappedWidth } from '#design/layout/text-lines.ts';
import {
  bounded,
  brokenEvenly,
  draft,
  type Face,
  fitted,
  HEAVY,
  inkOn,
  type LetteringBrief,
  linesFor,
  others,
  roomOf,
  ROUND,
} from './lettering.ts';

export function wavy(brief: LetteringBrief): void {
  const { drawing, palette, chance } = brief;
  const background = palette[0] as string;
  drawing.background = { type: 'solid', color: background };
  const colors = [inkOn(background, palette), ...others(brief)];
  const face = chance.pick([...ROUND.slice(2, 4), HEAVY[4] as Face, HEAVY[2] as Face]);
  const rows = brokenEvenly(brief.text, linesFor(brief.text, drawing.width / drawing.height));
  const room = roomOf(drawing, 0.82);
  const pitch = room.height / rows.length;
  rows.forEach((row, index) => {
    const shown = face.upper ? upperCase(row) : row;
    const line = fitted(
      brief,
      draft(brief, row, face, '#000000'),
      { x: room.x, y: room.y + pitch * index, width: room.width, height: pitch * 0.72 },
      1,
    );
    const letters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(shown)].map(
      ({ segment }) => segment,
    );
    const joined = /[\u0590-\u0dff]/u.test(row);
    if (joined) {
      drawing.put({ ...line, fill: { type: 'solid', color: colors[0] as string } });
      return;
    }
    // Each letter has its own place on a wave.
    const widthOf = (text: string) =>
      unwrappedWidth(
        drawing.letters({
          text,
          fontFamily: face.family,
          fontWeight: face.weight,
          fontSize: line.fontSize,
          letterSpacing: face.tracking ?? 0,
          fill: '#000000',
        }),
        drawing.measure,
      );
    const total = widthOf(shown);
    const start = (drawing.width - total) / 2;
    drawing.group(row, () => {
      for (const [at, letter] of letters.entries()) {
        if (letter.trim() === '') continue;
        const before = widthOf(letters.slice(0, at + 1).join('')) - widthOf(letter);
        const own = widthOf(letter);
        const phase =
          ((before + own / 2) / Math.max(1, total)) * Math.PI * 2 * Math.max(1, letters.length / 9) + index * 1.1;
        const color = colors[(brief.which % 2 === 0 ? index : at) % colors.length] as string;
        const layer = drawing.letters({
          text: letter,
          fontFamily: face.family,
          fontWeight: face.weight,
          fontSize: line.fontSize,
          align: 'center',
          width: own + line.fontSize * 0.3,
          fill: color,
          name: letter,
          lineHeight: 1.08,
        });
        drawing.put({
          ...layer,
          x: start + before + own / 2 - layer.width / 2,
          y: line.y + Math.sin(phase) * line.fontSize * 0.15,
          rotation: Math.cos(phase) * 9,
          echoes: [
            {
              color: mix(color, luminance(color) > 0.25 ? '#1a1030' : '#ffffff', 0.55),
              x: bounded(line.fontSize * 0.035),
              y: bounded(line.fontSize * 0.045),
            },
          ],
        });
      }
    });
  });
}
