/** Try-on: what is asked for, and what is said where it can't be done. */
export const tryOnMessages = {
  'tryOn.pleaseGarment': 'Please upload a clothing image',
  'tryOn.pleasePerson': 'Please upload an image of a person',
  'tryOn.noPerson': 'Nobody could be found in this picture: both shoulders have to be seen. Try a photo from the front.',
  'tryOn.noFace': 'No face could be found in this picture. Try a photo from the front.',
  'tryOn.noGarment': 'The piece could not be told from its background. Try a photo of it alone, laid flat or hung up, on a plain ground.',
  'tryOn.minor': 'People under 18 can only try on everyday clothes. This was not made and has been flagged.',
  'tryOn.garmentFile': '{name} put on.png',
  'tryOn.frontFile': '{name} in front.png',
  'tryOn.flatFile': '{name} try-on.jpg',
} as const;
