/** A small panel next to its trigger; the page stays usable around it. */
import * as Slot from 'radix-ui/slot';
import { useId, useRef, type ComponentProps, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { deferred } from './deferred.ts';
import type { Side } from './direction.tsx';
import { useAfterPaint } from './use-after-paint.ts';
import { useOpen } from './use-open.ts';

const Panel = deferred(async () => (await import('./popover-panel.tsx')).PopoverPanel);

export interface PopoverProps {
  /** Name for readers. */
  label: string;
  trigger: ReactElement;
  side?: Side;
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?(open: boolean): void;
  className?: string;
  /** A CSS length; never higher than the available room. */
  maxHeight?: string;
  children: ReactNode;
}

export function Popover({
  label,
  trigger,
  side = 'bottom',
  align = 'center',
  open: given,
  onOpenChange,
  className,
  maxHeight = '100vh',
  children,
}: PopoverProps): ReactNode {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useOpen(given, onOpenChange);
  const pressed = useAfterPaint(open);
  return (
    <>
      <Slot.Root
        {...({ type: 'button' } as ComponentProps<'button'>)}
        ref={anchor}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        data-state={open ? 'open' : 'closed'}
        onClick={(event: MouseEvent) => !event.defaultPrevented && setOpen(!open)}
      >
        {trigger}
      </Slot.Root>
      <Panel
        needed={open}
        id={id}
        label={label}
        anchor={anchor}
        side={side}
        align={align}
        open={open && pressed}
        onOpenChange={setOpen}
        className={className}
        maxHeight={maxHeight}
      >
        {children}
      </Panel>
    </>
  );
}
