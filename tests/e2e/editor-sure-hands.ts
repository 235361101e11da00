/** Hands that know which commands they lead to, for commands that random hands would rarely reach. */
import {
  ARRANGE_ACTIONS,
  groupAction,
  SPACING_ACTIONS,
  ungroupAction,
} from '#app/features/editor/actions/arrange-actions.ts';
import { backgroundAction } from '#app/features/editor/actions/page-actions.ts';
import { QR_ACTIONS } from '#app/features/editor/actions/qr-actions.ts';
import { TEXT_ACTIONS } from '#app/features/editor/actions/text-actions.ts';
import type { LeafLayer } from '#design/document/layers.ts';
import { message } from '#messages/message.ts';
import { PICTURE_HANDS } from './editor-picture-hands.ts';
import { bringToFront, kind, section, selectLeaf, shape, wanted, type SureHand } from './editor-sure-hand.ts';
import { TABLE_HANDS } from './editor-table-hands.ts';
import {
  anywhere,
  choose,
  CONTROLS,
  freeLeaves,
  handleControl,
  landed,
  middleOf,
  onStage,
  openPalette,
  openPanel,
  outside,
  PATIENCE,
  pick,
  selectLayer,
  usable,
  type Step,
} from './editor-touch.ts';

// --- pages and their backgrounds ---

const pages: Step = async ({ tab: { page }, random }) => {
  const strip = page.getByRole('navigation', { name: 'Pages' });
  if ((await strip.count()) === 0) return page.locator('[data-command=add-page]').click();
  const cards = strip.locator('[data-page]');
  const count = await cards.count();
  const way = random(5);
  if (way === 4) {
    const name = strip.getByRole('textbox', { name: message('pages.name') });
    await name.fill(`Page ${random(100)}`);
    await name.press('Enter');
  } else if (way === 0) {
    const [from, to] = [await cards.nth(random(count)).boundingBox(), await cards.nth(random(count)).boundingBox()];
    if (!from || !to) return;
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + (random(2) ? to.width - 4 : 4), to.y + to.height / 2, { steps: 6 });
    await page.mouse.up();
  } else if (way === 1) {
    await cards.nth(random(count)).focus();
    await page.keyboard.press(random(2) ? 'Control+ArrowLeft' : 'Control+ArrowRight');
  } else if (way === 2 && count > 2) {
    await cards.nth(random(count)).focus();
    await page.keyboard.press('Delete');
  } else {
    await strip.locator('[data-command=page-options]').click();
    await pick(await usable(page.getByRole('menu'), '[role=menuitem]'), random)?.click();
  }
};

/** The page's background: a color, a gradient, a pattern, a picture of the design, which becomes a layer again. */
const background: Step = async ({ tab, random, missing }) => {
  const { page } = tab;
  await openPalette(tab);
  await choose(tab, backgroundAction);
  const panel = page.locator('[data-panel="properties"]');
  const kinds = panel.getByRole('radiogroup', { name: message('looks.backgroundKind') });
  await kinds.waitFor();
  const unseen = missing().has('detach-background');
  const detach = panel.getByRole('button', { name: message('looks.detach') });
  if ((await detach.count()) > 0 && (unseen || random(2) === 0)) return detach.click();
  const tabs = await usable(kinds, '[role=radio]');
  await (unseen ? kinds.getByRole('radio', { name: message('looks.tabImage') }) : pick(tabs, random))?.click();
  const section = panel.getByRole('region').first();
  const control = pick((await usable(section, CONTROLS)).slice(0, 40), random);
  if (control && !/upload/i.test((await control.textContent()) ?? '')) await handleControl(page, control, random);
};

/** The page's size, as numbers. */
const pageSize: Step = async ({ tab, random }) => {
  await openPalette(tab);
  await choose(tab, backgroundAction);
  const section = tab.page.getByRole('region', { name: message('editor.pageSize') });
  for (const side of ['editor.width', 'editor.height'] as const) {
    const field = section.getByLabel(message(side));
    await field.fill(String(700 + random(600)));
    await field.press('Tab');
  }
  if (random(2) === 0) await section.getByRole('switch').click();
  await section.getByRole('button', { name: message('editor.apply'), exact: true }).click();
};

/** A template on this page or a new one, with the page's words or its own. */
const template: Step = async (hands) => {
  const { tab, random, ran } = hands;
  const panel = await openPanel(tab, 'Templates');
  const before = ran();
  await panel
    .getByRole('button', { name: /^Use template/ })
    .first()
    .waitFor();
  const own = panel.getByRole('switch', { name: message('library.keepMine') });
  if ((await own.count()) > 0 && random(2) === 0) await own.click();
  await pick(await usable(panel, 'button[aria-label^="Use template"]'), random)?.click();
  // On a page with content, the placement is asked first.
  const menu = tab.page.getByRole('menu');
  const where = menu.getByRole('menuitem', {
    name: message(random(4) === 0 ? 'library.replacePage' : 'library.asNewPage'),
  });
  await where.click({ timeout: 1_000 }).catch(() => undefined);
  await landed(hands, before);
};

// --- drawing ---

/** Draws a line, and erases it. */
const sketch: Step = async ({ tab, random }) => {
  const { page } = tab;
  await outside(tab);
  await page.keyboard.press('d');
  await page.locator('[data-mode]').first().waitFor({ state: 'attached' });
  const tools = page.getByRole('radiogroup', { name: message('draw.tool') });
  await tools
    .getByRole('radio', {
      name: message(pick(['draw.pen', 'draw.brush', 'draw.highlighter'] as const, random) ?? 'draw.pen'),
    })
    .click();
  const [from, to] = [anywhere(random), anywhere(random)];
  await tab.drag(from, to, []);
  if (random(2) === 0) {
    await tools.getByRole('radio', { name: message('draw.eraser') }).click();
    await tab.drag(from, to, []);
  }
  await page.keyboard.press('Enter');
};

// --- texts ---

/** Gives letters inside a text a different look, then removes it. */
const letters: Step = async (hands) => {
  const { tab, random } = hands;
  const { page } = tab;
  if (!(await selectLeaf(hands, ({ type }) => type === 'text'))) return;
  await onStage(tab);
  await page.keyboard.press('Enter');
  await page.locator('[data-phase=editing-text]').waitFor();
  await page.keyboard.press('Home');
  for (let steps = 1 + random(4); steps > 0; steps -= 1) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press(pick(['Control+b', 'Control+i', 'Control+u'], random) ?? 'Control+b');
  await page.keyboard.press('Escape');
  if (random(3) === 0) return;
  await openPalette(tab);
  const clear = TEXT_ACTIONS.find(({ id }) => id === 'clear-formatting');
  if (clear) await choose(tab, clear);
};

// --- several layers ---

/** Everything on the page: distributed, grouped, or with a set spacing. */
const several: Step = async (hands) => {
  const { tab, random } = hands;
  const { page } = tab;
  await outside(tab);
  await page.keyboard.press('Control+a');
  const found = wanted(
    [groupAction, ...SPACING_ACTIONS]
      .map((action) => ({ action, command: action.id }))
      .concat({ action: groupAction, command: 'space' }),
    hands,
  );
  if (found?.command === 'space') {
    const field = page
      .locator('[data-panel="properties"]')
      .getByRole('group', { name: message('canvas.spacing') })
      .locator('input');
    await field.fill(String(random(40)));
    return field.press('Enter');
  }
  await openPalette(tab);
  if (found) await choose(tab, found.action);
};

/** A group taken apart. */
const apart: Step = async ({ tab, person, design, random }) => {
  await outside(tab);
  const group = pick(
    Object.values(await person.layers(design)).filter(({ type, locked }) => type === 'group' && !locked),
    random,
  );
  if (!group) return;
  await selectLayer(tab, group);
  await openPalette(tab);
  await choose(tab, ungroupAction);
};

/** Actions for which one layer is enough. */
const ARRANGE_ONE = ARRANGE_ACTIONS.filter(
  (action) => action !== groupAction && action !== ungroupAction && !SPACING_ACTIONS.includes(action),
).map((action) => ({ action, command: action.id }));

/** One layer: up, down, to an edge, mirrored, locked, hidden. */
const arranged: Step = async (hands) => {
  if (!(await selectLeaf(hands, () => true))) return;
  await openPalette(hands.tab);
  const found = wanted(ARRANGE_ONE, hands);
  if (found) await choose(hands.tab, found.action);
};

/** Copies the style of one layer to another. */
const style: Step = async (hands) => {
  const { page } = hands.tab;
  const from = await selectLeaf(hands, () => true);
  if (!from) return;
  await onStage(hands.tab);
  await page.keyboard.press('Control+Alt+c');
  if (!(await selectLeaf(hands, ({ id }) => id !== from.id))) return;
  await onStage(hands.tab);
  await page.keyboard.press('Control+Alt+v');
};

/** Drags a layer by its middle; with Alt a copy of it. */
const dragged: Step = async (hands) => {
  const { tab, random } = hands;
  const leaf = await selectLeaf(hands, () => true);
  if (!leaf) return;
  await bringToFront(hands);
  const [x, y] = middleOf(leaf);
  await tab.drag([x, y], [x + 60 - random(120), y + 60 - random(120)], random(2) ? ['Alt'] : ['Control']);
};

// --- colors ---

const FILLED = (layer: LeafLayer): string | null =>
  layer.type === 'shape' && layer.fill?.type === 'solid' ? layer.fill.color : null;

/**
 * Changes a color in one place, then everywhere in the design. Where it occurs only once, that layer is duplicated
 * first.
 */
const colorEverywhere: Step = async (hands) => {
  const { tab, random } = hands;
  const { page } = tab;
  await outside(tab);
  const filled = (await freeLeaves(hands)).filter((layer) => FILLED(layer) !== null);
  const shared = filled.filter((layer) =>
    filled.some((other) => other !== layer && FILLED(other)?.slice(0, 7) === FILLED(layer)?.slice(0, 7)),
  );
  const layer = pick(shared.length > 0 ? shared : filled, random);
  if (!layer) return;
  await selectLayer(tab, layer);
  if (shared.length === 0) {
    await onStage(tab);
    return page.keyboard.press('Control+d');
  }
  const fill = message('editor.fill');
  await page
    .locator('[data-panel="properties"]')
    .getByRole('button', { name: `${fill}: ` })
    .first()
    .click();
  const code = page.getByRole('dialog').getByRole('textbox', { name: `${fill}: Hex code` });
  await code.fill(`#${(0x1000000 + random(0xffffff)).toString(16).slice(1)}`);
  await code.press('Enter');
  await page.getByRole('button', { name: message('colors.changeAll') }).click();
};

// --- codes ---

/** Styles a QR code; adds one where there is none. */
const qrCode: Step = async (hands) => {
  const { tab } = hands;
  if ((await freeLeaves(hands)).some(shape('qr'))) return section(['qr.look', 'qr.content'], shape('qr'))(hands);
  const [add] = QR_ACTIONS;
  const before = hands.ran();
  await openPalette(tab);
  if (add) await choose(tab, add);
  await landed(hands, before);
};

// --- the brand ---

/** Adds a contact of the brand kit to the page, and removes it. */
const contacts: Step = async ({ tab }) => {
  const panel = await openPanel(tab, message('library.brand'));
  const listed = panel.getByRole('region', { name: message('brandKit.contacts') }).getByRole('button');
  await listed.first().waitFor();
  const on = panel.locator('button[aria-pressed=true]');
  if ((await on.count()) === 0) await listed.first().click();
  // The server writes them.
  await on.first().click({ timeout: 4 * PATIENCE });
};

// --- movement ---

/** Something in the motion panel: for a layer's entrance, exit or loop, or for the page. */
const motion =
  (ofLayer: boolean): Step =>
  async (hands) => {
    const { tab, random } = hands;
    if (ofLayer) {
      if (!(await selectLeaf(hands, () => true))) return;
    } else await outside(tab);
    const panel = await openPanel(tab, message('motion.animate'));
    await panel.locator('button, input').first().waitFor();
    if (ofLayer) await pick(await usable(panel.getByRole('radiogroup'), '[role=radio]'), random)?.click();
    const controls = await usable(
      panel,
      ofLayer
        ? '[data-effect], [role=slider], [data-command=rest]'
        : '[data-style], [data-effect], [role=slider], [role=spinbutton], [data-command=timing-of-all]',
    );
    const control = pick(controls, random);
    await control?.scrollIntoViewIfNeeded();
    if (control) await handleControl(tab.page, control, random);
  };

/** Pushes a text over the page's edge, and brings it back with the hint about it. */
const hint: Step = async (hands) => {
  const {
    tab,
    tab: { page },
  } = hands;
  const text = await selectLeaf(hands, kind('text'));
  if (!text) return;
  await onStage(tab);
  for (let pushed = text.x + text.width / 2; pushed > 0; pushed -= 10) await page.keyboard.press('Shift+ArrowLeft');
  await tab.saved();
  await page.locator('[data-hints]:not([data-hints="0"])').click();
  const fixes = page
    .getByRole('dialog', { name: message('hints.title') })
    .locator('[data-hint=off-page]')
    .getByRole('button', { name: /^Fix/ });
  await fixes.first().click({ timeout: PATIENCE });
  await page.locator('[data-last-command=fix-hint]').waitFor({ timeout: PATIENCE });
  await page.keyboard.press('Escape');
};

export const SURE_HANDS: readonly SureHand[] = [
  ...PICTURE_HANDS,
  ...TABLE_HANDS,
  { leads: ['add-page', 'duplicate-page', 'move-page', 'rename-page', 'delete-page'], step: pages },
  { leads: ['background', 'detach-background'], step: background },
  { leads: ['resize-page'], step: pageSize },
  { leads: ['apply-recipe'], step: template },
  { leads: ['draw-stroke', 'erase-strokes'], step: sketch },
  { leads: ['edit-text', 'clear-formatting'], step: letters },
  { leads: ['group', 'distribute-horizontally', 'distribute-vertically', 'tidy-up', 'space'], step: several },
  { leads: ['ungroup'], step: apart },
  { leads: ARRANGE_ONE.map(({ command }) => command), step: arranged },
  { leads: ['paste-style'], step: style },
  { leads: ['move', 'duplicate-to'], step: dragged },
  { leads: ['recolour-all', 'fill'], step: colorEverywhere },
  { leads: ['opacity', 'blend'], step: section(['editor.look'], kind('shape', 'image', 'text')) },
  { leads: ['frame'], step: section(['library.shapeSection'], shape('rectangle')) },
  { leads: ['shadow', 'reflection'], step: section(['editor.shadow', 'looks.reflection'], kind('shape', 'text')) },
  {
    leads: ['stroke', 'contact-shadow'],
    step: section(['editor.outline', 'looks.contactShadow'], shape('rectangle', 'ellipse', 'heart')),
  },
  { leads: ['shape-look'], step: section(['library.lineSection'], shape('line')) },
  { leads: ['style-text'], step: section(['editor.typography'], kind('text')) },
  { leads: ['place'], step: section(['editor.position'], () => true) },
  { leads: ['insert-qr', 'change-qr', 'rewrite-qr'], step: qrCode },
  { leads: ['remove-contacts'], step: contacts },
  { leads: ['fix-hint'], step: hint },
  { leads: ['animate'], step: motion(true) },
  { leads: ['animate-page', 'page-timing'], step: motion(false) },
];
