/** Builds documents for the visual scenes: layers stack in the order in which they are added. */
import {
  createDocument,
  createDrawingLayer,
  createGroupLayer,
  createImageLayer,
  createShapeLayer,
  createStickerLayer,
  createTableLayer,
  createTextLayer,
} from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { Layer, TextLayer } from '#design/document/layers.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { firstPage, topOrder } from '#design/document/tree.ts';
import type { Background } from '#design/document/values.ts';
import { withTableLines } from '#design/layout/table-layout.ts';
import { withLines } from '#design/layout/text-lines.ts';

type Given<Create extends (layer: never) => Layer> = Omit<Parameters<Create>[0], 'id' | 'parent' | 'order'>;

export class SceneBuilder {
  document: DesignDocument;
  readonly #measure: MeasureText;
  #count = 0;

  constructor(
    measure: MeasureText,
    width: number,
    height: number,
    background: Background = { type: 'solid', color: '#fbfaf7' },
  ) {
    this.#measure = measure;
    this.document = createDocument({ width, height, background, newId: () => 'page' });
  }

  get page(): string {
    return firstPage(this.document).id;
  }

  #place(parent: string) {
    this.#count += 1;
    return { id: `layer-${this.#count}`, parent, order: topOrder(this.document, parent) };
  }

  #put<Kind extends Layer>(layer: Kind): Kind {
    this.document = { ...this.document, layers: { ...this.document.layers, [layer.id]: layer } };
    return layer;
  }

  text(given: Given<typeof createTextLayer>, parent = this.page): TextLayer {
    return this.#put(withLines(createTextLayer({ ...given, ...this.#place(parent) }), this.#measure));
  }

  image(given: Given<typeof createImageLayer>, parent = this.page) {
    return this.#put(createImageLayer({ ...given, ...this.#place(parent) }));
  }

  shape(given: Given<typeof createShapeLayer>, parent = this.page) {
    return this.#put(createShapeLayer({ ...given, ...this.#place(parent) }));
  }

  drawing(given: Given<typeof createDrawingLayer>, parent = this.page) {
    return this.#put(createDrawingLayer({ ...given, ...this.#place(parent) }));
  }

  sticker(given: Given<typeof createStickerLayer>, parent = this.page) {
    return this.#put(createStickerLayer({ ...given, ...this.#place(parent) }));
  }

  table(given: Given<typeof createTableLayer>, parent = this.page) {
    return this.#put(withTableLines(createTableLayer({ ...given, ...this.#place(parent) }), this.#measure));
  }

  group(given: Given<typeof createGroupLayer>, parent = this.page) {
    return this.#put(createGroupLayer({ ...given, ...this.#place(parent) }));
  }
}
