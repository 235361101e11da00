/** Digits choose, Enter continues: wherever the focus is, except in text fields. */
import { useLayoutEffect, useSyncExternalStore, type RefObject } from 'react';

const noChanges = (): (() => void) => () => undefined;

/**
 * Listens while the page is shown. Returns whether keys work: never before scripts run, and from the moment on in which
 * it says so.
 */
export function useChoiceKeys(form: RefObject<HTMLFormElement | null>): boolean {
  const heard = useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
  // In the layout effect of the commit that shows the digits: a key pressed as soon as they are visible counts.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const element = form.current;
      if (!element || event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (/^[1-9]$/.test(event.key)) {
        const input = element.querySelector<HTMLInputElement>(`input[data-digit="${event.key}"]`);
        if (!input) return;
        event.preventDefault();
        input.focus();
        input.click();
      } else if (event.key === 'Enter' && !target?.closest('a, button, input')) {
        event.preventDefault();
        element.requestSubmit(element.querySelector<HTMLButtonElement>('button[type=submit]'));
      }
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [form]);
  return heard;
}
