/** The texts of place_in_scene. Its steps are short enough for the editor's panel, beside their share and Cancel. */
import { toolTexts } from '../contract/tool-text.ts';

export const TEXTS = toolTexts(
  'tools.placeInScene',
  {
    title: 'Place in a scene',
    doing: 'Rendering the scene',
    failed: 'Could not generate scene.',
    choice: 'Variation {number}',
    noPicture: '{layer} is not a picture, so it can’t be placed in a scene',
    which: 'There are several pictures. Say which one is the product: {list}',
    none: 'There is no picture on this page. Add or attach a photo of the product first.',
    sceneOrWords: 'give either scene or words',
    use: 'Use it',
    cutting: 'Cutting it out',
    previewing: 'Rendering',
    previewingOf: 'Rendering {number} of {count}',
    rendering: 'Rendering',
    reading: 'Checking words',
  },
  {
    previewed: 'Preview: {name}',
    done: 'Placed the product in a scene: {name}',
    doneBut: 'Placed the product in a scene: {name}. Not understood: {words}',
  },
);
