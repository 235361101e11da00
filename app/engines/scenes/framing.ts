/** The position of the camera and the product's place in the picture. */
import type { Box } from '#design/document/geometry.ts';
import { clamp } from './noise.ts';
import type { Product, Standing } from './product.ts';
import type { SceneDescription } from './scene.ts';

/**
 * A camera with a shifted lens, as product photographers use it: it looks level (or straight down), so that upright
 * lines stay upright, and the picture is a part of the lens's image.
 */
export interface Camera {
  side: boolean;
  /** Height above the surface, and distance from the product's middle, metres. From above: its height only. */
  height: number;
  distance: number;
  /** Focal length, px. */
  focal: number;
  /** The place of the horizon (side) or of the point straight below (top), px. */
  centreX: number;
  centreY: number;
  /** px per metre at the product. */
  scale: number;
}

/** px of the page. */
export interface Placement {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Framing {
  camera: Camera;
  placement: Placement;
  /** Width of the picture at the product's depth, metres. */
  frameWidth: number;
  frameHeight: number;
  /** The product's position, standing or lying, metres. */
  standing: Standing;
}

/** Lens: the camera's distance as a multiple of the longer side of its view. About 85 mm on a full frame. */
const AWAY = 2.3;

/** How pictures of one scene differ from each other: the first, and the variations of the others. */
export interface Framed {
  /** Factor of the product's size. */
  size: number;
  /** Shift to the right, as a share of the picture's width. */
  shift: number;
  /** Tangent of the viewing angle onto the surface. */
  slope: number;
  /** The room left for the product, shares of the page; absent: the scene frames it. */
  within?: Box;
}

/** Greatest height of a product cut by the frame, as a share of the frame's. */
const CUT_HEIGHT = 0.74;

/**
 * @param ratio width ÷ height of the product
 * @param isCut the photograph cut it off: seen from the side it touches the frame's lower border, which then
 *   cuts it
 */
export function placementOf(
  description: SceneDescription,
  ratio: number,
  frame: { width: number; height: number },
  { size, shift, within }: Framed,
  isCut = false,
): Placement {
  const { width, height } = frame;
  if (within) return placementWithin(within, ratio, frame, description.perspective === 'side', isCut);
  const side = description.perspective === 'side';
  const stand = description.stand !== null;
  const room = side ? { width: 0.6, height: stand ? 0.53 : 0.6 } : { width: 0.62, height: 0.62 };
  const risesFromBorder = side && isCut;
  if (risesFromBorder) room.height = CUT_HEIGHT;
  let h = Math.min(room.height * height * size, (room.width * width * size) / ratio);
  // Large flat things still leave ground around them.
  h = Math.max(4, Math.min(h, height * 0.8, (width * 0.82) / ratio));
  const w = h * ratio;
  const bottom = risesFromBorder
    ? height
    : side
      ? clamp((stand ? 0.47 : 0.52) * height + h / 2, height * 0.55, height * (stand ? 0.78 : 0.88))
      : height / 2 + h / 2;
  const placed = { width: Math.max(2, Math.round(w)), height: Math.max(2, Math.round(h)) };
  return {
    ...placed,
    left: Math.round(width * (0.5 + shift) - placed.width / 2),
    top: Math.round(bottom - placed.height),
  };
}

/**
 * As large as its room allows: from the side it stands in the middle of the room's lower edge, from above it lies in the
 * room's middle. What its photograph cut off still rises from the page's border.
 */
function placementWithin(
  within: Box,
  ratio: number,
  { width, height }: { width: number; height: number },
  side: boolean,
  isCut: boolean,
): Placement {
  const risesFromBorder = side && isCut;
  const top = within.y * height;
  const tall = risesFromBorder ? height - top : within.height * height;
  const h = Math.max(4, Math.min(tall, (within.width * width) / ratio));
  const placed = { width: Math.max(2, Math.round(h * ratio)), height: Math.max(2, Math.round(h)) };
  const bottom = top + (side ? tall : (tall + h) / 2);
  return {
    ...placed,
    left: Math.round((within.x + within.width / 2) * width - placed.width / 2),
    top: Math.round(bottom - placed.height),
  };
}

/**
 * Rounds cameras to steps, so that products of similar size and shape share a camera, and with it all that is visible
 * around them: scales of this ratio, horizons on this many lines.
 */
const SCALE_STEP = 1.06;
const HORIZONS = 64;

const onLine = (y: number, height: number) => (Math.round((y * HORIZONS) / height) * height) / HORIZONS;

/**
 * The product's assumed length, metres: as given, within the 3 % that round its scale to a step.
 * @param placement px of the page
 */
export function steppedMetres(
  metres: number,
  cutout: { width: number; height: number },
  placement: Placement,
  page: { height: number },
): number {
  const scale = (placement.height * Math.max(cutout.width, cutout.height)) / (cutout.height * metres * page.height);
  return (metres * scale) / SCALE_STEP ** Math.round(Math.log(scale) / Math.log(SCALE_STEP));
}

function cameraOf(
  product: Product,
  placement: Placement,
  frame: { width: number; height: number },
  slope: number,
): Camera {
  const scale = placement.height / product.height;
  const distance = (AWAY * Math.max(frame.width, frame.height)) / scale;
  const focal = scale * distance;
  const centreX = frame.width / 2;
  if (product.perspective === 'top')
    return { side: false, height: distance, distance, focal, scale, centreX, centreY: frame.height / 2 };
  const height = slope * distance;
  // The lowest row shows the foot's front, which is nearer than its middle.
  return {
    side: true,
    height,
    distance,
    focal,
    scale,
    centreX,
    centreY: placement.top + placement.height - (focal * height) / (distance - product.base),
  };
}

/**
 * Moves the placement a little higher or lower, so that its foot's front is on the ground of a camera whose horizon is
 * on a line. px
 */
export function settled(
  product: Product,
  placement: Placement,
  frame: { width: number; height: number },
  { slope }: Framed,
): Placement {
  const { centreY } = cameraOf(product, placement, frame, slope);
  return { ...placement, top: Math.round(placement.top + onLine(centreY, frame.height) - centreY) };
}

/**
 * @param placement settled; px of the frame
 * @param frame px
 */
export function framingOf(
  product: Product,
  placement: Placement,
  frame: { width: number; height: number },
  { slope, shift }: Framed,
): Framing {
  const camera = cameraOf(product, placement, frame, slope);
  const frameWidth = frame.width / camera.scale;
  return {
    frameWidth,
    frameHeight: frame.height / camera.scale,
    placement,
    standing: { x: shift * frameWidth, z: 0 },
    camera: { ...camera, centreY: onLine(camera.centreY, frame.height) },
  };
}

/** Direction of the ray through a point of the picture, px; not normalized. */
export function rayThrough(camera: Camera, x: number, y: number, out: Float64Array): void {
  const across = (x - camera.centreX) / camera.focal;
  const down = (y - camera.centreY) / camera.focal;
  out[0] = across;
  out[1] = camera.side ? -down : -1;
  out[2] = camera.side ? -1 : down;
}
