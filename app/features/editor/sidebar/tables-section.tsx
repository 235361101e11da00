/** Tables of the Elements panel: an empty one, and ready-made ones with real content, each as it will look. */
import { useMemo, type ReactNode } from 'react';
import type { Point } from '#design/document/geometry.ts';
import type { TableWish } from '#design/tables/make-table.ts';
import { READY_TABLES, type ReadyTable } from '#design/tables/ready-tables.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { insertTableCommand } from '../commands/insert-table.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { TablePicture, tableOfWish } from '../tables/table-picture.tsx';
import { fontsOfWish } from '../tables/fonts-of-wish.ts';
import { ElementTile } from './elements/element-tile.tsx';
import { SectionFrame, type ElementsSectionProps } from './elements/section-frame.tsx';

const EMPTY: TableWish = { rows: Array.from({ length: 4 }, () => ['', '', '']), style: 'boxed' };
const EMPTY_SIZE = { columns: 3, rows: 4 };
/** This many are shown next to other sections. */
const FEW = 4;
const TILE = { width: 124, height: 104 };

/** Adds the table once its fonts are loaded: its letters are measured for their size. */
async function addTable(session: EditorSession, wish: TableWish, at: Point | null): Promise<void> {
  const { loadNeeds } = await import('#app/browser/fonts/page-fonts.client.ts');
  await loadNeeds(fontsOfWish(wish));
  session.run(insertTableCommand, { wish, ...(at && { at }) });
}

export function TablesSection({ query, all, onAll }: ElementsSectionProps): ReactNode {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  const label = ({ id }: ReadyTable) => message(`table.ready.${id}` as MessageKey);
  const ready = READY_TABLES.filter((table) => {
    const words = `${label(table)} ${table.keywords} table`.toLowerCase();
    return wanted.every((word) => words.includes(word));
  });
  const empty = wanted.every((word) => 'empty table'.includes(word));
  const found = ready.length + (empty ? 1 : 0);
  const shown = all || query !== '' ? ready : ready.slice(0, FEW - 1);
  const several = 'grid grid-cols-2 gap-2';
  return (
    <SectionFrame
      id="tables"
      label={message('table.tables')}
      found={found}
      more={query === '' && !all}
      all={all}
      onAll={onAll}
    >
      <div className={all ? `${several} min-h-0 content-start overflow-y-auto overscroll-contain pb-3` : several}>
        {empty && <TableTile label={message('table.empty', EMPTY_SIZE)} wish={EMPTY} />}
        {shown.map((table) => (
          <TableTile key={table.id} label={label(table)} wish={table} />
        ))}
      </div>
    </SectionFrame>
  );
}

function TableTile({ label, wish }: { label: string; wish: TableWish }): ReactNode {
  const [make, fonts] = useMemo(() => [() => tableOfWish(wish), fontsOfWish(wish)] as const, [wish]);
  return (
    <ElementTile
      label={label}
      className="h-26 overflow-hidden border border-line bg-[#fbfaf7]"
      item={{ add: (session, at) => void addTable(session, { ...wish, name: label }, at) }}
    >
      <TablePicture make={make} fonts={fonts} {...TILE} />
    </ElementTile>
  );
}
