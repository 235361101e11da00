/** Words of a slide: the small HTML that the reader of presentations writes, as runs of a text. */
import { DOMParser, type Element } from '@xmldom/xmldom';
import { solid } from '../paints.ts';
import type { LetterStyle, TextNode, TextRunNode } from '../imported.ts';
import type { Bullet } from './pptx-bullets.ts';
import { colorOf, lengthOf } from '../svg/svg-values.ts';

export interface Words {
  runs: TextRunNode[];
  align: TextNode['align'];
  list: TextNode['list'];
  /** Relative to the size of the letters. */
  lineHeight: number;
}

type Look = Readonly<Record<string, string>>;

/** What PowerPoint sets single lines at, relative to their letters. */
const SINGLE = 1.2;
const LEVEL = 28;

function lookOf(element: Element, parent: Look): Look {
  const look: Record<string, string> = { ...parent };
  for (const part of (element.getAttribute('style') ?? '').split(';')) {
    const colon = part.indexOf(':');
    if (colon > 0) look[part.slice(0, colon).trim()] = part.slice(colon + 1).trim();
  }
  return look;
}

/** pt of a length as the reader writes it. */
const points = (text: string | undefined): number => (lengthOf(text, 0) ?? 0) * 0.75;

function styleOf(look: Look, scale: number): LetterStyle {
  const decoration = look['text-decoration'] ?? look['text-decoration-line'] ?? '';
  const weight = look['font-weight'];
  return {
    families: [(look['font-family'] ?? '').replaceAll(/["']/g, '')].filter(Boolean),
    size: (points(look['font-size']) || 18) * scale,
    weight: weight === 'bold' ? 700 : Number(weight) || 400,
    italic: look['font-style'] === 'italic',
    underline: decoration.includes('underline'),
    strikethrough: decoration.includes('line-through'),
    fill: solid(colorOf(look.color) ?? '#000000'),
  };
}

/** The reader writes percentages of a line as em. */
function before(margin: string | undefined): number {
  const value = Number.parseFloat(margin ?? '') || 0;
  return margin?.endsWith('em') ? value / 100 : value / 24;
}

interface Paragraph {
  runs: TextRunNode[];
  align: string;
  item: 'bullet' | 'number' | null;
  level: number;
  lineHeight: number;
  /** Room before it, relative to the size of its letters. */
  before: number;
}

const BLOCKS: ReadonlySet<string> = new Set(['p', 'div', 'li', 'ul', 'ol']);

function collect(
  element: Element,
  look: Look,
  scale: number,
  all: Paragraph[],
  item: Paragraph['item'],
  level: number,
): void {
  const name = element.localName ?? '';
  const own = lookOf(element, look);
  const kind = name === 'ul' ? 'bullet' : name === 'ol' ? 'number' : item;
  const depth = name === 'ul' || name === 'ol' ? level + 1 : level;
  const open = (): Paragraph => {
    const indent = Math.max(0, Math.round(points(own['margin-left']) / LEVEL) - 1);
    const paragraph: Paragraph = {
      runs: [],
      align: own['text-align'] ?? 'left',
      item: kind,
      level: Math.max(depth - 1, kind ? Math.min(5, indent) : 0),
      lineHeight: Number.parseFloat(own['line-height'] ?? '') || 1,
      before: before(own['margin-top']),
    };
    all.push(paragraph);
    return paragraph;
  };
  if (name === 'p') open();
  if (name === 'br') all.at(-1)?.runs.push({ text: '\u2028', style: styleOf(own, scale) });
  for (let child = element.firstChild; child; child = child.nextSibling) {
    if (child.nodeType === 1) collect(child as Element, own, scale, all, kind, depth);
    else if (child.nodeType === 3) {
      const text = (child.nodeValue ?? '').replaceAll('\u00a0', ' ').replaceAll(/[\r\n\t\v]/g, ' ');
      if (text !== '' && !(BLOCKS.has(name) && text.trim() === ''))
        (all.at(-1) ?? open()).runs.push({ text, style: styleOf(own, scale) });
    }
  }
}

/** Named entities of HTML in XML's numbers; the reader writes no others. */
const ENTITIES: Readonly<Record<string, string>> = { nbsp: '&#160;', ensp: '&#8194;', emsp: '&#8195;' };

/**
 * `scale`: of all letters, where the slide shrinks them to fit; `bullets`: what its paragraphs begin with, if that is
 * known. Null: no words.
 */
export function readWords(
  html: string | undefined,
  scale = 1,
  bullets?: readonly { bullet: Bullet; level: number }[],
): Words | null {
  if (!html || html.length > 500_000) return null;
  const xml = html
    .replaceAll(/&(nbsp|ensp|emsp);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replaceAll(/<br\s*>/g, '<br/>');
  const paragraphs: Paragraph[] = [];
  try {
    const { documentElement } = new DOMParser({ onError: () => undefined }).parseFromString(
      `<div>${xml}</div>`,
      'text/xml',
    );
    if (documentElement) collect(documentElement, {}, scale, paragraphs, null, 0);
  } catch {
    const text = html
      .replaceAll('&nbsp;', ' ')
      .replaceAll(/<[^<>]*>/g, ' ')
      .trim();
    paragraphs.push({
      runs: [{ text, style: styleOf({}, scale) }],
      align: 'left',
      item: null,
      level: 0,
      lineHeight: 1,
      before: 0,
    });
  }
  if (bullets?.length === paragraphs.length)
    paragraphs.forEach((paragraph, index) => {
      const { bullet, level } = bullets[index] ?? { bullet: null, level: 0 };
      paragraph.item = bullet;
      paragraph.level = Math.min(5, level);
    });
  while (paragraphs.at(-1) && isEmpty(paragraphs.at(-1))) paragraphs.pop();
  const written = paragraphs.filter((paragraph) => !isEmpty(paragraph));
  const [first] = written;
  if (!first) return null;
  const listed = written.every(({ item }) => item === first.item) ? first.item : null;
  const runs = paragraphs.flatMap((paragraph, index): TextRunNode[] => {
    const [head, ...rest] = paragraph.runs;
    const style = head?.style ?? first.runs[0]?.style ?? styleOf({}, scale);
    const bullet = paragraph.item && !listed && !isEmpty(paragraph) ? '• ' : '';
    const tabs = listed ? '\t'.repeat(paragraph.level) : '';
    const start = `${index > 0 ? '\n' : ''}${tabs}${bullet}`;
    return [{ text: start + (head?.text ?? ''), style }, ...rest].filter(({ text }) => text !== '');
  });
  const align = first.align;
  return {
    runs,
    align: align === 'center' || align === 'right' || align === 'justify' ? align : 'left',
    list: listed ?? 'none',
    lineHeight: Math.min(4, Math.max(0.5, SINGLE * first.lineHeight * (1 + spacing(written)))),
  };
}

/** Room before paragraphs, which a text has only as room between its lines: half of it if they are long. */
function spacing(paragraphs: readonly Paragraph[]): number {
  const [, second] = paragraphs;
  if (!second) return 0;
  const letters = paragraphs.reduce((sum, { runs }) => sum + runs.reduce((all, { text }) => all + text.length, 0), 0);
  return Math.min(1, second.before) * (letters / paragraphs.length > 60 ? 0.4 : 1);
}

const isEmpty = (paragraph: Paragraph | undefined): boolean =>
  paragraph !== undefined && paragraph.runs.every(({ text }) => text.trim() === '');
