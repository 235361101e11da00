/** Menus: dropped from a button, or at the pointer on a right click. The same items serve both. */
import { Check, type LucideIcon } from 'lucide-react';
import { ContextMenu as RadixContext, DropdownMenu as RadixDropdown } from 'radix-ui';
import { createContext, useContext, type ReactElement, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { floatingClass, itemClass } from './floating.ts';
import { Shortcut } from './shortcut.tsx';

/** Which of Radix's two menus the items belong to. */
const Kind = createContext<'dropdown' | 'context'>('dropdown');
const contentClass = classNames(floatingClass, 'min-w-48 max-w-80 overflow-y-auto p-1');

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  children: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?(open: boolean): void;
  /** Takes the focus when the menu has closed; the trigger gets it back when this returns false. */
  takeFocus?(): boolean;
  className?: string;
}

export function Menu({ trigger, children, side = 'bottom', align = 'start', open, onOpenChange, takeFocus, className }: MenuProps): ReactNode {
  return (
    <RadixDropdown.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <RadixDropdown.Trigger asChild>{trigger}</RadixDropdown.Trigger>
      <RadixDropdown.Portal>
        <RadixDropdown.Content
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={(event) => takeFocus?.() && event.preventDefault()}
          className={classNames(contentClass, 'max-h-(--radix-dropdown-menu-content-available-height)', className)}
        >
          <Kind.Provider value="dropdown">{children}</Kind.Provider>
        </RadixDropdown.Content>
      </RadixDropdown.Portal>
    </RadixDropdown.Root>
  );
}

/** A menu at the pointer; `children` is the area that answers a right click, `menu` its items. */
export function ContextMenu({ children, menu, onOpenChange }: { children: ReactElement; menu: ReactNode; onOpenChange?(open: boolean): void }): ReactNode {
  return (
    <RadixContext.Root onOpenChange={onOpenChange} modal={false}>
      <RadixContext.Trigger asChild>{children}</RadixContext.Trigger>
      <RadixContext.Portal>
        <RadixContext.Content collisionPadding={8} className={contentClass}>
          <Kind.Provider value="context">{menu}</Kind.Provider>
        </RadixContext.Content>
      </RadixContext.Portal>
    </RadixContext.Root>
  );
}

export interface MenuItemProps {
  children: ReactNode;
  icon?: LucideIcon;
  shortcut?: string;
  danger?: boolean;
  disabled?: boolean;
  /** Shows a tick: the current one of several. */
  checked?: boolean;
  /** Lends its look to the only child (a link, for instance). */
  asChild?: boolean;
  onSelect?(event: Event): void;
}

export function MenuItem({ children, icon: Icon, shortcut, danger, disabled, checked, asChild, onSelect }: MenuItemProps): ReactNode {
  const Item = useContext(Kind) === 'context' ? RadixContext.Item : RadixDropdown.Item;
  const classes = classNames(itemClass, danger && 'text-danger-text');
  if (asChild) return <Item asChild className={classes} disabled={disabled} onSelect={onSelect}>{children}</Item>;
  return (
    <Item className={classes} disabled={disabled} onSelect={onSelect} {...(checked === undefined ? {} : { 'aria-checked': checked, role: 'menuitemradio' })}>
      {Icon && <Icon size={16} strokeWidth={1.75} aria-hidden className={danger ? undefined : 'text-muted'} />}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {shortcut && <Shortcut keys={shortcut} className="ml-6" />}
      {checked && <Check size={15} strokeWidth={2} aria-hidden />}
    </Item>
  );
}

export function MenuSeparator(): ReactNode {
  const Separator = useContext(Kind) === 'context' ? RadixContext.Separator : RadixDropdown.Separator;
  return <Separator className="mx-1 my-1 h-px bg-line" />;
}

export function MenuLabel({ children }: { children: ReactNode }): ReactNode {
  const Label = useContext(Kind) === 'context' ? RadixContext.Label : RadixDropdown.Label;
  return <Label className="px-2.5 pt-1.5 pb-1 text-12 text-faint">{children}</Label>;
}
