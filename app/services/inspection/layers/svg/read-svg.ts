/** Reads an SVG into nodes: its own walk over the document, with copies, clips, markers, texts and pictures. */
import type { Element } from '@xmldom/xmldom';
import { normalisePicture, type NormalisedPicture } from '../../pictures/normalise.ts';
import { decompose, IDENTITY, invert, multiply, translation, type Matrix } from '../matrix.ts';
import { boundsOf, tightBounds, transformed } from '../outlines.ts';
import { shapeNodes } from '../stroke-nodes.ts';
import {
  ImportRefused,
  PLAIN,
  READING_LIMITS,
  type ImportedFile,
  type ImportedNode,
  type PictureNode,
} from '../imported.ts';
import type { Loss } from '#app/contracts/imports.ts';
import { clipWithin } from '../plain-area.ts';
import { boxArea, clipArea } from './svg-clip.ts';
import { geometryOf, outlineOfGeometry, SHAPES } from './svg-geometry.ts';
import { IMPORT_LIMITS } from '#app/contracts/upload-limits.ts';
import { blendOf, looked } from './svg-look.ts';
import { extentOf, pageOf } from './svg-page.ts';
import { slidesOf } from './svg-slides.ts';
import { shapeOf } from './svg-shape.ts';
import { asGroup, bundled } from './svg-bundles.ts';
import { foreignNodes } from './svg-foreign.ts';
import { markerNodes } from './svg-markers.ts';
import { paintOf, penOf } from './svg-paint.ts';
import { dataPicture, drawnPart, pictureOfSvg } from './svg-part.ts';
import { placeImages } from './svg-images.ts';
import { MOST_PARTS, Scene, withTransform, type Place, type Walk } from './svg-scene.ts';
import { elementsIn, hrefOf, parseSvg, svgText, targetOf, withoutEntities } from './svg-source.ts';
import type { Style } from './svg-style.ts';
import { withPictures } from '../with-pictures.ts';
import { textNodes } from './svg-text.ts';
import { fitView, fractionOf, lengthOf, transformOf, viewBoxOf, type View } from './svg-values.ts';

/** Elements that draw nothing where they stand. */
const SILENT: ReadonlySet<string> = new Set([
  'defs',
  'symbol',
  'marker',
  'pattern',
  'linearGradient',
  'radialGradient',
  'clipPath',
  'mask',
  'filter',
  'style',
  'title',
  'desc',
  'metadata',
  'view',
  'cursor',
  'font',
  'namedview',
]);
const LEFT: Readonly<Record<string, Loss>> = {
  script: 'scriptLeft',
  animate: 'animationLeft',
  animateTransform: 'animationLeft',
  animateMotion: 'animationLeft',
  set: 'animationLeft',
  video: 'mediaLeft',
  audio: 'mediaLeft',
  iframe: 'objectLeft',
};
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

  element(element: Element, place: Place): ImportedNode[] {
    const { scene } = this;
    const name = element.localName ?? '';
    const left = LEFT[name];
    if (left) scene.losses.add(left);
    if (left || SILENT.has(name)) return [];
    if (place.path.length > READING_LIMITS.depth) throw new ImportRefused('import_elements');
    scene.count();
    const style = scene.styles.of(element, place.style);
    const opacity = fractionOf(style.opacity, 1);
    if (style.display === 'none' || opacity === 0) return [];
    const drawn = this.#needsDrawing(element, style);
    if (drawn) return this.#part(element, place, drawn);
    const matrix = withTransform(place.matrix, element, style);
    const inner: Place = { ...place, matrix, style, path: [...place.path, name] };
    const clipped = this.#clipped(element, style, inner);
    const nodes = this.#content(element, name, style, clipped);
    return looked(nodes, nameOf(element), opacity, blendOf(style));
  }

  /** What about an element only a picture can show. */
  #needsDrawing(element: Element, style: Style): Loss | null {
    if (style.filter && style.filter !== 'none' && this.scene.byUrl(style.filter)) return 'effectDrawn';
    if (style.mask && this.scene.byUrl(style.mask)) return 'maskDrawn';
    const clip = this.scene.byUrl(style['clip-path']);
    if (clip && elementsIn(clip).some(({ localName }) => localName === 'text')) return 'maskDrawn';
    return element.localName === 'mesh' ? 'gradientDrawn' : null;
  }

  #clipped(element: Element, style: Style, place: Place): Place {
    const clip = this.scene.byUrl(style['clip-path']);
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
      case 'a':
        return this.children(element, place);
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
        return [];
    }
  }

  #text(element: Element, style: Style, place: Place): ImportedNode[] {
    const { uniform, scaleX, scaleY, mirrored } = decompose(place.matrix);
    if (mirrored || (!uniform && Math.abs(scaleX / scaleY - 1) > 1))
      return this.#part(element, place, 'textDrawn', true);
    return textNodes(this.scene, element, place, style, '');
  }

  #choice(element: Element, place: Place): ImportedNode[] {
    const choices = elementsIn(element).filter(
      (child) =>
        !child.getAttribute('requiredExtensions') &&
        (child.getAttribute('systemLanguage') ?? 'en').split(',').some((language) => /^\s*en/i.test(language)),
    );
    for (const choice of choices) {
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
    return this.#viewport(target, { ...inner, style }, element);
  }

  #image(element: Element, place: Place): ImportedNode[] {
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
      if (paint === 'drawn-gradient') return this.#part(element, place, 'gradientDrawn', true);
      if (paint === 'drawn-pattern') return this.#part(element, place, 'patternDrawn', true);
    }
    const pen = penOf(style, place.view);
    const fixed = style['vector-effect'] === 'non-scaling-stroke';
    const nodes = shapeNodes(
      {
        name: '',
        ...shaped,
        fill: fill as Exclude<typeof fill, string>,
        stroke: stroke as Exclude<typeof stroke, string>,
        pen,
        outline: fixed ? transformed(outline, place.matrix) : outline,
        matrix: fixed ? IDENTITY : place.matrix,
        opacity: 1,
        blend: 'normal',
        clip: place.clip,
      },
      Math.max(this.frame.width, this.frame.height) / 1080,
    );
    const markers = stroke === null && !hasMarkers(style) ? [] : markerNodes(this, outline, style, place, pen.width);
    return [...nodes, ...markers];
  }

  /** A picture of an element in place of its nodes. `placed`: the place already includes its own transform. */
  #part(element: Element, place: Place, loss: Loss, placed = false): ImportedNode[] {
    const { scene } = this;
    if (scene.parts.length >= MOST_PARTS) {
      scene.losses.add('effectLeft');
      if (placed) return [];
      const plain = element.cloneNode(true) as Element;
      for (const name of ['filter', 'mask', 'clip-path', 'style', 'class', 'id']) plain.removeAttribute(name);
      return this.#content(plain, plain.localName ?? '', scene.styles.of(plain, place.style), place);
    }
    scene.losses.add(loss);
    const node = pictureNode(nameOf(element));
    const own = placed ? transformOf(element.getAttribute('transform')) : IDENTITY;
    const matrix = placed ? withoutOwn(place.matrix, own) : place.matrix;
    scene.parts.push({ element, matrix, style: place.style, view: place.view, node });
    return [node];
  }

  /** Draws the parts; those of which nothing is seen stay without a picture. */
  async drawParts(): Promise<void> {
    for (const part of this.scene.parts) {
      const drawn = await drawnPart(this.scene, part, this.frame);
      if (!drawn) continue;
      part.node.picture = this.scene.pictures.push(drawn.picture) - 1;
      part.node.box = { ...drawn.region, rotation: 0 };
    }
  }
}

const hasMarkers = (style: Style): boolean =>
  ['marker-start', 'marker-mid', 'marker-end'].some((name) => style[name] && style[name] !== 'none');

function withoutOwn(matrix: Matrix, own: Matrix): Matrix {
  const back = invert(own);
  return back ? multiply(matrix, back) : matrix;
}

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
  const read = slides.slice(0, IMPORT_LIMITS.pages).map((slide) => reader.element(slide, place));
  scene.losses.add('pagesLeft', slides.length - read.length);
  if (read.length === 0) read.push(reader.children(root, place));
  await reader.drawParts();
  await placeImages(scene, normalisePicture);
  const pages = read.map((nodes) => nodes.flatMap(withPictures));
  if (pages.every((nodes) => nodes.length === 0)) throw new ImportRefused('import_empty');
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
      background: null,
      nodes,
    })),
    pictures: scene.pictures,
    losses: scene.losses.counts,
  };
}

/** The whole drawing as a picture. Null: it can't be drawn. */
export const drawSvg = (file: Uint8Array): Promise<NormalisedPicture | null> =>
  pictureOfSvg(new TextEncoder().encode(withoutEntities(svgText(file))));
