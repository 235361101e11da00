/** Which backgrounds a photo is shown on: one of the sets, a custom color, or words. */
import type { ReactNode } from 'react';
import type { SeenFrom } from '#app/browser/use-seen-from.ts';
import { ColorField } from '#app/ui/color-field.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { TextArea } from '#app/ui/text-field.tsx';
import { message } from '#messages/message.ts';
import { BACKGROUND_SETS, type BackgroundSet } from './background-sets.ts';
import { LONGEST_WORDS, type SceneSetup } from './scene-setup.ts';
import { Pipette, Type } from 'lucide-react';

/** The papers of the set of colors, as rendered in even light. */
const PAPERS = ['#f4f2ee', '#f3e9d8', '#f4c3a5', '#b4bf9f'];

export function BackgroundPanel({
  setup,
  seenFrom,
  onChange,
}: {
  setup: SceneSetup;
  /** The photo; null: not known. */
  seenFrom: SeenFrom | null;
  onChange(change: Partial<SceneSetup>): void;
}): ReactNode {
  const { set, colour, picks } = setup;
  return (
    <div className="grid gap-5">
      <div role="group" aria-label={message('sceneStudio.sets')} className="grid gap-1">
        <p aria-hidden className="mb-1 text-13 font-medium">
          {message('sceneStudio.sets')}
        </p>
        {BACKGROUND_SETS.map((one) => (
          <button
            key={one.id}
            type="button"
            aria-pressed={one.id === set}
            onClick={() => onChange({ set: one.id })}
            className={classNames(
              'flex h-11 items-center gap-3 rounded-control border px-1.5 text-start text-15 transition-colors',
              one.id === set ? 'border-accent ring-1 ring-accent' : 'border-transparent hover:bg-tint',
            )}
          >
            <Glimpse set={one} seenFrom={seenFrom} />
            <span className="grid leading-tight">
              <span>{message(one.title)}</span>
              {seenFrom === 'above' && one.looks.some((look) => 'above' in look) && (
                <span className="text-12 text-muted">{message('sceneStudio.fitsAbove')}</span>
              )}
            </span>
          </button>
        ))}
      </div>
      {set === 'colour' && (
        <ColorField
          label={message('sceneStudio.color')}
          value={colour}
          onCommit={(value) => onChange({ colour: value.slice(0, 7).toLowerCase() })}
        />
      )}
      {set === 'words' && (
        <TextArea
          label={message('sceneStudio.words')}
          rows={3}
          maxLength={LONGEST_WORDS}
          value={picks.words}
          placeholder={message('sceneStudio.wordsPlaceholder')}
          hint={message('sceneStudio.wordsHint')}
          onChange={(event) => onChange({ picks: { ...picks, words: event.target.value } })}
        />
      )}
    </div>
  );
}

/** Four of them in little. */
function Glimpse({ set: { id, looks }, seenFrom }: { set: BackgroundSet; seenFrom: SeenFrom | null }): ReactNode {
  const frame = 'grid size-8 shrink-0 overflow-hidden rounded-small border border-line';
  if (id === 'words')
    return (
      <span className={classNames(frame, 'place-items-center text-muted')}>
        <Type size={18} strokeWidth={1.75} aria-hidden />
      </span>
    );
  if (id === 'colour')
    return (
      <span className={classNames(frame, 'place-items-center text-muted')}>
        <Pipette size={18} strokeWidth={1.75} aria-hidden />
      </span>
    );
  return (
    <span className={classNames(frame, 'grid-cols-2')}>
      {id === 'colours'
        ? PAPERS.map((paper) => <span key={paper} style={{ background: paper }} />)
        : looks
            .slice(0, 4)
            .flatMap((look) => ('scene' in look ? [(seenFrom === 'above' && look.above) || look.scene] : []))
            .map((scene) => (
              <img
                key={scene}
                src={`/scenes/${scene}.webp`}
                alt=""
                loading="lazy"
                decoding="async"
                className="size-full object-cover"
              />
            ))}
    </span>
  );
}
