/**
 * What the built-in assistant says to requests in other languages: what it made of a first message, that a later one
 * changed nothing, and in which languages it understands requests. The rest of the product is English (messages/en.ts).
 */
import type { OwnText } from './text.ts';

export interface LanguageAnswers {
  /** `{list}`: the texts on the page, quoted. */
  made: OwnText;
  kept: OwnText;
  /** Which requests are understood, and how texts in any language get on the page. */
  how: OwnText;
  /** `{text}` as the language quotes it. */
  quoted: OwnText;
  /** Between the entries of a list. */
  comma: string;
}

type Words = readonly [made: string, kept: string, how: string, quoted: string, comma?: string];

const WORDS: Readonly<Record<string, Words>> = {
  es: [
    'Hice un diseño con: {list}.',
    'No cambié nada.',
    'Entiendo las peticiones en inglés; con un modelo de lenguaje conectado, en cualquier idioma. Los textos del diseño pueden estar en cualquier idioma: ponlos entre comillas.',
    '«{text}»',
  ],
  fr: [
    'J’ai créé un design avec : {list}.',
    'Je n’ai rien changé.',
    'Je comprends les demandes en anglais ou, avec un modèle de langage connecté, dans toutes les langues. Les textes du design peuvent être dans n’importe quelle langue : mettez-les entre guillemets.',
    '« {text} »',
  ],
  de: [
    'Ich habe ein Design erstellt mit: {list}.',
    'Ich habe nichts geändert.',
    'Ich verstehe Wünsche auf Englisch, mit einem verbundenen Sprachmodell in jeder Sprache. Die Texte im Design dürfen in jeder Sprache sein: Setze sie in Anführungszeichen.',
    '„{text}“',
  ],
  pt: [
    'Fiz um design com: {list}.',
    'Não mudei nada.',
    'Entendo pedidos em inglês; com um modelo de linguagem conectado, em qualquer idioma. Os textos do design podem estar em qualquer idioma: coloque-os entre aspas.',
    '“{text}”',
  ],
  it: [
    'Ho creato un design con: {list}.',
    'Non ho cambiato nulla.',
    'Capisco le richieste in inglese; con un modello linguistico collegato, in qualsiasi lingua. I testi del design possono essere in qualsiasi lingua: mettili tra virgolette.',
    '«{text}»',
  ],
  nl: [
    'Ik heb een ontwerp gemaakt met: {list}.',
    'Ik heb niets veranderd.',
    'Ik begrijp verzoeken in het Engels, en met een gekoppeld taalmodel in elke taal. De teksten in het ontwerp mogen in elke taal zijn: zet ze tussen aanhalingstekens.',
    '“{text}”',
  ],
  sv: [
    'Jag gjorde en design med: {list}.',
    'Jag ändrade ingenting.',
    'Jag förstår önskemål på engelska, och med en ansluten språkmodell på alla språk. Texterna i designen får vara på vilket språk som helst: sätt dem inom citattecken.',
    '”{text}”',
  ],
  ro: [
    'Am făcut un design cu: {list}.',
    'Nu am schimbat nimic.',
    'Înțeleg cererile în engleză, iar cu un model lingvistic conectat, în orice limbă. Textele din design pot fi în orice limbă: pune-le între ghilimele.',
    '„{text}”',
  ],
  pl: [
    'Projekt jest gotowy. Są na nim: {list}.',
    'Nic nie zostało zmienione.',
    'Rozumiem polecenia po angielsku, a z podłączonym modelem językowym w każdym języku. Teksty w projekcie mogą być w dowolnym języku: umieść je w cudzysłowie.',
    '„{text}”',
  ],
  cs: [
    'Návrh je hotový. Je na něm: {list}.',
    'Nic se nezměnilo.',
    'Rozumím požadavkům v angličtině, s připojeným jazykovým modelem v jakémkoli jazyce. Texty v návrhu mohou být v jakémkoli jazyce: dejte je do uvozovek.',
    '„{text}“',
  ],
  tr: [
    'Şunlarla bir tasarım yaptım: {list}.',
    'Hiçbir şeyi değiştirmedim.',
    'İstekleri İngilizce olarak anlıyorum; bir dil modeli bağlıysa her dilde. Tasarımdaki metinler her dilde olabilir: tırnak içine yaz.',
    '“{text}”',
  ],
  id: [
    'Saya membuat desain dengan: {list}.',
    'Saya tidak mengubah apa pun.',
    'Saya memahami permintaan dalam bahasa Inggris; dengan model bahasa yang terhubung, dalam bahasa apa pun. Teks pada desain boleh dalam bahasa apa pun: tulis di dalam tanda kutip.',
    '“{text}”',
  ],
  vi: [
    'Tôi đã tạo một thiết kế với: {list}.',
    'Tôi chưa thay đổi gì.',
    'Tôi hiểu yêu cầu bằng tiếng Anh; khi có mô hình ngôn ngữ được kết nối thì hiểu mọi ngôn ngữ. Chữ trên thiết kế có thể bằng bất kỳ ngôn ngữ nào: hãy đặt trong dấu ngoặc kép.',
    '“{text}”',
  ],
  fil: [
    'Gumawa ako ng disenyo na may: {list}.',
    'Wala akong binago.',
    'Naiintindihan ko ang mga hiling sa Ingles; kapag may nakakonektang language model, sa anumang wika. Puwedeng nasa anumang wika ang mga teksto sa disenyo: ilagay sa loob ng panipi.',
    '“{text}”',
  ],
  'hi-Latn': [
    'Maine ek design banaya, jisme hai: {list}.',
    'Maine kuch nahi badla.',
    'Main English mein requests samajhta hoon; language model connected ho to kisi bhi bhasha mein. Design ka text kisi bhi bhasha mein ho sakta hai: use quotation marks mein likhein.',
    '“{text}”',
  ],
  ru: [
    'Макет готов. На нём: {list}.',
    'Ничего не изменено.',
    'Запросы понимаю на английском, а с подключённой языковой моделью – на любом языке. Тексты на макете могут быть на любом языке: возьмите их в кавычки.',
    '«{text}»',
  ],
  uk: [
    'Макет готовий. На ньому: {list}.',
    'Нічого не змінено.',
    'Розумію запити англійською, а з підключеною мовною моделлю – будь-якою мовою. Тексти на макеті можуть бути будь-якою мовою: візьміть їх у лапки.',
    '«{text}»',
  ],
  el: [
    'Έφτιαξα ένα σχέδιο με: {list}.',
    'Δεν άλλαξα τίποτα.',
    'Καταλαβαίνω αιτήματα στα αγγλικά και, με συνδεδεμένο γλωσσικό μοντέλο, σε κάθε γλώσσα. Τα κείμενα του σχεδίου μπορούν να είναι σε κάθε γλώσσα: βάλτε τα σε εισαγωγικά.',
    '«{text}»',
  ],
  ar: [
    'أنشأت تصميمًا فيه: {list}.',
    'لم أغيّر شيئًا.',
    'أفهم الطلبات بالإنجليزية، وبأي لغة عند توصيل نموذج لغوي. يمكن أن تكون نصوص التصميم بأي لغة: ضعها بين علامتي تنصيص.',
    '«{text}»',
    '، ',
  ],
  he: [
    'יצרתי עיצוב עם: {list}.',
    'לא שיניתי דבר.',
    'אני מבין בקשות באנגלית, ובכל שפה כשמחובר מודל שפה. הטקסטים בעיצוב יכולים להיות בכל שפה: שימו אותם במירכאות.',
    '“{text}”',
  ],
  hi: [
    'मैंने एक डिज़ाइन बनाया, जिसमें है: {list}।',
    'मैंने कुछ नहीं बदला।',
    'मैं अंग्रेज़ी में अनुरोध समझता हूँ; भाषा मॉडल जुड़ा हो तो किसी भी भाषा में। डिज़ाइन का टेक्स्ट किसी भी भाषा में हो सकता है: उसे उद्धरण चिह्नों में लिखें।',
    '“{text}”',
  ],
  zh: [
    '我做了一个设计，内容有：{list}。',
    '我没有做任何更改。',
    '我能理解英文的要求；接入语言模型后，任何语言都可以。设计上的文字可以是任何语言：请放在引号里。',
    '“{text}”',
    '、',
  ],
  ja: [
    'デザインを作りました。内容：{list}。',
    '何も変更していません。',
    'ご要望は英語で理解できます。言語モデルを接続すると、どの言語でも理解できます。デザインの文字はどの言語でもかまいません。かぎ括弧で囲んでください。',
    '「{text}」',
    '、',
  ],
  ko: [
    '디자인을 만들었습니다. 들어간 내용: {list}.',
    '아무것도 바꾸지 않았습니다.',
    '요청은 영어로 이해합니다. 언어 모델이 연결되어 있으면 어떤 언어든 이해합니다. 디자인에 들어갈 글은 어떤 언어든 괜찮습니다. 따옴표 안에 적어 주세요.',
    '“{text}”',
  ],
  th: [
    'ทำดีไซน์ให้แล้ว มีข้อความ: {list}',
    'ยังไม่ได้เปลี่ยนอะไร',
    'เข้าใจคำขอเป็นภาษาอังกฤษ หรือทุกภาษาเมื่อเชื่อมต่อโมเดลภาษา ข้อความในดีไซน์เป็นภาษาใดก็ได้ ให้ใส่ในเครื่องหมายคำพูด',
    '“{text}”',
  ],
};

const own = (language: string, name: string, text: string): OwnText => ({
  key: `inOtherLanguages.${language}.${name}`,
  text,
});

/** `language`: ISO 639-1, or "hi-Latn". Null: no answers are written in it. */
export function answersIn(language: string): LanguageAnswers | null {
  const words = WORDS[language];
  if (!words) return null;
  const [made, kept, how, quoted, comma = ', '] = words;
  return {
    made: own(language, 'made', made),
    kept: own(language, 'kept', kept),
    how: own(language, 'how', how),
    quoted: own(language, 'quoted', quoted),
    comma,
  };
}
