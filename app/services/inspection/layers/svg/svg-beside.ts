/** What an SVG holds that a design has no place for: movement, scripts, and things of the web within it. */
import type { Element } from '@xmldom/xmldom';
import type { Loss } from '#app/contracts/imports.ts';
import type { LossCount } from '../imported.ts';
import { elementsIn } from './svg-source.ts';

/** Elements that draw nothing themselves but do something to the drawing. */
const BESIDE: Readonly<Record<string, Loss>> = {
  script: 'scriptLeft',
  handler: 'scriptLeft',
  animate: 'animationLeft',
  animateColor: 'animationLeft',
  animateMotion: 'animationLeft',
  animateTransform: 'animationLeft',
  discard: 'animationLeft',
  set: 'animationLeft',
};

const MEDIA: ReadonlySet<string> = new Set(['audio', 'video']);
/** Things of web pages that show more than words. */
const EMBEDDED: ReadonlySet<string> = new Set([
  ...MEDIA,
  'button',
  'canvas',
  'embed',
  'iframe',
  'img',
  'input',
  'math',
  'object',
  'select',
  'svg',
  'textarea',
]);

/** Elements that draw nothing where they stand. */
export const SILENT: ReadonlySet<string> = new Set([
  'defs',
  'symbol',
  'marker',
  'pattern',
  'linearGradient',
  'radialGradient',
  'meshgradient',
  'meshGradient',
  'hatch',
  'solidcolor',
  'solidColor',
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
  'font-face',
  'color-profile',
  'link',
  'namedview',
  ...Object.keys(BESIDE),
]);

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** Whether an element belongs to the drawing; programs keep notes of their own in other namespaces. */
const isDrawing = ({ namespaceURI }: Element): boolean => !namespaceURI || [SVG, XHTML].includes(namespaceURI);

/** Counts an element that is not read, unless it shows nothing anyway. */
export function countUnread(element: Element, losses: LossCount): void {
  const name = element.localName ?? '';
  if (isDrawing(element) && !SILENT.has(name)) losses.add(MEDIA.has(name) ? 'mediaLeft' : 'objectLeft');
}

/** Whether an element within a web page shows more than its words. */
export const isEmbedded = (name: string): boolean => EMBEDDED.has(name);

const KEYFRAMES = /@(?:-webkit-)?keyframes\b/g;

/** Counts movement and scripts in the whole document, seen or not; those of a slide are on its page. */
export function countBeside(
  root: Element,
  slides: readonly Element[],
  sheets: readonly string[],
  losses: LossCount,
): void {
  const walk = (element: Element, count: LossCount): void => {
    const page = slides.indexOf(element);
    const own = page < 0 ? count : losses.onPage(page);
    const loss = isDrawing(element) ? BESIDE[element.localName ?? ''] : undefined;
    if (loss) own.add(loss);
    own.add('scriptLeft', [...element.attributes].filter(({ name }) => /^on[a-z]+$/.test(name)).length);
    for (const child of elementsIn(element)) walk(child, own);
  };
  walk(root, losses);
  for (const sheet of sheets) losses.add('animationLeft', sheet.match(KEYFRAMES)?.length ?? 0);
}
