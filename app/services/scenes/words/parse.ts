/**
 * From a sentence to a scene: known words become parts of it, colours go to what they stand beside, what is left open
 * is filled in.
 */
import { COLOR_NAMES } from '#tools/color-names.ts';
import { lightOf, luminance } from '../colour.ts';
import type { ShadowPattern } from '../foliage.ts';
import { TINTABLE, type MaterialName } from '../materials/materials.ts';
import { randomStream, seedOf } from '../noise.ts';
import type {
  Background,
  Finish,
  LightName,
  Perspective,
  PropName,
  SceneDescription,
  StandKind,
  ViewName,
} from '../scene.ts';
import { FILLERS, VOCABULARY, type Meaning } from './vocabulary.ts';

export interface ParsedScene {
  description: SceneDescription;
  /** Phrases that had a meaning, in their order. */
  understood: string[];
  /** Words that had none: told to the user, so that nobody waits for what will not come. */
  unknown: string[];
}

interface Found {
  phrase: string;
  meaning: Meaning;
  negated: boolean;
}

/** Words of a phrase at the most. */
const LONGEST = 4;

/** Names of colours that are rather something else here, or no colour at all. */
const NOT_COLOURS: ReadonlySet<string> = new Set([
  'snow',
  'linen',
  'chocolate',
  'transparent',
  'seashell',
  'tan',
  'sand',
  'gold',
  'silver',
  'copper',
  'charcoal',
  'slate',
  'moss',
  'stone',
  'oak',
  'walnut',
  'wood',
  'olive',
  'brick',
]);
const EXTRA_COLOURS: Readonly<Record<string, string>> = {
  sage: '#b4bf9f',
  'sage green': '#b4bf9f',
  terracotta: '#c77b58',
  blush: '#eec9c0',
  'dusty pink': '#dba9a4',
  cream: '#f3e9d8',
  beige: '#e3d5c0',
  sand: '#e0cba6',
  charcoal: '#3b3b3e',
  burgundy: '#6d1f33',
  emerald: '#1f6b50',
  mustard: '#d7a33a',
  lilac: '#cdb8de',
  lavender: '#c9bfe3',
  peach: '#f4c3a5',
  'baby blue': '#bfd8ee',
  'powder blue': '#bcd4e2',
  mint: '#c3e2d0',
  taupe: '#b3a294',
  'off-white': '#f4efe6',
  'off white': '#f4efe6',
  ivory: '#f5f0e1',
  gold: '#d4b06a',
  golden: '#d4b06a',
  'olive green': '#7f8456',
  'forest green': '#2f5238',
  'light blue': '#bcd8ec',
  'light pink': '#f6d0d6',
  'light green': '#c8dfba',
  'dark blue': '#1f3152',
  'dark green': '#21402f',
  'dark grey': '#46464a',
  'dark gray': '#46464a',
  'light grey': '#d5d5d3',
  'light gray': '#d5d5d3',
  pink: '#f1b9c4',
  red: '#b8322c',
  blue: '#5f8fc4',
  green: '#7d9d6c',
  yellow: '#f0cf63',
  orange: '#e99653',
  purple: '#8d6bb0',
  grey: '#a9a8a6',
  gray: '#a9a8a6',
  brown: '#84603f',
  black: '#1d1d1f',
  white: '#f4f2ee',
  teal: '#2f7a77',
  turquoise: '#6cc4bd',
  navy: '#1f2d4d',
  coral: '#ee8a73',
};

function colourOf(phrase: string): string | null {
  const known = EXTRA_COLOURS[phrase];
  if (known) return known;
  if (NOT_COLOURS.has(phrase)) return null;
  const named = COLOR_NAMES.get(phrase.replace(/[\s-]+/g, ''));
  return named && /^#[0-9a-f]{6}/.test(named) ? named.slice(0, 7) : null;
}

const plainWords = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9#'-]+/g, ' ')
    .trim()
    .split(' ')
    .filter(Boolean);

function meaningOf(phrase: string): Meaning | null {
  const meaning = VOCABULARY.get(phrase);
  if (meaning) return meaning;
  const colour = /^#[0-9a-f]{6}$/.test(phrase) ? phrase : colourOf(phrase);
  if (colour) return { kind: 'colour', colour };
  const single = phrase.endsWith('s') ? VOCABULARY.get(phrase.slice(0, -1)) : undefined;
  return single ?? null;
}

/** Phrases with a meaning, longest first at each place; and the words that have none. */
function readWords(text: string): { found: (Found | 'comma')[]; unknown: string[] } {
  const found: (Found | 'comma')[] = [];
  const unknown: string[] = [];
  for (const part of text.split(/[,;.\n]+/)) {
    const words = plainWords(part);
    let negated = false;
    for (let at = 0; at < words.length;) {
      let taken = 0;
      for (let size = Math.min(LONGEST, words.length - at); size >= 1 && taken === 0; size -= 1) {
        const phrase = words.slice(at, at + size).join(' ');
        const meaning = meaningOf(phrase);
        if (!meaning) continue;
        taken = size;
        if (meaning.kind === 'not') negated = true;
        else found.push({ phrase, meaning, negated });
      }
      if (taken === 0) {
        const word = words[at] as string;
        if (!FILLERS.has(word) && !/^\d+$/.test(word) && !unknown.includes(word)) unknown.push(word);
        if (word === 'but' || word === 'with') negated = false;
        taken = 1;
      }
      at += taken;
    }
    found.push('comma');
  }
  return { found, unknown };
}

interface Draft {
  perspective: Perspective | null;
  surface: Partial<Finish>;
  wall: Partial<Finish>;
  stand: ({ kind: StandKind } & Partial<Finish>) | null;
  view: ViewName | null;
  shape: 'arch' | 'disc' | 'sweep' | null;
  light: LightName | null;
  shadow: ShadowPattern | null;
  props: PropName[];
  colour: string | null;
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

function draftOf(found: readonly (Found | 'comma')[]): Draft {
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
    colour: null,
    moods: new Set(),
  };
  let pending: string | null = null;
  let last: Partial<Finish> | null = null;
  let towards: 'surface' | 'background' | null = null;
  const paint = (target: Partial<Finish>) => {
    if (pending) target.colour = pending;
    pending = null;
    last = target;
  };
  for (const [at, one] of found.entries()) {
    if (one === 'comma') {
      if (pending) draft.colour ??= pending;
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
          ...(meaning.colour ? { colour: meaning.colour } : {}),
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
      case 'colour':
        // "wall in sage" comes after, "sage wall" before what it colours.
        if (last && next === 'comma') (last as Partial<Finish>).colour ??= meaning.colour;
        else pending = meaning.colour;
        break;
      default:
    }
  }
  return draft;
}

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
/** Grounds that end at a horizon and not at a wall. */
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

/** A colour that goes behind another one: lighter behind light ones, deeper behind dark ones. */
function companion(colour: string): string {
  const light = lightOf(colour);
  const up = luminance(...light) > 0.12;
  const parts = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    .map((value) => Math.round(up ? value + (255 - value) * 0.24 : value * 1.25 + 8));
  return `#${parts.map((value) => Math.min(255, value).toString(16).padStart(2, '0')).join('')}`;
}

/** The same words and seed give the same scene. Words without any meaning leave it to the seed. */
export function parseScene(text: string, seed: number): ParsedScene {
  const { found, unknown } = readWords(text);
  const draft = draftOf(found);
  const random = randomStream(seed ^ seedOf(plainWords(text).join(' ')));
  const understood = found.flatMap((one) => (one === 'comma' ? [] : [one.phrase]));
  return { description: filled(draft, random), understood, unknown };
}

function filled(draft: Draft, random: () => number): SceneDescription {
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
          : draft.colour || draft.surface.colour || draft.wall.colour || draft.stand
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
  const surfaceColour =
    draft.surface.colour ??
    draft.colour ??
    draft.stand?.colour ??
    draft.wall.colour ??
    (['plaster', 'paper', 'acrylic'].includes(material) || (material === 'velvet' && moods.has('festive'))
      ? mood
      : null);
  const surface: Finish = { material, colour: TINTABLE.has(material) ? surfaceColour : null };
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
  const colour =
    stand.colour ?? (TINTABLE.has(material) ? (surface.colour ? companion(surface.colour) : '#ece4d8') : null);
  return { kind: stand.kind, material, colour: TINTABLE.has(material) ? colour : null };
}

function backgroundOf(draft: Draft, surface: Finish, mood: string, dark: boolean, random: () => number): Background {
  const named = draft.wall.colour ?? draft.colour ?? (surface.colour ? companion(surface.colour) : null);
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
        draft.wall.colour ?? (['plaster', 'paper'].includes(draft.wall.material) ? mood : null),
      ),
    };
  const outdoors = OUTDOORS[surface.material];
  if (outdoors && !draft.wall.colour) return { kind: 'view', view: outdoors };
  if (draft.wall.colour) return { kind: 'wall', ...finishOf('plaster', draft.wall.colour) };
  if (surface.material === 'paper' && !draft.stand && random() < 0.6) return { kind: 'sweep' };
  if (dark || DARK.has(surface.material))
    return random() < 0.4
      ? { kind: 'view', view: 'lights' }
      : { kind: 'wall', ...finishOf('plaster', draft.colour ?? '#453b37') };
  return { kind: 'wall', ...finishOf('plaster', named ?? mood) };
}

const finishOf = (material: MaterialName, colour: string | null): Finish => ({
  material,
  colour: TINTABLE.has(material) ? colour : null,
});
