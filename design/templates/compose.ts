/** Lays a brief and its pictures out as layers that fit, are legible and look composed. */
import type { PageCovers } from '../lint/platforms/page-covers.ts';
import { message } from '#messages/message.ts';
import type { Box } from '../document/geometry.ts';
import type { MeasureText } from '../document/measure.ts';
import { audit } from './audit.ts';
import { PageBuilder } from './page-builder.ts';
import { SPECIAL_COMPOSITIONS } from './compositions/all.ts';
import type { Composition } from './compositions/composition.ts';
import type { Arrangement, Content, CompositionInput, Logo, Picture } from './composition-input.ts';
import { putLogo } from './logo.ts';
import type { Mood } from './moods.ts';
import { planFor, type PlanInput } from './plan.ts';
import { SEPARATOR } from './words.ts';

export interface Brief extends Omit<PlanInput, 'pictures'> {
  pictures: readonly Picture[];
  logo: Logo | null;
  covers?: PageCovers | null;
  measure: MeasureText;
}

export type Composed =
  | { composition: string; variant: number; arrangement: Arrangement }
  /** `reason`: for people. */
  | { composition: null; reason: string };

/** Headline size (hundredths of the unit) below which another composition with more room is preferred. */
const COMFORTABLE = 5.6;

/** Moves the most important text into the headline if there is none. */
export function leading(content: Content): Content {
  const { headline, subheading, offer, callToAction, lines } = content;
  if (headline) return content;
  if (offer) return { ...content, headline: offer, offer: null };
  if (subheading) return { ...content, headline: subheading, subheading: null };
  const [first, ...others] = lines;
  if (first) return { ...content, headline: first, lines: others };
  return callToAction ? { ...content, headline: callToAction, callToAction: null } : content;
}

function headlineSize(builder: PageBuilder): number {
  const piece = builder.arrangement.pieces.find(({ role }) => role === 'headline');
  return piece?.layer.type === 'text' ? piece.layer.fontSize / builder.unit : Infinity;
}

/** Names what takes up the most room, for the refusal. */
function longest(content: Content): string {
  const parts = [content.headline, content.subheading, content.offer, content.callToAction, ...content.lines].filter(
    (text): text is string => text !== null && text !== '',
  );
  const [first = ''] = parts.sort((a, b) => b.length - a.length);
  return first.length > 60 ? `${first.slice(0, 59).trimEnd()}…` : first;
}

/** Assumed box of a subject whose cutout is still to be made. */
const PROMISED = { subject: { x: 0.2, y: 0.2, width: 0.6, height: 0.6 }, mask: { asset: '0'.repeat(64), strokes: [] } };

interface Drawn {
  composition: Composition;
  builder: PageBuilder;
}

const plain = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

/**
 * Whether the page shows the whole brief in a form that later messages can refer to: every part of the copy unbroken in
 * one text, the call to action on a button, a picture if there is one. Compositions made for templates may split or
 * omit copy.
 */
function showsAll(
  { arrangement: { background, pieces }, safe }: PageBuilder,
  { content, pictures, covers }: CompositionInput,
): boolean {
  const isClear = ({ x, y, width, height }: Box) =>
    x >= safe.x - 1 &&
    y >= safe.y - 1 &&
    x + width <= safe.x + safe.width + 1 &&
    y + height <= safe.y + safe.height + 1;
  if (covers && pieces.some(({ layer }) => layer.type === 'text' && !isClear(layer))) return false;
  const { headline, subheading, offer, callToAction, lines } = content;
  const texts = pieces.flatMap(({ layer }) =>
    layer.type === 'text' ? [{ said: plain(layer.text), isButton: layer.box !== null }] : [],
  );
  const says = (part: string | null, within = texts) =>
    part === null || plain(part).trim() === '' || within.some(({ said }) => said.includes(plain(part)));
  const seen = pictures.length === 0 || background.type === 'image' || pieces.some(({ role }) => role === 'photo');
  return (
    seen &&
    says(
      callToAction,
      texts.filter(({ isButton }) => isButton),
    ) &&
    [headline, subheading, offer, ...lines].every((part) => says(part))
  );
}

/**
 * Draws a composition. Null: the content does not fit. `asked`: the id of a composition that is used however it splits
 * the copy, as templates do.
 */
function drawn(composition: Composition, input: CompositionInput, asked: string | null): Drawn | null {
  const builder = new PageBuilder(input);
  if (
    !composition.draw(builder) ||
    (composition.id !== asked && SPECIAL_COMPOSITIONS.includes(composition) && !showsAll(builder, input))
  )
    return null;
  putLogo(builder);
  return audit(builder).length === 0 ? { composition, builder } : null;
}

/**
 * Ranks the compositions to try: those that suit the brief and fit its copy, rotated by variant, then the others. Fit
 * is tested with the same input for all variants, so that no two variants turn out alike.
 */
function ranked(
  brief: Brief,
  content: Content,
): { order: readonly Composition[]; input: CompositionInput; mood: Mood } {
  const planInput = { ...brief, content, pictures: brief.pictures.length };
  const plan = planFor(planInput);
  const first = planFor({ ...planInput, variant: 0 });
  const input = {
    page: brief.page,
    covers: brief.covers ?? null,
    content,
    pictures: brief.pictures,
    logo: brief.logo,
    palette: plan.palette,
    type: plan.type,
    energy: plan.energy,
    measure: brief.measure,
  };
  const isPromised = brief.cutouts > 0 && brief.pictures.some(({ mask }) => mask === null);
  // The first variant is drawn exactly as it would be tested: takes the first in order that fits the words.
  if (brief.variant === 0 && !isPromised)
    return { order: [...plan.suitable, ...plan.rest], mood: plan.mood, input: { ...input, twist: plan.seed } };
  const promised = brief.pictures.map((picture) =>
    brief.cutouts > 0 && picture.mask === null ? { ...picture, ...PROMISED } : picture,
  );
  const holding = plan.suitable.filter((composition) => {
    const tried = drawn(
      composition,
      { ...input, pictures: promised, palette: first.palette, type: first.type, twist: plan.seed },
      brief.composition,
    );
    return tried !== null && headlineSize(tried.builder) * 100 >= COMFORTABLE;
  });
  const turn = holding.length > 0 ? brief.variant % holding.length : 0;
  const order = [
    ...holding.slice(turn),
    ...holding.slice(0, turn),
    ...plan.suitable.filter((one) => !holding.includes(one)),
    ...plan.rest,
  ];
  return {
    order,
    mood: plan.mood,
    input: { ...input, twist: plan.seed + Math.floor(brief.variant / Math.max(1, holding.length)) },
  };
}

/** Returns what `compose` would use if every pending cutout were ready, to decide whether to wait for one. */
export function foresee(brief: Brief): { composition: Composition | null; things: boolean } {
  const { order, mood } = ranked(brief, leading(brief.content));
  return { composition: order[0] ?? null, things: mood.things };
}

/** Null: the content fits no composition. */
function held(brief: Brief, content: Content): Exclude<Composed, { composition: null }> | null {
  const { order, input } = ranked(brief, content);
  let small: Drawn | null = null;
  for (const composition of order) {
    const one = drawn(composition, input, brief.composition);
    if (!one) continue;
    if (headlineSize(one.builder) * 100 >= COMFORTABLE)
      return { composition: composition.id, variant: brief.variant, arrangement: one.builder.arrangement };
    if (!small || headlineSize(one.builder) > headlineSize(small.builder) * 1.15) small = one;
  }
  return small && { composition: small.composition.id, variant: brief.variant, arrangement: small.builder.arrangement };
}

/**
 * Lays the brief out. Refuses only if the copy fits no composition at a legible size, with the details either one per
 * line or in one row.
 */
export function compose(brief: Brief): Composed {
  const content = leading(brief.content);
  const inRow = content.lines.length > 1 ? { ...content, lines: [content.lines.join(SEPARATOR)] } : null;
  return (
    held(brief, content) ??
    (inRow && held(brief, inRow)) ?? {
      composition: null,
      reason: message('compose.tooMuch', {
        text: longest(content),
        width: String(brief.page.width),
        height: String(brief.page.height),
      }),
    }
  );
}
