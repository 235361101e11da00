/**
 * Requests that are not English, on real canvases: a first one becomes a design of its given texts and facts, a later one
 * changes nothing, and both are answered in their language. English requests with foreign words stay English.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { answersIn } from '#messages/in-other-languages.ts';
import { message } from '#messages/message.ts';
import { AssistantChat } from '#tests/fakes/assistant-chat.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { salePost } from '#tests/fixtures/edit-talk.ts';
import { FIRST_MESSAGES } from './first-messages.cases.ts';
import { FOREIGN_CASES } from './foreign.cases.ts';
import { languageOf } from './understand/languages/language-of.ts';
import { TABLE_LANGUAGES } from './understand/languages/vocabularies.ts';

const PROMPTS = path.join(import.meta.dirname, '../../tests/transcripts/prompts');
const OWN = /^languages\//u;

interface Transcript {
  turns: readonly { user?: { text?: string } }[];
}
const prompts = readdirSync(PROMPTS, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json') && !OWN.test(file))
  .flatMap((file) => (JSON.parse(readFileSync(path.join(PROMPTS, file), 'utf8')) as Transcript).turns)
  .flatMap(({ user }) => user?.text ?? []);

describe('the language of a message', () => {
  test('no English request is taken for another language', () => {
    expect(prompts.length).toBeGreaterThan(700);
    expect(prompts.filter((said) => languageOf(said) !== 'en')).toEqual([]);
    expect(FIRST_MESSAGES.map(([said]) => said).filter((said) => languageOf(said) !== 'en')).toEqual([]);
  });

  test('95 % of requests in other languages are known as what they are', () => {
    expect(new Set(FOREIGN_CASES.map(([language]) => language)).size).toBeGreaterThanOrEqual(18);
    const missed = FOREIGN_CASES.filter(([, said]) => languageOf(said) === 'en');
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(FOREIGN_CASES.length * 0.05);
    const other = FOREIGN_CASES.filter(([language, said]) => languageOf(said) !== language);
    expect(other.length, other.join('\n')).toBeLessThanOrEqual(FOREIGN_CASES.length * 0.05);
  });

  test.each([
    'merci',
    'gracias!',
    'ok danke',
    'hola, make it bigger',
    'headline: Feliz Navidad, in red',
    'add Feliz Navidad a todos nuestros clientes',
    'bitte the headline in rot and the background schwarz',
    'poster for my cafe La Vie en Rose, saturday 8pm',
    'menu for Trattoria da Gino: pizza margherita 9, spaghetti alle vongole 14',
    'title: 新年快乐',
    'change the headline to “Soldes d’été”',
    'pho bo 12, banh mi 8',
    'flyer crêpes & cidre, 5 may',
    'biger pls',
    'mk it pop',
  ])('%s is English', (said) => expect(languageOf(said)).toBe('en'));
});

/** What a first message prints; nothing else stands on the page. */
const BRIEFS: readonly (readonly [said: string, printed: readonly string[]])[] = [
  [
    'Haz un cartel para mi panadería La Espiga, sábado 14 de marzo, 10:00, pan a 2,50 €, tel 612 345 678, título: «Pan recién hecho»',
    ['Pan recién hecho', 'La Espiga', 'Pan a 2,50 €', 'Sábado 14 de marzo, 10:00', 'Tel 612 345 678'],
  ],
  [
    'Bonjour, il me faudrait un flyer A5 pour un vide-grenier dimanche 7 juin de 8h à 17h, entrée gratuite, place du marché',
    ['Entrée gratuite', 'Dimanche 7 juin de 8h à 17h', 'Place du marché'],
  ],
  [
    'Erstelle bitte eine Instagram Story: "Neue Kollektion", ab Freitag, 20 % auf alles, www.mode-lena.de',
    ['Neue Kollektion', '20 % auf alles', 'Ab Freitag', 'www.mode-lena.de'],
  ],
  [
    'Нужен баннер для магазина одежды «Луна», скидка 20% до 15 июня, тел. +7 912 345-67-89',
    ['Луна', 'Скидка 20% до 15 июня', 'Тел. +7 912 345-67-89'],
  ],
  [
    'اعمل بوستر لمخبزي يوم السبت 14 مارس الساعة 10:00، العنوان: «خبز طازج»، السعر 15 ريال',
    ['خبز طازج', 'السعر 15 ريال', 'يوم السبت 14 مارس الساعة 10:00'],
  ],
  [
    'カフェのインスタストーリーをお願いします。「新メニュー登場」、6月1日から、コーヒー450円、電話 03-1234-5678',
    ['新メニュー登場', 'コーヒー450円', '6月1日から', '電話 03-1234-5678'],
  ],
  [
    'मेरी बेकरी के लिए पोस्टर बनाओ, शनिवार 14 मार्च, सुबह 10:00, शीर्षक: "ताज़ी रोटी", कीमत ₹50',
    ['ताज़ी रोटी', 'कीमत ₹50', 'शनिवार 14 मार्च, सुबह 10:00'],
  ],
  [
    'ช่วยทำโปสเตอร์ร้านขนมปังให้หน่อย วันเสาร์ที่ 14 มีนาคม 10:00 น. ขนมปัง 35 บาท หัวข้อ "ขนมปังสดใหม่"',
    ['ขนมปังสดใหม่', 'ขนมปัง 35 บาท', 'วันเสาร์ที่ 14 มีนาคม 10:00 น.'],
  ],
  ['Zrób plakat na urodziny', ['Wszystkiego najlepszego']],
  ['Hazme un póster para mi tienda por favor', ['Bienvenidos']],
  ['Tee juliste leipomolleni, "Tuore leipä", lauantaina 14. maaliskuuta klo 10', ['Tuore leipä', '14. maaliskuuta']],
];

const answerOf = (chat: AssistantChat): string =>
  (chat.history.at(-1)?.parts ?? []).flatMap((part) => (part.type === 'text' ? [part.text] : [])).join(' ');
/** The texts of a page, single ones of joint lines; compositions may set them in capitals. */
const printedOn = (chat: AssistantChat): string[] =>
  chat.texts.flatMap(({ text }) => text.split(/\n|\s+·\s+/u)).toSorted();

describe('a first message', () => {
  test.each(BRIEFS)('%s', async (said, printed) => {
    const chat = new AssistantChat();
    await chat.say(said);
    expect(printedOn(chat)).toEqual([...printed].toSorted());
    const answers = answersIn(languageOf(said));
    if (answers) expect(answerOf(chat)).toContain(message(answers.how));
    else expect(answerOf(chat)).toContain('Finnish');
    for (const text of printed) expect(answerOf(chat)).toContain(text);
  });

  test.each(['hazlo rojo', 'cambia el precio a 15 €', 'Hola, ¿qué puedes hacer?', '写真を消して'])(
    '%s makes nothing of an empty page',
    async (said) => {
      const chat = new AssistantChat();
      await chat.say(said);
      expect(chat.called).toEqual([]);
      expect(chat.layers).toEqual([]);
    },
  );

  test('letters that no font has are not printed as boxes', async () => {
    const chat = new AssistantChat();
    await chat.say('আমার বেকারির জন্য একটি পোস্টার বানাও, "তাজা রুটি", শনিবার ১৪ মার্চ');
    expect(chat.layers).toEqual([]);
    expect(answerOf(chat)).toContain('Bangla');
    expect(answerOf(chat)).toContain(message('assistant.foreignLetters'));
  });
});

describe('a later message', () => {
  const short = FOREIGN_CASES.filter(([, said]) => said.length < 42);
  test('changes nothing, and is answered in its language', async () => {
    expect(short.length).toBeGreaterThan(140);
    for (const [, said] of short) {
      const chat = new AssistantChat(undefined, salePost());
      const before = JSON.stringify(chat.design.document);
      await chat.say(said);
      expect(JSON.stringify(chat.design.document), said).toBe(before);
      expect(chat.called, said).toEqual([]);
      const answers = answersIn(languageOf(said));
      expect(answers && answerOf(chat), said).toBe(answers && `${message(answers.kept)} ${message(answers.how)}`);
    }
  });

  test('may be the text that was asked for', async () => {
    const chat = new AssistantChat(undefined, new MemoryDesign());
    await chat.say('poster for my bakery, saturday 10am');
    await chat.say('add a text');
    expect(answerOf(chat)).toBe(message('assistant.askText'));
    await chat.say('Todo hecho con masa madre');
    expect(chat.text('Todo hecho con masa madre')).toBeDefined();
  });
});

test('every language with words for requests has answers', () => {
  expect(TABLE_LANGUAGES.filter((language) => answersIn(language) === null)).toEqual([]);
});
