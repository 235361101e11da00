/**
 * Everything that the editor can show: panels, kinds of selections, modes, dialogs, menus; each is opened and closed by
 * keys or by a press.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import type { EditorTab } from './editor-page.ts';

export interface State {
  name: string;
  open(tab: EditorTab): Promise<unknown>;
  /** Without it, Escape closes the state. */
  close?(tab: EditorTab): Promise<unknown>;
}

const toStage = (tab: EditorTab): Promise<void> => tab.page.locator('[data-stage]').focus();
const spoken = (page: Page): Locator => page.locator('[data-spoken=layer]');

/** Nothing open, nothing selected, the focus on the canvas. */
export async function atRest(tab: EditorTab): Promise<void> {
  const { page } = tab;
  for (let more = 0; more < 6; more += 1) {
    await page.keyboard.press('Escape');
    if (
      (await page.locator('[role=dialog], [role=menu], [role=listbox], [data-mode], [data-cell-editor]').count()) === 0
    )
      break;
  }
  await expect(page.locator('[role=dialog], [role=menu], [role=listbox], [data-mode]')).toHaveCount(0);
  await toStage(tab);
  for (let more = 0; more < 4 && (await spoken(page).textContent()); more += 1) await page.keyboard.press('Escape');
}

/** Tabs through the layers until this name is announced. */
export async function selectByTab(tab: EditorTab, name: string): Promise<void> {
  await atRest(tab);
  for (let steps = 0; steps < 20; steps += 1) {
    await tab.page.keyboard.press('Tab');
    if ((await spoken(tab.page).textContent())?.includes(`: ${name} selected`)) return;
  }
  throw new Error(`Tab does not reach the layer ${name}`);
}

async function press(tab: EditorTab, key: string, opened: string): Promise<void> {
  await toStage(tab);
  await tab.page.keyboard.press(key);
  await tab.page.locator(opened).first().waitFor();
}

/** Narrow editors show one panel at a time: an open one has folded the properties. */
async function unfold({ page }: EditorTab): Promise<void> {
  const properties = page.locator('[data-panel=properties]');
  await properties.waitFor();
  if ((await properties.getAttribute('data-open')) === null) await properties.getByRole('button').click();
  await expect(properties.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
}

const selected = (name: string): State => ({
  name: `${name} selected`,
  async open(tab) {
    await selectByTab(tab, name);
    await unfold(tab);
  },
});

const mode = (name: string, layer: string | null, key: string): State => ({
  name,
  async open(tab) {
    if (layer) await selectByTab(tab, layer);
    await press(tab, key, '[data-mode] [role=toolbar]');
  },
});

const background = (name: string): State => ({
  name: `the background, ${name}`,
  async open(tab) {
    await tab.page.getByRole('toolbar', { name: 'Add' }).getByRole('button', { name: 'Background' }).click();
    await unfold(tab);
    await tab.page.locator('[data-panel=properties]').getByRole('radio', { name }).click();
  },
});

/** In addition to the panels, which the rail names. */
export const STATES: readonly State[] = [
  { name: 'nothing selected', open: atRest },
  ...['Square', 'Words', 'Group', 'Photo', 'Empty', 'Line', 'Code', 'Table', 'Sticker', 'Drawing', 'Locked'].map(
    selected,
  ),
  {
    name: 'everything selected',
    async open(tab) {
      await toStage(tab);
      await tab.page.keyboard.press('Control+a');
      await unfold(tab);
    },
  },
  ...['Colour', 'Gradient', 'Pattern', 'Picture', 'Transparent'].map(background),
  mode('drawing', null, 'd'),
  mode('playing', null, 'Shift+Space'),
  mode('cropping', 'Photo', 'c'),
  mode('erasing', 'Photo', 'e'),
  {
    name: 'typing',
    async open(tab) {
      await selectByTab(tab, 'Words');
      await tab.page.keyboard.press('Enter');
      await tab.page.locator('[data-phase=editing-text]').waitFor();
    },
  },
  {
    name: 'the cells of a table',
    async open(tab) {
      await selectByTab(tab, 'Table');
      await tab.page.keyboard.press('Enter');
      await tab.page.getByRole('grid').waitFor();
    },
  },
  {
    name: 'typing in a cell',
    async open(tab) {
      await selectByTab(tab, 'Table');
      await tab.page.keyboard.press('Enter');
      await tab.page.getByRole('grid').waitFor();
      await tab.page.keyboard.press('Enter');
      await tab.page.locator('[data-cell-editor]').waitFor();
    },
  },
  {
    name: 'rulers, grid and a guide',
    async open(tab) {
      await press(tab, 'Shift+R', '[data-ruler]');
      await tab.page.keyboard.press("Control+'");
      await tab.page.keyboard.press('Control+k');
      await tab.page.keyboard.type('add vertical guide');
      await tab.page.getByRole('option').first().waitFor();
      await tab.page.keyboard.press('Enter');
      await tab.page.locator('[data-ruler-guide]').waitFor();
    },
    async close(tab) {
      await toStage(tab);
      await tab.page.keyboard.press('Shift+R');
      await tab.page.keyboard.press("Control+'");
    },
  },
  { name: 'the palette', open: (tab) => press(tab, 'Control+k', '[role=dialog]') },
  {
    name: 'the palette with words',
    async open(tab) {
      await press(tab, 'Control+k', '[role=dialog]');
      await tab.page.keyboard.type('back');
    },
  },
  {
    name: 'a tool’s form',
    async open(tab) {
      await press(tab, 'Control+k', '[role=dialog]');
      await tab.page.keyboard.type('add text …');
      await tab.page.getByRole('option', { name: 'Add text …' }).waitFor();
      await tab.page.keyboard.press('Enter');
      await tab.page.getByRole('button', { name: 'Add text' }).waitFor();
    },
  },
  { name: 'the shortcuts', open: (tab) => press(tab, '?', '[role=dialog]') },
  { name: 'the export dialog', open: (tab) => press(tab, 'Control+Shift+e', '[role=dialog]') },
  {
    name: 'the resize dialog',
    async open(tab) {
      await tab.page.locator('[data-command=resize]').click();
      await tab.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the carousel',
    async open(tab) {
      await tab.page.locator('[data-command=preview-carousel]').click();
      await tab.page.getByRole('dialog').waitFor();
      await expect(tab.page.getByRole('dialog').getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
    },
  },
  {
    name: 'the menu of a selection',
    async open(tab) {
      await selectByTab(tab, 'Square');
      await press(tab, 'Shift+F10', '[role=menu]');
    },
  },
  { name: 'the menu of the page', open: (tab) => press(tab, 'Shift+F10', '[role=menu]') },
  {
    name: 'the menu of a page in the strip',
    async open(tab) {
      await tab.page.locator('[data-page]').first().click({ button: 'right' });
      await tab.page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'a layer that is renamed in the list',
    async open(tab) {
      await openPanel(tab, 'Layers');
      await tab.page.locator('[data-panel=layers] [data-layer]').first().dblclick();
    },
  },
  {
    name: 'the properties folded',
    async open(tab) {
      await selectByTab(tab, 'Square');
      await unfold(tab);
      await tab.page.locator('[data-panel=properties]').getByRole('button', { name: 'Collapse properties' }).click();
      await tab.page.locator('[data-panel=properties]:not([data-open])').waitFor();
    },
    close: (tab) => tab.page.locator('[data-panel=properties]').getByRole('button').click(),
  },
];

/** The panels that the rail opens, by their names. */
export async function panelNames({ page }: EditorTab): Promise<string[]> {
  const names = await page.getByRole('toolbar', { name: 'Add' }).getByRole('button').allTextContents();
  return names.filter((name) => name !== 'Draw' && name !== 'Background');
}

export async function openPanel({ page }: EditorTab, name: string): Promise<void> {
  const button = page.getByRole('toolbar', { name: 'Add' }).getByRole('button', { name, exact: true });
  if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
}
