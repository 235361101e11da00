/** The choices for a scene: as the screens hold them, in addresses, and in requests. */
import { LIMITS } from '#design/document/limits.ts';
import {
  shotsMade,
  shotsOf,
  VARIATIONS,
  type SceneLook,
  type Shot,
} from '#app/services/generations/kinds/scene-shots.ts';
import type { ScenesInput } from '#app/services/generations/kinds/scenes-input.ts';
import type { GenerationView, Variation } from '#app/contracts/generation.ts';
import {
  BACKGROUNDS,
  LIGHT_PARTS,
  paperIn,
  PROP_PARTS,
  sceneWords,
  SHADOW_PARTS,
  STAND_PARTS,
  SURFACES,
  type ScenePicks,
} from '#app/engines/scenes/words/compose.ts';
import { message } from '#messages/message.ts';
import { SCENE_LIST, type SceneId } from '#tools/inputs/scene-list.ts';
import { papers, setOf, type BackgroundSetId } from './background-sets.ts';

/** The two doors to the same scenes. */
export type SceneDoor = 'lifestyle-shot' | 'ai-backgrounds';

export interface SceneSetup {
  /** Lifestyle shot: a ready-made scene, or the user's picks and words. */
  how: 'ready' | 'own';
  scene: SceneId;
  picks: ScenePicks;
  /** AI backgrounds: which ones. */
  set: BackgroundSetId;
  /** Of the set of one color. */
  colour: string;
  width: number;
  height: number;
  /** cm */
  length: number;
  seed: number;
}

export const FIRST_SETUP: SceneSetup = {
  how: 'ready',
  scene: 'marble-morning',
  set: 'popular',
  colour: '#f4c3a5',
  width: 1080,
  height: 1080,
  length: 20,
  seed: 1,
  picks: {
    perspective: 'side',
    surface: null,
    stand: null,
    background: null,
    light: null,
    shadow: null,
    props: [],
    words: '',
  },
};

const isScene = (id: string | null): id is SceneId => SCENE_LIST.some((scene) => scene.id === id);
export const sceneTitle = (id: SceneId): string =>
  message(SCENE_LIST.find((scene) => scene.id === id)?.title ?? 'scenes.cleanStudio');

/** The same with what suits a product photographed from above, as long as nothing was chosen. */
export function suitedToAbove(setup: SceneSetup): SceneSetup {
  const { how, scene, picks } = setup;
  const isChosen = writeSetup({ ...FIRST_SETUP, how, scene, picks }).size > 0;
  return isChosen ? setup : { ...setup, scene: 'flat-marble', picks: { ...picks, perspective: 'top' } };
}

/** Whether the choices suffice for a scene. */
export function isReady(door: SceneDoor, { how, set, picks }: SceneSetup): boolean {
  const wordless = picks.words.trim().length < 2;
  if (door === 'ai-backgrounds') return set !== 'words' || !wordless;
  const { surface, stand, background, light, shadow, props } = picks;
  return (
    how === 'ready' ||
    !wordless ||
    props.length > 0 ||
    [surface, stand, background, light, shadow].some((id) => id !== null)
  );
}

function looksOf(door: SceneDoor, { how, scene, picks, set, colour }: SceneSetup): SceneLook[] {
  if (door === 'lifestyle-shot') return how === 'ready' ? [{ scene }] : [{ words: sceneWords(picks) }];
  if (set === 'words') return [{ words: picks.words.trim() }];
  if (set === 'colour') return [{ words: paperIn(colour) }];
  return [...setOf(set).looks];
}

/** Its previews: the four variations of one scene, the first of each of several. */
export function previewsOf(door: SceneDoor, setup: SceneSetup, pictures: readonly string[]): ScenesInput {
  const { width, height, length, seed } = setup;
  const looks = looksOf(door, setup);
  const variations = looks.length === 1 ? Array.from({ length: VARIATIONS }, (_, index) => index + 1) : [1];
  return { pictures: [...pictures], looks, variations, width, height, quality: 'preview', seed, length };
}

/** The final picture of one preview. */
export function wholeOf(input: ScenesInput, { picture, look, variation }: Shot): ScenesInput {
  return { ...input, pictures: [picture], looks: [look], variations: [variation], quality: 'full' };
}

/** Its input, if a view is of a scene. */
export function inputOf(view: GenerationView): ScenesInput {
  return view.input as ScenesInput;
}

/** Each result with its shot. */
export function madeOf(view: GenerationView): Shot[] {
  return shotsMade(shotsOf(inputOf(view)), view.results);
}

/** The name of a look. */
export function lookTitle(look: SceneLook): string {
  if ('scene' in look) return sceneTitle(look.scene);
  const paper = papers.find(({ words }) => words === look.words);
  return paper ? message('sceneStudio.paperIn', { colour: message(paper.title) }) : look.words;
}

/** The name of what was made of a look. */
export const madeTitle = (look: SceneLook, { scene }: Variation): string =>
  scene === undefined ? lookTitle(look) : sceneTitle(scene);

/** The name of a result: variations of one scene by number. */
export function shotTitle({ look, variation }: Shot, made: Variation, several: boolean): string {
  return several ? message('sceneStudio.variation', { number: variation }) : madeTitle(look, made);
}

const number = (text: string | null, least: number, most: number, otherwise: number): number => {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) && value >= least && value <= most ? value : otherwise;
};
const known = (parts: readonly { id: string }[], id: string | null): string | null =>
  parts.some((part) => part.id === id) ? id : null;

/** From an address, which anybody may have written. */
export function readSetup(search: URLSearchParams): SceneSetup {
  const { picks: first, ...plain } = FIRST_SETUP;
  const scene = search.get('scene');
  const colour = search.get('colour') ?? '';
  const set = search.get('set') ?? '';
  const side = (name: string) =>
    Math.round(number(search.get(name), LIMITS.minDimension, LIMITS.maxDimension, FIRST_SETUP.width));
  return {
    ...plain,
    how: search.get('how') === 'own' ? 'own' : 'ready',
    scene: isScene(scene) ? scene : plain.scene,
    picks: {
      ...first,
      perspective: search.get('view') === 'top' ? 'top' : 'side',
      surface: known(SURFACES, search.get('surface')),
      stand: known(STAND_PARTS, search.get('stand')),
      background: known(BACKGROUNDS, search.get('background')),
      light: known(LIGHT_PARTS, search.get('light')),
      shadow: known(SHADOW_PARTS, search.get('shadow')),
      props: [...new Set(search.getAll('prop'))].filter((id) => known(PROP_PARTS, id) !== null).slice(0, MOST_PROPS),
      words: (search.get('words') ?? '').slice(0, LONGEST_WORDS),
    },
    set: setOf(set).id,
    colour: /^#[0-9a-f]{6}$/.test(colour) ? colour : plain.colour,
    width: side('width'),
    height: side('height'),
    length: number(search.get('length'), 0.5, 300, plain.length),
    seed: Math.round(number(search.get('seed'), 0, 999_999, plain.seed)),
  };
}

/** What scenes take besides a product. */
export const MOST_PROPS = 4;
/** Maximum of typed words: with everything that can be picked it stays below the limit of a scene. */
export const LONGEST_WORDS = 160;

/** For an address: only what differs from the default. */
export function writeSetup(setup: SceneSetup): URLSearchParams {
  const { picks, ...plain } = setup;
  const { picks: first, ...firstPlain } = FIRST_SETUP;
  const search = new URLSearchParams();
  const put = (name: string, value: string | number | null, at: string | number | null) =>
    value !== at && value !== null && search.set(name, String(value));
  for (const name of ['how', 'scene', 'set', 'colour', 'width', 'height', 'length', 'seed'] as const)
    put(name, plain[name], firstPlain[name]);
  for (const name of ['surface', 'stand', 'background', 'light', 'shadow', 'words'] as const)
    put(name, picks[name], first[name]);
  put('view', picks.perspective, first.perspective);
  for (const prop of picks.props) search.append('prop', prop);
  return search;
}

/** The setup from which this generation was requested, as far as it can be reconstructed. */
export function setupOf(door: SceneDoor, { looks, width, height, length, seed }: ScenesInput): SceneSetup {
  const [look] = looks;
  const sized = { ...FIRST_SETUP, width, height, length, seed };
  if (!look) return sized;
  if (door === 'ai-backgrounds') {
    const same = setOf(null, looks);
    if (same) return { ...sized, set: same.id };
    if ('words' in look) {
      const [, colour] = /^Paper in (#[0-9a-f]{6}), seamless$/.exec(look.words) ?? [];
      return colour
        ? { ...sized, set: 'colour', colour }
        : { ...sized, set: 'words', picks: { ...sized.picks, words: look.words } };
    }
    return sized;
  }
  return 'scene' in look ? { ...sized, scene: look.scene } : { ...sized, how: 'own', picks: picksOf(look.words) };
}

/** The picks behind a sentence: known parts are recognised one by one, the rest stays as words. */
function picksOf(sentence: string): ScenePicks {
  const picks: ScenePicks = { ...FIRST_SETUP.picks };
  const rest: string[] = [];
  const props: string[] = [];
  for (const phrase of sentence.split(', ')) {
    const found = (parts: readonly { id: string; phrase: string }[]) =>
      parts.find((part) => part.phrase === phrase)?.id;
    const prop = found(PROP_PARTS);
    const [surface, stand, background, light, shadow] = [
      SURFACES,
      STAND_PARTS,
      BACKGROUNDS,
      LIGHT_PARTS,
      SHADOW_PARTS,
    ].map(found);
    if (phrase === 'top view') picks.perspective = 'top';
    else if (surface && picks.surface === null) picks.surface = surface;
    else if (stand && picks.stand === null) picks.stand = stand;
    else if (background && picks.background === null) picks.background = background;
    else if (light && picks.light === null) picks.light = light;
    else if (shadow && picks.shadow === null) picks.shadow = shadow;
    else if (prop) props.push(prop);
    else if (phrase !== 'side view') rest.push(phrase);
  }
  return { ...picks, props, words: rest.join(', ') };
}
