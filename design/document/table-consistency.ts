/** Checks that a table's cells fit its rows and columns, and the lines of each cell its text. */
import type { Issue } from './issue.ts';
import type { TableLayer } from './layers.ts';
import { textFindings } from './text-consistency.ts';

/**
 * Faults in the cells of a table: the number of rows and columns must match, and all lines must be within their text.
 */
export function tableFindings({
  id,
  columns,
  rows,
  cells,
}: Pick<TableLayer, 'id' | 'columns' | 'rows' | 'cells'>): Issue[] {
  const findings: Issue[] = [];
  const found = (field: string, reason: string) =>
    findings.push({ key: 'kernel.invalid', field: `layers.${id}.${field}`, values: { reason } });
  if (cells.length !== rows.length) found('cells', `must have ${rows.length} rows`);
  for (const [row, line] of cells.entries()) {
    if (line.length !== columns.length) found(`cells.${row}`, `must have ${columns.length} cells`);
    for (const [column, cell] of line.entries())
      findings.push(...textFindings({ ...cell, id: `${id}.cells.${row}.${column}`, runs: [] }));
  }
  return findings;
}
