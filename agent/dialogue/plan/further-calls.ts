/** Plans what was done last, further or not so far: "a bit more", "that's too much", "52 then". */
import type { ActOf, EditAct } from '../acts/act.ts';
import { reference } from '../acts/reference.ts';
import type { Deed } from '../ground/record.ts';
import type { Scene } from '../ground/resolve.ts';
import { filterStrength } from './picture-filters.ts';
import type { Call, Planned } from './planned.ts';

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
