/** A meadow: rolling hills, trees and flowers. */
import { mix } from '#design/layout/contrast.ts';
import { downwards } from '#app/engines/images/drawing/drawing.ts';
import { circleAt } from '#app/engines/images/drawing/shapes.ts';
import { hills, type Land, ridge } from '#app/engines/images/drawing/land.ts';
import { leafAt } from '#app/engines/images/drawing/plants.ts';
import { lit } from '#app/engines/images/tones.ts';
import { isDark, type Outdoors, paintBirds, paintClouds, paintLand, paintSky, paintWeather } from '../sky.ts';
import { cabin } from './cabin.ts';
import { leafyTrees } from './leafy-trees.ts';
import { MEADOW } from './season-colors.ts';

/** Flowers or tufts over the nearest land. */
function flowers({ drawing, tones, season, chance }: Outdoors, land: Land, colors: readonly string[]): void {
  const { width, height, unit } = drawing;
  if (season === 'winter') return;
  drawing.group('Flowers', () => {
    for (const color of colors) {
      drawing.path(
        Array.from({ length: 34 }, () => {
          const x = chance.next() * width;
          const top = land.at(x) + unit * 20;
          const t = chance.next() ** 0.8;
          return circleAt(x, top + (height - top) * t, unit * (2 + 6.5 * t));
        }).flat(),
        lit(color, tones, 0.05),
        'Blossoms',
      );
    }
    drawing.path(
      Array.from({ length: 46 }, () => {
        const x = chance.next() * width;
        const t = chance.next();
        const y = land.at(x) + (height - land.at(x)) * (0.2 + 0.85 * t);
        return [
          ...leafAt(x, y, unit * (14 + 34 * t), -90 + chance.between(-28, 28), 0.12),
          ...leafAt(x, y, unit * (12 + 26 * t), -90 + chance.between(-50, 50), 0.12),
        ];
      }).flat(),
      mix(lit(MEADOW[season], tones, 0), lit('#2f5a3c', tones, 0), 0.45),
      'Grass',
    );
  });
}

export function meadow(place: Outdoors): void {
  const { drawing, tones, season, chance, extras } = place;
  const { width, height, unit } = drawing;
  const horizon = height * 0.56;
  paintSky(place, horizon);
  paintClouds(place, height * 0.12, height * 0.38, 4);
  paintLand(
    place,
    ridge(width, height * 0.57, height * 0.12, height, chance, 4),
    lit('#7d93a5', tones, 0.7),
    'Far mountains',
    0.8,
  );
  let land = hills(width, horizon, height * 0.03, height, chance);
  for (let row = 0; row < 4; row += 1) {
    const far = 0.55 - row * 0.17;
    land = hills(
      width,
      height * (0.6 + row * 0.095),
      height * (0.03 + row * 0.006),
      height,
      chance,
      1 + chance.next() * 0.6,
    );
    const color = lit(
      mix(MEADOW[season], row % 2 === 0 ? '#5e9c52' : '#c8cf6a', season === 'winter' ? 0.02 : 0.22),
      tones,
      far,
    );
    if (row === 1 || row === 2) leafyTrees(place, land, row === 1 ? 9 : 4, unit * (row === 1 ? 24 : 58));
    drawing.path(
      land.outline,
      downwards(mix(color, tones.glow, 0.22), color, mix(color, lit('#1d4a3a', tones, far), 0.28)),
      'Hill',
    );
    if (row === 1 && (extras.has('cabin') || chance.maybe(0.35)))
      cabin(place, width * chance.between(0.55, 0.78), land.at(width * 0.66) + unit * 12, unit * 64);
  }
  flowers(
    place,
    land,
    season === 'autumn' ? ['#e8a33b', '#b5432c'] : ['#ffffff', chance.pick(['#f2c14e', '#e86a8a', '#8f7ad6'])],
  );
  if (!isDark(tones)) paintBirds(place, width * chance.between(0.2, 0.6), height * 0.24, 4);
  paintWeather(place);
}
