/** Plans products in scenes, and what follows on one: another picture of it, another light, another place. */
import { message } from '#messages/message.ts';
import { SCENE_LIST, type SceneId } from '#tools/inputs/scene-list.ts';
import type { ActOf } from '../acts/act.ts';
import { isSingular } from '../acts/reference.ts';
import type { CallDone } from '../ground/record.ts';
import type { Scene } from '../ground/resolve.ts';
import { NEW_LAYER } from './new-layers.ts';
import { picturesMeant } from './pictures-meant.ts';
import { hasSize, resizing } from './design-calls.ts';
import type { Planned } from './planned.ts';

/** Pictures of one scene that differ in light, framing and props. */
const VARIATIONS = 4;
const LONGEST = 300;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Words for what was placed last. */
function wordsOf({ input, output }: CallDone): string {
  const ready = SCENE_LIST.find(({ id }) => id === input.scene);
  if (!ready) return textOf(input.words);
  const { surface, background } = (output.scene ?? {}) as Record<string, unknown>;
  const isFlat = ready.perspective === 'top';
  const parts = [
    isFlat ? 'top view' : '',
    `on ${textOf(surface).split(' on ').at(-1)?.replaceAll('-', ' ') ?? ''}`,
    isFlat ? '' : textOf(background).replaceAll('-', ' '),
    message(ready.title).toLowerCase(),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** The scene that the last turn placed something in. */
export const lastScene = ({ studio }: Scene): CallDone | null =>
  studio.last.some(({ tool, ok }) => tool === 'undo' && ok)
    ? null
    : (studio.last.findLast(({ tool, ok }) => tool === 'place_in_scene' && ok) ?? null);

/** Again in a scene; null: the next picture of the same. */
export function anotherScene(
  wanted: { words: string; isLight: boolean } | { scene: SceneId } | null,
  scene: Scene,
  isSeveral = false,
): Planned {
  const before = lastScene(scene);
  if (!before) return null;
  const { variations: _variations, variation, scene: ready, words, ...kept } = before.input;
  const layer = textOf(before.output.layer);
  if (!scene.page.layers.some(({ id }) => id === layer)) return null;
  const next = { variation: ((typeof variation === 'number' ? variation : 1) % VARIATIONS) + 1 };
  const place =
    wanted === null
      ? {
          ...(ready === undefined ? { words } : { scene: ready }),
          ...next,
          ...(isSeveral ? { variations: VARIATIONS } : {}),
        }
      : 'scene' in wanted
        ? wanted
        : { words: (wanted.isLight ? inLight(wordsOf(before), wanted.words) : wanted.words).slice(0, LONGEST) };
  return {
    calls: [{ tool: 'place_in_scene', input: { ...kept, ...place, layer, picture: before.output.original } }],
    spoken: [layer],
  };
}

const LIGHT = new Set('light lighting sun sunlight sunshine morning evening night daylight glow'.split(' '));

/** The scene in another light: what was said of its light before no longer holds. */
function inLight(scene: string, light: string): string {
  const isLit = light.split(/[^\p{L}]+/u).some((word) => LIGHT.has(word));
  const parts = scene.replaceAll(' with ', ', with ').split(/, | in (?=\p{L}+ (?:light|sun))/u);
  const kept = isLit
    ? parts.filter((part, at) => at === 0 || !part.split(' ').some((word) => LIGHT.has(word)))
    : [scene];
  const rest = kept.join(', ').replaceAll(', with ', ' with ');
  return `${rest}, ${LIGHTS.reduce((text, [said, meant]) => text.replace(said, meant), light)}`;
}

/** Steps in light as a light of its own. */
const LIGHTS: readonly (readonly [said: string, meant: string])[] = [
  ['softer', 'soft'],
  ['warmer', 'warm'],
  ['cooler', 'cool'],
  ['brighter', 'bright'],
  ['moodier', 'moody evening'],
  ['darker', 'evening'],
];

export function stageCalls(
  { target, words, scene: ready, variations, length, size, changes }: ActOf<'stage'>,
  scene: Scene,
): Planned {
  if (changes === 'light') return words === null ? null : anotherScene({ words, isLight: true }, scene);
  const placed = lastScene(scene);
  const isAgain = target.every(({ pronoun }) => isSingular(pronoun)) && scene.studio.attached.length === 0;
  if (placed && isAgain && variations === null && length === null && size === null) {
    if (ready !== null) return anotherScene({ scene: ready }, scene);
    if (words !== null) return anotherScene({ words, isLight: false }, scene);
  }
  const meant = picturesMeant(target, scene);
  if (!meant || (words === null && ready === null)) return null;
  // The scene is made for the page as it is to be.
  const sizing = size === null || hasSize(size, scene.page) ? [] : (resizing(size, scene.page)?.calls ?? null);
  if (sizing === null) return null;
  const input = {
    ...(ready === null ? { words: words?.slice(0, LONGEST) } : { scene: ready }),
    ...(variations === null || variations < 2 ? {} : { variations }),
    ...(length === null ? {} : { length }),
  };
  if ('waiting' in meant)
    return meant.waiting.length === 1
      ? {
          calls: [...sizing, { tool: 'place_in_scene', input: { ...input, picture: meant.waiting[0] } }],
          spoken: [NEW_LAYER],
        }
      : null;
  const [layer, ...more] = meant.layers;
  if (!layer || more.length > 0) return null;
  // Another scene begins with the photo as it was.
  const original = scene.studio.done.findLast(
    ({ tool, ok, output }) => tool === 'place_in_scene' && ok && output.layer === layer.id && !layer.cutout,
  )?.output.original;
  return {
    calls: [
      ...sizing,
      {
        tool: 'place_in_scene',
        input: { ...input, layer: layer.id, ...(original === undefined ? {} : { picture: original }) },
      },
    ],
    spoken: [layer.id],
  };
}
