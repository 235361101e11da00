/**
 * What reaches beyond the page: posting, shops and accounts, figures that nobody has here, what stands on the internet, marks and
 * faces of others; and questions about this product itself. Told by what is to be done (first word of a clause) and with what.
 */
import type { Inability, Intent } from './intents.ts';
import { Scan } from './scan.ts';

const POLITE = "(?:(?:(?:(?:it|this|that) )?(?:looks?|is|'s) (?:so |really |very |super )?(?:great|good|nice|perfect|amazing|lovely|beautiful|awesome|cool|pretty)|please|pls|plz|ok(?:ay)?|so|and|also|hey|hi|hello|then|now|just|great|perfect|nice|cool|love it|alright|well|oh|btw|maybe|actually)[\\s,!.]+)*(?:(?:can|could|would|will|do) (?:you|u|ya|we|i)(?: (?:please|pls|also|just|maybe))* |(?:i|we)(?:'d| would)? (?:want|need|like)(?: you)? to |(?:is it|would it be) possible (?:for you )?to |are you able to |go ahead and |let'?s |please )?(?:just |also |maybe )?";
const begins = (pattern: string) => new RegExp(`^${POLITE}(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu');

const IT = '(?:it|this|that|them|these|those|everything|(?:the|my|this) (?:post|design|image|picture|pic|story|reel|ad|flyer|poster|finished (?:one|thing)|result|page|file|video|one))(?: (?:one|too|now))?';
/** Where people post. */
const FEED = "(?:instagram|insta|ig|facebook|fb|twitter|x|tik ?tok|pinterest|linked ?in|youtube|whats ?app(?: (?:group|status))?|telegram|reddit|snapchat|threads|vinted|depop|etsy|ebay|poshmark|amazon|shopify|mercari|gumtree|marketplace|craigslist|(?:web ?)?site|web ?page|blog|feed|grid|wall|stor(?:y|ies)|status|profile|page|channel|account|shop|store|socials?|social media|newsletter|mailing list|the internet|online)";
const MINE = "(?:(?:my|our|the|this|your|their|his|her|a)\\s+)?";
const PEOPLE = "(?:customers?|clients?|followers?|subscribers?|friends?|boss|team|mum|mom|dad|wife|husband|sister|brother|partner|printer|print shop|colleagues?|supplier|everyone|everybody|people|group|list|members?|guests?|me)";
/** What holds somebody's goods and figures. */
const SOURCE = "(?:shopify|etsy|ebay|amazon|woo ?commerce|depop|poshmark|vinted|shopee|lazada|carousell|tokopedia|mercado ?libre|squarespace|wix|big ?cartel|instagram|insta|ig|facebook|fb|tik ?tok|pinterest|stripe|paypal|square|mailchimp|canva|google (?:drive|sheets?|photos|calendar)|drive|dropbox|icloud|gmail|calendar|crm|pos|(?:online |web ?|etsy |shopify |amazon |insta(?:gram)? )?(?:shop|store|account|catalog(?:ue)?|inventory|stock list|web ?site|web ?shop|site|page|feed|profile|spreadsheet|database|phone|gallery|camera roll|computer|laptop))";

/** Marks and faces that belong to others. */
const MARKS = "(?:nike|adidas|puma|reebok|new balance|converse|vans|supreme|gucci|chanel|prada|dior|louis vuitton|lv|hermes|hermès|versace|fendi|balenciaga|burberry|rolex|cartier|tiffany|apple|samsung|google|microsoft|tesla|bmw|mercedes|ferrari|porsche|coca[ -]?cola|coke|pepsi|starbucks|mcdonald'?s|mc ?donalds|kfc|nutella|disney|marvel|pixar|pokemon|pokémon|mickey(?: mouse)?|minnie(?: mouse)?|hello kitty|barbie|harry potter|star wars|netflix|zara|h&m|ikea|lego|playboy|sephora|dyson|stanley|crocs|lululemon|north face|patagonia|ray[ -]?ban|levi'?s|red bull|amazon|fc barcelona|real madrid|nba|nfl|fifa|uefa)";
const FAMOUS = "(?:taylor swift|beyonc[eé]|rihanna|kim kardashian|kylie jenner|kendall jenner|selena gomez|ariana grande|billie eilish|lady gaga|justin bieber|drake|kanye(?: west)?|messi|ronaldo|neymar|mbapp[eé]|lebron(?: james)?|michael jordan|zendaya|dua lipa|harry styles|bad bunny|bts|blackpink|elon musk|trump|obama|oprah|emma watson|leonardo dicaprio|brad pitt|angelina jolie|scarlett johansson|tom cruise|the rock|shah rukh khan|deepika padukone|virat kohli|marilyn monroe|einstein|(?:an? |some )?(?:celebrity|celeb|famous (?:person|actor|actress|singer|footballer|model|influencer))(?:'?s)?)";

/** What may follow, up to the end. */
const AFTER = '(?: (?:for me|now|today|tonight|tomorrow|later|directly|please|pls|account|page|feed|group|too|as well|straight away|(?:at|on|in) [\\p{L}\\d: ]+|and (?:tag|mention|@) ?[\\p{L}\\d@_. ]+))*[\\s?!.]*$';

const LIVE = "(?:(?:current|live|latest|actual|real[ -]?time|up[ -]to[ -]date|today'?s|right now'?s)\\s+)";
const FIGURES = '(?:(?:bitcoin|btc|crypto|gold|silver|oil|gas|stock(?: market)?|share|market|dollar|euro|exchange|currency)(?: (?:price|rate|value|course))s?|exchange rates?|weather(?: forecast)?|forecast|temperature|news|headlines from|scores?|match results?|follower(?:s|(?:s)? count)|number of (?:followers|likes|sales|orders|views)|likes|star rating|google rating|rating|trends?|trending \\p{L}+|competitor(?:s)?(?:\'s?)? prices?|market price|best ?seller(?:s)? (?:right )?now)';

type Beyond = readonly [what: Inability, ...patterns: RegExp[]];

const BEYOND: readonly Beyond[] = [
  ['share',
    begins(`(?:post|publish|upload|share|tweet|release|broadcast) ${IT}(?: (?:up|out|directly|straight|now|live|publicly|online|somewhere))*(?: (?:on|to|in|onto|for|with|at|via)(?: (?:all|both))?(?: (?:of|the))? ?${MINE}(?:\\p{L}+ )?(?:${FEED}|${PEOPLE}))?(?: (?:and|&) (?:\\p{L}+ )?${FEED})*${AFTER}`),
    begins(`(?:post|publish|upload|share|tweet) (?:directly |straight |now )?(?:on|to) ${MINE}(?:\\p{L}+ )?${FEED}${AFTER}`),
    begins(`(?:put|stick|get|throw|drop|list) ${IT} (?:up )?(?:for sale )?(?:on|onto|in|to|up on) ${MINE}(?:\\p{L}+ )?${FEED}(?: (?:feed|page|account|story|shop|for me|now|today|please|pls|group))*[\\s?!.]*$`),
    begins(`(?:send|e-?mail|mail|text|dm|message|forward|whats ?app|airdrop|deliver) (?:out )?${IT}(?: (?:out|over|off))? (?:to|via|by|with|through|on|in) `),
    begins(`(?:send|e-?mail|mail|text|dm|message|forward|whats ?app) (?:it |this |that )?(?:to )?(?:my|our|all my|all our|the) (?:\\p{L}+ )?${PEOPLE}`),
    begins(`(?:schedule|auto-?post|queue) (?:${IT}|(?:a |the |my )?posts?)`),
    begins(`(?:run|start|launch|set up|buy|place|boost|promote)(?: me)? (?:(?:an?|the|some|paid) )*(?:(?:facebook|fb|instagram|insta|google|tik ?tok|meta) )?(?:ads?|campaigns?|promotion)(?: (?:with|for|on|of) .*)?[\\s?!.]*$`),
    begins(`(?:boost|promote|advertise) (?:${IT}|(?:the|my|this) post)(?: (?:on|to|in|for) .*)?[\\s?!.]*$`),
    begins(`(?:set|use|make) ${IT} (?:as|to be) (?:my|our) (?:profile (?:picture|pic|photo)|pfp|avatar|cover photo) (?:on|in|for me)`),
    begins(`(?:text|pin) (?:it|this|that) (?:to|on) ${MINE}(?:\\p{L}+ )?(?:${FEED}|${PEOPLE})${AFTER}`),
    begins(`go live (?:with|on)`)],
  ['print',
    begins(`(?:get|have) (?:\\d+ (?:copies |pieces )?(?:of )?)?${IT} (?:printed|shipped|delivered|made)(?: .*)?$`),
    begins(`(?:print|ship|deliver|courier)(?: out)?(?: (?:me|us))?(?: ${IT}| \\d+(?: (?:of (?:these|them|this|those)|copies|pieces|flyers|posters|cards|stickers|prints|labels))?| (?:a (?:few|couple|dozen|hundred)|some|copies)(?: of (?:these|them|this|it))?)(?: (?:out|for me|for us|please|pls|and .*|on .* paper|today|now|to .*))*[\\s?!.]*$`),
    begins(`(?:order|buy|get) (?:me )?(?:\\d+|some|a few|a hundred) (?:prints?|copies|flyers|posters|business cards|cards|stickers|labels)(?: (?:of|with|from|like) .*)?(?: printed.*)?[\\s?!.]*$`),
    begins(`(?:order|buy|get) (?:me )?(?:\\d+|some|a few|a hundred) (?:\\p{L}[\\p{L}-]* ){1,2}?(?:of|with|from|like) (?:${IT})`)],
  ['accounts',
    begins(`(?:connect|sync(?:hroni[sz]e)?|integrate|hook up|plug (?:in)?|link up|log ?in(?:to)?|sign ?in(?:to)?|access)(?: (?:you|this|it|that|yourself|blend|up))?(?: (?:to|with|on|from|into))? ${MINE}(?:\\p{L}+ ){0,2}?${SOURCE}`),
    begins(`(?:call|ring|phone|contact|hire|pay|ask) (?:up )?(?:the|my|our|a|some) (?:\\p{L}+ )?(?:${PEOPLE}|printers?|suppliers?|courier|post office|bank|agency|designer|photographer)`),
    begins(`link (?:this |it |you |blend )?(?:to|with) ${MINE}(?:\\p{L}+ ){0,2}?${SOURCE}`),
    begins(`(?:import|pull|fetch|grab|get|take|load|copy|download|use|read|sync|upload|add|put|bring)(?: in| over| up)? (?:(?:all|some|the|my|our|me|these|those|a|any|products?|new) )*(?:\\p{L}+ ){0,3}?(?:from|off|out of) (?:my|our|the|shop|on)?\\s*(?:\\p{L}+ ){0,2}?${SOURCE}(?: (?:shop|store|account|page|feed|listings?|too|and .*|please|for me))*[\\s?!.]*$`),
    begins(`(?:import|sync) (?:(?:all|the|my|our) )*(?:products?|listings?|inventory|catalog(?:ue)?|orders|contacts|prices)`)],
  ['records',
    begins(`(?:how many|how much)(?! (?:text|layer|photo|picture|image|page|slide|font|colou?r|word|sticker|shape|credit)).*(?:in stock|left in (?:the |my |our )?(?:stock|shop|store|inventory)|(?:do|have|did) (?:i|we) (?:still )?(?:have left|got left|sold|sell|sold out)|are (?:still )?left|followers|subscribers|likes|views|visitors|clicks|orders|sales|customers|people (?:saw|viewed|visited|clicked|bought|liked))`),
    begins(`(?:what(?:'?s| is| are)|check|show(?: me)?|look at|tell me|count|see|track|update|manage) (?:my|our|the) (?:current |actual |remaining |live )?(?:stock|inventory|sales(?: (?:numbers|figures|stats))?|orders|revenue|analytics|insights|stats|statistics|follower(?:s| count)|engagement|bestsellers?|shop numbers)(?! (?:text|line|label|badge|number (?:bigger|smaller)))`),
    begins(`(?:put|add|write|show|include|insert|use) (?:(?:the|my|our|in|how many|number of) )*(?:current |actual |real |live |remaining )(?:stock|inventory|number of (?:items|pieces|followers|orders)|stock (?:number|level|count)s?)`),
    begins(`(?:who|how many (?:people|times))(?: has| have)? (?:liked|bought|ordered|saw|seen|viewed|commented|shared|clicked)`)],
  ['web',
    begins(`(?:(?:put|add|write|show|include|insert|get|use|tell me|check|what(?:'?s| is| are)|find(?: out)?|give me|whats) )(?:(?:in|the|me|up|on it|my|our|in my) )*${LIVE}(?:\\p{L}+ ){0,2}?${FIGURES}`),
    begins(`(?:(?:put|add|write|show|include|insert|get|use|tell me|check|what(?:'?s| is| are)|find(?: out)?|give me|whats) )(?:(?:in|the|me|up) )*(?:price of (?:bitcoin|gold|silver|oil)|(?:bitcoin|gold|silver|oil) price|exchange rate|trending)`),
    begins(`(?:what(?:'?s| is| are)|whats|which (?:is|are)|tell me|find) (?:the )?(?:currently )?(?:most popular|most used|best|trending|top|hottest)(?: \\p{L}+){0,2} (?:hash ?tags?|trends?|keywords?|sounds?|songs?|time to post|times to post|selling)`),
    begins(`(?:what(?:'?s| is)|whats|which (?:\\p{L}+ )?(?:is|are)) (?:currently |now |hot and )?(?:trending|trendy|popular|in fashion|hot)(?! here)`),
    begins(`(?:check|look|see|find out|search|google|research|compare|browse|look up|find)(?: (?:out|up|at|for|what|how much|how|which|it|this|that|me|similar|the|a|some|my|our|good|other|real|best|price|prices|shops?|people|sellers?|others?|competitors?|competition|everyone|charge|charges|sell|sells|ask|asking|do|does|is|are|cost|costs|goes|for|these|they|who|where|of|and|\\p{L}+))*? (?:on|at|in|from) (?:ebay|amazon|etsy|google|vinted|depop|poshmark|the (?:internet|web|net)|online|instagram|insta|tik ?tok|pinterest|facebook|marketplace|wikipedia|youtube)`),
    begins(`(?:check|look at|see|find out|research|compare|copy|google)(?: (?:what|how|which|how much|out|the|with|to|against))* (?:my |our |the |all )?(?:others?|other (?:people|shops|sellers|stores)|competitors?|competition|rivals?|market)(?:'s?)?(?: .*)?$`),
    begins(`(?:google|look (?:it |this |that )?up|search (?:for|the web|online|the internet)|browse)`),
    begins(`(?:read|open|visit|scrape|check|go (?:to|on)|look at|copy (?:the )?(?:text|info|prices?|details) (?:from|off)|use (?:the )?(?:text|info|photos?|pictures?) (?:from|on|off)|take (?:the )?(?:text|info|photos?|pictures?|details) (?:from|on|off)) ${MINE}(?:https?:|www\\.|\\p{L}[\\p{L}\\d-]*\\.(?:com|net|org|co|shop|store|io|de|fr|es|it|uk)|web ?site|web ?shop|web ?page)`)],
  ['brand',
    begins(`(?:put|add|use|include|insert|stick|slap|copy|print|place|give|show|replace|swap|change|turn|make|draw|generate|write|design|create|do|get)(?: (?:it|me|us|her|him))? (?:.{0,60}? )?(?:the |an? |like |with |in )?(?:real |official |original )?${MARKS}(?:'s)? (?:logos?|swoosh|mark|trade ?mark|symbol|sign|monogram|branding|label|tag|stripes|ad|characters?)`),
    begins(`(?:put|add|use|include|insert|stick|copy|place|draw|generate|make|create|get)(?: (?:it|me|us))? (?:.{0,40}? )?(?:the )?(?:swoosh|golden arches|mickey(?: mouse)?|minnie(?: mouse)?|hello kitty|pikachu|darth vader)(?!\\p{L})`),
    begins(`(?:put|add|use|include|insert|show|make|have|let|get|place|generate|draw|swap|replace|give|with)(?: (?:it|me|us|her|him))? (?:.{0,60}? )?${FAMOUS}(?:'s?)?(?!\\p{L})`),
    begins(`copy (?:the )?${MARKS}`)],
  ['website',
    begins(`(?:make|build|create|design|set up|code|program|develop|host|start)(?: (?:me|us))? (?:an? |my |our |the )?(?:new |simple |nice |whole |full |online |shopify |wordpress )*(?:web ?sites?|web ?shops?|web ?pages?|home ?pages?|online (?:shop|store)|landing pages?|apps?|e-?commerce(?: (?:site|store|shop))?)(?! (?:banner|header|hero|graphic|image|picture|cover|icon|button|mock|launch|post|poster|flyer|announcement|preview|screenshot|opening|story|reel|ad))`)],
];

/** Questions about the product, whatever is on the page. */
const ABOUT_US: readonly (readonly [about: Extract<Intent, { kind: 'talk' }>['about'], pattern: RegExp])[] = [
  ['credits', /(?:^|\s)(?:how (?:many|much)|what(?:'?s| is| are)?|do i (?:still )?have|have i got|show(?: me)?|check|any|am i out of|did (?:i|that|this) use|does (?:this|that|it) (?:cost|use|take|need))\b.{0,40}?(?<!\p{L})(?:credits?|generations?|tokens?)(?!\p{L}|s? (?:card|note))/iu],
  ['plans', /^(?:is|are) (?:this|it|that|blend|the (?:app|tool)|you|everything) (?:really |all |completely )?(?:for )?free(?: (?:to use|of charge|or|for me|here)| or .*)*[\s?!.]*$|^(?:how much|what) (?:does|do|is|are|would) (?:it|this|blend|pro|max|the (?:pro|max|app|plan|subscription|upgrade|paid (?:plan|version))|you|a (?:subscription|plan))(?: (?:plan|version))? (?:cost|charge|a month|per month|to use)(?: .*)?[\s?!.]*$|^(?:do|will) i (?:have|need) to pay(?!\p{L}).*$|^what(?:'?s| is| does| do)? (?:in |included in |the difference between |you get (?:with|in) |i get (?:with|in) )?(?:the )?(?:pro|max|paid|free) (?:plan|version)(?: .*)?[\s?!.]*$/iu],
  ['rights', /(?:^|\s)(?:can|may|am i allowed to|could|is it (?:ok|okay|legal|allowed) to)\b.{0,40}?(?<!\p{L})(?:commercial(?:ly)?|sell (?:it|this|these|them|prints)|copyright(?:ed)?|legally|on merch(?:andise)?|for (?:my )?business)(?!\p{L})|(?<!\p{L})(?:copyright(?:ed)?|who owns (?:it|this|the design)|(?:is|are) (?:it|this|these|the (?:fonts?|stickers?|icons?)) (?:licen[sc]ed|royalty[ -]free|copyrighted|free to use))(?!\p{L}).*\?\s*$/iu],
  ['person', /^(?:wait |so |hey |hi |lol )*(?:are|r) (?:you|u) (?:an? )?(?:real|human|actual|robot|bot|ai|machine|person|someone|alive|chat ?gpt|program)(?: .*)?[\s?!.]*$|(?:talk|speak|chat) (?:to|with) (?:an? )?(?:human|person|someone|real|agent|support|somebody|customer (?:service|support|care))|^(?:is (?:this|there) (?:an? )?(?:real )?(?:person|human|bot|someone)).*$|^(?:(?:i need|contact|call) )?(?:customer )?support(?: please)?[\s?!.]*$/iu],
  ['projects', /(?:^|\s)where (?:can i (?:find|see)|are|is|do i find|did)\b.{0,30}?(?:old|other|previous|saved|last|past|my|earlier) .{0,20}?(?:designs?|projects?|posts?|work|files?|stuff|ones?)(?!\p{L})|^(?:show(?: me)?|open|find|go to|list) (?:all )?(?:my|our) (?:old |other |previous |saved |last |past |earlier )*(?:designs|projects|posts|work|drafts)[\s?!.]*$/iu],
];

/** What a clause asks for that lies beyond the page; null: nothing of that kind. */
export function readBeyond(clause: string): Intent | null {
  const scan = new Scan(clause);
  if (scan.quotesLeft > 0) return null;
  const text = scan.rest.trim();
  const asked = text.length <= 160 ? ABOUT_US.find(([, pattern]) => pattern.test(text)) : undefined;
  if (asked && /[?]|^(?:how|what|do|does|is|are|r|can|may|where|who|show|check|am|have|any|i |so |wait|talk|speak|did|contact|support|list|open|will)/iu.test(text)) return { kind: 'talk', about: asked[0] };
  const found = BEYOND.find(([, ...patterns]) => patterns.some((pattern) => pattern.test(text)));
  return found ? { kind: 'cannot', what: found[0] } : null;
}
