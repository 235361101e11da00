/**
 * The browser's half of the tests of editing on the canvas: an interactive canvas with the shared view, and its
 * picture.
 */
import * as fabric from 'fabric';
import type { DesignDocument } from '#design/document/document.ts';
import type { TextLayer } from '#design/document/layers.ts';
import { readGestures, type GestureReading } from '#design/fabric/gesture.ts';
import { isTextObject } from '#design/fabric/layer-object.ts';
import { createFontLoader } from '#app/browser/fonts/font-loader.client.ts';
import { createMeasureText } from '#design/fabric/measure-text.ts';
import { RARE_PAINTERS } from '#design/fabric/paint/rare-painters.ts';
import { createView, type View } from '#design/fabric/view.ts';
import { fontsOf, loadFonts } from '#design/layout/page-fonts.ts';

export interface EditingHooks {
  open(design: DesignDocument, page: string): Promise<void>;
  /** The canvas's picture, without controls, as a data URL. */
  picture(): string;
  /** The picture of a new canvas with the document and this layer replaced. */
  fresh(layer: TextLayer): Promise<string>;
  /** The layer as its object has it now. */
  layer(id: string): TextLayer;
  /** Middle of the layer's object, CSS px. */
  middle(id: string): { x: number; y: number };
  select(ids: string[]): void;
  edit(id: string, cursor: number): void;
  leave(): void;
  cursor(id: string): { start: number; end: number; left: number; top: number };
  readings(): Record<string, GestureReading>;
  change(layer: { id: string } & Record<string, unknown>): void;
  hold(ids: string[]): void;
  release(ids: string[]): Promise<void>;
}

const fontLoader = createFontLoader(document);
const measure = createMeasureText(() => document.createElement('canvas').getContext('2d')!);
let canvas: fabric.Canvas;
let view: View;
let shown: DesignDocument;
const sources = { picture: () => Promise.reject(new Error('no pictures here')) };

const hooks: EditingHooks = {
  async open(design, page) {
    await loadFonts(fontsOf(design, page), fontLoader);
    const element = document.createElement('canvas');
    document.body.append(element);
    document.body.style.margin = '0';
    canvas = new fabric.Canvas(element, {
      width: design.width,
      height: design.height,
      renderOnAddRemove: false,
      enableRetinaScaling: false,
    });
    view = createView(fabric, { canvas, measure, sources, rare: () => RARE_PAINTERS });
    shown = design;
    await view.show(design, page);
    canvas.renderAll();
  },
  picture() {
    const { drawControls } = canvas;
    canvas.drawControls = () => undefined;
    canvas.renderAll();
    canvas.drawControls = drawControls;
    return canvas.lowerCanvasEl.toDataURL();
  },
  async fresh(layer) {
    const still = new fabric.StaticCanvas(document.createElement('canvas'), {
      width: shown.width,
      height: shown.height,
      renderOnAddRemove: false,
      enableRetinaScaling: false,
    });
    await createView(fabric, { canvas: still, measure, sources, rare: () => RARE_PAINTERS }).show(
      { ...shown, layers: { ...shown.layers, [layer.id]: layer } },
      view.pageId!,
    );
    still.renderAll();
    return still.lowerCanvasEl.toDataURL();
  },
  layer(id) {
    const object = view.objectOf(id)!;
    const { scaleX: _x, scaleY: _y, ...geometry } = readGestures(object).get(id)!;
    return { ...(object.layer as TextLayer), ...geometry };
  },
  middle(id) {
    const { x, y } = view.objectOf(id)!.getCenterPoint();
    return { x, y };
  },
  select(ids) {
    canvas.discardActiveObject();
    const objects = ids.map((id) => view.objectOf(id)!);
    canvas.setActiveObject(objects.length === 1 ? objects[0]! : new fabric.ActiveSelection(objects, { canvas }));
    canvas.renderAll();
  },
  edit(id, cursor) {
    const object = view.objectOf(id);
    if (!isTextObject(object)) throw new Error('no text');
    canvas.setActiveObject(object);
    object.enterEditing();
    object.setSelectionStart(cursor);
    object.setSelectionEnd(cursor);
    canvas.renderAll();
  },
  leave() {
    const active = canvas.getActiveObject();
    if (isTextObject(active)) active.exitEditing();
  },
  cursor(id) {
    const object = view.objectOf(id);
    if (!isTextObject(object)) throw new Error('no text');
    const { left, top } = object.getCursorRenderingData();
    return { start: object.selectionStart, end: object.selectionEnd, left, top };
  },
  readings: () => Object.fromEntries(readGestures(canvas.getActiveObject()!)),
  change({ id, ...patch }) {
    const next = { ...shown, layers: { ...shown.layers, [id]: { ...shown.layers[id]!, ...patch } } } as DesignDocument;
    view.reconcile(shown, next);
    shown = next;
    canvas.renderAll();
  },
  hold: (ids) => view.hold(ids),
  async release(ids) {
    view.release(ids);
    await Promise.resolve();
  },
};

Object.assign(window, { hooks });
