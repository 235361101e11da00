/** Pictures of logos by the hosted image model, as opposed to those drawn by the built-in engine. */
export const logoPictureMessages = {
  'logoPictures.kind': 'Logo pictures',
  'logoPictures.failed': 'The logo pictures could not be made.',
  'logoPictures.noModel': 'No hosted image model is set up here.',
  'logoPictures.noBatch': 'The logos that these pictures belong to are gone.',
  'logoPictures.stage': 'The hosted model is painting picture {number} of {count}',
  'logoPictures.asShapes': 'Editable shapes',
  'logoPictures.asPicture': 'A picture: it has too many colours or outlines to become shapes',
  'logoPictures.title': 'By the hosted model',
  'logoPictures.text': 'Four more ideas from the same words. Pictures with few flat colours become shapes.',
  'logoPictures.ask': 'Ask for four pictures',
  'logoPictures.again': 'Four more pictures',
  'logoPictures.edit': 'Open picture {number} in the editor',
  'logoPictures.download': 'Download picture {number}',
  'logoPictures.keep': 'Save picture {number} to brand kit',
  'logoPictures.picture': 'Picture {number} of {count} for {name}, by the hosted model',
} as const;
