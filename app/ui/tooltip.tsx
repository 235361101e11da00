/** What an icon means, shown above it with the shortcut if there is one. */
import * as Radix from 'radix-ui/tooltip';
import type { FocusEvent, ReactElement, ReactNode, SyntheticEvent } from 'react';
import { useSide, type Side } from './direction.tsx';
import { useFloatingContainer } from './floating.ts';
import { Shortcut } from './shortcut.tsx';

/** px between a tooltip and what it explains. */
export const TOOLTIP_OFFSET = 10;
/** Where a tooltip is unless its place says otherwise. */
export const TOOLTIP_SIDE: Side = 'top';

/** Around the whole application: after the first tooltip the next ones open at once. */
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
  /** Given together: it is opened and closed from outside too, and a press leaves it as it is. */
  open?: boolean;
  onOpenChange?(open: boolean): void;
  children: ReactElement;
}

export function Tooltip({
  label,
  shortcut,
  side = TOOLTIP_SIDE,
  open,
  onOpenChange,
  children,
}: TooltipProps): ReactNode {
  const container = useFloatingContainer();
  const onPress = open === undefined ? undefined : ignore;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger
        asChild
        onFocus={ignoreUnseen}
        onPointerMove={ignoreInside}
        onPointerDown={onPress}
        onClick={onPress}
      >
        {children}
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          side={useSide(side)}
          sideOffset={TOOLTIP_OFFSET}
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

/** Keeps Radix from closing at a press. */
const ignore = (event: SyntheticEvent): void => event.preventDefault();

/**
 * What a popover holds is inside its trigger for React: a pointer there is not on what the tooltip explains. Tells
 * whether it was so.
 */
function ignoreInside(event: SyntheticEvent<Element>): boolean {
  const inside = !event.currentTarget.contains(event.target as Node);
  if (inside) event.preventDefault();
  return inside;
}

/** Focus that nobody sees, such as what a press moves into a panel, asks for no explanation either. */
function ignoreUnseen(event: FocusEvent<Element>): void {
  if (!ignoreInside(event) && !event.target.matches(':focus-visible')) event.preventDefault();
}
