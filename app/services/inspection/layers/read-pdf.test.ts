/** PDF files as nodes: letters as lines and paragraphs, shapes, pictures, and what is only counted. */
import { describe, expect, test } from 'vitest';
import * as mupdf from 'mupdf';
import type { ImportedNode, TextNode } from './imported.ts';
import { inspectLayers } from './layers-job.ts';
import { lossCounts } from '#tests/fixtures/loss-counts.ts';

interface Made {
  size?: [number, number];
  pages?: number;
  resources?: string;
  /** More fonts. */
  fonts?: string;
  /** More entries of each page. */
  page?: string;
  /** More objects, from number 10 on. */
  objects?: string[];
  catalogue?: string;
}

/** A PDF whose pages draw this. Readers find its objects without a table. */
function pdf(
  content: string,
  { size = [300, 200], pages = 1, resources = '', fonts = '', page = '', objects = [], catalogue = '' }: Made = {},
): Uint8Array {
  const kids = Array.from({ length: pages }, (_, at) => `${100 + at} 0 R`).join(' ');
  const parts = [
    `1 0 obj <</Type/Catalog/Pages 2 0 R ${catalogue}>> endobj`,
    `2 0 obj <</Type/Pages/Kids[${kids}]/Count ${pages}>> endobj`,
    `4 0 obj <</Length ${content.length}>> stream\n${content}\nendstream endobj`,
    '5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj',
    '6 0 obj <</Type/Font/Subtype/Type1/BaseFont/Times-BoldItalic>> endobj',
    ...Array.from(
      { length: pages },
      (_, at) =>
        `${100 + at} 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 ${size[0]} ${size[1]}]/Contents 4 0 R${page}/Resources<</Font<</F 5 0 R/T 6 0 R${fonts}>>${resources}>>>> endobj`,
    ),
    ...objects.map((object, at) => `${10 + at} 0 obj ${object} endobj`),
  ];
  return new TextEncoder().encode(`%PDF-1.4\n${parts.join('\n')}\ntrailer <</Root 1 0 R>>\n%%EOF`);
}

async function read(bytes: Uint8Array) {
  const answer = await inspectLayers({ bytes });
  if ('refused' in answer) throw new Error(answer.refused);
  return { file: answer.file, nodes: answer.file.pages[0]?.nodes ?? [], losses: lossCounts(answer.file.losses) };
}
const texts = (nodes: readonly ImportedNode[]): TextNode[] => nodes.filter((node) => node.kind === 'text');
const said = (node: TextNode | undefined): string => (node?.runs ?? []).map(({ text }) => text).join('');

describe('letters', () => {
  test('become lines and paragraphs, with the spaces that were only gaps', async () => {
    const { nodes } = await read(
      pdf(`BT /F 12 Tf 20 150 Td [(Half)-400(price)] TJ 0 -14 Td (on all that is left) Tj 0 -14 Td (until Friday) Tj ET
        BT /F 24 Tf 20 40 Td (Shop) Tj ET BT /F 12 Tf 200 150 Td (Aside) Tj ET`),
    );
    expect(texts(nodes).map(said)).toEqual(['Half price\non all that is left\nuntil Friday', 'Shop', 'Aside']);
    expect(texts(nodes)[0]).toMatchObject({
      align: 'left',
      lineHeight: expect.closeTo(14 / 12, 2),
      place: { type: 'lines', x: 20, y: 50, rotation: 0, paragraph: true },
    });
  });

  test('keep fonts, sizes, colours and directions', async () => {
    const { nodes } = await read(
      pdf('1 0 0 rg BT /T 18 Tf 0 1 -1 0 50 40 Tm (Upwards) Tj ET 0 0 0 1 k BT /F 9 Tf 100 100 Td (Ink) Tj ET'),
    );
    const [first, second] = texts(nodes);
    expect(first?.runs[0]?.style).toMatchObject({ size: 18, weight: 700, italic: true, fill: { color: '#ff0000' } });
    expect(first?.place).toMatchObject({ rotation: expect.closeTo(-90, 3) });
    expect(second?.runs[0]?.style).toMatchObject({ families: ['Helvetica', 'sans-serif'], weight: 400 });
  });

  test('in the middle or at the right are lines that are set there', async () => {
    const centred = (line: string, y: number): string =>
      `BT /F 10 Tf ${150 - line.length * 2.5} ${y} Td (${line}) Tj ET`;
    const { nodes } = await read(
      pdf(
        ['iiiiiiiiii', 'iiiiiiiiiiiiiiiiiiii', 'iiiiiiiiiiiiii']
          .map((line, at) => centred(line, 100 - at * 12))
          .join(' ')
          .replaceAll(
            /(\d+(?:\.\d+)?) (\d+) Td \((i+)\)/g,
            (_, _x, y, line: string) => `${150 - (line.length * 2.22) / 2} ${y} Td (${line})`,
          ),
      ),
    );
    expect(texts(nodes)).toHaveLength(1);
    expect(texts(nodes)[0]?.align).toBe('center');
  });
});

describe('drawings', () => {
  test('stay rectangles and lines, filled and outlined in one', async () => {
    const { nodes } = await read(pdf('0 0 1 rg 1 0 0 RG 0.5 w 20 20 50 30 re B 0 G 10 10 m 110 10 l S'));
    expect(nodes).toMatchObject([
      {
        kind: 'shape',
        shape: { type: 'rectangle' },
        box: { x: 20, y: 150, width: 50, height: 30 },
        fill: { color: '#0000ff' },
        stroke: { color: '#ff0000', width: 0.5 },
      },
      { kind: 'shape', shape: { type: 'line' }, box: { width: 100 } },
    ]);
  });

  test('with a shading are gradients, if it runs straight', async () => {
    const shading =
      '<</ShadingType 2/ColorSpace/DeviceRGB/Coords[50 0 150 0]/Extend[true true]/Function<</FunctionType 2/Domain[0 1]/C0[1 0 0]/C1[0 0 1]/N 1>>>>';
    const { nodes } = await read(
      pdf('q 50 50 100 40 re W n /S sh Q', { resources: '/Shading<</S 10 0 R>>', objects: [shading] }),
    );
    expect(nodes).toMatchObject([{ kind: 'shape', shape: { type: 'rectangle' }, fill: { type: 'linear', angle: 90 } }]);
  });

  test('behind a mask are a picture of just that part', async () => {
    const group =
      '<</Type/XObject/Subtype/Form/BBox[0 0 300 200]/Group<</S/Transparency/CS/DeviceGray>>/Length 21>> stream\n1 g 0 0 60 60 re f    \nendstream';
    const { nodes, losses } = await read(
      pdf('q /G gs 0 1 0 rg 0 0 100 100 re f Q BT /F 12 Tf 200 20 Td (stays) Tj ET', {
        resources: '/ExtGState<</G<</SMask<</S/Luminosity/G 10 0 R>>>>>>',
        objects: [group],
      }),
    );
    expect(nodes.map(({ kind }) => kind)).toEqual(['picture', 'text']);
    expect(losses).toMatchObject({ maskDrawn: 1 });
  });
});

describe('what a font or a space means', () => {
  test('letters that no font here has, or whose font is one of drawings, are a picture', async () => {
    const { nodes, losses } = await read(
      pdf('BT /O 12 Tf 20 100 Td <4142> Tj ET BT /F 12 Tf 20 40 Td (stays) Tj ET', {
        fonts: '/O 10 0 R',
        objects: [
          '<</Type/Font/Subtype/TrueType/BaseFont/Helvetica/FirstChar 65/LastChar 66/Widths[600 600]/ToUnicode 11 0 R>>',
          `<</Length 170>> stream
/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange
2 beginbfchar <41> <d803dc80> <42> <d803dc81> endbfchar endcmap end
endstream`,
        ],
      }),
    );
    expect(nodes.map(({ kind }) => kind)).toEqual(['picture', 'text']);
    expect(losses).toEqual({ textDrawn: 1 });
  });

  test('a calibrated gray is as bright as it looks', async () => {
    const { nodes } = await read(
      pdf('/C cs 0.5 sc 0 0 50 50 re f', {
        resources: '/ColorSpace<</C[/CalGray<</WhitePoint[0.9505 1 1.089]/Gamma 1>>]>>',
      }),
    );
    const [square] = nodes;
    const color = square?.kind === 'shape' && square.fill?.type === 'solid' ? square.fill.color : '';
    expect(Number.parseInt(color.slice(1, 3), 16)).toBeGreaterThan(170);
  });
});

describe('files', () => {
  test('have a page for each of theirs, up to what a design holds', async () => {
    const { file, losses } = await read(pdf('0 0 9 9 re f', { pages: 53 }));
    expect(file.pages).toHaveLength(50);
    expect(losses['pagesLeft']).toBe(3);
  });

  test('are not run: scripts and attachments are counted', async () => {
    const { losses } = await read(
      pdf('0 0 9 9 re f', {
        catalogue: '/Names<</JavaScript<</Names[(a) 10 0 R]>>/EmbeddedFiles<</Names[(b) 11 0 R]>>>>/OpenAction 10 0 R',
        objects: ['<</S/JavaScript/JS(app.alert\\(1\\))>>', '<</Type/Filespec/F(x.exe)>>'],
      }),
    );
    expect(losses).toMatchObject({ attachmentLeft: 1 });
    expect(losses['scriptLeft']).toBeGreaterThan(0);
  });

  test('notes, sounds and films laid over a page are counted; marks are drawn', async () => {
    const annotation = (subtype: string, more = ''): string =>
      `<</Type/Annot/Subtype/${subtype}/Rect[10 10 40 40]${more}>>`;
    const icon = '<</Type/XObject/Subtype/Form/BBox[0 0 30 30]/Length 14>> stream\n0 0 30 30 re f\nendstream';
    const { losses, nodes } = await read(
      pdf('0 0 9 9 re f', {
        page: '/Annots[10 0 R 11 0 R 12 0 R 13 0 R 14 0 R]',
        objects: [
          annotation('Text', '/Contents(Call me)/AP<</N 15 0 R>>'),
          annotation('RichMedia'),
          annotation('Screen'),
          annotation('Square', '/C[1 0 0]/Contents(Too wide)/AP<</N 15 0 R>>'),
          annotation('FileAttachment', '/AP<</N 15 0 R>>'),
          icon,
        ],
      }),
    );
    expect(losses).toEqual({ noteLeft: 2, mediaLeft: 2, attachmentLeft: 1 });
    expect(nodes).toHaveLength(2);
  });

  test('a page that can’t be read is counted, and what another lost has its page', async () => {
    const huge = '101 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 900000 900000]/Contents 4 0 R>> endobj';
    const link = '/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://example.com)>>>>]';
    const text = new TextDecoder().decode(pdf('0 0 9 9 re f', { pages: 3, page: link }));
    const bytes = new TextEncoder().encode(text.replace(/101 0 obj .*? endobj/, huge));
    const answer = await inspectLayers({ bytes });
    if ('refused' in answer) throw new Error(answer.refused);
    expect(answer.file.pages).toHaveLength(2);
    expect(answer.file.losses).toEqual({
      pageLeft: { count: 1, pages: [2] },
      linkLeft: { count: 2, pages: [1, 3] },
    });
  });

  test('with a password are refused in words, and so are broken ones', async () => {
    const document = mupdf.Document.openDocument(pdf('0 0 9 9 re f'), 'application/pdf').asPDF();
    const locked = document?.saveToBuffer('encrypt=aes-256,user-password=secret,owner-password=secret').asUint8Array();
    expect(await inspectLayers({ bytes: Uint8Array.from(locked ?? []) })).toEqual({ refused: 'import_locked' });
    expect(await inspectLayers({ bytes: new TextEncoder().encode('%PDF-1.4 nothing') })).toEqual({
      refused: 'import_unreadable',
    });
  });

  test('of any size fit a design', async () => {
    const { file } = await read(pdf('0 0 14400 14400 re f', { size: [14_400, 14_400] }));
    expect(file.pages[0]).toMatchObject({ width: 14_400, background: { color: '#000000' } });
  });

  test('with tens of thousands of elements are refused', async () => {
    expect(await inspectLayers({ bytes: pdf('0 0 1 1 re f '.repeat(21_000)) })).toEqual({ refused: 'import_elements' });
  });
});
