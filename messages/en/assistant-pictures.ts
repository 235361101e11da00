/** The built-in assistant's answers about fixed photos and products placed in scenes. */
export const assistantPictureMessages = {
  'assistant.askErase':
    'I can’t find the {what} in the photo by myself. Tell me the place (“at the top left of the photo”), or open Magic erase in the editor and paint over it with the brush.',
  'assistant.askKeep':
    'I can’t see where {what} is in the photo. Tell me the place (“on the left”, “second from the right”, “at the top”), or select the photo and show it with Pick what to keep.',
  'assistant.nextKeep':
    'I can’t see what the photo shows: if that is not the one, say “undo” and show it with Pick what to keep in the editor.',
  'assistant.nextOther':
    'Something else stands out in the photo too. I kept what is in the middle; say “take the other one” or “keep both” if you meant that.',
  'assistant.did.keptBoth': 'kept both things of {layer}',
  'assistant.did.keptOne': 'kept one thing of {layer} and took the rest away',
  'assistant.whatGoes': 'thing to erase',
  'assistant.askScene':
    'What should it stand on, and where? For instance “on a marble counter in morning light with leaves”, “on sand at the beach”, “top view on linen”.',
  'assistant.nextErase':
    'I can’t see what the photo shows: if that missed it, say “undo” and paint over it with the brush of Magic erase.',
  'assistant.nextScene': 'Say “another one” for a different picture of this scene, or change its light.',
  'assistant.sceneGone':
    'I took the scene away. The product is back on the page as it was; what you changed since stays.',
  'assistant.sceneLeft': 'The page is as it was, and nothing was charged.',
  'assistant.nextPreview': 'Nothing is changed or charged yet: use it, or ask for another light or another scene.',
  'assistant.seenFromAbove':
    'The product was photographed from above, so it looks tilted in a scene seen from the side; “flat lay on oak” would suit it better.',
  'assistant.sceneRemoved': 'What belonged to the old background went: {list}.',
  'assistant.sceneRecolored':
    '{count, plural, one {One text has} other {# texts have}} another color, so that everything stays readable.',
  'assistant.sceneShaded': 'A soft shade behind the words keeps them readable.',
  'assistant.notInScenes': 'I don’t know {words} as part of a scene and left it out.',
  'assistant.theProduct': 'the product',
  'assistant.did.erased': 'filled in that part of {layer} from what surrounds it',
  'assistant.did.retaken': 'fixed {layer}: {list}',
  'assistant.did.retakenFine': 'looked at {layer} and found nothing to fix',
  'assistant.did.upscaled':
    'enlarged {layer} to {width} × {height} pixels; edges are sharper, detail that was not there is not invented',
  'assistant.did.expanded': 'continued {layer} beyond its edges',
  'assistant.did.previewed': 'made a preview of {layer} in a scene: {surface}, {background} behind it, {light} light',
  'assistant.did.previewedFlat': 'made a preview of {layer} in a scene seen from above: {surface}, {light} light',
  'assistant.did.staged': 'placed {layer} in a scene: {surface}, {background} behind it, {light} light',
  'assistant.did.stagedFlat': 'placed {layer} in a scene seen from above: {surface}, {light} light',
  'assistant.did.step.denoise': 'less noise',
  'assistant.did.step.white-balance': 'neutral colours',
  'assistant.did.step.exposure': 'better light',
  'assistant.did.step.straighten': 'straightened',
  'assistant.did.step.crop': 'cropped closer to its subject',
  'assistant.did.animated': 'set {count, plural, one {one layer} other {# layers}} in motion',
  'assistant.did.stilled':
    '{count, plural, =0 {found nothing that moved} one {took the movement of one layer away} other {took the movement of # layers away}}',
  'assistant.did.pageSeconds':
    'set {pages, plural, one {the page} other {# pages}} to be shown for {seconds, plural, one {# second} other {# seconds}}{pages, plural, one {} other { each}}',
  'assistant.did.transition': 'let each page give way to the next with “{effect}”',
  'assistant.did.noTransition': 'took the transitions between pages away',
  'assistant.did.movesAlready': 'changed nothing, it moves like that already',
  'assistant.did.filmed':
    'made a video of {seconds, plural, one {# second} other {# seconds}}, {width} × {height}, without sound; the layers behind it are a design of their own',
  'assistant.did.filmedDesign':
    'filmed the design: {seconds, plural, one {# second} other {# seconds}}, {width} × {height}',
  'assistant.did.filmedStill':
    'filmed the design: {seconds, plural, one {# second} other {# seconds}}, {width} × {height}; nothing moves in it yet',
  'assistant.did.triedOn': 'put the {what} on; it is a layer of its own over the photo',
  'assistant.tryOnCannot':
    'I can put clothes, necklaces, earrings, rings, bracelets, watches and anklets on people, but no {what}.',
  'assistant.askTryOnType':
    'What is it: a top, a bottom, a dress, or which jewel? Say it again with its name, for instance “put this dress on her”.',
  'assistant.nextTryOn': 'Drag the layer where it belongs, or say “undo”.',
  'assistant.nextMoving': 'Press Shift+Space to see it play, or say “make a video of it”.',
  'assistant.filmLength': 'Videos take {least} to {most} seconds. How long shall it be?',
  'assistant.filmTooFew':
    'That takes more photos than I can see: {count, plural, =0 {none} other {#}}. Attach the others and say it again.',
  'assistant.filmShape':
    'This design has another shape than {ratio}. Resize it first, then say “make a video of it”; or attach a photo and I film that in {ratio}.',
  'assistant.askFilmPrice':
    'Which price shall it show? Say it again with the price, for instance “… with the price $49”.',
  'assistant.askFilmWords': 'Which words shall it show? Say it again with them in quotation marks.',
  'assistant.onePageOnly': 'There is only one page, so there is no next one to change to. Say “add a page” first.',
  'assistant.pageSeconds': 'A page can be shown for half a second to 60 seconds.',
} as const;
