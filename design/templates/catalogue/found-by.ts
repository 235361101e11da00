/** Search terms of templates beyond those of the topic: subjects of photos, trades, purposes. */
import type { TemplateCategory, SampleSubject } from './template.ts';
import type { Topic } from './topics.ts';

const list = (words: string): readonly string[] => words.split(' ');

/** What a sample subject may stand for. */
const SUBJECTS: Readonly<Record<SampleSubject, readonly string[]>> = {
  bottle: list('bottle drink water perfume fragrance'),
  cup: list('cup coffee cafe tea drink'),
  bag: list('bag handbag tote purse leather accessories'),
  plant: list('plant flower florist bouquet garden'),
  candle: list('candle scent wax home decor'),
  cake: list('cake pastry dessert bakery bread food'),
  shirt: list('shirt t-shirt tshirt tee clothes clothing apparel merch'),
  shoe: list('shoe sneaker trainer footwear boots'),
  jar: list('jar cream skincare cosmetics beauty jam honey'),
  tube: list('tube cream skincare cosmetics makeup beauty'),
  box: list('box parcel package'),
  mug: list('mug ceramics pottery cup homeware'),
  dress: list('dress clothes clothing apparel boutique'),
  jumper: list('jumper sweater knit crochet wool clothes clothing'),
  necklace: list('necklace jewellery jewelry accessories'),
  ring: list('ring jewellery jewelry'),
  'plant-before': list('plant garden'),
  'bag-before': list('bag leather'),
  'shoe-before': list('shoe sneaker'),
  pizza: list('pizza pizzeria food restaurant italian takeaway'),
  scissors: list('scissors comb razor brush barber haircut shave hair salon'),
  cap: list('cap mortarboard diploma degree graduate graduation school university college'),
  bouquet: list('bouquet flower flowers roses florist wedding'),
  mat: list('mat yoga pilates gym fitness sport'),
};

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

/** Search terms of a topic, most specific first, each once. */
export function foundBy({ words, mood, subjects, category }: Topic): readonly string[] {
  const trades = list(mood).flatMap((word) => [word, ...(TRADES[word] ?? [])]);
  return [
    ...new Set([
      ...words,
      ...trades,
      ...subjects.flatMap((subject) => SUBJECTS[subject]),
      ...(CATEGORIES[category] ?? []),
    ]),
  ];
}
