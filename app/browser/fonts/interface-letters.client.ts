/**
 * Fonts for what people write in scripts that the interface's own font lacks: messages, titles, labels. Declared once
 * the page is painted; the browser fetches those whose letters occur.
 */
import { whenLoadedAndIdle } from '#app/browser/when-idle.ts';

export function declareInterfaceLetters(): void {
  whenLoadedAndIdle(() => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = '/fonts/letters.css';
    document.head.append(link);
  });
}
