/** The work of text behind a subject: cuts out the subject once, then sets, places and renders each look. */
import { randomUUID } from 'node:crypto';
import { createDocument, createImageLayer, createTextLayer } from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { Layer, TextLayer } from '#design/document/layers.ts';
import { firstPage, orderBetween } from '#design/document/tree.ts';
import { PAPER } from '#design/layout/contrast.ts';
import { applyOperations } from '#design/operations/apply.ts';
import { message } from '#messages/message.ts';
import { placeBehind } from '#tools/page/behind-place.ts';
import type { AssetInfo } from '#tools/contract/ports/assets-port.ts';
import type { Cutout } from '#tools/contract/ports/imaging-port.ts';
import { maskFrom } from '#tools/contract/cutout-mask.ts';
import { inkOn, shadowFor } from '#tools/page/background.ts';
import { subjectBox } from '#tools/page/subject-box.ts';
import { ToolRefusal } from '#tools/contract/tool.ts';
import type { GenerationContext, GenerationHandler } from '../declaration.ts';
import type { GenerationResults } from '#app/contracts/generation.ts';
import { pageSize, titleOfResult } from '../result-design.ts';
import { legibleInk, seePhoto, type SeenPhoto } from './photo-colors.ts';
import { SIZES, type TextLook, type TextOnImageInput } from './text-on-image-input.ts';

/** Share of the work that is done when the subject is cut out. */
const CUT = 0.6;
/** Shorter side of the suggestions, px. Downloads are exports of the design, as plans allow. */
const SHOWN = 720;
const QUALITY = 88;

export const textOnImageHandler: GenerationHandler<TextOnImageInput> = {
  async run({ asset, text, looks }, context) {
    const { assets, imaging, rendering, signal, progress, done, checkpoint } = context;
    const results: GenerationResults = { variations: [...done.variations], problems: [] };
    progress(0, message('generation.stage.cuttingOut'));
    const [picture, bytes] = await Promise.all([assets.info(asset), assets.bytes(asset)]);
    if (!picture || !bytes) throw new ToolRefusal(message('imaging.missing'));
    const cutout = await imaging.cutOut(asset, {
      signal,
      progress: (share) => progress((share ?? 0) * CUT, message('generation.stage.cuttingOut')),
    });
    const photo = await seePhoto(bytes);
    for (let index = results.variations.length; index < looks.length; index += 1) {
      const look = looks[index];
      if (!look) break;
      progress(
        CUT + ((1 - CUT) * index) / looks.length,
        looks.length === 1
          ? message('textOnImage.stage.setting')
          : message('textOnImage.stage.settingOf', { number: index + 1, count: looks.length }),
      );
      const design = designBehind({ picture, cutout, photo, text, look }, context);
      const { id: page } = firstPage(design);
      const made = await rendering.render(
        {
          document: design,
          page,
          format: 'jpg',
          shorterSide: Math.min(SHOWN, design.width, design.height),
          quality: QUALITY,
          watermark: false,
        },
        signal,
      );
      const name = `${titleOfResult(picture).slice(0, 80)} ${text.replace(/\s+/g, ' ')}`.trim();
      const shown = await assets.store(made.bytes, made.mime, `${name}.jpg`);
      results.variations.push({
        asset: shown.id,
        name: shown.name,
        width: made.width,
        height: made.height,
        mime: made.mime,
        source: asset,
        mask: cutout.mask.id,
        design,
      });
      if (index < looks.length - 1) await checkpoint(results);
    }
    return results;
  },
};

export interface BehindInput {
  picture: AssetInfo;
  cutout: Cutout;
  photo: SeenPhoto;
  text: string;
  look: TextLook;
}

/** The picture as a page of its own shape: photo, words, and the subject once more above them. */
export function designBehind(
  { picture, cutout, photo, text, look }: BehindInput,
  { measureText }: Pick<GenerationContext, 'measureText'>,
): DesignDocument {
  const size = pageSize(picture.width, picture.height);
  const empty = createDocument({ ...size, newId: randomUUID, background: { type: 'solid', color: PAPER } });
  const parent = firstPage(empty).id;
  const orders = [orderBetween(null, null)];
  for (let n = 0; n < 2; n += 1) orders.push(orderBetween(orders.at(-1) ?? null, null));
  const [below = '', between = '', above = ''] = orders;
  const room = { x: 0, y: 0, ...size };
  const name = titleOfResult(picture);
  const back = {
    ...createImageLayer({ id: randomUUID(), parent, order: below, name, asset: picture.id, ...room }),
    asset: picture.id,
  };
  const plain = createTextLayer({
    id: randomUUID(),
    parent,
    order: between,
    text,
    fontFamily: look.font,
    fontWeight: look.weight,
    letterCase: look.letterCase,
    align: 'center',
    lineHeight: 1.02,
  });
  const filled = Math.min(1, cutout.coverage / Math.max(1e-6, cutout.subject.width * cutout.subject.height));
  const place = look.place === 'auto' ? undefined : look.place;
  const { layer: set } = placeBehind(
    plain,
    { room, subject: subjectBox(back, cutout), filled, place, largest: SIZES[look.size] },
    measureText,
  );
  const front = createImageLayer({
    id: randomUUID(),
    parent,
    order: above,
    name: message('tools.textBehind.front', { name }).slice(0, 120),
    asset: picture.id,
    ...room,
    mask: maskFrom(cutout),
  });
  const layers: Layer[] = [back, inked(set, look, photo, size), front];
  return applyOperations(
    empty,
    layers.map((layer) => ({ type: 'layer.add', layer })),
  ).document;
}

/** The words in their color, with a shadow if they would be lost on the photo. */
function inked(
  text: TextLayer,
  { colour }: TextLook,
  photo: SeenPhoto,
  { width, height }: { width: number; height: number },
): TextLayer {
  const { color: behind, busy } = photo.background({
    x: text.x / width,
    y: text.y / height,
    width: text.width / width,
    height: text.height / height,
  });
  const background = { colors: [behind], busy };
  const own =
    colour === 'photo' ? photo.colors[0] : colour === 'photo-other' ? (photo.colors[1] ?? photo.colors[0]) : undefined;
  const color = colour.startsWith('#') ? colour : own ? legibleInk(own, behind) : inkOn(background);
  return { ...text, fill: { type: 'solid', color }, shadow: shadowFor(color, background, text.fontSize) };
}
