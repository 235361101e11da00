/**
 * The form of the selected rectangles, triangles, polygons and stars: corners, sides, points. Pictures have their
 * corners next to their frames.
 */
import { SquareRoundCorner } from 'lucide-react';
import type { ReactNode } from 'react';
import { NumberField } from '#app/ui/number-field.tsx';
import type { LeafLayer, ShapeLayer } from '#design/document/layers.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { selectedLeaves } from '../commands/command.ts';
import { frameCommand, frameOf, type Outline } from '../commands/frame.ts';
import { shapeLookCommand, shapeOfKind, type ShapeLook } from '../commands/shape-look.ts';
import { LabelledRow } from '../fields/labelled-row.tsx';
import { LabelledSlider } from '../fields/labelled-slider.tsx';
import { sharedValue } from '../fields/shared-value.ts';
import { useSession, useShownContext } from '../session/session-context.tsx';
import { Section } from '../panel-parts/section.tsx';

type Cornered = Extract<ShapeLayer['shape'], { radius: number }>;

const cornered = (layer: LeafLayer): Cornered | null =>
  shapeOfKind(layer, 'rectangle') ??
  shapeOfKind(layer, 'triangle') ??
  shapeOfKind(layer, 'polygon') ??
  shapeOfKind(layer, 'star');

export function ShapeSection(): ReactNode {
  const session = useSession();
  const layers = selectedLeaves(useShownContext());
  const shapes = layers.map(cornered);
  if (layers.length === 0 || shapes.some((shape) => shape === null)) return null;
  const polygons = layers.map((layer) => shapeOfKind(layer, 'polygon'));
  const stars = layers.map((layer) => shapeOfKind(layer, 'star'));
  const preview = (look: ShapeLook): void => session.preview(shapeLookCommand, look);
  const change = (look: ShapeLook): void => session.run(shapeLookCommand, look);
  // The corners of rectangles are the same step as by their handle on the canvas.
  const rectangles = layers.every((layer) => frameOf(layer) !== null);
  const corners = (radius: number): Outline => ({ type: 'rectangle', radius });
  return (
    <Section title={message('library.shapeSection')}>
      <LabelledRow label={message('editor.cornerRadius')}>
        <NumberField
          label={message('editor.cornerRadius')}
          sign={SquareRoundCorner}
          suffix="px"
          value={sharedValue(shapes, (shape) => shape?.radius ?? 0)}
          placeholder={message('editor.mixed')}
          min={0}
          max={2000}
          className="w-28"
          onPreview={(radius) =>
            rectangles ? session.preview(frameCommand, { frame: corners(radius) }) : preview({ radius })
          }
          onCommit={(radius) =>
            rectangles ? session.run(frameCommand, { frame: corners(radius) }) : change({ radius })
          }
        />
      </LabelledRow>
      {polygons.every((shape) => shape !== null) && (
        <CountRow
          label="library.sides"
          max={24}
          value={sharedValue(polygons, (shape) => shape.sides)}
          onPreview={(sides) => preview({ sides })}
          onCommit={(sides) => change({ sides })}
        />
      )}
      {stars.every((shape) => shape !== null) && (
        <>
          <CountRow
            label="library.points"
            max={64}
            value={sharedValue(stars, (shape) => shape.points)}
            onPreview={(points) => preview({ points })}
            onCommit={(points) => change({ points })}
          />
          <LabelledSlider
            label={message('library.innerRadius')}
            value={Math.round((stars[0]?.inner ?? 0.5) * 100)}
            min={5}
            max={95}
            format={(value) => message('editor.percent', { value })}
            onPreview={(value) => preview({ inner: value / 100 })}
            onCommit={(value) => change({ inner: value / 100 })}
          />
        </>
      )}
    </Section>
  );
}

interface CountRowProps {
  label: MessageKey;
  value: number | null;
  max: number;
  onPreview(count: number): void;
  onCommit(count: number): void;
}

/** How many sides or points: whole numbers from three. */
function CountRow({ label, value, max, onPreview, onCommit }: CountRowProps): ReactNode {
  return (
    <LabelledRow label={message(label)}>
      <NumberField
        label={message(label)}
        value={value}
        placeholder={message('editor.mixed')}
        min={3}
        max={max}
        className="w-28"
        onPreview={(count) => onPreview(Math.round(count))}
        onCommit={(count) => onCommit(Math.round(count))}
      />
    </LabelledRow>
  );
}
