/**
 * What an icon means, shown above it with the shortcut if there is one. After the first tooltip the next ones open at
 * once. The code that shows it is fetched at the first sign of interaction.
 */
import * as Slot from 'radix-ui/slot';
import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { deferred } from './deferred.ts';
import type { Side } from './direction.tsx';
import { Shortcut } from './shortcut.tsx';

/** Where a tooltip is unless its place says otherwise. */
export const TOOLTIP_SIDE: Side = 'top';
const DELAY_MS = 450;
/** So soon after another one was closed it opens at once. */
const SKIP_DELAY_MS = 250;
/** What a pointer takes from the icon to its explanation. */
const CROSSING_MS = 100;

const Bubble = deferred(async () => (await import('./tooltip-bubble.tsx')).TooltipBubble);

/** Closes the one that is open: there is one at a time. */
let closeOpen: (() => void) | null = null;
let closedAt = -Infinity;

export interface TooltipProps {
  label: ReactNode;
  /** Keys as people read them, for instance `Ctrl+Z`. */
  shortcut?: string;
  side?: Side;
  /** A press shows and hides it, as a tap needs; otherwise a press only hides it. */
  toggles?: boolean;
  children: ReactElement;
}

export function Tooltip({ label, shortcut, side = TOOLTIP_SIDE, toggles = false, children }: TooltipProps): ReactNode {
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Since the pointer came, it was pressed, or what it asked for has been shown or is about to be. */
  const settled = useRef(false);
  const pressed = useRef(false);
  const [open, setOpen] = useState(false);

  const close = useCallback((): void => {
    clearTimeout(timer.current);
    if (closeOpen === close) {
      closeOpen = null;
      closedAt = performance.now();
    }
    setOpen(false);
  }, []);
  const show = useCallback((): void => {
    clearTimeout(timer.current);
    if (closeOpen !== close) closeOpen?.();
    closeOpen = close;
    setOpen(true);
  }, [close]);
  useEffect(() => close, [close]);

  const enter = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' || isInside(event)) return;
    if (open) clearTimeout(timer.current);
    if (settled.current) return;
    settled.current = true;
    clearTimeout(timer.current);
    if (closeOpen || performance.now() - closedAt < SKIP_DELAY_MS) show();
    else timer.current = setTimeout(show, DELAY_MS);
  };
  const leave = (): void => {
    settled.current = false;
    clearTimeout(timer.current);
    if (open) timer.current = setTimeout(close, CROSSING_MS);
  };
  const press = (): void => {
    settled.current = true;
    pressed.current = true;
    document.addEventListener('pointerup', () => (pressed.current = false), { once: true });
    if (!toggles) close();
  };

  return (
    <>
      <Slot.Root
        ref={anchor}
        aria-describedby={open ? id : undefined}
        onPointerMove={enter}
        onPointerLeave={leave}
        onPointerDown={press}
        onClick={toggles && !open ? show : close}
        onBlur={close}
        onFocus={(event) => {
          // Focus that nobody sees, such as what a press moves into a panel, asks for no explanation.
          if (!pressed.current && !isInside(event) && event.target.matches(':focus-visible')) show();
        }}
      >
        {children}
      </Slot.Root>
      {open && (
        <Bubble
          needed
          id={id}
          anchor={anchor}
          side={side}
          onClose={close}
          onPointer={(inside) => {
            clearTimeout(timer.current);
            if (!inside) timer.current = setTimeout(close, CROSSING_MS);
          }}
        >
          <span>{label}</span>
          {shortcut && <Shortcut keys={shortcut} inverted />}
        </Bubble>
      )}
    </>
  );
}

/** What a popover holds is inside its trigger for React: a pointer there is not on what the tooltip explains. */
function isInside(event: SyntheticEvent<Element>): boolean {
  return !event.currentTarget.contains(event.target as Node);
}
