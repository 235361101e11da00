/** What the built-in assistant is given, and all that it knows: the prompt. Who said what, what was done, what the design looks like. */
import type { LanguageModelV4Message, LanguageModelV4Prompt, LanguageModelV4ToolResultOutput } from '@ai-sdk/provider';
import { EMPTY_CANVAS, isCanvas, readCanvas, type Canvas } from './read-canvas.ts';

/** A call of a tool and what came of it. */
export interface Deed {
  callId: string;
  tool: string;
  input: Record<string, unknown>;
  ok: boolean;
  output: Record<string, unknown>;
  error: string;
}

/** One question and what was done and said about it. */
export interface Exchange {
  /** As it was typed. */
  typed: string;
  /** Names of the pictures that came with it. */
  attached: string[];
  deeds: Deed[];
  said: string;
}

export interface Conversation {
  /** Answered before, oldest first. */
  earlier: Exchange[];
  /** To be answered now; its deeds are those of the running turn. */
  now: Exchange;
  canvas: Canvas;
}

const ATTACHED = /^\[attached: (".*")\]$/;

function userText(message: LanguageModelV4Message): string {
  if (message.role !== 'user') return '';
  return message.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');
}

function newExchange(text: string): Exchange {
  const attached: string[] = [];
  const words: string[] = [];
  for (const line of text.split('\n')) {
    const name = ATTACHED.exec(line)?.[1];
    if (name) attached.push(String(JSON.parse(name)));
    else words.push(line);
  }
  const typed = words.join('\n').trim().replace(/^…$/, '');
  return { typed, attached, deeds: [], said: '' };
}

function record(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

function finish(deed: Deed, output: LanguageModelV4ToolResultOutput): void {
  deed.ok = output.type === 'json' || output.type === 'text' || output.type === 'content';
  if (output.type === 'json') deed.output = record(output.value);
  else if (output.type === 'error-text' || output.type === 'text') deed.error = output.value;
  else deed.error = 'reason' in output && output.reason ? output.reason : output.type;
}

/** Of designs that were proposed on an empty page the first stands there: for all that follows it was composed. */
function asMade(deed: Deed): Deed[] {
  const [first] = Array.isArray(deed.output.proposals) ? (deed.output.proposals as unknown[]) : [];
  if (deed.tool !== 'propose_designs' || !deed.ok || deed.output.onPage !== 1) return [deed];
  const { change, made, ...output } = deed.output;
  return [
    { ...deed, output },
    {
      ...deed,
      tool: 'compose_design',
      input: record(record(first).toTake),
      output: { ...record(made), ...(change === undefined ? {} : { change }) },
    },
  ];
}

/** All words on the page, and those that pictures are called by, lower case. */
/** The conversation that a prompt holds. */
export function readPrompt(prompt: LanguageModelV4Prompt): Conversation {
  const exchanges: Exchange[] = [];
  let canvas: Canvas = EMPTY_CANVAS;
  for (const message of prompt) {
    const current = exchanges.at(-1);
    if (message.role === 'user') {
      const text = userText(message);
      if (isCanvas(text)) canvas = readCanvas(text);
      else exchanges.push(newExchange(text));
    } else if (message.role === 'assistant' && current) {
      for (const part of message.content) {
        if (part.type === 'text') current.said = `${current.said}\n${part.text}`.trim();
        if (part.type === 'tool-call') {
          current.deeds.push({
            callId: part.toolCallId,
            tool: part.toolName,
            input: record(part.input),
            ok: false,
            output: {},
            error: 'no answer',
          });
        }
      }
    } else if (message.role === 'tool' && current) {
      for (const part of message.content) {
        if (part.type !== 'tool-result') continue;
        const deed = current.deeds.find(({ callId }) => callId === part.toolCallId);
        if (deed) finish(deed, part.output);
      }
    }
  }
  for (const exchange of exchanges) exchange.deeds = exchange.deeds.flatMap(asMade);
  return { earlier: exchanges.slice(0, -1), now: exchanges.at(-1) ?? newExchange(''), canvas };
}
