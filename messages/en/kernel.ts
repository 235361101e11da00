/** What is wrong with a document or an operation: each names the field and the limit. */
export const kernelMessages = {
  'kernel.tooSmall': '{field} must be at least {limit}',
  'kernel.tooBig': '{field} must be at most {limit}',
  'kernel.invalid': '{field}: {reason}',
  'kernel.unknownLayer': 'There is no layer "{id}" on this design',
  'kernel.unknownPage': 'There is no page "{id}" on this design',
  'kernel.duplicateId': 'The id "{id}" is already taken',
  'kernel.tooManyLayers': 'layers: a page holds at most {limit} layers',
  'kernel.tooManyPages': 'pages: a design holds at most {limit} pages',
  'kernel.documentTooLarge': 'document: a design holds at most {limit} bytes',
  'kernel.lastPage': 'pages: a design keeps at least one page',
  'kernel.cycle': 'parent: a group cannot be put inside itself',
  'kernel.wrongType': '{field}: layer "{id}" is a {type} and has no such property',
  'kernel.dimension': 'Dimension should be between 100 and 4000',
} as const;
