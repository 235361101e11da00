/**
 * The backgrounds of texts, as pages to paint: without words, and without what covers a text where that text is
 * sampled. Painting is the main cost of a check, so as many texts as possible share one painting.
 */
import type { DesignDocument } from '../document/document.ts';
import { boundsOf, intersectionOf } from '../document/geometry.ts';
import type { LeafLayer, TextLayer } from '../document/layers.ts';
import type { LintedPage } from './finding.ts';

/** Texts that one painting serves. */
interface Sharing {
  texts: TextLayer[];
  /** Ids of layers that it leaves out, because they cover one of the texts. */
  over: Set<string>;
  /** Ids of layers that it must show, because one of the texts is on them. */
  under: Set<string>;
}

/** Words without a pill are no background: where letters cross letters, that itself is the fault. */
const isBackground = (layer: LeafLayer): boolean => layer.type !== 'text' || layer.box !== null;

/**
 * The document to sample for each of some texts, by id: the page without words and without what covers that text,
 * perhaps also without things elsewhere.
 */
export function backgroundsOf(page: LintedPage, texts: readonly TextLayer[]): Map<string, DesignDocument> {
  const sharings: Sharing[] = [];
  const bounds = new Map(page.leaves.map((layer) => [layer.id, boundsOf(layer)]));
  const meeting = (text: TextLayer): LeafLayer[] => {
    const own = bounds.get(text.id);
    return page.leaves.filter((layer) => {
      const other = bounds.get(layer.id);
      return (
        layer !== text &&
        isBackground(layer) &&
        own !== undefined &&
        other !== undefined &&
        intersectionOf(own, other) !== null
      );
    });
  };
  const places = new Map(page.leaves.map(({ id }, at) => [id, at]));
  for (const text of texts) {
    const at = places.get(text.id) ?? 0;
    const met = meeting(text).map(({ id }) => id);
    const over = met.filter((id) => (places.get(id) ?? 0) > at);
    const under = met.filter((id) => (places.get(id) ?? 0) < at);
    const shared = sharings.find(
      (sharing) => over.every((id) => !sharing.under.has(id)) && under.every((id) => !sharing.over.has(id)),
    );
    const own = shared ?? { texts: [], over: new Set<string>(), under: new Set<string>() };
    if (!shared) sharings.push(own);
    own.texts.push(text);
    for (const id of over) own.over.add(id);
    for (const id of under) own.under.add(id);
  }
  return new Map(
    sharings.flatMap(({ texts: served, over }) => {
      const document = painted(page.document, over);
      return served.map(({ id }): [string, DesignDocument] => [id, document]);
    }),
  );
}

function painted(document: DesignDocument, left: ReadonlySet<string>): DesignDocument {
  const shown = Object.entries(document.layers).filter(
    ([id, layer]) => !left.has(id) && (layer.type === 'group' || isBackground(layer)),
  );
  return { ...document, layers: Object.fromEntries(shown) };
}

/** A page with only some of its leaves, with the opacity of their groups applied, on a background of one color. */
export function aloneOn(color: string, { document, page }: LintedPage, shown: readonly LeafLayer[]): DesignDocument {
  const own = document.pages[page];
  const groups = Object.values(document.layers).flatMap((layer) =>
    layer.type === 'group' ? [[layer.id, { ...layer, opacity: 1 }] as const] : [],
  );
  return {
    ...document,
    layers: Object.fromEntries([...groups, ...shown.map((layer) => [layer.id, layer] as const)]),
    pages: own ? { [page]: { ...own, background: { type: 'solid', color } } } : {},
  };
}
