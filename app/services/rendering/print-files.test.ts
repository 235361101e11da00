/** A PDF for print passes a preflight, bleeds over its cut, and says where to cut. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as mupdf from 'mupdf';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDocument, createImageLayer, createShapeLayer, createTextLayer } from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { withLines } from '#design/layout/text-lines.ts';
import type { PrintSetup } from '#tools/contract/ports/rendering-port.ts';
import { preflight } from '#tests/fixtures/preflight.ts';
import { createRendering, type Rendering } from './rendering.server.ts';

const hasGhostscript = existsSync('/usr/bin/gs');
const PHOTO = 'a'.repeat(64);
let rendering: Rendering;
let scratch: string;
let photo: Buffer;

beforeAll(async () => {
  photo = await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#0f6b66' } })
    .png()
    .toBuffer();
  rendering = createRendering({ assetBytes: async (id) => (id === PHOTO ? photo : null), workers: 1 });
  scratch = await mkdtemp(path.join(tmpdir(), 'blend-print-'));
});
afterAll(async () => {
  await rendering?.close();
  if (scratch) await rm(scratch, { recursive: true, force: true });
});

/** A business card: a photograph in its upper half, up to three edges; words in three scripts; see-through and soft things. */
function card(): DesignDocument {
  const document = createDocument({
    width: 1050,
    height: 600,
    background: { type: 'solid', color: '#f4502f' },
    newId: () => 'page',
  });
  const layers = [
    createImageLayer({
      id: 'photo',
      parent: 'page',
      order: 'a1',
      asset: PHOTO,
      x: 0,
      y: 0,
      width: 1050,
      height: 300,
      name: 'photo',
    }),
    createShapeLayer({
      id: 'dot',
      parent: 'page',
      order: 'a2',
      shape: { kind: 'ellipse' },
      x: 700,
      y: 250,
      width: 200,
      height: 200,
      fill: { type: 'solid', color: '#ffffff80' },
      blend: 'multiply',
    }),
    withLines(
      createTextLayer({
        id: 'words',
        parent: 'page',
        order: 'a3',
        text: 'Open daily விற்பனை 🙂',
        x: 60,
        y: 340,
        width: 900,
        fontSize: 64,
        shadow: { color: '#00000080', blur: 8, x: 2, y: 4 },
      } as never),
      rendering.measureText,
    ),
  ];
  return { ...document, layers: Object.fromEntries(layers.map((layer) => [layer.id, layer])) };
}

const file = async (print: PrintSetup, document = card()) =>
  (
    await rendering.render({
      document,
      page: 'page',
      format: 'print-pdf',
      shorterSide: 600,
      quality: 92,
      watermark: false,
      title: 'Visitenkarte <விற்பனை>',
      print,
    })
  ).bytes;

const POINTS = 72 / 25.4;

describe('PDF for print', () => {
  it('passes the preflight, with boxes of the paper, the bleed and the cut', async () => {
    const { problems, boxes, fonts } = await preflight(await file({ bleed: 3, marks: true, width: null }));
    expect(problems).toEqual([]);
    const [{ media, bleed, trim }] = boxes as [(typeof boxes)[number]];
    // 1050 px at 300 an inch.
    expect(trim[2] - trim[0]).toBeCloseTo(252, 2);
    expect(trim[3] - trim[1]).toBeCloseTo(144, 2);
    expect(trim[0] - bleed[0]).toBeCloseTo(3 * POINTS, 2);
    expect(bleed[0] - media[0]).toBeCloseTo(5 * POINTS, 2);
    expect(fonts.some((font) => /Inter/.test(font))).toBe(true);
    expect(fonts.some((font) => /Tamil/.test(font))).toBe(true);
  });

  it('has the paper of the cut page without bleed and marks, and the width that is asked for', async () => {
    const { problems, boxes } = await preflight(await file({ bleed: 0, marks: false, width: 85 }));
    expect(problems).toEqual([]);
    expect(boxes[0]!.media).toEqual(boxes[0]!.trim);
    expect(boxes[0]!.trim[2]).toBeCloseTo(85 * POINTS, 2);
  });

  it('is refused by the preflight where it lacks something', async () => {
    const plain = await rendering.render({
      document: card(),
      page: 'page',
      format: 'vector-pdf',
      shorterSide: 600,
      quality: 92,
      watermark: false,
    });
    const { problems } = await preflight(plain.bytes);
    expect(problems.join()).toMatch(/output intent/);
    expect(problems.join()).toMatch(/TrimBox/);
    expect(problems.join()).toMatch(/XMP/);
  });

  it('has gradients as they are on the page, see-through ones too', async () => {
    const document = createDocument({
      width: 600,
      height: 300,
      background: { type: 'solid', color: '#0f6b66' },
      newId: () => 'page',
    });
    const ground = { parent: 'page', y: 20, width: 260, height: 260 };
    const layers = [
      createShapeLayer({
        ...ground,
        id: 'glow',
        order: 'a1',
        x: 20,
        fill: {
          type: 'radial',
          centerX: 0.3,
          centerY: 0.4,
          radius: 0.8,
          stops: [
            { at: 0, color: '#ffe9a8' },
            { at: 0.6, color: '#f4502f' },
            { at: 1, color: '#f4502f00' },
          ],
        },
      }),
      createShapeLayer({
        ...ground,
        id: 'fade',
        order: 'a2',
        x: 320,
        fill: {
          type: 'linear',
          angle: 30,
          stops: [
            { at: 0, color: '#ffffff' },
            { at: 1, color: '#ffffff00' },
          ],
        },
      }),
    ];
    const page = { ...document, layers: Object.fromEntries(layers.map((layer) => [layer.id, layer])) };
    const shot = { document: page, page: 'page', shorterSide: 300, quality: 92, watermark: false };
    const seen = await rendering.render({ ...shot, format: 'png' });
    const opened = mupdf.Document.openDocument(
      await file({ bleed: 0, marks: false, width: null }, page),
      'application/pdf',
    ).loadPage(0);
    const [left = 0, top = 0, right = 0, bottom = 0] = opened.getBounds();
    const scale = 600 / (right - left);
    const printed = opened.toPixmap([scale, 0, 0, scale, -left * scale, -top * scale], mupdf.ColorSpace.DeviceRGB);
    expect(Math.round((bottom - top) * scale)).toBe(300);
    const [one, other] = await Promise.all(
      [seen.bytes, printed.asPNG()].map((bytes) =>
        sharp(bytes).resize(600, 300, { fit: 'fill' }).removeAlpha().raw().toBuffer(),
      ),
    );
    const differences = Array.from(one!, (value, at) => Math.abs(value - other![at]!)).toSorted((a, b) => b - a);
    // One in a hundred: the edges of the shapes.
    expect(differences[Math.round(differences.length / 100)]).toBeLessThanOrEqual(6);
  });

  describe.runIf(hasGhostscript)('drawn by Ghostscript', () => {
    async function drawn(print: PrintSetup, dpi = 150) {
      const name = path.join(scratch, 'card.pdf');
      await writeFile(name, await file(print));
      const said = execFileSync(
        'gs',
        [
          '-q',
          '-dNOPAUSE',
          '-dBATCH',
          '-dSAFER',
          '-dPDFSTOPONERROR',
          '-sDEVICE=png16m',
          `-r${dpi}`,
          '-o',
          path.join(scratch, 'card.png'),
          name,
        ],
        { encoding: 'utf8' },
      );
      expect(said).toBe('');
      const { data, info } = await sharp(await readFile(path.join(scratch, 'card.png')))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const at = (x: number, y: number) => [
        ...data.subarray((Math.round(y) * info.width + Math.round(x)) * 3).subarray(0, 3),
      ];
      return { at, width: info.width, height: info.height, mm: dpi / 25.4 };
    }
    const near = (color: number[], wanted: number[]) =>
      color.every((value, index) => Math.abs(value - wanted[index]!) <= 24);

    it('goes on beyond the cut, in the colors of the page', async () => {
      const { at, width, height, mm } = await drawn({ bleed: 3, marks: true, width: null });
      // 5 mm for the marks, 3 mm of bleed: 1 mm into the bleed from the paper.
      const edge = 6 * mm;
      expect(near(at(edge, height * 0.3), [15, 107, 102])).toBe(true);
      expect(near(at(width / 2, edge), [15, 107, 102])).toBe(true);
      expect(near(at(width / 2, height - edge), [244, 80, 47])).toBe(true);
      expect(near(at(width - edge, height * 0.8), [244, 80, 47])).toBe(true);
      expect(at(2 * mm, height / 2)).toEqual([255, 255, 255]);
    });

    it('marks the cut outside the bleed', async () => {
      const { at, width, mm } = await drawn({ bleed: 3, marks: true, width: null }, 600);
      const darkest = (y: number) => Math.min(...Array.from({ length: 12 }, (_, step) => at(8 * mm - 6 + step, y)[0]!));
      expect(darkest(2.5 * mm)).toBeLessThan(120);
      expect(at(width / 2, 2.5 * mm)).toEqual([255, 255, 255]);
    });
  });
});
