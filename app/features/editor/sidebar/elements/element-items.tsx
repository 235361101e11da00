/** The tiles of shapes, lines, emoji and icons: how each looks in a list and what it adds. */
import type { ReactNode } from 'react';
import { toast } from '#app/ui/toast-store.ts';
import type { Point } from '#design/document/geometry.ts';
import { EMOJI_FONT } from '#design/fonts/catalogue.ts';
import { message } from '#messages/message.ts';
import type { LibraryWeight } from '#tools/libraries/icons/icon-index.ts';
import type { LibraryEntry } from '#tools/contract/library-entry.ts';
import { insertElementCommand, type NewElement } from '../../commands/insert-element.ts';
import type { EditorSession } from '../../session/editor-session.ts';
import { ElementTile } from './element-tile.tsx';
import { iconAt, useIcon } from './library-index.ts';
import { rememberElement, type RecentElement } from './recent-elements.ts';
import { IconPicture, LinePicture, ShapePicture } from './shape-picture.tsx';
import { lineElement, type LineEntry, type ShapeEntry } from './shape-list.ts';

interface TileProps {
  tabIndex?: 0 | -1;
}

function add(session: EditorSession, element: NewElement, at: Point | null, recent: RecentElement): void {
  session.run(insertElementCommand, { element, ...(at && { at }) });
  rememberElement(recent);
}

const named = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

export function ShapeTile({ entry, tabIndex }: TileProps & { entry: ShapeEntry }): ReactNode {
  return (
    <ElementTile
      label={named(entry.name)}
      tabIndex={tabIndex}
      item={{
        add: (session, at) => add(session, { type: 'shape', shape: entry.id }, at, { type: 'shape', id: entry.id }),
      }}
    >
      <ShapePicture name={entry.id} />
    </ElementTile>
  );
}

export function LineTile({ entry, tabIndex }: TileProps & { entry: LineEntry }): ReactNode {
  return (
    <ElementTile
      label={named(entry.name)}
      tabIndex={tabIndex}
      className="h-10 bg-tint"
      item={{ add: (session, at) => add(session, lineElement(entry), at, { type: 'line', id: entry.id }) }}
    >
      <LinePicture {...entry} />
    </ElementTile>
  );
}

export function EmojiTile({ entry, tabIndex }: TileProps & { entry: LibraryEntry }): ReactNode {
  return (
    <ElementTile
      label={named(entry.name)}
      tabIndex={tabIndex}
      className="aspect-square"
      item={{
        add: (session, at) =>
          add(session, { type: 'emoji', emoji: entry.id, name: entry.name }, at, { type: 'emoji', id: entry.id }),
      }}
    >
      <span
        data-drag-picture
        aria-hidden
        className="text-[30px] leading-none"
        style={{ fontFamily: `'${EMOJI_FONT}'` }}
      >
        {entry.id}
      </span>
    </ElementTile>
  );
}

/** `place`: the icon's place in the index. */
export function IconTile({
  entry,
  place,
  weight,
  tabIndex,
}: TileProps & { entry: LibraryEntry; place: number; weight: LibraryWeight }): ReactNode {
  const icon = useIcon(place, weight);
  return (
    <ElementTile
      label={named(entry.name)}
      tabIndex={tabIndex}
      className="aspect-square"
      item={{
        async add(session, at) {
          const found = await iconAt(place, weight).catch(() => null);
          if (found)
            add(session, { type: 'icon', name: entry.name, icon: found }, at, { type: 'icon', id: entry.id, weight });
          else
            toast({
              title: message('library.iconMissing'),
              description: message('library.tryAgain'),
              variant: 'destructive',
            });
        },
      }}
    >
      <IconPicture icon={icon} />
    </ElementTile>
  );
}
