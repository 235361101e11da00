/** A forest of firs in the mist, with sunbeams or fireflies. */
import { mix } from '#design/layout/contrast.ts';
import { faded } from '#app/engines/images/drawing/drawing.ts';
import { fir, firRow } from '#app/engines/images/drawing/plants.ts';
import { hills, ridge } from '#app/engines/images/drawing/land.ts';
import { polygonOf, scattered } from '#app/engines/images/drawing/shapes.ts';
import { lit } from '#app/engines/images/tones.ts';
import { isDark, type Outdoors, paintClouds, paintLand, paintMist, paintSky, paintWeather } from '../sky.ts';
import { cabin } from './cabin.ts';
import { FIR, LEAVES } from './season-colors.ts';

export function forest(place: Outdoors): void {
  const { drawing, tones, season, chance, extras } = place;
  const { width, height, unit } = drawing;
  const horizon = height * 0.6;
  const orb = paintSky(place, horizon, chance.pick([0.4, 0.5, 0.6]));
  paintClouds(place, height * 0.08, height * 0.25, 2);
  paintLand(
    place,
    ridge(width, height * 0.52, height * 0.16, height, chance, 3),
    lit('#56707a', tones, 0.72),
    'Far hills',
    0.7,
  );
  const leafy = season === 'autumn' ? true : season === 'spring' ? chance.maybe(0.75) : chance.maybe(0.25);
  for (let row = 0; row < 5; row += 1) {
    const far = 0.68 - row * 0.165;
    const level = height * (0.56 + row * 0.095);
    const land = hills(width, level, height * 0.022, height, chance, 1.2);
    const green = leafy && row < 4 ? mix(chance.pick(LEAVES[season]), FIR[season], 0.25) : FIR[season];
    const color = mix(lit(green, tones, far), lit('#0d1f24', tones, far), row * 0.1);
    const size = unit * (70 + row * 62);
    drawing.path(
      firRow(
        land,
        -size * 0.3,
        width + size * 0.3,
        Math.round((26 - row * 4) * Math.min(3, Math.max(1, width / height))),
        size * 0.7,
        size * 1.35,
        chance,
      ),
      color,
      'Firs',
    );
    paintLand(place, land, color, 'Ground', row < 3 ? 0.65 : 0.05);
    if (row < 3) paintMist(place, level + height * 0.08, height * 0.09, 0.7 - row * 0.16);
  }
  if (!isDark(tones)) {
    drawing.group('Sunbeams', () => {
      for (let beam = 0; beam < 4; beam += 1) {
        const x = orb.x + unit * (beam - 1.5) * 130;
        drawing.path(
          polygonOf([
            [orb.x - unit * 12 + beam * unit * 8, orb.y],
            [orb.x + unit * 12 + beam * unit * 8, orb.y],
            [x + unit * 150, height * 0.92],
            [x + unit * 40, height * 0.92],
          ]),
          {
            type: 'linear',
            angle: 180,
            stops: [
              { at: 0, color: faded(tones.glow, 0.26) },
              { at: 1, color: faded(tones.glow, 0) },
            ],
          },
          'Beam',
          { blend: 'screen' },
        );
      }
    });
  } else
    drawing.path(
      scattered(26, { x: 0, y: height * 0.62, width, height: height * 0.34 }, unit * 2, unit * 4.5, chance),
      '#ffe9a0',
      'Fireflies',
      { shadow: { color: '#ffe08a', x: 0, y: 0, blur: Math.min(500, unit * 16) } },
    );
  if (extras.has('cabin')) cabin(place, width * chance.pick([0.32, 0.66]), height * 0.9, unit * 130);
  const tall = unit * 420;
  drawing.path(
    [...fir(width * 0.03, height * 1.03, tall * 1.35, chance), ...fir(width * 0.98, height * 1.04, tall * 1.5, chance)],
    mix(lit('#0e1f26', tones, 0), tones.tint, 0.2),
    'Nearest firs',
  );
  paintWeather(place);
}
