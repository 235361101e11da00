/** Shapes, lines and icons drawn small, in the color of the surrounding text. */
import type { ReactNode } from 'react';
import type { LineHead, ShapeLayer } from '#design/document/layers.ts';
import type { LibraryIcon } from '#tools/libraries/icons/icon-index.ts';
import { ratioOfShape, shapeOf, type ShapeName } from '#tools/shapes/shape-kinds.ts';

const SIDE = 36;

/** A list of corners on a circle, the first at the top, stretched to a box as the painter does. */
function corners(count: number, radiusAt: (index: number) => number, width: number, height: number): string {
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 - Math.PI / 2;
    return [Math.cos(angle) * radiusAt(index), Math.sin(angle) * radiusAt(index)] as const;
  });
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [spanX, spanY] = [Math.max(...xs) - left, Math.max(...ys) - top];
  return points.map(([x, y]) => `${((x - left) / spanX) * width},${((y - top) / spanY) * height}`).join(' ');
}

function drawn(shape: ShapeLayer['shape'], width: number, height: number): ReactNode {
  switch (shape.kind) {
    case 'rectangle':
      return <rect width={width} height={height} rx={shape.radius} />;
    case 'ellipse':
      return <ellipse cx={width / 2} cy={height / 2} rx={width / 2} ry={height / 2} />;
    case 'triangle':
      return <polygon points={`${width / 2},0 ${width},${height} 0,${height}`} />;
    case 'polygon':
      return <polygon points={corners(shape.sides, () => 1, width, height)} />;
    case 'star':
      return (
        <polygon points={corners(shape.points * 2, (index) => (index % 2 === 0 ? 1 : shape.inner), width, height)} />
      );
    case 'path':
      return (
        <path
          d={shape.path}
          fillRule={shape.rule}
          transform={`scale(${width / shape.viewWidth} ${height / shape.viewHeight})`}
        />
      );
    default:
      return null;
  }
}

export function ShapePicture({ name }: { name: ShapeName }): ReactNode {
  const ratio = ratioOfShape(name);
  const width = ratio >= 1 ? SIDE : SIDE * ratio;
  const height = ratio >= 1 ? SIDE / ratio : SIDE;
  // The kernel's heart has a path of the same curves under its own name.
  const shape = shapeOf(name, { width, height });
  return (
    <svg
      data-drag-picture
      width={SIDE}
      height={SIDE}
      viewBox={`${(width - SIDE) / 2} ${(height - SIDE) / 2} ${SIDE} ${SIDE}`}
      fill="currentColor"
      aria-hidden
    >
      {shape.kind === 'heart' ? (
        <path
          d="M0 -0.46C-0.2 -1.18 -1 -1.18 -1 -0.36C-1 0.22 -0.3 0.6 0 1C0.3 0.6 1 0.22 1 -0.36C1 -1.18 0.2 -1.18 0 -0.46Z"
          transform={`translate(${width / 2} ${height / 2}) scale(${width / 2} ${height / 2})`}
        />
      ) : (
        drawn(shape, width, height)
      )}
    </svg>
  );
}

const LINE = { length: 44, width: 2 } as const;

function head(kind: LineHead, end: 'start' | 'end'): ReactNode {
  const turn = end === 'start' ? 'rotate(180)' : '';
  const at = `translate(${end === 'start' ? 2 : LINE.length - 2} 10) ${turn}`;
  switch (kind) {
    case 'none':
      return null;
    case 'arrow':
      return <path d="M0 0L-8 -4.4L-6.2 0L-8 4.4Z" transform={at} />;
    case 'triangle':
      return <path d="M0 0L-7.5 -4.2L-7.5 4.2Z" transform={at} />;
    case 'open':
      return (
        <path
          d="M-6 -4.6L0 0L-6 4.6"
          transform={at}
          fill="none"
          stroke="currentColor"
          strokeWidth={LINE.width}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      );
    case 'circle':
      return <circle cx={-3.4} r={3.4} transform={at} />;
    case 'bar':
      return <path d="M-1 -5L-1 5" transform={at} stroke="currentColor" strokeWidth={LINE.width} />;
  }
}

const INSET: Readonly<Record<LineHead, number>> = { none: 0, bar: 0, open: 1, circle: 4, arrow: 6, triangle: 6 };

export function LinePicture({
  startHead,
  endHead,
  dash,
}: {
  startHead: LineHead;
  endHead: LineHead;
  dash: readonly number[];
}): ReactNode {
  const dotted = dash[0] === 0;
  return (
    <svg
      data-drag-picture
      width={LINE.length}
      height={20}
      viewBox={`0 0 ${LINE.length} 20`}
      fill="currentColor"
      aria-hidden
    >
      <path
        d={`M${2 + INSET[startHead]} 10L${LINE.length - 2 - INSET[endHead]} 10`}
        stroke="currentColor"
        strokeWidth={dotted ? 3 : LINE.width}
        strokeLinecap={dotted ? 'round' : 'butt'}
        strokeDasharray={dash.map((part) => part * (dotted ? 3 : LINE.width)).join(' ') || undefined}
      />
      {head(startHead, 'start')}
      {head(endHead, 'end')}
    </svg>
  );
}

/** An icon in its square; nothing while it loads. */
export function IconPicture({ icon, size = 26 }: { icon: LibraryIcon | null | undefined; size?: number }): ReactNode {
  if (!icon) return <span className="size-6" />;
  const left = Math.min(...icon.pieces.map(({ x }) => x));
  const top = Math.min(...icon.pieces.map(({ y }) => y));
  const width = Math.max(...icon.pieces.map(({ x, viewWidth }) => x + viewWidth)) - left;
  const height = Math.max(...icon.pieces.map(({ y, viewHeight }) => y + viewHeight)) - top;
  // Icons keep their relative sizes: their square has 256 units.
  return (
    <svg
      data-drag-picture
      width={size}
      height={size}
      viewBox={`${left + width / 2 - 120} ${top + height / 2 - 120} 240 240`}
      fill="currentColor"
      aria-hidden
    >
      {icon.pieces.map(({ path, x, y }, index) => (
        <path
          key={path}
          d={path}
          transform={`translate(${x} ${y})`}
          opacity={icon.pieces.length > 1 && index === 0 ? 0.25 : 1}
        />
      ))}
    </svg>
  );
}
