/** Mountains: snowy peaks above firs, with a lake or a cabin. */
import { mix } from '#design/layout/contrast.ts';
import { downwards, faded } from '#app/engines/images/drawing/drawing.ts';
import { firRow } from '#app/engines/images/drawing/plants.ts';
import { hills, peakAt, ridge } from '#app/engines/images/drawing/land.ts';
import { lit } from '#app/engines/images/tones.ts';
import {
  isDark,
  type Outdoors,
  paintBirds,
  paintClouds,
  paintLand,
  paintMist,
  paintSky,
  paintWeather,
} from '../sky.ts';
import { cabin } from './cabin.ts';
import { ripples } from './ripples.ts';
import { FIR } from './season-colors.ts';

export function mountains(place: Outdoors): void {
  const { drawing, tones, season, chance, extras } = place;
  const { width, height, unit } = drawing;
  const horizon = height * 0.66;
  paintSky(place, horizon);
  paintClouds(place, height * 0.1, height * 0.36);
  const rock = chance.pick(['#6b7a90', '#7b7486', '#5f7d86', '#8a7769']);
  for (const [index, far] of [0.78, 0.58].entries()) {
    const land = ridge(
      width,
      horizon + height * (0.02 + index * 0.04),
      height * (0.2 + index * 0.04),
      height,
      chance,
      4 - index,
    );
    paintLand(place, land, lit(rock, tones, far), 'Far mountains', 0.7);
  }
  const great =
    Math.max(width, height) / width > 1.4 || chance.maybe(0.5)
      ? ([[chance.between(0.36, 0.64), 1]] as const)
      : ([
          [chance.between(0.22, 0.34), 0.78],
          [chance.between(0.6, 0.74), 1],
        ] as const);
  for (const [at, size] of great) {
    const top = horizon - height * 0.42 * size;
    const base = height * 0.8;
    const peak = peakAt(
      width * at,
      top,
      base,
      Math.max(width, height) * 0.42 * size,
      season === 'winter' ? 0.62 : chance.between(0.3, 0.44),
      chance,
    );
    const color = lit(rock, tones, 0.26);
    drawing.group('Mountain', () => {
      drawing.path(peak.whole, downwards(mix(color, tones.glow, 0.12), mix(color, tones.haze, 0.55)), 'Slopes');
      drawing.path(peak.snow, lit('#ffffff', { ...tones, share: tones.share * 0.55 }, 0.06), 'Snow');
      drawing.path(peak.shade, faded(mix(lit('#2b3350', tones, 0.1), color, 0.2), 0.4), 'Side in the shade');
      drawing.path(peak.snowShade, faded(lit('#7f9cc4', tones, 0.1), 0.35), 'Snow in the shade');
    });
  }
  paintMist(place, height * 0.78, height * 0.15, 0.8);
  const green = season === 'winter' ? '#b9ccd6' : FIR[season];
  const lake = extras.has('lake');
  if (lake) {
    drawing.rectangle(
      { x: 0, y: height * 0.76, width, height: height * 0.24 },
      downwards(mix(tones.water[0], tones.haze, 0.3), tones.water[1]),
      'Lake',
    );
    ripples(place, height * 0.78, height, 30);
  }
  for (const [index, far] of [0.45, 0.2, 0.02].entries()) {
    if (lake && index === 1) continue;
    const land = hills(
      width,
      height * (lake ? ([0.775, 0.8, 0.97][index] ?? 0.9) : 0.8 + index * 0.065),
      height * (lake ? 0.012 + index * 0.01 : 0.025),
      lake && index === 0 ? height * 0.79 : height,
      chance,
    );
    const color = lit(green, tones, far);
    drawing.path(
      firRow(
        land,
        -unit * 40,
        width + unit * 40,
        Math.round(([46, 30, 15][index] ?? 20) * Math.min(3, Math.max(1, width / height))),
        unit * ([26, 52, 96][index] ?? 96),
        unit * ([56, 110, 210][index] ?? 210),
        chance,
      ),
      mix(color, lit('#10242c', tones, far), 0.35 + index * 0.12),
      'Firs',
    );
    paintLand(place, land, mix(color, lit('#0f2229', tones, far), 0.2 + index * 0.1), 'Slope', 0.1);
    if (index < 2 && !lake) paintMist(place, height * (0.86 + index * 0.065), height * 0.05, 0.4);
  }
  if (extras.has('cabin')) cabin(place, width * chance.pick([0.3, 0.68]), height * 0.9, unit * 110);
  if (!isDark(tones)) paintBirds(place, width * chance.between(0.15, 0.6), height * chance.between(0.18, 0.3));
  paintWeather(place);
}
