/** Leaves as flat pictures: sprigs next to the product, and the branches and windows that cast shadows on the scene. */
import type { CardPicture } from './bodies.ts';
import { randomStream, smooth } from './noise.ts';

export type Sprig = 'eucalyptus' | 'olive' | 'palm' | 'monstera' | 'fern' | 'petals' | 'pampas';

/** A plane to draw leaves on, coordinates 0..1 from the upper left. */
class Leaves {
  readonly width: number;
  readonly height: number;
  readonly alpha: Float32Array;
  readonly shade: Float32Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.alpha = new Float32Array(width * height);
    this.shade = new Float32Array(width * height).fill(1);
  }

  /**
   * One leaf from its foot along an angle.
   * @param broad half its width at the widest, of its length
   * @param widest where along its length it is widest, 0..1
   * @param notch depth of cuts towards the midrib, as monsteras have them
   */
  leaf(
    x: number,
    y: number,
    angle: number,
    length: number,
    broad: number,
    widest: number,
    tone: number,
    notch = 0,
  ): void {
    const { width, height } = this;
    const ca = Math.cos(angle);
    const sa = Math.sin(angle);
    const reach = length * 1.05;
    const x0 = Math.max(0, Math.floor((x - reach) * width));
    const x1 = Math.min(width - 1, Math.ceil((x + reach) * width));
    const y0 = Math.max(0, Math.floor(y * height - reach * width));
    const y1 = Math.min(height - 1, Math.ceil(y * height + reach * width));
    const soft = 0.9 / width / length;
    for (let py = y0; py <= y1; py += 1) {
      for (let px = x0; px <= x1; px += 1) {
        const dx = ((px + 0.5) / width - x) / length;
        const dy = (((py + 0.5) / height - y) * (height / width)) / length;
        const t = dx * ca + dy * sa;
        if (t < -0.02 || t > 1.02) continue;
        const bend = 0.1 * t * t;
        const s = dy * ca - dx * sa - bend;
        // Just beyond both ends the sines are negative, and their roots NaN.
        const grow =
          t <= 0 || t >= 1
            ? 0
            : t < widest
              ? Math.sin((t / widest) * 0.5 * Math.PI) ** 0.75
              : Math.cos(((t - widest) / (1 - widest)) * 0.5 * Math.PI) ** 0.85;
        let half = broad * grow;
        if (notch > 0) {
          const rib = Math.abs(Math.sin((t + Math.abs(s) * 0.9) * 19));
          if (Math.abs(s) > broad * 0.26 * (1 - notch)) half -= half * notch * smooth(0.62, 0.1, rib);
        }
        const cover = smooth(-soft, soft, half - Math.abs(s));
        if (cover <= 0) continue;
        const at = py * width + px;
        const rib = smooth(0.018, 0.004, Math.abs(s)) * 0.3;
        const vein = 0.06 * Math.sin((t - Math.abs(s) * 1.6) * 60);
        const side = s > 0 ? 0.09 : -0.07;
        if (cover >= (this.alpha[at] as number) || cover > 0.5)
          this.shade[at] = tone * (1 + side + rib + vein + 0.12 * (t - 0.5));
        this.alpha[at] = Math.max(this.alpha[at] as number, cover);
      }
    }
  }

  /** A stem: a thin line of the leaves' color. */
  stem(x0: number, y0: number, x1: number, y1: number, thick: number, tone: number): void {
    const { width, height } = this;
    const length = Math.hypot(x1 - x0, ((y1 - y0) * height) / width);
    const steps = Math.max(2, Math.ceil(length * width));
    for (let step = 0; step <= steps; step += 1) {
      const cx = (x0 + ((x1 - x0) * step) / steps) * width;
      const cy = (y0 + ((y1 - y0) * step) / steps) * height;
      const r = thick * width;
      for (let py = Math.max(0, Math.floor(cy - r - 1)); py <= Math.min(height - 1, cy + r + 1); py += 1) {
        for (let px = Math.max(0, Math.floor(cx - r - 1)); px <= Math.min(width - 1, cx + r + 1); px += 1) {
          const cover = smooth(r + 0.7, r - 0.7, Math.hypot(px + 0.5 - cx, py + 0.5 - cy));
          const at = py * width + px;
          if (cover > (this.alpha[at] as number)) {
            this.alpha[at] = cover;
            this.shade[at] = tone;
          }
        }
      }
    }
  }

  get picture(): CardPicture {
    const { width, height, alpha, shade } = this;
    return { width, height, alpha, shade };
  }
}

/** A sprig that grows from the lower end upwards, in a picture twice as high as wide or square. */
export function drawSprig(kind: Sprig, seed: number, side = 320): CardPicture {
  const random = randomStream(seed);
  if (kind === 'monstera') {
    const leaves = new Leaves(side, side);
    leaves.stem(0.5, 0.99, 0.5, 0.86, 0.008, 0.8);
    leaves.leaf(0.5, 0.9, -Math.PI / 2 + 0.03, 0.85, 0.42, 0.34, 1, 0.78);
    return leaves.picture;
  }
  if (kind === 'petals') {
    const leaves = new Leaves(side, side);
    leaves.leaf(0.5, 0.92, -Math.PI / 2, 0.82, 0.36, 0.6, 1);
    return leaves.picture;
  }
  const leaves = new Leaves(side, side * 2);
  let x = 0.5;
  let y = 0.98;
  let angle = -Math.PI / 2 + (random() - 0.5) * 0.25;
  const turn = (random() - 0.5) * 0.16;
  const count = kind === 'palm' || kind === 'fern' ? 30 : kind === 'pampas' ? 60 : 15;
  for (let n = 0; n < count; n += 1) {
    const share = n / count;
    const step = 0.86 / count;
    const nextX = x + Math.cos(angle) * step * 2;
    const nextY = y + Math.sin(angle) * step;
    leaves.stem(x, y, nextX, nextY, 0.0085 * (1 - share * 0.7), 0.7);
    x = nextX;
    y = nextY;
    angle += turn * (1 / count) * 8 + (random() - 0.5) * 0.05;
    for (const way of [-1, 1]) {
      if (n < count * 0.12) continue;
      const tone = 0.82 + 0.36 * random();
      if (kind === 'eucalyptus')
        leaves.leaf(x, y, angle + way * (0.95 + 0.35 * random()), 0.2 * (1 - 0.5 * share) + 0.04, 0.4, 0.52, tone);
      else if (kind === 'olive')
        leaves.leaf(x, y, angle + way * (0.6 + 0.3 * random()), 0.3 * (1 - 0.45 * share), 0.12, 0.5, tone);
      else if (kind === 'palm')
        leaves.leaf(
          x,
          y,
          angle + way * (1.05 - 0.5 * share),
          0.46 * Math.sin(Math.PI * (0.16 + 0.8 * share)) + 0.05,
          0.062,
          0.35,
          tone,
        );
      else if (kind === 'fern') leaves.leaf(x, y, angle + way * 1.2, 0.36 * (1 - share) + 0.03, 0.13, 0.3, tone);
      else if (share > 0.35)
        leaves.leaf(x, y, angle + way * (0.25 + 0.4 * random()), 0.26 * (1.25 - share), 0.035, 0.6, tone);
    }
  }
  leaves.leaf(x, y, angle, kind === 'palm' ? 0.2 : 0.12, kind === 'eucalyptus' ? 0.4 : 0.14, 0.5, 1);
  return leaves.picture;
}

export type ShadowPattern = 'leaves' | 'palm' | 'branches' | 'blinds' | 'window';

/** The pattern between the sun and the scene: its transmission, 1 for all, and the picture's width, metres. */
export interface Gobo {
  side: number;
  data: Float32Array;
  span: number;
}

/** Side of the pattern's picture, px. */
const SIDE = 512;

/** @param soft 0 as sharp as a near thing's shadow, 1 as soft as that of a tree */
export function drawGobo(pattern: ShadowPattern, seed: number, soft: number): Gobo {
  const random = randomStream(seed);
  const data = new Float32Array(SIDE * SIDE).fill(1);
  let span = 1.5;
  if (pattern === 'blinds') {
    const slant = (random() - 0.5) * 0.16;
    const pitch = 0.075;
    for (let y = 0; y < SIDE; y += 1) {
      for (let x = 0; x < SIDE; x += 1) {
        const at = (y / SIDE + (slant * x) / SIDE) / pitch;
        const share = at - Math.floor(at);
        data[y * SIDE + x] = smooth(0.32, 0.4, share) * smooth(0.98, 0.9, share);
      }
    }
    span = 1.3;
  } else if (pattern === 'window') {
    const bars = [0.08, 0.5, 0.92];
    for (let y = 0; y < SIDE; y += 1) {
      for (let x = 0; x < SIDE; x += 1) {
        const fx = x / SIDE;
        const fy = y / SIDE;
        const open = fx > 0.08 && fx < 0.92 && fy > 0.02 && fy < 0.98;
        const bar =
          bars.some((one) => Math.abs(fx - one) < 0.016) ||
          [0.02, 0.34, 0.66, 0.98].some((one) => Math.abs(fy - one) < 0.013);
        data[y * SIDE + x] = open && !bar ? 1 : 0.02;
      }
    }
    span = 0.95;
  } else {
    const kinds: readonly Sprig[] =
      pattern === 'palm' ? ['palm'] : pattern === 'branches' ? ['olive'] : ['eucalyptus', 'olive'];
    const sprigs = pattern === 'palm' ? 5 : pattern === 'branches' ? 7 : 6;
    for (let n = 0; n < sprigs; n += 1) {
      const drawn = drawSprig(kinds[n % kinds.length] as Sprig, seed + n * 77, 200);
      // From the rim inwards, which keeps the middle light.
      const around = (n / sprigs) * 2 * Math.PI + random() * 0.8;
      const cx = 0.5 + Math.cos(around) * (0.3 + 0.14 * random());
      const cy = 0.5 + Math.sin(around) * (0.3 + 0.14 * random());
      const turn = around + Math.PI + (random() - 0.5) * 1.3;
      const size = pattern === 'palm' ? 0.82 : 0.5 + 0.2 * random();
      const c = Math.cos(turn + Math.PI / 2);
      const s = Math.sin(turn + Math.PI / 2);
      for (let y = 0; y < SIDE; y += 1) {
        for (let x = 0; x < SIDE; x += 1) {
          const dx = (x / SIDE - cx) / size;
          const dy = (y / SIDE - cy) / size;
          const a = (dx * c + dy * s) * 2 + 0.5;
          const b = dy * c - dx * s + 0.5;
          if (a < 0 || a >= 1 || b < 0 || b >= 1) continue;
          const alpha = drawn.alpha[Math.floor(b * drawn.height) * drawn.width + Math.floor(a * drawn.width)] as number;
          data[y * SIDE + x] = Math.min(data[y * SIDE + x] as number, 1 - 0.96 * alpha);
        }
      }
    }
    span = pattern === 'palm' ? 1.1 : 0.95;
  }
  blurPlane(data, SIDE, SIDE, 1 + Math.round(soft * 9));
  return { side: SIDE, data, span };
}

/** Three box means in place: close to a Gaussian. Extends the last values beyond the edges. */
export function blurPlane(data: Float32Array, width: number, height: number, radius: number): void {
  if (radius < 1) return;
  const line = new Float32Array(Math.max(width, height));
  const pass = (start: number, step: number, count: number) => {
    let sum = 0;
    const first = data[start] as number;
    const last = data[start + (count - 1) * step] as number;
    for (let at = -radius; at <= radius; at += 1)
      sum += at < 0 ? first : at >= count ? last : (data[start + at * step] as number);
    for (let at = 0; at < count; at += 1) {
      line[at] = sum / (2 * radius + 1);
      const enter = at + radius + 1;
      const leave = at - radius;
      sum +=
        (enter >= count ? last : (data[start + enter * step] as number)) -
        (leave < 0 ? first : (data[start + leave * step] as number));
    }
    for (let at = 0; at < count; at += 1) data[start + at * step] = line[at] as number;
  };
  for (let turn = 0; turn < 3; turn += 1) {
    for (let y = 0; y < height; y += 1) pass(y * width, 1, width);
    for (let x = 0; x < width; x += 1) pass(x, width, height);
  }
}

/** Transmitted light at a place, metres; mirrored around the pattern. */
export function passes({ side, data, span }: Gobo, a: number, b: number): number {
  let x = a / span + 0.5;
  let y = b / span + 0.5;
  x = Math.abs(x - 2 * Math.floor(x / 2 + 0.5));
  y = Math.abs(y - 2 * Math.floor(y / 2 + 0.5));
  const px = Math.min(side - 1.001, x * (side - 1));
  const py = Math.min(side - 1.001, y * (side - 1));
  const ix = Math.floor(px);
  const iy = Math.floor(py);
  const fx = px - ix;
  const fy = py - iy;
  const at = iy * side + ix;
  const top = (data[at] as number) * (1 - fx) + (data[at + 1] as number) * fx;
  const bottom = (data[at + side] as number) * (1 - fx) + (data[at + side + 1] as number) * fx;
  return top * (1 - fy) + bottom * fy;
}
