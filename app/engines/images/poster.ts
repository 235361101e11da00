/**
 * Posters: an announcement, extracted from the words and composed by the layout engine, or set over an illustrated
 * scene.
 */
import { withCapital } from '#design/layout/letter-case.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { createDocument, createGroupLayer } from '#design/document/create.ts';
import type { Layer, TextLayer } from '#design/document/layers.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { orderBetween } from '#design/document/tree.ts';
import { compose, leading } from '#design/templates/compose.ts';
import type { Arrangement, Content } from '#design/templates/composition-input.ts';
import { luminance, mix } from '#design/layout/contrast.ts';
import { fitText, hug } from '#design/layout/fit-text.ts';
import { faded, type Drawing } from './drawing/drawing.ts';
import type { Chance } from './drawing/chance.ts';

const PRICE =
  /(?:(?:from|only|just|for|tickets?|entry|admission)\s+){0,3}(?:[$€£₹]\s?\d[\d.,]*|\d[\d.,]{0,20}\s?(?:€|£|usd|eur|euros?|dollars?|pounds?))|\d{1,3}\s?%\s?off|\bfree\s+(?:entry|admission|entrance|shipping)\b|\bbuy one get one[^,.;\n]*/iu;
const CALL =
  /\b(?:(?:shop now|order now|book (?:now|today|your (?:seat|table|spot))|sign up(?: now| today)?|get (?:your )?tickets(?: now)?|join us|register(?: now)?|call now|learn more)\b|rsvp[^,.;\n]*)/iu;
const WHEN =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\.?\s+\d|\b\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\b\d{1,2}(?::\d{2})?\s?(?:am|pm)\b|\b\d{1,2}:\d{2}\b|\b\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?\b|\btonight\b|\btomorrow\b/iu;

const sentence = (text: string) => withCapital(text);

/** Extracts headline, details, price and call to action of a poster from one text. */
export function contentOf(words: string): { content: Content; mood: string } {
  const quoted = [...words.matchAll(/["“”«»„]([^"“”«»„]{1,120})["“”«»„]/gu)].map(([, text]) => (text ?? '').trim());
  const rest = words
    .replace(/["“”«»„][^"“”«»„]{1,120}["“”«»„]/gu, ' ')
    .replace(
      /^\s*(?:please\s+)?(?:(?:make|create|design|draw|generate|give)\s+(?:me\s+)?)?(?:(?:a|an|the)\s+)?(?:[\w-]+\s+){0,2}?poster\s*(?:for|about|of|saying|that says|announcing|with)?\s*(?:(?:a|an|the|my|our)\s+)?/iu,
      '',
    );
  const parts = rest
    .split(/[,;\n]|\.\s|(?<=\s)[-–—|](?=\s)/u)
    .map((part) => part.trim().replace(/\.$/, ''))
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  let offer: string | null = null;
  let call: string | null = null;
  const lines: string[] = [];
  const plain: string[] = [];
  for (const part of parts) {
    const price = PRICE.exec(part)?.[0];
    const asked = CALL.exec(part)?.[0];
    if (asked && call === null && asked.length > part.length * 0.6) call = sentence(part);
    else if (price && offer === null && price.length > part.length * 0.35) offer = sentence(part);
    else if (WHEN.test(part) || /@|www\.|https?:|\.com\b|\+?\d[\d\s-]{7,}/.test(part)) lines.push(sentence(part));
    else plain.push(sentence(part));
  }
  const [headline = null, ...others] = [...quoted, ...plain];
  const subheading = others[0] ?? null;
  return {
    content: leading({
      headline,
      subheading,
      offer,
      callToAction: call,
      lines: [...lines, ...others.slice(1)].slice(0, 6),
    }),
    mood: words,
  };
}

/** A composed arrangement as a design of one page. */
export function documentOf({ background, pieces, groups }: Arrangement, width: number, height: number): DesignDocument {
  const empty = createDocument({ width, height, newId: () => 'page', background });
  const layers: Layer[] = [];
  const standing = new Map<string, { id: string; top: string | null }>();
  let top: string | null = null;
  for (const { layer, group } of pieces) {
    const id = `l${layers.length + 1}`;
    if (group === null) {
      top = orderBetween(top, null);
      layers.push({ ...layer, id, parent: 'page', order: top });
      continue;
    }
    let parent = standing.get(group);
    if (!parent) {
      top = orderBetween(top, null);
      parent = { id, top: null };
      standing.set(group, parent);
      layers.push(
        createGroupLayer({ id, parent: 'page', order: top, name: groups.find(({ key }) => key === group)?.name ?? '' }),
      );
    }
    parent.top = orderBetween(parent.top, null);
    layers.push({ ...layer, id: `l${layers.length + 1}`, parent: parent.id, order: parent.top });
  }
  return { ...empty, layers: Object.fromEntries(layers.map((layer) => [layer.id, layer])) };
}

const TEMPERS: Readonly<Record<string, string>> = {
  bold: 'bold',
  playful: 'playful',
  elegant: 'elegant',
  minimal: 'minimalist',
};

/** A poster composed by the layout engine. Null: the words fit no layout. */
export function composedPoster(brief: {
  words: string;
  colors: readonly string[];
  width: number;
  height: number;
  variant: number;
  style: string;
  measure: MeasureText;
}): DesignDocument | null {
  const { content, mood } = contentOf(brief.words);
  const made = compose({
    page: { width: brief.width, height: brief.height },
    content,
    mood: `${TEMPERS[brief.style] ?? ''} ${mood}`,
    colors: brief.colors,
    variant: brief.variant,
    composition: null,
    fonts: { heading: null, body: null },
    brandColors: [],
    pictureColor: null,
    pictures: [],
    cutouts: 0,
    logo: null,
    measure: brief.measure,
  });
  return made.composition === null ? null : documentOf(made.arrangement, brief.width, brief.height);
}

const PAIRS = [
  { heading: { family: 'Anton', weight: 400, upper: true, spacing: 10 }, body: 'Inter' },
  { heading: { family: 'DM Serif Display', weight: 400, upper: false, spacing: 0 }, body: 'DM Sans' },
  { heading: { family: 'Bebas Neue', weight: 400, upper: true, spacing: 25 }, body: 'Montserrat' },
  { heading: { family: 'Righteous', weight: 400, upper: false, spacing: 0 }, body: 'Outfit' },
  { heading: { family: 'Abril Fatface', weight: 400, upper: false, spacing: 0 }, body: 'Work Sans' },
  { heading: { family: 'Syne', weight: 800, upper: true, spacing: -10 }, body: 'Inter' },
] as const;

/** Names of what a scene has in its sky. */
const ORBS: ReadonlySet<string> = new Set(['Sun', 'Moon', 'Craters']);

/**
 * Words over a scene, which stands at the bottom of the page: headline in the sky, the rest on the ground, each on a
 * veil where the scene would make it hard to read.
 * @param sky color behind the headline, @param ground color behind the foot
 */
export function wordsOverScene(
  drawing: Drawing,
  words: string,
  look: { scene: Drawing; sky: string; ground: string; accent: string; which: number; chance: Chance },
): void {
  const { content } = contentOf(words);
  const { width, height, unit, measure } = drawing;
  const pair = PAIRS[
    (look.which + Math.floor(look.chance.next() * PAIRS.length)) % PAIRS.length
  ] as (typeof PAIRS)[number];
  const margin = width * 0.08;
  const room = width - margin * 2;
  const inkOn = (background: string) => (luminance(background) > 0.36 ? mix(look.ground, '#12101c', 0.75) : '#fff8ec');
  const left = look.which % 2 === 1;
  const align = left ? ('left' as const) : ('center' as const);
  const put = (layer: TextLayer, y: number) =>
    drawing.put({ ...layer, x: left ? margin : (width - layer.width) / 2, y });
  const set = (
    text: string,
    style: Partial<Omit<TextLayer, 'type' | 'fill'>> & { fill: string },
    high: number,
    largest: number,
    lines: number,
  ) =>
    hug(
      fitText(
        drawing.letters({ text, align, ...style }),
        { width: room, height: high, lines },
        { largest, smallest: 8 },
        measure,
      ).layer,
      measure,
    );
  const skyInk = inkOn(look.sky);
  let y = height * 0.075;
  const above: (readonly [TextLayer, number])[] = [];
  if (content.subheading) {
    const label = set(
      content.subheading,
      {
        fontFamily: pair.body,
        fontWeight: 600,
        letterSpacing: 120,
        letterCase: 'upper',
        fill: skyInk,
        name: 'Subheading',
        lineHeight: 1.3,
      },
      height * 0.07,
      unit * 34,
      2,
    );
    above.push([label, y]);
    y += label.height + unit * 16;
  }
  const headline = set(
    content.headline ?? words.slice(0, 60),
    {
      fontFamily: pair.heading.family,
      fontWeight: pair.heading.weight,
      letterCase: pair.heading.upper ? 'upper' : 'as-typed',
      letterSpacing: pair.heading.spacing,
      lineHeight: 1.02,
      fill: skyInk,
      name: 'Headline',
    },
    height * 0.34,
    unit * 230,
    4,
  );
  above.push([headline, y]);
  // A moon behind letters makes them hard to read.
  drawing.take(
    look.scene,
    height - look.scene.height,
    ({ name, y: top }) => ORBS.has(name) && top < y + headline.height,
  );
  drawing.rectangle(
    { x: 0, y: 0, width, height: height * 0.46 },
    {
      type: 'linear',
      angle: 180,
      stops: [
        { at: 0, color: faded(look.sky, 0.82) },
        { at: 0.6, color: faded(look.sky, 0.5) },
        { at: 1, color: faded(look.sky, 0) },
      ],
    },
    'Veil of the sky',
  );
  for (const [layer, at] of above) put(layer, at);
  const foot = [...content.lines];
  const high = foot.length * unit * 57 + (content.offer ? unit * 110 : 0) + (content.callToAction ? unit * 100 : 0);
  if (high === 0) return;
  const dark = mix(look.ground, '#0d0b16', 0.62);
  drawing.rectangle(
    { x: 0, y: height - high - unit * 260, width, height: high + unit * 260 },
    {
      type: 'linear',
      angle: 180,
      stops: [
        { at: 0, color: faded(dark, 0) },
        { at: 0.5, color: faded(dark, 0.8) },
        { at: 1, color: faded(dark, 0.94) },
      ],
    },
    'Veil of the ground',
  );
  let from = height - high - unit * 70;
  if (content.offer) {
    const offer = set(
      content.offer,
      {
        fontFamily: pair.heading.family,
        fontWeight: pair.heading.weight,
        fill: luminance(look.accent) > 0.5 ? look.accent : mix(look.accent, '#ffffff', 0.62),
        name: 'Offer',
        lineHeight: 1.1,
      },
      unit * 100,
      unit * 84,
      1,
    );
    put(offer, from);
    from += unit * 110;
  }
  if (foot.length > 0) {
    const details = set(
      foot.join('\n'),
      { fontFamily: pair.body, fontWeight: 500, fill: '#fff8ec', name: 'Details', lineHeight: 1.36 },
      foot.length * unit * 60,
      unit * 42,
      foot.length,
    );
    put(details, from);
    from += foot.length * unit * 57 + unit * 14;
  }
  if (content.callToAction) {
    const call = set(
      content.callToAction,
      {
        fontFamily: pair.body,
        fontWeight: 700,
        fill: luminance(look.accent) > 0.4 ? '#17131f' : '#fff8ec',
        name: 'Call to action',
      },
      unit * 56,
      unit * 38,
      1,
    );
    put(
      {
        ...call,
        box: {
          fill: { type: 'solid', color: look.accent },
          paddingX: unit * 26,
          paddingY: unit * 16,
          radius: Math.min(2000, unit * 40),
        },
      },
      from + unit * 22,
    );
  }
}
