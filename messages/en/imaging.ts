/** Reasons why a picture can't be cut out. */
export const imagingMessages = {
  'imaging.missing': 'This picture is no longer there.',
  'imaging.notAPicture': '“{name}” is not a picture, so it has no background to remove.',
  'imaging.notForRepair': '“{name}” is not a picture.',
  'imaging.unreadable': 'This picture can’t be read.',
  'imaging.tooLarge': 'The picture has {pixels} million pixels; at most {limit} million can be cut out.',
  'imaging.nothingFound': 'Nothing in this picture stands out clearly enough from its background to be cut out.',
  'imaging.nothingBehind': 'The subject fills the whole picture: there is no background to remove.',
  'imaging.modelUnusable': 'The background model can’t be used: {reason}',
} as const;
