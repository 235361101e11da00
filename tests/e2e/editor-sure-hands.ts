/**
 * Hands that know which commands they lead to, where random ones would rarely come to these: they look for what the command
 * needs, and where it is not there they make it, which is a step of its own.
 */
import { ARRANGE_ACTIONS, groupAction, SPACING_ACTIONS, ungroupAction } from '#app/features/editor/actions/arrange-actions.ts';
import { LOOK_ACTIONS } from '#app/features/editor/actions/look-actions.ts';
import { backgroundAction } from '#app/features/editor/actions/page-actions.ts';
import { TABLE_ACTIONS } from '#app/features/editor/actions/table-actions.ts';
import { QR_ACTIONS } from '#app/features/editor/actions/qr-actions.ts';
import { TEXT_ACTIONS } from '#app/features/editor/actions/text-actions.ts';
import { isPicture, type ImageLayer, type LeafLayer } from '#design/document/layers.ts';
import { gridCells } from '#design/layout/grid-cells.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { dotFile, pastePictures, type Random } from './editor-random.ts';
import { anywhere, choose, CONTROLS, documentOf, freeLeaves, handleControl, landed, middleOf, onStage, openPalette, openPanel, outside, pick, selectLayer, selectPicture, usable, type Hands, type Step } from './editor-touch.ts';

/** A hand and the ids of the commands that it may come to. */
export interface SureHand {
  leads: readonly string[];
  step: Step;
}

/** One of the items whose command has not run yet, else any. */
function wanted<Item extends { command: string }>(items: readonly Item[], { missing, random }: Hands): Item | undefined {
  const left = items.filter(({ command }) => missing().has(command));
  return pick(left.length > 0 ? left : items, random);
}

/** A free leaf of that kind, selected; null when there is none. */
async function selectLeaf(hands: Hands, fits: (layer: LeafLayer) => boolean): Promise<LeafLayer | null> {
  await outside(hands.tab);
  const leaf = pick((await freeLeaves(hands)).filter(fits), hands.random);
  if (leaf) await selectLayer(hands.tab, leaf);
  return leaf ?? null;
}

// --- pages and what they stand on ---

const pages: Step = async ({ tab: { page }, random }) => {
  const strip = page.getByRole('navigation', { name: 'Pages' });
  if ((await strip.count()) === 0) return page.locator('[data-command=add-page]').click();
  const cards = strip.locator('[data-page]');
  const count = await cards.count();
  const way = random(4);
  if (way === 0) {
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

/** The page's ground: a colour, a gradient, a pattern, a picture of the design, which becomes a layer again. */
const ground: Step = async ({ tab, random }) => {
  const { page } = tab;
  await openPalette(tab);
  await choose(tab, backgroundAction);
  const panel = page.locator('[data-panel="properties"]');
  const detach = panel.getByRole('button', { name: message('looks.detach') });
  await panel.getByRole('radiogroup', { name: message('looks.groundKind') }).waitFor();
  if ((await detach.count()) > 0 && random(2) === 0) return detach.click();
  await pick(await usable(panel.getByRole('radiogroup', { name: message('looks.groundKind') }), '[role=radio]'), random)?.click();
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
  await section.getByRole('button', { name: message('editor.apply') }).click();
};

/** A recipe laid out on the page, or on one of its own, with the page's words or its own. */
const recipe: Step = async (hands) => {
  const { tab, random, ran } = hands;
  const panel = await openPanel(tab, 'Recipes');
  const before = ran();
  await panel.getByRole('button', { name: /^Use recipe/ }).first().waitFor();
  const own = panel.getByRole('switch', { name: message('library.keepMine') });
  if ((await own.count()) > 0 && random(2) === 0) await own.click();
  await pick(await usable(panel, 'button[aria-label^="Use recipe"]'), random)?.click();
  // On a page with something on it, where it should go is asked first.
  const menu = tab.page.getByRole('menu');
  const where = menu.getByRole('menuitem', { name: message(random(4) === 0 ? 'library.replacePage' : 'library.asNewPage') });
  await where.click({ timeout: 1_000 }).catch(() => undefined);
  await landed(hands, before);
};

// --- pictures, frames and grids ---

/** What the palette offers for one picture: its ground shadow, a sticker's border, the page's background. */
const pictureLook: Step = async (hands) => {
  const { tab } = hands;
  await outside(tab);
  if (!(await selectPicture(hands))) return;
  const actions = LOOK_ACTIONS.map((action) => ({ action, command: action.id === 'ground-shadow' ? 'contact-shadow' : action.id }));
  const found = wanted(actions, hands);
  await openPalette(tab);
  if (found) await choose(tab, found.action);
};

/** Several files at once, side by side. */
const severalPictures: Step = async (hands) => {
  const before = hands.ran();
  await onStage(hands.tab);
  await pastePictures(hands.tab.page, 2 + hands.random(2));
  await landed(hands, before);
};

/** A file that falls on a picture takes its place, on a frame it fills it, elsewhere it comes to lie on the page. */
const droppedPicture: Step = async (hands) => {
  const { tab, random, ran } = hands;
  const before = ran();
  await outside(tab);
  const target = random(3) === 0 ? null : await selectPicture(hands, random(3) > 0);
  await outside(tab);
  await tab.drop(await dotFile(random), ...(target ? middleOf(target) : anywhere(random)));
  await landed(hands, before);
};

/** An empty frame takes in a picture of the page. */
const filledFrame: Step = async (hands) => {
  const { tab, random } = hands;
  await outside(tab);
  const frame = await selectPicture(hands, false);
  if (!frame) {
    return pick(await usable(await openPanel(tab, 'Elements'), 'button[aria-label$=" frame"]'), random)?.click();
  }
  const picture = await selectPicture(hands);
  if (!picture) return;
  await bringToFront(hands);
  await tab.drag(middleOf(picture), middleOf(frame), []);
};

/** Another frame round a picture. */
const framed: Step = async (hands) => {
  await outside(hands.tab);
  if (!(await selectPicture(hands, hands.random(3) > 0))) return;
  await pick(await usable(hands.tab.page.locator('[data-panel="properties"]'), '[data-frame]'), hands.random)?.click();
};

/** In front of all, so that nothing lies between the pointer and what is selected. */
async function bringToFront({ tab }: Hands): Promise<void> {
  await onStage(tab);
  await tab.page.keyboard.press('Control+Alt+]');
  await tab.saved();
}

/** The cells of a grid, which is selected; where there is none, one is added. */
async function selectGrid(hands: Hands): Promise<ImageLayer[] | null> {
  const { tab, person, design, random } = hands;
  await outside(tab);
  const document = await documentOf(person, design);
  const free = new Set((await freeLeaves(hands)).map(({ id }) => id));
  const grids = Object.values(document.layers).flatMap((layer) => {
    const inside = layer.parent in document.layers ? null : gridCells(document, layer.id);
    return inside?.every(({ id }) => free.has(id)) ? [{ group: layer, inside }] : [];
  });
  const found = pick(grids, random);
  if (found) await selectLayer(tab, found.group);
  else await pick(await usable(await openPanel(tab, 'Elements'), 'button[aria-label^="Grid of"]'), random)?.click();
  return found?.inside ?? null;
}

/** Another layout, gap or corners for a grid. */
const gridLook: Step = async (hands) => {
  const { tab: { page }, random } = hands;
  if (!(await selectGrid(hands))) return;
  const control = pick(await usable(page.getByRole('region', { name: message('pictures.grid') }), random(2) ? 'button' : '[role="slider"]'), random);
  if (control) await handleControl(page, control, random);
};

/** The cells of a grid: filled with files, then swapped. */
const gridCellsSwapped: Step = async (hands) => {
  const { tab, random, ran } = hands;
  const { page } = tab;
  const inside = await selectGrid(hands);
  if (!inside) return;
  await bringToFront(hands);
  const filled = pick(inside.filter(isPicture), random);
  const other = pick(inside.filter(({ id }) => id !== filled?.id), random);
  if (!other) return;
  if (!filled) {
    const before = ran();
    await tab.drop(await dotFile(random), ...middleOf(other));
    return landed(hands, before);
  }
  await onStage(tab);
  await page.keyboard.press('Enter');
  await tab.press(...middleOf(filled));
  await tab.drag(middleOf(filled), middleOf(other), []);
};

/** Cuts a picture out by hand, then turns that over or takes it all back. */
const cutout: Step = async (hands) => {
  const { tab, random } = hands;
  const { page } = tab;
  await outside(tab);
  const picture = await selectPicture(hands);
  if (!picture) return;
  await onStage(tab);
  await page.keyboard.press('e');
  await page.locator('[data-mode]').first().waitFor({ state: 'attached' });
  const [x, y] = middleOf(picture);
  await tab.drag([x - picture.width / 5, y], [x + picture.width / 5, y + picture.height / 8], []);
  await page.locator(`[data-command=${random(2) ? 'invert-mask' : 'reset-mask'}]`).click();
  await page.locator('[data-command=invert-mask]:not([aria-busy=true])').waitFor();
  await page.keyboard.press('Enter');
};

// --- drawing ---

/** Draws a line, and takes it away again with the eraser. */
const sketch: Step = async ({ tab, random }) => {
  const { page } = tab;
  await outside(tab);
  await page.keyboard.press('d');
  await page.locator('[data-mode]').first().waitFor({ state: 'attached' });
  const tools = page.getByRole('radiogroup', { name: message('draw.tool') });
  await tools.getByRole('radio', { name: message(pick(['draw.pen', 'draw.brush', 'draw.highlighter'] as const, random) ?? 'draw.pen') }).click();
  const [from, to] = [anywhere(random), anywhere(random)];
  await tab.drag(from, to, []);
  if (random(2) === 0) {
    await tools.getByRole('radio', { name: message('draw.eraser') }).click();
    await tab.drag(from, to, []);
  }
  await page.keyboard.press('Enter');
};

// --- texts ---

/** Letters of their own look inside a text, and that taken away. */
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

/** Everything on the page: evened out, grouped, or with so much room between. */
const several: Step = async (hands) => {
  const { tab, random } = hands;
  const { page } = tab;
  await outside(tab);
  await page.keyboard.press('Control+a');
  const found = wanted([groupAction, ...SPACING_ACTIONS].map((action) => ({ action, command: action.id })).concat({ action: groupAction, command: 'space' }), hands);
  if (found?.command === 'space') {
    const field = page.locator('[data-panel="properties"]').getByRole('group', { name: message('canvas.spacing') }).locator('input');
    await field.fill(String(random(40)));
    return field.press('Enter');
  }
  await openPalette(tab);
  if (found) await choose(tab, found.action);
};

/** A group taken apart. */
const apart: Step = async ({ tab, person, design, random }) => {
  await outside(tab);
  const group = pick(Object.values(await person.layers(design)).filter(({ type, locked }) => type === 'group' && !locked), random);
  if (!group) return;
  await selectLayer(tab, group);
  await openPalette(tab);
  await choose(tab, ungroupAction);
};

/** What one layer is enough for. */
const ARRANGE_ONE = ARRANGE_ACTIONS.filter((action) => action !== groupAction && action !== ungroupAction && !SPACING_ACTIONS.includes(action)).map((action) => ({ action, command: action.id }));

/** Up, down, to an edge, mirrored, locked, hidden: one layer. */
const arranged: Step = async (hands) => {
  if (!(await selectLeaf(hands, () => true))) return;
  await openPalette(hands.tab);
  const found = wanted(ARRANGE_ONE, hands);
  if (found) await choose(hands.tab, found.action);
};

/** The look of one layer put on another. */
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

/** A layer dragged by its middle; with Alt a copy of it. */
const dragged: Step = async (hands) => {
  const { tab, random } = hands;
  const leaf = await selectLeaf(hands, () => true);
  if (!leaf) return;
  await bringToFront(hands);
  const [x, y] = middleOf(leaf);
  await tab.drag([x, y], [x + 60 - random(120), y + 60 - random(120)], random(2) ? ['Alt'] : ['Control']);
};

// --- colours ---

const FILLED = (layer: LeafLayer): string | null => (layer.type === 'shape' && layer.fill?.type === 'solid' ? layer.fill.color : null);

/** A colour changed in one place, then wherever the design has it. Where it has it only once, that layer is doubled first. */
const colourEverywhere: Step = async (hands) => {
  const { tab, random } = hands;
  const { page } = tab;
  await outside(tab);
  const filled = (await freeLeaves(hands)).filter((layer) => FILLED(layer) !== null);
  const shared = filled.filter((layer) => filled.some((other) => other !== layer && FILLED(other)?.slice(0, 7) === FILLED(layer)?.slice(0, 7)));
  const layer = pick(shared.length > 0 ? shared : filled, random);
  if (!layer) return;
  await selectLayer(tab, layer);
  if (shared.length === 0) {
    await onStage(tab);
    return page.keyboard.press('Control+d');
  }
  const fill = message('editor.fill');
  await page.locator('[data-panel="properties"]').getByRole('button', { name: `${fill}: ` }).first().click();
  const code = page.getByRole('dialog').getByRole('textbox', { name: `${fill}: Hex code` });
  await code.fill(`#${(0x1000000 + random(0xffffff)).toString(16).slice(1)}`);
  await code.press('Enter');
  await page.getByRole('button', { name: message('colours.changeAll') }).click();
};

// --- the sections of the properties ---

/** A control of one of these sections, for a layer of that kind. */
const section = (titles: readonly MessageKey[], fits: (layer: LeafLayer) => boolean): Step => async (hands) => {
  const { tab: { page }, random } = hands;
  if (!(await selectLeaf(hands, fits))) return;
  const region = page.locator('[data-panel="properties"]').getByRole('region', { name: message(pick(titles, random) ?? titles[0]!), exact: true });
  await region.waitFor();
  const control = pick(await usable(region, CONTROLS), random);
  await control?.scrollIntoViewIfNeeded();
  if (control) await handleControl(page, control, random);
};

const kind = (...types: readonly LeafLayer['type'][]) => (layer: LeafLayer): boolean => types.includes(layer.type);
const shape = (...kinds: readonly string[]) => (layer: LeafLayer): boolean => layer.type === 'shape' && kinds.includes(layer.shape.kind);

/** A QR code's look; where there is none, one is added. */
const qrCode: Step = async (hands) => {
  const { tab } = hands;
  if ((await freeLeaves(hands)).some(shape('qr'))) return section(['qr.look', 'qr.content'], shape('qr'))(hands);
  const [add] = QR_ACTIONS;
  const before = hands.ran();
  await openPalette(tab);
  if (add) await choose(tab, add);
  await landed(hands, before);
};

// --- tables ---

/** What the menu of a row or column leads to, by the words of its items. */
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

/** A free table, selected, with its handles round it; where there is none, one is added. */
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
  const axis = pick((['row', 'column'] as const).filter((one) => entry[one]), random) ?? 'row';
  await pick(await page.locator(`[data-grip=${axis}]`).all(), random)?.click({ button: 'right' });
  const items = page.getByRole('menu').getByRole('menuitem', { name: entry[axis] });
  await items.first().waitFor();
  for (const item of await items.all()) if ((await item.getAttribute('aria-disabled')) !== 'true') return item.click();
};

/** The line behind a row or column, and a grip, pulled. */
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
  await page.mouse.move(x + (axis === 'column' ? 12 + random(40) : 0), y + (axis === 'row' ? 12 + random(40) : 0), { steps: 4 });
  await page.mouse.up();
};

/** Cells of a table: typed in, pasted into, emptied, styled, whole columns aligned. */
const cells: Step = async (hands) => {
  const { tab, random } = hands;
  const { page } = tab;
  if (!(await selectTable(hands))) return;
  const change = wanted(['table-type', 'table-paste', 'table-clear', 'table-style-cells', 'table-align-columns'].map((command) => ({ command })), hands)?.command;
  if (change === 'table-align-columns') {
    await pick(await page.locator('[data-grip=column]').all(), random)?.click();
    const found = page.locator('[data-panel="properties"]').getByRole('button', { name: message(pick(['table.alignStart', 'table.alignCenter', 'table.alignEnd'] as const, random) ?? 'table.alignEnd') });
    return found.click();
  }
  await onStage(tab);
  await page.keyboard.press('Enter');
  await page.getByRole('grid').waitFor();
  for (let steps = random(5); steps > 0; steps -= 1) await page.keyboard.press(pick(['ArrowDown', 'ArrowRight'], random) ?? 'ArrowDown');
  if (change === 'table-clear') await page.keyboard.press('Delete');
  else if (change === 'table-paste') await pasteCells(hands, random);
  else if (change === 'table-style-cells') await page.locator('[data-panel="properties"]').getByRole('button', { name: message('editor.bold') }).click();
  else {
    await page.keyboard.type(`Cell ${random(100)}`);
    await page.keyboard.press('Enter');
  }
};

function pasteCells({ tab: { page } }: Hands, random: Random): Promise<void> {
  return page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, `${random(100)}\t${random(100)}\n${random(100)}\t${random(100)}\n`);
}

export const SURE_HANDS: readonly SureHand[] = [
  { leads: ['add-page', 'duplicate-page', 'move-page', 'delete-page'], step: pages },
  { leads: ['background', 'detach-background'], step: ground },
  { leads: ['resize-page'], step: pageSize },
  { leads: ['apply-recipe'], step: recipe },
  { leads: ['picture-background', 'sticker-border', 'contact-shadow'], step: pictureLook },
  { leads: ['insert-pictures'], step: severalPictures },
  { leads: ['insert-picture', 'replace-picture'], step: droppedPicture },
  { leads: ['insert-frame', 'fill-frame'], step: filledFrame },
  { leads: ['frame-shape'], step: framed },
  { leads: ['insert-grid', 'change-grid', 'grid-style'], step: gridLook },
  { leads: ['swap-pictures'], step: gridCellsSwapped },
  { leads: ['mask-stroke', 'set-mask'], step: cutout },
  { leads: ['draw-stroke', 'erase-strokes'], step: sketch },
  { leads: ['edit-text', 'clear-formatting'], step: letters },
  { leads: ['group', 'distribute-horizontally', 'distribute-vertically', 'tidy-up', 'space'], step: several },
  { leads: ['ungroup'], step: apart },
  { leads: ARRANGE_ONE.map(({ command }) => command), step: arranged },
  { leads: ['paste-style'], step: style },
  { leads: ['move', 'duplicate-to'], step: dragged },
  { leads: ['recolour-all', 'fill'], step: colourEverywhere },
  { leads: ['filters'], step: section(['looks.looks', 'editor.adjust'], isPicture) },
  { leads: ['opacity', 'blend'], step: section(['editor.look'], kind('shape', 'image', 'text')) },
  { leads: ['frame'], step: section(['library.shapeSection'], shape('rectangle')) },
  { leads: ['shadow', 'reflection'], step: section(['editor.shadow', 'looks.reflection'], kind('shape', 'text')) },
  { leads: ['stroke', 'contact-shadow'], step: section(['editor.outline', 'looks.contactShadow'], shape('rectangle', 'ellipse', 'heart')) },
  { leads: ['shape-look'], step: section(['library.lineSection'], shape('line')) },
  { leads: ['style-text'], step: section(['editor.typography'], kind('text')) },
  { leads: ['place'], step: section(['editor.position'], () => true) },
  { leads: ['insert-qr', 'change-qr'], step: qrCode },
  { leads: TRACK_MENU.map(({ command }) => command), step: trackMenu },
  { leads: ['table-column-width', 'table-row-height', 'table-move'], step: trackPulled },
  { leads: ['table-type', 'table-paste', 'table-clear', 'table-style-cells', 'table-align-columns'], step: cells },
  { leads: ['table-look'], step: section(['table.look'], kind('table')) },
  { leads: ['table-style'], step: section(['editor.typography', 'table.colours', 'table.layout'], kind('table')) },
];
