/** Search terms of templates beyond those of the topic: subjects of photos, trades, purposes. */
import { findSample } from '#design/samples/samples.ts';
import type { TemplateCategory } from './template.ts';
import type { Topic } from './topics.ts';

const list = (words: string): readonly string[] => words.split(' ');

const CATEGORIES: Readonly<Partial<Record<TemplateCategory, readonly string[]>>> = {
  sale: list('discount deal offer promo promotion'),
  launch: list('new announcement'),
  prices: list('price prices rates'),
  events: list('event invitation invite party'),
  seasons: list('holiday season greeting'),
  listings: list('listing marketplace product'),
  cards: list('card print'),
};

/** Synonyms of trades, by a word of the topic's mood. */
const TRADES: Readonly<Record<string, readonly string[]>> = {
  yoga: list('yoga pilates gym fitness studio dance training'),
  workshop: list('workshop lesson training course'),
  school: list('school students teacher'),
  wedding: list('wedding bride photography photographer'),
  salon: list('salon hair spa makeup'),
  barber: list('barber hair haircut'),
  food: list('food restaurant takeaway burger tacos'),
  cafe: list('cafe coffee'),
  party: list('party birthday'),
  dog: list('dog cat pet'),
  business: list('business company service office'),
  gardening: list('garden gardening'),
  streetwear: list('streetwear hoodie sneaker'),
  vintage: list('vintage thrift secondhand'),
};

/** Search terms of a topic's template that shows these samples, most specific first, each once. */
export function foundBy({ words, mood, category }: Topic, shown: readonly string[]): readonly string[] {
  const trades = list(mood).flatMap((word) => [word, ...(TRADES[word] ?? [])]);
  return [
    ...new Set([
      ...words,
      ...trades,
      ...shown.flatMap((id) => [findSample(id)?.trade ?? [], findSample(id)?.tags ?? []].flat()),
      ...(CATEGORIES[category] ?? []),
    ]),
  ];
}
