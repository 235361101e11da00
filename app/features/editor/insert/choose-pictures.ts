/** The system's file dialog for pictures, from wherever it is opened: a key, the palette, a menu, an empty frame. */
import { IMPORT_LIMITS } from '#app/contracts/upload-limits.ts';
import { acceptHere } from '#app/browser/uploads/use-accept.ts';
import type { Point } from '#design/document/geometry.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { lateCode } from '../loading/late-code.ts';

const withUploads = lateCode(() => import('./upload-picture.ts'));

function choose(multiple: boolean, chosen: (files: File[]) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = multiple ? `${acceptHere()},${IMPORT_LIMITS.accept}` : acceptHere();
  input.multiple = multiple;
  input.addEventListener('change', () => chosen([...(input.files ?? [])]));
  input.click();
}

/** Opens the dialog; the chosen pictures are put on the page, `at` a point or in the middle. */
export function choosePictures(session: EditorSession, at?: Point): void {
  choose(true, (files) => void withUploads(({ addPictures }) => void addPictures(session, files, at)));
}

/** Opens the dialog; the chosen picture replaces a layer's, or fills its empty frame. */
export function chooseReplacement(session: EditorSession, layer: string): void {
  choose(false, ([file]) => {
    if (file) withUploads(({ replacePicture }) => void replacePicture(session, layer, file));
  });
}
