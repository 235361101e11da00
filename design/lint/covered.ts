/**
 * Rule `covered`: letters hidden by something in front of them. What covers a text's box but not its letters, what is
 * transparent, and a cutout that words are behind on purpose hide nothing.
 */
import { boundsOf, intersectionOf, type Box } from '../document/geometry.ts';
import type { LeafLayer, TextLayer } from '../document/layers.ts';
import { message } from '#messages/message.ts';
import { coverOf, reachOf, VEIL, type Cover } from './covers.ts';
import { GHOST, MOST_FINDINGS, type Finding, type LintedPage } from './finding.ts';
import { aloneOn } from './backgrounds.ts';
import { lettersOf, type Letter } from './letters.ts';
import { named, quoted } from './quoted.ts';
import type { SamplePixels } from '../document/sample-pixels.ts';

/** For one letter: with this much of it hidden it is gone. */
const GONE = 0.6;
/** For one letter: a line through it, or a sticker at its edge, hides less. */
const HARMED = 0.3;
/** For all letters: the share that may be hidden, a part of one here and there. */
const HIDDEN = 0.08;
/** The same below a cutout: words behind a subject are a style while they can be guessed. */
const HIDDEN_BEHIND_CUTOUT = 0.6;

/** A text below something that hides a part of it, judged by its outline. */
interface Hit {
  text: TextLayer;
  cover: Cover;
}

const isCutout = (layer: LeafLayer): boolean => layer.type === 'image' && layer.asset !== null && layer.mask !== null;

/** Whether too much of a text's letters is hidden; those in `seen`, which show through, count as free. */
function isHurt({ text, cover }: Hit, seen: ReadonlySet<Letter> = new Set()): boolean {
  const letters = lettersOf(text);
  let all = 0;
  let isGone = false;
  for (const letter of letters) {
    if (seen.has(letter) || !intersectionOf(letter.bounds, cover.bounds)) continue;
    const places = letter.places();
    const share = places.filter(cover.hides).length / places.length;
    if (share >= HARMED) all += share;
    isGone ||= share >= GONE;
  }
  return isCutout(cover.layer) ? all > letters.length * HIDDEN_BEHIND_CUTOUT : isGone || all > letters.length * HIDDEN;
}

function hitsOn({ leaves, texts }: LintedPage): Hit[] {
  const below = texts.filter(({ opacity }) => opacity >= GHOST).map((text) => ({ text, bounds: boundsOf(text) }));
  const places = new Map(leaves.map(({ id }, at) => [id, at]));
  let count = 0;
  return leaves.flatMap((layer, at): Hit[] => {
    if (count >= MOST_FINDINGS) return [];
    const bounds = reachOf(layer);
    const under = below.filter(
      ({ text, bounds: own }) => (places.get(text.id) ?? 0) < at && intersectionOf(own, bounds) !== null,
    );
    const cover = under.length > 0 ? coverOf(layer) : null;
    const hits = cover ? under.map(({ text }) => ({ text, cover })).filter((hit) => isHurt(hit)) : [];
    count += hits.length;
    return hits;
  });
}

/** Two colors that are as far apart as possible. */
const [MAGENTA, GREEN] = ['#ff00ff', '#00ff00'];
const apart = (one: string, other: string): number =>
  Math.hypot(
    ...[1, 3, 5].map((at) => Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16)),
  );
const FARTHEST = apart(MAGENTA, GREEN);

/** Those of some hits where the pixels in front are opaque too. */
async function opaque(hits: readonly Hit[], page: LintedPage, samplePixels: SamplePixels): Promise<Hit[]> {
  const shown = new Set(hits.flatMap(({ cover }) => (cover.mayShow ? [cover.layer] : [])));
  const [magenta, green] = [aloneOn(MAGENTA, page, [...shown]), aloneOn(GREEN, page, [...shown])];
  const isSeenAt = async (place: Box): Promise<boolean> => {
    const one = await samplePixels(magenta, page.page, place);
    // Only what hides half of it or more is this far from the background.
    if (one === null || apart(one.color, MAGENTA) >= FARTHEST * VEIL) return false;
    const other = await samplePixels(green, page.page, place);
    return other !== null && apart(one.color, other.color) > FARTHEST * (1 - VEIL);
  };
  const kept: Hit[] = [];
  for (const hit of hits) {
    const seen = new Set<Letter>();
    for (const letter of hit.cover.mayShow ? lettersOf(hit.text) : []) {
      const place = intersectionOf(letter.bounds, hit.cover.bounds);
      if (place && (await isSeenAt(place))) seen.add(letter);
    }
    if (seen.size === 0 || isHurt(hit, seen)) kept.push(hit);
  }
  return kept;
}

/** Texts with invisible letters. */
export async function covered(page: LintedPage, samplePixels: SamplePixels): Promise<Finding[]> {
  const hits = await opaque(hitsOn(page), page, samplePixels);
  return hits.map(({ text, cover }): Finding => ({
    rule: 'covered',
    layers: [text.id, cover.layer.id],
    words: message('lint.covered', { text: quoted(text), above: named(cover.layer) }),
  }));
}
