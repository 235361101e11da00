/** An outline as straight segments, for callers that test points against its inside or edge without painting it. */
import type { Pen } from './tools.ts';

interface Point {
  x: number;
  y: number;
}

/** Straight segments per curve, or per whole ellipse. */
const OF_CURVE = 12;
const OF_ELLIPSE = 48;

/** Traced with like a canvas context. */
export class FlatOutline implements Pen {
  private readonly parts: Point[][] = [];
  private at: Point = { x: 0, y: 0 };

  moveTo(x: number, y: number): void {
    this.at = { x, y };
    this.parts.push([this.at]);
  }

  lineTo(x: number, y: number): void {
    const part = this.parts.at(-1);
    if (!part) return this.moveTo(x, y);
    this.at = { x, y };
    part.push(this.at);
  }

  quadraticCurveTo(x1: number, y1: number, x: number, y: number): void {
    const { x: fromX, y: fromY } = this.at;
    const third = (from: number, control: number) => from + (control - from) * (2 / 3);
    this.bezierCurveTo(third(fromX, x1), third(fromY, y1), third(x, x1), third(y, y1), x, y);
  }

  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    const { x: fromX, y: fromY } = this.at;
    for (let step = 1; step <= OF_CURVE; step += 1) {
      const t = step / OF_CURVE;
      const u = 1 - t;
      const along = (start: number, first: number, second: number, end: number) =>
        u * u * u * start + 3 * u * u * t * first + 3 * u * t * t * second + t * t * t * end;
      this.lineTo(along(fromX, x1, x2, x), along(fromY, y1, y2, y));
    }
  }

  ellipse(
    x: number,
    y: number,
    radiusX: number,
    radiusY: number,
    rotation: number,
    start: number,
    end: number,
    inwards = false,
  ): void {
    const way = inwards ? Math.min(0, end - start) || -Math.PI * 2 : end - start;
    for (let step = 0; step <= OF_ELLIPSE; step += 1) {
      const angle = start + (way * step) / OF_ELLIPSE;
      const [across, down] = [Math.cos(angle) * radiusX, Math.sin(angle) * radiusY];
      this.lineTo(
        x + across * Math.cos(rotation) - down * Math.sin(rotation),
        y + across * Math.sin(rotation) + down * Math.cos(rotation),
      );
    }
  }

  arc(x: number, y: number, radius: number, start: number, end: number, inwards = false): void {
    this.ellipse(x, y, radius, radius, 0, start, end, inwards);
  }

  /** A rounded corner: close enough to a curve drawn to the corner. */
  arcTo(x1: number, y1: number, x2: number, y2: number, radius: number): void {
    const [before, after] = [
      { x: this.at.x - x1, y: this.at.y - y1 },
      { x: x2 - x1, y: y2 - y1 },
    ];
    const [one, other] = [Math.hypot(before.x, before.y), Math.hypot(after.x, after.y)];
    const cos = one > 0 && other > 0 ? (before.x * after.x + before.y * after.y) / (one * other) : 1;
    if (radius <= 0 || Math.abs(cos) > 1 - 1e-9) return this.lineTo(x1, y1);
    const reach = radius * Math.sqrt((1 + cos) / (1 - cos));
    this.lineTo(x1 + (before.x / one) * reach, y1 + (before.y / one) * reach);
    this.quadraticCurveTo(x1, y1, x1 + (after.x / other) * reach, y1 + (after.y / other) * reach);
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.moveTo(x, y);
    this.lineTo(x + width, y);
    this.lineTo(x + width, y + height);
    this.lineTo(x, y + height);
    this.closePath();
  }

  closePath(): void {
    const start = this.parts.at(-1)?.[0];
    if (!start) return;
    this.lineTo(start.x, start.y);
    this.parts.push([start]);
  }

  /** Whether a fill by this rule paints a point. Open parts are closed, as in filling. */
  contains({ x, y }: Point, rule: CanvasFillRule): boolean {
    let winding = 0;
    for (const part of this.parts) {
      part.forEach((to, index) => {
        const from = part.at(index - 1) ?? to;
        if (from.y <= y === to.y <= y || x >= from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)) return;
        winding += from.y < to.y ? 1 : -1;
      });
    }
    return rule === 'evenodd' ? winding % 2 !== 0 : winding !== 0;
  }

  /** Whether a stroke that extends this far to both sides of the outline paints a point. */
  passes({ x, y }: Point, reach: number): boolean {
    return this.parts.some((part) =>
      part.some((to, index) => {
        const from = part[index - 1] ?? to;
        const [dx, dy] = [to.x - from.x, to.y - from.y];
        const share = Math.max(
          0,
          Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / Math.max(1e-9, dx * dx + dy * dy)),
        );
        return Math.hypot(x - from.x - share * dx, y - from.y - share * dy) <= reach;
      }),
    );
  }
}
