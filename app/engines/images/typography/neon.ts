/** Lettering as neon tubes on a brick wall. */
import { luminance, mix } from '#design/layout/contrast.ts';
import { effectStyle } from '#design/looks/text-effects.ts';
import { faded } from '../drawing/drawing.ts';
import { boxAt } from '../drawing/shapes.ts';
import { bounded, brokenEvenly, draft, type Face, fitted, type LetteringBrief, linesFor, roomOf } from './lettering.ts';

export function neon(brief: LetteringBrief): void {
  const { drawing, chance, palette } = brief;
  const wall = chance.pick(['#14101f', '#0e1420', '#1a0f1c', '#10181a']);
  drawing.background = {
    type: 'radial',
    centerX: 0.5,
    centerY: 0.46,
    radius: 0.95,
    stops: [
      { at: 0, color: mix(wall, '#ffffff', 0.13) },
      { at: 1, color: mix(wall, '#000000', 0.35) },
    ],
  };
  const bricks: ReturnType<typeof boxAt> = [];
  const [bw, bh] = [drawing.unit * 130, drawing.unit * 52];
  for (let row = 0; row * bh < drawing.height && bricks.length < 1800; row += 1)
    for (let column = -1; column * bw < drawing.width; column += 1)
      bricks.push(
        ...boxAt(
          (column + (row % 2) / 2) * bw + drawing.unit * 3,
          row * bh + drawing.unit * 3,
          bw - drawing.unit * 6,
          bh - drawing.unit * 6,
        ),
      );
  for (let at = 0; at < bricks.length; at += 400)
    drawing.path(bricks.slice(at, at + 400), faded('#ffffff', 0.026), 'Bricks');
  const vivid = palette.filter((color) => luminance(color) > 0.12 && luminance(color) < 0.75 && color !== palette[0]);
  const tubes =
    vivid.length > 1
      ? chance.shuffled(vivid)
      : chance.shuffled(['#ff3fa4', '#29d9ff', '#ffb52e', '#7dff6b', '#b06bff', '#ff5a4d']);
  const rows = brokenEvenly(brief.text, Math.min(3, linesFor(brief.text, drawing.width / drawing.height)));
  const room = roomOf(drawing, 0.78);
  const pitch = room.height / Math.max(2, rows.length);
  const top = (drawing.height - pitch * rows.length) / 2;
  const faces = chance.maybe(0.5)
    ? [
        { family: 'Pacifico', weight: 400 },
        { family: 'Righteous', weight: 400 },
      ]
    : [
        { family: 'Righteous', weight: 400 },
        { family: 'Sacramento', weight: 400 },
      ];
  rows.forEach((row, index) => {
    const color = tubes[index % tubes.length] as string;
    const layer = fitted(
      brief,
      draft(brief, row, faces[index % 2] as Face, '#000000', { lineHeight: 1.3 }),
      { x: room.x, y: top + pitch * index, width: room.width, height: pitch * 1.02 },
      1,
    );
    const { stroke, shadow, fill } = effectStyle('neon', { ...layer, fill: { type: 'solid', color } });
    const lightReach = Math.max(layer.width, layer.height) * 0.6;
    drawing.ellipse(
      drawing.width / 2,
      layer.y + layer.height / 2,
      lightReach,
      lightReach,
      {
        type: 'radial',
        centerX: 0.5,
        centerY: 0.5,
        radius: 0.7,
        stops: [
          { at: 0, color: faded(color, 0.3) },
          { at: 1, color: faded(color, 0) },
        ],
      },
      'Glow',
      { blend: 'screen' },
    );
    drawing.put({ ...layer, stroke, shadow: shadow && { ...shadow, blur: bounded(layer.fontSize * 0.34) }, fill });
  });
  const frame = {
    x: drawing.width * 0.07,
    y: top - drawing.unit * 40,
    width: drawing.width * 0.86,
    height: pitch * rows.length + drawing.unit * 80,
  };
  if (brief.which % 2 === 0)
    drawing.rectangle(frame, null, 'Tube', {
      radius: drawing.unit * 70,
      stroke: { color: mix(tubes.at(-1) as string, '#ffffff', 0.55), width: drawing.unit * 8, dash: [] },
      shadow: { color: tubes.at(-1) as string, x: 0, y: 0, blur: bounded(drawing.unit * 34) },
    });
}
