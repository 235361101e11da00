/** What the configuration makes of environment variables. */
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ConfigError, parseConfig, variableNames } from './config.ts';
import { isLoopback } from './setting-types.ts';

const root = path.resolve('/srv/blend');
const parse = (env: Record<string, string | undefined>) => parseConfig(env, root);

function linesOf(env: Record<string, string>): string[] {
  try {
    parse(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
  return [];
}

test('nothing configured: everything on this machine', () => {
  expect(parse({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: path.join(root, 'data'),
    origin: 'http://127.0.0.1:3000',
    originIsFixed: false,
    secret: undefined,
    databaseUrl: undefined,
    smtpUrl: undefined,
    mailFrom: 'Blend <no-reply@127.0.0.1>',
    outbox: true,
    twilio: undefined,
    smsOutbox: true,
    openaiApiKey: undefined,
    openaiBaseUrl: undefined,
    openaiModel: 'gpt-5.4',
    openaiPictures: true,
    openaiModeration: false,
    recordModel: false,
    modelRole: 'unsure',
    modelTier: 'large',
    modelPorts: [11_434, 8080, 8000, 1234],
    onlyHere: true,
    modelPrices: {},
    dayBudget: {},
    userBudget: {},
    backgroundModel: undefined,
    generationsAtOnce: 1,
    hostedGenerationsAtOnce: 4,
    plans: 'metered',
    trialDays: 0,
    guestDays: 30,
    operators: [],
    stripe: undefined,
    sales: 'open',
    logLevel: 'error',
    trustProxy: false,
    stock: [],
    outside: null,
    outsideOrigins: { scripts: [], requests: [], widget: [] },
    sourceUrl: '/api/source',
    secrets: [],
  });
});

test.each([
  ['http://abc@127.0.0.1:8000/1', 'production'],
  ['https://abc123@sentry.example.com/base/42', 'production'],
])('errors go to the project of %s', (dsn, environment) => {
  expect(parse({ SENTRY_DSN: dsn }).sentry).toEqual({ dsn, environment });
});

test.each([
  'sentry.example.com/42',
  'https://sentry.example.com/42',
  'https://abc:secret@sentry.example.com/42',
  'https://abc@sentry.example.com/project',
  'https://abc@sentry.example.com/42?x=1',
  'ftp://abc@sentry.example.com/42',
])('%s is no DSN, in one line', (dsn) => {
  expect(linesOf({ SENTRY_DSN: dsn })).toEqual([
    expect.stringMatching(/^SENTRY_DSN is .*, but must be the DSN of a project/),
  ]);
});

test('an environment without a DSN is named', () => {
  expect(linesOf({ SENTRY_ENVIRONMENT: 'staging' })).toEqual(['SENTRY_DSN must be set when SENTRY_ENVIRONMENT is set']);
});

test('every variable is taken over', () => {
  expect(
    parse({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/blend',
      ORIGIN: 'https://blend.example.com/',
      SECRET: 'x'.repeat(32),
      DATABASE_URL: 'postgresql://blend:pw@db:5432/blend',
      SMTP_URL: 'smtps://user:pw@mail.example.com',
      MAIL_FROM: 'Studio <hello@example.com>',
      TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: 'token',
      TWILIO_FROM: '+15005550006',
      TWILIO_URL: 'http://127.0.0.1:4010/',
      OPENAI_API_KEY: 'sk-test',
      OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1',
      OPENAI_MODEL: 'llama4',
      OPENAI_PICTURES: 'on',
      OPENAI_EDIT_MODEL: 'gpt-image-1',
      OPENAI_IMAGE_MODEL: 'gpt-image-1',
      OPENAI_VIDEO_MODEL: 'sora-2',
      RECORD_MODEL: 'on',
      BACKGROUND_MODEL: 'models/matting.onnx',
      BACKGROUND_MODEL_INPUT: 'imagenet',
      PLANS: 'off',
      TRIAL_DAYS: '14',
      GUEST_DAYS: '90',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_API_URL: 'http://127.0.0.1:4011/',
      LOG_LEVEL: 'info',
      TRUST_PROXY: '1',
      SOURCE_URL: 'https://code.example.com/blend',
    }),
  ).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    dataDir: path.resolve('/var/blend'),
    origin: 'https://blend.example.com',
    originIsFixed: true,
    databaseUrl: 'postgresql://blend:pw@db:5432/blend',
    mailFrom: 'Studio <hello@example.com>',
    outbox: false,
    twilio: {
      accountSid: `AC${'0'.repeat(32)}`,
      authToken: 'token',
      from: '+15005550006',
      url: 'http://127.0.0.1:4010',
    },
    smsOutbox: false,
    openaiModel: 'llama4',
    openaiPictures: true,
    openaiModeration: false,
    openaiEditModel: 'gpt-image-1',
    openaiImageModel: 'gpt-image-1',
    openaiVideoModel: 'sora-2',
    recordModel: true,
    backgroundModel: { path: path.join(root, 'models/matting.onnx'), input: 'imagenet' },
    plans: 'off',
    trialDays: 14,
    guestDays: 90,
    stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: 'http://127.0.0.1:4011' },
    sales: 'plans-off',
    trustProxy: 1,
    sourceUrl: 'https://code.example.com/blend',
  });
});

test('payments: Stripe needs both of its secrets, and says nothing of a wrong one', () => {
  expect(parse({ STRIPE_SECRET_KEY: 'rk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }).stripe?.apiUrl).toBe(
    'https://api.stripe.com',
  );
  expect(linesOf({ STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual([
    'STRIPE_WEBHOOK_SECRET must be set when STRIPE_SECRET_KEY is set',
  ]);
  const lines = linesOf({ STRIPE_SECRET_KEY: 'pk_test_public', STRIPE_WEBHOOK_SECRET: 'secret', TRIAL_DAYS: '1.5' });
  expect(lines).toHaveLength(3);
  expect(lines.join('\n')).not.toMatch(/pk_test_public|"secret"/);
  expect(linesOf({ STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toEqual([
    'STRIPE_SECRET_KEY must be set when STRIPE_WEBHOOK_SECRET is set',
  ]);
});

test('an empty variable is an absent one, spaces around a value are dropped', () => {
  expect(parse({ PORT: '', HOST: '  ', PLANS: ' off ' })).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    plans: 'off',
  });
});

test('a relative data folder is relative to the repository', () => {
  expect(parse({ DATA_DIR: 'elsewhere' }).dataDir).toBe(path.join(root, 'elsewhere'));
});

test.each([
  [{ HOST: '0.0.0.0' }, 'http://localhost:3000'],
  [{ HOST: '::' }, 'http://localhost:3000'],
  [{ HOST: '::1', PORT: '4000' }, 'http://[::1]:4000'],
  [{ HOST: 'studio.local' }, 'http://studio.local:3000'],
])('the address of %o is %s', (env, origin) => {
  expect(parse(env).origin).toBe(origin);
});

test.each([
  [{}, true],
  [{ HOST: 'localhost' }, true],
  [{ HOST: '::1' }, true],
  [{ SMTP_URL: 'smtp://localhost' }, false],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '192.168.1.5' }, false],
  [{ ORIGIN: 'https://blend.example.com' }, false],
  [{ TRUST_PROXY: 'loopback' }, false],
])('the outbox with %o: %s', (env, outbox) => {
  expect(parse(env).outbox).toBe(outbox);
});

test.each([
  [{}, 'open'],
  [{ PLANS: 'off' }, 'plans-off'],
  [{ ORIGIN: 'https://blend.example.com' }, 'not-set-up'],
  [{ HOST: '0.0.0.0' }, 'not-set-up'],
  [{ HOST: '0.0.0.0', STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'open'],
])('sales with %o: %s', (env, sales) => {
  expect(parse(env).sales).toBe(sales);
});

test('all wrong values are named at once: variable, value, what is allowed', () => {
  const lines = linesOf({
    PORT: '70000',
    HOST: 'a b',
    PLANS: 'free',
    LOG_LEVEL: 'loud',
    ORIGIN: 'https://a.example/path',
  });
  expect(lines).toEqual([
    'PORT is "70000", but must be a port number from 1 to 65535',
    'HOST is "a b", but must be a host name or an IP address, such as 127.0.0.1 or 0.0.0.0',
    'ORIGIN is "https://a.example/path", but must be the public address without a path, such as https://blend.example.com',
    'PLANS is "free", but must be "metered" or "off"',
    'LOG_LEVEL is "loud", but must be "silent", "error", "info" or "debug"',
  ]);
});

test.each([
  [{}, true],
  [{ OPENAI_BASE_URL: 'https://api.openai.com/v1', OPENAI_MODEL: 'm' }, true],
  [{ OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', OPENAI_MODEL: 'm' }, false],
  [{ OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', OPENAI_MODEL: 'm', OPENAI_PICTURES: 'on' }, true],
  [{ OPENAI_PICTURES: 'off' }, false],
])('pictures are shown to a model that is known or said to take them: %o', (env, expected) => {
  expect(parse(env).openaiPictures).toBe(expected);
});

test.each([
  [{}, false],
  [{ OPENAI_API_KEY: 'sk-test' }, true],
  [{ OPENAI_API_KEY: 'sk-test', OPENAI_MODERATION: 'off' }, false],
  [{ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', OPENAI_MODEL: 'm' }, false],
  [{ OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', OPENAI_MODEL: 'm', OPENAI_MODERATION: 'on' }, true],
])('a hosted model moderates where it is known or said to: %o', (env, expected) => {
  expect(parse(env).openaiModeration).toBe(expected);
});

test.each(['DATABASE_URL', 'SECRET', 'SMTP_URL', 'OPENAI_API_KEY'])('a wrong %s is not shown', (name) => {
  const [line] = linesOf({ [name]: 'hush hush' });
  expect(line).toContain(name);
  expect(line).not.toContain('hush');
});

test.each(['mysql://a/b', 'postgres', 'postgresql://', 'http://db'])('DATABASE_URL %s is refused', (value) => {
  expect(linesOf({ DATABASE_URL: value })).toHaveLength(1);
});

test('Twilio needs account, token and sender together', () => {
  const account = {
    TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
    TWILIO_AUTH_TOKEN: 'token',
    TWILIO_FROM: `MG${'0'.repeat(32)}`,
  };
  expect(parse(account)).toMatchObject({ twilio: { url: 'https://api.twilio.com' }, smsOutbox: false, outbox: true });
  expect(linesOf({ TWILIO_FROM: account.TWILIO_FROM })).toEqual([
    'TWILIO_ACCOUNT_SID must be set when TWILIO_FROM is set',
    'TWILIO_AUTH_TOKEN must be set when TWILIO_FROM is set',
  ]);
  expect(linesOf({ ...account, TWILIO_FROM: '0151 2345678' })).toHaveLength(1);
});

test('another server of models needs the name of a model', () => {
  expect(linesOf({ OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' })).toEqual([
    'OPENAI_MODEL must be set when OPENAI_BASE_URL is set',
  ]);
});

test('a model for edits needs somebody to ask, and is none unless named', () => {
  expect(parse({ OPENAI_API_KEY: 'sk-test' }).openaiEditModel).toBeUndefined();
  expect(
    parse({ OPENAI_BASE_URL: 'http://127.0.0.1:8080/v1', OPENAI_MODEL: 'm', OPENAI_EDIT_MODEL: 'flux' })
      .openaiEditModel,
  ).toBe('flux');
  expect(linesOf({ OPENAI_IMAGE_MODEL: 'gpt-image-1' })).toEqual([
    'OPENAI_API_KEY must be set when OPENAI_IMAGE_MODEL is set',
  ]);
  expect(linesOf({ OPENAI_VIDEO_MODEL: 'sora-2' })).toEqual([
    'OPENAI_API_KEY must be set when OPENAI_VIDEO_MODEL is set',
  ]);
  expect(linesOf({ OPENAI_EDIT_MODEL: 'gpt-image-1' })).toEqual([
    'OPENAI_API_KEY must be set when OPENAI_EDIT_MODEL is set',
  ]);
});

test('a service for cutouts: where it is, its key, what it calls a picture; never beside an own model', () => {
  const url = 'https://cut.example.com/api/remove?om=true';
  expect(parse({}).backgroundService).toBeUndefined();
  expect(parse({ BACKGROUND_SERVICE_URL: url }).backgroundService).toEqual({ url, field: 'file' });
  expect(
    parse({ BACKGROUND_SERVICE_URL: url, BACKGROUND_SERVICE_KEY: 'k', BACKGROUND_SERVICE_FIELD: 'image_file' })
      .backgroundService,
  ).toEqual({ url, key: 'k', field: 'image_file' });
  expect(linesOf({ BACKGROUND_SERVICE_KEY: 'k' })).toEqual([
    'BACKGROUND_SERVICE_URL must be set when BACKGROUND_SERVICE_KEY is set',
  ]);
  expect(linesOf({ BACKGROUND_SERVICE_URL: url, BACKGROUND_MODEL: 'a.onnx' })).toEqual([
    'BACKGROUND_SERVICE_URL and BACKGROUND_MODEL can’t both be set',
  ]);
  expect(linesOf({ BACKGROUND_SERVICE_URL: url, BACKGROUND_SERVICE_FIELD: 'two words' })).toHaveLength(1);
  expect(linesOf({ BACKGROUND_SERVICE_URL: 'ftp://somewhere' })[0]).not.toContain('ftp');
});

test('an own model for cutouts: where it is, and how it wants colors', () => {
  expect(parse({ BACKGROUND_MODEL: '/srv/models/a.onnx' }).backgroundModel).toEqual({
    path: path.resolve('/srv/models/a.onnx'),
    input: 'centred',
  });
  expect(linesOf({ BACKGROUND_MODEL_INPUT: 'imagenet' })).toEqual([
    'BACKGROUND_MODEL must be set when BACKGROUND_MODEL_INPUT is set',
  ]);
  expect(linesOf({ BACKGROUND_MODEL: 'a.onnx', BACKGROUND_MODEL_INPUT: 'rgb' })).toEqual([
    'BACKGROUND_MODEL_INPUT is "rgb", but must be "centred", "signed" or "imagenet"',
  ]);
});

test.each([
  ['0', false],
  ['2', 2],
  ['loopback', ['loopback']],
  ['10.0.0.0/8,::1', ['10.0.0.0/8', '::1']],
])('TRUST_PROXY %s', (text, value) => {
  expect(parse({ TRUST_PROXY: text }).trustProxy).toEqual(value);
});

test('TRUST_PROXY can not be everybody', () => {
  expect(linesOf({ TRUST_PROXY: 'true' })).toHaveLength(1);
});

test.each(['.0', '1.2.3.4.5', '999.1.1.1'])('HOST %s is no address and is named', (host) => {
  expect(linesOf({ HOST: host })).toEqual([expect.stringContaining('HOST')]);
});

describe('any text in any variable', () => {
  test('stock photos come from the services that are listed, which get their keys', () => {
    expect(parse({ STOCK_PHOTOS: 'Openverse, pexels', PEXELS_API_KEY: 'a-key-of-ours' }).stock).toEqual([
      { source: 'openverse', url: 'https://api.openverse.org', key: '', pictures: [] },
      {
        source: 'pexels',
        url: 'https://api.pexels.com',
        key: 'a-key-of-ours',
        pictures: ['https://images.pexels.com'],
      },
    ]);
    expect(parse({ STOCK_PHOTOS: 'openverse', OPENVERSE_URL: 'http://127.0.0.1:9/' }).stock).toMatchObject([
      { url: 'http://127.0.0.1:9', pictures: ['http://127.0.0.1:9'] },
    ]);
    expect(linesOf({ STOCK_PHOTOS: 'unsplash' })).toEqual(['UNSPLASH_ACCESS_KEY must be set when STOCK_PHOTOS is set']);
    expect(linesOf({ STOCK_PHOTOS: 'shutterstock' })).toEqual([expect.stringMatching(/^STOCK_PHOTOS is .*openverse/u)]);
  });

  test('is either taken or named, each variable in one line, and nothing else is thrown', () => {
    fc.assert(
      fc.property(fc.constantFrom(...variableNames), fc.string(), (name, text) => {
        const lines = linesOf({ [name]: text });
        for (const line of lines) expect(line.split('\n')).toHaveLength(1);
        // One for itself, and one for each that must be set with it.
        expect(lines.length).toBeLessThanOrEqual(5);
      }),
    );
  });
});

test.each([
  ['127.0.0.1', true],
  ['127.3.2.1', true],
  ['localhost', true],
  ['LOCALHOST', true],
  ['blend.localhost', true],
  ['[::1]', true],
  ['127.0.0.1.evil.example', false],
  ['localhost.evil.example', false],
  ['10.0.0.1', false],
])('%s is this machine: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
