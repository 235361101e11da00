/** The tool cards, and the screen with all ways to start. */
export const createMessages = {
  'create.title': 'What do you want to make?',
  'create.lead': 'Pick a tool for a photo you have, describe what you need, or start with a blank page.',
  'create.modes': 'What it is for',
  'create.modeAll': 'Everything',
  'create.modeProduct': 'Product photos',
  'create.modePhoto': 'Fix a photo',
  'create.modeSocial': 'Social posts',
  'create.modeVideo': 'Videos',
  'create.modePoster': 'Posters and print',
  'create.tools': 'Tools',
  'create.aiDesign': 'AI Design',
  'create.aiDesignText': 'Describe a post, a listing or a poster, and finish it by hand.',
  'create.formats': 'Start with a blank page',
  'create.formatsText': 'In the size you need.',
  'create.splashTitle': 'Or start with a tool',
  'create.splashText': 'One job each: for photos you already have, and for pictures you don’t.',
} as const;
