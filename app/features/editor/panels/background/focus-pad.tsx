/**
 * Which part of a picture stays visible if the page shows only some of it: the whole picture, and a knob on what
 * matters.
 */
import type { ReactNode } from 'react';
import type { ImagePaint } from '#design/document/values.ts';
import { message } from '#messages/message.ts';
import { PlacePad } from '../../fields/place-pad.tsx';

type Focus = NonNullable<ImagePaint['focus']>;

const MIDDLE: Focus = { x: 0.5, y: 0.5 };
/** Of the picture, per arrow key. */
const STEP = 0.01;

const settled = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;
const percent = (share: number): number => Math.round(share * 100);

export interface FocusPadProps {
  asset: string;
  /** Fractions of the picture; null: its center. */
  value: Focus | null;
  onPreview(value: Focus): void;
  onCommit(value: Focus): void;
}

export function FocusPad({ asset, value, onPreview, onCommit }: FocusPadProps): ReactNode {
  return (
    <div className="grid gap-1.5">
      <span className="text-12 text-muted">{message('looks.focus')}</span>
      <div className="flex justify-center rounded-control border border-line bg-sunken p-1">
        <PlacePad
          dir="ltr"
          label={message('looks.focus')}
          value={value ?? MIDDLE}
          at={({ x, y }) => ({ x: settled(x), y: settled(y) })}
          moved={({ x, y }, by) => ({ x: settled(x + by.x * STEP), y: settled(y + by.y * STEP) })}
          spoken={({ x, y }) => ({
            now: percent(x),
            max: 100,
            text: message('looks.focusPlace', { x: percent(x), y: percent(y) }),
          })}
          onPreview={onPreview}
          onCommit={onCommit}
          className="w-fit overflow-hidden rounded-small"
        >
          {(shown) => (
            <>
              <img
                src={`/api/assets/${asset}?size=320`}
                alt=""
                draggable={false}
                className="max-h-36 min-h-8 max-w-full select-none"
              />
              <span
                aria-hidden
                className="absolute size-5 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-[#ffffff] bg-[rgb(23_21_15/0.35)] shadow-float"
                style={{ left: `${shown.x * 100}%`, top: `${shown.y * 100}%` }}
              />
            </>
          )}
        </PlacePad>
      </div>
    </div>
  );
}
