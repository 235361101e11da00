/**
 * The room a product takes, rounded to steps: its surroundings are made for the room, not for the product itself, so
 * that another product of similar size gets the same scene. Also arranges everything in a job, and derives the scene's
 * name.
 */
import {
  framingOf,
  placementOf,
  settled,
  steppedMetres,
  type Framed,
  type Framing,
  type Placement,
} from './framing.ts';
import { productOf, type Product } from './product.ts';
import type { SceneJob } from './picture-job.ts';
import type { Perspective } from './scene.ts';

/** Metres; never less than the product needs. */
export interface Room {
  perspective: Perspective;
  width: number;
  height: number;
  /** Half the depth of its foot, and its width. */
  base: number;
  foot: number;
  /** Half its greatest depth. */
  most: number;
}

const STEP = 1.15;

/** Rounds a length up to steps that follow from the picture's size. */
const stepUp = (length: number, frame: number) =>
  frame * STEP ** Math.ceil(Math.log(Math.max(1e-4, length / frame)) / Math.log(STEP) - 1e-6);

function roomOf(
  { perspective, width, height, base, most, standsFrom, standsTo }: Product,
  { frameHeight }: Framing,
): Room {
  const step = (length: number) => stepUp(length, frameHeight);
  return {
    perspective,
    width: step(width),
    height: step(height),
    base: step(base),
    foot: step((standsTo - standsFrom) * width),
    most: step(most),
  };
}

export interface Arrangement {
  product: Product;
  /** px of the page. */
  placement: Placement;
  /** In the pixels that are computed. */
  framing: Framing;
  room: Room;
  /** The same for jobs with the same scene, whatever the product. */
  key: string;
}

/** @param computed px at which the scene is computed; `page`: px of the picture */
export function arrange(
  job: SceneJob,
  page: { width: number; height: number },
  computed: { width: number; height: number },
  framed: Framed,
): Arrangement {
  const { description, cutout, seed, variation, quality } = job;
  const wished = placementOf(description, cutout.width / cutout.height, page, framed, job.isCut);
  const product = productOf(cutout, description.perspective, steppedMetres(job.metres, cutout, wished, page));
  // A product cut by the page's border stays there: its foot is not visible.
  const placement = job.isCut && description.perspective === 'side' ? wished : settled(product, wished, page, framed);
  const factor = computed.width / page.width;
  const framing = framingOf(
    product,
    {
      left: placement.left * factor,
      top: placement.top * factor,
      width: placement.width * factor,
      height: placement.height * factor,
    },
    computed,
    framed,
  );
  const room = roomOf(product, framing);
  const { perspective, surface, stand, background, light, shadow, props } = description;
  const { scale, centreY } = framing.camera;
  const { shift } = framed;
  // Only the parts of the room that affect this scene.
  const seen = [
    scale,
    centreY,
    shift,
    room.height,
    ...(stand ? [room.width, room.base, room.foot] : []),
    ...(props.length > 0 ? [room.width, room.most] : []),
  ];
  const lengths = seen.map((length) => length.toPrecision(6));
  return {
    product,
    placement,
    framing,
    room,
    key: JSON.stringify([
      perspective,
      surface,
      stand,
      background,
      light,
      shadow,
      props,
      computed,
      quality,
      seed,
      variation,
      lengths,
    ]),
  };
}
