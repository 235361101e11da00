/**
 * Editing of a selected table, over the canvas and exactly on its cells: grips and add buttons at the edges, draggable
 * lines; with cells selected a grid for moving by keys, typing, copying and pasting.
 */
import { useEffect, useRef, type ReactNode } from 'react';
import { rotatePoint } from '#design/document/geometry.ts';
import type { TableLayer } from '#design/document/layers.ts';
import { useCell, useSession } from '../session/session-context.tsx';
import { CellGrid } from './cell-grid.tsx';
import { focusedRange, leaveCells, tableFocusOf } from './table-focus.ts';
import { TrackGrips } from './track-grips.tsx';

export default function TableOverlay({ layer }: { layer: TableLayer }): ReactNode {
  const session = useSession();
  const { zoom, x, y } = useCell(session.viewport);
  const focus = useCell(tableFocusOf(session));
  const root = useRef<HTMLDivElement>(null);
  const own = focus?.table === layer.id ? focus : null;
  const range = own && focusedRange(layer, own);

  useEffect(() => {
    if (!own) return;
    // A press on the canvas outside the table deselects its cells.
    const onPress = ({ target }: PointerEvent): void => {
      if (target instanceof HTMLCanvasElement) leaveCells(session);
    };
    document.addEventListener('pointerdown', onPress, { capture: true });
    return () => document.removeEventListener('pointerdown', onPress, { capture: true });
  }, [session, own]);

  const toTable = (dx: number, dy: number) => {
    const turned = rotatePoint({ x: dx, y: dy }, { x: 0, y: 0 }, -layer.rotation);
    return { x: (turned.x / zoom) * (layer.flipX ? -1 : 1), y: (turned.y / zoom) * (layer.flipY ? -1 : 1) };
  };
  const whole = {
    row: range && range.left === 0 && range.right === layer.columns.length - 1 ? range : null,
    column: range && range.top === 0 && range.bottom === layer.rows.length - 1 ? range : null,
  };
  const turns = [
    layer.rotation !== 0 && `rotate(${layer.rotation}deg)`,
    layer.flipX && 'scaleX(-1)',
    layer.flipY && 'scaleY(-1)',
  ].filter(Boolean);

  return (
    <div
      ref={root}
      data-table-overlay={layer.id}
      className="pointer-events-none absolute origin-center"
      style={{
        left: layer.x * zoom + x,
        top: layer.y * zoom + y,
        width: layer.width * zoom,
        height: layer.height * zoom,
        transform: turns.join(' ') || undefined,
      }}
    >
      {own && range && <CellGrid layer={layer} focus={own} range={range} zoom={zoom} />}
      {own?.typing == null && (
        <>
          <TrackGrips layer={layer} axis="column" zoom={zoom} chosen={whole.column} toTable={toTable} />
          <TrackGrips
            layer={layer}
            axis="row"
            zoom={zoom}
            chosen={whole.row && !whole.column ? whole.row : null}
            toTable={toTable}
          />
        </>
      )}
    </div>
  );
}
