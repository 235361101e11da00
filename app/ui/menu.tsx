/** Menus: opened by a button, or at the pointer by a right click. The same items serve both. */
import { Check, ChevronRight, type LucideIcon } from 'lucide-react';
import * as Slot from 'radix-ui/slot';
import {
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { deferred } from './deferred.ts';
import { classNames } from './class-names.ts';
import type { Side } from './direction.tsx';
import { floatingClass, itemClass, useFloatingContainer } from './floating.ts';
import { MenuParts } from './menu-context.ts';
import { Shortcut } from './shortcut.tsx';
import { useOpen } from './use-open.ts';

const Body = deferred(async () => (await import('./menu-parts.tsx')).MenuBody);

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  children: ReactNode;
  side?: Side;
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?(open: boolean): void;
  /** Takes the focus after the menu has closed; the trigger gets it if this returns false. */
  takeFocus?(): boolean;
  className?: string;
}

export function Menu({
  trigger,
  children,
  side = 'bottom',
  align = 'start',
  open: given,
  onOpenChange,
  takeFocus,
  className,
}: MenuProps): ReactNode {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useOpen(given, onOpenChange);
  const inert = (): boolean => anchor.current?.disabled ?? false;

  return (
    <>
      <Slot.Root
        {...({ type: 'button' } as ComponentProps<'button'>)}
        ref={anchor}
        id={`${id}-trigger`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        data-state={open ? 'open' : 'closed'}
        onPointerDown={(event: PointerEvent) => {
          if (event.defaultPrevented || inert() || event.button !== 0 || event.ctrlKey) return;
          setOpen(!open);
          // The focus moves into the menu.
          if (!open) event.preventDefault();
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.defaultPrevented || inert() || !['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
          setOpen(event.key === 'ArrowDown' || !open);
          event.preventDefault();
        }}
      >
        {trigger}
      </Slot.Root>
      <Body
        needed={open}
        id={id}
        labelledBy={`${id}-trigger`}
        open={open}
        onOpenChange={setOpen}
        anchor={anchor}
        side={side}
        align={align}
        sideOffset={6}
        onClosed={(elsewhere) => {
          if (!takeFocus?.() && !elsewhere) anchor.current?.focus();
          return true;
        }}
        className={className}
      >
        {children}
      </Body>
    </>
  );
}

/** Duration of a long press that opens a menu, ms. */
const LONG_PRESS_MS = 700;

/** A menu at the pointer; `children` is the area that responds to a right click, `menu` its items. */
export function ContextMenu({
  children,
  menu,
  onOpenChange,
  takeFocus,
}: Pick<MenuProps, 'onOpenChange' | 'takeFocus'> & { children: ReactElement; menu: ReactNode }): ReactNode {
  const [open, setOpen] = useState(false);
  const [point, setPoint] = useState({ x: 0, y: 0 });
  const anchor = useMemo(
    () => ({ current: { getBoundingClientRect: () => DOMRect.fromRect({ width: 0, height: 0, ...point }) } }),
    [point],
  );
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);
  const change = (next: boolean): void => {
    setOpen(next);
    if (next !== open) onOpenChange?.(next);
  };
  const openAt = ({ clientX: x, clientY: y }: MouseEvent): void => {
    setPoint({ x, y });
    change(true);
  };
  const moved = ({ pointerType }: PointerEvent): void => {
    if (pointerType !== 'mouse') clearTimeout(resting.current);
  };

  return (
    <>
      <Slot.Root
        data-state={open ? 'open' : 'closed'}
        style={{ WebkitTouchCallout: 'none' }}
        onContextMenu={(event) => {
          if (event.defaultPrevented) return;
          clearTimeout(resting.current);
          openAt(event);
          event.preventDefault();
        }}
        onPointerDown={(event) => {
          if (event.defaultPrevented || event.pointerType === 'mouse') return;
          clearTimeout(resting.current);
          if (open) change(false);
          resting.current = setTimeout(() => openAt(event), LONG_PRESS_MS);
        }}
        onPointerMove={moved}
        onPointerCancel={moved}
        onPointerUp={moved}
      >
        {children}
      </Slot.Root>
      <Body
        needed={open}
        open={open}
        onOpenChange={change}
        anchor={anchor}
        side="right"
        align="start"
        sideOffset={2}
        onClosed={(elsewhere) => takeFocus?.() || elsewhere}
      >
        {menu}
      </Body>
    </>
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
  const { Item } = useParts();
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

function useParts() {
  const parts = useContext(MenuParts);
  if (!parts) throw new Error('Items are shown in a menu alone');
  return parts;
}

function tickRole(checked: boolean | undefined, switchedOn: boolean | undefined) {
  if (checked !== undefined) return { 'aria-checked': checked, role: 'menuitemradio' };
  return switchedOn === undefined ? {} : { 'aria-checked': switchedOn, role: 'menuitemcheckbox' };
}

export function MenuSeparator(): ReactNode {
  const { Separator } = useParts();
  return <Separator className="mx-1 my-1 h-px bg-line" />;
}

export function MenuLabel({ children }: { children: ReactNode }): ReactNode {
  const { Label } = useParts();
  return <Label className="px-2.5 pt-1.5 pb-1 text-12 text-faint">{children}</Label>;
}

/** A submenu, opened by its own row. */
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
  const { Sub, SubTrigger, SubContent, Portal } = useParts();
  const container = useFloatingContainer();
  return (
    <Sub>
      <SubTrigger disabled={disabled} className={classNames(itemClass, 'data-[state=open]:bg-tint-strong')}>
        {Icon && <Icon size={16} strokeWidth={1.75} aria-hidden className="text-muted" />}
        <span className="min-w-0 flex-1 truncate">{label}</span>
        <ChevronRight size={15} strokeWidth={1.75} aria-hidden className="ms-6 text-faint rtl:-scale-x-100" />
      </SubTrigger>
      <Portal container={container}>
        <SubContent
          sideOffset={4}
          collisionPadding={8}
          className={classNames(floatingClass, 'min-w-48 max-w-80 overflow-y-auto p-1')}
        >
          {children}
        </SubContent>
      </Portal>
    </Sub>
  );
}
