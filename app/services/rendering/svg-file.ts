/**
 * One page as an SVG. The canvas library writes the outlines; each picture is drawn as a tiny placeholder and inserted
 * afterwards, once however often it is shown. None of the document's own words get into the file: letters are outlines,
 * too.
 */
import { createCanvas, SvgExportFlag, type Canvas } from './canvas-library.ts';
import sharp from 'sharp';
import { mendEmojiJoins } from './emoji-joins.ts';
import { encodeCanvas, isOpaqueCanvas } from './encode.ts';
import { withPage, type Drawing } from './page-on-view.ts';
import type { Drawn, RenderJob } from './render-job.ts';
import { createTrim } from './trimmed-picture.ts';
import { vectorPaper, type Embedded } from './vector-context.ts';
import { paintVectorPage } from './vector-page.ts';

/** Side of a placeholder, units. */
const STAND_IN = 8;

const LIMITS = { blending: false, emoji: false, tiles: false };

/** Draws and writes the job's first page. `quality`: of opaque pictures inside, 1..100. */
export async function svgOfPage(job: RenderJob, page: string, drawing: Drawing): Promise<Drawn> {
  const pictures = new Map<CanvasImageSource, Canvas>();
  return withPage(job, page, drawing, { paintsOnce: true, keepsBitmaps: true }, async (shown) => {
    const canvas = createCanvas(job.width, job.height, SvgExportFlag.ConvertTextToPaths);
    const own = canvas.getContext('2d');
    mendEmojiJoins(own);
    const embed = (image: CanvasImageSource): Embedded => {
      const standIn = pictures.get(image) ?? createStandIn(pictures.size);
      pictures.set(image, standIn);
      const { width, height } = image as { width: number; height: number };
      return { image: standIn as unknown as CanvasImageSource, scaleX: STAND_IN / width, scaleY: STAND_IN / height };
    };
    const paper = vectorPaper({
      context: own,
      width: job.width,
      height: job.height,
      unit: 1,
      trim: createTrim(),
      embed,
    });
    const flattened = paintVectorPage(paper, shown, LIMITS, job.watermark);
    const inside: string[] = [];
    // One by one: a page may have hundreds, each with megabytes of pixels while it is encoded.
    for (const picture of pictures.keys())
      inside.push(await pictureElement(picture as unknown as Canvas, inside.length, job.quality));
    const svg = await putIn(canvas.getContent().toString('utf8'), inside);
    return { bytes: Buffer.from(inPageUnits(svg, job), 'utf8'), flattened, problems: shown.problems };
  });
}

/** A bitmap that encodes its number as its color. */
function createStandIn(index: number): Canvas {
  const canvas = createCanvas(STAND_IN, STAND_IN);
  const context = canvas.getContext('2d');
  context.fillStyle = `rgb(${index >> 16}, ${(index >> 8) & 255}, ${index & 255})`;
  context.fillRect(0, 0, STAND_IN, STAND_IN);
  return canvas;
}

async function pictureElement(canvas: Canvas, index: number, quality: number): Promise<string> {
  const [format, mime] = isOpaqueCanvas(canvas) ? (['jpg', 'image/jpeg'] as const) : (['png', 'image/png'] as const);
  const data = Buffer.from(await encodeCanvas(canvas, format, quality)).toString('base64');
  return `<image id="picture-${index}" width="${STAND_IN}" height="${STAND_IN}" preserveAspectRatio="none" xlink:href="data:${mime};base64,${data}"/>`;
}

const STAND_IN_ELEMENT = /<image id="(img_[0-9a-f]+)"[^<>]*? xlink:href="data:image\/png;base64,([^"]*)"\/>/g;

/** Inserts each picture once, at the top, and points all its uses there. */
async function putIn(text: string, pictures: readonly string[]): Promise<string> {
  const numbers = new Map<string, number>();
  for (const [, id = '', data = ''] of text.matchAll(STAND_IN_ELEMENT)) numbers.set(id, await numberOf(data));
  const used = new Set(numbers.values());
  const clips = new Map<string, string>();
  const outlines = text
    .replace(STAND_IN_ELEMENT, '')
    .replace(/<defs>\s*<\/defs>/g, '')
    .replace(/xlink:href="#(img_[0-9a-f]+)"/g, (_, id: string) => `xlink:href="#picture-${numbers.get(id) ?? ''}"`)
    // A fill's opacity has no effect on a picture.
    .replace(/<use ([^<>]*?)fill-opacity=/g, '<use $1opacity=')
    .replace(/<path [^<>]*? d=""\/>/g, '')
    // The library numbers clips through all files of a thread, in hexadecimal; here they start over.
    .replace(/\bcl_[0-9a-f]+/g, (name) => {
      const own = clips.get(name) ?? `clip-${clips.size}`;
      clips.set(name, own);
      return own;
    });
  const shown = pictures.filter((_, index) => used.has(index));
  return shown.length === 0
    ? outlines
    : outlines.replace(/<svg [^<>]*>/, (root) => `${root}<defs>${shown.join('')}</defs>`);
}

async function numberOf(base64: string): Promise<number> {
  const { data } = await sharp(Buffer.from(base64, 'base64')).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return ((data[0] ?? 0) << 16) | ((data[1] ?? 0) << 8) | (data[2] ?? 0);
}

/** The page's own size, whatever resolution its pictures have. */
function inPageUnits(svg: string, { document, width, height }: RenderJob): string {
  return svg.replace(
    /(<svg [^<>]*?) width="[^"]*" height="[^"]*">/,
    `$1 width="${document.width}" height="${document.height}" viewBox="0 0 ${width} ${height}">`,
  );
}
