/** Icons whose names name something else than what they show. */

/** Icons that are not things, or not the thing of their name: marks of programs, signs, abstract words. */
export const NO_THINGS: ReadonlySet<string> = new Set(
  (
    'alarm angle aperture archive article at bank bell brain command compass-rose cube cursor database divide dot ' +
    'download empty engine equalizer export eye fast-forward file files flask function gauge gear ghost gif gradient ' +
    'graph hand house image images intersect key link list lock memory mouse network note option package pause ' +
    'perspective placeholder play plus pulse queue radio record repeat scan screencast seal seat selection shapes share ' +
    'shield sidebar sphere spinner spiral stack steps sticker stop strategy student swap table-chart tabs target ' +
    'terminal textbox timer translate tray union upload user vault vibrate vignette wall x person person-simple detective ' +
    'baby wheelchair church mosque synagogue hospital virus cards path power crop export eraser scissors cow dog cat bird ' +
    'cross crosshair coins storefront trash receipt phone signature stamp flow minus circle square triangle hexagon octagon ' +
    'pentagon parallelogram rectangle polygon line cylinder heart star moon sun cloud lightning fire drop wind fan gavel ' +
    'handshake pi hash percent question warning info check confetti sparkle rank ranking drone-simple quotes crown'
  ).split(' '),
);
