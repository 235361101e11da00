/**
 * Our tools as the AI SDK takes them: the model sees name, description, JSON schema, `output` and the id of the change, never cards or
 * revisions.
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

/** Longer descriptions are sent only once: lists of fonts and formats are shared by many tools. Characters. */
const SAID_ONCE = 150;

/** Cached by the list of tools that is sent. */
const sent = new WeakMap<readonly Tool[], Map<string, JSONSchema7>>();

/**
 * The inputs of all tools as sent to a model with each request: text shared by several of them is only in the first.
 */
function sentSchemas(tools: readonly Tool[]): Map<string, JSONSchema7> {
  let schemas = sent.get(tools);
  if (schemas) return schemas;
  const said = new Map<string, string>();
  const shortened = (tool: string, key: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((one) => shortened(tool, key, one));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        if (name !== 'description' || typeof inner !== 'string' || inner.length < SAID_ONCE)
          return [name, shortened(tool, name, inner)];
        const place = said.get(inner);
        said.set(inner, place ?? `As ${key} of ${tool}`);
        return [name, place ?? inner];
      }),
    );
  };
  schemas = new Map(
    tools.map((tool) => {
      const { $schema: _dialect, ...schema } = inputJsonSchema(tool);
      return [tool.name, shortened(tool.name, '', schema) as JSONSchema7];
    }),
  );
  sent.set(tools, schemas);
  return schemas;
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
export function sdkTools(tools: readonly Tool[], outcomeOf: (toolCallId: string) => Promise<ToolOutcome>): ToolSet {
  const inputs = sentSchemas(tools);
  return Object.fromEntries(
    tools.map((tool) => [
      tool.name,
      sdkTool<unknown, ToolOutcome, Record<string, never>>({
        description: tool.description,
        inputSchema: jsonSchema(inputs.get(tool.name) ?? inputJsonSchema(tool)),
        execute: (_input, { toolCallId }) => outcomeOf(toolCallId),
        toModelOutput: ({ output }) =>
          output.ok
            ? { type: 'json', value: withChange(output.output, output.change) }
            : { type: 'error-text', value: output.error },
      }),
    ]),
  );
}
