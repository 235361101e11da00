/** The browser's half of the visual test: draws the same view on a canvas of the page and returns its pixels as PNG. */
import * as fabric from 'fabric';
import type { DesignDocument } from '#design/document/document.ts';
import type { FontStyle } from '#design/document/measure.ts';
import { createFontLoader } from '#app/browser/fonts/font-loader.client.ts';
import { createMeasureText } from '#design/fabric/measure-text.ts';
import { RARE_PAINTERS } from '#design/fabric/paint/rare-painters.ts';
import { createView } from '#design/fabric/view.ts';
import { atomsOf } from '#design/layout/break-points.ts';
import { fontsOf, fontsOfText, loadFonts } from '#design/layout/page-fonts.ts';

export interface BrowserJob {
  document: DesignDocument;
  page: string;
  /** Result size as a multiple of the page. */
  scale: number;
  /** Asset id → address on the test's own server, and the picture's own size. */
  assets: Record<string, { address: string; width: number; height: number }>;
}

export interface BrowserResult {
  /** Base64. */
  png: string;
  problems: string[];
}

/** Widths, to compare how both sides measure. */
export type MeasureJob = ({ text: string } & FontStyle)[];

const fontLoader = createFontLoader(document);
const measure = createMeasureText(() => document.createElement('canvas').getContext('2d')!);

async function draw(job: BrowserJob): Promise<BrowserResult> {
  await loadFonts(fontsOf(job.document, job.page), fontLoader);
  const element = document.createElement('canvas');
  const width = Math.round(job.document.width * job.scale);
  const height = Math.round(job.document.height * job.scale);
  const canvas = new fabric.StaticCanvas(element, {
    width,
    height,
    renderOnAddRemove: false,
    enableRetinaScaling: false,
  });
  canvas.viewportTransform = [job.scale, 0, 0, job.scale, 0, 0];
  const view = createView(fabric, {
    canvas,
    measure,
    scale: job.scale,
    headroom: 1,
    rare: () => RARE_PAINTERS,
    sources: {
      async picture(asset, wantedSide) {
        const source = job.assets[asset];
        if (!source) throw new Error('missing');
        const answer = await fetch(`${source.address}?side=${wantedSide}`);
        const image = await createImageBitmap(await answer.blob());
        return {
          image,
          width: image.width,
          height: image.height,
          naturalWidth: source.width,
          naturalHeight: source.height,
        };
      },
    },
  });
  const problems = await view.show(job.document, job.page);
  canvas.renderAll();
  const png = element.toDataURL('image/png').split(',')[1]!;
  view.dispose();
  await canvas.dispose();
  return { png, problems: problems.map((problem) => `${problem.asset}: ${problem.reason}`) };
}

async function widths(job: MeasureJob): Promise<number[]> {
  await loadFonts(
    job.flatMap((style) => fontsOfText(style.text, style)),
    fontLoader,
  );
  return job.map((style) => measure(style.text, style));
}

/** Where a line may begin, by the design's own rules and this browser's words. UTF-16 offsets. */
const lineStarts = (text: string): number[] => atomsOf(text, 0).map(({ start }) => start);

Object.assign(window, { draw, widths, lineStarts });
