/** Try-on: its request, and the messages if it can't be done. */
export const tryOnMessages = {
  'tryOn.pleaseGarment': 'Please upload a clothing image',
  'tryOn.pleasePerson': 'Please upload an image of a person',
  'tryOn.noPerson':
    'Nobody was found in this picture: both shoulders have to be visible. Try a photo taken from the front.',
  'tryOn.noFace': 'No face was found in this picture. Try a photo taken from the front.',
  'tryOn.noGarment':
    'The garment couldn’t be separated from its background. Try a photo of it alone, laid flat or hung up, on a plain background.',
  'tryOn.minor': 'People under 18 can only try on everyday clothes. This was not made and has been flagged.',
  'tryOn.garmentFile': '{name} put on.png',
  'tryOn.frontFile': '{name} in front.png',
  'tryOn.flatFile': '{name} try-on.jpg',

  'tryOn.stage.seeing': 'Looking for shoulders, arms and hands',
  'tryOn.stage.cutting': 'Cutting out person and piece',
  'tryOn.stage.putting': 'Putting it on',
  'tryOn.stage.hosted': 'The image model is putting it on',

  'tryOn.note.hips': 'The hips are outside the picture, so where it ends is a guess.',
  'tryOn.note.arms': 'An arm could not be seen well, so a sleeve may be off. Drag its points to where they belong.',
  'tryOn.note.legs':
    'The legs could not be seen well, so where it falls is a guess. Drag the points to where they belong.',
  'tryOn.note.face':
    'The face could not be seen well, so the position is a guess. Drag the points to where they belong.',
  'tryOn.note.fingers':
    'The fingers could not be seen well, so the position is a guess. Drag the points to where they belong.',
  'tryOn.note.shape': 'The cut of the garment is a guess. Drag the points to where they belong.',
  'tryOn.note.folded': 'The piece folds over itself somewhere. Drag its points further apart.',
  'tryOn.note.silhouette': 'The person couldn’t be separated from the background, so the fit only follows the joints.',
  'tryOn.nothingToAdjust': 'You have no such try-on to adjust.',
  'tryOn.modelGone': 'This model is no longer there. Choose another person.',
} as const;
