/** Presentations as nodes: words with their placeholders, shapes, groups, pictures, tables; and archives that mean harm. */
import { strToU8, zipSync, type Zippable } from 'fflate';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { ImportedNode, TextNode } from './imported.ts';
import { inspectLayers } from './layers-job.ts';
import { lossCounts } from '#tests/fixtures/loss-counts.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const NAMES = `xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:r="${OFFICE}"`;
const relations = (...targets: [string, string][]): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets.map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`).join('')}</Relationships>`;
const tree = (shapes: string): string =>
  `<p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>${shapes}</p:spTree></p:cSld>`;
const at = (x: number, y: number, w: number, h: number, more = ''): string =>
  `<a:xfrm ${more}><a:off x="${x * 12700}" y="${y * 12700}"/><a:ext cx="${w * 12700}" cy="${h * 12700}"/></a:xfrm>`;
const shape = (id: number, properties: string, body = '', placeholder = ''): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Shape ${id}"/><p:cNvSpPr/><p:nvPr>${placeholder}</p:nvPr></p:nvSpPr><p:spPr>${properties}</p:spPr>${body && `<p:txBody><a:bodyPr/><a:lstStyle/>${body}</p:txBody>`}</p:sp>`;
const words = (text: string): string => `<a:p><a:r><a:rPr lang="en"/><a:t>${text}</a:t></a:r></a:p>`;
const fill = (color: string): string => `<a:solidFill><a:srgbClr val="${color}"/></a:solidFill>`;

const MASTER = `<p:sldMaster ${NAMES}>${tree(shape(2, at(20, 80, 600, 200), words('text'), '<p:ph type="body" idx="1"/>'))}<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/><p:txStyles><p:titleStyle/><p:bodyStyle><a:lvl1pPr marL="342900" indent="-342900"><a:buChar char="•"/><a:defRPr sz="2400"/></a:lvl1pPr></p:bodyStyle><p:otherStyle/></p:txStyles></p:sldMaster>`;
const color = (name: string, value: string): string => `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`;
const THEME = `<a:theme ${NAMES}><a:themeElements><a:clrScheme name="x">${color('dk1', '000000')}${color('lt1', 'FFFFFF')}${color('dk2', '222222')}${color('lt2', 'EEEEEE')}${[1, 2, 3, 4, 5, 6].map((n) => color(`accent${n}`, `11223${n}`)).join('')}${color('hlink', '0000FF')}${color('folHlink', '880088')}</a:clrScheme><a:fontScheme name="x"><a:majorFont><a:latin typeface="Georgia"/></a:majorFont><a:minorFont><a:latin typeface="Verdana"/></a:minorFont></a:fontScheme><a:fmtScheme name="x"/></a:themeElements></a:theme>`;

function pptx(shapes: string, more: Zippable = {}, slideRelations: [string, string][] = []): Uint8Array {
  return zipSync({
    '[Content_Types].xml': strToU8(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/ppt/slides/slide1.xml" ContentType="application/vnd.openxmlformats-officedocument.presentationml.slide+xml"/><Override PartName="/ppt/slideLayouts/slideLayout1.xml" ContentType="application/vnd.openxmlformats-officedocument.presentationml.slideLayout+xml"/></Types>`,
    ),
    'ppt/presentation.xml': strToU8(
      `<p:presentation ${NAMES}><p:sldIdLst><p:sldId id="256" r:id="rId1"/></p:sldIdLst><p:sldSz cx="${720 * 12700}" cy="${405 * 12700}"/></p:presentation>`,
    ),
    'ppt/_rels/presentation.xml.rels': strToU8(
      relations(['slide', 'slides/slide1.xml'], ['theme', 'theme/theme1.xml']),
    ),
    'ppt/slides/slide1.xml': strToU8(`<p:sld ${NAMES}>${tree(shapes)}</p:sld>`),
    'ppt/slides/_rels/slide1.xml.rels': strToU8(
      relations(['slideLayout', '../slideLayouts/slideLayout1.xml'], ...slideRelations),
    ),
    'ppt/slideLayouts/slideLayout1.xml': strToU8(`<p:sldLayout ${NAMES}>${tree('')}</p:sldLayout>`),
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': strToU8(
      relations(['slideMaster', '../slideMasters/slideMaster1.xml']),
    ),
    'ppt/slideMasters/slideMaster1.xml': strToU8(MASTER),
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': strToU8(relations(['theme', '../theme/theme1.xml'])),
    'ppt/theme/theme1.xml': strToU8(THEME),
    ...more,
  });
}

async function read(bytes: Uint8Array) {
  const answer = await inspectLayers({ bytes });
  if ('refused' in answer) throw new Error(answer.refused);
  return { file: answer.file, nodes: answer.file.pages[0]?.nodes ?? [], losses: lossCounts(answer.file.losses) };
}
const said = (node: ImportedNode | undefined): string =>
  node?.kind === 'text' ? node.runs.map(({ text }) => text).join('') : `a ${node?.kind}`;

test('a slide has its size, its words and its shapes where they are', async () => {
  const { file, nodes } = await read(
    pptx(
      shape(2, `${at(36, 20, 100, 50)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>${fill('FF0000')}`) +
        shape(
          3,
          `${at(200, 20, 80, 80, 'rot="2700000"')}<a:prstGeom prst="ellipse"><a:avLst/></a:prstGeom>${fill('00FF00')}<a:ln w="25400">${fill('0000FF')}</a:ln>`,
        ) +
        shape(
          4,
          `${at(300, 20, 90, 60)}<a:prstGeom prst="triangle"><a:avLst/></a:prstGeom>${fill('112233')}`,
          words('In it'),
        ),
    ),
  );
  expect(file.pages[0]).toMatchObject({ width: 720, height: 405 });
  expect(nodes).toMatchObject([
    {
      kind: 'shape',
      shape: { type: 'rectangle' },
      box: { x: 36, y: 20, width: 100, height: 50 },
      fill: { color: '#ff0000' },
    },
    { kind: 'shape', shape: { type: 'ellipse' }, box: { rotation: 45 }, stroke: { color: '#0000ff', width: 2 } },
    { kind: 'group', children: [{ kind: 'shape', shape: { type: 'path' } }, { kind: 'text' }] },
  ]);
});

test('words have the bullets, sizes and fonts of their placeholder on the master', async () => {
  const { nodes } = await read(pptx(shape(2, '', words('First') + words('Second'), '<p:ph type="body" idx="1"/>')));
  expect(nodes[0]).toMatchObject({
    kind: 'text',
    list: 'bullet',
    place: { type: 'box', box: { x: expect.closeTo(27.2, 6), y: expect.closeTo(83.6, 6) } },
  });
  expect(said(nodes[0])).toBe('First\nSecond');
  expect((nodes[0] as TextNode).runs[0]?.style).toMatchObject({ size: 24 });
});

test('words keep gradients, spacing and the room between their paragraphs; greys are as PowerPoint tints them', async () => {
  const run = (look: string, text: string): string =>
    `<a:r><a:rPr lang="en" sz="2000" spc="-100">${look}</a:rPr><a:t>${text}</a:t></a:r>`;
  const stops = '<a:gs pos="0"><a:srgbClr val="FF0000"/></a:gs><a:gs pos="100000"><a:srgbClr val="0000FF"/></a:gs>';
  const gradient = `<a:gradFill><a:gsLst>${stops}</a:gsLst><a:lin ang="5400000" scaled="0"/></a:gradFill>`;
  const grey = '<a:solidFill><a:srgbClr val="000000"><a:tint val="75000"/></a:srgbClr></a:solidFill>';
  const room = '<a:pPr><a:spcBef><a:spcPts val="500"/></a:spcBef><a:spcAft><a:spcPts val="1000"/></a:spcAft></a:pPr>';
  const { nodes } = await read(
    pptx(
      shape(2, at(10, 10, 200, 80), `<a:p>${room}${run(gradient, 'One')}</a:p><a:p>${room}${run(grey, 'Two')}</a:p>`),
    ),
  );
  const text = nodes
    .flatMap((node) => (node.kind === 'group' ? node.children : [node]))
    .find(({ kind }) => kind === 'text');
  expect(text).toMatchObject({
    letterSpacing: -50,
    place: { gap: expect.closeTo(0.75, 6) },
    runs: [
      { style: { fill: { type: 'linear', angle: 180, stops: [{ color: '#ff0000' }, { color: '#0000ff' }] } } },
      { style: { fill: { type: 'solid', color: '#898989' } } },
    ],
  });
});

test('a group moves and scales what is in it', async () => {
  const inner = shape(3, `${at(0, 0, 10, 10)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>${fill('FF0000')}`);
  const { nodes } = await read(
    pptx(
      `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="2" name="Both"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="1270000" y="1270000"/><a:ext cx="254000" cy="254000"/><a:chOff x="0" y="0"/><a:chExt cx="254000" cy="254000"/></a:xfrm></p:grpSpPr>${inner}${inner.replace('id="3"', 'id="4"')}</p:grpSp>`,
    ),
  );
  expect(nodes).toMatchObject([
    { kind: 'group', name: '', children: [{ box: { x: 100, y: 100, width: 10, height: 10 } }, {}] },
  ]);
});

test('a picture is cut as on the slide; one that can’t be read is counted', async () => {
  const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  const picture = (id: number, relation: string): string =>
    `<p:pic><p:nvPicPr><p:cNvPr id="${id}" name="Photo"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="${relation}"/><a:srcRect l="25000"/><a:stretch/></p:blipFill><p:spPr>${at(10, 10, 60, 40)}<a:prstGeom prst="rect"/></p:spPr></p:pic>`;
  const { nodes, losses, file } = await read(
    pptx(
      picture(2, 'rId2') + picture(3, 'rId3'),
      { 'ppt/media/a.png': new Uint8Array(png), 'ppt/media/b.emf': strToU8('not a picture') },
      [
        ['image', '../media/a.png'],
        ['image', '../media/b.emf'],
      ],
    ),
  );
  expect(nodes).toMatchObject([
    { kind: 'picture', crop: { x: 0.25, width: 0.75 }, box: { x: 10, y: 10, width: 60, height: 40 } },
  ]);
  expect(losses).toEqual({ pictureLeft: 1 });
  expect(file.pictures).toHaveLength(1);
});

const CHART = 'http://schemas.openxmlformats.org/drawingml/2006/chart';
const frame = (id: number, uri: string, body: string): string =>
  `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="${id}" name=""/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="0" y="0"/><a:ext cx="5080000" cy="3810000"/></p:xfrm><a:graphic><a:graphicData uri="${uri}">${body}</a:graphicData></a:graphic></p:graphicFrame>`;
const points = (...values: (string | number)[]): string =>
  `<c:ptCount val="${values.length}"/>${values.map((value, at) => `<c:pt idx="${at}"><c:v>${value}</c:v></c:pt>`).join('')}`;
const series = (name: string, ...values: number[]): string =>
  `<c:ser><c:idx val="0"/><c:order val="0"/><c:tx><c:strRef><c:strCache>${points(name)}</c:strCache></c:strRef></c:tx><c:cat><c:strRef><c:strCache>${points('May', 'June')}</c:strCache></c:strRef></c:cat><c:val><c:numRef><c:numCache>${points(...values)}</c:numCache></c:numRef></c:val></c:ser>`;

test('a chart keeps its title; a line over its bars is counted as lost', async () => {
  const title = `<c:title><c:tx><c:rich><a:p><a:r><a:t>Sales </a:t></a:r><a:r><a:t>in May</a:t></a:r></a:p></c:rich></c:tx></c:title>`;
  const plots = `<c:barChart><c:barDir val="col"/><c:grouping val="clustered"/>${series('Cups', 3, 5)}</c:barChart><c:lineChart><c:grouping val="standard"/>${series('Goal', 4, 4)}</c:lineChart>`;
  const { nodes, losses } = await read(
    pptx(
      frame(2, CHART, `<c:chart xmlns:c="${CHART}" r:id="rId2"/>`),
      {
        'ppt/charts/chart1.xml': strToU8(
          `<c:chartSpace xmlns:c="${CHART}" ${NAMES}><c:chart>${title}<c:plotArea><c:layout/>${plots}</c:plotArea></c:chart></c:chartSpace>`,
        ),
      },
      [['chart', '../charts/chart1.xml']],
    ),
  );
  expect(losses).toEqual({ chartDrawn: 1, chartPartLeft: 1 });
  const [chart] = nodes;
  expect(said(chart?.kind === 'group' ? chart.children[0] : undefined)).toBe('Sales in May');
});

test('what the reader passes over is counted: kinds that nobody knows, warps, effects, movement', async () => {
  const warped = shape(2, at(0, 0, 200, 50), words('Grand opening')).replace(
    '<a:bodyPr/>',
    '<a:bodyPr><a:prstTxWarp prst="textWave1"/></a:bodyPr>',
  );
  const glowing = shape(
    3,
    `${at(0, 90, 50, 50)}<a:prstGeom prst="rect"/>${fill('FF0000')}<a:effectLst><a:glow rad="63500"/><a:outerShdw blurRad="40000"/></a:effectLst>`,
  );
  const unknown = frame(4, 'http://example.com/hologram', '<x:hologram xmlns:x="http://example.com/hologram"/>');
  const ink = '<p:contentPart r:id="rId9"/>';
  const either = `<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="x"><p:contentPart r:id="rId8"/></mc:Choice></mc:AlternateContent>`;
  const bytes = pptx(`${warped}${glowing}${unknown}${ink}${either}${shape(5, at(0, 0, 9, 9))}`);
  const { losses } = await read(bytes);
  expect(losses).toEqual({ textOnPath: 1, effectLeft: 1, objectLeft: 3 });
});

test('what the reader passes over behind a slide is counted as well, with the slides that show it', async () => {
  const unknown = frame(4, 'http://example.com/hologram', '<x:hologram xmlns:x="http://example.com/hologram"/>');
  // A formula, which comes in part, makes up for nothing else that is lost.
  const formula = `<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:a14="http://schemas.microsoft.com/office/drawing/2010/main"><mc:Choice Requires="a14">${shape(7, at(9, 9, 90, 40), '<a:p><a14:m><m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:r><m:t>x=2</m:t></m:r></m:oMath></a14:m></a:p>')}</mc:Choice></mc:AlternateContent>`;
  const slides = ['slide1', 'slide2'];
  const bytes = pptx('', {
    'ppt/presentation.xml': strToU8(
      `<p:presentation ${NAMES}><p:sldIdLst>${slides.map((_, i) => `<p:sldId id="${256 + i}" r:id="rId${i + 1}"/>`).join('')}</p:sldIdLst><p:sldSz cx="${720 * 12700}" cy="${405 * 12700}"/></p:presentation>`,
    ),
    'ppt/_rels/presentation.xml.rels': strToU8(
      relations(...slides.map((name): [string, string] => ['slide', `slides/${name}.xml`]), [
        'theme',
        'theme/theme1.xml',
      ]),
    ),
    '[Content_Types].xml': strToU8(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/>${slides.map((name) => `<Override PartName="/ppt/slides/${name}.xml" ContentType="application/vnd.openxmlformats-officedocument.presentationml.slide+xml"/>`).join('')}<Override PartName="/ppt/slideLayouts/slideLayout1.xml" ContentType="application/vnd.openxmlformats-officedocument.presentationml.slideLayout+xml"/><Override PartName="/ppt/slideLayouts/slideLayout2.xml" ContentType="application/vnd.openxmlformats-officedocument.presentationml.slideLayout+xml"/></Types>`,
    ),
    'ppt/slides/slide2.xml': strToU8(`<p:sld ${NAMES}>${tree(formula + unknown)}</p:sld>`),
    'ppt/slides/_rels/slide2.xml.rels': strToU8(relations(['slideLayout', '../slideLayouts/slideLayout2.xml'])),
    'ppt/slideLayouts/slideLayout2.xml': strToU8(
      `<p:sldLayout ${NAMES}>${tree(`${unknown}${shape(9, `${at(0, 0, 50, 50)}<a:prstGeom prst="rect"/>${fill('FF0000')}<a:effectLst><a:glow rad="63500"/></a:effectLst>`)}`)}</p:sldLayout>`,
    ),
    'ppt/slideLayouts/_rels/slideLayout2.xml.rels': strToU8(
      relations(['slideMaster', '../slideMasters/slideMaster1.xml']),
    ),
    'ppt/slides/slide1.xml': strToU8(
      `<p:sld ${NAMES}>${tree(shape(2, `${at(0, 0, 9, 9)}<a:prstGeom prst="rect"/>${fill('00FF00')}`))}</p:sld>`,
    ),
  });
  const answer = await inspectLayers({ bytes });
  if ('refused' in answer) throw new Error(answer.refused);
  expect(answer.file.losses).toEqual({
    objectLeft: { count: 3, pages: [2] },
    effectLeft: { count: 1, pages: [2] },
  });
});

describe('archives that mean harm', () => {
  test('that unpack to more than is allowed are refused before they are unpacked', async () => {
    const bomb = zipSync({ 'ppt/presentation.xml': new Uint8Array(160_000_000) });
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await inspectLayers({ bytes: bomb })).toEqual({ refused: 'import_unpacked' });
  });

  test.each([
    ['another archive', zipSync({ 'word/document.xml': strToU8('<w/>') }), 'import_unreadable'],
    ['a broken one', new Uint8Array([0x50, 0x4b, 3, 4, ...Array<number>(40).fill(7)]), 'import_unreadable'],
    ['an older or a locked file', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'import_legacy'],
  ])('%s is refused in words', async (_what, bytes, code) => {
    expect(await inspectLayers({ bytes })).toEqual({ refused: code });
  });
});
