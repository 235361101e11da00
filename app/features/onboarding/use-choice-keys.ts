/** The digits choose, Enter goes on: wherever the focus stands, but not where somebody writes. */
import { useEffect, type RefObject } from 'react';

export function useChoiceKeys(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const element = form.current;
      if (!element || event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || event.isComposing) return;
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
}
