/** The form of the selected triangles, polygons and stars: corners, sides, points. Rectangles have theirs beside opacity, as pictures do. */
import { SquareRoundCorner } from 'lucide-react';
import type { ReactNode } from 'react';
import { NumberField } from '#app/ui/number-field.tsx';
import { message } from '#messages/message.ts';
import { selectedLeaves } from '../commands/command.ts';
import { shapeLookCommand, shapeOfKind, type ShapeLook } from '../commands/shape-look.ts';
import { LabelledSlider } from '../fields/labelled-slider.tsx';
import { sharedValue } from '../fields/shared-value.ts';
import { useSession, useShownContext } from '../session-context.tsx';
import { Section } from './section.tsx';

export function ShapeSection(): ReactNode {
  const session = useSession();
  const layers = selectedLeaves(useShownContext());
  const polygons = layers.map((layer) => shapeOfKind(layer, 'polygon'));
  const stars = layers.map((layer) => shapeOfKind(layer, 'star'));
  const round = layers.map((layer, index) => polygons[index] ?? stars[index] ?? shapeOfKind(layer, 'triangle'));
  if (layers.length === 0 || round.some((shape) => shape === null)) return null;
  const preview = (look: ShapeLook): void => session.preview(shapeLookCommand, look);
  const change = (look: ShapeLook): void => session.run(shapeLookCommand, look);
  const onlyPolygons = polygons.every((shape) => shape !== null);
  const onlyStars = stars.every((shape) => shape !== null);
  return (
    <Section title={message('library.shapeSection')}>
      <div className="grid grid-cols-2 gap-2">
        <NumberField
          label={message('editor.cornerRadius')}
          sign={SquareRoundCorner}
          value={sharedValue(round, (shape) => shape?.radius ?? 0)}
          min={0}
          max={2000}
          onPreview={(radius) => preview({ radius })}
          onCommit={(radius) => change({ radius })}
        />
        {onlyPolygons && (
          <NumberField label={message('library.sides')} sign="N" value={sharedValue(polygons, (shape) => shape.sides)} min={3} max={24} onPreview={(sides) => preview({ sides: Math.round(sides) })} onCommit={(sides) => change({ sides: Math.round(sides) })} />
        )}
        {onlyStars && (
          <NumberField label={message('library.points')} sign="N" value={sharedValue(stars, (shape) => shape.points)} min={3} max={64} onPreview={(points) => preview({ points: Math.round(points) })} onCommit={(points) => change({ points: Math.round(points) })} />
        )}
      </div>
      {onlyStars && (
        <LabelledSlider
          label={message('library.innerRadius')}
          value={Math.round((stars[0]?.inner ?? 0.5) * 100)}
          min={5}
          max={95}
          format={(value) => message('editor.percent', { value })}
          onPreview={(value) => preview({ inner: value / 100 })}
          onCommit={(value) => change({ inner: value / 100 })}
        />
      )}
    </Section>
  );
}
