/** `npm run tool`: what it writes, and what it reports when it fails; each once as a real process. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { linesOf } from '#app/services/config/start-error.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { writeCornerModel } from '#tests/fixtures/corner-model.ts';
import { isLongRun } from '#tests/fixtures/sample.ts';
import { toolCommand } from './tool/command.ts';

const root = path.dirname(import.meta.dirname);
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'blend-tool-'));
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#dfe6ea"/><rect y="300" width="600" height="100" fill="#c6b79d"/><path d="M250 90 h100 q-6 60 30 110 q30 90 -30 130 h-100 q-60 -40 -30 -130 q36 -50 30 -110 z" fill="#25508f"/></svg>';
  await sharp(Buffer.from(svg)).png().toFile(path.join(folder, 'vase.png'));
  writeFileSync(path.join(folder, 'notes.txt'), 'no picture at all, only words');
  writeFileSync(path.join(folder, 'broken.json'), '{ "width": ');
  if (!isLongRun) vi.stubEnv('BACKGROUND_MODEL', writeCornerModel(folder).path);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

interface Ended {
  code: number | null;
  out: string;
  err: string;
}

/** Runs the command from the test's folder, as npm would. */
function toolProcess(...parameters: string[]): Promise<Ended> {
  const child = spawn(process.execPath, [path.join(root, 'scripts', 'run.mjs'), 'tool', ...parameters], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, SystemRoot: process.env.SystemRoot, INIT_CWD: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

/** The process's work in this one: everything but its start and end. A bug is thrown. */
async function tool(...parameters: string[]): Promise<Ended> {
  let err = '';
  try {
    const out = await toolCommand({
      parameters,
      from: folder,
      signal: new AbortController().signal,
      report: (line) => (err += `${line}\n`),
    });
    return { code: 0, out: `${out}\n`, err };
  } catch (error) {
    const lines = linesOf(error);
    if (!lines) throw error;
    return { code: 1, out: '', err: `${err}${lines.join('\n')}\n` };
  }
}

const written = (...names: string[]) => path.join(folder, ...names);
const designIn = (out: string) => JSON.parse(readFileSync(written(out, 'design.json'), 'utf8')) as DesignDocument;

describe('a tool', { timeout: 300_000 }, () => {
  test('changes a design, which the next one takes over', async () => {
    // Also tested as a real process below, where it prints less.
    const first = await (isLongRun ? toolProcess : tool)(
      'add_text',
      '--input',
      '{"text":"SUMMER SALE"}',
      '--out',
      'one',
    );
    expect(first).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(first.out)).toMatchObject({
      tool: 'add_text',
      output: { text: 'SUMMER SALE' },
      files: ['design.json', 'preview.png'],
    });
    expect(await sharp(written('one', 'preview.png')).metadata()).toMatchObject({
      format: 'png',
      width: 1080,
      height: 1080,
    });
    const second = await tool(
      'set_background',
      '--input',
      '{"color":"navy"}',
      '--design',
      'one/design.json',
      '--out',
      'two',
    );
    expect(second).toMatchObject({ code: 0, err: '' });
    const design = designIn('two');
    expect(Object.values(design.layers)).toMatchObject([{ type: 'text', text: 'SUMMER SALE' }]);
    expect(Object.values(design.pages)).toMatchObject([{ background: { type: 'solid', color: '#000080' } }]);
    const corner = await sharp(written('two', 'preview.png'))
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer();
    expect([...corner]).toEqual([0, 0, 128]);
  });

  test('cuts a picture out: PNG with alpha, and a design that comes back with its files', async () => {
    const { code, out, err } = await tool(
      'remove_background',
      '--input',
      '{"picture":"vase"}',
      '--asset',
      'vase=vase.png',
      '--out',
      'cut',
    );
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({
      files: ['design.json', 'preview.png', 'vase-cutout.png', 'vase-mask.png', 'vase-edge.png', 'vase-thumbnail.webp'],
    });
    expect(await sharp(written('cut', 'vase-cutout.png')).metadata()).toMatchObject({
      width: 600,
      height: 400,
      hasAlpha: true,
    });
    const alpha = await sharp(written('cut', 'vase-cutout.png')).extractChannel('alpha').raw().toBuffer();
    expect([alpha[0], alpha[200 * 600 + 300], alpha[399 * 600 + 599]]).toEqual([0, 255, 0]);
    const again = await tool(
      'look',
      '--design',
      'cut/design.json',
      '--asset',
      'vase=vase.png',
      '--asset',
      'mask=cut/vase-mask.png',
      '--asset',
      'edge=cut/vase-edge.png',
      '--out',
      'seen',
    );
    expect(again).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(again.out)).toMatchObject({
      output: { layers: [{ type: 'image', cutout: true }] },
      files: ['design.json', 'preview.png'],
    });
    expect(readFileSync(written('seen', 'preview.png'))).toEqual(readFileSync(written('cut', 'preview.png')));
  });

  test('takes pictures by the names that a design calls them', async () => {
    await tool('add_image', '--input', '{"asset":"vase"}', '--asset', 'vase=vase.png', '--out', 'named');
    const design = designIn('named');
    const [layer] = Object.values(design.layers);
    writeFileSync(
      written('named.json'),
      JSON.stringify({ ...design, layers: { [layer?.id ?? '']: { ...layer, asset: 'vase' } } }),
    );
    expect(
      await tool('look', '--design', 'named.json', '--asset', 'vase=vase.png', '--out', 'named-again'),
    ).toMatchObject({ code: 0, err: '' });
    expect(designIn('named-again')).toEqual(design);
  });

  test('writes an export as its file', async () => {
    const { code } = await tool(
      'export',
      '--input',
      '{"format":"jpg","shorterSide":300,"fileName":"Sale"}',
      '--out',
      'file',
    );
    expect([code, readdirSync(written('file')).sort()]).toEqual([0, ['design.json', 'preview.png', 'sale.jpg']]);
    expect(await sharp(written('file', 'sale.jpg')).metadata()).toMatchObject({ format: 'jpeg', width: 300 });
  });
});

describe(
  'what keeps it from working is one line, names the file or field, and ends with 1',
  { timeout: 300_000 },
  () => {
    test.each<[string, string[], RegExp]>([
      ['no tool', ['--out', 'x'], /^Name a tool: npm run tool/],
      ['an unknown tool', ['paint', '--out', 'x'], /^There is no tool "paint"\. Tools: look, /],
      ['two tools', ['look', 'undo', '--out', 'x'], /"undo" is one word too many/],
      ['no folder', ['look'], /^--out is missing/],
      ['an unknown option', ['look', '--size', '3', '--out', 'x'], /^Unknown option '--size'/],
      ['broken input', ['look', '--input', '{layers', '--out', 'x'], /^--input is not JSON: /],
      ['a wrong field', ['add_text', '--input', '{"text":"a","size":"big"}', '--out', 'x'], /^add_text: .*size/],
      ['a refusal', ['remove_background', '--out', 'x'], /^remove_background: There is no picture on this page/],
      [
        'an asset without a name',
        ['look', '--asset', 'vase.png', '--out', 'x'],
        /^--asset is "vase\.png", but must be name=file/,
      ],
      [
        'an asset that is not there',
        ['look', '--asset', 'a=nowhere.png', '--out', 'x'],
        /^--asset a: there is no file nowhere\.png/,
      ],
      [
        'an asset that is no picture',
        ['look', '--asset', 'a=notes.txt', '--out', 'x'],
        /^--asset a: notes\.txt: Invalid file type/,
      ],
      [
        'an asset given twice',
        ['look', '--asset', 'a=vase.png', '--asset', 'a=vase.png', '--out', 'x'],
        /^--asset a is given twice/,
      ],
      [
        'a design that is not there',
        ['look', '--design', 'nowhere.json', '--out', 'x'],
        /^--design nowhere\.json: there is no file/,
      ],
      ['a broken design', ['look', '--design', 'broken.json', '--out', 'x'], /^--design broken\.json is not JSON: /],
    ])('%s', async (_, parameters, line) => {
      const { code, out, err } = await tool(...parameters);
      expect(err).toMatch(line);
      expect([code, out, err.trim().split('\n')]).toEqual([1, '', [err.trim()]]);
      expect(existsSync(written('x'))).toBe(false);
    });

    test('the process says the same line and no more', async () => {
      const { code, out, err } = await toolProcess('remove_background', '--out', 'x');
      expect([code, out, err]).toEqual([
        1,
        '',
        expect.stringMatching(/^remove_background: There is no picture on this page[^\n]*\n$/),
      ]);
      expect(existsSync(written('x'))).toBe(false);
    });

    test('a design with a wrong field, and one whose picture was not given', async () => {
      await tool('add_image', '--input', '{"asset":"vase"}', '--asset', 'vase=vase.png', '--out', 'good');
      const design = designIn('good');
      writeFileSync(written('wide.json'), JSON.stringify({ ...design, width: 'wide' }));
      const wrong = await tool('look', '--design', 'wide.json', '--asset', 'vase=vase.png', '--out', 'x');
      expect(wrong).toMatchObject({ code: 1, err: expect.stringMatching(/^--design wide\.json: width[^\n]*\n$/) });
      const [id] = Object.keys(design.layers);
      const missing = await tool('look', '--design', 'good/design.json', '--out', 'x');
      expect(missing.err).toMatch(
        new RegExp(`^--design good/design\\.json: layers\\.${id}\\.asset: the picture "[0-9a-f]{64}" is not among`),
      );
    });
  },
);
