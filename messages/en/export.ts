/** The export dialog. */
export const exportMessages = {
  'export.sizes': 'Size',
  'export.sizesHint': 'Choose several for a ZIP',
  'export.transparent': 'Transparent background',
  'export.transparentHint': 'Leaves out what the page stands on',
  'export.about': 'About {size}',
  'export.aboutFiles': '{count} files, about {size}',
  'export.files': '{count} files in a ZIP',
  'export.rendering': 'Rendering your design',
  'export.renderingShare': 'Rendering, {percent} % done',
  'export.tryAgain': 'Try again',
  'export.tooMany': 'More than {limit} pictures at once take too long. Choose fewer sizes, or this page alone.',
};
