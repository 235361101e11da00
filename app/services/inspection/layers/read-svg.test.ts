/** SVG files as nodes: each feature that is carried, each that is said not to be, and files that mean harm. */
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { ImportedNode, ShapeNode, TextNode } from './imported.ts';
import { inspectLayers } from './layers-job.ts';
import { lossCounts } from '#tests/fixtures/loss-counts.ts';

const svg = (body: string, size = 'width="200" height="100"'): Uint8Array =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${body}</svg>`,
  );

async function read(bytes: Uint8Array) {
  const answer = await inspectLayers({ bytes });
  if ('refused' in answer) throw new Error(answer.refused);
  const { file } = answer;
  return { file, nodes: file.pages[0]?.nodes ?? [], page: file.pages[0], losses: lossCounts(file.losses) };
}
const refusal = async (bytes: Uint8Array): Promise<string> => {
  const answer = await inspectLayers({ bytes });
  return 'refused' in answer ? answer.refused : 'read';
};
const shape = (node: ImportedNode | undefined): ShapeNode => {
  if (node?.kind !== 'shape') throw new Error(`a ${node?.kind}`);
  return node;
};
const words = (node: ImportedNode | undefined): TextNode => {
  if (node?.kind !== 'text') throw new Error(`a ${node?.kind}`);
  return node;
};

describe('shapes', () => {
  test('stay rectangles, ellipses and lines through turns and even scales, and become outlines when they are skewed', async () => {
    const { nodes } = await read(
      svg(`<g transform="rotate(30 50 50) scale(2)"><rect x="10" y="10" width="20" height="10" rx="2" fill="red"/></g>
        <circle cx="150" cy="50" r="20" fill="#00f8"/><line x1="0" y1="90" x2="30" y2="50" stroke="#000" stroke-width="2"/>
        <rect width="10" height="10" transform="skewX(30)"/>`),
    );
    expect(shape(nodes[0])).toMatchObject({
      shape: { type: 'rectangle', radius: expect.closeTo(4, 6) },
      box: { width: expect.closeTo(40, 6), height: expect.closeTo(20, 6), rotation: expect.closeTo(30, 6) },
      fill: { type: 'solid', color: '#ff0000' },
    });
    expect(shape(nodes[1])).toMatchObject({
      shape: { type: 'ellipse' },
      box: { x: 130, y: 30, width: 40 },
      fill: { color: '#0000ff88' },
    });
    expect(shape(nodes[2])).toMatchObject({ shape: { type: 'line' }, box: { width: 50 }, stroke: { width: 2 } });
    expect(shape(nodes[3]).shape.type).toBe('path');
  });

  test('are coloured by style sheets, classes, inheritance and their own styles, in that order', async () => {
    const { nodes } = await read(
      svg(`<style>.a{fill:#111111} g > rect.b{fill:#222222} #c{fill:#333333 !important}</style>
        <g fill="#444444"><rect width="9" height="9"/><rect class="a" width="9" height="9"/><rect class="a b" width="9" height="9"/>
        <rect id="c" style="fill:#555555" width="9" height="9"/><rect class="a" style="fill:#666666" width="9" height="9"/></g>`),
    );
    const [group] = nodes;
    expect(group?.kind === 'group' && group.children.map((one) => shape(one).fill)).toMatchObject(
      ['#444444', '#111111', '#222222', '#333333', '#666666'].map((color) => ({ color })),
    );
  });

  test('have their gradients at the same places', async () => {
    const { nodes } = await read(
      svg(`<defs><linearGradient id="l" x1="0" x2="1"><stop offset="0" stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>
        <linearGradient id="m" xlink:href="#l" gradientUnits="userSpaceOnUse" x1="50" y1="0" x2="150" y2="0"/></defs>
        <rect width="100" height="20" fill="url(#l)"/><rect width="200" height="20" fill="url(#m)"/>`),
    );
    expect(shape(nodes[0]).fill).toMatchObject({ type: 'linear', angle: 90 });
    // Half of the second rectangle lies before and behind the gradient.
    expect(shape(nodes[1]).fill).toMatchObject({
      stops: [
        { at: 0, color: '#000000' },
        { at: 0.25, color: '#000000' },
        { at: 0.75, color: '#ffffff' },
        { at: 1, color: '#ffffff' },
      ],
    });
  });

  test('are cut by clips, and keep pens that a design has', async () => {
    const { nodes } = await read(
      svg(`<clipPath id="k"><rect width="10" height="10"/></clipPath>
        <rect width="40" height="40" clip-path="url(#k)"/>
        <path d="M10 50H60" stroke="#000" stroke-width="20" stroke-linecap="round" fill="none"/>`),
    );
    expect(shape(nodes[0]).box).toMatchObject({ x: 0, y: 0, width: 10, height: 10 });
    // Round ends are an area: a design's lines end flat.
    expect(shape(nodes[1])).toMatchObject({
      stroke: null,
      box: { x: expect.closeTo(0, 0), width: expect.closeTo(70, 0) },
    });
  });

  test('are copied where they are used, with symbols and markers', async () => {
    const { nodes } = await read(
      svg(`<defs><symbol id="s" viewBox="0 0 10 10"><rect width="10" height="10"/></symbol>
        <marker id="m" markerWidth="4" markerHeight="4" refX="2" refY="2" orient="auto"><circle cx="2" cy="2" r="2"/></marker></defs>
        <use href="#s" x="20" y="30" width="50" height="50"/><path d="M0 0L100 0" stroke="#000" marker-end="url(#m)"/>`),
    );
    expect(shape(nodes[0]).box).toMatchObject({ x: 20, y: 30, width: 50, height: 50 });
    expect(nodes[1]?.kind === 'group' && nodes[1].children.length).toBe(2);
  });
});

describe('words', () => {
  test('keep lines, anchors, fonts and styles', async () => {
    const { nodes } = await read(
      svg(`<text x="100" y="40" text-anchor="middle" font-family="'Open Sans', Arial" font-size="20">
        <tspan x="100">Half <tspan font-weight="bold" fill="#f00">price</tspan></tspan><tspan x="100" dy="24">today</tspan></text>`),
    );
    const text = words(nodes[0]);
    expect(text.runs.map((run) => run.text)).toEqual(['Half ', 'price', '\ntoday']);
    expect(text).toMatchObject({ align: 'center', lineHeight: 1.2, place: { type: 'lines', x: 100, y: 40 } });
    expect(text.runs[1]?.style).toMatchObject({
      weight: 700,
      fill: { color: '#ff0000' },
      families: ['Open Sans', 'Arial'],
      size: 20,
    });
  });

  test('of diagrams are those of the page inside, not the fallback for old programs', async () => {
    const { nodes } = await read(
      svg(
        `<switch><foreignObject width="100" height="20"><div xmlns="http://www.w3.org/1999/xhtml" style="text-align:center"><b>Plug</b> in<br/>lamp</div></foreignObject><text>[Not supported]</text></switch>`,
      ),
    );
    expect(
      words(nodes[0])
        .runs.map((run) => run.text)
        .join(''),
    ).toBe('Plug in\nlamp');
  });

  test('of diagrams keep their side, their spaces and the color behind them', async () => {
    const label = (style: string, inner: string): string =>
      `<foreignObject width="100" height="20"><div xmlns="http://www.w3.org/1999/xhtml" style="${style}"><div style="text-align: inherit; background-color: light-dark(#ffffff, #121212);">${inner}</div></div></foreignObject>`;
    const { nodes } = await read(
      svg(label('text-align: center', 'True') + label('text-align: right', '2\u00a0\u00a0')),
    );
    expect(words(nodes[0])).toMatchObject({ align: 'center', ground: '#ffffff' });
    expect(words(nodes[1])).toMatchObject({ align: 'right', runs: [{ text: '2\u00a0\u00a0' }] });
  });
});

describe('values that a style sheet names', () => {
  test('are those of a light page, of the nearest element that sets them, or what stands in for them', async () => {
    const { nodes } = await read(
      svg(`<style>svg { --ink: light-dark(#112233, #eeeeee); --loop: var(--loop) } g { --ink: #445566 }</style>
        <rect width="9" height="9" fill="var(--ink)"/><g><rect width="9" height="9" style="fill: var(--ink, red)"/></g>
        <rect width="9" height="9" fill="var(--none, var(--also-none, #778899))"/><rect width="9" height="9" fill="var(--loop)"/>`),
    );
    const colors = nodes
      .flatMap((node) => (node.kind === 'group' ? node.children : [node]))
      .map((node) => node.kind === 'shape' && node.fill?.type === 'solid' && node.fill.color);
    expect(colors.slice(0, 3)).toEqual(['#112233', '#445566', '#778899']);
  });
});

describe('what only a picture shows', () => {
  test('is a picture of just that part, and is counted', async () => {
    const { nodes, losses, file } = await read(
      svg(`<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><mask id="m"><rect width="50" height="50" fill="#fff"/></mask>
        <pattern id="p" width="4" height="4" patternUnits="userSpaceOnUse"><rect width="2" height="4"/></pattern>
        <rect x="20" y="20" width="20" height="20" filter="url(#f)"/><rect width="90" height="90" mask="url(#m)"/>
        <rect x="100" width="50" height="50" fill="url(#p)"/><text x="150" y="90">stays</text>`),
    );
    expect(nodes.map(({ kind }) => kind)).toEqual(['picture', 'picture', 'picture', 'text']);
    expect(losses).toMatchObject({ effectDrawn: 1, maskDrawn: 1, patternDrawn: 1 });
    expect(file.pictures).toHaveLength(3);
    const [blurred] = nodes;
    expect(blurred?.kind === 'picture' && blurred.box.x).toBeGreaterThan(5);
  });

  test('a page with more shapes than a design holds loses no words', async () => {
    const many = Array.from(
      { length: 900 },
      (_, at) =>
        `<rect x="${at % 200}" y="${at % 97}" width="3" height="2" fill="#${(100 + at).toString(16).padStart(6, '0')}"/>`,
    );
    const { nodes, losses } = await read(svg(`${many.join('')}<text x="5" y="20">on top</text>`));
    expect(nodes.map(({ kind }) => kind)).toEqual(['picture', 'text']);
    expect(losses).toEqual({ shapesDrawn: 900 });
  });

  test('scripts, animations, and pictures elsewhere are left out and counted', async () => {
    const { losses, nodes } = await read(
      svg(`<script>1</script><rect width="9" height="9" onclick="x()"><animate attributeName="x"/></rect>
        <animate attributeName="x"/><image href="https://example.com/a.png" width="9" height="9"/><image href="file:///etc/passwd" width="9" height="9"/>`),
    );
    expect(losses).toEqual({ scriptLeft: 2, animationLeft: 2, outsidePictureLeft: 2 });
    expect(nodes).toHaveLength(1);
  });

  test.each([
    ['an element that nobody knows', '<hologram width="9" height="9"/>', { objectLeft: 1 }],
    ['flowing text of one program', '<flowRoot><flowPara>Lost words</flowPara></flowRoot>', { objectLeft: 1 }],
    ['a link around shapes', '<a href="https://example.com"><rect width="5" height="5"/></a>', { linkLeft: 1 }],
    ['a link in a text', '<text y="20">see <a href="https://example.com">this</a></text>', { linkLeft: 1 }],
    ['movement by style', '<style>@keyframes turn { to { opacity: 0 } }</style>', { animationLeft: 1 }],
    ['movement within a definition', '<defs><g><animate attributeName="x"/></g></defs>', { animationLeft: 1 }],
    ['a filter by name', '<rect width="9" height="9" style="filter: blur(2px)"/>', { effectDrawn: 1 }],
    ['a filter in another file', '<rect width="9" height="9" filter="url(a.svg#f)"/>', { effectLeft: 1 }],
    [
      'a mask of an image',
      '<rect width="9" height="9" style="mask-image: linear-gradient(#000, #0000)"/>',
      { effectLeft: 1 },
    ],
    ['a clip by name', '<rect width="9" height="9" style="clip-path: circle(4px)"/>', { clipIgnored: 1 }],
    [
      'a web page',
      '<foreignObject width="90" height="50"><div xmlns="http://www.w3.org/1999/xhtml"><p>Words</p><video/><canvas/><input/><a href="/x">here</a></div></foreignObject>',
      { mediaLeft: 1, objectLeft: 2, linkLeft: 1 },
    ],
    [
      'letters of a pattern',
      '<pattern id="p" width="2" height="2"/><text y="20" fill="url(#p)">Dots</text>',
      { effectLeft: 1 },
    ],
    ['a mesh', '<meshgradient id="m"/><rect width="9" height="9" fill="url(#m) #abc"/>', { effectLeft: 1 }],
  ])('%s is not lost without a word', async (_, body, expected) => {
    const { losses } = await read(svg(`<circle r="9"/>${body}`));
    expect(losses).toEqual(expected);
  });

  test('a picture of a part is cut and faded as what it is in', async () => {
    const { nodes } = await read(
      svg(`<filter id="f"><feGaussianBlur stdDeviation="1"/></filter><clipPath id="c"><rect width="50" height="100"/></clipPath>
        <g clip-path="url(#c)"><rect x="20" y="20" width="80" height="60" filter="url(#f)" opacity="0.5"/></g>`),
    );
    const [part] = nodes;
    expect(part).toMatchObject({ kind: 'picture', opacity: 0.5 });
    expect(part?.kind === 'picture' && part.box.x + part.box.width).toBeCloseTo(50, 1);
  });

  test('what shows nothing anyway is not missed', async () => {
    const { losses } = await read(
      svg(`<circle r="9"/><g display="none"><hologram/></g><rect width="9" height="9" filter="url(#gone)" mask="none"/>
        <sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"/><metadata><any/></metadata>
        <switch><g systemLanguage="de"><hologram/></g><text y="9"><title>Hint</title>Hi</text></switch>`),
    );
    expect(losses).toEqual({});
  });
});

describe('a page', () => {
  test('has the size that the file tells, in any unit, and the background that covers it', async () => {
    const { page } = await read(
      svg(
        '<rect width="100%" height="100%" fill="#abc"/><circle r="9"/>',
        'width="2in" height="25.4mm" viewBox="0 0 400 200"',
      ),
    );
    expect(page).toMatchObject({ width: 192, height: 96, background: { color: '#aabbcc' } });
    expect(page?.nodes).toHaveLength(1);
  });

  test('is read packed, in UTF-16, and with entities of its own', async () => {
    const text =
      '<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg"><!ENTITY w "9">]><svg xmlns="&ns;" width="9" height="9"><rect width="&w;" height="9" rx="1"/></svg>';
    for (const bytes of [gzipSync(text), Buffer.from(`\ufeff${text}`, 'utf16le'), Buffer.from(text)])
      expect((await read(new Uint8Array(bytes))).nodes).toHaveLength(1);
  });
});

test('slides that a script would show are pages, with their backgrounds; hidden pictures stay hidden', async () => {
  const dot =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const slide = (fill: string): string =>
    `<g visibility="hidden"><g class="Slide"><defs class="SlideBackground"><g class="Background"><rect width="200" height="100" fill="${fill}"/></g></defs><text y="40">Words</text></g></g>`;
  const { file } = await read(svg(`<g class="SlideGroup">${slide('#112233')}${slide('#445566')}</g>`));
  expect(
    file.pages.map(({ background, nodes }) => ({ background, kinds: nodes.map(({ kind }) => kind) })),
  ).toMatchObject([
    { background: { color: '#112233' }, kinds: ['group'] },
    { background: { color: '#445566' }, kinds: ['group'] },
  ]);
  const linked = slide('#112233').replace('<text', '<a href="x"><rect width="9" height="9"/></a><script/><text');
  const answer = await inspectLayers({ bytes: svg(`<g class="SlideGroup">${slide('#778899')}${linked}</g>`) });
  expect('file' in answer && answer.file.losses).toEqual({
    linkLeft: { count: 1, pages: [2] },
    scriptLeft: { count: 1, pages: [2] },
  });
  const hidden = await read(
    svg(`<g visibility="hidden"><image width="9" height="9" href="${dot}"/></g><rect width="9" height="9"/>`),
  );
  expect(hidden.nodes.map(({ kind }) => kind)).toEqual(['shape']);
});

test('a clip that only touches an outline leaves it an outline', async () => {
  const { nodes } = await read(
    svg(
      `<clipPath id="c"><rect x="9.49" y="9.5" width="81" height="41.01"/></clipPath>
      <g clip-path="url(#c)"><path d="M10 10H90V50H10Z" fill="none" stroke="#123456"/></g>`,
      'width="1000" height="800"',
    ),
  );
  const [first] = nodes;
  expect(first?.kind === 'group' ? first.children[0] : first).toMatchObject({
    kind: 'shape',
    fill: null,
    stroke: { color: '#123456', width: 1 },
  });
});

describe('a file that means harm is refused in words', () => {
  const laughs = `<!DOCTYPE svg [<!ENTITY a "hahahahahahahahahaha">${Array.from({ length: 9 }, (_, at) => `<!ENTITY ${'bcdefghij'[at]} "${`&${'abcdefghi'[at]};`.repeat(10)}">`).join('')}]>`;
  const copies = Array.from(
    { length: 9 },
    (_, at) => `<g id="u${at + 1}">${`<use href="#u${at}"/>`.repeat(10)}</g>`,
  ).join('');
  test.each([
    [
      'entities that grow',
      new TextEncoder().encode(
        `${laughs}<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&j;</text></svg>`,
      ),
      'import_unpacked',
    ],
    [
      'copies of copies',
      svg(`<defs><rect id="u0" width="1" height="1"/>${copies}</defs><use href="#u9"/>`),
      'import_elements',
    ],
    [
      'groups without end',
      svg(`${'<g>'.repeat(400)}<rect width="9" height="9"/>${'</g>'.repeat(400)}`),
      'import_elements',
    ],
    ['a packed bomb', new Uint8Array(gzipSync(Buffer.alloc(60_000_000, 32))), 'import_unpacked'],
    ['no drawing', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'import_empty'],
    ['a file cut off', svg('<rect/>').slice(0, 60), 'import_unreadable'],
    ['something else', new TextEncoder().encode('Hello'), 'import_unreadable'],
  ])('%s', async (_what, bytes, code) => {
    expect(await refusal(bytes)).toBe(code);
  });

  test('what names itself ends', async () => {
    const { nodes } = await read(
      svg(`<g id="a"><use href="#a"/><rect width="9" height="9"/></g>
        <linearGradient id="l" href="#l"/><rect width="9" height="9" fill="url(#l)" stroke="#000"/>
        <clipPath id="c" clip-path="url(#c)"><rect width="5" height="5"/></clipPath><rect width="9" height="9" clip-path="url(#c)"/>
        <marker id="m" markerWidth="9" markerHeight="9"><path d="M0 0L5 5" stroke="#000" marker-end="url(#m)"/></marker>
        <path d="M0 0L50 50" stroke="#000" marker-end="url(#m)"/>`),
    );
    expect(nodes.length).toBeGreaterThan(2);
  });

  test('ten thousand elements fit as a picture', async () => {
    const { nodes } = await read(svg('<path d="M0 0L9 9" stroke="#000"/>'.repeat(10_000)));
    expect(nodes.map(({ kind }) => kind)).toEqual(['picture']);
  });
});
