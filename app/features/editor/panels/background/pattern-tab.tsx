/** The page in a pattern of two colors: which one, its colors, size and rotation. */
import { ArrowLeftRight, Shuffle } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { patternNameSchema, type Background, type PatternName, type PatternPaint } from '#design/document/values.ts';
import { paintPattern } from '#design/fabric/paint/patterns/pattern.ts';
import { contextOf } from '#design/fabric/paint/tools.ts';
import { message } from '#messages/message.ts';
import { documentColors } from '#design/layout/document-colors.ts';
import { ColorButton } from '#app/features/editor/fields/color-button.tsx';
import { LabelledSlider } from '../../fields/labelled-slider.tsx';
import { useDocument, useSession } from '../../session/session-context.tsx';
import { PATTERN_COLORS } from './background-presets.ts';
import { changeBackground } from './change-background.ts';
import { PresetGrid, type Preset } from './preset-grid.tsx';

/** Patterns that a seed changes. */
const SCATTERED: ReadonlySet<PatternName> = new Set<PatternName>([
  'terrazzo',
  'confetti',
  'sprinkles',
  'memphis',
  'leopard',
  'blobs',
]);

/** CSS px of a tile; twice as many are drawn for dense screens. */
const SIDE = 52;

const [FIRST_COLORS = ['#17150f', '#fbfaf7'] as const] = PATTERN_COLORS;

export function PatternTab({ background, kept }: { background: Background; kept: Background }): ReactNode {
  const session = useSession();
  const document = useDocument();
  const current = background.type === 'pattern' ? background : null;
  const own = kept.type === 'pattern' ? kept : null;
  const swatches = documentColors(document);
  const run = (next: Partial<PatternPaint>): void => changeBackground(session, 'run', 'pattern', next);
  const preview = (next: Partial<PatternPaint>): void => changeBackground(session, 'preview', 'pattern', next);
  // The size at which patterns look right: a 1080 px page in their own size.
  const scale = own?.scale ?? Math.max(0.5, Math.round((Math.min(document.width, document.height) / 1080) * 4) / 4);
  const made = (pattern: PatternName): PatternPaint => ({
    type: 'pattern',
    pattern,
    scale,
    color: own?.color ?? FIRST_COLORS[0],
    ground: own?.ground ?? FIRST_COLORS[1],
    angle: own?.angle ?? 0,
    seed: own?.seed ?? 1,
  });
  const presets = patternNameSchema.options.map((pattern): Preset => {
    const paint = made(pattern);
    return {
      id: pattern,
      label: message(`looks.pattern.${pattern}`),
      background: paint,
      pressed: own?.pattern === pattern,
      face: <PatternFace paint={paint} />,
    };
  });
  return (
    <div className="grid gap-3">
      <PresetGrid label={message('looks.patterns')} presets={presets} columns={4} />
      {current && own && (
        <>
          <div className="flex items-center gap-1">
            <ColorButton
              label={message('looks.patternColor')}
              value={current.color}
              swatches={swatches}
              onPreview={(color) => preview({ color })}
              onCommit={(color) => run({ color })}
            />
            <IconButton
              label={message('looks.swapColors')}
              icon={ArrowLeftRight}
              onClick={() => run({ color: own.ground, ground: own.color })}
            />
            <ColorButton
              label={message('looks.patternBackground')}
              value={current.ground}
              swatches={swatches}
              onPreview={(ground) => preview({ ground })}
              onCommit={(ground) => run({ ground })}
            />
            {SCATTERED.has(own.pattern) && (
              <Button
                variant="ghost"
                size="small"
                icon={Shuffle}
                className="ms-auto"
                onClick={() => run({ seed: (own.seed + 1) % 10_000 })}
              >
                {message('looks.shuffle')}
              </Button>
            )}
          </div>
          <div role="group" aria-label={message('looks.colorPairs')} className="flex gap-1.5">
            {PATTERN_COLORS.map(([color, ground]) => (
              <button
                key={color + ground}
                type="button"
                aria-label={`${color}, ${ground}`}
                aria-pressed={own.color === color && own.ground === ground}
                onPointerEnter={(event) => event.pointerType === 'mouse' && preview({ color, ground })}
                onPointerLeave={() => session.cancelPreview()}
                onClick={() => run({ color, ground })}
                className="size-6 overflow-hidden rounded-full border border-line-strong aria-pressed:ring-2 aria-pressed:ring-ink"
                style={{ background: `linear-gradient(135deg, ${color} 50%, ${ground} 50%)` }}
              />
            ))}
          </div>
          <LabelledSlider
            label={message('looks.size')}
            value={current.scale}
            min={0.25}
            max={6}
            step={0.05}
            reset={1}
            format={(value) => message('editor.percent', { value: Math.round(value * 100) })}
            onPreview={(next) => preview({ scale: next })}
            onCommit={(next) => run({ scale: next })}
          />
          <LabelledSlider
            label={message('looks.angle')}
            value={current.angle}
            min={-180}
            max={180}
            neutral={0}
            format={(value) => message('looks.degrees', { value: Math.round(value) })}
            onPreview={(angle) => preview({ angle })}
            onCommit={(angle) => run({ angle })}
          />
        </>
      )}
    </div>
  );
}

function PatternFace({ paint }: { paint: PatternPaint }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { pattern, color, ground, angle, seed } = paint;
  useEffect(() => {
    if (!canvas.current) return;
    const context = contextOf(canvas.current);
    context.setTransform(1, 0, 0, 1, SIDE, SIDE);
    paintPattern(
      context,
      { type: 'pattern', pattern, color, ground, angle, seed, scale: SCATTERED.has(pattern) ? 0.55 : 0.8 },
      { width: SIDE * 2, height: SIDE * 2 },
    );
  }, [pattern, color, ground, angle, seed]);
  return <canvas ref={canvas} width={SIDE * 2} height={SIDE * 2} aria-hidden className="block size-full" />;
}
