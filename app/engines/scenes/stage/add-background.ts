/** Adds the surface and the background of a scene: sweep, wall, disc, arch. */
import { cylinder } from '../bodies.ts';
import { lightOf, mixLight } from '../color.ts';
import { floor, reveal, sweep, wall } from '../rooms.ts';
import type { Solid } from '../solid.ts';
import { type Place, tintOf, turnOf } from './place.ts';

export function addBackground({ builder, description, framing, ground, back, standing }: Place): void {
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
    // A table or counter ends some way behind the product; grounds continue to the horizon.
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
          background.color === null ? null : mixLight(lightOf(background.color), [0.12, 0.09, 0.08], 0.18),
        ),
        front - back * 0.34,
      ),
    );
}

/** An upright disc that faces the camera. */
function standingDisc(material: number, cx: number, cy: number, radius: number, z0: number, z1: number): Solid {
  const lying = cylinder(material, 0, 0, radius, z0, z1, 0.004);
  // The cylinder's axis is y: exchanges axes on the way in and out, (x, y, z) → (x − cx, z, y − cy).
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
