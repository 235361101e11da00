/** Marks made of icons: plain or in a form, as lines, or as a small scene in several tones. */
import { contrast } from '../layout/contrast.ts';
import type { PathCommand } from '../document/outline-path.ts';
import { transformPath } from '../document/path-geometry.ts';
import { drawRing } from './abstract-marks.ts';
import {
  arcTo,
  bandOfDisc,
  circle,
  laurel,
  onCircle,
  petal,
  polygon,
  quatrefoil,
  regular,
  ring,
  rounded,
  scallops,
  shield,
  slice,
  wavyFloor,
} from './outlines.ts';
import { mixed, type Scheme } from './palettes.ts';
import { PlacedIcon, type IconPorts } from './placed-icon.ts';
import type { Chooser } from './seeded.ts';
import type { Frame, Sheet } from './sheet.ts';

export const PLAIN_ICON_FORMS = ['bare', 'disc', 'squircle', 'halo', 'arch', 'leaf', 'two-tone'] as const;
export const ICON_FORMS = [
  ...PLAIN_ICON_FORMS,
  'hexagon',
  'quatrefoil',
  'ring',
  'scallop',
  'diamond',
  'shield',
] as const;
export type IconForm = (typeof ICON_FORMS)[number];
export const PLAIN_LINE_FORMS = ['ring', 'bare', 'arch', 'rays', 'frame'] as const;
export const LINE_FORMS = [...PLAIN_LINE_FORMS, 'hexagon', 'laurel', 'corners', 'beads', 'double-ring'] as const;
export type LineForm = (typeof LINE_FORMS)[number];
export const PLAIN_SCENE_FORMS = ['landscape', 'window', 'halo', 'coast'] as const;
export const SCENE_FORMS = [...PLAIN_SCENE_FORMS, 'wreath', 'sunburst', 'bloom', 'stripes', 'stamp', 'blob'] as const;
export type SceneForm = (typeof SCENE_FORMS)[number];

/** Draws marks of one icon into one frame. */
export class IconMark {
  private readonly icon: PlacedIcon;
  private readonly sheet: Sheet;
  private readonly frame: Frame;
  private readonly scheme: Scheme;

  constructor(icon: string, ports: IconPorts, sheet: Sheet, frame: Frame, scheme: Scheme) {
    this.icon = new PlacedIcon(icon, ports, sheet, frame);
    this.sheet = sheet;
    this.frame = frame;
    this.scheme = scheme;
  }

  solid(form: IconForm): void {
    const { sheet, frame, scheme } = this;
    switch (form) {
      case 'bare':
        return this.icon.put('fill', scheme.primary, 50, 50, 94);
      case 'disc':
        sheet.outline(circle({ x: 50, y: 50 }, 49), frame, scheme.primary, 'form');
        return this.icon.put('fill', scheme.background, 50, 50, 56);
      case 'squircle':
        sheet.outline(rounded(2, 2, 96, 96, [27, 27, 27, 27]), frame, scheme.primary, 'form');
        return this.icon.put('fill', scheme.background, 50, 50, 60);
      case 'leaf':
        sheet.outline(rounded(2, 2, 96, 96, [8, 48, 8, 48]), frame, scheme.primary, 'form');
        return this.icon.put('fill', scheme.background, 50, 50, 55);
      case 'arch':
        sheet.outline(rounded(12, 1, 76, 98, [38, 38, 5, 5]), frame, scheme.primary, 'form');
        return this.icon.put('fill', scheme.background, 50, 52, 52);
      case 'halo':
        sheet.outline(circle({ x: 60, y: 40 }, 38), frame, this.soft(), 'halo');
        return this.icon.put('fill', scheme.primary, 45, 55, 78);
      case 'two-tone':
        return this.icon.putTwoTone(this.soft(), scheme.primary, 50, 50, 94);
      case 'hexagon':
        sheet.outline(regular({ x: 50, y: 50 }, 50, 6), frame, scheme.primary, 'form');
        return this.icon.put('fill', scheme.background, 50, 50, 50);
      case 'quatrefoil':
        sheet.outline(quatrefoil(), frame, scheme.primary, 'form');
        return this.icon.put('fill', scheme.background, 50, 50, 45);
      case 'ring':
        sheet.outline(ring({ x: 50, y: 50 }, 50, 43.5), frame, scheme.primary, 'ring');
        return this.icon.put('fill', scheme.primary, 50, 50, 50);
      case 'scallop':
        sheet.outline(scallops({ x: 50, y: 50 }, 48, 12), frame, scheme.primary, 'form');
        return this.icon.put('fill', scheme.background, 50, 50, 52);
      case 'diamond':
        sheet.outline(
          transformPath(rounded(15, 15, 70, 70, [10, 10, 10, 10]), [
            Math.SQRT1_2,
            Math.SQRT1_2,
            -Math.SQRT1_2,
            Math.SQRT1_2,
            50,
            50 - 100 * Math.SQRT1_2,
          ]),
          frame,
          scheme.primary,
          'form',
        );
        return this.icon.put('fill', scheme.background, 50, 50, 44);
      case 'shield':
        sheet.outline(transformPath(shield(84, 98), [1, 0, 0, 1, 8, 1]), frame, scheme.primary, 'form');
        return this.icon.put('fill', scheme.background, 50, 46, 48);
    }
  }

  /** A second tone on which the first one is legible. */
  private soft(): string {
    const { secondary, tertiary, primary } = this.scheme;
    return contrast(secondary, primary) >= contrast(tertiary, primary) ? secondary : tertiary;
  }

  lines(form: LineForm, free: Chooser): void {
    const { sheet, frame, scheme } = this;
    const ink = scheme.ink;
    switch (form) {
      case 'ring':
        drawRing(sheet, frame, ink, 1.7);
        return this.icon.put('light', ink, 50, 50, 58);
      case 'bare':
        return this.icon.put('light', scheme.primary, 50, 50, 92);
      case 'arch': {
        const arch = (inset: number) =>
          rounded(14 + inset, 2 + inset, 72 - 2 * inset, 96 - 2 * inset, [36 - inset, 36 - inset, 0, 0]);
        sheet.outline([...arch(0), ...arch(1.7)], frame, ink, 'frame', 'evenodd');
        return this.icon.put('light', scheme.primary, 50, 57, 48);
      }
      case 'rays': {
        // Short strokes around the upper half.
        const count = free.pick([9, 11, 13]);
        const rays = Array.from({ length: count }, (_, index) => {
          const angle = -180 + (180 / (count - 1)) * index;
          const [inner, outer] = [
            onCircle({ x: 50, y: 60 }, 40, angle),
            onCircle({ x: 50, y: 60 }, index % 2 === 0 ? 50 : 46, angle),
          ];
          const aside = onCircle({ x: 0, y: 0 }, 0.8, angle + 90);
          const point = (from: typeof inner, sign: number) => ({
            x: from.x + aside.x * sign,
            y: from.y + aside.y * sign,
          });
          return [
            { type: 'M' as const, ...point(inner, 1) },
            { type: 'L' as const, ...point(outer, 1) },
            { type: 'L' as const, ...point(outer, -1) },
            { type: 'L' as const, ...point(inner, -1) },
            { type: 'Z' as const },
          ];
        });
        sheet.outline(rays.flat(), frame, scheme.primary, 'rays');
        return this.icon.put('light', ink, 50, 62, 54);
      }
      case 'frame': {
        const diamond = (reach: number) => [
          { type: 'M' as const, x: 50, y: 50 - reach },
          { type: 'L' as const, x: 50 + reach, y: 50 },
          { type: 'L' as const, x: 50, y: 50 + reach },
          { type: 'L' as const, x: 50 - reach, y: 50 },
          { type: 'Z' as const },
        ];
        sheet.outline([...diamond(50), ...diamond(47.8)], frame, ink, 'frame', 'evenodd');
        return this.icon.put('light', scheme.primary, 50, 50, 42);
      }
      case 'hexagon':
        sheet.outline(
          [...regular({ x: 50, y: 50 }, 50, 6), ...regular({ x: 50, y: 50 }, 48, 6)],
          frame,
          ink,
          'frame',
          'evenodd',
        );
        return this.icon.put('light', scheme.primary, 50, 50, 50);
      case 'laurel':
        sheet.outline(laurel({ x: 50, y: 46 }, 43, { reach: 128, leaves: 8, size: 13 }), frame, this.soft(), 'leaves');
        return this.icon.put('light', ink, 50, 45, 50);
      case 'corners': {
        const corner = (x: number, y: number, right: number, down: number) =>
          polygon([
            { x, y },
            { x: x + 22 * right, y },
            { x: x + 22 * right, y: y + 2 * down },
            { x: x + 2 * right, y: y + 2 * down },
            { x: x + 2 * right, y: y + 22 * down },
            { x, y: y + 22 * down },
          ]);
        sheet.outline(
          [...corner(4, 4, 1, 1), ...corner(96, 4, -1, 1), ...corner(4, 96, 1, -1), ...corner(96, 96, -1, -1)],
          frame,
          ink,
          'corners',
        );
        return this.icon.put('light', scheme.primary, 50, 50, 60);
      }
      case 'beads': {
        const count = 32;
        sheet.outline(
          Array.from({ length: count }, (_, index) =>
            circle(onCircle({ x: 50, y: 50 }, 48, (360 / count) * index), index % 4 === 0 ? 1.9 : 1.1),
          ).flat(),
          frame,
          scheme.primary,
          'beads',
        );
        return this.icon.put('light', ink, 50, 50, 58);
      }
      case 'double-ring':
        sheet.outline(
          [...ring({ x: 50, y: 50 }, 50, 48.4), ...ring({ x: 50, y: 50 }, 45.6, 44.8)],
          frame,
          scheme.primary,
          'rings',
        );
        return this.icon.put('light', ink, 50, 50, 52);
    }
  }

  scene(form: SceneForm): void {
    const { sheet, frame, scheme } = this;
    const dark = contrast(scheme.ink, scheme.background) > 1 && contrast(scheme.background, '#ffffff') > 4;
    // Lines of the object: dark on its own light area, whatever the background is.
    const [area, lines] = dark ? [scheme.ink, scheme.background] : [scheme.background, scheme.ink];
    // Paler than the sky: light, not another thing.
    const paler = mixed(scheme.secondary, dark ? scheme.ink : scheme.background, 0.6);
    const sun =
      sheet.knowsInk && contrast(paler, scheme.secondary) < 1.16
        ? mixed(scheme.secondary, scheme.background, 0.34)
        : paler;
    switch (form) {
      case 'landscape':
        sheet.outline(circle({ x: 50, y: 50 }, 49), frame, scheme.secondary, 'sky');
        sheet.outline(circle({ x: 68, y: 33 }, 13), frame, sun, 'sun');
        sheet.outline(wavyFloor({ x: 50, y: 50 }, 49, 64, 12), frame, scheme.primary, 'hills');
        return this.icon.putTwoTone(area, lines, 46, 58, 52);
      case 'coast':
        sheet.outline(circle({ x: 50, y: 50 }, 49), frame, scheme.secondary, 'sky');
        sheet.outline(circle({ x: 50, y: 48 }, 30), frame, sun, 'sun');
        sheet.outline(wavyFloor({ x: 50, y: 50 }, 49, 70, 9), frame, scheme.primary, 'water');
        return this.icon.putTwoTone(area, lines, 50, 52, 50);
      case 'window': {
        sheet.outline(rounded(10, 1, 80, 98, [40, 40, 6, 6]), frame, scheme.secondary, 'window');
        sheet.outline(circle({ x: 50, y: 44 }, 27), frame, sun, 'sun');
        const floor = [
          { type: 'M' as const, x: 10, y: 74 },
          { type: 'C' as const, x1: 30, y1: 64, x2: 44, y2: 66, x: 56, y: 72 },
          { type: 'C' as const, x1: 68, y1: 77, x2: 80, y2: 76, x: 90, y: 70 },
          { type: 'L' as const, x: 90, y: 93 },
          ...arcTo({ x: 84, y: 93 }, 6, 0, 90),
          { type: 'L' as const, x: 16, y: 99 },
          ...arcTo({ x: 16, y: 93 }, 6, 90, 180),
          { type: 'Z' as const },
        ];
        sheet.outline(floor, frame, scheme.primary, 'hills');
        return this.icon.putTwoTone(area, lines, 50, 56, 50);
      }
      case 'halo': {
        sheet.outline(circle({ x: 50, y: 54 }, 44), frame, scheme.secondary, 'halo');
        const star = (x: number, y: number, size: number) =>
          [0, 90, 180, 270].flatMap((angle) => petal({ x, y }, onCircle({ x, y }, size, angle), 0.5));
        sheet.outline([...star(88, 16, 11), ...star(12, 26, 7)], frame, scheme.tertiary, 'stars');
        return this.icon.putTwoTone(area, lines, 50, 54, 66);
      }
      case 'wreath':
        sheet.outline(circle({ x: 50, y: 46 }, 31), frame, sun, 'ground');
        sheet.outline(
          laurel({ x: 50, y: 47 }, 42, { reach: 136, leaves: 8, size: 15 }),
          frame,
          scheme.primary,
          'leaves',
        );
        return this.icon.putTwoTone(area, lines, 50, 46, 42);
      case 'sunburst': {
        const rays = Array.from({ length: 20 }, (_, index) =>
          slice({ x: 50, y: 50 }, 49, index * 18, index * 18 + 9),
        ).flat();
        sheet.outline(circle({ x: 50, y: 50 }, 49), frame, sun, 'sky');
        sheet.outline(rays, frame, scheme.secondary, 'rays');
        sheet.outline(circle({ x: 50, y: 50 }, 31), frame, scheme.primary, 'sun');
        return this.icon.putTwoTone(area, inkOn(scheme.primary, area, lines), 50, 50, 40);
      }
      case 'bloom':
        sheet.outline(
          Array.from({ length: 8 }, (_, index) => circle(onCircle({ x: 50, y: 50 }, 33, index * 45), 16.5)).flat(),
          frame,
          scheme.secondary,
          'petals',
        );
        sheet.outline(circle({ x: 50, y: 50 }, 33), frame, sun, 'middle');
        return this.icon.putTwoTone(area, lines, 50, 50, 48);
      case 'stripes': {
        const stripes = Array.from({ length: 6 }, (_, index) => ({
          top: 14 + index * 14.4,
          high: 3.4 + index * 1.1,
        })).flatMap(({ top, high }) => bandOfDisc({ x: 50, y: 50 }, 49, top, top + high));
        sheet.outline(circle({ x: 50, y: 50 }, 49), frame, scheme.secondary, 'sky');
        sheet.outline(stripes, frame, sun, 'stripes');
        return this.icon.putTwoTone(area, lines, 50, 50, 58);
      }
      case 'stamp': {
        // Perforated: bites along all four edges.
        const bites = [0, 1, 2, 3, 4, 5, 6].flatMap((index) => [
          circle({ x: 8 + index * 14, y: 0 }, 3.6),
          circle({ x: 8 + index * 14, y: 100 }, 3.6),
          circle({ x: 0, y: 8 + index * 14 }, 3.6),
          circle({ x: 100, y: 8 + index * 14 }, 3.6),
        ]);
        sheet.outline(rounded(0, 0, 100, 100, [0, 0, 0, 0]), frame, scheme.primary, 'stamp');
        sheet.outline(bites.flat(), frame, scheme.background, 'perforation');
        sheet.outline(rounded(12, 12, 76, 76, [0, 0, 0, 0]), frame, scheme.secondary, 'picture');
        sheet.outline(circle({ x: 50, y: 50 }, 29), frame, sun, 'sun');
        return this.icon.putTwoTone(area, lines, 50, 51, 50);
      }
      case 'blob': {
        const blob: PathCommand[] = [
          { type: 'M', x: 50, y: 3 },
          { type: 'C', x1: 74, y1: 2, x2: 97, y2: 18, x: 97, y: 45 },
          { type: 'C', x1: 97, y1: 66, x2: 92, y2: 94, x: 62, y: 96 },
          { type: 'C', x1: 40, y1: 97, x2: 5, y2: 92, x: 3, y: 60 },
          { type: 'C', x1: 1, y1: 32, x2: 22, y2: 4, x: 50, y: 3 },
          { type: 'Z' },
        ];
        sheet.outline(blob, frame, scheme.secondary, 'form');
        return this.icon.putTwoTone(area, lines, 50, 50, 66);
      }
    }
  }
}

/** Of two inks the one that is legible on a color. */
function inkOn(color: string, first: string, second: string): string {
  return contrast(first, color) >= contrast(second, color) ? first : second;
}
