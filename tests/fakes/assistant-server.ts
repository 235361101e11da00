/**
 * The built-in assistant as a server of OpenAI's protocol: it reads the requests that hosted models get, and answers as
 * they do. Anything it can no longer do over the wire was lost in translation.
 */
import type { JSONValue, LanguageModelV4Prompt, LanguageModelV4ToolResultOutput } from '@ai-sdk/provider';
import { createAssistant } from '#agent/assistant/assistant-model.ts';
import { startOpenAiServer, type OpenAiRequest, type OpenAiServer, type OpenAiStep } from './openai-server.ts';

interface WireMessage {
  role: string;
  content?: unknown;
  tool_call_id?: string;
  tool_calls?: { id: string; function: { name: string; arguments: string } }[];
}

const textOf = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : Array.isArray(content)
      ? (content as { text?: string }[]).flatMap(({ text }) => text ?? []).join('\n')
      : '';

/** Results are JSON; errors are an object with nothing else in it, or plain words. */
function outputOf(content: string): LanguageModelV4ToolResultOutput {
  try {
    const value = JSON.parse(content) as JSONValue;
    const error =
      value !== null && typeof value === 'object' && Object.keys(value).join() === 'error'
        ? Object.values(value)[0]
        : undefined;
    return typeof error === 'string' ? { type: 'error-text', value: error } : { type: 'json', value };
  } catch {
    return { type: 'error-text', value: content };
  }
}

function argumentsOf(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return {};
  }
}

/** The prompt of a request. */
function promptOf(messages: readonly WireMessage[]): LanguageModelV4Prompt {
  const names = new Map(
    messages.flatMap(({ tool_calls: calls = [] }) => calls.map((call) => [call.id, call.function.name] as const)),
  );
  return messages.map((message): LanguageModelV4Prompt[number] => {
    const text = textOf(message.content);
    switch (message.role) {
      case 'assistant': {
        const calls = (message.tool_calls ?? []).map((call) => ({
          type: 'tool-call' as const,
          toolCallId: call.id,
          toolName: call.function.name,
          input: argumentsOf(call.function.arguments),
        }));
        return { role: 'assistant', content: [...(text === '' ? [] : [{ type: 'text' as const, text }]), ...calls] };
      }
      case 'tool':
        return {
          role: 'tool',
          content: [
            {
              type: 'tool-result',
              toolCallId: message.tool_call_id ?? '',
              toolName: names.get(message.tool_call_id ?? '') ?? '',
              output: outputOf(text),
            },
          ],
        };
      case 'user':
        return { role: 'user', content: [{ type: 'text', text }] };
      default:
        return { role: 'system', content: text };
    }
  });
}

/** The assistant's answer to a request. */
export async function assistantAnswer({ body }: OpenAiRequest): Promise<OpenAiStep> {
  // It knows all tools by name, like a model that calls them without having asked.
  const { content } = await createAssistant({ pauseMs: 0 }).doGenerate({ prompt: promptOf(body.messages) });
  const calls = content.flatMap((part) =>
    part.type === 'tool-call' ? [{ call: part.toolName, id: part.toolCallId, raw: part.input }] : [],
  );
  const say = content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('');
  return calls.length > 0 ? { calls, say } : { say };
}

/** `onRequest` sees each request before it is answered. */
export function startAssistantServer(
  onRequest: (request: OpenAiRequest) => void = () => undefined,
): Promise<OpenAiServer> {
  return startOpenAiServer({
    always: (request) => {
      onRequest(request);
      return assistantAnswer(request);
    },
  });
}
