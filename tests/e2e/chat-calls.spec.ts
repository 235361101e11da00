/**
 * Single calls in the chat, with a hosted model: undo and redo, retry, confirmation before large deletions, proposals.
 */
import { AxeBuilder } from '@axe-core/playwright';
import { createShapeLayer } from '#design/document/create.ts';
import { firstPage, orderBetween, topOrder } from '#design/document/tree.ts';
import type { Operation } from '#design/operations/operation.ts';
import {
  begin,
  box,
  changeElsewhere,
  conversation,
  designOf,
  layersOf,
  say,
  sendButton,
  textsOf,
  type StoredDesign,
} from './chat-page.ts';
import { hostedTest } from './hosted-fixture.ts';
import { signIn } from './people.ts';
import { expect } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

const shapes = ['s1', 's2', 's3', 's4', 's5', 's6', 's7'];
const remove = { call: 'delete', input: { layers: shapes } };
const test = hostedTest(
  {
    calls: [
      { call: 'add_text', input: { text: 'ONE' } },
      { call: 'add_text', input: { text: 'TWO' } },
    ],
  },
  { say: 'Both are there.' },
  { call: 'update_layer', input: { layer: 'later', opacity: 0.5 } },
  { say: 'That did not work.' },
  remove,
  { say: 'I left them.' },
  remove,
  { say: 'They are gone.' },
  { call: 'generate_logo', input: { name: 'Nordlicht' } },
  { say: 'Here are four.' },
  { call: 'generate_logo', input: { name: 'Nordlicht' } },
  { say: 'There are no more for now.' },
);

// Far from the server's time zone, by a fraction of an hour: times must be the reader's.
test.use({ timezoneId: 'Asia/Kolkata' });

function addShapes({ document }: StoredDesign, ids: readonly string[]): Operation[] {
  const page = firstPage(document);
  let order = topOrder(document, page.id);
  return ids.map((id) => {
    order = orderBetween(order, null);
    return { type: 'layer.add', layer: createShapeLayer({ id, parent: page.id, order }) };
  });
}

test('single calls', { tag: LONG }, async ({ page }) => {
  test.setTimeout(240_000);
  page.setDefaultTimeout(20_000);
  await signIn(page);
  await begin(page, 'Say one and two');
  const log = conversation(page);

  await test.step('one call is undone, told after a reload, and put back', async () => {
    await expect(log).toContainText('Both are there.');
    expect(await textsOf(page)).toEqual(['ONE', 'TWO']);
    const row = log.getByRole('listitem').filter({ hasText: 'ONE' });
    await row.hover();
    await row.getByRole('button', { name: 'Undo just this' }).click();
    await expect(row.getByText('Undone')).toBeVisible();
    expect(await textsOf(page)).toEqual(['TWO']);
    await page.reload();
    await expect(row.getByText('Undone')).toBeVisible();
    await row.getByRole('button', { name: 'Put back' }).click();
    await expect(row.getByText('Undone')).toBeHidden();
    expect(await textsOf(page)).toEqual(['ONE', 'TWO']);
    // Details show the request and its result.
    await row.getByRole('button', { name: /^Details/ }).click();
    await expect(row.getByRole('region', { name: 'Asked for' })).toContainText('ONE');
    await expect(row.getByRole('region', { name: 'Answer' })).toBeVisible();
  });

  await test.step('a failed call is tried again as it was, and stays what it became', async () => {
    await say(page, 'Change the layer');
    const row = log.getByRole('listitem').filter({ hasText: 'Could not change the layer' });
    await expect(row).toBeVisible();
    await changeElsewhere(page, (design) => addShapes(design, ['later']));
    await row.getByRole('button', { name: 'Try again' }).click();
    await expect(log.getByRole('listitem').filter({ hasText: 'Changed' })).toBeVisible();
    expect((await layersOf(page)).find(({ id }) => id === 'later')).toMatchObject({ opacity: 0.5 });
    await page.reload();
    await expect(log.getByRole('listitem').filter({ hasText: 'Changed' })).toBeVisible();
    await expect(log.getByText('Could not change the layer')).toBeHidden();
  });

  await test.step('much is deleted only after a yes; the question survives a reload; a no keeps everything', async () => {
    await changeElsewhere(page, (design) => addShapes(design, shapes));
    await box(page).fill('Delete the shapes');
    await box(page).press('Enter');
    const question = log.getByRole('group', { name: 'Delete?' });
    await expect(question).toContainText('7 layers');
    await page.reload();
    await question.getByRole('button', { name: 'Don’t' }).focus();
    await page.keyboard.press('Enter');
    await expect(log).toContainText('I left them.');
    await expect(log).toContainText('Delete: you said no');
    expect(await layersOf(page)).toHaveLength(10);

    await box(page).fill('Do delete them');
    await box(page).press('Enter');
    await question.getByRole('button', { name: 'Approve' }).click();
    await expect(log).toContainText('They are gone.');
    await expect(sendButton(page)).toBeVisible();
    expect(await layersOf(page)).toHaveLength(3);
  });

  await test.step('a proposal is picked, and another one instead', async () => {
    await say(page, 'Make me a logo');
    const grid = log.getByRole('list', { name: 'Proposals' });
    await expect(grid.getByRole('button')).toHaveCount(4);
    const before = (await layersOf(page)).length;
    await grid.getByRole('button').nth(1).click();
    await expect(grid.getByRole('button', { pressed: true })).toHaveCount(1);
    const picked = (await layersOf(page)).length;
    expect(picked).toBeGreaterThan(before);
    await page.reload();
    await expect(grid.getByRole('button').nth(1)).toHaveAttribute('aria-pressed', 'true');
    await grid.getByRole('button').nth(2).click();
    await expect(grid.getByRole('button').nth(2)).toHaveAttribute('aria-pressed', 'true');
    await expect(grid.getByRole('button', { pressed: true })).toHaveCount(1);
  });

  await test.step('the limit of logos says when it begins anew here, and leads to the plans and back', async () => {
    const { id } = await designOf(page);
    const headers = { origin: new URL(page.url()).origin };
    for (let n = 0; n < 4; n += 1)
      expect(
        (
          await page.request.post(`/api/designs/${id}/tools/generate_logo`, {
            data: { input: { name: 'Nordlicht' } },
            headers,
          })
        ).status(),
      ).toBe(200);
    await say(page, 'Make me another logo');
    const row = log.getByRole('listitem').filter({ hasText: 'You have reached your limit of logo generations.' });
    const { units } = (await (await page.request.get('/api/usage')).json()) as {
      units: { unit: string; left: number; limits: { window: string; resetsAt: string }[] }[];
    };
    const logos = units.find(({ unit }) => unit === 'logo');
    expect(logos?.left).toBe(0);
    const resetsAt = logos?.limits.find(({ window }) => window === 'three-days')?.resetsAt ?? '';
    const clock = await page.evaluate((iso) => new Date(iso).toTimeString().slice(0, 5), resetsAt);
    for (const again of [false, true]) {
      if (again) await page.reload();
      await expect(row).toContainText('Your plan includes 5 logos every 3 days.');
      await expect(row).toContainText(new RegExp(`They renew on \\w+day \\d+ \\w+ at ${clock}\\.`));
    }
    expect((await new AxeBuilder({ page }).setLegacyMode().include('[data-limit]').analyze()).violations).toEqual([]);
    await row.getByRole('link', { name: 'See plans' }).click();
    await expect(page).toHaveURL(
      (url) =>
        url.pathname === '/paywall' &&
        url.searchParams.get('limit') === 'logo' &&
        (url.searchParams.get('from') ?? '').startsWith('/ai-design/chat/'),
    );
    await page.goBack();
    await expect(row).toContainText('You have reached your limit of logo generations.');
  });
});
