/** Styles of lettering that set all words as one block: layered, block, stripes, gradient. */
import type { TextLayer } from '#design/document/layers.ts';
import { luminance, mix } from '#design/layout/contrast.ts';
import { faded, gradient } from '../drawing/drawing.ts';
import { polygonOf } from '../drawing/shapes.ts';
import {
  bounded,
  draft,
  type Face,
  fitted,
  HEAVY,
  inkOn,
  type LetteringBrief,
  others,
  roomOf,
  ROUND,
  setWhole,
} from './lettering.ts';

export function layered(brief: LetteringBrief): void {
  const { drawing, palette, chance } = brief;
  const background = palette[0] as string;
  drawing.background = { type: 'solid', color: background };
  const [front, ...rest] = [inkOn(background, palette), ...chance.shuffled(others(brief))].filter(
    (one, at, all) => all.indexOf(one) === at,
  );
  const layer = fitted(brief, draft(brief, setWhole(brief), chance.pick(HEAVY), '#000000'), roomOf(drawing, 0.8));
  const step = layer.fontSize * 0.042;
  const slant = chance.pick([1, -1]);
  const colors = [...rest, mix(background, front as string, 0.35), front as string].slice(0, 4);
  drawing.put({
    ...layer,
    fill: { type: 'solid', color: front as string },
    stroke: { color: background, width: bounded(layer.fontSize * 0.02), dash: [] },
    echoes: colors
      .slice(0, 4)
      .map((color, index) => ({ color, x: bounded(step * (4 - index) * slant), y: bounded(step * (4 - index)) })),
    x: layer.x - step * 2 * slant,
    y: layer.y - step * 2,
  });
}

export function block(brief: LetteringBrief): void {
  const { drawing, palette, chance } = brief;
  const background = chance.maybe(0.5) ? (palette[0] as string) : (palette[1] as string);
  drawing.background = gradient(160, mix(background, '#ffffff', 0.12), background) as typeof drawing.background;
  const front = chance.pick(
    palette
      .filter((color) => Math.abs(luminance(color) - luminance(background)) > 0.18)
      .concat(inkOn(background, palette)),
  );
  const deep = luminance(front) > 0.25 ? mix(front, '#150f28', 0.62) : mix(front, '#ffffff', 0.55);
  const layer = fitted(brief, draft(brief, setWhole(brief), chance.pick(HEAVY), '#000000'), roomOf(drawing, 0.78));
  const depth = layer.fontSize * 0.11;
  const side = chance.pick([1, -1]);
  drawing.put({
    ...layer,
    name: 'Shadow on the ground',
    fill: { type: 'solid', color: faded(mix(background, '#000000', 0.5), 0.28) },
    x: layer.x + depth * 1.7 * side,
    y: layer.y + depth * 1.7,
  });
  drawing.put({
    ...layer,
    fill: gradient(180, mix(front, '#ffffff', 0.28), front) as TextLayer['fill'],
    stroke: { color: mix(deep, front, 0.12), width: bounded(layer.fontSize * 0.014), dash: [] },
    echoes: Array.from({ length: 8 }, (_, index) => ({
      color: deep,
      x: bounded((depth * (8 - index) * side) / 8),
      y: bounded((depth * (8 - index)) / 8),
    })),
    rotation: 0,
  });
}

export function stripes(brief: LetteringBrief): void {
  const { drawing, palette, chance } = brief;
  const background = palette[0] as string;
  drawing.background = { type: 'solid', color: background };
  const bands = [...others(brief), mix(background, inkOn(background, palette), 0.5)].slice(0, 4);
  const ink = inkOn(background, palette);
  const layer = fitted(
    brief,
    draft(brief, setWhole(brief), chance.pick(ROUND.slice(0, 4)), '#000000', { lineHeight: 1.12 }),
    roomOf(drawing, 0.76),
  );
  // Retro bands that run across the page behind the words.
  const thick = drawing.unit * 34;
  const y = drawing.height / 2 - (thick * bands.length) / 2 + (brief.which % 2 === 0 ? 0 : layer.height * 0.32);
  const lean = chance.pick([0, 0.12, -0.12]) * drawing.width;
  bands.forEach((color, index) => {
    const at = y + index * thick;
    drawing.path(
      polygonOf([
        [0, at + lean],
        [drawing.width, at - lean],
        [drawing.width, at + thick * 0.82 - lean],
        [0, at + thick * 0.82 + lean],
      ]),
      color,
      'Band',
    );
  });
  const rim = bounded(layer.fontSize * 0.2);
  drawing.put({
    ...layer,
    name: 'Rim',
    fill: { type: 'solid', color: background },
    stroke: { color: background, width: rim, dash: [] },
  });
  drawing.put({
    ...layer,
    fill: { type: 'solid', color: ink },
    echoes: bands.slice(0, 3).map((color, index) => ({
      color,
      x: bounded(layer.fontSize * 0.03 * (3 - index)),
      y: bounded(layer.fontSize * 0.03 * (3 - index)),
    })),
  });
}

export function gradientFill(brief: LetteringBrief): void {
  const { drawing, palette, chance, which } = brief;
  const dark = which % 2 === 1;
  const background = dark
    ? mix([...palette].sort((a, b) => luminance(a) - luminance(b))[0] as string, '#0b0914', 0.6)
    : mix(palette[0] as string, '#ffffff', luminance(palette[0] as string) > 0.6 ? 0.3 : 0.82);
  drawing.background = { type: 'solid', color: background };
  const vivid = palette.filter((color) => Math.abs(luminance(color) - luminance(background)) > 0.16);
  const stops = (vivid.length > 1 ? chance.shuffled(vivid) : ['#ff5a7a', '#ff9a3c', '#ffd23f']).slice(0, 3);
  const layer = fitted(
    brief,
    draft(
      brief,
      setWhole(brief),
      chance.pick([
        HEAVY[6],
        HEAVY[1],
        HEAVY[5],
        { family: 'Syne', weight: 800 },
        { family: 'Outfit', weight: 900 },
      ] as Face[]),
      '#000000',
      { letterSpacing: -15 },
    ),
    roomOf(drawing, 0.84),
  );
  const lightReach = Math.max(layer.width, layer.height) * 0.62;
  drawing.ellipse(
    drawing.width / 2,
    drawing.height / 2,
    lightReach,
    lightReach,
    {
      type: 'radial',
      centerX: 0.5,
      centerY: 0.5,
      radius: 0.7,
      stops: [
        { at: 0, color: faded(stops[0] as string, dark ? 0.42 : 0.22) },
        { at: 1, color: faded(stops[0] as string, 0) },
      ],
    },
    'Glow',
  );
  drawing.put({
    ...layer,
    fill: gradient(
      chance.pick([90, 120, 160]),
      ...stops,
      stops.length < 3 ? (stops[0] as string) : (stops[2] as string),
    ) as TextLayer['fill'],
    shadow: {
      color: faded(mix(stops.at(-1) as string, '#000000', 0.5), 0.3),
      x: 0,
      y: bounded(layer.fontSize * 0.05),
      blur: bounded(layer.fontSize * 0.18),
    },
  });
}
