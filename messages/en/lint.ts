/** The lint's findings on a page. Read by people as hints and by models as tasks. */
export const lintMessages = {
  'lint.cutWord': 'A word in “{text}” is broken across lines: the text is too large for its width.',
  'lint.overflow': '“{text}” does not fit its box.',
  'lint.textOffPage': '“{text}” goes beyond the page.',
  'lint.offPage': '{layer} is off the page.',
  'lint.textOverText': '“{above}” overlaps “{below}”.',
  'lint.covered': 'Letters of “{text}” are covered by {above}.',
  'lint.contrast':
    '“{text}” is hard to read on its background: contrast {contrast, number}, at least {least, number} is needed.',
  'lint.softInPrint':
    '{layer} has {dpi, number} dots per inch at this size{more, plural, =0 {} one {, and one more picture has too few} other {, and # more pictures have too few}}: print is sharp from {least, number}.',
  'lint.missingLetters':
    '{layer}: no font here has {letters}{more, plural, =0 {} other { and # more}}, so empty boxes show instead. Upload a font that has them, or use other letters.',
  'lint.tinyText': '“{text}” is too small to read: use at least {least, number} px.',
  'lint.theText': 'the text “{text}”',
  'lint.aLayer': 'a layer of type {type}',
} as const;
