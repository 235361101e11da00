/**
 * Builds the world of a scene around a product: surface, stand, background, props, lights. What varies follows from the
 * seed.
 */
import { drawBackdrop } from './backdrop.ts';
import { lightOf, luminance, mixLight, type Light } from './colour.ts';
import { drawGobo, drawSprig, type Sprig } from './foliage.ts';
import type { Framing } from './framing.ts';
import { ball, block, card, cylinder } from './bodies.ts';
import { floor, reveal, sweep, wall } from './rooms.ts';
import type { Solid } from './solid.ts';
import { lightingOf, type Lighting } from './light.ts';
import { MATERIALS, type MaterialName } from './materials/materials.ts';
import { meanOf, type Material } from './materials/texel.ts';
import { randomStream } from './noise.ts';
import type { Standing } from './product.ts';
import type { Room } from './room.ts';
import type { Finish, PropName, SceneDescription } from './scene.ts';
import type { World } from './world.ts';

/** What the pictures of one scene vary in, besides the framing. */
export interface Lit {
  mirrored: boolean;
  turn: number;
  lift: number;
}

const LEAF_COLOURS: Readonly<Record<Sprig, string>> = {
  eucalyptus: '#8ea896',
  olive: '#7d8d5d',
  palm: '#4a7a42',
  monstera: '#2f6140',
  fern: '#547f3e',
  petals: '#e9b6ba',
  pampas: '#d8c19c',
};

/**
 * How far before a wall that shall show a pattern of shadow the key light stands, of directions of about length one.
 */
const WALL_LIT = 0.3;

class Builder {
  readonly solids: Solid[] = [];
  readonly materials: Material[] = [];
  readonly means: Light[] = [];
  readonly random: () => number;
  private readonly seed: number;

  constructor(seed: number) {
    this.seed = seed;
    this.random = randomStream(seed);
  }

  /** Index of a new material. */
  finish(name: MaterialName, tint: Light | null): number {
    const material = MATERIALS[name]({ seed: (this.seed % 9973) + this.materials.length * 131, tint });
    this.materials.push(material);
    this.means.push(meanOf(material));
    return this.materials.length - 1;
  }

  between(from: number, to: number): number {
    return from + (to - from) * this.random();
  }
}

const tintOf = ({ colour }: Finish): Light | null => (colour === null ? null : lightOf(colour));

/** How a surface's pattern lies: boards and veins run a little askew, tiles and weaves straight. */
function turnOf(material: MaterialName, random: () => number, top: boolean): number {
  if (['tile', 'zellige', 'subway', 'brick', 'knit'].includes(material)) return 0;
  if (['oak', 'walnut', 'pine', 'whitewashed-wood', 'weathered-wood'].includes(material))
    return top ? (random() < 0.5 ? 0 : Math.PI / 2) + (random() - 0.5) * 0.05 : (random() - 0.5) * 0.12;
  return random() * 2 * Math.PI;
}

interface Place {
  builder: Builder;
  description: SceneDescription;
  product: Room;
  framing: Framing;
  standing: Standing;
  /** Height of the ground under a stand, metres. */
  ground: number;
  /** Depth of the background. */
  back: number;
}

function addStand({ builder, description, product, framing, standing, ground }: Place): void {
  const { stand } = description;
  if (!stand) return;
  const { frameHeight, frameWidth } = framing;
  const least = Math.max(product.base * 1.5, product.foot / 2) * 1.32;
  const radius = Math.max(least, product.width * 0.64, Math.min(frameWidth, frameHeight) * 0.17);
  const material = builder.finish(stand.material, tintOf(stand));
  const { x, z } = standing;
  const bevel = 0.0035;
  const high = -ground;
  switch (stand.kind) {
    case 'round-podium':
      builder.solids.push(cylinder(material, x, z, radius, ground, 0, bevel, builder.random() * 6));
      return;
    case 'wood-slice':
      builder.solids.push(cylinder(material, x, z, radius, ground, 0, bevel * 1.5, builder.random() * 6));
      return;
    case 'double-podium':
      builder.solids.push(cylinder(material, x, z, radius, ground + high * 0.5, 0, bevel, builder.random() * 6));
      builder.solids.push(
        cylinder(material, x, z, radius * 1.5, ground, ground + high * 0.5, bevel, builder.random() * 6),
      );
      return;
    case 'square-podium':
      builder.solids.push(
        block(material, x, ground / 2, z, radius, high / 2, radius, builder.between(-0.5, 0.5), bevel),
      );
      return;
    case 'slab': {
      const wide = Math.max(radius * 1.3, product.width * 0.8);
      builder.solids.push(
        block(material, x, ground / 2, z, wide, high / 2, radius * 1.05, builder.between(-0.14, 0.14), bevel * 2.2),
      );
      return;
    }
    case 'steps': {
      const side = builder.random() < 0.5 ? -1 : 1;
      const deep = radius * 1.05;
      builder.solids.push(block(material, x, ground / 2, z, radius * 1.15, high / 2, deep, 0, bevel));
      builder.solids.push(
        block(
          material,
          x + side * radius * 1.75,
          (ground + high * 0.95) / 2,
          z - deep * 0.5,
          radius * 1.25,
          high * 0.975,
          deep * 0.9,
          0,
          bevel,
        ),
      );
      builder.solids.push(
        block(
          material,
          x - side * radius * 1.6,
          (ground * 2 + high * 0.45) / 2,
          z + deep * 0.12,
          radius * 0.95,
          high * 0.225,
          deep * 0.85,
          0,
          bevel,
        ),
      );
    }
  }
}

function addBackground({ builder, description, framing, ground, back, standing }: Place): void {
  const { background, surface } = description;
  const { frameWidth, frameHeight } = framing;
  const { solids } = builder;
  const surfaceMaterial = builder.finish(surface.material, tintOf(surface));
  const turn = turnOf(surface.material, builder.random, false);
  if (background.kind === 'sweep') {
    solids.push(sweep(surfaceMaterial, ground, back * 1.25, back * 0.9));
    return;
  }
  if (background.kind === 'view') {
    const endless = ['sand', 'water', 'dark-water', 'grass', 'snow', 'moss'].includes(surface.material);
    // A table or counter ends some way behind the product; grounds go on to the horizon.
    const far = endless ? 9 : Math.max(0.2, frameWidth * 0.42);
    solids.push(floor(surfaceMaterial, ground, turn, { x0: -40, x1: 40, z0: -far, z1: 40 }));
    return;
  }
  solids.push(floor(surfaceMaterial, ground, turn));
  const material = builder.finish(background.material, tintOf(background));
  if (background.kind === 'wall') {
    solids.push(wall(material, -back));
    return;
  }
  if (background.kind === 'disc') {
    solids.push(wall(material, -back));
    const disc = builder.finish('plaster', lightOf(background.disc));
    const radius = Math.min(frameWidth, frameHeight) * builder.between(0.33, 0.4);
    const centre = ground + radius * 0.96;
    solids.push(
      standingDisc(
        disc,
        standing.x + frameWidth * builder.between(-0.06, 0.06),
        centre,
        radius,
        -back + 0.012,
        -back + 0.042,
      ),
    );
    return;
  }
  const half = Math.min(frameWidth * 0.36, frameHeight * 0.3) * builder.between(0.95, 1.12);
  const opening = {
    x: standing.x + frameWidth * builder.between(-0.03, 0.03),
    half,
    bottom: ground - 1,
    spring: ground + frameHeight * 0.46,
    round: true,
  };
  const front = -back * 0.92;
  solids.push(wall(material, front, [opening]), reveal(material, opening, front - back * 0.34, front));
  if (background.view === null)
    solids.push(
      wall(
        builder.finish(
          background.material,
          background.colour === null ? null : mixLight(lightOf(background.colour), [0.12, 0.09, 0.08], 0.18),
        ),
        front - back * 0.34,
      ),
    );
}

/** A disc that stands upright and faces the camera. */
function standingDisc(material: number, cx: number, cy: number, radius: number, z0: number, z1: number): Solid {
  const lying = cylinder(material, 0, 0, radius, z0, z1, 0.004);
  // The cylinder stands along y: axes are exchanged on the way in and out, (x, y, z) → (x − cx, z, y − cy).
  return {
    material,
    meet: (ox, oy, oz, dx, dy, dz) => lying.meet(ox - cx, oz, oy - cy, dx, dz, dy),
    look(hit, dx, dy, dz) {
      const { x, y, z } = hit;
      hit.x = x - cx;
      hit.y = z;
      hit.z = y - cy;
      lying.look(hit, dx, dz, dy);
      [hit.x, hit.y, hit.z] = [x, y, z];
      [hit.ny, hit.nz] = [hit.nz, hit.ny];
      [hit.uy, hit.uz] = [hit.uz, hit.uy];
      [hit.vy, hit.vz] = [hit.vz, hit.vy];
    },
  };
}

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
  colour: Light,
): void {
  const size = Math.min(framing.frameWidth, framing.frameHeight);
  const material = builder.finish('plaster', colour);
  const top = description.perspective === 'top';
  for (let n = 0; n < 3; n += 1) {
    const r = size * (n === 0 ? 0.062 : n === 1 ? 0.034 : 0.022) * builder.between(0.9, 1.15);
    const way = n === 1 ? -side : side;
    const x = standing.x + way * (product.width * 0.5 + size * (n === 2 ? 0.17 : 0.12) + r);
    const z = top ? builder.between(-0.36, 0.36) * framing.frameHeight : size * (n === 0 ? -0.12 : 0.09);
    builder.solids.push(ball(material, x, ground + r, z, r, r, r, 0, 0, 1));
  }
}

function addBlocks({ builder, framing, standing, product, ground, back }: Place, side: number, colour: Light): void {
  const size = Math.min(framing.frameWidth, framing.frameHeight);
  const material = builder.finish('plaster', colour);
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

/** A sprig that comes into the picture from one side, behind the product; from above, one that lies beside it. */
function addSprig(place: Place, kind: Sprig, side: number, n: number): void {
  const { builder, framing, standing, product, ground, back, description } = place;
  const { frameWidth, frameHeight } = framing;
  const size = Math.min(frameWidth, frameHeight);
  const material = builder.finish('paper', lightOf(LEAF_COLOURS[kind]));
  const picture = drawSprig(kind, Math.floor(builder.random() * 1e6), 440);
  const ratio = picture.height / picture.width;
  if (description.perspective === 'top') {
    // It points from a corner towards the middle and stays clear of the product.
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
  const material = builder.finish('paper', lightOf(LEAF_COLOURS.petals));
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

function addProps(place: Place): void {
  const { builder, description } = place;
  let side = builder.random() < 0.5 ? -1 : 1;
  const accent = accentOf(description);
  for (const [n, prop] of description.props.entries()) {
    if (prop === 'pebbles') addPebbles(place, side);
    else if (prop === 'spheres') addSpheres(place, side, accent);
    else if (prop === 'blocks') addBlocks(place, side, accent);
    else if (prop === 'petals') addPetals(place);
    else {
      addSprig(place, prop satisfies PropName & Sprig, side, n);
      if (description.perspective === 'top' && builder.random() < 0.7) addSprig(place, prop, -side, n + 1);
    }
    side = -side;
  }
}

/** Colour of balls and blocks: that of the stand, else a deeper one than the background. */
function accentOf({ stand, background, surface }: SceneDescription): Light {
  if (stand?.colour) return lightOf(stand.colour);
  const behind =
    'colour' in background && background.colour
      ? lightOf(background.colour)
      : surface.colour
        ? lightOf(surface.colour)
        : lightOf('#dcc9b4');
  return luminance(...behind) > 0.25
    ? mixLight(behind, [behind[0] * behind[0], behind[1] * behind[1], behind[2] * behind[2]], 0.45)
    : mixLight(behind, [0.8, 0.75, 0.7], 0.3);
}

export interface Stage {
  world: World;
  standing: Standing;
}

/** Everything but the product; the same for the same seed. */
export function buildStage(
  description: SceneDescription,
  product: Room,
  framing: Framing,
  lit: Lit,
  seed: number,
): Stage {
  const builder = new Builder(seed);
  const { camera, frameWidth, frameHeight, standing } = framing;
  const { x } = standing;
  const longer = Math.max(frameWidth, frameHeight);
  const stand = description.stand;
  const ground =
    stand === null
      ? 0
      : -Math.min(frameWidth, frameHeight) *
        (stand.kind === 'slab' || stand.kind === 'wood-slice'
          ? 0.05
          : stand.kind === 'double-podium'
            ? 0.13
            : stand.kind === 'steps'
              ? 0.12
              : 0.105);
  const place: Place = { builder, description, product, framing, standing, ground, back: longer * 0.62 };
  // A wall shows the shadow of blinds or leaves only when the light does not come from beside or behind it.
  const fore = description.shadow !== null && description.background.kind !== 'view' ? WALL_LIT : -1;
  let lighting: Lighting = lightingOf(description.light, lit.mirrored, lit.turn, lit.lift, fore);
  if (camera.side) {
    addBackground(place);
    addStand(place);
  } else {
    const surface = builder.finish(description.surface.material, tintOf(description.surface));
    builder.solids.push(floor(surface, 0, turnOf(description.surface.material, builder.random, true)));
    // From above a low sun comes from the upper side, as pictures are read.
    const away = -Math.abs(lighting.kz) - 0.25;
    const length = Math.hypot(lighting.kx, lighting.ky, away);
    lighting = { ...lighting, kx: lighting.kx / length, ky: lighting.ky / length, kz: away / length };
  }
  addProps(place);
  const view = camera.side && 'view' in description.background ? description.background.view : null;
  const soft = Math.min(1, lighting.radius * 9);
  return {
    standing,
    world: {
      solids: builder.solids,
      materials: builder.materials,
      means: builder.means,
      lighting,
      backdrop: view === null ? null : drawBackdrop(view, seed),
      gobo:
        description.shadow === null
          ? null
          : drawGobo(
              description.shadow,
              seed + 3,
              description.shadow === 'blinds' || description.shadow === 'window'
                ? soft * 0.5 + 0.06
                : 0.18 + soft * 0.6,
            ),
      goboCentre: [
        x + (builder.random() - 0.5) * 0.1 * frameWidth,
        product.perspective === 'side' ? product.height * 0.45 : 0,
        -0.1 * longer,
      ],
      goboScale: longer / 0.62,
      pool: {
        x: x + (lit.mirrored ? 0.1 : -0.1) * frameWidth,
        y: product.height * 0.62,
        radius: Math.sqrt(frameWidth * frameHeight) * 0.5,
      },
    },
  };
}
