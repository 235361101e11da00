/**
 * The little markup that an assistant's words may use: paragraphs, nested lists, tables, code. Everything else stays as
 * written, and nothing ever becomes HTML: the result is data that components draw.
 */
import { parseInline, type Inline } from './inline-markup.ts';

export interface ListItem {
  parts: Inline[];
  /** Lists inside. */
  inner: ListBlock[];
}

export interface ListBlock {
  type: 'list';
  ordered: boolean;
  start: number;
  items: ListItem[];
}

export type Block =
  | { type: 'paragraph'; lines: Inline[][] }
  | ListBlock
  | { type: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { type: 'code'; text: string };

const itemMark = /^(\s*)(?:[-*•]|(\d{1,9})[.)])\s/;
const fence = /^\s{0,3}```/;
const heading = /^#{1,6}\s/;
const tableRule = /^:?-{2,}:?$/;
/** Deeper nesting than this is unreadable. */
const DEEPEST = 4;

/** A list being built, with the indentation of its items. */
interface OpenList {
  indent: number;
  list: ListBlock;
}

/** `open`: the text is still growing, so a mark without its end counts as begun and is not shown as a character. */
export function parseLightMarkdown(source: string, open = false): Block[] {
  const blocks: Block[] = [];
  const lines = source.replaceAll('\r\n', '\n').split('\n');
  const inline = (text: string, line: number): Inline[] => parseInline(text, open && line === lines.length - 1);
  let paragraph: Extract<Block, { type: 'paragraph' }> | null = null;
  let lists: OpenList[] = [];

  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (fence.test(line)) {
      const code: string[] = [];
      for (at += 1; at < lines.length && !fence.test(lines[at] ?? ''); at += 1) code.push(lines[at] ?? '');
      blocks.push({ type: 'code', text: code.join('\n') });
      paragraph = null;
      lists = [];
      continue;
    }
    const item = itemMark.exec(line);
    if (item && (lists.length > 0 || (item[1] ?? '').length <= 3)) {
      const number = item[2];
      addItem(blocks, lists, {
        indent: (item[1] ?? '').length,
        ordered: number !== undefined,
        start: Number(number ?? 1),
        parts: inline(line.slice(item[0].length).trimStart(), at),
      });
      paragraph = null;
      continue;
    }
    if (line.trim() === '') {
      paragraph = null;
      // A blank line between items does not end a list; anything but an item does.
      continue;
    }
    lists = [];
    const next = lines[at + 1] ?? '';
    if (line.includes('|') && next.includes('|') && cellsOf(next).every((cell) => tableRule.test(cell))) {
      const head = cellsOf(line).map((cell) => inline(cell, at));
      const rows: Inline[][][] = [];
      for (at += 2; at < lines.length && (lines[at] ?? '').includes('|'); at += 1) {
        const cells = cellsOf(lines[at] ?? '');
        rows.push(
          Array.from({ length: Math.max(head.length, cells.length) }, (_, column) => inline(cells[column] ?? '', at)),
        );
      }
      at -= 1;
      blocks.push({ type: 'table', head, rows });
      paragraph = null;
      continue;
    }
    const title = heading.exec(line);
    if (title) {
      blocks.push({ type: 'paragraph', lines: [[{ type: 'bold', text: line.slice(title[0].length).trimStart() }]] });
      paragraph = null;
      continue;
    }
    if (!paragraph) {
      paragraph = { type: 'paragraph', lines: [] };
      blocks.push(paragraph);
    }
    paragraph.lines.push(inline(line, at));
  }
  return blocks;
}

function addItem(
  blocks: Block[],
  lists: OpenList[],
  item: { indent: number; ordered: boolean; start: number; parts: Inline[] },
): void {
  // Two spaces further in is nested; less is a sibling.
  while (lists.length > 1 && item.indent < (lists.at(-1)?.indent ?? 0)) lists.pop();
  const current = lists.at(-1);
  const isInside = current !== undefined && item.indent >= current.indent + 2 && lists.length < DEEPEST;
  if (current && !isInside && current.list.ordered === item.ordered) {
    current.list.items.push({ parts: item.parts, inner: [] });
    return;
  }
  const list: ListBlock = {
    type: 'list',
    ordered: item.ordered,
    start: item.start,
    items: [{ parts: item.parts, inner: [] }],
  };
  if (current && !isInside) lists.pop();
  const around = lists.at(-1)?.list.items.at(-1);
  if (around) around.inner.push(list);
  else blocks.push(list);
  lists.push({ indent: item.indent, list });
}

function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split('|')
    .map((cell) => cell.trim());
}
