/** The style of each element: attributes, style sheets in the file, inline styles, inheritance. */
import * as cssTree from 'css-tree';
import { compile } from 'css-select';
import type { Document, Element } from '@xmldom/xmldom';
import { elementsIn } from './svg-source.ts';
import { colorOf } from './svg-values.ts';
import { withoutVariables } from './svg-variables.ts';

export type Style = Readonly<Record<string, string>>;

/** Properties that children have from their parents. */
const INHERITED: ReadonlySet<string> = new Set([
  'clip-rule',
  'color',
  'direction',
  'dominant-baseline',
  'fill',
  'fill-opacity',
  'fill-rule',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'marker-end',
  'marker-mid',
  'marker-start',
  'paint-order',
  'stroke',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
  'text-align',
  'text-decoration',
  'text-transform',
  'visibility',
  'white-space',
  'writing-mode',
  'line-height',
]);

/** What else is written as an attribute or in a style sheet. */
const OWN: ReadonlySet<string> = new Set([
  'baseline-shift',
  'clip-path',
  'display',
  'filter',
  'mask',
  'mask-image',
  'opacity',
  'overflow',
  'stop-color',
  'stop-opacity',
  'transform',
  'transform-box',
  'transform-origin',
  'vector-effect',
]);

const PAINTS: ReadonlySet<string> = new Set(['fill', 'stroke', 'stop-color', 'color']);
/** What may paint besides colors; names may be those of a system's colors. Anything else is ignored, as browsers do. */
const PAINT = /^(?:[a-z]+$|url\(|var\(|context-)/i;

interface Rule {
  matches(element: Element): boolean;
  specificity: number;
  order: number;
  declarations: readonly Declaration[];
}

interface Declaration {
  property: string;
  value: string;
  important: boolean;
}

/** Rules of style sheets, and comparisons of elements with them. */
const MOST_RULES = 3_000;
const MOST_COMPARISONS = 4_000_000;

/** xmldom as css-select asks for it. */
const adapter = {
  isTag: (node: unknown): node is Element => (node as Element).nodeType === 1,
  getAttributeValue: (element: Element, name: string) => element.getAttribute(name) ?? undefined,
  getChildren: (element: Element) => elementsIn(element),
  getName: (element: Element) => element.localName ?? '',
  getParent: (element: Element) => (element.parentNode?.nodeType === 1 ? (element.parentNode as Element) : null),
  getSiblings: (element: Element) => (element.parentNode ? elementsIn(element.parentNode as Element) : [element]),
  getText: (element: Element) => element.textContent ?? '',
  hasAttrib: (element: Element, name: string) => element.hasAttribute(name),
  removeSubsets: (nodes: Element[]) => nodes,
};

function declarationsOf(text: string): Declaration[] {
  let block: cssTree.CssNode;
  try {
    block = cssTree.parse(text, { context: 'declarationList', parseValue: false });
  } catch {
    return [];
  }
  const declarations: Declaration[] = [];
  cssTree.walk(block, (node) => {
    if (node.type === 'Declaration') declarations.push(...longhands(declarationOf(node)));
  });
  return declarations;
}

const withoutComments = (text: string): string =>
  text
    .split('/*')
    .map((part, index) => (index === 0 ? part : (part.split('*/')[1] ?? '')))
    .join('');

/** Without the same color for printers, after it. */
const onScreen = (paint: string): string => paint.split(/icc-color\(/i)[0]?.trim() ?? '';

const declarationOf = ({ property, value, important }: cssTree.Declaration): Declaration => ({
  property: property.toLowerCase(),
  value: withoutComments(cssTree.generate(value)).trim(),
  important: important !== false,
});

/** `font`, `marker` and `text-decoration-line` as the properties that are read. */
function longhands(declaration: Declaration): Declaration[] {
  const { property, value } = declaration;
  if (property === 'marker')
    return ['marker-start', 'marker-mid', 'marker-end'].map((name) => ({ ...declaration, property: name }));
  if (property === 'text-decoration-line') return [{ ...declaration, property: 'text-decoration' }];
  if (property === '-inkscape-font-specification') return [];
  if (property !== 'font') return [declaration];
  // The size is the first word with a unit; the family comes after it.
  const parts = value.split(/\s+/);
  const at = parts.findIndex((word) => /^[\d.]+(?:px|pt|pc|em|rem|mm|cm|in|%)(?:\/|$)/.test(word));
  const size = parts[at]?.split('/')[0];
  const family = parts.slice(at + 1).join(' ');
  if (size === undefined || family === '') return [];
  const before = parts.slice(0, at).join(' ');
  const words = before.trim().split(/\s+/);
  const weight = words.find((word) => /^(?:bold|bolder|lighter|\d{3})$/.test(word));
  const slant = words.find((word) => /^(?:italic|oblique)$/.test(word));
  return [
    { ...declaration, property: 'font-size', value: size },
    { ...declaration, property: 'font-family', value: family },
    { ...declaration, property: 'font-weight', value: weight ?? 'normal' },
    { ...declaration, property: 'font-style', value: slant ?? 'normal' },
  ];
}

/** As CSS counts it, in one number. */
function specificityOf(selector: cssTree.CssNode): number {
  let sum = 0;
  cssTree.walk(selector, (node) => {
    if (node.type === 'IdSelector') sum += 10_000;
    else if (['ClassSelector', 'AttributeSelector', 'PseudoClassSelector'].includes(node.type)) sum += 100;
    else if (node.type === 'TypeSelector' && node.name !== '*') sum += 1;
  });
  return sum;
}

function rulesOf(css: string, before: number): Rule[] {
  const rules: Rule[] = [];
  let sheet: cssTree.CssNode;
  try {
    sheet = cssTree.parse(css, { parseValue: false });
  } catch {
    return [];
  }
  cssTree.walk(sheet, {
    visit: 'Rule',
    enter(rule) {
      const media = this.atrule?.name === 'media' && this.atrule.prelude ? cssTree.generate(this.atrule.prelude) : '';
      const elsewhere = this.atrule !== null && this.atrule.name !== 'media' && this.atrule.name !== 'supports';
      if (elsewhere || /print|dark|speech/.test(media) || rule.prelude.type !== 'SelectorList') return;
      const declarations: Declaration[] = [];
      rule.block.children.forEach((node) => {
        if (node.type === 'Declaration') declarations.push(...longhands(declarationOf(node)));
      });
      rule.prelude.children.forEach((selector) => {
        if (before + rules.length >= MOST_RULES) return;
        try {
          const matches = compile<Element, Element>(cssTree.generate(selector), { adapter, xmlMode: true });
          rules.push({ matches, specificity: specificityOf(selector), order: before + rules.length, declarations });
        } catch {
          // A selector of a state or of a browser's own: nothing here has it.
        }
      });
    },
  });
  return rules;
}

export class Styles {
  /** The style sheets in the document. */
  readonly sheets: readonly string[];
  readonly #rules: readonly Rule[];
  #comparisons = 0;

  constructor(document: Document) {
    const rules: Rule[] = [];
    this.sheets = [...document.getElementsByTagName('*')]
      .filter((one) => one.localName === 'style' && /^(?:text\/css)?$/i.test(one.getAttribute('type') ?? ''))
      .map(({ textContent }) => textContent ?? '');
    for (const sheet of this.sheets) rules.push(...rulesOf(sheet, rules.length));
    this.#rules = rules.toSorted((a, b) => a.specificity - b.specificity || a.order - b.order);
  }

  /** The style of an element in its own place, with what it has from all that it is in. */
  within(element: Element): Style {
    const parent = element.parentNode;
    return this.of(element, parent?.nodeType === 1 ? this.within(parent as Element) : {});
  }

  /** The style of an element whose parent has that of `parent`. */
  of(element: Element, parent: Style): Style {
    const style: Record<string, string> = {};
    for (const [property, value] of Object.entries(parent))
      if (INHERITED.has(property) || property.startsWith('--')) style[property] = value;
    const important: Declaration[] = [];
    const take = ({ property, value: written, important: strong }: Declaration): void => {
      const value = PAINTS.has(property) ? onScreen(written) : written;
      if (PAINTS.has(property) && !PAINT.test(value) && colorOf(value) === null) return;
      if (strong) important.push({ property, value, important: false });
      else if (value !== 'inherit') style[property] = value;
      else if (parent[property] !== undefined) style[property] = parent[property];
    };
    for (const { name, value } of element.attributes)
      if (INHERITED.has(name) || OWN.has(name)) take({ property: name, value: value.trim(), important: false });
    for (const { matches, declarations } of this.#rules) {
      this.#comparisons += 1;
      if (this.#comparisons > MOST_COMPARISONS) break;
      if (matches(element)) declarations.forEach(take);
    }
    const inline = element.getAttribute('style');
    if (inline) declarationsOf(inline).forEach(take);
    important.forEach(take);
    for (const [property, value] of Object.entries(style)) {
      const plain = withoutVariables(value, style);
      if (plain !== value) style[property] = plain;
    }
    return style;
  }
}
