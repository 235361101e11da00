/** Fills the gaps in a draft of a scene: by what suits the rest, or by the seed. */
import { lightOf, luminance } from '../color.ts';
import { type MaterialName, TINTABLE } from '../materials/materials.ts';
import type { Background, Finish, LightName, SceneDescription, ViewName } from '../scene.ts';
import type { Draft } from './draft.ts';

/** Materials that suit a view, when only the view was named. */
const GROUND_OF: Readonly<Record<ViewName, readonly MaterialName[]>> = {
  sky: ['water', 'paper'],
  sunset: ['sand'],
  sea: ['sand', 'whitewashed-wood'],
  kitchen: ['oak', 'white-marble'],
  garden: ['weathered-wood', 'whitewashed-wood'],
  forest: ['moss', 'weathered-wood'],
  lights: ['black-marble', 'walnut'],
  bathroom: ['white-marble', 'travertine'],
  room: ['oak', 'walnut'],
  studio: ['paper', 'acrylic'],
};
const LIGHT_OF: Readonly<Record<ViewName, LightName>> = {
  sky: 'sun',
  sunset: 'golden',
  sea: 'sun',
  kitchen: 'window',
  garden: 'morning',
  forest: 'golden',
  lights: 'evening',
  bathroom: 'window',
  room: 'window',
  studio: 'studio',
};
const DARK: ReadonlySet<MaterialName> = new Set<MaterialName>([
  'black-marble',
  'green-marble',
  'walnut',
  'black-glass',
  'slate',
  'velvet',
  'leather',
  'dark-water',
]);
/** Grounds that end at a horizon rather than at a wall. */
const OUTDOORS: Readonly<Partial<Record<MaterialName, ViewName>>> = {
  sand: 'sunset',
  water: 'sky',
  'dark-water': 'sunset',
  moss: 'forest',
  grass: 'garden',
  snow: 'sky',
};

function pick<Value>(choices: readonly Value[], random: () => number): Value {
  return choices[Math.floor(random() * choices.length)] as Value;
}

/** A color that suits the space behind another: lighter behind light ones, deeper behind dark ones. */
function companion(color: string): string {
  const light = lightOf(color);
  const up = luminance(...light) > 0.12;
  const parts = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16))
    .map((value) => Math.round(up ? value + (255 - value) * 0.24 : value * 1.25 + 8));
  return `#${parts.map((value) => Math.min(255, value).toString(16).padStart(2, '0')).join('')}`;
}

export function filled(draft: Draft, random: () => number): SceneDescription {
  const { moods } = draft;
  const perspective = draft.perspective ?? 'side';
  const dark = moods.has('dark') || moods.has('luxury') || draft.light === 'evening' || draft.light === 'night';
  const material: MaterialName =
    draft.surface.material ??
    (draft.view
      ? pick(GROUND_OF[draft.view], random)
      : draft.stand?.material && draft.stand.material !== 'beech'
        ? TINTABLE.has(draft.stand.material)
          ? draft.stand.material
          : 'plaster'
        : draft.wall.material === 'brick'
          ? 'oak'
          : draft.color || draft.surface.color || draft.wall.color || draft.stand
            ? 'plaster'
            : moods.has('luxury')
              ? pick(['black-marble', 'green-marble', 'velvet'] as const, random)
              : moods.has('dark')
                ? pick(['walnut', 'slate', 'black-marble'] as const, random)
                : moods.has('natural')
                  ? pick(['linen', 'oak', 'travertine', 'moss'] as const, random)
                  : moods.has('fresh') || moods.has('cool')
                    ? pick(['water', 'white-marble', 'tile'] as const, random)
                    : moods.has('festive')
                      ? 'velvet'
                      : moods.has('warm')
                        ? pick(['oak', 'linen', 'plaster'] as const, random)
                        : draft.props.includes('palm')
                          ? 'sand'
                          : pick(['plaster', 'white-marble', 'paper', 'oak', 'travertine'] as const, random));
  const mood = moods.has('pastel')
    ? pick(['#f3c9cf', '#c9dbef', '#d3e5cf', '#f6dcc0', '#d9cdea'], random)
    : moods.has('warm')
      ? '#e6cdb0'
      : moods.has('cool') || moods.has('fresh')
        ? '#cfdfe6'
        : moods.has('festive')
          ? '#8c2433'
          : dark
            ? '#4a423d'
            : pick(['#e9e0d4', '#e6dccf', '#dfe0da', '#ecd9c8'], random);
  const surfaceColor =
    draft.surface.color ??
    draft.color ??
    draft.stand?.color ??
    draft.wall.color ??
    (['plaster', 'paper', 'acrylic'].includes(material) || (material === 'velvet' && moods.has('festive'))
      ? mood
      : null);
  const surface: Finish = { material, color: TINTABLE.has(material) ? surfaceColor : null };
  const light =
    draft.light ??
    (draft.view
      ? LIGHT_OF[draft.view]
      : dark || DARK.has(material)
        ? 'evening'
        : draft.shadow
          ? pick(['morning', 'sun'] as const, random)
          : moods.has('minimal')
            ? 'studio'
            : moods.has('warm')
              ? 'golden'
              : moods.has('bright')
                ? 'morning'
                : pick(['studio', 'morning', 'sun', 'window'] as const, random));
  const stand = perspective === 'top' || !draft.stand ? null : standOf(draft.stand, surface, random);
  return {
    perspective,
    surface,
    stand,
    background: backgroundOf(draft, surface, mood, dark, random),
    light,
    shadow: draft.shadow,
    props: draft.props.slice(0, 4),
  };
}

function standOf(stand: NonNullable<Draft['stand']>, surface: Finish, random: () => number): SceneDescription['stand'] {
  const material =
    stand.material ??
    (stand.kind === 'wood-slice'
      ? 'beech'
      : stand.kind === 'slab'
        ? pick(['travertine', 'stone'] as const, random)
        : 'plaster');
  const color = stand.color ?? (TINTABLE.has(material) ? (surface.color ? companion(surface.color) : '#ece4d8') : null);
  return { kind: stand.kind, material, color: TINTABLE.has(material) ? color : null };
}

function backgroundOf(draft: Draft, surface: Finish, mood: string, dark: boolean, random: () => number): Background {
  const named = draft.wall.color ?? draft.color ?? (surface.color ? companion(surface.color) : null);
  if (draft.shape === 'sweep') return { kind: 'sweep' };
  if (draft.shape === 'arch')
    return { kind: 'arch', view: draft.view, ...finishOf(draft.wall.material ?? 'plaster', named ?? mood) };
  if (draft.shape === 'disc')
    return {
      kind: 'disc',
      disc: companion(companion(named ?? mood)),
      ...finishOf(draft.wall.material ?? 'plaster', named ?? mood),
    };
  if (draft.view) return { kind: 'view', view: draft.view };
  if (draft.wall.material)
    return {
      kind: 'wall',
      ...finishOf(
        draft.wall.material,
        draft.wall.color ?? (['plaster', 'paper'].includes(draft.wall.material) ? mood : null),
      ),
    };
  const outdoors = OUTDOORS[surface.material];
  if (outdoors && !draft.wall.color) return { kind: 'view', view: outdoors };
  if (draft.wall.color) return { kind: 'wall', ...finishOf('plaster', draft.wall.color) };
  if (surface.material === 'paper' && !draft.stand && random() < 0.6) return { kind: 'sweep' };
  if (dark || DARK.has(surface.material))
    return random() < 0.4
      ? { kind: 'view', view: 'lights' }
      : { kind: 'wall', ...finishOf('plaster', draft.color ?? '#453b37') };
  return { kind: 'wall', ...finishOf('plaster', named ?? mood) };
}

const finishOf = (material: MaterialName, color: string | null): Finish => ({
  material,
  color: TINTABLE.has(material) ? color : null,
});
