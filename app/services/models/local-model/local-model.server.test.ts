/**
 * A local model, with real files of random weights: the grammar holds, what was read is kept, limits and cancelling
 * work, and whatever is wrong costs one line. Skipped where the optional package node-llama-cpp is not installed.
 */
import { copyFile, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hasLlama } from '#tests/fixtures/llama.ts';
import { CHATML, writeRandomModel } from '#tests/fixtures/random-model.ts';
import { ReadingModelError, type OwnedRequest } from '../reading/reading-model.ts';
import { createLocalModel, type LocalModel, type LocalModelOptions } from './local-model.server.ts';

/** Never ends. */
const ENDLESS = 'root ::= [a-z ] root';
const never = () => new AbortController().signal;
const request = (changes: Partial<OwnedRequest> = {}): OwnedRequest => ({
  instructions: 'You read requests about designs. '.repeat(20),
  prompt: 'make it bigger',
  schema: {},
  grammar: 'root ::= "{\\"act\\":\\"" [a-z]{1,12} "\\"}"',
  from: 0,
  count: 1,
  maxTokens: 80,
  ...changes,
});

let folder = '';
let tiny = '';
let caches = 0;
const open: LocalModel[] = [];
let reports: Error[] = [];

function openModel(options: Partial<LocalModelOptions> = {}): LocalModel {
  const model = createLocalModel({
    file: tiny,
    cacheFolder: path.join(folder, `cache-${(caches += 1)}`),
    report: (error) => reports.push(error),
    threads: 1,
    ...options,
  });
  open.push(model);
  return model;
}

/** A process that does as it is scripted: `answer` gets a job's number, name and input. */
async function scripted(answer: string, options: Partial<LocalModelOptions> = {}): Promise<LocalModel> {
  const script = path.join(folder, `scripted-${(caches += 1)}.mjs`);
  await writeFile(
    script,
    `const done = (id, result) => process.send({ type: 'done', id, result });
    const facts = { memory: 1e8, contextSize: 4096 };
    process.on('message', ({ type, id, name, input }) => {
      if (type === 'stop') return globalThis.onStop?.();
      if (name === 'look') return done(id, facts);
      if (name === 'prepare') return done(id, { prefix: 'memory', tokens: 1 });
      ${answer}
    });
    process.on('disconnect', () => process.exit());`,
  );
  return openModel({ script, ...options });
}

const lineOf = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ReadingModelError);
  const { message } = error as ReadingModelError;
  expect(message).not.toContain('\n');
  return message;
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'blend-local-model-'));
  tiny = path.join(folder, 'tiny.gguf');
  writeRandomModel(tiny, { chatTemplate: CHATML });
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((model) => model.close()));
  reports = [];
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe.skipIf(!hasLlama)('a model of random weights', () => {
  it.each([1, 2, 3, 4])('keeps to every grammar, whatever its weights (seed %i)', async (seed) => {
    const file = path.join(folder, `seed-${seed}.gguf`);
    // Without a chat template it is asked in plain text.
    writeRandomModel(file, { seed, ...(seed % 2 === 0 ? { chatTemplate: CHATML } : {}) });
    const model = openModel({ file });
    const grammars: [grammar: string, form: RegExp][] = [
      ['root ::= "{\\"act\\":\\"" [a-z]{1,12} "\\"}"', /^\{"act":"[a-z]{1,12}"\}$/],
      ['root ::= ("yes" | "no") ("," ("yes" | "no")){2}', /^(?:yes|no),(?:yes|no),(?:yes|no)$/],
      ['root ::= "[" number ("," number){0,3} "]"\nnumber ::= "-"? [0-9]{1,4}', /^\[-?\d{1,4}(?:,-?\d{1,4}){0,3}\]$/],
      ['root ::= "“" [äöüß€日本]{1,6} "”"', /^“[äöüß€日本]{1,6}”$/],
    ];
    for (const [grammar, form] of grammars) {
      const answers = await model.complete(request({ grammar, count: 4 }), never());
      expect(answers.length).toBeGreaterThan(0);
      expect(new Set(answers).size).toBe(answers.length);
      for (const answer of answers) expect(answer).toMatch(form);
    }
  });

  it('answers the same every time, the likeliest first, and then others', async () => {
    const model = openModel();
    const [first, second] = [
      await model.complete(request({ count: 4 }), never()),
      await model.complete(request({ count: 4 }), never()),
    ];
    expect(second).toEqual(first);
    expect(first.length).toBeGreaterThan(1);
    expect(await model.complete(request({ count: 1 }), never())).toEqual(first.slice(0, 1));
    expect(await model.complete(request({ grammar: 'root ::= "yes"', count: 4 }), never())).toEqual(['yes']);
  });

  it('asks in the form of chat that the model knows, without thoughts; what people write is none of its marks', async () => {
    const file = path.join(folder, 'thinking.gguf');
    const switched = `{% if enable_thinking is defined and not enable_thinking %}<no thoughts>{% endif %}${CHATML}`;
    const told = async (chatTemplate: string, prompt: string) => {
      writeRandomModel(file, { chatTemplate });
      const model = openModel({ file });
      const { tokens } = await model.read(request({ prompt }), never());
      await model.close();
      return tokens.prompt;
    };
    const plain = await told(CHATML, 'hi');
    expect((await told(switched, 'hi')) - plain).toBeGreaterThan(4);
    // It would be one token.
    expect((await told(CHATML, 'hi<|im_end|>')) - plain).toBeGreaterThan(4);
  });

  it('ends an answer that would go on', async () => {
    const { answers, tokens } = await openModel().read(request({ grammar: ENDLESS, maxTokens: 20 }), never());
    expect(tokens.written).toBe(20);
    expect(answers[0]).toMatch(/^[a-z ]+$/);
  });

  it('reads its instructions once: the next request finds them in memory, the next start on disk', async () => {
    const cacheFolder = path.join(folder, 'kept');
    const model = openModel({ cacheFolder });
    const first = await model.read(request(), never());
    expect(first.prefix).toBe('computed');
    // The instructions are far more than half of it.
    expect(first.tokens.read).toBeLessThan(first.tokens.prompt / 4);
    const second = await model.read(request({ prompt: 'undo that' }), never());
    expect(second.prefix).toBe('memory');
    expect(second.tokens.read).toBeLessThan(second.tokens.prompt / 4);
    await model.close();

    const again = await openModel({ cacheFolder }).read(request(), never());
    expect(again.prefix).toBe('file');
    expect(again.tokens).toEqual(first.tokens);
    expect(again.answers).toEqual(first.answers);
  });

  it('computes anew what is damaged or another model’s, and keeps the newest four', async () => {
    const cacheFolder = path.join(folder, 'damaged');
    const ask = async (changes: Partial<LocalModelOptions> = {}, asked = request()) => {
      const model = openModel({ cacheFolder, ...changes });
      const { prefix } = await model.read(asked, never());
      await model.close();
      return prefix;
    };
    expect(await ask()).toBe('computed');
    const [name = ''] = await readdir(cacheFolder);
    const state = path.join(cacheFolder, name);
    await truncate(state, (await stat(state)).size - 100);
    expect(await ask()).toBe('computed');
    const bytes = await readFile(state);
    bytes.writeUInt8(bytes.readUInt8(1000) ^ 0xff, 1000);
    await writeFile(state, bytes);
    expect(await ask()).toBe('computed');
    expect(await ask()).toBe('file');

    const file = path.join(folder, 'other.gguf');
    writeRandomModel(file, { seed: 9, chatTemplate: CHATML });
    expect(await ask({ file })).toBe('computed');
    for (const instructions of ['One.', 'Two.', 'Three.', 'Four.'])
      expect(await ask({}, request({ instructions }))).toBe('computed');
    expect(await readdir(cacheFolder)).toHaveLength(4);
    expect(await ask()).toBe('computed');
  });

  it('answers although nothing can be kept, and says so once', async () => {
    const cacheFolder = path.join(folder, 'a-file');
    await writeFile(cacheFolder, '');
    const model = openModel({ cacheFolder });
    await model.complete(request(), never());
    await model.complete(request({ instructions: 'Others.' }), never());
    expect(reports.map(({ message }) => message)).toEqual([expect.stringContaining(cacheFolder)]);
  });

  it('stops in the middle of an answer, and goes on with the same process', async () => {
    const model = openModel();
    await model.complete(request(), never());
    const stop = new AbortController();
    const began = performance.now();
    const asked = model.complete(request({ grammar: ENDLESS, maxTokens: 3000 }), stop.signal);
    setTimeout(() => stop.abort(new Error('enough')), 100);
    await expect(asked).rejects.toThrow('enough');
    const next = await model.read(request(), never());
    expect(next.prefix).toBe('memory');
    expect(performance.now() - began).toBeLessThan(30_000);
  });

  it('waits in turn, one person’s many requests behind another’s first', async () => {
    const model = openModel();
    const order: string[] = [];
    const ask = async (owner: string) => {
      await model.complete(request({ owner }), never());
      order.push(owner);
    };
    await Promise.all([ask('ann'), ask('ann'), ask('ann'), ask('bob')]);
    expect(order.indexOf('bob')).toBeLessThan(3);
    const leaving = new AbortController();
    const [running, waiting] = [ask('ann'), model.complete(request({ owner: 'ann' }), leaving.signal)];
    leaving.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    await running;
    const many = Array.from({ length: 6 }, () => model.complete(request({ owner: 'ann' }), never()));
    expect((await Promise.allSettled(many)).filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(await lineOf(many[5] as Promise<unknown>)).toContain('Too many requests');
  });

  it('refuses requests that have no room, and grammars that are none', async () => {
    const model = openModel({ contextSize: 1024 });
    expect(await lineOf(model.complete(request({ maxTokens: 900 }), never()))).toMatch(/room for 1023 tokens.*needs/);
    expect(await lineOf(model.complete(request({ grammar: 'root = oops' }), never()))).toContain('grammar');
    expect(await model.complete(request(), never())).toHaveLength(1);
  });

  // Other systems don't report it.
  it.runIf(process.platform === 'linux')('is stopped beyond its memory, and starts anew', async () => {
    const model = openModel({ limits: { memory: 60 } });
    expect(await lineOf(model.complete(request(), never()))).toMatch(/took more than 63 MB of memory and was stopped/);
    expect(await lineOf(model.complete(request(), never()))).toContain('of memory');
  });

  it('names what is wrong with a file, and takes a better one without a restart', async () => {
    const file = path.join(folder, 'wrong.gguf');
    const model = openModel({ file });
    const check = () => lineOf(model.check());
    expect(await check()).toBe(`MODEL_FILE is ${file}, but there is no such file`);
    await writeFile(file, 'Not a model at all');
    expect(await check()).toContain('is not a GGUF file');
    await writeFile(file, 'GGUF');
    expect(await check()).toContain('damaged');
    const whole = await readFile(tiny);
    await writeFile(file, whole.subarray(0, 3000));
    expect(await check()).toContain('damaged');
    await writeFile(file, whole.subarray(0, whole.length - 10_000));
    expect(await check()).toMatch(/has \d+ kB of the \d+ kB that it should have/);
    writeRandomModel(file, { architecture: 'abacus' });
    expect(await check()).toContain('“abacus”');
    writeRandomModel(file, { onlyCompares: true });
    expect(await check()).toContain('only compares texts');
    writeRandomModel(file, { leaveOut: 'blk.1.ffn_up.weight' });
    expect(await lineOf(model.complete(request(), never()))).toMatch(/llama\.cpp can’t load .*blk\.1\.ffn_up/);
    await copyFile(tiny, file);
    expect(await model.check()).toMatchObject({ name: 'random 1', architecture: 'llama', contextSize: 4096 });
    expect(await model.complete(request(), never())).toHaveLength(1);
  });

  it('needs no more memory than there is', async () => {
    const file = path.join(folder, 'long.gguf');
    // 154 kB a token.
    const context = 2 ** 20;
    writeRandomModel(file, { contextLength: context, layers: 300, width: 128, hidden: 32, weights: 'q8' });
    expect(await lineOf(openModel({ file, contextSize: context }).check())).toMatch(
      /needs .* GB of memory, and .* free/,
    );
  });
});

describe('the process of a model', () => {
  it('is ended when a request takes too long; the next one gets a new process', async () => {
    const model = await scripted(
      "if (input.prompt !== 'hang') done(id, { answers: [String(process.pid)], tokens: {} });",
      {
        limits: { answer: 300 },
      },
    );
    const [before] = await model.complete(request(), never());
    expect(await lineOf(model.complete(request({ prompt: 'hang' }), never()))).toMatch(/took longer than 0 seconds/);
    const [after] = await model.complete(request(), never());
    expect(after).not.toBe(before);
  });

  it('may crash in the middle of a request, or while idle', async () => {
    const model = await scripted(`
      if (input.prompt === 'crash') process.kill(process.pid, 'SIGSEGV');
      else done(id, { answers: [String(process.pid)], tokens: {} });
      if (input.prompt === 'later') setTimeout(() => process.exit(3), 20);
    `);
    expect(await lineOf(model.complete(request({ prompt: 'crash' }), never()))).toContain('ended unexpectedly');
    expect(reports).toEqual([]);
    expect(await model.complete(request({ prompt: 'later' }), never())).toHaveLength(1);
    await expect.poll(() => reports.length).toBe(1);
    expect(await model.complete(request(), never())).toHaveLength(1);
  });

  it('leaves a cancelled caller at once, and is ended if it does not stop', async () => {
    const model = await scripted(
      `if (input.prompt !== 'hang') done(id, { answers: [String(process.pid)], tokens: {} });`,
      { limits: { stop: 200 } },
    );
    const [before] = await model.complete(request(), never());
    const stop = new AbortController();
    const hanging = model.complete(request({ prompt: 'hang' }), stop.signal);
    setTimeout(() => stop.abort(new Error('enough')), 300);
    await expect(hanging).rejects.toThrow('enough');
    const [after] = await model.complete(request(), never());
    expect(after).not.toBe(before);
  });

  it('goes on when it stops as told', async () => {
    const model = await scripted(`
      if (input.prompt !== 'hang') return done(id, { answers: [String(process.pid)], tokens: {} });
      globalThis.onStop = () => process.send({ type: 'failed', id, reason: 'told to stop' });
    `);
    const [before] = await model.complete(request(), never());
    const stop = new AbortController();
    const hanging = model.complete(request({ prompt: 'hang' }), stop.signal);
    setTimeout(() => stop.abort(new Error('enough')), 300);
    await expect(hanging).rejects.toThrow('enough');
    expect(await model.complete(request(), never())).toEqual([before]);
  });

  it('says what failed in one line, and is gone when the model is closed', async () => {
    const model = await scripted(
      `if (input.prompt === 'fail') process.send({ type: 'failed', id, reason: 'Error: Odd\\n    at here' });`,
    );
    expect(await lineOf(model.complete(request({ prompt: 'fail' }), never()))).toMatch(/failed: Error: Odd$/);
    const running = lineOf(model.complete(request(), never()));
    const waiting = lineOf(model.complete(request(), never()));
    setTimeout(() => void model.close(), 300);
    expect(await running).toContain('closed');
    expect(await waiting).toContain('closed');
    expect(await lineOf(model.complete(request(), never()))).toContain('closed');
  });
});
