/** Looks: shadow, outline, highlight, opacity, corners, turns and flips, the stack, visibility, lock. */
import { COLOR, colorIn, NUMBER, numberIn, PIXELS, SURE_COLOR, type Group } from './rules.ts';

const WITHOUT = '(?:no|without(?: an?| the| any)?|remove(?: the| its| their)?|delete(?: the| its)?|take off(?: the| its)?)';
const WITH = '(?:(?:with|add|give (?:it|them)|has|have|and|put|on) )?(?:an? |the |some )?';
const OUTLINE = '(?:out ?lines?|strokes?|borders?|rings?(?= (?:a?round|on) (?:it|the|them|her|him)))';
const HIGHLIGHT = '(?:high ?light(?:ed)?|pill|bubble|banner|box|background)';

const opacity = (amount: string | undefined, percent: boolean, inverse: boolean) => {
  const raw = numberIn(amount);
  const share = Math.min(1, Math.max(0, percent || raw > 1 ? raw / 100 : raw));
  return { opacity: inverse ? 1 - share : share };
};

/** Taken before anything else: their words mean other things elsewhere. */
export const EARLY_LOOK_RULES: readonly Group[] = [
  [
    [`${WITHOUT} (?:drop[ -]?)?shadows?`, { shadow: 'none' }],
    [`${WITH}(?:strong|hard|heavy|big|dark|deep|bold|thick)(?:er)? (?:drop[ -]?)?shadows?(?: (?:under(?:neath)?|below|behind|beneath)(?: (?:it|them))?(?![\\p{L}]))?`, { shadow: 'strong' }],
    [`${WITH}(?:soft|light|subtle|slight|nice|little|small)?(?:er)? ?(?:drop[ -]?)?shadows?(?: (?:under(?:neath)?|below|behind|beneath)(?: (?:it|them))?(?![\\p{L}]))?`, { shadow: 'soft' }],
  ],
  [
    [`${WITHOUT} ${OUTLINE}`, { outline: 'none' }],
    [
      `${WITH}(thin |thick |fat |bold )?(?:${NUMBER} ?${PIXELS} )?(?:${COLOR} )?${OUTLINE}(?: (?:in|of) ${COLOR})?`,
      ([, weight, width, before, behind]) => (before && !colorIn(before) ? null : {
        outline: { color: colorIn(before) ?? colorIn(behind) ?? '#ffffff', width: width ? numberIn(width) : weight?.startsWith('thin') ? 2 : weight ? 10 : 5 },
      }),
    ],
    [`${WITH}(thin |thick |fat |bold )?${OUTLINE}`, ([, weight]) => ({ outline: { color: '#ffffff', width: weight?.startsWith('thin') ? 2 : weight ? 10 : 5 } })],
  ],
  [
    [`${WITHOUT} (?:high ?light|pill|(?:text )?box behind(?: it)?)`, { highlight: 'none' }],
    [`(?:(?:in|on|with|to|into|onto|as) )?(?:an? )?${SURE_COLOR}(?: (?:pill|box|background|high ?light|label|bubble|banner|bar))? (?:with|and) (?:the )?${SURE_COLOR} (?:texts?|letters?|lettering|writing|font|words|type)(?: (?:on (?:it|top)|inside|in it))?`, ([, ground, ink]) => (colorIn(ground) && colorIn(ink) && colorIn(ground) !== 'auto' ? { highlight: colorIn(ground) ?? '', color: colorIn(ink) ?? '' } : null)],
    [`(?:in|on|onto|with|into|inside|needs|need) (?:an? )?${SURE_COLOR} (?:pill|box|high ?light|label|bubble|banner|bar|strip|block|tag|plate|background)(?: (?:behind|around|under) (?:it|them))?`, ([, color]) => (colorIn(color) ? { highlight: colorIn(color) ?? '' } : null)],
    [`(?:needs?|should have|could use|wants?|must have) (?:an? |some )?${HIGHLIGHT}(?: (?:behind|around) (?:it|them))?`, { highlight: '#ffd23f' }],
    [`${WITH}(?:${COLOR} )?${HIGHLIGHT} (?:behind|around)(?: (?:it|them|the (?:text|words?|title|headline)))?`, ([, color]) => ({ highlight: colorIn(color) ?? '#ffd23f' })],
    [`${WITH}(?:${COLOR} )?(?:high ?light(?:ed)?|pill)(?: (?:in|with) ${COLOR})?`, ([, before, behind]) => (before && !colorIn(before) ? null : { highlight: colorIn(before) ?? colorIn(behind) ?? '#ffd23f' })],
    [`(?:(?:in|into|with|as|on) )?(?:an? )?(?:high ?light(?:ed)?|pill)(?: shape)?`, { highlight: '#ffd23f' }],
  ],
];

const ASKEW: Group = [['(?:at|on|with) (?:a|an|the) (?:slight |small |little |bit of an? )?(?:angle|slant|tilt)|(?:a bit |slightly )?(?:askew|crooked|lopsided|wonky|skewed)', { turn: 10 }]];
/** Rising, as a stamp across a photo. */
const DIAGONAL: Group = [['(?:(?:in|on) (?:a |the )?)?diagonal(?:ly)?', { turn: -25 }]];

/** How something that comes new may be turned: what else turns things is a verb, and new words may begin with it ("tip: …"). */
export const FRESH_TURN_RULES: readonly Group[] = [ASKEW, DIAGONAL, [['(?:slightly |a bit )?(?:tilted|slanted|rotated)', { turn: -10 }]]];

/** Only for what is on the page already. */
export const LOOK_RULES: readonly Group[] = [
  [
    [`(?:(?:to|at|with) )?${NUMBER} ?(?:%|percent) (?:opacity|opaque)`, ([, amount]) => opacity(amount, true, false)],
    [`(?:(?:to|at|with) )?${NUMBER} ?(?:%|percent) (?:transparen(?:t|cy)|see[ -]?through)`, ([, amount]) => opacity(amount, true, true)],
    [`(?:the )?opacity (?:(?:to|of|at|is) )?${NUMBER} ?(?:%|percent)?`, ([whole, amount]) => opacity(amount, /%|percent/.test(whole ?? ''), false)],
    [`(?:the )?transparency (?:(?:to|of|at|is) )?${NUMBER} ?(?:%|percent)?`, ([whole, amount]) => opacity(amount, /%|percent/.test(whole ?? ''), true)],
    ['(?:like |as |into )?(?:an? )?water ?mark(?:ed)?(?:[\\s,]+(?:very |really |super )?faint(?:ly)?)?|(?:very |really |super |so )(?:faint|subtle)(?:ly)?', { opacity: 0.2 }],
    ['faint(?:er)?|barely (?:visible|there)|ghostly', { opacity: 0.35 }],
    ['less (?:transparent|see[ -]?through|faded)|more opaque', { opacity: 0.85 }],
    ['(?:fully |completely )?opaque|not (?:so )?transparent|no transparency', { opacity: 1 }],
    ['(?:a bit|slightly|a little|a touch|a tad)[ -]?(?:more )?(?:transparent|see[ -]?through|translucent|faded)', { opacity: 0.75 }],
    ['(?:less opaque|(?:(?:half|semi|more|quite|really)[ -]?)*(?:transparent|see[ -]?through|translucent|faded|ghosted|sheer|see[ -]?thru)|fade(?: (?:it|out|back))*)', { opacity: 0.5 }],
  ],
  [
    ['(?:sharp|square|no (?:more )?round(?:ed)?|without round(?:ed)?) corners?', { radius: 0 }],
    ['(?:with )?(?:(?:rounded|round|rounder) corners?|corners? (?:round(?:ed)?|rounder))|round (?:off )?(?:the |its |their )?(?:edges|corners)|round(?:ed)? off(?: the corners)?|rounded|rounder', { radius: 40 }],
    // "the circle" is a thing: only "a circle" is a shape to take.
    ['(?:(?:in(?:to)?|as|to) (?:an? )?|an? )(?:perfect )?circle(?: shape| frame| crop)?|(?:(?:in(?:to)?|as|to) )?(?:an? )?(?:perfect )?(?:circular|round)(?: shape| frame| crop)?', { frame: 'circle' }],
  ],
  [
    ['(?:flip|mirror)(?:ped|ed)?(?: (?:it|them))? (?:vertically|upside down|top to bottom)|vertically (?:flipped|mirrored)', { flip: 'y' }],
    ['(?:flip|mirror)(?:ped|ed)?(?: (?:it|them))?(?: (?:horizontally|left to right|sideways|around))?|horizontally (?:flipped|mirrored)', { flip: 'x' }],
  ],
  [
    ['upside down', { rotation: 180 }],
    ["straighten(?: (?:it|up))*|not (?:tilted|rotated|crooked)|untilt|straight|remove the rotation|no rotation", { rotation: 0 }],
    [
      `(?:(?:rotate|turn|tilt|spin)(?:d|ed)?(?: (?:it|them))? )?(?:by )?(-?)${NUMBER} ?(?:°|deg(?:rees?)?)(?: (?:to the )?(counter[ -]?clockwise|anti[ -]?clockwise|clockwise|left|right))?`,
      ([, minus, degrees, way]) => ({ turn: numberIn(degrees) * (minus || /counter|anti|left/.test(way ?? '') ? -1 : 1) }),
    ],
    [
      '(?:rotate|tilt|spin|lean|slant|tip|angle)(?:d|ed|ing)?(?! (?:font|letters|type))(?: (?:it|them))?(?: (a bit|a little|slightly))?(?: (?:to the )?(left|right|clockwise|counter[ -]?clockwise|anti[ -]?clockwise|sideways))?(?: (a bit|a little|slightly))?',
      ([, before, way, behind]) => ({ turn: (way === 'sideways' ? 90 : before || behind ? 5 : 10) * (/left|counter|anti/.test(way ?? '') ? -1 : 1) }),
    ],
  ],
  ASKEW, DIAGONAL,
  [
    ['(?:(?:to|in|into|at) )?(?:the )?(?:very )?front(?: of everything)?|(?:on|to the) top of everything|above everything', { order: 'front' }],
    ['(?:(?:to|in|into|at) )?(?:the )?(?:very )?back(?: of everything)?|behind (?:everything|all(?: (?:of )?(?:the )?(?:texts?|words|others?|rest|layers|elements|other things))?|the (?:texts?|words|headline|title|photos?|pictures?|images?|others?|rest))|underneath everything', { order: 'back' }],
    ['(?:one )?(?:layer|step|level) up|forwards?', { order: 'forward' }],
    ['(?:one )?(?:layer|step|level) down|backwards?', { order: 'backward' }],
  ],
  [['dashed|(?:made of |in )?dashes', { dash: 'dashed' }], ['dotted|(?:made of |in )?dots(?= ?$)', { dash: 'dotted' }], ['not dashed|undashed|solid line', { dash: 'solid' }]],
  [['unhide|visible|show(?: it)? again', { visible: true }], ['hide|invisible|hidden', { visible: false }]],
  [['unlock(?:ed)?|not locked', { locked: false }], ['lock(?:ed)?', { locked: true }]],
];
