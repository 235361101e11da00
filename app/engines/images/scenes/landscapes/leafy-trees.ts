/** Leafy trees on a piece of land, in the colors of the season. */
import { mix } from '#design/layout/contrast.ts';
import { blobAt, polygonOf } from '#app/engines/images/drawing/shapes.ts';
import { crown } from '#app/engines/images/drawing/plants.ts';
import type { Land } from '#app/engines/images/drawing/land.ts';
import { lit } from '#app/engines/images/tones.ts';
import type { Outdoors } from '../sky.ts';
import { LEAVES } from './season-colors.ts';

export function leafyTrees(place: Outdoors, land: Land, count: number, size: number, from = 0, to = 1): void {
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
