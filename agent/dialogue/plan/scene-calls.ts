/**
 * Plans products in scenes, and what follows on one: another picture of it, another light, another place. And try-ons: which
 * picture is the piece and which shows somebody, or on which model; asks for what is missing.
 */
import { message } from '#messages/message.ts';
import { SCENE_LIST, type SceneId } from '#tools/inputs/scene-list.ts';
import type { ActOf } from '../acts/act.ts';
import { isSingular } from '../acts/reference.ts';
import type { CallDone } from '../ground/record.ts';
import type { Scene } from '../ground/resolve.ts';
import { NEW_LAYER, type Call, type Planned, asking } from './planned.ts';
import { picturesMeant, photosOn } from './pictures-meant.ts';
import { hasSize, resizing } from './design-calls.ts';
import { FIRST_FIGURE } from '#tools/contract/figures.ts';
import { isPutOn } from '#tools/files/try-on-placing.ts';
import { SAME_THINGS } from '../ground/same-things.ts';
import { calledAs } from '../ground/studio.ts';
import { OWN, wornNamed } from '../understand/wearing-phrases.ts';

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

/** What a scene was called when it was asked for: its words, or the title of a ready one. */
export function sceneSaid({ scene, words }: Readonly<Record<string, unknown>>): string {
  const ready = SCENE_LIST.find(({ id }) => id === scene);
  return ready ? message(ready.title) : textOf(words);
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
  const isThere = scene.page.layers.some(({ id }) => id === layer);
  if (!isThere && !(layer === '' && before.output.preview === true)) return null;
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
  const target = isThere ? { layer, picture: before.output.original } : {};
  return placing({ ...kept, ...place, ...target }, isThere ? layer : NEW_LAYER);
}

/** A preview first: it changes nothing and costs nothing. */
const placing = (input: Record<string, unknown>, spoken: string, before: readonly Call[] = []): Planned => ({
  calls: [...before, { tool: 'place_in_scene', input: { ...input, preview: true } }],
  spoken: [spoken],
});

/** The last turn's preview, and the call that makes it in full; null: it showed none. */
export function shownPreview(last: readonly CallDone[]): { call: CallDone; toUse: Record<string, unknown> } | null {
  const call = last.findLast(({ tool, ok, output }) => tool === 'place_in_scene' && ok && output.preview === true);
  const toUse = call?.output.toUse;
  return call && typeof toUse === 'object' && toUse !== null ? { call, toUse: toUse as Record<string, unknown> } : null;
}

/** The ready scene of the same view behind the one that was shown; those of a product seen from above lie flat. */
export function nextScene({ input, output }: CallDone): SceneId {
  const { perspective } = (output.scene ?? {}) as Record<string, unknown>;
  const fitting = SCENE_LIST.filter((one) => one.perspective === (output.seenFrom === 'above' ? 'top' : perspective));
  const at = fitting.findIndex(({ id }) => id === input.scene);
  // The studios come first in the list, and look alike: every fifth is of another kind.
  return (fitting[(at + (at < 0 ? FIRST + 1 : NEXT)) % fitting.length] ?? SCENE_LIST[0]).id;
}
const NEXT = 5;
/** Behind a scene in words comes marble in morning light, or oak from above: the ones that suit most things. */
const FIRST = 8;

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
    return meant.waiting.length === 1 ? placing({ ...input, picture: meant.waiting[0] }, NEW_LAYER, sizing) : null;
  const [layer, ...more] = meant.layers;
  if (!layer || more.length > 0) return null;
  // Another scene begins with the photo as it was.
  const original = scene.studio.done.findLast(
    ({ tool, ok, output }) => tool === 'place_in_scene' && ok && output.layer === layer.id && !layer.cutout,
  )?.output.original;
  return placing(
    { ...input, layer: layer.id, ...(original === undefined ? {} : { picture: original }) },
    layer.id,
    sizing,
  );
}

/** Words for people in names of pictures. */
const PEOPLE = new Set(
  'woman man girl boy lady person model portrait selfie face bride groom me hand hands'.split(' '),
);
const wordsIn = (name: string): string[] => calledAs({ name }).split(' ');
const showsSomebody = (name: string): boolean => wordsIn(name).some((word) => PEOPLE.has(word));
/** Of a model that nobody described further. */
const MALE_FIGURE = 'Ben';
const LONGEST_NAME = 100;

/** Pictures that may be meant, the latest first, each with how the tool is told of it; and how many there are. */
function pictures(scene: Scene): { all: { name: string; id: string }[]; count: number } {
  const { attached, pictures: known } = scene.studio;
  const standing = photosOn(scene).filter((layer) => !isPutOn(layer));
  const others = known.filter(({ name }) => !attached.includes(name) && !calledAs({ name }).includes('logo'));
  return {
    all: [
      ...attached.toReversed().map((name) => ({ name, id: name })),
      ...standing.map(({ name, id }) => ({ name, id })),
      ...others.toReversed().map(({ name }) => ({ name, id: name })),
    ],
    count: attached.length + new Set([...standing, ...others].map(({ asset }) => asset)).size,
  };
}

/** Whether a picture is called after the piece: "summer dress.png" is one of kind `full`. */
function isCalledSo(name: string, kind: ActOf<'wear'>['kind'], noun: string): boolean {
  const called = wordsIn(name);
  const own = wornNamed(called.join(' '));
  if (kind === null) return own !== null;
  const word = noun.split(' ').at(-1) ?? '';
  const isSame = called.some(
    (one) => one === word || SAME_THINGS.some((same) => same.has(one) && same.has(word) && wornNamed(one) === null),
  );
  return own === kind || isSame;
}

/** Which picture is which the tool sees for itself; it is told where names tell it already. */
export function wearCalls({ kind, noun, isElsewhere, who }: ActOf<'wear'>, scene: Scene): Planned {
  const { attached } = scene.studio;
  if (isElsewhere) return asking(message('assistant.tryOnCannot', { what: noun }));
  const { all, count } = pictures(scene);
  const person = all.find(({ name }) => showsSomebody(name));
  // A woman in a dress is no dress.
  const garment = all.find(({ name }) => !showsSomebody(name) && isCalledSo(name, kind, noun));
  // "it" may be anything, where no picture is called after what is worn.
  if (noun === '' && attached.length === 0 && !garment && who.is !== 'anybody') return null;
  // Whoever brings two pictures has somebody in one of them.
  const isLoose = who.is === 'anybody' || (who.is === 'model' && (who.name === null || who.name === OWN));
  const onPhoto = who.is === 'photo' || (isLoose && (attached.length > 1 || (who.is === 'anybody' && count > 1)));
  const figure = who.is === 'model' ? (who.name ?? (who.isMale ? MALE_FIGURE : FIRST_FIGURE)) : FIRST_FIGURE;
  const model = onPhoto ? null : figure;
  if (count === 0) return asking(message(model === null ? 'tools.tryOn.both' : 'tryOn.pleaseGarment'));
  if (count === 1 && model === null)
    return asking(message(person && !garment ? 'tryOn.pleaseGarment' : 'tryOn.pleasePerson'));
  const type = kind ?? (garment ? wornNamed(calledAs(garment)) : null);
  if (type === null) return asking(message('assistant.askTryOnType'));
  const input = {
    type,
    ...(garment ? { garment: garment.id } : {}),
    ...(model === null ? (person ? { person: person.id } : {}) : { model }),
    ...(noun === '' ? {} : { words: noun.slice(0, LONGEST_NAME) }),
  };
  return { calls: [{ tool: 'try_on', input }], spoken: [NEW_LAYER] };
}
