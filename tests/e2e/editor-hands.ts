/**
 * Works in the editor at random: keys, palette, canvas, panels, modes; and the hands of editor-sure-hands.ts. A seed
 * always gives the same choices; what they find depends on the editor. They choose among what is possible now, prefer
 * what has not been done yet, and a step lasts until a command has run.
 */
import { EDITOR_ACTIONS } from '#app/features/editor/actions/action-list.ts';
import { message } from '#messages/message.ts';
import type { EditorTab } from './editor-page.ts';
import type { Random } from './editor-random.ts';
import type { SureHand } from './editor-sure-hand.ts';
import { SURE_HANDS } from './editor-sure-hands.ts';
import {
  anywhere,
  calm,
  CONTROLS,
  handleControl,
  middleOf,
  onStage,
  openPalette,
  openPanel,
  outside,
  PATIENCE,
  pick,
  selectLayer,
  selectPicture,
  usable,
  type Hands,
  type Step,
} from './editor-touch.ts';

/** Doesn't change the design, leaves the page, or asks the system for something. */
const LEFT_OUT = new Set([
  'undo',
  'redo',
  'save',
  'palette',
  'shortcuts',
  'export',
  'rename',
  'upload-picture',
  'replace-picture',
  'remove-background',
  'restore-background',
  'see-through-glass',
  'other-subject',
  'both-subjects',
  'pick',
  'magic-erase',
  'retake',
  'upscale',
  'expand',
  'scene',
  'text-behind',
  'copy-as-picture',
  'edit-cells',
  'play',
]);
const ACTIONS = EDITOR_ACTIONS.filter(
  ({ id }) => !LEFT_OUT.has(id) && !id.startsWith('theme-') && !id.startsWith('zoom-'),
);

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

/** From the palette, anything possible with the selection; sometimes by its keys. */
const act: Step = async ({ tab, random, missing }) => {
  const { page } = tab;
  await openPalette(tab);
  const left = ACTIONS.filter(({ id }) => missing().has(id));
  for (let tries = 0; tries < 6; tries += 1) {
    const action = pick(left.length > 0 && random(2) === 0 ? left : ACTIONS, random)!;
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
  await tab.page.keyboard.press(
    `${random(2) ? 'Shift+' : ''}${pick(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], random)}`,
  );
  await tab.page.keyboard.press('Control+s');
};

const drag: Step = ({ tab, random }) =>
  tab.drag(anywhere(random), anywhere(random), random(3) === 0 ? ['Alt'] : ['Control']);

/** At the corners, sides and rotation handle of the selection, by its outline on the screen. */
const handle: Step = async ({ tab, random }) => {
  const { page } = tab;
  const place = await page.evaluate(() => {
    const labels = [...document.querySelectorAll<HTMLLabelElement>('[data-panel="properties"] label')];
    const inputs = (name: string) =>
      Number((labels.find(({ textContent }) => textContent === name)?.control as HTMLInputElement | undefined)?.value);
    return {
      x: inputs('Horizontal position'),
      y: inputs('Vertical position'),
      width: inputs('Width'),
      height: inputs('Height'),
    };
  });
  if (!Object.values(place).every(Number.isFinite)) return;
  const { x, y, width, height } = place;
  if (random(2) === 0) {
    await tab.still();
    const foot = await tab.at(x + width / 2, y + height);
    await page.mouse.move(foot.x, foot.y + 28);
    await page.mouse.down();
    await page.mouse.move(foot.x + 60 + random(80), foot.y - random(60), { steps: 4 });
    await page.mouse.up();
    return;
  }
  const from: [number, number] = pick(
    [
      [x + width, y + height],
      [x + width, y + height / 2],
      [x, y],
      [x + width / 2, y + height],
    ] as [number, number][],
    random,
  ) ?? [x, y];
  await tab.drag(from, [from[0] + 40 - random(80), from[1] + 40 - random(80)]);
};

/** A property of the selection. */
const properties: Step = async ({ tab: { page }, random }) => {
  const panel = page.locator('[data-panel="properties"]');
  if ((await panel.count()) === 0) return;
  const controls = (await usable(panel, CONTROLS)).slice(1);
  const control = pick(controls, random);
  if (
    !control ||
    /fold|background|replace|upload/i.test(
      (await control.getAttribute('aria-label')) ?? (await control.textContent()) ?? '',
    )
  )
    return;
  await control.scrollIntoViewIfNeeded();
  await handleControl(page, control, random);
};

/** Something from the panels on the left. */
const panels: Step = async ({ tab: { page }, random }) => {
  const rail = page.getByRole('toolbar', { name: 'Add' }).getByRole('button');
  const door = rail.nth(random(await rail.count()));
  if ((await door.getAttribute('aria-pressed')) !== 'true') await door.click();
  const panel = page.locator('#editor-panel');
  if ((await panel.count()) === 0) return;
  const tile = pick((await usable(panel, 'button')).slice(1), random);
  if (
    tile &&
    !/close|upload|choose|delete|search|see all|more/i.test(
      (await tile.getAttribute('aria-label')) ?? (await tile.textContent()) ?? '',
    )
  )
    await tile.click();
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

/** In the layer list: moves a layer by pointer or keys, or renames it. */
const rows: Step = async ({ tab, random }) => {
  const { page } = tab;
  const list = (await openPanel(tab, 'Layers')).locator('[data-row]');
  const count = await list.count();
  if (count === 0) return;
  const row = list.nth(random(count));
  const way = random(3);
  if (way === 0) {
    const [from, to] = [await row.boundingBox(), await list.nth(random(count)).boundingBox()];
    if (!from || !to) return;
    await page.mouse.move(from.x + 60, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + 60, to.y + (random(2) ? to.height - 2 : 2), { steps: 6 });
    await page.mouse.up();
    return;
  }
  await row.focus();
  if (way === 1) await page.keyboard.press(random(2) ? 'Alt+ArrowUp' : 'Alt+ArrowDown');
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

async function stroke(tab: EditorTab, random: Random, from: [number, number], to: [number, number]): Promise<void> {
  const { page } = tab;
  await page.locator('[data-mode]').first().waitFor({ state: 'attached' });
  await tab.drag(from, to, []);
  const control = pick(await usable(page.locator('[data-mode]'), 'button, [role="slider"]'), random);
  if (control && !/cancel|done|finish/i.test((await control.textContent()) ?? ''))
    await handleControl(page, control, random);
  await page.keyboard.press('Enter');
}

/** Crops a picture in place. */
const crop: Step = async (hands) => {
  const { tab, random } = hands;
  await outside(tab);
  const picture = await selectPicture(hands);
  if (!picture) return;
  await onStage(tab);
  await tab.page.keyboard.press('c');
  const [x, y] = middleOf(picture);
  await stroke(tab, random, [x - picture.width / 4, y], [x + picture.width / 4, y + picture.height / 8]);
};

/** Resizes the page and lays out its layers again. */
const resize: Step = async ({ tab: { page }, random }) => {
  await page.getByRole('button', { name: 'Resize', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Resize' });
  await dialog.getByRole('checkbox').first().waitFor();
  await pick(await usable(dialog, 'input[type=checkbox]'), random)?.click();
  await dialog.getByRole('button', { name: 'Resize this design' }).click();
};

/** They use whatever is selected, each as often as listed here. */
const LOOSE: readonly (SureHand & { often: number })[] = [
  { often: 5, leads: ['delete', 'duplicate', 'insert-shape', 'insert-text', 'insert-table'], step: act },
  { often: 3, leads: ['insert-element', 'insert-text-style'], step: panels },
  { often: 3, leads: ['opacity', 'place'], step: properties },
  { often: 2, leads: ['resize', 'rotate'], step: handle },
  { often: 1, leads: ['move'], step: drag },
  { often: 1, leads: ['nudge'], step: nudge },
  { often: 1, leads: ['edit-text'], step: type },
  { often: 1, leads: ['rename-layer', 'reorder'], step: rows },
  { often: 1, leads: ['paste'], step: copy },
  { often: 1, leads: ['crop-picture'], step: crop },
];
const LOOSE_STEPS: readonly Step[] = LOOSE.flatMap(({ often, step }) => Array.from({ length: often }, () => step));
/** Changes to the whole design are rare, because they would hide the effects of others. */
const RARE: readonly Step[] = [resize];
/** Unsuccessful tries before a step is given up: a nearly empty design may leave nothing to do. */
const TRIES = 8;

/** The ids of the commands that the hands lead to. */
export const LED: ReadonlySet<string> = new Set([...SURE_HANDS, ...LOOSE].flatMap(({ leads }) => leads));

/** The next action: now and then a rare one, else one that has not been done yet, or one that uses the selection. */
async function turn(hands: Hands): Promise<void> {
  const { random, missing } = hands;
  if (random(40) === 0) return pick(RARE, random)?.(hands);
  const isLeft = ({ leads }: SureHand): boolean => leads.some((id) => missing().has(id));
  const left = random(2) === 0 ? [...SURE_HANDS, ...LOOSE].filter(isLeft) : [];
  const step =
    pick(left, random)?.step ?? pick([...SURE_HANDS.map((hand) => hand.step), ...LOOSE_STEPS], random) ?? act;
  if (LOOSE_STEPS.includes(step) && random(3) > 0) await select(hands).catch(forgiveAbsence);
  return step(hands);
}

/**
 * One action of a user: tries actions until a command has run. Returns whether one has. Failures show as the page's own
 * errors.
 */
export async function work(hands: Hands): Promise<boolean> {
  const { tab, ran } = hands;
  const before = ran();
  tab.page.setDefaultTimeout(PATIENCE);
  for (let tries = 0; tries < TRIES && ran() === before; tries += 1) {
    await calm(tab);
    await turn(hands).catch(forgiveAbsence);
    await calm(tab);
  }
  tab.page.setDefaultTimeout(0);
  return ran() > before;
}

/** Controls come and go during the work; only their absence is forgiven. */
function forgiveAbsence(error: unknown): void {
  if (
    !(
      error instanceof Error &&
      /Timeout|not attached|detached|not visible|Not an HTMLInputElement|Element is not/i.test(error.message)
    )
  )
    throw error;
}
