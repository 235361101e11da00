/** The estimate for the dialog's choices, shortly after they were made; null while there is none. */
import { useEffect, useState } from 'react';
import { FILE_FORMATS } from '#tools/files/file-formats.ts';
import { useSession } from '../session/session-context.tsx';
import { canEstimate, SAMPLE_WIDTH, sampleBytes, scaledBytes } from './estimate.ts';
import type { ExportChoice } from './export.machine.ts';

/** Pause of the quality slider before a sample is encoded, ms. */
const REST = 180;

export function useEstimate(
  choice: Pick<ExportChoice, 'format' | 'sizes' | 'pages' | 'transparent'> & { quality: number },
  page: { width: number; height: number },
  pageCount: number,
): number | null {
  const session = useSession();
  const { format, quality, transparent, pages } = choice;
  const sizes = choice.sizes.join();
  const [bytes, setBytes] = useState<number | null>(null);
  useEffect(() => {
    let gone = false;
    setBytes(null);
    if (!canEstimate(format)) return;
    const timer = setTimeout(async () => {
      const sample = session.stage.get()?.paintPage(Math.min(SAMPLE_WIDTH, page.width), { background: !transparent });
      const measured = sample ? await sampleBytes(sample, format, quality) : null;
      if (gone || measured === null || !sample) return;
      const own = Math.min(page.width, page.height);
      const all = sizes
        .split(',')
        .map((side) =>
          scaledBytes(
            measured,
            sample.width * sample.height,
            page.width * page.height * (Number(side) / own) ** 2,
            format,
          ),
        );
      const copies = pages === 'all' ? pageCount : 1;
      const sum = FILE_FORMATS[format].paged ? (all[0] ?? 0) : all.reduce((total, one) => total + one, 0);
      setBytes(sum * copies);
    }, REST);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [session, format, quality, transparent, pages, sizes, page.width, page.height, pageCount]);
  return bytes;
}
