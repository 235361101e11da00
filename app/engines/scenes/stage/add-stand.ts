/** Adds the stand below the product: podium, slab, steps. */
import { block, cylinder } from '../bodies.ts';
import { type Place, tintOf } from './place.ts';

export function addStand({ builder, description, product, framing, standing, ground }: Place): void {
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
