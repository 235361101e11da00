/** How far a garment put on looks from its photo: exposure and tint. */
import type { Sheet } from '#app/engines/warp/mesh.ts';
import { colorDistance } from '#design/layout/color-difference.ts';

/** Least opacity of the pixels that are compared, 0..255. */
const SOLID = 240;

/** CIEDE2000 between the mean colors of both; 0 if either shows nothing. Colors are multiplied by alpha. */
export function colorShift(photo: Sheet, worn: Sheet): number {
  const [one, other] = [meanOf(photo), meanOf(worn)];
  return one && other ? colorDistance(one, other) : 0;
}

function meanOf({ data }: Sheet): string | null {
  const sums = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] as number) < SOLID) continue;
    count += 1;
    for (let c = 0; c < 3; c += 1) sums[c] = (sums[c] as number) + (data[at + c] as number);
  }
  return count === 0
    ? null
    : `#${sums
        .map((sum) =>
          Math.min(255, Math.round(sum / count))
            .toString(16)
            .padStart(2, '0'),
        )
        .join('')}`;
}
