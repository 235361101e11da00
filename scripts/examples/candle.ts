/** A launch post for a candle, drawn from shapes and light. */
import { solid, type Example } from './sheet.ts';

export const candle: Example = {
  name: 'candle',
  width: 1080,
  height: 1080,
  background: {
    type: 'linear',
    angle: 180,
    stops: [
      { at: 0, color: '#2b1d1a' },
      { at: 0.72, color: '#5a3125' },
      { at: 1, color: '#7a4430' },
    ],
  },
  draw({ text, shape }) {
    shape(
      { kind: 'ellipse' },
      {
        x: 140,
        y: 60,
        width: 800,
        height: 800,
        blend: 'screen',
        fill: {
          type: 'radial',
          centerX: 0.5,
          centerY: 0.5,
          radius: 0.71,
          stops: [
            { at: 0, color: '#ffb45ccc' },
            { at: 0.45, color: '#ff8a3c55' },
            { at: 1, color: '#ff8a3c00' },
          ],
        },
      },
    );
    shape({ kind: 'rectangle', radius: 0 }, { x: 0, y: 930, width: 1080, height: 150, fill: solid('#3a211a') });
    shape(
      { kind: 'ellipse' },
      {
        x: 340,
        y: 896,
        width: 400,
        height: 70,
        fill: solid('#1c100dcc'),
        shadow: { color: '#1c100d', x: 0, y: 10, blur: 30 },
      },
    );
    shape(
      { kind: 'rectangle', radius: 34 },
      {
        x: 380,
        y: 560,
        width: 320,
        height: 380,
        fill: {
          type: 'linear',
          angle: 90,
          stops: [
            { at: 0, color: '#c9a98a' },
            { at: 0.35, color: '#f4e4cc' },
            { at: 0.7, color: '#e6cba8' },
            { at: 1, color: '#a98263' },
          ],
        },
      },
    );
    shape(
      { kind: 'ellipse' },
      {
        x: 388,
        y: 540,
        width: 304,
        height: 62,
        fill: {
          type: 'radial',
          centerX: 0.5,
          centerY: 0.5,
          radius: 0.71,
          stops: [
            { at: 0, color: '#fff3cf' },
            { at: 0.6, color: '#ffd891' },
            { at: 1, color: '#d9a66b' },
          ],
        },
      },
    );
    shape({ kind: 'rectangle', radius: 4 }, { x: 535, y: 508, width: 10, height: 62, fill: solid('#2b1d1a') });
    shape(
      { kind: 'ellipse' },
      {
        x: 502,
        y: 372,
        width: 76,
        height: 172,
        fill: {
          type: 'linear',
          angle: 180,
          stops: [
            { at: 0, color: '#ff9d2e00' },
            { at: 0.25, color: '#ffb648' },
            { at: 0.7, color: '#fff1b8' },
            { at: 1, color: '#ff9d2e' },
          ],
        },
        shadow: { color: '#ffb648', x: 0, y: 0, blur: 60 },
      },
    );
    shape(
      { kind: 'rectangle', radius: 6 },
      {
        x: 430,
        y: 690,
        width: 220,
        height: 150,
        fill: solid('#f9f1e2'),
        shadow: { color: '#5a312540', x: 0, y: 3, blur: 10 },
      },
    );
    text('fig & cedar', {
      x: 430,
      y: 722,
      width: 220,
      align: 'center',
      fontFamily: 'Playfair Display',
      italic: true,
      fontSize: 36,
      fill: solid('#3a211a'),
    });
    text('No. 4', {
      x: 430,
      y: 780,
      width: 220,
      align: 'center',
      fontFamily: 'Instrument Sans',
      fontWeight: 600,
      fontSize: 20,
      letterSpacing: 160,
      letterCase: 'upper',
      fill: solid('#8a5a3c'),
    });
    text('Slow evenings', {
      x: 60,
      y: 84,
      width: 960,
      align: 'center',
      fontFamily: 'Playfair Display',
      fontWeight: 500,
      italic: true,
      fontSize: 132,
      letterSpacing: -20,
      fill: solid('#fbeedb'),
    });
    text('Forty hours of amber light', {
      x: 60,
      y: 256,
      width: 960,
      align: 'center',
      fontFamily: 'Instrument Sans',
      fontWeight: 500,
      fontSize: 34,
      fill: solid('#f0c99f'),
    });
    text('New in September', {
      x: 60,
      y: 986,
      width: 960,
      align: 'center',
      fontFamily: 'Instrument Sans',
      fontWeight: 600,
      fontSize: 30,
      letterSpacing: 40,
      fill: solid('#f0c99f'),
    });
  },
};
