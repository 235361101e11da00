/**
 * Receives what a PDF page draws, in order, as nodes in page units. What nodes can't be (masks, patterns, text as a
 * clip, signs) is recorded in a display list and drawn as a picture of that part.
 */
import * as mupdf from 'mupdf';
import type { Paint } from '#design/document/values.ts';
import type { Loss } from '#app/contracts/imports.ts';
import { IMPORT_LIMITS } from '#app/contracts/upload-limits.ts';
import {
  ImportRefused,
  PLAIN,
  READING_LIMITS,
  type ImportedNode,
  type LossCount,
  type PictureNode,
} from '../imported.ts';
import type { Matrix } from '../matrix.ts';
import { strokedArea, transformed, type Area, type Bounds } from '../outlines.ts';
import { faded, solid } from '../paints.ts';
import { clipWithin } from '../plain-area.ts';
import { placePicture } from '../place-picture.ts';
import { shapeNodes, type Clipping } from '../stroke-nodes.ts';
import { drawImage, drawRegion, hexOf, sampleRegion } from './pdf-capture.ts';
import { readFont, type PdfFont } from './pdf-fonts.ts';
import {
  blendOf,
  isOutside,
  NO_PEN,
  penOf,
  rectangle,
  textBounds,
  within,
  type Capture,
  type DeviceCalls,
  type Frame,
  type PendingPicture,
} from './pdf-values.ts';
import { fittedGradient, SAMPLE } from './pdf-shade.ts';
import { commandsOfPath, shapeOfPath } from './pdf-shapes.ts';
import { glyphsOf } from './pdf-glyphs.ts';
import { withTexts, type GlyphNode, type PageNode } from './pdf-text.ts';

/** Longer side of a picture, px. */
const PICTURE_SIDE = 3_000;
/** Pixels to a page's longer side, for parts that are drawn. */
const PART_SIDE = 2_200;
const MOST_PARTS = 120;

export class PageReader {
  readonly pending: PendingPicture[];
  readonly losses: LossCount;
  readonly #page: Bounds;
  readonly #unit: number;
  readonly #frames: Frame[] = [{ nodes: [], opacity: 1, blend: 'normal' }];
  readonly #clips: (Clipping | null)[] = [];
  readonly #fonts = new Map<string, PdfFont>();
  #capture: Capture | null = null;
  #elements = 0;
  #parts = 0;
  /** The outline that was filled last: its stroke may follow. */
  #filled: { key: string; node: ImportedNode } | null = null;

  constructor(size: { width: number; height: number }, pending: PendingPicture[], losses: LossCount) {
    this.#page = { left: 0, top: 0, right: size.width, bottom: size.height };
    this.#unit = Math.max(size.width, size.height) / 1080;
    this.pending = pending;
    this.losses = losses;
  }

  /** The page's nodes, when all is drawn. */
  nodes(): ImportedNode[] {
    while (this.#frames.length > 1) this.#endGroup();
    return withTexts(this.#frames[0]?.nodes ?? []);
  }

  readonly #push = (...nodes: PageNode[]): void => {
    this.#frames.at(-1)?.nodes.push(...nodes);
  };

  get #clip(): Clipping | null {
    return this.#clips.at(-1) ?? null;
  }

  #count(): void {
    this.#elements += 1;
    if (this.#elements > IMPORT_LIMITS.elements) throw new ImportRefused('import_elements');
  }

  /** The callbacks of a device; each passes its call on to what is recorded. */
  callbacks(): DeviceCalls {
    const recorded = (call: (device: mupdf.DisplayListDevice) => void, change = 0): boolean => {
      const capture = this.#capture;
      if (!capture) return false;
      call(capture.device);
      capture.depth += change;
      if (capture.depth <= 0) this.#endCapture();
      return true;
    };
    return {
      fillPath: (path, evenOdd, ctm, space, color, alpha) =>
        void (
          recorded((d) => d.fillPath(path, evenOdd, ctm, space, color, alpha)) ||
          this.#fill(path, evenOdd, ctm, hexOf(space, color), alpha)
        ),
      strokePath: (path, stroke, ctm, space, color, alpha) =>
        void (
          recorded((d) => d.strokePath(path, stroke, ctm, space, color, alpha)) ||
          this.#stroke(path, stroke, ctm, hexOf(space, color), alpha)
        ),
      clipPath: (path, evenOdd, ctm) =>
        void (
          recorded((d) => d.clipPath(path, evenOdd, ctm), 1) ||
          this.#clips.push(
            clipWithin(this.#clip, {
              commands: transformed(commandsOfPath(path), ctm),
              rule: evenOdd ? 'evenodd' : 'nonzero',
            }),
          )
        ),
      clipStrokePath: (path, stroke, ctm) => {
        if (recorded((d) => d.clipStrokePath(path, stroke, ctm), 1)) return;
        const area = strokedArea(commandsOfPath(path), penOf(stroke));
        this.#clips.push(
          area ? clipWithin(this.#clip, { ...area, commands: transformed(area.commands, ctm) }) : this.#clip,
        );
      },
      fillText: (text, ctm, space, color, alpha) =>
        void (
          recorded((d) => d.fillText(text, ctm, space, color, alpha)) ||
          this.#text(text, ctm, hexOf(space, color), alpha, (d) => d.fillText(text, ctm, space, color, alpha))
        ),
      strokeText: (text, stroke, ctm, space, color, alpha) =>
        void (
          recorded((d) => d.strokeText(text, stroke, ctm, space, color, alpha)) ||
          this.#part('textDrawn', textBounds(text, ctm), (d) => d.strokeText(text, stroke, ctm, space, color, alpha))
        ),
      clipText: (text, ctm) => {
        this.#begin('maskDrawn', null);
        recorded((d) => d.clipText(text, ctm), 1);
      },
      clipStrokeText: (text, stroke, ctm) => {
        this.#begin('maskDrawn', null);
        recorded((d) => d.clipStrokeText(text, stroke, ctm), 1);
      },
      ignoreText: (text, ctm) => void recorded((d) => d.ignoreText(text, ctm)),
      fillShade: (shade, ctm, alpha) =>
        void (recorded((d) => d.fillShade(shade, ctm, alpha)) || this.#shade(shade, ctm, alpha)),
      fillImage: (image, ctm, alpha) =>
        void (
          recorded((d) => d.fillImage(image, ctm, alpha)) ||
          this.#image(image, ctm, alpha, (d) => d.fillImage(image, [1, 0, 0, 1, 0, 0], 1))
        ),
      fillImageMask: (image, ctm, space, color, alpha) =>
        void (
          recorded((d) => d.fillImageMask(image, ctm, space, color, alpha)) ||
          this.#image(image, ctm, alpha, (d) => d.fillImageMask(image, [1, 0, 0, 1, 0, 0], space, color, 1))
        ),
      clipImageMask: (image, ctm) => {
        this.#begin('maskDrawn', null);
        recorded((d) => d.clipImageMask(image, ctm), 1);
      },
      popClip: () => void (recorded((d) => d.popClip(), -1) || this.#clips.pop()),
      beginMask: (bounds, luminosity, space, color) => {
        this.#begin('maskDrawn', null);
        recorded((d) => d.beginMask(bounds, luminosity, space, color), 1);
      },
      endMask: () => void recorded((d) => d.endMask()),
      beginGroup: (bounds, space, isolated, knockout, mode, alpha) =>
        void (
          recorded((d) => d.beginGroup(bounds, space, isolated, knockout, mode, alpha), 1) ||
          this.#frames.push({ nodes: [], opacity: alpha, blend: blendOf(mode) })
        ),
      endGroup: () => void (recorded((d) => d.endGroup(), -1) || this.#endGroup()),
      beginTile: (area, view, stepX, stepY, ctm, id, owner) => {
        this.#begin('patternDrawn', null);
        recorded((d) => void d.beginTile(area, view, stepX, stepY, ctm, id, owner), 1);
        return 0;
      },
      endTile: () => void recorded((d) => d.endTile(), -1),
    };
  }

  #fill(path: mupdf.Path, evenOdd: boolean, ctm: Matrix, color: string, alpha: number): void {
    this.#count();
    const outline = commandsOfPath(path);
    const shaped = shapeOfPath(outline, ctm, evenOdd ? 'evenodd' : 'nonzero', true);
    if (!shaped || alpha === 0) return;
    const nodes = shapeNodes(
      {
        ...PLAIN,
        ...shaped,
        fill: solid(faded(color, alpha)),
        stroke: null,
        pen: NO_PEN,
        outline,
        matrix: ctm,
        clip: this.#clip,
      },
      this.#unit,
    );
    this.#push(...nodes);
    const [node] = nodes;
    this.#filled = node && nodes.length === 1 ? { key: JSON.stringify([outline, ctm]), node } : null;
  }

  #stroke(path: mupdf.Path, stroke: mupdf.StrokeState, ctm: Matrix, color: string, alpha: number): void {
    this.#count();
    const outline = commandsOfPath(path);
    const shaped = shapeOfPath(outline, ctm, 'nonzero', false);
    if (!shaped || alpha === 0) return;
    const pen = penOf(stroke);
    // The thinnest line that a device can draw.
    if (pen.width === 0) pen.width = this.#unit * 0.6;
    const nodes = shapeNodes(
      {
        ...PLAIN,
        ...shaped,
        fill: null,
        stroke: solid(faded(color, alpha)),
        pen,
        outline,
        matrix: ctm,
        clip: this.#clip,
      },
      this.#unit,
    );
    const [node] = nodes;
    const filled = this.#filled;
    this.#filled = null;
    if (
      filled?.node.kind === 'shape' &&
      node?.kind === 'shape' &&
      node.stroke &&
      nodes.length === 1 &&
      filled.key === JSON.stringify([outline, ctm])
    ) {
      filled.node.stroke = node.stroke;
      return;
    }
    this.#push(...nodes);
  }

  #text(text: mupdf.Text, ctm: Matrix, color: string, alpha: number, draw: (device: mupdf.Device) => void): void {
    this.#count();
    const { glyphs, all, unknown } = glyphsOf(text, ctm, solid(faded(color, alpha)), (font) => this.#font(font));
    for (let at = 500; at <= all; at += 500) this.#count();
    if (unknown > 0.3 * all) {
      this.#part('textDrawn', textBounds(text, ctm), draw);
      return;
    }
    if (glyphs.length === 0 || alpha === 0) return;
    const clip = this.#clip;
    if (clip && glyphs.every(({ x, y, size }) => isOutside(x, y - size / 3, clip.bounds, size))) return;
    const node: GlyphNode = { kind: 'glyphs', glyphs };
    this.#push(node);
    this.#filled = null;
  }

  #font(font: mupdf.Font): PdfFont {
    const key = String((font as unknown as { pointer: number }).pointer);
    let known = this.#fonts.get(key);
    if (!known) this.#fonts.set(key, (known = readFont(font)));
    return known;
  }

  #shade(shade: mupdf.Shade, ctm: mupdf.Matrix, alpha: number): void {
    this.#count();
    const clip = this.#clip;
    const seen = within(clip?.bounds ?? this.#page, this.#page);
    if (!seen) return;
    const list = new mupdf.DisplayList([seen.left, seen.top, seen.right, seen.bottom]);
    const device = new mupdf.DisplayListDevice(list);
    device.fillShade(shade, ctm, 1);
    device.close();
    const own = clip?.bounds ?? this.#page;
    const paint: Paint | null = fittedGradient(sampleRegion(list, own, SAMPLE, SAMPLE), own);
    if (paint) {
      const area: Area = clip?.area ?? {
        commands: rectangle(this.#page),
        rule: 'nonzero',
      };
      const shaped = shapeOfPath(area.commands, [1, 0, 0, 1, 0, 0], area.rule, true);
      if (shaped)
        this.#push({ ...PLAIN, kind: 'shape', ...shaped, opacity: alpha, fill: paint, stroke: null, shadow: null });
      return;
    }
    const drawn = drawRegion(list, seen, PART_SIDE / this.#longer());
    if (drawn) this.#picture(drawn.png, drawn.bounds, alpha, 'gradientDrawn');
  }

  #longer(): number {
    return Math.max(this.#page.right, this.#page.bottom);
  }

  #image(image: mupdf.Image, ctm: mupdf.Matrix, alpha: number, paint: (device: mupdf.Device) => void): void {
    this.#count();
    if (this.pending.length >= READING_LIMITS.pictures) {
      this.losses.add('pictureLeft');
      return;
    }
    const placed = placePicture(ctm, this.#clip);
    if (placed === null || alpha === 0) return;
    if (placed === 'unclipped') {
      this.#part('maskDrawn', null, (d) => d.fillImage(image, ctm, alpha));
      return;
    }
    const node: PictureNode = {
      ...PLAIN,
      kind: 'picture',
      picture: -1,
      ...placed,
      alt: '',
      opacity: alpha,
      shadow: null,
    };
    this.pending.push({ node, png: drawImage(image, paint, PICTURE_SIDE), losses: this.losses });
    this.#push(node);
    this.#filled = null;
  }

  /** One call as a picture. */
  #part(loss: Loss, bounds: Bounds | null, call: (device: mupdf.Device) => void): void {
    this.#begin(loss, bounds);
    if (!this.#capture) return;
    call(this.#capture.device);
    this.#endCapture();
  }

  #begin(loss: Loss, bounds: Bounds | null): void {
    if (this.#capture) return;
    const { left, top, right, bottom } = this.#page;
    const list = new mupdf.DisplayList([left, top, right, bottom]);
    const device = new mupdf.DisplayListDevice(list);
    this.#capture = { list, device, depth: 0, loss, clip: this.#clip, bounds };
  }

  #endCapture(): void {
    const capture = this.#capture;
    this.#capture = null;
    if (!capture) return;
    capture.device.close();
    this.#parts += 1;
    if (this.#parts > MOST_PARTS) {
      this.losses.add('effectLeft');
      return;
    }
    const clipped = capture.clip ? within(capture.clip.bounds, this.#page) : this.#page;
    const own = capture.list.getBounds();
    const listed: Bounds = { left: own[0] ?? 0, top: own[1] ?? 0, right: own[2] ?? 0, bottom: own[3] ?? 0 };
    const seen = clipped && within(capture.bounds ?? listed, clipped);
    const drawn = seen && drawRegion(capture.list, seen, PART_SIDE / this.#longer());
    if (drawn) this.#picture(drawn.png, drawn.bounds, 1, capture.loss, capture.clip);
    capture.list.destroy();
  }

  #picture(png: Uint8Array, bounds: Bounds, opacity: number, loss: Loss, clip: Clipping | null = this.#clip): void {
    const matrix: Matrix = [bounds.right - bounds.left, 0, 0, bounds.bottom - bounds.top, bounds.left, bounds.top];
    const placed = placePicture(matrix, clip);
    // It is upright, so that any clip can be had; what it leaves nothing of is not missed.
    if (!placed || placed === 'unclipped') return;
    this.losses.add(loss);
    const node: PictureNode = { ...PLAIN, kind: 'picture', picture: -1, ...placed, alt: '', opacity, shadow: null };
    this.pending.push({ node, png, losses: this.losses });
    this.#push(node);
    this.#filled = null;
  }

  #endGroup(): void {
    const frame = this.#frames.length > 1 ? this.#frames.pop() : null;
    if (!frame) return;
    this.#filled = null;
    if (frame.opacity === 1 && frame.blend === 'normal') {
      this.#push(...frame.nodes);
      return;
    }
    const children = withTexts(frame.nodes);
    if (children.length > 0)
      this.#push({ ...PLAIN, kind: 'group', opacity: frame.opacity, blend: frame.blend, children });
  }
}
