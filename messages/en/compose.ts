/** What compose_design says on its card, and why it could not lay something out. */
export const composeMessages = {
  'compose.title': 'Design the page',
  'compose.done': 'Designed {headline}',
  'compose.reworked': 'Designed {headline} another way',
  'compose.nothing': 'There is nothing to lay out: give a headline, other words or a picture',
  'compose.nothingThere': 'There’s nothing on the page to lay out again',
  'compose.tooMuch':
    'The words do not fit on {width} × {height} at a size that can be read: “{text}” is the longest. Shorten it, or choose a larger format',
  'compose.framed': 'The subject of {picture} could not be cut out, so the picture is framed: {reason}',
  'compose.noSubject': 'nothing in it stands out from the rest',
  'compose.fewer': '{shown} of {count} pictures are shown',
  'compose.otherLayout': 'The layout {asked} does not hold these words and pictures; {used} was used',
  'compose.lockedStay': '{count, plural, one {# locked layer} other {# locked layers}} stayed',
  'compose.logoGone': 'The logo of the brand kit could not be read',
} as const;
