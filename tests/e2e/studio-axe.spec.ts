/**
 * axe finds nothing wrong on the studio's screens in states that other walks skip: tool cards, expanding a photo,
 * cancelled, flagged, a limit reached, the history with all of them. The long run checks every screen, and also dark,
 * small windows and right to left.
 */
import type { Page } from '@playwright/test';
import { axeFinds } from './axe-finds.ts';
import { photo, signIn } from './people.ts';
import { expect, test } from './server-fixture.ts';
import { isLongRun } from '../fixtures/sample.ts';

/** Engines start with their first job, slowly on a busy machine. */
const RESULT = { timeout: 120_000 };

interface State {
  name: string;
  /** Also checked in the ordinary run, because no other test reaches it. */
  always?: boolean;
  open(page: Page): Promise<void>;
}

const opened = (path: string): State => ({ name: path, open: async (page) => void (await page.goto(path)) });

async function chosen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'disc.jpg', mimeType: 'image/jpeg', buffer: await photo() });
}

async function images(page: Page, words: string, count = 1): Promise<void> {
  await page.goto(
    `/text-2-image/image?${new URLSearchParams({ words, count: String(count), width: '200', height: '200' })}`,
  );
  await page.getByRole('button', { name: 'Generate' }).click();
}

const STATES: State[] = [
  ...[
    '/',
    '/start-blank',
    '/upscale',
    '/magic-erase',
    '/remove-background',
    '/retake',
    '/text-on-image',
    '/ai-backgrounds',
    '/lifestyle-shot/create',
    '/text-2-image',
    '/text-2-image/signature',
    '/logo-generator',
    '/history/logos',
    '/history/generations',
  ].map(opened),
  { ...opened('/create-design/product'), always: true },
  {
    name: 'more picture around a photo',
    always: true,
    async open(page) {
      await chosen(page, '/upscale');
      await page.getByRole('radio', { name: 'More picture' }).click();
      await page.getByRole('button', { name: '1:1' }).click();
    },
  },
  {
    name: 'cancelled',
    always: true,
    async open(page) {
      await page.getByRole('button', { name: 'Expand' }).click();
      await page.getByRole('button', { name: 'Cancel', exact: true }).click();
      await expect(page.getByText('Nothing was made, and nothing was charged.')).toBeVisible();
    },
  },
  {
    name: 'a damaged photo',
    async open(page) {
      await page.goto('/upscale');
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'broken.jpg', mimeType: 'image/jpeg', buffer: (await photo()).subarray(0, 3000) });
      await expect(page.getByRole('alert')).toContainText('Upload Failed!');
    },
  },
  {
    name: 'flagged',
    always: true,
    async open(page) {
      await images(page, 'a beach with a naked child');
      await expect(page.getByText('Image flagged and reported')).toBeVisible(RESULT);
    },
  },
  {
    name: 'images',
    async open(page) {
      await images(page, 'a red apple', 2);
      await expect(page.getByRole('button', { name: 'More like this' })).toBeEnabled(RESULT);
    },
  },
  {
    name: 'a limit reached',
    async open(page) {
      // The plan's allowance is used up outside the page.
      for (const first of [1, 5]) {
        await page.request.post('/api/generations', {
          data: {
            kind: 'ai-image',
            input: {
              type: 'image',
              words: 'a red apple',
              style: null,
              colors: [],
              width: 200,
              height: 200,
              variations: [0, 1, 2, 3].map((at) => first + at),
              seed: 1,
              references: [],
              mask: null,
            },
          },
          headers: { origin: new URL(page.url()).origin, 'Idempotency-Key': crypto.randomUUID() },
        });
      }
      await images(page, 'a green apple', 4);
      await expect(page.getByText('Limits reached!')).toBeVisible(RESULT);
    },
  },
  { ...opened('/history/generations'), name: 'a history with all of them', always: true },
];

for (const [look, direction, size] of [
  ['wide', 'ltr', { width: 1440, height: 900 }],
  ['right to left', 'rtl', { width: 1024, height: 768 }],
  ['narrow', 'ltr', { width: 390, height: 844 }],
] as const) {
  if (look !== 'wide' && !isLongRun) continue;
  test(`axe finds nothing wrong: ${look}`, async ({ kept }) => {
    test.setTimeout(isLongRun ? 1_200_000 : 300_000);
    const page = await kept.newPage();
    await page.setViewportSize(size);
    await signIn(page, '/create-design');
    const found: string[] = [];
    for (const { name, open } of STATES.filter(({ always }) => always || isLongRun)) {
      await test.step(name, async () => {
        await open(page);
        if (direction === 'rtl') {
          await page.evaluate(() => {
            document.documentElement.dir = 'rtl';
            document.documentElement.lang = 'ar';
          });
        }
        found.push(...(await axeFinds(page, { inDark: true })).map((line) => `${name}: ${line}`));
        // Nothing sticks out of the page on either side.
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (over > 0) found.push(`${name}: ${over} px too wide`);
      });
    }
    expect(found).toEqual([]);
  });
}
