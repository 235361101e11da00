/** Places an icon in the frame of a mark: whole, optically balanced, or in two tones. */
import { parsePath } from '../document/outline-path.ts';
import type { Outline } from '../document/path-geometry.ts';
import type { LogoIconWeight, LogoPorts } from './brief.ts';
import { massOf, opticalCenter } from './optical.ts';
import type { Frame, Sheet } from './sheet.ts';

export type IconPorts = Pick<LogoPorts, 'iconPath' | 'twoTone'>;

/**
 * The icon as one area. Icons of open strokes (waves, code) come filled as a tile with the strokes cut out: these stay
 * strokes, since the mark adds a form of its own.
 */
export function solidIcon(icon: string, ports: Pick<LogoPorts, 'iconPath'>): Outline | null {
  const [solid, bold] = [ports.iconPath(icon, 'fill'), ports.iconPath(icon, 'bold')];
  if (!solid || !bold) return solid ?? bold;
  const ratio = (outline: Outline) => outline.viewWidth / outline.viewHeight;
  if (Math.abs(Math.log(ratio(solid) / ratio(bold))) > 0.25) return bold;
  return largestPart(solid) > 0.88 && largestPart(bold) < 0.6 ? bold : solid;
}

/** The largest contour, as a share of the box. */
function largestPart({ path, viewWidth, viewHeight }: Outline): number {
  const contours = path.split(/(?=M)/).map((contour) => Math.abs(massOf(parsePath(contour) ?? [])?.area ?? 0));
  return Math.max(...contours) / (viewWidth * viewHeight);
}

/** Places one icon in one frame. */
export class PlacedIcon {
  private readonly icon: string;
  private readonly ports: IconPorts;
  private readonly sheet: Sheet;
  private readonly frame: Frame;

  constructor(icon: string, ports: IconPorts, sheet: Sheet, frame: Frame) {
    this.icon = icon;
    this.ports = ports;
    this.sheet = sheet;
    this.frame = frame;
  }

  /** The icon in a square of the frame's units about a point. */
  put(weight: LogoIconWeight, color: string, x: number, y: number, size: number): void {
    const outline = weight === 'fill' ? solidIcon(this.icon, this.ports) : this.ports.iconPath(this.icon, weight);
    if (!outline) return;
    const name = this.icon.replaceAll('-', ' ');
    if (this.sheet.knowsInk) this.sheet.path(outline, this.balanced(outline, x, y, size), color, name);
    else this.sheet.fitted(outline, this.boxAt(x, y, size), color, name);
  }

  /**
   * The placement of an outline that looks as large as others of that size and centered: by its diagonal and its mass.
   */
  private balanced(outline: Outline, x: number, y: number, size: number) {
    const unit = this.frame.size / 100;
    const { viewWidth: width, viewHeight: height } = outline;
    const scale =
      Math.min((size * Math.SQRT2) / Math.hypot(width, height), (size * 1.24) / Math.max(width, height)) * unit;
    const center = opticalCenter(parsePath(outline.path) ?? []) ?? { x: width / 2, y: height / 2 };
    return {
      x: this.frame.x + x * unit - center.x * scale,
      y: this.frame.y + y * unit - center.y * scale,
      width: width * scale,
      height: height * scale,
    };
  }

  private boxAt(x: number, y: number, size: number) {
    const unit = this.frame.size / 100;
    return {
      x: this.frame.x + (x - size / 2) * unit,
      y: this.frame.y + (y - size / 2) * unit,
      width: size * unit,
      height: size * unit,
    };
  }

  /** Area and lines of the icon in two colors; only lines if there is no area. */
  putTwoTone(area: string, lines: string, x: number, y: number, size: number): void {
    const icon = this.ports.twoTone(this.icon);
    if (!icon) return this.put('regular', lines, x, y, size);
    const box = this.boxAt(x, y, size);
    // Both parts are in units of one box of 256; centered by the bounds of the lines, which are the outer ones.
    const scale = Math.min(box.width / icon.lines.viewWidth, box.height / icon.lines.viewHeight);
    const left = box.x + (box.width - icon.lines.viewWidth * scale) / 2;
    const top = box.y + (box.height - icon.lines.viewHeight * scale) / 2;
    const stand = ({ x: dx, y: dy, viewWidth, viewHeight }: typeof icon.area) => ({
      x: left + (dx - icon.lines.x) * scale,
      y: top + (dy - icon.lines.y) * scale,
      width: viewWidth * scale,
      height: viewHeight * scale,
    });
    const name = this.icon.replaceAll('-', ' ');
    this.sheet.path(icon.area, stand(icon.area), area, `${name}, area`);
    this.sheet.path(icon.lines, stand(icon.lines), lines, `${name}, lines`);
  }
}
