/**
 * Tables as exchanged with other programs: tab- or comma-separated lines, as Excel, Sheets and CSV files write them.
 */

/** Whether some text looks like several cells: tabs, or several lines with the same number of separators. */
export function looksLikeCells(text: string): boolean {
  const rows = parseCells(text);
  return rows.length > 0 && (rows[0]?.length ?? 0) > 1 && rows.every((row) => row.length === rows[0]?.length);
}

/**
 * Rows of cells: by tabs where there are any, else by semicolons or commas as in CSV files. Quoted cells may contain
 * separators and line ends.
 */
export function parseCells(text: string): string[][] {
  const separator = text.includes('\t') ? '\t' : separatorOf(text);
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  const clean = text.replace(/\r\n?/g, '\n').replace(/(?<!\n)\n+$/, '');
  for (let at = 0; at < clean.length; at += 1) {
    const sign = clean[at];
    if (quoted) {
      if (sign === '"' && clean[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else if (sign === '"') quoted = false;
      else cell += sign;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === separator) endCell();
    else if (sign === '\n') {
      endCell();
      rows.push([]);
    } else cell += sign;
  }
  endCell();
  return rows.map((row) => row.map((one) => one.trim()));
}

/**
 * The separator of a CSV text: semicolons when its first line has at least as many of them as commas. Without either,
 * lines are rows of one cell.
 */
function separatorOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  const count = (sign: string) => first.split(sign).length - 1;
  const lines = text.trim().split('\n').length;
  if (count(';') > 0 && count(';') >= count(',')) return ';';
  // A single line with commas is a sentence.
  return lines > 1 && count(',') > 0 ? ',' : '\t';
}

/**
 * Whether rows are a table of their own, not a list or a sentence: at least two columns that have words, and two rows
 * or the cells of one.
 */
export function isTable(rows: readonly (readonly string[])[]): boolean {
  const filled = (rows[0] ?? []).filter((_, column) => rows.some((row) => (row[column] ?? '') !== ''));
  return filled.length > 1 && rows.some((row) => row.filter((cell) => cell !== '').length > 1);
}

/** Rows and columns at the ends that hold nothing are left out, and all rows made equally long. */
export function trimmedCells(rows: readonly (readonly string[])[]): string[][] {
  const isFilled = (row: readonly string[]) => row.some((cell) => cell !== '');
  const from = rows.findIndex(isFilled);
  if (from < 0) return [];
  const kept = rows.slice(from, rows.findLastIndex(isFilled) + 1);
  const columns = Math.max(...kept.map((row) => row.findLastIndex((cell) => cell !== '') + 1));
  const first = Math.min(...kept.filter(isFilled).map((row) => row.findIndex((cell) => cell !== '')));
  return kept.map((row) => Array.from({ length: columns - first }, (_, column) => row[first + column] ?? ''));
}

/** Whether the first row names the columns: words above columns of numbers. */
export function hasHeaderRow(rows: readonly (readonly string[])[]): boolean {
  const [first = [], ...rest] = rows;
  const isNumber = (cell: string) => /\d/.test(cell) && !/\p{L}{4,}/u.test(cell);
  return (
    rest.length > 0 &&
    first.every((cell) => !isNumber(cell)) &&
    first.some((cell, column) => cell !== '' && rest.some((row) => isNumber(row[column] ?? '')))
  );
}

/** Rows as tab-separated lines; cells with tabs, quotes or line ends are quoted, as Excel and Sheets expect. */
export function writeCells(rows: readonly (readonly string[])[]): string {
  return rows
    .map((row) => row.map((cell) => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'))
    .join('\n');
}
