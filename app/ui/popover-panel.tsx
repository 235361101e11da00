/** The panel of a popover, placed next to its trigger: fetched at the first interaction. */
import * as Radix from 'radix-ui/popover';
import { useRef, type ReactNode, type RefObject } from 'react';
import { classNames } from './class-names.ts';
import { useSide, type Side } from './direction.tsx';
import { floatingClass, useFloatingContainer } from './floating.ts';

interface PopoverPanelProps {
  id: string;
  label: string;
  anchor: RefObject<HTMLElement | null>;
  side: Side;
  align: 'start' | 'center' | 'end';
  open: boolean;
  onOpenChange(open: boolean): void;
  className?: string | undefined;
  maxHeight: string;
  children: ReactNode;
}

export function PopoverPanel({
  id,
  label,
  anchor,
  side,
  align,
  open,
  onOpenChange,
  maxHeight,
  className,
  children,
}: PopoverPanelProps): ReactNode {
  const container = useFloatingContainer();
  const placed = useSide(side);
  /** Closed by an action outside it. */
  const elsewhere = useRef(false);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Radix.Portal container={container}>
        <Radix.Content
          id={id}
          aria-label={label}
          side={placed}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          onInteractOutside={(event) => {
            elsewhere.current = true;
            // The trigger closes it itself.
            if (anchor.current?.contains(event.target as Node)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!elsewhere.current) anchor.current?.focus();
            elsewhere.current = false;
          }}
          style={{ maxHeight: `min(${maxHeight}, var(--radix-popover-content-available-height))` }}
          className={classNames(floatingClass, 'overflow-y-auto p-3', className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
