/** What an icon means, shown above it at a distance of 10 px, with the shortcut if there is one. */
import * as Radix from 'radix-ui/tooltip';
import type { FocusEvent, ReactElement, ReactNode, SyntheticEvent } from 'react';
import { useSide, type Side } from './direction.tsx';
import { useFloatingContainer } from './floating.ts';
import { Shortcut } from './shortcut.tsx';

/** Around the whole application: after the first tooltip the next ones open immediately. */
export function TooltipProvider({ children }: { children: ReactNode }): ReactNode {
  return (
    <Radix.Provider delayDuration={450} skipDelayDuration={250}>
      {children}
    </Radix.Provider>
  );
}

export interface TooltipProps {
  label: ReactNode;
  /** Keys as people read them, for instance `Ctrl+Z`. */
  shortcut?: string;
  side?: Side;
  children: ReactElement;
}

export function Tooltip({ label, shortcut, side = 'top', children }: TooltipProps): ReactNode {
  const container = useFloatingContainer();
  return (
    <Radix.Root>
      <Radix.Trigger asChild onFocus={ignoreUnseen} onPointerMove={ignoreInside}>
        {children}
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          side={useSide(side)}
          sideOffset={10}
          collisionPadding={8}
          className="z-60 flex max-w-64 animate-fade items-center gap-2 rounded-small bg-ink px-2 py-1 text-12 font-medium text-on-ink shadow-float select-none"
        >
          <span>{label}</span>
          {shortcut && <Shortcut keys={shortcut} inverted />}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * React considers a popover's contents inside its trigger: a pointer there is not on what the tooltip explains. Returns
 * whether it was so.
 */
function ignoreInside(event: SyntheticEvent<Element>): boolean {
  const inside = !event.currentTarget.contains(event.target as Node);
  if (inside) event.preventDefault();
  return inside;
}

/** Invisible focus, such as what a press moves into a panel, needs no explanation either. */
function ignoreUnseen(event: FocusEvent<Element>): void {
  if (!ignoreInside(event) && !event.target.matches(':focus-visible')) event.preventDefault();
}
