/**
 * Hands that work in the editor at random: keys, palette, canvas, panels, modes. A seed always gives the same hands; what they
 * find under them depends on the editor. Each step counts what it came to by the command that ran.
 */
import type { Locator, Page } from '@playwright/test';
import { createDrawingLayer, createGroupLayer, createShapeLayer } from '#design/document/create.ts';
import type { Layer } from '#design/document/layers.ts';
import { EDITOR_ACTIONS } from '#app/features/editor/actions/action-list.ts';
import type { EditorTab, Person } from './editor-page.ts';

/** A whole number below `most`. */
export type Random = (most: number) => number;

/** Numbers that look random and are the same for the same seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return (most) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * Math.max(1, most));
  };
}

/** One layer of each kind that needs neither a file nor letters to be measured, apart from each other. */
function unmeasuredKinds(page: string): Layer[] {
  return [
    createShapeLayer({ id: 'square', parent: page, order: 'a1', x: 100, y: 100, width: 200, height: 200, fill: { type: 'solid', color: '#0f6b66' } }),
    createShapeLayer({ id: 'over', parent: page, order: 'a2', x: 220, y: 220, width: 160, height: 160, shape: { kind: 'ellipse' }, fill: { type: 'solid', color: '#f4502f' } }),
    createGroupLayer({ id: 'group', parent: page, order: 'a3' }),
    createShapeLayer({ id: 'inside', parent: 'group', order: 'a0', x: 480, y: 100, width: 90, height: 90 }),
    createShapeLayer({ id: 'beside', parent: 'group', order: 'a1', x: 600, y: 100, width: 90, height: 90, shape: { kind: 'heart' } }),
    createDrawingLayer({ id: 'drawing', parent: page, order: 'a4', x: 480, y: 260, width: 200, height: 80, drawnWidth: 200, paths: [{ color: '#17150f', width: 8, points: [[0, 0], [0.5, 1], [1, 0]] }] }),
    createShapeLayer({ id: 'line', parent: page, order: 'a6', x: 480, y: 420, width: 200, height: 4, shape: { kind: 'line', startHead: 'none', endHead: 'arrow' }, fill: null, stroke: { color: '#17150f', width: 4, dash: [] } }),
  ];
}

/**
 * A design with layers of all these kinds and a text. The text comes by its tool, which measures its lines as the server does:
 * an undo breaks lines anew that were measured otherwise.
 */
export async function designOfAllKinds(person: Person): Promise<string> {
  const id = await person.design(() => []);
  await person.call(`/api/designs/${id}/tools/add_text`, 'POST', { input: { text: 'Big words', x: 450, y: 500, size: 60 } });
  const page = await person.page(id);
  await person.commit(id, unmeasuredKinds(page).map((layer) => ({ type: 'layer.add', layer })));
  return id;
}

/** A picture of 60 × 40 px, as it comes from the clipboard. */
export async function pastePicture(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 60;
    canvas.height = 40;
    const context = canvas.getContext('2d');
    context?.fillRect(10, 10, 20, 20);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    const data = new DataTransfer();
    data.items.add(new File([blob ?? ''], 'dot.png', { type: 'image/png' }));
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
}

/** Starts nothing of the design, leaves the page, or asks the system for something. */
const LEFT_OUT = new Set(['undo', 'redo', 'save', 'palette', 'shortcuts', 'export', 'rename', 'upload-picture', 'replace-picture', 'remove-background', 'restore-background', 'copy-as-picture', 'edit-cells']);
const ACTIONS = EDITOR_ACTIONS.filter(({ id }) => !LEFT_OUT.has(id) && !id.startsWith('theme-') && !id.startsWith('zoom-'));
/** What a control that is not there, or not yet, may cost, ms. */
const PATIENCE = 1_500;

type Step = (tab: EditorTab, random: Random) => Promise<void>;

const pick = <Item>(items: readonly Item[], random: Random): Item | undefined => items[random(items.length)];
const stage = (tab: EditorTab): Locator => tab.page.locator('[data-stage]');
const anywhere = (random: Random): [number, number] => [50 + random(900), 50 + random(700)];

/** Out of whatever is open: a menu, a dialog, a mode, a text that is being typed. */
async function calm({ page }: EditorTab): Promise<void> {
  for (let more = 0; more < 4 && (await page.locator('[role="dialog"], [role="menu"], [role="listbox"]').count()) > 0; more += 1) await page.keyboard.press('Escape');
  if ((await page.locator('[data-mode]').count()) > 0) await page.keyboard.press('Enter');
  if ((await page.locator('[data-phase=editing-text]').count()) > 0) await page.keyboard.press('Escape');
}

const select: Step = async (tab, random) => {
  const { keyboard } = tab.page;
  await stage(tab).focus();
  await keyboard.press('Escape');
  await keyboard.press('Escape');
  const way = random(5);
  if (way === 0) await keyboard.press('Control+a');
  else if (way === 1) await tab.press(...anywhere(random));
  else if (way === 2) await tab.drag(anywhere(random), anywhere(random), []);
  else for (let steps = random(8); steps >= 0; steps -= 1) await keyboard.press('Tab');
};

const act: Step = async (tab, random) => {
  const action = pick(ACTIONS, random);
  if (!action) return;
  const { page } = tab;
  await stage(tab).focus();
  const [key] = action.shortcuts ?? [];
  if (key && !action.browserKeys && random(2) === 0) {
    await page.keyboard.press(key.replace('Ctrl', 'Control'));
    return;
  }
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
  await page.keyboard.insertText(await labelOf(action.id));
  const row = page.locator(`[data-item="${action.id}"]`).first();
  await row.waitFor({ timeout: PATIENCE }).catch(() => undefined);
  if ((await row.count()) > 0 && (await row.getAttribute('aria-disabled')) !== 'true') await row.click({ timeout: PATIENCE });
  else await page.keyboard.press('Escape');
};

async function labelOf(id: string): Promise<string> {
  const { message } = await import('#messages/message.ts');
  const action = EDITOR_ACTIONS.find((one) => one.id === id);
  return action ? message(action.label) : id;
}

const nudge: Step = async (tab, random) => {
  await stage(tab).focus();
  await tab.page.keyboard.press(`${random(2) ? 'Shift+' : ''}${pick(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], random)}`);
  await tab.page.keyboard.press('Control+s');
};

const drag: Step = (tab, random) => tab.drag(anywhere(random), anywhere(random), random(3) === 0 ? ['Alt'] : ['Control']);

/** At the corners, sides and turning handle of what is selected, as its outline stands on the screen. */
const handle: Step = async (tab, random) => {
  const { page } = tab;
  const place = await page.evaluate(() => {
    const inputs = (name: string) => Number(document.querySelector<HTMLInputElement>(`[data-panel="properties"] input[aria-label="${name}"]`)?.value);
    return { x: inputs('Horizontal position'), y: inputs('Vertical position'), width: inputs('Width'), height: inputs('Height') };
  });
  if (!Object.values(place).every(Number.isFinite)) return;
  const { x, y, width, height } = place;
  if (random(3) === 0) {
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
    await control.fill(kind === 'words' && hex ? `#${(0x1000000 + random(0xffffff)).toString(16).slice(1)}` : String(1 + random(120)), { timeout: PATIENCE });
    await control.press('Enter');
  } else if (kind === 'slider') {
    await control.focus();
    for (let steps = random(4); steps >= 0; steps -= 1) await page.keyboard.press(pick(['ArrowLeft', 'ArrowRight', 'PageUp', 'Home'], random) ?? 'Home');
    await control.blur();
  } else if (kind === 'list') {
    await control.click({ timeout: PATIENCE });
    const options = page.getByRole('option');
    await options.first().waitFor({ timeout: PATIENCE });
    await options.nth(random(Math.min(8, await options.count()))).click({ timeout: PATIENCE });
  } else if (kind === 'opens') {
    await control.click({ timeout: PATIENCE });
    const inside = page.locator('[role="dialog"], [role="menu"]').last();
    await inside.waitFor({ timeout: PATIENCE });
    const items = await usable(inside, 'input:not([type=file]), [role="slider"], [role="menuitem"], [role="menuitemradio"], button:not([aria-haspopup])');
    const item = pick(items, random);
    if (item) await handleControl(page, item, random);
  } else await control.click({ timeout: PATIENCE });
}

async function usable(area: Locator, what: string): Promise<Locator[]> {
  const found = await area.locator(what).all();
  const kept: Locator[] = [];
  for (const one of found) if ((await one.isVisible()) && (await one.isEnabled()) && (await one.getAttribute('aria-disabled')) !== 'true') kept.push(one);
  return kept;
}

const CONTROLS = 'input:not([type=file]), [role="slider"], [role="combobox"], [role="switch"], [role="radio"], button';

/** Something of the properties of what is selected. */
const properties: Step = async ({ page }, random) => {
  const panel = page.locator('[data-panel="properties"]');
  if ((await panel.count()) === 0) return;
  const controls = (await usable(panel, CONTROLS)).slice(1);
  const control = pick(controls, random);
  if (!control || /fold|background|replace|upload/i.test((await control.getAttribute('aria-label')) ?? (await control.textContent()) ?? '')) return;
  await control.scrollIntoViewIfNeeded({ timeout: PATIENCE });
  await handleControl(page, control, random);
};

/** Something out of the panels at the left. */
const panels: Step = async ({ page }, random) => {
  const rail = page.getByRole('toolbar', { name: 'Add' }).getByRole('button');
  const door = rail.nth(random(await rail.count()));
  if ((await door.getAttribute('aria-pressed')) !== 'true') await door.click({ timeout: PATIENCE });
  const panel = page.locator('#editor-panel');
  if ((await panel.count()) === 0) return;
  const tile = pick((await usable(panel, 'button')).slice(1), random);
  if (tile && !/close|upload|choose|delete|search|see all|more/i.test((await tile.getAttribute('aria-label')) ?? (await tile.textContent()) ?? '')) await tile.click({ timeout: PATIENCE });
};

const type: Step = async (tab, random) => {
  const { page } = tab;
  await stage(tab).focus();
  await page.keyboard.press('Enter');
  if ((await page.locator('[data-phase=editing-text]').count()) === 0) return;
  await page.keyboard.press('End');
  await page.keyboard.type(pick([' more', ' words', '\nline', ' é'], random) ?? '');
  await page.keyboard.press('Escape');
};

/** In the list of layers: another place, another name. */
const rows: Step = async ({ page }, random) => {
  const list = page.locator('[data-row]');
  if ((await list.count()) === 0) return;
  const row = list.nth(random(await list.count()));
  await row.focus();
  if (random(2) === 0) await page.keyboard.press(random(2) ? 'Alt+ArrowUp' : 'Alt+ArrowDown');
  else {
    await row.dblclick({ timeout: PATIENCE });
    await page.keyboard.insertText(`Name ${random(100)}`);
    await page.keyboard.press('Enter');
  }
};

const copy: Step = async (tab) => {
  await stage(tab).focus();
  await tab.page.keyboard.press('Control+c');
  await tab.page.keyboard.press('Control+v');
};

/** Modes take the pointer: a stroke, then they are left. */
const mode: Step = async (tab, random) => {
  const { page } = tab;
  await stage(tab).focus();
  await page.keyboard.press(pick(['c', 'e', 'p', 'd'], random) ?? 'c');
  if ((await page.locator('[data-mode]').count()) === 0) return;
  await tab.drag(anywhere(random), anywhere(random), []);
  const control = pick(await usable(page.locator('[data-mode]'), 'button, [role="slider"]'), random);
  if (control && !/cancel|done|finish/i.test((await control.textContent()) ?? '')) await handleControl(page, control, random);
  await tab.drag(anywhere(random), anywhere(random), []);
  await page.keyboard.press('Enter');
};

/** Each as often as it stands here. */
const STEPS: readonly Step[] = [act, act, act, act, nudge, drag, drag, handle, handle, properties, properties, properties, properties, panels, panels, type, rows, copy, mode];

/** One thing that a hand does, something selected first. What is not there is let be; what breaks shows in the page's own errors. */
export async function work(tab: EditorTab, random: Random): Promise<void> {
  await calm(tab);
  if (random(3) > 0) await select(tab, random);
  const step = pick(STEPS, random) ?? act;
  await step(tab, random).catch((error: unknown) => {
    // Controls come and go under working hands; only their absence is forgiven.
    if (!(error instanceof Error && /Timeout|not attached|detached|not visible|Not an HTMLInputElement|Element is not/i.test(error.message))) throw error;
  });
  await calm(tab);
}
