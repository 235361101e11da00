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
export const PICTURE_NOUNS = any('photos?', 'pictures?', 'pics?', 'images?', 'imgs?', 'photographs?', 'shots?', 'snapshots?', 'selfies?', 'portraits?', 'logos?', 'product(?: (?:photo|picture|shot|image))?');
export const BACKGROUND_NOUNS = any('back ?grounds?', 'back-grounds?', 'backdrops?', 'bg', 'canvas colou?r', 'page colou?r');

/** Where things go. The order matters: corners before edges. */
/** How much. */
