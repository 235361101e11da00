/** What kind of word a token is, for words that the labelled messages never had: money, dates, formats, looks, who speaks. */
import type { WordToken } from './word-tokens.ts';

const whole = (...patterns: readonly string[]) => new RegExp(`^(?:${patterns.join('|')})$`, 'iu');

/** The first that fits is a token's class. */
const CLASSES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['quote', /^["“”„«»`‘]$/u],
  ['mark', /^[^\p{L}\p{N}]+$/u],
  ['mail', /^[\w.+-]+@[\w-]+\.\w/u],
  ['handle', /^[@#][\p{L}\p{N}_.]+$/u],
  ['web', /^(?:https?:|www\.)|\.(?:com|example|shop|org|net|co|io|uk|de|fr|es|it|in|au|ca|me|link|info|app|studio|store)(?:\/|$)/iu],
  ['size', /^\d{3,4}[x×]\d{3,4}(?:px)?$/iu],
  ['paper', /^a[3-7]$/iu],
  ['money', /^[$€£¥₹₦₱₺₫฿₩]\d|^\d[\d.,]*[$€£¥₹₦₱₺₫฿₩]|^(?:rs|r|rm|kr|ksh|aed|usd|eur|gbp|ngn|ugx|zar|inr|php|chf|sgd|aud|cad|nzd|mxn|brl|pln)\.?\d/iu],
  ['currency', whole('\\p{Sc}', 'euros?', 'eur', 'usd', 'dollars?', 'bucks', 'pounds?', 'quid', 'gbp', 'rupees', 'rs', 'inr', 'kr', 'zł', 'pln', 'aed', 'dirhams?', 'naira', 'ngn', 'ugx', 'ksh', 'kes', 'rand', 'zar', 'pesos?', 'php', 'reais', 'chf', 'sgd', 'aud', 'cad', 'nzd', 'rm', 'yen', 'cents?', 'pence')],
  ['percent', /^\d+%$/u],
  ['clock', /^\d{1,2}(?:[:.h]\d{2})?(?:am|pm|h|uhr)$|^\d{1,2}[:.]\d{2}$|^\d{1,2}h\d{0,2}$|^\d{1,2}(?:[:.]\d{2})?(?:am|pm)?-\d{1,2}(?:[:.]\d{2})?(?:am|pm|h)$/iu],
  ['ordinal', /^\d{1,2}(?:st|nd|rd|th)$/iu],
  ['phone', /^\+\d[\d()-]{4,}$|^\d{3,}-\d{3,}$/u],
  ['range', /^\d+[-–]\d+$/u],
  ['phone', /^\+?\d[\d()-]{4,}$/u],
  ['number', /^\d[\d.,]*$/u],
  ['measure', /^\d[\d.,]*(?:cm|mm|ml|kg|g|l|oz|lbs?|k|min|mins|hrs?|x|pcs?|m|km|px|"|ft)$/iu],
  ['weekday', whole('(?:mon|tues|wednes|thurs|fri|satur|sun)days?', 'mon', 'tues?', 'wed', 'thur?s?', 'fri', 'sat', 'sun', 'weekends?', 'weekdays?', 'today', 'tomorrow', 'tonight', 'tmrw', 'daily')],
  ['month', whole('jan(?:uary)?', 'feb(?:ruary)?', 'mar(?:ch)?', 'apr(?:il)?', 'june?', 'july?', 'aug(?:ust)?', 'sept?(?:ember)?', 'oct(?:ober)?', 'nov(?:ember)?', 'dec(?:ember)?')],
  ['me', whole('i', "i'm", 'im', "i'd", 'id', "i've", 'ive', 'me', 'my', 'mine')],
  ['us', whole('we', "we're", "we've", 'us', 'our', 'ours')],
  ['you', whole('you', 'u', 'ya', 'your', 'ur')],
  ['polite', whole('please', 'pls', 'plz', 'plss+', 'thanks', 'thx', 'ty', 'tysm', 'thank', 'kindly', 'regards', 'cheers', 'hi', 'hii+', 'hey+', 'hello', 'hiya', 'yo', 'dear', 'greetings', 'sorry')],
  ['ask', whole('can', 'could', 'would', 'will', 'need', 'want', 'wanna', 'like', 'make', 'create', 'design', 'do', 'give', 'help', 'write', 'put', 'add', 'use', 'show', 'include', 'show', 'keep', 'build', 'generate', 'prepare')],
  ['say', whole('say', 'says', 'saying', 'said', 'text', 'texts', 'words?', 'called', 'named', 'title', 'titled', 'headline', 'heading', 'caption', 'reads?', 'name', 'tagline', 'slogan', 'wording')],
  ['format', whole('posts?', 'stor(?:y|ies)', 'flyers?', 'fliers?', 'posters?', 'banners?', 'thumbnails?', 'reels?', 'pins?', 'carousels?', 'slides?', 'cards?', 'invitations?', 'invites?', 'menus?', 'covers?', 'ads?', 'signs?', 'status', 'brochure', 'leaflet', 'graphic', 'design', 'insta(?:gram)?', 'ig', 'fb', 'facebook', 'whatsapp', 'tiktok', 'youtube', 'yt', 'pinterest', 'linkedin', 'etsy', 'ebay', 'square', 'portrait', 'landscape', 'vertical', 'pages?', 'sized?', 'format', 'template', 'listing', 'header', 'notice', 'certificate', 'voucher', 'coupon', 'label', 'sticker')],
  ['color', whole('black', 'white', 'red', 'green', 'blue', 'yellow', 'orange', 'purple', 'pink', 'brown', 'gr[ae]y', 'gold(?:en)?', 'silver', 'beige', 'cream', 'navy', 'teal', 'terracotta', 'lilac', 'lavender', 'mint', 'sage', 'turquoise', 'maroon', 'burgundy', 'peach', 'coral', 'olive', 'mustard', 'ivory', 'pastels?', 'neon', 'emerald', 'charcoal', 'rust', 'tan', 'colou?rs?', 'coloured', 'colored', 'colou?rful', 'tones?', '#[0-9a-f]{6}')],
  ['look', whole('dark', 'light', 'bright', 'bold', 'big', 'bigger', 'huge', 'large', 'small', 'tiny', 'fat', 'thick', 'thin', 'modern', 'minimal(?:ist)?', 'simple', 'clean', 'elegant', 'classy', 'fancy', 'cute', 'fun', 'playful', 'moody', 'cosy', 'cozy', 'warm', 'cool', 'rustic', 'vintage', 'retro', 'professional', 'luxury', 'luxurious', 'premium', 'sober', 'plain', 'loud', 'soft', 'calm', 'fresh', 'festive', 'tough', 'pretty', 'girly', 'edgy', 'sleek', 'style', 'vibes?', 'feel(?:ing)?', 'mood', 'look(?:s|ing)?', 'theme', 'aesthetic', 'letters?', 'lettering', 'fonts?', 'background', 'bg', 'layout', 'handwritten', 'serif', 'script', 'childish', 'crowded', 'busy', 'readable', 'eye-catching', 'nice', 'beautiful', 'catchy', 'tasteful', 'centred', 'centered')],
  ['picture', whole('photos?', 'pics?', 'pictures?', 'images?', 'logos?', 'attached', 'attaching', 'uploaded', 'photograph', 'shot', 'selfie', 'brand', 'kit', 'illustration', 'icons?', 'emojis?', 'drawing')],
  ['place', whole('street', 'st', 'road', 'rd', 'avenue', 'ave', 'lane', 'ln', 'square', 'park', 'hall', 'church', 'school', 'library', 'cent(?:er|re)', 'room', 'floor', 'shop', 'store', 'market', 'caf[eé]', 'bar', 'studio', 'gallery', 'plaza', 'platz', 'stra(?:ß|ss)e', 'rue', 'via', 'calle', 'rua', 'gate', 'house', 'court')],
  ['deal', whole('sale', 'off', 'free', 'discount', 'deal', 'offer', 'only', 'from', 'per', 'each', 'half', 'bogo', 'was', 'now', 'instead', 'save', 'shipping', 'delivery', 'stock', 'restock', 'limited', 'pre-?order', 'order', 'orders', 'dm', 'link', 'bio', 'book', 'call', 'rsvp', 'swipe', 'code', 'tickets?', 'entry', 'closed', 'open', 'new')],
  ['slide', whole('slide', 'page', 'first', 'second', 'third', 'fourth', 'fifth', '1st', '2nd', '3rd', '4th', 'one', 'last', 'front', 'back', 'then', 'next', 'side')],
  ['small', whole('a', 'an', 'the', 'of', 'for', 'to', 'in', 'on', 'at', 'by', 'with', 'and', 'or', 'but', 'is', 'are', 'be', 'it', "it's", 'its', 'this', 'that', 'so', 'as', 'n', 'w', '&', 'not', 'no', 'all', 'some', 'just', 'also', 'there', 'they', 'he', 'she', 'who', 'which', 'because', 'if', 'should', 'must', 'have', 'has', 'had', 'was', 'were', 'am', 'been', 'too', 'very', 'really', "don't", 'dont', 'nothing', 'something', 'anything')],
];

export function classOf({ lower }: WordToken): string {
  return CLASSES.find(([, pattern]) => pattern.test(lower))?.[0] ?? (/^\p{L}/u.test(lower) ? 'word' : 'other');
}

/** How a token is written: `Xx`, `XX`, `x`, `d`, `x-x` …, runs shortened. */
export function shapeOf({ text }: WordToken): string {
  return text.slice(0, 24).replace(/\p{Lu}/gu, 'X').replace(/\p{L}/gu, (letter) => (letter === 'X' ? 'X' : 'x')).replace(/\p{N}/gu, 'd').replace(/(.)\1+/gu, '$1$1').slice(0, 8);
}
