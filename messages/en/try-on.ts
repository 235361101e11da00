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
  'tryOn.fault.face':
    'It would lie over the face, so it was not made. Try a photo from the front in which the whole neck shows.',
  'tryOn.fault.hair':
    'It would lie over the hair, so it was not made. Try a photo with the hair tied up or behind the shoulders.',
  'tryOn.fault.collar':
    'The collar and shoulders would not close around this person, so it was not made. Try a photo from the front with the shoulders straight, or the garment laid flat with its collar closed.',
  'tryOn.fault.sleeves':
    'The sleeves or legs would not cover what they should, so it was not made. Try a photo with the arms a little away from the body, or the garment laid flat with its sleeves spread.',
  'tryOn.fault.laid':
    'The sleeves can’t be told from the rest of the garment, so it was not made. Try a photo of it laid flat with its sleeves spread out.',
  'tryOn.fault.old':
    'The clothes in the photo would show beside the new ones, so it was not made. Try a photo in something close-fitting, with no longer sleeves or legs than the garment has.',
  'tryOn.fault.exposure':
    'Its colours would look different from its photo, so it was not made. Try a photo of the person in even light.',
  'tryOn.fault.frame':
    'Most of it would be outside the picture, so it was not made. Try a photo that shows more of the body.',
  'tryOn.fault.small':
    'It would be too small to see in this photo, so it was not made. Try a closer photo of where it is worn.',
  'tryOn.fault.turned':
    'The person is turned to the side, so it was not made. Try a photo from the front with both shoulders showing.',
  'tryOn.isIt': 'This looks like {seen}, but was given as {told}. Which is it?',
  'tryOn.as': 'Try it on as {what}',
  'tryOn.looks.top': 'a top',
  'tryOn.looks.bottom': 'trousers or a skirt',
  'tryOn.looks.full': 'a dress or a suit',
  'tryOn.nothingToAdjust': 'You have no such try-on to adjust.',
  'tryOn.modelGone': 'This model is no longer there. Choose another person.',
} as const;
