/** Visual scenes of text: scripts, alignment, styles within a text, boxes, spacing. */
import type { MeasureText } from '#design/document/measure.ts';
import { SceneBuilder } from './scene-builder.ts';
import type { AddScene, Tolerance } from './scene.ts';

/** Equal to the last pixel in the Chromium used to write this. */
const LETTERS: Tolerance = {
  channel: 4,
  share: 0.0005,
  reason: 'other builds of Chromium may place a few antialiased pixels of a glyph by a rounding apart',
};
const COLOR_GLYPHS: Tolerance = {
  channel: 6,
  share: 0.001,
  reason: 'colour glyphs are gradients, whose edges other builds of Chromium may round differently',
};

const LOREM =
  'Good design is as little as possible. It concentrates on the essential aspects, and the products are not burdened with non-essentials: back to purity, back to simplicity.';

export function addTextScenes(measure: MeasureText, add: AddScene): void {
  const latin = new SceneBuilder(measure, 640, 460);
  latin.text({
    text: 'Every family',
    x: 24,
    y: 16,
    width: 600,
    fontFamily: 'Bricolage Grotesque',
    fontWeight: 800,
    fontSize: 52,
    lineHeight: 1.05,
  });
  latin.text({ text: LOREM, x: 24, y: 90, width: 280, fontSize: 17, lineHeight: 1.4 });
  latin.text({
    text: LOREM,
    x: 330,
    y: 90,
    width: 286,
    fontSize: 17,
    lineHeight: 1.4,
    fontFamily: 'Playfair Display',
    align: 'justify',
  });
  latin.text({
    text: 'Centred\nand set in Anton',
    x: 24,
    y: 300,
    width: 280,
    fontFamily: 'Anton',
    fontSize: 34,
    align: 'center',
    letterCase: 'upper',
    letterSpacing: 40,
  });
  latin.text({
    text: 'handwritten, to the right',
    x: 330,
    y: 300,
    width: 286,
    fontFamily: 'Caveat',
    fontWeight: 700,
    fontSize: 40,
    align: 'right',
    lineHeight: 1,
  });
  latin.text({
    text: 'Instrument Sans italic, Ünïcödé, Жизнь, Ελληνικά',
    x: 24,
    y: 410,
    width: 600,
    fontFamily: 'Instrument Sans',
    italic: true,
    fontSize: 22,
  });
  add('latin', latin, [], LETTERS);

  const arabic = new SceneBuilder(measure, 640, 320);
  arabic.text({
    text: 'تصميم جميل يبدأ بفكرة بسيطة',
    x: 24,
    y: 20,
    width: 590,
    fontFamily: 'Noto Sans Arabic',
    fontWeight: 700,
    fontSize: 36,
    align: 'right',
  });
  arabic.text({
    text: 'خصم ٥٠٪ على كل المنتجات حتى نهاية الأسبوع مع Blend فقط',
    x: 24,
    y: 110,
    width: 590,
    fontSize: 26,
    align: 'right',
    letterSpacing: 100,
  });
  arabic.text({
    text: 'كلمة ملونة في السطر',
    x: 24,
    y: 190,
    width: 590,
    fontSize: 38,
    align: 'center',
    runs: [{ start: 5, end: 10, style: { fill: { type: 'solid', color: '#f4502f' }, fontWeight: 800 } }],
  });
  arabic.text({ text: 'English first, ثم العربية, then 2026.', x: 24, y: 260, width: 300, fontSize: 18 });
  arabic.text({
    text: 'السعر 19.90 فقط, Blend!',
    x: 340,
    y: 256,
    width: 280,
    fontSize: 24,
    fontFamily: 'Noto Sans Arabic',
    align: 'right',
    underline: true,
  });
  add('arabic', arabic, [], LETTERS);

  const devanagari = new SceneBuilder(measure, 640, 260);
  devanagari.text({
    text: 'ताज़े फल रोज़ाना',
    x: 24,
    y: 20,
    width: 590,
    fontFamily: 'Noto Sans Devanagari',
    fontWeight: 800,
    fontSize: 54,
  });
  devanagari.text({
    text: 'क्षेत्रीय किसानों से सीधे आपके घर तक, हर सुबह। श्रद्धा, विद्यार्थी, कर्तृत्व।',
    x: 24,
    y: 120,
    width: 590,
    fontSize: 28,
    lineHeight: 1.5,
  });
  add('devanagari', devanagari, [], LETTERS);

  const chinese = new SceneBuilder(measure, 640, 320);
  chinese.text({
    text: '新鲜水果，每日直达',
    x: 24,
    y: 20,
    width: 590,
    fontFamily: 'Noto Sans SC',
    fontWeight: 700,
    fontSize: 56,
  });
  chinese.text({
    text: '好的设计是尽可能少的设计。回归纯粹，回归简单。ひらがなとカタカナも混ぜて、「引用」もある。',
    x: 24,
    y: 120,
    width: 360,
    fontSize: 26,
    lineHeight: 1.5,
  });
  chinese.text({
    text: '繁體：龔龍龜鬱',
    x: 410,
    y: 120,
    width: 210,
    fontSize: 30,
    fontFamily: 'Noto Sans SC',
    fontWeight: 500,
  });
  add('chinese', chinese, [], LETTERS);

  const emoji = new SceneBuilder(measure, 640, 240);
  emoji.text({ text: 'Sale 🔥 ends 🌙 soon 👩‍👩‍👧‍👦', x: 24, y: 20, width: 590, fontSize: 44, fontWeight: 700 });
  emoji.text({ text: '☀️ ✂️ ❤️ 🇯🇵 1️⃣ 👍🏽 🏳️‍🌈 ❤️‍🔥 ✓ ★ →', x: 24, y: 110, width: 600, fontSize: 36 });
  emoji.text({ text: 'Small 😀 in a line of text', x: 24, y: 190, width: 590, fontSize: 18 });
  add('emoji', emoji, [], COLOR_GLYPHS);

  const runs = new SceneBuilder(measure, 640, 420);
  runs.text({
    text: 'Only 9.90 today',
    x: 30,
    y: 30,
    width: 580,
    fontSize: 60,
    fontWeight: 500,
    runs: [
      {
        start: 5,
        end: 9,
        style: {
          fontSize: 88,
          fontWeight: 900,
          fill: {
            type: 'linear',
            angle: 90,
            stops: [
              { at: 0, color: '#f4502f' },
              { at: 1, color: '#0f6b66' },
            ],
          },
        },
      },
      { start: 10, end: 15, style: { italic: true, underline: true, fontFamily: 'Playfair Display' } },
    ],
  });
  runs.text({
    text: 'New in store',
    x: 60,
    y: 170,
    width: 180,
    fontSize: 26,
    fontWeight: 600,
    align: 'center',
    fill: { type: 'solid', color: '#fbfaf7' },
    box: { fill: { type: 'solid', color: '#0f6b66' }, paddingX: 24, paddingY: 10, radius: 60 },
  });
  runs.text({
    text: 'Gradient box',
    x: 330,
    y: 170,
    width: 220,
    fontSize: 26,
    align: 'center',
    opacity: 0.8,
    box: {
      fill: {
        type: 'linear',
        angle: 135,
        stops: [
          { at: 0, color: '#ffd9a0' },
          { at: 1, color: '#f4a28f' },
        ],
      },
      paddingX: 16,
      paddingY: 12,
      radius: 10,
    },
    shadow: { color: '#17150f55', x: 0, y: 6, blur: 14 },
  });
  runs.text({
    text: 'Outlined',
    x: 30,
    y: 250,
    width: 300,
    fontSize: 64,
    fontWeight: 800,
    fill: { type: 'solid', color: '#ffffff' },
    stroke: { color: '#17150f', width: 8, dash: [] },
  });
  runs.text({ text: 'was 19.90', x: 350, y: 265, width: 260, fontSize: 40, strikethrough: true });
  runs.text({
    text: 'UPPER from lower · s p a c e d',
    x: 30,
    y: 350,
    width: 580,
    fontSize: 24,
    letterCase: 'title',
    letterSpacing: 120,
    underline: true,
  });
  add('runs', runs, [], LETTERS);

  const solid = (color: string) => ({ type: 'solid' as const, color });
  const curves = new SceneBuilder(measure, 720, 560);
  curves.text({ text: 'Fresh every morning', x: 20, y: 20, width: 300, fontSize: 36, fontWeight: 700, curve: 120 });
  curves.text({
    text: 'Hanging text',
    x: 360,
    y: 30,
    width: 300,
    fontSize: 40,
    fontFamily: 'Playfair Display',
    fontWeight: 700,
    curve: -140,
    fill: {
      type: 'linear',
      angle: 90,
      stops: [
        { at: 0, color: '#f4502f' },
        { at: 1, color: '#0f6b66' },
      ],
    },
  });
  curves.text({
    text: 'ROUND AND ROUND • COFFEE • ',
    x: 30,
    y: 190,
    width: 300,
    fontSize: 28,
    fontFamily: 'Anton',
    curve: 360,
  });
  curves.text({
    text: 'تصميم جميل يبدأ بفكرة',
    x: 300,
    y: 210,
    width: 300,
    fontSize: 38,
    fontFamily: 'Noto Sans Arabic',
    fontWeight: 700,
    curve: 90,
    rotation: 10,
  });
  curves.text({
    text: 'Two lines\nof curved text',
    x: 250,
    y: 370,
    width: 300,
    fontSize: 32,
    fontFamily: 'Anton',
    align: 'center',
    curve: 150,
    underline: true,
    stroke: { color: '#17150f', width: 4, dash: [] },
    fill: solid('#ffd9a0'),
  });
  curves.text({
    text: 'pill on an arc',
    x: 480,
    y: 400,
    width: 300,
    fontSize: 30,
    fontWeight: 700,
    curve: 100,
    fill: solid('#ffffff'),
    box: { fill: solid('#0f6b66'), paddingX: 20, paddingY: 6, radius: 60 },
  });
  add('curves', curves, [], LETTERS);

  const lists = new SceneBuilder(measure, 720, 480);
  lists.text({
    text: 'First item that is long enough to wrap\n\tNested\n\t\tDeeper\nSecond',
    x: 20,
    y: 20,
    width: 300,
    fontSize: 24,
    list: 'bullet',
  });
  lists.text({
    text: 'Mix the flour\u2028and go on\n\tNested\n\t\tDeeper\nBake it',
    x: 380,
    y: 20,
    width: 300,
    fontSize: 24,
    list: 'number',
  });
  lists.text({
    text: 'البند الأول\n\tالبند الثاني\nالثالث',
    x: 380,
    y: 190,
    width: 300,
    fontSize: 24,
    list: 'number',
    align: 'right',
  });
  lists.text({
    text: 'Letters fill the box',
    x: 20,
    y: 220,
    width: 260,
    height: 90,
    autoSize: 'letters',
    box: { fill: solid('#ece8df'), paddingX: 8, paddingY: 8, radius: 8 },
  });
  lists.text({
    text: 'SPLICE',
    x: 20,
    y: 350,
    width: 330,
    fontSize: 80,
    fontFamily: 'Anton',
    fill: solid('#ffffff00'),
    stroke: { color: '#17150f', width: 3, dash: [] },
    echoes: [{ color: '#f4a28f', x: 7, y: 7 }],
  });
  lists.text({
    text: 'Echo',
    x: 380,
    y: 350,
    width: 300,
    fontSize: 80,
    fontWeight: 900,
    echoes: [
      { color: '#17150f30', x: 12, y: 12 },
      { color: '#17150f66', x: 6, y: 6 },
    ],
  });
  add('lists', lists, [], LETTERS);
}
