/** Where a shadow falls: a small field with its caster in the middle, and the shadow as a knob. */
import type { ReactNode } from 'react';
import type { Point } from '#design/document/geometry.ts';
import { message } from '#messages/message.ts';
import { PlacePad } from '../../fields/place-pad.tsx';
import { angleOf, distanceOf } from './shadow-polar.ts';

export interface ShadowPadProps {
  value: Point;
  /** Distance at the field's edge, page px. */
  reach: number;
  onPreview(value: Point): void;
  onCommit(value: Point): void;
}

const rounded = (value: number): number => Math.round(value * 10) / 10 + 0;

export function ShadowPad({ value, reach, onPreview, onCommit }: ShadowPadProps): ReactNode {
  const clamp = (number: number) => Math.min(reach, Math.max(-reach, number));
  /** The center and the straight directions are easy to hit. */
  const offset = (share: number): number => {
    const length = clamp((share - 0.5) * 2 * reach);
    return Math.abs(length) < reach * 0.05 ? 0 : rounded(length);
  };
  return (
    <PlacePad
      label={message('looks.shadowPad')}
      value={value}
      at={({ x, y }) => ({ x: offset(x), y: offset(y) })}
      moved={({ x, y }, by) => ({ x: rounded(x + by.x), y: rounded(y + by.y) })}
      spoken={(shown) => {
        const angle = angleOf(shown);
        return { now: angle, max: 360, text: message('looks.shadowPlace', { angle, distance: distanceOf(shown) }) };
      }}
      onPreview={onPreview}
      onCommit={onCommit}
      className="size-26 shrink-0 rounded-control border border-line bg-sunken"
    >
      {(shown) => (
        <>
          <span aria-hidden className="absolute inset-x-2 top-1/2 h-px bg-line" />
          <span aria-hidden className="absolute inset-y-2 left-1/2 w-px bg-line" />
          <span
            aria-hidden
            className="absolute size-4 -translate-x-1/2 -translate-y-1/2 rounded-small bg-ink opacity-30"
            style={{ left: `${50 + (clamp(shown.x) / reach) * 42}%`, top: `${50 + (clamp(shown.y) / reach) * 42}%` }}
          />
          <span
            aria-hidden
            className="absolute top-1/2 left-1/2 size-4 -translate-x-1/2 -translate-y-1/2 rounded-small border border-line-strong bg-panel"
          />
        </>
      )}
    </PlacePad>
  );
}
