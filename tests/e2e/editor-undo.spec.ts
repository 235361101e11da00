/**
 * Everything done in the editor can be undone and redone exactly: seeded random runs, then undo to the beginning and
 * redo to the end, comparing the documents each time, and covering every command. Only in the long run.
 */
import { expect, type BrowserContext } from '@playwright/test';
import { commandIds } from './editor-command-ids.ts';
import { work } from './editor-hands.ts';
import { EditorTab, Person } from './editor-page.ts';
import { designOfAllKinds, pastePictures, seeded } from './editor-random.ts';
import { documentOf } from './editor-touch.ts';
import { LONG } from '../fixtures/sample.ts';
import { test } from './server-fixture.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const STEPS = 90;
/** More undos than steps, since a step may be several changes. */
const MOST_STEPS = STEPS * 8;

/** The commands that have taken effect in any test, and in the running one. */
const exercised = new Set<string>();
const seen = new Set<string>();
/** How often a command took effect in the running test. */
let ran = 0;

async function opened(
  person: Person,
  context: BrowserContext,
  origin: string,
): Promise<{ tab: EditorTab; id: string }> {
  const id = await designOfAllKinds(person);
  const tab = await EditorTab.open(context, origin, id);
  ran = 0;
  seen.clear();
  await tab.page.exposeFunction('commandRan', (command: string) => {
    exercised.add(command);
    seen.add(command);
    ran += 1;
  });
  await tab.page.evaluate(() => {
    const root = document.querySelector('[data-editor]');
    if (!root) throw new Error('No editor');
    const tell = (window as unknown as { commandRan(command: string): void }).commandRan;
    // The same command twice in a row is announced twice, because the attribute is set again each time.
    new MutationObserver(() => tell(root.getAttribute('data-last-command') ?? '')).observe(root, {
      attributeFilter: ['data-last-command'],
    });
  });
  return { tab, id };
}

/** Presses the button until only the initial design is left to step to; returns how often. */
async function stepAll(tab: EditorTab, command: 'undo' | 'redo'): Promise<number> {
  const button = tab.page.locator(`[data-command=${command}]`);
  for (let count = 0; count < MOST_STEPS; count += 1) {
    if (
      (await button.getAttribute('aria-disabled')) === 'true' ||
      (await button.getAttribute('aria-label')) === 'Undo: Set up'
    )
      return count;
    const answered = tab.page.waitForResponse(
      (response) => response.url().endsWith(`/${command}`) && response.request().method() === 'POST',
    );
    await button.click();
    await answered;
    await tab.saved();
  }
  throw new Error(`${command} never comes to an end`);
}

for (const seed of SEEDS) {
  test(
    `random work is taken back and done again exactly (seed ${seed})`,
    { tag: LONG },
    async ({ server, browser }) => {
      test.setTimeout(3_600_000);
      const person = await Person.signIn(server.origin);
      const context = await person.context(browser);
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.origin });
      const problems: string[] = [];
      context.on('weberror', (error) => problems.push(String(error.error())));
      const { tab, id } = await opened(person, context, server.origin);
      const first = await documentOf(person, id);

      const ids = await commandIds();

      await pastePictures(tab.page, 1);
      await expect
        .poll(async () => Object.values((await documentOf(person, id)).layers).some(({ type }) => type === 'image'))
        .toBe(true);
      const hands = {
        tab,
        person,
        design: id,
        random: seeded(seed),
        ran: () => ran,
        missing: () => new Set(ids.filter((command) => !seen.has(command))),
      };
      let worked = 0;
      for (let step = 0; step < STEPS; step += 1) if (await work(hands)) worked += 1;
      await tab.page.locator('[data-stage]').focus();
      await tab.page.keyboard.press('Control+s');
      await tab.saved();

      const last = await documentOf(person, id);
      expect(last).not.toEqual(first);
      expect(worked).toBeGreaterThan(STEPS * 0.8);
      const undone = await stepAll(tab, 'undo');
      // Several nudges are one step of the history, as are a control's consecutive changes.
      expect(undone).toBeGreaterThanOrEqual(STEPS / 2);
      expect(await documentOf(person, id)).toEqual(first);
      await stepAll(tab, 'redo');
      expect(await documentOf(person, id)).toEqual(last);
      await stepAll(tab, 'undo');
      expect(await documentOf(person, id)).toEqual(first);
      expect(problems).toEqual([]);
      await context.close();
    },
  );
}

test('no command is left out', { tag: LONG }, async () => {
  const ids = await commandIds();
  expect(ids.filter((id) => !exercised.has(id))).toEqual([]);
});
