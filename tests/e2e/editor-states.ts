/**
 * Everything of the editor that can stand on the screen: panels, kinds of selections, modes, dialogs, menus; each is
 * opened and closed by keys or by a press. `overlaysIn` finds what opens from what is shown: every menu, list and
 * popover, by keys alone.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import {
  createDrawingLayer,
  createGroupLayer,
  createImageLayer,
  createShapeLayer,
  createStickerLayer,
  createTableLayer,
  tableCells,
} from '#design/document/create.ts';
import type { Layer } from '#design/document/layers.ts';
import { squareAndText, type EditorTab } from './editor-page.ts';

/** One layer of each kind, named after it. */
export function allKinds(page: string, asset: string): Layer[] {
  const [square, words] = squareAndText(page) as [Layer, Layer];
  return [
    { ...square, name: 'Square' },
    { ...words, name: 'Words' },
    createShapeLayer({
      id: 'over',
      parent: page,
      order: 'a2',
      name: 'Over',
      x: 150,
      y: 150,
      width: 200,
      height: 200,
      shape: { kind: 'ellipse' },
      fill: { type: 'solid', color: '#f4502f' },
    }),
    createGroupLayer({ id: 'group', parent: page, order: 'a3', name: 'Group' }),
    createShapeLayer({ id: 'inside', parent: 'group', order: 'a0', x: 600, y: 100, width: 100, height: 100 }),
    createImageLayer({
      id: 'photo',
      parent: page,
      order: 'a4',
      name: 'Photo',
      asset,
      x: 640,
      y: 220,
      width: 240,
      height: 160,
    }),
    createImageLayer({
      id: 'empty',
      parent: page,
      order: 'a5',
      name: 'Empty',
      asset: null,
      x: 400,
      y: 60,
      width: 150,
      height: 150,
      frame: { type: 'ellipse' },
    }),
    createShapeLayer({
      id: 'line',
      parent: page,
      order: 'a6',
      name: 'Line',
      x: 400,
      y: 260,
      width: 200,
      height: 10,
      shape: { kind: 'line', startHead: 'none', endHead: 'arrow' },
    }),
    createShapeLayer({
      id: 'code',
      parent: page,
      order: 'a7',
      name: 'Code',
      x: 780,
      y: 40,
      width: 140,
      height: 140,
      shape: {
        kind: 'qr',
        content: 'https://shop.example',
        correction: 'M',
        modules: 'square',
        eyes: 'square',
        quiet: 4,
        ground: '#ffffff',
      },
    }),
    createTableLayer({
      id: 'table',
      parent: page,
      order: 'a8',
      name: 'Table',
      x: 80,
      y: 420,
      width: 320,
      height: 160,
      rows: [40, 40, 40, 40].map((height) => ({ height })),
      cells: tableCells([
        ['Size', 'EU'],
        ['S', '36'],
        ['M', '38'],
        ['L', '40'],
      ]),
    }),
    createStickerLayer({
      id: 'sticker',
      parent: page,
      order: 'a9',
      name: 'Sticker',
      source: { type: 'emoji', emoji: '🎉' },
      x: 100,
      y: 620,
      width: 120,
      height: 120,
    }),
    createDrawingLayer({
      id: 'drawing',
      parent: page,
      order: 'aA',
      name: 'Drawing',
      x: 300,
      y: 640,
      width: 200,
      height: 100,
      paths: [
        {
          color: '#0f6b66',
          width: 6,
          points: [
            [0, 0],
            [0.5, 1],
            [1, 0],
          ],
        },
      ],
    }),
    createShapeLayer({
      id: 'locked',
      parent: page,
      order: 'aB',
      name: 'Locked',
      locked: true,
      x: 560,
      y: 660,
      width: 120,
      height: 80,
      fill: { type: 'solid', color: '#8aa8a5' },
    }),
  ];
}

export interface State {
  name: string;
  open(tab: EditorTab): Promise<unknown>;
  /** Without one Escape closes it. */
  close?(tab: EditorTab): Promise<unknown>;
}

const toStage = (tab: EditorTab): Promise<void> => tab.page.locator('[data-stage]').focus();
const spoken = (page: Page): Locator => page.locator('[data-spoken=layer]');

/** Nothing open, nothing selected, the keys on the canvas. */
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

/** Tab walks to the layer until its name is read out. */
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

/** In a narrow editor panels take turns: an open one has folded the properties. */
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

const ground = (name: string): State => ({
  name: `the background, ${name}`,
  async open(tab) {
    await tab.page.getByRole('toolbar', { name: 'Add' }).getByRole('button', { name: 'Background' }).click();
    await unfold(tab);
    await tab.page.locator('[data-panel=properties]').getByRole('radio', { name }).click();
  },
});

/** Beside the panels, which the rail names. */
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
  ...['Colour', 'Gradient', 'Pattern', 'Picture', 'Transparent'].map(ground),
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
      await tab.page.locator('[data-panel=properties]').getByRole('button', { name: 'Fold properties' }).click();
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

const TRIGGERS =
  ':is([aria-haspopup], [role=combobox]:not(input)):not(:disabled, [aria-disabled=true], [inert] *, [role=menuitem])';
/** Menus, popovers, dialogs and lists, open ones. */
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
 * Opens by its key each menu, list and popover that can be opened from `root` and that `seen` doesn't know yet, and
 * those in them;
 * `look` is called while it stands open. Tells what went wrong with the keys: focus that doesn't go in or doesn't come
 * back.
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
    // Without what changes with the design: a colour, a number, the letters of a text.
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
    // A hint that came with the focus takes an Escape of its own.
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

/** The menus in an open menu: the arrow key that goes on as one reads opens them, the other one closes them. */
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
