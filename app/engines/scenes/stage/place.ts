/** The place for building a scene, and the builder that collects its solids and materials. */
import { type Light, lightOf } from '../color.ts';
import type { Framing } from '../framing.ts';
import { type MaterialName, MATERIALS } from '../materials/materials.ts';
import { type Material, meanOf } from '../materials/texel.ts';
import { randomStream } from '../noise.ts';
import type { Standing } from '../product.ts';
import type { Room } from '../room.ts';
import type { Finish, SceneDescription } from '../scene.ts';
import type { Solid } from '../solid.ts';

export class Builder {
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

export const tintOf = ({ color }: Finish): Light | null => (color === null ? null : lightOf(color));

/** Orientation of a surface's pattern: boards and veins run slightly askew, tiles and weaves straight. */
export function turnOf(material: MaterialName, random: () => number, top: boolean): number {
  if (['tile', 'zellige', 'subway', 'brick', 'knit'].includes(material)) return 0;
  if (['oak', 'walnut', 'pine', 'whitewashed-wood', 'weathered-wood'].includes(material))
    return top ? (random() < 0.5 ? 0 : Math.PI / 2) + (random() - 0.5) * 0.05 : (random() - 0.5) * 0.12;
  return random() * 2 * Math.PI;
}

export interface Place {
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
