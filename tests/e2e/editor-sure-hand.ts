/**
 * The common part of actions that know which commands they lead to: they look for what the command needs, and create it
 * if missing, as a step of its own.
 */
import type { LeafLayer } from '#design/document/layers.ts';
import { message, type MessageKey } from '#messages/message.ts';
import {
  CONTROLS,
  freeLeaves,
  handleControl,
  onStage,
  outside,
  pick,
  selectLayer,
  usable,
  type Hands,
  type Step,
} from './editor-touch.ts';

/** A hand and the ids of the commands that it may run. */
export interface SureHand {
  leads: readonly string[];
  step: Step;
}

/** An item whose command has not run yet, else any. */
export function wanted<Item extends { command: string }>(
  items: readonly Item[],
  { missing, random }: Hands,
): Item | undefined {
  const left = items.filter(({ command }) => missing().has(command));
  return pick(left.length > 0 ? left : items, random);
}

/** Selects a free leaf layer of that kind; null when there is none. */
export async function selectLeaf(hands: Hands, fits: (layer: LeafLayer) => boolean): Promise<LeafLayer | null> {
  await outside(hands.tab);
  const leaf = pick((await freeLeaves(hands)).filter(fits), hands.random);
  if (leaf) await selectLayer(hands.tab, leaf);
  return leaf ?? null;
}

/** Brings the selection to the front, so that nothing is between it and the pointer. */
export async function bringToFront({ tab }: Hands): Promise<void> {
  await onStage(tab);
  await tab.page.keyboard.press('Control+Alt+]');
  await tab.saved();
}

/** A control in one of these sections, for a layer of that kind. */
export const section =
  (titles: readonly MessageKey[], fits: (layer: LeafLayer) => boolean): Step =>
  async (hands) => {
    const {
      tab: { page },
      random,
    } = hands;
    if (!(await selectLeaf(hands, fits))) return;
    const region = page
      .locator('[data-panel="properties"]')
      .getByRole('region', { name: message(pick(titles, random) ?? titles[0]!), exact: true });
    await region.waitFor();
    const control = pick(await usable(region, CONTROLS), random);
    await control?.scrollIntoViewIfNeeded();
    if (control) await handleControl(page, control, random);
  };

export const kind =
  (...types: readonly LeafLayer['type'][]) =>
  (layer: LeafLayer): boolean =>
    types.includes(layer.type);
export const shape =
  (...kinds: readonly string[]) =>
  (layer: LeafLayer): boolean =>
    layer.type === 'shape' && kinds.includes(layer.shape.kind);
