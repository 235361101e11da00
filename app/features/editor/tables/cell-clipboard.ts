/**
 * Cells from and to the system's clipboard: tab-separated lines and HTML tables, as spreadsheets and mails contain
 * them.
 */
import { carriedText } from '#app/ui/carried-words.ts';
import { looksLikeCells, parseCells, trimmedCells, writeCells } from '#design/tables/clipboard.ts';

/** More than a table could hold is not even read. */
const LONGEST = 400_000;

/** Words of a cell, its line breaks and paragraphs as lines; other white space is the markup's. */
function wordsOf(cell: Element): string {
  let words = '';
  const read = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) words += (node.textContent ?? '').replace(/[ \t\n\r\f]+/g, ' ');
    if (!(node instanceof Element) || /^(?:style|script|template)$/i.test(node.tagName)) return;
    if (isHidden(node)) return;
    if (node.tagName === 'BR') words += '\n';
    const isBlock = /^(?:P|DIV|LI|H[1-6])$/.test(node.tagName);
    if (isBlock && words.trim() !== '') words += '\n';
    for (const child of node.childNodes) read(child);
  };
  for (const child of cell.childNodes) read(child);
  return words
    .split('\n')
    .map((line) => line.replace(/[ \u00a0]+/g, ' ').trim())
    .filter((line, at, lines) => line !== '' || (at > 0 && at < lines.length - 1 && lines[at - 1] !== ''))
    .join('\n')
    .trim();
}

/** Rows and columns that a spreadsheet hides are copied along. */
const isHidden = (element: Element): boolean => {
  const style = element.getAttribute('style') ?? '';
  return /display\s*:\s*none|mso-hide\s*:\s*all/i.test(style) || element.hasAttribute('hidden');
};

/** The rows of a table; a merged cell has its words in its first place and leaves the others empty. */
function rowsOf(table: HTMLTableElement): string[][] {
  const grid: (string | undefined)[][] = [];
  const hidden = [...table.querySelectorAll(':scope > col, :scope > colgroup > col')].flatMap((column) =>
    Array.from({ length: Math.min(99, Number(column.getAttribute('span')) || 1) }, () => isHidden(column)),
  );
  const rows = [...table.rows].filter((row) => row.closest('table') === table && !isHidden(row));
  for (const [down, row] of rows.slice(0, MOST_ROWS).entries()) {
    const line = (grid[down] ??= []);
    let across = 0;
    for (const cell of row.cells) {
      while (line[across] !== undefined) across += 1;
      const [wide, high] = [Math.min(cell.colSpan, MOST_COLUMNS), Math.min(cell.rowSpan, rows.length - down)];
      for (let y = 0; y < high; y += 1)
        for (let x = 0; x < wide; x += 1) (grid[down + y] ??= [])[across + x] = x + y === 0 ? wordsOf(cell) : '';
      across += wide;
    }
  }
  return grid.map((line) => Array.from(line, (cell) => cell ?? '').filter((_, column) => hidden[column] !== true));
}

/** Read beyond the limits of a table, as hidden and empty ones are dropped. */
const MOST_ROWS = 500;
const MOST_COLUMNS = 100;

/**
 * The table that a piece of HTML consists of; null: it has none, or says something besides it. Parsed, not displayed:
 * in a document of its own scripts don't run and pictures are not fetched.
 */
export function readTable(html: string): string[][] | null {
  if (!/<table[\s>]/i.test(html) || html.length > LONGEST) return null;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const tables = [...body.querySelectorAll('table')].filter((table) => !table.parentElement?.closest('table'));
  const [table] = tables;
  if (!table || tables.length > 1 || table.querySelector('table')) return null;
  const rows = trimmedCells(rowsOf(table));
  table.remove();
  return wordsOf(body) === '' && rows.length > 0 ? rows : null;
}

/** The cells that the clipboard contains; null: none, not even words. */
export function readCells(data: Pick<DataTransfer, 'getData'>): string[][] | null {
  const table = readTable(data.getData('text/html'));
  if (table) return table;
  const text = carriedText(data.getData('text/plain')).slice(0, LONGEST);
  if (text.trim() === '') return null;
  return looksLikeCells(text) || text.includes('\n') ? parseCells(text) : [[text]];
}

/** Whether the clipboard contains more than words for one cell. */
export function holdsSeveral(cells: readonly (readonly string[])[] | null): cells is string[][] {
  return cells !== null && (cells.length > 1 || (cells[0]?.length ?? 0) > 1);
}

/** Puts cells into the clipboard. */
export function writeToClipboard(data: Pick<DataTransfer, 'setData'>, cells: readonly (readonly string[])[]): void {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  data.setData('text/plain', writeCells(cells));
  data.setData(
    'text/html',
    `<table>${cells.map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('')}</table>`,
  );
}
