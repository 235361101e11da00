/** The upper part of every outdoor scene: sky, sun or moon, stars, clouds, birds, and the weather in front. */
import { mix } from '#design/layout/contrast.ts';
import { arcTo, onCircle } from '#design/logo/outlines.ts';
import type { Chance } from '../drawing/chance.ts';
import { downwards, type Drawing, faded, glow, gradient } from '../drawing/drawing.ts';
import { bird, cloud } from '../drawing/sky-shapes.ts';
import { blobAt, boxAt, circleAt, glint, scattered, softShape, streak, type Spot } from '../drawing/shapes.ts';
import type { Land } from '../drawing/land.ts';
import type { Tones } from '../tones.ts';

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type Weather = 'snow' | 'rain' | 'fog' | 'clear' | 'clouds';

/** Everything an outdoor scene is drawn from. */
export interface Outdoors {
  drawing: Drawing;
  tones: Tones;
  season: Season;
  weather: Weather | null;
  /** Things that the words name: birds, boat, moon, aurora, rainbow, stars … */
  extras: ReadonlySet<string>;
  chance: Chance;
}

export interface Orb {
  x: number;
  y: number;
  radius: number;
}

export const isDark = ({ time }: Tones) => time === 'night' || time === 'dusk';

/** Sky from the top of the page to the horizon, and the light in it. */
export function paintSky(
  { drawing, tones, extras, weather, chance }: Outdoors,
  horizon: number,
  orbAt: number | null = null,
): Orb {
  const { width, height, unit } = drawing;
  const [top, middle, low] = tones.sky;
  drawing.background = {
    type: 'linear',
    angle: 180,
    stops: [
      { at: 0, color: top },
      { at: (horizon / height) * 0.55, color: middle },
      { at: Math.min(1, horizon / height), color: low },
      { at: 1, color: low },
    ].sort((a, b) => a.at - b.at),
  };
  const moon = tones.time === 'night' || extras.has('moon');
  const lowSun = tones.time === 'sunset' || tones.time === 'dawn' || tones.time === 'golden';
  const radius = unit * (moon ? chance.between(48, 78) : lowSun ? chance.between(80, 130) : chance.between(50, 72));
  const x = width * (orbAt ?? chance.pick([0.24, 0.34, 0.5, 0.66, 0.77]));
  const y = lowSun
    ? horizon - radius * chance.between(0.25, 1.5)
    : tones.time === 'dusk' && !moon
      ? horizon - radius * 0.1
      : horizon * chance.between(0.2, 0.38);
  if (isDark(tones) || extras.has('stars')) stars(drawing, horizon, tones, chance);
  if (extras.has('aurora')) aurora(drawing, horizon, chance);
  if (weather !== 'rain' && weather !== 'fog') {
    const reach = radius * (moon ? 5 : lowSun ? 6.5 : 5);
    drawing.ellipse(x, y, reach, reach, glow(tones.glow, moon ? 0.45 : lowSun ? 0.85 : 0.7), 'Glow', {
      blend: isDark(tones) ? 'screen' : 'normal',
    });
    if (moon && chance.maybe(0.4)) crescent(drawing, { x, y, radius }, tones);
    else if (moon) fullMoon(drawing, { x, y, radius }, tones, chance);
    else
      drawing.ellipse(
        x,
        y,
        radius,
        radius,
        lowSun ? downwards(tones.orb, mix(tones.orb, tones.sky[1], 0.35)) : tones.orb,
        'Sun',
      );
  }
  if (extras.has('rainbow')) rainbow(drawing, horizon, chance);
  return { x, y, radius };
}

function fullMoon(drawing: Drawing, { x, y, radius }: Orb, tones: Tones, chance: Chance): void {
  drawing.ellipse(x, y, radius, radius, gradient(145, tones.orb, mix(tones.orb, tones.sky[2], 0.28)), 'Moon');
  const spots = [
    [-0.3, -0.25, 0.22],
    [0.28, 0.12, 0.3],
    [-0.2, 0.42, 0.16],
    [0.3, -0.45, 0.12],
  ] as const;
  drawing.path(
    spots.flatMap(([dx, dy, r]) =>
      blobAt(x + dx * radius, y + dy * radius, r * radius, r * radius * 0.86, 0.1, chance),
    ),
    faded(mix(tones.orb, tones.sky[1], 0.5), 0.3),
    'Craters',
  );
}

/** A waxing moon: a disc with a smaller one cut out of it. */
function crescent(drawing: Drawing, { x, y, radius }: Orb, tones: Tones): void {
  const ends = 112;
  const from = onCircle({ x, y }, radius, -ends + 40);
  const to = onCircle({ x, y }, radius, ends + 40);
  const shift = radius * 0.36;
  const towards = { x: x - shift * Math.cos((40 * Math.PI) / 180), y: y - shift * Math.sin((40 * Math.PI) / 180) };
  const angleOf = (point: { x: number; y: number }) =>
    (Math.atan2(point.y - towards.y, point.x - towards.x) * 180) / Math.PI;
  const reach = Math.hypot(from.x - towards.x, from.y - towards.y);
  const [start, end] = [angleOf(to), angleOf(from)];
  drawing.path(
    [
      { type: 'M', ...from },
      ...arcTo({ x, y }, radius, -ends + 40, ends + 40),
      ...arcTo(towards, reach, start, end > start ? end - 360 : end),
      { type: 'Z' },
    ],
    tones.orb,
    'Moon',
  );
}

function stars(drawing: Drawing, horizon: number, tones: Tones, chance: Chance): void {
  const { width, unit } = drawing;
  const area = { x: 0, y: 0, width, height: horizon * 0.92 };
  const many = Math.round(70 * Math.min(3, Math.max(1, width / drawing.height)));
  const bright = tones.time === 'night' ? 1 : 0.6;
  drawing.group('Stars', () => {
    drawing.path(scattered(many, area, unit * 0.9, unit * 2, chance), faded('#ffffff', 0.62 * bright), 'Small stars');
    drawing.path(
      scattered(Math.round(many * 0.35), area, unit * 1.3, unit * 3.4, chance),
      faded('#ffffff', 0.92 * bright),
      'Stars',
    );
    drawing.path(
      Array.from({ length: 5 }, () =>
        glint(chance.next() * width, chance.next() * horizon * 0.6, unit * chance.between(9, 17), 0.1),
      ).flat(),
      faded(tones.orb, bright),
      'Bright stars',
    );
  });
}

function aurora(drawing: Drawing, horizon: number, chance: Chance): void {
  const { width } = drawing;
  const colors = [
    ['#3df5a5', '#2bd4c8'],
    ['#58f0c0', '#8a6bff'],
    ['#7dffa8', '#39c6ff'],
  ];
  drawing.group('Northern lights', () => {
    for (let band = 0; band < 3; band += 1) {
      const [a, b] = chance.pick(colors) as [string, string];
      const phase = chance.next() * 6;
      const edge = (lift: number): Spot[] =>
        Array.from({ length: 14 }, (_, index): Spot => {
          const t = (index / 13) * 1.2 - 0.1;
          return [
            t * width,
            horizon * (0.5 + band * 0.11) +
              Math.sin(t * 5 + phase) * horizon * 0.1 +
              Math.sin(t * 11 + phase * 2) * horizon * 0.03 -
              lift * (0.6 + 0.4 * Math.sin(t * 7 + phase)),
          ];
        });
      drawing.path(
        softShape([...edge(horizon * chance.between(0.32, 0.48)), ...edge(0).reverse()]),
        {
          type: 'linear',
          angle: 0,
          stops: [
            { at: 0, color: faded(a, 0) },
            { at: 0.12, color: faded(a, 0.55) },
            { at: 0.5, color: faded(b, 0.22) },
            { at: 1, color: faded(b, 0) },
          ],
        },
        'Light',
        { blend: 'screen' },
      );
    }
  });
}

function rainbow(drawing: Drawing, horizon: number, chance: Chance): void {
  const { width } = drawing;
  const x = width * chance.pick([0.3, 0.6, 0.75]);
  const reach = Math.max(width, horizon) * 0.52;
  const thick = reach * 0.022;
  drawing.group('Rainbow', () => {
    ['#e85d5d', '#f4a259', '#f6d860', '#7fc98b', '#5aa9e6', '#8a7fd6'].forEach((color, index) => {
      drawing.ellipse(x, horizon + reach * 0.08, reach - index * thick, reach - index * thick, null, 'Band', {
        stroke: { color: faded(color, 0.55), width: thick, dash: [] },
      });
    });
  });
}

/** Clouds between two heights: puffs by day, streaks when the sun is low. */
export function paintClouds({ drawing, tones, weather, chance }: Outdoors, from: number, to: number, count = 4): void {
  const { width, height, unit } = drawing;
  if (weather === 'clear') return;
  const many = weather === 'clouds' || weather === 'rain' || weather === 'snow' ? count + 3 : count;
  const streaky =
    tones.time === 'sunset' ||
    tones.time === 'dusk' ||
    (tones.time === 'golden' && chance.maybe(0.6)) ||
    tones.time === 'night';
  drawing.group('Clouds', () => {
    for (let index = 0; index < many; index += 1) {
      const x = width * ((index + chance.between(0, 1)) / many);
      const y = from + (to - from) * chance.next();
      const size = width * chance.between(0.16, 0.34);
      if (streaky) {
        const tone = mix(tones.cloud, tones.sky[1], chance.between(0.05, 0.5));
        drawing.path(
          [
            ...streak(x, y, size * 1.8, unit * chance.between(10, 22)),
            ...streak(x + size * 0.3, y + unit * 14, size * 1.2, unit * chance.between(7, 14)),
            ...streak(x - size * 0.35, y - unit * 12, size * 0.9, unit * chance.between(6, 11)),
          ],
          gradient(90, faded(tone, 0.25), faded(tone, 0.85), faded(tone, 0.2)),
          'Cloud',
        );
      } else {
        const near = chance.between(0.5, 1);
        drawing.path(
          cloud(x, y, Math.min(size, height * 0.4) * near, chance),
          downwards(
            faded(weather === 'rain' ? mix(tones.cloud, '#6c7a8a', 0.35) : tones.cloud, 0.96),
            faded(mix(tones.cloud, tones.sky[1], 0.45), 0.75 * near),
          ),
          'Cloud',
        );
      }
    }
  });
}

export function paintBirds({ drawing, tones, chance }: Outdoors, x: number, y: number, count = 5): void {
  const { unit } = drawing;
  const flock = Array.from({ length: count }, (_, index) =>
    bird(
      x + unit * (index * 34 + chance.between(-12, 12)),
      y + unit * (Math.abs(index - count / 2) * 13 + chance.between(-16, 16)),
      unit * chance.between(17, 34),
      chance.between(0.2, 0.5),
    ),
  );
  drawing.path(
    flock.flat(),
    mix(tones.tint === '#ffffff' ? '#3b4a5a' : mix(tones.tint, '#20242c', 0.5), tones.sky[1], 0.15),
    'Birds',
  );
}

/** Mist at the foot of a piece of land. */
export function paintMist({ drawing, tones }: Outdoors, level: number, depth: number, strength = 0.8): void {
  drawing.rectangle(
    { x: 0, y: level - depth, width: drawing.width, height: depth * 1.6 },
    {
      type: 'linear',
      angle: 180,
      stops: [
        { at: 0, color: faded(tones.haze, 0) },
        { at: 0.62, color: faded(mix(tones.haze, tones.sky[2], 0.4), strength) },
        { at: 1, color: faded(tones.haze, 0) },
      ],
    },
    'Mist',
  );
}

/** Land in a color that is lighter along its edge and dissolves in haze towards its foot. */
export function paintLand({ drawing, tones }: Outdoors, land: Land, color: string, name: string, fade = 0.5): void {
  drawing.path(land.outline, downwards(mix(color, tones.glow, 0.13), color, mix(color, tones.haze, fade)), name);
}

/** Snow, rain or fog in front of all. */
export function paintWeather({ drawing, tones, weather, chance }: Outdoors): void {
  const { width, height, unit } = drawing;
  const page = { x: 0, y: 0, width, height };
  if (weather === 'snow') {
    drawing.group('Snowfall', () => {
      drawing.path(
        Array.from({ length: 90 }, () =>
          circleAt(chance.next() * width, chance.next() * height, unit * chance.between(1.5, 4)),
        ).flat(),
        faded('#ffffff', 0.75),
        'Flakes',
      );
      drawing.path(
        Array.from({ length: 24 }, () =>
          circleAt(chance.next() * width, chance.next() * height, unit * chance.between(4.5, 8.5)),
        ).flat(),
        faded('#ffffff', 0.85),
        'Near flakes',
      );
    });
  } else if (weather === 'rain') {
    const drop = (x: number, y: number, length: number): Spot[] => [
      [x, y],
      [x + unit * 1.8, y],
      [x - length * 0.2 + unit * 1.2, y + length],
      [x - length * 0.2, y + length],
    ];
    drawing.path(
      Array.from({ length: 150 }, () => {
        const [a, b, c, d] = drop(
          chance.next() * width * 1.1,
          chance.between(-0.05, 0.95) * height,
          unit * chance.between(26, 60),
        ) as [Spot, Spot, Spot, Spot];
        return [
          { type: 'M' as const, x: a[0], y: a[1] },
          { type: 'L' as const, x: b[0], y: b[1] },
          { type: 'L' as const, x: c[0], y: c[1] },
          { type: 'L' as const, x: d[0], y: d[1] },
          { type: 'Z' as const },
        ];
      }).flat(),
      faded('#ffffff', 0.42),
      'Rain',
    );
  } else if (weather === 'fog') {
    for (const level of [0.45, 0.62, 0.8])
      drawing.path(
        boxAt(page.x, height * (level - 0.12), width, height * 0.24),
        {
          type: 'linear',
          angle: 180,
          stops: [
            { at: 0, color: faded(tones.sky[2], 0) },
            { at: 0.5, color: faded(mix(tones.sky[2], '#ffffff', 0.3), 0.55) },
            { at: 1, color: faded(tones.sky[2], 0) },
          ],
        },
        'Fog',
      );
  }
}
