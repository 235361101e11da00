/**
 * A dialog: one question or one small task above the page. Escape and the scrim close it; focus returns to where it
 * was.
 */
import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { InDialog } from './floating.ts';
import { useUiLabels } from './labels.tsx';

export interface DialogProps {
  title: string;
  description?: ReactNode;
  /** The button that opens it; or control it by `open`. */
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?(open: boolean): void;
  /** Buttons at the lower right, the main one last. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  children?: ReactNode;
}

const widths = { small: 'max-w-sm', medium: 'max-w-lg', large: 'max-w-3xl' } as const;

/** For an element in a menu, which has closed by then: the button that opens the menu. */
function openedFrom(element: Element | null): HTMLElement | null {
  const menu = element?.closest('[role=menu]');
  const button = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : element;
  return button instanceof HTMLElement && button !== document.body ? button : null;
}

export function Dialog({
  title,
  description,
  trigger,
  open,
  onOpenChange,
  footer,
  size = 'medium',
  children,
}: DialogProps): ReactNode {
  const labels = useUiLabels();
  const from = useRef<HTMLElement | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 grid animate-fade place-items-center overflow-y-auto bg-scrim p-4">
          <Radix.Content
            {...(description ? {} : { 'aria-describedby': undefined })}
            // A dialog controlled by `open` has no trigger to return the focus to.
            onOpenAutoFocus={() => (from.current = openedFrom(document.activeElement))}
            onCloseAutoFocus={(event) => {
              if (trigger || !from.current?.isConnected) return;
              event.preventDefault();
              from.current.focus({ preventScroll: true });
            }}
            className={classNames(
              'relative w-full animate-arrive rounded-sheet bg-raised p-6 text-ink shadow-sheet outline-none',
              widths[size],
            )}
          >
            <Radix.Title className="pe-8 text-18 font-semibold">{title}</Radix.Title>
            {description && <Radix.Description className="mt-1 text-13 text-muted">{description}</Radix.Description>}
            <InDialog.Provider value>
              {children && <div className="mt-5">{children}</div>}
              {footer && <div className="mt-6 flex flex-wrap justify-end gap-2">{footer}</div>}
            </InDialog.Provider>
            <Radix.Close
              aria-label={labels.close}
              className="absolute top-4 end-4 grid size-8 place-items-center rounded-control text-muted hover:bg-tint hover:text-ink"
            >
              <X size={18} strokeWidth={1.75} aria-hidden />
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** For the footer: closes the dialog when pressed. */
export const DialogClose = Radix.Close;
