/**
 * Cells from and to the system's clipboard: tab-separated lines and HTML tables, as spreadsheets and mails contain
 * them.
 */
import { LIMITS } from '#design/document/limits.ts';
import { looksLikeCells, parseCells, writeCells } from '#design/tables/clipboard.ts';

/** More than a table could hold is not even read. */
const LONGEST = 400_000;

/** The cells that the clipboard contains; null: none, not even words. */
export function readCells(data: Pick<DataTransfer, 'getData'>): string[][] | null {
  const html = data.getData('text/html').slice(0, LONGEST);
  const table = html.includes('<t') ? new DOMParser().parseFromString(html, 'text/html').querySelector('table') : null;
  if (table) {
    // Parsed, not displayed: in a separate document scripts don't run and pictures are not fetched.
    const rows = [...table.rows]
      .slice(0, LIMITS.tableRows)
      .map((row) =>
        [...row.cells]
          .slice(0, LIMITS.tableColumns)
          .map((cell) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim()),
      );
    if (rows.some((row) => row.length > 0)) return rows;
  }
  const text = data.getData('text/plain').slice(0, LONGEST);
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
