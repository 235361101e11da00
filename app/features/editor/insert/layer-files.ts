/** Files that can come in as layers or as a picture, waiting for their owner's choice; one session's. */
import type { Point } from '#design/document/geometry.ts';
import { isImportable } from '#app/browser/imports/import-file.ts';
import { createCell, type Cell } from '../session/cell.ts';
import type { EditorSession } from '../session/editor-session.ts';

export interface LayerFile {
  file: File;
  /** Where its picture goes; undefined: where there is room. */
  at?: Point;
}

const cells = new WeakMap<EditorSession, Cell<readonly LayerFile[]>>();

export function layerFilesOf(session: EditorSession): Cell<readonly LayerFile[]> {
  let cell = cells.get(session);
  if (!cell) {
    cell = createCell<readonly LayerFile[]>([]);
    cells.set(session, cell);
  }
  return cell;
}

/** Asks about those of the files that can be imported; returns the others. */
export async function askAboutLayers(session: EditorSession, files: readonly File[], at?: Point): Promise<File[]> {
  const importable = await Promise.all(files.map(isImportable));
  const asked = files.filter((_, index) => importable[index]).map((file): LayerFile => ({ file, at }));
  const cell = layerFilesOf(session);
  if (asked.length > 0) cell.set([...cell.get(), ...asked]);
  return files.filter((_, index) => !importable[index]);
}
