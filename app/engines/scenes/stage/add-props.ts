/** Adds props around the product: pebbles, spheres, blocks, sprigs, petals. */
import { ball, block, card, cylinder } from '../bodies.ts';
import { type Light, lightOf, luminance, mixLight } from '../color.ts';
import { drawSprig, type Sprig } from '../foliage.ts';
import type { PropName, SceneDescription } from '../scene.ts';
import type { Place } from './place.ts';

const LEAF_COLORS: Readonly<Record<Sprig, string>> = {
  eucalyptus: '#8ea896',
  olive: '#7d8d5d',
  palm: '#4a7a42',
  monstera: '#2f6140',
  fern: '#547f3e',
  petals: '#e9b6ba',
  pampas: '#d8c19c',
};

function addPebbles({ builder, framing, standing, product, ground, description }: Place, side: number): void {
  const material = builder.finish(
    'stone',
    lightOf(['#b8a894', '#8d8a86', '#d6cbbb'][Math.floor(builder.random() * 3)] as string),
  );
  const size = Math.min(framing.frameWidth, framing.frameHeight);
  const top = description.perspective === 'top';
  let x = standing.x + side * (product.width * 0.5 + size * builder.between(0.1, 0.14));
  let z = top ? builder.between(-0.35, 0.35) * framing.frameHeight : builder.between(-0.02, 0.1) * size;
  for (let n = 0; n < 4; n += 1) {
    const r = size * builder.between(0.022, 0.055) * (n === 0 ? 1.35 : 1);
    const flat = builder.between(0.45, 0.7);
    builder.solids.push(
      ball(
        material,
        x,
        ground + r * flat * 0.96,
        z,
        r * builder.between(0.95, 1.35),
        r * flat,
        r,
        builder.random() * 3,
        0.2,
        n + 5,
      ),
    );
    x += side * r * builder.between(1.1, 2.1);
    z += r * builder.between(-1.6, 1.9);
  }
}

function addSpheres(
  { builder, framing, standing, product, ground, description }: Place,
  side: number,
  color: Light,
): void {
  const size = Math.min(framing.frameWidth, framing.frameHeight);
  const material = builder.finish('plaster', color);
  const top = description.perspective === 'top';
  for (let n = 0; n < 3; n += 1) {
    const r = size * (n === 0 ? 0.062 : n === 1 ? 0.034 : 0.022) * builder.between(0.9, 1.15);
    const way = n === 1 ? -side : side;
    const x = standing.x + way * (product.width * 0.5 + size * (n === 2 ? 0.17 : 0.12) + r);
    const z = top ? builder.between(-0.36, 0.36) * framing.frameHeight : size * (n === 0 ? -0.12 : 0.09);
    builder.solids.push(ball(material, x, ground + r, z, r, r, r, 0, 0, 1));
  }
}

function addBlocks({ builder, framing, standing, product, ground, back }: Place, side: number, color: Light): void {
  const size = Math.min(framing.frameWidth, framing.frameHeight);
  const material = builder.finish('plaster', color);
  const x = standing.x + side * (product.width * 0.5 + size * 0.2);
  const tall = size * builder.between(0.3, 0.42);
  builder.solids.push(cylinder(material, x, -back * 0.52, size * 0.12, ground, ground + tall, 0.003, 0));
  builder.solids.push(
    block(
      material,
      standing.x - side * (product.width * 0.5 + size * 0.21),
      ground + size * 0.07,
      -back * 0.35,
      size * 0.1,
      size * 0.07,
      size * 0.1,
      builder.between(-0.4, 0.4),
      0.003,
    ),
  );
}

/** A sprig that enters the picture from one side, behind the product; from above, one that lies next to it. */
function addSprig(place: Place, kind: Sprig, side: number, n: number): void {
  const { builder, framing, standing, product, ground, back, description } = place;
  const { frameWidth, frameHeight } = framing;
  const size = Math.min(frameWidth, frameHeight);
  const material = builder.finish('paper', lightOf(LEAF_COLORS[kind]));
  const picture = drawSprig(kind, Math.floor(builder.random() * 1e6), 440);
  const ratio = picture.height / picture.width;
  if (description.perspective === 'top') {
    // Points from a corner towards the middle and keeps clear of the product.
    const length = size * (kind === 'monstera' ? 0.3 : 0.34) * builder.between(0.9, 1.1);
    const wide = length / ratio;
    const cornerZ = n % 2 === 0 ? -1 : 1;
    const angle = Math.atan2(-cornerZ * 0.75, -side) + builder.between(-0.25, 0.25);
    const upX = Math.cos(angle);
    const upZ = Math.sin(angle);
    const cx = standing.x + side * Math.max(product.width * 0.5 + length * 0.46, frameWidth * 0.4);
    const cz = cornerZ * frameHeight * builder.between(0.28, 0.36);
    const lift = 0.006 + 0.012 * builder.random();
    builder.solids.push(
      card(
        material,
        picture,
        [cx, lift + length * 0.05, cz],
        [-upZ * wide, length * 0.03, upX * wide],
        [upX * length, length * 0.05, upZ * length],
      ),
    );
    return;
  }
  const length = frameHeight * (kind === 'monstera' ? 0.27 : 0.4) * builder.between(0.85, 1.1);
  const wide = length / ratio;
  const lean = side * builder.between(0.28, 0.55) * -1;
  const upX = Math.sin(lean);
  const upY = Math.cos(lean);
  const depth = -Math.max(product.most + 0.03, back * builder.between(0.4, 0.6));
  const cx = standing.x + side * Math.max(product.width * 0.5 + wide * 0.5, frameWidth * builder.between(0.36, 0.44));
  const cy = ground + length * (kind === 'monstera' ? 1.1 : 0.86) + n * frameHeight * 0.05;
  builder.solids.push(
    card(
      material,
      picture,
      [cx, cy, depth],
      [upY * wide, -upX * wide, wide * builder.between(-0.5, 0.5)],
      [upX * length, upY * length, -0.12 * length],
    ),
  );
}

function addPetals({ builder, framing, standing, product, ground, description }: Place): void {
  const material = builder.finish('paper', lightOf(LEAF_COLORS.petals));
  const picture = drawSprig('petals', 5, 120);
  const size = Math.min(framing.frameWidth, framing.frameHeight);
  const top = description.perspective === 'top';
  for (let n = 0; n < 11; n += 1) {
    const half = size * builder.between(0.016, 0.03);
    const way = n % 2 === 0 ? 1 : -1;
    const x = standing.x + way * (product.width * 0.55 + size * builder.between(0.04, 0.34));
    const z = top ? builder.between(-0.46, 0.46) * framing.frameHeight : size * builder.between(-0.22, 0.2);
    const angle = builder.random() * 6.3;
    const tilt = builder.between(-0.35, 0.35);
    builder.solids.push(
      card(
        material,
        picture,
        [x, ground + half * 0.45, z],
        [Math.cos(angle) * half, tilt * half, Math.sin(angle) * half],
        [-Math.sin(angle) * half, 0.3 * half, Math.cos(angle) * half],
      ),
    );
  }
}

/** Share of the picture's width from which a product stands aside: the wide side is left calm, for words. */
const ASIDE = 0.08;

export function addProps(place: Place): void {
  const { builder, description, framing, standing } = place;
  let side = builder.random() < 0.5 ? -1 : 1;
  const isAside = Math.abs(standing.x) > framing.frameWidth * ASIDE;
  if (isAside) side = Math.sign(standing.x);
  const accent = accentOf(description);
  for (const [n, prop] of description.props.entries()) {
    if (prop === 'pebbles') addPebbles(place, side);
    else if (prop === 'spheres') addSpheres(place, side, accent);
    else if (prop === 'blocks') addBlocks(place, side, accent);
    else if (prop === 'petals') addPetals(place);
    else {
      addSprig(place, prop satisfies PropName & Sprig, side, n);
      if (description.perspective === 'top' && !isAside && builder.random() < 0.7) addSprig(place, prop, -side, n + 1);
    }
    if (!isAside) side = -side;
  }
}

/** Color of balls and blocks: the stand's, else a deeper shade of the background. */
function accentOf({ stand, background, surface }: SceneDescription): Light {
  if (stand?.color) return lightOf(stand.color);
  const behind =
    'color' in background && background.color
      ? lightOf(background.color)
      : surface.color
        ? lightOf(surface.color)
        : lightOf('#dcc9b4');
  return luminance(...behind) > 0.25
    ? mixLight(behind, [behind[0] * behind[0], behind[1] * behind[1], behind[2] * behind[2]], 0.45)
    : mixLight(behind, [0.8, 0.75, 0.7], 0.3);
}
