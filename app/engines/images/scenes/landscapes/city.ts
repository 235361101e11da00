/** A skyline above water or a park. */
import { mix } from '#design/layout/contrast.ts';
import { downwards, faded } from '#app/engines/images/drawing/drawing.ts';
import { boxAt, polygonOf, streak } from '#app/engines/images/drawing/shapes.ts';
import { hills } from '#app/engines/images/drawing/land.ts';
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
import { leafyTrees } from './leafy-trees.ts';
import { ripples } from './ripples.ts';
import { MEADOW } from './season-colors.ts';

export function city(place: Outdoors): void {
  const { drawing, tones, chance, extras } = place;
  const { width, height, unit } = drawing;
  const horizon = height * 0.76;
  paintSky(place, horizon);
  paintClouds(place, height * 0.1, height * 0.35, 3);
  const water = extras.has('sea') || extras.has('lake') || chance.maybe(0.45);
  const ground = water ? height * 0.8 : height;
  for (let row = 0; row < 3; row += 1) {
    const far = 0.66 - row * 0.27;
    const blocks: ReturnType<typeof boxAt> = [];
    const windows: ReturnType<typeof boxAt> = [];
    const lights = isDark(tones) || tones.time === 'sunset';
    for (let x = -unit * 20; x < width;) {
      const w = unit * chance.between(52, 96) * (0.8 + row * 0.25);
      const middle = 1 - Math.abs(x / width - 0.5) * 0.9;
      const h = height * chance.between(0.14, 0.36) * (1.06 - row * 0.2) * middle;
      const top = ground - h - height * (0.12 - row * 0.05);
      blocks.push(...boxAt(x, top, w, height - top));
      const roof = chance.next();
      if (roof < 0.22)
        blocks.push(
          ...polygonOf([
            [x, top + 1],
            [x + w / 2, top - w * 0.45],
            [x + w, top + 1],
          ]),
        );
      else if (roof < 0.4)
        blocks.push(
          ...boxAt(x + w * 0.2, top - w * 0.22, w * 0.6, w * 0.25),
          ...boxAt(x + w * 0.47, top - w * 0.75, w * 0.06, w * 0.6),
        );
      else if (roof < 0.55) blocks.push(...boxAt(x + w * 0.12, top - w * 0.14, w * 0.3, w * 0.16));
      const [cols, size] = [3 + Math.floor(chance.next() * 2), w / 10];
      for (let wy = top + size * 1.4; row > 0 && wy < ground - size * 2 && windows.length < 1500; wy += size * 2.3) {
        for (let column = 0; column < cols; column += 1)
          if (chance.maybe(lights ? 0.5 : 0.72))
            windows.push(...boxAt(x + (w * (column + 0.5)) / cols - size * 0.55, wy, size * 1.1, size * 1.35));
      }
      x += w + unit * (row === 2 ? chance.between(4, 26) : chance.between(-6, 8));
    }
    const color = lit(['#7e8fae', '#5d6d92', '#39466b'][row] as string, tones, far);
    drawing.group('Buildings', () => {
      drawing.path(blocks, downwards(mix(color, tones.glow, 0.1), mix(color, tones.haze, 0.5)), 'Blocks');
      if (row > 0)
        for (let at = 0; at < windows.length; at += 450)
          drawing.path(
            windows.slice(at, at + 450),
            faded(lights ? '#ffd88a' : mix(color, '#ffffff', 0.5), lights ? 0.4 + row * 0.25 : 0.35),
            'Windows',
          );
    });
    if (row < 2) paintMist(place, ground - height * 0.02, height * 0.14, 0.5);
  }
  if (water) {
    drawing.rectangle(
      { x: 0, y: ground, width, height: height - ground },
      downwards(mix(tones.water[0], tones.haze, 0.2), tones.water[1]),
      'Water',
    );
    ripples(place, ground + unit * 6, height, 34);
    drawing.path(
      Array.from({ length: 26 }, () =>
        streak(
          chance.next() * width,
          ground + (height - ground) * chance.next(),
          unit * chance.between(20, 60),
          unit * chance.between(3, 7),
        ),
      ).flat(),
      faded(isDark(tones) ? '#ffd88a' : tones.glow, 0.4),
      'Lights on the water',
    );
  } else {
    const park = hills(width, height * 0.94, height * 0.012, height, chance);
    leafyTrees(place, park, 11, unit * 42);
    paintLand(place, park, lit(MEADOW[place.season], tones, 0.02), 'Park', 0.05);
  }
  if (!isDark(tones)) paintBirds(place, width * chance.between(0.2, 0.6), height * 0.2, 4);
  paintWeather(place);
}
