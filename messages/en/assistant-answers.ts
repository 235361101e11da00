/** The built-in assistant's answers to questions about the page, and its opinions. */
export const assistantAnswerMessages = {
  'assistant.is.format':
    '{format} is {width} × {height} px; this page is {pageWidth} × {pageHeight}. Say “resize it to {format}” to change it.',
  'assistant.is.formatAlready': 'Yes: {format} is {width} × {height} px, and so is this page.',
  'assistant.is.page': 'The page is {width} × {height} px.',
  'assistant.is.background': 'The background is {background}.',
  'assistant.is.which': 'That is {layer}.',
  'assistant.judge.fine':
    'Yes: the smallest, {layer}, is {size} px here and about {phone} px on a phone, and it stands out from what is behind it.',
  'assistant.judge.small': 'On a phone {list} would be about {phone} px high: too small to read at a glance.',
  'assistant.judge.pale': 'The colour of {list} is close to what is behind it.',
  'assistant.judge.large':
    '{layer} is large: {size} px beside {next} px for the next text. That shouts, and leaves the rest little room. Say “a bit smaller” to calm it.',
  'assistant.judge.leads':
    '{layer} is right as what one reads first: {size} px, and the next text has {next} px. On a phone that is about {phone} px.',
  'assistant.judge.reads':
    'Yes: {layer} is {size} px here and about {phone} px on a phone, and it stands out from what is behind it.',
  'assistant.judge.covered': '{one} and {other} stand in each other’s way.',
  'assistant.judge.fonts': 'There are {count} fonts on the page; two look calmer.',
  'assistant.judge.good':
    'It works: one reads {first} first, nothing covers anything else, and even {layer} is about {phone} px on a phone. For something bolder, say “make it pop”.',
  'assistant.judge.compare': 'Say “another version” to see it another way, and “undo” to compare.',
  'assistant.judge.samePrice':
    'I would take {plain}: it says the same as {long}, is read faster and can be set larger.',
  'assistant.judge.prices':
    'For a price drop take {low}: it looks lower at a glance. {high} suits handmade and fine things better. The shorter one, {plain}, can be set larger.',
  'assistant.judge.farPrices':
    'What it is worth, you know best. On the design {low} draws more eyes, and {high} looks finer.',
  'assistant.judge.colors': 'I would take {color}: it stands out more from what is behind it than {other}.',
  'assistant.judge.shorter':
    'I would take “{short}”: it is shorter than “{long}”, so it can be set larger and is read at a glance.',
  'assistant.judge.try': 'Both fit. Say “use {one}” to see it, and “undo” to compare it with {other}.',
  'assistant.judge.offer': 'Shall I put that right?',
  'assistant.judge.noLetters': 'There are no letters in that.',
  'assistant.is.contents': 'It says {list}.',
  'assistant.is.noContents': 'Nothing on this page says that. It says {list}.',
  'assistant.is.contentsElsewhere': 'On page {page} it says {list}.',
  'assistant.is.rows': '{count, plural, one {There is # row} other {There are # rows}} in the table: {list}.',
  'assistant.is.lines':
    '{count, plural, one {There is # line} other {There are # lines}} to read on this page: {list}.',
  'assistant.is.count': '{count, plural, one {There is one: {list}.} other {There are #: {list}.}}',
  'assistant.is.words': 'It says “{text}”.',
  'assistant.is.noWords': 'There are no words in {layer}.',
  'assistant.is.color': '{layer} is {color}.',
  'assistant.is.colorOn': '{layer} is {color} on {ground}.',
  'assistant.is.noColor': '{layer} has no colour of its own.',
  'assistant.is.textSize': '{layer} is set in {size} px letters; its box is {width} × {height} px.',
  'assistant.is.size': '{layer} is {width} × {height} px.',
  'assistant.is.font': '{layer} is set in {font}, {size} px.',
  'assistant.is.noFont': '{layer} has no letters.',
} as const;
