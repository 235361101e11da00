/** The button of the menu with all of the header's links. The menu itself is loaded when first opened. */
import { Menu } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { message } from '#messages/message.ts';
import { classNames } from '#app/ui/class-names.ts';
import { useOnDemand } from './use-on-demand.ts';

const loadSheet = () => import('./site-menu-sheet.tsx').then(({ SiteMenuSheet }) => SiteMenuSheet);

/** `className`: when it is shown, and its size. */
export function SiteMenu({ className }: { className?: string }): ReactNode {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { part: Sheet, busy, prefetch, ask } = useOnDemand(loadSheet);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={message('shell.menu')}
        aria-haspopup="dialog"
        aria-expanded={open && Sheet !== null}
        aria-busy={busy || undefined}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => {
          setOpen(true);
          if (!Sheet) void ask();
        }}
        className={classNames(
          'shrink-0 place-items-center rounded-control text-muted hover:bg-tint hover:text-ink',
          className,
        )}
      >
        <Menu size={20} strokeWidth={1.75} aria-hidden />
      </button>
      {Sheet && <Sheet open={open} onOpenChange={setOpen} opener={button} />}
    </>
  );
}
