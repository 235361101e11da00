/** Businesses of many trades and scripts, as their owners describe them. */
export interface LogoExample {
  /** Name of the file. */
  name: string;
  title: string;
  description: string;
  elements?: readonly string[];
  colors?: readonly string[];
}

export const LOGO_BRIEFS: readonly LogoExample[] = [
  { name: 'bakery', title: 'Crumb & Co', description: 'small sourdough bakery in Lisbon, warm and rustic' },
  { name: 'software', title: 'Northlight', description: 'data analytics platform for hospitals, calm and trustworthy' },
  {
    name: 'candles',
    title: 'The Old Harbour Candle Company',
    description: 'hand-poured soy candles, made in small batches by the sea',
  },
  { name: 'letter', title: 'K', description: 'minimal jewellery studio, gold rings' },
  { name: 'arabic', title: 'مخبز النور', description: 'مخبز عائلي' },
  { name: 'hindi', title: 'मिठाई घर', description: 'sweet shop, traditional Indian desserts and tea' },
  {
    name: 'chinese',
    title: '青山茶房',
    description: 'tea house in the mountains, quiet and natural',
    elements: ['mountain', 'tea'],
  },
  { name: 'law', title: 'Hart & Sandoval', description: 'law firm for small businesses' },
  { name: 'dogs', title: 'Muddy Paws', description: 'friendly dog grooming and puppy day care' },
  { name: 'surf', title: 'Maré Alta Surf School', description: 'surf lessons on the beach for kids and beginners' },
  { name: 'gym', title: 'Ironworks', description: 'strength gym and crossfit, bold and industrial' },
  { name: 'florist', title: 'Wilde & Bloom', description: 'florist for weddings, elegant bouquets' },
  {
    name: 'coffee',
    title: 'Halden Roasters',
    description: 'specialty coffee roastery',
    colors: ['#0f6b66', '#f4c95d', '#f6f1e4'],
  },
  { name: 'toys', title: 'Pip', description: 'wooden toys for kids, playful' },
];
