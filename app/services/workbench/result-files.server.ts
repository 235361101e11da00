/** A workbench run's output files: the design, a preview, every new asset, cutouts as pictures. */
import type { PictureLayer } from '#design/document/layers.ts';
import { isPicture } from '#design/document/is-picture.ts';
import { cleanName, nameForMime } from '#app/services/assets/file-name.ts';
import { cutoutPicture } from '#app/services/imaging/cutout-picture.server.ts';
import type { Workbench } from './workbench.server.ts';

export interface ResultFile {
  name: string;
  bytes: Uint8Array;
}

const PREVIEW_SIDE = 1080;

const json = (value: unknown) => new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);

/**
 * A layer's whole picture as its mask leaves it, at the picture's own size: PNG with alpha. Brush strokes on the mask
 * belong to the design.
 */
async function cutoutOf(layer: PictureLayer, { assets }: Workbench): Promise<Uint8Array | null> {
  const [picture, mask, colours] = [layer.asset, layer.mask?.asset, layer.mask?.colours].map((id) =>
    id ? assets.get(id)?.bytes : undefined,
  );
  return picture && mask ? cutoutPicture(picture, mask, colours ?? null) : null;
}

/**
 * All files of a finished run, with unique names.
 * @param before ids of the assets that were there before the run
 * @param page the current page
 */
export async function resultFiles(bench: Workbench, before: ReadonlySet<string>, page: string): Promise<ResultFile[]> {
  const files: ResultFile[] = [];
  const taken = new Set<string>();
  const add = (wanted: string, bytes: Uint8Array) => {
    const [, stem = wanted, extension = ''] =
      /^(.*?)(\.[a-z0-9]{2,5})?$/i.exec(cleanName(wanted).replace(/ /g, '-')) ?? [];
    let name = `${stem}${extension}`;
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${stem}-${count}${extension}`;
    taken.add(name.toLowerCase());
    files.push({ name, bytes });
  };
  add('design.json', json(bench.document));
  add('preview.png', await bench.preview(page, PREVIEW_SIDE));
  for (const { id, document } of bench.created) add(`${id}.json`, json(document));
  for (const layer of Object.values(bench.document.layers)) {
    if (!isPicture(layer) || !layer.mask?.asset || before.has(layer.mask.asset)) continue;
    const picture = await cutoutOf(layer, bench);
    const stem = (bench.assets.get(layer.asset)?.info.name ?? 'picture').replace(/\.[a-z0-9]{2,5}$/i, '');
    if (picture) add(`${stem}-cutout.png`, picture);
  }
  for (const [id, { info, bytes }] of bench.assets) if (!before.has(id)) add(nameForMime(info.name, info.mime), bytes);
  return files;
}
