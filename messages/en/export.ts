/** The export dialog. */
export const exportMessages = {
  'export.sizes': 'Size',
  'export.sizesAbout': 'About sizes',
  'export.sizesExplained':
    'The size counts the pixels along the shorter side. Your plan exports this up to {largest} px.',
  'export.sizesHint': 'Choose several for a ZIP',
  'export.transparent': 'Transparent background',
  'export.transparentHint': 'Leaves out the page’s background',
  'export.about': 'About {size}',
  'export.aboutFiles': '{count} files, about {size}',
  'export.files': '{count} files in a ZIP',
  'export.rendering': 'Rendering your design',
  'export.renderingShare': 'Rendering, {percent} % done',
  'export.tryAgain': 'Try again',
  'export.tooMany': 'That is more than {limit} pictures at once. Choose fewer sizes, or only this page.',
};
