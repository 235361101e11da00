/** Hands that lead to the commands on pictures, frames and grids. */
import { LOOK_ACTIONS } from '#app/features/editor/actions/look-actions.ts';
import type { ImageLayer } from '#design/document/layers.ts';
import { isPicture } from '#design/document/is-picture.ts';
import { gridCells } from '#design/layout/grid-cells.ts';
import { message } from '#messages/message.ts';
import { dotFile, pastePictures } from './editor-random.ts';
import { bringToFront, section, wanted, type SureHand } from './editor-sure-hand.ts';
import {
  anywhere,
  choose,
  documentOf,
  freeLeaves,
  handleControl,
  landed,
  middleOf,
  onStage,
  openPalette,
  openPanel,
  outside,
  pick,
  selectLayer,
  selectPicture,
  usable,
  type Hands,
  type Step,
} from './editor-touch.ts';

/** The palette's commands for one picture: its ground shadow, a sticker's border, the page's background. */
const pictureLook: Step = async (hands) => {
  const { tab } = hands;
  await outside(tab);
  if (!(await selectPicture(hands))) return;
  const actions = LOOK_ACTIONS.map((action) => ({
    action,
    command: action.id === 'ground-shadow' ? 'contact-shadow' : action.id,
  }));
  const found = wanted(actions, hands);
  await openPalette(tab);
  if (found) await choose(tab, found.action);
};

/** Several files together, side by side. */
const severalPictures: Step = async (hands) => {
  const before = hands.ran();
  await onStage(hands.tab);
  await pastePictures(hands.tab.page, 2 + hands.random(2));
  await landed(hands, before);
};

/** A file dropped on a picture replaces it, on a frame it fills it, elsewhere it is added to the page. */
const droppedPicture: Step = async (hands) => {
  const { tab, random, ran } = hands;
  const before = ran();
  await outside(tab);
  const target = random(3) === 0 ? null : await selectPicture(hands, random(3) > 0);
  await outside(tab);
  await tab.drop(await dotFile(random), ...(target ? middleOf(target) : anywhere(random)));
  await landed(hands, before);
};

/** A drawing dropped on the page comes in as layers. */
const droppedDrawing: Step = async (hands) => {
  const { tab, random, ran } = hands;
  const before = ran();
  await outside(tab);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><rect width="60" height="${20 + random(40)}"/></svg>`;
  await tab.drop({ name: 'box.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) }, ...anywhere(random));
  await tab.page.getByRole('button', { name: new RegExp(message('imports.asLayers')) }).click();
  await landed(hands, before);
};

/** Fills an empty frame with a picture of the page. */
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

/** Changes the frame of a picture. */
const framed: Step = async (hands) => {
  await outside(hands.tab);
  if (!(await selectPicture(hands, hands.random(3) > 0))) return;
  await pick(await usable(hands.tab.page.locator('[data-panel="properties"]'), '[data-frame]'), hands.random)?.click();
};

/** Selects a grid and returns its cells; adds a grid where there is none. */
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

/** Changes a grid's layout, gap or corners. */
const gridLook: Step = async (hands) => {
  const {
    tab: { page },
    random,
  } = hands;
  if (!(await selectGrid(hands))) return;
  const control = pick(
    await usable(
      page.getByRole('region', { name: message('pictures.grid') }),
      random(2) ? 'button' : '[role="slider"]',
    ),
    random,
  );
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
  const other = pick(
    inside.filter(({ id }) => id !== filled?.id),
    random,
  );
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

/** Cuts a picture out by hand, then inverts or discards the cutout. */
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

export const PICTURE_HANDS: readonly SureHand[] = [
  { leads: ['picture-background', 'sticker-border', 'contact-shadow'], step: pictureLook },
  { leads: ['insert-pictures'], step: severalPictures },
  { leads: ['insert-picture', 'replace-picture'], step: droppedPicture },
  { leads: ['import-layers'], step: droppedDrawing },
  { leads: ['insert-frame', 'fill-frame'], step: filledFrame },
  { leads: ['frame-shape'], step: framed },
  { leads: ['insert-grid', 'change-grid', 'grid-style'], step: gridLook },
  { leads: ['swap-pictures'], step: gridCellsSwapped },
  { leads: ['mask-stroke', 'set-mask'], step: cutout },
  { leads: ['filters'], step: section(['looks.looks', 'editor.adjust'], isPicture) },
];
