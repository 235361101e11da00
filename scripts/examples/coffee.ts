/** A poster for a coffee shop: a cup seen from above. */
import { solid, type Example } from './sheet.ts';

export const coffee: Example = {
  name: 'coffee',
  width: 1080,
  height: 1350,
  background: solid('#0f5b57'),
  draw({ text, shape }) {
    const round = (x: number, y: number, size: number, color: string, more: Parameters<typeof shape>[1] = {}): void =>
      shape(
        { kind: 'ellipse' },
        { x: x - size / 2, y: y - size / 2, width: size, height: size, fill: solid(color), ...more },
      );
    text('Flat white\nFriday', {
      x: 60,
      y: 66,
      width: 960,
      align: 'center',
      fontFamily: 'Bricolage Grotesque',
      fontWeight: 800,
      fontSize: 172,
      lineHeight: 0.9,
      letterSpacing: -40,
      fill: solid('#ffe9cf'),
    });
    round(540, 800, 720, '#0a4643');
    round(540, 790, 690, '#f3e6d2', { shadow: { color: '#06302e80', x: 0, y: 26, blur: 60 } });
    round(540, 790, 560, '#e4d2b8');
    shape(
      { kind: 'rectangle', radius: 44 },
      {
        x: 745,
        y: 740,
        width: 250,
        height: 100,
        rotation: -32,
        fill: solid('#fffaf1'),
        shadow: { color: '#06302e55', x: 0, y: 12, blur: 24 },
      },
    );
    round(540, 780, 476, '#fffaf1', { shadow: { color: '#06302e66', x: 0, y: 14, blur: 34 } });
    round(540, 780, 412, '#a8643a', {
      fill: {
        type: 'radial',
        centerX: 0.45,
        centerY: 0.4,
        radius: 0.72,
        stops: [
          { at: 0, color: '#c98a55' },
          { at: 0.75, color: '#a05c33' },
          { at: 1, color: '#74401f' },
        ],
      },
    });
    shape({ kind: 'heart' }, { x: 420, y: 668, width: 240, height: 226, fill: solid('#f6e3c6') });
    shape({ kind: 'heart' }, { x: 462, y: 704, width: 156, height: 144, fill: solid('#b9753f') });
    shape({ kind: 'heart' }, { x: 496, y: 732, width: 88, height: 80, fill: solid('#f6e3c6') });
    text('Two for one, eight to eleven', {
      x: 60,
      y: 1194,
      width: 960,
      align: 'center',
      fontFamily: 'Instrument Sans',
      fontWeight: 600,
      fontSize: 42,
      fill: solid('#ffe9cf'),
    });
    text('Corner of Mill Street and the canal', {
      x: 60,
      y: 1256,
      width: 960,
      align: 'center',
      fontFamily: 'Instrument Sans',
      fontWeight: 400,
      fontSize: 30,
      fill: solid('#9fd0cb'),
    });
  },
};
