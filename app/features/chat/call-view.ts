/** A tool call as people see it: an icon, words for where it stands, a picture, a file. */
import {
  Download, Eye, ImagePlus, PaintBucket, Scaling, SlidersHorizontal, Trash2, Type, Undo2, Wrench, type LucideIcon,
} from 'lucide-react';
import { getToolName, isToolUIPart, type DynamicToolUIPart, type ToolUIPart, type UIMessagePart } from 'ai';
import { message, type MessageKey } from '#messages/message.ts';
import type { ToolCard, ToolOutcome } from '#tools/tool.ts';

export type CallPart = ToolUIPart | DynamicToolUIPart;
export type CallState = 'running' | 'done' | 'failed' | 'stopped';

export interface CallView {
  id: string;
  icon: LucideIcon;
  state: CallState;
  words: string;
  /** Why it failed. */
  error: string | null;
  /** Ids of assets. */
  thumbnails: readonly string[];
  download: { asset: string; fileName: string } | null;
  /** What it made or changed. */
  layers: readonly string[];
  /** What was asked for, for the details. */
  input: { name: string; value: string }[];
}

interface Kind {
  icon: LucideIcon;
  /** In the present, while it runs. */
  doing: MessageKey;
  failed: MessageKey;
  title: MessageKey;
}

const kinds: Record<string, Kind> = {
  look: { icon: Eye, doing: 'chat.doing.look', failed: 'chat.failed.look', title: 'tools.look.title' },
  add_text: { icon: Type, doing: 'chat.doing.addText', failed: 'chat.failed.addText', title: 'tools.addText.title' },
  add_image: { icon: ImagePlus, doing: 'chat.doing.addImage', failed: 'chat.failed.addImage', title: 'tools.addImage.title' },
  update_layer: { icon: SlidersHorizontal, doing: 'chat.doing.updateLayer', failed: 'chat.failed.updateLayer', title: 'tools.updateLayer.title' },
  delete: { icon: Trash2, doing: 'chat.doing.delete', failed: 'chat.failed.delete', title: 'tools.delete.title' },
  set_background: { icon: PaintBucket, doing: 'chat.doing.setBackground', failed: 'chat.failed.setBackground', title: 'tools.setBackground.title' },
  resize: { icon: Scaling, doing: 'chat.doing.resize', failed: 'chat.failed.resize', title: 'tools.resize.title' },
  undo: { icon: Undo2, doing: 'chat.doing.undo', failed: 'chat.failed.undo', title: 'tools.undo.title' },
  export: { icon: Download, doing: 'chat.doing.export', failed: 'chat.failed.export', title: 'tools.export.title' },
};

export function isCall(part: UIMessagePart<Record<string, unknown>, Record<string, { input: unknown; output: unknown }>>): part is CallPart {
  return isToolUIPart(part);
}

/** `ended`: the turn is over, so a call without an answer will never get one. */
export function viewCall(part: CallPart, ended: boolean): CallView {
  const name = getToolName(part);
  const kind = kinds[name];
  const title = kind ? message(kind.title) : sentence(name);
  const failed = kind ? message(kind.failed) : message('chat.failed.other', { what: title });
  const base = {
    id: part.toolCallId,
    icon: kind?.icon ?? Wrench,
    error: null,
    thumbnails: [],
    download: null,
    layers: [],
    input: inputRows(part.input),
  };
  if (part.state === 'output-error') return { ...base, state: 'failed', words: failed, error: part.errorText };
  if (part.state !== 'output-available') {
    if (ended) return { ...base, state: 'stopped', words: message('chat.callStopped', { what: title }) };
    return { ...base, state: 'running', words: kind ? message(kind.doing) : message('chat.doing.other') };
  }
  const outcome = part.output as ToolOutcome;
  if (outcome.ok) {
    const { card } = outcome;
    return {
      ...base, state: 'done', words: cardWords(card) ?? title,
      thumbnails: card.assets ?? [], download: card.download ?? null, layers: card.layers ?? [],
    };
  }
  if (outcome.stopped) return { ...base, state: 'stopped', words: message('chat.callStopped', { what: title }) };
  return { ...base, state: 'failed', words: failed, error: outcome.error };
}

/** A conversation may be older than the catalogue: a card whose words are gone has none. */
function cardWords({ key, values }: ToolCard): string | null {
  try {
    return message(key, values);
  } catch {
    return null;
  }
}

/** `remove_background` → `Remove background`. */
function sentence(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a call was given, flat and short. */
function inputRows(input: unknown): { name: string; value: string }[] {
  if (typeof input !== 'object' || input === null) return [];
  return Object.entries(input).flatMap(([name, value]) => {
    if (value === undefined || value === null) return [];
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return [{ name: spaced(name), value: text.length > 300 ? `${text.slice(0, 299)}…` : text }];
  });
}

/** `fontSize` → `font size`. */
function spaced(name: string): string {
  return name.replaceAll('_', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
