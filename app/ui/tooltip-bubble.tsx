/** The tooltip's bubble, placed next to its trigger. Escape and a press elsewhere close it, but nothing below it. */
import { DismissableLayer, Popper } from 'radix-ui/internal';
import { useEffect, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useSide, type Side } from './direction.tsx';
import { useFloatingContainer } from './floating.ts';

/** px between a tooltip and its trigger. */
export const TOOLTIP_OFFSET = 10;

export interface TooltipBubbleProps {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  side: Side;
  onClose(): void;
  /** The pointer has entered or left it. */
  onPointer(inside: boolean): void;
  children: ReactNode;
}

export function TooltipBubble({ id, anchor, side, onClose, onPointer, children }: TooltipBubbleProps): ReactNode {
  const container = useFloatingContainer();
  const placed = useSide(side);

  // It would stay behind if its trigger scrolled away.
  useEffect(() => {
    const scrolled = ({ target }: Event): void => {
      if (target instanceof Node && target.contains(anchor.current)) onClose();
    };
    window.addEventListener('scroll', scrolled, { capture: true });
    return () => window.removeEventListener('scroll', scrolled, { capture: true });
  }, [anchor, onClose]);

  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={anchor} />
      {createPortal(
        <DismissableLayer.Root
          asChild
          disableOutsidePointerEvents={false}
          // The trigger handles presses on itself.
          onPointerDownOutside={(event) => {
            if (anchor.current?.contains(event.target as Node)) event.preventDefault();
          }}
          onFocusOutside={(event) => event.preventDefault()}
          onDismiss={onClose}
        >
          <Popper.Content
            id={id}
            role="tooltip"
            side={placed}
            sideOffset={TOOLTIP_OFFSET}
            collisionPadding={8}
            onPointerEnter={() => onPointer(true)}
            onPointerLeave={() => onPointer(false)}
            className="z-60 flex max-w-64 animate-fade items-center gap-2 rounded-small bg-ink px-2 py-1 text-12 font-medium text-on-ink shadow-float select-none"
          >
            {children}
          </Popper.Content>
        </DismissableLayer.Root>,
        container ?? document.body,
      )}
    </Popper.Root>
  );
}
