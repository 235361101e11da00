/** Menus: dropped from a button, or at the pointer on a right click. The same items serve both. */
import { Check, ChevronRight, type LucideIcon } from 'lucide-react';
import * as RadixContext from 'radix-ui/context-menu';
import * as RadixDropdown from 'radix-ui/dropdown-menu';
import { createContext, useContext, type ReactElement, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useSide, type Side } from './direction.tsx';
import { floatingClass, itemClass, useFloatingContainer } from './floating.ts';
import { Shortcut } from './shortcut.tsx';

/** Which of Radix's two menus the items belong to. */
const Kind = createContext<'dropdown' | 'context'>('dropdown');
const contentClass = classNames(floatingClass, 'min-w-48 max-w-80 overflow-y-auto p-1');

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  children: ReactNode;
  side?: Side;
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?(open: boolean): void;
  /** Takes the focus when the menu has closed; the trigger gets it back when this returns false. */
  takeFocus?(): boolean;
  className?: string;
}

export function Menu({
  trigger,
  children,
  side = 'bottom',
  align = 'start',
  open,
  onOpenChange,
  takeFocus,
  className,
}: MenuProps): ReactNode {
  const container = useFloatingContainer();
  return (
    <RadixDropdown.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <RadixDropdown.Trigger asChild>{trigger}</RadixDropdown.Trigger>
      <RadixDropdown.Portal container={container}>
        <RadixDropdown.Content
          side={useSide(side)}
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
export function ContextMenu({
  children,
  menu,
  onOpenChange,
  takeFocus,
}: Pick<MenuProps, 'onOpenChange' | 'takeFocus'> & { children: ReactElement; menu: ReactNode }): ReactNode {
  const container = useFloatingContainer();
  return (
    <RadixContext.Root onOpenChange={onOpenChange} modal={false}>
      <RadixContext.Trigger asChild>{children}</RadixContext.Trigger>
      <RadixContext.Portal container={container}>
        <RadixContext.Content
          collisionPadding={8}
          onCloseAutoFocus={(event) => takeFocus?.() && event.preventDefault()}
          className={classNames(contentClass, 'max-h-(--radix-context-menu-content-available-height)')}
        >
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
  /** Shows a tick: an option that is on. */
  switchedOn?: boolean;
  /** Lends its look to the only child (a link, for instance). */
  asChild?: boolean;
  onSelect?(event: Event): void;
}

export function MenuItem({
  children,
  icon: Icon,
  shortcut,
  danger,
  disabled,
  checked,
  switchedOn,
  asChild,
  onSelect,
}: MenuItemProps): ReactNode {
  const Item = useContext(Kind) === 'context' ? RadixContext.Item : RadixDropdown.Item;
  const classes = classNames(itemClass, danger && 'text-danger-text');
  if (asChild)
    return (
      <Item asChild className={classes} disabled={disabled} onSelect={onSelect}>
        {children}
      </Item>
    );
  return (
    <Item className={classes} disabled={disabled} onSelect={onSelect} {...tickRole(checked, switchedOn)}>
      {Icon && <Icon size={16} strokeWidth={1.75} aria-hidden className={danger ? undefined : 'text-muted'} />}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {shortcut && <Shortcut keys={shortcut} className="ms-6" />}
      {(checked || switchedOn) && <Check size={15} strokeWidth={2} aria-hidden />}
    </Item>
  );
}

function tickRole(checked: boolean | undefined, switchedOn: boolean | undefined) {
  if (checked !== undefined) return { 'aria-checked': checked, role: 'menuitemradio' };
  return switchedOn === undefined ? {} : { 'aria-checked': switchedOn, role: 'menuitemcheckbox' };
}

export function MenuSeparator(): ReactNode {
  const Separator = useContext(Kind) === 'context' ? RadixContext.Separator : RadixDropdown.Separator;
  return <Separator className="mx-1 my-1 h-px bg-line" />;
}

export function MenuLabel({ children }: { children: ReactNode }): ReactNode {
  const Label = useContext(Kind) === 'context' ? RadixContext.Label : RadixDropdown.Label;
  return <Label className="px-2.5 pt-1.5 pb-1 text-12 text-faint">{children}</Label>;
}

/** A menu inside a menu, behind its own row. */
export function MenuSub({
  label,
  icon: Icon,
  disabled,
  children,
}: {
  label: string;
  icon?: LucideIcon;
  disabled?: boolean;
  children: ReactNode;
}): ReactNode {
  const Radix = useContext(Kind) === 'context' ? RadixContext : RadixDropdown;
  const container = useFloatingContainer();
  return (
    <Radix.Sub>
      <Radix.SubTrigger disabled={disabled} className={classNames(itemClass, 'data-[state=open]:bg-tint-strong')}>
        {Icon && <Icon size={16} strokeWidth={1.75} aria-hidden className="text-muted" />}
        <span className="min-w-0 flex-1 truncate">{label}</span>
        <ChevronRight size={15} strokeWidth={1.75} aria-hidden className="ms-6 text-faint rtl:-scale-x-100" />
      </Radix.SubTrigger>
      <Radix.Portal container={container}>
        <Radix.SubContent sideOffset={4} collisionPadding={8} className={contentClass}>
          {children}
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  );
}
