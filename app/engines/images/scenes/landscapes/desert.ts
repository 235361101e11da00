/** A desert: mesas, dunes and cacti. */
import { mix } from '#design/layout/contrast.ts';
import { downwards, faded, gradient } from '#app/engines/images/drawing/drawing.ts';
import { cactus } from '#app/engines/images/drawing/plants.ts';
import { hills } from '#app/engines/images/drawing/land.ts';
import { polygonOf } from '#app/engines/images/drawing/shapes.ts';
import { lit } from '#app/engines/images/tones.ts';
import { type Outdoors, paintBirds, paintClouds, paintSky, paintWeather } from '../sky.ts';

export function desert(place: Outdoors): void {
  const { drawing, tones, chance, extras } = place;
  const { width, height, unit } = drawing;
  const horizon = height * 0.62;
  paintSky(place, horizon);
  paintClouds(place, height * 0.12, horizon * 0.7, 3);
  const mesa = (x: number, w: number, h: number, far: number) => {
    const c = lit('#b5603f', tones, far);
    const left = x - w / 2;
    drawing.path(
      polygonOf([
        [left - w * 0.14, horizon + unit * 12],
        [left, horizon - h * 0.45],
        [left + w * 0.07, horizon - h * 0.5],
        [left + w * 0.1, horizon - h],
        [left + w * 0.86, horizon - h * 0.97],
        [left + w * 0.92, horizon - h * 0.52],
        [left + w, horizon - h * 0.46],
        [left + w * 1.14, horizon + unit * 12],
      ]),
      downwards(mix(c, tones.glow, 0.1), mix(c, tones.haze, 0.35)),
      'Rock',
    );
    drawing.path(
      polygonOf([
        [left + w * 0.6, horizon - h * 0.97],
        [left + w * 0.86, horizon - h * 0.97],
        [left + w * 0.92, horizon - h * 0.52],
        [left + w, horizon - h * 0.46],
        [left + w * 1.14, horizon + unit * 12],
        [left + w * 0.7, horizon + unit * 12],
      ]),
      faded(lit('#5a2438', tones, far), 0.35),
      'Rock in the shade',
    );
  };
  mesa(width * chance.between(0.14, 0.3), width * 0.2, height * 0.14, 0.55);
  mesa(width * chance.between(0.62, 0.82), width * 0.26, height * 0.2, 0.4);
  for (let dune = 0; dune < 4; dune += 1) {
    const far = 0.42 - dune * 0.13;
    const land = hills(
      width,
      height * (0.66 + dune * 0.085),
      height * (0.035 + dune * 0.007),
      height,
      chance,
      0.8 + chance.next() * 0.5,
    );
    const sand = lit(['#efb071', '#e7a05f', '#de9152', '#cf7d45'][dune] as string, tones, far);
    drawing.path(
      land.outline,
      gradient(
        chance.pick([150, 165, 195, 210]),
        mix(sand, tones.glow, 0.28),
        sand,
        mix(sand, lit('#7a2f3f', tones, far), 0.45),
      ),
      'Dune',
    );
    if (dune === 1 || dune === 3) {
      const many = dune === 1 ? 3 : extras.has('cactus') ? 3 : 2;
      const size = unit * (dune === 1 ? 70 : 190);
      drawing.path(
        Array.from({ length: many }, (_, index) => {
          const x = width * ((index + chance.between(0.15, 0.85)) / many);
          return cactus(x, land.at(x) + size * 0.06, size * chance.between(0.7, 1.15), chance);
        }).flat(),
        lit('#2f6b4f', tones, far + 0.08),
        'Cacti',
      );
    }
  }
  paintBirds(place, width * chance.between(0.3, 0.6), height * 0.2, 3);
  paintWeather(place);
}
