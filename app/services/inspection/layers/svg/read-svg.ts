/** Reads an SVG into nodes: its own walk over the document, with copies, clips, markers, texts and pictures. */
import type { Element } from '@xmldom/xmldom';
import { normalisePicture, type NormalisedPicture } from '../../pictures/normalise.ts';
import { decompose, IDENTITY, multiply, translation } from '../matrix.ts';
import { solid } from '../paints.ts';
import { placePicture } from '../place-picture.ts';
import { boundsOf, tightBounds, transformed } from '../outlines.ts';
import { shapeNodes } from '../stroke-nodes.ts';
import {
  ImportRefused,
  LossCount,
  PLAIN,
  READING_LIMITS,
  type ImportedFile,
  type ImportedNode,
  type PictureNode,
} from '../imported.ts';
import type { Loss } from '#app/contracts/imports.ts';
import { clipWithin } from '../plain-area.ts';
import { countBeside, countUnread, SILENT } from './svg-beside.ts';
import { boxArea, clipArea } from './svg-clip.ts';
import { geometryOf, outlineOfGeometry, SHAPES } from './svg-geometry.ts';
import { IMPORT_LIMITS } from '#app/contracts/upload-limits.ts';
import { asWhole, blendOf, looked } from './svg-look.ts';
import { extentOf, pageOf } from './svg-page.ts';
import { slidesOf } from './svg-slides.ts';
import { shapeOf } from './svg-shape.ts';
import { asGroup, bundled } from './svg-bundles.ts';
import { foreignNodes } from './svg-foreign.ts';
import { markerNodes } from './svg-markers.ts';
import { paintOf, penOf } from './svg-paint.ts';
import { dataPicture, drawnPart, pictureOfSvg } from './svg-part.ts';
import { placeImages } from './svg-images.ts';
import { MOST_PARTS, Scene, urlTarget, withTransform, type Place, type Walk } from './svg-scene.ts';
import { elementsIn, hrefOf, isChosen, parseSvg, svgText, targetOf, withoutEntities } from './svg-source.ts';
import type { Style } from './svg-style.ts';
import { withPictures } from '../with-pictures.ts';
import { textNodes } from './svg-text.ts';
import { colorOf, fitView, fractionOf, lengthOf, viewBoxOf, type View } from './svg-values.ts';

/** Ids that drawing programs make up: they name nothing. */
const MADE_UP =
  /^(?:path|rect|g|group|text|tspan|circle|ellipse|layer|use|image|img|svg|polygon|polyline|line|vector|rectangle|shape|flowroot|xml|id|slice|frame|mask|clip|node|surface|glyph|patch|figure)?[-_ ]*\d[\w-]*$/i;
function nameOf(element: Element): string {
  const title = elementsIn(element)
    .find(({ localName }) => localName === 'title')
    ?.textContent?.trim();
  const label = element.getAttribute('inkscape:label') ?? element.getAttribute('data-name');
  const id = (element.getAttribute('id') ?? '').replaceAll(/_x([0-9A-F]{2})_/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  const name = title || label || (MADE_UP.test(id) || /^[A-Z]$/.test(id) ? '' : id.replaceAll('_', ' '));
  return name.replaceAll(/\s+/g, ' ').trim().slice(0, 80);
}

class Reader implements Walk {
  readonly scene: Scene;
  readonly frame: { width: number; height: number };

  constructor(scene: Scene, size: { width: number; height: number }) {
    this.scene = scene;
    this.frame = size;
  }

  children(parent: Element, place: Place): ImportedNode[] {
    const children = this.scene.crowded ? bundled(elementsIn(parent)) : elementsIn(parent);
    return children.flatMap((child) =>
      Array.isArray(child) ? this.#part(asGroup(parent, child), place, 'effectDrawn') : this.element(child, place),
    );
  }

  /** Everything in the drawing, as its own style shows it. */
  root(root: Element, place: Place): ImportedNode[] {
    const { style } = place;
    if (style.display === 'none' || !isChosen(root)) return [];
    if (this.#needsDrawing(root, style)) this.scene.losses.add('effectLeft');
    const nodes = this.children(root, this.#clipped(root, style, place));
    return asWhole(nodes, style);
  }

  element(element: Element, place: Place): ImportedNode[] {
    const { scene } = this;
    const name = element.localName ?? '';
    if (SILENT.has(name)) return [];
    if (place.path.length > READING_LIMITS.depth) throw new ImportRefused('import_elements');
    scene.count();
    const style = scene.styles.of(element, place.style);
    const opacity = fractionOf(style.opacity, 1);
    if (style.display === 'none' || opacity === 0 || !isChosen(element)) return [];
    const matrix = withTransform(place, element, style);
    const drawn = this.#needsDrawing(element, style);
    if (drawn)
      return looked(this.#part(element, { ...place, matrix }, drawn), nameOf(element), opacity, blendOf(style));
    const inner: Place = { ...place, matrix, style, path: [...place.path, name] };
    const clipped = this.#clipped(element, style, inner);
    const nodes = this.#content(element, name, style, clipped);
    return looked(nodes, nameOf(element), opacity, blendOf(style));
  }

  /** What about an element only a picture can show. */
  #needsDrawing(element: Element, style: Style): Loss | null {
    const { filter, mask = style['mask-image'] } = style;
    // Functions of filters can be drawn, of masks not.
    if (this.scene.byUrl(filter) || /^(?!url\()[a-z-]+\(/.test(filter ?? '')) return 'effectDrawn';
    if (this.scene.byUrl(mask)) return 'maskDrawn';
    if (isElsewhere(filter) || isElsewhere(mask)) this.scene.losses.add('effectLeft');
    const clip = this.scene.byUrl(style['clip-path']);
    if (clip && elementsIn(clip).some(({ localName }) => localName === 'text')) return 'maskDrawn';
    return element.localName === 'mesh' ? 'gradientDrawn' : null;
  }

  #clipped(element: Element, style: Style, place: Place): Place {
    const clip = this.scene.byUrl(style['clip-path']);
    if (isElsewhere(style['clip-path'])) this.scene.losses.add('clipIgnored');
    if (!clip || clip.localName !== 'clipPath') return place;
    const geometry = SHAPES.has(element.localName ?? '') ? geometryOf(element, place.view) : null;
    const own = geometry && boundsOf(outlineOfGeometry(geometry));
    const area = clipArea(this.scene, clip, place, own);
    if (!area) {
      this.scene.losses.add('clipIgnored');
      return place;
    }
    return { ...place, clip: clipWithin(place.clip, area) };
  }

  #content(element: Element, name: string, style: Style, place: Place): ImportedNode[] {
    const isSeen = style.visibility !== 'hidden' && style.visibility !== 'collapse';
    if (SHAPES.has(name)) return isSeen ? this.#shape(element, style, place) : [];
    switch (name) {
      case 'g':
        return this.children(element, place);
      case 'a':
        return this.#link(element, place);
      case 'switch':
        return this.#choice(element, place);
      case 'svg':
        return this.#viewport(element, place, element);
      case 'use':
        return this.#copy(element, place);
      case 'image':
        return isSeen ? this.#image(element, place) : [];
      case 'text':
        return isSeen ? this.#text(element, style, place) : [];
      case 'foreignObject':
        return isSeen ? foreignNodes(this.scene, element, style, place) : [];
      default:
        if (isSeen) countUnread(element, this.scene.losses);
        return [];
    }
  }

  #link(element: Element, place: Place): ImportedNode[] {
    const nodes = this.children(element, place);
    if (nodes.length > 0 && hrefOf(element)) this.scene.losses.add('linkLeft');
    return nodes;
  }

  #text(element: Element, style: Style, place: Place): ImportedNode[] {
    const { uniform, scaleX, scaleY, mirrored } = decompose(place.matrix);
    if (mirrored || (!uniform && Math.abs(scaleX / scaleY - 1) > 1)) return this.#part(element, place, 'textDrawn');
    return textNodes(this.scene, element, place, style, '');
  }

  #choice(element: Element, place: Place): ImportedNode[] {
    for (const choice of elementsIn(element).filter(isChosen)) {
      const nodes = this.element(choice, place);
      // A web page without words is no choice: what comes after it may say more.
      if (nodes.length > 0 || choice.localName !== 'foreignObject') return nodes;
    }
    return [];
  }

  /** An inner `svg`, or a `symbol` in the place of its copy. */
  #viewport(element: Element, place: Place, sized: Element): ImportedNode[] {
    const { view } = place;
    const own = viewBoxOf(element.getAttribute('viewBox'));
    const box: View = {
      x: element.localName === 'svg' ? (lengthOf(element.getAttribute('x'), view.width) ?? 0) : 0,
      y: element.localName === 'svg' ? (lengthOf(element.getAttribute('y'), view.height) ?? 0) : 0,
      width: lengthOf(sized.getAttribute('width') ?? element.getAttribute('width') ?? '100%', view.width) ?? view.width,
      height:
        lengthOf(sized.getAttribute('height') ?? element.getAttribute('height') ?? '100%', view.height) ?? view.height,
    };
    if (!(box.width > 0 && box.height > 0)) return [];
    const fitted = own
      ? multiply(place.matrix, fitView(own, box, element.getAttribute('preserveAspectRatio')))
      : multiply(place.matrix, translation(box.x, box.y));
    const style = this.scene.styles.of(element, place.style);
    const clip =
      style.overflow === 'visible' || style.overflow === 'auto'
        ? place.clip
        : clipWithin(place.clip, boxArea(box, place.matrix));
    return this.children(element, { ...place, matrix: fitted, clip, style, view: own ?? { ...box, x: 0, y: 0 } });
  }

  #copy(element: Element, place: Place): ImportedNode[] {
    const id = targetOf(element);
    const target = this.scene.byId(id);
    if (!target || id === null) {
      if (hrefOf(element)) this.scene.losses.add('objectLeft');
      return [];
    }
    // A copy of itself, or of what it is in.
    if (place.path.includes(`#${id}`)) return [];
    const x = lengthOf(element.getAttribute('x'), place.view.width) ?? 0;
    const y = lengthOf(element.getAttribute('y'), place.view.height) ?? 0;
    const inner: Place = {
      ...place,
      matrix: multiply(place.matrix, translation(x, y)),
      path: [...place.path, `#${id}`],
    };
    if (target.localName !== 'symbol' && target.localName !== 'svg') return this.element(target, inner);
    const style = this.scene.styles.of(target, place.style);
    const nodes = this.#viewport(target, { ...inner, style }, element);
    // An inner drawing's own look is that of its copy.
    return asWhole(nodes, style);
  }

  #image(element: Element, place: Place): ImportedNode[] {
    if (!decompose(place.matrix).square) return this.#part(element, place, 'effectDrawn');
    const data = dataPicture(hrefOf(element));
    if (!data) {
      if (hrefOf(element)) this.scene.losses.add('outsidePictureLeft');
      return [];
    }
    if (this.scene.images.length >= READING_LIMITS.pictures) {
      this.scene.losses.add('pictureLeft');
      return [];
    }
    const { view } = place;
    const box: View = {
      x: lengthOf(element.getAttribute('x'), view.width) ?? 0,
      y: lengthOf(element.getAttribute('y'), view.height) ?? 0,
      width: lengthOf(element.getAttribute('width'), view.width) ?? 0,
      height: lengthOf(element.getAttribute('height'), view.height) ?? 0,
    };
    const node = pictureNode(nameOf(element));
    this.scene.images.push({
      node,
      ...data,
      losses: this.scene.losses,
      fit: { view: box, preserve: element.getAttribute('preserveAspectRatio'), matrix: place.matrix, clip: place.clip },
    });
    return [node];
  }

  #shape(element: Element, style: Style, place: Place): ImportedNode[] {
    const geometry = geometryOf(element, place.view);
    if (!geometry) return [];
    const outline = outlineOfGeometry(geometry);
    const shaped = shapeOf(geometry, outline, place, style);
    const bounds = tightBounds(outline) ?? boundsOf(outline);
    if (!shaped || !bounds) return [];
    const painting = { matrix: place.matrix, view: place.view, bounds, box: shaped.box };
    const fill = geometry.type === 'line' ? null : paintOf(this.scene, 'fill', style, painting);
    const stroke = paintOf(this.scene, 'stroke', style, painting);
    for (const paint of [fill, stroke]) {
      if (paint === 'drawn-gradient') return this.#part(element, place, 'gradientDrawn');
      if (paint === 'drawn-pattern') return this.#part(element, place, 'patternDrawn');
    }
    const pen = penOf(style, place.view);
    const fixed = style['vector-effect'] === 'non-scaling-stroke';
    const drawn = {
      name: '',
      ...shaped,
      fill: fill as Exclude<typeof fill, string>,
      stroke: stroke as Exclude<typeof stroke, string>,
      pen,
      outline: fixed ? transformed(outline, place.matrix) : outline,
      matrix: fixed ? IDENTITY : place.matrix,
      opacity: 1,
      blend: 'normal' as const,
      clip: place.clip,
    };
    const isUnder = /^(?:stroke|markers\s+stroke)/.test(style['paint-order'] ?? '');
    const layers =
      isUnder && fill && stroke
        ? [
            { ...drawn, fill: null },
            { ...drawn, stroke: null },
          ]
        : [drawn];
    const unit = Math.max(this.frame.width, this.frame.height) / 1080;
    const nodes = layers.flatMap((layer) => shapeNodes(layer, unit));
    const markers = stroke === null && !hasMarkers(style) ? [] : markerNodes(this, outline, style, place, pen.width);
    return [...nodes, ...markers];
  }

  /** A picture of an element, whose own transform the place includes, instead of its nodes. */
  #part(element: Element, place: Place, loss: Loss): ImportedNode[] {
    const { scene } = this;
    if (scene.parts.length >= MOST_PARTS) {
      scene.losses.add('effectLeft');
      if (!this.#needsDrawing(element, scene.styles.of(element, place.style))) return [];
      const plain = element.cloneNode(true) as Element;
      for (const name of ['filter', 'mask', 'clip-path', 'style', 'class', 'id']) plain.removeAttribute(name);
      return this.#content(plain, plain.localName ?? '', scene.styles.of(plain, place.style), place);
    }
    const node = pictureNode(nameOf(element));
    const { matrix, style, view, clip } = place;
    scene.parts.push({ element, matrix, style, view, clip, node, loss, losses: scene.losses });
    return [node];
  }

  /** Draws the parts; those of which nothing is seen stay without a picture. */
  async drawParts(): Promise<void> {
    for (const part of this.scene.parts) {
      const drawn = await drawnPart(this.scene, part, this.frame);
      if (drawn !== 'unseen') part.losses.add(drawn ? part.loss : 'objectLeft');
      if (!drawn || drawn === 'unseen') continue;
      const { x, y, width, height } = drawn.region;
      const placed = placePicture([width, 0, 0, height, x, y], part.clip);
      // Upright, it can be cut by any clip.
      if (!placed || placed === 'unclipped') continue;
      Object.assign(part.node, placed, { picture: this.scene.pictures.push(drawn.picture) - 1 });
    }
  }
}

/** Whether something other than an element of this document, which browsers ignore if it is missing, gives an effect. */
const isElsewhere = (value: string | undefined): boolean =>
  value !== undefined && !/^(?:none|initial|unset)?$/.test(value) && urlTarget(value) === null;

const hasMarkers = (style: Style): boolean =>
  ['marker-start', 'marker-mid', 'marker-end'].some((name) => style[name] && style[name] !== 'none');

const pictureNode = (name: string): PictureNode => ({
  ...PLAIN,
  name,
  kind: 'picture',
  picture: -1,
  box: { x: 0, y: 0, width: 0, height: 0, rotation: 0 },
  flipX: false,
  flipY: false,
  crop: { x: 0, y: 0, width: 1, height: 1 },
  frame: { type: 'rectangle', radius: 0 },
  alt: name,
  shadow: null,
});

/** Reads an SVG. Throws ImportRefused. */
export async function readSvg(file: Uint8Array): Promise<ImportedFile> {
  const { document, root } = parseSvg(file);
  const { width, height, view, sized } = pageOf(root);
  if (!(width > 0 && height > 0 && width < 1e7 && height < 1e7)) throw new ImportRefused('import_unreadable');
  const scene = new Scene(document);
  const reader = new Reader(scene, { width, height });
  const box: View = { x: 0, y: 0, width, height };
  const matrix = fitView(view, box, root.getAttribute('preserveAspectRatio'));
  const style = scene.styles.of(root, {});
  const place = { matrix, style, clip: null, view, path: [] };
  const slides = slidesOf(root);
  const losses = new LossCount();
  const read = slides.slice(0, IMPORT_LIMITS.pages).map((slide, index) => {
    scene.losses = losses.onPage(index);
    return reader.element(slide, place);
  });
  scene.losses = losses;
  losses.add('pagesLeft', slides.length - read.length);
  countBeside(root, slides, scene.styles.sheets, losses);
  if (read.length === 0) read.push(reader.root(root, place));
  await reader.drawParts();
  await placeImages(scene, normalisePicture);
  const pages = read.map((nodes) => nodes.flatMap(withPictures));
  if (pages.every((nodes) => nodes.length === 0)) throw new ImportRefused('import_empty');
  const ground = colorOf(style['background-color'] ?? style.background);
  const title =
    elementsIn(root)
      .find(({ localName }) => localName === 'title')
      ?.textContent?.trim() ?? '';
  return {
    kind: 'svg',
    title: title.slice(0, 120),
    unit: 1,
    pages: pages.map((nodes) => ({
      name: '',
      ...(sized ? { width, height } : extentOf(nodes)),
      background: ground ? solid(ground) : null,
      nodes,
    })),
    pictures: scene.pictures,
    losses: losses.found,
  };
}

/** The whole drawing as a picture. Null: it can't be drawn. */
export const drawSvg = (file: Uint8Array): Promise<NormalisedPicture | null> =>
  pictureOfSvg(new TextEncoder().encode(withoutEntities(svgText(file))));
