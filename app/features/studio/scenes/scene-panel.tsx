/**
 * The settings of a lifestyle shot: one of the ready-made scenes, or perspective, surface, background, light and the
 * user's own words.
 */
import { useState, type ReactNode } from 'react';
import {
  BACKGROUNDS,
  LIGHT_PARTS,
  PROP_PARTS,
  SHADOW_PARTS,
  STAND_PARTS,
  SURFACES,
  type ScenePart,
  type ScenePicks,
} from '#app/engines/scenes/words/compose.ts';
import type { SeenFrom } from '#app/browser/use-seen-from.ts';
import { Chip } from '#app/ui/chip.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { Select } from '#app/ui/select.tsx';
import { TextArea } from '#app/ui/text-field.tsx';
import { message } from '#messages/message.ts';
import { SCENE_LIST, type SceneId } from '#tools/inputs/scene-list.ts';
import { PictureChips } from './picture-chips.tsx';
import { LONGEST_WORDS, MOST_PROPS, type SceneSetup } from './scene-setup.ts';

const views = [
  { value: 'side', label: message('sceneStudio.sideView') },
  { value: 'top', label: message('sceneStudio.topView') },
] as const;
const ways = [
  { value: 'ready', label: message('sceneStudio.ready') },
  { value: 'own', label: message('sceneStudio.own') },
] as const;

const chipsOf = (parts: readonly ScenePart[]) =>
  parts.map(({ id, title }) => ({ id, title: message(title), src: `/scenes/parts/${id}.webp` }));
const surfaceChips = chipsOf(SURFACES);
const backgroundChips = chipsOf(BACKGROUNDS);

export interface ScenePanelProps {
  setup: SceneSetup;
  /** The photo; null: not known. */
  seenFrom: SeenFrom | null;
  onChange(change: Partial<SceneSetup>): void;
}

export function ScenePanel({ setup, seenFrom, onChange }: ScenePanelProps): ReactNode {
  const { how, scene, picks } = setup;
  return (
    <div className="grid gap-5">
      <Segmented
        label={message('sceneStudio.how')}
        segments={ways}
        value={how}
        onValueChange={(next) => onChange({ how: next })}
        className="w-full"
      />
      {how === 'ready' ? (
        <ReadyScenes scene={scene} seenFrom={seenFrom} onChoose={(id) => onChange({ scene: id })} />
      ) : (
        <OwnScene picks={picks} onChange={(change) => onChange({ picks: { ...picks, ...change } })} />
      )}
    </div>
  );
}

function ReadyScenes({
  scene,
  seenFrom,
  onChoose,
}: {
  scene: SceneId;
  seenFrom: SeenFrom | null;
  onChoose(id: SceneId): void;
}): ReactNode {
  const [turned, setTurned] = useState<'side' | 'top' | null>(null);
  const view = turned ?? SCENE_LIST.find(({ id }) => id === scene)?.perspective ?? 'side';
  const chips = SCENE_LIST.filter(({ perspective }) => perspective === view).map(({ id, title }) => ({
    id,
    title: message(title),
    src: `/scenes/${id}.webp`,
  }));
  return (
    <div className="grid gap-4">
      <Segmented
        label={message('sceneStudio.perspective')}
        segments={views}
        value={view}
        onValueChange={(next) => setTurned(next)}
        className="w-full"
      />
      {seenFrom === 'above' && view === 'top' && (
        <p className="text-12 text-muted">{message('sceneStudio.fitsAbove')}</p>
      )}
      <PictureChips
        label={message('sceneStudio.scenes')}
        hideLabel
        chips={chips}
        chosen={[scene]}
        onChoose={(id) => onChoose(id as SceneId)}
        columns={3}
      />
    </div>
  );
}

function OwnScene({ picks, onChange }: { picks: ScenePicks; onChange(change: Partial<ScenePicks>): void }): ReactNode {
  const { perspective, surface, stand, background, light, shadow, props, words } = picks;
  const side = perspective === 'side';
  const prop = (id: string) =>
    onChange({ props: props.includes(id) ? props.filter((one) => one !== id) : [...props, id].slice(-MOST_PROPS) });
  return (
    <div className="grid gap-5">
      <TextArea
        label={message('sceneStudio.words')}
        rows={3}
        maxLength={LONGEST_WORDS}
        value={words}
        placeholder={message('sceneStudio.wordsPlaceholder')}
        hint={message('sceneStudio.wordsHint')}
        onChange={(event) => onChange({ words: event.target.value })}
      />
      <div className="grid gap-2">
        <p className="text-13 font-medium">{message('sceneStudio.perspective')}</p>
        <Segmented
          label={message('sceneStudio.perspective')}
          segments={views}
          value={perspective}
          onValueChange={(next) => onChange({ perspective: next })}
          className="w-full"
        />
      </div>
      <PictureChips
        label={message('sceneStudio.surface')}
        chips={surfaceChips}
        chosen={surface === null ? [] : [surface]}
        onChoose={(id) => onChange({ surface: id })}
        none={{ title: message('sceneStudio.any'), onChoose: () => onChange({ surface: null }) }}
        columns={4}
      />
      {side && (
        <PictureChips
          label={message('sceneStudio.background')}
          chips={backgroundChips}
          chosen={background === null ? [] : [background]}
          onChoose={(id) => onChange({ background: id })}
          none={{ title: message('sceneStudio.any'), onChoose: () => onChange({ background: null }) }}
          columns={4}
        />
      )}
      <div className="grid grid-cols-2 gap-3">
        <PartSelect
          label={message('sceneStudio.light')}
          none={message('sceneStudio.any')}
          parts={LIGHT_PARTS}
          value={light}
          onChange={(id) => onChange({ light: id })}
        />
        <PartSelect
          label={message('sceneStudio.shadow')}
          none={message('sceneStudio.none')}
          parts={SHADOW_PARTS}
          value={shadow}
          onChange={(id) => onChange({ shadow: id })}
        />
        {side && (
          <PartSelect
            label={message('sceneStudio.stand')}
            none={message('sceneStudio.none')}
            parts={STAND_PARTS}
            value={stand}
            onChange={(id) => onChange({ stand: id })}
          />
        )}
      </div>
      <Disclosure title={message('sceneStudio.props')} defaultOpen={props.length > 0}>
        <div role="group" aria-label={message('sceneStudio.props')} className="flex flex-wrap gap-1.5">
          {PROP_PARTS.map(({ id, title }) => (
            <Chip key={id} size="small" pressed={props.includes(id)} onClick={() => prop(id)}>
              {message(title)}
            </Chip>
          ))}
        </div>
      </Disclosure>
    </div>
  );
}

const NONE = 'none';

function PartSelect({
  label,
  none,
  parts,
  value,
  onChange,
}: {
  label: string;
  none: string;
  parts: readonly ScenePart[];
  value: string | null;
  onChange(id: string | null): void;
}): ReactNode {
  return (
    <Select
      label={label}
      value={value ?? NONE}
      onValueChange={(id) => onChange(id === NONE ? null : id)}
      options={[{ value: NONE, label: none }, ...parts.map(({ id, title }) => ({ value: id, label: message(title) }))]}
    />
  );
}
