/** A choice among a few known values, with keyboard and type-ahead. */
import { Check, ChevronDown } from 'lucide-react';
import * as Radix from 'radix-ui/select';
import { useContext, useId, useState, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { floatingClass, InDialog, itemClass, useFloatingContainer } from './floating.ts';
import { pageNonce } from './style-nonce.ts';
import { FieldFrame, fieldClass, fieldNoteId } from './text-field.tsx';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  /** Its look in the list, if text alone isn't enough (a font in its own letters). */
  look?: ReactNode;
  disabled?: boolean;
}

export interface SelectProps<Value extends string> {
  label: string;
  hideLabel?: boolean;
  hint?: ReactNode;
  /** Null: nothing chosen, or several values. */
  value: Value | null;
  options: readonly SelectOption<Value>[];
  onValueChange(value: Value): void;
  placeholder?: string;
  size?: 'small' | 'medium';
  disabled?: boolean;
  className?: string;
  name?: string;
}

export function Select<Value extends string>({
  label,
  hideLabel,
  hint,
  value,
  options,
  onValueChange,
  placeholder,
  size = 'medium',
  disabled,
  className,
  name,
}: SelectProps<Value>): ReactNode {
  const id = useId();
  const container = useFloatingContainer();
  const inDialog = useContext(InDialog);
  const [open, setOpen] = useState(false);
  const current = options.find((option) => option.value === value);
  const list = (
    <Radix.Content
      ref={keepPageReadable}
      position="popper"
      sideOffset={4}
      collisionPadding={8}
      className={classNames(
        floatingClass,
        'max-h-[min(24rem,var(--radix-select-content-available-height))] min-w-(--radix-select-trigger-width) overflow-hidden',
      )}
    >
      <Radix.Viewport className="p-1" nonce={pageNonce()}>
        {options.map((option) => (
          <Radix.Item
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            textValue={option.label}
            className={classNames(itemClass, 'pe-8')}
          >
            <Radix.ItemText>{option.look ?? option.label}</Radix.ItemText>
            <Radix.ItemIndicator className="absolute end-2.5">
              <Check size={15} strokeWidth={2} />
            </Radix.ItemIndicator>
          </Radix.Item>
        ))}
      </Radix.Viewport>
    </Radix.Content>
  );
  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel} hint={hint} className={className}>
      <Radix.Root
        value={value ?? ''}
        onValueChange={(next) => onValueChange(next as Value)}
        onOpenChange={setOpen}
        disabled={disabled}
        name={name}
      >
        <Radix.Trigger
          id={id}
          aria-label={label}
          aria-describedby={hint ? fieldNoteId(id) : undefined}
          className={classNames(
            fieldClass(size),
            'flex items-center justify-between gap-2 text-start data-placeholder:text-faint',
          )}
        >
          <span className="truncate">
            <Radix.Value placeholder={placeholder}>{current?.label}</Radix.Value>
          </span>
          <Radix.Icon className="text-faint">
            <ChevronDown size={15} strokeWidth={1.75} />
          </Radix.Icon>
        </Radix.Trigger>
        <Radix.Portal container={container}>
          {/* Next to a dialog there is no part of the page that it could belong to. Closed, it leaves nothing in
              the page. */}
          {inDialog && open ? (
            <div role="region" aria-label={label} className="contents">
              {list}
            </div>
          ) : (
            list
          )}
        </Radix.Portal>
      </Radix.Root>
    </FieldFrame>
  );
}

/**
 * Radix hides the whole page from screen readers while a list is open, though its controls still take the focus of a
 * reader's cursor, which is wrong twice: an open list is not a dialog, and hidden parts must not be reachable. This
 * keeps the page readable, as next to a menu.
 */
function keepPageReadable(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  // By the next frame Radix has marked what it hides; parts that a dialog hid before stay hidden.
  const before = new Set(document.querySelectorAll(HIDDEN));
  const frame = requestAnimationFrame(() => {
    for (const element of document.querySelectorAll(HIDDEN))
      if (!before.has(element)) element.removeAttribute('aria-hidden');
  });
  return () => cancelAnimationFrame(frame);
}

/** Elements marked by the library that Radix hides with. */
const HIDDEN = '[data-aria-hidden=true][aria-hidden=true]';
