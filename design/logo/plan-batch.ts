/**
 * Which twelve logos a batch shows: no two with the same mark, form and layout, and as many typefaces, palettes and
 * backgrounds as suit the words.
 */
import { contrast, LEGIBLE } from '../layout/contrast.ts';
import type { LogoBrief, LogoKind, LogoPorts } from './brief.ts';
import { BADGES, STRAIGHT_BADGES, type Badge } from './badges.ts';
import { canCurve } from './emblem.ts';
import { ICON_FORMS, LINE_FORMS, SCENE_FORMS, type SceneForm } from './icon-marks.ts';
import { batchLetterForms, initialsOf, isWordmark } from './letter-marks.ts';
import { markKey, PLAN_VERSION, type Layout, type LogoMark, type LogoPlan } from './logo-plan.ts';
import { BATCH_PALETTES, paletteOf, schemeFor, type BackgroundName, type Palette } from './palettes.ts';
import { chooser, type Chooser } from './seeded.ts';
import { batchIcons } from './symbols.ts';
import { ABSTRACT_MARKS, mannerOf, type Mood } from './trades.ts';
import { typefacesFor, type BatchTypeface } from './typefaces.ts';

/** Logos of one batch. */
export const LOGO_BATCH = 12;

/** The kinds of an assorted batch: neighbours differ, all six are there. */
const ASSORTED: readonly (readonly LogoKind[])[] = [
  [
    'icon',
    'lettermark',
    'emblem',
    'abstract',
    'line art',
    'icon',
    'illustration',
    'lettermark',
    'abstract',
    'icon',
    'emblem',
    'line art',
  ],
  [
    'icon',
    'emblem',
    'line art',
    'lettermark',
    'illustration',
    'abstract',
    'icon',
    'emblem',
    'lettermark',
    'line art',
    'icon',
    'abstract',
  ],
  [
    'icon',
    'abstract',
    'lettermark',
    'illustration',
    'emblem',
    'line art',
    'icon',
    'lettermark',
    'abstract',
    'emblem',
    'line art',
    'icon',
  ],
];

/** Backgrounds in turn: mostly light, because most things that carry a logo are. */
const BACKGROUND_TURNS: readonly BackgroundName[] = [
  'tint',
  'paper',
  'dark',
  'tint',
  'paper',
  'full',
  'tint',
  'dark',
  'paper',
  'tint',
  'full',
  'paper',
];

/** Layouts that suit a kind, the most distinctive first. */
const LAYOUTS_OF: Readonly<Record<LogoKind, readonly [Layout, ...Layout[]]>> = {
  icon: ['row', 'stack', 'crown', 'inline', 'plate', 'divided'],
  lettermark: ['stack', 'divided', 'row', 'crown'],
  abstract: ['row', 'stack', 'inline', 'crown', 'divided'],
  'line art': ['stack', 'frame', 'row'],
  illustration: ['stack', 'row'],
  emblem: ['mark'],
};

/** For any business whose words show nothing. */
const NEUTRAL_ICONS = ['star-four', 'asterisk', 'diamonds-four', 'sparkle'] as const;

/** The options for a batch, in order of preference. */
export interface Wardrobe {
  icons: readonly string[];
  palettes: readonly Palette[];
  faces: readonly BatchTypeface[];
  /** Marks of a kind, no two alike, the best match first. */
  marksOf(kind: LogoKind): LogoMark[];
}

/** Every icon in every form once, both changing from one to the next. */
function pairs<Form>(icons: readonly string[], forms: readonly Form[]): { icon: string; form: Form }[] {
  const count = icons.length * forms.length;
  const used = new Set<string>();
  const made: { icon: string; form: Form }[] = [];
  for (let step = 0, shift = 0; made.length < count; step += 1) {
    const icon = icons[step % icons.length] as string;
    let key = '';
    let form = forms[0] as Form;
    do {
      form = forms[(step + shift) % forms.length] as Form;
      key = `${icon}|${String(form)}`;
      if (used.has(key)) shift += 1;
    } while (used.has(key));
    used.add(key);
    made.push({ icon, form });
  }
  return made;
}

/** The weight of a mood by its rank among those of the words, and among those of an object. */
const BY_WORDS = [1, 0.65, 0.45, 0.3, 0.2];
const BY_ITEM = [1, 0.8, 0.55, 0.4];

/** Items that suit moods, best first; about equal ones in random order. */
export function suited<Item extends { moods: readonly Mood[] }>(
  items: readonly Item[],
  moods: readonly Mood[],
  free: Chooser,
): { item: Item; rank: number }[] {
  return items
    .map((item) => ({
      item,
      rank:
        moods.reduce((sum, mood, at) => sum + (BY_WORDS[at] ?? 0.1) * (BY_ITEM[item.moods.indexOf(mood)] ?? 0), 0) +
        free.next() * 0.16,
    }))
    .toSorted((a, b) => b.rank - a.rank);
}

/** The first of those that still suit: a minimum and a maximum number. */
function fitting<Item>(ranked: readonly { item: Item; rank: number }[], least: number, most: number): Item[] {
  const best = ranked[0]?.rank ?? 0;
  return ranked.filter(({ rank }, at) => at < least || (at < most && rank > best * 0.54)).map(({ item }) => item);
}

/** Forms with hills or water need something that belongs in a landscape. */
const LANDSCAPES: ReadonlySet<SceneForm> = new Set(['landscape', 'coast', 'window']);
/** Petals and leaves don't suit a gym or a bank. */
const SOFT: ReadonlySet<SceneForm> = new Set(['bloom', 'wreath']);
const HARD: ReadonlySet<Mood> = new Set(['bold', 'tech', 'trust']);
const OUTDOORS =
  /^(?:mountains|tree|tent|campfire|sailboat|boat|waves|sun|island|barn|farm|tractor|bird|horse|cactus|bicycle|car|van|jeep|house|compass|boot|sun-horizon|lighthouse|anchor|fish)/;

/** Badges with little room for words. */
const NARROW: ReadonlySet<Badge> = new Set(['ribbon', 'crest', 'hexagon']);

const wordsOf = ({ name, description, elements }: LogoBrief) => `${elements.join(' ')} ${description} ${name}`;

/**
 * Marks, palettes and typefaces for the words of a brief. The user's own colors, if any, are the only palette, each of
 * them leading once.
 */
export function wardrobeFor(brief: LogoBrief, ports: Pick<LogoPorts, 'findIcons'>, free: Chooser): Wardrobe {
  const { moods, marks } = mannerOf(wordsOf(brief));
  const found = batchIcons(brief, ports);
  const icons = found.length > 0 ? found.slice(0, 6) : NEUTRAL_ICONS;
  const colors = brief.colors;
  const turned = colors
    .map((_, at) => [...colors.slice(at), ...colors.slice(0, at)])
    .filter((one): one is [string, ...string[]] => one.length > 0);
  const palettes =
    turned.length > 0 ? turned.slice(0, 3).map(paletteOf) : fitting(suited(BATCH_PALETTES, moods, free), 6, 9);
  const faces = fitting(suited(typefacesFor(brief.name), moods, free), 12, 14);
  const length = [...brief.name].length;
  const round = canCurve(brief.name) && length <= 34;
  const initials = initialsOf(brief.name);
  return {
    icons,
    palettes,
    faces,
    marksOf(kind) {
      switch (kind) {
        case 'lettermark':
          return batchLetterForms(initials, brief.name, free).map((form): LogoMark => ({ kind, form }));
        case 'abstract':
          return [
            ...free.shuffled(marks),
            ...free.shuffled(ABSTRACT_MARKS.filter((mark) => !marks.includes(mark))),
          ].map((mark): LogoMark => ({ kind, mark }));
        case 'icon':
          return pairs(icons, free.shuffled(ICON_FORMS.filter((form) => form !== 'arch'))).map((one): LogoMark => ({
            kind,
            ...one,
          }));
        case 'line art':
          return pairs(icons, free.shuffled(LINE_FORMS)).map((one): LogoMark => ({ kind, ...one }));
        case 'illustration':
          return pairs(icons, free.shuffled(SCENE_FORMS))
            .filter(
              ({ icon, form }) =>
                (!LANDSCAPES.has(form) || OUTDOORS.test(icon)) && !(SOFT.has(form) && HARD.has(moods[0] ?? 'warm')),
            )
            .map((one): LogoMark => ({ kind, ...one }));
        case 'emblem':
          return pairs(
            icons.slice(0, 4),
            free.shuffled((round ? BADGES : STRAIGHT_BADGES).filter((badge) => length <= 18 || !NARROW.has(badge))),
          ).map(({ icon, form }): LogoMark => ({ kind, icon, badge: form }));
      }
    },
  };
}

/** Hairlines double badly. */
const FINE = /Abril|Serif|Playfair|Bodoni|Alfa|Fraunces|Lora|Baskerville|Garamond|Cormorant|Cinzel/;

/** Whether a face goes with a mark: thin lines with light letters, scripts where they are set as words. */
export function suits({ stress, script, letterCase, family }: BatchTypeface, mark: LogoMark): boolean {
  const { kind } = mark;
  if (script && (kind === 'lettermark' || kind === 'emblem')) return false;
  if (mark.kind === 'lettermark' && mark.form === 'echo') return stress === 'heavy' && !FINE.test(family);
  if (kind === 'line art') return stress !== 'heavy';
  if (kind === 'emblem') return letterCase !== 'lower';
  if (kind === 'icon' || kind === 'illustration') return stress !== 'light';
  return true;
}

/** Picks the least used of a list, the earlier of equals. */
class Rota<Item> {
  private readonly used = new Map<Item, number>();
  private readonly items: readonly Item[];

  constructor(items: readonly Item[]) {
    this.items = items;
  }

  take(fits: (item: Item) => boolean = () => true): Item {
    const fitting = this.items.filter(fits);
    const from = fitting.length > 0 ? fitting : this.items;
    const least = Math.min(...from.map((item) => this.used.get(item) ?? 0));
    const taken = from.find((item) => (this.used.get(item) ?? 0) === least) as Item;
    this.used.set(taken, least + 1);
    return taken;
  }
}

/** Whether letters are legible on the palette's own background. */
function reads(palette: Palette, background: BackgroundName): boolean {
  const scheme = schemeFor(palette, background);
  return contrast(scheme.ink, scheme.background) >= LEGIBLE;
}

/** Twelve plans for a brief; another twelve for each variant. */
export function planBatch(brief: LogoBrief, ports: Pick<LogoPorts, 'findIcons'>): LogoPlan[] {
  const seed = `${brief.name.slice(0, 60)}|${brief.style}|${brief.variant}`;
  // Lists are shuffled the same way for every variant, which then continues through them.
  const wardrobe = wardrobeFor(brief, ports, chooser(`${wordsOf(brief)}|${brief.style}`));
  const order = chooser(`${brief.name}|order`);
  const kinds: readonly LogoKind[] =
    brief.style === 'assorted'
      ? (ASSORTED[(Math.floor(order.next() * ASSORTED.length) + brief.variant) % ASSORTED.length] ?? [])
      : Array.from({ length: LOGO_BATCH }, () => brief.style as LogoKind);
  const queues = new Map([...new Set(kinds)].map((kind) => [kind, wardrobe.marksOf(kind)]));
  const palettes = new Rota(wardrobe.palettes);
  const faces = new Rota(turned(wardrobe.faces, brief.variant * 5));
  const layouts = new Map(
    [...queues.keys()].map((kind) => [
      kind,
      new Rota(turned(LAYOUTS_OF[kind], brief.variant + Math.floor(order.next() * 2))),
    ]),
  );
  const taken = new Map<LogoKind, number>();
  const letters = [...brief.name].length;
  return kinds.map((kind, index): LogoPlan => {
    const queue = queues.get(kind) ?? [];
    const perBatch = kinds.filter((one) => one === kind).length;
    const at = taken.get(kind) ?? 0;
    taken.set(kind, at + 1);
    const mark = queue[(brief.variant * perBatch + at) % queue.length] as LogoMark;
    const face = faces.take((one) => suits(one, mark));
    const layout =
      mark.kind === 'lettermark' && isWordmark(mark.form)
        ? 'words'
        : (layouts.get(kind)?.take((one) => fitsName(one, kind, letters) && fitsMark(one, mark)) ?? 'stack');
    const palette = palettes.take();
    const wanted = BACKGROUND_TURNS[(index + brief.variant) % BACKGROUND_TURNS.length] ?? 'tint';
    const { moods: _moods, stress: _stress, ...plainFace } = face;
    return {
      version: PLAN_VERSION,
      mark,
      face: plainFace,
      palette: plainPalette(palette),
      layout,
      ground:
        reads(palette, wanted) && !(layout === 'plate' && (wanted === 'full' || wanted === 'dark')) ? wanted : 'tint',
      seed: `${seed}|${markKey(mark)}`,
    };
  });
}

function plainPalette({ name, primary, secondary, accent, dark, tint }: Palette): Palette {
  return { name, primary, secondary, accent, dark, tint };
}

/** Long names need lines, names of a letter or two need to be as large as their mark. */
function fitsName(layout: Layout, kind: LogoKind, letters: number): boolean {
  if (letters > 18) return layout !== 'inline' && layout !== 'plate';
  if (letters < 3 && kind !== 'lettermark' && kind !== 'emblem')
    return layout === 'crown' || layout === 'inline' || layout === 'divided';
  return true;
}

/** A plate and small places need a mark without a form of its own. */
function fitsMark(layout: Layout, mark: LogoMark): boolean {
  if (layout === 'plate') return mark.kind === 'icon' && (mark.form === 'bare' || mark.form === 'ring');
  if (layout === 'frame')
    return mark.kind === 'line art' && (mark.form === 'bare' || mark.form === 'rays' || mark.form === 'laurel');
  return true;
}

function turned<Item>(items: readonly Item[], by: number): Item[] {
  const at = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
}
