/** Ways of talking that come to plain wishes: "lose the circle", "take the emoji off", "png is fine then", "make that the first page". */
import { findFormat } from '#tools/inputs/formats.ts';
import { parseColor } from '#tools/inputs/color-input.ts';
import { isOnlyLooks } from './read-change.ts';

type Rewording = (text: string) => string;

const POLITE = "(?:(?:please|pls|ok(?:ay)?|now|then|also|and|so|but|actually|can you|could you|can u|just|let's|lets|oh|hey)[\\s,]+)*";
const AT_START = `(^${POLITE}|[,;.]\\s*(?:and |then |also |please )*|\\s(?:and|then|but|also)\\s+(?:please )?)`;

/** "lose the handle", "ditch that circle". */
const LOSING = new RegExp(`${AT_START}(?:lose|ditch|scrap|nix|kill|dump|chuck|bin|axe|yeet|trash)\\s+(?=(?:the|that|this|those|these|my|our|all|both)\\s)`, 'giu');
/** "take the fire emoji off". */
const TAKING = new RegExp(`${AT_START}take\\s+((?:the|that|this|those|these|my|our|all|both)\\s[^,.;]{2,40}?)\\s+(?:off|out|away|down)(?:\\s+(?:of|from)\\s+(?:it|there|here|the (?:page|design|post|poster)))?(?=\\s*(?:[,.;!?]|$|and\\s))`, 'giu');
/** "the free shipping bit": a line. */
const BIT = /(?<=(?:^|\s)(?:the|that|this)\s(?:[\p{L}\d$%'-]+\s){0,3}[\p{L}\d$%'-]{3,}(?<!\s(?:little|tiny|wee|big|smallest|biggest))) (?:bit|thingy|thingie)(?!\p{L})/giu;
const PAGE = '(?:the )?((?:first|second|third|fourth|last) (?:page|slide)|(?:page|slide) (?:\\d+|one|two|three|four|five))';
/** "give the first page a peach background": there first. */
const PAGE_GROUND = new RegExp(`^${POLITE}(?:give|make|set|change|turn|colou?r|paint)\\s+${PAGE}(?:'s)?(?:\\s+background)?\\s+(?:to\\s+|in\\s+)?(?:an?\\s+)?([\\p{L}#\\d -]+?)(?:\\s+background)?[.!]*$`, 'iu');
/** "make that the first page". */
const PAGE_PLACE = new RegExp(`^${POLITE}(?:make|put|move|have|set)\\s+(?:that|this|it|that one|this one|the new (?:one|page))(?: page| one)?\\s+(?:to be |as |the |to |at |be )*(first|front|beginning|start|second|last|end)(?:\\s+(?:page|slide|one))?(?: (?:instead|please))*[.!]*$`, 'iu');
/** "png is fine then": the file that was asked for in another form. */
const FILE = new RegExp(`^${POLITE}(?:an?\\s+|the\\s+)?(png|jpe?g|pdf|webp|svg)\\s+(?:is|would be|will be|works?|will do|would do|would work|does it|then|it is)(?:\\s+(?:fine|ok(?:ay)?|good|great|enough|perfect|also|too|then|for me|as well|i guess|instead))*[.!]*$`, 'iu');

/** "put a big SOLD OUT across the photo": capitals among small letters are to be read. */
const SHOUTED = new RegExp(`^(${POLITE})(put|add|write|slap|stamp|stick|place)\\s+(?:an?\\s+|the\\s+|some\\s+)?((?:(?:really |very )?(?:big|huge|large|bold|small|little|giant|tiny)\\s+)*)(?:text\\s+|words?\\s+)?((?-i:[\\p{Lu}][\\p{Lu}\\p{N}!%&'$-]+(?:\\s+[\\p{Lu}\\p{N}!%&'$-]{2,})*))(\\s+(?:across|over|on|onto|in|at|to|below|under|above|next|beside|behind)(?!\\p{L}).*)$`, 'iu');
const KIND_OF_FONT = '((?:an? )?(?:hand ?written|handwriting|hand[ -]?lettered|script|cursive|brush|calligraph(?:y|ic)|serif|sans(?:[ -]serif)?|slab|mono(?:space)?|typewriter|display|bold|elegant|modern|classic|retro|vintage|playful|fun|condensed|rounded|clean|simple|fancy|thin|loud)(?:(?:,| and)? (?:elegant|modern|classic|retro|vintage|playful|fun|condensed|rounded|clean|simple|bold))*)';
/** "change the heading font to something handwritten". */
const FONT_TO = new RegExp(`^(${POLITE})(?:(?:change|set|make|switch|turn|swap|have|want|i want|i'd like)\\s+)?((?:the |my )?(?:[\\p{L}]+ )?[\\p{L}]+)(?:'s)? (?:font|typeface|lettering)\\s+(?:to|into|should be|in|be|for)\\s+(?:be )?(?:something |a |an |one that(?:'s| is) )*(?:more |rather |really |very |a bit (?:more )?)*${KIND_OF_FONT}(?: (?:one|font|style|instead|please|pls))*[.!]*$`, 'iu');
/** "whole thing in serif fonts". */
const ALL_FONTS = new RegExp(`^(${POLITE})(?:(?:make|set|put|do|have)\\s+)?(?:the )?(?:whole thing|everything|it all|all of it|all (?:the )?texts?)\\s+(?:in|to)\\s+(?:an? )?${KIND_OF_FONT}(?:\\s+(?:fonts?|letters|lettering|typeface))(?: (?:please|pls))*[.!]*$`, 'iu');

/** "make the circle match the title". */
const MATCHING = new RegExp(`^(${POLITE})(?:make|let|have) ((?:the|my|that|this) [\\p{L} ]{2,30}?) match (?:the |my |that )?([\\p{L}][\\p{L} ]{2,30}?)(?:'s)?(?: colou?rs?)?(?: please| pls)?[.!]*$`, 'iu');
/** "title colour same as circle". */
const SAME_COLOR = new RegExp(`^(${POLITE})(?:the |my )?([\\p{L}]+(?: [\\p{L}]+)?)(?:'s)? colou?r (?:should be )?(?:the )?same as (?:the |my )?([\\p{L}]+(?: [\\p{L}]+)?)[.!]*$`, 'iu');
/** "make the price the biggest thing on the page". */
const LARGEST = new RegExp(`^(${POLITE})(?:make|have|let) ((?:the|my|that|this) [\\p{L} ]{2,30}?) (?:be )?the (?:biggest|largest|most prominent|most important)(?: (?:thing|text|element|part|line|word))?(?: (?:on|of) (?:the page|it|here|the (?:design|post|poster)))?[.!]*$`, 'iu');
/** "I can't read the handle". */
const UNREADABLE = new RegExp(`^(${POLITE})(?:(?:i|you|we|people|nobody|no one|one) )?(?:can'?t|cannot|can not|can hardly|can barely|nobody can) (?:really )?(?:read|see|make out) ((?:the|my|that|this) [\\p{L} ]{2,30}?)(?: (?:at all|anymore|properly|well|on (?:my|the|a) phone))*(?:[,;.]\\s*(?:so |please |can you )*(?:make|bump|blow|size) (?:it|that|them) (?:up|bigger|larger)(?: a (?:bit|little|touch|lot))?)?[.!]*$`, 'iu');
/** "rename it to Terracotta Pots", "new title: Terracotta Pots". */
const RETITLED = new RegExp(`^(${POLITE})(?:(?:rename|retitle|re-title) (?:it|this|that)(?: to| as)?|new (?:title|headline)(?: please| pls)?:)\\s+([^"“”]{2,80}?)[.!]*$`, 'iu');
/** "make it say “Now $19” instead of the price". */
const SAID_INSTEAD = new RegExp(`^(${POLITE})(?:make it say|write|put|say) ([^,]{2,60}?) instead of ((?:the|my|that) [\\p{L} ]{3,20})[.!]*$`, 'iu');
/** "the title should say Spring instead of Winter", among other wishes. */
const SHOULD_SAY = /(?<=^|[,;.]\s*|(?<!\p{L})(?:and|but|then)\s+)((?:the|my|our) (?:\p{L}+ )?\p{L}{3,16}) (?:should|must|has to|needs? to) (?:say|read|be) ([^,;."“]{1,60}?) (?:instead of|rather than|and not|not) ([^,;."“]{1,60}?)(?=[,;.!]|$|\s+and\s+(?:the|put|make|move|add|change)(?!\p{L}))/giu;
/** "put the phone number at the bottom, it's 555 0142": where before what. */
const VALUE_LAST = /(?<!\p{L})((?:put|add|write|include|place|stick) )(?:in )?(?:the|my|our) (?:(?:phone|tel(?:ephone)?|mobile|whats ?app|contact)(?: number)?|number|address|e-?mail(?: address)?|web ?site|handle|insta(?:gram)?(?: handle)?|price|date|time|hours|location|venue)((?: (?:at|in|on|to|under|below|above|near|next to) (?:the |it)?[\p{L} ]{0,24}?)?)\s*[,:;–-]?\s+(?:its|it'?s|it is|which is|that'?s|is|:)\s+([^,;"“]{3,60}?)(?=[,;!]|\.(?:\s|$)|$|\s+and\s+(?:the|put|make|move|add|change|then|also)(?!\p{L}))/giu;
/** "new time 7pm", "make the price 60": of a fact that stands there. */
const NEW_FACT = new RegExp(`^(${POLITE})new (time|date|price|day|phone number|number|e-?mail|address|handle|website)(?: is|:)? (?=[\\p{L}\\d@$€£])`, 'iu');
const PRICED = new RegExp(`(?<=^${POLITE}|[,;.]\\s*|(?<!\\p{L})(?:and|but|then)\\s+)(?:make|set|put|have) (the|my|our) (price|cost)(?: be| at| to)? (?=[$€£¥₹₦₱₺₫฿₩]?\\s?\\d+(?:[.,]\\d{1,2})?\\s?[$€£¥₹₦₱₺₫฿₩]?(?:\\s*(?:[,;.!]|$|then|now|instead|please|pls)))`, 'giu');
/** "add FREE SHIPPING as a badge top right". */
const AS_A = new RegExp(`^(${POLITE})(put|add|write|include|stick|place) (?!the |my |our |it |this |that )([^,;."“]{2,40}?) as (?:an? |the )((?:small |big |little |bold |round |red |yellow |green |blue |black |white |pink )*(?:badge|label|tag|button|cta|pill|headline|title|subtitle|tagline|caption|footer))(?=[\\s,.;!]|$)`, 'iu');
/** "text is hard to read now, fix pls". */
const HARD_TO_READ = new RegExp(`^(${POLITE})((?:all )?(?:the |my |this |that )?(?:texts?|titles?|headlines?|prices?|words|letters|writing|dates?)) (?:is|are|looks?|gets?|became|has become) (?:now |so |really |a bit |very |too |kinda )*(?:(?:hard|difficult|impossible|tough|not easy) to (?:read|see)|unreadable|illegible|barely readable|not readable)(?: now| here| like (?:this|that))*(?:[\\s,.;!–-]+(?:so |please |pls |can you |could you )*(?:fix|change|improve|solve|sort|help)(?: (?:it|that|this|with that))?(?: (?:please|pls))*)?[?.!]*$`, 'iu');
/** "copy this page and change the new one to PART 2". */
const COPIED_PAGE = new RegExp(`^(${POLITE})(?:copy|duplicate) (?:this|the) (?:page|slide) and (?:change|rename|set) (?:the )?(?:new|second|copied|other) (?:one|page|slide|copy)(?:'s (?:title|text|headline))? to ([^"“,;]{2,60}?)[.!]*$`, 'iu');
/** "can the shop name be a little higher". */
const CAN_BE = new RegExp(`^(${POLITE})(?:can|could|should|may) ((?:the|my|that|this) [\\p{L} ]{2,30}?) (?:please )?(?:be|go|get|come) (.+?)[?.!]*$`, 'iu');
/** "make a copy of this for instagram story". */
const COPY_FOR = new RegExp(`^(${POLITE})(?:make|create|give me|do|need|i need|save|can i (?:get|have))(?: me)? (?:a |another )?(?:copy|duplicate|version)(?: of (?:this|it|that|the (?:design|post)))? (?:for|as|in|sized for) (?:an? |my )?([\\p{L}][\\p{L} ]{2,30}?)(?: (?:size|format))?[.!]*$`, 'iu');
/** "duplicate this as a pin", "the same but as a story", "can u also do it in story format": a copy, where it is a format. */
const SAME_AS = new RegExp(`^(${POLITE})(?:(?:make |do |give me |need |i need |i want |want )?(?:the )?(?:exact )?same(?: (?:thing|one|design|post))?|(?:duplicate|copy|clone) (?:it|this|that|the (?:design|post))|save a copy|(?:also )?(?:do|make|have|need|want|get|i need|i want)(?: me)? (?:it|this|that|one|another one)(?: also| too)?(?= .*(?:too|as well|also|original|this one|keep))|also (?:do|make|have|need|want|get|i need|i want)(?: me)? (?:it|this|that|one))(?: but)?(?: also)? (?:for|as|in|into|to|sized for) (?:an? |my |the )?([\\p{L}][\\p{L} ]{1,30}?)(?: (?:size|format|version))?(?: (?:too|as well|also|please|pls))*(?:[?.!,;]+ *(?:but |and |please )*(?:keep|leave) (?:the original|this(?: one)?|it|both)(?: [\\p{L} ]+)?)?[.!?]*$`, 'iu');
export const copyAs: Rewording = (text) => text.replace(SAME_AS, (whole, polite: string, name: string) => (findFormat(name) ? `${polite}make a ${name} size version too` : whole));
/** "something more fun". */
const SOMETHING = new RegExp(`^(${POLITE})(?:i want |we want |give me |try |do )?something (?:more |a bit more |rather |a bit )([\\p{L}-]+)[.!]*$`, 'iu');
/** "I want the whole page in navy with white text". */
const ALL_IN = new RegExp(`^(${POLITE})(?:(?:i|we) (?:want|need|would like) |make |do |have |put )?(?:the )?(?:whole |entire )(?:page|thing|design|post|poster) (?:in |be |all )?(?:an? )?([\\p{L}]+(?: [\\p{L}]+)?) (?:with|and) (?:an? )?([\\p{L}]+(?: [\\p{L}]+)?) (?:texts?|letters|writing|words)[.!]*$`, 'iu');
/** "can we do bold colours", "try brighter colors". */
const TEMPER = '(bold|bolder|bright|brighter|vivid|vibrant|strong|stronger|warm|warmer|cool|cooler|cold|colder|soft|softer|muted|earthy|earth|pastel|neon|dark|darker|light|lighter|happy|happier|cheerful|rich|richer|deep|deeper|natural|neutral|calm|calmer|punchier|louder|fresher|autumn|summer|spring|winter|festive)(?:-?(?:ish|y))?';
const OTHER_COLORS = new RegExp(`^(${POLITE})(?:(?:(?:can|could|should|shall) (?:we|i|you) (?:do|have|try|get|use|see|go (?:for|with))|try|go (?:for|with)|let's (?:do|try|use)|(?:i|we) (?:want|need|would like|'d like)|give (?:me|it|us)|make it|use|with|in|how about|maybe|make)\\s+)?(?:the |it |some |a bit |a little |much |way |more |all |an? )*${TEMPER} (?:colou?rs?(?: (?:palette|scheme|combo))?|palette|tones?|shades)(?: (?:please|pls|instead|overall|everywhere|everything|throughout))*(?=[,.;!]|$|\\s+but|\\s+and keep)`, 'iu');
/** "the colours should be bolder", "make the colours pop". */
const COLORS_SHOULD = new RegExp(`^(${POLITE})(?:(?:make|let|get|have|i want|i'd like)\\s+)?(?:all )?(?:the |these |those |its |my )?colou?rs (?:(?:should|could|must|need to|to|can) )?(?:be |look |feel |are )?(?:a bit |a little |much |way |more |too (?=x))*${TEMPER.replace('(bold', '(pop|bold')}(?: (?:please|pls|more|up|overall))*(?=[,.;!]|$|\\s+but)`, 'iu');

/** "reuse this for next week: change …": what it is good for. */
const PREFACED = /^[^:"“”]{3,40}:\s+(?=(?:change|make|replace|swap|put|add|move|delete|remove)\s)/iu;
/** "change A to B and C to D". */
const TWO_EXCHANGES = new RegExp(`^(${POLITE})(change|replace|swap|update|exchange)\\s+((?:(?!\\sand\\s)[^"“”,])+?)\\s+(to|with|for)\\s+((?:(?!\\sand\\s)[^"“”,])+?)\\s+and\\s+((?:(?!\\sand\\s)[^"“”,])+?)\\s+\\4\\s+([^"“”,]+?)[.!]*$`, 'iu');
/** "the insta name": what stands there begins with @. */
const OTHER_NAMES = /(?<!\p{L})(the|my|our|that) (?:insta(?:gram)?|ig|tik ?tok|twitter|facebook|fb)(?: (?:name|handle|account|tag|username|line))(?!\p{L})/giu;
/** "nah take it off again". */
const TAKEN_OFF = /^(?:(?:nah|no|nope|hm+|actually|sorry|oh|ok(?:ay)?)[\s,.]+)*take (?:it|that|this)(?: one)? (?:off|away|out|down)(?: again| please| then)*[.!]*$/iu;
/** "actually that page should come first". */
const PAGE_FIRST = new RegExp(`^${POLITE}(?:that|this|the new|the second) page (?:should|must|has to|needs to|can|could) (?:come|be|go|stand) (?:the )?(?:first|at the (?:front|beginning|start))(?: (?:one|page|instead|please))*[.!]*$`, 'iu');
/** "what did I write on page 2 again?". */
const ON_A_PAGE = /^((?:(?:so|and|wait|hey|ok|hm+)[\s,]+)*what (?:did|does|do|is|was|have)(?!\p{L})[^.!?]*?)\s+(?:on|in) (?:the )?((?:first|second|third|fourth|last|next|previous) (?:page|slide)|(?:page|slide) (?:\d+|one|two|three|four|five))(?: (?:again|now|please))*\s*\?*$/iu;
/** "bump the price up a bit". */
const BUMPED = new RegExp(`${AT_START}bump (it|(?:the|that|my) [\\p{L} ]{2,30}?)(?: font| size)? up(?: a (?:bit|little|touch|notch))?`, 'giu');

/** "under that: 1. send a photo 2. pay half": a list of steps, each on its line. */
const STEPS_UNDER = new RegExp(`^${POLITE}(?:(?:put|add|write|list)\\s+)?(?:right |directly )?(?:under(?:neath)?|below|beneath) (that|it|this|there|the [\\p{L} ]{2,30}?)(?:\\s+(?:put|add|write|list))?\\s*[:,–-]?\\s+(1\\s?[.)]\\s.+)$`, 'isu');
const asSteps = (text: string): string => text.replace(STEPS_UNDER, (_, where: string, steps: string) => `add the text "${steps.replaceAll('"', '”').trim().replace(/[\s,;]+(?=\d{1,2}\s?[.)]\s)/gu, '\n')}" below ${/^the /i.test(where) ? where : 'it'}`);
/** "swap the two pages". */
const PAGES_SWAPPED = new RegExp(`^${POLITE}(?:swap|switch|flip|exchange) (?:the |these |both |two |the two )*(?:pages|slides)(?: (?:around|over|round))?[.!]*$`, 'iu');
/** "centre the lot". */
const LOT = /(?<!\p{L})the (?:whole )?lot(?=\s*(?:[,.;!?]|$)|\s+(?:to|in|up|down|left|right|a bit|a little|bold|\p{L}+er(?!\p{L})))/giu;
/** "the price should stand out way more". */
const STANDS_OUT = new RegExp(`^(${POLITE})((?:the|my|that|this) [\\p{L} ]{2,30}?) (?:really )?(?:should|needs? to|has to|have to|must|could|ought to) (?:really |actually )?(?:stand out|pop|jump out|catch the eye|be (?:more )?(?:prominent|important|noticeable|dominant|visible)|dominate|be (?:the )?(?:first|main) thing (?:that )?(?:people|you|they|everyone|everybody|anyone|customers|one)?(?: (?:will |should )?(?:see|sees|notice|notices|reads?))?|get (?:more|all the) attention|be (?:the )?(?:star|hero|focus)(?: of (?:it|the (?:page|show|design)))?)(?: (?:way|much|a lot|a bit|even|a little))?(?: more)?[.!]*$`, 'iu');
/** "make the date stand out more". */
const MADE_TO_STAND_OUT = new RegExp(`^(${POLITE})(?:make|let|have|get) ((?:the|my|that|this) [\\p{L} ]{2,30}?) (?:to )?(?:really |just )?(?:stand out|pop|jump out|(?:more|way more|much more) (?:visible|noticeable|prominent|obvious|eye[- ]?catching)|easier to (?:see|read|spot|notice))(?: (?:more|a bit|a little|way|much|better|out|please|pls))*[.!]*$`, 'iu');
/** "i want the price to be the first thing people see". */
const WANTED = new RegExp(`^(${POLITE})(?:i|we) (?:want|need|would like|'d like) ((?:the|my|that|this) [\\p{L} ]{2,30}?) to (?=be |stand |pop|jump|catch|dominate|get )`, 'iu');
/** "stick the logo top left". */
const STICKING = new RegExp(`${AT_START}(?:stick|pop|chuck|plonk|shove|slap|bung|plop|park|tuck|slide|scoot) (?=(?:the|my|that|this|it|them|those|both|all|our)(?!\\p{L})(?!.*(?:[@"“”]|\\bout\\b|\\boff\\b|background)).*(?<!\\p{L})(?:in|on|at|to|top|bottom|left|right|under(?:neath)?|below|above|next|beside|behind|between|into|over|up|down|closer|inside)(?!\\p{L}))`, 'giu');
/** "tone it down", "dim the photo down a bit". */
const TONED = /(?<!\p{L})(?:tone|dim) (it|them|that|this|(?:the|my) (?:[\p{L}]+ )?[\p{L}]+)(?: down)(?! the)/giu;
/** "polaroid look for the photo: …". */
const POLAROID = /^(?:.*?)(?<!\p{L})(?:a )?polaroid(?: (?:look|style|effect|frame|vibe|border))*(?: (?:for|on|to|around) ((?:the|my|both|all|this|that) [\p{L} ]+?|it))?(?:\s*[:,–-].*)?[.!]*$/iu;
/** "a different font for the services, something elegant". */
const FONT_FOR = new RegExp(`^(${POLITE})(?:(?:use|try|i want|i'd like|can we have|give me) )?(?:an? )?(?:different|another|other|new|nicer|better) (?:font|typeface|lettering) (?:for|on|in) ((?:the|my|all|both) [\\p{L} ]+?)[,;:–-]+\\s*(?:something |one that(?:'s| is) |maybe |more |a bit |an? )*${KIND_OF_FONT}(?: (?:one|font|style|please|pls))*[.!]*$`, 'iu');
/** "i don't like that lime green. could it be hot pink". */
const COLOR_DISLIKED = /^(?:i|we) (?:don'?t|do not|dont|hate|dislike|never) ?(?:really )?(?:like|love|want)? ?(?:the|that|this) ([\p{L}]+(?: [\p{L}]+)?)(?: (?:colou?r|one|bits?|parts?))?[\s.,;!–-]+(?:(?:and|so|please|maybe|rather|instead|can|could|should|would|let'?s|how about|what about|try|use|make|go with|change|turn)\s+)*(?:(?:it|that|this|they|we|you|them) )?(?:(?:be|have|use|try|make|change|turn|do)\s+)?(?:(?:it|that|them) )?(?:to |into |in )?(?:an? )?([\p{L}]+(?: [\p{L}]+)?)(?: (?:instead|please|pls|rather))*[?.!]*$/iu;

/** "get rid of the deadline, I take orders all year now": why. */
const WHY_GONE = new RegExp(`^(${POLITE}(?:get rid of|remove|delete|drop|take out|take off|lose)\\s(?:the|that|this|those|my|both)\\s[^,;.:]{2,40}?)\\s*[,;–-]+\\s*(?:i|we|it|they|that)(?:'(?:s|m|re|ve|ll))?\\s+(?!want|need|would|also|like|prefer)[^,;]*$`, 'iu');
/** "add my insta @luma.portraits at the bottom": a handle is to be read, whatever words are in it. */
const HANDLE_ADDED = new RegExp(`^(${POLITE}(?:add|put|write|include|stick|pop))\\s+(?:in\\s+)?(?:(?:my|our|the)\\s+)?(?:(?:insta(?:gram)?|ig|tik ?tok|depop|etsy|vinted|ebay|twitter|facebook|fb)\\s+)?(?:(?:handle|name|account|username)\\s*:?\\s+)?(@[\\w.]*\\w)`, 'iu');

/** "the circle is stuck behind the photo, bring it in front": which it shall stand before was said with what is wrong. */
const STUCK = new RegExp(`^(${POLITE})((?:the|my|that|this) [\\p{L} ]{2,30}?) (?:is|are|got|gets|seems(?: to be)?|looks) (?:all |kind of |still )?(?:stuck|hidden|hiding|lost|sitting|lying|buried|covered)? ?(?:behind|under(?:neath)?|beneath|by) ((?:the|my|that|this) [\\p{L} ]{2,30}?)\\s*[,;.–-]+\\s*(?:please |so |can you |could you |just )*(?:bring|put|move|get|pull) (?:it|that|them) (?:in front|to the front|forward|up|on top|out|over it)(?: of it)?(?=[\\s,;.!]|$)`, 'iu');
/** "…, but keep the word NEW on top of the circle". */
const KEPT_ABOVE = /[,;.]?\s*(?:but|and) (?:keep|leave) (?:the (?:word|text|words) )?([^,;.]{1,40}?) (?:on top of|in front of|above|over) (?=(?:the|it|that)(?!\p{L}))([^,;.!]{2,30}?)(?=[,;.!]|$)/iu;

/** "both shoes same size and on the same level". */
const SAME_LEVEL = new RegExp(`^(${POLITE})(?:(?:make|get|have|put|set) )?((?:the|both|all|my|those|these)(?: the)? [\\p{L} ]{2,30}?)(?: (?:be|at|in))? (?:the )?same (size|width|height)(?:,| and|, and) (?:put them |set them )?(?:(?:on|at) (?:the same|one) (?:level|line|height)|level|aligned|lined up|in line|align them|line them up)[.!]*$`, 'iu');
/** "put both shoes on the same level". */
const LEVELLED = new RegExp(`^(${POLITE})(?:(?:make|get|have|put|set|bring|move) )?((?:the|both|all|my|those|these)(?: the)? [\\p{L} ]{2,30}?|them|these|those)(?: (?:should |must )?(?:be|stand|sit))? (?:(?:on|at|to) (?:the same|one) (?:level|line|height)|level(?: with each other)?|in (?:one |a )?line with each other)[.!]*$`, 'iu');

/** "frame the card in gold". */
const FRAMED = new RegExp(`^(${POLITE})frame (?:it|this|the (?:whole |entire )?(?:page|card|design|post|poster|flyer|thing|menu|story|invite))(?: all)?(?: around)? (?:in|with) (?:an? )?(.+?)(?: (?:frame|border|line))?[.!]*$`, 'iu');
/** "the shipping text: put it on a purple pill". */
const TOPIC = /^((?:the |my |this |that )?[\p{L}][\p{L} '-]{2,34}?)\s*(?::|\s[–—-])\s+((?:please |pls |can you |can we |just )*(?:put|make|set|move|give|turn|place|bring|have|change|centre|center|rotate|tilt)) (?:it|this|that|them|these|those)(?!\p{L})(?=\s\S)/iu;

/** "the line in the middle: dashed and darker". */
const TOPIC_LOOKS = /^((?:the |my |this |that )[\p{L}][\p{L} '-]{2,34}?)\s*(?::|\s[–—-])\s+([^"“”:]{3,60}?)[.!]*$/iu;

/** In the order in which they are tried; each leaves alone what it does not know. */
export const TALKED: readonly Rewording[] = [
  asSteps,
  (text) => text.replace(/(?<!\p{L})(old|new|original|sale) (price)(s?)(?=[^.!?]*?(?<!\p{L})(?:old|new|original|sale) ones?(?!\p{L}))([^.!?]*?)(old|new|original|sale) one(s?)(?!\p{L})/iu, '$1 $2$3$4$5 price$6').replace(/[\s,]+like (?:it'?s |its |it is |when |on an? |in an? |under an? )[^,.;!?]*$/iu, ''),
  (text) => text.replace(COLOR_DISLIKED, (sentence, from: string, to: string) => (parseColor(from) && parseColor(to) ? `change ${from} to ${to}` : sentence)).replace(WANTED, '$1$2 should ').replace(STICKING, '$1put ').replace(TONED, 'make $1 darker').replace(FONT_FOR, '$1use a $3 font for $2').replace(POLAROID, (sentence, what: string | undefined) => (/(?:font|text)/i.test(sentence) ? sentence : `give ${what ?? 'the photo'} a thick white border, a slight tilt and a soft shadow`)),
  (text) => text.replace(SAME_LEVEL, '$1make $2 the same $3. line up $2').replace(LEVELLED, '$1line up $2').replace(FRAMED, '$1add a $2 frame around the page').replace(TOPIC_LOOKS, (sentence, thing: string, looks: string) => (isOnlyLooks(looks) ? `make ${thing} ${looks}` : sentence)).replace(TOPIC, (_, thing: string, verb: string) => `${verb} ${/^(?:the|my|this|that)\s/i.test(thing) ? thing : `the ${thing}`}`),
  (text) => (STUCK.test(text) ? text.replace(KEPT_ABOVE, '. Bring $1 in front of $2').replace(STUCK, '$1bring $2 in front of $3') : text),
  (text) => text.replace(WHY_GONE, '$1').replace(HANDLE_ADDED, '$1 "$2"').replace(PAGES_SWAPPED, 'move page 1 to position 2').replace(LOT, 'everything').replace(STANDS_OUT, '$1make $2 bigger and bold').replace(MADE_TO_STAND_OUT, '$1make $2 bigger and bold'),
  (text) => text.replace(PREFACED, '').replace(TWO_EXCHANGES, '$1$2 $3 $4 $5. $2 $6 $4 $7').replace(OTHER_NAMES, '$1 handle').replace(TAKEN_OFF, 'delete it'),
  (text) => text.replace(PAGE_FIRST, 'move this page to the front').replace(ON_A_PAGE, 'go to $2. what does it say?').replace(BUMPED, '$1make $2 bigger'),

  (text) => text.replace(/(?<=\s)call[ -]to[ -]action button/giu, 'button').replace(MATCHING, '$1make $2 the same colour as the $3').replace(SAME_COLOR, '$1make the $2 the same colour as the $3'),
  (text) => text.replace(LARGEST, '$1make $2 twice as big').replace(UNREADABLE, (_, polite: string, what: string) => `${polite}make ${what.replace(/(?<!\p{L})smaller(?= (?:text|line|one|words|print))/iu, 'smallest')} bigger`).replace(RETITLED, '$1change the title to "$2"').replace(SAID_INSTEAD, '$1change $3 to $2'),
  copyAs,
  (text) => text.replace(HARD_TO_READ, '$1make $2 readable').replace(COPIED_PAGE, '$1duplicate this page. change the headline to "$2"'),
  (text) => text.replace(AS_A, (_, polite: string, verb: string, words: string, what: string) => `${polite}${verb} a ${what} "${words}"`),
  (text) => text.replace(NEW_FACT, '$1change the $2 to ').replace(PRICED, 'change $1 $2 to ').replace(/(?<=^change (?:the|my|our) (?:price|cost) to \S+) (?:then|now)[.!]*$/iu, ''),
  (text) => text.replace(SHOULD_SAY, (_, what: string, to: string) => `change ${what} to ${/^[$€£¥₹₦₱₺₫฿₩]?\d/u.test(to) ? to : `"${to}"`}`).replace(VALUE_LAST, (_, verb: string, where: string, value: string) => `${verb}"${value.trim()}"${where}`).replace(CAN_BE, (_, polite: string, what: string, how: string) => `${polite}${/^(?:at|in|on|to|above|below|under|next|up|down|left|right)(?!\p{L})/iu.test(how) ? 'move' : 'make'} ${what} ${how}`),
  (text) => text.replace(COPY_FOR, '$1make a $2 version too').replace(SOMETHING, '$1make it more $2').replace(ALL_IN, '$1make all text $3 and the background $2').replace(OTHER_COLORS, '$1use $2 colours').replace(COLORS_SHOULD, (_, polite: string, temper: string) => `${polite}use ${temper === 'pop' ? 'bold' : temper} colours`),

  (text) => text.replace(SHOUTED, (_, polite: string, verb: string, size: string | undefined, words: string, where: string) => `${polite}${verb} the ${size ?? ''}text "${words}"${where.replace(/^(\s+)across(?=\s+(?:the|my|this|that|it)(?!\p{L}))/iu, '$1over')}`),
  (text) => text.replace(FONT_TO, (_, polite: string, what: string, kind: string) => `${polite}use a ${kind} font for ${what}`).replace(ALL_FONTS, '$1use a $2 font for all texts'),

  (text) => text.replace(/(?<=\s)@(?=handle(?!\p{L}))/giu, ''),
  (text) => text.replace(LOSING, '$1remove ').replace(TAKING, '$1remove $2').replace(BIT, ' line'),
  (text) => text.replace(PAGE_PLACE, (_, where: string) => `move this page to the ${/last|end/i.test(where) ? 'end' : /second/i.test(where) ? 'second place' : 'front'}`),
  (text) => text.replace(PAGE_GROUND, 'go to $1. make the background $2'),
  (text) => text.replace(FILE, 'export as $1'),
];
