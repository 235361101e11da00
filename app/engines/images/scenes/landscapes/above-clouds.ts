/** A sea of clouds from above, with hot-air balloons. */
import { mix } from '#design/layout/contrast.ts';
import { downwards, faded, gradient } from '#app/engines/images/drawing/drawing.ts';
import { boxAt, polygonOf, softShape } from '#app/engines/images/drawing/shapes.ts';
import { cloud } from '#app/engines/images/drawing/sky-shapes.ts';
import { lit } from '#app/engines/images/tones.ts';
import { isDark, type Outdoors, paintBirds, paintClouds, paintSky, paintWeather } from '../sky.ts';

/** Above a sea of clouds. */
export function aboveClouds(place: Outdoors): void {
  const { drawing, tones, chance, extras } = place;
  const { width, height, unit } = drawing;
  const horizon = height * 0.62;
  paintSky(place, horizon);
  paintClouds(place, height * 0.14, height * 0.4, 3);
  for (let row = 0; row < 5; row += 1) {
    const far = 0.75 - row * 0.17;
    const level = height * (0.62 + row * 0.085);
    const puffs = Array.from({ length: 7 }, (_, index) =>
      cloud(
        width * ((index + chance.between(0, 0.9)) / 6.4 - 0.04),
        level + height * 0.06,
        width * chance.between(0.22, 0.36),
        chance,
      ),
    ).flat();
    const color = mix(mix('#ffffff', tones.cloud, 0.6), tones.haze, far * 0.8);
    drawing.path(
      [...puffs, ...boxAt(-unit, level + height * 0.045, width + unit * 2, height - level)],
      downwards(mix(color, tones.glow, 0.25), mix(color, tones.sky[1], 0.28)),
      'Sea of clouds',
    );
  }
  if (extras.has('balloon') || chance.maybe(0.7)) {
    const count = chance.pick([1, 2, 3]);
    for (let index = 0; index < count; index += 1)
      balloon(
        place,
        width * (0.2 + ((index + chance.between(0.1, 0.7)) / count) * 0.65),
        height * chance.between(0.24, 0.52),
        unit * chance.between(60, 115),
      );
  }
  if (!isDark(tones)) paintBirds(place, width * chance.between(0.1, 0.5), height * 0.2, 4);
  paintWeather(place);
}

function balloon({ drawing, tones, chance }: Outdoors, x: number, y: number, radius: number): void {
  const [a, b] = chance.pick([
    ['#e4572e', '#ffd166'],
    ['#2f6f8f', '#f4efe6'],
    ['#d1495b', '#fff1e0'],
    ['#5b4bb5', '#ffc15e'],
  ]) as [string, string];
  const skin = (half: number) =>
    softShape([
      [x, y - radius],
      [x + half * 0.72, y - radius * 0.72],
      [x + half, y - radius * 0.05],
      [x + half * 0.66, y + radius * 0.68],
      [x + half * 0.2, y + radius * 1.12],
      [x - half * 0.2, y + radius * 1.12],
      [x - half * 0.66, y + radius * 0.68],
      [x - half, y - radius * 0.05],
      [x - half * 0.72, y - radius * 0.72],
    ]);
  drawing.group('Balloon', () => {
    drawing.path(
      [
        ...polygonOf([
          [x - radius * 0.2, y + radius * 1.05],
          [x - radius * 0.17, y + radius * 1.05],
          [x - radius * 0.12, y + radius * 1.5],
          [x - radius * 0.15, y + radius * 1.5],
        ]),
        ...polygonOf([
          [x + radius * 0.2, y + radius * 1.05],
          [x + radius * 0.17, y + radius * 1.05],
          [x + radius * 0.12, y + radius * 1.5],
          [x + radius * 0.15, y + radius * 1.5],
        ]),
      ],
      lit('#5a4433', tones, 0),
      'Ropes',
    );
    drawing.path(skin(radius), lit(a, tones, 0.05), 'Skin');
    drawing.path(skin(radius * 0.66), lit(b, tones, 0.05), 'Stripe');
    drawing.path(skin(radius * 0.3), lit(a, tones, 0.05), 'Stripe');
    drawing.path(
      skin(radius),
      gradient(100, faded('#ffffff', 0.24), faded('#ffffff', 0), faded('#1a1030', 0.3)),
      'Light',
    );
    drawing.rectangle(
      { x: x - radius * 0.16, y: y + radius * 1.48, width: radius * 0.32, height: radius * 0.24 },
      lit('#8a5a34', tones, 0),
      'Basket',
      { radius: radius * 0.05 },
    );
  });
}
