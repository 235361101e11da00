/** The backgrounds that are offered together. */
import type { SceneLook } from '#app/services/generations/kinds/scene-shots.ts';
import { paperIn } from '#app/engines/scenes/words/compose.ts';
import type { MessageKey } from '#messages/message.ts';
import type { SceneId } from '#tools/inputs/scene-list.ts';

export type BackgroundSetId =
  | 'popular'
  | 'studio'
  | 'home'
  | 'evening'
  | 'outdoors'
  | 'above'
  | 'colours'
  | 'colour'
  | 'words';

export interface BackgroundSet {
  id: BackgroundSetId;
  title: MessageKey;
  /** Empty: derived from the choices next to it. */
  looks: readonly SceneLook[];
}

const ready = (...scenes: SceneId[]): SceneLook[] => scenes.map((scene) => ({ scene }));
/** Each with the one for products photographed from above. */
const either = (...scenes: [scene: SceneId, above: SceneId][]): SceneLook[] =>
  scenes.map(([scene, above]) => ({ scene, above }));

/** Papers in colors that go with most things. */
export const papers: readonly { words: string; title: MessageKey }[] = (
  [
    ['white', 'sceneStudio.color.white'],
    ['cream', 'sceneStudio.color.cream'],
    ['peach', 'sceneStudio.color.peach'],
    ['blush', 'sceneStudio.color.blush'],
    ['sage', 'sceneStudio.color.sage'],
    ['powder blue', 'sceneStudio.color.powderBlue'],
    ['lilac', 'sceneStudio.color.lilac'],
    ['charcoal', 'sceneStudio.color.charcoal'],
  ] as const
).map(([colour, title]) => ({ words: paperIn(colour), title }));

export const BACKGROUND_SETS = [
  {
    id: 'popular',
    title: 'sceneStudio.set.popular',
    looks: either(
      ['clean-studio', 'flat-linen'],
      ['marble-morning', 'flat-marble'],
      ['sage-arch', 'flat-satin'],
      ['blinds-beige', 'flat-sand'],
      ['walnut-evening', 'flat-oak'],
      ['water-sky', 'flat-water'],
      ['garden-table', 'flat-grass'],
      ['terracotta-steps', 'flat-slate'],
    ),
  },
  {
    id: 'studio',
    title: 'sceneStudio.set.studio',
    looks: ready(
      'clean-studio',
      'peach-podium',
      'sage-arch',
      'terracotta-steps',
      'blue-disc',
      'glossy-pink',
      'blinds-beige',
      'concrete-gallery',
    ),
  },
  {
    id: 'home',
    title: 'sceneStudio.set.home',
    looks: ready('marble-morning', 'kitchen-counter', 'tiled-bathroom', 'spa-stone', 'green-marble', 'terrazzo-shelf'),
  },
  {
    id: 'evening',
    title: 'sceneStudio.set.evening',
    looks: ready('black-marble', 'walnut-evening', 'night-mirror', 'burgundy-velvet'),
  },
  {
    id: 'outdoors',
    title: 'sceneStudio.set.outdoors',
    looks: ready('garden-table', 'mossy-forest', 'desert-dune', 'beach-day', 'water-sky', 'snow-light'),
  },
  {
    id: 'above',
    title: 'sceneStudio.set.above',
    looks: ready(
      'flat-oak',
      'flat-linen',
      'flat-marble',
      'flat-satin',
      'flat-sand',
      'flat-water',
      'flat-grass',
      'flat-slate',
    ),
  },
  { id: 'colours', title: 'sceneStudio.set.colors', looks: papers.map(({ words }) => ({ words })) },
  { id: 'colour', title: 'sceneStudio.set.color', looks: [] },
  { id: 'words', title: 'sceneStudio.set.words', looks: [] },
] as const satisfies readonly BackgroundSet[];

/** The set of this id, the first one for any other. */
export function setOf(id: string): BackgroundSet;
/** The set of these looks; undefined: none. */
export function setOf(id: null, looks: readonly SceneLook[]): BackgroundSet | undefined;
export function setOf(id: string | null, looks: readonly SceneLook[] = []): BackgroundSet | undefined {
  const sets: readonly BackgroundSet[] = BACKGROUND_SETS;
  if (id !== null) return sets.find((set) => set.id === id) ?? BACKGROUND_SETS[0];
  const same = (set: BackgroundSet) =>
    set.looks.length === looks.length &&
    set.looks.every((look, index) => JSON.stringify(look) === JSON.stringify(looks[index]));
  return looks.length === 0 ? undefined : sets.find(same);
}
