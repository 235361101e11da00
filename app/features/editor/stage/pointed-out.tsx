/**
 * Outlines of the layers pointed out from outside the canvas: those a hint is about. An accent line between two
 * paper-colored ones, so that it is visible on any picture.
 */
import type { CSSProperties, ReactNode } from 'react';
import type { Box } from '#design/document/geometry.ts';
import { useCell, useSession } from '../session/session-context.tsx';

/** `boxOf`: where a layer is; null if it is not shown. `--line` is a screen px. */
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
