/** What can keep a picture of a design from being made. */
export const renderingMessages = {
  'rendering.brokenPictures': '{count, plural, one {A picture of this design can’t be read.} other {# pictures of this design can’t be read.}} Replace or delete what is marked on the canvas, then try again.',
  'rendering.noPage': 'This page is no longer there.',
  'rendering.tooLarge': 'The picture would have {pixels} million pixels; {limit} million is the most.',
  'rendering.tooLong': 'Making the picture took longer than {seconds} seconds and was stopped.',
  'rendering.failed': 'The picture could not be made. Try again.',
  'rendering.watermark': 'Made with Blend',
} as const;
