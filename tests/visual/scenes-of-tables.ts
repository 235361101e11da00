/** Scenes of tables and QR codes: fills, hairlines, round corners, right-to-left columns; codes in every style. */
import { tableCells } from '#design/document/create.ts';
import type { MeasureText } from '#design/document/measure.ts';
import type { QrShape } from '#design/qr/matrix.ts';
import { tableLook } from '#design/tables/styles.ts';
import { SceneBuilder } from './scene-builder.ts';
import type { AddScene } from './scene.ts';

export function addTableScenes(measure: MeasureText, add: AddScene): void {
  const tables = new SceneBuilder(measure, 640, 460);
  const cells = tableCells([
    ['Size', 'EU', 'Bust'],
    ['S', '36', '84'],
    ['M and longer words', '38', '88'],
  ]);
  tables.table({ cells, x: 20.3, y: 20.6, width: 280, fontSize: 16, ...tableLook('striped', 16) });
  tables.table({
    cells,
    x: 330,
    y: 20,
    width: 290,
    fontSize: 16,
    headerColumn: true,
    ...tableLook('boxed', 16),
    radius: 12,
    borders: {
      outer: { color: '#17150f', width: 3 },
      rows: { color: '#d8d4ca', width: 1 },
      columns: { color: '#d8d4ca', width: 1 },
    },
  });
  tables.table({
    cells: tableCells([
      ['المقاس', 'الطول'],
      ['صغير', '84'],
    ]),
    x: 20,
    y: 230,
    width: 280,
    fontSize: 18,
    ...tableLook('soft', 18),
  });
  tables.table({
    cells,
    x: 350,
    y: 250,
    width: 250,
    fontSize: 14,
    rotation: -8,
    ...tableLook('dark', 14),
    shadow: { color: '#00000066', x: 0, y: 6, blur: 14 },
  });
  add('table', tables);

  const codes = new SceneBuilder(measure, 640, 240);
  const base: QrShape = {
    kind: 'qr',
    content: 'https://shop.example/größe',
    correction: 'Q',
    modules: 'square',
    eyes: 'square',
    quiet: 4,
    ground: '#ffffff',
  };
  const looks: Partial<QrShape>[] = [
    {},
    { modules: 'rounded', eyes: 'rounded', quiet: 2 },
    { modules: 'dots', eyes: 'circle', ground: null },
  ];
  looks.forEach((look, index) =>
    codes.shape({
      shape: { ...base, ...look },
      x: 15 + index * 208,
      y: 20,
      width: 195,
      height: 195,
      fill:
        index === 1
          ? {
              type: 'linear',
              angle: 135,
              stops: [
                { at: 0, color: '#0f6b66' },
                { at: 1, color: '#5b2a86' },
              ],
            }
          : { type: 'solid', color: '#17150f' },
    }),
  );
  add('qr', codes);
}
