/**
 * Our tools as the AI SDK takes them: the model sees name, description, JSON schema (a hosted one in short: sent-tools.ts),
 * `output` and the id of the change, never cards or revisions.
 */
import { jsonSchema, tool as sdkTool, type JSONSchema7, type ToolSet } from 'ai';
import { z } from 'zod';
import type { Json, Tool, ToolOutcome } from '#tools/contract/tool.ts';

/** Cached by the schema of the tool, as the same tool may come in several versions. */
const schemas = new WeakMap<Tool['input'], JSONSchema7>();

/** The input of a tool as JSON schema, as models and other clients get it. */
export function inputJsonSchema(tool: Tool): JSONSchema7 {
  let schema = schemas.get(tool.input);
  if (!schema) {
    schema = z.toJSONSchema(tool.input, { io: 'input', target: 'draft-7' }) as JSONSchema7;
    schemas.set(tool.input, schema);
  }
  return schema;
}

/** The change of the call goes along: the model undoes it by that id. */
function withChange(output: Json, change: string | undefined): Json {
  const isRecord = output !== null && typeof output === 'object' && !Array.isArray(output);
  return isRecord && change !== undefined ? { ...output, change } : output;
}

/**
 * A tool set whose calls run elsewhere: `outcomeOf` returns the outcome of one. Nothing is validated here: wrong input
 * becomes an outcome that the model can read, as for every other caller of the tool.
 */
export function sdkTools(
  tools: readonly Tool[],
  outcomeOf: (toolCallId: string, tool: Tool, input: unknown) => Promise<ToolOutcome>,
): ToolSet {
  return Object.fromEntries(
    tools.map((tool) => [
      tool.name,
      sdkTool<unknown, ToolOutcome, Record<string, never>>({
        description: tool.description,
        inputSchema: jsonSchema(inputJsonSchema(tool)),
        execute: (input, { toolCallId }) => outcomeOf(toolCallId, tool, input),
        toModelOutput: ({ output }) =>
          output.ok
            ? { type: 'json', value: withChange(output.output, output.change) }
            : { type: 'error-text', value: output.error },
      }),
    ]),
  );
}
