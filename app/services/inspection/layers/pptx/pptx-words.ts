/** Words of a slide: the small HTML that the reader of presentations writes, as runs of a text. */
import { DOMParser, type Element } from '@xmldom/xmldom';
import { solid } from '../paints.ts';
import type { LetterStyle, TextNode, TextRunNode } from '../imported.ts';
import { paintOf } from './pptx-fills.ts';
import type { ParagraphKind } from './pptx-paragraphs.ts';
import { colorOf, lengthOf } from '../svg/svg-values.ts';

export interface Words {
  runs: TextRunNode[];
  align: TextNode['align'];
  list: TextNode['list'];
  /** Relative to the size of the letters. */
  lineHeight: number;
  /** Room between paragraphs beyond that between lines, relative to the size of the letters. */
  gap: number;
  /** Thousandths of the size of the letters. */
  letterSpacing: number;
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
    fill: fillOf(look),
  };
}

/** A gradient is a background, which only transparent letters show. */
function fillOf(look: Look): LetterStyle['fill'] {
  const [, angle, stops] = /^linear-gradient\((-?[\d.]+)deg,(.*)\)$/.exec(look.background ?? '') ?? [];
  const colors = (stops ?? '').split(',').flatMap((stop) => {
    const [color, pos] = stop.trim().split(/\s+/);
    return color && pos ? [{ color, pos }] : [];
  });
  const rot = Number(angle) - 90;
  const gradient = look.color === 'transparent' && paintOf({ type: 'gradient', value: { path: 'line', rot, colors } });
  if (!gradient) return solid(colorOf(look.color) ?? '#000000');
  const plain = gradient.type === 'linear' && new Set(gradient.stops.map(({ color }) => color)).size === 1;
  return plain && gradient.stops[0] ? solid(gradient.stops[0].color) : gradient;
}

/** A margin relative to the size of letters, pt. The reader writes percentages of a line as em. */
function shareOf(margin: string | undefined, size: number): number {
  const value = Math.max(0, Number.parseFloat(margin ?? '') || 0);
  return margin?.endsWith('em') ? value / 100 : value / size;
}

interface Paragraph {
  runs: TextRunNode[];
  align: string;
  item: 'bullet' | 'number' | null;
  level: number;
  lineHeight: number;
  /** Margins as the reader writes them. */
  before: string | undefined;
  after: string | undefined;
  /** pt. */
  letterSpacing: number;
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
      before: own['margin-top'],
      after: own['margin-bottom'],
      letterSpacing: 0,
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
      if (text === '' || (BLOCKS.has(name) && text.trim() === '')) continue;
      const paragraph = all.at(-1) ?? open();
      if (paragraph.runs.length === 0) paragraph.letterSpacing = points(own['letter-spacing']) * scale;
      paragraph.runs.push({ text, style: styleOf(own, scale) });
    }
  }
}

/** Named entities of HTML in XML's numbers; the reader writes no others. */
const ENTITIES: Readonly<Record<string, string>> = { nbsp: '&#160;', ensp: '&#8194;', emsp: '&#8195;' };

export interface Reading {
  /** Of all letters, where the slide shrinks them to fit. */
  scale?: number;
  /** Of letters that name none. */
  color?: string | undefined;
  /** What its paragraphs inherit, if that is known. */
  paragraphs?: readonly ParagraphKind[] | undefined;
}

/** Null: no words. */
export function readWords(
  html: string | undefined,
  { scale = 1, color, paragraphs: kinds }: Reading = {},
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
    if (documentElement) collect(documentElement, color ? { color } : {}, scale, paragraphs, null, 0);
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
      before: undefined,
      after: undefined,
      letterSpacing: 0,
    });
  }
  if (kinds?.length === paragraphs.length)
    paragraphs.forEach((paragraph, index) => {
      const { bullet, level, size } = kinds[index] ?? { bullet: null, level: 0, size: null };
      paragraph.item = bullet;
      paragraph.level = Math.min(5, level);
      if (size !== null)
        paragraph.runs = paragraph.runs.map(({ text, style }) => ({ text, style: { ...style, size: size * scale } }));
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
    lineHeight: Math.min(4, Math.max(0.5, SINGLE * first.lineHeight)),
    gap: gapOf(paragraphs, first.runs[0]?.style.size ?? 18),
    letterSpacing: Math.round((first.letterSpacing / (first.runs[0]?.style.size ?? 18)) * 1000),
  };
}

/** Room between paragraphs on average, relative to letters of that size. */
function gapOf(paragraphs: readonly Paragraph[], size: number): number {
  const gaps = paragraphs.slice(1).map(({ before }, index) => {
    const own = paragraphs[index + 1]?.runs[0]?.style.size ?? size;
    return (shareOf(before, own) + shareOf(paragraphs[index]?.after, own)) * (own / size);
  });
  return gaps.length === 0 ? 0 : Math.min(3, gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length);
}

const isEmpty = (paragraph: Paragraph | undefined): boolean =>
  paragraph !== undefined && paragraph.runs.every(({ text }) => text.trim() === '');
