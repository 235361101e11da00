/** Opens everything that can be opened from what is shown, by keys alone: every menu, list and popover. */
import { expect, type Locator } from '@playwright/test';

const TRIGGERS =
  ':is([aria-haspopup], [role=combobox]:not(input)):not(:disabled, [aria-disabled=true], [inert] *, [role=menuitem])';
/** Open menus, popovers, dialogs and lists. */
export const OVERLAY = '[role=menu], [role=dialog], [role=listbox]';

const becomes = (state: () => Promise<boolean>): Promise<boolean> =>
  expect
    .poll(state, { timeout: 8_000 })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );

/**
 * Opens by key each menu, list and popover reachable from `root` that `seen` doesn't contain yet, and those inside
 * them; calls `look` while each is open. Returns keyboard failures: focus that doesn't enter or doesn't return.
 */
export async function overlaysIn(
  root: Locator,
  seen: Set<string>,
  look: (name: string) => Promise<void>,
): Promise<string[]> {
  const page = root.page();
  const overlays = page.locator(OVERLAY);
  const problems: string[] = [];
  for (const trigger of await root.locator(TRIGGERS).filter({ visible: true }).elementHandles()) {
    // Without the parts that change with the design: a color, a number, the letters of a text.
    const name = await trigger.evaluate((element) =>
      ((element as Element).getAttribute('aria-label') ?? element.textContent ?? '')
        .replace(/: .*|#\w+|\d+/g, '')
        .trim(),
    );
    if (seen.has(name)) continue;
    seen.add(name);
    const before = await overlays.count();
    await trigger.focus();
    await page.keyboard.press('Enter');
    if (!(await becomes(async () => (await overlays.count()) > before))) {
      problems.push(`${name}: Enter opens nothing`);
      continue;
    }
    const overlay = overlays.last();
    if (!(await becomes(() => overlay.evaluate((element) => element.contains(document.activeElement)))))
      problems.push(`${name}: the focus does not go in`);
    await look(name);
    if ((await overlay.getAttribute('role')) === 'menu')
      problems.push(...(await submenusOf(overlay, (sub) => look(`${name}, ${sub}`))).map((line) => `${name}, ${line}`));
    else if (before === 0)
      problems.push(
        ...(await overlaysIn(overlay, seen, (inner) => look(`${name}, ${inner}`))).map((line) => `${name}, ${line}`),
      );
    // A tooltip that opened with the focus takes an extra Escape.
    if ((await page.getByRole('tooltip').count()) > 0) await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    if (!(await becomes(async () => (await overlays.count()) === before))) {
      problems.push(`${name}: Escape does not close it`);
      for (let more = 0; more < 3 && (await overlays.count()) > before; more += 1) await page.keyboard.press('Escape');
    }
    if (!(await becomes(() => trigger.evaluate((element) => element === document.activeElement))))
      problems.push(`${name}: the focus does not come back`);
  }
  return problems;
}

/** The submenus of an open menu: the arrow key in reading direction opens them, the other one closes them. */
export async function submenusOf(menu: Locator, look: (name: string) => Promise<void>): Promise<string[]> {
  const page = menu.page();
  const menus = page.getByRole('menu');
  const problems: string[] = [];
  const [on, back] =
    (await page.evaluate(() => document.documentElement.dir)) === 'rtl'
      ? ['ArrowLeft', 'ArrowRight']
      : ['ArrowRight', 'ArrowLeft'];
  const before = await menus.count();
  for (const item of await menu.locator('[role=menuitem][aria-haspopup]:not([aria-disabled=true])').elementHandles()) {
    const name = (await item.textContent()) ?? '';
    await item.focus();
    await page.keyboard.press(on);
    if (await becomes(async () => (await menus.count()) > before)) await look(name);
    else problems.push(`${name}: ${on} opens nothing`);
    await page.keyboard.press(back);
    if (!(await becomes(async () => (await menus.count()) === before)))
      problems.push(`${name}: ${back} does not close it`);
  }
  return problems;
}
