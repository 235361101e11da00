/** The work of a try-on: a garment or jewel on a person, as one picture and as a design of its layers. */
import { randomUUID } from 'node:crypto';
import { createDocument, createImageLayer } from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { firstPage, orderBetween } from '#design/document/tree.ts';
import { applyOperations } from '#design/operations/apply.ts';
import { message } from '#messages/message.ts';
import type { AssetInfo } from '#tools/contract/ports/assets-port.ts';
import type { TriedOn } from '#tools/contract/ports/try-on-port.ts';
import { isClothing } from '#tools/contract/try-on-kinds.ts';
import { CUT_OUT, SEEN } from '#app/services/try-on/shares.ts';
import { TryOnFlagged } from '#app/services/try-on/minors.ts';
import type { GenerationContext, GenerationHandler } from '../declaration.ts';
import { GenerationFailure, GenerationFlagged } from '../generation-error.ts';
import type { TryOnResult } from '#app/contracts/generation.ts';
import { pageSize, titleOfResult } from '../result-design.ts';
import { isSameTryOn, tryOnInput, type TryOnInput } from './try-on-input.ts';

export const tryOnHandler: GenerationHandler<TryOnInput> = {
  async run(input, context) {
    const { tryOns, assets, signal, progress } = context;
    await assertAdjusts(input, context);
    const who = await personOf(input, context);
    const stageAt = (share: number | null) =>
      message(
        share === null
          ? 'tryOn.stage.hosted'
          : share < SEEN
            ? 'tryOn.stage.seeing'
            : share < CUT_OUT
              ? 'tryOn.stage.cutting'
              : 'tryOn.stage.putting',
      );
    progress(0, stageAt(0));
    const made = await tryOns
      .make(
        {
          person: who.asset,
          garment: input.garment,
          kind: input.type,
          ...(input.isSure && { isSure: true }),
          dragged: input.dragged,
          isMinor: who.isMinor,
          words: input.words,
        },
        { signal, progress: (share) => progress(share, stageAt(share)) },
      )
      .catch((error: unknown) => {
        throw error instanceof TryOnFlagged
          ? new GenerationFlagged(error.message, input.model === null ? [] : [who.asset])
          : error;
      });
    const photo = await assets.info(who.asset);
    if (!photo) throw new GenerationFailure(message('tryOn.pleasePerson'));
    const { flat, notes } = made;
    const design = designOf(photo, made);
    return {
      variations: [
        {
          asset: flat.id,
          name: flat.name,
          width: flat.width,
          height: flat.height,
          mime: flat.mime,
          source: who.asset,
          tryOn: resultOf(made, isClothing(input.type)),
          ...(design && { design }),
          ...(notes.length > 0 && { notes: notes.map((note) => message(`tryOn.note.${note}`)) }),
        },
      ],
      problems: [],
    };
  },
};

/** A free request has to be a real adjustment. */
async function assertAdjusts(input: TryOnInput, { earlier }: GenerationContext): Promise<void> {
  if (input.adjusts === null) return;
  const before = await earlier(input.adjusts);
  // A hosted model's result has no handles: another picture of it would be a new one.
  const hasHandles = before?.variations.some(({ tryOn }) => tryOn !== undefined && tryOn.handles.length > 0) ?? false;
  const asked =
    before?.kind === 'try-on' && before.state === 'succeeded' && hasHandles ? tryOnInput.safeParse(before.input) : null;
  if (!asked?.success || !isSameTryOn(asked.data, input)) throw new GenerationFailure(message('tryOn.nothingToAdjust'));
}

async function personOf(
  { person, model, type }: TryOnInput,
  { modelPhoto }: GenerationContext,
): Promise<{ asset: string; isMinor: boolean | null }> {
  if (model === null) return { asset: person ?? '', isMinor: null };
  const photo = await modelPhoto(model, type);
  if (!photo) throw new GenerationFailure(message('tryOn.modelGone'));
  return photo;
}

/** What the screen needs for dragging handles. */
function resultOf({ garment, front, handles }: TriedOn, isBent: boolean): TryOnResult {
  const layer = (made: TriedOn['garment']) =>
    made && { asset: made.asset.id, x: made.x, y: made.y, width: made.width, height: made.height };
  return {
    garment: layer(garment),
    front: layer(front),
    handles: handles.map(({ id, from, to }) => ({ id, x: to.x, y: to.y, ...(isBent && { from }) })),
  };
}

/** Photo, garment and what is in front of it as layers; null: there is only one picture. */
export function designOf(photo: AssetInfo, { garment, front, flat }: TriedOn): DesignDocument | null {
  if (!garment) return null;
  const size = pageSize(photo.width, photo.height);
  const [across, down] = [size.width / photo.width, size.height / photo.height];
  const empty = createDocument({ ...size, newId: randomUUID, background: { type: 'none' } });
  const { id: parent } = firstPage(empty);
  const parts = [
    { asset: photo.id, name: titleOfResult(photo), x: 0, y: 0, width: photo.width, height: photo.height },
    ...[garment, front].flatMap((part) =>
      part ? [{ ...part, asset: part.asset.id, name: titleOfResult(part.asset) }] : [],
    ),
  ];
  let order: string | null = null;
  const operations = parts.map(({ asset, name, x, y, width, height }) => {
    order = orderBetween(order, null);
    return {
      type: 'layer.add' as const,
      layer: createImageLayer({
        id: randomUUID(),
        parent,
        order,
        name: name || titleOfResult(flat),
        asset,
        x: x * across,
        y: y * down,
        width: width * across,
        height: height * down,
      }),
    };
  });
  return applyOperations(empty, operations).document;
}
