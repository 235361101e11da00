/** Compares the page's looks with a picture next to the transcript. */
import { message } from '#messages/message.ts';
import type { Pixels } from '../play/trace.ts';
import { comparePixels } from './compare-pixels.ts';
import { inWords } from './excerpt.ts';
import { diffLine } from './explain.ts';
import type { Expected, Judge, Scene, Verdict } from './verdict.ts';

/** Shorter side of the pictures that --update writes, px: enough to see a moved word, small enough for a repository. */
const PREVIEW_SIDE = 360;

/** The page after the turn, in the stored size of previews: never enlarged. */
const actualPreview = (
  { page = 1 }: Pick<Expected<'preview'>, 'page'>,
  { evidence, trace: { after } }: Scene,
): Promise<Uint8Array> => evidence.picture('after', page, Math.min(PREVIEW_SIDE, after.width, after.height));

const sizeOf = ({ width, height }: Pixels) => `${width} × ${height}`;
const percent = (share: number) => Math.round(share * 10_000) / 100;

async function decoded(png: Uint8Array, { evidence }: Scene): Promise<Pixels | null> {
  try {
    return await evidence.decode(png);
  } catch {
    return null;
  }
}

export const judgePreview: Judge<'preview'> = async (expected, scene) => {
  const { file, maxDiffRatio, page = 1 } = expected;
  const { evidence, trace } = scene;
  const pages = Object.keys(trace.after.pages).length;
  if (page > pages)
    return {
      kind: 'pixels',
      path: ['page'],
      message: message('judge.preview.noPage', { page, pages }),
      diff: [diffLine('preview.page', page, pages)],
    };
  const kept = await evidence.file(file);
  if (!kept)
    return {
      kind: 'pixels',
      path: ['file'],
      message: message('judge.preview.noFile', { file: inWords(file) }),
      pictures: { after: await actualPreview(expected, scene) },
    };
  const wanted = await decoded(kept, scene);
  if (!wanted)
    return {
      kind: 'pixels',
      path: ['file'],
      message: message('judge.preview.unreadable', { file: inWords(file) }),
      pictures: { after: await actualPreview(expected, scene) },
    };

  const after = await evidence.picture('after', page, Math.min(wanted.width, wanted.height));
  const actual = await evidence.decode(after);
  const pictures: Verdict['pictures'] = { before: kept, after };
  if (actual.width !== wanted.width || actual.height !== wanted.height) {
    const [was, is] = [sizeOf(wanted), sizeOf(actual)];
    return {
      kind: 'pixels',
      message: message('judge.preview.size', { expected: was, actual: is }),
      diff: [diffLine('preview', was, is)],
      pictures,
    };
  }
  const { share, picture } = comparePixels(wanted, actual);
  if (share <= maxDiffRatio) return null;
  const diff = await evidence.encode(picture);
  return {
    kind: 'pixels',
    message: message('judge.preview', { share: percent(share), most: percent(maxDiffRatio) }),
    diff: [diffLine('preview', `≤ ${percent(maxDiffRatio)} %`, `${percent(share)} %`)],
    pictures: { ...pictures, diff },
  };
};
