/** A small picture of a table, drawn by the painter that draws it on the page. */
import { useEffect, useRef, type ReactNode } from 'react';
import type { FontNeed } from '#design/layout/page-fonts.ts';
import { createTableLayer, tableCells } from '#design/document/create.ts';
import { tableContent } from '#design/fabric/paint/table.ts';
import { withTableLines } from '#design/layout/table-layout.ts';
import { makeTable, type TableWish } from '#design/tables/make-table.ts';
import { withTableLook, type TablePalette, type TableStyle } from '#design/tables/styles.ts';
import type { TableLayer } from '#design/document/layers.ts';
import { browserMeasure } from './browser-measure.ts';

const PLACE = { id: 'picture', parent: 'picture', order: 'a0' };

/** A ready-made table as it would look on a square page. */
export function tableOfWish(wish: TableWish): TableLayer {
  return makeTable(PLACE, wish, { x: 0, y: 0, width: 900, height: 900 }, browserMeasure, { width: 1080, height: 1080 });
}

/** A few sparse cells in a look: for the gallery of styles. */
export function sampleOfLook(look: TableStyle, palette?: TablePalette): TableLayer {
  const cells = tableCells([
    ['Size', 'EU', 'US'],
    ['S', '36', '4'],
    ['M', '38', '6'],
    ['L', '40', '8'],
  ]);
  const plain = createTableLayer({
    ...PLACE,
    cells,
    width: 340,
    fontSize: 30,
    columns: [
      { width: 1, align: 'start' },
      { width: 1, align: 'center' },
      { width: 1, align: 'center' },
    ],
  });
  return withTableLines(withTableLook(plain, look, palette), browserMeasure);
}

/** `make` is called again once the fonts have loaded: its lines may break differently then. */
export function TablePicture({
  make,
  fonts,
  width,
  height,
  inset = 8,
}: {
  make(): TableLayer;
  fonts: readonly FontNeed[];
  width: number;
  height: number;
  inset?: number;
}): ReactNode {
  const element = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let gone = false;
    const draw = (): void => {
      const context = element.current?.getContext('2d');
      if (!context || !element.current) return;
      const ratio = Math.max(2, window.devicePixelRatio);
      element.current.width = width * ratio;
      element.current.height = height * ratio;
      const layer = make();
      const scale = Math.min((width - 2 * inset) / layer.width, (height - 2 * inset) / layer.height);
      context.setTransform(ratio * scale, 0, 0, ratio * scale, (width * ratio) / 2, (height * ratio) / 2);
      tableContent(layer).paint(context, ratio * scale);
    };
    draw();
    void import('#app/browser/fonts/page-fonts.client.ts').then(async ({ loadNeeds }) => {
      await loadNeeds(fonts);
      browserMeasure.forget();
      if (!gone) draw();
    });
    return () => {
      gone = true;
    };
  }, [make, fonts, width, height, inset]);
  return (
    <canvas
      ref={element}
      aria-hidden
      data-drag-picture
      style={{ width, height }}
      className="pointer-events-none max-w-full"
    />
  );
}
