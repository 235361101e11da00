/**
 * A document as an expectation: everything that is stored except ids, order keys and computed lines, which are
 * unpredictable.
 */
import type { DesignDocument, Page } from '#design/document/document.ts';
import type { Layer } from '#design/document/layers.ts';
import { descendantsOf, findLayer, pagesInOrder } from '#design/document/tree.ts';

export interface ExpectedForm {
  /** Names of pictures in the transcript by asset id. */
  pictures: ReadonlyMap<string, { name: string; file: string; called: readonly string[] }>;
  /** Layers whose words were replaced by others, or that are next to such: their measures are not compared. */
  loose: ReadonlySet<string>;
}

/** Properties that depend on the length of words. */
const MEASURES = new Set([
  'x',
  'y',
  'width',
  'height',
  'fontSize',
  'rotation',
  'crop',
  'runs',
  'paths',
  'shape',
  'box',
  'frame',
  'fill',
  'stroke',
  'shadow',
]);

type Expected = Record<string, unknown>;

/** A picture by its name if the transcript has it; a call's result may differ in a replay, and is left out. */
function assetName(id: string, { pictures }: ExpectedForm): string | undefined {
  return pictures.get(id)?.name;
}

function backgroundOf({ background }: Page, form: ExpectedForm): unknown {
  if (background.type !== 'image') return background;
  const { asset, ...rest } = background;
  const name = assetName(asset, form);
  return name === undefined ? rest : { ...rest, asset: name };
}

/** A file's name as tools make a description of it. */
const wordsOf = (name: string) =>
  name
    .replace(/\.[A-Za-z0-9]{2,5}$/, '')
    .replace(/[\s_-]+/g, ' ')
    .trim()
    .toLowerCase();

function layerOf(document: DesignDocument, layer: Layer, form: ExpectedForm): Expected {
  const { id, parent, order: _order, ...properties } = layer;
  const expected: Expected = { ...properties };
  delete expected.lines;
  const group = findLayer(document, parent);
  if (group) expected.group = group.name;
  if (layer.type === 'image') {
    delete expected.mask;
    expected.cutout = layer.mask !== null;
    if (layer.mask && layer.mask.strokes.length > 0)
      expected.mask = { strokes: layer.mask.strokes.map(({ id: _id, ...stroke }) => stroke) };
    const name = layer.asset === null ? null : assetName(layer.asset, form);
    if (name === undefined) delete expected.asset;
    else expected.asset = name;
    // Named after its file, which was renamed.
    const picture = layer.asset === null ? undefined : form.pictures.get(layer.asset);
    if (picture?.called.includes(layer.name)) expected.name = picture.file;
    if (picture?.called.some((name) => wordsOf(name) === wordsOf(layer.alt))) delete expected.alt;
  }
  if (layer.type === 'sticker' && layer.source.type === 'asset') {
    const name = assetName(layer.source.asset, form);
    expected.source = name === undefined ? { type: 'asset' } : { type: 'asset', asset: name };
  }
  if (form.loose.has(id)) for (const key of MEASURES) delete expected[key];
  return { type: layer.type, ...expected };
}

const layersOf = (document: DesignDocument, page: Page, form: ExpectedForm) =>
  descendantsOf(document, page.id).map((layer) => layerOf(document, layer, form));

/** In the short form for a single page, else page by page. */
export function expectedDocument(document: DesignDocument, form: ExpectedForm): Expected {
  const { width, height } = document;
  const [page, ...further] = pagesInOrder(document);
  if (!page) return { width, height };
  if (further.length === 0 && page.name === '')
    return { width, height, background: backgroundOf(page, form), layers: layersOf(document, page, form) };
  return {
    width,
    height,
    pages: [page, ...further].map((one) => ({
      name: one.name,
      background: backgroundOf(one, form),
      layers: layersOf(document, one, form),
    })),
  };
}
