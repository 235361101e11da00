/**
 * Outlines of the layers that something beside the canvas points out: what a hint is about. A line in the accent
 * between two of paper, so that it is seen on any picture.
 */
import type { CSSProperties, ReactNode } from 'react';
import type { Box } from '#design/document/geometry.ts';
import { useCell, useSession } from '../session/session-context.tsx';

/** `boxOf`: where a layer is; null when it is not shown. `--line` is a px of the screen. */
export function PointedOut({
  boxOf,
  place,
}: {
  boxOf(id: string): (Box & { rotation: number }) | null;
  place(box: Box & { rotation: number }): CSSProperties;
}): ReactNode {
  const { pointedOut } = useSession();
  return useCell(pointedOut).map((id) => {
    const box = boxOf(id);
    return box && <div key={id} data-pointed-out={id} className="pointed-out absolute" style={place(box)} />;
  });
}
