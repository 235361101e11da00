/** Collects what phrases say about a scene: colors apply to the word next to them. The rest stays open. */
import type { ShadowPattern } from '../foliage.ts';
import type { MaterialName } from '../materials/materials.ts';
import type { Finish, LightName, Perspective, PropName, StandKind, ViewName } from '../scene.ts';
import type { Found } from './read-words.ts';

export interface Draft {
  perspective: Perspective | null;
  surface: Partial<Finish>;
  wall: Partial<Finish>;
  stand: ({ kind: StandKind } & Partial<Finish>) | null;
  view: ViewName | null;
  shape: 'arch' | 'disc' | 'sweep' | null;
  light: LightName | null;
  shadow: ShadowPattern | null;
  props: PropName[];
  color: string | null;
  moods: Set<string>;
}

/** Materials that people mean as walls when they name a second one. */
const WALLS: ReadonlySet<MaterialName> = new Set<MaterialName>([
  'plaster',
  'brick',
  'tile',
  'zellige',
  'subway',
  'concrete',
]);

export function draftOf(found: readonly (Found | 'comma')[]): Draft {
  const draft: Draft = {
    perspective: null,
    surface: {},
    wall: {},
    stand: null,
    view: null,
    shape: null,
    light: null,
    shadow: null,
    props: [],
    color: null,
    moods: new Set(),
  };
  let pending: string | null = null;
  let last: Partial<Finish> | null = null;
  let towards: 'surface' | 'background' | null = null;
  const paint = (target: Partial<Finish>) => {
    if (pending) target.color = pending;
    pending = null;
    last = target;
  };
  for (const [at, one] of found.entries()) {
    if (one === 'comma') {
      if (pending) draft.color ??= pending;
      pending = null;
      last = null;
      towards = null;
      continue;
    }
    const { meaning } = one;
    if (one.negated) {
      if (meaning.kind === 'prop') draft.props = draft.props.filter((prop) => prop !== meaning.prop);
      if (meaning.kind === 'shadow') draft.shadow = null;
      continue;
    }
    const next = found[at + 1];
    const nextPlace = next && next !== 'comma' && next.meaning.kind === 'place' ? next.meaning.place : null;
    switch (meaning.kind) {
      case 'material': {
        const nextStand = next && next !== 'comma' && next.meaning.kind === 'stand' ? next.meaning.stand : null;
        const finish: Partial<Finish> = {
          material: meaning.material,
          ...(meaning.color ? { color: meaning.color } : {}),
        };
        if (nextStand) draft.stand = { kind: nextStand, ...finish };
        const target: Partial<Finish> = nextStand
          ? (draft.stand as Partial<Finish>)
          : (nextPlace ?? towards) === 'background' ||
              (nextPlace === null && draft.surface.material && WALLS.has(meaning.material))
            ? draft.wall
            : draft.surface.material && !draft.wall.material && nextPlace !== 'surface'
              ? draft.wall
              : draft.surface;
        if (!nextStand) Object.assign(target, finish);
        paint(target);
        break;
      }
      case 'stand':
        if (draft.stand?.kind !== meaning.stand) draft.stand = { ...draft.stand, kind: meaning.stand };
        paint(draft.stand as Partial<Finish>);
        break;
      case 'view':
        draft.view = meaning.view;
        break;
      case 'arch':
      case 'disc':
        draft.shape = meaning.kind;
        paint(draft.wall);
        break;
      case 'sweep':
        draft.shape = 'sweep';
        paint(draft.surface);
        break;
      case 'light':
        draft.light = meaning.light;
        break;
      case 'shadow':
        draft.shadow = meaning.shadow;
        break;
      case 'prop':
        if (!draft.props.includes(meaning.prop)) draft.props.push(meaning.prop);
        break;
      case 'perspective':
        draft.perspective = meaning.perspective;
        break;
      case 'mood':
        draft.moods.add(meaning.mood);
        break;
      case 'place':
        towards = meaning.place;
        if (pending) paint(meaning.place === 'surface' ? draft.surface : draft.wall);
        break;
      case 'color':
        // "wall in sage" follows, "sage wall" precedes the word it colors.
        if (last && next === 'comma') (last as Partial<Finish>).color ??= meaning.color;
        else pending = meaning.color;
        break;
      default:
    }
  }
  return draft;
}
