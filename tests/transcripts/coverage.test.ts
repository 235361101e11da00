/** Every tool and operation needs transcripts that use it: this test names the missing ones, and how to write them. */
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { DIVERGENCE_KINDS } from '#agent/transcript/play/divergence.ts';
import type { LoadedTranscript } from '#agent/transcript/load/load-transcript.ts';
import { projectRoot } from '#app/services/config/project-root.ts';
import { readTranscripts } from '#app/services/transcripts/read-transcripts.server.ts';
import { operationSchema } from '#design/operations/schemas.ts';
import { findTool, tools } from '#tools/index.ts';
import { OPERATION_TYPES } from '../mutants/kernel-mutations.ts';
import { optionalFields } from '../mutants/tool-mutations.ts';
import { namedMutants } from '../mutants/universe.ts';

const FOLDER = path.join(projectRoot(), 'tests', 'transcripts');
/** From the specification of the harness: the minimum that must ship. */
const LEAST_TRANSCRIPTS = 60;
/** Tools are used in more than one way. */
const LEAST_PER_TOOL = 2;

let shipped: LoadedTranscript[] = [];

beforeAll(async () => {
  const { loaded, errors } = await readTranscripts([FOLDER]);
  expect(errors.map(({ message }) => message)).toEqual([]);
  shipped = loaded;
});

const within = (folder: string) =>
  shipped.filter(({ file }) => path.relative(FOLDER, file).split(path.sep)[0] === folder);

const callsOf = ({ transcript }: LoadedTranscript) =>
  transcript.turns.flatMap(({ steps = [] }) => steps.flatMap(({ calls = [] }) => calls));

/** Types of the operations in manual edits. */
const handsOf = ({ transcript }: LoadedTranscript) =>
  new Set(
    transcript.turns.flatMap(({ hand }) =>
      hand.flatMap(({ operations }) => operations.map(({ type }) => String(type))),
    ),
  );

/** How to provoke a kind of divergence: what a transcript needs so that it can be seen. */
const SEEN_BY: Record<(typeof DIVERGENCE_KINDS)[number], (one: LoadedTranscript) => boolean> = {
  tool: ({ transcript }) =>
    transcript.turns.some(
      ({ steps, approve, expect: { tools: named } }) =>
        steps !== undefined && (named !== undefined || Object.keys(approve).length > 0 || steps.length > 1),
    ),
  input: (one) =>
    callsOf(one).some(({ input }) => typeof input === 'string') ||
    one.transcript.turns.some(({ steps = [] }) => steps.some(({ raw }) => raw !== undefined)),
  result: (one) => callsOf(one).some(({ output, error }) => output !== undefined || error !== undefined),
  document: ({ transcript }) => transcript.turns.some(({ expect: { document } }) => document !== undefined),
  lint: ({ transcript }) => transcript.turns.some(({ expect: { lint } }) => lint !== undefined),
  credits: ({ transcript }) => transcript.turns.some(({ expect: { credits } }) => credits !== undefined),
  pixels: ({ transcript }) => transcript.turns.some(({ expect: { preview } }) => preview !== undefined),
  error: ({ transcript }) =>
    transcript.turns.some(({ expect: { error, state } }) => error !== undefined || state !== undefined),
};

describe('the transcripts that ship', () => {
  it(`are ${LEAST_TRANSCRIPTS} or more, under names of their own`, () => {
    expect(shipped.length).toBeGreaterThanOrEqual(LEAST_TRANSCRIPTS);
    const names = shipped.map(({ transcript }) => transcript.name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('expect no certain bytes of what engines make: in the last digit they differ from processor to processor', () => {
    expect(
      shipped
        .filter(({ transcript }) => /"[0-9a-f]{64}"/.test(JSON.stringify(transcript)))
        .map(({ file }) => path.basename(file)),
    ).toEqual([]);
  });

  it.each(DIVERGENCE_KINDS)('could see a divergence of kind %s', (kind) => {
    expect(
      shipped.filter(SEEN_BY[kind]).length,
      `No transcript expects anything that could diverge in "${kind}": see agent/transcript/play/divergence.ts for what it means`,
    ).toBeGreaterThan(0);
  });

  it.each(tools.map(({ name }) => name))(
    'use %s: what it makes, what it answers, what it refuses, what it costs',
    (name) => {
      const using = within('tools').filter((one) => callsOf(one).some(({ tool }) => tool === name));
      const how =
        `Write at least ${LEAST_PER_TOOL} transcripts for ${name} in tests/transcripts/tools (docs/transcripts.md says how; "document": {} is filled by ` +
        'npm run replay -- --update). Between them they call it with most of its inputs and hold its outcome in "document", "order" and "layers", ' +
        'its answer in "output", a refusal in "error", its cost in "credits". Then npm run test:mutants -- --only ' +
        name +
        ', with their files, must show no survivor.';
      expect(using.length, how).toBeGreaterThanOrEqual(LEAST_PER_TOOL);
      const calls = using.flatMap(callsOf).filter(({ tool }) => tool === name);
      const all = within('tools')
        .flatMap((one) => [...one.transcript.start.calls, ...callsOf(one)])
        .filter(({ tool, error }) => tool === name && error === undefined);
      const given = new Set(all.flatMap(({ input }) => (typeof input === 'string' ? [] : Object.keys(input))));
      const tool = findTool(name);
      expect(
        tool && optionalFields(tool).filter((field) => !given.has(field)),
        `No transcript uses these fields of ${name}. ${how}`,
      ).toEqual([]);
      expect(
        calls.some(({ error }) => error === undefined),
        `${name} succeeds in no transcript. ${how}`,
      ).toBe(true);
      expect(
        calls.some(({ error }) => error !== undefined),
        `${name} is refused in no transcript. ${how}`,
      ).toBe(true);
      expect(
        calls.some(({ output }) => output !== undefined),
        `Nothing holds what ${name} tells the model. ${how}`,
      ).toBe(true);
      expect(
        using.some(({ transcript }) => transcript.turns.some(({ expect: { credits } }) => credits !== undefined)),
        `Nothing holds what ${name} costs. ${how}`,
      ).toBe(true);
      expect(
        using.some(({ transcript }) =>
          transcript.turns.some(({ expect: { document, changed } }) => document !== undefined || changed === false),
        ),
        `Nothing holds what ${name} leaves on the page. ${how}`,
      ).toBe(true);
    },
  );

  it.each(OPERATION_TYPES)('bring in %s by hand, and take it back', (type) => {
    const using = within('operations').filter((one) => handsOf(one).has(type));
    const how = `Write a transcript in tests/transcripts/operations whose "hand" has a ${type} that shows in "document", and a turn with "undo" after it. Then npm run test:mutants -- --only ${type}, with its file, must show no survivor.`;
    expect(using.length, how).toBeGreaterThan(0);
    expect(
      using.some(({ transcript }) => transcript.turns.some(({ undo }) => undo > 0)),
      how,
    ).toBe(true);
  });
});

describe('the mutants', () => {
  it('break every operation that the kernel has', () => {
    const types = JSON.stringify(operationSchema.toJSONSchema()).matchAll(/"const":"([a-z]+\.[a-z]+)"/g);
    expect(
      OPERATION_TYPES.toSorted(),
      'tests/mutants/kernel-mutations.ts lists the kinds of operations that it breaks: add the new one to KINDS there',
    ).toEqual([...new Set([...types].map(([, type]) => type))].toSorted());
  });

  it.each([...tools.map(({ name }) => name), ...OPERATION_TYPES])('break %s', (of) => {
    expect(namedMutants().filter((mutant) => mutant.of === of).length).toBeGreaterThanOrEqual(10);
  });
});
