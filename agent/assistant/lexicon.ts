/** The words that requests are made of. Patterns are matched against lower-case text; none captures unless it says so. */

const any = (...words: readonly string[]) => `(?:${words.join('|')})`;

/** Politeness and padding before a verb. */
export const PADDING = any(
  'please', 'pls', 'kindly', 'now', 'then', 'also', 'and', 'but', 'so', 'ok', 'okay', 'hey', 'hi', 'hello', 'hiya', 'heya', 'yo', 'yeah so', 'good (?:morning|evening|afternoon)', 'just', 'maybe', 'perhaps', 'next', 'finally', 'lastly', 'plus', 'oh', 'great', 'nice', 'good', 'cool', 'perfect', 'thanks', 'well', 'actually',
  '(?:can|could|would|will) (?:you|u|ya)(?: please| pls)?', 'plz', 'lets', 'sorry', 'no', 'yes', 'yeah', 'hmm+', 'btw', 'alright', 'right(?= ?,| then | so )', "(?:i want|i wanna|i'd like|id like|i would like|i need|we need|we want)(?: you| u)?(?: to)?(?= (?:to |add|put|make|change|move|see|have the|remove|delete|the [\\p{L}]+ (?:to|in|on|bigger|smaller|red|blue|green|bold)))(?: to)?", "let's", 'let us', 'try to', 'go ahead and', 'after that', 'as well', 'you can', 'you should', '&', ',', ':',
);

/** Verbs that begin a clause wherever they stand. */
export const PLAIN_VERBS = any(
  'add', 'put', 'write', 'insert', 'include', 'place', 'make', 'change', 'set', 'update', 'edit', 'replace', 'rename', 'swap', 'recolou?r', 'colou?r', 'paint', 'move', 'shift', 'nudge', 'drag', 'push', 'align', 'cent(?:er|re)', 'position', 'enlarge',
  'increase', 'decrease', 'shrink', 'reduce', 'scale', 'resize', 'rotate', 'tilt', 'straighten', 'flip', 'mirror', 'delete', 'remove', 'erase', 'undo', 'revert', 'redo', 'export', 'download', 'duplicate', 'copy', 'crop', 'group', 'generate', 'hide', 'unhide', 'lock', 'unlock',
  'bring', 'send', 'lower', 'raise', 'convert', 'describe', 'embolden', 'italici[sz]e', 'underline', 'capitali[sz]e', 'upload', 'animate', 'translate', 'lighten', 'darken', 'blur', 'start over', 'get rid of', 'take back', 'go back', 'roll back', 'turn',
);

/** Verbs that are also the words of advertisements: they begin a clause only before what they act on. */
export const GUARDED_VERBS = any(
  'save (?:it|this|that|the|as|a|to)', 'give (?:it|me|the|this|that|them|everything)', 'show (?:me|the|it|this|that)', 'take (?:the|it|this|that|away|off|out|them)', 'use (?:the|this|that|a|an|my|it|these|‹)', 'drop (?:the|it|this|that)', 'clear (?:the|it|everything|all)',
  'create (?:a|an|the|another)', 'design (?:a|an|the|another)', 'say ‹', 'type ‹', 'what(?:\'s| is| are)', 'how many', 'keep (?:the|it|this|that)', 'have (?:the|it)', 'fit (?:the|it)', 'fill (?:the|it)', 'round (?:the|it)', 'zoom (?:in|out)', 'let (?:it|the)', 'throw in', 'stick (?:an?|some|the|it|my)', 'draw (?:an?|me|some|the|two|three)', 'cut out', 'cut (?:the|it|them|my)', 'isolate (?:the|it|my)', 'restore (?:the|it|my)', 'distribute', 'ungroup', 'space (?:them|the|it|everything|out)', 'spread (?:them|the|it|everything|out)', 'stack (?:them|the|it|everything)', 'line up', 'line (?:them|it|these|those|both|everything|the (?:two|photos|texts|pictures|prices|images|pics))', 'switch (?:the|it|to|them)', 'match (?:the|its)', 'apply (?:my|the|our|an?|some)', 'try (?:it|another|a|something|the|again)', 'go (?:to|back)', 'open page', 'frame (?:it|the)', 'mask (?:it|the)', 'stand (?:it|the|my)', 'connect (?:it|the|my)', 'circle (?:it|the|my)', 'curve (?:it|the|my)', 'bend (?:it|the|my)', 'level (?:it|the)', 'check (?:it|this) (?:for|against)',
);

/** What people call a layer. */
export const TEXT_NOUNS = any('head ?lines?', 'headings?', 'titles?', 'headers?', 'sub-?head(?:ing|line)s?', 'sub-?titles?', 'tag ?lines?', 'slogans?', 'captions?', 'texts?', 'words?', 'wording', 'lines?', 'sentences?', 'copy', 'letters?', 'lettering', 'quotes?', 'messages?', 'paragraphs?', 'descriptions?', 'body', 'footers?', 'footnotes?', 'fine print', 'small print', 'offers?', 'price tags?', 'prices?', 'discounts?', 'dates?', 'badges?', 'labels?', 'tags?', 'buttons?', 'ctas?', 'calls? to action', 'pills?', 'fonts?', 'handles?', 'hash ?tags?');
export const PICTURE_NOUNS = any('photos?', 'pictures?', 'pics?', 'images?', 'imgs?', 'photographs?', 'shots?', 'snapshots?', 'selfies?', 'portraits?', 'logos?', 'product(?: (?:photo|picture|shot|image))?');
export const OTHER_NOUNS = any('shapes?', 'bands?', 'panels?', 'dots?', 'strips?', 'rectangles?', 'box(?:es)?', 'squares?', 'circles?', 'ovals?', 'ellipses?', 'triangles?', 'stars?', 'hearts?', 'arrows?', 'stickers?', 'emojis?', 'drawings?', 'doodles?', 'scribbles?', 'groups?', 'layers?', 'elements?', 'objects?', 'things?', 'items?');
export const LAYER_NOUNS = any(TEXT_NOUNS, PICTURE_NOUNS, OTHER_NOUNS);
export const BACKGROUND_NOUNS = any('back ?grounds?', 'back-grounds?', 'backdrops?', 'bg', 'canvas colou?r', 'page colou?r');

export const DETERMINERS = any('the', 'my', 'our', 'its', 'his', 'her', 'their', 'this', 'that', 'these', 'those', 'all(?: of)?(?: the| my)?', 'both(?: the)?', 'each', 'every', 'any');

/** Where things go. The order matters: corners before edges. */
export const PLACE_WORDS: readonly (readonly [pattern: string, place: string])[] = [
  ['(?:top|upper)[ -]?(?:hand[ -]?)?left(?:[ -]hand)?(?: side| corner)?', 'top-left'],
  ['left (?:top|upper)(?: corner)?', 'top-left'],
  ['(?:top|upper)[ -]?(?:hand[ -]?)?right(?:[ -]hand)?(?: side| corner)?', 'top-right'],
  ['right (?:top|upper)(?: corner)?', 'top-right'],
  ['(?:bottom|lower)[ -]?(?:hand[ -]?)?left(?:[ -]hand)?(?: side| corner)?', 'bottom-left'],
  ['left (?:bottom|lower)(?: corner)?', 'bottom-left'],
  ['(?:bottom|lower)[ -]?(?:hand[ -]?)?right(?:[ -]hand)?(?: side| corner)?', 'bottom-right'],
  ['right (?:bottom|lower)(?: corner)?', 'bottom-right'],
  ['(?:very )?(?:top|upper (?:edge|part|half|third|area))(?:[ -](?:edge|part|half|third|area|side|center|centre|middle))?(?: of (?:the )?(?:page|canvas|design|screen))?', 'top'],
  ['(?:very )?(?:bottom|lower (?:edge|part|half|third|area)|foot)(?:[ -](?:edge|part|half|third|area|side|center|centre|middle))?(?: of (?:the )?(?:page|canvas|design|screen))?', 'bottom'],
  ['(?:dead |very |exact )?(?:cent(?:er|re)|middle)(?: of (?:the )?(?:page|canvas|design|screen))?', 'center'],
  ['left(?:[ -]hand)?(?: (?:edge|part|half|third|area|side))?', 'left'],
  ['right(?:[ -]hand)?(?: (?:edge|part|half|third|area|side))?', 'right'],
];

export const ANY_PLACE = any(...PLACE_WORDS.map(([pattern]) => pattern));

/** How much. */
export const A_BIT = any('a (?:tiny |little |wee )?bit', 'a little', 'a touch', 'a tad', 'slightly', 'somewhat', 'a notch', 'tiny bit', 'a smidge', 'a hair');
export const A_LOT = any('quite a (?:bit|lot)', 'a lot', 'much', 'way', 'far', 'lots', 'a great deal', 'significantly', 'considerably', 'really', 'very', 'super', 'extremely', 'a whole lot', 'even much');

export const BIGGER = any('bigger', 'larger', 'greater', 'huger', 'enlarge[ds]?', 'increase[ds]?', 'grow', 'scale up', 'size up', 'zoom in', 'wider', 'taller', 'upscale');
export const SMALLER = any('smaller', 'tinier', 'shrink', 'shrunk', 'reduce[ds]?', 'decrease[ds]?', 'scale down', 'size down', 'zoom out', 'less big', 'too big', 'too large', 'narrower', 'shorter');
