/** Steps of tests on the chat page: begin, send a message, look at the resulting design. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { DesignDocument } from '#design/document/document.ts';
import type { Layer } from '#design/document/layers.ts';
import type { Operation } from '#design/operations/operation.ts';
import { SOON } from './server-fixture.ts';

export interface StoredDesign {
  id: string;
  revision: number;
  document: DesignDocument;
}

export const conversation = (page: Page): Locator => page.getByRole('log');
export const box = (page: Page): Locator => page.getByLabel('Say what to make or change');
export const sendButton = (page: Page): Locator => page.getByRole('button', { name: 'Send', exact: true });

/** A turn may cut out a photo, which keeps both cores busy. */
const TURN = { timeout: 150_000 };

/** From the home of AI design to a conversation whose first turn is over. */
export async function begin(page: Page, prompt: string): Promise<void> {
  await page.getByLabel('What do you want to design?').fill(prompt);
  await page.getByRole('button', { name: 'Make it' }).click();
  await expect(page).toHaveURL(/\/ai-design\/chat\/[\w-]+$/);
  await expect(sendButton(page)).toBeVisible(TURN);
}

/** Sends a message and waits until the turn is over. */
export async function say(page: Page, words: string): Promise<void> {
  const before = await conversation(page).getByRole('article').count();
  await box(page).fill(words);
  await box(page).press('Enter');
  await expect.poll(() => conversation(page).getByRole('article').count(), SOON).toBeGreaterThan(before + 1);
  await expect(sendButton(page)).toBeVisible(TURN);
}

/** The design of the page's conversation, as the server has it. */
export async function designOf(page: Page): Promise<StoredDesign> {
  const chat = /\/ai-design\/chat\/([\w-]+)/.exec(page.url())?.[1];
  const { designId } = (await (await page.request.get(`/api/chats/${chat}`)).json()) as { designId: string };
  return (await (await page.request.get(`/api/designs/${designId}`)).json()) as StoredDesign;
}

export async function layersOf(page: Page): Promise<Layer[]> {
  return Object.values((await designOf(page)).document.layers);
}

/** Words of all texts, sorted. */
export async function textsOf(page: Page): Promise<string[]> {
  return (await layersOf(page)).flatMap((layer) => (layer.type === 'text' ? [layer.text] : [])).sort();
}

/** Changes the design as another tab would. */
export async function changeElsewhere(page: Page, operations: (design: StoredDesign) => Operation[]): Promise<void> {
  const design = await designOf(page);
  const response = await page.request.post(`/api/designs/${design.id}/changes`, {
    data: {
      id: `test-${design.revision}-${Date.now()}`,
      baseRevision: design.revision,
      operations: operations(design),
      label: 'Test',
    },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(response.status()).toBe(200);
}
