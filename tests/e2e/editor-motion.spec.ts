/**
 * Motion in the editor: the panel by pointer and by keys, playing in place, times in the strip, the design as a film
 * that plays.
 */
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { createPage, createShapeLayer } from '#design/document/create.ts';
import type { DesignSnapshot } from '#app/contracts/change.ts';
import { wrongIn } from './axe.ts';
import { EditorTab, expectLayer, Person, squareAndText } from './editor-page.ts';
import { openPanel } from './editor-states.ts';
import { SOON, test } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

const pageOf = async (person: Person, design: string, id: string) =>
  (await person.call<DesignSnapshot>(`/api/designs/${design}`)).document.pages[id];

test(
  'a layer gets its movement from the panel, plays in place, and gives it back',
  { tag: LONG },
  async ({ server, kept: context }) => {
    const person = await Person.signIn(server.origin);
    const design = await person.design(squareAndText);
    await person.enter(context);
    const tab = await EditorTab.open(context, server.origin, design);
    const { page } = tab;
    const [square, words] = squareAndText('page');
    await openPanel(tab, 'Layers');
    await page.locator(`[data-layer="${square!.id}"] [data-row]`).click();
    await page.locator('[data-toolbar] [data-command=open-animate], [data-command=open-animate]').first().click();
    const panel = page.locator('[data-panel=animate]');
    await panel.locator('[data-effect=from-left]').click();
    await expect(panel.locator('[data-effect=from-left]')).toHaveAttribute('aria-pressed', 'true');
    await expectLayer(person, design, square!.id, {
      animation: { in: { effect: 'from-left', at: 0, duration: 800, by: 'whole' }, out: null, loop: null, drift: null },
    });

    // By keys: half a second later, and gone before the end.
    await panel.getByRole('slider', { name: 'Starts after' }).focus();
    for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('ArrowRight');
    await expectLayer(person, design, square!.id, { animation: { in: { at: 500 } } });
    await panel.getByRole('radio', { name: 'Leave' }).click();
    await panel.locator('[data-effect=fade]').focus();
    await page.keyboard.press('Enter');
    await panel.getByRole('radio', { name: 'Always' }).click();
    await panel.locator('[data-effect=float]').click();
    await panel.locator('[data-effect=zoom-in]').click();
    await expectLayer(person, design, square!.id, {
      animation: {
        in: { effect: 'from-left' },
        out: { effect: 'fade' },
        loop: { effect: 'float' },
        drift: { ease: 'smooth' },
      },
    });
    expect(await wrongIn(page, { parts: ['#editor-panel'] })).toEqual([]);

    // Texts appear letter by letter.
    await openPanel(tab, 'Layers');
    await page.locator(`[data-layer="${words!.id}"] [data-row]`).click();
    await expect(page.locator(`[data-layer="${square!.id}"] [data-animated]`)).toBeVisible();
    await openPanel(tab, 'Animate');
    await panel.locator('[data-effect=rise]').click();
    await panel.getByRole('combobox', { name: 'Text enters by' }).click();
    await page.getByRole('option', { name: 'Letter' }).click();
    await expectLayer(person, design, words!.id, { animation: { in: { effect: 'rise', by: 'letter' } } });

    // Played in place: the square is missing, then appears.
    await page.locator('[data-stage]').focus();
    await page.keyboard.press('Shift+Space');
    const bar = page.getByRole('toolbar', { name: 'Playing' });
    await expect(bar).toBeVisible();
    const film = page.locator('[data-overlay=play]');
    await expect.poll(async () => Number(await film.getAttribute('data-at')), SOON).toBeGreaterThan(300);
    await bar.getByRole('button', { name: 'Pause' }).click();
    const held = await film.getAttribute('data-at');
    expect(await wrongIn(page, { parts: ['[data-mode]'] })).toEqual([]);
    expect(await film.getAttribute('data-at')).toBe(held);
    const colorAt = (x: number, y: number) =>
      film.evaluate(
        (canvas: HTMLCanvasElement, at) =>
          [
            ...canvas
              .getContext('2d')!
              .getImageData(at.x * canvas.width, at.y * canvas.height, 1, 1)
              .data.slice(0, 3),
          ].join(','),
        { x: x / 1000, y: y / 800 },
      );
    const slider = bar.getByRole('slider', { name: 'Position' });
    await slider.focus();
    await page.keyboard.press('Home');
    const before = await colorAt(200, 200);
    for (let presses = 0; presses < 20; presses += 1) await page.keyboard.press('ArrowRight');
    expect(await colorAt(200, 200)).not.toBe(before);
    await page.keyboard.press('Escape');
    await expect(bar).toBeHidden();
    await expect(film).toHaveCount(0);

    // Any change of the design ends playback; each change is one undo step.
    await page.keyboard.press('Shift+Space');
    await expect(bar).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(bar).toBeHidden();
    await expectLayer(person, design, words!.id, { animation: { in: { by: 'whole' } } });
  },
);

test(
  'pages have their time and their change, shown in the strip; all of a page comes one after the other',
  { tag: LONG },
  async ({ server, kept: context }) => {
    const person = await Person.signIn(server.origin);
    const design = await person.design(squareAndText);
    await person.commit(design, [
      {
        type: 'page.add',
        page: createPage({ id: 'second', order: 'a9', background: { type: 'solid', color: '#0f6b66' } }),
      },
    ]);
    await person.enter(context);
    const tab = await EditorTab.open(context, server.origin, design);
    const { page } = tab;
    const strip = page.getByRole('navigation', { name: 'Pages' });
    await openPanel(tab, 'Animate');
    const panel = page.locator('[data-panel=animate]');
    await panel.getByRole('spinbutton', { name: 'This page is shown for' }).fill('2.5');
    await page.keyboard.press('Enter');
    await expect(strip.getByRole('button', { name: 'Page 1 of 2, shown for 2.5 seconds' })).toBeVisible();
    await panel.locator('[data-effect=push]').click();
    await panel.getByRole('button', { name: 'Apply to all pages' }).click();
    await expect
      .poll(() => pageOf(person, design, 'second'), SOON)
      .toMatchObject({ duration: 2500, transition: { effect: 'push', duration: 500 } });
    await panel.locator('[data-style=fresh]').click();
    const [square, words] = squareAndText('page');
    await expectLayer(person, design, words!.id, { animation: { in: { by: 'word' } } });
    await expectLayer(person, design, square!.id, { animation: { in: { effect: 'pop' } } });
    expect(await wrongIn(page, { parts: ['#editor-panel', '[data-panel=pages]'] })).toEqual([]);

    await panel.getByRole('button', { name: 'All pages' }).click();
    const bar = page.getByRole('toolbar', { name: 'Playing' });
    await expect(bar.getByText('/ 5 s')).toBeVisible();
    // To its end, where the second page is; then again.
    await bar.getByRole('slider').focus();
    await page.keyboard.press('End');
    const film = page.locator('[data-overlay=play]');
    expect(
      await film.evaluate((canvas: HTMLCanvasElement) =>
        [...canvas.getContext('2d')!.getImageData(20, 20, 1, 1).data.slice(0, 3)].join(','),
      ),
    ).toBe('15,107,102');
    await expect(bar.getByRole('button', { name: 'Play again' })).toBeVisible();
    await bar.getByRole('button', { name: 'Stop playing' }).click();
    await expect(bar).toBeHidden();
  },
);

test('a design that moves is exported as a film that plays', { tag: LONG }, async ({ server, kept: context }) => {
  const person = await Person.signIn(server.origin);
  const design = await person.design(
    (page) => [
      createShapeLayer({
        id: 'box',
        parent: page,
        order: 'a0',
        x: 400,
        y: 300,
        width: 200,
        height: 200,
        fill: { type: 'solid', color: '#d02010' },
        animation: {
          in: { effect: 'from-left', at: 0, duration: 600, by: 'whole' },
          out: null,
          loop: null,
          drift: null,
        },
      }),
    ],
    'Clip',
  );
  const made = await person.call<DesignSnapshot>(`/api/designs/${design}`);
  const [first] = Object.keys(made.document.pages);
  await person.commit(design, [{ type: 'page.update', id: first!, patch: { duration: 1200 } }]);
  await person.enter(context);
  const { page } = await EditorTab.open(context, server.origin, design);
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export design' });
  await dialog.getByRole('radio', { name: /^MP4 video/ }).click();
  await expect(dialog.getByText('1.2 seconds, 30 frames a second')).toBeVisible();
  await expect(dialog.getByText(/^1.2 s · about/)).toBeVisible();
  await dialog
    .getByRole('button', { name: '500 × 400 px' })
    .or(dialog.getByRole('button', { name: '675 × 540 px' }))
    .or(dialog.getByRole('button', { name: '676 × 540 px' }))
    .first()
    .click();
  expect(await wrongIn(page, { parts: ['[role=dialog]'] })).toEqual([]);
  const arriving = page.waitForEvent('download', { timeout: 150_000 });
  await dialog.getByRole('button', { name: 'Download' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe('Clip.mp4');
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(4, 8).toString('latin1')).toBe('ftyp');
  // The browser itself plays it: its length, its size, and its box at the end.
  const seen = await page.evaluate(async (base64) => {
    const video = document.createElement('video');
    video.muted = true;
    video.src = URL.createObjectURL(
      new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: 'video/mp4' }),
    );
    await new Promise((resolve, reject) => {
      video.onloadeddata = resolve;
      video.onerror = () => reject(new Error(video.error?.message ?? 'It does not play'));
    });
    video.currentTime = 1.1;
    await new Promise((resolve) => {
      video.onseeked = resolve;
    });
    const canvas = document.createElement('canvas');
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    const brush = canvas.getContext('2d')!;
    // After seeking, a busy machine may have no picture yet: then nothing is drawn.
    do {
      await new Promise((resolve) => setTimeout(resolve, 20));
      brush.drawImage(video, 0, 0);
    } while (brush.getImageData(0, 0, 1, 1).data[3] === 0);
    const at = (x: number, y: number) => [
      ...brush.getImageData(x * canvas.width, y * canvas.height, 1, 1).data.slice(0, 3),
    ];
    return {
      duration: video.duration,
      ratio: video.videoWidth / video.videoHeight,
      box: at(0.5, 0.5),
      ground: at(0.1, 0.1),
    };
  }, bytes.toString('base64'));
  expect(seen.duration).toBeCloseTo(1.2, 1);
  expect(seen.ratio).toBeCloseTo(1.25, 2);
  for (const [index, value] of [208, 32, 16].entries())
    expect(Math.abs((seen.box[index] ?? 0) - value)).toBeLessThan(12);
  for (const value of seen.ground) expect(value).toBeGreaterThan(245);
});
