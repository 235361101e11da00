/**
 * Runs the main job in a browser slowed down four times: a prompt is typed and sent, the design is opened, edited and
 * exported. Reports for each action the delay until the browser painted a response, as INP counts it: the longest
 * interaction of the action.
 */
import { chromium, type Page } from '@playwright/test';
import { chromiumOptions } from '#tests/fixtures/chromium.ts';
import { EditorTab, Person } from '#tests/e2e/editor-page.ts';

/** CPU slowdown factor. */
const SLOWER = 4;

/** ms by action. */
export type Interactions = Map<string, number>;

/** Observes interactions from now on; runs in the page. */
function watch(): void {
  const state = window as unknown as { interactions: { name: string; duration: number }[] };
  state.interactions = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) state.interactions.push({ name: entry.name, duration: entry.duration });
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/**
 * Performs an action, waits until the page is idle and returns the longest interaction, ms. Browsers report it in steps
 * of 8.
 */
async function longest(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => ((window as unknown as { interactions: unknown[] }).interactions.length = 0));
  await act();
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const rest = (): number =>
          requestIdleCallback(
            () => {
              const { interactions } = window as unknown as { interactions: { duration: number }[] };
              resolve(Math.max(8, ...interactions.map(({ duration }) => duration)));
            },
            { timeout: 5000 },
          );
        setTimeout(() => requestAnimationFrame(() => setTimeout(rest, 300)), 100);
      }),
  );
}

async function slowed(page: Page, origin: string, path: string): Promise<void> {
  await page.addInitScript(watch);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(origin + path);
}

/** Presses a button on an otherwise empty page: this machine's lower bound, ms per press. */
export async function pressOnNothing(presses: number): Promise<number[]> {
  const browser = await chromium.launch(chromiumOptions());
  try {
    const page = await browser.newPage();
    await slowed(page, '', 'data:text/html,<button style="font-size:40px">Press</button>');
    const times: number[] = [];
    for (let press = 0; press < presses; press += 1)
      times.push(await longest(page, () => page.getByRole('button').click()));
    return times;
  } finally {
    await browser.close();
  }
}

/** Runs the whole job once as a new user. */
export async function mainJob(origin: string): Promise<Interactions> {
  const browser = await chromium.launch(chromiumOptions());
  const done: Interactions = new Map();
  try {
    const person = await Person.signIn(origin);
    const page = await (await person.context(browser)).newPage();
    const act = async (what: string, work: () => Promise<unknown>): Promise<void> => {
      done.set(what, Math.max(done.get(what) ?? 0, await longest(page, work)));
    };
    await slowed(page, origin, '/ai-design');
    const box = page.getByRole('textbox').first();
    await act('focus the prompt', () => box.click());
    await act('type a prompt', () =>
      page.keyboard.type('Instagram post for my summer sale, 30% off sneakers', { delay: 60 }),
    );
    await act('send', () => page.keyboard.press('Enter'));
    await page.waitForURL('**/ai-design/chat/*');
    await page.locator('[data-phase=idle]').waitFor();
    const chat = new URL(page.url()).pathname.split('/').at(-1);
    for (let running = true; running;) {
      const talk = await person.call<{ running: boolean; designId: string }>(`/api/chats/${chat}`);
      running = talk.running;
      await page.waitForTimeout(200);
    }
    const { designId } = await person.call<{ designId: string }>(`/api/chats/${chat}`);
    await act('open the editor', () => page.locator(`a[href^="/canvas/${designId}"]`).first().click());
    await page.waitForURL('**/canvas/*');
    const tab = EditorTab.on(page);
    await tab.ready();
    const layers = Object.values(await person.layers(designId));
    const text = layers.find((layer) => layer.type === 'text');
    if (text?.type !== 'text') throw new Error('The design has no text');
    const [x, y] = [text.x + text.width / 2, text.y + text.height / 2];
    await act('select a text', () => tab.press(x, y));
    await tab.still();
    await act('drag it', () => tab.drag([x, y], [x + 40, y + 40]));
    await tab.still();
    const at = await tab.at(x + 40, y + 40);
    await act('begin to edit it', () => page.mouse.dblclick(at.x, at.y));
    await act('type in it', () => page.keyboard.type('Great shoes', { delay: 60 }));
    await act('leave it', () => page.keyboard.press('Escape'));
    await act('open the color', () =>
      page
        .getByRole('button', { name: /colou?r/i })
        .first()
        .click(),
    );
    const hex = page.getByRole('textbox', { name: /Hex code/ }).first();
    await hex.waitFor();
    await act('change the color', async () => {
      await hex.fill('cc2255');
      await hex.press('Enter');
    });
    await act('close the color', () => page.keyboard.press('Escape'));
    for (const panel of ['Text', 'Elements', 'Uploads', 'Templates', 'Layers', 'History'])
      await act(`open the panel ${panel}`, () =>
        page
          .locator('nav, aside, [role=toolbar], [role=group]')
          .getByRole('button', { name: panel, exact: true })
          .first()
          .click(),
      );
    await act('undo', () => page.locator('[data-command=undo]').click());
    await act('open the export', () => page.getByRole('button', { name: 'Export', exact: true }).first().click());
    await page.getByRole('dialog').waitFor();
    await act('close the export', () => page.keyboard.press('Escape'));
    return done;
  } finally {
    await browser.close();
  }
}
