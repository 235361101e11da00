/** Puts pasted contents on the page: layers, pictures, drawings as SVG, words. Reports what can't be pasted. */
import { toast } from '#app/ui/toast-store.ts';
import { LIMITS } from '#design/document/limits.ts';
import { boundsOfLayers, type Point } from '#design/document/geometry.ts';
import { hasHeaderRow } from '#design/tables/clipboard.ts';
import type { TableWish } from '#design/tables/make-table.ts';
import { paletteOf } from '#design/tables/styles.ts';
import { findLayer } from '#design/document/tree.ts';
import { message } from '#messages/message.ts';
import { insertPictureCommand } from '../commands/insert-picture.ts';
import { insertPicturesCommand } from '../commands/insert-pictures.ts';
import { insertTableCommand } from '../commands/insert-table.ts';
import { insertTextCommand } from '../commands/insert-text.ts';
import { pasteCommand, type Clip, type PastePlace } from '../commands/paste.ts';
import { documentColors } from '#design/layout/document-colors.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { pictureOfSvg } from './picture-of-svg.ts';
import { fontsOfWish } from '../tables/fonts-of-wish.ts';
import { pictureOfAsset } from '../insert/picture-of-asset.ts';
import { uploadPictures } from '../insert/picture-uploads.ts';
import { addPictures } from '../insert/upload-picture.ts';
import { assetsOfClip, withoutAssets } from './read-clip.ts';
import type { Pasted } from './pasted.ts';

/** Gap between pictures and the middle of their words, and how low the words may be, as shares of the page's height. */
const GAP = 0.06;
const LOWEST = 0.92;

export async function putPasted(session: EditorSession, pasted: Pasted, place: PastePlace): Promise<void> {
  const at = place.type === 'at' ? place.point : undefined;
  try {
    switch (pasted.type) {
      case 'layers':
        await putLayers(session, pasted.clip, place);
        break;
      case 'files':
        await addPictures(session, await Promise.all(pasted.files.map(drawn)), at);
        break;
      case 'pictures':
        await putPictures(session, pasted, at);
        break;
      case 'svg':
        await addPictures(session, [await pictureOfSvg(pasted.source)], at);
        break;
      case 'table':
        await putTable(session, pasted.rows, at);
        break;
      case 'text':
        session.run(insertTextCommand, { preset: 'body', text: fitting(pasted.text), at });
        if (pasted.elsewhere)
          toast({ title: message('pictures.elsewhere'), description: message('pictures.elsewhereWhatToDo') });
    }
  } catch (error) {
    toast({
      title: message('actions.notPasted'),
      description: error instanceof Error ? error.message : undefined,
      variant: 'destructive',
    });
  }
}

/** A file as a picture that can be uploaded. */
const drawn = async (file: File): Promise<File> =>
  file.type === 'image/svg+xml' ? pictureOfSvg(await file.text()) : file;

/** As much of a text as a layer can hold; a notice says if something was left out. */
function fitting(text: string): string {
  if (text.length > LIMITS.textLength)
    toast({
      title: message('text.pasteCut', { limit: LIMITS.textLength }),
      description: message('text.pasteCutWhatToDo'),
    });
  return text.slice(0, LIMITS.textLength);
}

/**
 * Layers of another design may come from another user, whose pictures only they can see: those are left out, with a
 * notice.
 */
async function putLayers(session: EditorSession, clip: Clip, place: PastePlace): Promise<void> {
  const missing = clip.design === session.designId ? [] : await missingAssets(assetsOfClip(clip));
  const ours = missing.length === 0 ? clip : withoutAssets(clip, new Set(missing));
  if (missing.length > 0)
    toast({ title: message('actions.foreignPictures', { count: missing.length }), variant: 'destructive' });
  if (ours) session.run(pasteCommand, { clip: ours, place });
}

async function missingAssets(assets: readonly string[]): Promise<string[]> {
  const there = await Promise.all(
    assets.map((asset) =>
      fetch(`/api/assets/${asset}?size=64`, { credentials: 'same-origin' }).then(
        (response) => response.status !== 404,
        () => true,
      ),
    ),
  );
  return assets.filter((_, index) => !there[index]);
}

/** Pictures side by side, with their words below. */
async function putPictures(
  session: EditorSession,
  { assets, urls, text }: Extract<Pasted, { type: 'pictures' }>,
  at: Point | undefined,
): Promise<void> {
  const own = await Promise.all(assets.map((asset) => pictureOfAsset(asset)));
  const sent = await uploadPictures(session, await Promise.all(urls.map(fileOfDataUrl)), (picture) =>
    session.run(insertPictureCommand, { picture }),
  );
  const [only, ...more] = [...own, ...sent];
  if (only && more.length === 0) session.run(insertPictureCommand, { picture: only, at });
  else if (only) session.run(insertPicturesCommand, { pictures: [only, ...more], at });
  if (text === '') return;
  const { document, selection } = session.context();
  const below =
    only &&
    boundsOfLayers(selection.flatMap((id) => findLayer(document, id) ?? []).filter((layer) => layer.type !== 'group'));
  const middle = below && {
    x: below.x + below.width / 2,
    y: Math.min(document.height * LOWEST, below.y + below.height + document.height * GAP),
  };
  session.run(insertTextCommand, { preset: 'body', text: fitting(text), at: middle ?? at });
}

async function fileOfDataUrl(url: string): Promise<File> {
  const blob = await (await fetch(url)).blob();
  return new File([blob], 'pasted', { type: blob.type });
}

/** As many of the cells as a table can hold, in the design's colours; a notice says if something was left out. */
async function putTable(session: EditorSession, cells: readonly (readonly string[])[], at: Point | undefined) {
  const rows = cells
    .slice(0, LIMITS.tableRows)
    .map((row) => row.slice(0, LIMITS.tableColumns).map((cell) => cell.slice(0, LIMITS.tableCellLength)));
  const palette = paletteOf(documentColors(session.store.document()));
  const wish: TableWish = {
    rows,
    style: 'boxed',
    headerRow: hasHeaderRow(rows),
    ...(palette && { palette }),
  };
  const { loadNeeds } = await import('#app/browser/fonts/page-fonts.client.ts');
  await loadNeeds(fontsOfWish(wish));
  session.run(insertTableCommand, { wish, ...(at && { at }) });
  if (JSON.stringify(rows) !== JSON.stringify(cells))
    toast({
      title: message('table.pasteCut', { rows: LIMITS.tableRows, columns: LIMITS.tableColumns }),
      description: message('table.pasteCutWhatToDo', { letters: LIMITS.tableCellLength }),
    });
}
