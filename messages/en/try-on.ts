/** Try-on: what is asked for, and what is said where it can't be done. */
export const tryOnMessages = {
  'tryOn.pleaseGarment': 'Please upload a clothing image',
  'tryOn.pleasePerson': 'Please upload an image of a person',
  'tryOn.noPerson':
    'Nobody could be found in this picture: both shoulders have to be seen. Try a photo from the front.',
  'tryOn.noFace': 'No face could be found in this picture. Try a photo from the front.',
  'tryOn.noGarment':
    'The garment couldn’t be separated from its background. Try a photo of it alone, laid flat or hung up, on a plain background.',
  'tryOn.minor': 'People under 18 can only try on everyday clothes. This was not made and has been flagged.',
  'tryOn.garmentFile': '{name} put on.png',
  'tryOn.frontFile': '{name} in front.png',
  'tryOn.flatFile': '{name} try-on.jpg',

  'tryOn.stage.seeing': 'Looking for shoulders, arms and hands',
  'tryOn.stage.cutting': 'Cutting out person and piece',
  'tryOn.stage.putting': 'Putting it on',
  'tryOn.stage.hosted': 'The image model puts it on',

  'tryOn.note.hips': 'The hips are out of the picture, so where it ends is a guess.',
  'tryOn.note.arms': 'An arm could not be seen well, so a sleeve may lie wrong. Drag its points where they belong.',
  'tryOn.note.legs':
    'The legs could not be seen well, so where it falls is a guess. Drag the points where they belong.',
  'tryOn.note.face': 'The face could not be seen well, so its place is a guess. Drag the points where they belong.',
  'tryOn.note.fingers':
    'The fingers could not be seen well, so its place is a guess. Drag the points where they belong.',
  'tryOn.note.shape': 'The cut of the garment is a guess. Drag the points where they belong.',
  'tryOn.note.folded': 'The piece folds over itself somewhere. Drag its points further apart.',
  'tryOn.note.silhouette': 'The person couldn’t be separated from the background, so the fit follows the joints alone.',
  'tryOn.nothingToAdjust': 'There is no such try-on of yours to adjust.',
  'tryOn.modelGone': 'This model is no longer there. Choose another person.',
} as const;
