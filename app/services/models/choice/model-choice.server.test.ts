/** Who answers in the chat: as configured, or as chosen since; models found on this machine, kept over restarts. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer } from '#agent/assistant/answer.ts';
import { parseConfig } from '#app/services/config/config.ts';
import { startModelServer, type Dialect, type ModelServer } from '#tests/fakes/model-server.ts';
import { createModelChoice, UnknownModelError, type ModelChoice } from './model-choice.server.ts';

let folder: string;
const servers: ModelServer[] = [];
const choices: ModelChoice[] = [];
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'blend-choice-'))));
afterEach(async () => {
  await Promise.all([...servers.splice(0).map((one) => one.close()), ...choices.splice(0).map((one) => one.close())]);
  rmSync(folder, { recursive: true, force: true });
});

function open(env: Record<string, string> = {}, ports: readonly number[] = []): ModelChoice {
  const config = { ...parseConfig({ DATA_DIR: folder, ...env }), modelPorts: ports };
  const choice = createModelChoice({ config, read: async (question) => answer(question), report: () => undefined });
  choices.push(choice);
  return choice;
}

async function serve(dialect: Dialect, ...models: string[]): Promise<ModelServer> {
  const server = await startModelServer(dialect, () => ({ text: '{"acts":[]}' }), models);
  servers.push(server);
  return server;
}

const OWN = { OPENAI_BASE_URL: 'http://127.0.0.1:8080/v1', OPENAI_MODEL: 'own' };

test.each<[Record<string, string>, string]>([
  [{}, 'built-in'],
  [{ MODEL_FILE: 'models/reader.gguf' }, 'small reader.gguf'],
  [{ ...OWN, MODEL_TIER: 'small' }, 'small own'],
  [OWN, 'hosted own'],
  [{ OPENAI_API_KEY: 'sk-test' }, 'hosted OpenAI gpt-5.4'],
  [{ ...OWN, MODEL_FILE: 'models/reader.gguf' }, 'hosted own'],
])('answers as configured: %o', (env, expected) => {
  const { kind, name } = open(env).chosen();
  expect(`${kind} ${name}`.trim()).toBe(expected);
});

test('all that is configured can be chosen, and so can the built-in assistant', async () => {
  const choice = open({ ...OWN, MODEL_FILE: 'models/reader.gguf', MODEL_ROLE: 'always' });
  const { chosen, role, offers } = await choice.offers();
  expect(role).toBe('always');
  expect(offers.map(({ id }) => id)).toEqual(['built-in', 'file', 'openai']);
  expect(chosen).toBe('openai');
  await choice.choose('built-in');
  expect(choice.current().by).toMatchObject({ kind: 'built-in' });
  expect((await choice.offers()).chosen).toBe('built-in');
});

test('says why a model file can’t be used, if it is what answers', async () => {
  const file = path.join(folder, 'missing.gguf');
  const choice = open({ MODEL_FILE: file });
  await expect(choice.check()).rejects.toThrow(`MODEL_FILE is ${file}, but there is no such file`);
  await choice.choose('built-in');
  await choice.check();
});

test('finds servers of every kind, names them, and leaves out what makes no words', async () => {
  const [ollama, llama, localai, vllm] = [
    await serve('ollama', 'qwen3:1.7b', 'nomic-embed-text'),
    await serve('llama.cpp', 'smol.gguf'),
    await serve('localai', 'phi'),
    await serve('vllm', 'org/model'),
  ];
  const choice = open({}, [ollama.port, llama.port, localai.port, vllm.port, 9]);
  const { offers } = await choice.offers();
  const found = offers.flatMap(({ name, kind, found: at }) => (at ? [[at.server, at.address, name, kind]] : []));
  const expected: [string | null, ModelServer, string][] = [
    ['Ollama', ollama, 'qwen3:1.7b'],
    ['llama.cpp', llama, 'smol.gguf'],
    [null, localai, 'phi'],
    ['vLLM', vllm, 'org/model'],
  ];
  const both = ['small', 'hosted'];
  expect(found).toEqual(
    expected.flatMap(([server, { port }, name]) => both.map((kind) => [server, `127.0.0.1:${port}`, name, kind])),
  );
});

test('a found one answers from the next turn on, also after a restart, and stays listed while it is away', async () => {
  const server = await serve('ollama', 'qwen3:1.7b');
  const choice = open({}, [server.port]);
  const offer = (await choice.offers()).offers.find(({ kind, found }) => found && kind === 'hosted');
  await choice.choose(offer?.id ?? '');
  expect(choice.current().by).toEqual({ kind: 'hosted', name: 'qwen3:1.7b' });
  expect(choice.current()).toBe(choice.current());
  await server.close();
  const again = open({}, [server.port]);
  expect(again.chosen()).toMatchObject({ kind: 'hosted', name: 'qwen3:1.7b' });
  expect((await again.offers()).offers).toContainEqual({ ...again.chosen(), isGone: true });
});

test('what is not there can’t be chosen, and an address elsewhere least of all', async () => {
  const choice = open({}, [80]);
  for (const id of [
    'openai',
    'found small 127.0.0.1:22 m',
    'found small 127.0.0.1:99999 m',
    'found hosted 10.0.0.1:80 m',
    'found hosted 127.0.0.1:80/x m',
    'found other 127.0.0.1:80 m',
    '',
    'found small 127.0.0.1:80',
  ])
    await expect(choice.choose(id), id).rejects.toThrow(UnknownModelError);
  expect(choice.chosen().id).toBe('built-in');
});

test('a choice that is no longer possible, or can’t be read, gives way to the configuration', async () => {
  await open(OWN).choose('openai');
  expect(JSON.parse(readFileSync(path.join(folder, 'model-choice.json'), 'utf8'))).toEqual({ id: 'openai' });
  expect(open().chosen().id).toBe('built-in');
  writeFileSync(path.join(folder, 'model-choice.json'), '{');
  expect(open(OWN).chosen().id).toBe('openai');
});
