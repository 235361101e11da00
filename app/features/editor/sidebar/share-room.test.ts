/** Which of the panels on either side of the page stay open in a narrow window. */
import { expect, it } from 'vitest';
import { createCell } from '../session/cell.ts';
import type { PanelId } from '../session/panel-id.ts';
import { shareRoom } from './share-room.ts';

function open(px: number) {
  const width = createCell(px);
  const panel = createCell<PanelId | null>(null);
  const propertiesOpen = createCell(true);
  const stop = shareRoom({ panel, propertiesOpen }, width);
  return { panel, propertiesOpen, width, stop };
}

it('takes turns in a narrow window: the properties come back with the room', () => {
  const { panel, propertiesOpen } = open(1024);
  panel.set('text');
  expect(propertiesOpen.get()).toBe(false);
  panel.set('elements');
  expect(propertiesOpen.get()).toBe(false);
  panel.set(null);
  expect(propertiesOpen.get()).toBe(true);
  panel.set('layers');
  propertiesOpen.set(true);
  expect(panel.get()).toBeNull();
});

it('folds the properties beside a panel when the window becomes narrow, and unfolds them when it is wide again', () => {
  const { panel, propertiesOpen, width } = open(1440);
  panel.set('text');
  width.set(1024);
  expect([panel.get(), propertiesOpen.get()]).toEqual(['text', false]);
  width.set(1440);
  expect([panel.get(), propertiesOpen.get()]).toEqual(['text', true]);
});

it('leaves folded what a hand has folded', () => {
  const { panel, propertiesOpen } = open(1024);
  propertiesOpen.set(false);
  panel.set('text');
  panel.set(null);
  expect(propertiesOpen.get()).toBe(false);
});

it('keeps both where there is room, and after it has ended', () => {
  const wide = open(1440);
  wide.panel.set('text');
  expect(wide.propertiesOpen.get()).toBe(true);
  const over = open(1024);
  over.stop();
  over.panel.set('text');
  expect(over.propertiesOpen.get()).toBe(true);
});
