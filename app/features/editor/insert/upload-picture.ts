/** Uploads pictures and puts them on the page, or one of them into a frame. Progress is shown by upload-note.tsx. */
import type { Point } from '#design/document/geometry.ts';
import { findLayer } from '#design/document/tree.ts';
import { replacePictureCommand } from '../commands/fill-frame.ts';
import { insertPictureCommand, type UploadedPicture } from '../commands/insert-picture.ts';
import { insertPicturesCommand } from '../commands/insert-pictures.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { askAboutLayers } from './layer-files.ts';
import { uploadPictures } from './picture-uploads.ts';

/**
 * Uploads pictures and adds them in one step, several side by side: around a point of the page, or its center. Asks
 * about files that can be imported as layers.
 */
export async function addPictures(session: EditorSession, files: readonly File[], at?: Point): Promise<void> {
  const add = (picture: UploadedPicture): void => session.run(insertPictureCommand, { picture, at });
  const plain = await askAboutLayers(session, files, at);
  const pictures = await uploadPictures(session, plain, add);
  const [only, ...more] = pictures;
  if (only && more.length === 0) add(only);
  else if (only) session.run(insertPicturesCommand, { pictures, at });
}

/** Uploads a picture and replaces a layer's with it; adds it to the page if that layer is gone meanwhile. */
export async function replacePicture(session: EditorSession, layer: string, file: File): Promise<void> {
  const put = (picture: UploadedPicture): void => {
    if (findLayer(session.store.document(), layer)?.type === 'image')
      session.run(replacePictureCommand, { id: layer, picture });
    else session.run(insertPictureCommand, { picture });
  };
  const [picture] = await uploadPictures(session, [file], put);
  if (picture) put(picture);
}
