/** The language of a text as far as it changes letters' case: by its letters, else by frequent words. */

/** Languages whose case differs from that of all others; of the rest none needs to be told apart. */
export type CaseLanguage = 'tr' | 'az' | 'el' | 'lt' | 'nl';

/** Letters of one language among these: dotless i, dotted I, soft g; schwa. Romanian and Kurdish have ş, but no ğ or ı. */
const AZERI = /[əƏ]/u;
const TURKISH = /[ığİĞ]/u;
const GREEK = /[\p{Script=Greek}]/u;
const LITHUANIAN = /[ėųįĖŲĮ]/u;

/**
 * Frequent on Turkish designs, written with plain letters and an i, and no words of languages with another case: no
 * size, which is English, no ini, which is Indonesian, no ile, which is an island, and no names of places. Words with a letter
 * of Turkish alone need no place here.
 */
const TURKISH_WORDS = new Set(
  'bizi bizim bize için icin iyi indirim indirimli indirimi indirimler yeni yenilik sizin sizi siz ürünlerimiz hediye hediyeli ücretsiz ucretsiz tekli ikinci birinci işte içecek kahvesi çiçek çiçekçi evi menüsü pişi birlikte hepsi kişi kişiye fiyatlar fiyat teslimat iletişim iade gelin geldi bitiyor lezzeti lezzetli tarifi giyim'.split(
    ' ',
  ),
);
/** The same of Dutch, with an ij. */
const DUTCH_WORD =
  /(?:^|[^\p{L}])(?:ijs(?:jes?|salon|tijd|koffie|koud|land|sel|baan|thee)?|ijzer(?:en)?|ijmuiden|ijburg|ijverig)(?![\p{L}])/iu;
const WORD = /\p{L}+/gu;

/** Null: case as everywhere else. */
export function caseLanguage(text: string): CaseLanguage | null {
  if (AZERI.test(text)) return 'az';
  if (TURKISH.test(text)) return 'tr';
  if (GREEK.test(text)) return 'el';
  if (LITHUANIAN.test(text)) return 'lt';
  if (DUTCH_WORD.test(text)) return 'nl';
  const words = text.match(WORD) ?? [];
  return words.some((word) => /[iİ]/u.test(word) && TURKISH_WORDS.has(word.toLowerCase())) ? 'tr' : null;
}
