/** How a page looks to someone who adds a detail to it: its type, its colors, its energy, and how its lines are aligned. */
import type { TextLayer } from '#design/document/layers.ts';
import { contrast, INK, PAPER } from '#design/layout/contrast.ts';
import type { Energy, Face, Palette, TypePair } from '#design/templates/composition-input.ts';
import { PageBuilder } from '#design/templates/page-builder.ts';
import { energyOfFace, typePair } from '#design/templates/type-pairs.ts';
import type { ToolContext } from '../contract/context.ts';
import { areaOf, extentOf, standingOn } from '../contract/page-space.ts';
import { paletteOf } from '../page/page-palette.ts';
import { pillsUnder } from '../page/words-on.ts';
import { inkOn, type SeenBackground } from '../page/background.ts';

export interface PageLook {
  palette: Palette;
  type: TypePair;
  energy: Energy;
  /** The largest text; null on a page without texts. */
  headline: TextLayer | null;
  /** The smallest plain text that is easily read: what a line at the foot takes its type from. */
  small: TextLayer | null;
}

const faceOf = ({
  fontFamily: family,
  fontWeight: weight,
  italic,
  letterCase,
  letterSpacing,
  lineHeight,
}: TextLayer): Face => ({
  family,
  weight,
  italic,
  letterCase,
  letterSpacing,
  lineHeight,
});

/** Of a line in capitals, its family as it is usually set. */
const plainFace = (text: TextLayer): Face =>
  text.letterCase === 'upper' ? { ...faceOf(text), letterCase: 'as-typed', letterSpacing: 0 } : faceOf(text);

/** Letters of a line that is easily read, as a share of the page's shorter side. */
const READ = 0.018;
/** Contrast with the background at which a shape is seen. */
const VISIBLE = 1.6;
/** A line beside a headline is smaller than this share of it. */
const SMALLER = 0.75;

/** A badge is smaller than this share of the page; a larger one is the plate of a headline. */
const BADGE = 0.05;

/** The texts of a page that stand upright in one piece, largest first, without those of buttons and badges. */
export function plainTexts({ document, page }: Pick<ToolContext, 'document' | 'page'>): TextLayer[] {
  const standing = standingOn(document, page);
  return standing
    .flatMap(({ layer, box }) => {
      const isUpright = layer.type === 'text' && layer.rotation === 0 && layer.curve === 0 && !layer.box;
      const pills = pillsUnder(box, standing).filter((pill) => areaOf(pill) < areaOf(document) * BADGE);
      return isUpright && pills.length === 0 ? [layer] : [];
    })
    .toSorted((a, b) => b.fontSize - a.fontSize);
}

const solidOf = ({ fill }: TextLayer): string | null => (fill.type === 'solid' ? fill.color.slice(0, 7) : null);

/** The look of a page; `background` is what is behind most of it. */
export function pageLook(context: ToolContext, background: SeenBackground): PageLook {
  const { document } = context;
  const texts = plainTexts(context);
  const [headline = null] = texts;
  const least = Math.min(document.width, document.height) * READ;
  const lines = texts
    .slice(1)
    .filter(({ fontSize }) => fontSize >= least && fontSize < (headline?.fontSize ?? 0) * SMALLER);
  const small = lines.findLast(({ letterCase }) => letterCase !== 'upper') ?? lines.at(-1) ?? null;
  const energy = headline ? energyOfFace(headline.fontFamily, headline.fontWeight) : 'clean';
  const pair = typePair(energy, 0, { heading: null, body: null });
  // Panels are behind a part of it only.
  const paper = background.colors[0] ?? PAPER;
  const ink = (small && solidOf(small)) ?? (headline && solidOf(headline)) ?? (inkOn(background) || INK);
  // A color of the page's own, however quiet: a fresh one would stand out from all the rest.
  const accent = paletteOf(context).find((color) => contrast(color, paper) >= VISIBLE) ?? ink;
  return {
    palette: { background: paper, ink, panel: paper, accent, pop: accent },
    type: headline
      ? { heading: faceOf(headline), body: small ? plainFace(small) : pair.body, label: pair.label }
      : pair,
    energy,
    headline,
    small,
  };
}

/** A builder of details in the look of the page: what it draws is as if the page had been composed with it. */
export function builderFor({ palette, type, energy }: PageLook, { document, measureText }: ToolContext): PageBuilder {
  return new PageBuilder({
    page: { width: document.width, height: document.height },
    content: { headline: null, subheading: null, offer: null, callToAction: null, lines: [] },
    pictures: [],
    logo: null,
    palette,
    type,
    energy,
    twist: 0,
    measure: measureText,
  });
}

/** How most lines of a page are aligned, and the edge or middle that they share, px; the page's middle without any. */
export function alignmentOf(context: ToolContext): { align: 'left' | 'center' | 'right'; at: number } {
  const { width } = context.document;
  const votes = {
    left: new Map<number, number>(),
    center: new Map<number, number>(),
    right: new Map<number, number>(),
  };
  for (const text of plainTexts(context)) {
    const { x, width: wide } = extentOf(text);
    const align = text.align === 'justify' ? 'left' : text.align;
    const at = Math.round(align === 'left' ? x : align === 'right' ? x + wide : x + wide / 2);
    votes[align].set(at, (votes[align].get(at) ?? 0) + 1);
  }
  const all = (['center', 'left', 'right'] as const).flatMap((align) =>
    [...votes[align]].map(([at, count]) => ({ align, at, count })),
  );
  const [best] = all.toSorted((a, b) => b.count - a.count);
  return best ?? { align: 'center', at: width / 2 };
}
