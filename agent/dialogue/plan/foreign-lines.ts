/** What leads a page in another language that was given no title, no name and no offer: lines that are true of any page. */
import type { Brief } from '../acts/brief.ts';

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
