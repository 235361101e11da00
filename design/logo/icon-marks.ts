/** Marks made of icons: bare or in a form, as lines, or as a small scene in several tones. */
import { contrast } from '../layout/contrast.ts';
import type { Outline } from '../document/path-geometry.ts';
import type { LogoIconWeight, LogoPorts } from './brief.ts';
import { drawRing } from './abstract-marks.ts';
import { arcTo, circle, onCircle, petal, rounded, wavyFloor } from './outlines.ts';
import { mixed, type Scheme } from './palettes.ts';
import type { Chooser } from './seeded.ts';
import type { Frame, Sheet } from './sheet.ts';

export const PLAIN_ICON_FORMS = ['bare', 'disc', 'squircle', 'halo', 'arch', 'leaf', 'two-tone'] as const;
export const ICON_FORMS = [...PLAIN_ICON_FORMS] as const;
export type IconForm = (typeof ICON_FORMS)[number];
export const PLAIN_LINE_FORMS = ['ring', 'bare', 'arch', 'rays', 'frame'] as const;
export const LINE_FORMS = [...PLAIN_LINE_FORMS] as const;
export type LineForm = (typeof LINE_FORMS)[number];
export const PLAIN_SCENE_FORMS = ['landscape', 'window', 'halo', 'coast'] as const;
export const SCENE_FORMS = [...PLAIN_SCENE_FORMS] as const;
export type SceneForm = (typeof SCENE_FORMS)[number];

type IconPorts = Pick<LogoPorts, 'iconPath' | 'twoTone'>;

/**
 * The icon as one area. Icons of open strokes (waves, code) come filled as a tile with the strokes cut out: these stay
 * strokes, since a form of their own is what the mark gives them.
 */
export function solidIcon(icon: string, ports: Pick<LogoPorts, 'iconPath'>): Outline | null {
  const [solid, bold] = [ports.iconPath(icon, 'fill'), ports.iconPath(icon, 'bold')];
  if (!solid || !bold) return solid ?? bold;
  const ratio = (outline: Outline) => outline.viewWidth / outline.viewHeight;
  return Math.abs(Math.log(ratio(solid) / ratio(bold))) > 0.25 ? bold : solid;
}

/** Draws marks of one icon into one frame. */
export class IconMark {
  private readonly icon: string;
  private readonly ports: IconPorts;
  private readonly sheet: Sheet;
  private readonly frame: Frame;
  private readonly scheme: Scheme;

  constructor(icon: string, ports: IconPorts, sheet: Sheet, frame: Frame, scheme: Scheme) {
    this.icon = icon;
    this.ports = ports;
    this.sheet = sheet;
    this.frame = frame;
    this.scheme = scheme;
  }

  /** The icon in a square of the frame's units about a point. */
  private put(weight: LogoIconWeight, color: string, x: number, y: number, size: number): void {
    const outline = weight === 'fill' ? solidIcon(this.icon, this.ports) : this.ports.iconPath(this.icon, weight);
    if (outline) this.sheet.fitted(outline, this.boxAt(x, y, size), color, this.icon.replaceAll('-', ' '));
  }

  private boxAt(x: number, y: number, size: number) {
    const unit = this.frame.size / 100;
    return { x: this.frame.x + (x - size / 2) * unit, y: this.frame.y + (y - size / 2) * unit, width: size * unit, height: size * unit };
  }

  /** Area and lines of the icon in two colours; lines alone where there is no area. */
  private putTwoTone(area: string, lines: string, x: number, y: number, size: number): void {
    const icon = this.ports.twoTone(this.icon);
    if (!icon) return this.put('regular', lines, x, y, size);
    const box = this.boxAt(x, y, size);
    // Both parts are in units of one box of 256; centred by the bounds of the lines, which are the outer ones.
    const scale = Math.min(box.width / icon.lines.viewWidth, box.height / icon.lines.viewHeight);
    const left = box.x + (box.width - icon.lines.viewWidth * scale) / 2;
    const top = box.y + (box.height - icon.lines.viewHeight * scale) / 2;
    const stand = ({ x: dx, y: dy, viewWidth, viewHeight }: typeof icon.area) => ({
      x: left + (dx - icon.lines.x) * scale, y: top + (dy - icon.lines.y) * scale, width: viewWidth * scale, height: viewHeight * scale,
    });
    const name = this.icon.replaceAll('-', ' ');
    this.sheet.path(icon.area, stand(icon.area), area, `${name}, area`);
    this.sheet.path(icon.lines, stand(icon.lines), lines, `${name}, lines`);
  }

  solid(form: IconForm): void {
    const { sheet, frame, scheme } = this;
    switch (form) {
      case 'bare':
        return this.put('fill', scheme.primary, 50, 50, 94);
      case 'disc':
        sheet.outline(circle({ x: 50, y: 50 }, 49), frame, scheme.primary, 'form');
        return this.put('fill', scheme.ground, 50, 50, 56);
      case 'squircle':
        sheet.outline(rounded(2, 2, 96, 96, [27, 27, 27, 27]), frame, scheme.primary, 'form');
        return this.put('fill', scheme.ground, 50, 50, 60);
      case 'leaf':
        sheet.outline(rounded(2, 2, 96, 96, [8, 48, 8, 48]), frame, scheme.primary, 'form');
        return this.put('fill', scheme.ground, 50, 50, 55);
      case 'arch':
        sheet.outline(rounded(12, 1, 76, 98, [38, 38, 5, 5]), frame, scheme.primary, 'form');
        return this.put('fill', scheme.ground, 50, 52, 52);
      case 'halo':
        sheet.outline(circle({ x: 60, y: 40 }, 38), frame, this.soft(), 'halo');
        return this.put('fill', scheme.primary, 45, 55, 78);
      case 'two-tone':
        return this.putTwoTone(this.soft(), scheme.primary, 50, 50, 94);
    }
  }

  /** A second tone that the first one reads on. */
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
        return this.put('light', ink, 50, 50, 58);
      case 'bare':
        return this.put('light', scheme.primary, 50, 50, 92);
      case 'arch': {
        const arch = (inset: number) => rounded(14 + inset, 2 + inset, 72 - 2 * inset, 96 - 2 * inset, [36 - inset, 36 - inset, 0, 0]);
        sheet.outline([...arch(0), ...arch(1.7)], frame, ink, 'frame', 'evenodd');
        return this.put('light', scheme.primary, 50, 57, 48);
      }
      case 'rays': {
        // Short strokes around the upper half.
        const count = free.pick([9, 11, 13]);
        const rays = Array.from({ length: count }, (_, index) => {
          const angle = -180 + (180 / (count - 1)) * index;
          const [inner, outer] = [onCircle({ x: 50, y: 60 }, 40, angle), onCircle({ x: 50, y: 60 }, index % 2 === 0 ? 50 : 46, angle)];
          const aside = onCircle({ x: 0, y: 0 }, 0.8, angle + 90);
          const point = (from: typeof inner, sign: number) => ({ x: from.x + aside.x * sign, y: from.y + aside.y * sign });
          return [
            { type: 'M' as const, ...point(inner, 1) }, { type: 'L' as const, ...point(outer, 1) },
            { type: 'L' as const, ...point(outer, -1) }, { type: 'L' as const, ...point(inner, -1) }, { type: 'Z' as const },
          ];
        });
        sheet.outline(rays.flat(), frame, scheme.primary, 'rays');
        return this.put('light', ink, 50, 62, 54);
      }
      case 'frame': {
        const diamond = (reach: number) => [
          { type: 'M' as const, x: 50, y: 50 - reach }, { type: 'L' as const, x: 50 + reach, y: 50 },
          { type: 'L' as const, x: 50, y: 50 + reach }, { type: 'L' as const, x: 50 - reach, y: 50 }, { type: 'Z' as const },
        ];
        sheet.outline([...diamond(50), ...diamond(47.8)], frame, ink, 'frame', 'evenodd');
        return this.put('light', scheme.primary, 50, 50, 42);
      }
    }
  }

  scene(form: SceneForm): void {
    const { sheet, frame, scheme } = this;
    const dark = contrast(scheme.ink, scheme.ground) > 1 && contrast(scheme.ground, '#ffffff') > 4;
    // Lines of the thing shown: dark on its own light area, whatever the ground is.
    const [area, lines] = dark ? [scheme.ink, scheme.ground] : [scheme.ground, scheme.ink];
    // Paler than the sky: light, not another thing.
    const sun = mixed(scheme.secondary, dark ? scheme.ink : scheme.ground, 0.6);
    switch (form) {
      case 'landscape':
        sheet.outline(circle({ x: 50, y: 50 }, 49), frame, scheme.secondary, 'sky');
        sheet.outline(circle({ x: 68, y: 33 }, 13), frame, sun, 'sun');
        sheet.outline(wavyFloor({ x: 50, y: 50 }, 49, 64, 12), frame, scheme.primary, 'hills');
        return this.putTwoTone(area, lines, 46, 58, 52);
      case 'coast':
        sheet.outline(circle({ x: 50, y: 50 }, 49), frame, scheme.secondary, 'sky');
        sheet.outline(circle({ x: 50, y: 48 }, 30), frame, sun, 'sun');
        sheet.outline(wavyFloor({ x: 50, y: 50 }, 49, 70, 9), frame, scheme.primary, 'water');
        return this.putTwoTone(area, lines, 50, 52, 50);
      case 'window': {
        sheet.outline(rounded(10, 1, 80, 98, [40, 40, 6, 6]), frame, scheme.secondary, 'window');
        sheet.outline(circle({ x: 50, y: 44 }, 27), frame, sun, 'sun');
        const floor = [
          { type: 'M' as const, x: 10, y: 74 }, { type: 'C' as const, x1: 30, y1: 64, x2: 44, y2: 66, x: 56, y: 72 }, { type: 'C' as const, x1: 68, y1: 77, x2: 80, y2: 76, x: 90, y: 70 },
          { type: 'L' as const, x: 90, y: 93 }, ...arcTo({ x: 84, y: 93 }, 6, 0, 90), { type: 'L' as const, x: 16, y: 99 }, ...arcTo({ x: 16, y: 93 }, 6, 90, 180), { type: 'Z' as const },
        ];
        sheet.outline(floor, frame, scheme.primary, 'hills');
        return this.putTwoTone(area, lines, 50, 56, 50);
      }
      case 'halo': {
        sheet.outline(circle({ x: 50, y: 54 }, 44), frame, scheme.secondary, 'halo');
        const star = (x: number, y: number, size: number) => [0, 90, 180, 270].flatMap((angle) => petal({ x, y }, onCircle({ x, y }, size, angle), 0.5));
        sheet.outline([...star(88, 16, 11), ...star(12, 26, 7)], frame, scheme.tertiary, 'stars');
        return this.putTwoTone(area, lines, 50, 54, 66);
      }
    }
  }
}
