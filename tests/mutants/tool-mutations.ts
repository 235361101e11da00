/**
 * Tools broken on purpose: each mutation wraps the real tool and breaks one thing that it does, answers, asks, spends
 * or leaves behind. `spoiltIn` determines alongside the right call what a mutation would break in it.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { pagesInOrder } from '#design/document/tree.ts';
import type { RenderRequest } from '#tools/contract/ports/rendering-port.ts';
import type { ToolContext } from '#tools/contract/context.ts';
import type { Tool, ToolResult } from '#tools/contract/tool.ts';
import {
  losable,
  losing,
  OPERATION_MUTATIONS,
  sameJson,
  wrongJson,
  type OperationMutation,
  type Scene,
} from './operation-mutations.ts';

type Succeeded = Extract<ToolResult, { ok: true }>;

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const sceneOf = ({ document, page, attachments }: ToolContext): Scene => ({
  document,
  page,
  pictures: attachments.map(({ id }) => id),
});

/** A record of one call, as far as mutations could break it. */
export interface Witness {
  results: { result: ToolResult; scene: Scene }[];
  renders: { request: RenderRequest }[];
  stored: number;
  designs: number;
  undone: number;
  /** Fields of the input that change the result. */
  decisive: string[];
}

/** Fields that a call may omit. */
export function optionalFields(tool: Tool): string[] {
  const { properties = {}, required = [] } = z.toJSONSchema(tool.input, { io: 'input', target: 'draft-7' });
  return Object.keys(properties).filter((field) => !required.includes(field));
}

const withoutField = (input: unknown, field: string): unknown =>
  typeof input === 'object' && input !== null
    ? Object.fromEntries(Object.entries(input).filter(([key]) => key !== field))
    : input;

/** The result of the call, with its effects discarded. */
async function rehearsed(tool: Tool, input: unknown, context: ToolContext): Promise<string> {
  let ids = 0;
  const stored: string[] = [];
  /** A PDF contains its creation time. */
  const note = (bytes: Uint8Array, mime: string) => stored.push(mime === 'application/pdf' ? mime : hashOf(bytes));
  try {
    const result = await tool.execute(input, {
      ...context,
      newId: () => `rehearsed-${(ids += 1)}`,
      assets: {
        ...context.assets,
        store: async (bytes, mime, name) => (
          note(bytes, mime),
          { id: hashOf(bytes), mime, name, bytes: bytes.length, width: 100, height: 100 }
        ),
      },
      designs: { create: async (design) => ({ id: hashOf(new TextEncoder().encode(JSON.stringify(design))) }) },
      history: { undo: async () => null, redo: async () => null, undoChanges: async () => null },
      progress: () => undefined,
    });
    const { card: _card, ...told } = result.ok ? result : { ...result, card: null };
    return JSON.stringify([told, stored]);
  } catch (error) {
    return `throws ${error instanceof Error ? error.message : String(error)}`;
  }
}

async function decisiveFields(tool: Tool, input: unknown, context: ToolContext): Promise<string[]> {
  const given = new Set(typeof input === 'object' && input !== null ? Object.keys(input) : []);
  const fields = optionalFields(tool).filter((field) => given.has(field));
  if (fields.length === 0) return [];
  const whole = await rehearsed(tool, input, context);
  const decisive: string[] = [];
  for (const field of fields)
    if ((await rehearsed(tool, withoutField(input, field), context)) !== whole) decisive.push(field);
  return decisive;
}

/** The ports of a call, recording what passes through them. */
function witnessed(context: ToolContext, witness: Witness): ToolContext {
  const { rendering, assets, designs, history } = context;
  return {
    ...context,
    rendering: { render: (request, signal) => (witness.renders.push({ request }), rendering.render(request, signal)) },
    assets: { ...assets, store: (...asset) => ((witness.stored += 1), assets.store(...asset)) },
    designs: { create: (design) => ((witness.designs += 1), designs.create(design)) },
    history: {
      undo: () => ((witness.undone += 1), history.undo()),
      redo: () => ((witness.undone += 1), history.redo()),
      undoChanges: (...asked) => ((witness.undone += 1), history.undoChanges(...asked)),
    },
  };
}

/** The unchanged tool, reporting what it did. Schema failures are reported too: refusals are part of its behavior. */
export function watchedTool(tool: Tool, tell: (tool: Tool, input: unknown, witness: Witness) => void): Tool {
  return {
    ...tool,
    async execute(input, context) {
      const witness: Witness = { results: [], renders: [], stored: 0, designs: 0, undone: 0, decisive: [] };
      const result = await tool.execute(input, witnessed(context, witness));
      if (result.ok) witness.decisive = await decisiveFields(tool, input, context);
      witness.results.push({ result, scene: sceneOf(context) });
      tell(tool, input, witness);
      return result;
    },
  };
}

/**
 * How pictures can be made wrong. No transcript shows which pages a PDF has: that is tested next to the tool and the
 * renderer.
 */
const RENDER_MUTATIONS: Readonly<Record<string, (request: RenderRequest) => RenderRequest>> = {
  page(request) {
    const other = pagesInOrder(request.document).find(({ id }) => id !== request.page)?.id;
    return other === undefined || request.format.endsWith('pdf')
      ? request
      : { ...request, page: other, ...(request.pages ? { pages: [other] } : {}) };
  },
  watermark: (request) => ({ ...request, watermark: !request.watermark }),
  content: (request) => ({ ...request, document: { ...request.document, layers: {} } }),
};

const failed: ToolResult = { ok: false, error: 'Something else went wrong' };
const nothingDone: Succeeded = {
  ok: true,
  operations: [],
  output: {},
  card: { key: 'tools.look.done', values: { count: 0 } },
};

const mutated = (result: ToolResult, context: ToolContext, mutation: OperationMutation): ToolResult =>
  result.ok ? { ...result, operations: mutation(result.operations, sceneOf(context)) } : result;

/** The tool with every result changed by `change`. */
function after(tool: Tool, change: (result: ToolResult, context: ToolContext) => ToolResult): Tool {
  return { ...tool, execute: async (input, context) => change(await tool.execute(input, context), context) };
}

/** The tool with other ports. */
function among(tool: Tool, change: (context: ToolContext) => Partial<ToolContext>): Tool {
  return { ...tool, execute: (input, context) => tool.execute(input, { ...context, ...change(context) }) };
}

function wrongOutput(result: ToolResult, key: string): ToolResult {
  if (!result.ok || typeof result.output !== 'object' || result.output === null || Array.isArray(result.output))
    return result;
  const value = result.output[key];
  return value === undefined ? result : { ...result, output: { ...result.output, [key]: wrongJson(value) } };
}

/** Accepts any input, and reports success. */
function lenient(tool: Tool): Tool {
  return {
    ...tool,
    input: z.unknown(),
    async execute(input, context) {
      const parsed = tool.input.safeParse(input ?? {});
      if (!parsed.success) return nothingDone;
      const result = await tool.execute(parsed.data, context);
      return result.ok ? result : nothingDone;
    },
  };
}

/** Describes a mutation; `what`: its part after the colon. */
function aboutOf(kind: string, what: string): string {
  switch (kind) {
    case 'lost':
      return `loses ${what}`;
    case 'output':
      return `tells the model a wrong ${what}`;
    case 'render':
      return `makes its picture with the wrong ${what}`;
    case 'ignores':
      return `does not care for ${what}`;
    default:
      return kind.replaceAll('-', ' ');
  }
}

export function describeToolMutation(mutation: string): string {
  const [kind = '', what = ''] = mutation.split(':');
  return aboutOf(kind, what);
}

/** The tool with that mutation. Throws for an unknown mutation. */
export function brokenTool(tool: Tool, mutation: string): Tool {
  const [kind = '', what = ''] = mutation.split(':');
  const operations = OPERATION_MUTATIONS[kind];
  if (operations) return after(tool, (result, context) => mutated(result, context, operations));
  switch (kind) {
    case 'lost':
      return after(tool, (result, context) => mutated(result, context, losing(what)));
    case 'output':
      return after(tool, (result) => wrongOutput(result, what));
    case 'ignores':
      return { ...tool, execute: (input, context) => tool.execute(withoutField(input, what), context) };
    case 'fails':
      return after(tool, (result) => (result.ok ? failed : result));
    case 'succeeds':
      return lenient(tool);
    case 'forgets-page':
      return after(tool, (result, { page }) => (result.ok ? { ...result, page } : result));
    case 'forgets-design':
      return among(tool, () => ({ designs: { create: async () => ({ id: 'forgotten' }) } }));
    case 'forgets-asset':
      return among(tool, ({ assets }) => ({
        assets: {
          ...assets,
          store: async (bytes, mime, name) => ({
            id: hashOf(bytes),
            mime,
            name,
            bytes: bytes.length,
            width: 100,
            height: 100,
          }),
        },
      }));
    case 'takes-nothing-back':
      return among(tool, ({ document }) => ({
        history: {
          undo: async () => ({ document, skipped: [] }),
          redo: async () => ({ document, skipped: [] }),
          undoChanges: async () => ({ document, skipped: [], change: 'none' }),
        },
      }));
    case 'takes-back-twice':
      return among(tool, ({ history }) => ({
        history: {
          undo: async () => (await history.undo()) && ((await history.undo()) ?? history.redo()),
          redo: async () => (await history.redo()) && ((await history.redo()) ?? history.undo()),
          undoChanges: async (...asked) =>
            (await history.undoChanges(...asked)) &&
            history.undo().then((undone) => undone && { ...undone, change: null }),
        },
      }));
    case 'render': {
      const change = RENDER_MUTATIONS[what];
      if (!change) break;
      return among(tool, ({ rendering }) => ({
        rendering: { render: (request, signal) => rendering.render(change(request), signal) },
      }));
    }
    case 'asks':
      return { ...tool, approval: 'always' };
    case 'never-asks':
      return { ...tool, approval: 'never' };
    case 'costs-more':
      return {
        ...tool,
        cost: tool.cost ? { ...tool.cost, amount: tool.cost.amount + 1 } : { unit: 'image', amount: 1 },
      };
    case 'costs-nothing':
      return { ...tool, cost: null };
    case 'costs-always':
      return { ...tool, isFree: () => false };
  }
  throw new Error(`There is no mutation "${mutation}" of tools`);
}

function ofResult({ result, scene }: Witness['results'][number]): string[] {
  if (!result.ok) return ['succeeds'];
  const found = Object.entries(OPERATION_MUTATIONS)
    .filter(([, mutation]) => !sameJson(mutation(result.operations, scene), result.operations))
    .map(([name]) => name);
  for (const property of new Set(result.operations.flatMap(losable))) {
    if (!sameJson(losing(property)(result.operations, scene), result.operations)) found.push(`lost:${property}`);
  }
  const { output } = result;
  if (typeof output === 'object' && output !== null && !Array.isArray(output))
    found.push(...Object.keys(output).map((key) => `output:${key}`));
  if (result.page !== undefined && result.page !== scene.page) found.push('forgets-page');
  return ['fails', ...found];
}

/** The mutations of the tool that would have made a difference to this call. */
export function spoiltIn(tool: Tool, input: unknown, witness: Witness): string[] {
  const found = new Set(witness.results.flatMap(ofResult));
  for (const { request } of witness.renders) {
    for (const [name, change] of Object.entries(RENDER_MUTATIONS))
      if (!sameJson(change(request), request)) found.add(`render:${name}`);
  }
  for (const field of witness.decisive) found.add(`ignores:${field}`);
  if (witness.stored > 0) found.add('forgets-asset');
  if (witness.designs > 0) found.add('forgets-design');
  if (witness.undone > 0 && witness.results.some(({ result }) => result.ok))
    found.add('takes-nothing-back').add('takes-back-twice');
  if (tool.approval !== 'always') found.add('asks');
  if (witness.results.some(({ result }) => result.ok)) {
    if (!tool.cost || !tool.isFree?.(input)) found.add('costs-more');
    if (tool.cost && !tool.isFree?.(input)) found.add('costs-nothing');
    if (tool.cost && tool.isFree?.(input)) found.add('costs-always');
  }
  return [...found];
}
