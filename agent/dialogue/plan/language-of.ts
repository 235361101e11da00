/**
 * Whether texts are clearly not English: by script, and by the little words that each language uses most. And what leads a
 * page in another language that was given no title, no name and no offer: lines that are true of any page.
 */
import { wordSet } from '../values/word-set.ts';
import { wordsOf } from './copy-grammar.ts';
import type { Brief } from '../acts/brief.ts';

const ENGLISH = wordSet(
  'the and of to for with from our your we you is are at on in by this that all new free off every until till only open opening sale shop now today tonight tomorrow call book join get buy made more day night week monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december am pm tickets entry doors street road avenue lane to-go each any welcome hello thank thanks happy best fresh home summer winter spring autumn fall music live food drinks coffee jazz workshop order orders online delivery contact visit us',
);
/** Words that are frequent in one language at least, and English in none of their senses. */
const OTHERS = wordSet(
  'der das und für mit nicht wir ihr euch uns ist sind von zum zur beim auf bis ab jetzt neu neue alle jeden uhr eintritt kostenlos rabatt angebot sommerschlussverkauf straße le les des du et pour avec sur dans nous vous est une aux soldes dès jusqu ouvert ouverture gratuit gratuite rendez-vous el los las del y con por una para nuestra nuestro hasta desde gratis abierto apertura domingo sábado lunes martes miércoles jueves viernes enero febrero marzo abril mayo junio julio agosto octubre noviembre diciembre il gli della dello degli con tutti ogni fino aperto sconto sconti nostro nostra presso domenica sabato lunedì venerdì o os as do da dos das em com até não nós nosso nossa promoção frete grátis desconto de het een van voor met niet wij ons zijn alle nu korting openingstijden i w z na do od się jest nie dla przy nasz wszystkie och för med att inte är vi på till från alla og av til fra vi hver ve için ile bir bu tüm indirim açılış yeni kadar dan yang untuk dengan dari ke di kami semua diskon buka gratis harga mulai sampai và của cho với ở đến se ka ki hai aur mein liye sa ang mga ng at',
);
/** Too frequent in English texts, or in names in English texts, to tell anything. */
const AMBIGUOUS = wordSet('i o as do at du de la le el di da del van los las des ab na se w z y vi');

/** Letters that no English word has; Latin letters with marks may stand in names. */
const isOtherScript = (letter: string): boolean => letter > '\u024f' && letter.toLowerCase() !== letter.toUpperCase();
const isUncased = (letter: string): boolean =>
  letter >= '\u0590' && letter < '\ufb00' && !(letter >= '\u2000' && letter < '\u3040');

/** False only where the texts say so: names and numbers alone count as English. */
export function isEnglish(texts: readonly string[]): boolean {
  const letters = [...texts.join('')];
  const foreign = letters.filter((letter) => isOtherScript(letter) || isUncased(letter)).length;
  if (foreign >= 3) return false;
  const words = texts.flatMap((text) => wordsOf(text));
  const english = words.filter((word) => ENGLISH.has(word) && !AMBIGUOUS.has(word)).length;
  const others = words.filter((word) => OTHERS.has(word) && !AMBIGUOUS.has(word) && !ENGLISH.has(word)).length;
  const doubtful = words.filter((word) => AMBIGUOUS.has(word) && OTHERS.has(word)).length;
  return english >= others && (others > 0 || english > 0 || doubtful < 3);
}

type Lines = Record<NonNullable<Brief['occasion']> | 'welcome', string>;
const lines = (welcome: string, sale: string, opening: string, birthday: string, menu: string): Lines => ({
  welcome,
  sale,
  opening,
  birthday,
  menu,
});

const LINES: Readonly<Record<string, Lines>> = {
  es: lines('Bienvenidos', 'Rebajas', 'Inauguración', 'Feliz cumpleaños', 'Menú'),
  fr: lines('Bienvenue', 'Soldes', 'Ouverture', 'Joyeux anniversaire', 'Menu'),
  de: lines('Willkommen', 'Angebote', 'Eröffnung', 'Alles Gute zum Geburtstag', 'Speisekarte'),
  pt: lines('Boas-vindas', 'Promoção', 'Inauguração', 'Feliz aniversário', 'Cardápio'),
  it: lines('Benvenuti', 'Sconti', 'Inaugurazione', 'Buon compleanno', 'Menù'),
  nl: lines('Welkom', 'Aanbieding', 'Opening', 'Gefeliciteerd', 'Menukaart'),
  sv: lines('Välkommen', 'Rea', 'Invigning', 'Grattis på födelsedagen', 'Meny'),
  ro: lines('Bine ați venit', 'Reduceri', 'Deschidere', 'La mulți ani', 'Meniu'),
  pl: lines('Zapraszamy', 'Wyprzedaż', 'Otwarcie', 'Wszystkiego najlepszego', 'Menu'),
  cs: lines('Vítejte', 'Výprodej', 'Otevření', 'Všechno nejlepší', 'Menu'),
  tr: lines('Hoş geldiniz', 'İndirim', 'Açılış', 'İyi ki doğdun', 'Menü'),
  id: lines('Selamat datang', 'Diskon', 'Pembukaan', 'Selamat ulang tahun', 'Menu'),
  vi: lines('Kính chào quý khách', 'Khuyến mãi', 'Khai trương', 'Chúc mừng sinh nhật', 'Thực đơn'),
  fil: lines('Maligayang pagdating', 'Sale', 'Pagbubukas', 'Maligayang kaarawan', 'Menu'),
  ru: lines('Добро пожаловать', 'Распродажа', 'Открытие', 'С днём рождения', 'Меню'),
  uk: lines('Ласкаво просимо', 'Розпродаж', 'Відкриття', 'З днем народження', 'Меню'),
  el: lines('Καλώς ήρθατε', 'Εκπτώσεις', 'Εγκαίνια', 'Χρόνια πολλά', 'Μενού'),
  ar: lines('أهلاً وسهلاً', 'تخفيضات', 'افتتاح', 'عيد ميلاد سعيد', 'القائمة'),
  he: lines('ברוכים הבאים', 'מבצע', 'פתיחה חגיגית', 'יום הולדת שמח', 'תפריט'),
  hi: lines('आपका स्वागत है', 'सेल', 'उद्घाटन', 'जन्मदिन मुबारक', 'मेनू'),
  'hi-Latn': lines('Aapka swagat hai', 'Sale', 'Udghatan', 'Janamdin mubarak', 'Menu'),
  zh: lines('欢迎光临', '优惠促销', '盛大开业', '生日快乐', '菜单'),
  ja: lines('ようこそ', 'セール', 'オープン', 'お誕生日おめでとう', 'メニュー'),
  ko: lines('환영합니다', '세일', '오픈', '생일 축하합니다', '메뉴'),
  th: lines('ยินดีต้อนรับ', 'ลดราคา', 'เปิดใหม่', 'สุขสันต์วันเกิด', 'เมนู'),
};

/** Null: the language has none; then what was said leads. */
export const foreignLine = ({ language, occasion }: Brief): string | null =>
  LINES[language]?.[occasion ?? 'welcome'] ?? null;
