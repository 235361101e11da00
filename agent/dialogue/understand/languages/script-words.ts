/** Words of requests in languages with a script of their own, and which of them are written without blanks. */
import type { LanguageWords } from './language-words.ts';

export const SCRIPT_WORDS = {
  ru: {
    verbs:
      'сдела* создай* нарисуй* нужен нужна нужно нужны хочу хотел* можно можешь можете помен* измени* смени* убери* удали* перенес* передвинь* добавь* поставь* напиши* увелич* уменьши* замени* поверни* пусть оформи* придумай*',
    things:
      'загол* текст* надпис* фото* картинк* изображени* фон* логотип* лого шрифт* буквы цвет* больш* меньш* крупн* мельч* помельче побольше поменьше вверх* вниз* слева справа влево вправо центр* кнопк* рамк* светл* темн* страниц* красив* стильн*',
    little:
      'и в на с для из мой моя мое моей моего наш наша нашей по до от к у не это его пожалуйста привет спасибо что как мне чтобы а',
    designs:
      'афиш*:poster плакат*:poster постер*:poster листовк*:flyer флаер*:flyer объявлени*:notice реклам*:ad пост:post сторис:story баннер*:banner визитк*:business_card открытк*:card приглашени*:invitation меню:menu этикетк*:label вывеск*:sign обложк*:cover дизайн*:design',
    labels:
      'заголовок:title название:name подзаголовок:subtitle слоган:tagline текст:text надпись:text надписью:text кнопка:callToAction цена:fact дата:fact время:fact место:fact адрес:fact телефон:fact тел:fact вход:fact',
    colors:
      'красн*:red голуб*:skyblue син*:blue зелен*:green желт*:yellow черн*:black бел*:white розов*:pink фиолетов*:purple оранжев*:orange сер*:gray золот*:gold',
    occasions: 'распродаж*:sale скидк*:sale акци*:sale открыти*:opening рождени*:birthday меню:menu',
    free: 'бесплатно бесплатный бесплатная свободный',
    streets: 'улица ул. проспект пр. площадь переулок',
  },
  uk: {
    verbs:
      'зроби* створи* намалю* потрібен потрібна потрібно потрібні хочу хотів хотіла можна можеш змін* прибери* видали* перенес* додай* постав* напиш* збільш* зменш* заміни* поверни* нехай',
    things:
      'загол* текст* напис* фото* картинк* зображен* фон* тло логотип* шрифт* літери колір* кольор* більш* менш* вгору вниз зліва справа вліво вправо центр* кнопк* рамк* світл* темн* сторінк* гарн*',
    little:
      'і й та в у на з із для мій моя моє моєї мого наш наша нашої по до від це його будь ласка привіт дякую що як мені щоб не',
    designs:
      'афіш*:poster плакат*:poster постер*:poster листівк*:flyer флаєр*:flyer оголошенн*:notice реклам*:ad допис*:post пост:post сторіз:story банер*:banner візитк*:business_card запрошенн*:invitation меню:menu етикетк*:label вивіск*:sign дизайн*:design',
    labels:
      'заголовок:title назва:name підзаголовок:subtitle слоган:tagline текст:text напис:text кнопка:callToAction ціна:fact дата:fact час:fact місце:fact адреса:fact телефон:fact тел:fact вхід:fact',
    colors:
      'червон*:red блакитн*:skyblue син*:blue зелен*:green жовт*:yellow чорн*:black біл*:white рожев*:pink фіолетов*:purple помаранчев*:orange сір*:gray золот*:gold',
    occasions: 'розпродаж*:sale знижк*:sale акці*:sale відкритт*:opening народженн*:birthday меню:menu',
    free: 'безкоштовно безкоштовний безкоштовна вільний',
    streets: 'вулиця вул. проспект площа провулок',
  },
  el: {
    verbs:
      'φτιαξε φτιαξτε κανε κανετε δημιουργησε σχεδιασε θελω χρειαζομαι μπορεις μπορειτε αλλαξε αλλαξτε σβησε αφαιρεσε βγαλε βαλε βαλτε προσθεσε μετακινησε μεγαλωσε μικρυνε γραψε',
    things:
      'τιτλο τιτλος κειμενο φωτογραφια εικονα φοντο λογοτυπο γραμματοσειρα γραμματα χρωμα μεγαλυτερο μικροτερο μεγαλο μικρο πανω κατω αριστερα δεξια κεντρο κουμπι σελιδα τιμη',
    little:
      'και το τα τη την τον του της των οι ο η με για μου μας σε στο στη στον στην απο ενα μια που να παρακαλω γεια ευχαριστω ειναι',
    designs:
      'αφισα:poster φυλλαδιο:flyer διαφημιση:ad αναρτηση:post μπανερ:banner καρτα:card προσκληση:invitation μενου:menu ετικετα:label',
    labels:
      'τιτλος:title τιτλο:title υποτιτλος:subtitle κειμενο:text ονομα:name κουμπι:callToAction τιμη:fact ημερομηνια:fact ωρα:fact τοπος:fact διευθυνση:fact τηλεφωνο:fact τηλ:fact',
    colors:
      'κοκκιν*:red μπλε:blue πρασιν*:green κιτριν*:yellow μαυρ*:black ασπρ*:white λευκ*:white ροζ:pink μωβ:purple πορτοκαλι:orange γκρι:gray',
    occasions: 'εκπτωσ*:sale προσφορ*:sale εγκαινια:opening γενεθλι*:birthday μενου:menu',
    free: 'δωρεαν ελευθερη',
    streets: 'οδος οδου πλατεια λεωφορος',
  },
  ar: {
    verbs:
      'اعمل اعملي صمم صممي اصنع أنشئ انشئ سوي سو أريد اريد أبغى ابغى ابي أبي بدي عايز عاوز أحتاج احتاج ممكن غير غيّر بدل احذف امسح شيل ازل أزل حط ضع أضف اضف انقل حرك كبر صغر اكتب اجعل خلي خل يصير',
    things:
      'العنوان عنوان النص نص الصورة صورة الخلفية خلفية الشعار شعار الخط خط اللون لون ألوان أكبر اكبر أصغر اصغر فوق تحت يمين اليمين يسار اليسار الوسط زر إطار السعر رقم الهاتف الصفحة شوي فاتح فاتحة غامق',
    little: 'في من إلى الى على عن مع و لي لنا هذا هذه يوم الساعة لو سمحت فضلك مرحبا شكرا ال التي الذي',
    designs:
      'بوستر:poster ملصق:poster إعلان:ad اعلان:ad منشور:post بوست:post ستوري:story قصة:story بنر:banner بانر:banner لافتة:sign بطاقة:card كرت:card دعوة:invitation قائمة:menu منيو:menu فلاير:flyer تصميم:design',
    labels:
      'العنوان:title عنوان:title النص:text نص:text مكتوب:text الاسم:name اسم:name اسمه:name السعر:fact سعر:fact التاريخ:fact الوقت:fact المكان:fact الموقع:fact هاتف:fact اتصل:fact جوال:fact واتساب:fact الدخول:fact خصم:fact',
    colors:
      'أحمر:red احمر:red الأحمر:red حمراء:red أزرق:blue ازرق:blue الأزرق:blue زرقاء:blue أخضر:green اخضر:green أصفر:yellow اصفر:yellow أسود:black اسود:black أبيض:white ابيض:white وردي:pink بنفسجي:purple برتقالي:orange رمادي:gray ذهبي:gold',
    occasions: 'خصم:sale تخفيضات:sale تنزيلات:sale عروض:sale افتتاح:opening ميلاد:birthday منيو:menu',
    free: 'مجانا مجاني مجانية مجاناً',
    streets: 'شارع حي ميدان طريق',
  },
  he: {
    verbs:
      'תעשה תעשי תכין תכיני תיצור צור עצב תעצב אני רוצה צריך צריכה אפשר תשנה שנה תמחק תמחקי מחק תסיר הסר שים תשים תוסיף הוסף תזיז הזז תגדיל הגדל תקטין הקטן תכתוב כתוב תחליף החלף',
    things:
      'כותרת הכותרת טקסט הטקסט תמונה התמונה רקע הרקע לוגו הלוגו פונט גופן צבע הצבע גדול יותר קטן למעלה למטה ימינה שמאלה מרכז כפתור מחיר המחיר עמוד',
    little: 'את של עם על שלי שלנו זה זאת בבקשה שלום תודה לי לנו או גם ב ל מ ו',
    designs:
      'פוסטר:poster כרזה:poster פלייר:flyer עלון:flyer מודעה:ad פרסומת:ad פוסט:post סטורי:story באנר:banner כרטיס:card הזמנה:invitation תפריט:menu תווית:label שלט:sign',
    labels:
      'כותרת:title טקסט:text שם:name כפתור:callToAction מחיר:fact תאריך:fact שעה:fact מקום:fact כתובת:fact טלפון:fact טל:fact כניסה:fact',
    colors:
      'אדום:red אדומה:red כחול:blue ירוק:green צהוב:yellow שחור:black לבן:white ורוד:pink סגול:purple כתום:orange אפור:gray זהב:gold',
    occasions: 'מבצע*:sale הנחה:sale הנחות:sale פתיחה:opening הולדת:birthday תפריט:menu',
    free: 'חינם חופשית חופשי',
    streets: 'רחוב שדרות כיכר',
  },
  hi: {
    verbs: 'बनाओ बनाइए बना बनाना दो दीजिए दें चाहिए करो करें कर बदलो बदल बदलें हटा हटाओ हटाइए लगाओ लगा लिखो लिखें रखो जोड़ो जोड़ें',
    things:
      'शीर्षक टेक्स्ट फोटो तस्वीर चित्र बैकग्राउंड पृष्ठभूमि लोगो फ़ॉन्ट फॉन्ट रंग बड़ा बड़ी छोटा छोटी ऊपर नीचे बाएं दाएं दाईं बाईं बीच बटन पेज कीमत दाम नंबर',
    little: 'का की के को में है हैं ये यह मेरा मेरी मेरे हमारा हमारी हमारे और से लिए एक पर भी जी नहीं ओर कृपया नमस्ते धन्यवाद थोड़ा तक',
    designs:
      'पोस्टर:poster फ्लायर:flyer पर्चा:flyer विज्ञापन:ad पोस्ट:post स्टोरी:story बैनर:banner कार्ड:card निमंत्रण:invitation मेनू:menu लेबल:label डिज़ाइन:design',
    labels:
      'शीर्षक:title टेक्स्ट:text नाम:name कीमत:fact दाम:fact मूल्य:fact तारीख:fact समय:fact स्थान:fact पता:fact फोन:fact मोबाइल:fact छूट:fact',
    colors:
      'लाल:red नीला:blue नीली:blue हरा:green हरी:green पीला:yellow काला:black सफेद:white गुलाबी:pink बैंगनी:purple नारंगी:orange सुनहरा:gold',
    occasions: 'सेल:sale छूट:sale ऑफर:sale उद्घाटन:opening जन्मदिन:birthday मेनू:menu',
    free: 'मुफ्त मुफ़्त निःशुल्क',
    streets: 'मार्ग गली रोड नगर',
  },
  zh: {
    verbs:
      '做一 做张 做個 帮我 幫我 请 請 设计 設計 制作 製作 我要 我想 需要 改成 改为 改為 换成 換成 换 換 删 刪 去掉 移到 移 放到 放在 放大 缩小 縮小 加上 添加 写上 寫上 变 變 调 調',
    things:
      '标题 標題 文字 照片 图片 圖片 背景 字体 字體 颜色 顏色 按钮 边框 页面 大一点 大一點 小一点 太小 太大 价格 價格 号码 字',
    little: '的 了 一张 一張 一个 一個 把 我的 我们 給 给 和 吧 点 點 在',
    designs:
      '海报:poster 海報:poster 传单:flyer 傳單:flyer 广告:ad 廣告:ad 帖子:post 贴文:post 快拍:story 限时动态:story 横幅:banner 橫幅:banner 名片:business_card 请柬:invitation 邀请函:invitation 菜单:menu 菜單:menu 标签:label 招牌:sign 封面:cover',
    labels:
      '标题:title 標題:title 副标题:subtitle 口号:tagline 文字:text 内容:text 写着:text 店名:name 名字:name 名称:name 价格:fact 日期:fact 时间:fact 地点:fact 地址:fact 电话:fact 電話:fact 微信:fact',
    colors:
      '红:red 紅:red 浅蓝:skyblue 蓝:blue 藍:blue 绿:green 綠:green 黄:yellow 黑:black 白色:white 粉:pink 紫:purple 橙:orange 灰:gray 金色:gold',
    occasions: '促销:sale 打折:sale 折:sale 优惠:sale 開業:opening 开业:opening 生日:birthday 菜单:menu',
    free: '免费 免費',
    streets: '路 街 号 號',
  },
  ja: {
    verbs:
      '作って 作成 作り つくって デザインして ください 下さい お願い ほしい 欲しい したい 変更 変えて 替えて 消して 削除 移動 動かして 追加 入れて 外して 大きくして 小さくして にして 置いて 書いて して',
    things:
      'タイトル 見出し 文字 テキスト 写真 画像 背景 ロゴ フォント 書体 色 大きく 小さく 小さすぎ 大きすぎ 上 下 左 右 中央 ボタン 枠 ページ 値段 番号 もっと',
    little: 'を に は が の と で へ から まで です ます この その',
    designs:
      'ポスター:poster チラシ:flyer フライヤー:flyer 広告:ad 投稿:post ストーリー:story インスタストーリー:story バナー:banner 名刺:business_card カード:card 招待状:invitation メニュー:menu ラベル:label 看板:sign 表紙:cover',
    labels:
      'タイトル:title 見出し:title サブタイトル:subtitle キャッチコピー:tagline テキスト:text 文字:text 店名:name 名前:name ボタン:callToAction 価格:fact 値段:fact 日付:fact 日時:fact 時間:fact 場所:fact 住所:fact 電話:fact',
    colors:
      '赤:red 水色:skyblue 青:blue 緑:green 黄色:yellow 黒:black 白:white ピンク:pink 紫:purple オレンジ:orange グレー:gray 金色:gold',
    occasions: 'セール:sale 割引:sale 割:sale 開店:opening オープン:opening 誕生日:birthday メニュー:menu',
    free: '無料',
    streets: '丁目 番地 通り',
  },
  ko: {
    verbs:
      '만들어 만들 디자인해 부탁 해줘 해주세요 주세요 필요 싶어 원해 바꿔 변경 지워 삭제 없애 옮겨 이동 추가 넣어 키워 줄여 써줘 빼줘 줘',
    things:
      '제목 글자 글씨 텍스트 사진 이미지 배경 로고 폰트 글꼴 색 크게 작게 작아 커요 더 위로 아래 왼쪽 오른쪽 가운데 버튼 테두리 페이지 가격 번호',
    little: '을 를 이 가 은 는 에 에서 로 으로 의 와 과 부터 까지 요',
    designs:
      '포스터:poster 전단지:flyer 전단:flyer 광고:ad 게시물:post 피드:post 스토리:story 배너:banner 현수막:banner 명함:business_card 카드:card 초대장:invitation 메뉴판:menu 라벨:label 간판:sign 표지:cover',
    labels:
      '제목:title 부제:subtitle 슬로건:tagline 문구:text 텍스트:text 내용:text 가게이름:name 이름:name 상호:name 버튼:callToAction 가격:fact 날짜:fact 시간:fact 장소:fact 주소:fact 전화:fact 연락처:fact',
    colors:
      '빨간:red 빨강:red 하늘색:skyblue 파란:blue 파랑:blue 초록:green 노란:yellow 노랑:yellow 검은:black 검정:black 흰색:white 하얀:white 분홍:pink 핑크:pink 보라:purple 주황:orange 회색:gray 금색:gold',
    occasions: '세일:sale 할인:sale 오픈:opening 개업:opening 생일:birthday 메뉴:menu',
    free: '무료',
    streets: '번길 대로 동',
  },
  th: {
    verbs: 'ช่วยทำ ทำ สร้าง ออกแบบ อยากได้ ต้องการ ขอ ช่วย เปลี่ยน แก้ ลบ เอา ย้าย วาง ใส่ เพิ่ม ขยาย ลด เขียน ปรับ',
    things:
      'หัวข้อ หัวเรื่อง ข้อความ รูป ภาพ พื้นหลัง โลโก้ ฟอนต์ ตัวอักษร ตัวหนังสือ สี ใหญ่ เล็ก บน ล่าง ซ้าย ขวา กลาง มุม ปุ่ม กรอบ หน้า ราคา เบอร์',
    little: 'ให้ หน่อย ที่ และ ของ กับ จาก ถึง เป็น ไป ออก นี้ กว่า ครับ ค่ะ คะ นะ',
    designs:
      'โปสเตอร์:poster ใบปลิว:flyer โฆษณา:ad โพสต์:post สตอรี่:story แบนเนอร์:banner ป้าย:sign นามบัตร:business_card การ์ด:card บัตรเชิญ:invitation เมนู:menu ฉลาก:label ปก:cover',
    labels:
      'หัวข้อ:title หัวเรื่อง:title ข้อความ:text เขียนว่า:text ชื่อร้าน:name ชื่อ:name ปุ่ม:callToAction ราคา:fact วันที่:fact เวลา:fact สถานที่:fact ที่อยู่:fact โทร:fact',
    colors:
      'แดง:red สีฟ้า:skyblue น้ำเงิน:blue เขียว:green เหลือง:yellow ดำ:black ขาว:white ชมพู:pink ม่วง:purple ส้ม:orange เทา:gray ทอง:gold',
    occasions: 'ลดราคา:sale ลด:sale เปิดใหม่:opening เปิดร้าน:opening วันเกิด:birthday เมนู:menu',
    free: 'ฟรี',
    streets: 'ถนน ซอย',
  },
} satisfies Record<string, LanguageWords>;

/** Words run together, or take endings that nothing separates. */
export const UNSPACED: ReadonlySet<string> = new Set(['zh', 'ja', 'ko', 'th']);
