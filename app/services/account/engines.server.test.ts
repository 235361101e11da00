/** Which engine serves the pictures, by configuration: the settings show what is built. */
import { expect, test } from 'vitest';
import { parseConfig } from '#app/services/config/config.ts';
import { hostedImaging } from '#app/services/imaging/hosted-imaging.server.ts';
import { enginesOf, type EngineServices } from './engines.server.ts';

const services: EngineServices = {
  database: { kind: 'embedded' },
  mailer: { kind: 'outbox' },
  sms: { kind: 'outbox' },
  payments: { provider: 'sandbox' },
  auth: { providers: [] },
  models: { chosen: () => ({ id: 'built-in', kind: 'built-in', name: '', found: null }) },
} as unknown as EngineServices;

function told(env: Record<string, string>) {
  const config = parseConfig(env);
  const hosted = hostedImaging(config);
  const engines = enginesOf(config, services).filter(
    ({ part }) => part === 'imaging' || part === 'edits' || part === 'scenes',
  );
  return {
    built: Object.keys(hosted).toSorted(),
    engines: Object.fromEntries(engines.map(({ part, name, place }) => [part, `${place} ${name ?? '–'}`])),
  };
}

const OWN = { OPENAI_BASE_URL: 'http://127.0.0.1:8080/v1', OPENAI_MODEL: 'm' };
const SERVICE = 'https://user:secret@cut.example.com/api/remove';

test.each<[env: Record<string, string>, built: string[], engines: Record<string, string>]>([
  [{}, [], { imaging: 'embedded IS-Net', edits: 'embedded –', scenes: 'embedded –' }],
  [{ OPENAI_API_KEY: 'sk-test' }, [], { imaging: 'embedded IS-Net', edits: 'embedded –', scenes: 'embedded –' }],
  [
    { OPENAI_API_KEY: 'sk-test', OPENAI_EDIT_MODEL: 'gpt-image-1' },
    ['edits', 'scenes', 'tryOns'],
    { imaging: 'embedded IS-Net', edits: 'hosted OpenAI gpt-image-1', scenes: 'hosted OpenAI gpt-image-1' },
  ],
  [
    { ...OWN, OPENAI_EDIT_MODEL: 'flux' },
    ['edits', 'scenes', 'tryOns'],
    { imaging: 'embedded IS-Net', edits: 'hosted flux', scenes: 'hosted flux' },
  ],
  [
    { BACKGROUND_SERVICE_URL: SERVICE },
    ['matting'],
    { imaging: 'hosted –', edits: 'embedded –', scenes: 'embedded –' },
  ],
])('%o', (env, built, engines) => {
  expect(told(env)).toEqual({ built, engines });
});

test('an address of a service is nobody’s business', () => {
  const config = parseConfig({ BACKGROUND_SERVICE_URL: SERVICE, BACKGROUND_SERVICE_KEY: 'key-1' });
  expect(config.secrets).toEqual(expect.arrayContaining([SERVICE, 'key-1']));
  expect(JSON.stringify(enginesOf(config, services))).not.toContain('cut.example.com');
});
