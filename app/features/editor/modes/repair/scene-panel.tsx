/**
 * The panel of scenes: a ready-made one by its picture or one in words, and how many variations; then free previews of
 * the page, of which one is made in full.
 */
import { Aperture } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { CreditPrice } from '#app/browser/credits/credit-price.tsx';
import { useSeenFrom } from '#app/browser/use-seen-from.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Segmented } from '#app/ui/segmented.tsx';
import { TextArea } from '#app/ui/text-field.tsx';
import { message } from '#messages/message.ts';
import { SCENE_LIST, type SceneId } from '#tools/inputs/scene-list.ts';
import type { ToolChoice } from '../../design-store/design-api.ts';
import { useCell } from '../../session/session-context.tsx';
import { RepairIntro, RepairPanel } from './repair-panel.tsx';
import type { RepairProps } from './repair-props.ts';

type View = 'all' | 'side' | 'top';
type Count = '1' | '2' | '3' | '4';
const LONGEST = 300;

export function ScenePanel({ controls, picture }: RepairProps): ReactNode {
  const state = useCell(controls.state);
  const [view, setView] = useState<View>('all');
  const [scene, setScene] = useState<SceneId | null>(null);
  const [words, setWords] = useState('');
  const [count, setCount] = useState<Count>('1');
  const [at, setAt] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const fits = useSeenFrom(picture.asset, list) === 'above' ? 'top' : 'side';
  const sorted = SCENE_LIST.toSorted((a, b) => Number(b.perspective === fits) - Number(a.perspective === fits));
  const described = words.trim();
  const chosen = described.length > 1 ? { words: described } : scene ? { scene } : null;
  const still = state.phase !== 'setting';
  const previews = state.phase === 'fine' ? state.result.choices : [];
  const shown = previews[at] ?? previews[0];
  const preview = (): void => {
    if (!chosen) return;
    setAt(0);
    controls.run({
      tool: 'place_in_scene',
      input: { layer: controls.layer, ...chosen, variations: Number(count), preview: true },
      label: 'aiTools.previewing',
      failed: 'aiTools.notPlaced',
    });
  };
  const use = ({ tool, input }: ToolChoice): void =>
    controls.run({ tool, input, label: 'aiTools.placing', failed: 'aiTools.notPlaced' });
  return (
    <RepairPanel
      controls={controls}
      title={message('aiTools.scene')}
      icon={Aperture}
      start={
        <Button
          variant="primary"
          size="small"
          className="w-full"
          disabled={!chosen}
          data-command="run-repair"
          onClick={preview}
        >
          {message('aiTools.scenePreview')}
        </Button>
      }
      fine={
        shown && (
          <div className="grid gap-2">
            <div className="grid grid-cols-2 gap-2">
              <Button variant="secondary" size="small" data-command="try-again" onClick={() => controls.reject()}>
                {message('aiTools.sceneOther')}
              </Button>
              <Button variant="primary" size="small" data-command="use-preview" onClick={() => use(shown)}>
                {message('aiTools.sceneUse')}
              </Button>
            </div>
            <CreditPrice cost={shown.cost ?? null} scene className="text-center" />
          </div>
        )
      }
    >
      {state.phase === 'result' ? (
        <RepairIntro>{message('aiTools.sceneIntro')}</RepairIntro>
      ) : shown ? (
        <Previews
          previews={previews}
          shown={shown}
          unknown={notUnderstood(state.phase === 'fine' ? state.result.output : null)}
          onShow={setAt}
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
          {fits === 'top' && view === 'all' && <RepairIntro>{message('aiTools.aboveFirst')}</RepairIntro>}
          <ul ref={list} aria-label={message('aiTools.readyScenes')} className="grid grid-cols-3 gap-2">
            {sorted
              .filter(({ perspective }) => view === 'all' || perspective === view)
              .map(({ id, title }) => (
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

/** The page as it would be, and smaller the other variations. */
function Previews({
  previews,
  shown,
  unknown,
  onShow,
}: {
  previews: readonly ToolChoice[];
  shown: ToolChoice;
  unknown: readonly string[];
  onShow(at: number): void;
}): ReactNode {
  return (
    <>
      <img
        key={shown.asset}
        src={`/api/assets/${shown.asset}?size=512`}
        alt={message('aiTools.scenePreviewAlt')}
        draggable={false}
        className="max-h-96 w-full animate-fade rounded-small bg-tint object-contain outline-1 outline-line"
      />
      {previews.length > 1 && (
        <ul aria-label={message('aiTools.variations')} className="grid grid-cols-4 gap-1.5">
          {previews.map((preview, index) => (
            <li key={preview.asset}>
              <button
                type="button"
                aria-pressed={preview === shown}
                aria-label={preview.label}
                data-choice={preview.asset}
                onClick={() => onShow(index)}
                className="block w-full rounded-small"
              >
                <img
                  src={`/api/assets/${preview.asset}?size=256`}
                  alt=""
                  decoding="async"
                  draggable={false}
                  className={classNames(
                    'aspect-square w-full rounded-small bg-tint object-cover outline-offset-1',
                    preview === shown ? 'outline-2 outline-accent' : 'outline-1 outline-line',
                  )}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {unknown.length > 0 && (
        <p className="text-12 text-warning-text">{message('aiTools.notUnderstood', { words: unknown.join(', ') })}</p>
      )}
      <RepairIntro>{message('aiTools.previewIntro')}</RepairIntro>
    </>
  );
}

/** Words of the description that the renderer did not understand. */
function notUnderstood(output: unknown): string[] {
  const { notUnderstood: words } = (output ?? {}) as { notUnderstood?: unknown };
  return Array.isArray(words) ? words.map(String) : [];
}
