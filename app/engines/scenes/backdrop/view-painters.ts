/** Paints each view: skies, rooms, gardens, lights. */
import { type Light, lightOf, mixLight } from '../color.ts';
import { octaves, randomStream, smooth } from '../noise.ts';
import type { ViewName } from '../scene.ts';
import { HORIZON, type Painting } from './painting.ts';

const vertical = (stops: readonly (readonly [number, string])[]) => {
  const lights = stops.map(([at, color]) => [at, lightOf(color)] as const);
  return (_x: number, y: number): Light => {
    for (let n = 1; n < lights.length; n += 1) {
      const [at, light] = lights[n] as readonly [number, Light];
      const [before, previous] = lights[n - 1] as readonly [number, Light];
      if (y <= at) return mixLight(previous, light, smooth(before, at, y) * 0.5 + ((y - before) / (at - before)) * 0.5);
    }
    return (lights.at(-1) as readonly [number, Light])[1];
  };
};

const bright = (light: Light, factor: number): Light => [light[0] * factor, light[1] * factor, light[2] * factor];

export const PAINTERS: Readonly<Record<ViewName, (painting: Painting, seed: number) => void>> = {
  sky(painting, seed) {
    const ground = vertical([
      [0, '#e8f1f6'],
      [HORIZON, '#dcecf6'],
      [0.5, '#9cc9ea'],
      [1, '#5a9bd4'],
    ]);
    painting.fill((x, y) => {
      const near = octaves(x * 2.6 + (seed % 97), y * 5.2, 5, 0.52, 0, seed);
      const cover = smooth(0.02, 0.42, near + 0.08) * smooth(HORIZON * 0.6, 0.5, y);
      const lit = octaves(x * 2.6 + 0.12 + (seed % 97), y * 5.2 - 0.2, 4, 0.52, 0, seed);
      return mixLight(
        bright(ground(x, y), 1.05),
        bright(mixLight(lightOf('#ffffff'), lightOf('#c9d6e4'), smooth(-0.1, 0.35, near - lit + 0.12)), 1.15),
        cover * 0.9,
      );
    });
    painting.blur(2);
  },
  sunset(painting, seed) {
    const ground = vertical([
      [0, '#f0a56b'],
      [HORIZON, '#ffc98a'],
      [0.42, '#f29a86'],
      [0.68, '#b07aa5'],
      [1, '#5f5c95'],
    ]);
    painting.fill((x, y) => {
      const cloud = smooth(0.05, 0.4, octaves(x * 1.6, y * 11 + (seed % 31), 4, 0.5, 0, seed));
      const glow = Math.exp(-((x - 0.35) ** 2 * 2.4 + ((y - HORIZON - 0.05) * 2.2) ** 2 * 3));
      const base = mixLight(bright(ground(x, y), 0.95), bright(lightOf('#ffd9b0'), 1.05), cloud * 0.45);
      return [base[0] + glow * 1.1, base[1] + glow * 0.72, base[2] + glow * 0.34];
    });
    painting.disc(0.35, HORIZON + 0.07, 0.06, [3.2, 2.2, 1.1], 1, true);
    painting.blur(4);
  },
  sea(painting, seed) {
    const ground = vertical([
      [0, '#3d9aa8'],
      [HORIZON * 0.55, '#3b93ad'],
      [HORIZON - 0.004, '#7fbfd0'],
      [HORIZON + 0.004, '#dcedf4'],
      [0.55, '#a4d0ec'],
      [1, '#6aa9dc'],
    ]);
    painting.fill((x, y) => {
      const base = bright(ground(x, y), 1);
      const cloud = y > HORIZON ? smooth(0.1, 0.5, octaves(x * 2, y * 7, 4, 0.5, 0, seed)) * 0.5 : 0;
      return mixLight(base, [1.05, 1.06, 1.08], cloud);
    });
    const random = randomStream(seed);
    for (let n = 0; n < 110; n += 1)
      painting.disc(
        random() * 2 - 1,
        random() * HORIZON,
        0.007 + 0.012 * random(),
        [1.2, 1.25, 1.2],
        0.55 * random(),
        true,
      );
    painting.blur(3);
  },
  kitchen(painting, seed) {
    const random = randomStream(seed);
    painting.fill(
      vertical([
        [0, '#c9b8a3'],
        [HORIZON, '#ddd2c4'],
        [0.5, '#efe9e0'],
        [1, '#f4f0e9'],
      ]),
    );
    for (let x = -1; x < 1; x += 0.3)
      painting.rect(x, x + 0.285, 0, HORIZON + 0.13, bright(lightOf('#dccbb4'), 0.85 + 0.2 * random()));
    painting.rect(-1, 1, HORIZON + 0.13, HORIZON + 0.155, lightOf('#f4efe8'));
    // A window at one side, a shelf with jars at the other.
    painting.rect(-0.82, -0.22, 0.46, 0.98, [2.1, 2.08, 1.98]);
    painting.rect(-0.54, -0.5, 0.46, 0.98, lightOf('#e3d9cb'));
    painting.rect(0.16, 0.96, 0.6, 0.62, lightOf('#8a6a4b'));
    for (let n = 0; n < 7; n += 1) {
      const x = 0.2 + n * 0.108;
      painting.rect(
        x,
        x + 0.05 + 0.03 * random(),
        0.62,
        0.7 + 0.08 * random(),
        lightOf(['#9db09a', '#d8c3a5', '#b56a4a', '#f2eee6', '#6f7f86', '#c9a14e', '#a7b7bd'][n % 7] as string),
      );
    }
    for (let n = 0; n < 12; n += 1)
      painting.disc(
        -0.05 + 0.14 * random(),
        0.42 + 0.14 * random(),
        0.05,
        bright(lightOf('#7c9b62'), 0.8 + 0.5 * random()),
        0.7,
        false,
      );
    for (const x of [0.3, 0.62]) painting.disc(x, 0.84, 0.062, [2.3, 1.85, 1.25], 1, false);
    painting.blur(13);
    for (let n = 0; n < 9; n += 1)
      painting.disc(
        random() * 1.9 - 0.95,
        0.3 + 0.6 * random(),
        0.02 + 0.03 * random(),
        [0.5, 0.45, 0.36],
        0.5 * random(),
        true,
      );
    painting.blur(2);
  },
  garden(painting, seed) {
    const random = randomStream(seed);
    painting.fill(
      vertical([
        [0, '#6f9150'],
        [0.35, '#86a862'],
        [0.7, '#b6cf94'],
        [1, '#dbe8c6'],
      ]),
    );
    for (let n = 0; n < 90; n += 1)
      painting.disc(
        random() * 2 - 1,
        random() * 0.9,
        0.06 + 0.13 * random(),
        bright(
          lightOf(['#4f7a3a', '#6b9447', '#8fb562', '#3f6733', '#a8c77c', '#c6dba1'][n % 6] as string),
          0.75 + 0.6 * random(),
        ),
        0.55,
        false,
      );
    painting.blur(8);
    for (let n = 0; n < 60; n += 1)
      painting.disc(
        random() * 2 - 1,
        0.25 + 0.75 * random(),
        0.02 + 0.05 * random(),
        bright(lightOf(n % 4 === 0 ? '#fff3c9' : '#d4e8a8'), 0.5 + 0.9 * random()),
        0.42 * random(),
        true,
      );
    for (let n = 0; n < 6; n += 1)
      painting.disc(
        random() * 2 - 1,
        0.2 + 0.3 * random(),
        0.035 + 0.03 * random(),
        lightOf(['#f2b9c4', '#f7e3a1', '#ffffff'][n % 3] as string),
        0.5,
        false,
      );
    painting.blur(2);
  },
  forest(painting, seed) {
    const random = randomStream(seed);
    painting.fill(
      vertical([
        [0, '#2c3d26'],
        [0.4, '#4d6538'],
        [0.75, '#7f9552'],
        [1, '#b3c074'],
      ]),
    );
    for (let n = 0; n < 60; n += 1)
      painting.disc(
        random() * 2 - 1,
        random(),
        0.08 + 0.12 * random(),
        bright(lightOf(['#2b4024', '#40592f', '#587339', '#1f2f1c'][n % 4] as string), 0.7 + 0.5 * random()),
        0.5,
        false,
      );
    for (let n = 0; n < 7; n += 1) {
      const x = random() * 2 - 1;
      painting.rect(x, x + 0.06 + 0.05 * random(), 0, 1, lightOf('#2a231b'), 0.75);
    }
    painting.blur(9);
    for (let n = 0; n < 46; n += 1)
      painting.disc(
        random() * 2 - 1,
        0.35 + 0.65 * random(),
        0.02 + 0.045 * random(),
        bright(lightOf(n % 3 === 0 ? '#ffe9a8' : '#cfe08c'), 0.5 + random()),
        0.5 * random(),
        true,
      );
    painting.blur(2);
  },
  lights(painting, seed) {
    const random = randomStream(seed);
    painting.fill(
      vertical([
        [0, '#140f12'],
        [0.4, '#21171a'],
        [1, '#0e0c14'],
      ]),
    );
    for (let n = 0; n < 26; n += 1)
      painting.disc(
        random() * 2 - 1,
        random(),
        0.12 + 0.1 * random(),
        bright(lightOf(['#7a3b1d', '#3a2740', '#1f2d4a'][n % 3] as string), 0.9),
        0.5,
        true,
      );
    painting.blur(14);
    const colors = ['#ffb45c', '#ffd9a0', '#ff8a4c', '#ffe9c9', '#8fb8ff', '#ff7a9a'];
    for (let n = 0; n < 74; n += 1)
      painting.disc(
        random() * 2 - 1,
        0.1 + 0.9 * random(),
        0.022 + 0.042 * random(),
        bright(lightOf(colors[Math.floor(random() * random() * colors.length)] as string), 0.9 + 2.4 * random() ** 2),
        0.72,
        true,
      );
    painting.blur(1);
  },
  bathroom(painting, seed) {
    const random = randomStream(seed);
    painting.fill(
      vertical([
        [0, '#cfd6d4'],
        [HORIZON, '#dfe4e2'],
        [1, '#f1f3f1'],
      ]),
    );
    for (let y = 0; y < 1; y += 0.11) painting.rect(-1, 1, y, y + 0.008, lightOf('#c3cbc9'), 0.6);
    for (let x = -1; x < 1; x += 0.22) painting.rect(x, x + 0.01, 0, 1, lightOf('#c3cbc9'), 0.6);
    painting.disc(0.42, 0.66, 0.34, lightOf('#b9a27f'), 1, false);
    painting.disc(0.42, 0.66, 0.32, lightOf('#eef3f4'), 1, false);
    painting.rect(-0.95, -0.5, 0.42, 1, [1.9, 1.95, 2]);
    for (let n = 0; n < 22; n += 1)
      painting.disc(
        -0.28 + 0.16 * random(),
        0.28 + 0.34 * random(),
        0.035 + 0.03 * random(),
        bright(lightOf('#6f9364'), 0.7 + 0.6 * random()),
        0.75,
        false,
      );
    painting.rect(-0.26, -0.14, 0.16, 0.3, lightOf('#e4d6c4'));
    painting.rect(0.2, 0.68, 0.18, 0.26, lightOf('#d8c7b0'));
    painting.blur(12);
  },
  room(painting, seed) {
    const random = randomStream(seed);
    painting.fill(
      vertical([
        [0, '#a98f76'],
        [HORIZON + 0.02, '#c2ab93'],
        [HORIZON + 0.06, '#ded0bf'],
        [1, '#eadfd1'],
      ]),
    );
    painting.rect(-0.98, -0.42, 0.4, 1, [2.05, 1.98, 1.84]);
    painting.rect(-0.72, -0.68, 0.4, 1, lightOf('#e2d6c6'));
    painting.rect(-0.42, -0.34, 0.3, 1, lightOf('#efe8dd'));
    painting.rect(0.02, 0.9, HORIZON, 0.42, lightOf('#8d9a8b'));
    painting.rect(0.08, 0.84, 0.36, 0.5, lightOf('#9aa797'));
    painting.rect(0.3, 0.62, 0.66, 0.92, lightOf('#b0917a'));
    painting.rect(0.33, 0.59, 0.69, 0.89, lightOf('#efe6d8'));
    painting.disc(-0.14, 0.74, 0.07, [2, 1.6, 1.05], 1, false);
    for (let n = 0; n < 34; n += 1)
      painting.disc(
        -0.24 + 0.24 * random(),
        0.3 + 0.34 * random(),
        0.03 + 0.04 * random(),
        bright(lightOf('#6c8358'), 0.6 + 0.6 * random()),
        0.7,
        false,
      );
    painting.blur(13);
  },
  studio(painting) {
    painting.fill((x, y) => {
      const glow = Math.exp(-(x * x * 2.2 + (y - 0.42) ** 2 * 7));
      const base = 0.34 + 0.5 * glow;
      return [base, base * 0.995, base * 0.985];
    });
  },
};
