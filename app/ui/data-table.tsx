/**
 * Rows of facts. A narrow window shows each row as a block, with each fact after its column's name; for screen readers
 * it stays a table.
 */
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface Column<Row> {
  key: string;
  label: string;
  /** Null: nothing to show. */
  cell(row: Row): ReactNode;
  /** Aligns numbers at the end of their column. */
  align?: 'end';
  /** The row's title: it heads the block, and takes the remaining room. */
  main?: boolean;
  /** In a narrow window, on a separate line. */
  full?: boolean;
}

export interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string;
}

export function DataTable<Row>({ label, columns, rows, keyOf }: DataTableProps<Row>): ReactNode {
  return (
    // No table elements: a narrow window shows them as blocks, which removes their meaning.
    <div role="table" aria-label={label} className="block w-full text-13 xl:table xl:border-collapse">
      <div role="rowgroup" className="sr-only xl:not-sr-only xl:table-header-group">
        <div role="row" className="xl:table-row">
          {columns.map(({ key, label: name, align }) => (
            <div
              key={key}
              role="columnheader"
              className={classNames(
                'table-cell border-b border-line px-3 pb-2.5 text-12 font-medium whitespace-nowrap text-muted first:ps-0 last:pe-0',
                align === 'end' ? 'text-end' : 'text-start',
              )}
            >
              {name}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup" className="block divide-y divide-line xl:table-row-group">
        {rows.map((row) => (
          <div
            key={keyOf(row)}
            role="row"
            className="grid grid-cols-2 gap-x-4 gap-y-2.5 py-4 first:pt-0 last:pb-0 sm:grid-cols-3 xl:table-row xl:transition-colors xl:hover:bg-tint"
          >
            {columns.map(({ key, label: name, cell, align, main, full }) => {
              const content = cell(row);
              return (
                <div
                  key={key}
                  role="cell"
                  className={classNames(
                    'block min-w-0 xl:table-cell xl:px-3 xl:py-3 xl:align-top xl:first:ps-0 xl:last:pe-0',
                    align === 'end' && 'tabular xl:text-end',
                    (main || full) && 'col-span-full',
                    main && 'xl:w-2/5',
                    content === null && 'max-xl:hidden',
                  )}
                >
                  {!main && (
                    <span aria-hidden className="block text-12 text-muted xl:hidden">
                      {name}
                    </span>
                  )}
                  {content}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
