/** A concert poster: three discs printed over one another. */
import { solid, type Example } from './sheet.ts';

export const concert: Example = {
  name: 'concert',
  width: 1080,
  height: 1350,
  background: solid('#f6efe0'),
  draw({ text, shape }) {
    const disc = (x: number, y: number, size: number, color: string): void =>
      shape({ kind: 'ellipse' }, { x, y, width: size, height: size, fill: solid(color), blend: 'multiply' });
    disc(-120, 210, 760, '#f4502f');
    disc(420, 120, 620, '#f5b82e');
    disc(330, 450, 620, '#1f9089');
    text('Three\nNights', {
      x: 64,
      y: 64,
      width: 950,
      fontFamily: 'Bricolage Grotesque',
      fontWeight: 800,
      fontSize: 236,
      lineHeight: 0.86,
      letterSpacing: -40,
      fill: solid('#1a1712'),
    });
    text('Open air\non the river', {
      x: 64,
      y: 1090,
      width: 560,
      fontFamily: 'Bricolage Grotesque',
      fontWeight: 600,
      fontSize: 64,
      lineHeight: 1.05,
      letterSpacing: -15,
      fill: solid('#1a1712'),
    });
    text('12 · 13 · 14 June\nDoors at seven', {
      x: 616,
      y: 1148,
      width: 400,
      align: 'right',
      fontFamily: 'Instrument Sans',
      fontWeight: 600,
      fontSize: 34,
      lineHeight: 1.35,
      fill: solid('#1a1712'),
    });
    shape(
      { kind: 'line', startHead: 'none', endHead: 'none' },
      { x: 64, y: 1062, width: 952, height: 1, stroke: { color: '#1a1712', width: 5, dash: [] } },
    );
    text('Free entry, bring a blanket', {
      x: 64,
      y: 1262,
      width: 952,
      fontFamily: 'Instrument Sans',
      fontWeight: 500,
      fontSize: 30,
      fill: solid('#1a1712'),
    });
  },
};
