/** Texts of importing files as layers. */
export const importMessages = {
  'imports.import': 'Import',
  'imports.importFile': 'Import a file',
  'imports.title': 'Import as layers',
  'imports.hint': 'SVG, PDF or PowerPoint (.pptx), at most {megabytes} MB. Words stay words, shapes stay shapes.',
  'imports.choose': 'Choose a file',
  'imports.drop': 'Drop a file here, or choose one',
  'imports.sending': 'Sending {name}',
  'imports.reading': 'Reading {name}. Large files take a while.',
  'imports.done': '{name} is imported',
  'imports.doneWhole': 'Everything was carried over.',
  'imports.doneExcept': 'Almost everything was carried over. What was not:',
  'imports.open': 'Open the design',
  'imports.another': 'Import another file',
  'imports.failed': '{name} could not be imported',
  'imports.ask': 'How should {name} come in?',
  'imports.asLayers': 'As layers',
  'imports.asLayersHint': 'Words, shapes and pictures that you can change one by one',
  'imports.asPicture': 'As a picture',
  'imports.asPictureHint': 'One picture, of the first page',
  'imports.placed': '{count, plural, one {Imported as one group} other {Imported as # pages}}',
  'imports.untitled': 'Imported design',
  'imports.noRoom':
    'There is no room for it here: a design has at most {pages} pages and a page at most {layers} layers. Import it as a new design instead.',

  'imports.wrongType': 'Only SVG, PDF and PowerPoint (.pptx) files can be imported as layers',
  'imports.unreadable':
    'This file could not be read: it is damaged or not what its name says. Save it again from its own app and try that.',
  'imports.locked': 'This file is protected by a password. Save a copy without one, then import that.',
  'imports.empty': 'There is nothing to see in this file',
  'imports.tooManyElements':
    'A page of this file has too many elements: at most {limit, number} can be read. Simplify it, or save it as a PNG picture.',
  'imports.tooLargeUnpacked':
    'Unpacked, this file is larger than {megabytes} MB. Make its pictures smaller and save it again.',
  'imports.legacy': 'This is an older Office file, or one with a password. Save it as .pptx without a password.',

  'imports.font': '{from} {count, plural, one {is} other {are}} not available: {to} is used instead',
  'imports.lossOnPages': '{loss} ({count, plural, one {page} other {pages}} {pages})',
  'imports.loss.pagesLeft':
    '{count, plural, one {# page was} other {# pages were}} left out: a design has at most {limit}',
  'imports.loss.pageLeft': '{count, plural, one {# page} other {# pages}} can’t be read',
  'imports.loss.pageDrawn':
    '{count, plural, one {# page has} other {# pages have}} too many elements and {count, plural, one {is} other {are}} shown as a picture',
  'imports.loss.effectDrawn': '{count, plural, one {# effect is} other {# effects are}} shown as a picture',
  'imports.loss.maskDrawn': '{count, plural, one {# masked part is} other {# masked parts are}} shown as a picture',
  'imports.loss.patternDrawn': '{count, plural, one {# pattern is} other {# patterns are}} shown as a picture',
  'imports.loss.gradientDrawn': '{count, plural, one {# gradient is} other {# gradients are}} shown as a picture',
  'imports.loss.textDrawn': '{count, plural, one {# text is} other {# texts are}} shown as a picture',
  'imports.loss.chartDrawn': '{count, plural, one {# chart is} other {# charts are}} shown as plain shapes',
  'imports.loss.shapesDrawn': '{count, plural, one {# shape is} other {# small shapes are}} shown as a picture',
  'imports.loss.clipIgnored': '{count, plural, one {# part is} other {# parts are}} no longer cut off at the edge',
  'imports.loss.textOnPath': '{count, plural, one {# curved text is} other {# curved texts are}} straight',
  'imports.loss.verticalText': '{count, plural, one {# vertical text is} other {# vertical texts are}} set in lines',
  'imports.loss.effectLeft': '{count, plural, one {# effect was} other {# effects were}} left out',
  'imports.loss.chartLeft': '{count, plural, one {# chart was} other {# charts were}} left out',
  'imports.loss.chartPartLeft':
    '{count, plural, one {# second kind of values in a chart was} other {# further kinds of values in charts were}} left out',
  'imports.loss.pictureLeft':
    '{count, plural, one {# picture} other {# pictures}} in a format that can’t be read {count, plural, one {was} other {were}} left out',
  'imports.loss.outsidePictureLeft':
    '{count, plural, one {# picture is} other {# pictures are}} not in the file but elsewhere, and {count, plural, one {was} other {were}} left out',
  'imports.loss.objectLeft':
    '{count, plural, one {# embedded object} other {# embedded objects}} came only in part or not at all',
  'imports.loss.mediaLeft': '{count, plural, one {# video or sound was} other {# videos or sounds were}} left out',
  'imports.loss.animationLeft': '{count, plural, one {# animation was} other {# animations were}} left out',
  'imports.loss.scriptLeft': '{count, plural, one {# script was} other {# scripts were}} left out',
  'imports.loss.formLeft':
    '{count, plural, one {# form field is} other {# form fields are}} shown as they look, and can’t be filled in',
  'imports.loss.linkLeft': '{count, plural, one {# link leads} other {# links lead}} nowhere now',
  'imports.loss.attachmentLeft': '{count, plural, one {# attached file was} other {# attached files were}} left out',
  'imports.loss.noteLeft': '{count, plural, one {# comment or note was} other {# comments and notes were}} left out',
} as const;
