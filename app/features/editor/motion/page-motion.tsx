/** Without a selection: animates the whole page, and sets how long it is shown and its transition to the next one. */
import { Timer } from 'lucide-react';
import { useCallback, useMemo, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { NumberField } from '#app/ui/number-field.tsx';
import { MOTION_LIMITS, type TransitionEffect } from '#design/document/animation.ts';
import { childrenOf, descendantsOf, pagesInOrder } from '#design/document/tree.ts';
import type { Context } from '#design/fabric/paint/tools.ts';
import { paintTransition } from '#design/fabric/playing/transition.ts';
import { message } from '#messages/message.ts';
import { animatePageCommand, PAGE_STYLES } from '../commands/animate-page.ts';
import { pageTimingCommand } from '../commands/page-timing.ts';
import { LabelledRow } from '../fields/labelled-row.tsx';
import { LabelledSlider } from '../fields/labelled-slider.tsx';
import { Section } from '../panel-parts/section.tsx';
import { useCell, useDocument, useSession } from '../session/session-context.tsx';
import { TileGrid } from '../panel-parts/tile-grid.tsx';
import { secondsWord, TRANSITIONS } from './effects.ts';
import { NoneTile } from './layer-motion.tsx';
import { tilePages } from './layer-sprite.ts';
import { PreviewTile } from './preview-tile.tsx';

/** A tile's transition, ms, with a moment of each page around it. */
const CYCLE = 1700;
const CHANGE = { at: 350, duration: 800 };
/** The duration of a newly chosen transition, and the slider's maximum, ms. */
const NEW_CHANGE = 500;
const LONGEST_CHANGE = 3_000;
const STEP = 100;

export function PageMotion(): ReactNode {
  const session = useSession();
  const document = useDocument();
  const shown = useCell(session.page);
  const pages = pagesInOrder(document);
  const page = pages.find(({ id }) => id === shown);
  if (!page) return null;
  const empty = childrenOf(document, shown).length === 0;
  const moving = descendantsOf(document, shown).some(({ animation }) => animation !== null);
  const last = pages.at(-1) === page;
  const all = pages.map(({ id }) => id);
  const { duration, transition } = page;
  const alike = pages.every(
    (one) =>
      one.duration === duration &&
      (one === pages.at(-1) || JSON.stringify(one.transition) === JSON.stringify(transition)),
  );
  const change = (effect: TransitionEffect | null): void =>
    session.run(pageTimingCommand, {
      pages: [shown],
      transition: effect && { effect, duration: transition?.duration ?? NEW_CHANGE },
    });
  return (
    <>
      <Section title={message('motion.wholePage')}>
        <p className="text-12 text-muted">{message(empty ? 'motion.nothingOnPage' : 'motion.wholePageHint')}</p>
        <div className="grid grid-cols-3 gap-1.5">
          {PAGE_STYLES.map((style) => (
            <Button
              key={style}
              size="small"
              variant="secondary"
              disabled={empty}
              data-style={style}
              onClick={() => session.run(animatePageCommand, { style })}
            >
              {message(`motion.style.${style}`)}
            </Button>
          ))}
        </div>
        {moving && (
          <Button
            size="small"
            variant="ghost"
            data-style="none"
            onClick={() => session.run(animatePageCommand, { style: null })}
          >
            {message('motion.removeAll')}
          </Button>
        )}
        {!empty && <p className="text-12 text-muted">{message('motion.layerHint')}</p>}
      </Section>
      <Section title={message('motion.pageTiming')}>
        <LabelledRow label={message('motion.pageDuration')}>
          <NumberField
            label={message('motion.pageDuration')}
            sign={Timer}
            suffix={message('motion.secondsSuffix')}
            value={duration / 1000}
            min={MOTION_LIMITS.minPageDuration / 1000}
            max={MOTION_LIMITS.maxPageDuration / 1000}
            step={0.5}
            onCommit={(seconds) =>
              session.run(pageTimingCommand, { pages: [shown], duration: Math.round(seconds * 1000) })
            }
            className="w-24"
          />
        </LabelledRow>
        {pages.length > 1 && !alike && (
          <Button
            size="small"
            variant="secondary"
            data-command="timing-of-all"
            onClick={() => session.run(pageTimingCommand, { pages: all, duration, ...(!last && { transition }) })}
          >
            {message('motion.allPages')}
          </Button>
        )}
      </Section>
      {pages.length > 1 && (
        <Section title={message('motion.transition')}>
          {last ? (
            <p className="text-12 text-muted">{message('motion.lastPage')}</p>
          ) : (
            <>
              <TileGrid columns={3} className="grid grid-cols-3 gap-1.5">
                <NoneTile pressed={transition === null} onChoose={() => change(null)} />
                {TRANSITIONS.map(({ value, label }) => (
                  <ChangeTile
                    key={value}
                    effect={value}
                    label={label}
                    pressed={transition?.effect === value}
                    onChoose={() => change(value)}
                  />
                ))}
              </TileGrid>
              {transition && (
                <LabelledSlider
                  label={message('motion.duration')}
                  value={transition.duration}
                  min={STEP}
                  max={Math.max(LONGEST_CHANGE, transition.duration)}
                  step={STEP}
                  reset={NEW_CHANGE}
                  format={secondsWord}
                  onPreview={() => undefined}
                  onCommit={(ms) =>
                    session.run(pageTimingCommand, { pages: [shown], transition: { ...transition, duration: ms } })
                  }
                />
              )}
            </>
          )}
        </Section>
      )}
    </>
  );
}

function ChangeTile({
  effect,
  label,
  pressed,
  onChoose,
}: {
  effect: TransitionEffect;
  label: string;
  pressed: boolean;
  onChoose(): void;
}): ReactNode {
  const { before, after } = useMemo(() => tilePages(), []);
  const draw = useCallback(
    (context: Context, at: number | null) => {
      const share = at === null ? 0.45 : Math.min(1, Math.max(0, (at - CHANGE.at) / CHANGE.duration));
      const { width, height } = context.canvas;
      paintTransition(context, before, after, effect, share, { width, height });
    },
    [before, after, effect],
  );
  return <PreviewTile name={effect} label={label} pressed={pressed} cycle={CYCLE} draw={draw} onChoose={onChoose} />;
}
