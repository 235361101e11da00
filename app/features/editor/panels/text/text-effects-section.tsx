/** Effects of the selected texts, each shown on their own letters, with their settings; and the curve. */
import { Minus, Plus } from 'lucide-react';
import { useCallback, useMemo, type ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import type { LeafLayer, TextLayer } from '#design/document/layers.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { createShapeLayer, createTextLayer } from '#design/document/create.ts';
import { graphemesOf } from '#design/layout/segments.ts';
import { withLines } from '#design/layout/text-lines.ts';
import {
  EFFECT_LABELS,
  effectOf,
  effectStyle,
  backgroundFor,
  TEXT_EFFECTS,
  type TextEffect,
} from '#design/looks/text-effects.ts';
import { message } from '#messages/message.ts';
import { LabelledSlider } from '../../fields/labelled-slider.tsx';
import { PaintedLayers } from '../../painting/painted-layers.tsx';
import { Section } from '../../panel-parts/section.tsx';
import { BoxControls, EchoControls } from './effect-controls.tsx';
import type { TextTarget } from './text-target.ts';

/** Of the thumbnails, px. */
const WIDTH = 72;
const HEIGHT = 48;
const LETTERS = 26;
/** A curve's initial value, degrees. */
const FIRST_CURVE = 90;

export default function TextEffectsSection({ target }: { target: TextTarget }): ReactNode {
  const { texts, shared, style, preview, enabled } = target;
  const [first] = texts;
  if (!first) return null;
  const effects = new Set(texts.map(effectOf));
  const [effect] = effects.size === 1 ? effects : [null];
  const curve = shared('curve');
  const bent = curve !== 0 && curve !== null;
  return (
    <>
      <Section title={message('text.effects')}>
        <div role="group" aria-label={message('text.effects')} className="grid grid-cols-3 gap-1.5">
          {TEXT_EFFECTS.map((one) => (
            <EffectTile
              key={one}
              effect={one}
              layer={first}
              pressed={one === effect}
              disabled={!enabled}
              onPress={() => style(effectStyle(one, first))}
            />
          ))}
        </div>
        {enabled && <EchoControls target={target} />}
        {enabled && <BoxControls target={target} />}
      </Section>
      <Section
        title={message('text.curve')}
        aside={
          enabled && (
            <IconButton
              label={message(bent ? 'text.curveOff' : 'text.curveOn')}
              icon={bent ? Minus : Plus}
              size="tiny"
              tooltipSide="left"
              onClick={() => style({ curve: bent ? 0 : FIRST_CURVE })}
            />
          )
        }
      >
        {bent && (
          <LabelledSlider
            label={message('text.curve')}
            value={curve ?? 0}
            min={-360}
            max={360}
            step={5}
            neutral={0}
            format={(value) => message('text.degrees', { value })}
            onPreview={(value) => preview({ curve: value })}
            onCommit={(value) => style({ curve: value })}
          />
        )}
      </Section>
    </>
  );
}

interface EffectTileProps {
  effect: TextEffect;
  /** The layer whose letters the thumbnail shows. */
  layer: TextLayer;
  pressed: boolean;
  disabled: boolean;
  onPress(): void;
}

function EffectTile({ effect, layer, pressed, disabled, onPress }: EffectTileProps): ReactNode {
  const { fontFamily, fontWeight, italic, fill, stroke, shadow, echoes, box } = layer;
  const letters = useMemo(
    () => graphemesOf(layer.text.replaceAll(/\s/g, '')).slice(0, 2).join('') || 'Ag',
    [layer.text],
  );
  // The thumbnail changes with the look of its letters, not with each new copy of the same values.
  const look = JSON.stringify({ fill, stroke, shadow, echoes, box });
  const make = useCallback(
    (measure: MeasureText): LeafLayer[] => {
      const before = {
        ...(JSON.parse(look) as Pick<TextLayer, 'fill' | 'stroke' | 'shadow' | 'echoes' | 'box'>),
        fontSize: LETTERS,
      };
      const ink = effectStyle('none', before);
      const dressed = createTextLayer({
        id: 'sample',
        parent: 'page',
        order: 'a0',
        text: letters,
        fontFamily,
        fontWeight,
        italic,
        fontSize: LETTERS,
        align: 'center',
        verticalAlign: 'middle',
        width: WIDTH - 24,
        ...ink,
        ...effectStyle(effect, {
          ...before,
          ...ink,
          fill: ink.fill ?? before.fill,
          stroke: null,
          shadow: null,
          echoes: [],
          box: null,
        }),
      });
      const laid = withLines(dressed, measure);
      const background = createShapeLayer({
        id: 'ground',
        parent: 'page',
        order: 'Zz',
        width: WIDTH,
        height: HEIGHT,
        fill: { type: 'solid', color: backgroundFor(effect, before) },
      });
      return [background, { ...laid, x: (WIDTH - laid.width) / 2, y: (HEIGHT - laid.height) / 2 }];
    },
    [effect, letters, fontFamily, fontWeight, italic, look],
  );
  const label = message(EFFECT_LABELS[effect]);
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={disabled}
      data-effect={effect}
      onClick={onPress}
      className="group grid justify-items-center gap-0.5 disabled:opacity-40"
    >
      <span
        className={classNames(
          'block overflow-hidden rounded-control border transition-colors',
          pressed ? 'border-accent ring-1 ring-accent' : 'border-line group-hover:border-line-strong',
        )}
      >
        <PaintedLayers make={make} width={WIDTH} height={HEIGHT} scale={1} />
      </span>
      <span className={classNames('text-12', pressed ? 'text-ink' : 'text-muted')}>{label}</span>
    </button>
  );
}
