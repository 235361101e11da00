/** Hands that lead to the commands on tables. */
import type { Locator } from '@playwright/test';
import { TABLE_ACTIONS } from '#app/features/editor/actions/table-actions.ts';
import { message } from '#messages/message.ts';
import type { Random } from './editor-random.ts';
import { kind, section, selectLeaf, wanted, type SureHand } from './editor-sure-hand.ts';
import { choose, onStage, openPalette, pick, type Hands, type Step } from './editor-touch.ts';

/** The commands in the menu of a row or column, by the words of its items. */
const TRACK_MENU: readonly { command: string; row?: RegExp; column?: RegExp }[] = [
  { command: 'table-insert-rows', row: /^Add row/ },
  { command: 'table-insert-columns', column: /^Add column/ },
  { command: 'table-duplicate', row: /^Duplicate/, column: /^Duplicate/ },
  { command: 'table-move', row: /^Move (up|down)/, column: /^Move (back|on)/ },
  { command: 'table-sort', column: /^Sort/ },
  { command: 'table-distribute', row: /equally/, column: /equally/ },
  { command: 'table-clear', row: /^Clear/, column: /^Clear/ },
  { command: 'table-remove', row: /^Delete/, column: /^Delete/ },
];

/** Selects a free table, with its handles shown; adds one where there is none. */
async function selectTable(hands: Hands): Promise<boolean> {
  if (await selectLeaf(hands, kind('table'))) {
    await hands.tab.page.locator('[data-table-overlay]').waitFor();
    return true;
  }
  const add = TABLE_ACTIONS.find(({ id }) => id === 'add-table');
  await openPalette(hands.tab);
  if (add) await choose(hands.tab, add);
  return false;
}

const trackMenu: Step = async (hands) => {
  const { page } = hands.tab;
  const { random } = hands;
  if (!(await selectTable(hands))) return;
  const entry = wanted(TRACK_MENU, hands);
  if (!entry) return;
  const axis =
    pick(
      (['row', 'column'] as const).filter((one) => entry[one]),
      random,
    ) ?? 'row';
  await pick(await page.locator(`[data-grip=${axis}]`).all(), random)?.click({ button: 'right' });
  const items = page.getByRole('menu').getByRole('menuitem', { name: entry[axis] });
  await items.first().waitFor();
  const enabled: Locator[] = [];
  for (const item of await items.all()) if ((await item.getAttribute('aria-disabled')) !== 'true') enabled.push(item);
  // Any of them: sorting rows that are already in order has no effect.
  return pick(enabled, random)?.click();
};

/** Drags the line after a row or column, and a grip. */
const trackPulled: Step = async (hands) => {
  const { tab, random } = hands;
  const { page } = tab;
  if (!(await selectTable(hands))) return;
  await tab.still();
  const axis = random(2) ? 'row' : 'column';
  const tracks = await page.locator(`[data-${random(3) ? 'border' : 'grip'}=${axis}]`).all();
  const box = await pick(tracks, random)?.boundingBox();
  if (!box) return;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (axis === 'column' ? 12 + random(40) : 0), y + (axis === 'row' ? 12 + random(40) : 0), {
    steps: 4,
  });
  await page.mouse.up();
};

/** Cells of a table: typed in, pasted into, cleared, styled, whole columns aligned. */
const cells: Step = async (hands) => {
  const { tab, random } = hands;
  const { page } = tab;
  if (!(await selectTable(hands))) return;
  const change = wanted(
    ['table-type', 'table-paste', 'table-clear', 'table-style-cells', 'table-align-columns'].map((command) => ({
      command,
    })),
    hands,
  )?.command;
  if (change === 'table-align-columns') {
    await pick(await page.locator('[data-grip=column]').all(), random)?.click();
    const found = page.locator('[data-panel="properties"]').getByRole('button', {
      name: message(
        pick(['table.alignStart', 'table.alignCenter', 'table.alignEnd'] as const, random) ?? 'table.alignEnd',
      ),
    });
    return found.click();
  }
  await onStage(tab);
  await page.keyboard.press('Enter');
  await page.getByRole('grid').waitFor();
  for (let steps = random(5); steps > 0; steps -= 1)
    await page.keyboard.press(pick(['ArrowDown', 'ArrowRight'], random) ?? 'ArrowDown');
  if (change === 'table-clear') await page.keyboard.press('Delete');
  else if (change === 'table-paste') await pasteCells(hands, random);
  else if (change === 'table-style-cells')
    await page
      .locator('[data-panel="properties"]')
      .getByRole('button', { name: message('editor.bold'), exact: true })
      .click();
  else {
    await page.keyboard.type(`Cell ${random(100)}`);
    await page.keyboard.press('Enter');
  }
};

function pasteCells({ tab: { page } }: Hands, random: Random): Promise<void> {
  return page.evaluate(
    (text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    `${random(100)}\t${random(100)}\n${random(100)}\t${random(100)}\n`,
  );
}

export const TABLE_HANDS: readonly SureHand[] = [
  { leads: TRACK_MENU.map(({ command }) => command), step: trackMenu },
  { leads: ['table-column-width', 'table-row-height', 'table-move'], step: trackPulled },
  { leads: ['table-type', 'table-paste', 'table-clear', 'table-style-cells', 'table-align-columns'], step: cells },
  { leads: ['table-look'], step: section(['table.look'], kind('table')) },
  { leads: ['table-style'], step: section(['editor.typography', 'table.colors', 'table.layout'], kind('table')) },
];
