/** What is allowed and what is not, by the built-in rules and by a hosted model, called over the real protocol. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FLAGGED_BYTE, startModerationServer, type ModerationServer } from '#tests/fakes/moderation-server.ts';
import type { Moderation, ModerationSubject } from '#app/services/moderation/moderation.ts';
import { message } from '#messages/message.ts';
import { ToolRefusal } from '#tools/contract/tool.ts';
import { createBuiltInModeration, judgeTexts } from './built-in-moderation.ts';
import { foldedText } from './folded-text.ts';
import { createHostedModeration } from './hosted-moderation.server.ts';
import { rules, withoutHarmless } from './rules.ts';

const never = new AbortController().signal;
const subject = (over: Partial<ModerationSubject>): ModerationSubject => ({
  userId: 'me',
  kind: 'image',
  stage: 'input',
  texts: [],
  assets: [],
  ...over,
});
const brokenBy = (text: string) => rules.find((rule) => rule.matches(withoutHarmless(foldedText(text))))?.id ?? null;

describe('text is read as it is meant', () => {
  test.each([
    ['N.U.D.E', ' nude '],
    ['n u d e', ' nude '],
    ['nud3', ' nude '],
    ['pоrn', ' porn '],
    ['NÜDE\u200Bs', ' nudes '],
    ['nuuuude!!!', ' nude '],
    ['a 5 year old, size 10, 3D', ' a 5 year old size 10 3d '],
    ['driver’s licence', ' driver s licence '],
    ['लाल बच्चा', ' लाल बच्चा '],
    ['', '  '],
  ])('%s', (text, folded) => expect(foldedText(text)).toBe(folded));
});

describe('what sellers ask for is let through', () => {
  test.each([
    'nude lipstick on a marble counter, morning light',
    'model wearing nude heels',
    'woman in a nude satin slip dress',
    'a palette of soft nudes and browns',
    'naked cake with berries for a wedding',
    'kids t-shirt on a wooden hanger',
    'toddler birthday party poster',
    'baby blue bikini on a mannequin',
    'babydoll lingerie, satin',
    'kid leather gloves',
    'teen fashion haul, streetwear',
    'sexy red dress on a model',
    'lingerie set flat lay on silk',
    'bikini model on the beach',
    'Sex on the Beach cocktail menu',
    'unisex hoodie, sizes XS to XXXL',
    'blood orange juice splash',
    'Bloody Mary night, Friday 8 pm',
    'Gore-Tex hiking boots',
    'Halloween mask, gory zombie makeup',
    'punch nazis vintage poster',
    'suicide prevention awareness ribbon',
    'play money for board games',
    'photo shoot women’s fashion',
    'women hate waiting: order now',
    'the tortured poets candle',
    'kill it at the gym',
    'f*ck cancer t-shirt',
    'shot glass, chicken breast, cockatoo print',
    'Nina’s lingerie shop',
    'a portrait of a man with his kids on Father’s Day',
    'Diwali swastika rangoli',
    'Kinder chocolate gift box',
    'handmade knife with oak handle',
    'how to make candles, a guide',
    'dress for a 5 year old girl, floral',
    'sugar skull tattoo',
    'minor scratches, see photos',
    'stop killing women, march 8',
    'बच्चों के कपड़े पर 20% छूट',
    'عرض خاص على ملابس أطفال',
    '子供服セール',
    'детская одежда скидка',
  ])('%s', (text) => expect(brokenBy(text)).toBeNull());
});

describe('what is not made here is told', () => {
  test.each([
    ['minors', 'sexy teen on a bed'],
    ['minors', 'a 14 year old girl, nude'],
    ['minors', 'n a k e d child'],
    ['minors', 'schoolgirl hentai'],
    ['minors', 'seductive 16yo model'],
    ['minors', 'बच्ची nude'],
    ['minors-clothing', 'little girl in a bikini by the pool'],
    ['minors-clothing', 'teenage boy in underwear'],
    ['sexual', 'nude woman on a sofa'],
    ['sexual', 'woman completely naked'],
    ['sexual', 'p0rn poster'],
    ['sexual', 'NSFW anime'],
    ['sexual', 'send nudes shirt'],
    ['sexual', 'a girl, topless'],
    ['sexual', 'mujer desnuda'],
    ['sexual', '全裸'],
    ['sexual', 'порно'],
    ['gore', 'a severed head on a spike'],
    ['gore', 'dismembered body'],
    ['hate', 'heil Hitler banner'],
    ['hate', 'kill all muslims'],
    ['hate', 'white power logo'],
    ['hate', 'holocaust joke sticker'],
    ['self-harm', 'how to commit suicide'],
    ['self-harm', 'kill yourself mug'],
    ['self-harm', 'thinspo collage'],
    ['violence', 'instructions to make a pipe bomb'],
    ['violence', 'school shooting poster'],
    ['forgery', 'counterfeit dollar bills'],
    ['forgery', 'a fake passport photo page'],
    ['forgery', 'forged driver’s license'],
  ])('%s: %s', (id, text) => expect(brokenBy(text)).toBe(id));

  test('children’s swimwear may lie on the sand, but nobody wears it', () => {
    const texts = ['kids swimsuit', 'on a sandy beach'];
    expect(judgeTexts(texts, { people: false })).toEqual({ allowed: true });
    expect(judgeTexts(texts, { people: true })).toEqual({
      allowed: false,
      reason: message('moderation.minorsClothing'),
    });
  });

  test('half of it in another field is no way round', () => {
    expect(judgeTexts(['a nude', 'woman'], { people: false })).toMatchObject({ allowed: false });
  });

  test('long texts are read quickly', () => {
    for (const word of ['nude ', 'child ', 'a ', 'kill the ', '1 year '])
      expect(judgeTexts([word.repeat(20_000)], { people: true })).toBeDefined();
  });
});

describe('every adapter', () => {
  let server: ModerationServer;
  beforeAll(async () => {
    server = await startModerationServer();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.asked.length = 0;
    server.answers.length = 0;
  });

  const picture = (_user: string, asset: string) =>
    Promise.resolve(
      asset === 'gone'
        ? null
        : {
            bytes: new Uint8Array([asset === 'nude' ? FLAGGED_BYTE : 1, 2, 3]),
            mime: asset === 'song' ? 'audio/mpeg' : 'image/webp',
          },
    );
  const hosted = (over: Partial<Parameters<typeof createHostedModeration>[0]> = {}): Moderation =>
    createHostedModeration({ apiKey: server.key, baseUrl: server.url, picture, ...over });
  const failure = (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      (error: unknown) => error,
    );

  test('hosted: sends no music', async () => {
    expect(await hosted().check(subject({ assets: ['song', 'vase'] }), never)).toEqual({ allowed: true });
    expect(server.asked.map(({ type }) => type)).toEqual(['image_url']);
  });

  const adapters: { name: string; make: () => Moderation; refused: string }[] = [
    { name: 'built in', make: createBuiltInModeration, refused: 'a nude woman' },
    { name: 'hosted', make: hosted, refused: 'somebody [sexual]' },
  ];
  test.each(adapters)(
    '$name: lets pass, refuses with a reason for people, takes nothing at all',
    async ({ make, refused }) => {
      const moderation = make();
      expect(await moderation.check(subject({ texts: ['a vase on a table', ''] }), never)).toEqual({ allowed: true });
      expect(await moderation.check(subject({ texts: ['a vase', refused] }), never)).toEqual({
        allowed: false,
        reason: message('moderation.sexual'),
      });
      expect(await moderation.check(subject({}), never)).toEqual({ allowed: true });
    },
  );

  test('hosted: judges each picture, and passes over those that are gone', async () => {
    expect(await hosted().check(subject({ texts: ['a vase'], assets: ['vase', 'gone'] }), never)).toEqual({
      allowed: true,
    });
    expect(server.asked.map(({ type }) => type)).toEqual(['text', 'image_url']);
    expect(await hosted().check(subject({ assets: ['vase', 'nude'] }), never)).toEqual({
      allowed: false,
      reason: message('moderation.picture'),
    });
  });

  test('hosted: heeds what concerns us, tells the heaviest', async () => {
    expect(await hosted().check(subject({ texts: ['[harassment] [violence]'] }), never)).toEqual({ allowed: true });
    expect(await hosted().check(subject({ texts: ['[hate] [sexual/minors]'] }), never)).toEqual({
      allowed: false,
      reason: message('moderation.minors'),
    });
  });

  test('hosted: long texts are judged to their end', async () => {
    expect(await hosted().check(subject({ texts: ['x'.repeat(50_000), '[hate]'] }), never)).toMatchObject({
      allowed: false,
    });
    expect(server.asked).toHaveLength(3);
  });

  test('hosted: waits when asked to, and asks again', async () => {
    server.answers.push({ status: 429, retryAfter: '0' }, { status: 503, retryAfter: '0' });
    expect(await hosted().check(subject({ texts: ['a vase'] }), never)).toEqual({ allowed: true });
  });

  test.each<{
    name: string;
    answers: ModerationServer['answers'];
    says: 'moderation.busy' | 'moderation.unreachable';
    timeLimit?: number;
  }>([
    { name: 'busy for too long', answers: [{ status: 429, retryAfter: '3600' }], says: 'moderation.busy' },
    {
      name: 'busy again and again',
      answers: Array.from({ length: 3 }, () => ({ status: 429, retryAfter: '0' })),
      says: 'moderation.busy',
    },
    { name: 'an unknown key', answers: [{ status: 401 }], says: 'moderation.unreachable' },
    { name: 'nonsense', answers: [{ status: 200, body: '{"results":[]}' }], says: 'moderation.unreachable' },
    {
      name: 'half an answer',
      answers: [{ status: 200, body: '{"results":[{"flagged":fal' }],
      says: 'moderation.unreachable',
    },
    { name: 'no answer', answers: ['never'], says: 'moderation.unreachable', timeLimit: 60 },
    { name: 'a broken connection', answers: ['hang up'], says: 'moderation.unreachable' },
  ])('hosted: $name is no permission', async ({ answers, says, timeLimit }) => {
    server.answers.push(...answers);
    const error = await failure(
      hosted(timeLimit === undefined ? {} : { timeLimit }).check(subject({ texts: ['a vase'] }), never),
    );
    expect(error).toBeInstanceOf(ToolRefusal);
    expect((error as Error).message).toBe(message(says));
  });

  test('hosted: ends with the signal', async () => {
    server.answers.push('never');
    const stop = new AbortController();
    const asked = failure(hosted().check(subject({ texts: ['a vase'] }), stop.signal));
    stop.abort();
    expect(await asked).toMatchObject({ name: 'AbortError' });
  });
});
