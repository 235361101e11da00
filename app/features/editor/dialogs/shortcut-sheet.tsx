/** Every key of the editor and every canvas gesture, by group and searchable. Loaded on first use. */
import { useState, type ReactNode } from 'react';
import { Dialog } from '#app/ui/dialog.tsx';
import { SearchField } from '#app/ui/search-field.tsx';
import { Shortcut } from '#app/ui/shortcut.tsx';
import { message } from '#messages/message.ts';
import { EDITOR_ACTIONS } from '../actions/action-list.ts';
import type { ActionGroup } from '../actions/action.ts';
import { GROUP_NAMES } from '../palette/palette-groups.ts';
import { useCell, useSession } from '../session/session-context.tsx';
import type { EditorSession } from '../session/editor-session.ts';
import { GESTURES } from './gestures.ts';

interface Row {
  label: string;
  /** Alternatives. */
  keys: readonly string[];
  pointer?: string;
}

interface Group {
  heading: string;
  rows: readonly Row[];
}

function allGroups(session: EditorSession): Group[] {
  const actions = (Object.keys(GROUP_NAMES) as ActionGroup[]).map((group) => ({
    heading: message(GROUP_NAMES[group]),
    rows: EDITOR_ACTIONS.flatMap(({ group: own, label, shortcuts, isOffered }) =>
      own === group && shortcuts?.length && (isOffered?.(session) ?? true)
        ? [{ label: message(label), keys: shortcuts }]
        : [],
    ),
  }));
  const gestures = GESTURES.map(({ heading, gestures }) => ({
    heading: message(heading),
    rows: gestures.map(({ label, keys, pointer }) => ({
      label: message(label),
      keys: keys ? [keys] : [],
      pointer: pointer && message(pointer),
    })),
  }));
  return [...gestures, ...actions];
}

/** The groups, with only the rows that match all typed words in their description, keys or heading. */
export function searchGroups(groups: readonly Group[], search: string): Group[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return groups.flatMap((group) => {
    const rows = group.rows.filter((row) => {
      const text = [group.heading, row.label, ...row.keys, row.pointer ?? ''].join(' ').toLocaleLowerCase();
      return words.every((word) => text.includes(word));
    });
    return rows.length > 0 ? [{ ...group, rows }] : [];
  });
}

export default function ShortcutSheet(): ReactNode {
  const session = useSession();
  const open = useCell(session.dialog) === 'shortcuts';
  const [search, setSearch] = useState('');
  const groups = searchGroups(allGroups(session), search);
  return (
    <Dialog
      title={message('actions.shortcuts')}
      size="large"
      open={open}
      onOpenChange={(next) => {
        session.dialog.set(next ? 'shortcuts' : null);
        setSearch('');
      }}
    >
      <SearchField
        size="small"
        autoFocus
        label={message('actions.searchShortcuts')}
        clearLabel={message('common.clearSearch')}
        value={search}
        onChange={setSearch}
      />
      {/* Scrolled by keys, so it takes the focus. */}
      <div
        role="region"
        aria-label={message('actions.shortcuts')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="-mx-2 mt-4 max-h-[60vh] overflow-y-auto px-2"
      >
        {/* Columns inside the scroller: with a limited height of their own they would continue sideways, out of
            sight. */}
        <div className="columns-1 gap-8 sm:columns-2">
          {groups.length === 0 && (
            <p className="py-6 text-center text-13 text-muted [column-span:all]">{message('actions.nothingFound')}</p>
          )}
          {groups.map(({ heading, rows }) => (
            <section key={heading} className="mb-5 break-inside-avoid-column">
              <h3 className="mb-1 font-text text-13 font-semibold tracking-normal">{heading}</h3>
              <dl className="grid">
                {rows.map((row) => (
                  <SheetRow key={`${row.label} ${row.keys.join()}`} {...row} />
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </Dialog>
  );
}

function SheetRow({ label, keys, pointer }: Row): ReactNode {
  return (
    <div className="flex min-h-7 items-center justify-between gap-4 border-b border-line py-1 text-13 last:border-0">
      <dt className="text-muted">{label}</dt>
      <dd className="flex shrink-0 items-center gap-1.5 text-12">
        {keys.map((key, index) => (
          <span key={key} className="contents">
            {index > 0 && <span className="text-muted">{message('actions.or')}</span>}
            <Shortcut keys={key} caps />
          </span>
        ))}
        {pointer && <span>{pointer}</span>}
      </dd>
    </div>
  );
}
