/**
 * The shadow on the ground that a cutout stands on: dark and narrow where it touches, wide and faint around, cast
 * sideways if the light comes from a side. It is made from the silhouette as placed on the page, so that a tilted
 * bottle stands on its lowest corner and a chair on its legs.
 */
import type { ContactShadow } from '#design/document/values.ts';
import type { Content } from './content.ts';
import { channels } from './filters/tones.ts';
import type { Backdrop } from './shadow.ts';
import { contextOf, type Context, type Matrix, type Size, type Surface, type Surfaces } from './tools.ts';

/** Longest side of the copy in which the feet are searched for, px; enough for soft shadows. */
const PROBE_SIDE = 240;
/** Longest side of the finished bitmap, px. */
export const SHADOW_SIDE = 900;
/** Share of the ink's height from the ground up that counts as foot. */
const FOOT = 0.09;
/** Height of the ellipse on the ground as a share of its width: the ground is seen from slightly above. */
const FLATNESS = 0.17;
/** The ellipse's maximum height, as a share of the ink's height. */
const HIGHEST = 0.13;
/**
 * Its minimum height, and how much wider than its feet it is, as shares of the ink's height: an object on a tiny base
 * would otherwise hide all of it.
 */
const LEAST = 0.028;
const AROUND = 0.05;
/** How far a shadow falls sideways, and how flat it is, per unit of height. */
const THROW = 0.85;
const THROWN_HEIGHT = 0.26;

/** How far a ground shadow may extend beyond the box, px. */
export function contactReach({ spread, softness, angle }: ContactShadow, { width, height }: Size): number {
  const diagonal = Math.hypot(width, height);
  const across = diagonal * (1.06 / 2 + AROUND) * spread * (1 + softness * 0.5);
  return (
    Math.max(across - Math.min(width, height) / 2, diagonal * 0.06) +
    Math.abs(Math.sin((angle * Math.PI) / 180)) * diagonal * THROW +
    diagonal * 0.16
  );
}

/** Where the ink is and where it touches the ground, page px around the layer's center. */
interface Standing {
  left: number;
  right: number;
  top: number;
  ground: number;
  /** Stretches that touch the ground, from left to right. */
  feet: { left: number; right: number }[];
}

/**
 * The shadow around the layer's center in page directions. `linear`: rotation and flips of the layer; null: nothing
 * stands there.
 */
export function castContact(
  content: Content,
  size: Size,
  contact: ContactShadow,
  linear: Matrix,
  resolution: number,
  tools: Surfaces,
): Backdrop | null {
  const [a, b, c, d] = linear;
  const halfWidth = (Math.abs(a) * size.width + Math.abs(c) * size.height) / 2 + content.bleed;
  const halfHeight = (Math.abs(b) * size.width + Math.abs(d) * size.height) / 2 + content.bleed;
  const scale = Math.min(resolution, PROBE_SIDE / (Math.max(halfWidth, halfHeight) * 2));
  const probe = tools.createSurface(
    Math.max(1, Math.ceil(halfWidth * 2 * scale)),
    Math.max(1, Math.ceil(halfHeight * 2 * scale)),
  );
  const inside = contextOf(probe);
  inside.translate(probe.width / 2, probe.height / 2);
  inside.scale(scale, scale);
  inside.transform(a, b, c, d, 0, 0);
  content.paint(inside, scale);
  const standing = findStanding(probe, scale);
  const backdrop = standing && draw(standing, probe, scale, contact, resolution, tools);
  tools.release(probe);
  return backdrop;
}

function findStanding(probe: Surface, scale: number): Standing | null {
  const { width, height } = probe;
  const context = contextOf(probe);
  context.setTransform(1, 0, 0, 1, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const isInk = (x: number, y: number) => (data[(y * width + x) * 4 + 3] ?? 0) > 110;
  const lowest = new Int32Array(width).fill(-1);
  let [left, right, top, ground] = [width, -1, height, -1];
  for (let x = 0; x < width; x += 1) {
    for (let y = height - 1; y >= 0; y -= 1) {
      if (!isInk(x, y)) continue;
      lowest[x] = y;
      break;
    }
    const low = lowest[x] ?? -1;
    if (low < 0) continue;
    left = Math.min(left, x);
    right = x;
    ground = Math.max(ground, low);
    for (let y = 0; y < top; y += 1) if (isInk(x, y)) top = y;
  }
  if (right < 0) return null;
  const foot = Math.max(1.5, (ground - top) * FOOT);
  const feet: Standing['feet'] = [];
  const toX = (x: number) => (x - width / 2) / scale;
  for (let x = left; x <= right; x += 1) {
    if ((lowest[x] ?? -1) < ground - foot) continue;
    const last = feet.at(-1);
    // A gap of a pixel or two is a rough edge, not a second foot.
    if (last && toX(x) - last.right <= 3 / scale) last.right = toX(x + 1);
    else feet.push({ left: toX(x), right: toX(x + 1) });
  }
  const toY = (y: number) => (y - height / 2) / scale;
  return { left: toX(left), right: toX(right + 1), top: toY(top), ground: toY(ground + 1), feet };
}

function draw(
  { left, right, top, ground, feet }: Standing,
  probe: Surface,
  probeScale: number,
  contact: ContactShadow,
  resolution: number,
  tools: Surfaces,
): Backdrop | null {
  const { softness, spread, opacity } = contact;
  const first = feet[0];
  const last = feet.at(-1);
  if (!first || !last || opacity === 0) return null;
  const tall = ground - top;
  const lean = Math.sin((contact.angle * Math.PI) / 180);
  const middle = (first.left + last.right) / 2;
  const halfFoot = Math.max((last.right - first.left) / 2, (right - left) * 0.06);
  const radius = halfFoot * 1.06 * spread;
  const rise = Math.max(tall * LEAST, Math.min(radius * FLATNESS, tall * HIGHEST)) * (0.75 + 0.25 * spread);
  const wide = (radius + tall * AROUND * spread) * (1 + softness * 0.5);

  const thrown = Math.abs(lean) * tall * THROW;
  const blur = softness * tall * 0.03 + tall * 0.008;
  const margin = blur * 3 + 2;
  const box = {
    left: Math.min(middle - wide, left - (lean < 0 ? thrown : 0)) - margin,
    right: Math.max(middle + wide, right + (lean > 0 ? thrown : 0)) + margin,
    top: ground - Math.max(rise * (1 + softness), Math.abs(lean) > 0.02 ? tall * THROWN_HEIGHT : 0) - margin,
    bottom: ground + rise * (1 + softness) + margin,
  };
  const scale = Math.min(resolution, SHADOW_SIDE / Math.max(box.right - box.left, box.bottom - box.top));
  const surface = tools.createSurface(
    Math.max(1, Math.ceil((box.right - box.left) * scale)),
    Math.max(1, Math.ceil((box.bottom - box.top) * scale)),
  );
  const context = contextOf(surface);
  const toBox = () => context.setTransform(scale, 0, 0, scale, -box.left * scale, -box.top * scale);
  const color = channels(contact.color);

  toBox();
  if (Math.abs(lean) > 0.02)
    throwSilhouette(
      context,
      { left, right, top, ground, feet },
      probe,
      probeScale,
      lean,
      blur,
      surface,
      scale,
      `rgba(${color.join(', ')}, ${opacity * 0.5 * Math.min(1, Math.abs(lean) * 2)})`,
      toBox,
    );
  toBox();
  // Wide and faint around the base, shifted slightly away from the light.
  ellipse(
    context,
    middle + lean * rise,
    ground - rise * 0.05,
    wide,
    rise * (1 + softness * 0.8),
    color,
    opacity * 0.7,
    0.25 * (1 - softness),
  );
  // Narrow and dark under each foot.
  for (const foot of feet) {
    const own = Math.max((foot.right - foot.left) / 2, tall * 0.01) * Math.min(1.12, 0.9 + spread * 0.1);
    const height = Math.max(tall * 0.011, Math.min(own * 0.13, rise * 0.5)) * (1 + softness * 0.8);
    ellipse(
      context,
      (foot.left + foot.right) / 2,
      ground - height * 0.1,
      own * (1 + softness * 0.12),
      height,
      color,
      opacity,
      0.55 * (1 - softness * 0.7),
    );
  }
  return { surface, x: box.left, y: box.top, width: surface.width / scale, height: surface.height / scale };
}

/** The silhouette projected onto the ground, blurred, fading away from the feet. */
function throwSilhouette(
  context: Context,
  { top, ground }: Standing,
  probe: Surface,
  probeScale: number,
  lean: number,
  blur: number,
  surface: Surface,
  scale: number,
  color: string,
  reset: () => void,
): void {
  context.save();
  // The silhouette itself is drawn outside the surface; only its shadow falls on it.
  const away = surface.width * 2 + probe.width * 4;
  context.shadowColor = color;
  context.shadowBlur = blur * 2 * scale;
  context.shadowOffsetX = away;
  context.translate(-away / scale, 0);
  context.transform(1, 0, -lean * THROW, THROWN_HEIGHT, lean * THROW * ground, ground - THROWN_HEIGHT * ground);
  context.drawImage(
    probe,
    -probe.width / probeScale / 2,
    -probe.height / probeScale / 2,
    probe.width / probeScale,
    probe.height / probeScale,
  );
  context.restore();
  reset();
  context.save();
  context.globalCompositeOperation = 'destination-in';
  const fade = context.createLinearGradient(0, ground, 0, ground - (ground - top) * THROWN_HEIGHT);
  fade.addColorStop(0, 'rgba(0, 0, 0, 1)');
  fade.addColorStop(1, 'rgba(0, 0, 0, 0.18)');
  context.fillStyle = fade;
  // In page units: far beyond the surface.
  const far = (surface.width + surface.height) / scale;
  context.fillRect(-far, -far, far * 2, far * 2);
  context.restore();
}

/** A soft spot. `core`: share of the radius that is fully dark. */
function ellipse(
  context: Context,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  [red, green, blue]: readonly [number, number, number],
  opacity: number,
  core: number,
): void {
  context.save();
  context.translate(x, y);
  context.scale(1, radiusY / radiusX);
  const gradient = context.createRadialGradient(0, 0, 0, 0, 0, radiusX);
  const steps = 8;
  gradient.addColorStop(0, `rgba(${red}, ${green}, ${blue}, ${opacity})`);
  for (let step = 0; step <= steps; step += 1) {
    const t = step / steps;
    // Falls off like a blurred edge: slowly, quickly, slowly.
    const share = (1 - t) * (1 - t) * (1 + 2 * t);
    gradient.addColorStop(core + (1 - core) * t, `rgba(${red}, ${green}, ${blue}, ${opacity * share})`);
  }
  context.fillStyle = gradient;
  context.fillRect(-radiusX, -radiusX, radiusX * 2, radiusX * 2);
  context.restore();
}
