/**
 * The panel of scenes: a ready-made one by its picture or one in words, how many variations, the cost; then the result
 * and its other variations.
 */
import { Aperture } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { CreditPrice } from '#app/browser/credits/credit-price.tsx';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Segmented } from '#app/ui/segmented.tsx';
import { TextArea } from '#app/ui/text-field.tsx';
import { costOfKind } from '#app/services/generations/kinds.ts';
import { message } from '#messages/message.ts';
import { SCENE_LIST, type SceneId } from '#tools/inputs/scene-list.ts';
import type { ToolChoice } from '../../design-store/design-api.ts';
import { useCell } from '../../session/session-context.tsx';
import { RepairIntro, RepairPanel } from './repair-panel.tsx';
import type { RepairProps } from './repair-props.ts';

type View = 'all' | 'side' | 'top';
type Count = '1' | '2' | '3' | '4';
const LONGEST = 300;

export function ScenePanel({ controls }: RepairProps): ReactNode {
  const state = useCell(controls.state);
  const [view, setView] = useState<View>('all');
  const [scene, setScene] = useState<SceneId | null>(null);
  const [words, setWords] = useState('');
  const [count, setCount] = useState<Count>('1');
  const described = words.trim();
  const chosen = described.length > 1 ? { words: described } : scene ? { scene } : null;
  const still = state.phase !== 'setting';
  const run = (): void => {
    if (chosen)
      controls.run({
        tool: 'place_in_scene',
        input: { layer: controls.layer, ...chosen, variations: Number(count) },
        label: 'aiTools.placing',
        failed: 'aiTools.notPlaced',
      });
  };
  return (
    <RepairPanel
      controls={controls}
      title={message('aiTools.scene')}
      icon={Aperture}
      start={
        <div className="grid gap-2">
          <Button
            variant="primary"
            size="small"
            className="w-full"
            disabled={!chosen}
            data-command="run-repair"
            onClick={run}
          >
            {message('aiTools.sceneGo')}
          </Button>
          <CreditPrice cost={costOfKind('lifestyle-shot')} scene className="text-center" />
        </div>
      }
    >
      {state.phase === 'result' ? (
        <Variations
          choices={state.result.choices}
          output={state.result.output}
          onChoose={({ tool, input }) =>
            controls.run({ tool, input, label: 'aiTools.choosing', failed: 'aiTools.notPlaced', buildsOn: true })
          }
        />
      ) : (
        <fieldset disabled={still} className={classNames('grid min-w-0 gap-3', still && 'opacity-45')}>
          <RepairIntro>{message('aiTools.sceneIntro')}</RepairIntro>
          <TextArea
            label={message('aiTools.describe')}
            rows={2}
            maxLength={LONGEST}
            placeholder={message('aiTools.describeExample')}
            value={words}
            className="text-13"
            onChange={(event) => {
              setWords(event.target.value);
              if (event.target.value.trim().length > 1) setScene(null);
            }}
          />
          <div className="flex items-center justify-between gap-2">
            <span aria-hidden className="text-13 font-medium">
              {message('aiTools.variations')}
            </span>
            <Segmented<Count>
              label={message('aiTools.variations')}
              segments={(['1', '2', '3', '4'] as const).map((value) => ({ value, label: value }))}
              value={count}
              onValueChange={setCount}
              disabled={still}
            />
          </div>
          <div className="grid gap-1.5">
            <span aria-hidden className="text-13 font-medium">
              {message('aiTools.readyScenes')}
            </span>
            <Segmented<View>
              label={message('aiTools.view')}
              segments={[
                { value: 'all', label: message('aiTools.allViews') },
                { value: 'side', label: message('aiTools.sideView') },
                { value: 'top', label: message('aiTools.topView') },
              ]}
              value={view}
              onValueChange={setView}
              disabled={still}
            />
          </div>
          <ul aria-label={message('aiTools.readyScenes')} className="grid grid-cols-3 gap-2">
            {SCENE_LIST.filter(({ perspective }) => view === 'all' || perspective === view).map(({ id, title }) => (
              <li key={id} className="min-w-0">
                <SceneTile
                  id={id}
                  title={message(title)}
                  on={scene === id}
                  onChoose={() => {
                    setScene(id);
                    setWords('');
                  }}
                />
              </li>
            ))}
          </ul>
        </fieldset>
      )}
    </RepairPanel>
  );
}

function SceneTile({
  id,
  title,
  on,
  onChoose,
}: {
  id: SceneId;
  title: string;
  on: boolean;
  onChoose(): void;
}): ReactNode {
  return (
    <button
      type="button"
      aria-pressed={on}
      data-scene={id}
      onClick={onChoose}
      className="group grid w-full gap-1 rounded-small text-start"
    >
      <img
        src={`/scenes/${id}.webp`}
        alt=""
        width={320}
        height={320}
        loading="lazy"
        decoding="async"
        draggable={false}
        className={classNames(
          'aspect-square w-full rounded-small bg-tint object-cover outline-offset-1 transition-[outline-color]',
          on ? 'outline-2 outline-accent' : 'outline-1 outline-line group-hover:outline-line-strong',
        )}
      />
      <span className={classNames('truncate text-12', on ? 'font-medium text-ink' : 'text-muted')} title={title}>
        {title}
      </span>
    </button>
  );
}

/** Besides the one on the page. */
function Variations({
  choices,
  output,
  onChoose,
}: {
  choices: readonly ToolChoice[];
  output: unknown;
  onChoose(choice: ToolChoice): void;
}): ReactNode {
  const unknown = notUnderstood(output);
  return (
    <>
      {unknown.length > 0 && (
        <p className="text-12 text-warning-text">{message('aiTools.notUnderstood', { words: unknown.join(', ') })}</p>
      )}
      {choices.length === 0 ? (
        <RepairIntro>{message('aiTools.sceneIntro')}</RepairIntro>
      ) : (
        <>
          <h3 className="font-text text-13 font-medium tracking-normal">{message('aiTools.otherVariations')}</h3>
          <ul aria-label={message('aiTools.otherVariations')} className="grid grid-cols-2 gap-2">
            {choices.map((choice) => (
              <li key={choice.asset}>
                <button
                  type="button"
                  data-choice={choice.asset}
                  onClick={() => onChoose(choice)}
                  className="group grid w-full gap-1 rounded-small text-start"
                >
                  <img
                    src={`/api/assets/${choice.asset}?size=320`}
                    alt=""
                    decoding="async"
                    draggable={false}
                    className="w-full rounded-small bg-tint object-cover outline-1 outline-offset-1 outline-line group-hover:outline-line-strong"
                  />
                  <span className="truncate text-12 text-muted">{choice.label}</span>
                </button>
              </li>
            ))}
          </ul>
          <CreditPrice cost={choices[0]?.cost ?? null} scene />
        </>
      )}
    </>
  );
}

/** Words of the description that the renderer did not understand. */
function notUnderstood(output: unknown): string[] {
  const { notUnderstood: words } = (output ?? {}) as { notUnderstood?: unknown };
  return Array.isArray(words) ? words.map(String) : [];
}
