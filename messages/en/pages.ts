/** Texts of the pages strip and its preview. */
export const pagesMessages = {
  'pages.rename': 'Rename page',
  'pages.name': 'Name of this page',
  'pages.namePlaceholder': 'Name this page',
  'pages.carousel': 'Preview as carousel',
  'pages.carouselHint': 'See it as followers do. Swipe, or press Left and Right.',
  'pages.carouselRole': 'carousel',
  'pages.carouselWords': 'swipe slides post followers instagram slideshow look',
  'pages.yourName': 'Your shop',
  'pages.position': '{number} / {count}',
  'pages.previous': 'Previous page',
  'pages.next': 'Next page',
  'pages.drawing': 'Rendering the page',
  'pages.notDrawn': 'This page could not be rendered.',
} as const;
