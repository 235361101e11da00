/**
 * Suggested prompts. Each works word for word, also with the built-in assistant: example-prompts.test.ts says with what
 * result.
 */
import { inPreferredOrder } from '#app/services/onboarding/steering.ts';

export interface ExamplePrompt {
  id: string;
  /** The chip's label. */
  title: string;
  prompt: string;
}

/** The first ones are for everybody; the others are promoted for users they fit. */
export const EXAMPLE_PROMPTS: readonly ExamplePrompt[] = [
  { id: 'sale', title: 'Sale post', prompt: 'Instagram post for my autumn sale, 30% off ceramics' },
  { id: 'flyer', title: 'Class flyer', prompt: 'A4 flyer for my yoga class, every Monday at 7pm' },
  { id: 'listing', title: 'Listing with a price', prompt: 'Etsy listing for handmade silver earrings, $49' },
  {
    id: 'story',
    title: 'Bakery story',
    prompt: 'Instagram story with the headline "Fresh bread, 7 am" and the text "Every day but Monday"',
  },
  { id: 'thumbnail', title: 'Video thumbnail', prompt: 'YouTube thumbnail about 10 tips for better sleep' },

  { id: 'depop', title: 'Depop find', prompt: 'Depop listing for a vintage denim jacket, $35' },
  { id: 'ebay', title: 'eBay listing', prompt: 'eBay listing for a retro film camera, $120' },
  { id: 'poshmark', title: 'Poshmark listing', prompt: 'Poshmark listing for a silk summer dress, $28' },
  { id: 'amazon', title: 'Amazon picture', prompt: 'Amazon listing for a bamboo cutting board, $24' },
  { id: 'shopee', title: 'Shopee listing', prompt: 'Shopee listing for wireless earbuds, $15' },
  { id: 'lazada', title: 'Lazada listing', prompt: 'Lazada listing for a travel backpack, $32' },
  { id: 'mercado', title: 'Mercado Libre listing', prompt: 'Mercado Libre listing for a leather wallet, $18' },
  { id: 'carousell', title: 'Carousell listing', prompt: 'Carousell listing for a wooden desk, $80' },
  { id: 'tokopedia', title: 'Tokopedia listing', prompt: 'Tokopedia listing for a rattan lamp, $40' },
  { id: 'pin', title: 'Pin with ideas', prompt: 'Pinterest pin about 5 ideas for a small balcony' },
  {
    id: 'status',
    title: 'WhatsApp status',
    prompt: 'WhatsApp status with the headline "Fresh fish today" and the text "Order before noon"',
  },
  { id: 'drop', title: 'New drop', prompt: 'TikTok cover with the headline "New drop" and the text "Friday, 6 pm"' },
  {
    id: 'market',
    title: 'Market post',
    prompt: 'Facebook post with the headline "Spring market" and the text "Saturday, 10 to 4"',
  },
  {
    id: 'banner',
    title: 'Shop banner',
    prompt: '1920 × 1080 banner with the headline "Free shipping this week" and the text "On every order"',
  },
  { id: 'club', title: 'Club poster', prompt: 'A4 poster for the chess club, every Thursday at 6pm' },
  {
    id: 'party',
    title: 'Party invitation',
    prompt: 'Instagram story with the headline "Mia turns 30" and the text "Saturday, 8 pm, bring your dancing shoes"',
  },
];

const SHOWN = 5;

/** Those that fit, then the usual ones; five in all. */
export function examplesFor(first: readonly string[]): readonly ExamplePrompt[] {
  return inPreferredOrder(EXAMPLE_PROMPTS, first, ({ id }) => id).slice(0, SHOWN);
}
