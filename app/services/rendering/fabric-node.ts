/**
 * Fabric on the server: a canvas library built on Skia and the few parts of a browser that Fabric uses. There is no
 * DOM: only canvases, and nothing here can fetch an address or read a file.
 */
import { createCanvas, setTextRenderer, type Canvas } from './canvas-library.ts';
import * as fabric from 'fabric';
import { surfacesFrom, type Surfaces } from '#design/fabric/paint/tools.ts';
import { mendEmojiJoins } from './emoji-joins.ts';

/** What Fabric needs of a canvas element besides drawing: a place for styles and attributes, which nobody reads. */
function elementParts() {
  const attributes = new Map<string, string>();
  return {
    style: {},
    classList: { add() {}, remove() {}, contains: () => false },
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    getAttribute: (name: string) => attributes.get(name) ?? null,
    hasAttribute: (name: string) => attributes.has(name),
    removeAttribute: (name: string) => void attributes.delete(name),
  };
}

/** A canvas that both Fabric and the canvas library accept. */
export function createCanvasElement(width: number, height: number): HTMLCanvasElement & Canvas {
  const canvas = createCanvas(width, height);
  mendEmojiJoins(canvas.getContext('2d'));
  return Object.assign(canvas, elementParts()) as unknown as HTMLCanvasElement & Canvas;
}

/** Bitmaps that are drawn aside. */
export const nodeSurfaces: Surfaces = surfacesFrom(() => createCanvasElement(1, 1));

const createElement = (name: string): HTMLCanvasElement => {
  // Pictures come as decoded pixels, never through an element with a source.
  if (name !== 'canvas') throw new Error(`No element ${name} on the server`);
  return createCanvasElement(1, 1);
};

const never = () => 0;

let ready = false;

/** The module of Fabric, ready for StaticCanvas. Drawing happens on request: no frames are scheduled. */
export function fabricForNode(): typeof fabric {
  if (!ready) {
    // As Chromium on Linux draws: the library's own default smooths glyphs differently.
    setTextRenderer('system');
    const window = {
      devicePixelRatio: 1,
      requestAnimationFrame: never,
      cancelAnimationFrame: never,
      addEventListener: never,
      removeEventListener: never,
      Intl,
    };
    const document = { createElement, documentElement: {}, body: {}, defaultView: window };
    fabric.setEnv({
      document: document as unknown as Document,
      window: window as unknown as Window & typeof globalThis,
      WebGLProbe: { queryWebGL: never, isSupported: () => false } as never,
      isTouchSupported: false,
      copyPasteData: {},
      dispose: never,
    });
    ready = true;
  }
  return fabric;
}
