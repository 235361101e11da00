/** Actions with tables: adding one, opening cells, adding rows and columns to the selected table. */
import { BetweenHorizontalEnd, BetweenVerticalEnd, Table, TextCursorInput } from 'lucide-react';
import { insertTableCommand } from '../commands/insert-table.ts';
import { insertColumnsCommand, insertRowsCommand, selectedTables } from '../commands/edit-table.ts';
import { isLocked } from '../commands/command.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { openTable } from '../tables/table-focus.ts';
import type { EditorAction } from './action.ts';

/** The only selected table, if the user may change it. */
function tableInHand(session: EditorSession) {
  const { document, selection } = session.context();
  const [only, ...more] = selectedTables({ document, selection });
  return only && more.length === 0 && !isLocked(document, only.id) ? only : null;
}

const hasTable = (session: EditorSession): boolean => tableInHand(session) !== null;

export const TABLE_ACTIONS: readonly EditorAction[] = [
  {
    id: 'add-table',
    label: 'table.insert',
    icon: Table,
    group: 'insert',
    words: 'table.words',
    isEnabled: (session) => session.stage.get() !== null,
    run(session) {
      session.run(insertTableCommand, {
        wish: { rows: Array.from({ length: 4 }, () => ['', '', '']), style: 'boxed' },
      });
      void session.settled().then(() => {
        const added = session.selection.get().layers[0];
        if (added) openTable(session, added);
      });
    },
  },
  {
    id: 'edit-cells',
    label: 'table.editCells',
    icon: TextCursorInput,
    group: 'edit',
    isEnabled: hasTable,
    run(session) {
      const table = tableInHand(session);
      if (table) openTable(session, table.id);
    },
  },
  {
    id: 'add-row',
    label: 'table.insertRow',
    icon: BetweenVerticalEnd,
    group: 'edit',
    isEnabled: hasTable,
    run(session) {
      const table = tableInHand(session);
      if (table) session.run(insertRowsCommand, { id: table.id, at: table.rows.length });
    },
  },
  {
    id: 'add-column',
    label: 'table.insertColumn',
    icon: BetweenHorizontalEnd,
    group: 'edit',
    isEnabled: hasTable,
    run(session) {
      const table = tableInHand(session);
      if (table) session.run(insertColumnsCommand, { id: table.id, at: table.columns.length });
    },
  },
];
