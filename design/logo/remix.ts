/**
 * A logo changed in one respect: its palette, typeface, symbol or layout; or twelve neighbours that vary one or two of
 * them.
 */
import type { LogoBrief, LogoKind, LogoPorts } from './brief.ts';
import { BADGES, STRAIGHT_BADGES, type Badge } from './badges.ts';
import { canCurve } from './emblem.ts';
import { isWordmark } from './letter-marks.ts';
import { LAYOUTS, markKey, markOfKey, type Layout, type LogoMark, type LogoPlan } from './logo-plan.ts';
import { BATCH_PALETTES, paletteOf, type BackgroundName, type Palette } from './palettes.ts';
import { LOGO_BATCH, suited, suits, wardrobeFor } from './plan-batch.ts';
import { chooser } from './seeded.ts';
import { batchIcons } from './symbols.ts';
import { mannerOf, type Mood } from './trades.ts';
import { typefacesFor, type BatchTypeface } from './typefaces.ts';

/** A badge is a layout, too: the name is part of its form. */
export type LayoutChoice = Layout | `badge-${Badge}`;

export type RemixChange =
  | { type: 'palette'; name: string }
  /** The user's own colors, `#rrggbb`, most important first. */
  | { type: 'palette'; colors: readonly [string, ...string[]] }
  | { type: 'typeface'; id: string }
  /** By a key of `remixChoices`, by words, or the next one of the same kind. */
  | { type: 'symbol'; key: string }
  | { type: 'symbol'; words: string }
  | { type: 'symbol'; next: true }
  | { type: 'layout'; id: LayoutChoice }
  | { type: 'more' };

export interface RemixChoices {
  palettes: readonly Palette[];
  /** `id` as used in changes; family and weight for displaying it. */
  typefaces: readonly { id: string; family: string; weight: number; letterCase: LogoPlan['face']['letterCase'] }[];
  symbols: readonly { key: string; mark: LogoMark }[];
  layouts: readonly LayoutChoice[];
}

type Finding = Pick<LogoPorts, 'findIcons'>;

export const faceId = ({
  family,
  weight,
  letterCase,
}: Pick<BatchTypeface, 'family' | 'weight' | 'letterCase'>): string => `${family}/${weight}/${letterCase}`;

const moodsOf = (brief: LogoBrief) => mannerOf(`${brief.elements.join(' ')} ${brief.description} ${brief.name}`).moods;
const listed = (brief: LogoBrief) => chooser(`${brief.name}|${brief.description}|choices`);

/** Everything that a logo can be changed to, the best match first. */
export function remixChoices(brief: LogoBrief, plan: LogoPlan, ports: Finding): RemixChoices {
  const free = listed(brief);
  const moods = moodsOf(brief);
  const ranked = <Item extends { moods: readonly Mood[] }>(items: readonly Item[]) =>
    suited(items, moods, free).map(({ item }) => item);
  const wardrobe = wardrobeFor(brief, ports, free);
  const own = brief.colors.length > 0 ? wardrobe.palettes : [];
  const others = (['icon', 'lettermark', 'abstract', 'line art', 'illustration'] as const).filter(
    (kind) => kind !== plan.mark.kind,
  );
  const symbols = [
    ...wardrobe.marksOf(plan.mark.kind).slice(0, 18),
    ...others.flatMap((kind) => wardrobe.marksOf(kind).slice(0, 4)),
  ];
  return {
    palettes: [...own, ...ranked(BATCH_PALETTES)].map(({ name, primary, secondary, accent, dark, tint }) => ({
      name,
      primary,
      secondary,
      accent,
      dark,
      tint,
    })),
    typefaces: ranked(typefacesFor(brief.name))
      .filter((one) => !(one.script && (plan.mark.kind === 'lettermark' || plan.mark.kind === 'emblem')))
      .map((one) => ({ id: faceId(one), family: one.family, weight: one.weight, letterCase: one.letterCase })),
    symbols: symbols.map((mark) => ({ key: markKey(mark), mark })),
    layouts: layoutsFor(brief),
  };
}

function layoutsFor(brief: LogoBrief): LayoutChoice[] {
  const badges = canCurve(brief.name) && [...brief.name].length <= 34 ? BADGES : STRAIGHT_BADGES;
  return [...LAYOUTS, ...badges.map((badge): LayoutChoice => `badge-${badge}`)];
}

/**
 * The plans that result from a change: a single plan, twelve for `more`, none for a change that names nothing known.
 */
export function remix(brief: LogoBrief, plan: LogoPlan, change: RemixChange, ports: Finding): LogoPlan[] {
  switch (change.type) {
    case 'palette': {
      const palette =
        'colors' in change
          ? paletteOf(change.colors)
          : remixChoices(brief, plan, ports).palettes.find(({ name }) => name === change.name);
      return palette ? [{ ...plan, palette }] : [];
    }
    case 'typeface': {
      const face = typefacesFor(brief.name).find((one) => faceId(one) === change.id);
      return face ? [{ ...plan, face: plain(face) }] : [];
    }
    case 'symbol': {
      const mark =
        'key' in change
          ? markOfKey(change.key)
          : 'words' in change
            ? markOfWords(plan.mark, change.words, ports)
            : nextMark(brief, plan, ports);
      return mark ? [withMark(plan, mark)] : [];
    }
    case 'layout':
      return layoutsFor(brief).includes(change.id) ? [withLayout(brief, plan, change.id, ports)] : [];
    case 'more':
      return neighbours(brief, plan, ports);
  }
}

function plain({ moods: _moods, stress: _stress, ...face }: BatchTypeface): LogoPlan['face'] {
  return face;
}

/** The mark in its plan: a badge contains the words itself, a wordmark is nothing but words. */
function withMark(plan: LogoPlan, mark: LogoMark): LogoPlan {
  const words = mark.kind === 'lettermark' && isWordmark(mark.form);
  const layout: Layout = words
    ? 'words'
    : mark.kind === 'emblem'
      ? 'mark'
      : plan.mark.kind === 'emblem' || plan.layout === 'words'
        ? 'stack'
        : plan.layout;
  return { ...plan, mark, layout };
}

/** The same kind and form with the object that the words mean; letters and geometry are replaced by an icon. */
function markOfWords(mark: LogoMark, words: string, ports: Finding): LogoMark | null {
  const icon = ports.findIcons(words, 1).find(({ score }) => score >= 15)?.name;
  if (icon === undefined) return null;
  return mark.kind === 'lettermark' || mark.kind === 'abstract'
    ? { kind: 'icon', icon, form: 'bare' }
    : { ...mark, icon };
}

function nextMark(brief: LogoBrief, plan: LogoPlan, ports: Finding): LogoMark | null {
  const marks = wardrobeFor(brief, ports, listed(brief)).marksOf(plan.mark.kind);
  const at = marks.findIndex((mark) => markKey(mark) === markKey(plan.mark));
  return marks[(at + 1) % marks.length] ?? null;
}

function withLayout(brief: LogoBrief, plan: LogoPlan, id: LayoutChoice, ports: Finding): LogoPlan {
  const { mark } = plan;
  const icon = 'icon' in mark ? mark.icon : (batchIcons(brief, ports)[0] ?? null);
  if (id.startsWith('badge-'))
    return { ...plan, mark: { kind: 'emblem', icon, badge: id.slice('badge-'.length) as Badge }, layout: 'mark' };
  const layout = id as Layout;
  if (mark.kind !== 'emblem' || layout === 'mark') return { ...plan, layout };
  // Outside its badge the picture is used alone, or the letters are.
  return {
    ...plan,
    mark: icon === null ? { kind: 'lettermark', form: 'disc' } : { kind: 'icon', icon, form: 'disc' },
    layout,
  };
}

const NEAR_LAYOUTS: Readonly<Record<LogoKind, readonly Layout[]>> = {
  icon: ['stack', 'row', 'crown', 'inline', 'divided', 'frame'],
  lettermark: ['stack', 'row', 'divided', 'crown'],
  abstract: ['stack', 'row', 'crown', 'inline', 'divided'],
  'line art': ['stack', 'frame', 'row', 'divided'],
  illustration: ['stack', 'row'],
  emblem: ['mark'],
};

/** Twelve of the same kind and mood; each differs in one respect or two, no two in the same. */
function neighbours(brief: LogoBrief, plan: LogoPlan, ports: Finding): LogoPlan[] {
  const moods = moodsOf(brief);
  const free = chooser(`${plan.seed}|${markKey(plan.mark)}|${plan.palette.name}|${faceId(plan.face)}|${plan.layout}`);
  const ranked = <Item extends { moods: readonly Mood[] }>(items: readonly Item[]) =>
    suited(items, moods, free).map(({ item }) => item);
  const faces = ranked(typefacesFor(brief.name))
    .filter((face) => suits(face, plan.mark) && faceId(face) !== faceId(plan.face))
    .slice(0, 8);
  const palettes = ranked(BATCH_PALETTES)
    .filter(({ name }) => name !== plan.palette.name)
    .slice(0, 6)
    .map(({ moods: _moods, ...palette }) => palette);
  const marks = free.shuffled(
    wardrobeFor(brief, ports, free)
      .marksOf(plan.mark.kind)
      .filter((mark) => markKey(mark) !== markKey(plan.mark) && !(mark.kind === 'lettermark' && isWordmark(mark.form)))
      .slice(0, 12),
  );
  const layouts = free.shuffled(NEAR_LAYOUTS[plan.mark.kind].filter((layout) => layout !== plan.layout));
  const backgrounds = free.shuffled(
    (['tint', 'paper', 'dark'] as const satisfies readonly BackgroundName[]).filter(
      (background) => background !== plan.ground,
    ),
  );
  const made = new Map<string, LogoPlan>();
  const keep = (next: LogoPlan) => {
    const { seed: _seed, version: _version, ...seen } = next;
    if (made.size < LOGO_BATCH) made.set(JSON.stringify(seen), next);
  };
  /** Each list is iterated at its own pace: no change repeats before all have come once. */
  const walk = <Item>(items: readonly Item[]) => {
    let at = 0;
    return () => items[at++ % Math.max(1, items.length)];
  };
  const [nextFace, nextPalette, nextOther, nextLayout, nextBackground] = [
    walk(faces),
    walk(palettes),
    walk(marks),
    walk(layouts),
    walk(backgrounds),
  ];
  const withFace = (one: LogoPlan): LogoPlan => {
    const face = nextFace();
    return face ? { ...one, face: plain(face) } : one;
  };
  const withPalette = (one: LogoPlan): LogoPlan => ({ ...one, palette: nextPalette() ?? one.palette });
  const withOther = (one: LogoPlan): LogoPlan => {
    const mark = nextOther();
    return mark ? withMark(one, mark) : one;
  };
  const withPlace = (one: LogoPlan): LogoPlan => ({
    ...one,
    layout: one.layout === 'words' ? 'words' : (nextLayout() ?? one.layout),
    ground: nextBackground() ?? one.ground,
  });
  const changes = [
    withPalette,
    withOther,
    withFace,
    withPlace,
    (one: LogoPlan) => withFace(withPalette(one)),
    (one: LogoPlan) => withPalette(withOther(one)),
    (one: LogoPlan) => withFace(withOther(one)),
  ];
  for (let turn = 0; made.size < LOGO_BATCH && turn < 60; turn += 1) {
    const next = changes[turn % changes.length]?.(plan) ?? plan;
    if (JSON.stringify(next) !== JSON.stringify(plan)) keep(next);
  }
  return [...made.values()];
}
