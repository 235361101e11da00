/** Our tools as the AI SDK takes them: the model sees name, description, JSON schema and `output`, never cards or revisions. */
import { jsonSchema, tool as sdkTool, type JSONSchema7, type ToolSet } from 'ai';
import { z } from 'zod';
import type { Tool, ToolOutcome } from '#tools/tool.ts';

/** By the schema that a tool brings: the same tool may come in several guises. */
const schemas = new WeakMap<Tool['input'], JSONSchema7>();

/** The input of a tool as JSON schema, as models and other clients are told it. */
export function inputJsonSchema(tool: Tool): JSONSchema7 {
  let schema = schemas.get(tool.input);
  if (!schema) {
    schema = z.toJSONSchema(tool.input, { io: 'input', target: 'draft-7' }) as JSONSchema7;
    schemas.set(tool.input, schema);
  }
  return schema;
}

/**
 * A tool set whose calls are run elsewhere: `outcomeOf` says what came of one. Nothing is validated here: wrong input
 * becomes an outcome that the model can read, the same one that every other caller of the tool gets.
 */
export function sdkTools(tools: readonly Tool[], outcomeOf: (toolCallId: string) => Promise<ToolOutcome>): ToolSet {
  return Object.fromEntries(
    tools.map((tool) => [
      tool.name,
      sdkTool<unknown, ToolOutcome, Record<string, never>>({
        description: tool.description,
        inputSchema: jsonSchema(inputJsonSchema(tool)),
        execute: (_input, { toolCallId }) => outcomeOf(toolCallId),
        toModelOutput: ({ output }) =>
          output.ok ? { type: 'json', value: output.output } : { type: 'error-text', value: output.error },
      }),
    ]),
  );
}
