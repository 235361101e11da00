/** The job on a file of layers: reads it into nodes that fit a design. It runs in the processes that inspect files. */
import type { ImportRefusal } from '#app/contracts/asset-error.ts';
import { sniffLayers } from '#app/contracts/sniff.ts';
import { withBackground } from './background.ts';
import { ImportRefused, type ImportedFile } from './imported.ts';
import { withPictures } from './with-pictures.ts';
import { reduceFile, type DrawPage } from './reduce.ts';

export interface LayersInput {
  bytes: Uint8Array;
}

export type LayersAnswer = { refused: ImportRefusal } | { file: ImportedFile };

interface ReadFile {
  file: ImportedFile;
  drawPage: DrawPage;
}

/** Each kind's reader is loaded with the first file of the kind. */
async function read(bytes: Uint8Array): Promise<ReadFile> {
  switch (sniffLayers(bytes)) {
    case 'svg': {
      const { readSvg, drawSvg } = await import('./svg/read-svg.ts');
      return { file: await readSvg(bytes), drawPage: () => drawSvg(bytes) };
    }
    case 'pdf': {
      const { readPdf, drawPdfPage } = await import('./pdf/read-pdf.ts');
      return { file: await readPdf(bytes), drawPage: (page) => drawPdfPage(bytes, page) };
    }
    case 'pptx': {
      const { readPptx } = await import('./pptx/read-pptx.ts');
      return { file: await readPptx(bytes), drawPage: () => Promise.resolve(null) };
    }
    default:
      throw new ImportRefused('import_unreadable');
  }
}

export async function inspectLayers({ bytes }: LayersInput): Promise<LayersAnswer> {
  try {
    const { file, drawPage } = await read(bytes);
    for (const page of file.pages) page.nodes = page.nodes.flatMap(withPictures);
    file.pages = file.pages.map(withBackground);
    await reduceFile(file, drawPage);
    if (file.pages.every(({ nodes, background }) => nodes.length === 0 && !background))
      throw new ImportRefused('import_empty');
    if (file.pages.length === 1) for (const found of Object.values(file.losses)) found.pages = [];
    return { file };
  } catch (error) {
    if (error instanceof ImportRefused) return { refused: error.code };
    throw error;
  }
}
