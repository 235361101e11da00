/** A sale announcement in large letters, with falling leaves. */
import { solid, type Example } from './sheet.ts';

export const sale: Example = {
  name: 'sale',
  width: 1080,
  height: 1080,
  background: solid('#f2a541'),
  draw({ text, shape }) {
    const leaf = (x: number, y: number, length: number, rotation: number, color: string): void => {
      shape(
        { kind: 'ellipse' },
        {
          x: x - length / 2,
          y: y - length / 5,
          width: length,
          height: length * 0.4,
          rotation,
          fill: solid(color),
          blend: 'multiply',
        },
      );
      shape(
        { kind: 'line', startHead: 'none', endHead: 'none' },
        {
          x: x - length * 0.62,
          y,
          width: length * 1.1,
          height: 1,
          rotation,
          stroke: { color: '#8a3d12', width: 6, dash: [] },
        },
      );
    };
    leaf(880, 150, 420, -52, '#ee6a34');
    leaf(960, 420, 300, 24, '#d97a1e');
    leaf(120, 860, 400, 34, '#e07b2a');
    leaf(880, 800, 330, -20, '#f07f3a');
    text('Leaves\nfall. So do\nprices.', {
      x: 64,
      y: 90,
      width: 1000,
      fontFamily: 'Anton',
      fontSize: 218,
      lineHeight: 1.1,
      letterSpacing: -8,
      letterCase: 'upper',
      fill: solid('#3b1708'),
    });
    text('Until Sunday', {
      x: 92,
      y: 946,
      width: 360,
      fontFamily: 'Instrument Sans',
      fontWeight: 700,
      fontSize: 44,
      fill: solid('#f2a541'),
      box: { fill: solid('#3b1708'), paddingX: 28, paddingY: 18, radius: 60 },
      align: 'center',
    });
    text('30 % off everything warm', {
      x: 540,
      y: 950,
      width: 480,
      align: 'right',
      fontFamily: 'Instrument Sans',
      fontWeight: 600,
      fontSize: 38,
      fill: solid('#3b1708'),
    });
  },
};
