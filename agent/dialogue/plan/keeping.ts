/** What is to stay as it is while the rest of a request is done. */
import type { ActOf, EditAct } from '../acts/act.ts';
import type { Reference } from '../acts/reference.ts';
import { propertiesOf } from '../ground/record.ts';
import { resolve, type Scene, type Spoken } from '../ground/resolve.ts';
import type { Call } from './planned.ts';
import { allBut } from './undo-calls.ts';

/** "the rest": whatever the request does not name, which nothing is done to anyway. */
const isRest = ({ quantity, kind, words }: Reference): boolean =>
  quantity !== null && quantity !== 'both' && kind === null && words === null;

/** Ids of the layers that are kept. */
function keptLayers({ target }: ActOf<'keep'>, scene: Scene): string[] {
  return target.flatMap((one) => {
    if (isRest(one)) return [];
    // "keep the pink": whatever has it, but for what is named.
    const isByColor = one.color !== null && one.kind === null && one.words === null;
    if (isByColor) return [];
    const meant = resolve(one, scene);
    return 'layers' in meant ? meant.layers.map(({ id }) => id) : [];
  });
}

const isUnnamed = ({ target }: ActOf<'keep'>): boolean =>
  target.length > 0 && target.every(({ pronoun }) => pronoun !== null);
const isNamed = (act: EditAct): boolean => act.type === 'keep' && act.target.length > 0 && !isUnnamed(act);

const undoing = (span: ActOf<'undo'>['span'], target: Reference[] = []): ActOf<'undo'> => ({
  type: 'undo',
  turns: null,
  everything: false,
  target,
  properties: [],
  keeps: null,
  since: null,
  isBefore: false,
  isFirst: false,
  restores: false,
  span,
});

const idsOf = ({ input: { layer, layers } }: Call): unknown[] => [layer, ...(Array.isArray(layers) ? layers : [])];

/** What is kept is not what "it" means: "the other corner, the contacts are fine". */
function without(ids: ReadonlySet<unknown>, { before, now }: Spoken): Spoken {
  const others = (some: readonly string[]) => some.filter((id) => !ids.has(id));
  return {
    now,
    before: before.map(({ last, all }) => {
      const rest = others(all);
      return { last: others(last).length > 0 ? others(last) : rest.slice(0, 1), all: rest };
    }),
  };
}

interface Kept {
  acts: EditAct[];
  /** Whether a planned call leaves alone what is kept. */
  isKept: (call: Call) => boolean;
  spoken: Spoken;
}

/** The acts of a request without those that only keep something. */
export function keeping(said: readonly EditAct[], scene: Scene): Kept {
  const isTakenBack = (act: EditAct): boolean =>
    act.type === 'keep' &&
    act.isRefused &&
    keptLayers(act, scene).some((id) => scene.deeds.some(({ layers }) => layers.includes(id)));
  // "the contacts are fine, leave them": the same once more.
  const isEcho = (act: EditAct): boolean =>
    act.type === 'keep' && isUnnamed(act) && said.slice(0, said.indexOf(act)).some((one) => isNamed(one));
  const keeps = said.filter((act): act is ActOf<'keep'> => act.type === 'keep' && !isTakenBack(act) && !isEcho(act));
  const kept = keeps.map((act) => ({ ids: new Set<unknown>(keptLayers(act, scene)), properties: act.properties }));
  // "put it back where it was, but keep the color": of what was done last.
  const spared = keeps.flatMap(({ target, properties }) =>
    target.every(({ pronoun }) => pronoun !== null) ? properties : [],
  );
  const [only] = keeps;
  const last = scene.deeds.at(-1);
  // "oh wait, no, keep it": what was just taken away comes back.
  const isBack =
    said.length === 1 &&
    only?.properties.length === 0 &&
    only.target.every(({ pronoun }) => pronoun !== null) &&
    last?.tool === 'delete' &&
    last.turn === scene.turns - 1;
  if (only && isBack && last) return { acts: [undoing(only.span)], isKept: () => true, spoken: scene.spoken };
  const acts = said
    .map((act): EditAct => (act.type === 'keep' && isTakenBack(act) ? undoing(act.span, act.target) : act))
    .filter((act) => act.type !== 'keep')
    .map((act) =>
      act.type === 'undo' && act.properties.length === 0 && spared.length > 0
        ? { ...act, properties: allBut(spared) }
        : act,
    );
  const isKept = (call: Call): boolean =>
    call.tool === 'undo' ||
    kept.every(
      ({ ids, properties }) =>
        !idsOf(call).some((id) => ids.has(id)) ||
        (properties.length > 0 && !propertiesOf(call.input).some((one) => properties.includes(one))),
    );
  const whole = kept.flatMap(({ ids, properties }) => (properties.length === 0 ? [...ids] : []));
  return { acts, isKept, spoken: whole.length > 0 ? without(new Set(whole), scene.spoken) : scene.spoken };
}
