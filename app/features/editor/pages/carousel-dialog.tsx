/**
 * The pages as followers see them: one after the other in a post, swiped, dragged or moved through by keys. Loaded on
 * demand.
 */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { stepToTheRight } from '#app/ui/direction.tsx';
import { pagesInOrder } from '#design/document/tree.ts';
import { message } from '#messages/message.ts';
import { useBrandKit } from '../session/brand.ts';
import { useCell, useDesignPart, useDocument, useSession } from '../session/session-context.tsx';
import { DrawnPage } from './drawn-page.tsx';
import { nearestSlide } from './nearest-slide.ts';

/** Longer side of the pictures, px: as sharp as previews get. */
const SIDE = 1024;
/** Available height for the pages, and their maximum width. */
const ROOM = { height: '54dvh', width: '26rem' } as const;
/** The same on any picture, in light and dark. */
const POSITION = { background: 'rgb(23 21 15 / 0.72)', color: '#ffffff' } as const;
/** With more pages than this, dots would be too small: only "2 / 30" is shown. */
const MOST_DOTS = 20;

export default function CarouselDialog(): ReactNode {
  const session = useSession();
  const open = useCell(session.dialog) === 'carousel';
  return (
    <Dialog
      title={message('pages.carousel')}
      description={message('pages.carouselHint')}
      size="medium"
      open={open}
      onOpenChange={(next) => session.dialog.set(next ? 'carousel' : null)}
    >
      {open && <Post />}
    </Dialog>
  );
}

function Post(): ReactNode {
  const session = useSession();
  const document = useDocument();
  const title = useDesignPart('title');
  const brand = useBrandKit();
  const name = brand?.name || message('pages.yourName');
  const [logo] = brand?.logos ?? [];
  const pages = pagesInOrder(document);
  const first = Math.max(
    0,
    pages.findIndex(({ id }) => id === session.page.get()),
  );
  const [at, setAt] = useState(first);
  const [revision, setRevision] = useState<number | null>(null);
  const track = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The pictures are those of an export: of the server's state.
    let gone = false;
    const read = (): void => void (gone || setRevision(session.store.view().revision));
    session.handedIn().then(read, read);
    return () => void (gone = true);
  }, [session]);

  const go = (index: number, behavior: ScrollBehavior = 'smooth'): void => {
    const slide = track.current?.children[Math.min(pages.length - 1, Math.max(0, index))];
    if (slide instanceof HTMLElement) track.current?.scrollTo({ left: slide.offsetLeft, behavior });
  };

  useEffect(() => {
    go(first, 'instant');
    track.current?.focus({ preventScroll: true });
    // The current page when it opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const follow = (): void => {
    const box = track.current;
    if (box) setAt(nearestSlide(box.scrollLeft, box.clientWidth, pages.length));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const right = stepToTheRight(event.currentTarget);
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') go(at + (event.key === 'ArrowRight' ? right : -right));
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(pages.length - 1);
    else return;
    event.preventDefault();
  };

  return (
    <div
      role="group"
      aria-roledescription={message('pages.carouselRole')}
      aria-label={title}
      className="mx-auto grid"
      style={{
        width: `min(100%, ${ROOM.width}, calc(${ROOM.height} * ${document.width / document.height}))`,
        minWidth: 'min(100%, 17rem)',
      }}
    >
      <div className="overflow-hidden rounded-card border border-line bg-panel">
        <div className="flex items-center gap-2.5 px-3 py-2.5">
          {logo ? (
            <img
              src={`/api/assets/${logo.asset}?size=64`}
              alt=""
              className="size-8 shrink-0 rounded-full border border-line object-contain p-1"
            />
          ) : (
            <span
              aria-hidden
              className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft text-13 font-semibold text-accent-text"
            >
              {name.slice(0, 1).toUpperCase()}
            </span>
          )}
          <span className="min-w-0 truncate text-13 font-semibold">{name}</span>
        </div>
        <div className="group/post relative">
          {/* The pages scroll in it, by pointer and keys. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
          <div
            ref={track}
            role="group"
            aria-label={message('editor.pages')}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            data-carousel
            onScroll={follow}
            onKeyDown={onKeyDown}
            onPointerDown={(event) => dragAlong(event, pages.length, go)}
            className="flex cursor-grab snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-contain bg-tint -outline-offset-2 select-none active:cursor-grabbing"
          >
            {pages.map(({ id, name: pageName }, index) => (
              <div
                key={id}
                className="w-full shrink-0 snap-center snap-always"
                style={{ aspectRatio: `${document.width} / ${document.height}` }}
              >
                {revision !== null && Math.abs(index - at) <= 1 && (
                  <DrawnPage
                    source={`/api/designs/${encodeURIComponent(session.designId)}/preview?revision=${revision}&page=${encodeURIComponent(id)}&side=${SIDE}`}
                    label={
                      pageName
                        ? message('editor.pageOfNamed', { number: index + 1, count: pages.length, name: pageName })
                        : message('editor.pageOf', { number: index + 1, count: pages.length })
                    }
                  />
                )}
              </div>
            ))}
          </div>
          <span
            aria-hidden
            dir="ltr"
            style={POSITION}
            className="tabular pointer-events-none absolute end-2.5 top-2.5 rounded-full px-2.5 py-0.5 text-12 font-medium"
          >
            {message('pages.position', { number: at + 1, count: pages.length })}
          </span>
          <Turn side="start" label={message('pages.previous')} hidden={at === 0} onClick={() => go(at - 1)} />
          <Turn side="end" label={message('pages.next')} hidden={at === pages.length - 1} onClick={() => go(at + 1)} />
        </div>
        <div className="grid gap-1 px-3 pt-1 pb-3">
          <div className="flex min-h-6 flex-wrap items-center justify-center">
            {pages.length <= MOST_DOTS &&
              pages.map(({ id }, index) => (
                <button
                  key={id}
                  type="button"
                  tabIndex={-1}
                  aria-label={message('editor.pageOf', { number: index + 1, count: pages.length })}
                  aria-current={index === at ? 'true' : undefined}
                  onClick={() => go(index)}
                  className="grid h-6 w-3.5 place-items-center"
                >
                  <span
                    className={classNames(
                      'rounded-full transition-[width,height,background-color]',
                      index === at ? 'size-2 bg-accent' : 'size-1.5 bg-line-strong',
                    )}
                  />
                </button>
              ))}
          </div>
          <p className="truncate text-13">
            <span className="font-semibold">{name}</span> {title}
          </p>
        </div>
      </div>
      <p role="status" className="sr-only">
        {message('editor.pageOf', { number: at + 1, count: pages.length })}
      </p>
    </div>
  );
}

function Turn({
  side,
  label,
  hidden,
  onClick,
}: {
  side: 'start' | 'end';
  label: string;
  hidden: boolean;
  onClick(): void;
}): ReactNode {
  const Icon = side === 'start' ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      aria-label={label}
      disabled={hidden}
      onClick={onClick}
      className={classNames(
        'absolute inset-y-0 my-auto grid size-9 place-items-center rounded-full bg-raised text-ink shadow-float transition-opacity hover:bg-panel disabled:pointer-events-none disabled:opacity-0',
        side === 'start' ? 'start-2' : 'end-2',
      )}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden className="rtl:-scale-x-100" />
    </button>
  );
}

/** Dragging a mouse across this share of a page turns it. */
const TURNED = 0.12;

/** A mouse drags the pages as a finger does; `settle` is called with the page it ends on. */
function dragAlong(press: PointerEvent<HTMLElement>, count: number, settle: (index: number) => void): void {
  // Fingers and pens scroll natively.
  if (press.pointerType !== 'mouse' || press.button !== 0) return;
  const box = press.currentTarget;
  const from = { x: press.clientX, left: box.scrollLeft, index: nearestSlide(box.scrollLeft, box.clientWidth, count) };
  const onwards = -stepToTheRight(box);
  const listening = new AbortController();
  box.style.scrollSnapType = 'none';
  const end = (event: globalThis.PointerEvent): void => {
    listening.abort();
    const moved = (event.clientX - from.x) * onwards;
    settle(from.index + (Math.abs(moved) < box.clientWidth * TURNED ? 0 : Math.sign(moved)));
    // Snapping immediately would jump: it is restored when the page has settled.
    box.addEventListener('scrollend', () => (box.style.scrollSnapType = ''), { once: true });
  };
  window.addEventListener('pointermove', (event) => void (box.scrollLeft = from.left - (event.clientX - from.x)), {
    signal: listening.signal,
  });
  window.addEventListener('pointerup', end, { signal: listening.signal });
  window.addEventListener('pointercancel', end, { signal: listening.signal });
}
