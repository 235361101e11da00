/** The built-in assistant's answers to questions about the page and the product, and its opinions. */
export const assistantAnswerMessages = {
  'assistant.talk.fonts':
    'There are Inter, Poppins, Montserrat, Space Grotesk (modern), Anton, Bebas Neue, Archivo Black (loud), Playfair Display, Fraunces, Cormorant Garamond (elegant), Caveat, Pacifico, Great Vibes (handwritten) and more. Say “headline in Fraunces”.',
  'assistant.talk.credits':
    'I can’t see your balance from here: it is under Settings, Usage (/settings/usage). Changes by chat are free; a generated image, logo, try-on or video takes one credit where credits are counted.',
  'assistant.talk.plans':
    'You can design and download on the Free plan; its files carry a watermark. Compare what each plan includes and costs under Plans (/paywall).',
  'assistant.talk.rights':
    'What you make here is yours to use, for business too. I can’t judge rights to other people’s photos, names and logos: for those you need their permission.',
  'assistant.is.format':
    '{format} is {width} × {height} px; this page is {pageWidth} × {pageHeight}. Say “resize it to {format}” to change it.',
  'assistant.is.formatAlready': 'Yes: {format} is {width} × {height} px, and so is this page.',
  'assistant.is.page': 'The page is {width} × {height} px.',
  'assistant.is.background': 'The background is {background}.',
  'assistant.is.which': 'That’s {layer}.',
  'assistant.judge.fine':
    'Yes. Even the smallest text, {layer}, is about {phone} px on a phone ({size} px here) and stands out from what’s behind it.',
  'assistant.judge.small': 'On a phone {list} would only be about {phone} px high, too small to read at a glance.',
  'assistant.judge.pale': '{list} is hard to make out: the colour is too close to what’s behind it.',
  'assistant.judge.large':
    '{layer} is big: {size} px, while the next largest text is {next} px. It shouts a bit and leaves little room for the rest. Say “a bit smaller” to calm it down.',
  'assistant.judge.leads':
    '{layer} is a good size for what people read first: {size} px, and the next largest text is {next} px. On a phone that’s about {phone} px.',
  'assistant.judge.reads':
    'Yes. {layer} is about {phone} px on a phone ({size} px here) and stands out from what’s behind it.',
  'assistant.judge.covered': '{one} and {other} overlap.',
  'assistant.judge.fonts': 'There are {count} fonts on the page; two would look calmer.',
  'assistant.judge.good':
    'I think it works: {first} is what people read first, nothing overlaps, and even {layer} is readable on a phone (about {phone} px). If you want it bolder, say “make it pop”.',
  'assistant.judge.busy':
    'Yes, a little: there are {things, number} things in {fonts, plural, one {one font} other {# fonts}} and {colors, plural, one {one colour} other {# colours}}. Say “make it simpler” for a calmer layout, or tell me what to leave out.',
  'assistant.judge.notBusy':
    'No, I don’t think so: there are only {things, number} things in {fonts, plural, one {one font} other {# fonts}} and {colors, plural, one {one colour} other {# colours}}, with room around them. Tell me if there’s something you’d leave out.',
  'assistant.judge.plain':
    'It is quite plain: {things, number} things in {colors, plural, one {one colour} other {# colours}}. Say “make it pop”, or name a colour for the background.',
  'assistant.judge.notPlain':
    'No, I don’t think so: there are {things, number} things in {colors, plural, one {one colour} other {# colours}}. Say “make it pop” if you’d like it livelier.',
  'assistant.judge.colorsGood':
    'Yes, I think {list} go well together, and all the text stands out from what’s behind it.',
  'assistant.judge.colorsMany':
    'There are quite a few: {list}. Fewer would look calmer. Name two that you like and I’ll use those.',
  'assistant.judge.colorsPale': '{list} are fine together, but {texts} is hard to make out. Should I fix that?',
  'assistant.remark.covering':
    'You’re right, {list} {count, plural, one {lies} other {lie}} over {picture}. Say “another version” for a layout with the words beside it, or tell me where they should go.',
  'assistant.remark.notCovering':
    'None of the text lies over the photo here. If too little of it shows, say “make the photo bigger”.',
  'assistant.remark.currency': 'All the prices are in {sign} already: {list}.',
  'assistant.judge.compare': 'Say “another version” to see it another way, and “undo” to compare.',
  'assistant.judge.samePrice':
    'I’d use {plain}: it says the same as {long}, but it’s quicker to read and can be bigger.',
  'assistant.judge.prices':
    'For a price drop I’d use {low}: it looks lower at a glance. {high} suits handmade and fine things better. The shorter one, {plain}, can be bigger.',
  'assistant.judge.farPrices':
    'You know best what it’s worth. On the design {low} catches more eyes, and {high} looks more upmarket.',
  'assistant.judge.colors': 'I’d go for {color}: it stands out more from what’s behind it than {other}.',
  'assistant.judge.shorter':
    'I’d go for “{short}”: it’s shorter than “{long}”, so it can be bigger and is read at a glance.',
  'assistant.judge.try': 'Both would work. Say “use {one}” to see it, and “undo” to compare it with {other}.',
  'assistant.judge.offer': 'Should I fix that?',
  'assistant.judge.noLetters': 'There’s no text in that.',
  'assistant.is.contents': 'It says {list}.',
  'assistant.is.also': 'Besides the text there’s {list}.',
  'assistant.is.onlyThings': 'There’s no text on the page, only {list}.',
  'assistant.is.at': '{layer} is {place}.',
  'assistant.is.noContents': 'I can’t find that on this page. It says {list}.',
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
  'assistant.is.textSize': '{layer} is {size} px; its box is {width} × {height} px.',
  'assistant.is.size': '{layer} is {width} × {height} px.',
  'assistant.is.font': '{layer} is set in {font}, {size} px.',
  'assistant.is.noFont': '{layer} has no text.',
} as const;
