/** Card texts of compose_design, and why it could not lay something out. */
export const composeMessages = {
  'compose.tooMuch':
    'The words do not fit on {width} × {height} at a readable size: “{text}” is the longest. Shorten it, or choose a larger format',
  'compose.noSubject': 'nothing in it stands out from the rest',
  'compose.logoGone': 'The logo of the brand kit could not be read',
} as const;
