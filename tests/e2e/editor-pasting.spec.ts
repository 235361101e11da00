/**
 * What other programs put on the clipboard, as each of them fills it, pasted on the canvas and into the prompts: words
 * stay words, cells become a table, drawings keep their proportions.
 */
import { expect, type Page } from '@playwright/test';
import type { Layer } from '#design/document/layers.ts';
import { EditorTab, Person } from './editor-page.ts';
import { SOON, test } from './server-fixture.ts';

interface Board {
  html?: string;
  text?: string;
  /** A picture of 4 by 4 px beside it. */
  pictured?: boolean;
}

const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAEElEQVR4nGP4z8AARwzEcQCukw/x0F8jngAAAABJRU5ErkJggg==';

/** Pastes at the focus; resolves to whether something took the paste over from the browser. */
function paste(page: Page, { html = '', text = '', pictured = false }: Board): Promise<boolean> {
  return page.evaluate(
    ({ html: markup, text: words, dot }) => {
      const data = new DataTransfer();
      if (markup) data.setData('text/html', markup);
      if (words) data.setData('text/plain', words);
      if (dot)
        data.items.add(
          new File([Uint8Array.from(atob(dot), (sign) => sign.charCodeAt(0))], 'image.png', { type: 'image/png' }),
        );
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
      return !(document.activeElement ?? document.body).dispatchEvent(event);
    },
    { html, text, dot: pictured ? DOT : '' },
  );
}

const CELLS = [
  ['Candle', '12.50'],
  ['Soap', '6.00'],
];

const BOARDS: readonly { from: string; board: Board; cells?: string[][]; words?: string }[] = [
  {
    from: 'Excel',
    board: {
      html: '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!--table {mso-displayed-decimal-separator:"\\.";} .xl65 {color:red}--></style></head><body><!--StartFragment--><table border=0><col width=120><col width=80><tr height=20><td>Candle</td><td align=right>12.50</td></tr><tr height=20><td>Soap</td><td align=right>6.00</td></tr></table><!--EndFragment--></body></html>',
      text: 'Candle\t12.50\r\nSoap\t6.00\r\n',
      pictured: true,
    },
    cells: CELLS,
  },
  {
    from: 'Google Sheets',
    board: {
      html: '<google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style><table xmlns="http://www.w3.org/1999/xhtml" data-sheets-root="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td data-sheets-value="x">Candle</td><td>12.50</td></tr><tr><td>Soap</td><td>6.00</td></tr></tbody></table>',
      text: 'Candle\t12.50\nSoap\t6.00',
    },
    cells: CELLS,
  },
  {
    from: 'LibreOffice Calc',
    board: {
      html: '<!DOCTYPE html><html><head><title></title><meta name="generator" content="LibreOffice 24.2"/><style type="text/css">body,div,table{font-family:"Liberation Sans"}</style></head><body><table cellspacing="0" border="0"><colgroup span="2" width="85"></colgroup><tr><td height="17" align="left">Candle</td><td sdval="12.5" sdnum="1033;"><font color="#000000">12.50</font></td></tr><tr><td>Soap</td><td>6.00</td></tr></table></body></html>',
      text: 'Candle\t12.50\nSoap\t6.00\n',
      pictured: true,
    },
    cells: CELLS,
  },
  { from: 'Numbers', board: { text: 'Candle\t12.50\nSoap\t6.00', pictured: true }, cells: CELLS },
  {
    from: 'Excel with merged, empty and hidden cells and line breaks',
    board: {
      html: '<table><col><col style="display:none"><col><tr><td colspan=3>Prices</td></tr><tr><td rowspan=2>Candle</td><td>SKU</td><td>small<br>\r\n  12.50</td></tr><tr><td>1</td><td>&nbsp;</td></tr><tr style="display:none"><td>secret</td></tr><tr><td>Soap</td><td>2</td><td>6.00</td></tr></table>',
      text: 'Prices\t\t\r\nCandle\tSKU\t"small\n12.50"\r\n\t1\t\r\nSoap\t2\t6.00\r\n',
      pictured: true,
    },
    cells: [
      ['Prices', ''],
      ['Candle', 'small\n12.50'],
      ['', ''],
      ['Soap', '6.00'],
    ],
  },
  {
    from: 'Word, a table',
    board: {
      html: '<html xmlns:w="urn:schemas-microsoft-com:office:word"><body><!--StartFragment--><table class=MsoTableGrid><tr><td><p class=MsoNormal>Candle<o:p></o:p></p></td><td><p class=MsoNormal>12.50<o:p></o:p></p></td></tr><tr><td><p class=MsoNormal>Soap</p></td><td><p class=MsoNormal>6.00</p></td></tr></table><p class=MsoNormal><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>',
      text: 'Candle\t12.50\r\nSoap\t6.00\r\n\r\n',
      pictured: true,
    },
    cells: CELLS,
  },
  {
    from: 'Word',
    board: {
      html: '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--></head><body><!--StartFragment--><p class=MsoNormal><b>Autumn candle fair</b><o:p></o:p></p><p class=MsoNormal>Saturday 10 to 4<o:p></o:p></p><!--EndFragment--></body></html>',
      text: 'Autumn candle fair\r\nSaturday 10 to 4\r\n',
      pictured: true,
    },
    words: 'Autumn candle fair\nSaturday 10 to 4',
  },
  {
    from: 'Google Docs',
    board: {
      html: '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span>Autumn candle fair</span></p></b>',
      text: 'Autumn candle fair',
    },
    words: 'Autumn candle fair',
  },
  {
    from: 'Pages',
    board: { text: 'Autumn candle fair\u2028Harbour Hall', pictured: true },
    words: 'Autumn candle fair\nHarbour Hall',
  },
  {
    from: 'PowerPoint',
    board: {
      html: '<html xmlns:p="urn:schemas-microsoft-com:office:powerpoint"><body><div style="mso-line-spacing:&quot;90 20 0&quot;"><span>Autumn candle fair</span></div></body></html>',
      text: 'Autumn candle fair\r\n',
      pictured: true,
    },
    words: 'Autumn candle fair',
  },
];

const DRAWINGS: readonly { called: string; svg: string; wide: number }[] = [
  {
    called: 'doctype and comment, sides in per cent',
    svg: '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!-- Made with a vector program -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg width="100%" height="100%" viewBox="0 0 400 200" xmlns="http://www.w3.org/2000/svg"><path d="M20,20L380,20L100,180Z" fill="#8338EC"/></svg>',
    wide: 2,
  },
  {
    called: 'a symbol before the size of the root',
    svg: '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="600" height="120"><defs><symbol id="dot" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5"/></symbol></defs><rect width="600" height="120" fill="#FFC914"/><use xlink:href="#dot" width="80" height="80"/></svg>',
    wide: 5,
  },
  {
    called: 'a view box of another shape',
    svg: '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="120" viewBox="0 0 100 100" preserveAspectRatio="none"><rect width="100" height="100" fill="#EF476F"/></svg>',
    wide: 5,
  },
  {
    called: 'without a namespace, with an entity of HTML',
    svg: '<svg width="48" height="24" viewBox="0 0 48 24" fill="none" stroke="currentColor"><title>a&nbsp;b</title><path d="M3 12h42"/></svg>',
    wide: 2,
  },
  {
    called: 'Illustrator, with entities',
    svg: '<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator: Adobe Illustrator 28.0 -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [\n\t<!ENTITY ns_svg "http://www.w3.org/2000/svg">\n]>\n<svg version="1.1" xmlns="&ns_svg;" x="0px" y="0px" viewBox="0 0 300 150" style="enable-background:new 0 0 300 150;" xml:space="preserve"><style type="text/css">.st0{fill:#E4572E;}</style><rect class="st0" width="300" height="150"/></svg>',
    wide: 2,
  },
  {
    called: 'Inkscape, in millimetres',
    svg: '<svg width="90mm" height="30mm" viewBox="0 0 90 30" xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"><sodipodi:namedview id="base" inkscape:zoom="1"/><rect width="90" height="30"/></svg>',
    wide: 3,
  },
  {
    called: 'no size at all',
    svg: '<svg xmlns="http://www.w3.org/2000/svg"><rect x="50" y="40" width="400" height="100" fill="#118ab2"/></svg>',
    wide: 4,
  },
  {
    called: 'one side',
    svg: '<svg xmlns="http://www.w3.org/2000/svg" height="1in" viewBox="0 0 30 10"><rect width="30" height="10"/></svg>',
    wide: 3,
  },
  {
    called: 'as an address',
    svg: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 10'%3E%3Crect width='20' height='10'/%3E%3C/svg%3E",
    wide: 2,
  },
];

test('what other programs copy is pasted on the canvas as what it is', async ({ kept: context, server }) => {
  const person = await Person.signIn(server.origin);
  const design = await person.design(() => []);
  const tab = await EditorTab.open(await person.enter(context), person.origin, design);
  const { page } = tab;
  const known = new Set<string>();
  const added = async (): Promise<Layer[]> => {
    await tab.saved();
    return Object.values(await person.layers(design)).filter(({ id }) => !known.has(id));
  };
  const next = async (what: string): Promise<Layer> => {
    await expect.poll(async () => (await added()).length, { ...SOON, message: what }).toBe(1);
    const [layer] = await added();
    if (!layer) throw new Error(what);
    known.add(layer.id);
    return layer;
  };
  await page.locator('body').click({ position: { x: 2, y: 2 } });
  for (const { from, board, cells, words } of BOARDS) {
    expect(await paste(page, board), from).toBe(true);
    const layer = await next(from);
    if (cells)
      expect(layer.type === 'table' && layer.cells.map((row) => row.map(({ text }) => text)), from).toEqual(cells);
    else expect(layer.type === 'text' && layer.text, from).toBe(words);
  }
  for (const { called, svg, wide } of DRAWINGS) {
    await paste(page, { text: svg });
    const layer = await next(called);
    expect(layer.type, called).toBe('image');
    expect(layer.type === 'image' && layer.width / layer.height, called).toBeCloseTo(wide, 1);
  }
  // A picture that a browser copied stays one.
  await paste(page, {
    html: '<img src="https://elsewhere.example/a.png" alt="A fair">',
    text: 'A fair',
    pictured: true,
  });
  expect((await next('a picture of a browser')).type).toBe('image');
});

test('prompts take the words, and pictures only where there are none', async ({ kept: context, server }) => {
  const person = await Person.signIn(server.origin);
  const page = await (await person.enter(context)).newPage();
  for (const path of ['/', '/ai-design']) {
    await page.goto(person.origin + path);
    const prompt = page.getByLabel('What do you want to design?');
    await prompt.click();
    for (const { from, board } of BOARDS) expect(await paste(page, board), `${from} ${path}`).toBe(false);
    expect(await paste(page, { html: '<img src="https://elsewhere.example/a.png">', pictured: true }), path).toBe(true);
  }
});
