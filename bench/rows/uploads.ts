/** Uploads: a photo and a song, alone and while another user's file occupies its process as long as allowed. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import sharp from 'sharp';
import { inspectHere } from '#app/services/inspection/inspection-handlers.ts';
import { createInspections } from '#app/services/inspection/inspections.server.ts';
import type { Row } from '../measure.ts';

/** A phone's photo of 12 megapixels, rotated by its metadata: about 3 MB. */
async function photo(): Promise<Uint8Array> {
  const grain = await sharp({
    create: {
      width: 1000,
      height: 750,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .png()
    .toBuffer();
  return new Uint8Array(
    await sharp(grain).resize(4000, 3000).withMetadata({ orientation: 6 }).jpeg({ quality: 88 }).toBuffer(),
  );
}

/** Four minutes of MP3 at 128 kbit/s: 3.8 MB of frames of MPEG 1 layer III. */
function song(): Uint8Array {
  const file = new Uint8Array(417 * 9_200);
  for (let at = 0; at < file.length; at += 417) file.set([0xff, 0xfb, 0x90, 0xc0], at);
  return file;
}

/** AAC in two million frames of seven bytes, each of which is stored, so that it hits the limits. */
function hostile(): Uint8Array {
  const file = new Uint8Array(7 * 2_100_000);
  for (let at = 0; at < file.length; at += 7) file.set([0xff, 0xf1, 0x50, 0x80, 0x00, 0xe0, 0xfc], at);
  return file;
}

export const uploads: Row = {
  name: 'uploads',
  about:
    'A 3 MB photo and a song opened in the pool, alone and beside hostile files of somebody else. Floor: the same work in this process. Delay: p99 of the event loop during the calls of ours.',
  async run(measure, { full }) {
    const pool = createInspections({ report: () => undefined });
    const files = { photo: ['picture', await photo()], song: ['music', song()] } as const;
    const bad = hostile();
    let isOver = false;
    const attack = async (): Promise<void> => {
      while (!isOver) await pool.inspect('music', { bytes: bad }, 'mallory').catch(() => undefined);
    };
    try {
      for (const beside of ['alone', 'beside hostile files'] as const) {
        const attacks = beside === 'alone' ? [] : [attack(), attack()];
        for (const [what, [name, bytes]] of Object.entries(files)) {
          const delays: number[] = [];
          await measure({
            size: `${what}, ${beside}`,
            repetitions: full ? 25 : 9,
            async ours() {
              const delay = monitorEventLoopDelay({ resolution: 5 });
              delay.enable();
              await pool.inspect(name, { bytes }, 'ada');
              delay.disable();
              delays.push(delay.percentile(99) / 1e6);
            },
            floor: () => inspectHere(name, { bytes }),
            further: () => ({ 'delay, ms': Math.round(delays.toSorted((a, b) => a - b)[delays.length >> 1] ?? 0) }),
          });
        }
        isOver = true;
        await Promise.all(attacks);
        isOver = false;
      }
    } finally {
      isOver = true;
      await pool.close();
    }
  },
};
