/** Logos: the tool that proposes them. Messages of the specification are word for word. */
export const logoMessages = {
  'logoStudio.moreDetails': 'Provide more details to generate logos',
  'logoStudio.failed': 'Could not generate logos',
} as const;
