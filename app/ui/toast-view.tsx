/**
 * Shows the toast: lower right, 5000 ms unless hovered or focused, F8 moves the focus to it, a swipe of 50 px to the
 * right closes it; mirrored in right-to-left layouts.
 */
import { X } from 'lucide-react';
import * as Radix from 'radix-ui/toast';
import { useSyncExternalStore, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { usePageDirection } from './direction.tsx';
import { useUiLabels } from './labels.tsx';
import { dispatchToast, toastStore } from './toast-store.ts';

/** `duration` in ms unless a toast sets its own, `swipe` in px. */
export const TOAST = { duration: 5000, swipe: 50, hotkey: ['F8'] };
const LEAVE_MS = 200;

export function ToastView(): ReactNode {
  const labels = useUiLabels();
  const mirrored = usePageDirection() === 'rtl';
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.onServer);

  const close = (id: number): void => {
    dispatchToast({ type: 'close', id });
    setTimeout(() => dispatchToast({ type: 'gone', id }), LEAVE_MS);
  };

  return (
    <Radix.Provider
      duration={TOAST.duration}
      swipeDirection={mirrored ? 'left' : 'right'}
      swipeThreshold={TOAST.swipe}
      label={labels.notifications}
    >
      {shown && (
        <Radix.Root
          key={shown.id}
          open={shown.open}
          duration={shown.duration}
          type={shown.variant === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && close(shown.id)}
          className={classNames(
            'flex items-start gap-3 rounded-card border p-3 ps-4 shadow-float',
            'data-[state=closed]:opacity-0 data-[state=open]:animate-toast transition-[opacity,transform] duration-200',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=end]:translate-x-full rtl:data-[swipe=end]:-translate-x-full rtl:[--toast-from:-24px]',
            shown.variant === 'destructive'
              ? 'border-danger bg-danger text-on-danger'
              : 'border-line bg-raised text-ink',
          )}
        >
          <div className="grid min-w-0 flex-1 gap-0.5 py-1">
            <Radix.Title className="text-13 font-semibold wrap-break-word">{shown.title}</Radix.Title>
            {shown.description && (
              <Radix.Description
                className={classNames('text-13 wrap-break-word', shown.variant === 'destructive' ? '' : 'text-muted')}
              >
                {shown.description}
              </Radix.Description>
            )}
          </div>
          {shown.action && (
            <Radix.Action
              altText={shown.action.alternative}
              onClick={shown.action.onSelect}
              className="h-8 shrink-0 rounded-control border border-current px-3 text-13 font-medium hover:bg-tint"
            >
              {shown.action.label}
            </Radix.Action>
          )}
          <Radix.Close
            aria-label={labels.close}
            className="grid size-8 shrink-0 place-items-center rounded-control opacity-70 hover:bg-tint hover:opacity-100"
          >
            <X size={18} strokeWidth={1.75} aria-hidden />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport
        hotkey={TOAST.hotkey}
        className="fixed end-4 bottom-4 z-70 grid w-[min(24rem,calc(100vw-2rem))] gap-2 rounded-card outline-none"
      />
    </Radix.Provider>
  );
}
