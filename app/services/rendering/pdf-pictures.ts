/**
 * Pages as a PDF of pictures: one JPEG per page, written as the page is drawn, so that fifty large pages need the
 * memory of one. The few parts of the format that this needs are written out here (ISO 32000-1, 7.5).
 */
import { drawPicture } from './draw-page.ts';
import type { Drawing } from './page-on-view.ts';
import type { Drawn, RenderJob } from './render-job.ts';

/** A page pixel is 1/96 inch, as in CSS; PDF measures in 1/72 inch. */
export const POINTS_PER_PIXEL = 72 / 96;

/** Draws and writes the job's pages. */
export async function picturePdf(job: RenderJob, drawing: Drawing): Promise<Drawn> {
  const problems: Drawn['problems'] = [];
  const pictures: Uint8Array[] = [];
  for (const page of job.pages) {
    const drawn = await drawPicture(job, page, drawing, 'jpg');
    problems.push(...drawn.problems);
    pictures.push(drawn.bytes);
  }
  const size = { width: job.document.width * POINTS_PER_PIXEL, height: job.document.height * POINTS_PER_PIXEL };
  return { bytes: writePdf(pictures, { ...size, pixels: job, title: job.title }), flattened: [], problems };
}

interface Sheet {
  /** Points. */
  width: number;
  height: number;
  /** Of each picture. */
  pixels: { width: number; height: number };
  title: string;
}

/** Object numbers: catalogue, page tree, information, then three for each page. */
const FIRST_PAGE = 4;

function writePdf(jpegs: readonly Uint8Array[], { width, height, pixels, title }: Sheet): Uint8Array {
  const parts: Uint8Array[] = [];
  const offsets: number[] = [];
  let length = 0;
  const put = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
    parts.push(bytes);
    length += bytes.length;
  };
  const object = (body: string, stream?: string | Uint8Array) => {
    offsets.push(length);
    put(
      `${offsets.length} 0 obj\n${stream === undefined ? body : body.replace(/>>$/, `/Length ${stream.length}>>`)}\n`,
    );
    if (stream !== undefined) {
      put('stream\n');
      put(stream);
      put('\nendstream\n');
    }
    put('endobj\n');
  };
  const box = `${shortNumber(width)} ${shortNumber(height)}`;

  // The second line tells programs that the file is binary.
  put('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n');
  object('<</Type/Catalog/Pages 2 0 R>>');
  object(
    `<</Type/Pages/Count ${jpegs.length}/Kids[${jpegs.map((_, index) => `${FIRST_PAGE + index * 3} 0 R`).join(' ')}]>>`,
  );
  object(`<<${title && `/Title ${textString(title)}`}/Producer ${textString('Blend')}>>`);
  jpegs.forEach((jpeg, index) => {
    const own = FIRST_PAGE + index * 3;
    object(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${box}]/Resources<</XObject<</P ${own + 2} 0 R>>>>/Contents ${own + 1} 0 R>>`,
    );
    object('<<>>', `q ${shortNumber(width)} 0 0 ${shortNumber(height)} 0 0 cm /P Do Q`);
    object(
      `<</Type/XObject/Subtype/Image/Width ${pixels.width}/Height ${pixels.height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode>>`,
      jpeg,
    );
  });
  const table = length;
  put(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n`);
  for (const offset of offsets) put(`${String(offset).padStart(10, '0')} 00000 n \n`);
  put(`trailer\n<</Size ${offsets.length + 1}/Root 1 0 R/Info 3 0 R>>\nstartxref\n${table}\n%%EOF\n`);
  return Buffer.concat(parts);
}

/** Any text as UTF-16 in hexadecimal: nothing in it can end the string. */
function textString(text: string): string {
  return `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
}

function shortNumber(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
