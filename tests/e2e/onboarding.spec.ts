/**
 * The questions about someone's work: by keyboard, without scripts, interrupted and resumed, and their effect on the
 * first screen.
 */
import { LONG } from '../fixtures/sample.ts';
import { expectNoViolations } from './axe.ts';
import { signIn } from './people.ts';
import { expect, test } from './server-fixture.ts';

test('a visitor answers by keyboard, signs in, goes on at the same question and finds what fits', async ({
  keptPage: page,
}) => {
  await page.goto('/onboarding');
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Answer three questions' }).click();
  await expect(page.getByRole('heading', { name: 'What do you do?' })).toBeVisible();
  // The digits are shown when their keys work.
  await expect(page.getByText('3', { exact: true })).toBeVisible();
  await page.keyboard.press('3');
  await expect(page.getByRole('checkbox', { name: /Making things/ })).toBeChecked();
  await page.keyboard.press('3');
  await expect(page.getByRole('checkbox', { name: /Making things/ })).not.toBeChecked();
  await page.keyboard.press('3');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Where do you sell or post?' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2');
  await expectNoViolations(page);
  // Going back, the choice is still selected.
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('checkbox', { name: /Making things/ })).toBeChecked();

  // Signing in keeps the answers: the first screen continues from them.
  await signIn(page, '/ai-design');
  await expect(page.getByText('You were at question 2 of 3')).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/form-flow/places');
  await page.getByText('Etsy', { exact: true }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Every week').click();
  await page.getByRole('button', { name: 'Done' }).click();

  await expect(page).toHaveURL('/ai-design');
  await expect(page.getByText('You were at question')).toBeHidden();
  await expect(page.getByRole('group', { name: 'Try one of these' }).getByRole('button').first()).toHaveText(
    'Listing with a price',
  );
  await page.getByRole('button', { name: /^Format/ }).click();
  await expect(page.getByRole('region', { name: 'For you' }).getByRole('button').first()).toContainText('Etsy listing');
  expect((await page.context().cookies()).filter(({ name }) => name === 'blend.onboarding')).toEqual([]);

  await page.goto('/onboarding');
  await page.getByRole('link', { name: 'Change: Where do you sell or post?' }).click();
  await page.getByText('Depop', { exact: true }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Etsy, Depop')).toBeVisible();
  await expectNoViolations(page);

  // Testimonials, marked as samples; and on to the designs.
  await page.getByRole('link', { name: 'What sellers say' }).click();
  await expect(page.getByRole('heading', { name: 'What sellers say' })).toBeVisible();
  await expect(page.getByRole('note')).toContainText('We wrote these samples ourselves');
  await expect
    .poll(() =>
      page
        .getByRole('figure')
        .getByRole('img')
        .evaluateAll((pictures) =>
          pictures.every(
            (picture) => picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0,
          ),
        ),
    )
    .toBe(true);
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Start a design' }).click();
  await expect(page).toHaveURL('/ai-design');
});

test(
  'without scripts it is plain forms, and what is put away stays away',
  { tag: LONG },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/form-flow');
    await expect(page).toHaveURL('/form-flow/work');
    // No keys work, and none are shown.
    await expect(page.getByText('3', { exact: true })).toBeHidden();
    await expect(page.getByText('Enter continues')).toBeHidden();
    await page.getByText('Reselling').click();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL('/form-flow/places');
    await page.goto('/form-flow');
    await expect(page).toHaveURL('/form-flow/places');
    await page.getByRole('button', { name: 'Skip the questions' }).click();
    await expect(page).toHaveURL('/ai-design');

    await signIn(page, '/ai-design');
    await expect(page.getByRole('heading', { name: 'What are we making?' })).toBeVisible();
    await expect(page.getByText('Three questions to make this page fit you')).toBeHidden();
  },
);
