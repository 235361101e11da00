/** The sea: light on the water, waves, a boat, a beach with palms. */
import { mix } from '#design/layout/contrast.ts';
import { downwards, faded } from '#app/engines/images/drawing/drawing.ts';
import { hills, type Land, ridge } from '#app/engines/images/drawing/land.ts';
import { palm } from '#app/engines/images/drawing/plants.ts';
import { scattered, type Spot, streak, through } from '#app/engines/images/drawing/shapes.ts';
import { lit } from '#app/engines/images/tones.ts';
import { isDark, type Orb, type Outdoors, paintBirds, paintClouds, paintLand, paintSky, paintWeather } from '../sky.ts';
import { ripples } from './ripples.ts';

/** Light on water under the sun or moon, broader towards the viewer. */
function sparkle({ drawing, tones, chance }: Outdoors, orb: Orb, from: number, to: number): void {
  const count = 20;
  drawing.path(
    Array.from({ length: count }, (_, index) => {
      const t = (index + 0.5) / count;
      const spread = orb.radius * (0.5 + t * 1.5);
      return streak(
        orb.x + chance.between(-0.45, 0.45) * spread,
        from + (to - from) * t ** 1.25,
        spread * chance.between(0.5, 1.6),
        drawing.unit * (2 + t * 6.5),
      );
    }).flat(),
    faded(mix(tones.orb, tones.glow, 0.5), isDark(tones) ? 0.5 : 0.75),
    'Light on the water',
  );
}

function sailBoat({ drawing, tones }: Outdoors, x: number, y: number, size: number): void {
  const hull = lit('#8a3b2a', tones, 0.1);
  const sail = lit('#fffaf0', { ...tones, share: tones.share * 0.5 }, 0);
  drawing.group('Boat', () => {
    drawing.path(
      streak(x, y + size * 0.06, size * 1.5, size * 0.08),
      faded(tones.water[1], 0.55),
      'Shade on the water',
    );
    drawing.path(
      [
        { type: 'M', x: x - size * 0.46, y: y - size * 0.12 },
        { type: 'L', x: x + size * 0.5, y: y - size * 0.12 },
        { type: 'Q', x1: x + size * 0.36, y1: y + size * 0.06, x: x + size * 0.26, y: y + size * 0.06 },
        { type: 'L', x: x - size * 0.28, y: y + size * 0.06 },
        { type: 'Q', x1: x - size * 0.42, y1: y, x: x - size * 0.46, y: y - size * 0.12 },
        { type: 'Z' },
      ],
      hull,
      'Hull',
    );
    drawing.path(
      [
        { type: 'M', x: x + size * 0.02, y: y - size * 1.1 },
        { type: 'Q', x1: x + size * 0.52, y1: y - size * 0.6, x: x + size * 0.44, y: y - size * 0.2 },
        { type: 'L', x: x + size * 0.02, y: y - size * 0.2 },
        { type: 'Z' },
      ],
      sail,
      'Sail',
    );
    drawing.path(
      [
        { type: 'M', x: x - size * 0.03, y: y - size * 0.92 },
        { type: 'Q', x1: x - size * 0.3, y1: y - size * 0.48, x: x - size * 0.38, y: y - size * 0.2 },
        { type: 'L', x: x - size * 0.03, y: y - size * 0.2 },
        { type: 'Z' },
      ],
      mix(sail, tones.haze, 0.35),
      'Jib',
    );
  });
}

export function sea(place: Outdoors): void {
  const { drawing, tones, chance, extras } = place;
  const { width, height, unit } = drawing;
  const horizon = height * chance.between(0.5, 0.6);
  const orb = paintSky(place, horizon);
  paintClouds(place, height * 0.1, horizon * 0.82, 5);
  if (chance.maybe(0.6) || extras.has('island')) {
    const left = orb.x > width / 2;
    const isle = ridge(width * 0.5, horizon + unit * 2, height * 0.1, horizon + unit * 3, chance, 2);
    const shift = left ? -width * 0.06 : width * 0.56;
    drawing.path(
      isle.outline.map((command) => (command.type === 'Z' ? command : { ...command, x: command.x + shift })),
      lit('#4f6b78', tones, 0.62),
      'Island',
    );
  }
  drawing.rectangle(
    { x: 0, y: horizon, width, height: height - horizon },
    downwards(tones.water[0], mix(tones.water[0], tones.water[1], 0.6), tones.water[1]),
    'Water',
  );
  ripples(place, horizon + unit * 6, height * 0.96, 46);
  sparkle(place, orb, horizon + unit * 4, height * 0.94);
  const sides = orb.x > width / 2 ? 0.26 : 0.74;
  if (extras.has('boat') || chance.maybe(0.5))
    sailBoat(place, width * sides, horizon + height * 0.09, unit * chance.between(90, 130));
  const beach = extras.has('beach') || extras.has('palm');
  for (let wave = 0; wave < 3; wave += 1) {
    const level = height * (beach ? 0.7 + wave * 0.045 : 0.76 + wave * 0.075);
    const land = hills(width, level, unit * (9 + wave * 7), height, chance, 2.6 - wave * 0.4);
    const color = mix(tones.water[1], beach ? tones.water[0] : '#06142a', 0.12 + wave * 0.14);
    drawing.path(land.outline, downwards(mix(color, tones.glow, 0.22), color), 'Wave');
    drawing.path(crest(land, width, unit * (3 + wave * 2)), faded('#ffffff', isDark(tones) ? 0.28 : 0.6), 'Foam');
  }
  if (beach) {
    const sand = hills(width, height * 0.875, height * 0.022, height, chance, 0.9);
    drawing.path(crest(sand, width, unit * 16, -unit * 8), faded('#ffffff', isDark(tones) ? 0.4 : 0.85), 'Surf');
    paintLand(place, sand, lit('#ecd2a0', tones, 0.02), 'Sand', 0.06);
    drawing.path(
      scattered(60, { x: 0, y: height * 0.92, width, height: height * 0.08 }, unit, unit * 3, chance),
      faded(lit('#a5814e', tones, 0), 0.4),
      'Pebbles',
    );
  }
  if (extras.has('palm') || (beach && chance.maybe(0.7))) {
    const dark = lit('#1f4a42', tones, 0);
    const right = sides > 0.5 ? 0.04 : 0.96;
    drawing.group('Palms', () => {
      drawing.path(
        palm(width * right, height * 1.01, height * 0.56, right > 0.5 ? -0.18 : 0.18, chance),
        mix(dark, '#0a1418', tones.share * 0.6),
        'Palm',
      );
      drawing.path(
        palm(
          width * (right > 0.5 ? right - 0.1 : right + 0.1),
          height * 1.02,
          height * 0.4,
          right > 0.5 ? -0.26 : 0.26,
          chance,
        ),
        mix(dark, '#0a1418', 0.2 + tones.share * 0.5),
        'Palm',
      );
    });
  }
  if (!isDark(tones)) paintBirds(place, width * chance.between(0.2, 0.6), height * chance.between(0.14, 0.26));
  paintWeather(place);
}

/** A band along a piece of land's edge. */
function crest(land: Land, width: number, thickness: number, lift = 0) {
  const edge = Array.from({ length: 26 }, (_, index): Spot => {
    const x = (index / 25) * width * 1.04 - width * 0.02;
    return [x, land.at(x) + lift];
  });
  const below = edge
    .map(([x, y], index): Spot => [x, y + thickness * (0.35 + 0.65 * Math.abs(Math.sin(index * 1.3)))])
    .reverse();
  return [
    { type: 'M' as const, x: (edge[0] as Spot)[0], y: (edge[0] as Spot)[1] },
    ...through(edge),
    { type: 'L' as const, x: (below[0] as Spot)[0], y: (below[0] as Spot)[1] },
    ...through(below),
    { type: 'Z' as const },
  ];
}
