/** A cabin with lit windows at night. */
import { mix } from '#design/layout/contrast.ts';
import { downwards } from '#app/engines/images/drawing/drawing.ts';
import { boxAt, polygonOf } from '#app/engines/images/drawing/shapes.ts';
import { lit } from '#app/engines/images/tones.ts';
import type { Outdoors } from '../sky.ts';

export function cabin({ drawing, tones }: Outdoors, x: number, foot: number, size: number): void {
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
