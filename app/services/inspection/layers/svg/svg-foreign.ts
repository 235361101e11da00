/**
 * Words of a web page inside a drawing, as diagram programs write them: blocks, line breaks, fonts, in the middle or at
 * a side of a box.
 */
import type { Element } from '@xmldom/xmldom';
import { decompose, transform } from '../matrix.ts';
import { solid } from '../paints.ts';
import { PLAIN, type TextNode, type TextRunNode } from '../imported.ts';
import { countUnread, isEmbedded } from './svg-beside.ts';
import { hrefOf } from './svg-source.ts';
import type { Place, Scene } from './svg-scene.ts';
import type { Style } from './svg-style.ts';
import { fontSizeOf, lettersIn } from './svg-text.ts';
import { withoutVariables } from './svg-variables.ts';
import { colorOf, lengthOf } from './svg-values.ts';

const BLOCKS: ReadonlySet<string> = new Set([
  'div',
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'li',
  'tr',
  'ul',
  'ol',
  'pre',
  'blockquote',
]);
/** Headings and words that are bold by themselves. */
const BOLD: ReadonlySet<string> = new Set(['b', 'strong', 'th', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const HEADINGS: Readonly<Record<string, number>> = { h1: 2, h2: 1.5, h3: 1.17 };
/** Sizes of the `font` element, px. */
const FONT_SIZES = [10, 13, 16, 18, 24, 32, 48];

interface Letters {
  text: string;
  style: Style;
  size: number;
}

interface Found {
  letters: Letters[];
  align: string;
  /** Of the innermost block that says so, px: how wide the words are set. */
  width: number | null;
  /** Behind the words: of the innermost element that has a color there. */
  ground: string | null;
}

function styleOf(scene: Scene, element: Element, parent: Style): Style {
  const style: Record<string, string> = { ...scene.styles.of(element, parent) };
  const name = element.localName ?? '';
  const inline = element.getAttribute('style') ?? '';
  for (const [, property = '', value = ''] of inline.matchAll(/(?:^|;)\s*([a-z-]{2,30})\s*:\s*([^;]{1,200})/g))
    style[property] = withoutVariables(value.trim(), style);
  if (BOLD.has(name)) style['font-weight'] = 'bold';
  if (name === 'i' || name === 'em') style['font-style'] = 'italic';
  if (name === 'u') style['text-decoration'] = 'underline';
  if (name === 'font') {
    const color = element.getAttribute('color');
    const face = element.getAttribute('face');
    if (color) style.color = color;
    if (face) style['font-family'] = face;
  }
  return style;
}

function collect(scene: Scene, element: Element, parent: Style, parentSize: number, found: Found): void {
  const name = element.localName ?? '';
  const style = styleOf(scene, element, parent);
  if (style.display === 'none' || name === 'style' || name === 'script') return;
  if (isEmbedded(name)) {
    countUnread(element, scene.losses);
    return;
  }
  if (name === 'a' && hrefOf(element)) scene.losses.add('linkLeft');
  let size = fontSizeOf(style, parentSize);
  const step = name === 'font' ? Number(element.getAttribute('size')) : 0;
  if (step >= 1 && step <= 7 && !style['font-size']) size = FONT_SIZES[step - 1] ?? size;
  size *= HEADINGS[name] ?? 1;
  if (style['text-align'] && style['text-align'] !== 'inherit') found.align = style['text-align'];
  found.ground = colorOf(style['background-color'] ?? style.background) ?? found.ground;
  const width = /%/.test(style.width ?? '%') ? null : lengthOf(style.width, 0);
  if (width && width > 1) found.width = width;
  const breaks = (): void => {
    const last = found.letters.at(-1);
    if (last && !last.text.endsWith('\n')) found.letters.push({ text: '\n', style, size });
  };
  if (name === 'br') {
    found.letters.push({ text: '\n', style, size });
    return;
  }
  if (BLOCKS.has(name)) breaks();
  if (name === 'li') found.letters.push({ text: '• ', style, size });
  const keep = (style['white-space'] ?? '').startsWith('pre');
  for (let child = element.firstChild; child; child = child.nextSibling) {
    if (child.nodeType === 1) collect(scene, child as Element, style, size, found);
    else if (child.nodeType === 3 || child.nodeType === 4) {
      const raw = child.nodeValue ?? '';
      const text = keep ? raw : raw.replaceAll(/[ \t\r\n]+/g, ' ');
      const before = found.letters.at(-1)?.text ?? '\n';
      const shown = /[\n ]$/.test(before) ? text.trimStart() : text;
      if (shown !== '') found.letters.push({ text: shown, style, size });
    }
  }
  if (BLOCKS.has(name)) breaks();
}

/** Elements of the page around the words, outermost first. */
function wrappers(scene: Scene, element: Element): Style[] {
  const styles: Style[] = [];
  let at: Element | null = element;
  while (at && styles.length < 6) {
    styles.push(styleOf(scene, at, {}));
    const inner: Element[] = [];
    for (let child = at.firstChild; child; child = child.nextSibling)
      if (child.nodeType === 1) inner.push(child as Element);
    at = inner.length === 1 ? (inner[0] ?? null) : null;
  }
  return styles;
}

export function foreignNodes(scene: Scene, element: Element, style: Style, place: Place): TextNode[] {
  const found: Found = { letters: [], align: '', width: null, ground: null };
  for (let child = element.firstChild; child; child = child.nextSibling)
    if (child.nodeType === 1) collect(scene, child as Element, style, fontSizeOf(style, 16), found);
  while (found.letters.at(-1)?.text.trim() === '') found.letters.pop();
  if (found.letters.length === 0) return [];
  scene.count();
  const around = wrappers(scene, element);
  const flex = around.find(({ display }) => display?.includes('flex'));
  const width = lengthOf(element.getAttribute('width'), place.view.width) ?? 0;
  const height = lengthOf(element.getAttribute('height'), place.view.height) ?? 0;
  const x = lengthOf(element.getAttribute('x'), place.view.width) ?? 0;
  const y = lengthOf(element.getAttribute('y'), place.view.height) ?? 0;
  const number = (value: string | undefined): number => lengthOf(value, 0) ?? 0;
  // A box without height whose top is pushed down: its words stand in the middle of that line.
  const placed = flex && number(flex['padding-top']) > 0;
  const vertical = flex?.['align-items'] ?? 'flex-start';
  const middle = /center/.test(vertical) || around.some((one) => one['vertical-align'] === 'middle');
  const bottom = /end/.test(vertical);
  const boxWidth = placed ? number(flex.width) : (found.width ?? width);
  const left = placed
    ? number(flex['margin-left'])
    : x + (found.width && width > found.width ? (width - found.width) / 2 : 0);
  const box = {
    left,
    top: placed ? number(flex['padding-top']) : y,
    width: Math.max(1, boxWidth),
    height: placed ? 0.01 : height,
  };
  const { scaleX, scaleY, rotation } = decompose(place.matrix);
  const at = transform(place.matrix, box.left + box.width / 2, box.top + box.height / 2);
  const justify = flex?.['justify-content'] ?? '';
  const align =
    /center/.test(found.align) || (!found.align && /center/.test(justify))
      ? 'center'
      : /right|end/.test(found.align)
        ? 'right'
        : 'left';
  const nowrap =
    around.some((one) => /nowrap/.test(one['white-space'] ?? '')) ||
    found.letters.some(({ style: own }) => own['white-space'] === 'nowrap');
  return [
    {
      ...PLAIN,
      kind: 'text',
      runs: found.letters.map((letters) => runOf(letters, scaleY)),
      align,
      lineHeight: 1.2,
      letterSpacing: 0,
      list: 'none',
      stroke: null,
      ...(found.ground && { ground: found.ground }),
      place: {
        type: 'box',
        box: {
          x: at.x - (box.width * scaleX) / 2,
          y: at.y - (box.height * scaleY) / 2,
          width: box.width * scaleX,
          height: box.height * scaleY,
          rotation,
        },
        verticalAlign: middle ? 'middle' : bottom ? 'bottom' : 'top',
        shrink: false,
        wrap: !nowrap && box.width > 4,
        gap: 0,
      },
    },
  ];
}

const runOf = ({ text, style, size }: Letters, scale: number): TextRunNode => ({
  text,
  style: lettersIn(style, size * scale, solid(colorOf(style.color) ?? '#000000')),
});
