/** The shipped templates: each topic in several compositions made for its kind of content. */
import { findSample, listSamples, type Trade } from '#design/samples/samples.ts';
import { COMPOSITIONS } from '../compositions/all.ts';
import { PAGE_SHAPES, type BriefFacts, type Composition } from '../compositions/composition.ts';
import { energySaid, moodOf } from '../mood-of.ts';
import { wordsOf } from '../plan.ts';
import type { Content } from '../composition-input.ts';
import { foundBy } from './found-by.ts';
import { LEFT_OUT } from './left-out.ts';
import type { Template } from './template.ts';
import { TOPICS, type Topic } from './topics.ts';

/** Trades whose products are worn together, so that each may stand beside the others. */
const WORN: readonly Trade[] = ['fashion', 'shoes', 'jewellery'];

/** Most templates of one topic. */
const EACH = 9;

/** FNV-1a with a final mix (MurmurHash3's), 32 bits: similar texts get numbers far apart. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35) >>> 0;
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Lowest score of a composition that suits a topic. */
const SUITABLE = 2.5;

/** Random part of a score, so that compositions that suit everything are not everywhere. */
const CHANCE = 7;

type Said = Pick<BriefFacts, 'content' | 'energy' | 'things'>;

/** What a topic's copy says about the compositions that suit it. Finding its mood is slow: once for all of them. */
function saidIn(topic: Topic): Said {
  const content = contentOf(topic);
  const {
    energies: [first],
    things,
  } = moodOf(topic.mood, wordsOf(content));
  return { content, energy: energySaid(topic.mood) ?? first, things };
}

/**
 * How well a composition suits such content, by its own declaration; 0: it is for other kinds, or shows more things
 * than there are.
 */
function suitability(composition: Composition, { kind, subjects }: Topic, said: Said): number {
  const {
    pictures: [least, most],
    shapes: [shape = 'square'],
  } = composition;
  if (!composition.kinds.includes(kind) || least > Math.max(1, subjects.length)) return 0;
  // Without copy no composition suits better than another.
  if (kind === 'packshot') return SUITABLE;
  const pictures = most === 0 ? 0 : Math.min(most, Math.max(1, subjects.length));
  const [width, height] = PAGE_SHAPES[shape];
  return composition.suits({ ...said, pictures, cutouts: pictures, ratio: width / height });
}

/**
 * Chooses the compositions for a topic by score and by a hash of the pair (rendezvous hashing), so that a new
 * composition replaces few others and the ids of templates stay.
 */
function compositionsFor(topic: Topic): Composition[] {
  const { id } = topic;
  const said = saidIn(topic);
  const serving = COMPOSITIONS.filter((composition) => !LEFT_OUT.has(`${id}-${composition.id}`)).flatMap(
    (composition) => {
      const suits = suitability(composition, topic, said);
      return suits < SUITABLE
        ? []
        : [{ composition, at: suits + (hashOf(`${id} ${composition.id}`) / 2 ** 32) * CHANCE }];
    },
  );
  return serving
    .sort((a, b) => b.at - a.at)
    .slice(0, EACH)
    .map(({ composition }) => composition);
}

/**
 * Chooses samples for a template's photos: the topic's own, of which each of its templates shows others (`turn` counts
 * them), then more of the same trade. Fewer than `count` where the trade has no more.
 */
export function samples(subjects: Topic['subjects'], count: number, turn = 0): string[] {
  const own = subjects.flatMap((group) => group[turn % group.length] ?? []);
  const shown = new Set(own.map((id) => findSample(id)?.trade));
  const kin = listSamples().filter(
    ({ trade }) => shown.has(trade) || (WORN.includes(trade) && WORN.some((one) => shown.has(one))),
  );
  return [...new Set([...own, ...subjects.flat(), ...kin.map(({ id }) => id)])].slice(0, count);
}

/** Number of photos that a template shows: several only where several things are the point. */
function photosIn({ pictures: [least, most] }: Composition, { kind }: Topic, chance: number): number {
  if (kind === 'shelf') return Math.min(most, 4);
  if (least === 0 && most > 0) return chance % 3 === 0 ? 0 : 1;
  return Math.min(most, Math.max(least, 1));
}

/** The sample copy of a topic. */
function contentOf({ headline, subheading, offer, callToAction, lines }: Topic): Content {
  return { headline, subheading, offer, callToAction, lines };
}

/** `turn`: its place among the templates of its topic. */
function templateOf(topic: Topic, composition: Composition, turn: number): Template {
  const { id, title, category, kind, mood, subjects } = topic;
  const chance = hashOf(`${composition.id} ${id}`);
  const shown = samples(subjects, Math.max(1, photosIn(composition, topic, chance)), turn);
  return {
    id: `${id}-${composition.id}`,
    title,
    category,
    kind,
    mood,
    words: foundBy(topic, shown),
    composition: composition.id,
    variant: chance % 24,
    content: contentOf(topic),
    pictures: shown.slice(0, photosIn(composition, topic, chance)),
    shape: composition.shapes[(chance >>> 8) % composition.shapes.length] ?? 'square',
  };
}

/** All templates, the best composition of every topic first. */
export const TEMPLATES: readonly Template[] = (() => {
  const each = TOPICS.map((topic) =>
    compositionsFor(topic).map((composition, turn) => templateOf(topic, composition, turn)),
  );
  const rounds = Math.max(...each.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => each.flatMap((list) => list.slice(round, round + 1))).flat();
})();
