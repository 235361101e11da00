/** Space: nebulas, stars and planets. */
import { mix } from '#design/layout/contrast.ts';
import { faded, gradient } from '#app/engines/images/drawing/drawing.ts';
import { glint, scattered, streak } from '#app/engines/images/drawing/shapes.ts';
import { halfRing } from '#app/engines/images/drawing/sky-shapes.ts';
import type { Outdoors } from '../sky.ts';

/** Stars, planets and nothing else. */
export function space(place: Outdoors): void {
  const { drawing, tones, chance } = place;
  const { width, height, unit } = drawing;
  const [top, middle, low] = tones.sky;
  drawing.background = gradient(155, mix(top, '#020208', 0.45), mix(middle, top, 0.3), mix(low, middle, 0.5));
  for (let cloudNo = 0; cloudNo < 6; cloudNo += 1) {
    const color = chance.pick([tones.glow, low, '#d86bff', '#4fd0ff', '#ff7a9c']);
    const reach = Math.max(width, height) * chance.between(0.22, 0.46);
    drawing.ellipse(
      width * chance.next(),
      height * (0.2 + 0.6 * chance.next()),
      reach,
      reach * chance.between(0.4, 0.8),
      {
        type: 'radial',
        centerX: 0.5,
        centerY: 0.5,
        radius: 0.7,
        stops: [
          { at: 0, color: faded(color, 0.32) },
          { at: 0.5, color: faded(color, 0.12) },
          { at: 1, color: faded(color, 0) },
        ],
      },
      'Nebula',
      { blend: 'screen', rotation: chance.between(-40, 40) },
    );
  }
  const page = { x: 0, y: 0, width, height };
  drawing.path(scattered(120, page, unit, unit * 2, chance), faded('#ffffff', 0.65), 'Small stars');
  drawing.path(scattered(48, page, unit * 1.4, unit * 4, chance), '#ffffff', 'Stars');
  drawing.path(
    Array.from({ length: 9 }, () =>
      glint(chance.next() * width, chance.next() * height, unit * chance.between(10, 24), 0.09),
    ).flat(),
    '#ffffff',
    'Bright stars',
  );
  const planets = chance.shuffled([
    ['#e8906a', '#8c3b52'],
    ['#6fc3d6', '#2a4a8f'],
    ['#e9c46a', '#a4573f'],
    ['#b79cf0', '#4b3a9a'],
  ]);
  const places = chance.pick([
    [
      [0.68, 0.34, 190],
      [0.22, 0.7, 82],
      [0.42, 0.2, 34],
    ],
    [
      [0.3, 0.62, 240],
      [0.76, 0.26, 70],
      [0.6, 0.8, 36],
    ],
    [
      [0.5, 0.5, 210],
      [0.84, 0.2, 60],
      [0.16, 0.8, 44],
    ],
  ] as const);
  places.forEach(([px, py, size], index) => {
    const [light, dark] = planets[index] as [string, string];
    const [x, y, r] = [width * px, height * py, unit * size];
    drawing.group('Planet', () => {
      drawing.ellipse(
        x,
        y,
        r * 1.5,
        r * 1.5,
        {
          type: 'radial',
          centerX: 0.5,
          centerY: 0.5,
          radius: 0.7,
          stops: [
            { at: 0, color: faded(light, 0.4) },
            { at: 1, color: faded(light, 0) },
          ],
        },
        'Glow',
        { blend: 'screen' },
      );
      const ringLook = {
        stroke: { color: faded(mix(light, '#ffffff', 0.6), 0.85), width: Math.max(1, r * 0.06), dash: [] },
      };
      if (index === 0) drawing.path(halfRing(x, y, r, true), null, 'Ring behind', ringLook);
      drawing.ellipse(
        x,
        y,
        r,
        r,
        {
          type: 'radial',
          centerX: 0.32,
          centerY: 0.28,
          radius: 1.15,
          stops: [
            { at: 0, color: mix(light, '#ffffff', 0.35) },
            { at: 0.45, color: light },
            { at: 1, color: dark },
          ],
        },
        'Planet',
      );
      for (const [dy, thick] of [
        [-0.34, 0.1],
        [0.02, 0.16],
        [0.38, 0.1],
      ] as const)
        drawing.path(streak(x, y + dy * r, Math.sqrt(1 - dy * dy) * r * 1.92, r * thick), faded(dark, 0.26), 'Band');
      if (index === 0) drawing.path(halfRing(x, y, r, false), null, 'Ring', ringLook);
    });
  });
}
