/** The work of fixing photos: each is fixed where needed, then gets the look. Failures are reported separately. */
import { createDocument, createImageLayer } from '#design/document/create.ts';
import { LIMITS } from '#design/document/limits.ts';
import { firstPage, orderBetween } from '#design/document/tree.ts';
import { applyOperations } from '#design/operations/apply.ts';
import { filtersOfLook } from '#design/looks/looks.ts';
import { message } from '#messages/message.ts';
import type { AssetInfo } from '#tools/contract/ports/assets-port.ts';
import { ToolRefusal } from '#tools/contract/tool.ts';
import type { GenerationContext, GenerationHandler } from '../declaration.ts';
import type { GenerationResults, MadeVariation } from '#app/contracts/generation.ts';
import { GenerationFailure } from '../generation-error.ts';
import { repairedName, repairedVariation } from './repaired-variation.ts';
import type { RetakeInput } from './retake-input.ts';

/** Share of the work on one photo that is done when it is fixed and still gets a look. */
const MENDED = 0.7;
/** Pictures with a look are drawn like pages: no larger. */
const LOOK_PIXELS = 16_000_000;
const LOOK_QUALITY = 93;

export const retakeHandler: GenerationHandler<RetakeInput> = {
  async run(input, context) {
    const { assets: wanted } = input;
    const { signal, progress, done, checkpoint } = context;
    const results: GenerationResults = { variations: [...done.variations], problems: [...done.problems] };
    const finished = new Set([
      ...results.variations.map(({ source }) => source),
      ...results.problems.map(({ source }) => source),
    ]);
    for (const [index, source] of wanted.entries()) {
      if (finished.has(source)) continue;
      const tell = (share: number | null) =>
        progress(
          (index + (share ?? 0)) / wanted.length,
          wanted.length === 1
            ? message('repairs.stage.retake')
            : message('repairs.stage.retakeOf', { number: index + 1, count: wanted.length }),
        );
      tell(0);
      const photo = await context.assets.info(source);
      try {
        if (!photo) throw new ToolRefusal(message('imaging.missing'));
        results.variations.push(await fixed(photo, input, context, tell));
      } catch (error) {
        // For one photo; the others are still to be done.
        if (signal.aborted || !(error instanceof ToolRefusal)) throw error;
        results.problems.push({ source, name: photo?.name ?? '', text: error.message });
      }
      if (index < wanted.length - 1) await checkpoint(results);
    }
    const [first] = results.problems;
    if (results.variations.length === 0 && first) {
      throw new GenerationFailure(
        results.problems.length === 1
          ? first.text
          : message('repairs.noneFixed', { count: results.problems.length, reason: first.text }),
      );
    }
    return results;
  },
};

async function fixed(
  photo: AssetInfo,
  { assets, steps, look, strength }: RetakeInput,
  context: GenerationContext,
  tell: (share: number | null) => void,
): Promise<MadeVariation> {
  const { imaging, signal } = context;
  const part = look === null ? 1 : MENDED;
  // A single photo is examined even if nothing in it may be fixed: its switches show its faults.
  const found =
    steps.length > 0 || assets.length === 1
      ? await imaging.retake(photo.id, steps, {
          signal,
          progress: (share) => tell(share === null ? null : share * part),
        })
      : { picture: null, findings: [] };
  const mended = found.picture ?? photo;
  const picture = look === null ? mended : await withLook(mended, filtersOfLook(look, strength), context);
  const notes =
    picture.width < mended.width
      ? [message('repairs.look.smaller', { width: picture.width, height: picture.height })]
      : [];
  // A photo that needs nothing is its own result.
  if (picture.id === photo.id)
    return {
      asset: photo.id,
      name: photo.name,
      width: photo.width,
      height: photo.height,
      mime: photo.mime,
      source: photo.id,
      findings: found.findings,
    };
  const suffix = look === null ? message('repairs.suffix.retake') : message(`looks.name.${look}`).toLowerCase();
  return {
    ...repairedVariation({ ...picture, name: repairedName(photo.name, suffix) }, photo.id, suffix, notes),
    findings: found.findings,
  };
}

/** The picture drawn with those filters, as the editor would draw it on a page of its size. */
async function withLook(
  picture: AssetInfo,
  filters: ReturnType<typeof filtersOfLook>,
  { rendering, assets, signal }: GenerationContext,
): Promise<AssetInfo> {
  const { id, width, height, mime, name } = picture;
  const scale = Math.min(1, LIMITS.maxDimension / Math.max(width, height), Math.sqrt(LOOK_PIXELS / (width * height)));
  const size = {
    width: Math.max(LIMITS.minDimension, Math.round(width * scale)),
    height: Math.max(LIMITS.minDimension, Math.round(height * scale)),
  };
  const newId = (() => {
    let count = 0;
    return () => `look-${(count += 1)}`;
  })();
  const sheet = createDocument({ ...size, newId, background: { type: 'none' } });
  const page = firstPage(sheet).id;
  const layer = createImageLayer({
    id: newId(),
    parent: page,
    order: orderBetween(null, null),
    asset: id,
    ...size,
    filters,
  });
  const { document } = applyOperations(sheet, [{ type: 'layer.add', layer }]);
  const format = mime === 'image/jpeg' ? 'jpg' : mime === 'image/webp' ? 'webp' : 'png';
  const drawn = await rendering.render(
    { document, page, format, shorterSide: Math.min(size.width, size.height), quality: LOOK_QUALITY, watermark: false },
    signal,
  );
  return assets.store(drawn.bytes, drawn.mime, name);
}
