/** Plans try-ons: which picture is the piece and which shows somebody, or on which model; asks for what is missing. */
import { message } from '#messages/message.ts';
import { FIRST_FIGURE } from '#tools/contract/figures.ts';
import { isPutOn } from '#tools/files/try-on-placing.ts';
import type { ActOf } from '../acts/act.ts';
import type { Scene } from '../ground/resolve.ts';
import { SAME_THINGS } from '../ground/same-things.ts';
import { calledAs } from '../ground/studio.ts';
import { OWN, wornNamed } from '../understand/wearing-phrases.ts';
import { NEW_LAYER } from './new-layers.ts';
import { photosOn } from './pictures-meant.ts';
import { asking, type Planned } from './planned.ts';

/** Words for people in names of pictures. */
const PEOPLE = new Set(
  'woman man girl boy lady person model portrait selfie face bride groom me hand hands'.split(' '),
);
const wordsOf = (name: string): string[] => calledAs({ name }).split(' ');
const showsSomebody = (name: string): boolean => wordsOf(name).some((word) => PEOPLE.has(word));
/** Of a model that nobody described further. */
const MALE_FIGURE = 'Ben';
const LONGEST = 100;

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
  const called = wordsOf(name);
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
    ...(noun === '' ? {} : { words: noun.slice(0, LONGEST) }),
  };
  return { calls: [{ tool: 'try_on', input }], spoken: [NEW_LAYER] };
}
