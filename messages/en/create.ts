/** The tool cards, and the screen with everything that one can begin with. */
export const createMessages = {
  'create.nav': 'Tools',
  'create.title': 'What do you want to make?',
  'create.lead': 'Pick a tool for a photo that you have, describe what you need, or begin with a blank page.',
  'create.modes': 'What it is for',
  'create.modeAll': 'Everything',
  'create.modeProduct': 'Product photos',
  'create.modePhoto': 'Fix a photo',
  'create.modeSocial': 'Social posts',
  'create.modePoster': 'Posters and print',
  'create.tools': 'Tools',
  'create.aiDesign': 'AI design',
  'create.aiDesignText': 'Describe a post, a listing or a poster, and finish it by hand.',
  'create.formats': 'Begin with a blank page',
  'create.formatsText': 'In the size that it will be seen in.',
  'create.splashTitle': 'For the photos that you have',
  'create.splashText': 'Tools that work on your own pictures, each in a few seconds.',
} as const;
