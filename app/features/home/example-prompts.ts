/** Prompts to begin with. Each is something that works word for word, also with the built-in assistant. */
export interface ExamplePrompt {
  id: string;
  /** What the chip says. */
  title: string;
  prompt: string;
}

export const EXAMPLE_PROMPTS: readonly ExamplePrompt[] = [
  {
    id: 'sale',
    title: 'Autumn sale post',
    prompt: 'Make a square post with a #f2a541 background. Add the headline "Leaves fall. So do prices." in Anton, dark brown, and the text "Until Sunday" below it',
  },
  {
    id: 'bakery',
    title: 'Bakery story',
    prompt: 'Make an Instagram story with a cream background. Add the headline "Fresh bread, 7 am" in Playfair Display and the text "Every day but Monday" at the bottom',
  },
  {
    id: 'listing',
    title: 'Listing photo with a price',
    prompt: 'Make an eBay listing with a white background, place my photo in the middle and add the text "$49" in the top right corner',
  },
  {
    id: 'thumbnail',
    title: 'Video thumbnail',
    prompt: 'Make a YouTube thumbnail with a dark teal background and the headline "I sold 100 mugs in a week" in big yellow letters',
  },
];
