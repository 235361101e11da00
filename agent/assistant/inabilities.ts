/** What this assistant does not do: some of it a hosted model could, the rest is nobody's business here. What lies beyond the page: beyond-the-page.ts. */
import type { Inability, Intent } from './intents.ts';
import { PICTURE_NOUNS } from './lexicon.ts';
import { words } from './rules.ts';
import { Scan } from './scan.ts';

const MAKE = '(?:generate|draw|paint|imagine|create|make|design|give me|show me|render|invent|produce)';
const ART = '(?:photos?|pictures?|images?|illustrations?|drawings?|paintings?|artworks?|renders?|portraits?|scenes?|backgrounds? (?:photos?|images?|pictures?))';

/** The first that fits speaks. Quotation marks hide what stands in them. */
const INABILITIES: readonly (readonly [pattern: string, what: Inability])[] = [
  ['(?:delete|close|cancel|remove|deactivate|upgrade|downgrade|change|reset|update) (?:my |our |the )?(?:blend )?(?:account|subscription|membership|password|login|billing|payment method|credit card|plan)(?! (?:name|text|line))', 'account'],
  ['(?:as |an? |in |to |into |export |download |get |save )(?:it |this )?(?:(?:as |in |to |an? |the )*)(?:psd|photoshop|indesign|indd|ai file|illustrator file|eps|tiff?|docx?|word (?:file|document)|pptx?|powerpoint|keynote|xlsx?|excel|cdr|figma|sketch|heic|raw|bmp)(?: files?| format| document)?', 'file-type'],
  ['(?:qr|bar)[ -]?codes?', 'qr'],
  ['(?:contacts?|numbers?|photos?|pictures?|emails?|addresses|data|files?) (?:from|in|on|out of) (?:my|our|the) (?:phone|address book|gallery|camera roll|mail|gmail|outlook|computer|laptop|drive|google drive|dropbox|icloud|crm|contacts)|(?:call|phone|ring|hire|pay|remind|invite|ask|tell|contact|message) (?:my|our) (?:[\\p{L}]+ )?(?:suppliers?|clients?|boss|customers?|friends?|mum|mom|dad|team|bank|printer|colleagues?|staff|landlord|neighbours?|neighbors?|designer|wife|husband|partner)|(?:read|check|open|sync|connect|access|import)(?: (?:from|to))? (?:my|our) (?:phone|mail|e-?mails?|gmail|calendar|drive|dropbox|contacts|account|crm|gallery)', 'accounts'],
  ['(?:add|insert|make|create|draw|put in|need|want)(?: me)? (?:an? )?(?:[\\p{L}]+ )?(?:tables?|charts?|graphs?|spreadsheets?|calendars?|maps?)(?: (?:with|of|for|showing).*)?', 'table'],
  ['(?:write|suggest|give me|come up with|generate|think of|create|make)(?: me| us)? (?:an? |some |the |few |good )*(?:[\\p{L}]+ )?(?:captions?|hash ?tags?|bios?|product descriptions?|slogan ideas|headline ideas|catchy (?:slogan|headline|tagline)s?)(?: (?:for|about|to).*)?|(?:fix|check|correct) (?:the |my )?(?:spelling|grammar|typos?)|spell[ -]?check|proof ?read|rephrase|reword it|rewrite (?:it|this|the (?:text|headline))(?: (?:better|nicer|shorter))?', 'copywriting'],
  [`stock (?:photo|image|picture)s?|(?:find|search(?: for)?|get(?! rid)|look for|fetch)(?: me)? (?:an? |some |the )?(?:[\\p{L}]+ ){0,3}?(?:${PICTURE_NOUNS})`, 'stock'],
  [`${MAKE} (?:me |us )?(?:an? |some |the )?(?:ai )?(?:[\\p{L}-]+ ){0,2}?${ART} (?:of|with|showing|where|in which|that shows)(?! (?:my|the|this|our|these) (?:photo|picture|shoe|product))|generate .*${ART}|(?:i'?d like|i would like|i want|i need|add|put in|include|use|show) (?:me )?(?:an? |some )?(?:nice |real |beautiful |small |big )*${ART} of (?!(?:my|our|the|this|these|that)\\b)[\\p{L}]+|${MAKE} (?:me )?(?:an? )?ai ${ART}|text to image|(?:put|place|add) (?:me|her|him|us|the product|it|my [\\p{L}]+) (?:in|on|at|into) (?:an? |the )?(?:beach|forest|kitchen|studio|street|mountains?|table|living room|city|jungle|space|moon)(?! (?:photo|picture|image))`, 'generate'],
  ['(?:extend|expand|outpaint|widen) (?:the |my |this )?(?:photo|picture|image|background|edges)(?: with ai)?|generative fill|fill in the (?:rest|missing)', 'expand'],
  ['(?:make|let|have) (?:it|them|this|that|the [\\p{L} ]+?|my [\\p{L} ]+?) (?:spin|dance|blink|wiggle|bounce|jump|fly(?: (?:in|around|across))?|fade in|slide in|pulse|flash|wave|walk|talk|sing|rotate (?:slowly|continuously|all the time|around|forever)|move (?:around|by itself)|come alive)(?: .*)?|videos?|animate|animations?|animated|gifs?|movies?|motion|slide ?shows?|(?:add|with|put) (?:some )?(?:music|sound|audio|voice ?over)', 'video'],
  ['translat(?:e|ion)(?: (?:it|this|that|the|all|everything|to|into|my))?|(?:in|into|to) (?:spanish|french|german|italian|portuguese|hindi|arabic|chinese|japanese|korean|dutch|turkish|polish|russian|thai|indonesian|malay|vietnamese)(?= |$)', 'translate'],
  ['upscal(?:e|ing)|enhance|sharpen|unblur the|improve (?:the )?(?:photo |image |picture )?(?:quality|resolution)|(?:increase|higher|better) (?:the )?(?:resolution|quality)|4k|hi[ -]?res|make (?:it|the (?:photo|picture|image)) (?:hd|sharper)|deblur|denoise', 'upscale'],
  ['magic eras(?:e|er)|retouch|(?:remove|erase|get rid of|delete|take out) (?:the |that |this |these |my )?(?:[\\p{L}]+ ){0,2}(?:person|people|man|woman|watermark|blemish(?:es)?|pimples?|spots?|stains?|wrinkles?|object|reflection in|scratch(?:es)?|power ?lines?|tourists?|hand|fingers?|logo|price tag|label|crease|shadow)s? (?:from|in|on|behind) (?:the |my |this )?(?:photo|picture|image|background)|whiten|smooth (?:the |her |his |my )?skin|swap (?:the |her |his |my )?face', 'erase'],
  ['(?:warp(?:ed)?|distort(?:ed)?|wavy) (?:the )?(?:text|headline|title|words?|letters?)|(?:make|set) (?:the )?(?:text|headline|title|words?|it) (?:wavy|warped|distorted)|(?:text|headline|title|words?) (?:along|on) (?:a wave|my path)', 'warp'],
];

const OFF_TOPIC: readonly (readonly [pattern: RegExp, what: Inability])[] = [
  [/(?:^|\s)(?:write|tell|compose|give|sing|make|create|recite)(?: me| us)? (?:an? |some |another |the )?(?:[\p{L}]+ )?(?:poem|haiku|joke|story about|song|essay|limerick|rap|sonnet|novel|fairy tale|riddle|cover letter|email|e-mail|letter to|business plan|code|program|script|recipe|blog post|homework)s?(?!\p{L})/iu, 'poem'],
  [/(?:^|\s)(?:what(?:'s|s| is| will)(?: be)? the )?weather|(?:is it|will it|going to) (?:rain|snow|be sunny)|temperature (?:in|outside|today)/iu, 'weather'],
  [/^(?:who|what|where|when|why|how)(?:'s|s| is| are| was| were| did| does| do| many| much| old| far| tall| long| big)? .*(?:president|prime minister|king|queen|capital of|population|meaning of life|world cup|elections?|war|bitcoin|stock market|stock price|distance|square root|moon|planet|history|religion|god|covid|celebrity|einstein|trump|biden|putin|messi)(?!\p{L})/iu, 'off-topic'],
  [/^(?:what(?:'s| is) )?\d+\s*[+*/x×÷-]\s*\d+\s*=?\??$|^(?:what(?:'s| is) (?:the )?(?:time|date|day)(?: is it)?|what time is it|what day is (?:it|today)|what is today'?s date)\??$/iu, 'off-topic'],
  [/^(?:do you|are you|can you|have you|will you) (?:have|like|love|feel|sleep|eat|think|believe|human|real|alive|an? (?:ai|robot|human|bot|person|chat ?gpt)|chat ?gpt|conscious|married|dream|marry|play|sing|dance|drive|cook)(?!\p{L}).*\??$/iu, 'off-topic'],
  [/^(?:i(?:'m| am) (?:sad|bored|tired|hungry|lonely|in love|depressed|happy)|i love you|tell me (?:about yourself|a story|something)|how are (?:you|u|ya)(?: (?:doing|today))?|how(?:'s| is) it going|what(?:'s| is) up|sup|who (?:made|created|built|owns) you|what(?:'s| is) your (?:name|age|favou?rite .*)|recommend (?:me )?(?:a |some )?(?:movie|book|restaurant|film|song)s?.*|play (?:some )?music|set (?:a |an )?(?:timer|alarm|reminder).*|order (?:me )?(?:a )?(?:pizza|taxi|food).*|book (?:me )?(?:a )?(?:flight|hotel|table).*)[\s?!.]*$/iu, 'off-topic'],
];

/** The inability that a clause asks for, or null. `writes`: words are to stand on the page, whatever they say. */
export function readInability(text: string, verb: string, writes: boolean): Intent | null {
  const scan = new Scan(text);
  const bare = scan.rest.trim();
  const off = scan.quotesLeft > 0 ? undefined : OFF_TOPIC.find(([pattern]) => pattern.test(bare));
  if (off) return { kind: 'cannot', what: off[1] };
  const copywriting = words(INABILITIES.find(([, what]) => what === 'copywriting')?.[0] ?? '$^').test(bare);
  if (copywriting && scan.quotesLeft === 0 && /^(?:please |can you |could you )*(?:write|suggest|give me|come up|generate|think|create|make|fix|check|correct|spell|proof|rephrase|reword|rewrite)/i.test(bare)) return { kind: 'cannot', what: 'copywriting' };
  if (writes) return null;
  const cannot = INABILITIES.find(([pattern]) => words(pattern).test(bare));
  if (!cannot) return null;
  // "resize it for a TikTok video", "video thumbnail": a size, not a film.
  if (cannot[1] === 'video' && /thumbnail|cover|size|format|tik ?tok|youtube|reel/i.test(bare) && !/animat|turn .*into a video|make (?:it|this) an? (?:video|gif)|music|motion/i.test(bare)) return null;
  if (cannot[1] === 'translate' && /^(?:add|write|put)/i.test(verb) && !/translat/i.test(bare)) return null;
  return { kind: 'cannot', what: cannot[1] };
}
