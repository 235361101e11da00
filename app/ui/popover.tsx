/** A small panel by the thing that opened it; the page stays usable around it. */
import * as Radix from 'radix-ui/popover';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useSide, type Side } from './direction.tsx';
import { floatingClass, useFloatingContainer } from './floating.ts';

export interface PopoverProps {
  /** Name for readers. */
  label: string;
  trigger: ReactElement;
  side?: Side;
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?(open: boolean): void;
  className?: string;
  /** A CSS length; never higher than there is room anyway. */
  maxHeight?: string;
  children: ReactNode;
}

export function Popover({
  label,
  trigger,
  side = 'bottom',
  align = 'center',
  open,
  onOpenChange,
  className,
  maxHeight = '100vh',
  children,
}: PopoverProps): ReactNode {
  const container = useFloatingContainer();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          aria-label={label}
          side={useSide(side)}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          style={{ maxHeight: `min(${maxHeight}, var(--radix-popover-content-available-height))` }}
          className={classNames(floatingClass, 'overflow-y-auto p-3', className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
