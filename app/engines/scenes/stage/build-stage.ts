/**
 * Builds the world of a scene around a product: surface, stand, background, props, lights. The seed decides variations.
 */
import { drawBackdrop } from '../backdrop/backdrop.ts';
import { drawGobo } from '../foliage.ts';
import type { Framing } from '../framing.ts';
import { type Lighting, lightingOf } from '../light.ts';
import type { Standing } from '../product.ts';
import type { Room } from '../room.ts';
import { floor } from '../rooms.ts';
import type { SceneDescription } from '../scene.ts';
import type { World } from '../world.ts';
import { addBackground } from './add-background.ts';
import { addProps } from './add-props.ts';
import { addStand } from './add-stand.ts';
import { Builder, type Place, tintOf, turnOf } from './place.ts';

/** The variations of a scene's pictures, besides the framing. */
export interface Lit {
  mirrored: boolean;
  turn: number;
  lift: number;
}

/** Least distance of the key light in front of a wall with a shadow pattern, of directions of about length one. */
const WALL_LIT = 0.3;

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
  // A wall shows the shadow of blinds or leaves only when the light comes from in front of it.
  const fore = description.shadow !== null && description.background.kind !== 'view' ? WALL_LIT : -1;
  let lighting: Lighting = lightingOf(description.light, lit.mirrored, lit.turn, lit.lift, fore);
  if (camera.side) {
    addBackground(place);
    addStand(place);
  } else {
    const surface = builder.finish(description.surface.material, tintOf(description.surface));
    builder.solids.push(floor(surface, 0, turnOf(description.surface.material, builder.random, true)));
    // From above, a low sun comes from the upper side, as viewers expect.
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
