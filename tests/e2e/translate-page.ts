/** Does to a page what browsers do when they translate it: replaces each text node with nested <font> elements. */
import type { Page } from '@playwright/test';

/**
 * React takes over only texts that it finds as the server sent them; each element that it has taken over holds a key of
 * its own.
 */
const takenOver = (page: Page) =>
  page.waitForFunction(() => {
    const isReacts = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
    return [...document.querySelectorAll('a, button')].every(isReacts);
  });

/** Translates the page once it is React's, and everything added later: appends an o to every word. */
export async function translatePage(page: Page): Promise<void> {
  await takenOver(page);
  await page.evaluate(() => {
    const isLeftAlone = (element: Element | null): boolean =>
      !element || element.closest('script, style, textarea, input, svg, canvas, code, font') !== null;
    const translate = (root: Node): void => {
      const texts: Node[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      if (root.nodeType === Node.TEXT_NODE) texts.push(root);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node);
      for (const text of texts) {
        if (isLeftAlone(text.parentElement) || !/\p{L}{2}/u.test(text.nodeValue ?? '')) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = (text.nodeValue ?? '').replace(/\p{L}+/gu, (word) => `${word}o`);
        outer.append(inner);
        text.parentNode?.replaceChild(outer, text);
      }
    };
    translate(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        for (const node of [target, ...addedNodes]) if (node.isConnected) translate(node);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
