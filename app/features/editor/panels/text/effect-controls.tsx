/** Settings of echoes and of the box behind a text. Outline and shadow have their own sections. */
import type { ReactNode } from 'react';
import { ColorField } from '#app/ui/color-field.tsx';
import type { TextLayer } from '#design/document/layers.ts';
import { message } from '#messages/message.ts';
import { documentColors } from '#design/layout/document-colors.ts';
import { LabelledSlider } from '../../fields/labelled-slider.tsx';
import { useDocument } from '../../session/session-context.tsx';
import type { TextTarget } from './text-target.ts';

type Echoes = TextLayer['echoes'];

const pixels = (value: number): string => message('text.pixels', { value });

/** The echo farthest from the letters, to which the others are proportional. */
function farthest(echoes: Echoes): { distance: number; angle: number } {
  const [x, y] = echoes.reduce<[number, number]>(
    ([a, b], echo) => (Math.hypot(echo.x, echo.y) > Math.hypot(a, b) ? [echo.x, echo.y] : [a, b]),
    [0, 0],
  );
  return { distance: Math.hypot(x, y), angle: Math.round((Math.atan2(y, x) * 180) / Math.PI) };
}

/** Echoes scaled and rotated so that the farthest is at a distance (px) and in a direction (degrees). */
function moved(echoes: Echoes, distance: number, angle: number): Echoes {
  const now = farthest(echoes);
  const factor = now.distance > 0 ? distance / now.distance : 0;
  const turn = ((angle - now.angle) * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const round = (value: number): number => Math.max(-500, Math.min(500, Math.round(value * 10) / 10));
  return echoes.map((echo) => ({
    ...echo,
    x: round((echo.x * cos - echo.y * sin) * factor),
    y: round((echo.x * sin + echo.y * cos) * factor),
  }));
}

export function EchoControls({ target: { texts, style, preview } }: { target: TextTarget }): ReactNode {
  const document = useDocument();
  const layer = texts.find(({ echoes }) => echoes.length > 0);
  if (!layer) return null;
  const { echoes, fontSize } = layer;
  const { distance, angle } = farthest(echoes);
  const colors = new Set(echoes.map(({ color }) => color.slice(0, 7)));
  const [color] = colors;
  // Each keeps its opacity.
  const colored = (next: string): Echoes =>
    echoes.map((echo) => ({
      ...echo,
      color: next.slice(0, 7) + (echoes.length > 1 ? echo.color.slice(7) : next.slice(7)),
    }));
  return (
    <div className="grid gap-2 pt-1">
      {colors.size === 1 && color && (
        <ColorField
          label={message('text.echoColor')}
          hideLabel
          alpha={echoes.length === 1}
          value={echoes.length === 1 ? (echoes[0]?.color ?? color) : color}
          swatches={documentColors(document)}
          onChange={(next) => preview({ echoes: colored(next) })}
          onCommit={(next) => style({ echoes: colored(next) })}
        />
      )}
      <LabelledSlider
        label={message('text.echoDistance')}
        value={Math.round(distance)}
        min={1}
        max={Math.max(10, Math.round(fontSize * 0.5), Math.round(distance))}
        format={pixels}
        onPreview={(value) => preview({ echoes: moved(echoes, value, angle) })}
        onCommit={(value) => style({ echoes: moved(echoes, value, angle) })}
      />
      <LabelledSlider
        label={message('text.echoAngle')}
        value={angle}
        min={-180}
        max={180}
        step={5}
        neutral={45}
        format={(value) => message('text.degrees', { value })}
        onPreview={(value) => preview({ echoes: moved(echoes, distance, value) })}
        onCommit={(value) => style({ echoes: moved(echoes, distance, value) })}
      />
    </div>
  );
}

export function BoxControls({ target: { texts, style, preview } }: { target: TextTarget }): ReactNode {
  const document = useDocument();
  const layer = texts.find(({ box }) => box !== null);
  const box = layer?.box;
  if (!layer || !box) return null;
  const most = Math.max(20, Math.round(layer.fontSize));
  const ratio = box.paddingY > 0 ? box.paddingX / box.paddingY : 2.5;
  const spread = (paddingY: number): NonNullable<TextLayer['box']> => ({
    ...box,
    paddingY,
    paddingX: Math.min(1000, Math.round(paddingY * ratio * 10) / 10),
  });
  return (
    <div className="grid gap-2 pt-1">
      <ColorField
        label={message('text.boxColor')}
        hideLabel
        alpha
        value={box.fill.type === 'solid' ? box.fill.color : null}
        placeholder={message('editor.mixed')}
        swatches={documentColors(document)}
        onChange={(color) => preview({ box: { ...box, fill: { type: 'solid', color } } })}
        onCommit={(color) => style({ box: { ...box, fill: { type: 'solid', color } } })}
      />
      <LabelledSlider
        label={message('text.boxSpread')}
        value={Math.round(box.paddingY)}
        min={0}
        max={most}
        format={pixels}
        onPreview={(value) => preview({ box: spread(value) })}
        onCommit={(value) => style({ box: spread(value) })}
      />
      <LabelledSlider
        label={message('text.boxRoundness')}
        value={Math.round(Math.min(box.radius, most * 2))}
        min={0}
        max={most * 2}
        format={pixels}
        onPreview={(radius) => preview({ box: { ...box, radius } })}
        onCommit={(radius) => style({ box: { ...box, radius } })}
      />
    </div>
  );
}
