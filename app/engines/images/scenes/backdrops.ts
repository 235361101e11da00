/** Abstract backdrops of a few colors, as shapes: blobs and arcs, cut paper, flowing bands, bokeh. */
import { luminance, mix } from '#design/layout/contrast.ts';
import type { Chance } from '../drawing/chance.ts';
import { downwards, type Drawing, faded, gradient } from '../drawing/drawing.ts';
import { blobAt, boxAt, circleAt, scattered, softShape, through, type Spot } from '../drawing/shapes.ts';
import { hills } from '../drawing/land.ts';
import { leafAt } from '../drawing/plants.ts';

export interface Backdrop {
  drawing: Drawing;
  /** At least five, the background first. */
  palette: readonly string[];
  chance: Chance;
}

const color = (palette: readonly string[], index: number) => palette[index % palette.length] as string;

/** Organic shapes around a calm middle, with line work and dots. */
export function shapes({ drawing, palette, chance }: Backdrop): void {
  const { width, height, unit } = drawing;
  const [background] = palette as [string];
  drawing.background = { type: 'solid', color: background };
  const reach = Math.min(width, height);
  const corners = chance
    .shuffled([
      [0.02, 0.04],
      [0.98, 0.06],
      [0.04, 0.97],
      [0.97, 0.95],
      [0.5, -0.04],
      [0.5, 1.04],
    ])
    .slice(0, 4) as [number, number][];
  corners.forEach(([cx, cy], index) => {
    const [x, y, r] = [width * cx, height * cy, reach * chance.between(0.26, 0.42)];
    drawing.path(blobAt(x, y, r, r * chance.between(0.75, 1), 0.16, chance), color(palette, 1 + index), 'Shape');
    if (index === 0)
      drawing.path(blobAt(x + reach * 0.03, y + reach * 0.04, r * 1.12, r * 1.02, 0.14, chance), null, 'Line', {
        stroke: { color: mix(color(palette, 4), background, 0.1), width: unit * 3, dash: [] },
      });
    if (index === 1)
      for (let ring = 1; ring <= 4; ring += 1)
        drawing.ellipse(x, y, r * 0.22 * ring, r * 0.22 * ring, null, 'Ring', {
          stroke: { color: faded(background, 0.65), width: unit * 3, dash: [] },
        });
    if (index === 2)
      drawing.path(
        Array.from({ length: 42 }, (_, at) =>
          circleAt(x + ((at % 7) - 3) * unit * 34, y + (Math.floor(at / 7) - 2.5) * unit * 34, unit * 5),
        ).flat(),
        faded(mix(background, '#ffffff', 0.2), 0.85),
        'Dots',
      );
    if (index === 3)
      drawing.path(
        sprig(
          x + (cx > 0.5 ? -1 : 1) * r * 0.25,
          y,
          r * 1.05,
          cy > 0.5 ? -90 + (cx > 0.5 ? -24 : 24) : 90 + (cx > 0.5 ? 24 : -24),
        ),
        color(palette, 4),
        'Sprig',
      );
  });
}

/** A stem with leaves on both sides. */
export function sprig(x: number, y: number, length: number, degrees: number, leaves = 6): ReturnType<typeof leafAt> {
  const angle = (degrees * Math.PI) / 180;
  const commands = leafAt(x, y, length, degrees, 0.012);
  for (let index = 0; index < leaves; index += 1) {
    const t = 0.2 + (0.7 * index) / leaves;
    const size = length * (0.36 - t * 0.16);
    for (const side of [-1, 1])
      commands.push(
        ...leafAt(
          x + Math.cos(angle) * length * (t + (side > 0 ? 0.05 : 0)),
          y + Math.sin(angle) * length * (t + (side > 0 ? 0.05 : 0)),
          size,
          degrees + side * 46,
          0.34,
        ),
      );
  }
  return [
    ...commands,
    ...leafAt(x + Math.cos(angle) * length * 0.86, y + Math.sin(angle) * length * 0.86, length * 0.22, degrees, 0.34),
  ];
}

/** Sheets of colored paper with holes, one below the other, each with its shadow. */
export function paperCut({ drawing, palette, chance }: Backdrop): void {
  const { width, height, unit } = drawing;
  const ordered = [...palette].slice(0, 5).sort((a, b) => luminance(a) - luminance(b));
  const sheets = chance.maybe(0.5) ? ordered : ordered.reverse();
  drawing.background = { type: 'solid', color: sheets[0] as string };
  const steps = sheets.length + 1;
  const [cx, cy] = [width * chance.between(0.42, 0.58), height * chance.between(0.42, 0.58)];
  const turn = chance.next() * 6;
  for (let sheet = 1; sheet < steps; sheet += 1) {
    const shade =
      sheet < sheets.length
        ? (sheets[sheet] as string)
        : mix(sheets.at(-1) as string, luminance(sheets.at(-1) as string) > 0.4 ? '#ffffff' : '#000000', 0.25);
    const grow = 0.22 + (sheet / steps) * 0.42;
    const count = 11;
    // The hole's direction is opposite to the sheet's, so that it stays open.
    const hole = softShape(
      Array.from({ length: count }, (_, index): Spot => {
        const angle = -(index / count) * Math.PI * 2;
        const wave =
          1 + 0.13 * Math.sin(angle * 3 + turn + sheet * 0.5) + 0.07 * Math.sin(angle * 5 + turn * 2 - sheet * 0.8);
        return [cx + Math.cos(angle) * width * grow * wave, cy + Math.sin(angle) * height * grow * wave];
      }),
    );
    drawing.path([...boxAt(-unit * 60, -unit * 60, width + unit * 120, height + unit * 120), ...hole], shade, 'Sheet', {
      shadow: { color: '#0b08145c', x: unit * 5, y: unit * 10, blur: Math.min(500, unit * 30) },
    });
  }
}

/** Bands that flow over the page, lit on their edges. */
export function waves({ drawing, palette, chance }: Backdrop): void {
  const { width, height, unit } = drawing;
  const ordered = [...palette].sort((a, b) => luminance(b) - luminance(a));
  const [light, dark] = [ordered[0] as string, ordered.at(-1) as string];
  drawing.background = gradient(chance.pick([160, 180, 200]), light, mix(light, ordered[1] as string, 0.55));
  const count = 7;
  for (let band = 0; band < count; band += 1) {
    const t = (band + 0.4) / count;
    const at = t * (ordered.length - 1);
    const tone = mix(
      ordered[Math.floor(at)] as string,
      ordered[Math.min(ordered.length - 1, Math.floor(at) + 1)] as string,
      at % 1,
    );
    const land = hills(
      width,
      height * (0.26 + t * 0.72),
      height * chance.between(0.05, 0.085),
      height,
      chance,
      chance.between(0.6, 1.15),
    );
    drawing.path(
      land.outline,
      gradient(chance.between(150, 210), mix(tone, '#ffffff', 0.22), tone, mix(tone, dark, 0.3)),
      'Band',
      { shadow: { color: faded(dark, 0.26), x: 0, y: -unit * 5, blur: Math.min(500, unit * 26) } },
    );
    if (band % 2 === 0) {
      const edge = Array.from({ length: 24 }, (_, index): Spot => [
        (index / 23) * width,
        land.at((index / 23) * width) + unit * (16 + band * 3),
      ]);
      drawing.path([{ type: 'M', x: 0, y: (edge[0] as Spot)[1] }, ...through(edge)], null, 'Line', {
        stroke: { color: faded('#ffffff', 0.36), width: unit * 2, dash: [] },
      });
    }
  }
}

/** Bokeh on a dark or pale background. */
export function bokeh({ drawing, palette, chance }: Backdrop): void {
  const { width, height, unit } = drawing;
  const ordered = [...palette].sort((a, b) => luminance(a) - luminance(b));
  const deep = mix(ordered[0] as string, '#05060d', luminance(ordered[0] as string) > 0.12 ? 0.6 : 0.25);
  const lights = ordered.slice(1);
  drawing.background = gradient(
    chance.pick([150, 180, 215]),
    mix(deep, lights[0] as string, 0.3),
    deep,
    mix(deep, lights.at(-2) ?? '#ffffff', 0.22),
  );
  const reach = Math.max(width, height);
  for (let haze = 0; haze < 5; haze += 1) {
    const tone = chance.pick(lights);
    const r = reach * chance.between(0.2, 0.38);
    drawing.ellipse(
      width * chance.next(),
      height * chance.next(),
      r,
      r,
      {
        type: 'radial',
        centerX: 0.5,
        centerY: 0.5,
        radius: 0.7,
        stops: [
          { at: 0, color: faded(tone, 0.34) },
          { at: 1, color: faded(tone, 0) },
        ],
      },
      'Haze',
      { blend: 'screen' },
    );
  }
  const slope = chance.between(-0.35, 0.35);
  for (let index = 0; index < 46; index += 1) {
    const near = index / 46;
    const x = width * chance.next();
    const y = height * (0.55 + slope * (x / width - 0.5) + (chance.next() + chance.next() - 1) * 0.62);
    const r = unit * (16 + near * 84 * chance.between(0.55, 1));
    const tone = mix(chance.pick(lights), '#ffffff', chance.between(0, 0.3));
    const alpha = chance.between(0.16, 0.5) * (1.1 - near * 0.55);
    drawing.ellipse(
      x,
      y,
      r,
      r,
      {
        type: 'radial',
        centerX: 0.5,
        centerY: 0.5,
        radius: 0.7072,
        stops: [
          { at: 0, color: faded(tone, alpha * 0.62) },
          { at: 0.8, color: faded(tone, alpha * 0.8) },
          { at: 0.93, color: faded(tone, alpha * 1.25) },
          { at: 1, color: faded(tone, 0) },
        ],
      },
      'Light',
      { blend: 'screen' },
    );
  }
  drawing.path(
    scattered(70, { x: 0, y: 0, width, height }, unit * 1.2, unit * 4, chance),
    faded(mix(lights.at(-1) as string, '#ffffff', 0.5), 0.8),
    'Sparks',
    { blend: 'screen' },
  );
}

/** A calm background for things in front of it: a wall and a table, lit from one side. */
export function studioBackground({ drawing, palette, chance }: Backdrop, horizon: number): void {
  const { width, height } = drawing;
  const [wall, , , , deep] = palette as [string, string, string, string, string];
  drawing.background = gradient(
    chance.pick([140, 165, 195, 220]),
    mix(wall, '#ffffff', 0.35),
    wall,
    mix(wall, deep, 0.14),
  );
  drawing.rectangle(
    { x: 0, y: horizon, width, height: height - horizon },
    downwards(mix(color(palette, 1), wall, 0.25), mix(color(palette, 1), deep, 0.2)),
    'Table',
  );
}
