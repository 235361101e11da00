/**
 * Hands that work in the editor at random: keys, palette, canvas, panels, modes, tables, frames. A seed always gives the same
 * hands; what they find under them depends on the editor. They choose among what can be done now, and a step lasts until a
 * command has run.
 */
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { ImageLayer, Layer } from '#design/document/layers.ts';
import { EDITOR_ACTIONS } from '#app/features/editor/actions/action-list.ts';
import { layerWord } from '#app/features/editor/layer-words.ts';
import { message } from '#messages/message.ts';
import type { EditorTab, Person } from './editor-page.ts';
import type { Random } from './editor-random.ts';

/** Whose hands they are, and where they work. */
export interface Hands {
  tab: EditorTab;
  person: Person;
  design: string;
  random: Random;
  /** How many commands have done something so far. */
  ran(): number;
}

/** Starts nothing of the design, leaves the page, or asks the system for something. */
const LEFT_OUT = new Set(['undo', 'redo', 'save', 'palette', 'shortcuts', 'export', 'rename', 'upload-picture', 'replace-picture', 'remove-background', 'restore-background', 'copy-as-picture', 'edit-cells']);
const ACTIONS = EDITOR_ACTIONS.filter(({ id }) => !LEFT_OUT.has(id) && !id.startsWith('theme-') && !id.startsWith('zoom-'));
/** What a control that is not there, or not yet, may cost, ms. */
const PATIENCE = 4_000;

type Step = (hands: Hands) => Promise<void>;

const pick = <Item>(items: readonly Item[], random: Random): Item | undefined => items[random(items.length)];
const onStage = ({ page }: EditorTab): Promise<void> => page.locator('[data-stage]').focus();
const anywhere = (random: Random): [number, number] => [50 + random(900), 50 + random(700)];
const middleOf = ({ x, y, width, height }: Layer & { x: number; y: number; width: number; height: number }): [number, number] => [x + width / 2, y + height / 2];

/** Out of whatever is open: a menu, a dialog, a mode, a text that is being typed. */
async function calm({ page }: EditorTab): Promise<void> {
  for (let more = 0; more < 4 && (await page.locator('[role="dialog"], [role="menu"], [role="listbox"]').count()) > 0; more += 1) await page.keyboard.press('Escape');
  if ((await page.locator('[data-mode]').count()) > 0) await page.keyboard.press('Enter');
  if ((await page.locator('[data-phase=editing-text], [data-cell-editor]').count()) > 0) await page.keyboard.press('Escape');
}

/** Out of the canvas's depths: groups, tables, a selection. */
async function outside(tab: EditorTab): Promise<void> {
  await onStage(tab);
  for (let more = 0; more < 3; more += 1) await tab.page.keyboard.press('Escape');
}

const select: Step = async ({ tab, person, design, random }) => {
  const { keyboard } = tab.page;
  await outside(tab);
  const way = random(6);
  if (way === 0) await keyboard.press('Control+a');
  else if (way === 1) await tab.press(...anywhere(random));
  else if (way === 2) await tab.drag(anywhere(random), anywhere(random), []);
  else if (way === 3) for (let steps = random(8); steps >= 0; steps -= 1) await keyboard.press('Tab');
  else {
    const layer = pick(Object.values(await person.layers(design)), random);
    if (layer) await selectLayer(tab, layer);
  }
};

/** By its name in the palette, which finds what lies under others as well. */
async function selectLayer(tab: EditorTab, layer: Layer): Promise<void> {
  const { page } = tab;
  await onStage(tab);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find anything' }).waitFor();
  await page.keyboard.insertText(layerWord(layer));
  await page.locator(`[data-item="layer-${layer.id}"]`).click();
}

/** One of the unlocked pictures on the page itself, selected; null when there is none. */
async function selectPicture({ tab, person, design, random }: Hands, filled = true): Promise<ImageLayer | null> {
  const layers = await person.layers(design);
  const pictures = Object.values(layers).filter((layer): layer is ImageLayer => layer.type === 'image' && !layer.locked && (layer.asset !== null) === filled && !(layer.parent in layers));
  const picture = pick(pictures, random);
  if (picture) await selectLayer(tab, picture);
  return picture ?? null;
}

/** Out of the palette, whatever can be done with what is selected; sometimes by its keys. */
const act: Step = async ({ tab, random }) => {
  const { page } = tab;
  await onStage(tab);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find anything' }).waitFor();
  for (let tries = 0; tries < 6; tries += 1) {
    const action = pick(ACTIONS, random)!;
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(message(action.label));
    const row = page.locator(`[data-item="${action.id}"]`).first();
    await row.waitFor();
    if ((await row.getAttribute('aria-disabled')) === 'true') continue;
    const [key] = action.shortcuts ?? [];
    if (key && !action.browserKeys && random(2) === 0) {
      await page.keyboard.press('Escape');
      await onStage(tab);
      await page.keyboard.press(key.replace('Ctrl', 'Control'));
    } else await row.click();
    return;
  }
};

const nudge: Step = async ({ tab, random }) => {
  await onStage(tab);
  await tab.page.keyboard.press(`${random(2) ? 'Shift+' : ''}${pick(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], random)}`);
  await tab.page.keyboard.press('Control+s');
};

const drag: Step = ({ tab, random }) => tab.drag(anywhere(random), anywhere(random), random(3) === 0 ? ['Alt'] : ['Control']);

/** At the corners, sides and turning handle of what is selected, as its outline stands on the screen. */
const handle: Step = async ({ tab, random }) => {
  const { page } = tab;
  const place = await page.evaluate(() => {
    const inputs = (name: string) => Number(document.querySelector<HTMLInputElement>(`[data-panel="properties"] input[aria-label="${name}"]`)?.value);
    return { x: inputs('Horizontal position'), y: inputs('Vertical position'), width: inputs('Width'), height: inputs('Height') };
  });
  if (!Object.values(place).every(Number.isFinite)) return;
  const { x, y, width, height } = place;
  if (random(3) === 0) {
    await tab.still();
    const foot = await tab.at(x + width / 2, y + height);
    await page.mouse.move(foot.x, foot.y + 28);
    await page.mouse.down();
    await page.mouse.move(foot.x + 60 + random(80), foot.y - random(60), { steps: 4 });
    await page.mouse.up();
    return;
  }
  const from: [number, number] = pick([[x + width, y + height], [x + width, y + height / 2], [x, y], [x + width / 2, y + height]] as [number, number][], random) ?? [x, y];
  await tab.drag(from, [from[0] + 40 - random(80), from[1] + 40 - random(80)]);
};

/** Changes one control, whatever kind it is. */
async function handleControl(page: Page, control: Locator, random: Random): Promise<void> {
  const kind = await control.evaluate((element) => {
    if (element instanceof HTMLInputElement) return element.type === 'checkbox' ? 'press' : element.inputMode === 'decimal' || element.getAttribute('role') === 'spinbutton' || element.type === 'number' ? 'number' : 'words';
    return element.getAttribute('role') === 'slider' ? 'slider' : element.getAttribute('role') === 'combobox' ? 'list' : element.getAttribute('aria-haspopup') ? 'opens' : 'press';
  });
  if (kind === 'number' || kind === 'words') {
    const before = await control.inputValue();
    const hex = before.startsWith('#') || before === '';
    await control.fill(kind === 'words' && hex ? `#${(0x1000000 + random(0xffffff)).toString(16).slice(1)}` : String(1 + random(120)));
    await control.press('Enter');
  } else if (kind === 'slider') {
    await control.focus();
    for (let steps = random(4); steps >= 0; steps -= 1) await page.keyboard.press(pick(['ArrowLeft', 'ArrowRight', 'PageUp', 'Home'], random) ?? 'Home');
    await control.blur();
  } else if (kind === 'list') {
    await control.click();
    const options = page.getByRole('option');
    await options.first().waitFor();
    await options.nth(random(Math.min(8, await options.count()))).click();
  } else if (kind === 'opens') {
    await control.click();
    const inside = page.locator('[role="dialog"], [role="menu"]').last();
    await inside.waitFor();
    const items = await usable(inside, 'input:not([type=file]), [role="slider"], [role="menuitem"], [role="menuitemradio"], button:not([aria-haspopup])');
    const item = pick(items, random);
    if (item) await handleControl(page, item, random);
  } else await control.click();
}

async function usable(area: Locator, what: string): Promise<Locator[]> {
  const found = await area.locator(what).all();
  const kept: Locator[] = [];
  for (const one of found) if ((await one.isVisible()) && (await one.isEnabled()) && (await one.getAttribute('aria-disabled')) !== 'true') kept.push(one);
  return kept;
}

const CONTROLS = 'input:not([type=file]), [role="slider"], [role="combobox"], [role="switch"], [role="radio"], button';

/** Something of the properties of what is selected. */
const properties: Step = async ({ tab: { page }, random }) => {
  const panel = page.locator('[data-panel="properties"]');
  if ((await panel.count()) === 0) return;
  const controls = (await usable(panel, CONTROLS)).slice(1);
  const control = pick(controls, random);
  if (!control || /fold|background|replace|upload/i.test((await control.getAttribute('aria-label')) ?? (await control.textContent()) ?? '')) return;
  await control.scrollIntoViewIfNeeded();
  await handleControl(page, control, random);
};

/** Something out of the panels at the left. */
const panels: Step = async ({ tab: { page }, random }) => {
  const rail = page.getByRole('toolbar', { name: 'Add' }).getByRole('button');
  const door = rail.nth(random(await rail.count()));
  if ((await door.getAttribute('aria-pressed')) !== 'true') await door.click();
  const panel = page.locator('#editor-panel');
  if ((await panel.count()) === 0) return;
  const tile = pick((await usable(panel, 'button')).slice(1), random);
  if (tile && !/close|upload|choose|delete|search|see all|more/i.test((await tile.getAttribute('aria-label')) ?? (await tile.textContent()) ?? '')) await tile.click();
};

const type: Step = async ({ tab, random }) => {
  const { page } = tab;
  await onStage(tab);
  await page.keyboard.press('Enter');
  if ((await page.locator('[data-phase=editing-text]').count()) === 0) return;
  await page.keyboard.press('End');
  await page.keyboard.type(pick([' more', ' words', '\nline', ' é'], random) ?? '');
  await page.keyboard.press('Escape');
};

/** In the list of layers: another place, another name. */
const rows: Step = async ({ tab: { page }, random }) => {
  const list = page.locator('[data-row]');
  if ((await list.count()) === 0) return;
  const row = list.nth(random(await list.count()));
  await row.focus();
  if (random(2) === 0) await page.keyboard.press(random(2) ? 'Alt+ArrowUp' : 'Alt+ArrowDown');
  else {
    await row.dblclick();
    await page.keyboard.insertText(`Name ${random(100)}`);
    await page.keyboard.press('Enter');
  }
};

const copy: Step = async ({ tab }) => {
  await onStage(tab);
  await tab.page.keyboard.press('Control+c');
  await tab.page.keyboard.press('Control+v');
};

/** Drawing, erasing strokes: a mode takes the pointer for a stroke, then it is left. */
const mode: Step = async ({ tab, random }) => {
  await onStage(tab);
  await tab.page.keyboard.press(pick(['e', 'd'], random) ?? 'd');
  await stroke(tab, random, anywhere(random), anywhere(random));
};

async function stroke(tab: EditorTab, random: Random, from: [number, number], to: [number, number]): Promise<void> {
  const { page } = tab;
  await page.locator('[data-mode]').first().waitFor({ state: 'attached' });
  await tab.drag(from, to, []);
  const control = pick(await usable(page.locator('[data-mode]'), 'button, [role="slider"]'), random);
  if (control && !/cancel|done|finish/i.test((await control.textContent()) ?? '')) await handleControl(page, control, random);
  await page.keyboard.press('Enter');
}

/** Cropping a picture, or painting its mask, where it stands. */
const retouch: Step = async (hands) => {
  const { tab, random } = hands;
  await outside(tab);
  const picture = await selectPicture(hands);
  if (!picture) return;
  await onStage(tab);
  await tab.page.keyboard.press(pick(['c', 'e'], random) ?? 'c');
  const [x, y] = middleOf(picture);
  await stroke(tab, random, [x - picture.width / 4, y], [x + picture.width / 4, y + picture.height / 8]);
};

/** An empty frame takes in a picture of the page; a frame is put around one, or a new file is laid into it. */
const frames: Step = async (hands) => {
  const { tab, random } = hands;
  const { page } = tab;
  await outside(tab);
  if (random(3) === 0) {
    const picture = await selectPicture(hands);
    const frame = picture && (await selectPicture(hands, false));
    if (!picture || !frame) return;
    await outside(tab);
    await tab.drag(middleOf(picture), middleOf(frame), []);
  } else if (random(2) === 0) {
    if (!(await selectPicture(hands, random(3) > 0))) return;
    const shape = pick(await usable(page.locator('[data-panel="properties"]'), '[data-frame]'), random);
    await shape?.click();
  } else {
    const bytes = await dot(random);
    await tab.drop({ name: 'dot.png', mimeType: 'image/png', buffer: bytes }, ...anywhere(random));
    await page.waitForResponse((response) => response.url().endsWith('/changes') && response.request().method() === 'POST');
  }
};

const dot = (random: Random): Promise<Buffer> => sharp({ create: { width: 60, height: 40, channels: 3, background: { r: random(256), g: 90, b: 120 } } }).png().toBuffer();

/** A grid of frames, round what is selected or empty; another layout or gap for one that is there. */
const collage: Step = async ({ tab, random }) => {
  const { page } = tab;
  const grid = page.getByRole('region', { name: 'Photo grid' });
  if ((await grid.count()) > 0) {
    const control = pick(await usable(grid, 'button, [role="slider"], input'), random);
    if (control) await handleControl(page, control, random);
    return;
  }
  const door = page.getByRole('button', { name: 'Elements', exact: true });
  if ((await door.getAttribute('aria-pressed')) !== 'true') await door.click();
  await pick(await usable(page.locator('#editor-panel'), 'button[aria-label^="Grid of"]'), random)?.click();
};

/** In a table: words in a cell, cells of a sheet, a row's or column's menu, a wider column. */
const table: Step = async (hands) => {
  const { tab, person, design, random } = hands;
  const { page } = tab;
  await outside(tab);
  const found = pick(Object.values(await person.layers(design)).filter(({ type: kind, locked }) => kind === 'table' && !locked), random);
  if (!found) return;
  await selectLayer(tab, found);
  const overlay = page.locator('[data-table-overlay]');
  await overlay.waitFor();
  const way = random(4);
  if (way === 0) {
    const grip = pick(await page.locator('[data-grip]').all(), random);
    await grip?.click({ button: 'right' });
    await pick(await usable(page.getByRole('menu'), '[role=menuitem]'), random)?.click();
  } else if (way === 1) {
    await tab.still();
    const border = await pick(await page.locator('[data-border]').all(), random)?.boundingBox();
    if (!border) return;
    const [x, y] = [border.x + border.width / 2, border.y + border.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 10 + random(30), y + 10 + random(30), { steps: 4 });
    await page.mouse.up();
  } else {
    await onStage(tab);
    await page.keyboard.press('Enter');
    await page.getByRole('grid').waitFor();
    for (let steps = random(4); steps > 0; steps -= 1) await page.keyboard.press(pick(['ArrowDown', 'ArrowRight'], random) ?? 'ArrowDown');
    const change = random(4);
    if (change === 0) await page.keyboard.press('Delete');
    else if (change === 1) await pasteCells(page, `${random(100)}\t${random(100)}\n${random(100)}\t${random(100)}\n`);
    else if (change === 2) await pick(await usable(page.locator('[data-panel="properties"]'), '[role="radio"], [role="switch"], button[aria-pressed]'), random)?.click();
    else {
      await page.keyboard.type(`Cell ${random(100)}`);
      await page.keyboard.press('Enter');
    }
  }
};

function pasteCells(page: Page, text: string): Promise<void> {
  return page.evaluate((given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', given);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** Another size for the page, its layers laid out anew. */
const resize: Step = async ({ tab: { page }, random }) => {
  await page.getByRole('button', { name: 'Resize' }).click();
  const dialog = page.getByRole('dialog', { name: 'Resize' });
  await pick(await usable(dialog, '[role="checkbox"], input[type=checkbox]'), random)?.click();
  await dialog.getByRole('button', { name: 'Resize this design' }).click();
};

/** Each as often as it stands here. */
const STEPS: readonly Step[] = [act, act, act, act, nudge, drag, handle, handle, properties, properties, properties, properties, panels, panels, type, rows, copy, mode, retouch, retouch, frames, frames, collage, table, table];
/** What changes all of the design is rare: what others did would be hard to see afterwards. */
const RARE: readonly Step[] = [resize];
/** Hands that come to nothing before a step is given up: nothing may be left to do where the design is nearly empty. */
const TRIES = 8;

/** One thing that a hand does: hands are tried until a command has run. Whether one has. What breaks shows in the page's own errors. */
export async function work(hands: Hands): Promise<boolean> {
  const { tab, random, ran } = hands;
  const before = ran();
  tab.page.setDefaultTimeout(PATIENCE);
  for (let tries = 0; tries < TRIES && ran() === before; tries += 1) {
    await calm(tab);
    if (random(3) > 0) await select(hands).catch(forgiveAbsence);
    const step = pick(random(40) === 0 ? RARE : STEPS, random) ?? act;
    await step(hands).catch(forgiveAbsence);
    await calm(tab);
  }
  tab.page.setDefaultTimeout(0);
  return ran() > before;
}

/** Controls come and go under working hands; only their absence is forgiven. */
function forgiveAbsence(error: unknown): void {
  if (!(error instanceof Error && /Timeout|not attached|detached|not visible|Not an HTMLInputElement|Element is not/i.test(error.message))) throw error;
}
