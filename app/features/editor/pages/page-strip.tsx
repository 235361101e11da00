/**
 * Below the canvas: the pages of the design, small. Click to go, drag to reorder; add, copy and delete. Only if there
 * are several.
 */
import { ArrowLeft, ArrowRight, Ellipsis, Plus } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { stepToTheRight, usePageDirection } from '#app/ui/direction.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { ContextMenu, Menu, MenuItem, MenuSeparator } from '#app/ui/menu.tsx';
import type { Page } from '#design/document/document.ts';
import { LIMITS } from '#design/document/limits.ts';
import { PAGE_DURATION } from '#design/document/defaults.ts';
import { pagesInOrder } from '#design/document/tree.ts';
import { isAnimated } from '#design/motion/playing.ts';
import { message } from '#messages/message.ts';
import { addPageAction, carouselAction, playAction } from '../actions/page-actions.ts';
import { hasRoomForPage } from '../commands/add-page.ts';
import { deletePageCommand } from '../commands/delete-page.ts';
import { duplicatePageCommand } from '../commands/duplicate-page.ts';
import { movePageCommand } from '../commands/move-page.ts';
import { newId, type EditorSession } from '../session/editor-session.ts';
import { useRowDrag } from '../layers/use-row-drag.ts';
import { useCell, useDocument, useSession } from '../session/session-context.tsx';
import { PageName } from './page-name.tsx';
import { useThumbnails } from './use-thumbnails.ts';

/** Height of a page's picture, and its minimum and maximum width, px. */
const HEIGHT = 48;
const [NARROWEST, WIDEST] = [24, 96];

/** What can be done with a page; each goes where the change leads. */
function actionsOf(session: EditorSession, page: Page, pages: readonly Page[]) {
  const at = pages.indexOf(page);
  return {
    at,
    show: () => session.showPage(page.id),
    duplicate() {
      const id = newId();
      session.run(duplicatePageCommand, { page: page.id, id });
      session.showPage(id);
    },
    remove() {
      const neighbour = pages[at + 1] ?? pages[at - 1];
      if (!neighbour) return;
      if (session.page.get() === page.id) session.showPage(neighbour.id);
      session.run(deletePageCommand, { page: page.id });
    },
    /** Before the page that is now there. */
    move: (index: number) => session.run(movePageCommand, { page: page.id, index }),
  };
}

export default function PageStrip(): ReactNode {
  const session = useSession();
  const document = useDocument();
  const pages = pagesInOrder(document);
  const timed = isAnimated(document) || pages.some(({ duration }) => duration !== PAGE_DURATION);
  const shown = useCell(session.page);
  const list = useRef<HTMLOListElement>(null);
  const register = useThumbnails();
  const drag = useRowDrag(
    list,
    {
      start: (id) => session.showPage(id),
      drop: (id, index) => session.run(movePageCommand, { page: id, index }),
    },
    'beside',
  );
  const width = Math.round(Math.min(WIDEST, Math.max(NARROWEST, (HEIGHT * document.width) / document.height)));
  const current = pages.find(({ id }) => id === shown) ?? pages[0];
  const room = hasRoomForPage({ document });

  useEffect(() => {
    list.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown]);

  const onKeyDown = (event: KeyboardEvent, page: Page): void => {
    const { at, move, remove } = actionsOf(session, page, pages);
    const onwards = stepToTheRight(event.currentTarget);
    const step = event.key === 'ArrowLeft' ? -onwards : event.key === 'ArrowRight' ? onwards : 0;
    if (step !== 0 && (event.ctrlKey || event.metaKey))
      move(step < 0 ? Math.max(0, at - 1) : Math.min(pages.length, at + 2));
    else if (step !== 0) go(pages[at + step]);
    else if (event.key === 'Home' || event.key === 'End') go(pages.at(event.key === 'Home' ? 0 : -1));
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      remove();
      go(pages[at + 1] ?? pages[at - 1]);
    } else return;
    // The canvas would apply these keys to the selected layers.
    event.preventDefault();
  };
  const go = (page: Page | undefined): void => {
    if (!page) return;
    session.showPage(page.id);
    list.current?.querySelector<HTMLElement>(`[data-page="${page.id}"]`)?.focus();
  };

  return (
    <nav
      aria-label={message('editor.pages')}
      data-panel="pages"
      className="flex h-20 shrink-0 items-center gap-2 border-t border-line bg-panel ps-3 pe-2"
    >
      <span id="editor-pages-help" className="sr-only">
        {message('editor.pagesHelp')}
      </span>
      <ol ref={list} className="flex min-w-0 items-center gap-1 overflow-x-auto py-1">
        {pages.map((page, index) => (
          <PageCard
            key={page.id}
            page={page}
            pages={pages}
            width={width}
            timed={timed}
            isShown={page.id === shown}
            isDragged={drag.dragged === page.id}
            dropBefore={drag.target === index}
            dropBehind={drag.target === pages.length && index === pages.length - 1}
            register={register}
            onPointerDown={(event) => drag.handlers.onPointerDown(event, page.id)}
            onKeyDown={(event) => onKeyDown(event, page)}
          />
        ))}
      </ol>
      <IconButton
        label={room ? message('editor.addPage') : message('editor.mostPages', { limit: LIMITS.pagesPerDesign })}
        icon={Plus}
        disabled={!room}
        data-command="add-page"
        onClick={() => addPageAction.run(session)}
      />
      {current && (
        <div className="ms-auto flex shrink-0 items-center gap-1">
          <PageName key={current.id} page={current} />
          <span aria-live="polite" className="tabular px-1 text-12 whitespace-nowrap text-muted">
            {message('editor.pageOf', { number: pages.indexOf(current) + 1, count: pages.length })}
          </span>
          <IconButton
            label={message('motion.play')}
            icon={playAction.icon}
            shortcut={playAction.shortcuts?.[0]}
            data-command={playAction.id}
            onClick={() => playAction.run(session)}
          />
          <IconButton
            label={message('pages.carousel')}
            icon={carouselAction.icon}
            data-command={carouselAction.id}
            onClick={() => carouselAction.run(session)}
          />
          <Menu
            side="top"
            align="end"
            trigger={<IconButton label={message('editor.pageOptions')} icon={Ellipsis} data-command="page-options" />}
          >
            <PageItems page={current} pages={pages} />
          </Menu>
        </div>
      )}
    </nav>
  );
}

interface PageCardProps {
  page: Page;
  pages: readonly Page[];
  /** Of the picture, px. */
  width: number;
  /** Its duration is shown: the design is animated. */
  timed: boolean;
  isShown: boolean;
  isDragged: boolean;
  dropBefore: boolean;
  dropBehind: boolean;
  register(page: string, canvas: HTMLCanvasElement | null): void;
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onKeyDown(event: KeyboardEvent): void;
}

function PageCard({
  page,
  pages,
  width,
  timed,
  isShown,
  isDragged,
  dropBefore,
  dropBehind,
  register,
  onPointerDown,
  onKeyDown,
}: PageCardProps): ReactNode {
  const session = useSession();
  const canvas = useRef<HTMLCanvasElement>(null);
  const number = pages.indexOf(page) + 1;
  const density = Math.min(2, window.devicePixelRatio);
  useEffect(() => {
    register(page.id, canvas.current);
    return () => register(page.id, null);
  }, [register, page.id, width, density]);
  const values = { number, count: pages.length };
  const seconds = Math.round(page.duration / 100) / 10;
  const name = page.name
    ? message('editor.pageOfNamed', { ...values, name: page.name })
    : message('editor.pageOf', values);
  return (
    <li className="relative shrink-0">
      {(dropBefore || dropBehind) && (
        <span
          aria-hidden
          className={classNames(
            'absolute inset-y-1 z-1 w-0.5 rounded-full bg-accent',
            dropBefore ? '-start-0.75' : '-end-0.75',
          )}
        />
      )}
      <ContextMenu
        menu={<PageItems page={page} pages={pages} />}
        onOpenChange={(open) => open && session.showPage(page.id)}
      >
        <button
          type="button"
          data-page={page.id}
          aria-current={isShown ? 'page' : undefined}
          aria-label={timed ? `${name}, ${message('motion.pageSeconds', { value: seconds })}` : name}
          aria-describedby="editor-pages-help"
          tabIndex={isShown ? 0 : -1}
          onClick={() => session.showPage(page.id)}
          onPointerDown={onPointerDown}
          onKeyDown={onKeyDown}
          className={classNames(
            'grid justify-items-center gap-0.5 rounded-control px-1.5 pt-1 pb-0.5 text-12 transition-[background-color,opacity]',
            isShown ? 'font-semibold text-ink' : 'text-muted hover:bg-tint hover:text-ink',
            isDragged && 'opacity-50',
          )}
        >
          <span
            className={classNames(
              'chequer overflow-hidden rounded-small border border-line outline-2 outline-offset-1',
              isShown ? 'outline-accent' : 'outline-transparent',
            )}
          >
            <canvas
              ref={canvas}
              width={Math.round(width * density)}
              height={Math.round(HEIGHT * density)}
              aria-hidden
              style={{ width, height: HEIGHT }}
              className="block"
            />
          </span>
          {/* The duration is part of the accessible name: this is only its visible form. */}
          <span
            data-time={timed ? ` · ${message('motion.seconds', { value: seconds })}` : undefined}
            className="tabular leading-4 whitespace-pre after:font-normal after:text-muted after:content-[attr(data-time)]"
          >
            {number}
          </span>
        </button>
      </ContextMenu>
    </li>
  );
}

/** The directions a page can move in its row, as displayed. */
const LEFT = { icon: ArrowLeft, shortcut: 'Ctrl+←', label: 'editor.movePageLeft' } as const;
const RIGHT = { icon: ArrowRight, shortcut: 'Ctrl+→', label: 'editor.movePageRight' } as const;

function PageItems({ page, pages }: { page: Page; pages: readonly Page[] }): ReactNode {
  const session = useSession();
  const { at, duplicate, remove, move } = actionsOf(session, page, pages);
  const [back, on] = usePageDirection() === 'rtl' ? [RIGHT, LEFT] : [LEFT, RIGHT];
  return (
    <>
      <MenuItem
        icon={duplicatePageCommand.icon}
        disabled={!session.isEnabled(duplicatePageCommand)}
        onSelect={duplicate}
      >
        {message('editor.duplicatePage')}
      </MenuItem>
      <MenuItem icon={back.icon} shortcut={back.shortcut} disabled={at === 0} onSelect={() => move(at - 1)}>
        {message(back.label)}
      </MenuItem>
      <MenuItem icon={on.icon} shortcut={on.shortcut} disabled={at === pages.length - 1} onSelect={() => move(at + 2)}>
        {message(on.label)}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={deletePageCommand.icon} danger disabled={!session.isEnabled(deletePageCommand)} onSelect={remove}>
        {message('editor.deletePage')}
      </MenuItem>
    </>
  );
}
