/** The repair screens of the studio: background removal, magic erase, upscale, expand, fix this photo. */
export const repairScreenMessages = {
  'repairs.stage.erase': 'Filling what was marked',
  'repairs.stage.upscale': 'Enlarging your picture',
  'repairs.stage.expand': 'Going on beyond the edges',
  'repairs.stage.retake': 'Looking at your photo and mending it',
  'repairs.stage.retakeOf': 'Photo {number, number} of {count, number}',
  'repairs.suffix.erase': 'erased',
  'repairs.suffix.upscale': 'large',
  'repairs.suffix.expand': 'expanded',
  'repairs.suffix.retake': 'fixed',
  'repairs.upscale.limited': 'It grew to {width, number} × {height, number} pixels, which is as large as pictures get here.',
  'repairs.look.smaller': 'With a look, pictures are at most {width, number} × {height, number} pixels here.',
  'repairs.noneFixed': 'None of the {count, number} photos could be fixed. Of the first one: {reason}',
} as const;
