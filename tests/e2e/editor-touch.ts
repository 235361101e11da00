/**
 * Building blocks of actions in the editor: finding out what is there, taking hold of a layer, changing a control of
 * any kind, closing what is open.
 */
import type { Locator, Page } from '@playwright/test';
import type { DesignSnapshot } from '#app/contracts/change.ts';
import type { EditorAction } from '#app/features/editor/actions/action.ts';
import { isLocked, isShown } from '#app/features/editor/commands/command.ts';
import { layerName } from '#app/features/editor/session/layer-names.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { ImageLayer, Layer, LeafLayer } from '#design/document/layers.ts';
import { message } from '#messages/message.ts';
import type { EditorTab, Person } from './editor-page.ts';
import type { Random } from './editor-random.ts';

/** The person, and the tab where they work. */
export interface Hands {
  tab: EditorTab;
  person: Person;
  design: string;
  random: Random;
  /** How many commands have taken effect so far. */
  ran(): number;
  /** The ids of the commands that have had no effect yet. */
  missing(): ReadonlySet<string>;
}

export type Step = (hands: Hands) => Promise<void>;

/** Time to wait for a control that is missing or late, ms. */
export const PATIENCE = 4_000;

export const pick = <Item>(items: readonly Item[], random: Random): Item | undefined => items[random(items.length)];
export const onStage = ({ page }: EditorTab): Promise<void> => page.locator('[data-stage]').focus();
export const anywhere = (random: Random): [number, number] => [50 + random(900), 50 + random(700)];
export const middleOf = ({ x, y, width, height }: LeafLayer): [number, number] => [x + width / 2, y + height / 2];

/** The design as the server has it. */
export async function documentOf(person: Person, design: string): Promise<DesignDocument> {
  return (await person.call<DesignSnapshot>(`/api/designs/${design}`)).document;
}

/** The visible, unlocked leaf layers of all pages. */
export async function freeLeaves({ person, design }: Pick<Hands, 'person' | 'design'>): Promise<LeafLayer[]> {
  const document = await documentOf(person, design);
  return Object.values(document.layers).filter(
    (layer): layer is LeafLayer =>
      layer.type !== 'group' && !isLocked(document, layer.id) && isShown(document, layer.id),
  );
}

/** Waits for a command that runs after the gesture: files are sent first, fonts are fetched. */
export async function landed({ tab: { page }, ran }: Hands, before: number): Promise<void> {
  for (let waited = 0; waited < PATIENCE && ran() === before; waited += 100) await page.waitForTimeout(100);
}

/** Closes whatever is open: a menu, a dialog, a mode, a text being edited. */
export async function calm({ page }: EditorTab): Promise<void> {
  for (
    let more = 0;
    more < 4 && (await page.locator('[role="dialog"], [role="menu"], [role="listbox"]').count()) > 0;
    more += 1
  )
    await page.keyboard.press('Escape');
  if ((await page.locator('[data-mode]').count()) > 0) await page.keyboard.press('Enter');
  if ((await page.locator('[data-phase=editing-text], [data-cell-editor]').count()) > 0)
    await page.keyboard.press('Escape');
}

/** Leaves groups, tables and the selection. */
export async function outside(tab: EditorTab): Promise<void> {
  await onStage(tab);
  for (let more = 0; more < 3; more += 1) await tab.page.keyboard.press('Escape');
}

export async function openPalette(tab: EditorTab): Promise<void> {
  await onStage(tab);
  await tab.page.keyboard.press('Control+k');
  await tab.page.getByRole('combobox', { name: 'Find anything' }).waitFor();
}

/** Starts an action from the open palette; false when it isn't possible now, and the palette stays open. */
export async function choose({ page }: EditorTab, { id, label }: EditorAction): Promise<boolean> {
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(message(label));
  const row = page.locator(`[data-item="${id}"]`).first();
  await row.waitFor();
  if ((await row.getAttribute('aria-disabled')) === 'true') return false;
  await row.click();
  return true;
}

/** By its name in the palette, which also finds covered layers. */
export async function selectLayer(tab: EditorTab, layer: Layer): Promise<void> {
  await openPalette(tab);
  await tab.page.keyboard.insertText(layerName(layer));
  await tab.page.locator(`[data-item="layer-${layer.id}"]`).click();
}

/** Selects one of the pictures directly on a page, or one of its empty frames; null when there is none. */
export async function selectPicture(hands: Hands, filled = true): Promise<ImageLayer | null> {
  const { layers } = await documentOf(hands.person, hands.design);
  const pictures = (await freeLeaves(hands)).filter(
    (layer): layer is ImageLayer =>
      layer.type === 'image' && (layer.asset !== null) === filled && !(layer.parent in layers),
  );
  const picture = pick(pictures, hands.random);
  if (picture) await selectLayer(hands.tab, picture);
  return picture ?? null;
}

/** Opens a panel on the left. */
export async function openPanel({ page }: EditorTab, name: string): Promise<Locator> {
  const door = page.getByRole('toolbar', { name: 'Add' }).getByRole('button', { name, exact: true });
  if ((await door.getAttribute('aria-pressed')) !== 'true') await door.click();
  return page.locator('#editor-panel');
}

/** Changes a control of any kind. */
export async function handleControl(page: Page, control: Locator, random: Random): Promise<void> {
  const kind = await control.evaluate((element) => {
    if (element instanceof HTMLInputElement)
      return element.type === 'checkbox'
        ? 'press'
        : element.inputMode === 'decimal' || element.getAttribute('role') === 'spinbutton' || element.type === 'number'
          ? 'number'
          : 'words';
    return element.getAttribute('role') === 'slider'
      ? 'slider'
      : element.getAttribute('role') === 'combobox'
        ? 'list'
        : element.getAttribute('aria-haspopup')
          ? 'opens'
          : 'press';
  });
  if (kind === 'number' || kind === 'words') {
    const before = await control.inputValue();
    const hex = before.startsWith('#') || before === '';
    await control.fill(
      kind === 'words' && hex ? `#${(0x1000000 + random(0xffffff)).toString(16).slice(1)}` : String(1 + random(120)),
    );
    await control.press('Enter');
  } else if (kind === 'slider') {
    await control.focus();
    for (let steps = random(4); steps >= 0; steps -= 1)
      await page.keyboard.press(pick(['ArrowLeft', 'ArrowRight', 'PageUp', 'Home'], random) ?? 'Home');
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
    const items = await usable(
      inside,
      'input:not([type=file]), [role="slider"], [role="menuitem"], [role="menuitemradio"], button:not([aria-haspopup])',
    );
    const item = pick(items, random);
    if (item) await handleControl(page, item, random);
  } else await control.click();
}

/** Which of these can be seen and used now, in one query: there may be hundreds. */
export async function usable(area: Locator, what: string): Promise<Locator[]> {
  const all = area.locator(what);
  const kept = await all.evaluateAll((elements) => {
    const isUsable = (element: Element): boolean =>
      !element.matches(':disabled, [aria-disabled=true], [inert] *') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 0;
    return elements.flatMap((element, index) => (isUsable(element) ? [index] : []));
  });
  return kept.map((index) => all.nth(index));
}

/** Whatever can be changed in an area of the editor. */
export const CONTROLS =
  'input:not([type=file]), [role="slider"], [role="combobox"], [role="switch"], [role="radio"], button';
