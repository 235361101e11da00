/** Shrinks a picture for judging: each small pixel is the mean of those it covers. */
import { createPixels, type Pixels } from '../pixels/pixels.ts';

/** At most `side` px on its longer side; colors of cutouts as they show on white. */
export function smallPicture(picture: Pixels, side: number): Pixels {
  const scale = Math.max(1, Math.max(picture.width, picture.height) / side);
  const width = Math.max(1, Math.round(picture.width / scale));
  const height = Math.max(1, Math.round(picture.height / scale));
  const small = createPixels(width, height, 3);
  const { channels, data } = picture;
  for (let y = 0; y < height; y += 1) {
    const [fromY, toY] = [
      Math.floor((y * picture.height) / height),
      Math.max(Math.floor((y * picture.height) / height) + 1, Math.floor(((y + 1) * picture.height) / height)),
    ];
    for (let x = 0; x < width; x += 1) {
      const [fromX, toX] = [
        Math.floor((x * picture.width) / width),
        Math.max(Math.floor((x * picture.width) / width) + 1, Math.floor(((x + 1) * picture.width) / width)),
      ];
      let [red, green, blue, count] = [0, 0, 0, 0];
      for (let py = fromY; py < toY; py += 1) {
        for (let px = fromX; px < toX; px += 1) {
          const at = (py * picture.width + px) * channels;
          const white = channels === 4 ? 255 - (data[at + 3] as number) : 0;
          red += (data[at] as number) + white;
          green += (data[at + 1] as number) + white;
          blue += (data[at + 2] as number) + white;
          count += 1;
        }
      }
      const to = (y * width + x) * 3;
      small.data[to] = Math.round(red / count);
      small.data[to + 1] = Math.round(green / count);
      small.data[to + 2] = Math.round(blue / count);
    }
  }
  return small;
}
