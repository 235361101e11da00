/** Building blocks of the mock-ups: lit surfaces, soft shadows, and logos on them. */
import { createDocument, createShapeLayer } from '../../document/create.ts';
import type { DesignDocument } from '../../document/document.ts';
import { centerOf, moveLayer, normalizeRotation, rotatePoint, type Box, type Point } from '../../document/geometry.ts';
import type { LeafLayer, ShapeLayer } from '../../document/layers.ts';
import type { PathCommand } from '../../document/outline-path.ts';
import { croppedOutline, pathBounds } from '../../document/path-geometry.ts';
import { orderBetween } from '../../document/tree.ts';
import type { Background, Paint, Shadow } from '../../document/values.ts';
import { drawLogo, placedIn } from '../draw-logo.ts';
import { INK, mix, PAPER } from '../../layout/contrast.ts';
import type { LogoBrief, LogoPorts } from '../brief.ts';
import type { LogoPlan } from '../logo-plan.ts';

/** px of every mock-up. */
export const PICTURE = { width: 1200, height: 900 };

export interface MockupLogo {
  brief: LogoBrief;
  plan: LogoPlan;
  ports: LogoPorts;
}

interface Looks {
  name: string;
  fill: Paint | null;
  shadow?: Shadow;
  stroke?: ShapeLayer['stroke'];
  rotation?: number;
  opacity?: number;
}

export const solid = (color: string): Paint => ({ type: 'solid', color });
/** `degrees`: 90 to the right, 180 down. */
export const gradient = (degrees: number, ...stops: readonly [at: number, color: string][]): Paint => ({
  type: 'linear',
  angle: degrees,
  stops: stops.map(([at, color]) => ({ at, color })),
});
export const shade = (share: number) =>
  `#000000${Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')}`;
export const light = (share: number) =>
  `#ffffff${Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')}`;
export const darker = (color: string, share: number) => mix(color, INK, share);
export const lighter = (color: string, share: number) => mix(color, PAPER, share);

/** Light falls from the top left: shadows are below and to the right. */
export const LIFTED: Shadow = { color: shade(0.3), x: 8, y: 14, blur: 22 };
export class Scene {
  readonly document: DesignDocument;
  private order: string | null = null;
  private count = 0;

  constructor(background: Background) {
    this.document = createDocument({ ...PICTURE, newId: () => 'page', background });
  }

  add(layer: LeafLayer): void {
    this.order = orderBetween(this.order, null);
    const id = `m${(this.count += 1)}`;
    this.document.layers[id] = { ...layer, id, parent: 'page', order: this.order };
  }

  shape(shape: ShapeLayer['shape'], box: Box, { name, fill, shadow, stroke, rotation = 0, opacity = 1 }: Looks): void {
    this.add(
      createShapeLayer({
        id: 's',
        parent: 'page',
        order: 'a0',
        shape,
        ...box,
        name,
        fill,
        stroke: stroke ?? null,
        shadow: shadow ?? null,
        rotation,
        opacity,
      }),
    );
  }

  rectangle(box: Box, radius: number, looks: Looks): void {
    this.shape({ kind: 'rectangle', radius }, box, looks);
  }

  ellipse(box: Box, looks: Looks): void {
    this.shape({ kind: 'ellipse' }, box, looks);
  }

  /** An outline in px of the picture. */
  path(commands: readonly PathCommand[], looks: Looks, rule: 'nonzero' | 'evenodd' = 'nonzero'): void {
    const box = pathBounds(commands);
    const outline = croppedOutline(commands);
    if (box && outline)
      this.shape(
        { kind: 'path', ...outline, rule },
        { ...box, width: Math.max(1, box.width), height: Math.max(1, box.height) },
        looks,
      );
  }

  /** The logo in a box of a surface of that color, rotated with the surface around a point. */
  logo(
    { brief, plan, ports }: MockupLogo,
    background: string,
    box: Box,
    turn?: { center: Point; degrees: number },
  ): void {
    const drawn = drawLogo(brief, plan, ports, background);
    const layers = placedIn(drawn.layers, box, ports.measureText, ports.textOutline);
    for (const layer of layers) this.add(turn ? turnedLayer(layer, turn.center, turn.degrees) : layer);
  }
}

/** The logo filling a place that is higher than wide: the words below the mark. */
export function upright({ plan, ...logo }: MockupLogo): MockupLogo {
  const wide = plan.layout === 'row' || plan.layout === 'divided' || plan.layout === 'inline';
  return { ...logo, plan: wide ? { ...plan, layout: 'stack' } : plan };
}

/** A layer turned about any point. */
export function turnedLayer<Layer extends LeafLayer>(layer: Layer, center: Point, degrees: number): Layer {
  const own = centerOf(layer);
  const to = rotatePoint(own, center, degrees);
  return { ...moveLayer(layer, to.x - own.x, to.y - own.y), rotation: normalizeRotation(layer.rotation + degrees) };
}
