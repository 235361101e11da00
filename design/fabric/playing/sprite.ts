/** A moving thing's picture, drawn once at rest in its own frame, and drawn on the page in any pose. */
import type { Blend } from '#design/document/values.ts';
import type { Cover, Pose } from '#design/motion/pose.ts';
import { operationOf } from '../paint/compose.ts';
import { contextOf, type Context, type PaintTools, type Surface } from '../paint/tools.ts';

/** A box in the sprite's own frame: page px around the thing's center, not rotated. */
export interface SpriteBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The thing's place at rest: its center, page px, and its rotation, degrees. */
export interface Stand {
  x: number;
  y: number;
  rotation: number;
}

/** Longest side of a sprite, device px: beyond it things are drawn coarser. */
const LONGEST_SIDE = 4_096;
/** Half the width of the band of light of a shine, in widths of the thing, and how slanted it is. */
const BAND = 0.16;
const SLANT = 0.35;
/** A circling light: how bright its side gets, how dark the other, how far its shadow falls and how soft it is, in shorter
 * sides of the thing; how much of its ring's height it keeps, and how far above the thing's middle that is. */
const ORBIT = { bright: 0.9, dark: 0.46, far: 0.09, soft: 0.13, shadow: 0.34, flat: 0.6, above: 0.4 } as const;
/** How dark a thing gets when seen edge-on. */
const DARKEST = 0.45;

export class Sprite {
  readonly box: SpriteBox;
  /** Drawn when first needed: what never moves needs none. */
  #picture: Surface | null = null;
  /** Kept for all frames in which light passes over it. */
  #lightened: Surface | null = null;
  /** The part that a circling light brightens. */
  #bright: Surface | null = null;
  readonly #draw: (context: Context) => void;
  readonly #stand: Stand;
  readonly #tools: PaintTools;
  /** Device px of the surface per page px. */
  readonly #resolution: number;

  /** `draw` gets a context whose units are page px, as if on the page; what it draws outside `box` is cut off. */
  constructor(stand: Stand, box: SpriteBox, resolution: number, tools: PaintTools, draw: (context: Context) => void) {
    this.#stand = stand;
    this.#tools = tools;
    this.box = box;
    this.#resolution = Math.min(resolution, LONGEST_SIDE / Math.max(box.width, box.height));
    this.#draw = draw;
  }

  /** Redraws it: its contents have moved. */
  renew(): void {
    if (this.#picture) this.#drawOn(this.#picture);
  }

  #surface(): Surface {
    if (!this.#picture) {
      const { width, height } = this.box;
      this.#picture = this.#tools.createSurface(
        Math.max(1, Math.ceil(width * this.#resolution)),
        Math.max(1, Math.ceil(height * this.#resolution)),
      );
      this.#drawOn(this.#picture);
    }
    return this.#picture;
  }

  #drawOn(surface: Surface): void {
    const { x, y, rotation } = this.#stand;
    const context = contextOf(surface);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, surface.width, surface.height);
    context.scale(this.#resolution, this.#resolution);
    context.translate(-this.box.left, -this.box.top);
    context.rotate((-rotation * Math.PI) / 180);
    context.translate(-x, -y);
    this.#draw(context);
  }

  /** Draws all of it, or a part, on a context whose units are page px. */
  draw(context: Context, pose: Pose, blend: Blend, part: SpriteBox = this.box): void {
    if (pose.opacity <= 0 || pose.scaleX === 0 || pose.scaleY === 0 || pose.cover?.share === 0) return;
    const middle =
      part === this.box ? { x: 0, y: 0 } : { x: part.left + part.width / 2, y: part.top + part.height / 2 };
    context.save();
    context.globalAlpha *= pose.opacity;
    context.globalCompositeOperation = operationOf(blend);
    context.translate(this.#stand.x + pose.x, this.#stand.y + pose.y);
    context.rotate((this.#stand.rotation * Math.PI) / 180);
    context.translate(middle.x, middle.y);
    context.rotate((pose.rotation * Math.PI) / 180);
    context.scale(pose.scaleX, pose.scaleY);
    context.translate(-middle.x, -middle.y);
    if (pose.cover) clipTo(context, part, pose.cover);
    const image = pose.shine || pose.orbit || pose.shade > 0 ? this.#lit(pose) : this.#surface();
    if (pose.orbit) this.#castShadow(context, pose.orbit);
    const scale = this.#resolution;
    context.drawImage(
      image,
      (part.left - this.box.left) * scale,
      (part.top - this.box.top) * scale,
      part.width * scale,
      part.height * scale,
      part.left,
      part.top,
      part.width,
      part.height,
    );
    context.restore();
  }

  /** The next drawing casts a shadow of its shape away from the light. Shadows are measured in device px. */
  #castShadow(context: Context, { angle, strength }: NonNullable<Pose['orbit']>): void {
    const { a, b } = context.getTransform();
    const side = Math.min(this.box.width, this.box.height) * Math.hypot(a, b);
    context.shadowColor = `rgba(20, 14, 10, ${ORBIT.shadow * strength})`;
    context.shadowBlur = side * ORBIT.soft;
    context.shadowOffsetX = -Math.cos(angle) * side * ORBIT.far;
    // Its ring is above the thing and slanted: shadows fall down, and are short while the light is in front.
    context.shadowOffsetY = (0.7 - 0.3 * Math.sin(angle)) * side * ORBIT.far;
  }

  /** A copy with light passing over it, or its side in the shade; both only where it is opaque. */
  #lit({ shine, orbit, shade }: Pose): Surface {
    const own = this.#surface();
    const { width, height } = own;
    const copy = (this.#lightened ??= this.#tools.createSurface(width, height));
    const context = contextOf(copy);
    context.globalCompositeOperation = 'copy';
    context.drawImage(own, 0, 0);
    context.globalCompositeOperation = 'source-atop';
    if (shade > 0) {
      context.fillStyle = `rgba(0, 0, 0, ${shade * DARKEST})`;
      context.fillRect(0, 0, width, height);
    }
    if (shine) {
      const slant = height * SLANT;
      const middle = -BAND * width - slant + shine.at * (width * (1 + 2 * BAND) + 2 * slant);
      const band = context.createLinearGradient(middle - BAND * width, 0, middle + BAND * width, slant * 0.6);
      band.addColorStop(0, 'rgba(255, 255, 255, 0)');
      band.addColorStop(0.5, `rgba(255, 255, 255, ${0.9 * shine.strength})`);
      band.addColorStop(1, 'rgba(255, 255, 255, 0)');
      context.fillStyle = band;
      context.fillRect(0, 0, width, height);
    }
    if (orbit) this.#lightFrom(context, own, orbit);
    return copy;
  }

  /**
   * Light on the side that a circling light is at, and shade on the other. What is lit gets brighter in its own colours,
   * as light does it, instead of paler; white keeps the print on it.
   */
  #lightFrom(context: Context, own: Surface, { angle, strength }: NonNullable<Pose['orbit']>): void {
    const { width, height } = own;
    const { near, far, glint } = lightAt(width, height, angle);
    const across = context.createLinearGradient(near.x, near.y, far.x, far.y);
    across.addColorStop(0.45, 'rgba(16, 12, 24, 0)');
    across.addColorStop(1, `rgba(16, 12, 24, ${ORBIT.dark * strength})`);
    context.fillStyle = across;
    context.fillRect(0, 0, width, height);

    const bright = (this.#bright ??= this.#tools.createSurface(width, height));
    const light = contextOf(bright);
    light.globalCompositeOperation = 'copy';
    light.drawImage(own, 0, 0);
    light.globalCompositeOperation = 'destination-in';
    const spot = light.createRadialGradient(glint.x, glint.y, 0, glint.x, glint.y, Math.min(width, height) * 0.75);
    spot.addColorStop(0, `rgba(0, 0, 0, ${ORBIT.bright * strength})`);
    spot.addColorStop(0.35, `rgba(0, 0, 0, ${ORBIT.bright * 0.55 * strength})`);
    spot.addColorStop(1, 'rgba(0, 0, 0, 0)');
    light.fillStyle = spot;
    light.fillRect(0, 0, width, height);
    context.globalCompositeOperation = 'screen';
    context.drawImage(bright, 0, 0);
    // Added light makes soft edges harder: they get their own softness back.
    context.globalCompositeOperation = 'destination-in';
    context.drawImage(own, 0, 0);
  }
}

/** The middle of a glint and the edges of the light, on a surface of that size: the light is at an angle about it. */
function lightAt(width: number, height: number, angle: number) {
  const [x, y] = [Math.cos(angle), ORBIT.flat * Math.sin(angle) - ORBIT.above];
  const reach = (Math.abs(x) * width + Math.abs(y) * height) / 2;
  const [midX, midY] = [width / 2, height / 2];
  return {
    near: { x: midX + x * reach, y: midY + y * reach },
    far: { x: midX - x * reach, y: midY - y * reach },
    glint: { x: midX + x * width * 0.34, y: midY + y * height * 0.34 },
  };
}

function clipTo(context: Context, box: SpriteBox, { from, share }: Cover): void {
  context.beginPath();
  if (from === 'left') context.rect(box.left, box.top, box.width * share, box.height);
  else if (from === 'foot') context.rect(box.left, box.top + box.height * (1 - share), box.width, box.height * share);
  else
    context.arc(
      box.left + box.width / 2,
      box.top + box.height / 2,
      (share * Math.hypot(box.width, box.height)) / 2,
      0,
      2 * Math.PI,
    );
  context.clip();
}
