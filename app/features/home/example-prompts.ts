/** Prompts to begin with. Each works word for word, also with the built-in assistant: example-prompts.test.ts says what comes out. */
export interface ExamplePrompt {
  id: string;
  /** What the chip says. */
  title: string;
  prompt: string;
}

export const EXAMPLE_PROMPTS: readonly ExamplePrompt[] = [
  { id: 'sale', title: 'Sale post', prompt: 'Instagram post for my autumn sale, 30% off ceramics' },
  { id: 'flyer', title: 'Class flyer', prompt: 'A4 flyer for my yoga class, every Monday at 7pm' },
  { id: 'listing', title: 'Listing with a price', prompt: 'Etsy listing for handmade silver earrings, $49' },
  { id: 'story', title: 'Bakery story', prompt: 'Instagram story with the headline "Fresh bread, 7 am" and the text "Every day but Monday"' },
  { id: 'thumbnail', title: 'Video thumbnail', prompt: 'YouTube thumbnail about 10 tips for better sleep' },
];
