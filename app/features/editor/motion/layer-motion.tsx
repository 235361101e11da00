/** How the selected layers appear, leave and loop: tiles of effects, each moving accordingly, and their settings. */
import { Lock } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import type { Animation, Drift } from '#design/document/animation.ts';
import type { Layer } from '#design/document/layers.ts';
import { driftName } from '#design/motion/drifts.ts';
import type { Context } from '#design/fabric/paint/tools.ts';
import { message } from '#messages/message.ts';
import { animateCommand } from '../commands/animate.ts';
import { selectedLeaves } from '../commands/command.ts';
import { sharedValue } from '../fields/shared-value.ts';
import { Section } from '../panel-parts/section.tsx';
import { useCell, useEnabled, useSession, useShownContext } from '../session/session-context.tsx';
import { TileGrid } from '../panel-parts/tile-grid.tsx';
import { DRIFTS, ENTRANCES, LOOPS, only } from './effects.ts';
import { paintNone, tileSprite, type TileSprite } from './layer-sprite.ts';
import { LoopFields, PassageFields } from './movement-fields.tsx';
import { PreviewTile } from './preview-tile.tsx';

type Side = 'in' | 'out' | 'always';
const SIDES = [
  { value: 'in', label: message('motion.enter') },
  { value: 'out', label: message('motion.leave') },
  { value: 'always', label: message('motion.always') },
] as const;

/** A tile's page, ms: a moment at rest, the movement, and a moment to see the result. */
const CYCLE = 1600;
const MOVE = { at: 250, duration: 800, by: 'whole' } as const;
const ROUND = { period: CYCLE, amount: 0.7 };
/** A tile is small: drifts go this many times as far there. */
const FARTHER = 3;

export function LayerMotion({ layers }: { layers: readonly Layer[] }): ReactNode {
  const session = useSession();
  const [side, setSide] = useState<Side>('in');
  const enabled = useEnabled(animateCommand);
  const sprite = useTileSprite();
  const moving = layers.some(({ animation }) => animation !== null);
  return (
    <>
      <div className="p-3">
        <Segmented<Side>
          label={message('motion.animate')}
          segments={SIDES}
          value={side}
          onValueChange={setSide}
          className="w-full"
        />
      </div>
      {!enabled && (
        <p className="flex items-center gap-2 border-t border-line px-3 py-2 text-12 text-muted">
          <Lock size={15} strokeWidth={1.75} aria-hidden className="shrink-0 text-faint" />
          {message('motion.locked')}
        </p>
      )}
      <div inert={!enabled} className={enabled ? undefined : 'opacity-45'}>
        {side === 'always' ? (
          <Always layers={layers} sprite={sprite} />
        ) : (
          <Passing key={side} layers={layers} side={side} sprite={sprite} />
        )}
        {moving && (
          <div className="border-t border-line p-3">
            <Button
              variant="ghost"
              size="small"
              data-command="rest"
              className="w-full"
              onClick={() => session.run(animateCommand, { in: null, out: null, loop: null, drift: null })}
            >
              {message('motion.removeAll')}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

/** A preview of the selection, without its movement; null until the canvas is mounted. */
function useTileSprite(): TileSprite | null {
  const session = useSession();
  const stage = useCell(session.stage);
  const shown = useShownContext();
  const chosen = shown.selection.join();
  const [sprite, setSprite] = useState<TileSprite | null>(null);
  useEffect(() => {
    if (!stage) return;
    let gone = false;
    const paint = (): void => setSprite(tileSprite(stage, selectedLeaves(session.context())));
    paint();
    // Pictures may still be loading.
    void stage.settled().then(() => !gone && paint());
    return () => {
      gone = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- another selection is another picture
  }, [session, stage, chosen]);
  return sprite;
}

interface EffectTileProps {
  name: string;
  label: string;
  pressed: boolean;
  animation: Animation;
  sprite: TileSprite | null;
  onChoose(): void;
}

function EffectTile({ animation, sprite, ...rest }: EffectTileProps): ReactNode {
  const draw = useCallback(
    (context: Context, at: number | null) => sprite?.paint(context, animation, at, CYCLE),
    [sprite, animation],
  );
  return <PreviewTile cycle={CYCLE} draw={draw} {...rest} />;
}

export function NoneTile({ pressed, onChoose }: { pressed: boolean; onChoose(): void }): ReactNode {
  return (
    <PreviewTile
      name="none"
      label={message('motion.none')}
      pressed={pressed}
      cycle={CYCLE}
      draw={paintNone}
      onChoose={onChoose}
    />
  );
}

const ENTERING = ENTRANCES.map((one) => ({
  ...one,
  in: only({ in: { effect: one.value, ...MOVE } }),
  out: only({ out: { effect: one.value, ...MOVE } }),
}));
const LOOPING = LOOPS.map((one) => ({ ...one, animation: only({ loop: { effect: one.value, ...ROUND } }) }));
const DRIFTING = DRIFTS.map((one) => {
  const farther = ({ x, y, scale, rotation }: Drift['from']) => ({
    x: x * FARTHER,
    y: y * FARTHER,
    scale: scale ** FARTHER,
    rotation,
  });
  return {
    ...one,
    animation: only({ drift: { ...one.drift, from: farther(one.drift.from), to: farther(one.drift.to) } }),
  };
});

const GRID = 'grid grid-cols-3 gap-1.5';

function Passing({
  layers,
  side,
  sprite,
}: {
  layers: readonly Layer[];
  side: 'in' | 'out';
  sprite: TileSprite | null;
}): ReactNode {
  const session = useSession();
  const effects = useMemo(() => layers.map(({ animation }) => animation?.[side]?.effect ?? null), [layers, side]);
  const mixed = new Set(effects).size > 1;
  const effect = mixed ? undefined : effects[0];
  return (
    <>
      <Section title={message('motion.effect')}>
        <TileGrid columns={3} className={GRID}>
          <NoneTile pressed={effect === null} onChoose={() => session.run(animateCommand, { [side]: null })} />
          {ENTERING.map(({ value, label, ...animations }) => (
            <EffectTile
              key={value}
              name={value}
              label={label}
              pressed={effect === value}
              animation={animations[side]}
              sprite={sprite}
              onChoose={() => session.run(animateCommand, { [side]: { effect: value } })}
            />
          ))}
        </TileGrid>
      </Section>
      {effects.some((one) => one !== null) && <PassageFields layers={layers} side={side} />}
    </>
  );
}

function Always({ layers, sprite }: { layers: readonly Layer[]; sprite: TileSprite | null }): ReactNode {
  const session = useSession();
  const loop = sharedValue(layers, ({ animation }) => animation?.loop?.effect ?? 'none');
  const drift = sharedValue(layers, ({ animation }) =>
    animation?.drift ? (driftName(animation.drift) ?? 'own') : 'none',
  );
  return (
    <>
      <Section title={message('motion.looping')}>
        <TileGrid columns={3} className={GRID}>
          <NoneTile pressed={loop === 'none'} onChoose={() => session.run(animateCommand, { loop: null })} />
          {LOOPING.map(({ value, label, animation }) => (
            <EffectTile
              key={value}
              name={value}
              label={label}
              pressed={loop === value}
              animation={animation}
              sprite={sprite}
              onChoose={() => session.run(animateCommand, { loop: { effect: value } })}
            />
          ))}
        </TileGrid>
      </Section>
      {layers.some(({ animation }) => animation?.loop) && <LoopFields layers={layers} />}
      <Section title={message('motion.drifting')}>
        <TileGrid columns={3} className={GRID}>
          <NoneTile pressed={drift === 'none'} onChoose={() => session.run(animateCommand, { drift: null })} />
          {DRIFTING.map(({ value, label, animation, drift: way }) => (
            <EffectTile
              key={value}
              name={value}
              label={label}
              pressed={drift === value}
              animation={animation}
              sprite={sprite}
              onChoose={() => session.run(animateCommand, { drift: way })}
            />
          ))}
        </TileGrid>
      </Section>
    </>
  );
}
