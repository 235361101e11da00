/**
 * Plans an undo: which changes of the record it is about, and what of them; and what was done last, further or not so far: "a
 * bit more", "that's too much", "52 then".
 */
import type { UndoPart } from '#design/operations/undo-scope.ts';
import type { ActOf, EditAct } from '../acts/act.ts';
import { PROPERTIES, type Property } from '../acts/edits.ts';
import { type Reference, reference } from '../acts/reference.ts';
import { holdsWords, plainWords } from '../values/plain-words.ts';
import { goneLayers } from '../ground/gone.ts';
import type { Deed } from '../ground/record.ts';
import { resolve, type Scene } from '../ground/resolve.ts';
import { refusing, type Planned, type Call } from './planned.ts';
import { filterStrength } from './look-fields.ts';

/** What of a layer a property is kept in. */
const PARTS: Readonly<Record<Property, readonly UndoPart[]>> = {
  color: ['color', 'background'],
  saturation: ['color', 'background'],
  highlight: ['color'],
  size: ['size'],
  width: ['size'],
  height: ['size'],
  weight: ['type'],
  italic: ['type'],
  underline: ['type'],
  strikethrough: ['type'],
  letterCase: ['type'],
  font: ['type'],
  alignment: ['type'],
  letterSpacing: ['type'],
  lineHeight: ['type'],
  opacity: ['effects'],
  rotation: ['turn'],
  flip: ['turn'],
  shadow: ['effects'],
  groundShadow: ['effects'],
  outline: ['effects'],
  corners: ['crop'],
  frame: ['crop'],
  visible: ['visibility'],
  locked: ['visibility'],
  order: ['order'],
  position: ['position'],
  words: ['words'],
  filter: ['effects'],
  curve: ['type'],
  effect: ['effects'],
  gradient: ['color'],
  reflection: ['effects'],
  dash: ['effects'],
  heads: ['effects'],
  emphasis: ['size', 'type', 'color'],
};

/** The properties that an undo may take back where some are kept. */
export function allBut(kept: readonly Property[]): Property[] {
  const parts = new Set(kept.flatMap((one) => PARTS[one]));
  return PROPERTIES.filter((one) => !PARTS[one].some((part) => parts.has(part)));
}

/** Ids of the layers that a reference means, on the page or gone. */
function meantIds(reference: Reference, scene: Scene): string[] {
  const gone = scene.deeds.flatMap((deed) => goneLayers(reference, deed));
  const meant = resolve(reference, scene);
  return [...('layers' in meant ? meant.layers.map(({ id }) => id) : []), ...gone];
}

/** Whether a deed is about what a reference says: about its layers, or about its words. */
function isAbout(deed: Deed, reference: Reference, ids: readonly string[]): boolean {
  if (reference.kind === 'background') return deed.tool === 'set_background';
  const touches = deed.layers.some((id) => ids.includes(id)) || deed.removed.some((id) => ids.includes(id));
  if (reference.words === null) return touches;
  const words = plainWords(reference.words);
  // "the 43 thing": the deed that wrote it, whatever bears it now.
  return deed.words.some((text) => holdsWords(text, words)) || (touches && ids.length === 1);
}

interface Choice {
  deeds: Deed[];
  layers: string[] | null;
}

/** The latest turn with deeds that pass; all of them. */
function latest(deeds: readonly Deed[]): Deed[] {
  const turn = deeds.at(-1)?.turn;
  return deeds.filter((deed) => deed.turn === turn);
}

function chosenFor({ target, properties, restores }: ActOf<'undo'>, scene: Scene): Choice | null {
  const touching = (deed: Deed) => properties.length === 0 || deed.properties.some((one) => properties.includes(one));
  const considered = scene.deeds.filter(
    (deed) => !deed.isRepair && touching(deed) && (!restores || deed.removed.length > 0 || deed.tool !== 'delete'),
  );
  if (target.length === 0) {
    const deeds = latest(considered);
    return deeds.length > 0 ? { deeds, layers: null } : null;
  }
  const found: Deed[] = [];
  const layers: string[] = [];
  for (const reference of target) {
    const ids = meantIds(reference, scene);
    const about = considered.filter((deed) => isAbout(deed, reference, ids));
    // What is put back was taken off: the latest deed that removed it.
    const removals = restores ? about.filter((deed) => deed.removed.some((id) => ids.includes(id))) : [];
    const deeds = latest(removals.length > 0 ? removals : about);
    if (deeds.length === 0) return null;
    found.push(...deeds);
    layers.push(...ids);
  }
  const isPart = found.some((deed) => deed.layers.some((id) => !layers.includes(id)));
  return {
    deeds: [...new Set(found)],
    layers:
      isPart && layers.length > 0 && found.every((deed) => deed.layers.some((id) => layers.includes(id)))
        ? [...new Set(layers)]
        : null,
  };
}

/** What was put right on the side goes with what made it necessary. */
function withRepairs(deeds: readonly Deed[], scene: Scene): Deed[] {
  const belongs = (repair: Deed) =>
    repair.isRepair &&
    deeds.some(
      ({ turn, layers, tool }) =>
        turn === repair.turn && (tool === 'set_background' || layers.some((id) => repair.layers.includes(id))),
    );
  return scene.deeds.filter((deed) => deeds.includes(deed) || belongs(deed));
}

function undoCall(choice: Choice, properties: readonly Property[], scene: Scene): Planned {
  const { layers } = choice;
  const deeds = withRepairs(choice.deeds, scene);
  const changes = deeds.map(({ change }) => change);
  // A call that did only this is undone whole: neighbours that made room go back too.
  const isWhole = choice.deeds.every((deed) => deed.properties.every((one) => properties.includes(one)));
  const only =
    properties.length === 0 || isWhole ? [] : [...new Set(properties.flatMap((property) => PARTS[property]))];
  return {
    calls: [{ tool: 'undo', input: { changes, ...(layers ? { layers } : {}), ...(only.length > 0 ? { only } : {}) } }],
    spoken: [...new Set(deeds.flatMap((deed) => deed.layers))].filter((id) => layers === null || layers.includes(id)),
  };
}

/** The scenes on the page that can still be undone. */
export const scenesOn = ({ deeds, page }: Pick<Scene, 'deeds' | 'page'>): Deed[] =>
  deeds.filter(
    ({ tool, layers }) =>
      tool === 'place_in_scene' && layers.some((id) => page.layers.some((layer) => layer.id === id)),
  );

/** Takes scenes back, and leaves what was done besides. */
export const withoutScenes = (scenes: Deed[], scene: Scene): Planned =>
  undoCall({ deeds: scenes, layers: null }, [], scene);

/** A design that was made on an empty page, and is what all else began with. */
const isBeginning = ({ tool, input }: Deed): boolean =>
  (tool === 'compose_design' && input.rework !== true) || tool === 'propose_designs';

/** All that was done since the design was there. */
function backToStart(scene: Scene): Planned {
  const first = scene.deeds.findLastIndex(isBeginning);
  const turn = scene.deeds[first]?.turn ?? -1;
  const deeds = scene.deeds.filter((deed) => deed.turn > turn).slice(-MOST_TAKEN_BACK);
  return deeds.length > 0 ? undoCall({ deeds, layers: null }, [], scene) : refusing({ why: 'nothingToUndo' });
}
const MOST_TAKEN_BACK = 100;

/** Whether a turn made the design anew, or gave all of it other colors. */
const isAnew = (deeds: readonly Deed[]): boolean =>
  deeds.some(({ tool, input }) => (tool === 'compose_design' && input.rework === true) || tool === 'set_background');

/** The design before it was made anew, however often; of a copy the page that it is a copy of. */
function firstCalls(scene: Scene): Planned {
  const { page, deeds } = scene;
  const turnsBack = [...Map.groupBy(deeds, ({ turn }) => turn)].toReversed();
  const isCopied =
    turnsBack[0]?.[1].some(({ tool, input }) => tool === 'pages' && input.action === 'duplicate') ?? false;
  if (isCopied)
    return { calls: [{ tool: 'pages', input: { action: 'show', page: Math.max(1, page.page - 1) } }], spoken: [] };
  const end = turnsBack.findIndex(([, own]) => !isAnew(own) || own.some(isBeginning));
  const anew = turnsBack.slice(0, end < 0 ? turnsBack.length : end).flatMap(([, own]) => own);
  if (anew.length > 0) return undoCall({ deeds: deeds.filter((deed) => anew.includes(deed)), layers: null }, [], scene);
  return nothingDone(scene) ?? { calls: [{ tool: 'undo', input: {} }], spoken: [] };
}

/** Why "undo that" takes nothing back: the last answer changed nothing, and an earlier change was not spoken of. */
function nothingDone({ deeds, turns, page, isIdle, typed }: Scene): Planned {
  const last = deeds.at(-1)?.turn;
  if ((page.hands?.length ?? 0) > 0) return null;
  if (last === undefined) return turns > 0 ? refusing({ why: 'nothingToUndo' }) : null;
  return isIdle === true && last < turns - 1 ? refusing({ why: 'nothingNew', wish: typed?.[last] ?? '' }) : null;
}

/** "the shoe was better where it was": it is there, and stands where it stood. */
function neverDone({ target: [what, ...more], properties }: ActOf<'undo'>, scene: Scene): Planned {
  const isThere = what !== undefined && more.length === 0 && meantIds(what, scene).length > 0;
  return isThere && properties.length > 0 && properties.every((one) => one === 'position')
    ? refusing({ why: 'neverMoved', what })
    : null;
}

export function undoCalls(act: ActOf<'undo'>, scene: Scene): Planned {
  const { turns, everything, target, properties, keeps, since } = act;
  if (since !== null) {
    const ids = meantIds(since, scene);
    const at = scene.deeds.findLastIndex((deed) => isAbout(deed, since, ids));
    // "before I deleted the star", and it is there.
    if (at === -1 && act.isBefore && ids.length > 0) return refusing({ why: 'neverDone', what: since });
    const turn = scene.deeds[at]?.turn ?? 0;
    const after = at === -1 ? [] : scene.deeds.filter((deed) => (act.isBefore ? deed.turn >= turn : deed.turn > turn));
    return after.length > 0 ? undoCall({ deeds: after, layers: null }, [], scene) : null;
  }
  if (act.isFirst) return firstCalls(scene);
  if (keeps !== null) {
    const kept = keptDeeds(keeps, scene);
    const rest = scene.deeds.filter((deed) => !kept.includes(deed) && deed.tool !== 'compose_design');
    return kept.length > 0 && rest.length > 0 ? undoCall({ deeds: rest, layers: null }, [], scene) : null;
  }
  if (target.length > 0 || properties.length > 0) {
    const chosen = chosenFor(act, scene);
    if (!chosen) return neverDone(act, scene);
    return undoCall(chosen, properties, scene);
  }
  if (everything) return backToStart(scene);
  const nothing = turns === null && !act.restores ? nothingDone(scene) : null;
  if (nothing) return nothing;
  // "no wait, bring it back", after an undo.
  const { last } = scene.studio;
  const isRedo = act.restores && last.length > 0 && last.every(({ tool, ok }) => tool === 'undo' && ok);
  if (isRedo) return { calls: last.map(() => ({ tool: 'redo', input: {} })), spoken: [] };
  return { calls: Array.from({ length: Math.min(turns ?? 1, 20) }, () => ({ tool: 'undo', input: {} })), spoken: [] };
}

function keptDeeds({ target, properties }: NonNullable<ActOf<'undo'>['keeps']>, scene: Scene): Deed[] {
  return scene.deeds.filter(
    (deed) =>
      (properties.length === 0 || deed.properties.some((one) => properties.includes(one))) &&
      (target.length === 0 || target.some((reference) => isAbout(deed, reference, meantIds(reference, scene)))),
  );
}

/** How much of the last step is taken back by a plain "less", and added by a plain "more". */
const LESS = 0.5;
const MOST_FILTER = 100;

/** A share of the last step, on top of it; negative: some of it is taken back. */
const shareOf = ({ way, degree }: ActOf<'further'>): number =>
  way === 'up' ? Math.min(2, degree) : -LESS * Math.min(1.5, Math.max(1, degree));

/** Fields that another number is told for. */
const EXACT = ['size', 'width', 'height', 'rotation', 'opacity', 'radius'];
/** Smaller numbers are hardly meant. */
const LEAST = 4;

/** The fields of the last call that have a size, as they are to be now; null: none has. */
function fieldsOf({ input }: Deed, act: ActOf<'further'>): Record<string, unknown> | null {
  const { value } = act;
  if (value !== null) {
    const set = EXACT.filter((name) => typeof input[name] === 'number');
    const [only] = set;
    if (only === undefined || set.length > 1 || (only !== 'rotation' && value < LEAST)) return null;
    return { [only]: only === 'opacity' ? Math.min(1, value / 100) : value };
  }
  const share = shareOf(act);
  const fields: Record<string, unknown> = {};
  for (const [name, given] of Object.entries(input)) {
    if (typeof given !== 'number') continue;
    if (name === 'scale') fields.scale = Math.round(given ** share * 1000) / 1000;
    else if (name === 'moveX' || name === 'moveY') fields[name] = Math.round(given * share);
    else if (name === 'letterSpacing' || name === 'rotation') fields[name] = Math.round(given * (1 + share));
    else if (name === 'radius') fields.radius = Math.max(0, Math.round(given * (1 + share)));
    else if (name === 'opacity') fields.opacity = Math.min(1, Math.max(0.05, 1 - (1 - given) * (1 + share)));
  }
  return Object.keys(fields).length > 0 ? fields : null;
}

function filtersOf({ input }: Deed, act: ActOf<'further'>): Record<string, number> | null {
  if (act.value !== null || input.filters === null || typeof input.filters !== 'object') return null;
  const share = shareOf(act);
  return Object.fromEntries(
    Object.entries(input.filters).map(([name, given]) => {
      const strength = typeof given === 'number' ? given : filterStrength(name);
      return [name, Math.max(0, Math.min(MOST_FILTER, Math.round(strength * (1 + share))))];
    }),
  );
}

/** A number or a share, and no price, day or hour. */
const isPlain = (told: string): boolean => [...told].every((letter) => '0123456789%., °'.includes(letter));

/** "hmm 50 then", after a size was set: a bare number is that, and no fact. */
export function asSizeAgain(act: EditAct, scene: Scene): EditAct {
  if (act.type !== 'correct' || act.target.kind !== null || act.target.words !== null) return act;
  const isBare = [act.from, act.kinds, act.words].every(({ length }) => length === 0) && act.to.length === 1;
  const value = Number.parseFloat(act.to[0] ?? '');
  const again: ActOf<'further'> = { type: 'further', way: 'up', degree: 1, value, span: act.span };
  return isBare && isPlain(act.to[0] ?? '') && furtherCalls(again, scene) ? again : act;
}

/** Tools that give a design its ground. */
const OF_GROUND = new Set(['set_background', 'compose_design']);
/** "put it back to white": of a design whose ground was colored that is the ground, whatever was worked on since. */
export function asGroundAgain(act: EditAct, { deeds, page }: Scene): EditAct {
  if (act.type !== 'change' || act.isBack !== true || page.selected.length > 0) return act;
  const colored = deeds.findLast(
    ({ tool, properties, isRepair }) => !isRepair && (OF_GROUND.has(tool) || properties.includes('color')),
  );
  const ofTurn = deeds.filter(({ turn, isRepair }) => turn === colored?.turn && !isRepair);
  return ofTurn.some(({ tool }) => OF_GROUND.has(tool)) ? { ...act, target: [reference({ kind: 'background' })] } : act;
}

export function furtherCalls(act: ActOf<'further'>, scene: Scene): Planned {
  const last = scene.deeds.at(-1);
  if (!last || last.turn !== scene.turns - 1) return null;
  const deeds = scene.deeds.filter(({ turn, isRepair }) => turn === last.turn && !isRepair);
  const calls = deeds.flatMap((deed): Call[] => {
    if (deed.tool === 'update_layer') {
      const fields = fieldsOf(deed, act);
      return fields ? deed.layers.map((layer) => ({ tool: 'update_layer', input: { layer, ...fields } })) : [];
    }
    const filters = deed.tool === 'style' ? filtersOf(deed, act) : null;
    return filters ? [{ tool: 'style', input: { layers: [...deed.layers], filters } }] : [];
  });
  const isHere = (id: string): boolean => scene.page.layers.some((layer) => layer.id === id);
  const touched = [...new Set(deeds.flatMap(({ layers }) => layers))];
  return calls.length > 0 && touched.every(isHere) ? { calls, spoken: touched } : null;
}
