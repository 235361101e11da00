/**
 * Trades and their objects in the languages that sellers write in, so that their own words count, too. Icons and trades
 * are named in English. Words that mean something else in English are left out.
 */

/**
 * English words, and their Spanish, Portuguese, French, German, Italian, Indonesian, Turkish, Arabic, Hindi, Chinese
 * and Japanese equivalents.
 */
const SAID: readonly (readonly [english: string, words: string])[] = [
  [
    'bakery bread',
    'panadería panaderia padaria pão pao boulangerie boulanger bäckerei backerei brot panificio panetteria roti fırın firin ekmek مخبز خبز فرن बेकरी रोटी 面包 麵包 パン',
  ],
  [
    'pastry cake',
    'pastelería pasteleria pasteles confeitaria bolo bolos pâtisserie patisserie gâteau gateau konditorei kuchen torte pasticceria torta torte kue pastane كعك حلويات मिठाई केक 蛋糕 甜品 ケーキ',
  ],
  [
    'coffee',
    'café cafe cafetería cafeteria kaffee rösterei caffè caffe torrefazione kopi kahve قهوة مقهى कॉफी 咖啡 コーヒー 珈琲',
  ],
  ['tea', 'té chá thé tee teehaus tè teh çay شاي चाय 茶 お茶'],
  [
    'restaurant food',
    'restaurante comida cocina cozinha restaurant cuisine essen küche ristorante cucina rumah makan makanan lokanta yemek مطعم طعام रेस्टोरेंट भोजन खाना 餐厅 餐館 レストラン 食堂',
  ],
  ['pizza', 'pizzería pizzeria pizzaria بيتزا पिज़्ज़ा 披萨 ピザ'],
  [
    'fish seafood',
    'pescado mariscos pescadería peixe peixaria poisson poissonnerie fisch pesce pescheria ikan balık سمك मछली 海鲜 鱼 魚',
  ],
  ['wine', 'vino bodega vinho adega vin wein weingut cantina anggur şarap نبيذ वाइन 葡萄酒 ワイン'],
  [
    'beer brewery',
    'cerveza cervecería cerveja cervejaria bière biere brasserie bier brauerei birra birrificio bira بيرة बीयर 啤酒 ビール',
  ],
  [
    'ice-cream gelato',
    'helado heladería helados sorvete gelado glace glacier eis eisdiele gelateria eskrim dondurma بوظة आइसक्रीम 冰淇淋 アイス',
  ],
  [
    'florist flower',
    'flores flor floristería floristeria florista fleur fleurs fleuriste blumen blume fiori fioraio bunga çiçek زهور ورد फूल 花店 鲜花 花',
  ],
  [
    'garden plant',
    'jardín jardin jardinería jardim jardinagem plantas jardinage garten gärtnerei pflanzen giardino piante taman tanaman bahçe bitki حديقة نباتات बगीचा पौधे 花园 植物 園',
  ],
  [
    'organic farm',
    'granja finca orgánico ecológico fazenda orgânico ferme bio biologique bauernhof fattoria biologico organik pertanian çiftlik مزرعة عضوي खेत जैविक 农场 有机 農園',
  ],
  [
    'dog pet',
    'perro perros mascotas cachorro cães pets chien chiens animalerie hund hunde haustier cane cani animali anjing hewan köpek evcil كلاب حيوانات कुत्ता पालतू 狗 宠物 犬 ペット',
  ],
  ['cat', 'gato gatos katze katzen gatto gatti kucing kedi قطط बिल्ली 猫'],
  [
    'fashion clothing',
    'moda ropa roupas vêtements kleidung bekleidung abbigliamento vestiti pakaian baju giyim moda ملابس أزياء कपड़े फैशन 服装 时装 服',
  ],
  ['shoe', 'zapatos zapatería calzado sapatos calçados chaussures schuhe scarpe sepatu ayakkabı أحذية जूते 鞋 靴'],
  [
    'jewelry diamond',
    'joyería joyas joalheria joias bijoux bijouterie joaillerie schmuck juwelier gioielli gioielleria perhiasan mücevher takı مجوهرات आभूषण गहने 珠宝 首饰 ジュエリー',
  ],
  [
    'beauty cosmetic',
    'belleza cosmética cosméticos beleza beauté cosmétique kosmetik schönheit bellezza cosmetici kecantikan güzellik kozmetik تجميل جمال सौंदर्य 美容 化妆品 美容室',
  ],
  [
    'hair salon barber',
    'peluquería barbería cabelo cabeleireiro barbearia coiffeur coiffure friseur parrucchiere barbiere rambut kuaför berber صالون حلاق बाल नाई 理发 美发 床屋',
  ],
  ['soap', 'jabón jabones sabonete sabão savon savonnerie seife seifen sapone sabun صابون साबुन 肥皂 手工皂 石鹸'],
  ['candle', 'velas vela bougie bougies kerze kerzen candele candela lilin شموع मोमबत्ती 蜡烛 キャンドル'],
  ['yoga wellness', 'bienestar bem-estar bien-être wellness benessere kesehatan يوغا योग 瑜伽 ヨガ'],
  [
    'gym fitness',
    'gimnasio academia musculação salle musculation fitnessstudio palestra kebugaran spor salonu نادي رياضي जिम व्यायाम 健身 ジム',
  ],
  [
    'law firm',
    'abogado abogados bufete advogado advocacia avocat avocats rechtsanwalt kanzlei avvocato pengacara hukum avukat محامي قانون वकील कानून 律师 法律 弁護士',
  ],
  [
    'accounting finance',
    'contabilidad contador finanzas contabilidade finanças comptable comptabilité buchhaltung steuerberater finanzen commercialista finanza akuntansi keuangan muhasebe محاسبة लेखा 会计 财务 会計',
  ],
  [
    'real estate house',
    'inmobiliaria casas imobiliária imóveis immobilier immobilien haus immobiliare properti rumah emlak عقارات मकान 房地产 不動産',
  ],
  [
    'construction hammer',
    'construcción construção construction bâtiment bau bauunternehmen costruzioni edilizia konstruksi bangunan inşaat بناء निर्माण 建筑 建設',
  ],
  [
    'furniture carpenter',
    'muebles carpintería carpintero móveis marcenaria meubles menuisier möbel tischlerei schreinerei mobili falegname mebel furnitur mobilya marangoz أثاث نجارة फर्नीचर बढ़ई 家具 木工',
  ],
  [
    'cleaning',
    'limpieza limpeza nettoyage ménage reinigung putzen pulizie pulizia kebersihan temizlik تنظيف सफाई 清洁 保洁 掃除',
  ],
  [
    'software technology',
    'tecnología tecnologia logiciel technologie informatique teknologi perangkat yazılım teknoloji برمجيات تقنية सॉफ्टवेयर तकनीक 软件 科技 ソフトウェア',
  ],
  [
    'school education',
    'escuela educación escola educação école ecole éducation schule bildung scuola istruzione sekolah pendidikan okul eğitim مدرسة تعليم स्कूल शिक्षा 学校 教育',
  ],
  [
    'book',
    'libro libros librería livro livros livraria livre livres librairie buch bücher buchhandlung libreria buku kitap kitabevi كتب مكتبة किताब पुस्तक 书店 书 本屋',
  ],
  ['music', 'música musica musique musik müzik موسيقى संगीत 音乐 音楽'],
  [
    'photography camera',
    'fotografía fotógrafo fotografia photographe photographie fotografie fotograf fotografo fotoğraf تصوير फोटोग्राफी 摄影 写真',
  ],
  [
    'car garage',
    'coche coches carro carros auto autos taller oficina voiture garage werkstatt autofficina mobil bengkel araba otomobil سيارات गाड़ी कार 汽车 車',
  ],
  ['bicycle', 'bicicleta bicicletas vélo velo fahrrad bicicletta sepeda bisiklet دراجات साइकिल 自行车 自転車'],
  [
    'travel hotel',
    'viajes viaje viagens viagem voyage voyages reisen reise viaggi viaggio perjalanan wisata seyahat سفر سياحة فندق यात्रा होटल 旅游 酒店 旅行',
  ],
  ['dental tooth', 'dentista clínica dental dentário dentaire zahnarzt dentaire diş أسنان दंत 牙科 歯科'],
  [
    'toy kid',
    'juguetes niños brinquedos crianças jouets enfants spielzeug giocattoli bambini mainan anak oyuncak çocuk ألعاب أطفال खिलौने बच्चे 玩具 儿童 おもちゃ',
  ],
  ['surf sea', 'surf mar mer meer laut deniz بحر समुद्र 海 冲浪 サーフィン'],
  ['mountain', 'montaña montanha montagne berg berge montagna gunung dağ جبل पहाड़ 山'],
];

const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const words: ReadonlyMap<string, string> = new Map(
  SAID.flatMap(([english, said]) => said.split(' ').map((word): [string, string] => [word, english])),
);
const unspaced = [...words].filter(([word]) => WITHOUT_SPACES.test(word));

/** English words for what a text in another language names, in its order; empty for English ones. */
export function inEnglish(text: string): string {
  const plain = text.normalize('NFC').toLowerCase();
  // Arabic writes its article as part of the word.
  const tokens = (plain.match(/[\p{L}\p{M}-]+/gu) ?? []).flatMap((token) => [token, token.replace(/^ال/, '')]);
  const spoken = tokens.flatMap((token) => words.get(token) ?? []);
  const written = WITHOUT_SPACES.test(plain)
    ? unspaced
        .filter(([word]) => plain.includes(word))
        .toSorted(([a], [b]) => plain.indexOf(a) - plain.indexOf(b))
        .map(([, english]) => english)
    : [];
  return [...new Set([...spoken, ...written])].join(' ');
}
