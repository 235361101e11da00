/**
 * In a real browser: markup in everything that an account stores runs nowhere, and becomes no element, whatever page
 * shows it.
 */
import { browserCookies } from '../fixtures/sign-in-over-http.ts';
import { isLongRun } from '../fixtures/sample.ts';
import { signIn, Visitor } from '../routes/visitors.ts';
import { MARKUP, plantMarkup, PROBE } from '../safety/planted-markup.ts';
import { newAddress } from './people.ts';
import { expect, test } from './server-fixture.ts';

/** Screens that show the most user text; the long run opens them all, with each kind of markup. */
const MAIN = /^\/(?:ai-design\/chat|canvas|brand-kit|settings)\b/;

for (const [nth, markup] of MARKUP.entries()) {
  // The first is an element that could run; the fifth ends the scripts that carry a page's data.
  if (!isLongRun && nth !== 1 && nth !== 4) continue;
  test(`“${markup}” stays words`, async ({ keptPage: page, server }) => {
    const owner = await signIn(server.origin, newAddress(), new Visitor(server.origin));
    const addresses = await plantMarkup(owner, markup);
    await page.context().addCookies(browserCookies(owner.cookieHeader(), server.origin));
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    for (const address of addresses.filter((one) => isLongRun || MAIN.test(one))) {
      await page.goto(address);
      await expect(page.locator('main, [role=main], h1').first()).toBeVisible();
      // Hovering, focusing or opening anything on the page would run its handlers.
      await page.keyboard.press('Tab');
      const found = await page.evaluate(
        (probe) => ({
          ran: 'ranPlantedMarkup' in window,
          elements: document.querySelectorAll(`${probe}, [xss-attribute], a[href^="javascript:" i]`).length,
        }),
        PROBE,
      );
      expect({ address, ...found, dialogs }).toEqual({ address, ran: false, elements: 0, dialogs: [] });
    }
  });
}
