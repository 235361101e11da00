/**
 * Makes a PDF ready for print, PDF/X-4 (ISO 15930-7): page boxes, an output intent, what the file says of itself. Colors
 * stay what they are on screen, marked as sRGB, and whoever prints converts them for the machine: the intent is a press
 * of four inks whose free profile comes with the picture library.
 */
import { createHash } from 'node:crypto';
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHeader,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFString,
  type PDFContext,
  type PDFObject,
  type PDFRef,
} from '@cantoo/pdf-lib';
import sharp from 'sharp';

/** The sizes of a page, points: each box stands in the middle of the next. */
export interface PrintSizes {
  trim: { width: number; height: number };
  bleed: number;
  /** Beyond the bleed, for the marks. */
  slug: number;
}

export interface PrintFile extends PrintSizes {
  title: string;
}

type Profile = 'srgb' | 'cmyk';
const profiles = new Map<Profile, Promise<Uint8Array>>();

/** A profile of the picture library: those that it writes into pictures. */
function profileOf(name: Profile): Promise<Uint8Array> {
  const known =
    profiles.get(name) ??
    sharp({ create: { width: 1, height: 1, channels: 3, background: '#ffffff' } })
      .withIccProfile(name)
      .jpeg()
      .toBuffer()
      .then((bytes) => sharp(bytes).metadata())
      .then(({ icc }) => {
        if (!icc) throw new Error(`The picture library has no profile ${name}`);
        return icc;
      });
  profiles.set(name, known);
  return known;
}

const NAME = { rgb: PDFName.of('DeviceRGB'), defaultRgb: PDFName.of('DefaultRGB') };

/** The same bytes with what a print shop needs. */
export async function printReady(bytes: Uint8Array, file: PrintFile): Promise<Uint8Array> {
  const [srgb, press] = await Promise.all([profileOf('srgb'), profileOf('cmyk')]);
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const { context } = pdf;
  context.header = PDFHeader.forVersion(1, 6);
  const stream = (data: Uint8Array, entries: Record<string, number | string>) =>
    context.register(context.flateStream(data, entries));
  const colors = context.register(context.obj(['ICCBased', stream(srgb, { N: 3, Alternate: 'DeviceRGB' })]));
  markColors(context, colors);
  for (const page of pdf.getPages()) setBoxes(page.node, context, file);
  const condition = 'Coated paper, four inks';
  pdf.catalog.set(
    PDFName.of('OutputIntents'),
    context.obj([
      {
        Type: 'OutputIntent',
        S: 'GTS_PDFX',
        OutputConditionIdentifier: PDFString.of('Custom'),
        OutputCondition: PDFString.of(condition),
        Info: PDFString.of(condition),
        DestOutputProfile: stream(press, { N: 4 }),
      },
    ]),
  );
  const title = file.title || 'Design';
  const date = new Date();
  date.setMilliseconds(0);
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  describe(pdf, { title, date, id });
  context.trailerInfo.ID = context.obj([PDFHexString.of(id), PDFHexString.of(id)]);
  return pdf.save({ useObjectStreams: false });
}

/** Everything that is drawn in RGB is sRGB: as the default of each content, and in pictures, gradients and groups. */
function markColors(context: PDFContext, colors: PDFRef): void {
  const seen = new Set<PDFObject>();
  const mark = (value: PDFObject | undefined): void => {
    if (!value || seen.has(value)) return;
    seen.add(value);
    if (value instanceof PDFRawStream) return mark(value.dict);
    if (value instanceof PDFArray) return value.asArray().forEach(mark);
    if (!(value instanceof PDFDict)) return;
    for (const [key, one] of value.entries()) {
      // The profile's own alternate stays.
      if (one === NAME.rgb && ['ColorSpace', 'CS'].includes(key.decodeText())) value.set(key, colors);
      else mark(one);
    }
    const resources = value.get(PDFName.of('Resources'));
    const own = resources && context.lookup(resources, PDFDict);
    if (!own) return;
    const spaces = own.get(PDFName.of('ColorSpace'));
    const dictionary = spaces ? context.lookup(spaces, PDFDict) : context.obj({});
    dictionary.set(NAME.defaultRgb, colors);
    own.set(PDFName.of('ColorSpace'), dictionary);
  };
  for (const [, value] of context.enumerateIndirectObjects()) mark(value);
}

/** Measured from the top: the page that was drawn ends at the next whole point below. */
function setBoxes(page: PDFDict, context: PDFContext, { trim, bleed, slug }: PrintSizes): void {
  const height = trim.height + (bleed + slug) * 2;
  const bottom = Math.ceil(height) - height;
  const box = (margin: number, grown: number) => {
    const [x, y] = [margin, bottom + margin];
    const corners = [x, y, x + trim.width + grown * 2, y + trim.height + grown * 2];
    return context.obj(corners.map((value) => PDFNumber.of(Math.round(value * 1000) / 1000)));
  };
  page.set(PDFName.of('MediaBox'), box(0, slug + bleed));
  page.set(PDFName.of('BleedBox'), box(slug, bleed));
  page.set(PDFName.of('TrimBox'), box(slug + bleed, 0));
}

const xml = (text: string): string =>
  text.replace(/[\p{Cc}\ufffe\uffff]/gu, ' ').replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The same facts in the information dictionary and as XMP: they must agree. */
function describe(pdf: PDFDocument, { title, date, id }: { title: string; date: Date; id: string }): void {
  const { context } = pdf;
  pdf.setTitle(title);
  pdf.setProducer('Blend');
  pdf.setCreator('Blend');
  pdf.setCreationDate(date);
  pdf.setModificationDate(date);
  const info = context.lookup(context.trailerInfo.Info, PDFDict);
  info.set(PDFName.of('Trapped'), PDFName.of('False'));
  info.set(PDFName.of('GTS_PDFXVersion'), PDFString.of('PDF/X-4'));
  const written = date.toISOString().replace(/\.\d+Z$/, 'Z');
  const uuid = `uuid:${id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}`;
  const packet = `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/">
<dc:format>application/pdf</dc:format><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${xml(title)}</rdf:li></rdf:Alt></dc:title>
<xmp:CreateDate>${written}</xmp:CreateDate><xmp:ModifyDate>${written}</xmp:ModifyDate><xmp:MetadataDate>${written}</xmp:MetadataDate><xmp:CreatorTool>Blend</xmp:CreatorTool>
<xmpMM:DocumentID>${uuid}</xmpMM:DocumentID><xmpMM:InstanceID>${uuid}</xmpMM:InstanceID><xmpMM:VersionID>1</xmpMM:VersionID><xmpMM:RenditionClass>default</xmpMM:RenditionClass>
<pdf:Producer>Blend</pdf:Producer><pdf:Trapped>False</pdf:Trapped><pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>
</rdf:Description></rdf:RDF></x:xmpmeta>
${' '.repeat(2048)}
<?xpacket end="w"?>`;
  // Read by programs that don't read the rest: not compressed.
  const metadata = context.stream(Buffer.from(packet, 'utf8'), { Type: 'Metadata', Subtype: 'XML' });
  pdf.catalog.set(PDFName.of('Metadata'), context.register(metadata));
}
