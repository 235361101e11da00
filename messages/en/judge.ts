/** Expected and actual results of a replayed turn. Read by people who write transcripts. */
export const judgeMessages = {
  'judge.layer': 'layer',
  'judge.aLayer':
    '{type, select, text {a text} image {an image} shape {a shape} drawing {a drawing} sticker {a sticker} group {a group} other {a layer}}',
  'judge.nothing': 'nothing',
  'judge.noText': 'no text',
  'judge.andMore': '{list} and {count, plural, one {1 more} other {# more}}',
  'judge.more': '{sentence} {count, plural, one {Something else differs too.} other {# other things differ too.}}',

  'judge.value.differs': 'Expected {path} to be {expected}; it is {actual}.',
  'judge.value.missing': 'Expected {path} to be {expected}; there is nothing like it.',
  'judge.unbound': '{path} refers to “{name}”, but no successful call and no picture has that name.',
  'judge.property.differs': '{key} is {actual}, not {expected}',
  'judge.place.first': 'on the first page',
  'judge.place.page': 'on page {page, number}',
  'judge.place.group': 'in the group',
  'judge.layer.differs': 'Expected {wanted} {place}. Nearest is {nearest}: {differences}.',
  'judge.layer.missing': 'Expected {wanted} {place}; there is {list}.',
  'judge.layer.few':
    'Expected {wanted} {place} once more: the layers like it were already expected before, and each layer counts once.',

  'judge.document.empty':
    'Nothing is expected of the document yet. Write the part that matters, or let --update fill it in.',
  'judge.designs.count':
    'Expected the turn to make {expected, plural, =0 {no further design} one {1 further design} other {# further designs}}; it made {actual, plural, =0 {none} other {#: {list}}}.',
  'judge.designs.differs': 'Further design {number, number}: {sentence}',
  'judge.absent':
    'Expected no layer like {wanted}; {layer} on page {page, number} is one{count, plural, =0 {} other {, and # more}}.',
  'judge.layers':
    'Expected {expected, plural, =0 {no layer} one {1 layer} other {# layers}}; there {actual, plural, =0 {is none} one {is 1} other {are #}}{actual, plural, =0 {} other {: {list}}}.',
  'judge.minLayers':
    'Expected at least {expected, plural, one {1 layer} other {# layers}}; there {actual, plural, =0 {is none} one {is 1} other {are #}}{actual, plural, =0 {} other {: {list}}}.',
  'judge.unchanged': 'Expected the turn to change the design; nothing has changed.',
  'judge.changed': 'Expected the turn to leave the design as it was; {words}.',

  'judge.theDesign': 'the design',
  'judge.thePage': 'page {page, number}',
  'judge.change.added': '{what} was added',
  'judge.change.removed': '{what} is gone',
  'judge.change.property': '{key} of {what} was {before} and is {after}',

  'judge.contains': 'Expected the text {words} on the design; it has {texts}.',
  'judge.notContains': 'Expected no text {words} on the design; it is in {text}.',
  'judge.size.box': '{width, number} × {height, number} px{isText, select, true { at {fontSize, number} px} other {}}',
  'judge.size.unknown': 'Nothing before the turn is or says {words}; there was {list}.',
  'judge.size.gone': 'What is or says {words} is gone after the turn; there is {list}.',
  'judge.size.grew': 'Expected {words} to be larger than before; it was {before} and is {after}.',
  'judge.size.shrank': 'Expected {words} to be smaller than before; it was {before} and is {after}.',

  'judge.place.nothing': '“{expectation}” refers to {key}, but no visible layer is or says that; there is {list}.',
  'judge.quadrant': 'Expected {key} in the region “{expected}”; its middle is at {center} of {page}, “{actual}”.',
  'judge.beyond': 'beyond the page',
  'judge.order': 'Expected {lower} below {upper}; it is above it.',
  'judge.otherPages': '{one} and {other} are on different pages: {first, number} and {second, number}.',
  'judge.aligned':
    'Expected the middles of {one} and {other} at the same {axis}; they are {apart, number} px apart, {most, number} px are allowed.',

  'judge.shadow.missing':
    'Expected a picture with a shadow; {count, plural, =0 {there is no visible picture} one {the only picture has none} other {none of the # pictures has one}}.',
  'judge.shadow.there': 'Expected no picture with a shadow; {layer} has one.',
  'judge.brand.none': 'Nothing can use a brand colour: the brand kit has none. Write some into start.brandKit.colors.',
  'judge.brand.missing': 'Expected one of the brand’s colours {brand}; the design uses {colors}.',
  'judge.brand.there': 'Expected none of the brand’s colours; the design uses {color}.',

  'judge.saidNothing': 'nothing',
  'judge.says': 'Expected the assistant to say {words}; it said {said}.',
  'judge.says.nothing': 'Expected the assistant to say something; it said nothing.',
  'judge.asks': 'Expected the assistant to ask back; it said {said}.',
  'judge.asks.not': 'Expected the assistant not to ask back; it said {said}.',
  'judge.refuses': 'Expected the assistant to say it can’t; it said {said}.',
  'judge.refuses.not': 'Expected the assistant to do what it was asked; it said {said}.',
  'judge.still.changed':
    '{key, select, asks {It asked back} other {It said that it can’t}}, but it also changed the design: {words}.',
  'judge.still.made':
    '{key, select, asks {It asked back} other {It said that it can’t}}, but it also made the design {title}.',

  'judge.tools':
    'Expected calls of {how, select, subset {at least } other {}}{expected}{how, select, unordered { in any order} other {}}; there were calls of {actual}.',
  'judge.state':
    'Expected the turn to end as {expected}; it ended as {actual}{told, select, true {: {error}} other {}}.',
  'judge.error': 'Expected a failure that says {expected}; what failed says {actual}.',
  'judge.error.none': 'Expected a failure that says {expected}; nothing failed.',
  'judge.lint':
    'Expected the lint to have {expected, plural, =0 {no findings} one {1 finding} other {# findings}}; there {actual, plural, =0 {is none.} one {is 1: {list}} other {are #: {list}}}',
  'judge.credits':
    'Expected the turn to spend {expected, plural, =0 {no {unit} credit} one {1 {unit} credit} other {# {unit} credits}}; it spent {actual, number}.',
  'judge.undo': 'Undoing the turn did not bring back the design as it was: {words}.',
  'judge.undo.redo': 'Redoing the turn did not bring back what it had made: {words}.',
  'judge.undo.restores': 'Expected that undoing the turn would not restore the design; it does.',

  'judge.preview': '{share, number} % of the pixels differ from the kept picture; at most {most, number} % may.',
  'judge.preview.noFile': 'There is no picture {file} yet; --update writes it.',
  'judge.preview.unreadable': '{file} can’t be read as a picture.',
  'judge.preview.size': 'The kept picture is {expected}; the page comes out as {actual}.',
  'judge.preview.noPage':
    'There is no page {page, number} to look at: the design has {pages, plural, one {1 page} other {# pages}}.',

  'judge.vacuous': 'this holds whatever happens; write what is expected, or leave it out',
  'judge.unknownKey': 'nothing on a design has a property {key}; there are {known}',
  'judge.meantKey': 'nothing on a design has a property {key}; did you mean {meant}?',
  'judge.unknownType': 'there are no layers of type {type}; there are {known}',
  'judge.notAnObject': '{found} is not an object; write what is expected by its keys: "type": "text", "text": …',
  'judge.regionAsKey': '“{region}” is a region; the key says what is there: "image": "{region}"',
} as const;
