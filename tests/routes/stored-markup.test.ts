/** Markup stored anywhere in an account, or in addresses, comes back as plain text on every page and in its data. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startQuickModel, type QuickModel } from '#tests/fixtures/quick-model.ts';
import { startServer, type RunningServer } from '#tests/fixtures/running-server.ts';
import { oneIn } from '#tests/fixtures/sample.ts';
import { MARKUP, plantMarkup, PROBE } from '#tests/safety/planted-markup.ts';
import { dataAddress } from './paths.ts';
import { signIn } from './visitors.ts';

let model: QuickModel;
let server: RunningServer;

beforeAll(async () => {
  // Markup comes from models, too: an element, and the end of a script.
  model = await startQuickModel(`${MARKUP[0]} ${MARKUP[4]}`);
  server = await startServer({ GENERATIONS_AT_ONCE: '0', ...model.variables });
}, 300_000);
afterAll(async () => {
  await server.stop();
  await model.close();
});

/**
 * Matches anything a browser would read as markup: an element, or an attribute after an unescaped quote. In script data
 * a backslash precedes quotes.
 */
const LET_THROUGH = new RegExp(`<${PROBE}|[^\\\\]["'] xss-attribute=|(?:href|src|action)=["']?javascript:`, 'i');

test('the check finds markup that was let through', () => {
  for (const page of [
    `<p><${PROBE} onx=1></p>`,
    '<input value="" xss-attribute="1">',
    "<a title='' xss-attribute='1'>",
    '<a href="javascript:run()">',
  ])
    expect(page).toMatch(LET_THROUGH);
});

test.each(oneIn(4, MARKUP).map((markup, nth) => ({ markup, nth })))(
  '$markup',
  async ({ markup, nth }) => {
    const owner = await signIn(server.origin, `planted-${nth}@example.com`);
    const addresses = await plantMarkup(owner, markup);
    const letThrough: string[] = [];
    let shown = 0;
    for (const address of addresses) {
      for (const door of [address, dataAddress(address)]) {
        const answer = await owner.send(door, { headers: { accept: 'text/html' } });
        const text = await answer.text();
        if (
          answer.status >= 500 ||
          (answer.headers.get('content-type')?.startsWith('text/html') && LET_THROUGH.test(text))
        )
          letThrough.push(`${answer.status} ${door}`);
        if (/xss-|ranPlantedMarkup/.test(text)) shown += 1;
      }
    }
    expect(letThrough).toEqual([]);
    // Otherwise nothing was tried.
    expect(shown).toBeGreaterThan(8);
  },
  180_000,
);
