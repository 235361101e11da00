/**
 * A photo from the camera: taken, used and cut out; refused; no camera. However the dialog ends, the camera is
 * released. The camera is a moving drawing, as a native stream of the browser.
 */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { signIn } from './people.ts';
import { expect, SOON, test } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

/** Engines start with their first job, slowly on a busy machine. */
const RESULT = { timeout: 120_000 };

type Seen = typeof window & { given?: MediaStream[] };

/** From now on the page has a camera, or is refused one with an error of this name. */
async function cameraIs(page: Page, what: 'there' | 'NotAllowedError' | 'NotFoundError'): Promise<void> {
  await page.evaluate((is) => {
    const given: MediaStream[] = ((window as Seen).given ??= []);
    navigator.mediaDevices.getUserMedia = () => {
      if (is !== 'there') return Promise.reject(new DOMException('No', is));
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('No pen');
      const stream = canvas.captureStream(20);
      const draw = (): void => {
        if (stream.getTracks().every(({ readyState }) => readyState === 'ended')) return;
        pen.fillStyle = '#41525e';
        pen.fillRect(0, 0, 640, 480);
        pen.fillStyle = '#f2e9dc';
        pen.beginPath();
        pen.arc(320, 240, 150 + (Date.now() % 3), 0, 7);
        pen.fill();
        setTimeout(draw, 40);
      };
      draw();
      given.push(stream);
      return Promise.resolve(stream);
    };
  }, what);
}

/** Streams that were handed out, and how many are still running. */
const streams = (page: Page): Promise<{ given: number; live: number }> =>
  page.evaluate(() => {
    const given = (window as Seen).given ?? [];
    return {
      given: given.length,
      live: given.filter((stream) => stream.getTracks().some(({ readyState }) => readyState === 'live')).length,
    };
  });

test(
  'a photo is taken, used and cut out; the camera is let go whenever the dialog ends',
  { tag: LONG },
  async ({ keptPage: page }) => {
    test.setTimeout(240_000);
    await signIn(page, '/create-design');
    // Through a link of the page, so that values set on the window stay.
    await page
      .getByRole('link', { name: /Remove Background/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/remove-background/);
    const open = page.getByRole('button', { name: 'Take a photo', exact: true });
    const dialog = page.getByRole('dialog', { name: 'Take a photo' });
    const shoot = dialog.getByRole('button', { name: 'Take photo', exact: true });

    await cameraIs(page, 'NotAllowedError');
    await open.click();
    await expect(dialog.getByRole('alert')).toHaveText(/doesn’t allow this page to use the camera/);
    await expectNoViolations(page);
    await cameraIs(page, 'NotFoundError');
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(/No camera was found/);
    await cameraIs(page, 'there');
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(shoot).toBeEnabled();
    expect(await streams(page)).toEqual({ given: 1, live: 1 });
    // The frame matches the picture: nothing is cropped or letterboxed.
    const frame = await dialog.locator('video').boundingBox();
    expect((frame?.width ?? 0) / (frame?.height ?? 1)).toBeCloseTo(640 / 480, 1);
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect.poll(() => streams(page), SOON).toEqual({ given: 1, live: 0 });

    // Another page of the application, with the dialog open.
    await open.click();
    await expect(shoot).toBeEnabled();
    await page.goBack();
    await expect(page).toHaveURL(/\/create-design/);
    await expect.poll(() => streams(page), SOON).toEqual({ given: 2, live: 0 });
    await page.goForward();

    await open.click();
    await shoot.click();
    await expect(dialog.getByRole('img', { name: 'The photo that was taken' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Retake' }).click();
    await shoot.click();
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Use this photo' }).click();
    await expect.poll(() => streams(page), SOON).toEqual({ given: 3, live: 0 });
    // Its further use is covered by other tests.
    await expect(page).toHaveURL(/[?&]g=/, RESULT);
    const id = new URL(page.url()).searchParams.get('g') ?? '';
    expect(await (await page.request.get(`/api/generations/${id}`)).json()).toMatchObject({
      kind: 'remove-background',
      input: { assets: [expect.stringMatching(/^[0-9a-f]{64}$/)] },
    });
  },
);
