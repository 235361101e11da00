/**
 * Which four logos are proposed in the chat: kind, mark, form, letters, colors and lockup, chosen by the brief and
 * deterministic: one that is requested later is planned again.
 */
import type { LogoBrief, LogoKind, LogoPorts } from './brief.ts';
import { ROUND_BADGES } from './badges.ts';
import { canCurve } from './emblem.ts';
import { PLAIN_ICON_FORMS, PLAIN_LINE_FORMS, PLAIN_SCENE_FORMS } from './icon-marks.ts';
import { initialsOf, letterFormsFor } from './letter-marks.ts';
import { PLAN_VERSION, type LogoMark, type LogoPlan } from './logo-plan.ts';
import { BACKGROUNDS, PALETTES, paletteOf, type Palette } from './palettes.ts';
import { chooser, type Chooser } from './seeded.ts';
import { PLAIN_ABSTRACT_MARKS, tradeOf, type Mood } from './trades.ts';
import { TYPEFACES, type Typeface } from './typefaces.ts';

export const PROPOSALS = 4;

/** Kinds of an assorted batch, by variant. */
const ASSORTED: readonly (readonly LogoKind[])[] = [
  ['icon', 'lettermark', 'abstract', 'emblem'],
  ['illustration', 'abstract', 'line art', 'lettermark'],
  ['emblem', 'icon', 'lettermark', 'illustration'],
  ['abstract', 'line art', 'emblem', 'icon'],
];
/** Kinds in which an icon represents the business. */
const WITH_ICON: ReadonlySet<LogoKind> = new Set(['icon', 'line art', 'illustration', 'emblem']);

/** Below this an icon was matched by chance, by half a word. */
const NEAR_ENOUGH = 15;

/** Icons for the brief: what its owner asked for, then what the description says, then the name. */
export function iconsFor(
  { name, description, elements }: LogoBrief,
  { findIcons }: Pick<LogoPorts, 'findIcons'>,
): string[] {
  const asked = elements.map((element) =>
    findIcons(element, 3)
      .filter(({ score }) => score >= NEAR_ENOUGH)
      .map((icon) => icon.name),
  );
  const met = findIcons(description, 6);
  // A match by just one of its tags means little next to an explicit one.
  const described = met
    .filter(({ score }) => score >= Math.max(NEAR_ENOUGH, (met[0]?.score ?? 0) * 0.45))
    .map((icon) => icon.name);
  const named = findIcons(name, 3)
    .filter(({ score }) => score >= 40)
    .map((icon) => icon.name);
  const first = asked.flatMap(([best]) => (best === undefined ? [] : [best]));
  return [...new Set([...first, ...asked.flat(), ...described, ...named])];
}

/** Those that suit the moods best first; the first mood counts most. */
export function byMood<Item extends { moods: readonly Mood[] }>(
  items: readonly Item[],
  moods: readonly Mood[],
  free: Chooser,
): Item[] {
  const rank = (item: Item) => {
    const met = moods.map((mood, at) => (item.moods.includes(mood) ? 3 - Math.min(2, at) * 0.7 : 0));
    return Math.max(0, ...met) + met.filter((one) => one > 0).length * 0.35;
  };
  // Shuffled within about the same rank, so that variants differ.
  return items
    .map((item) => ({ item, rank: rank(item) + free.next() * 1.2 }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ item }) => item);
}

/** The form at a place of a shuffled list, cyclically. */
const nth = <Item>(items: readonly Item[], at: number, otherwise: Item): Item =>
  items[at % Math.max(1, items.length)] ?? otherwise;

/** Four plans for a brief. */
export function planLogos(brief: LogoBrief, ports: Pick<LogoPorts, 'findIcons'>): LogoPlan[] {
  const words = `${brief.name} ${brief.description} ${brief.elements.join(' ')}`;
  // Every variant continues through the same lists, so that it shows other things than the previous one.
  const seed = `${words}|${brief.style}`;
  const free = chooser(seed);
  const { moods, marks } = tradeOf(`${brief.description} ${brief.name} ${brief.elements.join(' ')}`);
  const icons = iconsFor(brief, ports);
  const [first, ...rest] = brief.colors;
  const palettes = first === undefined ? byMood(PALETTES, moods, free) : [paletteOf([first, ...rest])];
  const faces = byMood(TYPEFACES, moods, free);
  const suited = [
    ...free.shuffled(marks),
    ...free.shuffled(PLAIN_ABSTRACT_MARKS.filter((mark) => !marks.includes(mark))),
  ];
  const forms = {
    icon: free.shuffled(PLAIN_ICON_FORMS),
    line: free.shuffled(PLAIN_LINE_FORMS),
    scene: free.shuffled(PLAIN_SCENE_FORMS),
    badge: free.shuffled(ROUND_BADGES),
  };
  const letters = letterFormsFor(initialsOf(brief.name), free);
  const backgrounds = free.shuffled(BACKGROUNDS.slice(1));
  const lockups = free.pick([0, 1]);
  const kinds: readonly LogoKind[] =
    brief.style === 'assorted'
      ? (ASSORTED[brief.variant % ASSORTED.length] ?? [])
      : Array.from({ length: PROPOSALS }, () => brief.style as LogoKind);

  return kinds.map((wanted, index): LogoPlan => {
    const step = brief.variant * PROPOSALS + index;
    // If no word matches an icon, a mark of geometry or letters represents the business.
    const kind =
      WITH_ICON.has(wanted) && wanted !== 'emblem' && icons.length === 0
        ? index % 2 === 0
          ? 'abstract'
          : 'lettermark'
        : wanted === 'emblem' && !canCurve(brief.name)
          ? 'lettermark'
          : wanted;
    const icon = nth(icons, brief.style === 'assorted' ? step % Math.max(1, Math.min(3, icons.length)) : step, '');
    const suitable = kind === 'lettermark' || kind === 'emblem' ? faces.filter(({ script }) => !script) : faces;
    const mark: LogoMark =
      kind === 'lettermark'
        ? { kind, form: nth(letters, step, 'disc') }
        : kind === 'abstract'
          ? { kind, mark: nth(suited, step, 'overlap') }
          : kind === 'icon'
            ? { kind, icon, form: nth(forms.icon, step, 'bare') }
            : kind === 'line art'
              ? { kind, icon, form: nth(forms.line, step, 'ring') }
              : kind === 'illustration'
                ? { kind, icon, form: nth(forms.scene, step, 'landscape') }
                : { kind, icon: icon === '' ? null : icon, badge: nth(forms.badge, step, 'disc') };
    return {
      version: PLAN_VERSION,
      mark,
      face: nth(suitable.slice(0, 7), step, suitable[0] as Typeface),
      palette: nth(palettes.slice(0, 6), step, palettes[0] as Palette),
      // The first proposal has a light background: it is the one that is put on an empty page.
      ground: index === 0 ? 'tint' : nth(backgrounds, index - 1 + brief.variant, 'paper'),
      layout: (index + lockups) % 2 === 0 || kind === 'illustration' ? 'stack' : 'row',
      seed: `${seed}|${step}`,
    };
  });
}
