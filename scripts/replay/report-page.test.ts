/** The report in a browser: opened from disk, without a request or an error, and used by pointer and by keys. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CaseReport } from '../../agent/transcript/report/case-report.ts';
import { call, caseReport, divergence, failedCase, holds, picture, run, turn } from '#tests/fixtures/case-reports.ts';
import { chromiumOptions } from '#tests/fixtures/chromium.ts';
import { isLongRun } from '#tests/fixtures/sample.ts';
import { htmlReport } from './report-page.ts';

const ATTACK = '</script><script>window.attacked = 1</script><img src=x onerror="window.attacked = 2">';

let folder: string;
let browser: Browser;
let context: BrowserContext | undefined;
let page: Page;
let html: string;
let complaints: string[];

async function cases(): Promise<CaseReport[]> {
  const [green, red, difference] = [
    await picture('#0b3d2e', '#f7f4ec'),
    await picture('#ffd3c7'),
    await picture('#ffffff', '#ff0000'),
  ];
  const shown = divergence({
    kind: 'pixels',
    message: 'The preview differs',
    at: ['turns', 1, 'expect', 'preview'],
    turn: 1,
    pictures: { before: green, after: red, diff: difference },
  });
  const many = Array.from({ length: 150 }, (_, index) =>
    caseReport(`case-${String(index).padStart(3, '0')}`, {
      file: `tests/transcripts/many/case-${index}.json`,
      run: run({ turns: [turn(0, { preview: green }), turn(1, { preview: red })] }),
    }),
  );
  return [
    failedCase('preview-differs', shown, {
      about: 'What is drawn is held against a file',
      run: run({
        checks: [holds('call'), { turn: 1, key: 'preview', divergence: shown }],
        start: {
          size: '1080 × 1350',
          title: '',
          plan: 'free',
          seed: '1',
          assets: [{ name: 'shoe', picture: red }],
          colors: ['#0b3d2e'],
          calls: ['add_shape', 'add_shape'],
          spent: [],
        },
        turns: [
          turn(0, {
            preview: green,
            attachments: [{ name: 'shoe', picture: red }],
            hand: [{ at: 0, operations: ['layer.update · layer $title · x 40'] }],
          }),
          turn(1, {
            preview: red,
            steps: [
              {
                text: '',
                reasoning: 'Hm.',
                raw: true,
                cut: true,
                calls: [
                  call({
                    tool: 'delete',
                    as: null,
                    state: 'declined',
                    words: 'Not deleted',
                    asked: { reason: 'This removes 7 layers from the design.', approved: false },
                  }),
                ],
              },
            ],
            stopAfter: 0,
            undo: 1,
            redo: 1,
            error: 'The answer broke off.',
          }),
        ],
      }),
    }),
    failedCase('hostile', divergence({ message: ATTACK, diff: [{ path: ATTACK, expected: ATTACK }] }), {
      about: ATTACK,
      run: run({
        checks: [{ turn: 0, key: 'document', divergence: divergence({ message: ATTACK }) }],
        turns: [
          turn(0, {
            user: ATTACK,
            about: ATTACK,
            steps: [
              {
                text: ATTACK,
                reasoning: ATTACK,
                raw: false,
                cut: false,
                calls: [call({ tool: ATTACK, words: ATTACK, input: [{ key: ATTACK, value: ATTACK }] })],
              },
            ],
          }),
        ],
      }),
    }),
    caseReport('unreadable', {
      passed: false,
      run: null,
      trouble: { kind: 'unreadable', lines: ['unreadable.json:4:27 turns[0]: a text'] },
    }),
    ...many,
  ];
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'blend-report-'));
  html = await htmlReport(await cases(), {
    date: '2026-01-02T03:04:05.000Z',
    ms: 3_210,
    calls: 412,
    jobs: 2,
    model: null,
    repeat: 1,
  });
  writeFileSync(path.join(folder, 'index.html'), html);
  browser = await chromium.launch(chromiumOptions());
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  await context?.close();
  complaints = [];
  context = await browser.newContext({ viewport: { width: 1024, height: 768 } });
  page = await context.newPage();
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!/^(?:file|data):/.test(request.url())) complaints.push(request.url());
  });
  await page.goto(pathToFileURL(path.join(folder, 'index.html')).href);
  await page.waitForSelector('article');
});

const heading = () => page.locator('article h2').innerText();
const visible = () => page.locator('.list li:visible').count();

describe('the report', () => {
  test('opens at the first failed case, with its pictures, asking for nothing and complaining of nothing', async () => {
    expect(await page.title()).toBe('✗ 150 of 153 passed · Transcript report');
    expect(await heading()).toBe('preview-differs');
    expect(await page.locator('.difference .sentence').innerText()).toBe('The preview differs');
    expect(await page.locator('.talk').first().innerText()).toContain('Write SUMMER SALE on top');
    expect(
      await page
        .locator('main img')
        .evaluateAll((images) =>
          images.every((image) => (image as HTMLImageElement).complete && (image as HTMLImageElement).naturalWidth > 0),
        ),
    ).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('holds each picture once, however many cases show it', () => {
    expect(html.match(/<script type="text\/plain" id="picture-/g)).toHaveLength(3);
    expect(Buffer.byteLength(html)).toBeLessThan(1_500_000);
  });

  test('is used by keys: next, previous, failed only, search, all calls', async () => {
    await page.keyboard.press('j');
    expect(await heading()).toBe('hostile');
    await page.keyboard.press('k');
    expect(await heading()).toBe('preview-differs');
    await page.keyboard.press('f');
    expect(await visible()).toBe(3);
    await page.keyboard.press('f');
    expect(await visible()).toBe(153);
    await page.keyboard.press('/');
    await page.keyboard.type('case-14');
    expect(await visible()).toBe(11);
    expect(await heading()).toBe('case-014');
    await page.keyboard.type(' nothing like it');
    expect(await page.getByText('No case matches.').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await visible()).toBe(153);
    await page.keyboard.press('x');
    expect(await page.locator('details.call[open]').count()).toBe(2);
    expect(complaints).toEqual([]);
  });

  test('filters by kind; a link leads to a case', async () => {
    await page.getByRole('button', { name: 'pixels 1' }).click();
    expect(await visible()).toBe(1);
    await page.getByRole('button', { name: 'unreadable 1' }).click();
    expect(await heading()).toBe('unreadable');
    expect(await page.locator('article').innerText()).toContain('unreadable.json:4:27 turns[0]: a text');
    await page.goto(`${page.url().split('#')[0]}#tests-transcripts-many-case-7`);
    await expect.poll(heading).toBe('case-007');
  });

  test('compares pictures by a slider, side by side, and by what differs', async () => {
    const before = page.locator('.over-before');
    const clip = () => before.evaluate((image) => getComputedStyle(image).clipPath);
    const atHalf = await clip();
    await page.getByRole('slider').fill('80');
    expect(await clip()).not.toBe(atHalf);
    await page.getByRole('button', { name: 'Side by side' }).click();
    expect([await page.getByRole('slider').isVisible(), await page.locator('.compare .beside').isVisible()]).toEqual([
      false,
      true,
    ]);
    await page.getByRole('button', { name: 'Difference' }).click();
    expect(await page.locator('.only-diff').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Enlarge' }).first().click();
    expect(await page.getByRole('dialog').isVisible()).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('shows hostile words as words', async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    expect(await page.locator('article').innerText()).toContain(ATTACK);
    expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
    expect(complaints).toEqual([]);
  });

  // It is for developers; what everybody sees is examined in every run.
  test.runIf(isLongRun).each(['light', 'dark'] as const)('is legible and labelled in %s', async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    await page.keyboard.press('x');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ html: node, failureSummary }) => `${node} ${failureSummary}`).join('; ')}`,
      ),
    ).toEqual([]);
  });

  test('is switched to dark and back', async () => {
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await background();
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    expect(await background()).not.toBe(light);
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    expect(await background()).toBe(light);
  });
});
