/** The contents of an open menu: fetched at the first interaction. */
import { Menu } from 'radix-ui/internal';
import { useRef, type ReactNode, type RefObject } from 'react';
import { classNames } from './class-names.ts';
import { useSide, type Side } from './direction.tsx';
import { floatingClass, useFloatingContainer } from './floating.ts';
import { MenuParts } from './menu-context.ts';

const parts = {
  Item: Menu.Item,
  Label: Menu.Label,
  Portal: Menu.Portal,
  Separator: Menu.Separator,
  Sub: Menu.Sub,
  SubContent: Menu.SubContent,
  SubTrigger: Menu.SubTrigger,
};

export interface MenuBodyProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** The element next to which it is placed. */
  anchor: RefObject<{ getBoundingClientRect(): DOMRect } | null>;
  side: Side;
  align: 'start' | 'center' | 'end';
  sideOffset: number;
  id?: string;
  labelledBy?: string;
  className?: string;
  /** The menu has closed; `elsewhere`: by an action outside it. True: the focus has been moved. */
  onClosed(elsewhere: boolean): boolean;
  children: ReactNode;
}

export function MenuBody({
  open,
  onOpenChange,
  anchor,
  side,
  align,
  sideOffset,
  id,
  labelledBy,
  className,
  onClosed,
  children,
}: MenuBodyProps): ReactNode {
  const container = useFloatingContainer();
  const elsewhere = useRef(false);
  const placed = useSide(side);
  return (
    <Menu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Menu.Anchor virtualRef={anchor} />
      <Menu.Portal container={container}>
        <Menu.Content
          id={id}
          aria-labelledby={labelledBy}
          side={placed}
          align={align}
          sideOffset={sideOffset}
          collisionPadding={8}
          onInteractOutside={() => (elsewhere.current = true)}
          onCloseAutoFocus={(event) => {
            if (onClosed(elsewhere.current)) event.preventDefault();
            elsewhere.current = false;
          }}
          className={classNames(
            floatingClass,
            'min-w-48 max-w-80 overflow-y-auto p-1 max-h-(--radix-popper-available-height)',
            className,
          )}
        >
          <MenuParts value={parts}>{children}</MenuParts>
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
