/** The reasons why a picture of a design can't be made. */
export const renderingMessages = {
  'rendering.brokenPictures':
    '{count, plural, one {A picture in this design can’t be read.} other {# pictures in this design can’t be read.}} Replace or delete what is marked on the canvas, then try again.',
  'rendering.noPage': 'This page is no longer there.',
  'rendering.tooLarge': 'The picture would have {pixels} million pixels; it can have at most {limit} million.',
  'rendering.tooHeavy':
    'This page needs too much memory to render. Remove shadows, reflections or filters, or make the picture smaller.',
  'rendering.tooMany':
    'You already have {count, plural, one {# picture} other {# pictures}} waiting to be rendered. Try again when some of them are done.',
  'rendering.stopped': 'Rendering was stopped.',
  'rendering.tooLong': 'Making the picture took longer than {seconds} seconds and was stopped.',
  'rendering.failed': 'The picture could not be made. Try again.',
  'rendering.watermark': 'Made with Blend',

  // The export dialog
  'rendering.png': 'PNG',
  'rendering.pngHint': 'Keeps transparency',
  'rendering.jpg': 'JPG',
  'rendering.jpgHint': 'Small, for photos',
  'rendering.webp': 'WebP',
  'rendering.webpHint': 'Smallest, for the web',
  'rendering.pdf': 'PDF',
  'rendering.pdfHint': 'All pages, to share',
  'rendering.printPdf': 'PDF for print',
  'rendering.printPdfHint': 'For print shops: PDF/X-4, bleed, crop marks',
  'rendering.bleed': 'Bleed',
  'rendering.bleedValue': '{bleed, number} mm',
  'rendering.bleedAbout': 'About the bleed',
  'rendering.bleedExplained':
    'Backgrounds and pictures at the edge go on this far beyond where the paper is cut, so that no white edge shows. Print shops mostly ask for 3 mm.',
  'rendering.cropMarks': 'Crop marks',
  'rendering.cropMarksHint': 'Lines at the corners that say where to cut',
  'rendering.printSize': 'A page is cut to {across} × {down} mm: {width} × {height} px at 300 px per inch.',
  'rendering.vectorPdf': 'Vector PDF',
  'rendering.vectorPdfHint': 'Sharp at any size',
  'rendering.svg': 'SVG',
  'rendering.svgHint': 'Editable outlines',
  'rendering.planWithVector': 'Pro',
  'rendering.pages': 'Pages',
  'rendering.allPages': 'All {count} pages',
  'rendering.thisPage': 'This page',
  'rendering.resolution': 'Resolution',
  'rendering.pageSize': 'A page measures {across} × {down} cm: {width} × {height} px at 96 px per inch.',
} as const;
