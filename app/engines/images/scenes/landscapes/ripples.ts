/** Ripples on calm water. */
import { mix } from '#design/layout/contrast.ts';
import { faded } from '#app/engines/images/drawing/drawing.ts';
import { streak } from '#app/engines/images/drawing/shapes.ts';
import type { Outdoors } from '../sky.ts';

export function ripples({ drawing, tones, chance }: Outdoors, from: number, to: number, count: number): void {
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
