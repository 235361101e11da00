/** Choosing one of several things in a picture, in the editor and in the studio. */
export const pickMessages = {
  'pick.title': 'Pick what to keep',
  'pick.how': 'Click the thing to keep, or draw a box around it.',
  'pick.area':
    'Pick what to keep in {name}: arrow keys move the box, with Shift they resize it, Enter keeps what is in it, Escape goes back',
  'pick.words': 'remove background cutout select subject object choose keep only this one box click point',
  'pick.finding': 'Cutting out what you picked',
  'pick.notFound': 'Nothing could be cut out there',
  'pick.go': 'Keep this',
  'pick.keys': 'Arrow keys move the box; with Shift they resize it.',
  'pick.box': 'Box from {left, number} to {right, number} % across and {top, number} to {bottom, number} % down',
  'pick.same': 'That is already what is kept. Pick something else.',
} as const;
