/** The estimate of a page before it is drawn, against the cost of drawing it in a separate process. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { renderCost } from '#app/services/rendering/render-cost.ts';
import { createServerMeasure, fontLatch } from '#app/services/rendering/server-fonts.ts';
import type { PictureFormat } from '#tools/contract/ports/rendering-port.ts';
import { heavyPage, type HeavyKind } from '../heavy-pages.ts';
import type { Row } from '../measure.ts';

interface Case {
  kind: HeavyKind;
  layers: number;
  nested?: number;
  side?: number;
  format?: PictureFormat;
}

const CASES: readonly Case[] = [
  { kind: 'plain', layers: 0 },
  { kind: 'plain', layers: 0, side: 4000 },
  { kind: 'plain', layers: 0, side: 2160, format: 'webp' },
  { kind: 'plain', layers: 40 },
  { kind: 'plain', layers: 10, nested: 8 },
  { kind: 'hard shadow', layers: 20 },
  { kind: 'hard shadow', layers: 60, side: 2160 },
  { kind: 'soft shadow', layers: 40 },
  { kind: 'reflection', layers: 20 },
  { kind: 'translucent', layers: 20 },
  { kind: 'photos', layers: 4 },
  { kind: 'blurred photos', layers: 4 },
  { kind: 'recoloured photos', layers: 4 },
  { kind: 'sharpened photos', layers: 4 },
  { kind: 'brushed photos', layers: 2 },
  { kind: 'cut out with a border', layers: 2 },
  { kind: 'on the ground', layers: 10 },
  { kind: 'long texts', layers: 20 },
  { kind: 'texts with echoes', layers: 10 },
  { kind: 'drawings', layers: 5 },
  { kind: 'tables', layers: 5 },
];
const FULL: readonly Case[] = [
  { kind: 'hard shadow', layers: 480, side: 4000 },
  { kind: 'blurred photos', layers: 40, side: 2160 },
  { kind: 'cut out with a border', layers: 20, side: 4000 },
];

const run = promisify(execFile);
const megabytes = (bytes: number) => Math.round(bytes / 1e6);

export const estimates: Row = {
  name: 'estimates',
  about:
    'A costly page in a process of its own. Floor: an empty page there. Further: memory beyond that of the process at rest and processor time, estimated from the document and measured.',
  async run(measure, { full }) {
    const measureText = createServerMeasure(fontLatch());
    const draw = async (kind: HeavyKind, layers: number, nested: number, side: number, format: PictureFormat) => {
      const { stdout } = await run(process.execPath, [
        '--disable-warning=ExperimentalWarning',
        'bench/draw-one-page.ts',
        kind,
        ...[layers, nested, side].map(String),
        format,
      ]);
      return JSON.parse(stdout) as { bytes: number; work: number };
    };
    for (const { kind, layers, nested = 0, side = 1080, format = 'png' } of [...CASES, ...(full ? FULL : [])]) {
      const { document, page } = heavyPage(kind, layers, measureText, nested);
      const estimate = renderCost({ document, pages: [page], format, width: side, height: side });
      let taken = { bytes: 0, work: 0 };
      await measure({
        size: `${layers} ${kind}${nested > 0 ? ` in ${nested} groups` : ''}, ${side} ${format}`,
        repetitions: 3,
        slow: true,
        ours: async () => (taken = await draw(kind, layers, nested, side, format)),
        floor: () => draw('plain', 0, 0, side, format),
        further: () => ({
          'memory estimated, MB': megabytes(estimate.bytes),
          'memory measured, MB': megabytes(taken.bytes),
          'work estimated, ms': Math.round(estimate.work),
          'work measured, ms': Math.round(taken.work),
        }),
      });
    }
  },
};
