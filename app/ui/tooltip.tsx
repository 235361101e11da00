/**
 * Explains an icon, above it, with the shortcut if there is one. After the first tooltip the next ones open
 * immediately. The code that shows it is fetched at the first interaction.
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

/** The default placement. */
export const TOOLTIP_SIDE: Side = 'top';
const DELAY_MS = 450;
/** A tooltip opens immediately within this time after another one closed. */
const SKIP_DELAY_MS = 250;
/** Time for the pointer to move from the icon to its tooltip. */
const CROSSING_MS = 100;

const Bubble = deferred(async () => (await import('./tooltip-bubble.tsx')).TooltipBubble);

/** Closes the open tooltip: there is one at a time. */
let closeOpen: (() => void) | null = null;
let closedAt = -Infinity;

export interface TooltipProps {
  label: ReactNode;
  /** Keys as shown to users, for instance `Ctrl+Z`. */
  shortcut?: string;
  side?: Side;
  /** A press shows and hides it, for touch; otherwise a press only hides it. */
  toggles?: boolean;
  children: ReactElement;
}

export function Tooltip({ label, shortcut, side = TOOLTIP_SIDE, toggles = false, children }: TooltipProps): ReactNode {
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Since the pointer entered, it was pressed, or the tooltip was or is about to be shown. */
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
          // Focus without a visible ring, such as after a press that opens a panel, shows no tooltip.
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

/** React nests a popover's content in its trigger: a pointer there is not on the tooltip's trigger. */
function isInside(event: SyntheticEvent<Element>): boolean {
  return !event.currentTarget.contains(event.target as Node);
}
