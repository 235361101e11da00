/** Illustrated places, layer behind layer: each piece of land takes on more of the sky's haze the farther off it is. */
import { mix } from '#design/layout/contrast.ts';
import { downwards, faded, gradient } from '../drawing/drawing.ts';
import {
  blobAt,
  boxAt,
  cactus,
  circleAt,
  cloud,
  crown,
  fir,
  firRow,
  glint,
  halfRing,
  hills,
  leafAt,
  palm,
  peakAt,
  polygonOf,
  ridge,
  scattered,
  softShape,
  streak,
  through,
  type Land,
  type Spot,
} from '../drawing/nature.ts';
import { lit } from '../tones.ts';
import {
  isDark,
  paintBirds,
  paintClouds,
  paintLand,
  paintMist,
  paintSky,
  paintWeather,
  type Orb,
  type Outdoors,
} from './sky.ts';

const LEAVES = {
  spring: ['#8cc26b', '#b8d66c', '#f4b6c8', '#6fae63'],
  summer: ['#4f9a55', '#6db35a', '#3d7f4c', '#83bd5c'],
  autumn: ['#d9772b', '#e8a33b', '#b5432c', '#c98f2f'],
  winter: ['#9fb4bd', '#c4d3d8', '#86a0ac', '#e8f0f2'],
} as const;
const MEADOW = { spring: '#8fc46d', summer: '#7bb45a', autumn: '#c79a45', winter: '#e9f1f5' } as const;
const FIR = { spring: '#2f6650', summer: '#27594a', autumn: '#2f5547', winter: '#4a7480' } as const;

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

function ripples({ drawing, tones, chance }: Outdoors, from: number, to: number, count: number): void {
  const { width, unit } = drawing;
  drawing.path(
    Array.from({ length: count }, () => {
      const t = chance.next();
      return streak(
        chance.next() * width,
        from + (to - from) * t ** 0.8,
        width * chance.between(0.04, 0.1) * (0.4 + t),
        unit * (1.5 + t * 4),
      );
    }).flat(),
    faded(mix(tones.water[0], '#ffffff', 0.35), 0.42),
    'Ripples',
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

function cabin({ drawing, tones }: Outdoors, x: number, foot: number, size: number): void {
  const wall = lit('#8a5a3c', tones, 0.05);
  const night = tones.share > 0.3;
  drawing.group('Cabin', () => {
    drawing.path(
      boxAt(x + size * 0.22, foot - size * 0.86, size * 0.12, size * 0.34),
      mix(wall, '#222222', 0.35),
      'Chimney',
    );
    drawing.path(
      boxAt(x - size * 0.4, foot - size * 0.45, size * 0.8, size * 0.5),
      downwards(wall, mix(wall, '#1a1420', 0.3)),
      'Walls',
    );
    drawing.path(
      polygonOf([
        [x - size * 0.54, foot - size * 0.4],
        [x, foot - size * 0.86],
        [x + size * 0.54, foot - size * 0.4],
      ]),
      lit('#5a3346', tones, 0),
      'Roof',
    );
    drawing.path(
      [
        ...boxAt(x - size * 0.25, foot - size * 0.32, size * 0.17, size * 0.17),
        ...boxAt(x + size * 0.1, foot - size * 0.32, size * 0.17, size * 0.17),
      ],
      night ? '#ffd98a' : lit('#cfe6f2', tones, 0.1),
      'Windows',
    );
  });
}

function leafyTrees(place: Outdoors, land: Land, count: number, size: number, from = 0, to = 1): void {
  const { drawing, tones, season, chance } = place;
  const spots = Array.from({ length: count }, (_, index) => ({
    x: drawing.width * (from + ((to - from) * (index + chance.between(0.1, 0.9))) / count),
    radius: size * chance.between(0.7, 1.2),
  }));
  drawing.group('Trees', () => {
    for (const { x, radius } of spots) {
      const foot = land.at(x) + radius * 0.15;
      const leaf = lit(chance.pick(LEAVES[season]), tones, 0.08);
      drawing.path(
        polygonOf([
          [x - radius * 0.1, foot],
          [x - radius * 0.05, foot - radius * 1.4],
          [x + radius * 0.05, foot - radius * 1.4],
          [x + radius * 0.1, foot],
        ]),
        lit('#5d4433', tones, 0.05),
        'Trunk',
      );
      const head = crown(x, foot - radius * 1.55, radius, chance);
      drawing.path(head, mix(leaf, lit('#1f3a3a', tones, 0), 0.22), 'Crown');
      drawing.path(
        blobAt(x - radius * 0.22, foot - radius * 1.78, radius * 0.62, radius * 0.5, 0.08, chance),
        mix(leaf, tones.glow, 0.16),
        'Light',
      );
    }
  });
}

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

export const PLACES = { mountains, sea, desert, forest, meadow, city, space, clouds: aboveClouds } as const;
export type PlaceName = keyof typeof PLACES;
