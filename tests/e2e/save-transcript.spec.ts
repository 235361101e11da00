/** A conversation with a photo, saved from its menu: the archive holds no personal data, and its transcript replays. */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { begin, conversation, designOf, say, textsOf } from './chat-page.ts';
import { photo, signIn } from './people.ts';
import { expect, test } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

// Replays make cutouts with that network only.
test.use({ network: true });

const root = path.join(import.meta.dirname, '../..');

/** Runs the command as people do; resolves to its results. */
function replay(
  folder: string,
): Promise<{ total: number; passed: number; cases: { passed: boolean; divergence: unknown }[] }> {
  const results = path.join(folder, 'results.json');
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [path.join(root, 'scripts/run.mjs'), 'replay', folder, '--json', results, '--jobs', '1'],
      { cwd: root },
      (error, out, err) => {
        try {
          resolve(JSON.parse(readFileSync(results, 'utf8')) as Awaited<ReturnType<typeof replay>>);
        } catch {
          reject(new Error(`${error?.message}\n${out}\n${err}`));
        }
      },
    );
  });
}

test('a conversation is saved as a transcript that replays', { tag: LONG }, async ({ page }) => {
  test.setTimeout(240_000);
  page.setDefaultTimeout(20_000);
  await signIn(page);
  // As phones write it: when and where it was taken.
  const taken = await sharp(await photo())
    .withExif({ IFD0: { Model: 'Pocket 7' }, IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([{ name: 'IMG_20260412_Berlin.jpg', mimeType: 'image/jpeg', buffer: taken }]);
  await expect(page.getByRole('img', { name: 'IMG_20260412_Berlin.jpg' }).first()).toBeVisible();
  await begin(page, 'Make a post with this photo and the headline "SUMMER SALE"');
  await say(page, 'Add the text "Call +49 170 1234567"');
  await say(page, 'Make the background dark green');
  const texts = await textsOf(page);
  expect(texts.join('\n')).toContain('+49 170 1234567');

  await page.getByRole('button', { name: 'Conversations' }).click();
  const row = page.getByRole('dialog').getByRole('listitem').first();
  await row.getByRole('button', { name: /^Options for/ }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Save as transcript' }).click(),
  ]);
  await expect(page.getByText('Transcript saved', { exact: true })).toBeVisible();
  expect(download.suggestedFilename()).toMatch(/^[\w-]+\.zip$/);

  const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
  const names = Object.keys(files);
  expect(names.filter((name) => name.endsWith('.json'))).toHaveLength(1);
  const pictures = names.filter((name) => name.startsWith('assets/'));
  expect(pictures).toHaveLength(1);
  const kept = await sharp(files[pictures[0]!]!).metadata();
  expect(kept).toMatchObject({ format: 'jpeg', width: 1200, height: 900 });
  expect(kept.exif ?? kept.xmp ?? kept.iptc).toBeUndefined();
  const all = Object.entries(files)
    .map(([name, bytes]) => `${name}\n${Buffer.from(bytes).toString('latin1')}`)
    .join('\n');
  for (const personal of ['IMG_2026', 'Berlin', 'Pocket 7', '1234567', '@example.com', (await designOf(page)).id])
    expect(all).not.toContain(personal);
  expect(all).toContain('SUMMER SALE');

  const folder = test.info().outputPath('saved');
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), bytes);
  }
  const results = await replay(folder);
  expect(results.cases.map(({ divergence }) => divergence)).toEqual([null]);
  expect(results).toMatchObject({ total: 1, passed: 1 });
  await expect(conversation(page)).toContainText('SUMMER SALE');
});

test('what can’t be saved is said, and nothing is downloaded', { tag: LONG }, async ({ page }) => {
  page.setDefaultTimeout(20_000);
  await signIn(page, '/start-blank');
  const response = await page.request.post('/api/designs', {
    data: { width: 400, height: 400, title: 'Empty' },
    headers: { origin: new URL(page.url()).origin },
  });
  const { id } = (await response.json()) as { id: string };
  const chat = (await (
    await page.request.post('/api/chats', { data: { design: id }, headers: { origin: new URL(page.url()).origin } })
  ).json()) as { id: string };
  await page.goto(`/ai-design/chat/${chat.id}`);
  await page.getByRole('button', { name: 'Conversations' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Options for/ })
    .first()
    .click();
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  await page.getByRole('menuitem', { name: 'Save as transcript' }).click();
  await expect(page.getByText('Could not save the transcript', { exact: true })).toBeVisible();
  await expect(
    page.getByText('There is nothing to save yet: nobody has asked the assistant anything.', { exact: true }),
  ).toBeVisible();
  expect(downloads).toBe(0);
});
